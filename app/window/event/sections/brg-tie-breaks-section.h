/* brg-tie-breaks-section.h - the order of tie-breaks of an event
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-event-section.h"

G_BEGIN_DECLS

#define BRG_TYPE_TIE_BREAKS_SECTION (brg_tie_breaks_section_get_type ())
G_DECLARE_FINAL_TYPE (BrgTieBreaksSection,
                      brg_tie_breaks_section,
                      BRG,
                      TIE_BREAKS_SECTION,
                      BrgEventSection)

G_END_DECLS
