/* brg-store-contest-works.c - actions on works of a contest, their marks and remarks
 *
 * Rules: rus-draughts-2022 11.1.1, 11.5.2, 11.7
 * Tests: tests/data/test-store-contest-works.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-contest-works.h"

#include <glib/gi18n-lib.h>

#include "brg-action.h"
#include "brg-article.h"
#include "brg-composition-number.h"
#include "brg-store-contest-check.h"
#include "brg-store-contest-write.h"
#include "brg-timetable.h"

/* rus-draughts-2022 11.7: the scale has ten points. */
#define MOST_MARK (10 * BRG_COMPOSITION_POINT)

static BrgAction *
begin (BrgStore *store,
       const char *name,
       const BrgContest *contest,
       const BrgContestWork *work,
       GError **error)
{
  g_autoptr (BrgAction) action = brg_action_begin_in_group (store, name, contest->group_id, error);

  if (action != NULL && work != NULL)
    brg_action_set_int (action, "number", work->number);
  return g_steal_pointer (&action);
}

static guint
find_next_number (const BrgContest *contest)
{
  guint number = 0;

  for (guint i = 0; i < contest->works->len; i++)
    number = MAX (number, ((const BrgContestWork *) contest->works->pdata[i])->number);
  return number + 1;
}

/* ----- Works ----- */

/* What was judged or solved stays where it is, with the variants that were checked. */
static gboolean
check_change (const BrgContest *contest, const BrgContestWork *work, GError **error)
{
  const BrgContestWork *held = brg_contest_find_work (contest, work->id);

  if (work->number == 0)
    return brg_store_refuse (error, _ ("The work has no number."));
  if (held->section_id != work->section_id &&
      (brg_contest_count_marks (contest, work->id) > 0 ||
       !brg_store_check_contest_sheets_are_open (contest, work->section_id, NULL)))
    return brg_store_refuse (error, _ ("The work was judged in its section and stays there."));
  for (guint i = 0; i < contest->answers->len; i++)
    {
      const BrgContestAnswer *answer = contest->answers->pdata[i];

      if (answer->work_id != work->id)
        continue;
      if (answer->points->len != brg_contest_work_n_variants (work))
        return brg_store_refuse (error,
                                 _ ("Answers were handed in: the number of variants stays."));
      for (guint n = 0; n < answer->points->len; n++)
        if (g_array_index (answer->points, gint64, n) > brg_contest_work_get_points (work, n))
          return brg_store_refuse (error, _ ("A solver has more points for a variant than it would "
                                             "be worth."));
    }
  return TRUE;
}

/* Checks a work and gives it its number; a new one joins the others of @contest for those that
 * follow. */
static gboolean
take_work (BrgStore *store, BrgContest *contest, BrgContestWork *work, GError **error)
{
  if (work->id == 0)
    {
      work->state = work->state == BRG_CONTEST_WORK_DECLARED ? BRG_CONTEST_WORK_DECLARED
                                                             : BRG_CONTEST_WORK_RECEIVED;
      work->revised = -1;
      if (work->number == 0)
        work->number = find_next_number (contest);
    }
  else
    work->state = brg_contest_find_work (contest, work->id)->state;
  return (work->id == 0 ? brg_store_check_contest_sheets_are_open (contest, work->section_id, error)
                        : check_change (contest, work, error)) &&
         brg_store_check_contest_work (store, contest, work, error);
}

gboolean
brg_store_put_contest_work (BrgStore *store, BrgContestWork *work, GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  g_autoptr (BrgContest) contest = NULL;
  g_autoptr (BrgContestWork) written = NULL;

  g_return_val_if_fail (store != NULL && work != NULL, FALSE);

  contest = work->id != 0
                ? brg_store_open_contest (store, BRG_CONTEST_ROW_WORK, work->id, error)
                : brg_store_open_contest (store, BRG_CONTEST_ROW_SECTION, work->section_id, error);
  written = brg_contest_work_copy (work);
  if (contest == NULL || !take_work (store, contest, written, error))
    return FALSE;
  action =
      begin (store, work->id == 0 ? "contest-work-add" : "contest-work", contest, written, error);
  if (action == NULL || !brg_store_write_contest_work (store, written, error) ||
      !brg_action_commit (g_steal_pointer (&action), error))
    return FALSE;
  work->id = written->id;
  work->number = written->number;
  return TRUE;
}

/* The number of the work that is refused, before the reason. */
static void
prefix_number (GError **error, guint number)
{
  if (error != NULL && *error != NULL)
    /* Translators: number of a work in a list, why it is refused */
    g_prefix_error (error, _ ("Work %u: "), number);
}

gboolean
brg_store_add_contest_works (BrgStore *store, gint64 group_id, GPtrArray *works, GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  g_autoptr (BrgContest) contest = NULL;
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));

  g_return_val_if_fail (store != NULL && works != NULL && works->len > 0, FALSE);

  contest = brg_store_open_contest (store, BRG_CONTEST_ROW_GROUP, group_id, error);
  action = contest != NULL ? begin (store, "contest-works", contest, NULL, error) : NULL;
  for (guint i = 0; action != NULL && i < works->len; i++)
    {
      g_autoptr (BrgContestWork) work = brg_contest_work_copy (works->pdata[i]);

      work->id = 0;
      if (!take_work (store, contest, work, error) ||
          !brg_store_write_contest_work (store, work, error))
        {
          prefix_number (error, i + 1);
          return FALSE;
        }
      g_ptr_array_add (contest->works, g_steal_pointer (&work));
    }
  if (action == NULL)
    return FALSE;
  brg_action_set_int (action, "count", works->len);
  if (!brg_action_commit (g_steal_pointer (&action), error))
    return FALSE;
  for (guint i = 0; i < works->len; i++)
    {
      BrgContestWork *work = works->pdata[i];
      const BrgContestWork *written = contest->works->pdata[contest->works->len - works->len + i];

      work->id = written->id;
      work->number = written->number;
    }
  return TRUE;
}

/* rus-draughts-2022 11.1.1, 11.1.3, 11.2.8.3: by what it is excluded. */
static gboolean
check_exclusion (BrgStore *store,
                 const BrgContest *contest,
                 const char *article,
                 const char *reason,
                 GError **error)
{
  const BrgRulebook *rulebook;
  const BrgArticle *found;

  if (!brg_store_find_rulebook_of_group (store, contest->group_id, &rulebook, error))
    return FALSE;
  found = rulebook != NULL ? brg_article_find_in (rulebook, article) : NULL;
  if (found == NULL || !g_str_equal (found->number, article) ||
      found->topic != BRG_TOPIC_COMPOSITION)
    return brg_store_refuse (error, _ ("Name the article of composition by which the work is "
                                       "excluded."));
  return *reason != '\0' || brg_store_refuse (error, _ ("Say why the work is excluded."));
}

static gboolean
check_state (BrgStore *store,
             const BrgContest *contest,
             const BrgContestWork *held,
             BrgContestWorkState state,
             const char *article,
             const char *reason,
             GError **error)
{
  g_autoptr (BrgContestWork) work = brg_contest_work_copy (held);

  work->state = state;
  if (state == BRG_CONTEST_WORK_EXCLUDED)
    return check_exclusion (store, contest, article, reason, error) &&
           (held->state != BRG_CONTEST_WORK_WITHDRAWN ||
            brg_store_check_contest_bans (store, contest, work, error));
  if (state == BRG_CONTEST_WORK_WITHDRAWN || state == held->state)
    return TRUE;
  if (state == BRG_CONTEST_WORK_DECLARED && (brg_contest_count_marks (contest, held->id) > 0 ||
                                             brg_contest_count_answers (contest, held->id) > 0))
    return brg_store_refuse (error, _ ("The work was judged or solved: it is there."));
  if (!brg_store_check_contest_sheets_are_open (contest, held->section_id, error))
    return FALSE;
  /* What comes back stands beside what came since. */
  return brg_store_check_contest_work (store, contest, work, error);
}

gboolean
brg_store_set_contest_work_state (BrgStore *store,
                                  gint64 work_id,
                                  BrgContestWorkState state,
                                  const char *article,
                                  const char *reason,
                                  GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  g_autoptr (BrgContest) contest = NULL;
  const BrgContestWork *work;
  gboolean is_out = state == BRG_CONTEST_WORK_WITHDRAWN || state == BRG_CONTEST_WORK_EXCLUDED;
  const char *by = is_out && article != NULL ? article : "";
  const char *why = is_out && reason != NULL ? reason : "";

  g_return_val_if_fail (store != NULL && state < BRG_N_CONTEST_WORK_STATES, FALSE);

  contest = brg_store_open_contest (store, BRG_CONTEST_ROW_WORK, work_id, error);
  if (contest == NULL)
    return FALSE;
  work = brg_contest_find_work (contest, work_id);
  if (!brg_store_check_contest_text (_ ("Article"), by, error) ||
      !brg_store_check_contest_text (_ ("Reason"), why, error) ||
      !check_state (store, contest, work, state, by, why, error))
    return FALSE;
  action = begin (store, "contest-work-state", contest, work, error);
  if (action == NULL ||
      !brg_sql_run (store, error,
                    "UPDATE contest_work SET state = ?2, state_article = ?3, state_reason = ?4"
                    " WHERE id = ?1",
                    "ittt", work_id, brg_contest_work_state_get_id (state), by, why))
    return FALSE;
  brg_action_set_text (action, "state", brg_contest_work_state_get_id (state));
  brg_action_set_text (action, "articles", by);
  return brg_action_commit (g_steal_pointer (&action), error);
}

static gboolean
check_naming (const BrgContest *contest, const char *by, const char *reason, GError **error)
{
  if (!brg_contest_hides_authors (contest))
    return brg_store_refuse (error, _ ("The authors are not hidden."));
  if (*by == '\0' || *reason == '\0')
    return brg_store_refuse (error, _ ("Who names the authors before results are published, and "
                                       "why, has to be told (art. 11.5.2)."));
  return brg_store_check_contest_text (_ ("Name"), by, error) &&
         brg_store_check_contest_text (_ ("Reason"), reason, error);
}

/* Takes @action, which may be %NULL: nothing changes but what the journal knows. */
static gboolean
record_naming (BrgAction *action, const char *by, const char *reason, GError **error)
{
  if (action == NULL)
    return FALSE;
  brg_action_set_text (action, "name", by);
  brg_action_set_text (action, "reason", reason);
  brg_action_keep (action);
  return brg_action_commit (action, error);
}

gboolean
brg_store_name_contest_authors (BrgStore *store,
                                gint64 work_id,
                                const char *by,
                                const char *reason,
                                GError **error)
{
  g_autoptr (BrgContest) contest = NULL;

  g_return_val_if_fail (store != NULL && by != NULL && reason != NULL, FALSE);

  contest = brg_store_open_contest (store, BRG_CONTEST_ROW_WORK, work_id, error);
  if (contest == NULL || !check_naming (contest, by, reason, error))
    return FALSE;
  return record_naming (begin (store, "contest-authors-name", contest,
                               brg_contest_find_work (contest, work_id), error),
                        by, reason, error);
}

gboolean
brg_store_open_contest_register (BrgStore *store,
                                 gint64 group_id,
                                 const char *by,
                                 const char *reason,
                                 GError **error)
{
  g_autoptr (BrgContest) contest = NULL;

  g_return_val_if_fail (store != NULL && by != NULL && reason != NULL, FALSE);

  contest = brg_store_open_contest (store, BRG_CONTEST_ROW_GROUP, group_id, error);
  if (contest == NULL || !check_naming (contest, by, reason, error))
    return FALSE;
  return record_naming (begin (store, "contest-register", contest, NULL, error), by, reason, error);
}

gboolean
brg_store_remove_contest_work (BrgStore *store, gint64 work_id, GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  g_autoptr (BrgContest) contest = NULL;
  guint n_said;

  g_return_val_if_fail (store != NULL, FALSE);

  contest = brg_store_open_contest (store, BRG_CONTEST_ROW_WORK, work_id, error);
  if (contest == NULL)
    return FALSE;
  n_said =
      brg_contest_count_marks (contest, work_id) + brg_contest_count_answers (contest, work_id);
  for (guint i = 0; i < contest->remarks->len; i++)
    n_said += ((const BrgContestRemark *) contest->remarks->pdata[i])->work_id == work_id;
  if (n_said > 0)
    return brg_store_refuse (error, _ ("There are marks, remarks or answers: the work can be "
                                       "withdrawn but not removed."));
  action = begin (store, "contest-work-remove", contest, brg_contest_find_work (contest, work_id),
                  error);
  return action != NULL &&
         brg_sql_run (store, error, "DELETE FROM contest_author WHERE work_id = ?1", "i",
                      work_id) &&
         brg_sql_run (store, error, "DELETE FROM contest_variant WHERE work_id = ?1", "i",
                      work_id) &&
         brg_sql_run (store, error, "DELETE FROM contest_work WHERE id = ?1", "i", work_id) &&
         brg_action_commit (g_steal_pointer (&action), error);
}

/* ----- Marks ----- */

static gboolean
write_mark (BrgStore *store, gint64 judge_id, const BrgStoreContestMark *mark, GError **error)
{
  const char *remark = mark->remark != NULL ? mark->remark : "";

  if (mark->mark < 0 && *remark == '\0')
    return brg_sql_run (store, error,
                        "DELETE FROM contest_mark WHERE work_id = ?1 AND judge_id = ?2", "ii",
                        mark->work_id, judge_id);
  return brg_sql_run (store, error,
                      "INSERT INTO contest_mark (work_id, judge_id, mark, remark) VALUES (?1, ?2,"
                      " ?3, ?4) ON CONFLICT (work_id, judge_id) DO UPDATE SET mark = ?3, remark ="
                      " ?4",
                      "iiit", mark->work_id, judge_id, (gint64) mark->mark, remark);
}

static gboolean
check_mark (const BrgContest *contest,
            const BrgContestJudge *judge,
            const BrgStoreContestMark *mark,
            GError **error)
{
  const BrgContestWork *work = brg_contest_find_work (contest, mark->work_id);

  if (work == NULL)
    return brg_store_refuse_gone (BRG_CONTEST_ROW_WORK, error);
  if (judge == NULL || judge->section_id != work->section_id)
    return brg_store_refuse (error, _ ("The judge does not judge the section of this work."));
  if (*judge->handed != '\0')
    return brg_store_refuse (error, _ ("The judge has handed his sheet in."));
  if (work->state != BRG_CONTEST_WORK_RECEIVED)
    return brg_store_refuse (error, _ ("The work does not take part."));
  if (mark->mark < -1 || mark->mark > MOST_MARK)
    return brg_store_refuse (error, _ ("A mark is from 0 to 10 (art. 11.7)."));
  return mark->remark == NULL ||
         brg_store_check_contest_text (C_ ("contest", "Remark"), mark->remark, error);
}

/* What one mark is called, or how many they are. */
static void
name_marks (BrgAction *action,
            const BrgContestJudge *judge,
            const BrgStoreContestMark *marks,
            guint n_marks)
{
  brg_action_set_text (action, "name", judge->name);
  if (n_marks > 1)
    brg_action_set_int (action, "count", n_marks);
  else if (marks[0].mark >= 0)
    {
      g_autofree char *text = brg_composition_number_dup_text (marks[0].mark);

      brg_action_set_text (action, "mark", text);
    }
}

static gboolean
set_marks (BrgStore *store,
           const BrgContest *contest,
           gint64 judge_id,
           const BrgStoreContestMark *marks,
           guint n_marks,
           guint *bad,
           GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  const BrgContestJudge *judge = brg_contest_find_judge (contest, judge_id);
  const BrgContestWork *work = brg_contest_find_work (contest, marks[0].work_id);

  for (*bad = 0; *bad < n_marks; *bad += 1)
    if (!check_mark (contest, judge, &marks[*bad], error))
      return FALSE;
  action = n_marks > 1 ? begin (store, "contest-marks", contest, NULL, error)
                       : begin (store, "contest-mark", contest, work, error);
  for (guint i = 0; i < n_marks; i++)
    if (action == NULL || !write_mark (store, judge_id, &marks[i], error))
      return FALSE;
  name_marks (action, judge, marks, n_marks);
  return brg_action_commit (g_steal_pointer (&action), error);
}

gboolean
brg_store_set_contest_mark (BrgStore *store,
                            gint64 work_id,
                            gint64 judge_id,
                            gint mark,
                            const char *remark,
                            GError **error)
{
  const BrgStoreContestMark only = { work_id, mark, remark };
  g_autoptr (BrgContest) contest = NULL;
  guint bad;

  g_return_val_if_fail (store != NULL, FALSE);

  contest = brg_store_open_contest (store, BRG_CONTEST_ROW_WORK, work_id, error);
  return contest != NULL && set_marks (store, contest, judge_id, &only, 1, &bad, error);
}

gboolean
brg_store_set_contest_marks (BrgStore *store,
                             gint64 judge_id,
                             const BrgStoreContestMark *marks,
                             guint n_marks,
                             guint *bad,
                             GError **error)
{
  g_autoptr (BrgContest) contest = NULL;

  g_return_val_if_fail (store != NULL && marks != NULL && n_marks > 0 && bad != NULL, FALSE);

  *bad = n_marks;
  contest = brg_store_open_contest (store, BRG_CONTEST_ROW_JUDGE, judge_id, error);
  return contest != NULL && set_marks (store, contest, judge_id, marks, n_marks, bad, error);
}

/* rus-draughts-2022 11.7: every work of the section has its mark. */
static gboolean
check_sheet (const BrgContest *contest, const BrgContestJudge *judge, GError **error)
{
  guint n_works = 0;
  guint n_missing = 0;

  for (guint i = 0; i < contest->works->len; i++)
    {
      const BrgContestWork *work = contest->works->pdata[i];
      const BrgContestMarkRow *mark;

      if (work->section_id != judge->section_id || work->state != BRG_CONTEST_WORK_RECEIVED)
        continue;
      mark = brg_contest_find_mark (contest, work->id, judge->id);
      n_works++;
      n_missing += mark == NULL || mark->mark < 0;
    }
  if (n_works == 0)
    return brg_store_refuse (error, _ ("No work of the section takes part."));
  if (n_missing == 0)
    return TRUE;
  g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
               ngettext ("%u mark is missing.", "%u marks are missing.", n_missing), n_missing);
  return FALSE;
}

gboolean
brg_store_hand_in_contest_sheet (BrgStore *store, gint64 judge_id, const char *day, GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  g_autoptr (BrgContest) contest = NULL;
  const BrgContestJudge *judge;
  gboolean is_back = day == NULL || *day == '\0';

  g_return_val_if_fail (store != NULL, FALSE);

  contest = brg_store_open_contest (store, BRG_CONTEST_ROW_JUDGE, judge_id, error);
  if (contest == NULL)
    return FALSE;
  judge = brg_contest_find_judge (contest, judge_id);
  if (contest->terms->stage != BRG_CONTEST_STAGE_OPEN)
    return brg_store_refuse (error, _ ("Results were published: sheets stay as they are."));
  if (!is_back && !brg_timetable_is_day (day))
    return brg_store_refuse (error, _ ("Say on which day the sheet was handed in."));
  if (!is_back && !check_sheet (contest, judge, error))
    return FALSE;
  action = begin (store, is_back ? "contest-sheet-back" : "contest-sheet", contest, NULL, error);
  if (action == NULL ||
      !brg_sql_run (store, error, "UPDATE contest_judge SET handed_on = ?2 WHERE id = ?1", "it",
                    judge_id, is_back ? "" : day))
    return FALSE;
  brg_action_set_text (action, "name", judge->name);
  return brg_action_commit (g_steal_pointer (&action), error);
}

/* ----- Remarks ----- */

static gboolean
check_remark (const BrgContestRemark *remark, GError **error)
{
  static const char *const kinds[] = { "defect", "predecessor", "complaint", "other", NULL };
  static const char *const outcomes[] = { "", "upheld", "refused", NULL };

  if (!g_strv_contains (kinds, remark->kind) || !g_strv_contains (outcomes, remark->outcome))
    return brg_store_refuse (error, _ ("There are no such remarks."));
  if (*remark->text == '\0')
    return brg_store_refuse (error, _ ("The remark says nothing."));
  if (!brg_timetable_is_day (remark->received))
    return brg_store_refuse (error, _ ("Say on which day the remark was received."));
  if (!brg_store_check_contest_text (C_ ("contest", "Remark"), remark->text, error) ||
      !brg_store_check_contest_text (_ ("Sender"), remark->sender, error) ||
      !brg_store_check_contest_text (_ ("Answer"), remark->answer, error))
    return FALSE;
  if (*remark->outcome == '\0')
    return *remark->answered == '\0' ||
           brg_store_refuse (error, _ ("Say whether the remark is upheld or refused."));
  if (!brg_timetable_is_day (remark->answered))
    return brg_store_refuse (error, _ ("Say on which day the remark was answered."));
  return strcmp (remark->received, remark->answered) <= 0 ||
         brg_store_refuse (error, _ ("The remark was answered before it was received."));
}

gboolean
brg_store_put_contest_remark (BrgStore *store, BrgContestRemark *remark, GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  g_autoptr (BrgContest) contest = NULL;
  g_autoptr (BrgContestRemark) written = NULL;
  const BrgContestRemark *held;

  g_return_val_if_fail (store != NULL && remark != NULL, FALSE);

  contest = remark->id != 0
                ? brg_store_open_contest (store, BRG_CONTEST_ROW_REMARK, remark->id, error)
                : brg_store_open_contest (store, BRG_CONTEST_ROW_WORK, remark->work_id, error);
  if (contest == NULL || !check_remark (remark, error))
    return FALSE;
  written = brg_contest_remark_copy (remark);
  held = brg_contest_get_remark (contest, remark->id);
  action = begin (
      store, *remark->outcome == '\0' ? "contest-remark" : "contest-remark-answer", contest,
      brg_contest_find_work (contest, held != NULL ? held->work_id : remark->work_id), error);
  if (action == NULL || !brg_store_write_contest_remark (store, written, error))
    return FALSE;
  brg_action_set_text (action, "kind", remark->kind);
  brg_action_set_text (action, "outcome", remark->outcome);
  if (!brg_action_commit (g_steal_pointer (&action), error))
    return FALSE;
  remark->id = written->id;
  return TRUE;
}

/* ----- The chief judge ----- */

/* rus-draughts-2022 11.7: he may revise what he finds without grounds. */
gboolean
brg_store_revise_contest_work (BrgStore *store,
                               gint64 work_id,
                               gint64 mark,
                               const char *reason,
                               GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  g_autoptr (BrgContest) contest = NULL;
  const BrgContestWork *work;
  gboolean is_back = mark < 0;
  const char *why = reason != NULL && !is_back ? reason : "";

  g_return_val_if_fail (store != NULL, FALSE);

  contest = brg_store_open_contest (store, BRG_CONTEST_ROW_WORK, work_id, error);
  if (contest == NULL)
    return FALSE;
  work = brg_contest_find_work (contest, work_id);
  if (contest->terms->kind == BRG_CONTEST_SOLVING)
    return brg_store_refuse (error, _ ("In a contest for solving nobody gives marks."));
  if (!is_back && work->state != BRG_CONTEST_WORK_RECEIVED)
    return brg_store_refuse (error, _ ("The work does not take part."));
  if (mark > MOST_MARK)
    return brg_store_refuse (error, _ ("A mark is from 0 to 10 (art. 11.7)."));
  if (!is_back && *why == '\0')
    return brg_store_refuse (error, _ ("Say why the mark is revised (art. 11.7)."));
  if (!brg_store_check_contest_text (_ ("Reason"), why, error))
    return FALSE;
  action = begin (store, is_back ? "contest-revise-back" : "contest-revise", contest, work, error);
  if (action == NULL ||
      !brg_sql_run (store, error,
                    "UPDATE contest_work SET revised = ?2, revised_reason = ?3 WHERE id = ?1",
                    "iit", work_id, is_back ? (gint64) -1 : mark, why))
    return FALSE;
  if (!is_back)
    {
      g_autofree char *text = brg_composition_number_dup_text (mark);

      brg_action_set_text (action, "mark", text);
    }
  return brg_action_commit (g_steal_pointer (&action), error);
}

gboolean
brg_store_set_contest_distinction (BrgStore *store,
                                   gint64 work_id,
                                   const char *distinction,
                                   GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  g_autoptr (BrgContest) contest = NULL;
  const char *text = distinction != NULL ? distinction : "";

  g_return_val_if_fail (store != NULL, FALSE);

  contest = brg_store_open_contest (store, BRG_CONTEST_ROW_WORK, work_id, error);
  if (contest == NULL || !brg_store_check_contest_text (_ ("Distinction"), text, error))
    return FALSE;
  action = begin (store, "contest-distinction", contest, brg_contest_find_work (contest, work_id),
                  error);
  if (action == NULL ||
      !brg_sql_run (store, error, "UPDATE contest_work SET distinction = ?2 WHERE id = ?1", "it",
                    work_id, text))
    return FALSE;
  brg_action_set_text (action, "text", text);
  return brg_action_commit (g_steal_pointer (&action), error);
}
