/* brg-can-mate-service.c - whether a side can still mate: one answer for all who ask
 *
 * Tests: tests/app/test-can-mate-service.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-can-mate-service.h"

#include <string.h>

/* The last answers: both sides of some boards. */
#define N_KEPT 16

typedef struct
{
  BrgPosition position;
  BrgColour side;
} Question;

typedef struct
{
  Question question;
  BrgCanMateAnswer *answer; /* owned, NULL for an empty place */
} Kept;

static Kept kept[N_KEPT];
static guint next_kept;
static GMutex kept_lock;

/* Held while one is looked for: a search may take hundreds of megabytes. */
static GMutex search_lock;

static gboolean
is_same (const Question *a, const Question *b)
{
  return a->side == b->side && memcmp (&a->position, &b->position, sizeof a->position) == 0;
}

static BrgCanMateAnswer *
copy_answer (const BrgCanMateAnswer *answer)
{
  BrgCanMateAnswer *copy = g_memdup2 (answer, sizeof *answer);

  copy->moves = g_memdup2 (answer->moves, answer->n_moves * sizeof *answer->moves);
  return copy;
}

static BrgCanMateAnswer *
look_up (const Question *question)
{
  BrgCanMateAnswer *answer = NULL;

  g_mutex_lock (&kept_lock);
  for (guint i = 0; answer == NULL && i < N_KEPT; i++)
    if (kept[i].answer != NULL && is_same (&kept[i].question, question))
      answer = copy_answer (kept[i].answer);
  g_mutex_unlock (&kept_lock);
  return answer;
}

static void
keep (const Question *question, const BrgCanMateAnswer *answer)
{
  Kept *place;

  g_mutex_lock (&kept_lock);
  place = &kept[next_kept];
  next_kept = (next_kept + 1) % N_KEPT;
  brg_can_mate_service_free_answer (place->answer);
  *place = (Kept){ *question, copy_answer (answer) };
  g_mutex_unlock (&kept_lock);
}

/* NULL for who has given up before it began. */
static BrgCanMateAnswer *
find (const Question *question, GCancellable *cancellable)
{
  BrgCanMateAnswer *answer;

  g_mutex_lock (&search_lock);
  answer = look_up (question);
  if (answer == NULL && !g_cancellable_is_cancelled (cancellable))
    {
      answer = g_new0 (BrgCanMateAnswer, 1);
      brg_can_mate (&question->position, question->side, BRG_CAN_MATE_SERVICE_NODES, answer);
      keep (question, answer);
    }
  g_mutex_unlock (&search_lock);
  return answer;
}

BrgCanMateAnswer *
brg_can_mate_service_find (const BrgPosition *position, BrgColour side)
{
  Question question = { .side = side };
  BrgCanMateAnswer *answer;

  g_return_val_if_fail (position != NULL, NULL);

  question.position = *position;
  answer = look_up (&question);
  return answer != NULL ? answer : find (&question, NULL);
}

BrgCanMateAnswer *
brg_can_mate_service_look_up (const BrgPosition *position, BrgColour side)
{
  Question question = { .side = side };

  g_return_val_if_fail (position != NULL, NULL);

  question.position = *position;
  return look_up (&question);
}

static void
free_answer (gpointer answer)
{
  brg_can_mate_service_free_answer (answer);
}

static void
run (GTask *task, gpointer source G_GNUC_UNUSED, gpointer task_data, GCancellable *cancellable)
{
  BrgCanMateAnswer *answer = find (task_data, cancellable);

  if (answer != NULL)
    g_task_return_pointer (task, answer, free_answer);
  else
    g_task_return_error_if_cancelled (task);
}

void
brg_can_mate_service_ask (const BrgPosition *position,
                          BrgColour side,
                          GCancellable *cancellable,
                          GAsyncReadyCallback on_answered,
                          gpointer data)
{
  g_autoptr (GTask) task = NULL;
  BrgCanMateAnswer *answer;
  Question *question;

  g_return_if_fail (position != NULL);
  g_return_if_fail (cancellable == NULL || G_IS_CANCELLABLE (cancellable));

  question = g_new0 (Question, 1);
  question->position = *position;
  question->side = side;
  task = g_task_new (NULL, cancellable, on_answered, data);
  g_task_set_name (task, "can a side still mate");
  g_task_set_task_data (task, question, g_free);
  answer = look_up (question);
  if (answer != NULL)
    {
      g_task_return_pointer (task, answer, free_answer);
      return;
    }
  g_task_set_return_on_cancel (task, TRUE);
  g_task_run_in_thread (task, run);
}

BrgCanMateAnswer *
brg_can_mate_service_ask_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, NULL), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

void
brg_can_mate_service_free_answer (BrgCanMateAnswer *answer)
{
  if (answer == NULL)
    return;
  brg_can_mate_answer_clear (answer);
  g_free (answer);
}
