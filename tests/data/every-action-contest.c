/* every-action-contest.c - everything that is done in a contest of composition
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-contest-answers.h"
#include "brg-store-contest-rows.h"
#include "brg-store-contest-works.h"
#include "brg-store-contest.h"
#include "every-action.h"

#define CONTESTS "SELECT group_id FROM contest_terms ORDER BY group_id"
#define SECTIONS "SELECT id FROM contest_section ORDER BY id"
#define WORKS "SELECT id FROM contest_work ORDER BY id"

static const char *const positions[] = {
  "W:W6,7,9,10,12:B4,13,17,18,24", "W:W8,11,16,27,30:B9,15,17,18,22", "W:W6,9,12,16,26:B3,7,13,24",
  "W:W6,9,11,23,27:B13,17,22,25,28", "W:W12,19,24,29,32:B11,13,17,18"
};

/* A contest as it is, with its works. */
static BrgContest *
load (Desk *desk, gint64 group_id)
{
  BrgContest *contest;

  desk_set_paused (desk, TRUE);
  contest = brg_store_load_contest (desk->store, group_id, NULL);
  desk_set_paused (desk, FALSE);
  return contest;
}

static void
set_text (char **place, const char *text)
{
  g_free (*place);
  *place = g_strdup (text);
}

/* What is drawn often, so that the others have something to be done to. */
static BrgContestKind
draw_kind (Desk *desk, gint64 group_id)
{
  g_autoptr (BrgContest) held = load (desk, group_id);

  return held != NULL && held->terms != NULL ? held->terms->kind
         : desk_toss (desk)                  ? BRG_CONTEST_COMPOSING
                                             : BRG_CONTEST_SOLVING;
}

static gboolean
set_terms (Desk *desk, GError **error)
{
  gint64 group = desk_pick (desk, "SELECT g.id FROM event_group g JOIN event e ON e.id = g.event_id"
                                  " WHERE e.rulebook = 'rus-draughts-2022' AND g.boards = 0 AND"
                                  " NOT EXISTS (SELECT 1 FROM round r WHERE r.group_id = g.id)"
                                  " ORDER BY g.id");
  g_autoptr (BrgContestTerms) terms = NULL;

  if (group == 0)
    return FALSE;
  terms = brg_contest_terms_new (draw_kind (desk, group));
  desk_set_word (desk, &terms->conditions);
  set_text (&terms->closing, "2026-11-15");
  terms->is_open = desk_toss (desk);
  terms->mean = (BrgContestMean) desk_draw (desk, BRG_N_CONTEST_MEANS);
  terms->bonus_side = 2000;
  terms->bonus_inexact = desk_toss (desk) ? 1000 : 0;
  return brg_store_set_contest_terms (desk->store, group, terms, error);
}

static gboolean
remove_terms (Desk *desk, GError **error)
{
  gint64 group = desk_pick (desk, CONTESTS);

  return group != 0 && brg_store_set_contest_terms (desk->store, group, NULL, error);
}

static gboolean
put_section (Desk *desk, GError **error)
{
  gint64 group = desk_pick (desk, CONTESTS);
  g_autoptr (BrgContest) contest = group != 0 ? load (desk, group) : NULL;
  g_autoptr (BrgContestSection) section = NULL;

  if (contest == NULL)
    return FALSE;
  section = contest->sections->len > 1
                ? brg_contest_section_copy (
                      contest->sections->pdata[desk_draw (desk, (gint) contest->sections->len)])
                : brg_contest_section_new (NULL);
  desk_set_word (desk, &section->name);
  if (contest->terms->kind == BRG_CONTEST_COMPOSING && section->judges->len < 2)
    {
      BrgContestJudge *judge = brg_contest_judge_new (section->id, NULL);

      desk_set_word (desk, &judge->name);
      g_ptr_array_add (section->judges, judge);
    }
  return brg_store_put_contest_section (desk->store, group, section, error);
}

static gboolean
remove_section (Desk *desk, GError **error)
{
  gint64 id = desk_pick (desk, SECTIONS);

  return id != 0 && brg_store_remove_contest_section (desk->store, id, error);
}

/* A new work of somebody by name. */
static BrgContestWork *
draw_work (Desk *desk, gint64 section_id)
{
  BrgContestWork *work = brg_contest_work_new (section_id);
  BrgContestAuthor *author = brg_contest_author_new (0, NULL, NULL);

  desk_set_word (desk, &author->name);
  g_ptr_array_add (work->authors, author);
  set_text (&work->fen, positions[desk_draw (desk, G_N_ELEMENTS (positions))]);
  work->n_moves = 4;
  work->points = 5000;
  if (desk_toss (desk))
    {
      g_ptr_array_add (work->variants, brg_contest_variant_new ("a", 3000));
      g_ptr_array_add (work->variants, brg_contest_variant_new ("b", 2000));
    }
  return work;
}

static gboolean
add_work (Desk *desk, GError **error)
{
  gint64 section = desk_pick (desk, SECTIONS);
  g_autoptr (BrgContestWork) work = section != 0 ? draw_work (desk, section) : NULL;

  return work != NULL && brg_store_put_contest_work (desk->store, work, error);
}

static gboolean
change_work (Desk *desk, GError **error)
{
  gint64 id = desk_pick (desk, WORKS);
  gint64 section = desk_pick (desk, SECTIONS);
  g_autoptr (BrgContestWork) work = NULL;

  if (id == 0)
    return FALSE;
  work = draw_work (desk, section);
  work->id = id;
  work->number = (guint) desk_draw (desk, 20) + 1;
  return brg_store_put_contest_work (desk->store, work, error);
}

static gboolean
add_works (Desk *desk, GError **error)
{
  gint64 section = desk_pick (desk, SECTIONS);
  g_autofree char *group = g_strdup_printf (
      "SELECT group_id FROM contest_section WHERE id = %" G_GINT64_FORMAT, section);
  g_autoptr (GPtrArray) works =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_contest_work_free);

  if (section == 0)
    return FALSE;
  for (gint i = 0; i < 2; i++)
    g_ptr_array_add (works, draw_work (desk, section));
  return brg_store_add_contest_works (desk->store, desk_pick (desk, group), works, error);
}

static gboolean
set_state (Desk *desk, GError **error)
{
  gint64 id = desk_pick (desk, WORKS);

  return id != 0 &&
         brg_store_set_contest_work_state (
             desk->store, id, (BrgContestWorkState) desk_draw (desk, BRG_N_CONTEST_WORK_STATES),
             "11.1.3", "x", error);
}

static gboolean
remove_work (Desk *desk, GError **error)
{
  gint64 id = desk_draw (desk, 3) == 0 ? desk_pick (desk, WORKS) : 0;

  return id != 0 && brg_store_remove_contest_work (desk->store, id, error);
}

static gboolean
name_authors (Desk *desk, GError **error)
{
  gint64 id = desk_pick (desk, "SELECT w.id FROM contest_work w JOIN contest_section s ON s.id ="
                               " w.section_id JOIN contest_terms t ON t.group_id = s.group_id WHERE"
                               " t.stage = 'open' ORDER BY w.id");
  g_autofree char *by = desk_dup_word (desk);
  g_autofree char *reason = desk_dup_word (desk);

  return id != 0 && brg_store_name_contest_authors (desk->store, id, by, reason, error);
}

static gboolean
open_register (Desk *desk, GError **error)
{
  gint64 group =
      desk_pick (desk, "SELECT group_id FROM contest_terms WHERE stage = 'open' ORDER BY group_id");
  g_autofree char *by = desk_dup_word (desk);
  g_autofree char *reason = desk_dup_word (desk);

  return group != 0 && brg_store_open_contest_register (desk->store, group, by, reason, error);
}

static gboolean
set_mark (Desk *desk, GError **error)
{
  gint64 id = desk_pick (desk, "SELECT w.id FROM contest_work w JOIN contest_judge j ON"
                               " j.section_id = w.section_id ORDER BY w.id");
  g_autofree char *judges = g_strdup_printf ("SELECT j.id FROM contest_judge j JOIN contest_work w"
                                             " ON w.section_id = j.section_id WHERE w.id ="
                                             " %" G_GINT64_FORMAT " ORDER BY j.id",
                                             id);
  g_autofree char *remark = desk_toss (desk) ? desk_dup_word (desk) : NULL;

  return id != 0 && brg_store_set_contest_mark (
                        desk->store, id, desk_pick (desk, judges),
                        desk_draw (desk, 21) * 500 - (desk_draw (desk, 5) == 0), remark, error);
}

/* A sheet of a judge, with two of his works where there are as many. */
static gboolean
set_marks (Desk *desk, GError **error)
{
  gint64 judge = desk_pick (desk, "SELECT j.id FROM contest_judge j WHERE EXISTS (SELECT 1 FROM"
                                  " contest_work w WHERE w.section_id = j.section_id) ORDER BY"
                                  " j.id");
  g_autofree char *works = g_strdup_printf ("SELECT w.id FROM contest_work w JOIN contest_judge j"
                                            " ON w.section_id = j.section_id WHERE j.id ="
                                            " %" G_GINT64_FORMAT " ORDER BY w.id",
                                            judge);
  g_autofree char *remark = desk_dup_word (desk);
  BrgStoreContestMark marks[2] = { { 0, 6500, remark }, { 0, 7000, NULL } };
  guint bad;

  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    marks[i].work_id = desk_pick (desk, works);
  return judge != 0 &&
         brg_store_set_contest_marks (desk->store, judge, marks, G_N_ELEMENTS (marks), &bad, error);
}

static gboolean
hand_in (Desk *desk, GError **error)
{
  gint64 id = desk_pick (desk, "SELECT j.id FROM contest_judge j WHERE j.handed_on = '' AND EXISTS"
                               " (SELECT 1 FROM contest_work w WHERE w.section_id = j.section_id)"
                               " AND NOT EXISTS (SELECT 1 FROM contest_work w WHERE w.section_id ="
                               " j.section_id AND w.state = 'received' AND NOT EXISTS (SELECT 1"
                               " FROM contest_mark m WHERE m.judge_id = j.id AND m.work_id = w.id"
                               " AND m.mark >= 0)) ORDER BY j.id");

  return id != 0 && brg_store_hand_in_contest_sheet (desk->store, id, "2026-12-18", error);
}

static gboolean
give_back (Desk *desk, GError **error)
{
  gint64 id = desk_pick (desk, "SELECT id FROM contest_judge WHERE handed_on <> '' ORDER BY id");

  return id != 0 && brg_store_hand_in_contest_sheet (desk->store, id, "", error);
}

static gboolean
put_remark (Desk *desk, GError **error)
{
  g_autoptr (BrgContestRemark) remark =
      brg_contest_remark_new (desk_pick (desk, WORKS), desk_toss (desk) ? "defect" : "complaint");

  desk_set_word (desk, &remark->text);
  set_text (&remark->received, "2026-12-20");
  return remark->work_id != 0 && brg_store_put_contest_remark (desk->store, remark, error);
}

static gboolean
answer_remark (Desk *desk, GError **error)
{
  g_autoptr (BrgContestRemark) remark = brg_contest_remark_new (0, "other");

  remark->id = desk_pick (desk, "SELECT id FROM contest_remark ORDER BY id");
  desk_set_word (desk, &remark->text);
  desk_set_word (desk, &remark->answer);
  set_text (&remark->received, "2026-12-20");
  set_text (&remark->answered, "2026-12-21");
  set_text (&remark->outcome, desk_toss (desk) ? "upheld" : "refused");
  return remark->id != 0 && brg_store_put_contest_remark (desk->store, remark, error);
}

static gboolean
revise (Desk *desk, GError **error)
{
  gint64 id = desk_pick (desk, WORKS);
  g_autofree char *reason = desk_dup_word (desk);

  return id != 0 && brg_store_revise_contest_work (
                        desk->store, id, desk_draw (desk, 3) == 0 ? -1 : 7500, reason, error);
}

static gboolean
set_distinction (Desk *desk, GError **error)
{
  gint64 id = desk_pick (desk, WORKS);
  g_autofree char *word = desk_toss (desk) ? desk_dup_word (desk) : NULL;

  return id != 0 && brg_store_set_contest_distinction (desk->store, id, word, error);
}

static gboolean
put_answer (Desk *desk, GError **error)
{
  gint64 group = desk_pick (desk, "SELECT group_id FROM contest_terms WHERE kind = 'solving'"
                                  " ORDER BY group_id");
  g_autoptr (BrgContest) contest = group != 0 ? load (desk, group) : NULL;
  g_autofree char *players = g_strdup_printf (
      "SELECT id FROM entry WHERE group_id = %" G_GINT64_FORMAT " ORDER BY id", group);
  const BrgContestWork *work;
  const BrgContestAnswer *held;
  g_autoptr (BrgContestAnswer) answer = NULL;

  if (contest == NULL || contest->works->len == 0)
    return FALSE;
  work = contest->works->pdata[desk_draw (desk, (gint) contest->works->len)];
  answer = brg_contest_answer_new (work->id, desk_pick (desk, players),
                                   brg_contest_work_n_variants (work));
  held = brg_contest_find_answer (contest, work->id, answer->entry_id);
  answer->id = held != NULL ? held->id : 0;
  for (guint i = 0; i < answer->points->len; i++)
    g_array_index (answer->points, gint64, i) = desk_draw (desk, 3) * 1000 - 1 * desk_toss (desk);
  answer->n_side = (guint) desk_draw (desk, 2);
  desk_set_word (desk, &answer->sheet);
  return brg_store_put_contest_answer (desk->store, answer, error);
}

/* One sheet for all works. */
static gboolean
put_answers (Desk *desk, GError **error)
{
  gint64 group = desk_pick (desk, "SELECT group_id FROM contest_terms WHERE kind = 'solving'"
                                  " ORDER BY group_id");
  g_autoptr (BrgContest) contest = group != 0 ? load (desk, group) : NULL;
  g_autofree char *players = g_strdup_printf (
      "SELECT id FROM entry WHERE group_id = %" G_GINT64_FORMAT " ORDER BY id", group);
  gint64 player = desk_pick (desk, players);
  g_autoptr (GPtrArray) answers =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_contest_answer_free);

  for (guint i = 0; contest != NULL && i < contest->works->len; i++)
    {
      const BrgContestWork *work = contest->works->pdata[i];
      const BrgContestAnswer *held = brg_contest_find_answer (contest, work->id, player);

      if (work->state != BRG_CONTEST_WORK_RECEIVED)
        continue;
      g_ptr_array_add (answers, held != NULL
                                    ? brg_contest_answer_copy (held)
                                    : brg_contest_answer_new (work->id, player,
                                                              brg_contest_work_n_variants (work)));
      desk_set_word (desk, &((BrgContestAnswer *) answers->pdata[answers->len - 1])->sheet);
    }
  return answers->len > 1 &&
         brg_store_put_contest_answers (desk->store, (BrgContestAnswer *const *) answers->pdata,
                                        answers->len, error);
}

static gboolean
remove_answer (Desk *desk, GError **error)
{
  gint64 id = desk_pick (desk, "SELECT id FROM contest_answer ORDER BY id");

  return id != 0 && brg_store_remove_contest_answer (desk->store, id, error);
}

static gboolean
publish (Desk *desk, GError **error)
{
  gint64 group = desk_pick (desk, "SELECT group_id FROM contest_terms WHERE stage <> 'final' ORDER"
                                  " BY group_id");
  g_autoptr (BrgContest) contest = group != 0 ? load (desk, group) : NULL;

  return contest != NULL && brg_store_publish_contest (
                                desk->store, group, contest->terms->stage + 1, "2026-12-22", error);
}

static gboolean
take_back (Desk *desk, GError **error)
{
  gint64 group = desk_pick (desk, "SELECT group_id FROM contest_terms WHERE stage <> 'open' ORDER"
                                  " BY group_id");
  g_autoptr (BrgContest) contest = group != 0 ? load (desk, group) : NULL;

  return contest != NULL &&
         brg_store_publish_contest (desk->store, group, contest->terms->stage - 1, NULL, error);
}

const EveryAction every_action_of_contest[] = {
  { "set-contest-terms", .act = set_terms },
  { "remove-contest-terms", .act = remove_terms },
  { "put-contest-section", .act = put_section },
  { "remove-contest-section", .act = remove_section },
  { "add-contest-work", .act = add_work },
  { "change-contest-work", .act = change_work },
  { "add-contest-works", .act = add_works },
  { "set-contest-state", .act = set_state },
  { "name-contest-authors", .act = name_authors, .is_beginning = TRUE },
  { "open-contest-register", .act = open_register, .is_beginning = TRUE },
  { "remove-contest-work", .act = remove_work },
  { "set-contest-mark", .act = set_mark },
  { "set-contest-marks", .act = set_marks },
  { "hand-in-contest-sheet", .act = hand_in },
  { "give-back-contest-sheet", .act = give_back },
  { "put-contest-remark", .act = put_remark },
  { "answer-contest-remark", .act = answer_remark },
  { "revise-contest-work", .act = revise },
  { "set-contest-distinction", .act = set_distinction },
  { "put-contest-answer", .act = put_answer },
  { "put-contest-answers", .act = put_answers },
  { "remove-contest-answer", .act = remove_answer },
  { "publish-contest", .act = publish },
  { "take-back-contest", .act = take_back },
  { .name = NULL },
};
