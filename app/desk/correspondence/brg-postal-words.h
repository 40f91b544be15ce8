/* brg-postal-words.h - play by correspondence in words: what is due, letters
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-postal-due-list.h"
#include "brg-postal-office-words.h"
#include "brg-words.h"

G_BEGIN_DECLS

/** brg_postal_words_dup_title: Returns: (transfer full): what is to be done, "Move of White, 8th"
 */
char *brg_postal_words_dup_title (const BrgPostalItem *item, const BrgWords *words);

/**
 * brg_postal_words_dup_facts:
 * @item: a row
 * @desk: its desk
 * @words: a language
 *
 * Returns: (transfer full): what the term is reckoned from, empty where there is nothing to say
 */
char *brg_postal_words_dup_facts (const BrgPostalItem *item,
                                  const BrgPostalDesk *desk,
                                  const BrgWords *words);

/** brg_postal_words_dup_left: Returns: (transfer full): "overdue by 3 days", "today", "5 days" */
char *brg_postal_words_dup_left (const BrgPostalItem *item, const BrgWords *words);

/** brg_postal_words_dup_who: Returns: (transfer full): who is to do it */
char *brg_postal_words_dup_who (const BrgPostalItem *item,
                                const BrgPostalDesk *desk,
                                const BrgWords *words);

/** brg_postal_words_dup_game: Returns: (transfer full): "В-26-03 Laptev – Zimina" */
char *brg_postal_words_dup_game (const BrgPostalCase *matter);

/**
 * brg_postal_words_dup_end:
 * @matter: a game
 * @words: a language
 *
 * Returns: (transfer full) (nullable): that it is over, with its result and since when; %NULL while
 *   it is not
 */
char *brg_postal_words_dup_end (const BrgPostalCase *matter, const BrgWords *words);

/** brg_postal_words_get_band: Returns: heading of rows */
const char *brg_postal_words_get_band (BrgPostalBand band, const BrgWords *words);

/** brg_postal_words_get_channel: Returns: by what moves are sent */
const char *brg_postal_words_get_channel (BrgPostalChannel channel, const BrgWords *words);

/** brg_postal_words_get_kind: Returns: what a record is; on a server a letter is a move */
const char *brg_postal_words_get_kind (BrgPostalKind kind,
                                       BrgPostalChannel channel,
                                       const BrgWords *words);

/**
 * brg_postal_words_dup_overdue:
 * @matter: a game
 * @side: one of its players
 * @words: a language
 *
 * Returns: (transfer full) (nullable): that he used more than his time (10.3.5), with a letter or
 *   while he thinks; %NULL where he did not, and where the game is over
 */
char *brg_postal_words_dup_overdue (const BrgPostalCase *matter,
                                    BrgColour side,
                                    const BrgWords *words);

/**
 * brg_postal_words_dup_used:
 * @matter: a game with a chart
 * @side: one of its players
 * @limit: days given for the move that comes next, 0 where there is no norm
 * @words: a language
 *
 * Returns: (transfer full): "Laptev: 12 of 50 d., 3 moves; 5 d. run": days used, and those that run
 *   while he has the move
 */
char *brg_postal_words_dup_used (const BrgPostalCase *matter,
                                 BrgColour side,
                                 guint limit,
                                 const BrgWords *words);

/** brg_postal_words_count_running: Returns: the days that run for @side, 0 where none do */
guint brg_postal_words_count_running (const BrgPostalCase *matter, BrgColour side);

/**
 * brg_postal_words_dup_stop:
 * @matter: a game
 * @words: a language
 *
 * Returns: (transfer full) (nullable): "stopped, letter 3" while an error in it has to be put right
 *   (10.2.9, 10.2.10), else %NULL
 */
char *brg_postal_words_dup_stop (const BrgPostalCase *matter, const BrgWords *words);

/**
 * brg_postal_words_dup_marks:
 * @matter: a game
 * @words: a language
 *
 * Returns: (transfer full) (nullable): who is overdue in it, %NULL for nobody
 */
char *brg_postal_words_dup_marks (const BrgPostalCase *matter, const BrgWords *words);

G_END_DECLS
