/* brg-live-watch.c - a file or folder of results that is read again whenever it changes
 *
 * Tests: tests/gui/live-results.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-live-watch.h"

#include <glib/gi18n.h>

#include "brg-share-boards.h"

/* A program of live boards writes its file in several steps; with many boards it never stops. */
#define CALM_MS 400
#define LONGEST_US (2 * G_USEC_PER_SEC)

struct _BrgLiveWatch
{
  GObject parent_instance;

  BrgSession *session; /* not owned: it outlives its pages */
  char *path;
  gint64 group_id; /* whose games the path has */
  gboolean is_on;
  GFileMonitor *monitor;
  guint source;
  gint64 changed_at;   /* when it changed first since it was read */
  gboolean is_reading; /* one reading at a time: a large file that never rests would pile them up */
  gboolean is_stale;   /* and it changed meanwhile */
  BrgLiveResults *results;
  char *fault;
};

enum
{
  SIGNAL_READ,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BrgLiveWatch, brg_live_watch, G_TYPE_OBJECT)

/* ----- Reading ----- */

typedef struct
{
  BrgSnapshot *snapshot;
  gint round;
  char *path;
} Question;

static void
free_question (gpointer data)
{
  Question *question = data;

  brg_snapshot_unref (question->snapshot);
  g_free (question->path);
  g_free (question);
}

static void
read_file (GTask *task,
           gpointer source G_GNUC_UNUSED,
           gpointer data,
           GCancellable *cancellable G_GNUC_UNUSED)
{
  Question *question = data;
  GError *error = NULL;
  BrgLiveResults *results =
      brg_live_results_new (question->snapshot, question->round, question->path, &error);

  if (results != NULL)
    g_task_return_pointer (task, results, (GDestroyNotify) brg_live_results_free);
  else
    g_task_return_error (task, error);
}

static void
take_answer (BrgLiveWatch *self, BrgLiveResults *results, const char *fault)
{
  g_clear_pointer (&self->results, brg_live_results_free);
  g_free (self->fault);
  self->results = results;
  self->fault = g_strdup (fault);
  g_signal_emit (self, signals[SIGNAL_READ], 0);
}

static void
on_read (GObject *source, GAsyncResult *result, gpointer data G_GNUC_UNUSED)
{
  g_autoptr (GError) error = NULL;
  BrgLiveWatch *self = BRG_LIVE_WATCH (source);
  BrgLiveResults *results = g_task_propagate_pointer (G_TASK (result), &error);

  self->is_reading = FALSE;
  /* Forgotten meanwhile, with the window maybe: nobody is asked or told. */
  if (self->path == NULL)
    {
      brg_live_results_free (results);
      return;
    }
  if (self->is_stale)
    {
      brg_live_results_free (results);
      self->is_stale = FALSE;
      brg_live_watch_read (self);
      return;
    }
  take_answer (self, results, error != NULL ? error->message : NULL);
}

/* A file is of the group for which it was chosen: the boards of others have the same numbers. */
static gboolean
is_of_group (BrgLiveWatch *self, const BrgSnapshot *snapshot)
{
  if (snapshot != NULL && snapshot->group->id == self->group_id)
    return TRUE;
  brg_live_watch_forget (self);
  return FALSE;
}

void
brg_live_watch_read (BrgLiveWatch *self)
{
  BrgSnapshot *snapshot;
  g_autoptr (GTask) task = NULL;
  Question *question;
  gint round;

  g_return_if_fail (BRG_IS_LIVE_WATCH (self));

  if (self->path == NULL)
    return;
  snapshot = brg_session_get_snapshot (self->session);
  if (!is_of_group (self, snapshot))
    return;
  self->is_stale = self->is_reading;
  if (self->is_reading)
    return;
  round = brg_share_boards_find_round (snapshot);
  if (round == 0)
    {
      take_answer (self, NULL, _ ("No round is being played."));
      return;
    }
  question = g_new0 (Question, 1);
  question->snapshot = brg_snapshot_ref (snapshot);
  question->round = round;
  question->path = g_strdup (self->path);
  self->is_reading = TRUE;
  task = g_task_new (self, NULL, on_read, NULL);
  g_task_set_task_data (task, question, free_question);
  g_task_run_in_thread (task, read_file);
}

/* ----- Watching ----- */

static gboolean
on_calm (gpointer data)
{
  BrgLiveWatch *self = data;

  self->source = 0;
  brg_live_watch_read (self);
  return G_SOURCE_REMOVE;
}

static void
on_changed (BrgLiveWatch *self)
{
  gint64 now = g_get_monotonic_time ();

  if (self->source == 0)
    self->changed_at = now;
  else if (now - self->changed_at > LONGEST_US)
    return;
  g_clear_handle_id (&self->source, g_source_remove);
  self->source = g_timeout_add (CALM_MS, on_calm, self);
}

static void
stop (BrgLiveWatch *self)
{
  if (self->monitor != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->monitor, self);
      g_file_monitor_cancel (self->monitor);
    }
  g_clear_object (&self->monitor);
  g_clear_handle_id (&self->source, g_source_remove);
}

static void
start (BrgLiveWatch *self)
{
  g_autoptr (GFile) file = NULL;

  stop (self);
  if (self->path == NULL || !self->is_on)
    return;
  file = g_file_new_for_path (self->path);
  /* Where nothing can be watched it is read when somebody asks. */
  self->monitor = g_file_monitor (file, G_FILE_MONITOR_WATCH_MOVES, NULL, NULL);
  if (self->monitor != NULL)
    g_signal_connect_swapped (self->monitor, "changed", G_CALLBACK (on_changed), self);
}

void
brg_live_watch_forget (BrgLiveWatch *self)
{
  g_return_if_fail (BRG_IS_LIVE_WATCH (self));

  stop (self);
  g_clear_pointer (&self->path, g_free);
  g_clear_pointer (&self->results, brg_live_results_free);
  g_clear_pointer (&self->fault, g_free);
  self->is_on = FALSE;
}

void
brg_live_watch_set_path (BrgLiveWatch *self, const char *path)
{
  BrgSnapshot *snapshot;

  g_return_if_fail (BRG_IS_LIVE_WATCH (self) && path != NULL);

  snapshot = brg_session_get_snapshot (self->session);
  g_free (self->path);
  self->path = g_strdup (path);
  self->group_id = snapshot != NULL ? snapshot->group->id : 0;
  start (self);
  brg_live_watch_read (self);
}

const char *
brg_live_watch_get_path (BrgLiveWatch *self)
{
  g_return_val_if_fail (BRG_IS_LIVE_WATCH (self), NULL);

  return self->path;
}

void
brg_live_watch_set_on (BrgLiveWatch *self, gboolean is_on)
{
  g_return_if_fail (BRG_IS_LIVE_WATCH (self));

  self->is_on = is_on;
  start (self);
}

gboolean
brg_live_watch_is_on (BrgLiveWatch *self)
{
  g_return_val_if_fail (BRG_IS_LIVE_WATCH (self), FALSE);

  return self->is_on;
}

BrgLiveResults *
brg_live_watch_get_results (BrgLiveWatch *self)
{
  g_return_val_if_fail (BRG_IS_LIVE_WATCH (self), NULL);

  return self->results;
}

const char *
brg_live_watch_get_fault (BrgLiveWatch *self)
{
  g_return_val_if_fail (BRG_IS_LIVE_WATCH (self), NULL);

  return self->fault;
}

static void
brg_live_watch_dispose (GObject *object)
{
  BrgLiveWatch *self = BRG_LIVE_WATCH (object);

  stop (self);
  G_OBJECT_CLASS (brg_live_watch_parent_class)->dispose (object);
}

static void
brg_live_watch_finalize (GObject *object)
{
  BrgLiveWatch *self = BRG_LIVE_WATCH (object);

  g_free (self->path);
  g_free (self->fault);
  brg_live_results_free (self->results);
  G_OBJECT_CLASS (brg_live_watch_parent_class)->finalize (object);
}

static void
brg_live_watch_class_init (BrgLiveWatchClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = brg_live_watch_dispose;
  G_OBJECT_CLASS (klass)->finalize = brg_live_watch_finalize;
  signals[SIGNAL_READ] = g_signal_new ("read", BRG_TYPE_LIVE_WATCH, G_SIGNAL_RUN_LAST, 0, NULL,
                                       NULL, NULL, G_TYPE_NONE, 0);
}

static void
brg_live_watch_init (BrgLiveWatch *self G_GNUC_UNUSED)
{
}

BrgLiveWatch *
brg_live_watch_new (BrgSession *session)
{
  BrgLiveWatch *self = g_object_new (BRG_TYPE_LIVE_WATCH, NULL);

  self->session = session;
  return self;
}
