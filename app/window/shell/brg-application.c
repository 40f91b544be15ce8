/* brg-application.c - the program
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-application.h"

#include <glib/gi18n.h>

#include "brg-compat.h"
#include "brg-crash.h"
#include "brg-drop-lists.h"
#include "brg-follow-sheet.h"
#include "brg-health-window.h"
#include "brg-look.h"
#include "brg-same-press.h"
#include "brg-session.h"
#include "brg-ui.h"
#include "brg-window-files.h"

struct _BrgApplication
{
  AdwApplication parent_instance;

  BrgPreferences *preferences;
  gboolean has_asked; /* whether the file that was open at a crash is to be opened again */
};

G_DEFINE_FINAL_TYPE (BrgApplication, brg_application, ADW_TYPE_APPLICATION)

static char *
dup_default_path (void)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "berger", NULL);

  g_mkdir_with_parents (folder, 0700);
  return g_build_filename (folder, "events.berger", NULL);
}

/* The workspace of last time when it is still there, else the user's own. */
static char *
dup_remembered_path (BrgApplication *self)
{
  g_autofree char *path = brg_preferences_dup_state (self->preferences, "workspace");

  if (*path != '\0' && g_file_test (path, G_FILE_TEST_IS_REGULAR))
    return g_steal_pointer (&path);
  return dup_default_path ();
}

static BrgWindow *
get_window (BrgApplication *self)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (self));

  while (window != NULL && !BRG_IS_WINDOW (window))
    window = gtk_window_get_transient_for (window);
  return window != NULL ? BRG_WINDOW (window)
                        : brg_window_new (GTK_APPLICATION (self), self->preferences);
}

/* The file that was wanted is not there: the list of the user's own events is, so that everything
 * can be begun from it. */
static void
fall_back (BrgWindow *window)
{
  g_autofree char *path = NULL;

  if (brg_window_has_workspace (window))
    return;
  path = dup_default_path ();
  brg_window_open_workspace (window, path, TRUE);
  if (brg_window_has_workspace (window))
    gtk_widget_activate_action (GTK_WIDGET (window), "win.start", NULL);
}

static void
open_remembered (BrgApplication *self, BrgWindow *window)
{
  g_autofree char *opening = NULL;
  g_autofree char *path = NULL;

  if (brg_window_has_workspace (window) || self->has_asked)
    return;
  opening = brg_preferences_dup_state (self->preferences, "opening");
  path = dup_remembered_path (self);
  if (g_str_equal (opening, path))
    {
      self->has_asked = TRUE;
      brg_crash_ask (window, path);
    }
  else
    {
      if (*opening != '\0')
        brg_crash_tell (window, opening);
      brg_window_open_workspace (window, path, TRUE);
      fall_back (window);
    }
}

static void
brg_application_activate (GApplication *application)
{
  BrgApplication *self = BRG_APPLICATION (application);
  BrgWindow *window = get_window (self);

  open_remembered (self, window);
  gtk_window_present (GTK_WINDOW (window));
}

/* What is imported needs a workspace to go to. */
static void
open_file (BrgApplication *self, BrgWindow *window, const char *path)
{
  if (brg_window_is_import (path))
    open_remembered (self, window);
  gtk_window_present (GTK_WINDOW (window));
  brg_window_open_file (window, path);
}

static void
brg_application_open (GApplication *application,
                      GFile **files,
                      int n_files,
                      const char *hint G_GNUC_UNUSED)
{
  BrgApplication *self = BRG_APPLICATION (application);
  BrgWindow *window = get_window (self);

  for (int i = 0; i < n_files; i++)
    {
      g_autofree char *path = g_file_get_path (files[i]);

      if (path != NULL)
        open_file (self, window, path);
    }
  fall_back (window);
  gtk_window_present (GTK_WINDOW (window));
}

static void
on_quit (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (data));

  if (window != NULL)
    gtk_window_close (window);
}

static void
on_follow (GSimpleAction *action G_GNUC_UNUSED, GVariant *address, gpointer data)
{
  BrgApplication *self = BRG_APPLICATION (data);
  BrgWindow *window = get_window (self);

  open_remembered (self, window);
  gtk_window_present (GTK_WINDOW (window));
  brg_follow_sheet_present_at (BRG_SHELL (window), g_variant_get_string (address, NULL));
}

static const GActionEntry actions[] = {
  { .name = "quit", .activate = on_quit },
  { .name = "follow", .activate = on_follow, .parameter_type = "s" },
};

static const struct
{
  const char *action;
  const char *keys[3];
} shortcuts[] = {
  { "app.quit", { "<Control>q" } },
  { "win.undo", { "<Control>z" } },
  { "win.redo", { "<Control><Shift>z", "<Control>y" } },
  { "win.next-step", { "<Control>Return", "<Control>KP_Enter" } },
  { "win.new-event", { "<Control>n" } },
  { "win.open", { "<Control>o" } },
  { "win.import", { "<Control>i" } },
  { "win.export", { "<Control>e" } },
  { "win.save-copy", { "<Control>b" } },
  { "win.print", { "<Control>p" } },
  { "win.search", { "<Control>f" } },
  { "win.preferences", { "<Control>comma" } },
  { "win.show-help-overlay", { "<Control>question" } },
  { "win.help", { "F1" } },
  { "win.toggle-sidebar", { "F9" } },
  { "win.fullscreen", { "F11" } },
  { "win.wall", { "<Shift>F11" } },
  { "win.main-menu", { "F10" } },
  { "win.start", { "<Alt>Home" } },
  { "win.back", { "<Alt>Left" } },
  { "win.groups", { "<Control>g" } },
  { "win.turn-group(-1)", { "<Alt>Page_Up" } },
  { "win.turn-group(1)", { "<Alt>Page_Down" } },
  { "win.page('event')", { "<Alt>1" } },
  { "win.page('players')", { "<Alt>2" } },
  { "win.page('rounds')", { "<Alt>3" } },
  { "win.page('table')", { "<Alt>4" } },
  { "win.page('boards')", { "<Alt>5" } },
  { "win.page('incidents')", { "<Alt>6" } },
  { "win.page('envelopes')", { "<Alt>7" } },
  { "win.page('documents')", { "<Alt>8" } },
  { "win.page('rules')", { "<Alt>9" } },
  { "win.page('journal')", { "<Alt>0" } },
  { "win.page('letters')", { "<Alt>minus" } },
  { "window.close", { "<Control>w" } },
};

static void
apply_preferences (BrgApplication *self)
{
  g_autofree char *folder = brg_preferences_dup (self->preferences, "documents-folder");

  brg_look_apply (self->preferences);
  brg_ui_set_save_folder (folder);
}

static void
brg_application_startup (GApplication *application)
{
  G_APPLICATION_CLASS (brg_application_parent_class)->startup (application);
  g_action_map_add_action_entries (G_ACTION_MAP (application), actions, G_N_ELEMENTS (actions),
                                   application);
  for (guint i = 0; i < G_N_ELEMENTS (shortcuts); i++)
    gtk_application_set_accels_for_action (GTK_APPLICATION (application), shortcuts[i].action,
                                           shortcuts[i].keys);
  brg_compat_keep_names ();
  brg_drop_lists_follow_keys ();
  brg_same_press_watch ();
  brg_ui_forbid_overwriting ();
  brg_crash_forgive_signals (BRG_APPLICATION (application)->preferences);
  gtk_window_set_default_icon_name ("org.berger.Berger");
  apply_preferences (BRG_APPLICATION (application));
}

static void
brg_application_finalize (GObject *object)
{
  BrgApplication *self = BRG_APPLICATION (object);

  brg_preferences_free (self->preferences);
  G_OBJECT_CLASS (brg_application_parent_class)->finalize (object);
}

/* Before a display is looked for. */
static gint
brg_application_handle_local_options (GApplication *application, GVariantDict *options)
{
  const char *report = NULL;
  const char *address = NULL;

  g_variant_dict_lookup (options, "report", "^&ay", &report);
  if (g_variant_dict_contains (options, "doctor") || report != NULL)
    return brg_health_window_tell (BRG_APPLICATION (application)->preferences, report);
  /* By the program that runs already, where one does. */
  if (g_variant_dict_lookup (options, "follow", "&s", &address) &&
      g_application_register (application, NULL, NULL))
    g_action_group_activate_action (G_ACTION_GROUP (application), "follow",
                                    g_variant_new_string (address));
  if (!g_variant_dict_contains (options, "version"))
    return -1;
  g_print ("berger %s\n", BRG_VERSION);
  return 0;
}

static void
brg_application_class_init (BrgApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = brg_application_finalize;
  application_class->activate = brg_application_activate;
  application_class->handle_local_options = brg_application_handle_local_options;
  application_class->open = brg_application_open;
  application_class->startup = brg_application_startup;
}

static void
brg_application_init (BrgApplication *self)
{
  static const GOptionEntry options[] = {
    { .long_name = "version", .arg = G_OPTION_ARG_NONE, .description = N_ ("Print the version") },
    { .long_name = "doctor",
      .arg = G_OPTION_ARG_NONE,
      .description = N_ ("Print whether everything is well") },
    { .long_name = "follow",
      .arg = G_OPTION_ARG_STRING,
      .description = N_ ("Follow the event of another laptop"),
      .arg_description = N_ ("ADDRESS") },
    { .long_name = "report",
      .arg = G_OPTION_ARG_FILENAME,
      .description = N_ ("The same, and write a file for a report on a fault"),
      .arg_description = N_ ("FILE.zip") },
    { 0 },
  };

  self->preferences = brg_preferences_new ();
  g_application_add_main_option_entries (G_APPLICATION (self), options);
}

BrgApplication *
brg_application_new (void)
{
  return g_object_new (BRG_TYPE_APPLICATION, "application-id", "org.berger.Berger", "flags",
                       G_APPLICATION_HANDLES_OPEN, NULL);
}
