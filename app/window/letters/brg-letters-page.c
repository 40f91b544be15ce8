/* brg-letters-page.c - play by correspondence: what is due, letters, charts
 *
 * Rules: rus-draughts-2022 10.1.10, 10.1.12, 10.3.4, 10.3.5, 10.5.1, 10.5.2
 * Tests: tests/gui/letters.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-letters-page.h"

#include <glib/gi18n.h>

#include "brg-chip.h"
#include "brg-letters-label.h"
#include "brg-letters-page-private.h"
#include "brg-letters-row.h"
#include "brg-postal-fault-words.h"
#include "brg-postal-state.h"
#include "brg-postal-words.h"
#include "brg-shell.h"
#include "brg-template.h"
#include "brg-ui-words.h"
#include "brg-ui.h"

G_DEFINE_FINAL_TYPE (BrgLettersPage, brg_letters_page, BRG_TYPE_PAGE)

guint
brg_letters_page_count_due (BrgSession *session, gboolean *is_postal)
{
  g_autoptr (BrgLettersDesk) held = NULL;

  g_return_val_if_fail (BRG_IS_SESSION (session) && is_postal != NULL, 0);

  held = brg_letters_desk_hold (session);
  *is_postal = held != NULL;
  return held != NULL ? brg_postal_due_list_count (held->items) : 0;
}

const BrgPostalCase *
brg_letters_page_get_case (BrgLettersPage *self)
{
  return self->desk != NULL && self->pairing_id != 0
             ? brg_postal_desk_find (self->desk, self->pairing_id)
             : NULL;
}

/* The list. */

static BrgChipKind
get_chip (const BrgPostalItem *item)
{
  if (item->last == 0)
    return BRG_CHIP_DRAFT;
  if (item->days_left < 0)
    return BRG_CHIP_ERROR;
  return item->band == BRG_POSTAL_BAND_LATER ? BRG_CHIP_OUTLINE : BRG_CHIP_WARN;
}

/* @marks: (nullable): stands below, whole however large the letters are */
static GtkWidget *
make_marked (GtkWidget *label, const char *marks)
{
  g_autofree char *text = NULL;

  if (marks == NULL)
    return label;
  text = g_strdup_printf ("⚠ %s", marks);
  return brg_letters_row_pair (label, brg_letters_label_new (text, "brg-wrong", TRUE));
}

static GtkWidget *
make_item_row (BrgLettersPage *self, const BrgPostalItem *item)
{
  const BrgWords *words = brg_ui_get_words ();
  g_autofree char *day = brg_postal_words_dup_day (item->last);
  g_autofree char *left = brg_postal_words_dup_left (item, words);
  g_autofree char *title = brg_postal_words_dup_title (item, words);
  g_autofree char *facts = brg_postal_words_dup_facts (item, self->desk, words);
  g_autofree char *who = brg_postal_words_dup_who (item, self->desk, words);
  g_autofree char *game =
      item->game != NULL ? brg_postal_words_dup_game (item->game) : g_strdup ("");
  const char *article = brg_postal_words_get_article (item->article);
  g_autofree char *marks =
      item->game != NULL ? brg_postal_words_dup_marks (item->game, words) : NULL;
  g_autofree char *place =
      *article != '\0' ? g_strdup_printf ("%s · %s", who, article) : g_strdup (who);
  const char *const texts[] = { title, left,    item->last != 0 ? day : "", who,
                                game,  article, marks != NULL ? marks : "", NULL };
  g_autofree char *said = brg_letters_row_dup_said (texts);
  GtkWidget *chip = brg_chip_new (
      get_chip (item), item->band <= BRG_POSTAL_BAND_TODAY ? "alarm-symbolic" : NULL, left);
  GtkWidget *third = brg_letters_row_pair (brg_letters_label_new (place, NULL, TRUE),
                                           brg_letters_label_new (game, "brg-dim", TRUE));

  gtk_widget_set_halign (chip, GTK_ALIGN_START);
  return brg_letters_row_new (
      brg_letters_row_pair (brg_letters_row_day (day), chip),
      make_marked (brg_letters_row_pair (brg_letters_label_new (title, "brg-strong", TRUE),
                                         brg_letters_label_new (facts, "brg-dim", TRUE)),
                   marks),
      third, said);
}

static GtkWidget *
make_game_row (const BrgPostalDesk *desk, const BrgPostalCase *matter)
{
  g_autofree char *names =
      g_strdup_printf ("%s – %s", matter->names[BRG_COLOUR_WHITE], matter->names[BRG_COLOUR_BLACK]);
  g_autofree char *state = brg_letters_row_dup_state (desk, matter);
  g_autofree char *sums =
      matter->chart != NULL
          /* Translators: days used by White and Black, moves of White and Black */
          ? g_strdup_printf (
                ngettext ("%u/%u d., %u/%u move", "%u/%u d., %u/%u moves",
                          matter->chart->n_moves[BRG_COLOUR_BLACK]),
                matter->chart->totals[BRG_COLOUR_WHITE], matter->chart->totals[BRG_COLOUR_BLACK],
                matter->chart->n_moves[BRG_COLOUR_WHITE], matter->chart->n_moves[BRG_COLOUR_BLACK])
          : g_strdup ("");
  g_autofree char *marks = brg_postal_words_dup_marks (matter, brg_ui_get_words ());
  const char *const texts[] = {
    matter->code, names, state, sums, marks != NULL ? marks : "", NULL
  };
  g_autofree char *said = brg_letters_row_dup_said (texts);
  GtkWidget *third = brg_letters_row_pair (brg_letters_label_new (state, NULL, TRUE),
                                           brg_letters_label_new (sums, "brg-dim", TRUE));

  return brg_letters_row_new (brg_letters_label_new (matter->code, "brg-strong", FALSE),
                              make_marked (brg_letters_label_new (names, NULL, TRUE), marks), third,
                              said);
}

static gboolean
are_games_shown (BrgLettersPage *self)
{
  return gtk_toggle_button_get_active (self->games_toggle);
}

static gboolean
are_rulings_shown (BrgLettersPage *self)
{
  return gtk_toggle_button_get_active (self->rulings_toggle);
}

static const BrgPostalItem *
get_item (BrgLettersPage *self, GtkListBoxRow *row)
{
  guint index = row != NULL ? (guint) gtk_list_box_row_get_index (row) : G_MAXUINT;

  return index < self->shown->len && !are_games_shown (self) && !are_rulings_shown (self)
             ? &g_array_index (self->items, BrgPostalItem,
                               g_array_index (self->shown, guint, index))
             : NULL;
}

static const BrgPostalRuling *
get_ruling (BrgLettersPage *self, GtkListBoxRow *row)
{
  guint index = row != NULL ? (guint) gtk_list_box_row_get_index (row) : G_MAXUINT;

  return index < self->shown->len && are_rulings_shown (self)
             ? &g_array_index (self->rulings, BrgPostalRuling,
                               g_array_index (self->shown, guint, index))
             : NULL;
}

const BrgPostalItem *
brg_letters_page_get_item (BrgLettersPage *self)
{
  return self->desk != NULL ? get_item (self, gtk_list_box_get_selected_row (self->list)) : NULL;
}

const BrgPostalRuling *
brg_letters_page_get_ruling (BrgLettersPage *self)
{
  return self->desk != NULL ? get_ruling (self, gtk_list_box_get_selected_row (self->list)) : NULL;
}

static const BrgPostalCase *
get_row_case (BrgLettersPage *self, GtkListBoxRow *row)
{
  const BrgPostalItem *item = get_item (self, row);
  guint index = row != NULL ? (guint) gtk_list_box_row_get_index (row) : G_MAXUINT;

  if (item != NULL)
    return item->game;
  if (are_rulings_shown (self))
    return index < self->shown->len ? get_ruling (self, row)->game : NULL;
  return are_games_shown (self) && index < self->shown->len
             ? self->desk->cases->pdata[g_array_index (self->shown, guint, index)]
             : NULL;
}

static void
set_header (GtkListBoxRow *row, GtkListBoxRow *before, gpointer data)
{
  BrgLettersPage *self = data;
  const BrgPostalItem *item = self->desk != NULL ? get_item (self, row) : NULL;
  const BrgPostalItem *other = item != NULL ? get_item (self, before) : NULL;
  GtkWidget *label = NULL;

  if (item != NULL && (other == NULL || other->band != item->band))
    {
      label = brg_letters_label_new (brg_postal_words_get_band (item->band, brg_ui_get_words ()),
                                     "heading", FALSE);
      gtk_widget_set_margin_top (label, 10);
      gtk_widget_set_margin_bottom (label, 4);
      gtk_widget_set_margin_start (label, 8);
    }
  gtk_list_box_row_set_header (row, label);
}

static void
fill_items (BrgLettersPage *self)
{
  BrgPostalFilter filter = { gtk_toggle_button_get_active (self->week_toggle),
                             gtk_toggle_button_get_active (self->arbiter_toggle), -1,
                             brg_ui_get_text (self->search_entry) };

  for (guint i = 0; i < self->items->len; i++)
    {
      const BrgPostalItem *item = &g_array_index (self->items, BrgPostalItem, i);

      if (!brg_postal_item_fits (item, self->desk, &filter))
        continue;
      g_array_append_val (self->shown, i);
      gtk_list_box_append (self->list, make_item_row (self, item));
    }
}

static void
fill_games (BrgLettersPage *self)
{
  BrgPostalFilter filter = { .entry = -1, .text = brg_ui_get_text (self->search_entry) };

  for (guint i = 0; i < self->desk->cases->len; i++)
    {
      const BrgPostalItem item = { .game = self->desk->cases->pdata[i], .entry = -1 };

      if (!brg_postal_item_fits (&item, self->desk, &filter))
        continue;
      g_array_append_val (self->shown, i);
      gtk_list_box_append (self->list, make_game_row (self->desk, item.game));
    }
}

static void
fill_rulings (BrgLettersPage *self)
{
  BrgPostalFilter filter = { .entry = -1, .text = brg_ui_get_text (self->search_entry) };

  for (guint i = 0; i < self->rulings->len; i++)
    {
      const BrgPostalRuling *ruling = &g_array_index (self->rulings, BrgPostalRuling, i);
      const BrgPostalItem item = { .game = ruling->game, .entry = -1, .ruling = *ruling };

      if (!brg_postal_item_fits (&item, self->desk, &filter))
        continue;
      g_array_append_val (self->shown, i);
      gtk_list_box_append (self->list, brg_letters_row_new_ruling (self->desk, ruling));
    }
}

/* The row of the game in the pane, else the first one. */
static GtkListBoxRow *
find_row (BrgLettersPage *self)
{
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->list, i)) != NULL; i++)
    {
      const BrgPostalCase *matter = get_row_case (self, row);

      if (matter != NULL && matter->seat.pairing_id == self->pairing_id)
        return row;
    }
  return gtk_list_box_get_row_at_index (self->list, 0);
}

static void
on_row_selected (BrgLettersPage *self)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);
  const BrgPostalCase *matter;

  if (self->is_filling || self->desk == NULL)
    return;
  matter = get_row_case (self, row);
  self->pairing_id = matter != NULL ? matter->seat.pairing_id : 0;
  brg_letters_page_show_case (self);
  brg_letters_page_update_actions (self);
}

/* Why the list is empty. */
static const char *
get_nothing (BrgLettersPage *self)
{
  if (*brg_ui_get_text (self->search_entry) != '\0' ||
      (!are_games_shown (self) && !are_rulings_shown (self) &&
       (gtk_toggle_button_get_active (self->week_toggle) ||
        gtk_toggle_button_get_active (self->arbiter_toggle))))
    return C_ ("letters", "Nothing fits the choice above.");
  if (are_rulings_shown (self))
    return C_ ("letters", "Nothing has been decided.");
  if (self->desk->snapshot->entries->len == 0)
    return C_ ("letters", "There are no players yet.");
  /* rus-draughts-2022 10.3.9: what the server knows stands in no letter. */
  if (self->desk->cases->len > 0 &&
      brg_postal_desk_get_channel (self->desk) == BRG_POSTAL_BY_SERVER)
    return C_ ("letters", "Nothing waits for the officials; the server counts the time (10.3.9).");
  if (self->desk->cases->len > 0)
    return C_ ("letters", "Nothing is due.");
  return g_action_group_get_action_enabled (G_ACTION_GROUP (self->actions), "begin")
             ? _ ("No game has begun: they begin together by “All Games Begin” in the menu.")
             : _ ("No game has begun: pair all rounds.");
}

/* A search is carried out a moment after it was typed, when the keys may be in the list already:
 * without a focus they would be those of the window. */
static void
fill_list (BrgLettersPage *self)
{
  gboolean was_in_list = brg_ui_has_focus_within (self->list);
  GtkWidget *placeholder;
  GtkListBoxRow *row;

  if (self->desk == NULL || self->is_filling)
    return;
  self->is_filling = TRUE;
  brg_ui_clear (self->list);
  g_array_set_size (self->shown, 0);
  /* Said by the list itself where it has no row. */
  placeholder = brg_letters_label_new (get_nothing (self), "brg-dim", TRUE);
  gtk_label_set_xalign (GTK_LABEL (placeholder), 0.5f);
  gtk_label_set_justify (GTK_LABEL (placeholder), GTK_JUSTIFY_CENTER);
  gtk_list_box_set_placeholder (self->list, placeholder);
  if (are_games_shown (self))
    fill_games (self);
  else if (are_rulings_shown (self))
    fill_rulings (self);
  else
    fill_items (self);
  brg_letters_row_align (self->list);
  row = find_row (self);
  if (row != NULL)
    gtk_list_box_select_row (self->list, row);
  self->is_filling = FALSE;
  on_row_selected (self);
  if (was_in_list)
    brg_page_take_focus (BRG_PAGE (self));
}

static void
on_filter_changed (BrgLettersPage *self)
{
  gboolean is_due = gtk_toggle_button_get_active (self->due_toggle);

  gtk_widget_set_sensitive (GTK_WIDGET (self->week_toggle), is_due);
  gtk_widget_set_sensitive (GTK_WIDGET (self->arbiter_toggle), is_due);
  fill_list (self);
}

static void
on_row_activated (BrgLettersPage *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "letters.row", NULL);
}

/* What was typed counts at once. */
static void
on_search_activated (BrgLettersPage *self)
{
  fill_list (self);
  brg_page_take_focus (BRG_PAGE (self));
}

static void
on_search_stopped (BrgLettersPage *self)
{
  brg_ui_set_text (self->search_entry, "");
  brg_page_take_focus (BRG_PAGE (self));
}

static void
release_desk (BrgLettersPage *self)
{
  self->desk = NULL;
  self->items = NULL;
  g_clear_pointer (&self->rulings, g_array_unref);
  g_clear_pointer (&self->held, brg_letters_desk_release);
}

/* Where nothing is played by correspondence there is nothing to choose from. */
static void
show_choices (BrgLettersPage *self)
{
  GtkWidget *const choices[] = { GTK_WIDGET (self->due_toggle), GTK_WIDGET (self->games_toggle),
                                 GTK_WIDGET (self->rulings_toggle), GTK_WIDGET (self->pane_toggle),
                                 GTK_WIDGET (self->search_entry) };

  for (guint i = 0; i < G_N_ELEMENTS (choices); i++)
    gtk_widget_set_sensitive (choices[i], self->desk != NULL);
}

static gboolean
brg_letters_page_take_focus (BrgPage *page)
{
  BrgLettersPage *self = BRG_LETTERS_PAGE (page);
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);

  if (self->desk == NULL)
    return gtk_widget_grab_focus (self->terms_button);
  if (row == NULL)
    return gtk_widget_grab_focus (GTK_WIDGET (self->due_toggle));
  /* A row that was just made has no place yet to be scrolled to. */
  brg_ui_show_whole (GTK_WIDGET (row), GTK_WIDGET (row));
  return gtk_widget_grab_focus (GTK_WIDGET (row));
}

static void
brg_letters_page_refresh (BrgPage *page, BrgSnapshot *snapshot G_GNUC_UNUSED)
{
  BrgLettersPage *self = BRG_LETTERS_PAGE (page);
  /* Where the group becomes one by correspondence the button with the keys goes. */
  gboolean was_in_list =
      brg_ui_has_focus_within (self->list) || gtk_widget_is_focus (self->terms_button);

  self->is_filling = TRUE;
  brg_ui_clear (self->list);
  g_array_set_size (self->shown, 0);
  self->is_filling = FALSE;
  release_desk (self);
  self->held = brg_letters_desk_hold (brg_page_get_session (page));
  self->desk = self->held != NULL ? self->held->desk : NULL;
  self->items = self->held != NULL ? self->held->items : NULL;
  self->rulings = self->desk != NULL ? brg_postal_rulings_new (self->desk) : NULL;
  gtk_stack_set_visible_child_name (self->stack, self->desk != NULL ? "letters" : "empty");
  show_choices (self);
  brg_letters_page_list_breaks (self);
  brg_letters_page_update_actions (self);
  if (self->desk == NULL)
    return;
  fill_list (self);
  if (was_in_list)
    brg_page_take_focus (page);
}

static char *
brg_letters_page_dup_subtitle (BrgPage *page, BrgSnapshot *snapshot G_GNUC_UNUSED)
{
  BrgLettersPage *self = BRG_LETTERS_PAGE (page);
  g_autofree char *day = NULL;
  g_autofree char *games = NULL;
  guint n_open = 0;

  if (self->desk == NULL)
    return g_strdup (_ ("not played by correspondence"));
  for (guint i = 0; i < self->desk->cases->len; i++)
    n_open +=
        brg_postal_state_is_open (brg_postal_state_find (self->desk, self->desk->cases->pdata[i]));
  day = brg_postal_words_dup_day (self->desk->on);
  games = g_strdup_printf (ngettext ("%u game", "%u games", self->desk->cases->len),
                           self->desk->cases->len);
  /* Translators: a day, "15 games", how many of them are not finished */
  return g_strdup_printf (_ ("%s · %s · %u open"), day, games, n_open);
}

static void
brg_letters_page_search (BrgPage *page)
{
  gtk_widget_grab_focus (GTK_WIDGET (BRG_LETTERS_PAGE (page)->search_entry));
}

/* Of all games one, whatever was looked for before. */
static void
show_game (BrgLettersPage *self, gint64 pairing_id)
{
  if (self->desk == NULL || brg_postal_desk_find (self->desk, pairing_id) == NULL)
    return;
  gtk_toggle_button_set_active (self->games_toggle, TRUE);
  brg_ui_set_text (self->search_entry, "");
  self->pairing_id = pairing_id;
  fill_list (self);
}

/* `decisions`: what was decided; `game/17`: the game with this row of pairings. */
static void
brg_letters_page_go_to (BrgPage *page, const char *target)
{
  BrgLettersPage *self = BRG_LETTERS_PAGE (page);

  if (g_str_equal (target, "decisions"))
    gtk_toggle_button_set_active (self->rulings_toggle, TRUE);
  else if (g_str_has_prefix (target, "game/"))
    show_game (self, g_ascii_strtoll (target + strlen ("game/"), NULL, 10));
}

static void
brg_letters_page_print (BrgPage *page)
{
  brg_shell_go (brg_shell_find (GTK_WIDGET (page)), "documents",
                are_rulings_shown (BRG_LETTERS_PAGE (page)) ? "postal-decisions" : "postal-chart");
}

static void
brg_letters_page_dispose (GObject *object)
{
  BrgLettersPage *self = BRG_LETTERS_PAGE (object);

  brg_template_silence (self);
  g_clear_pointer (&self->shown, g_array_unref);
  release_desk (self);
  g_clear_object (&self->actions);
  G_OBJECT_CLASS (brg_letters_page_parent_class)->dispose (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgLettersPage, name)

static const BrgTemplateChild children[] = {
  CHILD (due_toggle),   CHILD (games_toggle),   CHILD (rulings_toggle), CHILD (week_toggle),
  CHILD (terms_button), CHILD (arbiter_toggle), CHILD (search_entry),   CHILD (letter_button),
  CHILD (pane_toggle),  CHILD (stack),          CHILD (pane_sides),     CHILD (list),
  CHILD (code_label),   CHILD (names_label),    CHILD (turn_label),     CHILD (totals_box),
  CHILD (next_list),    CHILD (letters_list),   CHILD (chart_button),   CHILD (repeat_button),
  CHILD (breaks_menu),
};

static const BrgTemplateCallback callbacks[] = {
  BRG_TEMPLATE_CALLBACK (brg_page_take_focus), BRG_TEMPLATE_CALLBACK (on_filter_changed),
  BRG_TEMPLATE_CALLBACK (on_row_selected),     BRG_TEMPLATE_CALLBACK (on_row_activated),
  BRG_TEMPLATE_CALLBACK (on_search_activated), BRG_TEMPLATE_CALLBACK (on_search_stopped),
};

static void
brg_letters_page_class_init (BrgLettersPageClass *klass)
{
  BrgPageClass *page_class = BRG_PAGE_CLASS (klass);

  g_type_ensure (BRG_TYPE_SIDES);
  G_OBJECT_CLASS (klass)->dispose = brg_letters_page_dispose;
  page_class->refresh = brg_letters_page_refresh;
  page_class->dup_subtitle = brg_letters_page_dup_subtitle;
  page_class->take_focus = brg_letters_page_take_focus;
  page_class->search = brg_letters_page_search;
  page_class->print = brg_letters_page_print;
  page_class->go_to = brg_letters_page_go_to;
  brg_template_set (klass, "brg-letters-page", children, G_N_ELEMENTS (children));
  brg_template_set_callbacks (klass, callbacks, G_N_ELEMENTS (callbacks));
}

static void
brg_letters_page_init (BrgLettersPage *self)
{
  self->shown = g_array_new (FALSE, FALSE, sizeof (guint));
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_list_box_set_header_func (self->list, set_header, self, NULL);
  brg_letters_page_install_actions (self);
}
