/* brg-open-sample.c - opens the sample event
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-open-sample.h"

#include <glib/gi18n.h>

#include "brg-ui-words.h"
#include "brg-ui.h"
#include "brg-window-private.h"

/* What the thread needs and gives back. */
typedef struct
{
  char *path;
  BrgSample sample;
  const char *language;
  char *today;
  gint64 group_id;
} Job;

static void
free_job (gpointer data)
{
  Job *job = data;

  g_free (job->path);
  g_free (job->today);
  g_free (job);
}

/* Some sixty actions, each of them on the disk before the next: with a store of its own. */
static void
make (GTask *task,
      gpointer window G_GNUC_UNUSED,
      gpointer data,
      GCancellable *cancellable G_GNUC_UNUSED)
{
  Job *job = data;
  GError *error = NULL;
  g_autoptr (BrgStore) store = brg_store_open (job->path, BRG_STORE_READ_WRITE, &error);

  if (store != NULL &&
      brg_sample_make (store, job->sample, job->language, job->today, &job->group_id, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

/* The sample with its tour. */
static void
open_sample (BrgShell *shell, BrgSample sample, gint64 group_id)
{
  brg_shell_open_group (shell, group_id, "rounds");
  brg_tour_bar_begin (BRG_WINDOW (shell)->tour_bar, shell, sample);
}

/* One sample at a time. */
static void
set_action_enabled (BrgShell *shell, gboolean is_enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (shell), "sample");

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), is_enabled);
}

static void
on_made (GObject *source, GAsyncResult *result, gpointer data G_GNUC_UNUSED)
{
  BrgShell *shell = BRG_SHELL (source);
  Job *job = g_task_get_task_data (G_TASK (result));
  BrgStore *store = brg_session_get_store (brg_shell_get_session (shell));
  g_autoptr (GError) error = NULL;

  set_action_enabled (shell, TRUE);
  if (!g_task_propagate_boolean (G_TASK (result), &error))
    brg_ui_tell (GTK_WIDGET (shell), _ ("The sample could not be created"), error->message);
  /* Another workspace may have been opened meanwhile. */
  else if (g_str_equal (brg_store_get_path (store), job->path))
    open_sample (shell, job->sample, job->group_id);
}

void
brg_open_sample (BrgShell *shell, BrgSample sample)
{
  g_autoptr (GTask) task = NULL;
  g_autoptr (GDateTime) now = NULL;
  BrgStore *store;
  gint64 group_id;
  Job *job;

  g_return_if_fail (BRG_IS_SHELL (shell));

  store = brg_session_get_store (brg_shell_get_session (shell));
  if (store == NULL)
    return;
  group_id = brg_sample_find (store, sample);
  if (group_id != 0)
    {
      open_sample (shell, sample, group_id);
      return;
    }
  now = g_date_time_new_now_local ();
  job = g_new0 (Job, 1);
  job->path = g_strdup (brg_store_get_path (store));
  job->sample = sample;
  job->language = brg_ui_get_language ();
  job->today = g_date_time_format (now, "%Y-%m-%d");
  set_action_enabled (shell, FALSE);
  task = g_task_new (shell, NULL, on_made, NULL);
  g_task_set_task_data (task, job, free_job);
  g_task_run_in_thread (task, make);
}
