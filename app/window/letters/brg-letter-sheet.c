/* brg-letter-sheet.c - the form for a letter and whatever else belongs to a game by correspondence
 *
 * Rules: rus-draughts-2022 10.2.3
 * Tests: tests/gui/letters.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-letter-sheet.h"

#include <glib/gi18n.h>

#include "brg-board-view-speech.h"
#include "brg-field-left.h"
#include "brg-letter-sheet-private.h"
#include "brg-letters-breaks.h"
#include "brg-letters-label.h"
#include "brg-postal-doubt-words.h"
#include "brg-postal-words.h"
#include "brg-store-postal-records.h"
#include "brg-store-postal-rows.h"
#include "brg-template.h"
#include "brg-ui-words.h"
#include "brg-ui.h"

/* What is told beside a field asks for no more room than the field. */
#define NOTE_CHARS 30

G_DEFINE_FINAL_TYPE (BrgLetterSheet, brg_letter_sheet, BRG_TYPE_SHEET)

/* What is chosen, 0 where nothing is: an empty list has nothing. */
static guint
get_chosen (GtkDropDown *choice)
{
  guint chosen = gtk_drop_down_get_selected (choice);

  return chosen != GTK_INVALID_LIST_POSITION ? chosen : 0;
}

static void
read_form (BrgLetterSheet *self)
{
  BrgPostalDraft *draft = &self->draft;

  if (draft->side != BRG_COLOUR_NONE)
    draft->side = get_chosen (self->side_choice) == 0 ? BRG_COLOUR_WHITE : BRG_COLOUR_BLACK;
  for (guint i = 0; i < BRG_N_POSTAL_FIELDS; i++)
    brg_postal_draft_set (draft, (BrgPostalField) i, brg_ui_get_text (self->entries[i]));
  draft->repeating = (BrgPostalRepeating) get_chosen (self->repeating_choice);
  draft->ending = (BrgPostalEnding) get_chosen (self->ending_choice);
  draft->result = (BrgPostalResult) get_chosen (self->result_choice);
  draft->is_partial = gtk_check_button_get_active (self->partial_check);
  draft->lacks = 0;
  for (guint i = 0; i < BRG_N_POSTAL_LACKS; i++)
    if (gtk_check_button_get_active (self->lacks_checks[i]))
      draft->lacks |= 1u << i;
  draft->is_plain = gtk_check_button_get_active (self->plain_check);
  draft->skips_numbers = gtk_check_button_get_active (self->numbers_check);
  brg_postal_draft_complete_days (draft, self->desk, self->matter);
}

/* A day that was typed without its year is shown with the year that it was given; not while it is
 * still typed. */
static void
show_days (BrgLetterSheet *self, gboolean is_saved)
{
  self->is_filling = TRUE;
  for (guint i = 0; i < BRG_N_POSTAL_FIELDS; i++)
    {
      gboolean is_left_alone = !is_saved && (gtk_widget_get_state_flags (self->entries[i]) &
                                             GTK_STATE_FLAG_FOCUS_WITHIN) != 0;

      if (brg_postal_field_is_day ((BrgPostalField) i) && !is_left_alone &&
          g_strcmp0 (self->draft.texts[i], brg_ui_get_text (self->entries[i])) != 0)
        brg_ui_set_text (self->entries[i], self->draft.texts[i]);
    }
  self->is_filling = FALSE;
}

/* The form may be gone by now. */
static void
on_day_left (gpointer data)
{
  if (((BrgLetterSheet *) data)->desk != NULL)
    show_days (data, FALSE);
}

/* rus-draughts-2022 10.2.3, 10.3.6, 10.5.2: what may be missing of that kind. */
static void
show_lacks (BrgLetterSheet *self)
{
  BrgPostalKind kind = self->draft.kind;
  gboolean is_letter = kind == BRG_POSTAL_LETTER || kind == BRG_POSTAL_FIX;

  gtk_check_button_set_label (
      self->partial_check, is_letter ? _ ("The form of the letter lacks something")
                           : kind == BRG_POSTAL_ANALYSIS ? _ ("Not all was sent that goes with it")
                                                         : _ ("Not all materials were sent"));
  for (guint i = 0; i < BRG_N_POSTAL_LACKS; i++)
    gtk_check_button_set_label (self->lacks_checks[i],
                                brg_postal_words_get_lack (kind, i, brg_ui_get_words ()));
}

/* Fields that the kind does not have are not shown. */
static void
show_fields (BrgLetterSheet *self)
{
  BrgPostalKind kind = self->draft.kind;
  gboolean has_moves = brg_postal_field_belongs (BRG_POSTAL_FIELD_ACCEPT, kind);
  gboolean is_server = brg_postal_desk_get_channel (self->desk) == BRG_POSTAL_BY_SERVER;
  gboolean may_lack = brg_postal_lack_get_id (kind, 0) != NULL && !is_server;
  gboolean repeats =
      has_moves && !is_server && brg_postal_draft_answers (&self->draft, self->matter);
  gboolean has_result = kind == BRG_POSTAL_ANALYSIS || kind == BRG_POSTAL_OVER ||
                        kind == BRG_POSTAL_ADJUDGED || kind == BRG_POSTAL_REVERSED;

  for (guint i = 0; i < BRG_N_POSTAL_FIELDS; i++)
    {
      gboolean belongs =
          brg_postal_draft_asks (&self->draft, self->desk, self->matter, (BrgPostalField) i);

      gtk_widget_set_visible (self->entries[i], belongs);
      gtk_widget_set_visible (self->labels[i], belongs);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->side_choice), self->draft.side != BRG_COLOUR_NONE);
  brg_letter_sheet_show_titles (self);
  gtk_widget_set_visible (GTK_WIDGET (self->repeating_choice), repeats);
  gtk_widget_set_visible (self->choice_labels[0], repeats);
  gtk_widget_set_visible (GTK_WIDGET (self->ending_choice), kind == BRG_POSTAL_LETTER);
  gtk_widget_set_visible (self->choice_labels[1], kind == BRG_POSTAL_LETTER);
  gtk_widget_set_visible (GTK_WIDGET (self->result_choice), has_result);
  gtk_widget_set_visible (self->choice_labels[2], has_result);
  gtk_widget_set_visible (GTK_WIDGET (self->partial_check), may_lack);
  gtk_widget_set_visible (GTK_WIDGET (self->lacks_box), may_lack && self->draft.is_partial);
  if (may_lack)
    show_lacks (self);
  gtk_widget_set_visible (GTK_WIDGET (self->plain_check), kind == BRG_POSTAL_REPEAT);
  brg_letter_sheet_show_numbers (self);
  gtk_widget_set_visible (GTK_WIDGET (self->break_check),
                          kind == BRG_POSTAL_LETTER && self->draft.row_id == 0);
}

static void
on_changed (BrgLetterSheet *self)
{
  if (self->is_filling)
    return;
  read_form (self);
  show_fields (self);
  brg_letter_sheet_show (self);
}

static void
show_draft (BrgLetterSheet *self)
{
  self->is_filling = TRUE;
  if (get_chosen (self->kind_choice) != self->draft.kind)
    gtk_drop_down_set_selected (self->kind_choice, self->draft.kind);
  gtk_drop_down_set_selected (self->side_choice, self->draft.side == BRG_COLOUR_BLACK ? 1 : 0);
  gtk_drop_down_set_selected (self->result_choice, self->draft.result);
  gtk_drop_down_set_selected (self->repeating_choice, self->draft.repeating);
  gtk_drop_down_set_selected (self->ending_choice, self->draft.ending);
  gtk_check_button_set_active (self->partial_check, self->draft.is_partial);
  for (guint i = 0; i < BRG_N_POSTAL_LACKS; i++)
    gtk_check_button_set_active (self->lacks_checks[i], (self->draft.lacks & 1u << i) != 0);
  gtk_check_button_set_active (self->plain_check, self->draft.is_plain);
  gtk_check_button_set_active (self->numbers_check, self->draft.skips_numbers);
  for (guint i = 0; i < BRG_N_POSTAL_FIELDS; i++)
    brg_ui_set_text (self->entries[i], self->draft.texts[i] != NULL ? self->draft.texts[i] : "");
  self->is_filling = FALSE;
  show_fields (self);
  read_form (self);
  brg_letter_sheet_show (self);
}

/* A draft of that kind, with what comes next and what was typed. */
static void
begin_draft (BrgLetterSheet *self, BrgPostalKind kind, BrgColour side)
{
  char day[BRG_POSTAL_DAY_LENGTH];

  brg_postal_draft_change_kind (&self->draft, self->desk, self->matter, kind);
  if (side != BRG_COLOUR_NONE && self->draft.side != BRG_COLOUR_NONE)
    self->draft.side = side;
  if (brg_postal_field_belongs (BRG_POSTAL_FIELD_DATE, kind) &&
      self->draft.texts[BRG_POSTAL_FIELD_DATE] == NULL)
    brg_postal_draft_set (&self->draft, BRG_POSTAL_FIELD_DATE,
                          brg_postal_day_write (self->desk->on, day));
  show_draft (self);
}

/* Whether more stands in it than it was opened with, whatever the kind. */
static gboolean
is_typed (BrgLetterSheet *self)
{
  guint chosen = gtk_drop_down_get_selected (self->kind_choice);
  gboolean is_changed;

  self->is_filling = TRUE;
  gtk_drop_down_set_selected (self->kind_choice, self->draft.kind);
  is_changed = brg_sheet_is_changed (BRG_SHEET (self));
  gtk_drop_down_set_selected (self->kind_choice, chosen);
  self->is_filling = FALSE;
  return is_changed;
}

static gboolean
change_kind (gpointer data)
{
  BrgLetterSheet *self = data;
  gboolean is_touched;

  self->kind_id = 0;
  if (get_chosen (self->kind_choice) == self->draft.kind)
    return G_SOURCE_REMOVE;
  is_touched = is_typed (self);
  begin_draft (self, (BrgPostalKind) get_chosen (self->kind_choice), BRG_COLOUR_NONE);
  if (!is_touched)
    brg_sheet_begin_anew (BRG_SHEET (self));
  return G_SOURCE_REMOVE;
}

/* The list tells of every row that the keys pass, while it is open: what stands beside it changes
 * when they rest. */
static void
on_kind_changed (BrgLetterSheet *self)
{
  if (!self->is_filling && self->kind_id == 0)
    self->kind_id = g_idle_add (change_kind, self);
}

static void
show_fault (BrgLetterSheet *self, const char *text)
{
  gtk_label_set_text (self->fault_label, text);
  gtk_widget_set_visible (GTK_WIDGET (self->fault_label), *text != '\0');
  /* Nothing is said twice. */
  if (g_str_equal (gtk_label_get_text (self->after_label), text))
    gtk_label_set_text (self->after_label, "");
}

/* The caret to where something is wrong, in view with what is told of it: the line above has taken
 * room from the form. */
static void
take_caret (BrgLetterSheet *self, BrgPostalField field)
{
  GtkWidget *doubt = GTK_WIDGET (self->doubt_labels[field]);

  gtk_widget_grab_focus (self->entries[field]);
  brg_ui_show_whole (self->entries[field],
                     gtk_widget_get_visible (doubt) ? doubt : self->entries[field]);
}

/* What keeps the form from being stored, and where. */
static void
show_wrong (BrgLetterSheet *self, BrgPostalField wrong)
{
  g_autofree char *text = brg_letter_sheet_dup_wrong (self, wrong);

  show_fault (self, text);
  if (wrong < BRG_N_POSTAL_FIELDS)
    take_caret (self, wrong);
  else if (self->draft.result == BRG_POSTAL_UNFINISHED &&
           gtk_widget_get_visible (GTK_WIDGET (self->result_choice)))
    gtk_widget_grab_focus (GTK_WIDGET (self->result_choice));
}

static void
show_impossible (BrgLetterSheet *self, const BrgPostalDoubt *doubt)
{
  g_autofree char *text = brg_postal_doubt_dup_words (doubt);

  show_fault (self, text);
  take_caret (self, brg_letter_sheet_find_field (doubt));
}

/* rus-draughts-2022 10.3.9: nobody but the server counts them. */
static gboolean
lacks_days (BrgLetterSheet *self)
{
  GtkWidget *entry = self->entries[BRG_POSTAL_FIELD_DAYS];

  return gtk_widget_get_visible (entry) && *brg_ui_get_text (entry) == '\0';
}

/* rus-draughts-2022 10.2.10: a letter that stops the game is stored as it was written; who saves it
 * once more has read that it does. */
static gboolean
ask_once (BrgLetterSheet *self)
{
  g_autofree char *text = NULL;

  if (self->ask == NULL || g_strcmp0 (self->ask, self->asked) == 0)
    return TRUE;
  g_free (self->asked);
  self->asked = g_strdup (self->ask);
  /* Translators: a sentence */
  text = g_strdup_printf (_ ("%s Save once more to keep it so."), self->ask);
  show_fault (self, text);
  /* What is asked about: days that are missing, or moves. */
  if (lacks_days (self))
    take_caret (self, BRG_POSTAL_FIELD_DAYS);
  else if (gtk_widget_get_visible (self->entries[BRG_POSTAL_FIELD_MOVES]))
    take_caret (self, BRG_POSTAL_FIELD_MOVES);
  return FALSE;
}

/* rus-draughts-2022 10.3.6, 10.3.7: that materials are missing says nothing to the arbiter; which
 * ones does. What came from a file may not say so. */
static gboolean
find_unmarked (BrgLetterSheet *self)
{
  return gtk_widget_get_visible (GTK_WIDGET (self->lacks_box)) && self->draft.is_partial &&
         self->draft.lacks == 0 && self->draft.row_id == 0;
}

static const char *
get_unmarked (BrgPostalKind kind)
{
  if (kind == BRG_POSTAL_LETTER || kind == BRG_POSTAL_FIX)
    return _ ("Tick what is missing (10.2.3).");
  return kind == BRG_POSTAL_ANALYSIS ? _ ("Tick what is missing (10.5.2).")
                                     : _ ("Tick what is missing (10.3.6).");
}

static gboolean
store (BrgLetterSheet *self, const char *line, GError **error)
{
  BrgStore *store = brg_sheet_get_store (BRG_SHEET (self));

  return self->draft.row_id != 0
             ? brg_store_change_postal_record (store, self->draft.row_id, line, error)
             : brg_store_add_postal_record (store, self->matter->seat.pairing_id, line, error);
}

/* rus-draughts-2022 10.4.2: the letter is the notice to the partner, by its postmark; the days and
 * the others are asked for. */
static void
ask_break (BrgLetterSheet *self)
{
  static const BrgPostalField fields[] = { BRG_POSTAL_FIELD_RECEIPT, BRG_POSTAL_FIELD_SENT };
  gint owner = brg_postal_case_get_entry (self->matter, self->draft.side);
  gint partner = brg_postal_case_get_entry (self->matter, brg_colour_opposite (self->draft.side));
  BrgPostalNotice notice = { 0 };

  if (partner >= 0)
    notice.opponent_id = brg_snapshot_get_entry (self->desk->snapshot, partner)->id;
  for (guint i = 0; i < G_N_ELEMENTS (fields) && notice.told == 0; i++)
    if (self->draft.texts[fields[i]] != NULL)
      brg_postal_day_read (self->draft.texts[fields[i]], &notice.told);
  brg_letters_form_break (brg_sheet_get_shell (BRG_SHEET (self)), self->desk, owner, &notice);
}

static void
on_save_clicked (BrgLetterSheet *self)
{
  BrgSession *session = brg_sheet_get_session (BRG_SHEET (self));
  BrgPostalField wrong = BRG_N_POSTAL_FIELDS;
  g_autofree char *line = NULL;
  g_autofree char *end = NULL;
  g_autoptr (GError) error = NULL;

  read_form (self);
  show_days (self, TRUE);
  line = brg_postal_draft_dup_line (&self->draft, &wrong);
  if (line == NULL)
    {
      show_wrong (self, wrong);
      return;
    }
  end = brg_postal_words_dup_end (self->matter, brg_ui_get_words ());
  if (end != NULL && self->draft.kind <= BRG_POSTAL_CLAIM && self->draft.row_id == 0)
    {
      show_fault (self, end);
      return;
    }
  brg_letter_sheet_show (self);
  if (brg_letter_sheet_find_impossible (self) != NULL)
    {
      show_impossible (self, brg_letter_sheet_find_impossible (self));
      return;
    }
  if (find_unmarked (self))
    {
      show_fault (self, get_unmarked (self->draft.kind));
      gtk_widget_grab_focus (GTK_WIDGET (self->lacks_checks[0]));
      brg_ui_show_whole (GTK_WIDGET (self->lacks_checks[0]),
                         GTK_WIDGET (self->lacks_checks[BRG_N_POSTAL_LACKS - 1]));
      return;
    }
  if (!ask_once (self))
    return;
  if (!store (self, line, &error))
    {
      show_fault (self, error->message);
      return;
    }
  /* While the games that are shown still stand. */
  if (gtk_widget_get_visible (GTK_WIDGET (self->break_check)) &&
      gtk_check_button_get_active (self->break_check))
    ask_break (self);
  brg_session_finish (session, TRUE, NULL);
  brg_sheet_finish (BRG_SHEET (self));
}

static void
add_field (BrgLetterSheet *self, BrgPostalField field, int row)
{
  GtkWidget *label = gtk_label_new (NULL);
  GtkWidget *entry = gtk_entry_new ();
  GtkWidget *doubt = brg_letters_label_new ("", "brg-wrong", TRUE);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_mnemonic_widget (GTK_LABEL (label), entry);
  gtk_entry_set_activates_default (GTK_ENTRY (entry), TRUE);
  gtk_widget_set_hexpand (entry, TRUE);
  g_signal_connect_swapped (entry, "changed", G_CALLBACK (on_changed), self);
  if (brg_postal_field_is_day (field))
    brg_field_left_watch (entry, self, on_day_left, self);
  gtk_grid_attach (self->grid, label, 0, 2 * row, 1, 1);
  gtk_grid_attach (self->grid, entry, 1, 2 * row, 1, 1);
  self->entries[field] = entry;
  self->labels[field] = label;
  /* The columns stay where they are. */
  gtk_label_set_max_width_chars (GTK_LABEL (doubt), NOTE_CHARS);
  gtk_widget_set_visible (doubt, FALSE);
  gtk_grid_attach (self->grid, doubt, 0, 2 * row + 1, 2, 1);
  self->doubt_labels[field] = GTK_LABEL (doubt);
}

static void
add_choice (BrgLetterSheet *self, guint index, GtkDropDown *choice, const char *title, int row)
{
  GtkWidget *label = gtk_label_new (title);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_accessible_update_property (GTK_ACCESSIBLE (choice), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  -1);
  gtk_grid_attach (self->grid, label, 0, 2 * row, 1, 1);
  gtk_grid_attach (self->grid, GTK_WIDGET (choice), 1, 2 * row, 1, 1);
  self->choice_labels[index] = label;
}

static void
set_words (GtkDropDown *choice, const char *const *words)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (words);

  gtk_drop_down_set_model (choice, G_LIST_MODEL (list));
}

/* By the means of play, which is known when the game is. */
static void
list_kinds (BrgLetterSheet *self)
{
  BrgPostalChannel channel = brg_postal_desk_get_channel (self->desk);
  const char *kinds[BRG_N_POSTAL_KINDS + 1] = { NULL };

  for (guint i = 0; i < BRG_N_POSTAL_KINDS; i++)
    kinds[i] = brg_postal_words_get_kind ((BrgPostalKind) i, channel, brg_ui_get_words ());
  self->is_filling = TRUE;
  set_words (self->kind_choice, kinds);
  self->is_filling = FALSE;
  if (channel == BRG_POSTAL_BY_SERVER)
    gtk_window_set_title (GTK_WINDOW (self), C_ ("letters", "Move"));
}

static void
fill_choices (BrgLetterSheet *self)
{
  const char *const sides[] = { C_ ("postal", "White"), C_ ("postal", "Black"), NULL };
  const char *const repeatings[] = { _ ("repeated rightly"),   _ ("not repeated"),
                                     _ ("repeated in part"),   _ ("repeated wrongly"),
                                     _ ("repeated illegibly"), NULL };
  const char *const endings[] = { _ ("the game goes on"), _ ("resigns"), _ ("accepts a draw"),
                                  _ ("offers a draw"), NULL };

  set_words (self->side_choice, sides);
  set_words (self->repeating_choice, repeatings);
  set_words (self->ending_choice, endings);
}

static void
fill_results (BrgLetterSheet *self)
{
  g_auto (GStrv) results = brg_letters_label_dup_results (self->matter->scoring);

  self->is_filling = TRUE;
  set_words (self->result_choice, (const char *const *) results);
  self->is_filling = FALSE;
}

/* Where there is no room for two columns the fields are at the top, and the board below them. */
static void
on_orientation_changed (BrgLetterSheet *self)
{
  GtkWidget *first = gtk_widget_get_first_child (GTK_WIDGET (self->columns));

  if (gtk_orientable_get_orientation (GTK_ORIENTABLE (self->columns)) == GTK_ORIENTATION_VERTICAL &&
      gtk_widget_is_ancestor (GTK_WIDGET (self->board), first))
    gtk_box_reorder_child_after (self->columns, first,
                                 gtk_widget_get_last_child (GTK_WIDGET (self->columns)));
}

static void
brg_letter_sheet_dispose (GObject *object)
{
  BrgLetterSheet *self = BRG_LETTER_SHEET (object);

  brg_template_silence (self);
  g_clear_handle_id (&self->kind_id, g_source_remove);
  self->is_filling = TRUE;
  brg_postal_draft_clear (&self->draft);
  g_clear_pointer (&self->tree, g_array_unref);
  g_clear_pointer (&self->doubts, g_array_unref);
  g_clear_pointer (&self->ask, g_free);
  g_clear_pointer (&self->asked, g_free);
  g_clear_pointer (&self->desk, brg_postal_desk_free);
  G_OBJECT_CLASS (brg_letter_sheet_parent_class)->dispose (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgLetterSheet, name)

static const BrgTemplateChild children[] = {
  CHILD (columns),          CHILD (save_button),   CHILD (game_label),    CHILD (board),
  CHILD (board_label),      CHILD (tree_list),     CHILD (kind_choice),   CHILD (side_choice),
  CHILD (repeating_choice), CHILD (ending_choice), CHILD (result_choice), CHILD (partial_check),
  CHILD (plain_check),      CHILD (break_check),   CHILD (grid),          CHILD (check_list),
  CHILD (rows_label),       CHILD (after_label),   CHILD (fault_label),   CHILD (lacks_box),
  CHILD (numbers_check),
};

static const BrgTemplateCallback callbacks[] = {
  BRG_TEMPLATE_CALLBACK (on_save_clicked),
  BRG_TEMPLATE_CALLBACK (on_kind_changed),
  BRG_TEMPLATE_CALLBACK (on_changed),
  BRG_TEMPLATE_CALLBACK (on_orientation_changed),
  BRG_TEMPLATE_CALLBACK (brg_letter_sheet_show_board),
};

static void
brg_letter_sheet_class_init (BrgLetterSheetClass *klass)
{
  g_type_ensure (BRG_TYPE_BOARD_VIEW);
  G_OBJECT_CLASS (klass)->dispose = brg_letter_sheet_dispose;
  brg_template_set (klass, "brg-letter-sheet", children, G_N_ELEMENTS (children));
  brg_template_set_callbacks (klass, callbacks, G_N_ELEMENTS (callbacks));
}

/* rus-draughts-2022 10.3.6, 10.5.2: what was to be sent to the arbiter, and was not; 10.2.3: what a
 * letter has to have, and has not. */
static void
add_lacks (BrgLetterSheet *self)
{
  for (guint i = 0; i < BRG_N_POSTAL_LACKS; i++)
    {
      GtkWidget *check = gtk_check_button_new_with_label ("");

      g_signal_connect_swapped (check, "toggled", G_CALLBACK (on_changed), self);
      gtk_box_append (self->lacks_box, check);
      self->lacks_checks[i] = GTK_CHECK_BUTTON (check);
    }
}

static void
brg_letter_sheet_init (BrgLetterSheet *self)
{
  int row = 0;

  self->is_filling = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  fill_choices (self);
  for (guint i = 0; i < BRG_N_POSTAL_FIELDS; i++)
    add_field (self, (BrgPostalField) i, row++);
  add_choice (self, 0, self->repeating_choice, _ ("Moves of the other"), row++);
  add_choice (self, 1, self->ending_choice, _ ("The game"), row++);
  add_choice (self, 2, self->result_choice, _ ("Result"), row++);
  add_lacks (self);
  brg_board_view_set_label (self->board, _ ("Board"));
  self->is_filling = FALSE;
}

/* A form for a game, NULL where there is none. */
static BrgLetterSheet *
open_sheet (BrgShell *shell, gint64 pairing_id)
{
  BrgSession *session = brg_shell_get_session (shell);
  BrgSnapshot *snapshot = brg_session_get_snapshot (session);
  BrgPostalEvent *event = brg_store_load_postal_game (brg_session_get_store (session),
                                                      snapshot->group->id, pairing_id, NULL);
  g_autofree char *names = NULL;
  BrgLetterSheet *self;

  if (event == NULL)
    return NULL;
  self = g_object_new (BRG_TYPE_LETTER_SHEET, "transient-for", shell, NULL);
  self->desk = brg_postal_desk_new (snapshot, event, brg_postal_today (snapshot->event->zone));
  self->matter = self->desk != NULL ? brg_postal_desk_find (self->desk, pairing_id) : NULL;
  if (self->matter == NULL)
    {
      gtk_window_destroy (GTK_WINDOW (self));
      return NULL;
    }
  brg_letter_sheet_show_hints (self);
  list_kinds (self);
  fill_results (self);
  names = brg_postal_words_dup_game (self->matter);
  gtk_label_set_text (self->game_label, names);
  gtk_window_set_default_widget (GTK_WINDOW (self), GTK_WIDGET (self->save_button));
  return self;
}

/* With the caret in the first field that is to be typed. */
static void
present_sheet (BrgLetterSheet *self)
{
  BrgPostalKind kind = self->draft.kind;
  BrgPostalField field =
      brg_postal_draft_asks (&self->draft, self->desk, self->matter, BRG_POSTAL_FIELD_RECEIVED) &&
              self->matter->game != NULL && self->matter->game->records->len > 0
          ? BRG_POSTAL_FIELD_RECEIVED
      : brg_postal_field_belongs (BRG_POSTAL_FIELD_DATE, kind) ? BRG_POSTAL_FIELD_DATE
                                                               : BRG_POSTAL_FIELD_SENT;

  gtk_window_present (GTK_WINDOW (self));
  gtk_widget_grab_focus (self->entries[field]);
}

void
brg_letter_sheet_present (BrgShell *shell, gint64 pairing_id, BrgPostalKind kind, BrgColour side)
{
  BrgLetterSheet *self = open_sheet (shell, pairing_id);
  g_autofree char *end = NULL;

  if (self == NULL)
    return;
  end = brg_postal_words_dup_end (self->matter, brg_ui_get_words ());
  if (kind == BRG_POSTAL_LETTER)
    kind = brg_postal_draft_propose (self->matter);
  /* Of a game that is over only its record is wanted. */
  if (end != NULL && kind <= BRG_POSTAL_FIX)
    kind = BRG_POSTAL_RECORD;
  begin_draft (self, kind, side);
  if (end != NULL && kind == BRG_POSTAL_RECORD)
    show_fault (self, end);
  present_sheet (self);
}

/* The record of that row, NULL where it cannot be read or is gone. */
static const BrgPostalRecord *
find_record (BrgLetterSheet *self, gint64 row_id)
{
  const GPtrArray *rows =
      brg_postal_event_list_rows (self->desk->event, self->matter->seat.pairing_id);

  for (guint i = 0; rows != NULL && self->matter->game != NULL && i < rows->len; i++)
    if (((const BrgPostalRow *) rows->pdata[i])->id == row_id)
      return brg_postal_game_get_record (self->matter->game, i);
  return NULL;
}

GtkWindow *
brg_letter_sheet_present_record (BrgShell *shell, gint64 pairing_id, gint64 row_id)
{
  BrgLetterSheet *self = open_sheet (shell, pairing_id);
  const BrgPostalRecord *record = self != NULL ? find_record (self, row_id) : NULL;

  if (self == NULL)
    return NULL;
  if (record == NULL)
    {
      gtk_window_destroy (GTK_WINDOW (self));
      return NULL;
    }
  brg_postal_draft_clear (&self->draft);
  brg_postal_draft_init_record (&self->draft, record, row_id);
  gtk_widget_set_sensitive (GTK_WIDGET (self->kind_choice), FALSE);
  show_draft (self);
  present_sheet (self);
  return GTK_WINDOW (self);
}
