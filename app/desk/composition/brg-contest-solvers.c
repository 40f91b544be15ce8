/* brg-contest-solvers.c - the table of a contest for solving, while answers are still checked
 *
 * Rules: rus-draughts-2022 11.6.1
 * Tests: tests/app/test-contest-desk.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-contest-desk-private.h"

#include "brg-contest-time.h"
#include "brg-name-words.h"

void
brg_contest_desk_solver_free (gpointer data)
{
  BrgContestSolverRow *row = data;

  g_free (row->name);
  g_free (row->cells);
  g_free (row);
}

/* rus-draughts-2022 11.6.1: how complete a solution is counts, variant by variant. */
static void
fill_cell (const BrgContestWork *work, const BrgContestAnswer *answer, BrgContestCell *cell)
{
  cell->answer = answer;
  for (guint i = 0; answer != NULL && i < brg_contest_work_n_variants (work); i++)
    {
      gint64 points =
          i < answer->points->len ? g_array_index (answer->points, gint64, i) : (gint64) -1;

      if (points >= 0)
        {
          cell->points += points;
          continue;
        }
      cell->is_open = TRUE;
      cell->open += brg_contest_work_get_points (work, i);
    }
  cell->is_full = answer != NULL && !cell->is_open && cell->points > 0 &&
                  cell->points == brg_contest_work_count_points (work);
}

static void
fill_time (const BrgContestDesk *desk, const BrgContestSection *section, BrgContestCell *cell)
{
  if (cell->answer == NULL)
    return;
  cell->is_late = brg_contest_is_late (desk->contest->terms, section, cell->answer->handed_at);
  cell->is_early = brg_contest_is_early (section, cell->answer->handed_at);
}

static BrgContestSolverRow *
new_row (BrgContestDesk *desk, gint index, const BrgWords *words)
{
  const BrgEntry *entry = brg_snapshot_get_entry (desk->snapshot, index);
  BrgContestSolverRow *row = g_new0 (BrgContestSolverRow, 1);

  row->entry = index;
  row->name = brg_name_words_dup (desk->snapshot, index, BRG_NAME_PLAIN, words);
  row->cells = g_new0 (BrgContestCell, MAX (desk->solved->len, 1));
  for (guint i = 0; i < desk->solved->len; i++)
    {
      const BrgContestWorkRow *solved = desk->solved->pdata[i];
      const BrgContestWork *work = solved->work;
      const BrgContestAnswer *answer = brg_contest_find_answer (desk->contest, work->id, entry->id);
      BrgContestFull *full = &g_array_index (desk->full, BrgContestFull, i);
      BrgContestCell *cell = &row->cells[i];

      fill_cell (work, answer, cell);
      fill_time (desk, solved->section, cell);
      row->total += cell->points;
      row->open += cell->open;
      if (answer != NULL)
        row->bonus += brg_contest_desk_get_bonus (desk->contest->terms, answer);
      full->n_full += cell->is_full;
      full->n_checked += !cell->is_open;
      desk->n_answers += answer != NULL;
      desk->n_open_answers += cell->is_open;
      desk->n_late += cell->is_late;
    }
  row->total += row->bonus;
  return row;
}

GArray *
brg_contest_desk_list_totals (const BrgContestDesk *desk)
{
  GArray *totals = g_array_new (FALSE, FALSE, sizeof (BrgContestTotal));

  for (guint i = 0; i < desk->solvers->len; i++)
    {
      const BrgContestSolverRow *row = desk->solvers->pdata[i];
      BrgContestTotal total = { .id = row->entry, .sum = row->total, .open = row->open };

      g_array_append_val (totals, total);
    }
  return totals;
}

/* By what is sure; equal ones in the order of the players. */
static gint
compare_rows (gconstpointer a, gconstpointer b)
{
  const BrgContestSolverRow *row = *(BrgContestSolverRow *const *) a;
  const BrgContestSolverRow *other = *(BrgContestSolverRow *const *) b;

  if (row->total != other->total)
    return row->total > other->total ? -1 : 1;
  if (row->open != other->open)
    return row->open > other->open ? -1 : 1;
  return row->entry - other->entry;
}

static void
place_solvers (BrgContestDesk *desk)
{
  g_autoptr (GArray) totals = brg_contest_desk_list_totals (desk);

  brg_contest_rank ((BrgContestTotal *) (void *) totals->data, totals->len);
  for (guint i = 0; i < totals->len; i++)
    {
      BrgContestSolverRow *row = desk->solvers->pdata[i];

      row->first = g_array_index (totals, BrgContestTotal, i).first;
      row->last = g_array_index (totals, BrgContestTotal, i).last;
    }
  g_ptr_array_sort (desk->solvers, compare_rows);
}

void
brg_contest_desk_fill_solvers (BrgContestDesk *desk, gint64 section_id, const BrgWords *words)
{
  for (guint i = 0; i < desk->works->len; i++)
    {
      BrgContestWorkRow *row = desk->works->pdata[i];

      if (row->work->state != BRG_CONTEST_WORK_RECEIVED ||
          (section_id != 0 && row->section->id != section_id))
        continue;
      g_ptr_array_add (desk->solved, row);
      desk->most += brg_contest_work_count_points (row->work);
    }
  g_array_set_size (desk->full, desk->solved->len);
  for (guint i = 0; i < desk->snapshot->entries->len; i++)
    if (!brg_entry_is_refused (brg_snapshot_get_entry (desk->snapshot, (gint) i)))
      g_ptr_array_add (desk->solvers, new_row (desk, (gint) i, words));
  place_solvers (desk);
}
