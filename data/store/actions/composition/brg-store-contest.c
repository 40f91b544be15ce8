/* brg-store-contest.c - actions on the regulations, sections and judges of a contest of composition
 *
 * Rules: rus-draughts-2022 11.5.2, 11.6.1, 11.7
 * Tests: tests/data/test-store-contest.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-contest.h"

#include <glib/gi18n-lib.h>

#include "brg-action.h"
#include "brg-name-match.h"
#include "brg-store-contest-check.h"
#include "brg-store-contest-kind.h"
#include "brg-store-contest-rows.h"
#include "brg-store-contest-write.h"
#include "brg-timetable.h"

#define MOST_NUMBER 9999
#define MOST_MINUTES 10000

/* ----- Regulations ----- */

static gboolean
check_term_texts (const BrgContestTerms *terms, GError **error)
{
  const struct
  {
    const char *name;
    const char *text;
  } texts[] = {
    { _ ("Theme"), terms->theme },
    { _ ("Status"), terms->status },
    { _ ("Conditions"), terms->conditions },
    { _ ("Address"), terms->address },
    { _ ("Note"), terms->note },
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    if (!brg_store_check_contest_text (texts[i].name, texts[i].text, error))
      return FALSE;
  return TRUE;
}

/* Of two days that are known the first one is not later. */
static gboolean
is_in_order (const char *day, const char *later)
{
  return *day == '\0' || *later == '\0' || strcmp (day, later) <= 0;
}

/* rus-draughts-2022 11.5.2: the days follow each other; how far apart they lie is doubted only. */
static gboolean
check_term_days (const BrgContestTerms *terms, GError **error)
{
  if (!brg_store_check_contest_day (_ ("Announced"), terms->announced, error) ||
      !brg_store_check_contest_day (_ ("Closing day"), terms->closing, error) ||
      !brg_store_check_contest_day (_ ("Preliminary results"), terms->preliminary, error) ||
      !brg_store_check_contest_day (_ ("Final results"), terms->final, error))
    return FALSE;
  if (!is_in_order (terms->announced, terms->closing))
    return brg_store_refuse (error, _ ("The closing day lies before the announcement."));
  if (!is_in_order (terms->closing, terms->preliminary) ||
      !is_in_order (terms->closing, terms->final))
    return brg_store_refuse (error, _ ("Results are published after the closing day."));
  return is_in_order (terms->preliminary, terms->final) ||
         brg_store_refuse (error, _ ("Final results come after the preliminary ones."));
}

static gboolean
check_term_numbers (const BrgContestTerms *terms, GError **error)
{
  return (terms->n_works <= MOST_NUMBER && terms->n_counted <= MOST_NUMBER &&
          terms->n_copies >= 1 && terms->n_copies <= MOST_NUMBER && terms->bonus_side >= 0 &&
          terms->bonus_unsolvable >= 0 && terms->bonus_inexact >= 0 &&
          terms->bonus_side <= BRG_CONTEST_MOST_POINTS &&
          terms->bonus_unsolvable <= BRG_CONTEST_MOST_POINTS &&
          terms->bonus_inexact <= BRG_CONTEST_MOST_POINTS) ||
         brg_store_refuse (error, _ ("A number of the regulations is out of its range."));
}

/* rus-draughts-2022 11.6.1: what was given to solvers stays given. */
static gboolean
check_bonuses (const BrgContest *held, const BrgContestTerms *terms, GError **error)
{
  for (guint i = 0; i < held->answers->len; i++)
    if (!brg_contest_terms_give (terms, held->answers->pdata[i]))
      return brg_store_refuse (error, _ ("Solvers were given this bonus: take it back there "
                                         "first."));
  return TRUE;
}

/* What is published is judged by what the regulations said. */
static gboolean
check_held (BrgStore *store, gint64 group_id, const BrgContestTerms *terms, GError **error)
{
  g_autoptr (BrgContest) held = NULL;
  BrgContestKind kind;

  if (!brg_store_find_contest_kind (store, group_id, &kind, error))
    return FALSE;
  if (kind == BRG_CONTEST_NONE)
    return TRUE;
  held = brg_store_open_contest (store, BRG_CONTEST_ROW_GROUP, group_id, error);
  if (held == NULL || !check_bonuses (held, terms, error))
    return FALSE;
  return is_in_order (terms->closing, held->terms->preliminary_done) ||
         brg_store_refuse (error, _ ("Preliminary results were published before that closing "
                                     "day."));
}

static gboolean
remove_terms (BrgStore *store, gint64 group_id, GError **error)
{
  g_autoptr (BrgAction) action =
      brg_action_begin_in_group (store, "contest-terms-remove", group_id, error);

  return action != NULL && brg_store_delete_contest_terms (store, group_id, error) &&
         brg_action_commit (g_steal_pointer (&action), error);
}

gboolean
brg_store_set_contest_terms (BrgStore *store,
                             gint64 group_id,
                             const BrgContestTerms *terms,
                             GError **error)
{
  g_autoptr (BrgAction) action = NULL;

  g_return_val_if_fail (store != NULL, FALSE);
  g_return_val_if_fail (terms == NULL || terms->kind != BRG_CONTEST_NONE, FALSE);

  if (terms == NULL)
    return remove_terms (store, group_id, error);
  if (!check_term_texts (terms, error) || !check_term_days (terms, error) ||
      !check_term_numbers (terms, error) || !check_held (store, group_id, terms, error))
    return FALSE;
  action = brg_action_begin_in_group (store, "contest-terms", group_id, error);
  if (action == NULL || !brg_store_settle_contest (store, group_id, terms->kind, error) ||
      !brg_store_write_contest_terms (store, group_id, terms, error))
    return FALSE;
  brg_action_set_text (action, "contest", brg_contest_kind_get_id (terms->kind));
  return brg_action_commit (g_steal_pointer (&action), error);
}

/* ----- Sections and judges ----- */

static gboolean
check_judge_names (const BrgContestSection *section, GError **error)
{
  if (section->judges->len > BRG_CONTEST_MOST_JUDGES)
    return brg_store_refuse (error, _ ("The section has too many judges."));
  for (guint i = 0; i < section->judges->len; i++)
    {
      const BrgContestJudge *judge = section->judges->pdata[i];

      if (*judge->name == '\0')
        return brg_store_refuse (error, _ ("A judge has no name."));
      if (!brg_store_check_contest_text (_ ("Judge"), judge->name, error) ||
          !brg_store_check_contest_text (_ ("Category"), judge->category, error))
        return FALSE;
      for (guint n = 0; n < i; n++)
        if (brg_name_match_agrees (judge->name,
                                   ((const BrgContestJudge *) section->judges->pdata[n])->name))
          return brg_store_refuse (error, _ ("A judge is named twice."));
    }
  return TRUE;
}

static gboolean
has_judge (const BrgContestSection *section, gint64 id)
{
  for (guint i = 0; i < section->judges->len; i++)
    if (((const BrgContestJudge *) section->judges->pdata[i])->id == id)
      return TRUE;
  return FALSE;
}

/* Whether the judge has given a mark or handed his sheet in. */
static gboolean
has_judged (const BrgContest *contest, const BrgContestJudge *judge)
{
  for (guint i = 0; i < contest->marks->len; i++)
    {
      const BrgContestMarkRow *mark = contest->marks->pdata[i];

      if (mark->judge_id == judge->id && mark->mark >= 0)
        return TRUE;
    }
  return *judge->handed != '\0';
}

/* Who goes has judged nothing, and who comes has judges' sheets before him that are still open. */
static gboolean
check_judges (const BrgContest *contest, const BrgContestSection *section, GError **error)
{
  const BrgContestSection *held = brg_contest_find_section (contest, section->id);

  if (contest->terms->kind == BRG_CONTEST_SOLVING && section->judges->len > 0)
    return brg_store_refuse (error, _ ("In a contest for solving nobody gives marks."));
  for (guint i = 0; held != NULL && i < held->judges->len; i++)
    {
      const BrgContestJudge *judge = held->judges->pdata[i];

      if (!has_judge (section, judge->id) && has_judged (contest, judge))
        {
          g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
                       _ ("%s has given marks and stays a judge of the section."), judge->name);
          return FALSE;
        }
    }
  for (guint i = 0; i < section->judges->len; i++)
    {
      const BrgContestJudge *judge = section->judges->pdata[i];

      if (judge->id != 0 && (held == NULL || !has_judge (held, judge->id)))
        return brg_store_refuse (error, _ ("The judge is no longer there."));
      if (judge->id == 0 && contest->terms->stage != BRG_CONTEST_STAGE_OPEN)
        return brg_store_refuse (error, _ ("Results were published: no judge is added."));
    }
  return TRUE;
}

/* rus-draughts-2022 11.5.2: sections by board, kind and group. */
static gboolean
check_section (const BrgContest *contest, const BrgContestSection *section, GError **error)
{
  if (*section->name == '\0')
    return brg_store_refuse (error, _ ("The section has no name."));
  if (!brg_store_check_contest_text (_ ("Section"), section->name, error) ||
      !brg_store_check_contest_text (_ ("Theme"), section->theme, error))
    return FALSE;
  if (!brg_contest_section_may_be (section->board, section->kind, section->group))
    return brg_store_refuse (error, _ ("There are no such works: board, kind and group contradict "
                                       "each other."));
  if (*section->starts_at != '\0')
    {
      g_autoptr (GDateTime) moment = brg_timetable_moment (section->starts_at);

      if (moment == NULL)
        return brg_store_refuse (error, _ ("The start of the round is no moment."));
    }
  if (section->minutes > MOST_MINUTES)
    return brg_store_refuse (error, _ ("The round is too long."));
  for (guint i = 0; section->id != 0 && i < contest->works->len; i++)
    {
      const BrgContestWork *work = contest->works->pdata[i];

      if (work->section_id == section->id && !brg_contest_work_fits (work, section))
        {
          g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
                       _ ("Work no. %u of the section is of another kind."), work->number);
          return FALSE;
        }
    }
  return section->id != 0 || contest->sections->len < BRG_CONTEST_MOST_SECTIONS ||
         brg_store_refuse (error, _ ("The contest has too many sections."));
}

gboolean
brg_store_put_contest_section (BrgStore *store,
                               gint64 group_id,
                               BrgContestSection *section,
                               GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  g_autoptr (BrgContest) contest = NULL;
  g_autoptr (BrgContestSection) written = NULL;

  g_return_val_if_fail (store != NULL && section != NULL, FALSE);

  contest = section->id != 0
                ? brg_store_open_contest (store, BRG_CONTEST_ROW_SECTION, section->id, error)
                : brg_store_open_contest (store, BRG_CONTEST_ROW_GROUP, group_id, error);
  if (contest == NULL || !check_section (contest, section, error) ||
      !check_judge_names (section, error) || !check_judges (contest, section, error) ||
      !brg_store_check_contest_judges (store, contest, section, error))
    return FALSE;
  written = brg_contest_section_copy (section);
  action = brg_action_begin_in_group (store, "contest-section", contest->group_id, error);
  if (action == NULL || !brg_store_write_contest_section (store, contest->group_id, written, error))
    return FALSE;
  brg_action_set_text (action, "contest", brg_contest_kind_get_id (contest->terms->kind));
  brg_action_set_text (action, "name", section->name);
  if (!brg_action_commit (g_steal_pointer (&action), error))
    return FALSE;
  section->id = written->id;
  for (guint i = 0; i < section->judges->len; i++)
    {
      BrgContestJudge *judge = section->judges->pdata[i];

      judge->id = ((const BrgContestJudge *) written->judges->pdata[i])->id;
      judge->section_id = section->id;
    }
  return TRUE;
}

gboolean
brg_store_remove_contest_section (BrgStore *store, gint64 id, GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  g_autoptr (BrgContest) contest = NULL;

  g_return_val_if_fail (store != NULL, FALSE);

  contest = brg_store_open_contest (store, BRG_CONTEST_ROW_SECTION, id, error);
  if (contest == NULL)
    return FALSE;
  for (guint i = 0; i < contest->works->len; i++)
    if (((const BrgContestWork *) contest->works->pdata[i])->section_id == id)
      return brg_store_refuse (error, _ ("There are works in the section."));
  action = brg_action_begin_in_group (store, "contest-section-remove", contest->group_id, error);
  if (action == NULL ||
      !brg_sql_run (store, error, "DELETE FROM contest_judge WHERE section_id = ?1", "i", id) ||
      !brg_sql_run (store, error, "DELETE FROM contest_section WHERE id = ?1", "i", id))
    return FALSE;
  brg_action_set_text (action, "contest", brg_contest_kind_get_id (contest->terms->kind));
  brg_action_set_text (action, "name", brg_contest_find_section (contest, id)->name);
  return brg_action_commit (g_steal_pointer (&action), error);
}

/* ----- Publication ----- */

static gboolean
check_sheets (const BrgContest *contest, GError **error)
{
  gboolean is_any = FALSE;

  for (guint i = 0; i < contest->works->len; i++)
    {
      const BrgContestWork *work = contest->works->pdata[i];
      const BrgContestSection *section = brg_contest_find_section (contest, work->section_id);

      if (work->state != BRG_CONTEST_WORK_RECEIVED)
        continue;
      is_any = TRUE;
      for (guint n = 0; n < section->judges->len; n++)
        {
          const BrgContestJudge *judge = section->judges->pdata[n];

          if (*judge->handed != '\0')
            continue;
          g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
                       /* Translators: name of a judge, name of a section */
                       _ ("The sheet of %s, section “%s”, is not handed in."), judge->name,
                       section->name);
          return FALSE;
        }
      if (section->judges->len > 0)
        continue;
      /* Translators: name of a section */
      g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
                   _ ("The section “%s” has no judges."), section->name);
      return FALSE;
    }
  return is_any || brg_store_refuse (error, _ ("No work takes part."));
}

/* rus-draughts-2022 11.5.2: final results take account of the remarks. */
static gboolean
check_remarks (const BrgContest *contest, GError **error)
{
  guint n_open = 0;

  for (guint i = 0; i < contest->remarks->len; i++)
    n_open += *((const BrgContestRemark *) contest->remarks->pdata[i])->outcome == '\0';
  if (n_open == 0)
    return TRUE;
  g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
               ngettext ("%u remark is not answered.", "%u remarks are not answered.", n_open),
               n_open);
  return FALSE;
}

static gboolean
check_answers (const BrgContest *contest, GError **error)
{
  guint n_open = 0;

  for (guint i = 0; i < contest->answers->len; i++)
    {
      const BrgContestAnswer *answer = contest->answers->pdata[i];
      gboolean is_open = FALSE;

      for (guint n = 0; n < answer->points->len; n++)
        is_open = is_open || g_array_index (answer->points, gint64, n) < 0;
      n_open += is_open;
    }
  if (n_open == 0)
    return TRUE;
  g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
               ngettext ("%u answer is not checked.", "%u answers are not checked.", n_open),
               n_open);
  return FALSE;
}

static gboolean
check_publication (const BrgContest *contest,
                   BrgContestStage stage,
                   const char *day,
                   GError **error)
{
  const BrgContestTerms *terms = contest->terms;

  if (day == NULL || !brg_timetable_is_day (day))
    return brg_store_refuse (error, _ ("Say on which day the results were published."));
  if (!is_in_order (terms->closing, day))
    return brg_store_refuse (error, _ ("Results are published after the closing day."));
  if (!is_in_order (terms->preliminary_done, day))
    return brg_store_refuse (error, _ ("Final results come after the preliminary ones."));
  if (terms->kind == BRG_CONTEST_SOLVING)
    return stage != BRG_CONTEST_STAGE_FINAL || check_answers (contest, error);
  return check_sheets (contest, error) &&
         (stage != BRG_CONTEST_STAGE_FINAL || check_remarks (contest, error));
}

static gboolean
write_stage (BrgStore *store,
             gint64 group_id,
             BrgContestStage stage,
             gboolean is_back,
             const char *day,
             GError **error)
{
  BrgContestStage changed = is_back ? stage + 1 : stage;
  const char *sql = changed == BRG_CONTEST_STAGE_PRELIMINARY
                        ? "UPDATE contest_terms SET stage = ?2, preliminary_done = ?3 WHERE"
                          " group_id = ?1"
                        : "UPDATE contest_terms SET stage = ?2, final_done = ?3 WHERE group_id ="
                          " ?1";

  return brg_sql_run (store, error, sql, "itt", group_id, brg_contest_stage_get_id (stage),
                      is_back ? "" : day);
}

gboolean
brg_store_publish_contest (BrgStore *store,
                           gint64 group_id,
                           BrgContestStage stage,
                           const char *day,
                           GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  g_autoptr (BrgContest) contest = NULL;
  gboolean is_back;

  g_return_val_if_fail (store != NULL && stage < BRG_N_CONTEST_STAGES, FALSE);

  contest = brg_store_load_contest (store, group_id, error);
  if (contest == NULL)
    return FALSE;
  if (contest->terms == NULL)
    return brg_store_refuse (error, _ ("This group is no contest of composition."));
  is_back = stage < contest->terms->stage;
  if (stage == contest->terms->stage || stage > contest->terms->stage + 1 ||
      stage + 1 < contest->terms->stage)
    return brg_store_refuse (error, _ ("Results are published one after the other: preliminary, "
                                       "then final."));
  if (!is_back && !check_publication (contest, stage, day, error))
    return FALSE;
  action = brg_action_begin_in_group (store, is_back ? "contest-unpublish" : "contest-publish",
                                      group_id, error);
  if (action == NULL || !write_stage (store, group_id, stage, is_back, day, error))
    return FALSE;
  brg_action_set_text (action, "stage",
                       brg_contest_stage_get_id (is_back ? contest->terms->stage : stage));
  return brg_action_commit (g_steal_pointer (&action), error);
}
