/* brg-contest.c - a group that is a contest of composition, as values
 *
 * Rules: rus-draughts-2022 11.4, 11.5.2, 11.6.1, 11.7
 * Tests: tests/data/test-store-contest.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-contest.h"

#include "brg-composition.h"

static const char *const stages[BRG_N_CONTEST_STAGES] = {
  [BRG_CONTEST_STAGE_OPEN] = "open",
  [BRG_CONTEST_STAGE_PRELIMINARY] = "preliminary",
  [BRG_CONTEST_STAGE_FINAL] = "final",
};

static const char *const states[BRG_N_CONTEST_WORK_STATES] = {
  [BRG_CONTEST_WORK_DECLARED] = "declared",
  [BRG_CONTEST_WORK_RECEIVED] = "received",
  [BRG_CONTEST_WORK_WITHDRAWN] = "withdrawn",
  [BRG_CONTEST_WORK_EXCLUDED] = "excluded",
};

/* The number of @id in the list, or @n_ids. */
static guint
find_id (const char *const *ids, guint n_ids, const char *id)
{
  guint i = 0;

  while (i < n_ids && g_strcmp0 (ids[i], id) != 0)
    i++;
  return i;
}

const char *
brg_contest_stage_get_id (BrgContestStage stage)
{
  g_return_val_if_fail (stage < BRG_N_CONTEST_STAGES, "");

  return stages[stage];
}

gboolean
brg_contest_stage_find (const char *id, BrgContestStage *stage)
{
  guint found = find_id (stages, G_N_ELEMENTS (stages), id);

  if (found < G_N_ELEMENTS (stages))
    *stage = (BrgContestStage) found;
  return found < G_N_ELEMENTS (stages);
}

const char *
brg_contest_work_state_get_id (BrgContestWorkState state)
{
  g_return_val_if_fail (state < BRG_N_CONTEST_WORK_STATES, "");

  return states[state];
}

gboolean
brg_contest_work_state_find (const char *id, BrgContestWorkState *state)
{
  guint found = find_id (states, G_N_ELEMENTS (states), id);

  if (found < G_N_ELEMENTS (states))
    *state = (BrgContestWorkState) found;
  return found < G_N_ELEMENTS (states);
}

static char *
dup_text (const char *text)
{
  return g_strdup (text != NULL ? text : "");
}

/* ----- Regulations ----- */

BrgContestTerms *
brg_contest_terms_new (BrgContestKind kind)
{
  BrgContestTerms *terms = g_new0 (BrgContestTerms, 1);

  terms->kind = kind;
  terms->theme = dup_text (NULL);
  terms->status = dup_text (NULL);
  terms->conditions = dup_text (NULL);
  terms->address = dup_text (NULL);
  terms->announced = dup_text (NULL);
  terms->closing = dup_text (NULL);
  terms->preliminary = dup_text (NULL);
  terms->final = dup_text (NULL);
  terms->n_copies = 1;
  terms->preliminary_done = dup_text (NULL);
  terms->final_done = dup_text (NULL);
  terms->note = dup_text (NULL);
  return terms;
}

BrgContestTerms *
brg_contest_terms_copy (const BrgContestTerms *terms)
{
  BrgContestTerms *copy;

  g_return_val_if_fail (terms != NULL, NULL);

  copy = g_memdup2 (terms, sizeof *terms);
  copy->theme = g_strdup (terms->theme);
  copy->status = g_strdup (terms->status);
  copy->conditions = g_strdup (terms->conditions);
  copy->address = g_strdup (terms->address);
  copy->announced = g_strdup (terms->announced);
  copy->closing = g_strdup (terms->closing);
  copy->preliminary = g_strdup (terms->preliminary);
  copy->final = g_strdup (terms->final);
  copy->preliminary_done = g_strdup (terms->preliminary_done);
  copy->final_done = g_strdup (terms->final_done);
  copy->note = g_strdup (terms->note);
  return copy;
}

void
brg_contest_terms_free (BrgContestTerms *terms)
{
  if (terms == NULL)
    return;
  g_free (terms->theme);
  g_free (terms->status);
  g_free (terms->conditions);
  g_free (terms->address);
  g_free (terms->announced);
  g_free (terms->closing);
  g_free (terms->preliminary);
  g_free (terms->final);
  g_free (terms->preliminary_done);
  g_free (terms->final_done);
  g_free (terms->note);
  g_free (terms);
}

/* ----- Sections and judges ----- */

BrgContestJudge *
brg_contest_judge_new (gint64 section_id, const char *name)
{
  BrgContestJudge *judge = g_new0 (BrgContestJudge, 1);

  judge->section_id = section_id;
  judge->name = dup_text (name);
  judge->category = dup_text (NULL);
  judge->handed = dup_text (NULL);
  return judge;
}

void
brg_contest_judge_free (BrgContestJudge *judge)
{
  if (judge == NULL)
    return;
  g_free (judge->name);
  g_free (judge->category);
  g_free (judge->handed);
  g_free (judge);
}

BrgContestSection *
brg_contest_section_new (const char *name)
{
  BrgContestSection *section = g_new0 (BrgContestSection, 1);

  section->name = dup_text (name);
  section->board = dup_text (NULL);
  section->kind = dup_text (NULL);
  section->group = dup_text (NULL);
  section->theme = dup_text (NULL);
  section->starts_at = dup_text (NULL);
  section->judges = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_contest_judge_free);
  return section;
}

void
brg_contest_section_free (BrgContestSection *section)
{
  if (section == NULL)
    return;
  g_free (section->name);
  g_free (section->board);
  g_free (section->kind);
  g_free (section->group);
  g_free (section->theme);
  g_free (section->starts_at);
  g_ptr_array_unref (section->judges);
  g_free (section);
}

BrgContestSection *
brg_contest_section_copy (const BrgContestSection *section)
{
  BrgContestSection *copy;

  g_return_val_if_fail (section != NULL, NULL);

  copy = g_memdup2 (section, sizeof *section);
  copy->name = g_strdup (section->name);
  copy->board = g_strdup (section->board);
  copy->kind = g_strdup (section->kind);
  copy->group = g_strdup (section->group);
  copy->theme = g_strdup (section->theme);
  copy->starts_at = g_strdup (section->starts_at);
  copy->judges = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_contest_judge_free);
  for (guint i = 0; i < section->judges->len; i++)
    {
      const BrgContestJudge *judge = section->judges->pdata[i];
      BrgContestJudge *one = brg_contest_judge_new (judge->section_id, judge->name);

      one->id = judge->id;
      one->is_senior = judge->is_senior;
      g_free (one->category);
      one->category = g_strdup (judge->category);
      g_free (one->handed);
      one->handed = g_strdup (judge->handed);
      g_ptr_array_add (copy->judges, one);
    }
  return copy;
}

/* rus-draughts-2022 11.1.2, 11.1.4 */
gboolean
brg_contest_section_may_be (const char *board, const char *kind, const char *group)
{
  static const char *const boards[] = { "", "64", "100", "giveaway", "chess", NULL };
  BrgCompositionKind known = BRG_COMPOSITION_PROBLEM;
  BrgCompositionGroup of_kind = BRG_COMPOSITION_GROUP_NONE;
  gboolean is_chess;

  g_return_val_if_fail (board != NULL && kind != NULL && group != NULL, FALSE);

  is_chess = g_str_equal (board, "chess") || g_str_equal (kind, "mate");
  if (!g_strv_contains (boards, board))
    return FALSE;
  if (is_chess)
    return (*board == '\0' || g_str_equal (board, "chess")) &&
           (*kind == '\0' || g_str_equal (kind, "mate")) && *group == '\0';
  if (*kind != '\0' && !brg_composition_kind_find (kind, &known))
    return FALSE;
  if (*group != '\0' &&
      (!brg_composition_group_find (group, &of_kind) || of_kind == BRG_COMPOSITION_GROUP_NONE))
    return FALSE;
  if (g_str_equal (board, "giveaway"))
    return (*kind == '\0' || known == BRG_COMPOSITION_SPECIAL) && *group == '\0';
  return known != BRG_COMPOSITION_ENDING || !g_str_equal (board, "100");
}

/* ----- Works ----- */

BrgContestAuthor *
brg_contest_author_new (gint64 entry_id, const char *name, const char *residence)
{
  BrgContestAuthor *author = g_new0 (BrgContestAuthor, 1);

  author->entry_id = entry_id;
  author->name = dup_text (name);
  author->residence = dup_text (residence);
  return author;
}

void
brg_contest_author_free (BrgContestAuthor *author)
{
  if (author == NULL)
    return;
  g_free (author->name);
  g_free (author->residence);
  g_free (author);
}

BrgContestVariant *
brg_contest_variant_new (const char *line, gint64 points)
{
  BrgContestVariant *variant = g_new0 (BrgContestVariant, 1);

  variant->line = dup_text (line);
  variant->points = points;
  return variant;
}

void
brg_contest_variant_free (BrgContestVariant *variant)
{
  if (variant == NULL)
    return;
  g_free (variant->line);
  g_free (variant);
}

static void
make_lists (BrgContestWork *work)
{
  work->authors = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_contest_author_free);
  work->variants = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_contest_variant_free);
}

BrgContestWork *
brg_contest_work_new (gint64 section_id)
{
  BrgContestWork *work = g_new0 (BrgContestWork, 1);

  work->section_id = section_id;
  work->board = dup_text ("64");
  work->kind = dup_text ("problem");
  work->group = dup_text ("-");
  work->task = dup_text ("win");
  work->n_moves = 1;
  work->fen = dup_text (NULL);
  work->solution = dup_text (NULL);
  work->theme = dup_text (NULL);
  work->last_moves = dup_text (NULL);
  work->received = dup_text (NULL);
  work->first_source = dup_text (NULL);
  work->first = dup_text (NULL);
  work->annexes = dup_text (NULL);
  work->note = dup_text (NULL);
  work->state = BRG_CONTEST_WORK_RECEIVED;
  work->state_article = dup_text (NULL);
  work->state_reason = dup_text (NULL);
  work->revised = -1;
  work->revised_reason = dup_text (NULL);
  work->distinction = dup_text (NULL);
  make_lists (work);
  return work;
}

static void
copy_lists (BrgContestWork *copy, const BrgContestWork *work)
{
  make_lists (copy);
  for (guint i = 0; i < work->authors->len; i++)
    {
      const BrgContestAuthor *author = work->authors->pdata[i];

      g_ptr_array_add (copy->authors,
                       brg_contest_author_new (author->entry_id, author->name, author->residence));
    }
  for (guint i = 0; i < work->variants->len; i++)
    {
      const BrgContestVariant *variant = work->variants->pdata[i];

      g_ptr_array_add (copy->variants, brg_contest_variant_new (variant->line, variant->points));
    }
}

BrgContestWork *
brg_contest_work_copy (const BrgContestWork *work)
{
  BrgContestWork *copy;

  g_return_val_if_fail (work != NULL, NULL);

  copy = g_memdup2 (work, sizeof *work);
  copy->board = g_strdup (work->board);
  copy->kind = g_strdup (work->kind);
  copy->group = g_strdup (work->group);
  copy->task = g_strdup (work->task);
  copy->fen = g_strdup (work->fen);
  copy->solution = g_strdup (work->solution);
  copy->theme = g_strdup (work->theme);
  copy->last_moves = g_strdup (work->last_moves);
  copy->received = g_strdup (work->received);
  copy->first_source = g_strdup (work->first_source);
  copy->first = g_strdup (work->first);
  copy->annexes = g_strdup (work->annexes);
  copy->note = g_strdup (work->note);
  copy->state_article = g_strdup (work->state_article);
  copy->state_reason = g_strdup (work->state_reason);
  copy->revised_reason = g_strdup (work->revised_reason);
  copy->distinction = g_strdup (work->distinction);
  copy_lists (copy, work);
  return copy;
}

void
brg_contest_work_free (BrgContestWork *work)
{
  if (work == NULL)
    return;
  g_free (work->board);
  g_free (work->kind);
  g_free (work->group);
  g_free (work->task);
  g_free (work->fen);
  g_free (work->solution);
  g_free (work->theme);
  g_free (work->last_moves);
  g_free (work->received);
  g_free (work->first_source);
  g_free (work->first);
  g_free (work->annexes);
  g_free (work->note);
  g_free (work->state_article);
  g_free (work->state_reason);
  g_free (work->revised_reason);
  g_free (work->distinction);
  g_ptr_array_unref (work->authors);
  g_ptr_array_unref (work->variants);
  g_free (work);
}

guint
brg_contest_work_n_variants (const BrgContestWork *work)
{
  g_return_val_if_fail (work != NULL, 1);

  return MAX (work->variants->len, 1);
}

gint64
brg_contest_work_get_points (const BrgContestWork *work, guint n)
{
  g_return_val_if_fail (work != NULL && n < brg_contest_work_n_variants (work), 0);

  return work->variants->len == 0 ? work->points
                                  : ((const BrgContestVariant *) work->variants->pdata[n])->points;
}

gint64
brg_contest_work_count_points (const BrgContestWork *work)
{
  gint64 sum = 0;

  g_return_val_if_fail (work != NULL, 0);

  for (guint i = 0; i < brg_contest_work_n_variants (work); i++)
    sum += brg_contest_work_get_points (work, i);
  return sum;
}

/* ----- What is said of works and handed in for them ----- */

void
brg_contest_mark_row_free (BrgContestMarkRow *mark)
{
  if (mark == NULL)
    return;
  g_free (mark->remark);
  g_free (mark);
}

BrgContestRemark *
brg_contest_remark_new (gint64 work_id, const char *kind)
{
  BrgContestRemark *remark = g_new0 (BrgContestRemark, 1);

  remark->work_id = work_id;
  remark->kind = dup_text (kind);
  remark->sender = dup_text (NULL);
  remark->received = dup_text (NULL);
  remark->text = dup_text (NULL);
  remark->outcome = dup_text (NULL);
  remark->answer = dup_text (NULL);
  remark->answered = dup_text (NULL);
  return remark;
}

BrgContestRemark *
brg_contest_remark_copy (const BrgContestRemark *remark)
{
  BrgContestRemark *copy;

  g_return_val_if_fail (remark != NULL, NULL);

  copy = g_memdup2 (remark, sizeof *remark);
  copy->kind = g_strdup (remark->kind);
  copy->sender = g_strdup (remark->sender);
  copy->received = g_strdup (remark->received);
  copy->text = g_strdup (remark->text);
  copy->outcome = g_strdup (remark->outcome);
  copy->answer = g_strdup (remark->answer);
  copy->answered = g_strdup (remark->answered);
  return copy;
}

void
brg_contest_remark_free (BrgContestRemark *remark)
{
  if (remark == NULL)
    return;
  g_free (remark->kind);
  g_free (remark->sender);
  g_free (remark->received);
  g_free (remark->text);
  g_free (remark->outcome);
  g_free (remark->answer);
  g_free (remark->answered);
  g_free (remark);
}

BrgContestAnswer *
brg_contest_answer_new (gint64 work_id, gint64 entry_id, guint n_variants)
{
  BrgContestAnswer *answer = g_new0 (BrgContestAnswer, 1);
  const gint64 open = -1;

  answer->work_id = work_id;
  answer->entry_id = entry_id;
  answer->handed_at = dup_text (NULL);
  answer->sheet = dup_text (NULL);
  answer->points = g_array_new (FALSE, FALSE, sizeof (gint64));
  for (guint i = 0; i < MAX (n_variants, 1); i++)
    g_array_append_val (answer->points, open);
  answer->note = dup_text (NULL);
  return answer;
}

BrgContestAnswer *
brg_contest_answer_copy (const BrgContestAnswer *answer)
{
  BrgContestAnswer *copy;

  g_return_val_if_fail (answer != NULL, NULL);

  copy = g_memdup2 (answer, sizeof *answer);
  copy->handed_at = g_strdup (answer->handed_at);
  copy->sheet = g_strdup (answer->sheet);
  copy->points = g_array_copy (answer->points);
  copy->note = g_strdup (answer->note);
  return copy;
}

void
brg_contest_answer_free (BrgContestAnswer *answer)
{
  if (answer == NULL)
    return;
  g_free (answer->handed_at);
  g_free (answer->sheet);
  g_array_unref (answer->points);
  g_free (answer->note);
  g_free (answer);
}

/* ----- A contest ----- */

gboolean
brg_contest_terms_give (const BrgContestTerms *terms, const BrgContestAnswer *answer)
{
  g_return_val_if_fail (terms != NULL && answer != NULL, FALSE);

  return (answer->n_side == 0 || terms->bonus_side > 0) &&
         (answer->n_unsolvable == 0 || terms->bonus_unsolvable > 0) &&
         (answer->n_inexact == 0 || terms->bonus_inexact > 0);
}

BrgContest *
brg_contest_new (gint64 group_id)
{
  BrgContest *contest = g_new0 (BrgContest, 1);

  contest->group_id = group_id;
  contest->sections = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_contest_section_free);
  contest->works = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_contest_work_free);
  contest->marks = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_contest_mark_row_free);
  contest->remarks = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_contest_remark_free);
  contest->answers = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_contest_answer_free);
  return contest;
}

void
brg_contest_free (BrgContest *contest)
{
  if (contest == NULL)
    return;
  brg_contest_terms_free (contest->terms);
  g_ptr_array_unref (contest->sections);
  g_ptr_array_unref (contest->works);
  g_ptr_array_unref (contest->marks);
  g_ptr_array_unref (contest->remarks);
  g_ptr_array_unref (contest->answers);
  g_free (contest);
}

/* Of rows that begin with their id. */
static gconstpointer
find_row (const GPtrArray *rows, gint64 id)
{
  for (guint i = 0; i < rows->len; i++)
    if (*(const gint64 *) rows->pdata[i] == id)
      return rows->pdata[i];
  return NULL;
}

const BrgContestSection *
brg_contest_find_section (const BrgContest *contest, gint64 id)
{
  g_return_val_if_fail (contest != NULL, NULL);

  return find_row (contest->sections, id);
}

const BrgContestJudge *
brg_contest_find_judge (const BrgContest *contest, gint64 id)
{
  const BrgContestJudge *found = NULL;

  g_return_val_if_fail (contest != NULL, NULL);

  for (guint i = 0; found == NULL && i < contest->sections->len; i++)
    found = find_row (((const BrgContestSection *) contest->sections->pdata[i])->judges, id);
  return found;
}

const BrgContestWork *
brg_contest_find_work (const BrgContest *contest, gint64 id)
{
  g_return_val_if_fail (contest != NULL, NULL);

  return find_row (contest->works, id);
}

const BrgContestRemark *
brg_contest_get_remark (const BrgContest *contest, gint64 id)
{
  g_return_val_if_fail (contest != NULL, NULL);

  return find_row (contest->remarks, id);
}

const BrgContestAnswer *
brg_contest_get_answer (const BrgContest *contest, gint64 id)
{
  g_return_val_if_fail (contest != NULL, NULL);

  return find_row (contest->answers, id);
}

/* Marks and answers are sorted by their two keys: a contest for solving has a hundred thousand. */
static int
compare_keys (const gint64 *keys, gint64 work_id, gint64 other_id)
{
  if (keys[0] != work_id)
    return keys[0] < work_id ? -1 : 1;
  return (keys[1] > other_id) - (keys[1] < other_id);
}

static int
compare_mark (const void *keys, const void *place)
{
  const BrgContestMarkRow *mark = *(gpointer const *) place;

  return compare_keys (keys, mark->work_id, mark->judge_id);
}

static int
compare_answer (const void *keys, const void *place)
{
  const BrgContestAnswer *answer = *(gpointer const *) place;

  return compare_keys (keys, answer->work_id, answer->entry_id);
}

static gconstpointer
find_sorted (const GPtrArray *rows,
             gint64 work_id,
             gint64 other_id,
             int (*compare) (const void *keys, const void *place))
{
  const gint64 keys[] = { work_id, other_id };
  gpointer const *place =
      rows->len > 0 ? bsearch (keys, rows->pdata, rows->len, sizeof (gpointer), compare) : NULL;

  return place != NULL ? *place : NULL;
}

const BrgContestMarkRow *
brg_contest_find_mark (const BrgContest *contest, gint64 work_id, gint64 judge_id)
{
  g_return_val_if_fail (contest != NULL, NULL);

  return find_sorted (contest->marks, work_id, judge_id, compare_mark);
}

const BrgContestAnswer *
brg_contest_find_answer (const BrgContest *contest, gint64 work_id, gint64 entry_id)
{
  g_return_val_if_fail (contest != NULL, NULL);

  return find_sorted (contest->answers, work_id, entry_id, compare_answer);
}

/* rus-draughts-2022 11.5.2: judges of a closed contest do not know the authors; 11.6.1: they are
 * named with the solutions. */
gboolean
brg_contest_hides_authors (const BrgContest *contest)
{
  g_return_val_if_fail (contest != NULL, FALSE);

  return contest->terms != NULL && contest->terms->stage == BRG_CONTEST_STAGE_OPEN &&
         (contest->terms->kind == BRG_CONTEST_SOLVING || !contest->terms->is_open);
}
