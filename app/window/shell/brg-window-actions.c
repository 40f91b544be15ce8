/* brg-window-actions.c - what a user can do in the main window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-window-actions.h"

#include <glib/gi18n.h>

#include "brg-approve.h"
#include "brg-backup.h"
#include "brg-categories-sheet.h"
#include "brg-chances-sheet.h"
#include "brg-compare-sheet.h"
#include "brg-disqualified-sheet.h"
#include "brg-event-document.h"
#include "brg-export-dialog.h"
#include "brg-follow-sheet.h"
#include "brg-health-sheet.h"
#include "brg-import.h"
#include "brg-letters-forms.h"
#include "brg-meeting-sheet.h"
#include "brg-new-event.h"
#include "brg-next-step.h"
#include "brg-norms-sheet.h"
#include "brg-open-sample.h"
#include "brg-page.h"
#include "brg-pairing-wizard.h"
#include "brg-paper-list.h"
#include "brg-playoff-sheet.h"
#include "brg-preferences-window.h"
#include "brg-prizes-sheet.h"
#include "brg-rating-lists-sheet.h"
#include "brg-rating-update-sheet.h"
#include "brg-ratings-sheet.h"
#include "brg-register-sheet.h"
#include "brg-same-press.h"
#include "brg-share-sheet.h"
#include "brg-site-sheet.h"
#include "brg-split-sheet.h"
#include "brg-stage-sheet.h"
#include "brg-store-event.h"
#include "brg-store-lists.h"
#include "brg-store-postal.h"
#include "brg-store-rounds.h"
#include "brg-tie-lots-sheet.h"
#include "brg-totals-sheet.h"
#include "brg-ui-words.h"
#include "brg-ui.h"
#include "brg-wall-window.h"
#include "brg-window-private.h"

/* The paper that is filed when a round is closed. */
#define PROTOCOL "protocol"

static void
on_undo (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  brg_window_withdraw_notice (BRG_WINDOW (data));
  brg_session_undo (BRG_WINDOW (data)->session);
}

static void
on_redo (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  brg_window_withdraw_notice (BRG_WINDOW (data));
  brg_session_redo (BRG_WINDOW (data)->session);
}

static void
start_round (BrgWindow *self, BrgSnapshot *snapshot, gint number)
{
  GError *error = NULL;
  g_autofree char *target = g_strdup_printf ("round/%d", number);
  gint64 round_id = brg_snapshot_get_round (snapshot, number)->id;
  gboolean done = brg_store_publish_round (brg_session_get_store (self->session), round_id, &error);

  if (brg_session_finish (self->session, done, error))
    brg_window_show_page (self, "rounds", target);
}

/* The protocol is filed as it stands when the round is closed. */
static GBytes *
make_protocol (BrgWindow *self, BrgSnapshot *snapshot, gint number, GError **error)
{
  g_autofree char *language =
      brg_preferences_dup_document_language (brg_shell_get_preferences (BRG_SHELL (self)));
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autofree char *printed_at = g_date_time_format (now, "%Y-%m-%dT%H:%M:%SZ");

  return brg_event_document_to_pdf (snapshot, PROTOCOL, number, language, printed_at, error);
}

static void
close_round (BrgWindow *self, BrgSnapshot *snapshot, gint number)
{
  GError *error = NULL;
  gint64 round_id = brg_snapshot_get_round (snapshot, number)->id;
  g_autofree char *title =
      brg_paper_dup_title (brg_paper_list_find (PROTOCOL), NULL, snapshot, number);
  g_autoptr (GBytes) protocol = make_protocol (self, snapshot, number, &error);
  gboolean done = protocol != NULL &&
                  brg_store_close_round_and_file (brg_session_get_store (self->session), round_id,
                                                  PROTOCOL, title, protocol, &error);

  brg_session_finish (self->session, done, error);
}

static void
begin_play (BrgWindow *self, BrgSnapshot *snapshot)
{
  GError *error = NULL;
  gboolean done =
      brg_store_begin_postal (brg_session_get_store (self->session), snapshot->group->id, &error);

  if (brg_session_finish (self->session, done, error))
    brg_window_show_page (self, "letters", NULL);
}

static void
end_play (BrgWindow *self, BrgSnapshot *snapshot)
{
  GError *error = NULL;
  gboolean done =
      brg_store_end_postal (brg_session_get_store (self->session), snapshot->group->id, &error);

  brg_session_finish (self->session, done, error);
}

/* On the page of players itself the step is the sheet that it leads to. */
static void
add_players (BrgWindow *self)
{
  gboolean is_there =
      g_strcmp0 (gtk_stack_get_visible_child_name (self->page_stack), "players") == 0;

  brg_window_show_page (self, "players", is_there ? "new" : NULL);
}

/* What the key does at once, with no sheet or page that shows it first. */
static gboolean
must_wait (BrgWindow *self, const BrgNextStep *step)
{
  const char *label = gtk_button_get_label (self->step_button);
  g_autofree char *hint = NULL;

  if ((step->kind != BRG_STEP_START && step->kind != BRG_STEP_CLOSE &&
       step->kind != BRG_STEP_BEGIN_PLAY && step->kind != BRG_STEP_END_PLAY) ||
      label == NULL || !brg_same_press_must_wait (GTK_WIDGET (self->step_button), label))
    return FALSE;
  hint = brg_same_press_dup_hint (label);
  brg_session_tell (self->session, hint);
  return TRUE;
}

static void
on_next_step (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  BrgWindow *self = data;
  BrgSnapshot *snapshot = brg_session_get_snapshot (self->session);
  BrgPage *page = brg_window_get_visible_page (self);
  g_autofree char *of_page = page != NULL ? brg_page_dup_step (page) : NULL;
  BrgNextStep step;

  if (snapshot == NULL)
    return;
  if (of_page != NULL)
    {
      brg_page_do_step (page);
      return;
    }
  step = brg_window_find_step (self);
  if (brg_next_step_is_blocked (&step) || must_wait (self, &step))
    return;
  switch (step.kind)
    {
    case BRG_STEP_ADD_PLAYERS:
      add_players (self);
      break;
    case BRG_STEP_DECIDE:
      brg_meeting_sheet_present (BRG_SHELL (self));
      break;
    case BRG_STEP_PAIR:
      brg_pairing_wizard_present (BRG_SHELL (self));
      break;
    case BRG_STEP_START:
      start_round (self, snapshot, step.round);
      break;
    case BRG_STEP_CLOSE:
      close_round (self, snapshot, step.round);
      break;
    case BRG_STEP_BEGIN_PLAY:
      begin_play (self, snapshot);
      break;
    case BRG_STEP_END_PLAY:
      end_play (self, snapshot);
      break;
    case BRG_STEP_APPROVE:
      brg_approve_ask (BRG_SHELL (self));
      break;
    case BRG_STEP_REPORT:
      brg_window_show_page (self, "documents", "final-report");
      break;
    case BRG_STEP_NONE:
    default:
      g_return_if_reached ();
    }
}

/* What is to be done when there is a workspace. */
typedef struct
{
  BrgWindow *window;
  void (*present) (BrgShell *shell);
} Beginning;

static void
on_new_workspace_picked (const char *path, gpointer data)
{
  g_autofree Beginning *beginning = data;

  if (path == NULL)
    return;
  brg_window_open_workspace (beginning->window, path, TRUE);
  if (brg_window_has_workspace (beginning->window))
    beginning->present (BRG_SHELL (beginning->window));
}

/* Without a workspace it is asked first where the new one shall be. */
static void
begin (BrgWindow *self, void (*present) (BrgShell *shell))
{
  const char *const filters[] = { _ ("Berger workspaces"), "*.berger", NULL };
  Beginning *beginning;

  if (brg_window_has_workspace (self))
    {
      present (BRG_SHELL (self));
      return;
    }
  beginning = g_new0 (Beginning, 1);
  beginning->window = self;
  beginning->present = present;
  brg_ui_pick_file (GTK_WIDGET (self), _ ("New Workspace"), BRG_FILE_SAVE, filters,
                    _ ("events.berger"), on_new_workspace_picked, beginning);
}

static void
on_new_event (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  begin (data, brg_new_event_present);
}

static void
on_workspace_picked (const char *path, gpointer data)
{
  if (path != NULL)
    brg_window_open_workspace (BRG_WINDOW (data), path, FALSE);
}

static void
on_open (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  const char *const filters[] = { _ ("Berger workspaces"), "*.berger", NULL };

  brg_ui_pick_file (GTK_WIDGET (data), _ ("Open Workspace"), BRG_FILE_OPEN, filters, NULL,
                    on_workspace_picked, data);
}

static void
on_import (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  begin (data, brg_import_pick);
}

static void
on_paste_players (GSimpleAction *action G_GNUC_UNUSED,
                  GVariant *parameter G_GNUC_UNUSED,
                  gpointer data)
{
  begin (data, brg_import_paste);
}

static void
on_preferences (GSimpleAction *action G_GNUC_UNUSED,
                GVariant *parameter G_GNUC_UNUSED,
                gpointer data)
{
  brg_preferences_window_present (BRG_SHELL (data));
}

static void
open_round_robin (BrgShell *shell)
{
  brg_open_sample (shell, BRG_SAMPLE_ROUND_ROBIN);
}

static void
open_swiss (BrgShell *shell)
{
  brg_open_sample (shell, BRG_SAMPLE_SWISS);
}

static void
open_teams (BrgShell *shell)
{
  brg_open_sample (shell, BRG_SAMPLE_TEAMS);
}

static void
on_sample (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter, gpointer data)
{
  static void (*const open[BRG_N_SAMPLES]) (BrgShell * shell) = {
    [BRG_SAMPLE_ROUND_ROBIN] = open_round_robin,
    [BRG_SAMPLE_SWISS] = open_swiss,
    [BRG_SAMPLE_TEAMS] = open_teams,
  };
  BrgSample sample;

  if (brg_sample_from_id (g_variant_get_string (parameter, NULL), &sample))
    begin (data, open[sample]);
}

static void
on_copy_picked (const char *path, gpointer data)
{
  BrgWindow *self = data;
  g_autoptr (GError) error = NULL;

  if (path == NULL)
    return;
  if (brg_backup_write (brg_session_get_store (self->session), path, &error))
    {
      g_autofree char *message = g_strdup_printf (_ ("Copy saved: %s"), path);

      brg_session_tell (self->session, message);
    }
  else
    brg_ui_tell (GTK_WIDGET (self), _ ("The copy was not saved"), error->message);
}

static void
on_save_copy (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  const char *const filters[] = { _ ("Berger workspaces"), "*.berger", NULL };

  brg_ui_pick_file (GTK_WIDGET (data), _ ("Save a Copy"), BRG_FILE_SAVE, filters, _ ("copy.berger"),
                    on_copy_picked, data);
}

static void
on_export (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  brg_export_dialog_present (BRG_SHELL (data));
}

static void
on_about (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  brg_compat_show_about (GTK_WINDOW (data), "application-name", "Berger", "application-icon",
                         "org.berger.Berger", "version", BRG_VERSION, "license-type",
                         GTK_LICENSE_GPL_3_0, "comments",
                         _ ("Workstation for arbiters of chess, draughts and renju"),
                         "developer-name", _ ("The Berger developers"), NULL);
}

static void
on_print (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  GtkWidget *page = gtk_stack_get_visible_child (BRG_WINDOW (data)->page_stack);

  if (BRG_IS_PAGE (page))
    brg_page_print (BRG_PAGE (page));
}

static void
on_search (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  GtkWidget *page = gtk_stack_get_visible_child (BRG_WINDOW (data)->page_stack);

  if (!BRG_IS_PAGE (page) || !brg_page_search (BRG_PAGE (page)))
    gtk_menu_button_popup (BRG_WINDOW (data)->search_button);
}

static void
on_main_menu (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  gtk_menu_button_popup (BRG_WINDOW (data)->menu_button);
}

static void
on_page (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter, gpointer data)
{
  brg_window_show_page (BRG_WINDOW (data), g_variant_get_string (parameter, NULL), NULL);
}

static void
on_start (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  BrgWindow *self = data;

  brg_window_pop_mode (self);
  brg_preferences_set_state (brg_shell_get_preferences (BRG_SHELL (self)), "group", "");
  brg_session_open_group (self->session, 0);
}

static void
on_new_group (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  brg_stage_sheet_present (BRG_SHELL (data), FALSE);
}

static void
on_next_stage (GSimpleAction *action G_GNUC_UNUSED,
               GVariant *parameter G_GNUC_UNUSED,
               gpointer data)
{
  brg_stage_sheet_present (BRG_SHELL (data), TRUE);
}

static void
on_split (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  brg_split_sheet_present (BRG_SHELL (data));
}

static void
on_groups (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  gtk_menu_button_popup (BRG_WINDOW (data)->event_button);
}

/* The group @step places further in the event; behind the last one comes the first. */
static void
on_turn_group (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter, gpointer data)
{
  BrgWindow *self = data;
  BrgSnapshot *snapshot = brg_session_get_snapshot (self->session);
  gint step = g_variant_get_int32 (parameter);
  g_autoptr (GPtrArray) groups =
      brg_store_list_groups (brg_session_get_store (self->session), snapshot->event->id, NULL);
  gint n_groups = groups != NULL ? (gint) groups->len : 0;
  g_autofree char *page = g_strdup (gtk_stack_get_visible_child_name (self->page_stack));

  for (gint i = 0; n_groups > 1 && i < n_groups; i++)
    if (((const BrgGroupName *) groups->pdata[i])->id == snapshot->group->id)
      {
        gint next = (i + step + n_groups) % n_groups;

        brg_window_open_group (self, ((const BrgGroupName *) groups->pdata[next])->id, page);
        return;
      }
}

static void
on_toggle_sidebar (GSimpleAction *action G_GNUC_UNUSED,
                   GVariant *parameter G_GNUC_UNUSED,
                   gpointer data)
{
  BrgWindow *self = data;

  self->is_folded_by_hand = !self->is_folded_by_hand;
  brg_window_queue_fold (self);
}

static void
on_fullscreen (GSimpleAction *action G_GNUC_UNUSED,
               GVariant *parameter G_GNUC_UNUSED,
               gpointer data)
{
  GtkWindow *window = data;

  if (gtk_window_is_fullscreen (window))
    gtk_window_unfullscreen (window);
  else
    gtk_window_fullscreen (window);
}

static void
on_show_article (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter, gpointer data)
{
  brg_window_show_article (data, g_variant_get_string (parameter, NULL));
}

static void
on_back (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  brg_window_go_back (data);
}

/* The sheets that need nothing but the window. */
static void
on_sheet (GSimpleAction *action, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  static const struct
  {
    const char *action;
    void (*present) (BrgShell *shell);
  } sheets[] = {
    { "ratings", brg_ratings_sheet_present },
    { "fide-mode", brg_window_show_mode },
    { "playoff", brg_playoff_sheet_present },
    { "categories", brg_categories_sheet_present },
    { "norms", brg_norms_sheet_present },
    { "prizes", brg_prizes_sheet_present },
    { "totals", brg_totals_sheet_present },
    { "chances", brg_chances_sheet_present },
    { "tie-lots", brg_tie_lots_sheet_present },
    { "rating-lists", brg_rating_lists_sheet_present },
    { "disqualified", brg_disqualified_sheet_present },
    { "register", brg_register_sheet_present },
    { "site", brg_site_sheet_present },
    { "correspondence", brg_letters_form_terms },
    { "update-ratings", brg_rating_update_sheet_present },
    { "share", brg_share_sheet_present },
    { "follow", brg_follow_sheet_present },
    { "compare", brg_compare_sheet_ask },
    { "wall", brg_wall_window_present },
    { "health", brg_health_sheet_present },
  };

  for (guint i = 0; i < G_N_ELEMENTS (sheets); i++)
    if (g_str_equal (sheets[i].action, g_action_get_name (G_ACTION (action))))
      sheets[i].present (BRG_SHELL (data));
}

static void
on_help (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer self)
{
  brg_shell_show_help (BRG_SHELL (self), NULL);
}

static const GActionEntry actions[] = {
  { .name = "undo", .activate = on_undo },
  { .name = "redo", .activate = on_redo },
  { .name = "next-step", .activate = on_next_step },
  { .name = "new-event", .activate = on_new_event },
  { .name = "open", .activate = on_open },
  { .name = "import", .activate = on_import },
  { .name = "paste-players", .activate = on_paste_players },
  { .name = "preferences", .activate = on_preferences },
  { .name = "sample", .activate = on_sample, .parameter_type = "s" },
  { .name = "save-copy", .activate = on_save_copy },
  { .name = "export", .activate = on_export },
  { .name = "site", .activate = on_sheet },
  { .name = "health", .activate = on_sheet },
  { .name = "help", .activate = on_help },
  { .name = "about", .activate = on_about },
  { .name = "print", .activate = on_print },
  { .name = "search", .activate = on_search },
  { .name = "main-menu", .activate = on_main_menu },
  { .name = "page", .activate = on_page, .parameter_type = "s" },
  { .name = "back", .activate = on_back },
  { .name = "show-article", .activate = on_show_article, .parameter_type = "s" },
  { .name = "start", .activate = on_start },
  { .name = "new-group", .activate = on_new_group },
  { .name = "next-stage", .activate = on_next_stage },
  { .name = "split", .activate = on_split },
  { .name = "playoff", .activate = on_sheet },
  { .name = "ratings", .activate = on_sheet },
  { .name = "fide-mode", .activate = on_sheet },
  { .name = "groups", .activate = on_groups },
  { .name = "turn-group", .activate = on_turn_group, .parameter_type = "i" },
  { .name = "tie-lots", .activate = on_sheet },
  { .name = "rating-lists", .activate = on_sheet },
  { .name = "disqualified", .activate = on_sheet },
  { .name = "register", .activate = on_sheet },
  { .name = "correspondence", .activate = on_sheet },
  { .name = "update-ratings", .activate = on_sheet },
  { .name = "toggle-sidebar", .activate = on_toggle_sidebar },
  { .name = "fullscreen", .activate = on_fullscreen },
  { .name = "categories", .activate = on_sheet },
  { .name = "norms", .activate = on_sheet },
  { .name = "prizes", .activate = on_sheet },
  { .name = "totals", .activate = on_sheet },
  { .name = "chances", .activate = on_sheet },
  { .name = "share", .activate = on_sheet },
  { .name = "follow", .activate = on_sheet },
  { .name = "compare", .activate = on_sheet },
  { .name = "wall", .activate = on_sheet },
};

void
brg_window_actions_install (BrgWindow *self)
{
  g_return_if_fail (BRG_IS_WINDOW (self));

  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
}

void
brg_window_actions_set_enabled (BrgWindow *self, const char *name, gboolean is_enabled)
{
  GAction *action;

  g_return_if_fail (BRG_IS_WINDOW (self) && name != NULL);

  action = g_action_map_lookup_action (G_ACTION_MAP (self), name);
  if (action != NULL)
    g_simple_action_set_enabled (G_SIMPLE_ACTION (action), is_enabled);
}
