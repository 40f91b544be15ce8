/* brg-desk-verdict.h - a fallen flag, an illegal move, an offer of a draw, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-desk-answer.h"

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
 *
 * Returns: (transfer full): what the game comes to when both flags are down and nobody knows which
 *   fell first
 */
BrgDeskAnswer *brg_desk_answer_both_flags (const BrgDeskCase *matter,
                                           gboolean is_last_period,
                                           gboolean is_announced);

/**
 * brg_desk_answer_illegal:
 * @matter: the game up to the position before the illegal move
 * @side: whose move it was
 * @n_before: how many illegal moves were counted of him in this game
 *
 * Returns: (transfer full): what follows
 */
BrgDeskAnswer *brg_desk_answer_illegal (const BrgDeskCase *matter, BrgColour side, guint n_before);

/**
 * brg_desk_answer_offer:
 * @matter: the game
 * @offer: who has offered a draw that is not yet answered, %BRG_COLOUR_NONE for nobody
 *
 * Returns: (transfer full): how a draw is offered and agreed
 */
BrgDeskAnswer *brg_desk_answer_offer (const BrgDeskCase *matter, BrgColour offer);

/**
 * brg_desk_answer_adjourn:
 * @matter: the game
 * @is_adjourned: whether it is adjourned already
 *
 * Returns: (transfer full): what adjourning does
 */
BrgDeskAnswer *brg_desk_answer_adjourn (const BrgDeskCase *matter, gboolean is_adjourned);

G_END_DECLS
