/* brg-prover.c - proves the open workspace in the background
 *
 * Tests: tests/gui/altered.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-prover.h"

#include "brg-backup.h"

struct _BrgProver
{
  GObject parent_instance;

  char *path;                /* (nullable) */
  BrgProof *proof;           /* NULL while a run has it, or there is no path */
  guint start_id;            /* what waits for the window to have been drawn */
  GCancellable *cancellable; /* of the run, NULL while there is none */
  gboolean runs_again;
  GPtrArray *copies; /* char *, not settled yet */

  GPtrArray *alterations; /* (nullable): of the last run */
  char *failure;          /* (nullable) */
  char *mark;
  char *time;
  char *sound_mark; /* the last entry of a journal that was whole, empty for none */
  char *sound_time; /* when tables and journal agreed last, empty for never */
};

G_DEFINE_FINAL_TYPE (BrgProver, brg_prover, G_TYPE_OBJECT)

enum
{
  SIGNAL_PROVED,
  SIGNAL_COPY_FAILED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* What a run takes into its thread, and what it brings back. */
typedef struct
{
  char *path;
  BrgProof *proof;
  GPtrArray *copies;
  char *copy_problem; /* (nullable) */
} Run;

static void
free_run (gpointer data)
{
  Run *run = data;

  g_free (run->path);
  g_clear_pointer (&run->proof, brg_proof_free);
  g_ptr_array_unref (run->copies);
  g_free (run->copy_problem);
  g_free (run);
}

static void
clear_findings (BrgProver *self)
{
  g_clear_pointer (&self->alterations, g_ptr_array_unref);
  g_clear_pointer (&self->failure, g_free);
  g_free (self->mark);
  self->mark = g_strdup ("");
  g_free (self->time);
  self->time = g_strdup ("");
}

static void
stop (BrgProver *self)
{
  g_clear_handle_id (&self->start_id, g_source_remove);
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_pointer (&self->proof, brg_proof_free);
  self->runs_again = FALSE;
}

static void
brg_prover_finalize (GObject *object)
{
  BrgProver *self = BRG_PROVER (object);

  stop (self);
  clear_findings (self);
  g_free (self->mark);
  g_free (self->time);
  g_free (self->sound_mark);
  g_free (self->sound_time);
  g_free (self->path);
  g_ptr_array_unref (self->copies);
  G_OBJECT_CLASS (brg_prover_parent_class)->finalize (object);
}

static void
brg_prover_class_init (BrgProverClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = brg_prover_finalize;
  signals[SIGNAL_PROVED] = g_signal_new ("proved", BRG_TYPE_PROVER, G_SIGNAL_RUN_LAST, 0, NULL,
                                         NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_COPY_FAILED] = g_signal_new ("copy-failed", BRG_TYPE_PROVER, G_SIGNAL_RUN_LAST, 0,
                                              NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
brg_prover_init (BrgProver *self)
{
  self->copies = g_ptr_array_new_with_free_func (g_free);
  self->sound_mark = g_strdup ("");
  self->sound_time = g_strdup ("");
  clear_findings (self);
}

static void
set_sound (BrgProver *self, const char *mark, const char *time)
{
  g_autofree char *old_mark = g_steal_pointer (&self->sound_mark);
  g_autofree char *old_time = g_steal_pointer (&self->sound_time);

  self->sound_mark = g_strdup (mark);
  self->sound_time = g_strdup (time);
}

/* A journal that was cut or altered does not become what is expected. */
static gboolean
is_chain_whole (const GPtrArray *alterations)
{
  for (guint i = 0; i < alterations->len; i++)
    {
      const BrgAlteration *one = alterations->pdata[i];

      if (one->kind == BRG_ALTERATION_JOURNAL || one->kind == BRG_ALTERATION_CUT)
        return FALSE;
    }
  return TRUE;
}

BrgProver *
brg_prover_new (void)
{
  return g_object_new (BRG_TYPE_PROVER, NULL);
}

void
brg_prover_set_path (BrgProver *self, const char *path)
{
  g_return_if_fail (BRG_IS_PROVER (self));

  stop (self);
  clear_findings (self);
  set_sound (self, "", "");
  g_free (self->path);
  self->path = g_strdup (path);
  if (path != NULL)
    self->proof = brg_proof_new ();
}

void
brg_prover_expect (BrgProver *self, const char *mark)
{
  g_auto (GStrv) parts = NULL;
  char *hash = NULL;
  gint64 entry_id;

  g_return_if_fail (BRG_IS_PROVER (self) && mark != NULL);

  parts = g_strsplit (mark, " ", 2);
  set_sound (self, parts[0] != NULL ? parts[0] : "",
             parts[0] != NULL && parts[1] != NULL ? parts[1] : "");
  entry_id = g_ascii_strtoll (self->sound_mark, &hash, 10);
  if (self->proof != NULL)
    brg_proof_expect (self->proof, *hash == ':' ? entry_id : 0, *hash == ':' ? hash + 1 : "");
}

void
brg_prover_add_copy (BrgProver *self, const char *path)
{
  g_return_if_fail (BRG_IS_PROVER (self) && path != NULL);

  g_ptr_array_add (self->copies, g_strdup (path));
}

/* In the thread of the run. */
static void
settle_copies (Run *run)
{
  for (guint i = 0; i < run->copies->len; i++)
    {
      g_autoptr (GError) error = NULL;

      if (!brg_backup_settle (run->path, run->copies->pdata[i], &error) &&
          run->copy_problem == NULL)
        run->copy_problem = g_strdup (error->message);
    }
}

static void
run_in_thread (GTask *task, gpointer source G_GNUC_UNUSED, gpointer data, GCancellable *cancellable)
{
  Run *run = data;
  GError *error = NULL;

  settle_copies (run);
  if (brg_proof_run_file (run->proof, run->path, cancellable, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
take_findings (BrgProver *self, const BrgProof *proof, const GError *error)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  const char *hash;
  gint64 last;

  clear_findings (self);
  g_free (self->time);
  self->time = g_date_time_format (now, "%Y-%m-%dT%H:%M:%SZ");
  if (error != NULL)
    {
      self->failure = g_strdup (error->message);
      return;
    }
  self->alterations = g_ptr_array_ref (brg_proof_get_alterations (proof));
  last = brg_proof_get_last_entry (proof, &hash);
  if (last == 0)
    return;
  g_free (self->mark);
  self->mark = g_strdup_printf ("%" G_GINT64_FORMAT ":%s", last, hash);
  if (is_chain_whole (self->alterations))
    set_sound (self, self->mark, self->alterations->len == 0 ? self->time : self->sound_time);
}

static void
on_run_ended (GObject *object, GAsyncResult *result, gpointer data G_GNUC_UNUSED)
{
  BrgProver *self = BRG_PROVER (object);
  Run *run = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) error = NULL;

  g_task_propagate_boolean (G_TASK (result), &error);
  /* Of another file, which is not open any more. */
  if (g_task_get_cancellable (G_TASK (result)) != self->cancellable)
    return;
  g_clear_object (&self->cancellable);
  self->proof = g_steal_pointer (&run->proof);
  take_findings (self, self->proof, error);
  if (run->copy_problem != NULL)
    g_signal_emit (self, signals[SIGNAL_COPY_FAILED], 0, run->copy_problem);
  if (self->runs_again)
    brg_prover_run (self);
  else
    g_signal_emit (self, signals[SIGNAL_PROVED], 0);
}

static gboolean
start (gpointer data)
{
  BrgProver *self = data;
  g_autoptr (GTask) task = NULL;
  Run *run = g_new0 (Run, 1);

  self->start_id = 0;
  run->path = g_strdup (self->path);
  run->proof = g_steal_pointer (&self->proof);
  run->copies = g_steal_pointer (&self->copies);
  self->copies = g_ptr_array_new_with_free_func (g_free);
  self->cancellable = g_cancellable_new ();
  task = g_task_new (self, self->cancellable, on_run_ended, NULL);
  g_task_set_check_cancellable (task, FALSE);
  g_task_set_task_data (task, run, free_run);
  g_task_run_in_thread (task, run_in_thread);
  return G_SOURCE_REMOVE;
}

/* What is on its way to the screen comes first. */
void
brg_prover_run (BrgProver *self)
{
  g_return_if_fail (BRG_IS_PROVER (self));

  self->runs_again = self->cancellable != NULL;
  if (!self->runs_again && self->path != NULL && self->start_id == 0)
    self->start_id = g_idle_add_full (G_PRIORITY_LOW, start, self, NULL);
}

gboolean
brg_prover_is_running (BrgProver *self)
{
  g_return_val_if_fail (BRG_IS_PROVER (self), FALSE);

  return self->cancellable != NULL || self->start_id != 0;
}

GPtrArray *
brg_prover_get_alterations (BrgProver *self)
{
  g_return_val_if_fail (BRG_IS_PROVER (self), NULL);

  return self->alterations;
}

const char *
brg_prover_get_failure (BrgProver *self)
{
  g_return_val_if_fail (BRG_IS_PROVER (self), NULL);

  return self->failure;
}

char *
brg_prover_dup_mark (BrgProver *self)
{
  g_return_val_if_fail (BRG_IS_PROVER (self), NULL);

  return g_strdup (self->mark);
}

char *
brg_prover_dup_sound (BrgProver *self)
{
  g_return_val_if_fail (BRG_IS_PROVER (self), NULL);

  return *self->sound_time != '\0' ? g_strdup_printf ("%s %s", self->sound_mark, self->sound_time)
                                   : g_strdup (self->sound_mark);
}

const char *
brg_prover_get_sound_time (BrgProver *self)
{
  g_return_val_if_fail (BRG_IS_PROVER (self), "");

  return self->sound_time;
}

const char *
brg_prover_get_time (BrgProver *self)
{
  g_return_val_if_fail (BRG_IS_PROVER (self), "");

  return self->time;
}

BrgProof *
brg_prover_get_proof (BrgProver *self)
{
  g_return_val_if_fail (BRG_IS_PROVER (self), NULL);

  return self->start_id == 0 ? self->proof : NULL;
}
