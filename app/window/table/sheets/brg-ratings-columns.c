/* brg-ratings-columns.c - the tables of the sheet of ratings and norms
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ratings-columns.h"

#include <glib/gi18n.h>

#include "brg-columns.h"
#include "brg-name-words.h"
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
dup_field (gpointer item, guint field, gpointer data)
{
  const BrgRatingReport *report = get_report (data);
  gint player = (gint) brg_ratings_item_get_index (item);
  const BrgEntry *entry = brg_snapshot_get_entry (report->boards, player);
  const BrgRatingLine *line = &report->list->lines[player];

  switch (field)
    {
    case FIELD_NUMBER:
      return g_strdup_printf ("%d", entry->number);
    case FIELD_NAME:
      return brg_name_words_dup (report->boards, player, BRG_NAME_PLAIN, NULL);
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
  return brg_name_words_dup_entry (get_report (data)->boards, entry_of_norm (data, item),
                                   BRG_NAME_PLAIN, NULL);
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
dup_norm_count (gpointer item, guint of, gpointer data)
{
  return brg_norm_words_count (of, &norm_of_item (data, item)->items[of]);
}

static char *
dup_norm_needs (gpointer item, gpointer data)
{
  return brg_norm_words_needs (brg_ui_get_words (), norm_of_item (data, item));
}

static void
add_rating_columns (GtkColumnView *view, gpointer data)
{
#define NUMBERS(width_chars, css_class, number) \
  BRG_COLUMN_RIGHT, width_chars, css_class, .dup_field = dup_field, .field = number
  const BrgColumn columns[] = {
    { _ ("No."), NUMBERS (4, "brg-dim", FIELD_NUMBER) },
    { _ ("Name"), BRG_COLUMN_LEFT, 18, .dup_field = dup_field, .field = FIELD_NAME,
      .expands = TRUE },
    { _ ("Rating"), NUMBERS (6, NULL, FIELD_RATING) },
    /* Translators: the development coefficient of a rating */
    { _ ("K"), NUMBERS (4, NULL, FIELD_K) },
    { _ ("Games"), NUMBERS (6, NULL, FIELD_GAMES) },
    { _ ("Points"), NUMBERS (6, NULL, FIELD_POINTS) },
    { _ ("Expected"), NUMBERS (8, NULL, FIELD_EXPECTED) },
    { _ ("Change"), NUMBERS (8, NULL, FIELD_CHANGE) },
    /* Translators: heading of the new rating */
    { _ ("New"), NUMBERS (7, "brg-strong", FIELD_NEW) },
    { _ ("Performance"), NUMBERS (8, NULL, FIELD_PERFORMANCE) },
  };

  brg_columns_add_all (view, columns, G_N_ELEMENTS (columns), data);
}

static void
add_norm_columns (GtkColumnView *view, gpointer data)
{
  const BrgColumn columns[] = {
    { _ ("No."), BRG_COLUMN_RIGHT, 4, "brg-dim", .dup_text = dup_norm_number },
    { _ ("Name"), BRG_COLUMN_LEFT, 18, .dup_text = dup_norm_name, .expands = TRUE },
    { _ ("Norm"), BRG_COLUMN_LEFT, 6, "brg-strong", .dup_text = dup_norm },
    /* Translators: heading of "reached", "possible", "out of reach" */
    { _ ("Status"), BRG_COLUMN_LEFT, 10, .dup_text = dup_norm_state },
    { _ ("Points"), BRG_COLUMN_RIGHT, 8, .dup_field = dup_norm_count, .field = BRG_NORM_SCORE },
    { _ ("Performance"), BRG_COLUMN_RIGHT, 11, .dup_field = dup_norm_count,
      .field = BRG_NORM_PERFORMANCE },
    /* Translators: heading of the points that a player still needs */
    { _ ("Requirement"), BRG_COLUMN_LEFT, 9, .dup_text = dup_norm_needs },
  };

  brg_columns_add_all (view, columns, G_N_ELEMENTS (columns), data);
}

void
brg_ratings_columns_add (GtkColumnView *ratings, GtkColumnView *norms, BrgRatingReport **report)
{
  g_return_if_fail (GTK_IS_COLUMN_VIEW (ratings) && GTK_IS_COLUMN_VIEW (norms));
  g_return_if_fail (report != NULL);

  add_rating_columns (ratings, report);
  add_norm_columns (norms, report);
}
