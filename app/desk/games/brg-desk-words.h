/* brg-desk-words.h - words about the board: whose move, what happened, what ended the game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-game-node.h"
#include "brg-notation.h"
#include "brg-play-status.h"

G_BEGIN_DECLS

/**
 * brg_desk_words_side:
 * @side: White or Black
 *
 * Returns: the side in the user's language, in small letters; a constant string
 */
const char *brg_desk_words_side (BrgColour side);

/**
 * brg_desk_words_dup_duration:
 * @seconds: a time
 *
 * Returns: (transfer full): "2 minutes", or "1 min 30 s" when it is not whole minutes
 */
char *brg_desk_words_dup_duration (guint seconds);

/**
 * brg_desk_words_dup_move:
 * @status: a game
 * @ply: a half-move, 1 to the number of half-moves
 * @notation: how moves are written
 *
 * Returns: (transfer full): the move with its number, `24…Фb6`
 */
char *brg_desk_words_dup_move (const BrgPlayStatus *status, guint ply, const BrgNotation *notation);

/**
 * brg_desk_words_dup_status:
 * @status: a game up to the position on the board
 * @rulebook: the event's rule book
 * @notation: how moves are written
 * @article: (out): book id and article on what ended the game, a constant string; %NULL when it
 *   goes on
 *
 * Says in one line how the game stands: "White to move · 24 moves made · last: 24…Qb6", "Checkmate:
 * Black has won · last: ...".
 *
 * Returns: (transfer full): the line
 */
char *brg_desk_words_dup_status (const BrgPlayStatus *status,
                                 const BrgRulebook *rulebook,
                                 const BrgNotation *notation,
                                 const char **article);

/**
 * brg_desk_words_dup_times:
 * @n: a number, from 1
 *
 * Returns: (transfer full): "2nd time"
 */
char *brg_desk_words_dup_times (guint n);

/**
 * brg_desk_words_dup_times_mark:
 * @n: 2 or more
 *
 * Returns: (transfer full): the same beside a move in a narrow column: "2×"
 */
char *brg_desk_words_dup_times_mark (guint n);

/**
 * brg_desk_words_dup_time:
 * @milliseconds: a time, may be negative
 *
 * Returns: (transfer full): what a clock shows, `0:07:41`; below ten seconds with tenths
 */
char *brg_desk_words_dup_time (gint64 milliseconds);

/**
 * brg_desk_words_dup_span:
 * @seconds: so long, not negative
 *
 * Returns: (transfer full): `12:05`, from an hour on `1:02:05`
 */
char *brg_desk_words_dup_span (gint seconds);

/**
 * brg_desk_words_read_time:
 * @text: `12:05`, `0:12:05`, `7` (minutes)
 * @milliseconds: (out): the time; untouched on failure
 *
 * Returns: whether @text is a time
 */
gboolean brg_desk_words_read_time (const char *text, gint64 *milliseconds);

/**
 * brg_desk_words_find_result:
 * @status: a game
 * @rulebook: the event's rule book
 * @winner: (out): who has won, %BRG_COLOUR_NONE for a draw; untouched without an end
 *
 * Returns: (nullable): when the game has ended on the board, the words on a button that records its
 *   result
 */
const char *brg_desk_words_find_result (const BrgPlayStatus *status,
                                        const BrgRulebook *rulebook,
                                        BrgColour *winner);

/**
 * brg_desk_words_append_signs:
 * @text: a move as it is written
 * @node: the node of the move
 *
 * Adds the signs that stand behind the move: "!?".
 */
void brg_desk_words_append_signs (GString *text, const BrgGameNode *node);

G_END_DECLS
