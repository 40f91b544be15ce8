/* brg-desk-verdict.h - a fallen flag, an illegal move, an adjournment, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-desk-answer.h"
#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * brg_desk_answer_flag:
 * @matter: the game
 * @side: whose flag has fallen
 *
 * Returns: (transfer full): what the game comes to
 */
BrgDeskAnswer *brg_desk_answer_flag (const BrgDeskCase *matter, BrgColour side);

/**
 * brg_desk_answer_both_flags:
 * @matter: the game
 * @is_last_period: whether all the remaining moves were to be made in this period
 * @is_announced: whether the guidelines III of fide-2023 were announced for the event
 * @has_increment: whether moves bring time
 *
 * Returns: (transfer full): what the game comes to when both flags are down and nobody knows which
 *   fell first
 */
BrgDeskAnswer *brg_desk_answer_both_flags (const BrgDeskCase *matter,
                                           gboolean is_last_period,
                                           gboolean is_announced,
                                           gboolean has_increment);

/**
 * brg_desk_is_round_over:
 * @snapshot: a group
 * @round: number of a round
 * @is_game_over: whether the game has a result
 *
 * Returns: whether the next round has begun; of the last one, whether the game is over
 *   (ussr-chess-1956 15)
 */
gboolean brg_desk_is_round_over (const BrgSnapshot *snapshot, gint round, gboolean is_game_over);

/**
 * brg_desk_answer_illegal:
 * @matter: the game up to the position before the illegal move
 * @side: whose move it was
 * @n_before: how many illegal moves were counted of him in this game
 * @is_answered: whether the opponent has made his next move
 * @is_round_over: whether the next round has begun, see brg_desk_is_round_over()
 *
 * Returns: (transfer full): what follows
 */
BrgDeskAnswer *brg_desk_answer_illegal (const BrgDeskCase *matter,
                                        BrgColour side,
                                        guint n_before,
                                        gboolean is_answered,
                                        gboolean is_round_over);

/**
 * brg_desk_answer_adjourn:
 * @matter: the game
 * @is_adjourned: whether it is adjourned already
 *
 * Returns: (transfer full): what adjourning does
 */
BrgDeskAnswer *brg_desk_answer_adjourn (const BrgDeskCase *matter, gboolean is_adjourned);

G_END_DECLS
