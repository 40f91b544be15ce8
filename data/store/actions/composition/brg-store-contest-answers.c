/* brg-store-contest-answers.c - actions on what solvers hand in
 *
 * Rules: rus-draughts-2022 11.6.1
 * Tests: tests/data/test-store-contest-answers.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-contest-answers.h"

#include <glib/gi18n-lib.h>

#include "brg-action.h"
#include "brg-composition-number.h"
#include "brg-contest-time.h"
#include "brg-store-contest-check.h"
#include "brg-store-contest-write.h"
#include "brg-store-team-rows.h"
#include "brg-timetable.h"

/* More than anybody finds in a work. */
#define MOST_FOUND 1000

/* rus-draughts-2022 11.6.1: points by difficulty and by how complete the solution is. */
static gboolean
check_points (const BrgContestWork *work, const BrgContestAnswer *answer, GError **error)
{
  gint64 sum = 0;
  gint64 most = 0;

  if (answer->points->len != brg_contest_work_n_variants (work))
    return brg_store_refuse (error, _ ("The work has another number of variants."));
  for (guint i = 0; i < answer->points->len; i++)
    {
      gint64 points = g_array_index (answer->points, gint64, i);
      gint64 worth = brg_contest_work_get_points (work, i);

      if (points < -1 || points > worth)
        {
          g_autofree char *text = brg_composition_number_dup_text (worth);

          g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
                       /* Translators: number of a variant, points */
                       _ ("Variant %u gives from 0 to %s points."), i + 1, text);
          return FALSE;
        }
      sum += MAX (points, 0);
      most += worth;
    }
  return answer->n_unsolvable == 0 || most == 0 || sum < most ||
         brg_store_refuse (error, _ ("Who solved the work cannot have shown that it is not "
                                     "solvable."));
}

/* rus-draughts-2022 11.6.1: for side solutions, unsolvability and inexactness that are found. */
static gboolean
check_bonuses (const BrgContestTerms *terms, const BrgContestAnswer *answer, GError **error)
{
  if (!brg_contest_terms_give (terms, answer))
    return brg_store_refuse (error, _ ("The regulations give no bonus for that (art. 11.6.1)."));
  return (answer->n_side <= MOST_FOUND && answer->n_unsolvable <= 1 &&
          answer->n_inexact <= MOST_FOUND) ||
         brg_store_refuse (error, _ ("The number of what was found is out of its range."));
}

/* A moment, or a day of a postmark. */
static gboolean
check_handed (const char *handed_at, GError **error)
{
  g_autoptr (GDateTime) moment = brg_timetable_moment (handed_at);

  return *handed_at == '\0' || moment != NULL || brg_timetable_is_day (handed_at) ||
         brg_store_refuse (error, _ ("When the answer was handed in is no moment and no day."));
}

static gboolean
check_solver (BrgStore *store, const BrgContest *contest, gint64 entry_id, GError **error)
{
  gint64 n_players;

  if (contest->terms->kind != BRG_CONTEST_SOLVING)
    return brg_store_refuse (error, _ ("This is no contest for solving."));
  if (!brg_sql_get_int (store, &n_players, error,
                        "SELECT count(*) FROM entry WHERE id = ?1 AND group_id = ?2", "ii",
                        entry_id, contest->group_id))
    return FALSE;
  if (n_players == 0)
    return brg_store_refuse (error, _ ("The solver does not take part in this group."));
  return brg_store_check_contest_solvers (store, contest->group_id, &entry_id, 1, error);
}

static gboolean
check_state (const BrgContestWork *work, GError **error)
{
  return work->state == BRG_CONTEST_WORK_RECEIVED ||
         brg_store_refuse (error, _ ("The work does not take part."));
}

/* One answer to a work: none is stored beside it, and none goes before it in @earlier. */
static gboolean
check_single (const BrgContest *contest,
              const BrgContestAnswer *answer,
              const GPtrArray *earlier,
              GError **error)
{
  const BrgContestAnswer *held =
      brg_contest_find_answer (contest, answer->work_id, answer->entry_id);
  gboolean is_single = held == NULL || held->id == answer->id;

  for (guint i = 0; i < earlier->len; i++)
    is_single =
        is_single && ((const BrgContestAnswer *) earlier->pdata[i])->work_id != answer->work_id;
  return is_single || brg_store_refuse (error, _ ("The solver has handed in an answer to this work "
                                                  "already."));
}

/* The work of an answer that is there stays the one it was. */
static gboolean
check_same (const BrgContest *contest, const BrgContestAnswer *answer, GError **error)
{
  const BrgContestAnswer *held = brg_contest_get_answer (contest, answer->id);

  if (answer->id != 0 && held == NULL)
    return brg_store_refuse_gone (BRG_CONTEST_ROW_ANSWER, error);
  if (held != NULL && (held->work_id != answer->work_id || held->entry_id != answer->entry_id))
    return brg_store_refuse (error, _ ("An answer stays that of its solver and its work."));
  return brg_contest_find_work (contest, answer->work_id) != NULL ||
         brg_store_refuse_gone (BRG_CONTEST_ROW_WORK, error);
}

static gboolean
check_answer (const BrgContest *contest,
              const BrgContestAnswer *answer,
              const GPtrArray *earlier,
              GError **error)
{
  const BrgContestWork *work = brg_contest_find_work (contest, answer->work_id);

  return check_same (contest, answer, error) && check_state (work, error) &&
         check_single (contest, answer, earlier, error) && check_points (work, answer, error) &&
         check_bonuses (contest->terms, answer, error) && check_handed (answer->handed_at, error) &&
         brg_store_check_contest_text (_ ("Sheet"), answer->sheet, error) &&
         brg_store_check_contest_text (_ ("Note"), answer->note, error);
}

static BrgAction *
begin (BrgStore *store,
       const char *name,
       const BrgContest *contest,
       const BrgContestAnswer *answer,
       GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  g_autofree char *solver = brg_store_dup_entry_name (store, answer->entry_id, error);

  if (solver == NULL)
    return NULL;
  action = brg_action_begin_in_group (store, name, contest->group_id, error);
  if (action == NULL)
    return NULL;
  brg_action_set_int (action, "number", brg_contest_find_work (contest, answer->work_id)->number);
  brg_action_set_text (action, "name", solver);
  return g_steal_pointer (&action);
}

static gboolean
is_late (const BrgContest *contest, const BrgContestAnswer *answer)
{
  const BrgContestWork *work = brg_contest_find_work (contest, answer->work_id);

  return brg_contest_is_late (contest->terms, brg_contest_find_section (contest, work->section_id),
                              answer->handed_at);
}

/* What he has for it, where everything was looked at. */
static void
name_points (BrgAction *action, const BrgContestAnswer *answer)
{
  g_autofree char *text = NULL;
  gint64 sum = 0;

  for (guint i = 0; i < answer->points->len; i++)
    {
      gint64 points = g_array_index (answer->points, gint64, i);

      if (points < 0)
        return;
      sum += points;
    }
  text = brg_composition_number_dup_text (sum);
  brg_action_set_text (action, "points", text);
}

static BrgContest *
open_contest (BrgStore *store, const BrgContestAnswer *first, gboolean is_single, GError **error)
{
  BrgContestRow row = first->id != 0 ? BRG_CONTEST_ROW_ANSWER : BRG_CONTEST_ROW_WORK;
  gint64 id = first->id != 0 ? first->id : first->work_id;

  return is_single ? brg_store_open_contest (store, row, id, error)
                   : brg_store_open_whole_contest (store, row, id, error);
}

gboolean
brg_store_put_contest_answers (BrgStore *store,
                               BrgContestAnswer *const *answers,
                               guint n_answers,
                               GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  g_autoptr (BrgContest) contest = NULL;
  g_autoptr (GPtrArray) written =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_contest_answer_free);
  gboolean is_single = n_answers == 1;

  g_return_val_if_fail (store != NULL && answers != NULL && n_answers > 0, FALSE);

  contest = open_contest (store, answers[0], is_single, error);
  if (contest == NULL || !check_solver (store, contest, answers[0]->entry_id, error))
    return FALSE;
  for (guint i = 0; i < n_answers; i++)
    {
      g_return_val_if_fail (answers[i]->entry_id == answers[0]->entry_id, FALSE);

      if (!check_answer (contest, answers[i], written, error))
        return FALSE;
      g_ptr_array_add (written, brg_contest_answer_copy (answers[i]));
    }
  action =
      begin (store, is_single ? "contest-answer" : "contest-answers", contest, answers[0], error);
  for (guint i = 0; i < n_answers; i++)
    if (action == NULL || !brg_store_write_contest_answer (store, written->pdata[i], error))
      return FALSE;
  if (is_single)
    name_points (action, answers[0]);
  else
    brg_action_set_int (action, "count", n_answers);
  for (guint i = 0; i < n_answers; i++)
    if (is_late (contest, answers[i]))
      brg_action_set_int (action, "late", 1);
  if (!brg_action_commit (g_steal_pointer (&action), error))
    return FALSE;
  for (guint i = 0; i < n_answers; i++)
    answers[i]->id = ((const BrgContestAnswer *) written->pdata[i])->id;
  return TRUE;
}

gboolean
brg_store_put_contest_answer (BrgStore *store, BrgContestAnswer *answer, GError **error)
{
  g_return_val_if_fail (store != NULL && answer != NULL, FALSE);

  return brg_store_put_contest_answers (store, &answer, 1, error);
}

gboolean
brg_store_remove_contest_answer (BrgStore *store, gint64 id, GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  g_autoptr (BrgContest) contest = NULL;

  g_return_val_if_fail (store != NULL, FALSE);

  contest = brg_store_open_contest (store, BRG_CONTEST_ROW_ANSWER, id, error);
  if (contest == NULL)
    return FALSE;
  action =
      begin (store, "contest-answer-remove", contest, brg_contest_get_answer (contest, id), error);
  return action != NULL &&
         brg_sql_run (store, error, "DELETE FROM contest_answer_part WHERE answer_id = ?1", "i",
                      id) &&
         brg_sql_run (store, error, "DELETE FROM contest_answer WHERE id = ?1", "i", id) &&
         brg_action_commit (g_steal_pointer (&action), error);
}
