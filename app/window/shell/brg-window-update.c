/* brg-window-update.c - the state of the session in header bar and sidebar
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-contest-hold.h"
#include "brg-envelope-desk.h"
#include "brg-incident-count.h"
#include "brg-incident-desk.h"
#include "brg-letters-page.h"
#include "brg-names.h"
#include "brg-next-step.h"
#include "brg-pages.h"
#include "brg-session-file.h"
#include "brg-split-draft.h"
#include "brg-ui.h"
#include "brg-window-actions.h"
#include "brg-window-private.h"

BrgPage *
brg_window_get_visible_page (BrgWindow *self)
{
  GtkWidget *child = gtk_stack_get_visible_child (self->page_stack);

  return BRG_IS_PAGE (child) ? BRG_PAGE (child) : NULL;
}

BrgNextStep
brg_window_find_step (BrgWindow *self)
{
  BrgNextStep step = brg_next_step_find (brg_session_get_snapshot (self->session));

  if (step.kind == BRG_STEP_NONE && brg_contest_is_final (self->session))
    step.kind = BRG_STEP_APPROVE;
  return step;
}

/* The action's verb as it stands on the button; the round is part of it. */
static char *
dup_step_label (const BrgNextStep *step)
{
  switch (step->kind)
    {
    case BRG_STEP_ADD_PLAYERS:
      return g_strdup (_ ("Add players"));
    case BRG_STEP_DECIDE:
      return g_strdup_printf (
          ngettext ("Decide %d tied match", "Decide %d tied matches", (gulong) step->n_undecided),
          step->n_undecided);
    case BRG_STEP_PAIR:
      if (step->is_whole)
        return g_strdup (_ ("Pair all rounds"));
      return g_strdup_printf (_ ("Pair round %d"), step->round);
    case BRG_STEP_START:
      return g_strdup_printf (_ ("Start round %d"), step->round);
    case BRG_STEP_CLOSE:
      return g_strdup_printf (_ ("Close round %d"), step->round);
    case BRG_STEP_BEGIN_PLAY:
      return g_strdup (_ ("All games begin"));
    case BRG_STEP_END_PLAY:
      return g_strdup (_ ("End play"));
    case BRG_STEP_APPROVE:
      return g_strdup (_ ("Approve results"));
    case BRG_STEP_REPORT:
      return g_strdup (_ ("Make the report"));
    case BRG_STEP_NONE:
    default:
      g_return_val_if_reached (NULL);
    }
}

/* What has to be done before the step, in one line. */
static char *
dup_blockers (const BrgNextStep *step)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  if (step->n_missing > 0)
    g_ptr_array_add (parts,
                     g_strdup_printf (ngettext ("%d result is missing", "%d results are missing",
                                                (gulong) step->n_missing),
                                      step->n_missing));
  if (step->n_adjourned > 0)
    g_ptr_array_add (parts,
                     g_strdup_printf (ngettext ("%d game is adjourned", "%d games are adjourned",
                                                (gulong) step->n_adjourned),
                                      step->n_adjourned));
  if (step->n_differing > 0)
    g_ptr_array_add (parts, g_strdup_printf (ngettext ("two entries differ on %d board",
                                                       "two entries differ on %d boards",
                                                       (gulong) step->n_differing),
                                             step->n_differing));
  if (parts->len == 0)
    g_ptr_array_add (parts, g_strdup_printf (ngettext ("%d other group still has rounds to play",
                                                       "%d other groups still have rounds to play",
                                                       (gulong) step->n_open_groups),
                                             step->n_open_groups));
  g_ptr_array_add (parts, NULL);
  return g_strjoinv (", ", (char **) parts->pdata);
}

static char *
dup_step_tooltip (const BrgNextStep *step)
{
  if (!brg_next_step_is_blocked (step))
    return g_strdup (_ ("The next step (Ctrl+Enter)"));
  return dup_blockers (step);
}

/* A step that is one of the page on show. */
static void
show_page_step (BrgWindow *self, const char *label)
{
  gtk_button_set_label (self->step_button, label);
  brg_ui_set_tooltip (GTK_WIDGET (self->step_button), _ ("The next step (Ctrl+Enter)"));
  brg_window_actions_set_enabled (self, "next-step", !brg_session_is_looking (self->session));
}

/* A page on which something is being decided keeps the next step, and its key, for itself. */
static void
update_step (BrgWindow *self, BrgSnapshot *snapshot)
{
  BrgPage *page = brg_window_get_visible_page (self);
  g_autofree char *of_page = page != NULL && snapshot != NULL ? brg_page_dup_step (page) : NULL;
  g_autofree char *hold = page != NULL && snapshot != NULL ? brg_page_dup_hold (page) : NULL;
  g_autofree char *label = NULL;
  g_autofree char *tooltip = NULL;
  BrgNextStep step;

  gtk_widget_set_visible (GTK_WIDGET (self->step_button), snapshot != NULL);
  if (snapshot == NULL)
    {
      brg_window_actions_set_enabled (self, "next-step", FALSE);
      return;
    }
  if (of_page != NULL)
    {
      show_page_step (self, of_page);
      return;
    }
  step = brg_window_find_step (self);
  gtk_widget_set_visible (GTK_WIDGET (self->step_button), step.kind != BRG_STEP_NONE);
  if (step.kind == BRG_STEP_NONE)
    {
      brg_window_actions_set_enabled (self, "next-step", FALSE);
      return;
    }
  label = dup_step_label (&step);
  tooltip = dup_step_tooltip (&step);
  gtk_button_set_label (self->step_button, label);
  brg_ui_set_tooltip (GTK_WIDGET (self->step_button), hold != NULL ? hold : tooltip);
  brg_window_actions_set_enabled (self, "next-step",
                                  hold == NULL && !brg_next_step_is_blocked (&step) &&
                                      !brg_session_is_looking (self->session));
}

static void
update_undo_button (BrgWindow *self,
                    GtkButton *button,
                    const char *action,
                    gboolean is_enabled,
                    const char *tooltip)
{
  brg_window_actions_set_enabled (self, action, is_enabled);
  brg_ui_set_tooltip (GTK_WIDGET (button), tooltip);
}

static void
update_undo (BrgWindow *self)
{
  g_autofree char *undo = brg_session_dup_undo_title (self->session);
  g_autofree char *redo = brg_session_dup_redo_title (self->session);
  g_autofree char *foreign = undo == NULL ? brg_session_dup_foreign_title (self->session) : NULL;
  /* Translators: %s is an action, "Result of board 7: 1-0" */
  g_autofree char *undo_tip = undo != NULL ? g_strdup_printf (_ ("Undo: %s"), undo) : NULL;
  /* Translators: %s is an action, "Result of board 7: 1-0" */
  g_autofree char *redo_tip = redo != NULL ? g_strdup_printf (_ ("Redo: %s"), redo) : NULL;

  update_undo_button (self, self->undo_button, "undo", undo != NULL,
                      undo != NULL      ? undo_tip
                      : foreign != NULL ? foreign
                                        : _ ("Undo"));
  update_undo_button (self, self->redo_button, "redo", redo != NULL,
                      redo != NULL ? redo_tip : _ ("Redo"));
}

static void
update_title (BrgWindow *self, BrgSnapshot *snapshot)
{
  g_autofree char *of_page = NULL;
  g_autofree char *mode = NULL;
  g_autofree char *subtitle = NULL;
  BrgPage *page = brg_window_get_visible_page (self);
  const char *title;

  if (snapshot == NULL || page == NULL)
    {
      adw_window_title_set_title (self->window_title, "Berger");
      adw_window_title_set_subtitle (self->window_title, _ ("arbiter’s workstation"));
      return;
    }
  title = brg_pages_get_title (gtk_stack_get_visible_child_name (self->page_stack));
  of_page = brg_page_dup_subtitle (page);
  mode = brg_window_dup_mode (snapshot);
  if (*mode != '\0')
    {
      g_autofree char *bare = of_page;

      of_page = g_strconcat (mode, *bare != '\0' ? " · " : "", bare, NULL);
    }
  subtitle = brg_session_file_get_state (self->session, NULL) == BRG_FILE_IN_PLACE
                 ? g_strdup (of_page)
                 /* Translators: behind what a page says of itself in the header */
                 : g_strconcat (of_page, *of_page != '\0' ? " · " : "", _ ("no file"), NULL);
  adw_window_title_set_title (self->window_title, title);
  adw_window_title_set_subtitle (self->window_title, subtitle);
}

void
brg_window_update_title (BrgWindow *self)
{
  g_return_if_fail (BRG_IS_WINDOW (self));

  update_title (self, brg_session_get_snapshot (self->session));
  update_step (self, brg_session_get_snapshot (self->session));
}

static void
update_event_button (BrgWindow *self, BrgSnapshot *snapshot)
{
  gtk_widget_set_visible (GTK_WIDGET (self->event_button), snapshot != NULL);
  if (snapshot == NULL)
    return;
  gtk_label_set_text (self->event_name, snapshot->event->name);
  gtk_label_set_text (self->event_subtitle,
                      *snapshot->group->name != '\0'
                          ? snapshot->group->name
                          : brg_names_get_discipline (snapshot->event->discipline));
}

/* Drafts and open protests wait on the page of incidents. */
static void
update_incidents_badge (BrgWindow *self, const BrgSnapshot *snapshot)
{
  g_autofree char *described = NULL;
  guint n_drafts;
  guint n_protests;

  brg_incident_desk_count_waiting (brg_session_get_store (self->session), snapshot, &n_drafts,
                                   &n_protests);
  described =
      g_strdup_printf ("%s: %u, %s: %u", _ ("Drafts"), n_drafts, _ ("Protests"), n_protests);
  brg_sidebar_set_badge (self->sidebar, "incidents", (gint) (n_drafts + n_protests), described);
}

/* The page of letters is one of events by correspondence only. */
static void
update_letters (BrgWindow *self)
{
  gboolean is_postal;
  guint n_due = brg_letters_page_count_due (self->session, &is_postal);
  g_autofree char *described =
      g_strdup_printf (ngettext ("%u matter is due", "%u matters are due", (gulong) n_due), n_due);

  brg_sidebar_set_page_visible (self->sidebar, "letters", is_postal);
  brg_sidebar_set_badge (self->sidebar, "letters", (gint) n_due, described);
}

/* How much is left to do in a contest of composition. */
static void
update_contest (BrgWindow *self)
{
  BrgContestHold *hold = brg_contest_hold (self->session, 0);
  guint n_remarks = 0;
  guint n_marks = 0;
  g_autofree char *remarks = NULL;
  g_autofree char *marks = NULL;
  g_autofree char *answers = NULL;

  if (hold == NULL)
    return;
  brg_contest_desk_count_left (hold->desk, &n_remarks, &n_marks);
  remarks = g_strdup_printf (
      ngettext ("%u remark is not answered", "%u remarks are not answered", (gulong) n_remarks),
      n_remarks);
  marks = g_strdup_printf (
      ngettext ("%u mark is missing", "%u marks are missing", (gulong) n_marks), n_marks);
  answers = g_strdup_printf (ngettext ("%u answer is not checked", "%u answers are not checked",
                                       (gulong) hold->desk->n_open_answers),
                             hold->desk->n_open_answers);
  brg_sidebar_set_badge (self->sidebar, "works", (gint) n_remarks, remarks);
  brg_sidebar_set_badge (self->sidebar, "judging", (gint) n_marks, marks);
  brg_sidebar_set_badge (self->sidebar, "solving", (gint) hold->desk->n_open_answers, answers);
  brg_contest_hold_release (hold);
}

/* Pages that the group does not have are not listed, nor shown any more. */
static void
update_pages (BrgWindow *self, BrgSnapshot *snapshot)
{
  const char *shown = gtk_stack_get_visible_child_name (self->page_stack);
  guint n_pages;
  const BrgPageInfo *pages = brg_pages_list (&n_pages);

  for (guint i = 0; i < n_pages; i++)
    brg_sidebar_set_page_visible (self->sidebar, pages[i].name,
                                  brg_pages_belongs (pages[i].name, snapshot->group->contest));
  if (shown != NULL && brg_pages_find (shown, snapshot->group->contest) != shown)
    brg_window_turn_to_page (self, shown, NULL);
}

/* Where what is on show lies: saved, received from who leads, or nowhere. */
static void
update_status (BrgWindow *self, BrgSnapshot *snapshot)
{
  g_autofree char *time = brg_ui_dup_local_time (snapshot->saved_at, TRUE);
  g_autofree char *number = g_strdup_printf ("%" G_GINT64_FORMAT, snapshot->journal_id);
  g_autofree char *saved = NULL;
  g_autofree char *detail = NULL;
  const BrgLeaseHolder *leader;
  gboolean is_gone;

  is_gone = brg_session_file_get_state (self->session, NULL) != BRG_FILE_IN_PLACE;
  leader = brg_session_get_leader (self->session, NULL);
  if (is_gone)
    /* Translators: a time of day, the number of the last entry of the journal */
    saved = g_strdup_printf (_ ("⚠ No file. Recorded up to %s (No. %s)"), time, number);
  else if (leader != NULL)
    /* Translators: %s is a time of day, when the last action came from another computer */
    saved = g_strdup_printf (_ ("Received %s"), time);
  else
    /* Translators: %s is a time of day; the sign is a check mark */
    saved = g_strdup_printf (_ ("✓ Saved %s"), time);
  detail = leader != NULL
               /* Translators: %s is the name of a computer */
               ? g_strdup_printf (_ ("Led at “%s”"), leader->computer)
               : g_strdup (brg_names_get_rulebook (snapshot->event->rulebook));
  brg_sidebar_set_status (self->sidebar, saved, detail, is_gone);
}

static void
update_sidebar (BrgWindow *self, BrgSnapshot *snapshot)
{
  g_autofree char *described = NULL;
  g_autofree char *adjourned = NULL;
  gint n_missing;
  gint n_adjourned;

  gtk_widget_set_visible (GTK_WIDGET (self->sidebar), snapshot != NULL);
  if (snapshot == NULL)
    return;
  n_missing =
      brg_round_counts_find_with (snapshot, brg_snapshot_current_round (snapshot)).n_missing;
  described = g_strdup_printf (
      ngettext ("%d result is missing", "%d results are missing", (gulong) n_missing), n_missing);
  brg_sidebar_set_badge (self->sidebar, "rounds", n_missing, described);
  n_adjourned = brg_envelope_desk_count_open (brg_snapshot_get_boards (snapshot));
  adjourned = g_strdup_printf (
      ngettext ("%d adjourned game", "%d adjourned games", (gulong) n_adjourned), n_adjourned);
  brg_sidebar_set_badge (self->sidebar, "envelopes", n_adjourned, adjourned);
  update_incidents_badge (self, snapshot);
  update_pages (self, snapshot);
  update_letters (self);
  update_contest (self);
  update_status (self, snapshot);
}

void
brg_window_update (BrgWindow *self)
{
  BrgSnapshot *snapshot = brg_session_get_snapshot (self->session);
  gboolean may_add = brg_session_may_write (self->session);
  /* rus-draughts-2022 11.5, 11.6: in a contest nobody plays: nothing of games is offered. */
  gboolean has_games = snapshot != NULL && snapshot->group->contest == BRG_CONTEST_NONE;

  update_event_button (self, snapshot);
  update_sidebar (self, snapshot);
  update_undo (self);
  update_step (self, snapshot);
  update_title (self, snapshot);
  brg_tour_bar_look (self->tour_bar, gtk_stack_get_visible_child_name (self->page_stack));
  gtk_widget_set_visible (GTK_WIDGET (self->search_button), snapshot != NULL);
  brg_window_actions_set_enabled (self, "start", brg_window_has_workspace (self));
  brg_window_actions_set_enabled (self, "compare", brg_window_has_workspace (self));
  brg_window_actions_set_enabled (self, "save-copy", brg_window_has_workspace (self));
  brg_window_actions_set_enabled (self, "export", snapshot != NULL);
  brg_window_actions_set_enabled (self, "site", snapshot != NULL);
  brg_window_actions_set_enabled (self, "wall", snapshot != NULL);
  brg_window_actions_set_enabled (self, "print", snapshot != NULL);
  brg_window_actions_set_enabled (self, "search", snapshot != NULL);
  brg_window_actions_set_enabled (self, "page", snapshot != NULL);
  brg_window_actions_set_enabled (self, "groups", snapshot != NULL);
  brg_window_actions_set_enabled (self, "turn-group", snapshot != NULL);
  brg_window_actions_set_enabled (self, "new-group", may_add);
  brg_window_actions_set_enabled (self, "next-stage", may_add && has_games);
  brg_window_actions_set_enabled (self, "split", may_add && brg_split_draft_may_divide (snapshot));
  brg_window_actions_set_enabled (self, "update-ratings", may_add);
  brg_window_actions_set_enabled (
      self, "fide-mode", snapshot != NULL && snapshot->group->fide_mode != BRG_FIDE_MODE_NONE);
  brg_window_actions_set_enabled (self, "disqualified", may_add);
  brg_window_actions_set_enabled (self, "correspondence",
                                  may_add && has_games &&
                                      snapshot->event->rulebook->correspondence != NULL &&
                                      brg_snapshot_is_round_robin (snapshot));
  brg_window_actions_set_enabled (self, "register", snapshot != NULL);
  brg_window_actions_set_enabled (self, "playoff", has_games);
  brg_window_actions_set_enabled (self, "share",
                                  snapshot != NULL && !brg_session_is_looking (self->session));
  brg_window_actions_set_enabled (self, "categories", has_games);
  brg_window_actions_set_enabled (self, "norms", has_games);
  brg_window_actions_set_enabled (self, "prizes", has_games);
  brg_window_actions_set_enabled (self, "totals", has_games && !brg_snapshot_has_teams (snapshot));
  /* The bracket gives the places: nobody is put in order, and nothing is reckoned ahead. */
  brg_window_actions_set_enabled (self, "tie-lots",
                                  has_games && !brg_snapshot_is_knockout (snapshot));
  brg_window_actions_set_enabled (self, "chances",
                                  has_games && !brg_snapshot_is_knockout (snapshot));
  brg_window_update_lead (self);
  brg_window_update_file (self);
}
