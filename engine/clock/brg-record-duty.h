/* brg-record-duty.h - must the player still write his moves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-rulebook.h"

G_BEGIN_DECLS

/**
 * BRG_RECORD_DUTY_LEFT_MS:
 *
 * With less than so much on his clock a player without an increment need not write until the
 * control, where a book frees him; in milliseconds.
 */
#define BRG_RECORD_DUTY_LEFT_MS G_GINT64_CONSTANT (300000)

/**
 * brg_record_duty_ask:
 * @rulebook: the event's rule book
 * @discipline: what is played
 * @tempo: how fast; unknown is taken for standard
 * @is_watched: blitz: whether there are enough arbiters (fide-2023 B.2, rus-chess-2014 17.2)
 * @left_ms: time left on his clock, in milliseconds
 * @increment_seconds: what he gets for each move, as an increment or a delay
 * @article: (out): book id and article that says so, a constant string
 *
 * Exactly five minutes are not less than five. Once free a player stays free until the control even
 * if he is given time meanwhile; that is for the caller to know.
 *
 * Returns: whether he must write
 */
gboolean brg_record_duty_ask (const BrgRulebook *rulebook,
                              BrgDiscipline discipline,
                              BrgTempo tempo,
                              gboolean is_watched,
                              gint64 left_ms,
                              gint increment_seconds,
                              const char **article);

/**
 * brg_record_duty_get_fast_article:
 * @rulebook: the event's rule book
 * @discipline: what is played
 *
 * Returns: (nullable): book id and article that frees players of rapid and blitz from writing,
 * %NULL where the book has none
 */
const char *brg_record_duty_get_fast_article (const BrgRulebook *rulebook,
                                              BrgDiscipline discipline);

G_END_DECLS
