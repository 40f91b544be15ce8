/* contest-values.c - contests of composition as values, with works of the vectors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "contest-values.h"

#include <string.h>

enum
{
  FIELD_ID,
  FIELD_BOARD,
  FIELD_FEN,
  FIELD_TURN,
  FIELD_KIND,
  FIELD_GROUP,
  FIELD_TASK,
  FIELD_LIMIT,
  FIELD_SOLUTION,
};

static void
set (char **field, const char *text)
{
  g_free (*field);
  *field = g_strdup (text);
}

static char **
find_row (const char *id)
{
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "fixtures", "composition", "composition.tsv", NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      char **fields = g_strsplit (lines[i], "\t", -1);

      if (fields[0] != NULL && g_str_equal (fields[FIELD_ID], id))
        return fields;
      g_strfreev (fields);
    }
  g_error ("no work %s", id);
  return NULL;
}

BrgContestWork *
contest_values_work (const char *id, gint64 section_id, guint number)
{
  BrgContestWork *work = brg_contest_work_new (section_id);
  g_auto (GStrv) fields = find_row (id);

  work->id = number;
  work->number = number;
  set (&work->board, fields[FIELD_BOARD]);
  set (&work->fen, fields[FIELD_FEN]);
  set (&work->kind, fields[FIELD_KIND]);
  set (&work->group, fields[FIELD_GROUP]);
  set (&work->task, fields[FIELD_TASK]);
  work->n_moves = (guint) g_ascii_strtoull (fields[FIELD_LIMIT], NULL, 10);
  if (!g_str_equal (fields[FIELD_SOLUTION], "-"))
    set (&work->solution, fields[FIELD_SOLUTION]);
  set (&work->received, "2026-11-04");
  return work;
}

static BrgContestSection *
add_section (BrgContest *contest, gint64 id, const char *name)
{
  BrgContestSection *section = brg_contest_section_new (name);

  section->id = id;
  g_ptr_array_add (contest->sections, section);
  return section;
}

static void
add_judge (BrgContestSection *section, gint64 id, const char *name)
{
  BrgContestJudge *judge = brg_contest_judge_new (section->id, name);

  judge->id = id;
  judge->is_senior = id == 1;
  g_ptr_array_add (section->judges, judge);
}

BrgContest *
contest_values_composing (const char *const *ids)
{
  BrgContest *contest = brg_contest_new (1);
  BrgContestSection *section = add_section (contest, 1, "Проблемы-64");

  contest->terms = brg_contest_terms_new (BRG_CONTEST_COMPOSING);
  add_judge (section, 1, "Гуляев С. Н.");
  add_judge (section, 2, "Ивацко В. П.");
  for (guint i = 0; ids[i] != NULL; i++)
    g_ptr_array_add (contest->works, contest_values_work (ids[i], 1, i + 1));
  return contest;
}

void
contest_values_hand_in (BrgContest *contest)
{
  for (guint i = 0; i < contest->sections->len; i++)
    {
      const BrgContestSection *section = contest->sections->pdata[i];

      for (guint n = 0; n < section->judges->len; n++)
        set (&((BrgContestJudge *) section->judges->pdata[n])->handed, "2026-12-10");
    }
}

BrgContest *
contest_values_solving (void)
{
  BrgContest *contest = brg_contest_new (1);
  BrgContestWork *work;

  contest->terms = brg_contest_terms_new (BRG_CONTEST_SOLVING);
  contest->terms->bonus_side = 2000;
  contest->terms->bonus_unsolvable = 3000;
  contest->terms->bonus_inexact = 1000;
  add_section (contest, 1, "Тур 1");
  add_section (contest, 2, "Тур 2");
  work = contest_values_work ("p011", 1, 1);
  work->points = 3000;
  g_ptr_array_add (contest->works, work);
  work = contest_values_work ("p006", 2, 2);
  work->points = 10000;
  g_ptr_array_add (work->variants, brg_contest_variant_new ("1.f4-g5 h6:d2", 5000));
  g_ptr_array_add (work->variants, brg_contest_variant_new ("1.f4-g5 h2:d2", 5000));
  g_ptr_array_add (contest->works, work);
  return contest;
}

static gint
compare_marks (gconstpointer a, gconstpointer b)
{
  const BrgContestMarkRow *mark = *(BrgContestMarkRow *const *) a;
  const BrgContestMarkRow *other = *(BrgContestMarkRow *const *) b;

  return mark->work_id != other->work_id ? (gint) (mark->work_id - other->work_id)
                                         : (gint) (mark->judge_id - other->judge_id);
}

void
contest_values_mark (BrgContest *contest, gint64 work_id, gint64 judge_id, gint mark)
{
  BrgContestMarkRow *row = g_new0 (BrgContestMarkRow, 1);

  *row = (BrgContestMarkRow){ work_id, judge_id, mark, g_strdup ("") };
  g_ptr_array_add (contest->marks, row);
  g_ptr_array_sort (contest->marks, compare_marks);
}

static gint
compare_answers (gconstpointer a, gconstpointer b)
{
  const BrgContestAnswer *answer = *(BrgContestAnswer *const *) a;
  const BrgContestAnswer *other = *(BrgContestAnswer *const *) b;

  return answer->work_id != other->work_id ? (gint) (answer->work_id - other->work_id)
                                           : (gint) (answer->entry_id - other->entry_id);
}

BrgContestAnswer *
contest_values_answer (BrgContest *contest,
                       gint64 work_id,
                       gint64 entry_id,
                       const gint *points,
                       guint n_points)
{
  BrgContestAnswer *answer = brg_contest_answer_new (work_id, entry_id, n_points);

  answer->id = contest->answers->len + 1;
  for (guint i = 0; i < n_points; i++)
    g_array_index (answer->points, gint64, i) = points[i] < 0 ? -1 : points[i] * (gint64) 1000;
  g_ptr_array_add (contest->answers, answer);
  g_ptr_array_sort (contest->answers, compare_answers);
  return answer;
}

BrgSnapshot *
contest_values_players (const char *const *names)
{
  BrgSnapshot *snapshot = brg_snapshot_new ();

  for (guint i = 0; names[i] != NULL; i++)
    {
      g_auto (GStrv) parts = g_strsplit (names[i], " ", 2);
      BrgEntry *entry = brg_entry_new ();

      entry->id = i + 1;
      set (&entry->family_name, parts[0]);
      if (parts[1] != NULL)
        set (&entry->given_name, parts[1]);
      set (&entry->organisation, "Пермь");
      g_ptr_array_add (snapshot->entries, entry);
    }
  return snapshot;
}
