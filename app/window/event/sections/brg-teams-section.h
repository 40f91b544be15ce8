/* brg-teams-section.h - who plays in an event: players for themselves, or teams
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-event-section.h"

G_BEGIN_DECLS

#define BRG_TYPE_TEAMS_SECTION (brg_teams_section_get_type ())
G_DECLARE_FINAL_TYPE (BrgTeamsSection, brg_teams_section, BRG, TEAMS_SECTION, BrgEventSection)

G_END_DECLS
