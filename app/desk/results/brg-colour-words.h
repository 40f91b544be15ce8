/* brg-colour-words.h - the colours that a player has had, in letters and words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-tournament.h"

G_BEGIN_DECLS

/**
 * brg_colour_words_dup_history:
 * @tournament: a tournament
 * @player: index of a player
 * @round: a round
 *
 * Returns: (transfer full): a letter for every round before @round: `w`, `b`, or `-` for a round
 *   without a game, as brg_colour_history_set_history() wants it
 */
char *brg_colour_words_dup_history (const BrgTournament *tournament, gint player, gint round);

/**
 * brg_colour_words_dup_letters:
 * @history: letters of brg_colour_words_dup_history()
 *
 * Returns: (transfer full): the letters that the language has for colours, `W B – B`; they stay in
 *   one line
 */
char *brg_colour_words_dup_letters (const char *history);

/**
 * brg_colour_words_dup_letters_of:
 * @tournament: a tournament
 * @player: index of a player
 * @round: a round
 *
 * Returns: (transfer full): the letters of the player's rounds before @round
 */
char *brg_colour_words_dup_letters_of (const BrgTournament *tournament, gint player, gint round);

/**
 * brg_colour_words_dup_spoken:
 * @history: letters of brg_colour_words_dup_history()
 *
 * Returns: (transfer full): the same in words, for a screen reader
 */
char *brg_colour_words_dup_spoken (const char *history);

G_END_DECLS
