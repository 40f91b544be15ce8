/* brg-desk-blind.h - games with a player who does not see the board: what the arbiter is told
 *
 * Rules: fide-2023 D.2; rus-chess-2014 32.1, 32.2; ussr-chess-1956 app. 1
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-desk-rules.h"

G_BEGIN_DECLS

/**
 * brg_desk_blind_plays:
 * @around: a game
 *
 * Returns: whether one of the players does not see the board
 */
gboolean brg_desk_blind_plays (const BrgDeskSurroundings *around);

/**
 * brg_desk_blind_dup_assistants:
 * @around: a game
 *
 * Returns: (transfer full) (nullable): the names of the assistants, %NULL without any
 */
char *brg_desk_blind_dup_assistants (const BrgDeskSurroundings *around);

/**
 * brg_desk_blind_answer_boards:
 * @around: a game in which the two boards show different positions, under a book that speaks of it
 * @same_records: whether the records of both players agree
 *
 * Returns: (transfer full): what is corrected, and whether the clocks are
 */
BrgDeskAnswer *brg_desk_blind_answer_boards (const BrgDeskSurroundings *around,
                                             gboolean same_records);

/**
 * brg_desk_blind_answer_records:
 * @around: a game in which the two boards show different positions, under a book that speaks of it
 * @status: the moves as they are recorded here: the one record
 * @notation: how moves are told
 * @text: the other record, its moves with or without numbers, piece letters of any language; `?`
 *   for what cannot be read
 *
 * Compares the two records. Where they part the boards go back to the last position in which they
 * agree; its half-move stands in #BrgDeskAnswer.plies.
 *
 * Returns: (transfer full): how far they agree, and what is corrected
 */
BrgDeskAnswer *brg_desk_blind_answer_records (const BrgDeskSurroundings *around,
                                              const BrgPlayStatus *status,
                                              const BrgNotation *notation,
                                              const char *text);

/**
 * brg_desk_blind_answer_assistant:
 * @around: a game under a book that speaks of the blind
 *
 * Returns: (transfer full): what the assistant does, and what holds without one
 */
BrgDeskAnswer *brg_desk_blind_answer_assistant (const BrgDeskSurroundings *around);

/**
 * brg_desk_blind_dup_announcement:
 * @around: a game of chess
 * @node: a node of it
 *
 * Returns: (transfer full) (nullable): how its move is announced, "Springer Gustav eins Felix
 * drei"; %NULL for the initial position and where both players see the board
 */
char *brg_desk_blind_dup_announcement (const BrgDeskSurroundings *around, const BrgGameNode *node);

G_END_DECLS
