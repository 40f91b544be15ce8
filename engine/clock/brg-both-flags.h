/* brg-both-flags.h - both flags are down, and nobody can tell which fell first
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-rulebook.h"

G_BEGIN_DECLS

/**
 * BrgBothFlags:
 * @BRG_BOTH_FLAGS_SILENT: the book says nothing, or its rule does not hold here: for the arbiter
 * @BRG_BOTH_FLAGS_PLAY_ON: the game goes on
 * @BRG_BOTH_FLAGS_DRAW: the game is drawn
 *
 * What becomes of the game.
 */
typedef enum
{
  BRG_BOTH_FLAGS_SILENT,
  BRG_BOTH_FLAGS_PLAY_ON,
  BRG_BOTH_FLAGS_DRAW,
} BrgBothFlags;

/**
 * brg_both_flags_judge:
 * @rulebook: the event's rule book
 * @tempo: how fast the game is; unknown is taken for standard
 * @is_watched: rapid and blitz: whether arbiters watch every game
 * @is_last_period: whether all remaining moves were to be made in this period
 * @is_announced: whether the guideline was announced; only fide-2023 asks (III.2.1)
 * @has_increment: whether moves bring time; only fide-2023 asks (III.2.2)
 * @article: (out) (nullable): book id and article that says so, a constant string; %NULL where the
 *   book is silent
 *
 * In draughts and in rapid chess of rus-chess-2014 without enough arbiters the period does not
 * count.
 *
 * Returns: what becomes of the game
 */
BrgBothFlags brg_both_flags_judge (const BrgRulebook *rulebook,
                                   BrgTempo tempo,
                                   gboolean is_watched,
                                   gboolean is_last_period,
                                   gboolean is_announced,
                                   gboolean has_increment,
                                   const char **article);

/**
 * brg_both_flags_get_announcement:
 * @rulebook: a rule book
 *
 * Returns: (nullable): book id and article by which this holds only where it was announced, a
 *   constant string; %NULL where it need not be
 */
const char *brg_both_flags_get_announcement (const BrgRulebook *rulebook);

G_END_DECLS
