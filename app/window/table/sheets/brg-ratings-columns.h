/* brg-ratings-columns.h - the tables of the sheet of ratings and norms
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "brg-rating-report.h"

G_BEGIN_DECLS

/**
 * brg_ratings_columns_add:
 * @ratings: an empty table for items of players
 * @norms: an empty table for items of norms
 * @report: where the report stands that the items index; must outlive the tables, and hold a report
 *   whenever they have items
 *
 * Gives both tables their columns; their items are #BrgRatingsItem.
 */
void brg_ratings_columns_add (GtkColumnView *ratings,
                              GtkColumnView *norms,
                              BrgRatingReport **report);

G_END_DECLS
