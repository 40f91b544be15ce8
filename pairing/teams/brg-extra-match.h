/* brg-extra-match.h - the right to an extra match for the first place
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-standings.h"

G_BEGIN_DECLS

/**
 * BrgExtraMatch:
 * @claimant: index of the team that won all of its matches and is only second
 * @leader: index of the team that is first
 *
 * Who may claim an extra match with whom.
 */
typedef struct
{
  gint claimant;
  gint leader;
} BrgExtraMatch;

/**
 * brg_extra_match_find:
 * @standings: standings of teams whose places go by points on the boards first
 * @tournament: the tournament that they were computed from, after brg_withdrawals_apply()
 * @match: (out): who and whom; untouched without such a right
 *
 * Where points on the boards decide, a team that has won all its matches and is only second may
 * claim an extra match for the first place with the first. If it ends level, the first stays
 * champion (rus-draughts-2022 5.4.9.6.1). A match won without play is won; the free round of an odd
 * field is no match; the odd team's bye in a Swiss is a plus and does not stand against it.
 *
 * There is no such right while a match of the team is open, when match points come first, and when
 * the two places are shared: the tie then is to be broken first.
 *
 * Returns: whether there is such a right
 */
gboolean brg_extra_match_find (const BrgStandings *standings,
                               const BrgTournament *tournament,
                               BrgExtraMatch *match);

G_END_DECLS
