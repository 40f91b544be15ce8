/* brg-trf-team-snapshot.h - teams of a report file and of an event
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-snapshot.h"
#include "brg-trf.h"

G_BEGIN_DECLS

/**
 * brg_trf_read_match_points:
 * @text: (nullable): what 362 says
 * @scoring: (inout): what a match is worth
 *
 * Reads what a won, drawn and lost match is worth; other codes are passed over.
 *
 * Returns: whether @text is understood
 */
gboolean brg_trf_read_match_points (const char *text, BrgScoring *scoring);

/**
 * brg_trf_add_teams:
 * @snapshot: a snapshot with the event and the group of the report
 * @trf: a report of matches, see brg_trf_check_matches()
 *
 * Adds teams, matches, byes and bans, and the view of their players. Ids are numbers of their own,
 * by which the two views belong together. The line-ups are free, as a report does not say what the
 * regulations want.
 */
void brg_trf_add_teams (BrgSnapshot *snapshot, const BrgTrf *trf);

G_END_DECLS
