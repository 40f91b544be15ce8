/* brg-contest-desk.c - a contest of composition with everything reckoned: marks, means, places
 *
 * Rules: rus-draughts-2022 11.4.1, 11.5.2, 11.6.1, 11.7
 * Tests: tests/app/test-contest-desk.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-contest-desk-private.h"

#include "brg-composition-number.h"
#include "brg-name-words.h"

#define MOST_MARK (10 * BRG_COMPOSITION_POINT)

static void
work_free (gpointer data)
{
  BrgContestWorkRow *row = data;

  g_free (row->authors);
  g_free (row->signature);
  g_free (row->residences);
  g_free (row->marks);
  g_free (row);
}

static void
author_free (gpointer data)
{
  BrgContestAuthorRow *row = data;

  g_free (row->name);
  g_free (row->residence);
  g_array_unref (row->numbers);
  g_free (row);
}

gint
brg_contest_desk_find_author (const BrgSnapshot *snapshot, const BrgContestAuthor *author)
{
  g_return_val_if_fail (snapshot != NULL && author != NULL, -1);

  return author->entry_id != 0 ? brg_snapshot_find_entry (snapshot, author->entry_id) : -1;
}

char *
brg_contest_desk_dup_author (const BrgContestDesk *desk,
                             const BrgContestAuthor *author,
                             const BrgWords *words)
{
  gint index = brg_contest_desk_find_author (desk->snapshot, author);

  return index >= 0 ? brg_name_words_dup (desk->snapshot, index, BRG_NAME_PLAIN, words)
                    : g_strdup (author->name);
}

const char *
brg_contest_desk_get_residence (const BrgContestDesk *desk, const BrgContestAuthor *author)
{
  gint index = brg_contest_desk_find_author (desk->snapshot, author);

  return index >= 0 ? brg_snapshot_get_entry (desk->snapshot, index)->organisation
                    : author->residence;
}

/* rus-draughts-2022 11.4.1: given name and family name; one that was typed stays as it is. */
static char *
dup_signature (const BrgContestDesk *desk, const BrgContestAuthor *author)
{
  gint index = brg_contest_desk_find_author (desk->snapshot, author);
  const BrgEntry *entry = index >= 0 ? brg_snapshot_get_entry (desk->snapshot, index) : NULL;

  if (entry == NULL)
    return g_strdup (author->name);
  return g_strstrip (g_strdup_printf ("%s %s", entry->given_name, entry->family_name));
}

/* ----- Works ----- */

static gboolean
has_text (const GPtrArray *texts, const char *text)
{
  return g_ptr_array_find_with_equal_func ((GPtrArray *) texts, text, g_str_equal, NULL);
}

static char *
join (GPtrArray *texts)
{
  g_ptr_array_add (texts, NULL);
  return g_strjoinv (", ", (char **) texts->pdata);
}

static void
name_authors (BrgContestDesk *desk, BrgContestWorkRow *row, const BrgWords *words)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) signatures = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) places = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; !desk->hides_authors && i < row->work->authors->len; i++)
    {
      const BrgContestAuthor *author = row->work->authors->pdata[i];
      const char *place = brg_contest_desk_get_residence (desk, author);

      g_ptr_array_add (names, brg_contest_desk_dup_author (desk, author, words));
      g_ptr_array_add (signatures, dup_signature (desk, author));
      if (*place != '\0' && !has_text (places, place))
        g_ptr_array_add (places, g_strdup (place));
    }
  row->authors = join (names);
  row->signature = join (signatures);
  row->residences = join (places);
}

/* rus-draughts-2022 11.7: every judge of the section marks; what they make together is up to the
 * regulations (11.5.2), and the chief judge may revise it. */
static void
take_marks (const BrgContestDesk *desk, BrgContestWorkRow *row)
{
  const GPtrArray *judges = row->section->judges;

  row->marks = g_new (gint, MAX (judges->len, 1));
  for (guint i = 0; i < judges->len; i++)
    {
      const BrgContestJudge *judge = judges->pdata[i];
      const BrgContestMarkRow *mark =
          brg_contest_find_mark (desk->contest, row->work->id, judge->id);

      row->marks[i] = mark != NULL ? mark->mark : -1;
      row->n_marks += row->marks[i] >= 0;
    }
  row->is_judged = desk->contest->terms->kind == BRG_CONTEST_COMPOSING &&
                   row->work->state == BRG_CONTEST_WORK_RECEIVED;
  row->has_mean =
      brg_contest_mean_marks (desk->contest->terms->mean, row->marks, judges->len, &row->mean);
  row->result = -1;
  if (row->is_judged && row->work->revised >= 0)
    row->result = row->work->revised;
  else if (row->is_judged && row->has_mean)
    row->result = row->mean;
}

static void
count_remarks (const BrgContestDesk *desk, BrgContestWorkRow *row)
{
  for (guint i = 0; i < desk->contest->remarks->len; i++)
    {
      const BrgContestRemark *remark = desk->contest->remarks->pdata[i];

      if (remark->work_id != row->work->id)
        continue;
      row->n_open_remarks += *remark->outcome == '\0';
    }
}

static void
add_works (BrgContestDesk *desk, const BrgWords *words)
{
  for (guint i = 0; i < desk->contest->works->len; i++)
    {
      const BrgContestWork *work = desk->contest->works->pdata[i];
      const BrgContestSection *section = brg_contest_find_section (desk->contest, work->section_id);
      BrgContestWorkRow *row;

      if (section == NULL)
        continue;
      row = g_new0 (BrgContestWorkRow, 1);
      row->work = work;
      row->section = section;
      name_authors (desk, row, words);
      take_marks (desk, row);
      count_remarks (desk, row);
      g_ptr_array_add (desk->works, row);
    }
}

gboolean
brg_contest_desk_are_marks_in (const BrgContestDesk *desk, const BrgContestSection *section)
{
  g_return_val_if_fail (desk != NULL && section != NULL, FALSE);

  if (desk->contest->terms->stage != BRG_CONTEST_STAGE_OPEN)
    return TRUE;
  for (guint i = 0; i < section->judges->len; i++)
    if (*((const BrgContestJudge *) section->judges->pdata[i])->handed == '\0')
      return FALSE;
  return section->judges->len > 0;
}

gint64
brg_contest_desk_get_most (const BrgContestDesk *desk, const BrgContestSection *section)
{
  guint n_judges = MAX (section->judges->len, 1);

  return desk->contest->terms->mean == BRG_CONTEST_SUM ? MOST_MARK * n_judges : MOST_MARK;
}

/* rus-draughts-2022 11.5.2: places among the works of a section, none before its marks are in; a
 * work without result leaves the places open. */
static void
place_works (BrgContestDesk *desk, const BrgContestSection *section)
{
  g_autoptr (GArray) totals = g_array_new (FALSE, FALSE, sizeof (BrgContestTotal));
  gint64 most = brg_contest_desk_get_most (desk, section);

  if (!brg_contest_desk_are_marks_in (desk, section))
    return;
  for (guint i = 0; i < desk->works->len; i++)
    {
      const BrgContestWorkRow *row = desk->works->pdata[i];
      BrgContestTotal total = { .id = i,
                                .sum = MAX (row->result, 0),
                                .open = row->result < 0 ? most : 0 };

      if (row->section == section && row->is_judged)
        g_array_append_val (totals, total);
    }
  brg_contest_rank ((BrgContestTotal *) (void *) totals->data, totals->len);
  for (guint i = 0; i < totals->len; i++)
    {
      const BrgContestTotal *total = &g_array_index (totals, BrgContestTotal, i);
      BrgContestWorkRow *row = desk->works->pdata[total->id];

      row->first = row->result >= 0 ? total->first : 0;
      row->last = row->result >= 0 ? total->last : 0;
    }
}

/* ----- The whole ----- */

BrgContestDesk *
brg_contest_desk_new (const BrgSnapshot *snapshot,
                      BrgContest *contest,
                      BrgContestEyes eyes,
                      gint64 section_id,
                      const BrgWords *words)
{
  BrgContestDesk *desk;

  g_return_val_if_fail (snapshot != NULL && contest != NULL && words != NULL, NULL);

  if (contest->terms == NULL)
    {
      brg_contest_free (contest);
      return NULL;
    }
  desk = g_new0 (BrgContestDesk, 1);
  desk->snapshot = brg_snapshot_ref ((BrgSnapshot *) snapshot);
  desk->contest = contest;
  /* rus-draughts-2022 11.5.2: judges do not know them; 11.7: the secretary registers them. */
  desk->hides_authors = brg_contest_hides_authors (contest) &&
                        (eyes == BRG_CONTEST_EYES_JUDGE || !contest->is_register_open);
  desk->works = g_ptr_array_new_with_free_func (work_free);
  desk->authors = g_ptr_array_new_with_free_func (author_free);
  desk->solved = g_ptr_array_new ();
  desk->solvers = g_ptr_array_new_with_free_func (brg_contest_desk_solver_free);
  desk->full = g_array_new (FALSE, TRUE, sizeof (BrgContestFull));
  add_works (desk, words);
  if (contest->terms->kind == BRG_CONTEST_SOLVING)
    {
      brg_contest_desk_fill_solvers (desk, section_id, words);
      return desk;
    }
  for (guint i = 0; i < contest->sections->len; i++)
    place_works (desk, contest->sections->pdata[i]);
  if (!desk->hides_authors)
    brg_contest_desk_fill_authors (desk);
  return desk;
}

void
brg_contest_desk_free (BrgContestDesk *desk)
{
  if (desk == NULL)
    return;
  g_ptr_array_unref (desk->solved);
  g_ptr_array_unref (desk->solvers);
  g_array_unref (desk->full);
  g_ptr_array_unref (desk->authors);
  g_ptr_array_unref (desk->works);
  brg_contest_free (desk->contest);
  brg_snapshot_unref ((BrgSnapshot *) desk->snapshot);
  g_free (desk);
}

const BrgContestWorkRow *
brg_contest_desk_find_work (const BrgContestDesk *desk, gint64 work_id)
{
  g_return_val_if_fail (desk != NULL, NULL);

  for (guint i = 0; i < desk->works->len; i++)
    {
      const BrgContestWorkRow *row = desk->works->pdata[i];

      if (row->work->id == work_id)
        return row;
    }
  return NULL;
}

guint
brg_contest_desk_count_judges (const BrgContestDesk *desk)
{
  guint most = 0;

  g_return_val_if_fail (desk != NULL, 0);

  for (guint i = 0; i < desk->contest->sections->len; i++)
    most = MAX (most, ((const BrgContestSection *) desk->contest->sections->pdata[i])->judges->len);
  return most;
}

gint
brg_contest_desk_compare_results (gconstpointer a, gconstpointer b)
{
  const BrgContestWorkRow *work = *(BrgContestWorkRow *const *) a;
  const BrgContestWorkRow *other = *(BrgContestWorkRow *const *) b;

  if (work->result != other->result)
    return work->result > other->result ? -1 : 1;
  return (gint) work->work->number - (gint) other->work->number;
}

void
brg_contest_desk_count_left (const BrgContestDesk *desk, guint *n_remarks, guint *n_marks)
{
  g_return_if_fail (desk != NULL && n_remarks != NULL && n_marks != NULL);

  *n_remarks = 0;
  *n_marks = 0;
  for (guint i = 0; i < desk->works->len; i++)
    {
      const BrgContestWorkRow *row = desk->works->pdata[i];

      *n_remarks += row->n_open_remarks;
      if (row->is_judged)
        *n_marks += row->section->judges->len - row->n_marks;
    }
}

guint
brg_contest_desk_count_missing (const BrgContestDesk *desk, gint64 judge_id)
{
  guint n_missing = 0;

  g_return_val_if_fail (desk != NULL, 0);

  for (guint i = 0; i < desk->works->len; i++)
    {
      const BrgContestWorkRow *row = desk->works->pdata[i];

      for (guint n = 0; row->is_judged && n < row->section->judges->len; n++)
        if (((const BrgContestJudge *) row->section->judges->pdata[n])->id == judge_id)
          n_missing += row->marks[n] < 0;
    }
  return n_missing;
}

/* rus-draughts-2022 11.6.1: extra points for side solutions, unsolvability and inexactness. */
gint64
brg_contest_desk_get_bonus (const BrgContestTerms *terms, const BrgContestAnswer *answer)
{
  g_return_val_if_fail (terms != NULL && answer != NULL, 0);

  return answer->n_side * terms->bonus_side + answer->n_unsolvable * terms->bonus_unsolvable +
         answer->n_inexact * terms->bonus_inexact;
}

void
brg_contest_desk_preview (const BrgContestDesk *desk,
                          guint solver,
                          guint work,
                          gint64 points,
                          gint64 bonus,
                          gint64 *total,
                          guint *first,
                          guint *last)
{
  g_autoptr (GArray) totals = NULL;
  const BrgContestSolverRow *row;
  const BrgContestCell *cell;
  BrgContestTotal *mine;

  g_return_if_fail (desk != NULL && solver < desk->solvers->len && work < desk->solved->len);

  totals = brg_contest_desk_list_totals (desk);
  row = desk->solvers->pdata[solver];
  cell = &row->cells[work];
  mine = &g_array_index (totals, BrgContestTotal, solver);
  mine->sum += points - cell->points + bonus;
  if (cell->answer != NULL)
    mine->sum -= brg_contest_desk_get_bonus (desk->contest->terms, cell->answer);
  mine->open -= cell->open;
  brg_contest_rank ((BrgContestTotal *) (void *) totals->data, totals->len);
  *total = mine->sum;
  *first = mine->first;
  *last = mine->last;
}
