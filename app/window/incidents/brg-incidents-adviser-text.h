/* brg-incidents-adviser-text.h - what the adviser says, in the user's language
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-incident-desk.h"

G_BEGIN_DECLS

/** brg_incidents_adviser_dup_title: Returns: (transfer full): "Board 38", "Correction of no. 4" */
char *brg_incidents_adviser_dup_title (const BrgIncidentDesk *desk);

/** brg_incidents_adviser_dup_side: Returns: (transfer full): "○ Petukhova M." for a side */
char *brg_incidents_adviser_dup_side (const BrgIncidentDesk *desk, BrgColour side);

/** brg_incidents_adviser_dup_who: Returns: (transfer full): markup: who did it the which time */
char *brg_incidents_adviser_dup_who (const BrgIncidentDesk *desk);

/** brg_incidents_adviser_dup_note: Returns: (transfer full) (nullable): what else there is to do */
char *brg_incidents_adviser_dup_note (const BrgIncidentDesk *desk);

/** brg_incidents_adviser_dup_mate: Returns: (transfer full): whether the opponent can mate */
char *brg_incidents_adviser_dup_mate (const BrgIncidentDesk *desk);

/** brg_incidents_adviser_dup_outcome: Returns: (transfer full): markup: result and clocks, before
 *   and after; empty when neither changes */
char *brg_incidents_adviser_dup_outcome (const BrgIncidentDesk *desk);

G_END_DECLS
