/* brg-ratings-rows.h - the sum of one player, and the requirements of one norm, as rows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "brg-rating-report.h"

G_BEGIN_DECLS

/**
 * brg_ratings_rows_fill_games:
 * @list: an empty list
 * @report: a report with a rating list
 * @player: index of a player
 *
 * Appends a row for every game of the player: opponent, difference, score less expectation, or why
 * the game does not count.
 */
void brg_ratings_rows_fill_games (GtkListBox *list, const BrgRatingReport *report, gint player);

/**
 * brg_ratings_rows_dup_sum:
 * @report: a report with a rating list
 * @player: index of a player
 *
 * Returns: (transfer full): what the games add up to, in the user's language
 */
char *brg_ratings_rows_dup_sum (const BrgRatingReport *report, gint player);

/**
 * brg_ratings_rows_fill_norm:
 * @list: an empty list
 * @norm: a norm of a player
 *
 * Appends a row for every requirement, with its numbers and a sign whether it is met.
 */
void brg_ratings_rows_fill_norm (GtkListBox *list, const BrgNorm *norm);

/**
 * brg_ratings_rows_dup_norm:
 * @norm: a norm of a player
 *
 * Returns: (transfer full): how far he is, in the user's language
 */
char *brg_ratings_rows_dup_norm (const BrgNorm *norm);

/**
 * brg_ratings_rows_clear:
 * @list: a list
 *
 * Takes out all rows.
 */
void brg_ratings_rows_clear (GtkListBox *list);

G_END_DECLS
