/* brg-place-section.h - name, place and days of an event
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-event-section.h"

G_BEGIN_DECLS

#define BRG_TYPE_PLACE_SECTION (brg_place_section_get_type ())
G_DECLARE_FINAL_TYPE (BrgPlaceSection, brg_place_section, BRG, PLACE_SECTION, BrgEventSection)

G_END_DECLS
