/* brg-ratings-rows.c - the sum of one player, and the requirements of one norm, as rows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ratings-rows.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "brg-name-words.h"
#include "brg-ui-words.h"
#include "brg-ui.h"

static GtkWidget *
add_row (GtkListBox *list, const char *title, const char *subtitle, const char *value)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *label = gtk_label_new (value);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  gtk_widget_add_css_class (label, "numeric");
  gtk_label_set_xalign (GTK_LABEL (label), 1.0f);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
  gtk_list_box_append (list, row);
  return row;
}

static const char *
name_colour (BrgColour colour)
{
  return colour == BRG_COLOUR_WHITE ? _ ("White") : colour == BRG_COLOUR_BLACK ? _ ("Black") : "–";
}

/* "1 − 0.30 = +0.70" */
static char *
dup_gain (const BrgRatingGame *game)
{
  g_autofree char *score = brg_points_to_figures ((gint64) game->score * BRG_POINT / 100);
  g_autofree char *expected =
      brg_rating_words_hundredths (brg_ui_get_words (), game->expected, FALSE);
  g_autofree char *gain =
      brg_rating_words_hundredths (brg_ui_get_words (), game->score - game->expected, TRUE);

  return g_strdup_printf ("%s − %s = %s", score, expected, gain);
}

static char *
dup_value (const BrgRatingLine *line, const BrgRatingGame *game)
{
  if (game->state != BRG_RATING_GAME_COUNTS)
    return g_strdup (brg_rating_words_game (brg_ui_get_words (), game->state));
  return line->rating > 0 ? dup_gain (game)
                          : brg_points_to_figures ((gint64) game->score * BRG_POINT / 100);
}

static char *
dup_difference (gint difference)
{
  return g_strdup_printf ("%s%d",
                          difference < 0   ? "−"
                          : difference > 0 ? "+"
                                           : "",
                          ABS (difference));
}

static char *
dup_place (const BrgRatingLine *line, const BrgRatingGame *game)
{
  const char *colour = name_colour (game->colour);
  g_autofree char *difference = dup_difference (game->difference);

  if (line->rating == 0 || game->state != BRG_RATING_GAME_COUNTS)
    /* Translators: number of a round, "White" or "Black" */
    return g_strdup_printf (_ ("round %d, %s"), game->round, colour);
  if (game->is_capped)
    /* Translators: number of a round, "White" or "Black", a difference of ratings that is larger
     * in truth */
    return g_strdup_printf (_ ("round %d, %s, difference counts as %s"), game->round, colour,
                            difference);
  /* Translators: number of a round, "White" or "Black", a difference of ratings */
  return g_strdup_printf (_ ("round %d, %s, difference %s"), game->round, colour, difference);
}

void
brg_ratings_rows_fill_games (GtkListBox *list, const BrgRatingReport *report, gint player)
{
  const BrgRatingLine *line;

  g_return_if_fail (GTK_IS_LIST_BOX (list) && report != NULL && report->list != NULL);

  line = &report->list->lines[player];
  for (guint i = 0; i < line->games->len; i++)
    {
      const BrgRatingGame *game = &g_array_index (line->games, BrgRatingGame, i);
      g_autofree char *name =
          brg_name_words_dup (report->boards, game->opponent, BRG_NAME_PLAIN, NULL);
      g_autofree char *title = game->opponent_rating > 0
                                   ? g_strdup_printf ("%s (%d)", name, game->opponent_rating)
                                   : g_strdup (name);
      g_autofree char *place = dup_place (line, game);
      g_autofree char *value = dup_value (line, game);

      add_row (list, title, place, value);
    }
}

char *
brg_ratings_rows_dup_sum (const BrgRatingReport *report, gint player)
{
  const BrgRatingLine *line;
  g_autofree char *score = NULL;
  g_autofree char *expected = NULL;
  g_autofree char *change = NULL;

  g_return_val_if_fail (report != NULL && report->list != NULL, NULL);

  line = &report->list->lines[player];
  if (line->rating == 0)
    return brg_rating_words_first (brg_ui_get_words (), line, report->list->rules);
  score = brg_points_to_figures ((gint64) line->score * BRG_POINT / 100);
  expected = brg_rating_words_hundredths (brg_ui_get_words (), line->expected, FALSE);
  change = brg_rating_words_hundredths (brg_ui_get_words (), line->change, TRUE);
  return g_strdup_printf (
      /* Translators: points, expected points, K, change of the rating, new rating */
      _ ("(%s − %s) × %d = %s, new rating %d"), score, expected, line->k, change, line->new_rating);
}

void
brg_ratings_rows_fill_norm (GtkListBox *list, const BrgNorm *norm)
{
  const BrgWords *words = brg_ui_get_words ();

  g_return_if_fail (GTK_IS_LIST_BOX (list) && norm != NULL);

  for (BrgNormItem item = 0; item < BRG_N_NORM_ITEMS; item++)
    {
      const BrgNormCount *count = &norm->items[item];
      g_autofree char *value = brg_norm_words_count (item, count);
      const char *remark = !count->is_asked ? _ ("not required")
                           : count->is_met  ? _ ("met")
                                            : _ ("not met");
      GtkWidget *row = add_row (list, brg_norm_words_item (words, item), remark, value);
      GtkWidget *icon = gtk_image_new_from_icon_name (count->is_met ? "object-select-symbolic"
                                                                    : "window-close-symbolic");

      gtk_widget_set_opacity (icon, count->is_asked ? 1.0 : 0.0);
      adw_action_row_add_prefix (ADW_ACTION_ROW (row), icon);
    }
}

char *
brg_ratings_rows_dup_norm (const BrgNorm *norm)
{
  const BrgWords *words = brg_ui_get_words ();
  g_autoptr (GPtrArray) notes = NULL;
  g_autofree char *needs = NULL;
  g_autofree char *rest = NULL;

  g_return_val_if_fail (norm != NULL, NULL);

  notes = brg_norm_words_list_notes (words, norm);
  needs = brg_norm_words_needs (words, norm);
  if (*needs != '\0')
    /* Translators: "1½ from 2" */
    g_ptr_array_insert (
        notes, 0,
        g_strdup_printf (_ ("needs %s, if the opponents’ average stays as it is"), needs));
  g_ptr_array_insert (notes, 0, g_strdup (brg_norm_words_state (words, norm->state)));
  if (*norm->rule->source != '\0')
    g_ptr_array_add (notes, g_strdup (norm->rule->source));
  g_ptr_array_add (notes, NULL);
  rest = g_strjoinv ("; ", (char **) notes->pdata);
  return g_strconcat (norm->rule->name, ": ", rest, NULL);
}

void
brg_ratings_rows_clear (GtkListBox *list)
{
  g_return_if_fail (GTK_IS_LIST_BOX (list));

  brg_ui_clear (list);
}
