/* brg-contest-authors.c - what the works of an author make together
 *
 * Rules: rus-draughts-2022 11.5.2
 * Tests: tests/app/test-contest-desk.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-contest-desk-private.h"

#include "brg-composition-number.h"

/* Several who compose together are an author of their own. */
static char *
dup_key (const BrgContestWork *work)
{
  GString *key = g_string_new (NULL);

  for (guint i = 0; i < work->authors->len; i++)
    {
      const BrgContestAuthor *author = work->authors->pdata[i];

      g_string_append_printf (key, "%" G_GINT64_FORMAT "\t%s\n", author->entry_id, author->name);
    }
  g_string_append_printf (key, "%" G_GINT64_FORMAT, work->section_id);
  return g_string_free (key, FALSE);
}

static BrgContestAuthorRow *
new_row (const BrgContestDesk *desk, const BrgContestWorkRow *first)
{
  BrgContestAuthorRow *row = g_new0 (BrgContestAuthorRow, 1);
  const BrgContestAuthor *author = first->work->authors->pdata[0];

  row->name = g_strdup (first->authors);
  row->residence = g_strdup (first->residences);
  row->entry =
      first->work->authors->len == 1 ? brg_contest_desk_find_author (desk->snapshot, author) : -1;
  row->section = first->section;
  row->numbers = g_array_new (FALSE, FALSE, sizeof (guint));
  return row;
}

/* Row by row of a group, in the order of the first works. */
static GPtrArray *
group_works (const BrgContestDesk *desk)
{
  g_autoptr (GHashTable) by_key = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GPtrArray *groups = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);

  for (guint i = 0; i < desk->works->len; i++)
    {
      BrgContestWorkRow *work = desk->works->pdata[i];
      g_autofree char *key = NULL;
      GPtrArray *group;

      if (!work->is_judged || work->work->authors->len == 0)
        continue;
      key = dup_key (work->work);
      group = g_hash_table_lookup (by_key, key);
      if (group == NULL)
        {
          group = g_ptr_array_new ();
          g_ptr_array_add (groups, group);
          g_hash_table_insert (by_key, g_steal_pointer (&key), group);
        }
      g_ptr_array_add (group, work);
    }
  return groups;
}

/* rus-draughts-2022 11.5.2: how many works count say the regulations. Returns the total; @open gets
 * what may still come. */
static void
sum_works (const BrgContestDesk *desk,
           const GPtrArray *group,
           BrgContestAuthorRow *row,
           BrgContestTotal *total)
{
  const BrgContestTerms *terms = desk->contest->terms;
  g_autofree gint64 *sums = g_new (gint64, group->len);
  g_autofree gint64 *most = g_new (gint64, group->len);
  guint n_sums = 0;

  for (guint i = 0; i < group->len; i++)
    {
      const BrgContestWorkRow *work = group->pdata[i];

      g_array_append_val (row->numbers, work->work->number);
      most[i] = work->result;
      if (work->result >= 0)
        sums[n_sums++] = work->result;
      else
        most[i] = brg_contest_desk_get_most (desk, row->section);
    }
  row->n_open = group->len - n_sums;
  row->n_counted = terms->n_counted == 0 ? n_sums : MIN (n_sums, terms->n_counted);
  row->total = brg_contest_sum_best (sums, n_sums, terms->n_counted);
  total->sum = row->total;
  total->open = brg_contest_sum_best (most, group->len, terms->n_counted) - row->total;
}

static gint
compare_rows (gconstpointer a, gconstpointer b)
{
  const BrgContestAuthorRow *row = *(BrgContestAuthorRow *const *) a;
  const BrgContestAuthorRow *other = *(BrgContestAuthorRow *const *) b;

  if (row->total != other->total)
    return row->total > other->total ? -1 : 1;
  return g_utf8_collate (row->name, other->name);
}

static void
add_section (BrgContestDesk *desk, const GPtrArray *groups, const BrgContestSection *section)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new ();
  g_autoptr (GArray) totals = g_array_new (FALSE, FALSE, sizeof (BrgContestTotal));
  gboolean are_in = brg_contest_desk_are_marks_in (desk, section);

  for (guint i = 0; i < groups->len; i++)
    {
      const GPtrArray *group = groups->pdata[i];
      const BrgContestWorkRow *first = group->pdata[0];
      BrgContestTotal total = { 0 };
      BrgContestAuthorRow *row;

      if (first->section != section)
        continue;
      row = new_row (desk, first);
      sum_works (desk, group, row, &total);
      g_ptr_array_add (rows, row);
      g_array_append_val (totals, total);
    }
  brg_contest_rank ((BrgContestTotal *) (void *) totals->data, totals->len);
  for (guint i = 0; i < rows->len; i++)
    {
      const BrgContestTotal *total = &g_array_index (totals, BrgContestTotal, i);
      BrgContestAuthorRow *row = rows->pdata[i];
      gboolean has_result = are_in && row->n_open < row->numbers->len;

      row->first = has_result ? total->first : 0;
      row->last = has_result ? total->last : 0;
    }
  g_ptr_array_sort (rows, compare_rows);
  for (guint i = 0; i < rows->len; i++)
    g_ptr_array_add (desk->authors, rows->pdata[i]);
}

void
brg_contest_desk_fill_authors (BrgContestDesk *desk)
{
  g_autoptr (GPtrArray) groups = group_works (desk);

  for (guint i = 0; i < desk->contest->sections->len; i++)
    add_section (desk, groups, desk->contest->sections->pdata[i]);
}
