/* brg-window.c - the main window: pages of one event, or the list of events
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-window.h"

#include <glib/gi18n.h>

#include "brg-backup.h"
#include "brg-envelope-desk.h"
#include "brg-event-popover.h"
#include "brg-incident-desk.h"
#include "brg-next-step.h"
#include "brg-page.h"
#include "brg-pages.h"
#include "brg-player-search-popover.h"
#include "brg-sidebar.h"
#include "brg-start-page.h"
#include "brg-ui.h"
#include "brg-window-actions.h"
#include "brg-window-private.h"

/* As long as libadwaita leaves a toast. */
#define TOAST_SECONDS 5

/* A toast moves in for less than this; before that it must not be dismissed. */
#define TOAST_MOVE_MS 500

/* Below this width of text at 100 % the sidebar shows icons only. */
#define FOLD_WIDTH 900.0

G_DEFINE_FINAL_TYPE (BrgWindow, brg_window, ADW_TYPE_APPLICATION_WINDOW)

BrgSession *
brg_window_get_session (BrgWindow *self)
{
  g_return_val_if_fail (BRG_IS_WINDOW (self), NULL);

  return self->session;
}

BrgPreferences *
brg_window_get_preferences (BrgWindow *self)
{
  g_return_val_if_fail (BRG_IS_WINDOW (self), NULL);

  return brg_application_get_preferences (
      BRG_APPLICATION (gtk_window_get_application (GTK_WINDOW (self))));
}

BrgWindow *
brg_window_find (GtkWidget *widget)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (widget));

  while (window != NULL && !BRG_IS_WINDOW (window))
    window = gtk_window_get_transient_for (window);
  g_return_val_if_fail (window != NULL, NULL);
  return BRG_WINDOW (window);
}

gboolean
brg_window_has_workspace (BrgWindow *self)
{
  g_return_val_if_fail (BRG_IS_WINDOW (self), FALSE);

  return brg_session_get_store (self->session) != NULL;
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
      return g_strdup_printf (_ ("Pair round %d"), step->round);
    case BRG_STEP_START:
      return g_strdup_printf (_ ("Start round %d"), step->round);
    case BRG_STEP_CLOSE:
      return g_strdup_printf (_ ("Close round %d"), step->round);
    case BRG_STEP_APPROVE:
      return g_strdup (_ ("Approve results"));
    case BRG_STEP_REPORT:
      return g_strdup (_ ("Make the report"));
    default:
      g_return_val_if_reached (NULL);
    }
}

static char *
dup_step_tooltip (const BrgNextStep *step)
{
  g_autofree char *missing = NULL;
  g_autofree char *adjourned = NULL;

  if (!brg_next_step_is_blocked (step))
    return g_strdup (_ ("The next step (Ctrl+Enter)"));
  missing = g_strdup_printf (
      ngettext ("%d result is missing", "%d results are missing", (gulong) step->n_missing),
      step->n_missing);
  adjourned = g_strdup_printf (
      ngettext ("%d game is adjourned", "%d games are adjourned", (gulong) step->n_adjourned),
      step->n_adjourned);
  if (step->n_missing == 0 && step->n_adjourned == 0)
    return g_strdup_printf (ngettext ("%d other group still has rounds to play",
                                      "%d other groups still have rounds to play",
                                      (gulong) step->n_open_groups),
                            step->n_open_groups);
  if (step->n_adjourned == 0)
    return g_steal_pointer (&missing);
  if (step->n_missing == 0)
    return g_steal_pointer (&adjourned);
  /* Translators: two blockers, "3 results are missing" and "1 game is adjourned" */
  return g_strdup_printf (_ ("%s, %s"), missing, adjourned);
}

static BrgPage *
get_page (BrgWindow *self)
{
  GtkWidget *child = gtk_stack_get_visible_child (self->page_stack);

  return BRG_IS_PAGE (child) ? BRG_PAGE (child) : NULL;
}

/* A page on which something is being decided keeps the next step, and its key, for itself. */
static void
update_step (BrgWindow *self, BrgSnapshot *snapshot)
{
  BrgPage *page = get_page (self);
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
  step = brg_next_step_find (snapshot);
  label = dup_step_label (&step);
  tooltip = dup_step_tooltip (&step);
  gtk_button_set_label (self->step_button, label);
  brg_ui_set_tooltip (GTK_WIDGET (self->step_button), hold != NULL ? hold : tooltip);
  brg_window_actions_set_enabled (self, "next-step",
                                  hold == NULL && !brg_next_step_is_blocked (&step));
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
  /* Translators: %s is an action, "Result of board 7: 1-0" */
  g_autofree char *undo_tip = undo != NULL ? g_strdup_printf (_ ("Undo: %s"), undo) : NULL;
  /* Translators: %s is an action, "Result of board 7: 1-0" */
  g_autofree char *redo_tip = redo != NULL ? g_strdup_printf (_ ("Redo: %s"), redo) : NULL;

  update_undo_button (self, self->undo_button, "undo", undo != NULL,
                      undo != NULL ? undo_tip : _ ("Undo"));
  update_undo_button (self, self->redo_button, "redo", redo != NULL,
                      redo != NULL ? redo_tip : _ ("Redo"));
}

static void
update_title (BrgWindow *self, BrgSnapshot *snapshot)
{
  g_autofree char *subtitle = NULL;
  BrgPage *page = get_page (self);
  const char *title;

  if (snapshot == NULL || page == NULL)
    {
      adw_window_title_set_title (self->window_title, "Berger");
      adw_window_title_set_subtitle (self->window_title, _ ("arbiter’s workstation"));
      return;
    }
  title = brg_pages_get_title (gtk_stack_get_visible_child_name (self->page_stack));
  subtitle = brg_page_dup_subtitle (page);
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
                          : brg_pages_get_discipline_name (snapshot->event->discipline));
  brg_ui_set_tooltip (GTK_WIDGET (self->event_button), snapshot->event->name);
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

static void
update_sidebar (BrgWindow *self, BrgSnapshot *snapshot)
{
  g_autofree char *time = NULL;
  g_autofree char *saved = NULL;
  g_autofree char *described = NULL;
  g_autofree char *adjourned = NULL;
  gint n_missing;
  gint n_adjourned;

  gtk_widget_set_visible (GTK_WIDGET (self->sidebar), snapshot != NULL);
  if (snapshot == NULL)
    return;
  n_missing = brg_round_counts_find (snapshot, brg_snapshot_current_round (snapshot)).n_missing;
  described = g_strdup_printf (
      ngettext ("%d result is missing", "%d results are missing", (gulong) n_missing), n_missing);
  brg_sidebar_set_badge (self->sidebar, "rounds", n_missing, described);
  n_adjourned = brg_envelope_desk_count_open (brg_snapshot_get_boards (snapshot));
  adjourned = g_strdup_printf (
      ngettext ("%d adjourned game", "%d adjourned games", (gulong) n_adjourned), n_adjourned);
  brg_sidebar_set_badge (self->sidebar, "envelopes", n_adjourned, adjourned);
  update_incidents_badge (self, snapshot);
  time = brg_ui_dup_local_time (snapshot->saved_at, TRUE);
  /* Translators: %s is a time of day; the sign is a check mark */
  saved = g_strdup_printf (_ ("✓ Saved %s"), time);
  brg_sidebar_set_status (self->sidebar, saved,
                          brg_pages_get_rulebook_name (snapshot->event->rulebook));
}

void
brg_window_update (BrgWindow *self)
{
  BrgSnapshot *snapshot = brg_session_get_snapshot (self->session);
  gboolean may_add = snapshot != NULL && snapshot->event->state == BRG_EVENT_OPEN;

  update_event_button (self, snapshot);
  update_sidebar (self, snapshot);
  update_undo (self);
  update_step (self, snapshot);
  update_title (self, snapshot);
  gtk_widget_set_visible (GTK_WIDGET (self->search_button), snapshot != NULL);
  brg_window_actions_set_enabled (self, "export", snapshot != NULL);
  brg_window_actions_set_enabled (self, "print", snapshot != NULL);
  brg_window_actions_set_enabled (self, "search", snapshot != NULL);
  brg_window_actions_set_enabled (self, "page", snapshot != NULL);
  brg_window_actions_set_enabled (self, "groups", snapshot != NULL);
  brg_window_actions_set_enabled (self, "turn-group", snapshot != NULL);
  brg_window_actions_set_enabled (self, "new-group", may_add);
  brg_window_actions_set_enabled (self, "next-stage", may_add);
  brg_window_actions_set_enabled (self, "playoff", snapshot != NULL);
  brg_window_actions_set_enabled (self, "categories", snapshot != NULL);
  brg_window_actions_set_enabled (self, "prizes", snapshot != NULL);
  brg_window_actions_set_enabled (self, "totals",
                                  snapshot != NULL && !brg_snapshot_has_teams (snapshot));
  /* The bracket gives the places: nobody is put in order, and nothing is reckoned ahead. */
  brg_window_actions_set_enabled (self, "tie-lots",
                                  snapshot != NULL && !brg_snapshot_is_knockout (snapshot));
  brg_window_actions_set_enabled (self, "chances",
                                  snapshot != NULL && !brg_snapshot_is_knockout (snapshot));
}

static void
show_start (BrgWindow *self)
{
  gtk_stack_set_visible_child (self->page_stack, GTK_WIDGET (self->start_page));
  brg_start_page_refresh (self->start_page);
  brg_start_page_take_focus (self->start_page);
}

static void
on_session_changed (BrgWindow *self)
{
  BrgSnapshot *snapshot = brg_session_get_snapshot (self->session);

  if (snapshot == NULL)
    show_start (self);
  brg_window_update (self);
}

static void
on_toast_dismissed (BrgWindow *self, AdwToast *toast)
{
  if (self->toast != toast)
    return;
  g_clear_handle_id (&self->toast_source, g_source_remove);
  g_clear_object (&self->toast);
}

static gboolean
on_toast_timeout (gpointer data)
{
  BrgWindow *self = data;
  g_autoptr (AdwToast) toast = g_steal_pointer (&self->toast);

  self->toast_source = 0;
  adw_toast_dismiss (toast);
  return G_SOURCE_REMOVE;
}

static void
add_toast (BrgWindow *self)
{
  AdwToast *toast = adw_toast_new ("");

  adw_toast_set_timeout (toast, 0);
  g_signal_connect_object (toast, "dismissed", G_CALLBACK (on_toast_dismissed), self,
                           G_CONNECT_SWAPPED);
  self->toast = g_object_ref (toast);
  adw_toast_overlay_add_toast (self->toast_overlay, toast);
}

void
brg_window_withdraw_toast (BrgWindow *self)
{
  g_return_if_fail (BRG_IS_WINDOW (self));

  if (self->toast == NULL)
    return;
  g_clear_handle_id (&self->toast_source, g_source_remove);
  self->toast_source = g_timeout_add (TOAST_MOVE_MS, on_toast_timeout, self);
}

/* One at a time, the newest is what the user just did. The toast on show gets the new words:
 * libadwaita 1.2 crashes when a toast is dismissed while it still moves in, as it happens when
 * results are typed fast. */
static void
show_toast (BrgWindow *self, const char *title, gboolean can_undo)
{
  g_autofree char *escaped = g_markup_escape_text (title, -1);

  if (self->toast == NULL)
    add_toast (self);
  adw_toast_set_title (self->toast, escaped);
  adw_toast_set_action_name (self->toast, can_undo ? "win.undo" : NULL);
  adw_toast_set_button_label (self->toast, can_undo ? _ ("Undo") : NULL);
  g_clear_handle_id (&self->toast_source, g_source_remove);
  self->toast_source = g_timeout_add_seconds (TOAST_SECONDS, on_toast_timeout, self);
}

static void
on_session_acted (BrgWindow *self, const char *title)
{
  show_toast (self, title, TRUE);
}

static void
on_session_told (BrgWindow *self, const char *message)
{
  show_toast (self, message, FALSE);
}

static void
on_session_failed (BrgWindow *self, const char *message)
{
  brg_ui_tell (GTK_WIDGET (self), _ ("Something went wrong"), message);
}

void
brg_window_focus_page (BrgWindow *self)
{
  BrgPage *page;

  g_return_if_fail (BRG_IS_WINDOW (self));

  page = get_page (self);
  if (page != NULL)
    brg_page_take_focus (page);
}

void
brg_window_show_page (BrgWindow *self, const char *name, const char *target)
{
  g_return_if_fail (BRG_IS_WINDOW (self) && name != NULL);

  brg_window_forget_back (self);
  brg_window_turn_to_page (self, name, target);
}

void
brg_window_turn_to_page (BrgWindow *self, const char *name, const char *target)
{
  BrgPage *page;

  g_return_if_fail (BRG_IS_WINDOW (self) && name != NULL);

  if (brg_session_get_snapshot (self->session) == NULL ||
      gtk_stack_get_child_by_name (self->page_stack, name) == NULL)
    return;
  gtk_stack_set_visible_child_name (self->page_stack, name);
  brg_sidebar_set_page (self->sidebar, name);
  brg_preferences_set_state (brg_window_get_preferences (self), "page", name);
  page = get_page (self);
  if (target != NULL)
    brg_page_go_to (page, target);
  brg_page_take_focus (page);
  brg_window_update_title (self);
}

BrgPage *
brg_window_get_page (BrgWindow *self, const char *name)
{
  g_return_val_if_fail (BRG_IS_WINDOW (self) && name != NULL, NULL);

  return BRG_PAGE (gtk_stack_get_child_by_name (self->page_stack, name));
}

static void
on_page_chosen (BrgWindow *self, const char *name)
{
  brg_window_show_page (self, name, NULL);
}

/* Where the work is: the list of players before the first round, then the rounds, then the table.
 */
static const char *
find_fitting_page (BrgSnapshot *snapshot)
{
  if (snapshot->event->state == BRG_EVENT_CLOSED)
    return "table";
  return snapshot->rounds->len > 0 ? "rounds" : "players";
}

void
brg_window_open_group (BrgWindow *self, gint64 group_id, const char *page)
{
  g_autofree char *remembered = g_strdup_printf ("%" G_GINT64_FORMAT, group_id);
  BrgSnapshot *snapshot;

  g_return_if_fail (BRG_IS_WINDOW (self));

  brg_window_pop_mode (self);
  brg_preferences_set_state (brg_window_get_preferences (self), "group", remembered);
  if (!brg_session_open_group (self->session, group_id))
    return;
  snapshot = brg_session_get_snapshot (self->session);
  if (snapshot != NULL)
    brg_window_show_page (self, page != NULL ? page : find_fitting_page (snapshot), NULL);
}

static gboolean
group_exists (BrgSession *session, gint64 group_id)
{
  g_autoptr (BrgSnapshot) snapshot = NULL;

  if (group_id != 0)
    snapshot = brg_store_load (brg_session_get_store (session), group_id, NULL);
  return snapshot != NULL;
}

/* After a restart: the same page of the same group. */
static void
restore_state (BrgWindow *self)
{
  BrgPreferences *preferences = brg_window_get_preferences (self);
  g_autofree char *group = brg_preferences_dup_state (preferences, "group");
  g_autofree char *page = brg_preferences_dup_state (preferences, "page");
  gint64 group_id = g_ascii_strtoll (group, NULL, 10);
  BrgSnapshot *snapshot;

  if (!group_exists (self->session, group_id))
    return;
  brg_window_open_group (self, group_id, *page != '\0' ? page : NULL);
  snapshot = brg_session_get_snapshot (self->session);
  if (snapshot != NULL)
    {
      g_autofree char *time = brg_ui_dup_local_time (snapshot->saved_at, TRUE);
      /* Translators: %s is a time of day */
      g_autofree char *message = g_strdup_printf (_ ("Continued from %s"), time);

      show_toast (self, message, FALSE);
    }
}

void
brg_window_open_workspace (BrgWindow *self, const char *path, gboolean may_create)
{
  BrgPreferences *preferences;
  g_autoptr (GError) error = NULL;
  g_autofree char *second_folder = NULL;
  g_autofree char *remembered = NULL;

  g_return_if_fail (BRG_IS_WINDOW (self) && path != NULL);

  preferences = brg_window_get_preferences (self);
  if (!brg_session_open (self->session, path, may_create, &error))
    {
      gtk_window_present (GTK_WINDOW (self));
      brg_ui_tell (GTK_WIDGET (self), _ ("The file was not opened"), error->message);
      return;
    }
  second_folder = brg_preferences_dup (preferences, "copies-second-folder");
  brg_backup_set_folders (brg_session_get_store (self->session), NULL,
                          *second_folder != '\0' ? second_folder : NULL);
  remembered = brg_preferences_dup_state (preferences, "workspace");
  brg_preferences_set_state (preferences, "workspace", path);
  if (g_str_equal (remembered, path) || *remembered == '\0')
    restore_state (self);
}

/* Whatever would change the event behind a mode, or leave it, must wait. */
static void
send_actions_to_sleep (BrgWindow *self)
{
  static const char *const awake[] = { "next-step", "about", "fullscreen", "show-help-overlay",
                                       NULL };
  g_auto (GStrv) names = g_action_group_list_actions (G_ACTION_GROUP (self));
  g_autoptr (GStrvBuilder) sleeping = g_strv_builder_new ();

  for (guint i = 0; names[i] != NULL; i++)
    {
      if (g_strv_contains (awake, names[i]) ||
          !g_action_group_get_action_enabled (G_ACTION_GROUP (self), names[i]))
        continue;
      brg_window_actions_set_enabled (self, names[i], FALSE);
      g_strv_builder_add (sleeping, names[i]);
    }
  self->sleeping_actions = g_strv_builder_end (sleeping);
}

static void
wake_actions (BrgWindow *self)
{
  for (guint i = 0; self->sleeping_actions != NULL && self->sleeping_actions[i] != NULL; i++)
    brg_window_actions_set_enabled (self, self->sleeping_actions[i], TRUE);
  g_clear_pointer (&self->sleeping_actions, g_strfreev);
  brg_window_update (self);
}

void
brg_window_push_mode (BrgWindow *self, GtkWidget *mode)
{
  g_return_if_fail (BRG_IS_WINDOW (self) && GTK_IS_WIDGET (mode));

  brg_window_pop_mode (self);
  gtk_stack_add_named (self->mode_stack, mode, "mode");
  gtk_stack_set_visible_child (self->mode_stack, mode);
  send_actions_to_sleep (self);
  gtk_widget_child_focus (mode, GTK_DIR_TAB_FORWARD);
}

GtkWidget *
brg_window_get_mode (BrgWindow *self)
{
  g_return_val_if_fail (BRG_IS_WINDOW (self), NULL);

  return gtk_stack_get_child_by_name (self->mode_stack, "mode");
}

void
brg_window_pop_mode (BrgWindow *self)
{
  GtkWidget *mode;
  BrgPage *page;

  g_return_if_fail (BRG_IS_WINDOW (self));

  mode = gtk_stack_get_child_by_name (self->mode_stack, "mode");
  if (mode == NULL)
    return;
  gtk_stack_set_visible_child_name (self->mode_stack, "desk");
  gtk_stack_remove (self->mode_stack, mode);
  wake_actions (self);
  page = get_page (self);
  if (page != NULL)
    brg_page_take_focus (page);
}

static gboolean
update_fold (gpointer data)
{
  BrgWindow *self = data;
  double width = gtk_widget_get_width (GTK_WIDGET (self));
  double scale = brg_ui_get_text_scale (GTK_WIDGET (self));

  self->fold_source = 0;
  brg_sidebar_set_folded (self->sidebar, self->is_folded_by_hand || width / scale < FOLD_WIDTH);
  return G_SOURCE_REMOVE;
}

void
brg_window_queue_fold (BrgWindow *self)
{
  if (self->fold_source == 0)
    self->fold_source = g_idle_add_full (G_PRIORITY_HIGH_IDLE, update_fold, self, NULL);
}

static void
on_layout (BrgWindow *self)
{
  brg_window_queue_fold (self);
}

static void
brg_window_realize (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (brg_window_parent_class)->realize (widget);
  g_signal_connect_object (gtk_native_get_surface (GTK_NATIVE (widget)), "layout",
                           G_CALLBACK (on_layout), widget, G_CONNECT_SWAPPED);
}

static void
add_pages (BrgWindow *self)
{
  guint n_pages;
  const BrgPageInfo *pages = brg_pages_list (&n_pages);

  gtk_stack_add_named (self->page_stack, GTK_WIDGET (self->start_page), "start");
  for (guint i = 0; i < n_pages; i++)
    {
      BrgPage *page = g_object_new (pages[i].get_type (), NULL);

      brg_page_set_session (page, self->session);
      gtk_stack_add_named (self->page_stack, GTK_WIDGET (page), pages[i].name);
      brg_sidebar_add (self->sidebar, pages[i].name, brg_pages_get_title (pages[i].name),
                       pages[i].icon_name, pages[i].is_apart);
    }
}

static void
brg_window_dispose (GObject *object)
{
  BrgWindow *self = BRG_WINDOW (object);

  g_clear_handle_id (&self->fold_source, g_source_remove);
  g_clear_handle_id (&self->toast_source, g_source_remove);
  g_clear_object (&self->toast);
  g_clear_pointer (&self->back_page, g_free);
  g_clear_weak_pointer (&self->back_focus);
  g_clear_pointer (&self->sleeping_actions, g_strfreev);
  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (brg_window_parent_class)->dispose (object);
}

static void
brg_window_class_init (BrgWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (BRG_TYPE_SIDEBAR);
  G_OBJECT_CLASS (klass)->dispose = brg_window_dispose;
  widget_class->realize = brg_window_realize;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/berger/Berger/ui/brg-window.ui");
  gtk_widget_class_bind_template_child (widget_class, BrgWindow, mode_stack);
  gtk_widget_class_bind_template_child (widget_class, BrgWindow, page_stack);
  gtk_widget_class_bind_template_child (widget_class, BrgWindow, toast_overlay);
  gtk_widget_class_bind_template_child (widget_class, BrgWindow, sidebar);
  gtk_widget_class_bind_template_child (widget_class, BrgWindow, window_title);
  gtk_widget_class_bind_template_child (widget_class, BrgWindow, event_button);
  gtk_widget_class_bind_template_child (widget_class, BrgWindow, event_name);
  gtk_widget_class_bind_template_child (widget_class, BrgWindow, event_subtitle);
  gtk_widget_class_bind_template_child (widget_class, BrgWindow, undo_button);
  gtk_widget_class_bind_template_child (widget_class, BrgWindow, redo_button);
  gtk_widget_class_bind_template_child (widget_class, BrgWindow, step_button);
  gtk_widget_class_bind_template_child (widget_class, BrgWindow, search_button);
  gtk_widget_class_bind_template_child (widget_class, BrgWindow, menu_button);
}

static void
add_help_overlay (BrgWindow *self)
{
  g_autoptr (GtkBuilder) builder =
      gtk_builder_new_from_resource ("/org/berger/Berger/ui/brg-shortcuts.ui");

  gtk_application_window_set_help_overlay (
      GTK_APPLICATION_WINDOW (self),
      GTK_SHORTCUTS_WINDOW (gtk_builder_get_object (builder, "help_overlay")));
}

static void
brg_window_init (BrgWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->session = brg_session_new ();
  self->start_page = brg_start_page_new (self);
  add_pages (self);
  brg_window_actions_install (self);
  brg_window_forget_back (self);
  gtk_menu_button_set_popover (self->event_button, brg_event_popover_new ());
  gtk_menu_button_set_popover (self->search_button, brg_player_search_popover_new ());
  add_help_overlay (self);
  brg_window_accept_files (self);
  g_signal_connect_swapped (self->sidebar, "page-chosen", G_CALLBACK (on_page_chosen), self);
  g_signal_connect_swapped (self->session, "changed", G_CALLBACK (on_session_changed), self);
  g_signal_connect_swapped (self->session, "acted", G_CALLBACK (on_session_acted), self);
  g_signal_connect_swapped (self->session, "failed", G_CALLBACK (on_session_failed), self);
  g_signal_connect_swapped (self->session, "told", G_CALLBACK (on_session_told), self);
  brg_window_update (self);
}

BrgWindow *
brg_window_new (BrgApplication *application)
{
  g_return_val_if_fail (BRG_IS_APPLICATION (application), NULL);

  return g_object_new (BRG_TYPE_WINDOW, "application", application, NULL);
}
