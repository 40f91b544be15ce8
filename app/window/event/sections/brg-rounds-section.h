/* brg-rounds-section.h - rounds, cycles and scoring of an event
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-event-section.h"

G_BEGIN_DECLS

#define BRG_TYPE_ROUNDS_SECTION (brg_rounds_section_get_type ())
G_DECLARE_FINAL_TYPE (BrgRoundsSection, brg_rounds_section, BRG, ROUNDS_SECTION, BrgEventSection)

G_END_DECLS
