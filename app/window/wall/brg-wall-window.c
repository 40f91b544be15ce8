/* brg-wall-window.c - the second screen of the hall: sheets that turn by themselves
 *
 * It shows what was published and nothing else. F11 is the whole screen, Escape closes, arrows turn
 * by hand, Space halts, A all lists in turn, N by names, B by boards, S standings, D dark or light,
 * F2 an announcement.
 *
 * Rules: rus-draughts-2022 5.4.11
 * Tests: tests/gui/wall.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-wall-window.h"

#include <glib/gi18n.h>

#include "brg-compat.h"
#include "brg-site-public.h"
#include "brg-store-site.h"
#include "brg-ui.h"
#include "brg-wall-view.h"

/* So long a sheet of so many names is on show: who looks for his name reads three in a second. */
#define LEAST_SECONDS 6
#define NAMES_A_SECOND 2
/* How long the wall may be behind the table, milliseconds. */
#define RENEW_MS 300
/* What the main window has under this name: its wall, and what it announces. */
#define OPEN "brg-wall-window"
#define ANNOUNCEMENT "brg-wall-announcement"
/* What is remembered of the user. */
#define STATE_DARK "wall-dark"

struct _BrgWallWindow
{
  GtkWindow parent_instance;

  BrgShell *shell; /* weak */
  BrgWallView *view;
  GtkEditable *entry;
  BrgWall *wall;
  BrgWallSheet sheet;
  gboolean turns_all; /* through all lists, not one */
  gboolean is_halted;
  guint second_source;
  guint renew_source;
};

G_DEFINE_FINAL_TYPE (BrgWallWindow, brg_wall_window, GTK_TYPE_WINDOW)

/* ----- Sheets ----- */

static guint
count_sheets (BrgWallWindow *self, BrgWallKind kind)
{
  return self->wall != NULL ? brg_wall_view_count_sheets (self->wall, kind) : 0;
}

static guint
find_seconds (BrgWallWindow *self)
{
  guint first;
  guint n = self->wall != NULL ? brg_wall_view_find_rows (self->wall, &self->sheet, &first) : 0;

  return MAX (LEAST_SECONDS, n / NAMES_A_SECOND);
}

/* Whether more than one sheet is there to turn through. */
static gboolean
is_turning (BrgWallWindow *self)
{
  guint n = count_sheets (self, self->sheet.kind);

  for (guint i = 0; self->turns_all && i < BRG_N_WALL_KINDS; i++)
    n += i != self->sheet.kind && i != BRG_WALL_BY_BOARD ? count_sheets (self, i) : 0;
  return n > 1 && !self->is_halted;
}

static void
show (BrgWallWindow *self)
{
  const char *announcement =
      self->shell != NULL ? g_object_get_data (G_OBJECT (self->shell), ANNOUNCEMENT) : NULL;
  BrgWallSheet shown = self->sheet;

  shown.n_sheets = count_sheets (self, self->sheet.kind);
  shown.seconds = find_seconds (self);
  shown.seconds_left = is_turning (self) ? self->sheet.seconds_left : 0;
  brg_wall_view_show (self->view, self->wall, &shown, announcement);
}

static void
go (BrgWallWindow *self, BrgWallKind kind, guint sheet)
{
  self->sheet.kind = kind;
  self->sheet.sheet = sheet;
  self->sheet.seconds_left = find_seconds (self);
  show (self);
}

/* Names first, then standings, and again; pairs by boards only when they are wanted. */
static BrgWallKind
find_other (BrgWallWindow *self)
{
  BrgWallKind other =
      self->sheet.kind == BRG_WALL_STANDINGS ? BRG_WALL_BY_NAME : BRG_WALL_STANDINGS;

  return self->turns_all && count_sheets (self, other) > 0 ? other : self->sheet.kind;
}

static void
turn (BrgWallWindow *self, gint step)
{
  guint n = count_sheets (self, self->sheet.kind);
  BrgWallKind kind = self->sheet.kind;

  if (step > 0 && self->sheet.sheet + 1 < n)
    go (self, kind, self->sheet.sheet + 1);
  else if (step < 0 && self->sheet.sheet > 0)
    go (self, kind, self->sheet.sheet - 1);
  else
    {
      kind = find_other (self);
      n = count_sheets (self, kind);
      go (self, kind, step > 0 || n == 0 ? 0 : n - 1);
    }
}

static gboolean
on_second (gpointer data)
{
  BrgWallWindow *self = data;

  if (is_turning (self) && --self->sheet.seconds_left == 0)
    turn (self, 1);
  else
    show (self);
  return G_SOURCE_CONTINUE;
}

/* ----- What is on it ----- */

static void
choose_first (BrgWallWindow *self)
{
  if (count_sheets (self, self->sheet.kind) == 0)
    go (self, count_sheets (self, BRG_WALL_BY_NAME) > 0 ? BRG_WALL_BY_NAME : BRG_WALL_STANDINGS, 0);
  else if (self->sheet.sheet >= count_sheets (self, self->sheet.kind))
    go (self, self->sheet.kind, 0);
  else
    show (self);
}

/* Children stand by initials where the pages of the event have them so. */
static BrgWall *
load (BrgWallWindow *self)
{
  BrgSession *session = brg_shell_get_session (self->shell);
  BrgSnapshot *open = brg_session_get_snapshot (session);
  g_auto (BrgSiteSetting) setting = { 0 };
  g_autoptr (BrgSnapshot) snapshot = NULL;
  BrgWall *wall;
  g_autofree char *language =
      brg_preferences_dup_document_language (brg_shell_get_preferences (self->shell));

  if (open == NULL)
    return NULL;
  brg_store_load_site (brg_session_get_store (session), open->event->id, &setting, NULL);
  snapshot = brg_site_public_load (brg_session_get_store (session), open->group->id,
                                   setting.hides_children, NULL);
  if (snapshot == NULL)
    return NULL;
  wall = brg_wall_new (snapshot, language);
  brg_wall_add_contest (wall, snapshot, brg_session_get_store (session));
  return wall;
}

static gboolean
on_renewed (gpointer data)
{
  BrgWallWindow *self = data;
  BrgWall *before = self->wall;
  gint round = before != NULL ? before->round : 0;

  self->renew_source = 0;
  if (self->shell == NULL)
    return G_SOURCE_REMOVE;
  self->wall = load (self);
  /* A round that has come is what everybody wants to read first. */
  if (self->wall != NULL && self->wall->round != round)
    self->sheet = (BrgWallSheet){ .is_dark = self->sheet.is_dark };
  choose_first (self);
  brg_wall_free (before);
  return G_SOURCE_REMOVE;
}

/* A little later, so that no key of the desk waits for it. */
static void
on_session_changed (BrgWallWindow *self)
{
  if (brg_session_get_snapshot (brg_shell_get_session (self->shell)) == NULL)
    gtk_window_destroy (GTK_WINDOW (self));
  else if (self->renew_source == 0)
    self->renew_source = g_timeout_add_full (G_PRIORITY_LOW, RENEW_MS, on_renewed, self, NULL);
}

/* ----- Keys ----- */

static void
choose_list (BrgWallWindow *self, BrgWallKind kind, gboolean turns_all)
{
  self->turns_all = turns_all;
  if (turns_all)
    choose_first (self);
  else if (count_sheets (self, kind) > 0)
    go (self, kind, 0);
}

static void
set_dark (BrgWallWindow *self, gboolean is_dark)
{
  self->sheet.is_dark = is_dark;
  brg_preferences_set_state (brg_shell_get_preferences (self->shell), STATE_DARK,
                             is_dark ? "yes" : "no");
  show (self);
}

static void
turn_whole_screen (BrgWallWindow *self)
{
  if (gtk_window_is_fullscreen (GTK_WINDOW (self)))
    gtk_window_unfullscreen (GTK_WINDOW (self));
  else
    gtk_window_fullscreen (GTK_WINDOW (self));
}

static void
ask_announcement (BrgWallWindow *self)
{
  const char *text = g_object_get_data (G_OBJECT (self->shell), ANNOUNCEMENT);

  gtk_editable_set_text (self->entry, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->entry), TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
}

static void
close_entry (BrgWallWindow *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->entry), FALSE);
  gtk_widget_grab_focus (GTK_WIDGET (self->view));
}

static void
on_announced (BrgWallWindow *self)
{
  g_object_set_data_full (G_OBJECT (self->shell), ANNOUNCEMENT, brg_ui_dup_text (self->entry),
                          g_free);
  close_entry (self);
  show (self);
}

static gboolean
obey_letter (BrgWallWindow *self, guint keyval)
{
  switch (keyval)
    {
    case GDK_KEY_a:
      choose_list (self, BRG_WALL_BY_NAME, TRUE);
      return TRUE;
    case GDK_KEY_n:
      choose_list (self, BRG_WALL_BY_NAME, FALSE);
      return TRUE;
    case GDK_KEY_b:
      choose_list (self, BRG_WALL_BY_BOARD, FALSE);
      return TRUE;
    case GDK_KEY_s:
      choose_list (self, BRG_WALL_STANDINGS, FALSE);
      return TRUE;
    case GDK_KEY_d:
      set_dark (self, !self->sheet.is_dark);
      return TRUE;
    case GDK_KEY_space:
      self->is_halted = !self->is_halted;
      show (self);
      return TRUE;
    default:
      return FALSE;
    }
}

static gboolean
obey (BrgWallWindow *self, guint keyval)
{
  switch (keyval)
    {
    case GDK_KEY_Escape:
      gtk_window_close (GTK_WINDOW (self));
      return TRUE;
    case GDK_KEY_F11:
      turn_whole_screen (self);
      return TRUE;
    case GDK_KEY_F2:
      ask_announcement (self);
      return TRUE;
    case GDK_KEY_Right:
    case GDK_KEY_Down:
    case GDK_KEY_Page_Down:
      turn (self, 1);
      return TRUE;
    case GDK_KEY_Left:
    case GDK_KEY_Up:
    case GDK_KEY_Page_Up:
      turn (self, -1);
      return TRUE;
    default:
      return FALSE;
    }
}

static gboolean
on_key (BrgWallWindow *self,
        guint keyval,
        guint keycode,
        GdkModifierType state,
        GtkEventControllerKey *controller)
{
  if (self->shell == NULL || (state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  if (gtk_widget_get_visible (GTK_WIDGET (self->entry)))
    {
      if (keyval != GDK_KEY_Escape)
        return GDK_EVENT_PROPAGATE;
      close_entry (self);
      return GDK_EVENT_STOP;
    }
  return obey (self, keyval) ||
         obey_letter (self, brg_ui_key_to_latin (controller, keyval, keycode));
}

/* ----- The window ----- */

static void
brg_wall_window_dispose (GObject *object)
{
  BrgWallWindow *self = BRG_WALL_WINDOW (object);

  g_clear_handle_id (&self->second_source, g_source_remove);
  g_clear_handle_id (&self->renew_source, g_source_remove);
  if (self->shell != NULL)
    g_object_set_data (G_OBJECT (self->shell), OPEN, NULL);
  g_clear_weak_pointer (&self->shell);
  G_OBJECT_CLASS (brg_wall_window_parent_class)->dispose (object);
}

static void
brg_wall_window_finalize (GObject *object)
{
  brg_wall_free (BRG_WALL_WINDOW (object)->wall);
  G_OBJECT_CLASS (brg_wall_window_parent_class)->finalize (object);
}

static void
brg_wall_window_class_init (BrgWallWindowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = brg_wall_window_dispose;
  G_OBJECT_CLASS (klass)->finalize = brg_wall_window_finalize;
}

static void
brg_wall_window_init (BrgWallWindow *self)
{
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *entry = gtk_entry_new ();

  self->view = g_object_new (BRG_TYPE_WALL_VIEW, "focusable", TRUE, NULL);
  self->entry = GTK_EDITABLE (entry);
  self->turns_all = TRUE;
  gtk_overlay_set_child (GTK_OVERLAY (overlay), GTK_WIDGET (self->view));
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), entry);
  gtk_widget_set_valign (entry, GTK_ALIGN_END);
  gtk_widget_set_visible (entry, FALSE);
  gtk_entry_set_placeholder_text (GTK_ENTRY (entry), _ ("Announcement for the hall"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Announcement for the hall"), -1);
  g_signal_connect_object (entry, "activate", G_CALLBACK (on_announced), self, G_CONNECT_SWAPPED);
  gtk_window_set_child (GTK_WINDOW (self), overlay);
  gtk_window_set_default_size (GTK_WINDOW (self), 1366, 768);
  gtk_window_set_title (GTK_WINDOW (self), _ ("Screen for the Hall"));
  brg_ui_add_keys (self, GTK_PHASE_CAPTURE, G_CALLBACK (on_key), self);
  self->second_source = g_timeout_add_seconds (1, on_second, self);
}

/* A screen on which the main window is not. */
static GdkMonitor *
find_screen (BrgShell *shell)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (shell));
  GdkDisplay *display = gtk_widget_get_display (GTK_WIDGET (shell));
  GListModel *monitors = gdk_display_get_monitors (display);
  GdkMonitor *own = surface != NULL ? gdk_display_get_monitor_at_surface (display, surface) : NULL;

  for (guint i = 0; i < g_list_model_get_n_items (monitors); i++)
    {
      g_autoptr (GdkMonitor) monitor = g_list_model_get_item (monitors, i);

      if (monitor != own)
        return g_steal_pointer (&monitor);
    }
  return NULL;
}

void
brg_wall_window_present (BrgShell *shell)
{
  BrgWallWindow *self;
  g_autoptr (GdkMonitor) screen = NULL;
  g_autofree char *is_dark = NULL;

  g_return_if_fail (BRG_IS_SHELL (shell));

  if (brg_session_get_snapshot (brg_shell_get_session (shell)) == NULL)
    return;
  self = g_object_get_data (G_OBJECT (shell), OPEN);
  if (self != NULL)
    {
      gtk_window_present (GTK_WINDOW (self));
      return;
    }
  self = g_object_new (BRG_TYPE_WALL_WINDOW, NULL);
  g_object_set_data (G_OBJECT (shell), OPEN, self);
  g_set_weak_pointer (&self->shell, shell);
  is_dark = brg_preferences_dup_state (brg_shell_get_preferences (shell), STATE_DARK);
  self->sheet.is_dark = g_str_equal (is_dark, "yes");
  g_signal_connect_object (shell, "destroy", G_CALLBACK (gtk_window_destroy), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (brg_shell_get_session (shell), "changed",
                           G_CALLBACK (on_session_changed), self, G_CONNECT_SWAPPED);
  self->wall = load (self);
  self->sheet.seconds_left = LEAST_SECONDS;
  choose_first (self);
  screen = find_screen (shell);
  if (screen != NULL)
    gtk_window_fullscreen_on_monitor (GTK_WINDOW (self), screen);
  gtk_window_present (GTK_WINDOW (self));
  gtk_widget_grab_focus (GTK_WIDGET (self->view));
}
