/* brg-officials-section.h - the officials of an event
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-event-section.h"

G_BEGIN_DECLS

#define BRG_TYPE_OFFICIALS_SECTION (brg_officials_section_get_type ())
G_DECLARE_FINAL_TYPE (BrgOfficialsSection,
                      brg_officials_section,
                      BRG,
                      OFFICIALS_SECTION,
                      BrgEventSection)

G_END_DECLS
