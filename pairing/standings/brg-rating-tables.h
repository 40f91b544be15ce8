/* brg-rating-tables.h - FIDE's two tables between score and rating difference
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * brg_rating_difference:
 * @percent: a score in whole per cent, 0 to 100
 *
 * Returns: the rating difference that this score stands for, -800 to 800
 */
gint brg_rating_difference (gint percent);

/**
 * brg_rating_expectation:
 * @difference: own rating less the opponent's
 *
 * Returns: the expected score in per cent, 0 to 100; no limit of 400 is applied
 */
gint brg_rating_expectation (gint difference);

/**
 * BRG_RATING_CERTAIN:
 *
 * The least difference at which the higher rated player is expected to win every game.
 */
#define BRG_RATING_CERTAIN 736

/**
 * brg_rating_fill_expectations:
 * @percent: (out caller-allocates): for every difference from 0 to %BRG_RATING_CERTAIN what
 *   brg_rating_expectation() gives
 *
 * For whoever asks often.
 */
void brg_rating_fill_expectations (guint8 percent[BRG_RATING_CERTAIN + 1]);

G_END_DECLS
