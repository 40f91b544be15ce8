/* brg-ratings-columns.c - the tables of the sheet of ratings and norms
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ratings-columns.h"

#include <glib/gi18n.h>

#include "brg-columns.h"
#include "brg-ratings-item.h"
#include "brg-ui-words.h"

static const BrgRatingReport *
get_report (gpointer data)
{
  return *(BrgRatingReport *const *) data;
}

typedef enum
{
  FIELD_NUMBER,
  FIELD_NAME,
  FIELD_RATING,
  FIELD_K,
  FIELD_GAMES,
  FIELD_POINTS,
  FIELD_EXPECTED,
  FIELD_CHANGE,
  FIELD_NEW,
  FIELD_PERFORMANCE,
} Field;

static char *
dup_rated (const BrgRatingLine *line, Field field)
{
  if (line->rating == 0)
    return g_strdup ("–");
  switch ((gint) field)
    {
    case FIELD_RATING:
      return g_strdup_printf ("%d", line->rating);
    case FIELD_K:
      return g_strdup_printf (line->is_own_k ? "%d*" : "%d", line->k);
    case FIELD_EXPECTED:
      return brg_rating_words_hundredths (brg_ui_get_words (), line->expected, FALSE);
    default:
      return brg_rating_words_hundredths (brg_ui_get_words (), line->change, TRUE);
    }
}

static char *
dup_field (const BrgRatingReport *report, gint player, Field field)
{
  const BrgEntry *entry = brg_snapshot_get_entry (report->boards, player);
  const BrgRatingLine *line = &report->list->lines[player];

  switch ((gint) field)
    {
    case FIELD_NUMBER:
      return g_strdup_printf ("%d", entry->number);
    case FIELD_NAME:
      return brg_entry_dup_name (entry);
    case FIELD_GAMES:
      return g_strdup_printf ("%d", line->n_games);
    case FIELD_POINTS:
      return brg_points_to_figures ((gint64) line->score * BRG_POINT / 100);
    case FIELD_NEW:
      return brg_rating_words_new (brg_ui_get_words (), line, report->list->rules);
    case FIELD_PERFORMANCE:
      return line->n_games > 0 ? g_strdup_printf ("%d", line->performance.rating) : g_strdup ("–");
    default:
      return dup_rated (line, field);
    }
}

#define DEFINE_CELL(name, field)                                                             \
  static char *name (gpointer item, gpointer data)                                           \
  {                                                                                          \
    return dup_field (get_report (data), (gint) brg_ratings_item_get_index (item), (field)); \
  }

DEFINE_CELL (dup_number, FIELD_NUMBER)
DEFINE_CELL (dup_name, FIELD_NAME)
DEFINE_CELL (dup_rating, FIELD_RATING)
DEFINE_CELL (dup_k, FIELD_K)
DEFINE_CELL (dup_games, FIELD_GAMES)
DEFINE_CELL (dup_points, FIELD_POINTS)
DEFINE_CELL (dup_expected, FIELD_EXPECTED)
DEFINE_CELL (dup_change, FIELD_CHANGE)
DEFINE_CELL (dup_new, FIELD_NEW)
DEFINE_CELL (dup_performance, FIELD_PERFORMANCE)

static const BrgNorm *
norm_of_item (gpointer data, gpointer item)
{
  return &g_array_index (get_report (data)->norms, BrgNorm, brg_ratings_item_get_index (item));
}

static const BrgEntry *
entry_of_norm (gpointer data, gpointer item)
{
  return brg_snapshot_get_entry (get_report (data)->boards, norm_of_item (data, item)->player);
}

static char *
dup_norm_number (gpointer item, gpointer data)
{
  return g_strdup_printf ("%d", entry_of_norm (data, item)->number);
}

static char *
dup_norm_name (gpointer item, gpointer data)
{
  return brg_entry_dup_name (entry_of_norm (data, item));
}

static char *
dup_norm (gpointer item, gpointer data)
{
  return g_strdup (norm_of_item (data, item)->rule->name);
}

static char *
dup_norm_state (gpointer item, gpointer data)
{
  return g_strdup (brg_norm_words_state (brg_ui_get_words (), norm_of_item (data, item)->state));
}

static char *
dup_norm_performance (gpointer item, gpointer data)
{
  return brg_norm_words_count (BRG_NORM_PERFORMANCE,
                               &norm_of_item (data, item)->items[BRG_NORM_PERFORMANCE]);
}

static char *
dup_norm_score (gpointer item, gpointer data)
{
  return brg_norm_words_count (BRG_NORM_SCORE, &norm_of_item (data, item)->items[BRG_NORM_SCORE]);
}

static char *
dup_norm_needs (gpointer item, gpointer data)
{
  return brg_norm_words_needs (brg_ui_get_words (), norm_of_item (data, item));
}

static void
add_rating_columns (GtkColumnView *view, gpointer data)
{
  GtkColumnViewColumn *name;

  brg_columns_add_text (view, _ ("No."), BRG_COLUMN_RIGHT, 4, "brg-dim", dup_number, data);
  name = brg_columns_add_text (view, _ ("Name"), BRG_COLUMN_LEFT, 0, NULL, dup_name, data);
  gtk_column_view_column_set_expand (name, TRUE);
  brg_columns_add_text (view, _ ("Rating"), BRG_COLUMN_RIGHT, 6, NULL, dup_rating, data);
  /* Translators: the development coefficient of a rating */
  brg_columns_add_text (view, _ ("K"), BRG_COLUMN_RIGHT, 4, NULL, dup_k, data);
  brg_columns_add_text (view, _ ("Games"), BRG_COLUMN_RIGHT, 6, NULL, dup_games, data);
  brg_columns_add_text (view, _ ("Points"), BRG_COLUMN_RIGHT, 6, NULL, dup_points, data);
  brg_columns_add_text (view, _ ("Expected"), BRG_COLUMN_RIGHT, 8, NULL, dup_expected, data);
  brg_columns_add_text (view, _ ("Change"), BRG_COLUMN_RIGHT, 8, NULL, dup_change, data);
  /* Translators: heading of the new rating */
  brg_columns_add_text (view, _ ("New"), BRG_COLUMN_RIGHT, 7, "brg-strong", dup_new, data);
  brg_columns_add_text (view, _ ("Performance"), BRG_COLUMN_RIGHT, 8, NULL, dup_performance, data);
}

static void
add_norm_columns (GtkColumnView *view, gpointer data)
{
  GtkColumnViewColumn *name;

  brg_columns_add_text (view, _ ("No."), BRG_COLUMN_RIGHT, 4, "brg-dim", dup_norm_number, data);
  name = brg_columns_add_text (view, _ ("Name"), BRG_COLUMN_LEFT, 0, NULL, dup_norm_name, data);
  gtk_column_view_column_set_expand (name, TRUE);
  brg_columns_add_text (view, _ ("Norm"), BRG_COLUMN_LEFT, 6, "brg-strong", dup_norm, data);
  /* Translators: heading of "reached", "possible", "out of reach" */
  brg_columns_add_text (view, _ ("Status"), BRG_COLUMN_LEFT, 10, NULL, dup_norm_state, data);
  brg_columns_add_text (view, _ ("Points"), BRG_COLUMN_RIGHT, 8, NULL, dup_norm_score, data);
  brg_columns_add_text (view, _ ("Performance"), BRG_COLUMN_RIGHT, 11, NULL, dup_norm_performance,
                        data);
  /* Translators: heading of the points that a player still needs */
  brg_columns_add_text (view, _ ("Requirement"), BRG_COLUMN_LEFT, 9, NULL, dup_norm_needs, data);
}

void
brg_ratings_columns_add (GtkColumnView *ratings, GtkColumnView *norms, BrgRatingReport **report)
{
  g_return_if_fail (GTK_IS_COLUMN_VIEW (ratings) && GTK_IS_COLUMN_VIEW (norms));
  g_return_if_fail (report != NULL);

  add_rating_columns (ratings, report);
  add_norm_columns (norms, report);
}
