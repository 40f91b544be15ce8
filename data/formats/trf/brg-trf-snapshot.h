/* brg-trf-snapshot.h - a report file as an event, and an event as a report file
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-snapshot.h"
#include "brg-trf.h"

G_BEGIN_DECLS

/**
 * brg_trf_to_snapshot:
 * @trf: a report
 * @name: name of the event when the file does not say it
 *
 * Makes an event of a report: players, rounds with boards, byes, officials. A report does not say
 * which rules hold: the rule book follows from #BrgTrf.discipline (`fide-2023` for chess) and is to
 * be shown to the user. The pairing system is that of the coded type, where it is one of ours.
 * Boards are put in the order of the points before the round. A round is closed when its results
 * are in. A round robin that breaks off is completed by the Berger tables when it follows them;
 * when it does not, brg_trf_schedule_plan_rest() says how many rounds it lacks. A report of matches
 * between teams (brg_trf_check_matches()) gives the view of the teams, and that of their players
 * with it.
 *
 * Returns: (transfer full): the event, with all ids 0, or of teams with ids of its own
 */
BrgSnapshot *brg_trf_to_snapshot (const BrgTrf *trf, const char *name);

/**
 * brg_trf_from_snapshot:
 * @snapshot: a group
 * @tournament: (nullable): the group as a tournament with the marks of leavers, %NULL to make it
 *   from @snapshot
 * @places: (array) (nullable): place of every numbered player, 0 for none
 *
 * Makes a report of a group. While nobody has a start number, numbers follow the order of the list.
 * Of teams, for whom @tournament and @places are, it holds their players and matches.
 *
 * Returns: (transfer full): the report
 */
BrgTrf *brg_trf_from_snapshot (const BrgSnapshot *snapshot,
                               const BrgTournament *tournament,
                               const gint *places);

G_END_DECLS
