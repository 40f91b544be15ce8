/* brg-correction-sheet.c - what a correction would change, and how it shall count
 *
 * Rules: rus-draughts-2022 5.4.10.8, 5.4.10.12
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-correction-sheet.h"

#include <glib/gi18n.h>

#include "brg-article-markup.h"
#include "brg-board-label.h"
#include "brg-impact-list.h"
#include "brg-impact-words.h"
#include "brg-name-completion.h"
#include "brg-name-words.h"
#include "brg-result-text.h"
#include "brg-store-results.h"
#include "brg-template.h"
#include "brg-ui-words.h"
#include "brg-ui.h"

/* Size at 100 % text; below this width the two columns stand one above the other. */

struct _BrgCorrectionSheet
{
  BrgSheet parent_instance;

  GtkButton *correct_button;
  GtkBox *columns;
  GtkLabel *players_label;
  GtkLabel *change_label;
  GtkLabel *impact_label;
  BrgImpactList *impact_list;
  GtkLabel *rule_label;
  GtkCheckButton *anew_check;
  GtkCheckButton *keep_check;
  GtkCheckButton *rating_check;
  GtkListBox *reason_list;
  GtkEntry *reason_entry;
  GtkWidget *author_box;
  GtkEntry *author_entry;

  BrgCorrection *correction; /* owned; the thread's while it computes */
  gboolean is_computed;
};

G_DEFINE_FINAL_TYPE (BrgCorrectionSheet, brg_correction_sheet, BRG_TYPE_SHEET)

static const char *const reasons[] = {
  N_ ("Data entry error"),
  N_ ("The slip was filled in wrongly"),
  N_ ("Decision of the chief arbiter"),
  N_ ("Decision of the appeals committee"),
  N_ ("Another reason"),
};

static GtkCheckButton *
get_check (BrgCorrectionSheet *self, BrgCorrectionChoice choice)
{
  GtkCheckButton *const checks[BRG_N_CORRECTION_CHOICES] = {
    [BRG_CORRECT_AND_PAIR_ANEW] = self->anew_check,
    [BRG_CORRECT_AND_KEEP_PAIRS] = self->keep_check,
    [BRG_CORRECT_FOR_RATING] = self->rating_check,
  };

  return checks[choice];
}

static BrgCorrectionChoice
get_choice (BrgCorrectionSheet *self)
{
  for (BrgCorrectionChoice choice = 0; choice < BRG_N_CORRECTION_CHOICES; choice++)
    if (gtk_check_button_get_active (get_check (self, choice)))
      return choice;
  return BRG_CORRECT_AND_KEEP_PAIRS;
}

/* "Another reason" says nothing by itself. */
static char *
dup_reason (BrgCorrectionSheet *self)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->reason_list);
  g_autofree char *text = brg_ui_dup_text (self->reason_entry);
  gint i = row != NULL ? gtk_list_box_row_get_index (row) : -1;

  if (i < 0)
    return g_strdup ("");
  if (i == G_N_ELEMENTS (reasons) - 1)
    return g_steal_pointer (&text);
  if (*text == '\0')
    return g_strdup (_ (reasons[i]));
  /* Translators: a reason from the list, and more about it */
  return g_strdup_printf (_ ("%s: %s"), _ (reasons[i]), text);
}

/* rus-draughts-2022 5.4.10.12: who has published pairs drawn anew says why and is named. */
static char *
dup_fault (BrgCorrectionSheet *self)
{
  g_autofree char *reason = dup_reason (self);
  g_autofree char *author = brg_name_completion_dup (self->author_entry, ", ");

  if (!self->is_computed)
    return g_strdup (_ ("The effect is still being computed."));
  if (*reason == '\0')
    return g_strdup (_ ("The reason is missing."));
  return get_choice (self) == BRG_CORRECT_AND_PAIR_ANEW && *author == '\0'
             ? g_strdup (_ ("“Decided by” is empty."))
             : NULL;
}

static void
update_button (BrgCorrectionSheet *self)
{
  g_autofree char *fault = dup_fault (self);
  gboolean is_anew = get_choice (self) == BRG_CORRECT_AND_PAIR_ANEW;

  gtk_widget_set_visible (self->author_box, is_anew);
  gtk_widget_set_sensitive (GTK_WIDGET (self->correct_button), fault == NULL);
  brg_ui_set_tooltip (GTK_WIDGET (self->correct_button), fault);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->correct_button),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, fault != NULL ? fault : "",
                                  -1);
}

static void
on_correct_clicked (BrgCorrectionSheet *self)
{
  BrgSession *session = brg_sheet_get_session (BRG_SHEET (self));
  BrgCorrectionChoice choice = get_choice (self);
  g_autofree char *reason = dup_reason (self);
  g_autofree char *author = brg_name_completion_dup (self->author_entry, ", ");
  const BrgResultChange change = {
    .act = choice == BRG_CORRECT_FOR_RATING ? BRG_RESULT_CORRECT_RATING : BRG_RESULT_CORRECT,
    .game_id = self->correction->game.id,
    .game = self->correction->game.meeting_game,
    .white = self->correction->white,
    .black = self->correction->black,
    .remove_from = choice == BRG_CORRECT_AND_PAIR_ANEW ? self->correction->remove_from : 0,
    .reason = reason,
    .decided_by = choice == BRG_CORRECT_AND_PAIR_ANEW ? author : NULL,
  };
  GError *error = NULL;
  gboolean done = brg_store_change_result (brg_session_get_store (session), &change, &error);

  gtk_window_close (GTK_WINDOW (self));
  brg_session_finish (session, done, error);
}

static void
show_impact (BrgCorrectionSheet *self)
{
  g_autofree char *text = brg_impact_words_dup (self->correction);

  gtk_label_set_text (self->impact_label, text);
  brg_impact_list_show (self->impact_list, self->correction->snapshot, self->correction->impact);
  gtk_check_button_set_active (get_check (self, brg_correction_propose (self->correction)), TRUE);
  for (BrgCorrectionChoice choice = 0; choice < BRG_N_CORRECTION_CHOICES; choice++)
    gtk_widget_set_sensitive (GTK_WIDGET (get_check (self, choice)),
                              brg_correction_may_choose (self->correction, choice));
}

static void
compute (GTask *task,
         gpointer source G_GNUC_UNUSED,
         gpointer data,
         GCancellable *cancellable G_GNUC_UNUSED)
{
  brg_correction_compute (data);
  g_task_return_boolean (task, TRUE);
}

static void
on_computed (GObject *source, GAsyncResult *result, gpointer data G_GNUC_UNUSED)
{
  BrgCorrectionSheet *self = BRG_CORRECTION_SHEET (source);

  g_task_propagate_boolean (G_TASK (result), NULL);
  /* Closed in the meantime. */
  if (self->reason_list == NULL)
    return;
  self->is_computed = TRUE;
  show_impact (self);
  update_button (self);
}

static void
show_rule (BrgCorrectionSheet *self)
{
  brg_article_set_markup (self->rule_label, brg_sheet_get_rulebook (BRG_SHEET (self)),
                          brg_correction_get_rule (self->correction), self->correction->article);
}

static void
show_change (BrgCorrectionSheet *self)
{
  const BrgCorrection *correction = self->correction;
  const BrgSnapshot *snapshot = brg_snapshot_get_boards (correction->snapshot);
  const BrgScoring *scoring = &snapshot->group->scoring;
  g_autofree char *white =
      brg_name_words_dup (snapshot, correction->game.white, BRG_NAME_PLAIN, NULL);
  g_autofree char *black =
      brg_name_words_dup (snapshot, correction->game.black, BRG_NAME_PLAIN, NULL);
  /* Translators: two players, White and Black */
  g_autofree char *players = g_strdup_printf (_ ("%s – %s"), white, black);
  g_autofree char *was =
      brg_result_dup_text (scoring, correction->game.white_outcome, correction->game.black_outcome);
  g_autofree char *is = brg_result_dup_text (scoring, correction->white, correction->black);
  g_autofree char *change = g_strdup_printf ("%s → %s", *was != '\0' ? was : "—", is);
  g_autofree char *board = brg_board_label_new (&correction->game);
  gint game = correction->game.meeting_game;
  g_autofree char *title =
      game > 0
          /* Translators: number of the round, number of the board, game of a meeting */
          ? g_strdup_printf (_ ("Correction: round %d, board %s, game %d"), correction->round,
                             board, game)
          /* Translators: number of the round, number of the board */
          : g_strdup_printf (_ ("Correction: round %d, board %s"), correction->round, board);
  g_autofree char *anew =
      correction->remove_from != 0
          ? g_strdup_printf (_ ("Correct and pair round %d _again"), correction->remove_from)
          : NULL;

  gtk_window_set_title (GTK_WINDOW (self), title);
  gtk_label_set_text (self->players_label, players);
  gtk_label_set_text (self->change_label, change);
  gtk_widget_set_visible (GTK_WIDGET (self->anew_check), anew != NULL);
  if (anew != NULL)
    gtk_check_button_set_label (self->anew_check, anew);
}

static void
fill_author (BrgCorrectionSheet *self)
{
  GPtrArray *officials = self->correction->snapshot->event->officials;

  brg_name_completion_watch (self->author_entry, officials);
  brg_ui_set_text (self->author_entry, brg_official_list_get_chief (officials));
}

/* Enter on a chosen reason corrects; on another one it chooses. */
static void
on_reason_activated (BrgCorrectionSheet *self, GtkListBoxRow *row G_GNUC_UNUSED)
{
  if (gtk_widget_get_sensitive (GTK_WIDGET (self->correct_button)))
    on_correct_clicked (self);
}

/* Somebody who did not notice the sheet types results on. That must decide nothing: digits and
 * signs take a chosen reason back, and an Enter after them only chooses one. */
static gboolean
on_key_pressed (gpointer data,
                guint keyval,
                guint keycode G_GNUC_UNUSED,
                GdkModifierType state,
                GtkEventControllerKey *controller G_GNUC_UNUSED)
{
  BrgCorrectionSheet *self = data;
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (self));
  gunichar symbol = gdk_keyval_to_unicode (keyval);
  gboolean is_enter = keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter;
  GtkListBoxRow *row;

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0 || focus == NULL || GTK_IS_TEXT (focus))
    return FALSE;
  if (g_unichar_isdigit (symbol) || (symbol != 0 && strchr ("+-=*/", (int) symbol) != NULL))
    {
      gtk_list_box_unselect_all (self->reason_list);
      gtk_widget_error_bell (GTK_WIDGET (self));
      return TRUE;
    }
  if (!is_enter || !GTK_IS_LIST_BOX_ROW (focus))
    return FALSE;
  row = GTK_LIST_BOX_ROW (focus);
  if (gtk_list_box_row_is_selected (row))
    on_reason_activated (self, row);
  else
    gtk_list_box_select_row (self->reason_list, row);
  return TRUE;
}

/* A list that goes lets go of its selection; the button that follows it is gone by then. */
static void
brg_correction_sheet_dispose (GObject *object)
{
  BrgCorrectionSheet *self = BRG_CORRECTION_SHEET (object);

  if (self->reason_list != NULL)
    g_signal_handlers_disconnect_by_data (self->reason_list, self);
  self->reason_list = NULL;
  G_OBJECT_CLASS (brg_correction_sheet_parent_class)->dispose (object);
}

static void
brg_correction_sheet_finalize (GObject *object)
{
  brg_correction_free (BRG_CORRECTION_SHEET (object)->correction);
  G_OBJECT_CLASS (brg_correction_sheet_parent_class)->finalize (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgCorrectionSheet, name)

static const BrgTemplateChild children[] = {
  CHILD (correct_button), CHILD (columns),      CHILD (players_label), CHILD (change_label),
  CHILD (impact_label),   CHILD (impact_list),  CHILD (rule_label),    CHILD (anew_check),
  CHILD (keep_check),     CHILD (rating_check), CHILD (reason_list),   CHILD (reason_entry),
  CHILD (author_box),     CHILD (author_entry),
};

static void
brg_correction_sheet_class_init (BrgCorrectionSheetClass *klass)
{
  g_type_ensure (BRG_TYPE_IMPACT_LIST);
  G_OBJECT_CLASS (klass)->dispose = brg_correction_sheet_dispose;
  G_OBJECT_CLASS (klass)->finalize = brg_correction_sheet_finalize;
  brg_template_set (klass, "brg-correction-sheet", children, G_N_ELEMENTS (children));
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), on_correct_clicked);
}

static void
brg_correction_sheet_init (BrgCorrectionSheet *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < G_N_ELEMENTS (reasons); i++)
    {
      GtkWidget *label = gtk_label_new (_ (reasons[i]));

      gtk_label_set_xalign (GTK_LABEL (label), 0.0f);
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_list_box_append (self->reason_list, label);
    }
  gtk_window_set_default_widget (GTK_WINDOW (self), GTK_WIDGET (self->correct_button));
  brg_ui_add_keys (self, GTK_PHASE_CAPTURE, G_CALLBACK (on_key_pressed), self);
  g_signal_connect_swapped (self->reason_list, "selected-rows-changed", G_CALLBACK (update_button),
                            self);
  g_signal_connect_swapped (self->reason_entry, "changed", G_CALLBACK (update_button), self);
  g_signal_connect_swapped (self->author_entry, "changed", G_CALLBACK (update_button), self);
  g_signal_connect_swapped (self->anew_check, "toggled", G_CALLBACK (update_button), self);
}

void
brg_correction_sheet_present (BrgShell *shell, BrgCorrection *correction)
{
  BrgCorrectionSheet *self;
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (BRG_IS_SHELL (shell) && correction != NULL);

  self = g_object_new (BRG_TYPE_CORRECTION_SHEET, "transient-for", shell, NULL);
  self->correction = correction;
  show_change (self);
  fill_author (self);
  update_button (self);
  /* The task keeps the sheet, and with it the correction, until it is done. */
  task = g_task_new (self, NULL, on_computed, NULL);
  g_task_set_task_data (task, correction, NULL);
  g_task_run_in_thread (task, compute);
  gtk_window_present (GTK_WINDOW (self));
  show_rule (self);
  gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_row_at_index (self->reason_list, 0)));
}
