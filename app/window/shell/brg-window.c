/* brg-window.c - the main window: pages of one event, or the list of events
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-window.h"

#include <glib/gi18n.h>

#include "brg-backup.h"
#include "brg-event-popover.h"
#include "brg-field-left.h"
#include "brg-help-window.h"
#include "brg-incident-count.h"
#include "brg-page.h"
#include "brg-pages.h"
#include "brg-player-search-popover.h"
#include "brg-sidebar.h"
#include "brg-site-publish.h"
#include "brg-start-page.h"
#include "brg-store-lists.h"
#include "brg-template.h"
#include "brg-ui.h"
#include "brg-window-actions.h"
#include "brg-window-private.h"

/* Below this width of text at 100 % the sidebar shows icons only. */
#define FOLD_WIDTH 900.0

static void init_shell (BrgShellInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (BrgWindow,
                               brg_window,
                               ADW_TYPE_APPLICATION_WINDOW,
                               G_IMPLEMENT_INTERFACE (BRG_TYPE_SHELL, init_shell))

gboolean
brg_window_has_workspace (BrgWindow *self)
{
  g_return_val_if_fail (BRG_IS_WINDOW (self), FALSE);

  return brg_session_get_store (self->session) != NULL;
}

/* To what the user works with; under a question it waits for the answer. */
static void
take_focus (BrgWindow *self)
{
  GtkWidget *mode = gtk_stack_get_child_by_name (self->mode_stack, "mode");
  BrgPage *page = brg_window_get_visible_page (self);

  self->is_focus_waiting = brg_compat_is_covered (GTK_WINDOW (self));
  if (self->is_focus_waiting)
    return;
  if (mode != NULL)
    gtk_widget_child_focus (mode, GTK_DIR_TAB_FORWARD);
  else if (page != NULL)
    brg_page_take_focus (page);
  else
    brg_start_page_take_focus (self->start_page);
}

static void
show_start (BrgWindow *self)
{
  gtk_stack_set_visible_child (self->page_stack, GTK_WIDGET (self->start_page));
  brg_start_page_refresh (self->start_page);
  take_focus (self);
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
on_session_acted (BrgWindow *self, const char *title)
{
  brg_window_show_notice (self, title, TRUE);
}

static void
on_session_told (BrgWindow *self, const char *message)
{
  brg_window_show_notice (self, message, FALSE);
}

static void
on_session_failed (BrgWindow *self, const char *message)
{
  if (brg_session_is_looking (self->session))
    brg_window_show_notice (self, _ ("View only: nothing was changed."), FALSE);
  else
    brg_ui_tell (GTK_WIDGET (self), _ ("Something went wrong"), message);
}

static const BrgPageInfo *
find_page_info (const char *name)
{
  guint n_pages;
  const BrgPageInfo *pages = brg_pages_list (&n_pages);

  for (guint i = 0; i < n_pages; i++)
    if (g_str_equal (pages[i].name, name))
      return &pages[i];
  return NULL;
}

/* A page is made when it is asked for first: a start waits for one page, not for ten. */
static BrgPage *
get_page (BrgWindow *self, const char *name)
{
  GtkWidget *there = gtk_stack_get_child_by_name (self->page_stack, name);
  const BrgPageInfo *info = find_page_info (name);
  BrgPage *page;

  if (there != NULL || info == NULL)
    return there != NULL && BRG_IS_PAGE (there) ? BRG_PAGE (there) : NULL;
  page = g_object_new (info->get_type (), NULL);
  brg_page_set_session (page, self->session);
  gtk_stack_add_titled (self->page_stack, GTK_WIDGET (page), name, _ (info->title));
  return page;
}

void
brg_window_show_page (BrgWindow *self, const char *name, const char *target)
{
  g_return_if_fail (BRG_IS_WINDOW (self) && name != NULL);

  brg_window_forget_back (self);
  brg_window_turn_to_page (self, name, target);
}

/* Shows a page; the focus is not moved. */
static void
turn (BrgWindow *self, const char *name, const char *target)
{
  gtk_stack_set_visible_child (self->page_stack, GTK_WIDGET (get_page (self, name)));
  brg_sidebar_set_page (self->sidebar, name);
  brg_preferences_set_state (self->preferences, "page", name);
  brg_tour_bar_look (self->tour_bar, name);
  if (target != NULL)
    brg_page_go_to (brg_window_get_visible_page (self), target);
}

/* The page itself, or what has its place in the group that is open. */
static const char *
find_page (BrgWindow *self, const char *name)
{
  const BrgSnapshot *snapshot = brg_session_get_snapshot (self->session);

  return snapshot != NULL && find_page_info (name) != NULL
             ? brg_pages_find (name, snapshot->group->contest)
             : name;
}

static gboolean
can_turn (BrgWindow *self, const char *name)
{
  return brg_session_get_snapshot (self->session) != NULL && find_page_info (name) != NULL;
}

static void
finish_turn (BrgWindow *self, BrgPage *left)
{
  brg_window_update_title (self);
  if (left != brg_window_get_visible_page (self))
    brg_window_tell_unsaved (self, left);
}

void
brg_window_turn_to_page (BrgWindow *self, const char *name, const char *target)
{
  BrgPage *left = brg_window_get_visible_page (self);

  g_return_if_fail (BRG_IS_WINDOW (self) && name != NULL);

  if (!can_turn (self, name))
    return;
  if (find_page (self, name) != name)
    {
      name = find_page (self, name);
      target = NULL;
    }
  /* A field that is left stores what was written, and every page is shown anew: that has to be over
   * before the focus goes to something of the next page. */
  gtk_window_set_focus (GTK_WINDOW (self), NULL);
  brg_field_left_finish ();
  turn (self, name, target);
  take_focus (self);
  finish_turn (self, left);
}

/* Who goes through the sidebar by keys stays in it. */
static void
on_page_chosen (BrgWindow *self, const char *name, gboolean enters)
{
  BrgPage *left = brg_window_get_visible_page (self);

  if (enters)
    {
      brg_window_show_page (self, name, NULL);
      return;
    }
  if (!can_turn (self, name))
    return;
  brg_window_forget_back (self);
  turn (self, name, NULL);
  finish_turn (self, left);
}

/* Where the work is: the list of players before the first round, then the rounds, then the table.
 */
static const char *
find_fitting_page (BrgSnapshot *snapshot)
{
  if (snapshot->event->state == BRG_EVENT_CLOSED)
    return "table";
  if (snapshot->group->contest != BRG_CONTEST_NONE)
    return "works";
  return snapshot->rounds->len > 0 ? "rounds" : "players";
}

void
brg_window_open_group (BrgWindow *self, gint64 group_id, const char *page)
{
  g_autofree char *remembered = g_strdup_printf ("%" G_GINT64_FORMAT, group_id);
  BrgSnapshot *snapshot;

  g_return_if_fail (BRG_IS_WINDOW (self));

  brg_window_pop_mode (self);
  brg_preferences_set_state (self->preferences, "group", remembered);
  /* Before the page shows another event. */
  brg_window_tell_unsaved (self, brg_window_get_visible_page (self));
  if (!brg_session_open_group (self->session, group_id))
    return;
  snapshot = brg_session_get_snapshot (self->session);
  if (snapshot != NULL)
    brg_window_show_page (self, page != NULL ? page : find_fitting_page (snapshot), NULL);
}

/* After a restart: the same page of the same group. */
static void
restore_state (BrgWindow *self)
{
  BrgPreferences *preferences = self->preferences;
  g_autofree char *group = brg_preferences_dup_state (preferences, "group");
  g_autofree char *page = brg_preferences_dup_state (preferences, "page");
  gint64 group_id = g_ascii_strtoll (group, NULL, 10);
  BrgSnapshot *snapshot;

  if (!brg_store_has_group (brg_session_get_store (self->session), group_id))
    return;
  brg_window_open_group (self, group_id, *page != '\0' ? page : NULL);
  snapshot = brg_session_get_snapshot (self->session);
  if (snapshot != NULL)
    {
      g_autofree char *time = brg_ui_dup_local_time (snapshot->saved_at, TRUE);
      /* Translators: %s is a time of day */
      g_autofree char *message = g_strdup_printf (_ ("Continued from %s"), time);

      brg_window_show_notice (self, message, FALSE);
    }
}

#define FRAMES_TO_BE_SHOWN 3

/* The file did no harm: from now on it is the one to begin with. */
static gboolean
on_shown (GtkWidget *widget, GdkFrameClock *clock G_GNUC_UNUSED, gpointer data)
{
  BrgWindow *self = BRG_WINDOW (widget);
  guint *n_frames = data;

  if (++*n_frames < FRAMES_TO_BE_SHOWN)
    return G_SOURCE_CONTINUE;
  if (brg_window_has_workspace (self))
    brg_preferences_set_state (self->preferences, "workspace",
                               brg_store_get_path (brg_session_get_store (self->session)));
  return G_SOURCE_REMOVE;
}

void
brg_window_set_copies (BrgWindow *self)
{
  g_autofree char *second_folder = NULL;

  g_return_if_fail (BRG_IS_WINDOW (self));

  second_folder = brg_preferences_dup (self->preferences, "copies-second-folder");
  brg_backup_set_folders (brg_session_get_store (self->session), NULL,
                          *second_folder != '\0' ? second_folder : NULL);
}

/* Should the file bring the program down while it is open, the next start knows it: brg-crash.c. */
static gboolean
open_marked (BrgWindow *self, const char *path, BrgStoreMode mode)
{
  g_autofree char *former = brg_preferences_dup_state (self->preferences, "opening");
  g_autofree char *marked = brg_store_dup_real_path (path);
  g_autoptr (GError) error = NULL;

  brg_preferences_set_state (self->preferences, "opening", marked);
  if (brg_session_open (self->session, path, mode, &error))
    {
      brg_window_set_copies (self);
      brg_window_begin_proof (self);
      return TRUE;
    }
  brg_preferences_set_state (self->preferences, "opening",
                             brg_window_has_workspace (self) ? former : "");
  gtk_window_present (GTK_WINDOW (self));
  brg_ui_tell (GTK_WIDGET (self), _ ("The file was not opened"), error->message);
  return FALSE;
}

void
brg_window_look_at (BrgWindow *self, const char *copy)
{
  g_return_if_fail (BRG_IS_WINDOW (self) && copy != NULL);

  /* The next start begins with the file itself. */
  if (open_marked (self, copy, BRG_STORE_READ_ONLY))
    gtk_widget_activate_action (GTK_WIDGET (self), "win.start", NULL);
}

void
brg_window_open_workspace (BrgWindow *self, const char *path, gboolean may_create)
{
  g_autofree char *remembered = NULL;

  g_return_if_fail (BRG_IS_WINDOW (self) && path != NULL);

  if (!open_marked (self, path, may_create ? BRG_STORE_CREATE : BRG_STORE_READ_WRITE))
    return;
  remembered = brg_preferences_dup_state (self->preferences, "workspace");
  gtk_widget_add_tick_callback (GTK_WIDGET (self), on_shown, g_new0 (guint, 1), g_free);
  if (g_str_equal (remembered, path) || *remembered == '\0')
    restore_state (self);
}

/* Whatever would change the event behind a mode, or leave it, must wait. */
static void
send_actions_to_sleep (BrgWindow *self)
{
  static const char *const awake[] = { "next-step",         "about", "fullscreen",
                                       "show-help-overlay", "help",  NULL };
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
  brg_session_hold (self->session);
  gtk_stack_add_named (self->mode_stack, mode, "mode");
  gtk_stack_set_visible_child (self->mode_stack, mode);
  send_actions_to_sleep (self);
  gtk_widget_child_focus (mode, GTK_DIR_TAB_FORWARD);
}

void
brg_window_pop_mode (BrgWindow *self)
{
  GtkWidget *mode;

  g_return_if_fail (BRG_IS_WINDOW (self));

  mode = gtk_stack_get_child_by_name (self->mode_stack, "mode");
  if (mode == NULL)
    return;
  gtk_stack_set_visible_child_name (self->mode_stack, "desk");
  gtk_stack_remove (self->mode_stack, mode);
  brg_session_release (self->session);
  wake_actions (self);
  take_focus (self);
}

/* What pages and sheets may ask of the window */

static BrgSession *
shell_get_session (BrgShell *shell)
{
  return BRG_WINDOW (shell)->session;
}

static BrgPreferences *
shell_get_preferences (BrgShell *shell)
{
  return BRG_WINDOW (shell)->preferences;
}

static void
shell_go (BrgShell *shell, const char *page, const char *target)
{
  BrgWindow *self = BRG_WINDOW (shell);

  if (target != NULL && g_str_has_prefix (target, "new/"))
    brg_window_visit (self, page, target);
  else
    brg_window_show_page (self, page, target);
}

static void
shell_open_group (BrgShell *shell, gint64 group_id, const char *page)
{
  brg_window_open_group (BRG_WINDOW (shell), group_id, page);
}

static void
shell_open_workspace (BrgShell *shell, const char *path, gboolean may_create)
{
  brg_window_open_workspace (BRG_WINDOW (shell), path, may_create);
}

static BrgPage *
shell_get_page (BrgShell *shell, const char *page)
{
  return get_page (BRG_WINDOW (shell), page);
}

static const char *
shell_get_back_title (BrgShell *shell)
{
  const char *page = BRG_WINDOW (shell)->back_page;

  return page != NULL ? brg_pages_get_title (page) : NULL;
}

/* What was to have the focus meanwhile gets it; before that GTK gave it back to whatever had it. */
static void
on_uncovered (GtkWindow *window)
{
  if (BRG_WINDOW (window)->is_focus_waiting || gtk_window_get_focus (window) == NULL)
    take_focus (BRG_WINDOW (window));
}

static void
shell_focus_page (BrgShell *shell)
{
  if (brg_window_get_visible_page (BRG_WINDOW (shell)) != NULL)
    take_focus (BRG_WINDOW (shell));
}

static void
shell_update_title (BrgShell *shell)
{
  brg_window_update_title (BRG_WINDOW (shell));
}

static void
shell_push_mode (BrgShell *shell, GtkWidget *mode)
{
  brg_window_push_mode (BRG_WINDOW (shell), mode);
}

static GtkWidget *
shell_get_mode (BrgShell *shell)
{
  return gtk_stack_get_child_by_name (BRG_WINDOW (shell)->mode_stack, "mode");
}

static void
shell_show_help (BrgShell *shell, GtkWidget *over)
{
  BrgWindow *self = BRG_WINDOW (shell);

  brg_help_window_present (shell, over, gtk_stack_get_visible_child_name (self->page_stack));
}

static void
shell_pop_mode (BrgShell *shell)
{
  brg_window_pop_mode (BRG_WINDOW (shell));
}

static void
init_shell (BrgShellInterface *iface)
{
  iface->get_session = shell_get_session;
  iface->get_preferences = shell_get_preferences;
  iface->go = shell_go;
  iface->open_group = shell_open_group;
  iface->open_workspace = shell_open_workspace;
  iface->get_page = shell_get_page;
  iface->get_back_title = shell_get_back_title;
  iface->focus_page = shell_focus_page;
  iface->update_title = shell_update_title;
  iface->push_mode = shell_push_mode;
  iface->get_mode = shell_get_mode;
  iface->pop_mode = shell_pop_mode;
  iface->show_help = shell_show_help;
  iface->show_topic = brg_help_window_present_topic;
}

static gboolean
update_fold (gpointer data)
{
  BrgWindow *self = data;
  double width = gtk_widget_get_width (GTK_WIDGET (self));
  double scale = brg_ui_get_text_scale (GTK_WIDGET (self));

  self->fold_source = 0;
  brg_sidebar_set_folded (self->sidebar, self->is_folded_by_hand || width / scale < FOLD_WIDTH);
  brg_window_place_notice (self);
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
    brg_sidebar_add (self->sidebar, pages[i].name, brg_pages_get_title (pages[i].name),
                     pages[i].icon_name, pages[i].is_apart);
}

static void
brg_window_dispose (GObject *object)
{
  BrgWindow *self = BRG_WINDOW (object);

  g_clear_handle_id (&self->fold_source, g_source_remove);
  g_clear_handle_id (&self->follow_source, g_source_remove);
  g_clear_handle_id (&self->notice_source, g_source_remove);
  g_clear_pointer (&self->lead_words, g_free);
  g_clear_pointer (&self->back_page, g_free);
  g_clear_weak_pointer (&self->back_focus);
  g_clear_pointer (&self->sleeping_actions, g_strfreev);
  /* Closed as it should be, however early. */
  if (self->session != NULL)
    brg_window_end_share (self);
  if (self->session != NULL)
    brg_preferences_set_state (self->preferences, "opening", "");
  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (brg_window_parent_class)->dispose (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgWindow, name)

static const BrgTemplateChild children[] = {
  CHILD (mode_stack),   CHILD (page_stack),    CHILD (sidebar),        CHILD (window_title),
  CHILD (event_button), CHILD (event_name),    CHILD (event_subtitle), CHILD (undo_button),
  CHILD (redo_button),  CHILD (step_button),   CHILD (search_button),  CHILD (menu_button),
  CHILD (lead_box),     CHILD (lead_label),    CHILD (lead_button),    CHILD (lead_verb),
  CHILD (view_chip),    CHILD (share_chip),    CHILD (file_box),       CHILD (file_label),
  CHILD (file_hint),    CHILD (title_stack),   CHILD (notice_slot),    CHILD (notice_box),
  CHILD (notice_label), CHILD (notice_button), CHILD (follow_chip),    CHILD (tour_bar),
};

static void
brg_window_class_init (BrgWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (BRG_TYPE_SIDEBAR);
  g_type_ensure (BRG_TYPE_TOUR_BAR);
  G_OBJECT_CLASS (klass)->dispose = brg_window_dispose;
  widget_class->realize = brg_window_realize;
  brg_template_set (klass, "brg-window", children, G_N_ELEMENTS (children));
  gtk_widget_class_bind_template_callback (widget_class, on_page_chosen);
  brg_window_bind_lead (widget_class);
}

/* GTK leaves the focus on the button of the menu, also behind a sheet that was opened from it. */
static void
watch_menu (BrgWindow *self)
{
  g_signal_connect_swapped (gtk_menu_button_get_popover (self->menu_button), "closed",
                            G_CALLBACK (brg_shell_focus_page), self);
}

static void
add_help_overlay (BrgWindow *self)
{
  g_autoptr (GtkBuilder) builder =
      gtk_builder_new_from_resource ("/org/berger/Berger/ui/brg-shortcuts.ui");

  brg_compat_set_help_overlay (GTK_APPLICATION_WINDOW (self),
                               GTK_WINDOW (gtk_builder_get_object (builder, "help_overlay")));
}

static void
brg_window_init (BrgWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  brg_ui_show_whole_text (self->event_name);
  self->session = brg_session_new ();
  self->start_page = brg_start_page_new (BRG_SHELL (self));
  add_pages (self);
  brg_window_actions_install (self);
  brg_window_forget_back (self);
  gtk_menu_button_set_popover (self->event_button, brg_event_popover_new ());
  gtk_menu_button_set_popover (self->search_button, brg_player_search_popover_new ());
  watch_menu (self);
  add_help_overlay (self);
  brg_window_accept_files (self);
  brg_window_follow (self);
  brg_window_watch_share (self);
  brg_window_watch_unsaved (self);
  brg_compat_watch_uncovered (GTK_WINDOW (self), on_uncovered);
  brg_window_watch_proof (self);
  brg_window_watch_irregular (self);
  brg_window_setup_keys (self);
  brg_window_setup_notice (self);
  /* Behind the pages, also those that are made later: the title says what the page has found. */
  g_signal_connect_data (self->session, "changed", G_CALLBACK (on_session_changed), self, NULL,
                         G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_swapped (self->session, "acted", G_CALLBACK (on_session_acted), self);
  brg_site_publish_watch (BRG_SHELL (self));
  g_signal_connect_swapped (self->session, "failed", G_CALLBACK (on_session_failed), self);
  g_signal_connect_swapped (self->session, "told", G_CALLBACK (on_session_told), self);
  brg_window_update (self);
}

BrgWindow *
brg_window_new (GtkApplication *application, BrgPreferences *preferences)
{
  BrgWindow *self;

  g_return_val_if_fail (GTK_IS_APPLICATION (application) && preferences != NULL, NULL);

  self = g_object_new (BRG_TYPE_WINDOW, "application", application, NULL);
  self->preferences = preferences;
  return self;
}
