/* team-fixture.h - snapshots of small team events, written as text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-snapshot.h"

G_BEGIN_DECLS

/* (transfer full): an event with teams numbered from 1, "Team1" on, row 100 and so on, and their
 * players "P11", "P12" on, row 101 and so on; nothing paired. */
BrgSnapshot *team_fixture_new (gint n_teams, gint n_players, gint n_boards);

/* Adds the next round. A word a match: `1-2` not played, `1-2:10=.` with a letter a board as its
 * White has it, a dot for none, `x` for one on which the team with White has nobody; `3` is free.
 * Everybody sits in the order of the application. */
BrgRound *team_fixture_add_round (BrgSnapshot *snapshot, BrgRoundState state, const char *matches);

/* Says when a line-up was handed in. */
void team_fixture_file (BrgSnapshot *snapshot, gint team, gint round, const char *filed_at);

G_END_DECLS
