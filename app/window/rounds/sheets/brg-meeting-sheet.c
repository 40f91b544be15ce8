/* brg-meeting-sheet.c - level meetings of a knock-out: who goes on, and by what
 *
 * Rules: rus-draughts-2022 5.4.6
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-meeting-sheet.h"

#include <glib/gi18n.h>

#include "brg-draft-text.h"
#include "brg-meeting-words.h"
#include "brg-meetings.h"
#include "brg-name-words.h"
#include "brg-pairing-wizard.h"
#include "brg-reason-text.h"
#include "brg-template.h"
#include "brg-ui-words.h"
#include "brg-ui.h"

struct _BrgMeetingSheet
{
  BrgSheet parent_instance;

  GtkLabel *pair_label;
  GtkWidget *form_box;
  GtkCheckButton *first_button;
  GtkCheckButton *second_button;
  GtkCheckButton *playoff_button;
  GtkCheckButton *lot_button;
  GtkCheckButton *games_button;
  GtkCheckButton *other_button;
  GtkWidget *extra_box;
  GtkEntry *extra_entry;
  GtkEntry *extra_lot_entry;
  GtkLabel *extra_label;
  GtkEntry *note_entry;
  GtkButton *decide_button;
  GtkButton *back_button;
  GtkButton *pair_button;
  GtkLabel *state_label;
  GtkListBox *list;

  GArray *meetings; /* BrgMeeting: the level ones, a row of the list each */
};

G_DEFINE_FINAL_TYPE (BrgMeetingSheet, brg_meeting_sheet, BRG_TYPE_SHEET)

static BrgSnapshot *
get_snapshot (BrgMeetingSheet *self)
{
  return brg_sheet_get_snapshot (BRG_SHEET (self));
}

/* The meeting of the marked row; NULL for none. */
static const BrgMeeting *
get_meeting (BrgMeetingSheet *self)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);
  int index = row != NULL ? gtk_list_box_row_get_index (row) : -1;

  return index >= 0 && (guint) index < self->meetings->len
             ? &g_array_index (self->meetings, BrgMeeting, index)
             : NULL;
}

static gboolean
is_decided (const BrgMeeting *meeting)
{
  return meeting->winner != BRG_NOBODY;
}

/* Whether it is said by what, and of another decision also which. */
static gboolean
has_method (BrgMeetingSheet *self)
{
  return gtk_check_button_get_active (self->playoff_button) ||
         gtk_check_button_get_active (self->lot_button) ||
         gtk_check_button_get_active (self->games_button) ||
         (gtk_check_button_get_active (self->other_button) &&
          gtk_entry_get_text_length (self->note_entry) > 0);
}

/* Index of the chosen player, BRG_NOBODY while there is none. */
static gint
get_winner (BrgMeetingSheet *self, const BrgMeeting *meeting)
{
  if (gtk_check_button_get_active (self->first_button))
    return meeting->first;
  return gtk_check_button_get_active (self->second_button) ? meeting->second : BRG_NOBODY;
}

/* The games as they were keyed, with the letters that are stored; what is no key stays and is
 * refused. */
static char *
dup_keyed_games (BrgMeetingSheet *self)
{
  g_autofree char *text = brg_ui_dup_text (self->extra_entry);
  GString *games = g_string_new (NULL);

  for (const char *letter = text; *letter != '\0'; letter = g_utf8_next_char (letter))
    {
      gunichar key = g_utf8_get_char (letter);

      if (key == ' ')
        continue;
      g_string_append_unichar (games, key == '5' || key == 0xbd     ? '='
                                      : key == 0x2212 || key == '_' ? '-'
                                                                    : key);
    }
  return g_string_free (games, FALSE);
}

/* rus-draughts-2022 5.4.6: who has won the extra micro-match goes on by it. */
static void
take_extra (BrgMeetingSheet *self)
{
  g_autofree char *games = dup_keyed_games (self);
  BrgOutcome first[BRG_EXTRA_GAMES_MOST];
  BrgOutcome second[BRG_EXTRA_GAMES_MOST];
  gint n_games = brg_extra_games_read (games, first, second);
  gint lead = 0;

  for (gint i = 0; i < n_games; i++)
    lead += brg_scoring_points (&get_snapshot (self)->group->scoring, first[i]) -
            brg_scoring_points (&get_snapshot (self)->group->scoring, second[i]);
  if (lead == 0)
    return;
  gtk_check_button_set_active (lead > 0 ? self->first_button : self->second_button, TRUE);
  gtk_check_button_set_active (self->playoff_button, TRUE);
}

static void
show_extra (BrgMeetingSheet *self)
{
  BrgSnapshot *snapshot = get_snapshot (self);
  g_autofree char *games = dup_keyed_games (self);
  g_autofree char *lot = brg_ui_dup_text (self->extra_lot_entry);
  g_autofree char *text = brg_meeting_words_extra (brg_ui_get_words (), snapshot, games, lot);

  gtk_label_set_text (self->extra_label, text);
  gtk_widget_set_visible (GTK_WIDGET (self->extra_label), *text != '\0');
}

static void
update_form (BrgMeetingSheet *self)
{
  const BrgMeeting *meeting = get_meeting (self);
  gboolean is_open = meeting != NULL && !is_decided (meeting);

  show_extra (self);

  gtk_widget_set_sensitive (self->form_box, is_open);
  gtk_widget_set_sensitive (GTK_WIDGET (self->decide_button),
                            is_open && get_winner (self, meeting) != BRG_NOBODY &&
                                has_method (self));
  gtk_widget_set_visible (GTK_WIDGET (self->decide_button), meeting == NULL || is_open);
  gtk_widget_set_visible (GTK_WIDGET (self->back_button), meeting != NULL && !is_open);
}

static void
show_method (BrgMeetingSheet *self, const BrgMeetingNote *note)
{
  GtkCheckButton *buttons[BRG_N_DECISION_METHODS] = {
    [BRG_DECISION_BY_OTHER] = self->other_button,
    [BRG_DECISION_BY_LOT] = self->lot_button,
    [BRG_DECISION_BY_PLAYOFF] = self->playoff_button,
    [BRG_DECISION_BY_GAMES] = self->games_button,
  };

  for (guint i = 0; i < BRG_N_DECISION_METHODS; i++)
    gtk_check_button_set_active (buttons[i], note != NULL && note->method == i);
  brg_ui_set_text (self->note_entry, note != NULL ? note->note : "");
}

static void
set_player (GtkCheckButton *button, const BrgSnapshot *snapshot, gint player)
{
  g_autofree char *label = brg_reason_text_dup_name (snapshot, player);

  gtk_check_button_set_label (button, label);
}

/* An alert is not named by its text. */
static void
show_state (BrgMeetingSheet *self, const char *text)
{
  gtk_label_set_text (self->state_label, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->state_label), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  text, -1);
}

/* As the player named first has them. */
static void
show_stored_extra (BrgMeetingSheet *self, const BrgMeeting *meeting, const BrgMeetingNote *note)
{
  g_autofree char *games = note == NULL ? g_strdup ("")
                           : note->winner == meeting->first
                               ? g_strdup (note->extra_games)
                               : brg_extra_games_dup_turned (note->extra_games);
  g_autofree char *keys = g_strdelimit (g_strdup (games), "=", '5');

  brg_ui_set_text (self->extra_entry, keys);
  brg_ui_set_text (self->extra_lot_entry, note != NULL ? note->extra_lot : "");
}

/* A new meeting starts without an answer: nobody shall go on by an Enter too many. */
static void
show_meeting (BrgMeetingSheet *self)
{
  const BrgMeeting *meeting = get_meeting (self);
  BrgSnapshot *snapshot = get_snapshot (self);
  g_autofree char *pair = NULL;
  g_autofree char *decision = NULL;

  if (meeting == NULL || snapshot == NULL)
    return;
  pair = brg_meeting_words_pair (snapshot, meeting);
  decision = brg_meeting_words_decision (brg_ui_get_words (), snapshot, meeting);
  gtk_label_set_text (self->pair_label, pair);
  show_state (self, decision != NULL ? decision : "");
  set_player (self->first_button, snapshot, meeting->first);
  set_player (self->second_button, snapshot, meeting->second);
  gtk_check_button_set_active (self->first_button, meeting->winner == meeting->first);
  gtk_check_button_set_active (self->second_button, meeting->winner == meeting->second);
  gtk_widget_set_visible (self->extra_box, snapshot->players == NULL);
  show_stored_extra (self, meeting, brg_snapshot_find_decision (snapshot, meeting));
  show_method (self, brg_snapshot_find_decision (snapshot, meeting));
  update_form (self);
}

static void
add_row (BrgMeetingSheet *self, const BrgMeeting *meeting)
{
  BrgSnapshot *snapshot = get_snapshot (self);
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *pair = brg_meeting_words_pair (snapshot, meeting);
  g_autofree char *decision = brg_meeting_words_decision (brg_ui_get_words (), snapshot, meeting);
  GtkWidget *icon = gtk_image_new_from_icon_name (is_decided (meeting) ? "emblem-ok-symbolic"
                                                                       : "dialog-warning-symbolic");

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), pair);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row),
                               decision != NULL ? decision : _ ("Tied: not decided"));
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), icon);
  gtk_list_box_append (self->list, row);
}

/* The first meeting that nobody has decided, else the first one. */
static int
find_next (BrgMeetingSheet *self)
{
  for (guint i = 0; i < self->meetings->len; i++)
    if (!is_decided (&g_array_index (self->meetings, BrgMeeting, i)))
      return (int) i;
  return 0;
}

static gboolean
has_next_round (BrgMeetingSheet *self)
{
  BrgSnapshot *snapshot = get_snapshot (self);

  return (gint) snapshot->rounds->len < brg_snapshot_count_rounds (snapshot);
}

static void
update_pair_button (BrgMeetingSheet *self)
{
  BrgSnapshot *snapshot = get_snapshot (self);
  g_autofree char *label =
      has_next_round (self)
          ? g_strdup_printf (_ ("_Pair Round %d"), (gint) snapshot->rounds->len + 1)
          : g_strdup (_ ("_Done"));

  gtk_button_set_label (self->pair_button, label);
  gtk_widget_set_sensitive (GTK_WIDGET (self->pair_button),
                            brg_meetings_count_undecided (snapshot) == 0);
}

/* After an action there is another snapshot. */
static void
refresh (BrgMeetingSheet *self, int marked)
{
  g_clear_pointer (&self->meetings, g_array_unref);
  self->meetings = brg_meetings_list_level (get_snapshot (self));
  brg_ui_clear (self->list);
  for (guint i = 0; i < self->meetings->len; i++)
    add_row (self, &g_array_index (self->meetings, BrgMeeting, i));
  gtk_list_box_select_row (self->list, gtk_list_box_get_row_at_index (
                                           self->list, marked >= 0 ? marked : find_next (self)));
  show_meeting (self);
  update_pair_button (self);
}

static void
take_focus (BrgMeetingSheet *self)
{
  if (gtk_widget_get_sensitive (GTK_WIDGET (self->pair_button)))
    gtk_widget_grab_focus (GTK_WIDGET (self->pair_button));
  else
    gtk_widget_grab_focus (GTK_WIDGET (self->first_button));
}

static BrgDecisionMethod
get_method (BrgMeetingSheet *self)
{
  if (gtk_check_button_get_active (self->lot_button))
    return BRG_DECISION_BY_LOT;
  if (gtk_check_button_get_active (self->playoff_button))
    return BRG_DECISION_BY_PLAYOFF;
  return gtk_check_button_get_active (self->games_button) ? BRG_DECISION_BY_GAMES
                                                          : BRG_DECISION_BY_OTHER;
}

static void
on_decide_clicked (BrgMeetingSheet *self)
{
  const BrgMeeting *meeting = get_meeting (self);
  BrgSnapshot *snapshot = get_snapshot (self);
  g_autofree char *note = NULL;
  g_autofree char *lot = NULL;
  g_autofree char *keyed = NULL;
  g_autofree char *games = NULL;
  BrgMeetingNote decided;
  GError *error = NULL;
  gboolean done;

  if (meeting == NULL || is_decided (meeting) || get_winner (self, meeting) == BRG_NOBODY ||
      !has_method (self))
    return;
  note = brg_ui_dup_text (self->note_entry);
  lot = brg_ui_dup_text (self->extra_lot_entry);
  keyed = dup_keyed_games (self);
  games = get_winner (self, meeting) == meeting->first ? g_strdup (keyed)
                                                       : brg_extra_games_dup_turned (keyed);
  decided = (BrgMeetingNote){ .round = meeting->last_round,
                              .method = get_method (self),
                              .note = note,
                              .extra_games = games,
                              .extra_lot = *games != '\0' ? lot : (char *) "" };
  done = brg_store_decide_meeting_extra (
      brg_sheet_get_store (BRG_SHEET (self)), snapshot->group->id,
      brg_snapshot_get_entry (snapshot, get_winner (self, meeting))->id, &decided, &error);
  if (!brg_session_finish (brg_sheet_get_session (BRG_SHEET (self)), done, error))
    return;
  refresh (self, -1);
  take_focus (self);
}

static void
take_back (BrgMeetingSheet *self)
{
  const BrgMeeting *meeting = get_meeting (self);
  BrgSnapshot *snapshot = get_snapshot (self);
  const BrgMeetingNote *note =
      meeting != NULL ? brg_snapshot_find_decision (snapshot, meeting) : NULL;
  int marked;
  GError *error = NULL;
  gboolean done;

  if (note == NULL)
    return;
  marked = gtk_list_box_row_get_index (gtk_list_box_get_selected_row (self->list));
  done = brg_store_reopen_meeting (brg_sheet_get_store (BRG_SHEET (self)), snapshot->group->id,
                                   note->id, &error);
  if (!brg_session_finish (brg_sheet_get_session (BRG_SHEET (self)), done, error))
    return;
  refresh (self, marked);
  gtk_widget_grab_focus (GTK_WIDGET (self->first_button));
}

/* The lot is shown before it is stored, with the seed that repeats it. */
static void
on_draw_clicked (BrgMeetingSheet *self)
{
  const BrgMeeting *meeting = get_meeting (self);
  BrgSnapshot *snapshot = get_snapshot (self);
  g_autofree char *seed = NULL;
  g_autofree char *name = NULL;
  g_autofree char *text = NULL;
  const BrgEntry *first;
  const BrgEntry *second;
  gboolean is_first;

  if (meeting == NULL || is_decided (meeting))
    return;
  first = brg_snapshot_get_entry (snapshot, meeting->first);
  second = brg_snapshot_get_entry (snapshot, meeting->second);
  is_first = brg_meeting_draw (snapshot->group->seed, meeting->last_round, first->number,
                               second->number) == first->number;
  seed = brg_draft_text_dup_seed (snapshot->group->seed);
  name = brg_name_words_dup_entry (snapshot, is_first ? first : second, BRG_NAME_PLAIN, NULL);
  /* Translators: a number that makes the draw repeatable, the name of who won the lot */
  text = g_strdup_printf (_ ("The lot drawn with seed %s falls to %s."), seed, name);
  gtk_check_button_set_active (is_first ? self->first_button : self->second_button, TRUE);
  gtk_check_button_set_active (self->lot_button, TRUE);
  brg_ui_set_text (self->note_entry, seed);
  show_state (self, text);
  update_form (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->decide_button));
}

static void
on_pair_clicked (BrgMeetingSheet *self)
{
  BrgShell *shell = brg_sheet_get_shell (BRG_SHEET (self));
  gboolean pairs = has_next_round (self);

  gtk_window_destroy (GTK_WINDOW (self));
  if (pairs)
    brg_pairing_wizard_present (shell);
}

static gboolean
on_key_pressed (BrgMeetingSheet *self,
                guint keyval,
                guint keycode G_GNUC_UNUSED,
                GdkModifierType state G_GNUC_UNUSED)
{
  if (keyval != GDK_KEY_Delete && keyval != GDK_KEY_KP_Delete)
    return GDK_EVENT_PROPAGATE;
  take_back (self);
  return GDK_EVENT_STOP;
}

static void
brg_meeting_sheet_dispose (GObject *object)
{
  BrgMeetingSheet *self = BRG_MEETING_SHEET (object);

  /* A list that goes says in GTK 4.18 that no row is selected any more. */
  if (self->list != NULL)
    g_signal_handlers_disconnect_by_data (self->list, self);
  self->list = NULL;
  g_clear_pointer (&self->meetings, g_array_unref);
  G_OBJECT_CLASS (brg_meeting_sheet_parent_class)->dispose (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgMeetingSheet, name)

static const BrgTemplateChild children[] = {
  CHILD (pair_label),     CHILD (form_box),      CHILD (first_button),    CHILD (second_button),
  CHILD (playoff_button), CHILD (lot_button),    CHILD (games_button),    CHILD (other_button),
  CHILD (extra_box),      CHILD (extra_entry),   CHILD (extra_lot_entry), CHILD (extra_label),
  CHILD (note_entry),     CHILD (decide_button), CHILD (back_button),     CHILD (pair_button),
  CHILD (state_label),    CHILD (list),
};

static const BrgTemplateCallback callbacks[] = {
  BRG_TEMPLATE_CALLBACK (on_draw_clicked),
  BRG_TEMPLATE_CALLBACK (on_decide_clicked),
  BRG_TEMPLATE_CALLBACK (take_back),
  BRG_TEMPLATE_CALLBACK (on_pair_clicked),
};

static void
brg_meeting_sheet_class_init (BrgMeetingSheetClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = brg_meeting_sheet_dispose;
  brg_template_set (klass, "brg-meeting-sheet", children, G_N_ELEMENTS (children));
  brg_template_set_callbacks (klass, callbacks, G_N_ELEMENTS (callbacks));
}

static void
brg_meeting_sheet_init (BrgMeetingSheet *self)
{
  self->meetings = g_array_new (FALSE, FALSE, sizeof (BrgMeeting));
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_window_set_default_widget (GTK_WINDOW (self), GTK_WIDGET (self->decide_button));
  brg_ui_add_keys (self->list, GTK_PHASE_BUBBLE, G_CALLBACK (on_key_pressed), self);
  g_signal_connect_swapped (self->list, "row-selected", G_CALLBACK (show_meeting), self);
  g_signal_connect_swapped (self->first_button, "toggled", G_CALLBACK (update_form), self);
  g_signal_connect_swapped (self->second_button, "toggled", G_CALLBACK (update_form), self);
  g_signal_connect_swapped (self->playoff_button, "toggled", G_CALLBACK (update_form), self);
  g_signal_connect_swapped (self->lot_button, "toggled", G_CALLBACK (update_form), self);
  g_signal_connect_swapped (self->games_button, "toggled", G_CALLBACK (update_form), self);
  g_signal_connect_swapped (self->other_button, "toggled", G_CALLBACK (update_form), self);
  g_signal_connect_swapped (self->note_entry, "changed", G_CALLBACK (update_form), self);
  g_signal_connect_swapped (self->extra_lot_entry, "changed", G_CALLBACK (update_form), self);
  g_signal_connect_swapped (self->extra_entry, "changed", G_CALLBACK (take_extra), self);
  g_signal_connect_swapped (self->extra_entry, "changed", G_CALLBACK (update_form), self);
}

void
brg_meeting_sheet_present (BrgShell *shell)
{
  BrgMeetingSheet *self;

  g_return_if_fail (BRG_IS_SHELL (shell));

  if (brg_session_get_snapshot (brg_shell_get_session (shell)) == NULL)
    return;
  self = g_object_new (BRG_TYPE_MEETING_SHEET, "transient-for", shell, NULL);
  refresh (self, -1);
  gtk_window_present (GTK_WINDOW (self));
  take_focus (self);
}
