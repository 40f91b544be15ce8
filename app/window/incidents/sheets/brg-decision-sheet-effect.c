/* brg-decision-sheet-effect.c - what a decision does to a result, and what that touches
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-decision-sheet-private.h"
#include "brg-impact-words.h"
#include "brg-result-text.h"

/* Whether a result was chosen that the decision may give. */
gboolean
brg_decision_sheet_wants_result (BrgDecisionSheet *self)
{
  return (self->protest->decision == BRG_PROTEST_UPHELD ||
          self->protest->decision == BRG_PROTEST_PARTLY) &&
         adw_combo_row_get_selected (self->result_row) > 0;
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
fill_counts (BrgDecisionSheet *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  g_autofree char *anew =
      g_strdup_printf (_ ("Round %d is paired again"), self->correction->remove_from);

  for (BrgCorrectionChoice i = 0; i < BRG_N_CORRECTION_CHOICES; i++)
    if (brg_correction_may_choose (self->correction, i))
      gtk_string_list_append (names, i == BRG_CORRECT_AND_PAIR_ANEW    ? anew
                                     : i == BRG_CORRECT_AND_KEEP_PAIRS ? _ ("The pairings stay")
                                                                       : _ ("For rating only"));
  adw_combo_row_set_model (self->count_row, G_LIST_MODEL (names));
  adw_combo_row_set_selected (
      self->count_row,
      brg_correction_may_choose (self->correction, BRG_CORRECT_AND_PAIR_ANEW) &&
              brg_correction_propose (self->correction) == BRG_CORRECT_AND_KEEP_PAIRS
          ? 1
          : 0);
}

/* The line of the list in the order of the choices that are open. */
static BrgCorrectionChoice
get_count (BrgDecisionSheet *self)
{
  guint left = adw_combo_row_get_selected (self->count_row);

  for (BrgCorrectionChoice i = 0; i < BRG_N_CORRECTION_CHOICES; i++)
    if (brg_correction_may_choose (self->correction, i) && left-- == 0)
      return i;
  return BRG_CORRECT_AND_KEEP_PAIRS;
}

static void
on_computed (GObject *source, GAsyncResult *result, gpointer data G_GNUC_UNUSED)
{
  BrgDecisionSheet *self = BRG_DECISION_SHEET (source);
  g_autofree char *text = NULL;

  g_task_propagate_boolean (G_TASK (result), NULL);
  /* Closed in the meantime, or another result was chosen. */
  if (self->impact_list == NULL || g_task_get_task_data (G_TASK (result)) != self->correction)
    return;
  self->is_computing = FALSE;
  text = brg_impact_words_dup (self->correction);
  gtk_label_set_text (self->impact_label, text);
  brg_impact_list_show (self->impact_list, self->correction->snapshot, self->correction->impact);
  fill_counts (self);
  brg_decision_sheet_update (self);
}

/* A task keeps the sheet, and the sheet what tasks compute. */
void
brg_decision_sheet_show_effect (BrgDecisionSheet *self)
{
  guint n_results;
  const BrgProtestResult *results = brg_protest_decision_list_results (&n_results);
  guint index = adw_combo_row_get_selected (self->result_row);
  g_autoptr (GTask) task = NULL;

  if (self->is_filling)
    return;
  self->correction = NULL;
  self->is_computing = FALSE;
  gtk_label_set_text (self->impact_label, "");
  if (brg_decision_sheet_wants_result (self) && index < n_results)
    self->correction = brg_protest_desk_make_effect (self->desk, self->protest,
                                                     results[index].white, results[index].black);
  if (self->correction != NULL)
    {
      g_ptr_array_add (self->corrections, self->correction);
      self->is_computing = TRUE;
      gtk_label_set_text (self->impact_label, _ ("Computing…"));
      task = g_task_new (self, NULL, on_computed, NULL);
      g_task_set_task_data (task, self->correction, NULL);
      g_task_run_in_thread (task, compute);
    }
  else if (brg_decision_sheet_wants_result (self))
    gtk_label_set_text (self->impact_label, _ ("That result is already entered."));
  brg_decision_sheet_update (self);
}

BrgResultChange
brg_decision_sheet_make_effect (BrgDecisionSheet *self)
{
  BrgCorrectionChoice choice;

  if (!brg_decision_sheet_wants_result (self) || self->correction == NULL)
    return (BrgResultChange){ 0 };
  choice = get_count (self);
  return (BrgResultChange){
    .game_id = self->correction->game.id,
    .white = self->correction->white,
    .black = self->correction->black,
    .act = choice == BRG_CORRECT_FOR_RATING ? BRG_RESULT_CORRECT_RATING : BRG_RESULT_CORRECT,
    .remove_from = choice == BRG_CORRECT_AND_PAIR_ANEW ? self->correction->remove_from : 0,
  };
}

/* The result of the board now, and those that it may become. */
void
brg_decision_sheet_fill_results (BrgDecisionSheet *self)
{
  guint n_results;
  const BrgProtestResult *results = brg_protest_decision_list_results (&n_results);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  const BrgScoring *scoring = &self->desk->snapshot->group->scoring;
  const BrgGame *game =
      brg_protest_desk_find_game (self->desk, self->protest->round, self->protest->board);
  g_autofree char *now =
      game != NULL ? brg_result_dup_text (scoring, game->white_outcome, game->black_outcome)
                   : g_strdup ("");
  /* Translators: a result of a game, "1 – 0" */
  g_autofree char *stays = g_strdup_printf (_ ("result stays %s"), *now != '\0' ? now : "–");

  gtk_string_list_append (names, stays);
  for (guint i = 1; i < n_results; i++)
    {
      g_autofree char *text = brg_result_dup_text (scoring, results[i].white, results[i].black);

      gtk_string_list_append (names, text);
    }
  adw_combo_row_set_model (self->result_row, G_LIST_MODEL (names));
  gtk_widget_set_visible (GTK_WIDGET (self->result_row), game != NULL);
}
