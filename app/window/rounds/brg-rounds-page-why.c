/* brg-rounds-page-why.c - the rounds page: why this pairing
 *
 * The reasons take the place of the board at hand; where there is no pane they stand below the
 * boards. Keys go on working in the table, and the reasons follow the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-pairing-review.h"
#include "brg-rounds-page-private.h"
#include "brg-ui.h"

/* What was paired: the board, or the match that it belongs to. */
static gint
get_pair_index (BrgRoundsPage *self)
{
  const BrgTeamMatch *match = brg_rounds_page_get_match (self);

  return match != NULL ? match->index : self->index;
}

static gint
get_pair_number (BrgRoundsPage *self)
{
  const BrgTeamMatch *match = brg_rounds_page_get_match (self);
  const BrgGame *game = brg_rounds_page_get_game (self);

  if (match != NULL)
    return match->number;
  return game != NULL ? game->board : 0;
}

static gboolean
is_right (const BrgPairingReview *review, const BrgSnapshot *snapshot, gint round)
{
  return review != NULL && brg_pairing_review_is_of (review, snapshot, round);
}

static void
show_review (BrgRoundsPage *self)
{
  self->why_board = get_pair_index (self);
  brg_wizard_why_show_review (self->why, self->review, self->round, self->why_board,
                              get_pair_number (self));
}

static void
run_review (GTask *task,
            gpointer source G_GNUC_UNUSED,
            gpointer data,
            GCancellable *cancellable G_GNUC_UNUSED)
{
  brg_pairing_review_run (data);
  g_task_return_boolean (task, TRUE);
}

/* The task owns its review; the page takes it unless another one was asked for since. */
static void
on_reviewed (GObject *source, GAsyncResult *result, gpointer data)
{
  BrgRoundsPage *self = BRG_ROUNDS_PAGE (source);
  BrgPairingReview *review = data;

  g_task_propagate_boolean (G_TASK (result), NULL);
  if (self->pending_review != review)
    {
      brg_pairing_review_free (review);
      return;
    }
  self->pending_review = NULL;
  brg_pairing_review_finish (review);
  /* The pane may still point into the old one. */
  brg_wizard_why_show_board (self->why, NULL, 0, -1);
  g_clear_pointer (&self->review, brg_pairing_review_free);
  self->review = review;
  self->why_board = -1;
  brg_rounds_page_update_why (self);
}

static void
begin_review (BrgRoundsPage *self, BrgSnapshot *snapshot)
{
  g_autoptr (GTask) task = NULL;

  if (is_right (self->pending_review, snapshot, self->round))
    return;
  self->pending_review = brg_pairing_review_new (snapshot, self->round);
  if (self->pending_review == NULL)
    {
      brg_wizard_why_show_board (self->why, NULL, 0, -1);
      g_clear_pointer (&self->review, brg_pairing_review_free);
      show_review (self);
      return;
    }
  task = g_task_new (self, NULL, on_reviewed, self->pending_review);
  g_task_set_task_data (task, self->pending_review, NULL);
  g_task_run_in_thread (task, run_review);
}

/* One beside the other, or one below the other with half of the height each. */
static void
arrange (BrgRoundsPage *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->sides), self->is_narrow
                                                                    ? GTK_ORIENTATION_VERTICAL
                                                                    : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_set_homogeneous (self->sides, self->is_narrow && self->is_asking);
  brg_ui_set_class (self->why, "below", self->is_narrow);
}

void
brg_rounds_page_update_why (BrgRoundsPage *self)
{
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));

  arrange (self);
  gtk_widget_set_visible (GTK_WIDGET (self->why), self->is_asking && self->knows_width);
  if (!self->is_asking || snapshot == NULL || brg_rounds_page_get_game (self) == NULL)
    return;
  if (!is_right (self->review, snapshot, self->round))
    begin_review (self, snapshot);
  else if (self->why_board != get_pair_index (self))
    show_review (self);
}

void
brg_rounds_page_ask_why (BrgRoundsPage *self)
{
  if (self->is_asking)
    {
      /* Asked again: why not somebody else? */
      if (!brg_wizard_why_focus_question (self->why))
        gtk_widget_error_bell (GTK_WIDGET (self));
      return;
    }
  self->is_asking = TRUE;
  self->why_board = -1;
  brg_rounds_page_update (self);
}

void
brg_rounds_page_stop_asking (BrgRoundsPage *self)
{
  self->is_asking = FALSE;
  brg_rounds_page_focus_row (self);
  brg_rounds_page_update (self);
}

gboolean
brg_rounds_page_has_why_focus (BrgRoundsPage *self)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));

  return focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->why));
}

void
brg_rounds_page_setup_why (BrgRoundsPage *self)
{
  g_signal_connect_swapped (self->why, "left", G_CALLBACK (brg_rounds_page_focus_row), self);
  g_signal_connect_swapped (self->why, "closed", G_CALLBACK (brg_rounds_page_stop_asking), self);
}
