/* brg-letters-page-pane.c - the game that is chosen: its time, what follows, its last letters
 *
 * Tests: tests/gui/letters.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-chip.h"
#include "brg-letters-label.h"
#include "brg-letters-page-private.h"
#include "brg-name-words.h"
#include "brg-postal-words.h"
#include "brg-ui-words.h"
#include "brg-ui.h"

#define MOST_LETTERS 4

static GtkListBoxRow *
append_line (GtkListBox *list, const char *first, const char *second)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *label = brg_letters_label_new (second, NULL, TRUE);
  g_autofree char *said = g_strdup_printf ("%s, %s", first, second);

  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), brg_letters_label_new (first, "brg-strong", TRUE));
  gtk_box_append (GTK_BOX (box), label);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
  gtk_list_box_append (list, row);
  return GTK_LIST_BOX_ROW (row);
}

/* Days used of those that are given for the move that comes next. */
static void
append_total (BrgLettersPage *self, const BrgPostalCase *matter, BrgColour side)
{
  const BrgPostalTerms *terms = self->desk->event->terms;
  guint limit = brg_correspondence_get_limit (terms->norm_days, terms->norm_moves,
                                              matter->chart->n_moves[side] + 1);
  guint used = matter->chart->totals[side] + brg_postal_words_count_running (matter, side);
  GtkWidget *bar = gtk_level_bar_new_for_interval (0, MAX (limit, 1));
  g_autofree char *text = brg_postal_words_dup_used (matter, side, terms->norm_days > 0 ? limit : 0,
                                                     brg_ui_get_words ());
  g_autofree char *whole = g_strdup_printf ("%s %s", side == BRG_COLOUR_WHITE ? "○" : "●", text);
  g_autofree char *overdue = brg_postal_words_dup_overdue (matter, side, brg_ui_get_words ());

  gtk_level_bar_set_value (GTK_LEVEL_BAR (bar), MIN (used, limit));
  gtk_accessible_update_property (GTK_ACCESSIBLE (bar), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_box_append (self->totals_box, brg_letters_label_new (whole, NULL, TRUE));
  if (terms->norm_days > 0)
    gtk_box_append (self->totals_box, bar);
  if (overdue != NULL)
    {
      GtkWidget *chip = brg_chip_new (BRG_CHIP_ERROR, "alarm-symbolic", overdue);

      gtk_widget_set_halign (chip, GTK_ALIGN_START);
      gtk_box_append (self->totals_box, chip);
    }
}

/* Who is to do what; of a decision that two players get, whom the row is about. */
static char *
dup_next (const BrgPostalItem *item, const BrgPostalDesk *desk, const BrgWords *words)
{
  g_autofree char *title = brg_postal_words_dup_title (item, words);
  g_autofree char *who = brg_postal_words_dup_who (item, desk, words);
  g_autofree char *name = NULL;
  const char *article = brg_postal_words_get_article (item->article);

  if (item->entry >= 0 || !brg_postal_item_has_ruling (item) ||
      item->ruling.parties[item->party].entry < 0)
    return g_strdup_printf ("%s: %s (%s)", who, title, article);
  name = brg_name_words_dup (desk->snapshot, item->ruling.parties[item->party].entry,
                             BRG_NAME_SHORT, words);
  return g_strdup_printf ("%s: %s, %s (%s)", who, title, name, article);
}

static void
fill_next (BrgLettersPage *self, const BrgPostalCase *matter)
{
  const BrgWords *words = brg_ui_get_words ();

  for (guint i = 0; i < self->items->len; i++)
    {
      const BrgPostalItem *item = &g_array_index (self->items, BrgPostalItem, i);
      g_autofree char *day = NULL;
      g_autofree char *text = NULL;

      if (item->game != matter)
        continue;
      day = brg_postal_words_dup_day (item->last);
      text = dup_next (item, self->desk, words);
      append_line (self->next_list, day, text);
    }
}

static void
fill_letters (BrgLettersPage *self, const BrgPostalCase *matter)
{
  const GPtrArray *rows = brg_postal_event_list_rows (self->desk->event, matter->seat.pairing_id);
  guint n_shown = 0;

  for (guint i = matter->game->records->len; i > 0 && n_shown < MOST_LETTERS; i--, n_shown++)
    {
      const BrgPostalRecord *record = brg_postal_game_get_record (matter->game, i - 1);
      g_autofree char *day = brg_postal_words_dup_day (brg_postal_record_get_known (record));
      g_autofree char *moves =
          record->moves != NULL ? g_strjoinv (" ", record->moves) : g_strdup ("");
      const char *kind =
          brg_postal_words_get_kind (record->kind, matter->game->channel, brg_ui_get_words ());
      g_autofree char *text = record->number != 0
                                  ? g_strdup_printf ("%s %u %s", kind, record->number, moves)
                                  : g_strdup (kind);

      GtkListBoxRow *row = append_line (self->letters_list, day, text);

      if (rows == NULL)
        continue;
      gtk_list_box_row_set_activatable (row, TRUE);
      gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "x",
                                        ((const BrgPostalRow *) rows->pdata[i - 1])->id);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "letters.edit");
    }
}

static const char *
get_turn (const BrgPostalCase *matter)
{
  if (matter->chart->turn.is_suspended)
    return _ ("Play is suspended until the arbiter decides.");
  if (matter->chart->turn.side == BRG_COLOUR_NONE)
    return "";
  /* rus-draughts-2022 10.3.9: nothing is on its way. */
  if (matter->chart->turn.received == 0 && matter->game->channel != BRG_POSTAL_BY_SERVER)
    return _ ("Nobody knows when the last letter was received. The day is not guessed: it counts "
              "from the date that the answer gives.");
  return "";
}

void
brg_letters_page_show_case (BrgLettersPage *self)
{
  const BrgPostalCase *matter = brg_letters_page_get_case (self);
  g_autofree char *names = NULL;
  const char *turn;

  brg_ui_clear (self->totals_box);
  brg_ui_clear (self->next_list);
  brg_ui_clear (self->letters_list);
  gtk_widget_set_visible (self->turn_label, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->next_list), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->letters_list), FALSE);
  gtk_label_set_text (self->code_label, matter != NULL ? matter->code : _ ("No game"));
  names = matter != NULL ? g_strdup_printf ("%s – %s", matter->names[BRG_COLOUR_WHITE],
                                            matter->names[BRG_COLOUR_BLACK])
                         : g_strdup ("");
  gtk_label_set_text (self->names_label, names);
  if (matter == NULL || matter->chart == NULL)
    return;
  append_total (self, matter, BRG_COLOUR_WHITE);
  append_total (self, matter, BRG_COLOUR_BLACK);
  turn = get_turn (matter);
  gtk_label_set_text (GTK_LABEL (self->turn_label), turn);
  gtk_widget_set_visible (self->turn_label, *turn != '\0');
  fill_next (self, matter);
  fill_letters (self, matter);
  gtk_widget_set_visible (GTK_WIDGET (self->next_list),
                          gtk_widget_get_first_child (GTK_WIDGET (self->next_list)) != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->letters_list), matter->game->records->len > 0);
}
