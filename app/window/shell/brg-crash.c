/* brg-crash.c - the start behind one that did not end as it should
 *
 * What is open stands in the state `opening` from before it is opened until the window is closed,
 * so that a file which ends the program, at once or in its proof or later, is never opened twice by
 * itself.
 *
 * Tests: tests/gui/import.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-crash.h"

#include <glib-unix.h>
#include <glib/gi18n.h>
#include <signal.h>

#include "brg-compat.h"
#include "brg-newest-copy.h"
#include "brg-ui.h"

typedef struct
{
  BrgWindow *window; /* owned */
  char *path;
} Question;

static void
look_at_copy (BrgWindow *window, const char *path)
{
  g_autofree char *copy = brg_newest_copy_find (path);

  if (copy != NULL)
    brg_window_look_at (window, copy);
  else
    brg_ui_tell (GTK_WIDGET (window), _ ("No copy is good"),
                 _ ("Every copy beside the file contradicts its journal or cannot be read. Open "
                    "another one by hand."));
}

static void
on_answered (const char *answer, gpointer data)
{
  Question *question = data;

  if (g_str_equal (answer, "again"))
    brg_window_open_workspace (question->window, question->path, FALSE);
  else if (g_str_equal (answer, "copy"))
    look_at_copy (question->window, question->path);
  else
    gtk_widget_activate_action (GTK_WIDGET (question->window), "win.open", NULL);
  g_object_unref (question->window);
  g_free (question->path);
  g_free (question);
}

void
brg_crash_ask (BrgWindow *window, const char *path)
{
  const BrgCompatAnswer other = { "other", _ ("Ano_ther File…"), ADW_RESPONSE_DEFAULT };
  const BrgCompatAnswer copy = { "copy", _ ("_Look at a Copy"), ADW_RESPONSE_DEFAULT };
  const BrgCompatAnswer again = { "again", _ ("_Open Again"), ADW_RESPONSE_SUGGESTED };
  gboolean has_copy;
  g_autofree char *name = NULL;
  g_autofree char *body = NULL;
  Question *question;

  g_return_if_fail (BRG_IS_WINDOW (window) && path != NULL);

  has_copy = brg_newest_copy_is_there (path);
  name = g_path_get_basename (path);
  /* Translators: %s is the name of a file */
  body = g_strdup_printf (_ ("The program ended while “%s” was open. What was shown is in the "
                             "file, nothing has to be entered again."),
                          name);
  question = g_new0 (Question, 1);
  question->window = g_object_ref (window);
  question->path = g_strdup (path);
  gtk_window_present (GTK_WINDOW (window));
  brg_compat_ask (
      GTK_WINDOW (window), _ ("Berger was closed unexpectedly"), body, NULL,
      (const BrgCompatAnswer[]){
          other, has_copy ? copy : again, has_copy ? again : (BrgCompatAnswer){ 0 }, { 0 } },
      "again", on_answered, question);
}

void
brg_crash_tell (BrgWindow *window, const char *path)
{
  g_autofree char *name = NULL;
  g_autofree char *body = NULL;

  g_return_if_fail (BRG_IS_WINDOW (window) && path != NULL);

  name = g_path_get_basename (path);
  /* Translators: %s is the name of a file */
  body =
      g_strdup_printf (_ ("The program ended while “%s” was open. It was not opened again."), name);
  gtk_window_present (GTK_WINDOW (window));
  brg_ui_tell (GTK_WIDGET (window), _ ("Berger was closed unexpectedly"), body);
}

typedef struct
{
  BrgPreferences *preferences; /* not owned: it lives as long as the program */
  int number;
} Ending;

static gboolean
on_signal (gpointer data)
{
  const Ending *ending = data;

  brg_preferences_set_state (ending->preferences, "opening", "");
  signal (ending->number, SIG_DFL);
  raise (ending->number);
  return G_SOURCE_REMOVE;
}

void
brg_crash_forgive_signals (BrgPreferences *preferences)
{
  static const int numbers[] = { SIGTERM, SIGHUP, SIGINT };

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      Ending *ending = g_new0 (Ending, 1);

      ending->preferences = preferences;
      ending->number = numbers[i];
      g_unix_signal_add_full (G_PRIORITY_HIGH, numbers[i], on_signal, ending, g_free);
    }
}
