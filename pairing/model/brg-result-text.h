/* brg-result-text.h - a game's result as people write it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-points.h"

G_BEGIN_DECLS

/**
 * brg_result_dup_text:
 * @scoring: the event's scoring
 * @white: what White got
 * @black: what Black got
 *
 * Writes `1 – 0`, `½ – ½`, `2 – 0`, `+ / −`, `− / −`: points over the board with a dash, signs of a
 * game that was not played with a stroke; thin spaces on both sides. The same in all languages.
 *
 * Returns: (transfer full): the text; empty while the game is open or adjourned
 */
char *brg_result_dup_text (const BrgScoring *scoring, BrgOutcome white, BrgOutcome black);

/**
 * brg_outcome_dup_mark:
 * @scoring: the event's scoring
 * @outcome: what one player got
 *
 * Writes one player's mark as in a crosstable: points over the board, `+`, `−`; `+` also for the
 * odd player's bye, points for a bye that was granted; empty for an absence without points, an open
 * or an adjourned game.
 *
 * Returns: (transfer full): the mark
 */
char *brg_outcome_dup_mark (const BrgScoring *scoring, BrgOutcome outcome);

/**
 * brg_result_dup_games:
 * @scoring: what outcomes are worth
 * @first: (array length=n_games): what one side got in the games of a meeting
 * @second: (array length=n_games): what the other got
 * @n_games: number of games
 *
 * Returns: (transfer full): the games that were entered, one after the other; empty for none
 */
char *brg_result_dup_games (const BrgScoring *scoring,
                            const BrgOutcome *first,
                            const BrgOutcome *second,
                            gint n_games);

/**
 * brg_result_dup_sum:
 * @scoring: what outcomes are worth
 * @first: (array length=n_games): what one side got in the games of a meeting
 * @second: (array length=n_games): what the other got
 * @n_games: number of games
 *
 * Returns: (transfer full): the points of the games so far, `3 – 1`; empty while none was played
 */
char *brg_result_dup_sum (const BrgScoring *scoring,
                          const BrgOutcome *first,
                          const BrgOutcome *second,
                          gint n_games);

G_END_DECLS
