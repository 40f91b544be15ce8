/* event-fixture.h - snapshots of small events, written as text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-snapshot.h"

G_BEGIN_DECLS

/* (transfer full): an event with players numbered from 1, "Player01" on, nothing paired. */
BrgSnapshot *event_fixture_new (const char *system,
                                const char *rulebook,
                                gint n_players,
                                gint n_rounds);

/* Adds the next round. A word a board: `1-2` not played, `1-2:1` White won, `:0`, `:=`, `:+`, `:-`,
 * `:*` adjourned, `:00` both sides' letters; `7` the odd player's bye. A `!` before the word is a
 * pair that the arbiter made. */
BrgRound *event_fixture_add_round (BrgSnapshot *snapshot, BrgRoundState state, const char *boards);

/* (transfer none): a board of a round, from 1. */
BrgGame *event_fixture_game (BrgSnapshot *snapshot, gint round, gint board);

/* (transfer full): the same event with all rounds of @tournament, up to the last paired one, closed
 * and nobody gone. */
BrgSnapshot *event_fixture_from_tournament (const char *system,
                                            const char *rulebook,
                                            const BrgTournament *tournament);

G_END_DECLS
