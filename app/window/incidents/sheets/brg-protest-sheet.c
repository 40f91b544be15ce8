/* brg-protest-sheet.c - a protest or an appeal is handed in
 *
 * Rules: rus-draughts-2022 5.4.17.1, 5.4.17.2; rus-chess-2014 25.3
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-protest-sheet.h"

#include <glib/gi18n.h>

#include "brg-board-label.h"
#include "brg-category-presets.h"
#include "brg-money-words.h"
#include "brg-protest-fields.h"
#include "brg-protest-filing.h"
#include "brg-protest-search.h"
#include "brg-protest-time.h"
#include "brg-protest-words.h"
#include "brg-store-protests.h"
#include "brg-template.h"
#include "brg-ui-words.h"
#include "brg-ui.h"

struct _BrgProtestSheet
{
  BrgSheet parent_instance;

  GtkButton *file_button;
  AdwComboRow *round_row;
  AdwEntryRow *who_row;
  AdwActionRow
      *side_rows[2]; /* of White and Black; without a board the first one is who protests */
  GtkCheckButton *side_checks[2];
  AdwActionRow *board_row;
  GtkSwitch *board_switch;
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

  BrgProtestDesk *desk; /* owned */
  BrgProtest *protest;  /* owned: what is being filled in */
  gint board;           /* where who protests plays in the round, 0 for none */
  gboolean is_black;    /* whether he has Black there */
  gboolean is_filling;
};

G_DEFINE_FINAL_TYPE (BrgProtestSheet, brg_protest_sheet, BRG_TYPE_SHEET)

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
  gint64 at = brg_protest_words_parse_local (self->desk, brg_ui_get_text (self->time_row),
                                             brg_protest_fields_get_now ());
  gboolean is_sound =
      brg_category_parse_amount (brg_ui_get_text (self->fee_row), &protest->fee) && at != 0;

  protest->filer = adw_combo_row_get_selected (self->filer_row);
  protest->is_fee_paid = gtk_switch_get_active (self->paid_switch);
  take (&protest->filed_by, brg_ui_get_text (self->name_row));
  brg_protest_fields_take_articles (&protest->articles, brg_sheet_get_rulebook (BRG_SHEET (self)),
                                    self->articles_row);
  take (&protest->demand, brg_ui_get_text (self->demand_row));
  brg_protest_take_text (&protest->subject, brg_protest_fields_dup_text (self->subject_view));
  if (at != 0)
    brg_protest_take_text (&protest->filed_at, brg_protest_time_dup (at));
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
  brg_ui_set_class (row, "error", !is_sound);
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
        brg_protest_words_parse_local (self->desk, brg_ui_get_text (self->time_row), now) != 0);
  mark (self->fee_row, brg_category_parse_amount (brg_ui_get_text (self->fee_row), &fee));
  notes = brg_protest_desk_list_faults (self->desk, self->protest);
  brg_protest_fields_show_notes (self->notes_box, brg_sheet_get_rulebook (BRG_SHEET (self)), notes);
  window = self->protest->appeal_of_id != 0
               ? brg_protest_words_dup_appeal_window (self->desk, self->protest, now)
               : brg_protest_words_dup_window (self->desk, self->protest->round, now);
  gtk_label_set_text (self->window_label, window);
  gtk_widget_set_sensitive (GTK_WIDGET (self->file_button), is_sound && !has_final_note (notes));
}

static void
show_side (BrgProtestSheet *self, guint i, gint64 entry_id, const char *place)
{
  g_autofree char *name = brg_protest_words_dup_name (self->desk, entry_id);

  gtk_widget_set_visible (GTK_WIDGET (self->side_rows[i]), entry_id != 0);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->side_rows[i]), name);
  adw_action_row_set_subtitle (self->side_rows[i], place);
}

/* The two of the board, or him alone. */
static void
show_sides (BrgProtestSheet *self)
{
  const BrgProtest *protest = self->protest;
  gboolean has_board = protest->board != 0;
  gboolean is_black = has_board && self->is_black;
  g_autofree char *board = brg_board_label_of_number (self->desk->snapshot, self->board);
  /* Translators: number of a board */
  g_autofree char *about = g_strdup_printf (_ ("About _board %s"), board);

  self->is_filling = TRUE;
  show_side (self, is_black ? 1 : 0, protest->entry_id,
             has_board ? (is_black ? C_ ("side", "Black") : C_ ("side", "White")) : "");
  show_side (self, is_black ? 0 : 1, has_board ? protest->other_id : 0,
             is_black ? C_ ("side", "White") : C_ ("side", "Black"));
  gtk_check_button_set_active (self->side_checks[is_black ? 1 : 0], TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self->board_row), self->board != 0);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->board_row), about);
  gtk_switch_set_active (self->board_switch, has_board);
  self->is_filling = FALSE;
  update (self);
}

/* Where who protests plays in the round of the form; of a team the board that was chosen. */
static void
find_board (BrgProtestSheet *self)
{
  const BrgGame *game =
      brg_protest_desk_find_game (self->desk, self->protest->round, self->protest->board);

  self->board = self->protest->board;
  if (game != NULL)
    self->is_black = brg_protest_desk_get_side (self->desk, game->black) == self->protest->entry_id;
  else
    self->board = brg_protest_desk_find_board (self->desk, self->protest->round,
                                               self->protest->entry_id, &self->is_black);
}

static void
choose_board (BrgProtestSheet *self, gboolean is_about_board)
{
  self->protest->board = 0;
  self->protest->other_id = 0;
  if (is_about_board && self->board != 0)
    brg_protest_desk_choose_game (self->desk, self->protest, self->protest->round, self->board,
                                  self->is_black);
  show_sides (self);
}

static void
on_round_chosen (BrgProtestSheet *self)
{
  if (self->is_filling)
    return;
  self->protest->round = (gint) adw_combo_row_get_selected (self->round_row);
  self->protest->board = 0;
  find_board (self);
  choose_board (self, TRUE);
}

static void
on_board_switched (BrgProtestSheet *self)
{
  if (!self->is_filling)
    choose_board (self, gtk_switch_get_active (self->board_switch));
}

static void
on_side_chosen (BrgProtestSheet *self)
{
  if (self->is_filling || self->protest->board == 0)
    return;
  self->is_black = gtk_check_button_get_active (self->side_checks[1]);
  choose_board (self, TRUE);
}

/* A board, or a name; what was typed goes when it was found. */
static void
on_who_activated (BrgProtestSheet *self)
{
  const char *text = brg_ui_get_text (self->who_row);
  gboolean is_found = brg_protest_desk_find_who (self->desk, self->protest, text);

  mark (self->who_row, is_found || *text == '\0');
  if (!is_found)
    {
      gtk_widget_error_bell (GTK_WIDGET (self));
      return;
    }
  find_board (self);
  self->is_filling = TRUE;
  brg_ui_set_text (self->who_row, "");
  self->is_filling = FALSE;
  show_sides (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->side_checks[self->is_black ? 1 : 0]));
}

static void
on_who_changed (BrgProtestSheet *self)
{
  mark (self->who_row, TRUE);
}

/* Whoever goes on without Enter means what he typed. */
static void
on_who_left (BrgProtestSheet *self)
{
  if (*brg_ui_get_text (self->who_row) != '\0' &&
      brg_protest_desk_find_who (self->desk, self->protest, brg_ui_get_text (self->who_row)))
    {
      brg_ui_set_text (self->who_row, "");
      find_board (self);
      show_sides (self);
    }
}

static void
on_file_clicked (BrgProtestSheet *self)
{
  BrgSession *session = brg_sheet_get_session (BRG_SHEET (self));
  BrgStore *store = brg_session_get_store (session);
  GError *error = NULL;
  gboolean done;

  if (*brg_ui_get_text (self->who_row) != '\0')
    {
      on_who_activated (self);
      return;
    }
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
  G_OBJECT_CLASS (brg_protest_sheet_parent_class)->finalize (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgProtestSheet, name)

static const BrgTemplateChild children[] = {
  CHILD (file_button),
  CHILD (round_row),
  CHILD (board_row),
  CHILD (board_switch),
  CHILD (who_row),
  CHILD (filer_row),
  CHILD (name_row),
  CHILD (time_row),
  CHILD (articles_row),
  CHILD (fee_row),
  CHILD (paid_switch),
  CHILD (subject_view),
  CHILD (demand_row),
  CHILD (window_label),
  CHILD (notes_box),
  { "white_row", G_STRUCT_OFFSET (BrgProtestSheet, side_rows[0]) },
  { "black_row", G_STRUCT_OFFSET (BrgProtestSheet, side_rows[1]) },
  { "white_check", G_STRUCT_OFFSET (BrgProtestSheet, side_checks[0]) },
  { "black_check", G_STRUCT_OFFSET (BrgProtestSheet, side_checks[1]) },
};

static void
brg_protest_sheet_class_init (BrgProtestSheetClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = brg_protest_sheet_finalize;
  brg_template_set (klass, "brg-protest-sheet", children, G_N_ELEMENTS (children));
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), on_file_clicked);
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), on_who_activated);
}

static void
brg_protest_sheet_init (BrgProtestSheet *self)
{
  GtkEventController *focus = gtk_event_controller_focus_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (on_who_left), self);
  gtk_widget_add_controller (GTK_WIDGET (self->who_row), focus);
  gtk_window_set_default_widget (GTK_WINDOW (self), GTK_WIDGET (self->file_button));
  g_signal_connect_swapped (self->round_row, "notify::selected", G_CALLBACK (on_round_chosen),
                            self);
  g_signal_connect_swapped (self->who_row, "changed", G_CALLBACK (on_who_changed), self);
  g_signal_connect_swapped (self->side_checks[1], "toggled", G_CALLBACK (on_side_chosen), self);
  g_signal_connect_swapped (self->board_switch, "notify::active", G_CALLBACK (on_board_switched),
                            self);
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
  g_autofree char *fee = brg_money_words_amount (protest->fee, brg_ui_get_words ());
  g_autofree char *at =
      brg_protest_words_dup_hour (self->desk, brg_protest_time_parse (protest->filed_at), now);
  /* Translators: currency of a deposit, may be empty: "Deposit, RUB" */
  g_autofree char *fee_title = g_strdup_printf (_ ("_Deposit, %s"), protest->currency);

  self->is_filling = TRUE;
  fill_choices (self);
  adw_combo_row_set_selected (self->round_row, (guint) protest->round);
  adw_combo_row_set_selected (self->filer_row, protest->filer);
  brg_ui_set_text (self->name_row, protest->filed_by);
  brg_ui_set_text (self->time_row, at);
  brg_protest_fields_set_articles (self->articles_row, brg_sheet_get_rulebook (BRG_SHEET (self)),
                                   protest->articles);
  brg_ui_set_text (self->demand_row, protest->demand);
  brg_ui_set_text (self->fee_row, protest->fee > 0 ? fee : "");
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
    gtk_button_set_label (self->file_button, _ ("C_orrect"));
}

void
brg_protest_sheet_present (BrgShell *shell,
                           gint64 protest_id,
                           gint64 appealed_id,
                           gint64 incident_id)
{
  BrgProtestSheet *self;
  BrgProtestDesk *desk;
  const BrgProtest *stored;

  g_return_if_fail (BRG_IS_SHELL (shell));

  desk = brg_protest_fields_open_desk (shell);
  if (desk == NULL)
    return;
  self = g_object_new (BRG_TYPE_PROTEST_SHEET, "transient-for", shell, NULL);
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
  find_board (self);
  show_sides (self);
  gtk_window_present (GTK_WINDOW (self));
  gtk_widget_grab_focus (self->protest->entry_id == 0 ? GTK_WIDGET (self->who_row)
                                                      : GTK_WIDGET (self->subject_view));
}
