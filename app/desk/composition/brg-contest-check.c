/* brg-contest-check.c - the machine check of a work, in a thread of its own
 *
 * One thread for all works: they are checked in the order in which they were asked for, and what is
 * found is kept by what was checked.
 *
 * Rules: rus-draughts-2022 11.2
 * Tests: tests/app/test-contest-check.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-contest-check.h"

/* More than the works of the largest contest. */
#define MOST_KEPT 4000

/* Side solutions are played on within a part of what the check took. */
#define NODES_OF_SIDE_LINES 3000000

#define BETWEEN_PROGRESS (G_USEC_PER_SEC / 10)

static GHashTable *kept; /* key of a work → finding */
static GMutex kept_lock;

BrgContestFinding *
brg_contest_finding_ref (BrgContestFinding *finding)
{
  return g_atomic_rc_box_acquire (finding);
}

static void
clear_finding (gpointer data)
{
  BrgContestFinding *finding = data;

  brg_contest_position_clear (&finding->position);
  brg_composition_report_clear (&finding->report);
  brg_composition_mate_clear (&finding->mate);
  g_ptr_array_unref (finding->side_lines);
}

void
brg_contest_finding_unref (BrgContestFinding *finding)
{
  g_atomic_rc_box_release_full (finding, clear_finding);
}

BrgCompositionVerdict
brg_contest_finding_get_verdict (const BrgContestFinding *finding)
{
  g_return_val_if_fail (finding != NULL, BRG_COMPOSITION_NOT_SEARCHED);

  return finding->position.is_chess ? finding->mate.verdict : finding->report.verdict;
}

/* ----- What is kept ----- */

static char *
dup_key (const BrgContestWork *work)
{
  return g_strdup_printf ("%s\t%s\t%s\t%s\t%u\t%s\t%s", work->board, work->kind, work->group,
                          work->task, work->n_moves, work->fen, work->solution);
}

static BrgContestFinding *
look_up (const char *key)
{
  BrgContestFinding *finding;

  g_mutex_lock (&kept_lock);
  finding = kept != NULL ? g_hash_table_lookup (kept, key) : NULL;
  if (finding != NULL)
    brg_contest_finding_ref (finding);
  g_mutex_unlock (&kept_lock);
  return finding;
}

static void
keep (const char *key, BrgContestFinding *finding)
{
  g_mutex_lock (&kept_lock);
  if (kept == NULL)
    kept = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                  (GDestroyNotify) brg_contest_finding_unref);
  if (g_hash_table_size (kept) >= MOST_KEPT)
    g_hash_table_remove_all (kept);
  g_hash_table_insert (kept, g_strdup (key), brg_contest_finding_ref (finding));
  g_mutex_unlock (&kept_lock);
}

BrgContestFinding *
brg_contest_check_look_up (const BrgContestWork *work)
{
  g_autofree char *key = NULL;

  g_return_val_if_fail (work != NULL, NULL);

  key = dup_key (work);
  return look_up (key);
}

/* ----- The check ----- */

static void
check_draughts (BrgContestFinding *finding, const BrgCompositionWatch *watch)
{
  g_autoptr (BrgCompositionSearch) search = brg_composition_search_new (watch);
  BrgCompositionWatch few = { MIN (watch->max_nodes, NODES_OF_SIDE_LINES), watch->tell, NULL,
                              watch->data };
  const BrgComposition *work = &finding->position.draughts;

  brg_composition_check (search, work, &finding->report);
  if (finding->report.verdict == BRG_COMPOSITION_NOT_SEARCHED)
    {
      brg_composition_prove (search, work, &finding->proof);
      finding->is_proved = TRUE;
      return;
    }
  if (finding->report.sides->len > 0)
    {
      g_autoptr (BrgCompositionSearch) after = brg_composition_search_new (&few);

      g_ptr_array_unref (finding->side_lines);
      finding->side_lines = brg_contest_side_lines_new (after, work, &finding->report);
    }
}

static BrgContestFinding *
check (const BrgContestWork *work, const BrgCompositionWatch *watch)
{
  BrgContestFinding *finding = g_atomic_rc_box_new0 (BrgContestFinding);

  finding->side_lines = g_ptr_array_new ();
  finding->fault = brg_contest_position_read (work, &finding->position);
  if (finding->fault == BRG_CONTEST_POSITION_FINE && finding->position.is_chess)
    brg_composition_mate_check (&finding->position.chess, finding->position.n_moves,
                                finding->position.key, watch, &finding->mate);
  else if (finding->fault == BRG_CONTEST_POSITION_FINE)
    check_draughts (finding, watch);
  return finding;
}

BrgContestFinding *
brg_contest_check_run (const BrgContestWork *work, guint64 max_nodes)
{
  BrgCompositionWatch watch = { .max_nodes = max_nodes };
  g_autofree char *key = NULL;
  BrgContestFinding *finding;

  g_return_val_if_fail (work != NULL, NULL);

  if (max_nodes != 0)
    return check (work, &watch);
  key = dup_key (work);
  finding = look_up (key);
  if (finding != NULL)
    return finding;
  watch.max_nodes = BRG_CONTEST_CHECK_NODES;
  finding = check (work, &watch);
  keep (key, finding);
  return finding;
}

/* ----- In the thread ----- */

/* What is asked; of the task, which lives as long as anybody works on it. */
typedef struct
{
  BrgContestWork *work;
  char *key;
  BrgContestCheckProgress on_progress;
  gpointer progress_data;
  gulong cancelled_id;
  gint is_answered; /* atomic */
  guint depth;      /* this and what follows is the thread's */
  guint64 n_nodes;
  gint64 told_at;
} Question;

static void
question_free (gpointer data)
{
  Question *question = data;

  brg_contest_work_free (question->work);
  g_free (question->key);
  g_free (question);
}

static gboolean
take_answer (Question *question)
{
  return g_atomic_int_compare_and_exchange (&question->is_answered, FALSE, TRUE);
}

typedef struct
{
  GTask *task;
  guint depth;
  guint64 n_nodes;
} Told;

static void
told_free (gpointer data)
{
  Told *told = data;

  g_object_unref (told->task);
  g_free (told);
}

static gboolean
on_told (gpointer data)
{
  const Told *told = data;
  const Question *question = g_task_get_task_data (told->task);

  if (!g_cancellable_is_cancelled (g_task_get_cancellable (told->task)) &&
      !g_task_get_completed (told->task))
    question->on_progress (told->depth, question->work->n_moves, told->n_nodes,
                           question->progress_data);
  return G_SOURCE_REMOVE;
}

/* In the main context of who asked; takes @data. */
static void
call_later (GTask *task, GSourceFunc call, gpointer data, GDestroyNotify free_data)
{
  GSource *source = g_idle_source_new ();

  g_source_set_priority (source, g_task_get_priority (task));
  g_source_set_callback (source, call, data, free_data);
  g_source_attach (source, g_task_get_context (task));
  g_source_unref (source);
}

static void
tell (GTask *task)
{
  const Question *question = g_task_get_task_data (task);
  Told *told;

  if (question->on_progress == NULL)
    return;
  told = g_new (Told, 1);
  *told = (Told){ g_object_ref (task), question->depth, question->n_nodes };
  call_later (task, on_told, told, told_free);
}

static gboolean
on_searched (guint64 n_nodes, gpointer data)
{
  GTask *task = data;
  Question *question = g_task_get_task_data (task);
  gint64 now = g_get_monotonic_time ();

  question->n_nodes = n_nodes;
  if (now - question->told_at >= BETWEEN_PROGRESS)
    {
      question->told_at = now;
      tell (task);
    }
  return !g_cancellable_is_cancelled (g_task_get_cancellable (task));
}

/* Without a piece that may be a spectator the same depths are looked at again. */
static void
on_looked (guint n_moves, gpointer data)
{
  GTask *task = data;
  Question *question = g_task_get_task_data (task);

  if (n_moves <= question->depth)
    return;
  question->depth = n_moves;
  tell (task);
}

static void
answer (GTask *task, BrgContestFinding *finding)
{
  Question *question = g_task_get_task_data (task);

  if (take_answer (question))
    g_task_return_pointer (task, finding, (GDestroyNotify) brg_contest_finding_unref);
  else
    brg_contest_finding_unref (finding);
}

static gboolean
on_given_up (gpointer data)
{
  GTask *task = data;

  if (take_answer (g_task_get_task_data (task)))
    g_task_return_error_if_cancelled (task);
  return G_SOURCE_REMOVE;
}

/* Who cancels is not called back while he does. */
static void
on_cancelled (GCancellable *cancellable G_GNUC_UNUSED, gpointer data)
{
  call_later (data, on_given_up, g_object_ref (data), g_object_unref);
}

static void
work_on (gpointer data, gpointer user_data G_GNUC_UNUSED)
{
  g_autoptr (GTask) task = data;
  GCancellable *cancellable = g_task_get_cancellable (task);
  Question *question = g_task_get_task_data (task);
  BrgCompositionWatch watch = { BRG_CONTEST_CHECK_NODES, on_searched, on_looked, task };
  BrgContestFinding *finding;

  if (g_cancellable_is_cancelled (cancellable))
    {
      on_cancelled (cancellable, task);
      return;
    }
  finding = look_up (question->key);
  if (finding == NULL)
    {
      finding = check (question->work, &watch);
      if (!g_cancellable_is_cancelled (cancellable))
        keep (question->key, finding);
    }
  answer (task, finding);
}

static GThreadPool *
get_pool (void)
{
  static GThreadPool *pool = NULL;

  if (g_once_init_enter (&pool))
    {
      GThreadPool *made = g_thread_pool_new (work_on, NULL, 1, FALSE, NULL);

      g_once_init_leave (&pool, made);
    }
  return pool;
}

static void
on_completed (GTask *task, GParamSpec *pspec G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED)
{
  const Question *question = g_task_get_task_data (task);

  if (question->cancelled_id != 0)
    g_signal_handler_disconnect (g_task_get_cancellable (task), question->cancelled_id);
}

void
brg_contest_check_ask (const BrgContestWork *work,
                       GCancellable *cancellable,
                       BrgContestCheckProgress on_progress,
                       gpointer progress_data,
                       GAsyncReadyCallback on_answered,
                       gpointer data)
{
  g_autoptr (GTask) task = NULL;
  BrgContestFinding *finding;
  Question *question;

  g_return_if_fail (work != NULL);
  g_return_if_fail (cancellable == NULL || G_IS_CANCELLABLE (cancellable));

  question = g_new0 (Question, 1);
  question->work = brg_contest_work_copy (work);
  question->key = dup_key (work);
  question->on_progress = on_progress;
  question->progress_data = progress_data;
  task = g_task_new (NULL, cancellable, on_answered, data);
  g_task_set_name (task, "check of a work of composition");
  g_task_set_task_data (task, question, question_free);
  finding = look_up (question->key);
  if (finding != NULL)
    {
      answer (task, finding);
      return;
    }
  if (cancellable != NULL)
    question->cancelled_id = g_signal_connect_data (
        cancellable, "cancelled", G_CALLBACK (on_cancelled), g_object_ref (task),
        (GClosureNotify) (void (*) (void)) g_object_unref, 0);
  g_signal_connect (task, "notify::completed", G_CALLBACK (on_completed), NULL);
  g_thread_pool_push (get_pool (), g_steal_pointer (&task), NULL);
}

BrgContestFinding *
brg_contest_check_ask_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, NULL), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
