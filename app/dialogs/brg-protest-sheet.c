/* brg-protest-sheet.c - a protest or an appeal is handed in
 *
 * Rules: rus-draughts-2022 5.4.17.1, 5.4.17.2; rus-chess-2014 25.3
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-protest-sheet.h"

#include <glib/gi18n.h>

#include "brg-award-words.h"
#include "brg-board-label.h"
#include "brg-category-presets.h"
#include "brg-protest-fields.h"
#include "brg-protest-words.h"
#include "brg-ui-words.h"
#include "brg-ui.h"

#define SHEET_WIDTH 900.0
#define SHEET_HEIGHT 640.0

struct _BrgProtestSheet
{
  AdwWindow parent_instance;

  GtkButton *file_button;
  GtkBox *columns;
  AdwComboRow *round_row;
  AdwComboRow *board_row;
  AdwComboRow *who_row;
  AdwComboRow *filer_row;
  AdwEntryRow *name_row;
  AdwEntryRow *time_row;
  AdwEntryRow *articles_row;
  AdwEntryRow *fee_row;
  GtkSwitch *paid_switch;
  GtkTextView *subject_view;
  AdwEntryRow *demand_row;
  GtkLabel *window_label;
  GtkBox *notes_box;

  BrgWindow *window;    /* not owned: this is transient for it */
  BrgProtestDesk *desk; /* owned */
  BrgProtest *protest;  /* owned: what is being filled in */
  GArray *boards;       /* gint: numbers of boards, 0 first, a line of the list each */
  GArray *sides;        /* gint64: rows of entries, a line of the list each */
  gboolean is_filling;
};

G_DEFINE_FINAL_TYPE (BrgProtestSheet, brg_protest_sheet, ADW_TYPE_WINDOW)

static const char *
get_text (AdwEntryRow *row)
{
  return gtk_editable_get_text (GTK_EDITABLE (row));
}

static void
set_text (AdwEntryRow *row, const char *text)
{
  gtk_editable_set_text (GTK_EDITABLE (row), text);
}

static void
take (char **place, const char *text)
{
  brg_protest_take_text (place, g_strstrip (g_strdup (text)));
}

/* What the form says. Returns: whether time and deposit can be read */
static gboolean
read_form (BrgProtestSheet *self)
{
  BrgProtest *protest = self->protest;
  gint64 at = brg_protest_words_parse_local (self->desk, get_text (self->time_row),
                                             brg_protest_fields_get_now ());
  gboolean is_sound =
      brg_category_parse_amount (get_text (self->fee_row), &protest->fee) && at != 0;

  protest->filer = adw_combo_row_get_selected (self->filer_row);
  protest->is_fee_paid = gtk_switch_get_active (self->paid_switch);
  take (&protest->filed_by, get_text (self->name_row));
  brg_protest_fields_take_articles (&protest->articles, self->articles_row);
  take (&protest->demand, get_text (self->demand_row));
  brg_protest_take_text (&protest->subject, brg_protest_fields_dup_text (self->subject_view));
  if (at != 0)
    brg_protest_take_text (&protest->filed_at, brg_protest_words_dup_time (at));
  brg_protest_desk_complete (self->desk, protest);
  return is_sound;
}

static gboolean
has_final_note (const GPtrArray *notes)
{
  for (guint i = 0; i < notes->len; i++)
    if (((const BrgProtestNote *) notes->pdata[i])->is_final)
      return TRUE;
  return FALSE;
}

static void
mark (AdwEntryRow *row, gboolean is_sound)
{
  if (is_sound)
    gtk_widget_remove_css_class (GTK_WIDGET (row), "error");
  else
    gtk_widget_add_css_class (GTK_WIDGET (row), "error");
}

static void
update (BrgProtestSheet *self)
{
  g_autoptr (GPtrArray) notes = NULL;
  g_autofree char *window = NULL;
  gint64 now = brg_protest_fields_get_now ();
  gint64 fee;
  gboolean is_sound;

  if (self->is_filling)
    return;
  is_sound = read_form (self);
  mark (self->time_row,
        brg_protest_words_parse_local (self->desk, get_text (self->time_row), now) != 0);
  mark (self->fee_row, brg_category_parse_amount (get_text (self->fee_row), &fee));
  notes = brg_protest_desk_list_faults (self->desk, self->protest);
  brg_protest_fields_show_notes (self->notes_box, notes);
  window = brg_protest_words_dup_window (self->desk, self->protest->round, now);
  gtk_label_set_text (self->window_label, self->protest->appeal_of_id == 0 ? window : "");
  gtk_widget_set_sensitive (GTK_WIDGET (self->file_button),
                            is_sound && self->protest->entry_id != 0 && !has_final_note (notes));
}

static void
add_side (BrgProtestSheet *self, GtkStringList *names, gint64 entry_id)
{
  g_autofree char *name = brg_protest_words_dup_name (self->desk, entry_id);

  if (entry_id == 0)
    return;
  gtk_string_list_append (names, name);
  g_array_append_val (self->sides, entry_id);
}

/* The two of the board, or everybody. */
static void
fill_sides (BrgProtestSheet *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  g_autoptr (BrgProtest) white = brg_protest_copy (self->protest);
  const BrgSnapshot *snapshot = self->desk->snapshot;
  guint selected = 0;

  g_array_set_size (self->sides, 0);
  if (self->protest->board != 0)
    {
      brg_protest_desk_choose_game (self->desk, white, white->round, white->board, FALSE);
      add_side (self, names, white->entry_id);
      add_side (self, names, white->other_id);
    }
  else
    for (guint i = 0; i < snapshot->entries->len; i++)
      add_side (self, names, brg_snapshot_get_entry (snapshot, (gint) i)->id);
  for (guint i = 0; i < self->sides->len; i++)
    if (g_array_index (self->sides, gint64, i) == self->protest->entry_id)
      selected = i;
  adw_combo_row_set_model (self->who_row, G_LIST_MODEL (names));
  adw_combo_row_set_selected (self->who_row, selected);
}

static char *
dup_board (BrgProtestSheet *self, const BrgGame *game)
{
  const BrgSnapshot *boards = brg_snapshot_get_boards (self->desk->snapshot);
  g_autofree char *label = brg_board_label_new (game);
  g_autofree char *white = brg_entry_dup_name (brg_snapshot_get_entry (boards, game->white));
  g_autofree char *black = brg_entry_dup_name (brg_snapshot_get_entry (boards, game->black));

  /* Translators: number of a board, two players */
  return g_strdup_printf (_ ("%s: %s – %s"), label, white, black);
}

static void
fill_boards (BrgProtestSheet *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  const BrgSnapshot *boards = brg_snapshot_get_boards (self->desk->snapshot);
  const BrgRound *round =
      self->protest->round > 0 ? brg_snapshot_get_round (boards, self->protest->round) : NULL;
  gint none = 0;
  guint selected = 0;

  g_array_set_size (self->boards, 0);
  g_array_append_val (self->boards, none);
  gtk_string_list_append (names, _ ("No board"));
  for (guint i = 0; round != NULL && i < round->games->len; i++)
    {
      const BrgGame *game = &g_array_index (round->games, BrgGame, i);
      g_autofree char *text = NULL;

      if (game->black == BRG_NOBODY)
        continue;
      text = dup_board (self, game);
      gtk_string_list_append (names, text);
      if (game->board == self->protest->board)
        selected = self->boards->len;
      g_array_append_val (self->boards, game->board);
    }
  adw_combo_row_set_model (self->board_row, G_LIST_MODEL (names));
  adw_combo_row_set_selected (self->board_row, selected);
}

static void
on_round_chosen (BrgProtestSheet *self)
{
  if (self->is_filling)
    return;
  self->protest->round = (gint) adw_combo_row_get_selected (self->round_row);
  self->protest->board = 0;
  self->is_filling = TRUE;
  fill_boards (self);
  fill_sides (self);
  self->is_filling = FALSE;
  update (self);
}

/* Whoever stands in the list protests. */
static void
on_who_chosen (BrgProtestSheet *self)
{
  guint index = adw_combo_row_get_selected (self->who_row);

  if (self->is_filling || index >= self->sides->len)
    return;
  if (self->protest->board != 0)
    brg_protest_desk_choose_game (self->desk, self->protest, self->protest->round,
                                  self->protest->board, index == 1);
  else
    {
      self->protest->entry_id = g_array_index (self->sides, gint64, index);
      self->protest->other_id = 0;
    }
  update (self);
}

static void
on_board_chosen (BrgProtestSheet *self)
{
  guint index = adw_combo_row_get_selected (self->board_row);

  if (self->is_filling || index >= self->boards->len)
    return;
  self->protest->board = g_array_index (self->boards, gint, index);
  self->is_filling = TRUE;
  fill_sides (self);
  self->is_filling = FALSE;
  on_who_chosen (self);
}

static void
on_file_clicked (BrgProtestSheet *self)
{
  BrgSession *session = brg_window_get_session (self->window);
  BrgStore *store = brg_session_get_store (session);
  GError *error = NULL;
  gboolean done;

  if (!read_form (self))
    return;
  done = self->protest->id == 0 ? brg_store_file_protest (store, self->protest, NULL, &error)
                                : brg_store_change_protest (store, self->protest, &error);
  if (done)
    gtk_window_close (GTK_WINDOW (self));
  brg_session_finish (session, done, error);
}

static void
brg_protest_sheet_finalize (GObject *object)
{
  BrgProtestSheet *self = BRG_PROTEST_SHEET (object);

  brg_protest_desk_free (self->desk);
  brg_protest_free (self->protest);
  g_array_unref (self->boards);
  g_array_unref (self->sides);
  G_OBJECT_CLASS (brg_protest_sheet_parent_class)->finalize (object);
}

static void
brg_protest_sheet_class_init (BrgProtestSheetClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = brg_protest_sheet_finalize;
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/berger/Berger/ui/brg-protest-sheet.ui");
  gtk_widget_class_bind_template_child (widget_class, BrgProtestSheet, file_button);
  gtk_widget_class_bind_template_child (widget_class, BrgProtestSheet, columns);
  gtk_widget_class_bind_template_child (widget_class, BrgProtestSheet, round_row);
  gtk_widget_class_bind_template_child (widget_class, BrgProtestSheet, board_row);
  gtk_widget_class_bind_template_child (widget_class, BrgProtestSheet, who_row);
  gtk_widget_class_bind_template_child (widget_class, BrgProtestSheet, filer_row);
  gtk_widget_class_bind_template_child (widget_class, BrgProtestSheet, name_row);
  gtk_widget_class_bind_template_child (widget_class, BrgProtestSheet, time_row);
  gtk_widget_class_bind_template_child (widget_class, BrgProtestSheet, articles_row);
  gtk_widget_class_bind_template_child (widget_class, BrgProtestSheet, fee_row);
  gtk_widget_class_bind_template_child (widget_class, BrgProtestSheet, paid_switch);
  gtk_widget_class_bind_template_child (widget_class, BrgProtestSheet, subject_view);
  gtk_widget_class_bind_template_child (widget_class, BrgProtestSheet, demand_row);
  gtk_widget_class_bind_template_child (widget_class, BrgProtestSheet, window_label);
  gtk_widget_class_bind_template_child (widget_class, BrgProtestSheet, notes_box);
}

static void
brg_protest_sheet_init (BrgProtestSheet *self)
{
  self->boards = g_array_new (FALSE, FALSE, sizeof (gint));
  self->sides = g_array_new (FALSE, FALSE, sizeof (gint64));
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_window_set_default_widget (GTK_WINDOW (self), GTK_WIDGET (self->file_button));
  g_signal_connect_swapped (self->file_button, "clicked", G_CALLBACK (on_file_clicked), self);
  g_signal_connect_swapped (self->round_row, "notify::selected", G_CALLBACK (on_round_chosen),
                            self);
  g_signal_connect_swapped (self->board_row, "notify::selected", G_CALLBACK (on_board_chosen),
                            self);
  g_signal_connect_swapped (self->who_row, "notify::selected", G_CALLBACK (on_who_chosen), self);
  g_signal_connect_swapped (self->filer_row, "notify::selected", G_CALLBACK (update), self);
  g_signal_connect_swapped (self->paid_switch, "notify::active", G_CALLBACK (update), self);
  g_signal_connect_swapped (gtk_text_view_get_buffer (self->subject_view), "changed",
                            G_CALLBACK (update), self);
  for (guint i = 0; i < 5; i++)
    {
      AdwEntryRow *rows[] = { self->name_row, self->time_row, self->articles_row, self->fee_row,
                              self->demand_row };

      g_signal_connect_swapped (rows[i], "changed", G_CALLBACK (update), self);
    }
}

static void
fill_choices (BrgProtestSheet *self)
{
  g_autoptr (GtkStringList) rounds = gtk_string_list_new (NULL);
  g_autoptr (GtkStringList) filers = gtk_string_list_new (NULL);

  gtk_string_list_append (rounds, _ ("No round"));
  for (guint i = 1; i <= self->desk->snapshot->rounds->len; i++)
    {
      g_autofree char *text = g_strdup_printf (_ ("Round %d"), (gint) i);

      gtk_string_list_append (rounds, text);
    }
  for (guint i = 0; i < BRG_N_PROTEST_FILERS; i++)
    gtk_string_list_append (filers, brg_protest_words_get_filer (i));
  adw_combo_row_set_model (self->round_row, G_LIST_MODEL (rounds));
  adw_combo_row_set_model (self->filer_row, G_LIST_MODEL (filers));
}

static void
fill_form (BrgProtestSheet *self)
{
  const BrgProtest *protest = self->protest;
  gint64 now = brg_protest_fields_get_now ();
  g_autofree char *fee = brg_award_words_amount (protest->fee, brg_ui_get_words ());
  g_autofree char *at = brg_protest_words_dup_hour (
      self->desk, brg_protest_words_parse_time (protest->filed_at), now);
  /* Translators: currency of a deposit, may be empty: "Deposit, RUB" */
  g_autofree char *fee_title = g_strdup_printf (_ ("_Deposit, %s"), protest->currency);

  self->is_filling = TRUE;
  fill_choices (self);
  adw_combo_row_set_selected (self->round_row, (guint) protest->round);
  adw_combo_row_set_selected (self->filer_row, protest->filer);
  fill_boards (self);
  fill_sides (self);
  set_text (self->name_row, protest->filed_by);
  set_text (self->time_row, at);
  brg_protest_fields_set_articles (self->articles_row, protest->articles);
  set_text (self->demand_row, protest->demand);
  set_text (self->fee_row, protest->fee > 0 ? fee : "");
  if (*protest->currency != '\0')
    adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->fee_row), fee_title);
  gtk_switch_set_active (self->paid_switch, protest->is_fee_paid);
  brg_protest_fields_set_text (self->subject_view, protest->subject);
  self->is_filling = FALSE;
}

static void
show_title (BrgProtestSheet *self)
{
  g_autofree char *title = NULL;

  if (self->protest->id != 0)
    title = brg_protest_words_dup_title (self->desk, self->protest);
  else
    title = g_strdup (self->protest->appeal_of_id != 0 ? _ ("New Appeal") : _ ("New Protest"));
  gtk_window_set_title (GTK_WINDOW (self), title);
  if (self->protest->id != 0)
    gtk_button_set_label (self->file_button, _ ("_Put Right"));
}

void
brg_protest_sheet_present (BrgWindow *window,
                           gint64 protest_id,
                           gint64 appealed_id,
                           gint64 incident_id)
{
  BrgProtestSheet *self;
  BrgProtestDesk *desk;
  const BrgProtest *stored;

  g_return_if_fail (BRG_IS_WINDOW (window));

  desk = brg_protest_fields_open_desk (window);
  if (desk == NULL)
    return;
  self = g_object_new (BRG_TYPE_PROTEST_SHEET, "transient-for", window, NULL);
  self->window = window;
  self->desk = desk;
  stored = protest_id != 0 ? brg_protest_desk_find (desk, protest_id) : NULL;
  self->protest = stored != NULL
                      ? brg_protest_copy (stored)
                      : brg_protest_desk_new_protest (
                            desk, incident_id,
                            appealed_id != 0 ? brg_protest_desk_find (desk, appealed_id) : NULL,
                            brg_protest_fields_get_now ());
  show_title (self);
  fill_form (self);
  if (self->protest->entry_id == 0)
    on_who_chosen (self);
  update (self);
  brg_ui_fit_sheet (GTK_WINDOW (self), self->columns, SHEET_WIDTH, SHEET_HEIGHT);
  gtk_window_present (GTK_WINDOW (self));
  gtk_widget_grab_focus (GTK_WIDGET (self->board_row));
}
