/* brg-decision-sheet-seats.c - who sits on an appeal, and how he votes
 *
 * Rules: rus-chess-2014 25.2, 25.2.2; rus-draughts-2022 5.4.17.5
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-decision-sheet-private.h"
#include "brg-protest-committee.h"
#include "brg-ui.h"

/* Lines of a seat. */
enum
{
  SEAT_NO_VOTE,
  SEAT_FOR,
  SEAT_AGAINST,
  SEAT_BARRED,
};

static void
show_votes (BrgDecisionSheet *self)
{
  guint n_for;
  guint n_against;
  guint n_seats = brg_protest_count_votes (self->protest, &n_for, &n_against);
  g_autofree char *text = g_strdup_printf (
      /* Translators: members who vote, votes for the protest, votes against it */
      ngettext ("%u votes: %u for the protest, %u against.",
                "%u vote: %u for the protest, %u against.", n_seats),
      n_seats, n_for, n_against);

  gtk_label_set_text (self->votes_label, text);
}

/* The rows are new ones; who was being asked keeps the keyboard. */
static void
focus_seat (BrgDecisionSheet *self, gint64 member_id)
{
  for (guint i = 0; i < self->protest->votes->len; i++)
    {
      GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->seats_list, (gint) i);

      if (((const BrgProtestVote *) self->protest->votes->pdata[i])->member_id == member_id)
        gtk_widget_grab_focus (GTK_WIDGET (row));
    }
}

/* A reserve may take the seat, or give it back. */
static gboolean
seat_anew (gpointer data)
{
  BrgDecisionSheet *self = data;

  /* Closed in the meantime. */
  if (self->seats_list == NULL)
    return G_SOURCE_REMOVE;
  brg_protest_desk_seat_committee (self->desk, self->protest, brg_protest_fields_get_now ());
  brg_decision_sheet_fill_seats (self);
  brg_decision_sheet_show_notes (self);
  brg_decision_sheet_update (self);
  focus_seat (self, self->asked_id);
  return G_SOURCE_REMOVE;
}

static void
on_seat_chosen (AdwComboRow *row, GParamSpec *pspec G_GNUC_UNUSED, BrgDecisionSheet *self)
{
  BrgProtestVote *vote;
  guint selected = adw_combo_row_get_selected (row);
  gboolean was_barred;

  if (self->is_filling)
    return;
  vote = self->protest->votes->pdata[gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row))];
  was_barred = *vote->barred != '\0';
  vote->vote = selected == SEAT_FOR       ? BRG_VOTE_FOR
               : selected == SEAT_AGAINST ? BRG_VOTE_AGAINST
                                          : BRG_VOTE_NONE;
  brg_protest_take_text (&vote->barred,
                         g_strdup (selected == SEAT_BARRED ? _ ("Has an interest.") : ""));
  show_votes (self);
  brg_decision_sheet_update (self);
  /* Not while the row is telling this: the rows become new ones. */
  self->asked_id = vote->member_id;
  if (was_barred || selected == SEAT_BARRED)
    g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, seat_anew, g_object_ref (self), g_object_unref);
}

static void
add_seat (BrgDecisionSheet *self, const BrgProtestVote *vote)
{
  const char *const choices[] = { _ ("has not voted"), _ ("for"), _ ("against"),
                                  _ ("does not vote"), NULL };
  const BrgCommitteeMember *member = brg_protest_desk_find_member (self->desk, vote->member_id);
  g_autoptr (GtkStringList) model = gtk_string_list_new (choices);
  GtkWidget *row = adw_combo_row_new ();
  gboolean is_barred = *vote->barred != '\0';

  g_return_if_fail (member != NULL);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), member->name);
  adw_action_row_set_subtitle (
      ADW_ACTION_ROW (row), is_barred ? vote->barred : brg_protest_words_get_role (member->role));
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (model));
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), is_barred ? SEAT_BARRED : vote->vote);
  g_signal_connect (row, "notify::selected", G_CALLBACK (on_seat_chosen), self);
  gtk_list_box_append (self->seats_list, row);
}

void
brg_decision_sheet_fill_seats (BrgDecisionSheet *self)
{
  self->is_filling = TRUE;
  brg_ui_clear (self->seats_list);
  for (guint i = 0; i < self->protest->votes->len; i++)
    add_seat (self, self->protest->votes->pdata[i]);
  self->is_filling = FALSE;
  show_votes (self);
}
