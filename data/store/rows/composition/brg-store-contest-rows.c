/* brg-store-contest-rows.c - reads the rows of a contest of composition
 *
 * Tests: tests/data/test-store-contest.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-contest-rows.h"

#include "brg-sql.h"

/* What is read, and where rows of works and answers belong. */
typedef struct
{
  BrgContest *contest;
  GHashTable *sections; /* by row */
  GHashTable *works;
  GHashTable *answers;
} Reading;

static void
take_text (char **place, sqlite3_stmt *stmt, int column)
{
  g_free (*place);
  *place = brg_sql_dup_text (stmt, column);
}

static gpointer
find (GHashTable *rows, sqlite3_stmt *stmt, int column)
{
  const gint64 id = sqlite3_column_int64 (stmt, column);

  return g_hash_table_lookup (rows, &id);
}

static void
read_terms (Reading *reading, sqlite3_stmt *stmt)
{
  BrgContestKind kind = BRG_CONTEST_COMPOSING;
  BrgContestTerms *terms;

  brg_contest_kind_find (brg_sql_get_text (stmt, 0), &kind);
  terms = brg_contest_terms_new (kind);
  terms->is_open = sqlite3_column_int (stmt, 1) != 0;
  take_text (&terms->theme, stmt, 2);
  take_text (&terms->status, stmt, 3);
  take_text (&terms->conditions, stmt, 4);
  take_text (&terms->address, stmt, 5);
  take_text (&terms->announced, stmt, 6);
  take_text (&terms->closing, stmt, 7);
  take_text (&terms->preliminary, stmt, 8);
  take_text (&terms->final, stmt, 9);
  brg_contest_mean_find (brg_sql_get_text (stmt, 10), &terms->mean);
  terms->n_works = (guint) sqlite3_column_int (stmt, 11);
  terms->n_counted = (guint) sqlite3_column_int (stmt, 12);
  terms->n_copies = (guint) sqlite3_column_int (stmt, 13);
  terms->bonus_side = sqlite3_column_int64 (stmt, 14);
  terms->bonus_unsolvable = sqlite3_column_int64 (stmt, 15);
  terms->bonus_inexact = sqlite3_column_int64 (stmt, 16);
  brg_contest_stage_find (brg_sql_get_text (stmt, 17), &terms->stage);
  take_text (&terms->preliminary_done, stmt, 18);
  take_text (&terms->final_done, stmt, 19);
  take_text (&terms->note, stmt, 20);
  reading->contest->terms = terms;
}

static void
read_section (Reading *reading, sqlite3_stmt *stmt)
{
  BrgContestSection *section = brg_contest_section_new (NULL);

  section->id = sqlite3_column_int64 (stmt, 0);
  take_text (&section->name, stmt, 1);
  take_text (&section->board, stmt, 2);
  take_text (&section->kind, stmt, 3);
  take_text (&section->group, stmt, 4);
  take_text (&section->theme, stmt, 5);
  take_text (&section->starts_at, stmt, 6);
  section->minutes = (guint) sqlite3_column_int (stmt, 7);
  g_ptr_array_add (reading->contest->sections, section);
  g_hash_table_insert (reading->sections, &section->id, section);
}

static void
read_judge (Reading *reading, sqlite3_stmt *stmt)
{
  BrgContestSection *section = find (reading->sections, stmt, 1);
  BrgContestJudge *judge;

  if (section == NULL)
    return;
  judge = brg_contest_judge_new (section->id, brg_sql_get_text (stmt, 2));
  judge->id = sqlite3_column_int64 (stmt, 0);
  take_text (&judge->category, stmt, 3);
  judge->is_senior = sqlite3_column_int (stmt, 4) != 0;
  take_text (&judge->handed, stmt, 5);
  g_ptr_array_add (section->judges, judge);
}

static void
read_work (Reading *reading, sqlite3_stmt *stmt)
{
  BrgContestWork *work = brg_contest_work_new (sqlite3_column_int64 (stmt, 1));

  work->id = sqlite3_column_int64 (stmt, 0);
  work->number = (guint) sqlite3_column_int (stmt, 2);
  take_text (&work->board, stmt, 3);
  take_text (&work->kind, stmt, 4);
  take_text (&work->group, stmt, 5);
  take_text (&work->task, stmt, 6);
  work->n_moves = (guint) sqlite3_column_int (stmt, 7);
  take_text (&work->fen, stmt, 8);
  take_text (&work->solution, stmt, 9);
  take_text (&work->theme, stmt, 10);
  take_text (&work->last_moves, stmt, 11);
  take_text (&work->received, stmt, 12);
  take_text (&work->first_source, stmt, 13);
  work->first_copies = (guint) sqlite3_column_int (stmt, 14);
  take_text (&work->first, stmt, 15);
  take_text (&work->annexes, stmt, 16);
  take_text (&work->note, stmt, 17);
  brg_contest_work_state_find (brg_sql_get_text (stmt, 18), &work->state);
  take_text (&work->state_article, stmt, 19);
  take_text (&work->state_reason, stmt, 20);
  work->revised = sqlite3_column_int64 (stmt, 21);
  take_text (&work->revised_reason, stmt, 22);
  take_text (&work->distinction, stmt, 23);
  work->points = sqlite3_column_int64 (stmt, 24);
  g_ptr_array_add (reading->contest->works, work);
  g_hash_table_insert (reading->works, &work->id, work);
}

static void
read_author (Reading *reading, sqlite3_stmt *stmt)
{
  BrgContestWork *work = find (reading->works, stmt, 0);

  if (work != NULL)
    g_ptr_array_add (work->authors, brg_contest_author_new (sqlite3_column_int64 (stmt, 1),
                                                            brg_sql_get_text (stmt, 2),
                                                            brg_sql_get_text (stmt, 3)));
}

static void
read_variant (Reading *reading, sqlite3_stmt *stmt)
{
  BrgContestWork *work = find (reading->works, stmt, 0);

  if (work != NULL)
    g_ptr_array_add (work->variants, brg_contest_variant_new (brg_sql_get_text (stmt, 1),
                                                              sqlite3_column_int64 (stmt, 2)));
}

static void
read_mark (Reading *reading, sqlite3_stmt *stmt)
{
  BrgContestMarkRow *mark = g_new0 (BrgContestMarkRow, 1);

  mark->work_id = sqlite3_column_int64 (stmt, 0);
  mark->judge_id = sqlite3_column_int64 (stmt, 1);
  mark->mark = sqlite3_column_int (stmt, 2);
  mark->remark = brg_sql_dup_text (stmt, 3);
  g_ptr_array_add (reading->contest->marks, mark);
}

static void
read_remark (Reading *reading, sqlite3_stmt *stmt)
{
  BrgContestRemark *remark =
      brg_contest_remark_new (sqlite3_column_int64 (stmt, 1), brg_sql_get_text (stmt, 2));

  remark->id = sqlite3_column_int64 (stmt, 0);
  take_text (&remark->sender, stmt, 3);
  take_text (&remark->received, stmt, 4);
  take_text (&remark->text, stmt, 5);
  take_text (&remark->outcome, stmt, 6);
  take_text (&remark->answer, stmt, 7);
  take_text (&remark->answered, stmt, 8);
  g_ptr_array_add (reading->contest->remarks, remark);
}

static void
read_answer (Reading *reading, sqlite3_stmt *stmt)
{
  const BrgContestWork *work = find (reading->works, stmt, 1);
  BrgContestAnswer *answer;

  if (work == NULL)
    return;
  answer = brg_contest_answer_new (work->id, sqlite3_column_int64 (stmt, 2),
                                   brg_contest_work_n_variants (work));
  answer->id = sqlite3_column_int64 (stmt, 0);
  take_text (&answer->handed_at, stmt, 3);
  take_text (&answer->sheet, stmt, 4);
  answer->n_side = (guint) sqlite3_column_int (stmt, 5);
  answer->n_unsolvable = (guint) sqlite3_column_int (stmt, 6);
  answer->n_inexact = (guint) sqlite3_column_int (stmt, 7);
  take_text (&answer->note, stmt, 8);
  g_ptr_array_add (reading->contest->answers, answer);
  g_hash_table_insert (reading->answers, &answer->id, answer);
}

static void
read_part (Reading *reading, sqlite3_stmt *stmt)
{
  BrgContestAnswer *answer = find (reading->answers, stmt, 0);
  gint64 position = sqlite3_column_int64 (stmt, 1);

  if (answer != NULL && position >= 1 && position <= answer->points->len)
    g_array_index (answer->points, gint64, position - 1) = sqlite3_column_int64 (stmt, 2);
}

static void
read_register (Reading *reading, sqlite3_stmt *stmt)
{
  (void) stmt;
  reading->contest->is_register_open = TRUE;
}

#define OF_GROUP(row) \
  " JOIN contest_section s ON s.id = " row ".section_id WHERE s.group_id = ?1 ORDER BY "
#define OF_ALL_WORKS(row)               \
  " JOIN contest_work w ON w.id = " row \
  ".work_id JOIN contest_section s ON s.id = w.section_id WHERE s.group_id = ?1"
#define OF_WORK(row) OF_ALL_WORKS (row) " ORDER BY "
#define OF_ONE_WORK(row) OF_ALL_WORKS (row) " AND (?2 = 0 OR w.id = ?2) ORDER BY "

/* In this order: sections before judges and works, works before what belongs to them. */
static const struct
{
  const char *sql;
  void (*read) (Reading *reading, sqlite3_stmt *stmt);
} parts[] = {
  { "SELECT kind, is_open, theme, status, conditions, address, announced_on, closing_on,"
    " preliminary_on, final_on, mean, n_works, n_counted, n_copies, bonus_side, bonus_unsolvable,"
    " bonus_inexact, stage, preliminary_done, final_done, note FROM contest_terms WHERE group_id ="
    " ?1",
    read_terms },
  { "SELECT 1 FROM journal WHERE event_id = (SELECT event_id FROM event_group WHERE id = ?1) AND"
    " action = 'contest-register' AND json_extract (arguments, '$.group') = ?1 LIMIT 1",
    read_register },
  { "SELECT id, name, board, kind, work_group, theme, starts_at, minutes FROM contest_section"
    " WHERE group_id = ?1 ORDER BY position, id",
    read_section },
  { "SELECT j.id, j.section_id, j.name, j.category, j.is_senior, j.handed_on FROM contest_judge"
    " j" OF_GROUP ("j") "s.position, s.id, j.position, j.id",
    read_judge },
  { "SELECT w.id, w.section_id, w.number, w.board, w.kind, w.work_group, w.task, w.n_moves, w.fen,"
    " w.solution, w.theme, w.last_moves, w.received_on, w.first_source, w.first_copies, w.first_on,"
    " w.annexes, w.note, w.state, w.state_article, w.state_reason, w.revised, w.revised_reason,"
    " w.distinction, w.points FROM contest_work w" OF_GROUP ("w") "w.number, w.id",
    read_work },
  { "SELECT a.work_id, a.entry_id, a.name, a.residence FROM contest_author a" OF_WORK (
        "a") "a.work_id, a.position",
    read_author },
  { "SELECT v.work_id, v.line, v.points FROM contest_variant v" OF_WORK (
        "v") "v.work_id, v.position",
    read_variant },
  { "SELECT m.work_id, m.judge_id, m.mark, m.remark FROM contest_mark m" OF_ONE_WORK (
        "m") "m.work_id, m.judge_id",
    read_mark },
  { "SELECT r.id, r.work_id, r.kind, r.sender, r.received_on, r.text, r.outcome, r.answer,"
    " r.answered_on FROM contest_remark r" OF_ONE_WORK ("r") "r.id",
    read_remark },
  { "SELECT a.id, a.work_id, a.entry_id, a.handed_at, a.sheet, a.n_side, a.n_unsolvable,"
    " a.n_inexact, a.note FROM contest_answer a" OF_ONE_WORK ("a") "a.work_id, a.entry_id",
    read_answer },
  { "SELECT p.answer_id, p.position, p.points FROM contest_answer_part p JOIN contest_answer a ON"
    " a.id = p.answer_id" OF_ONE_WORK ("a") "p.answer_id, p.position",
    read_part },
};

#define N_PARTS_OF_TERMS 4
#define N_PARTS_OF_ALL 7 /* works, authors and variants: those behind are read by work */

/* @work_id: of which work marks, remarks and answers are read, 0 for all. */
static BrgContest *
load (BrgStore *store, gint64 group_id, guint n_parts, gint64 work_id, GError **error)
{
  g_autoptr (BrgContest) contest = brg_contest_new (group_id);
  g_autoptr (GHashTable) sections = g_hash_table_new (g_int64_hash, g_int64_equal);
  g_autoptr (GHashTable) works = g_hash_table_new (g_int64_hash, g_int64_equal);
  g_autoptr (GHashTable) answers = g_hash_table_new (g_int64_hash, g_int64_equal);
  Reading reading = { contest, sections, works, answers };

  for (guint i = 0; i < n_parts; i++)
    {
      sqlite3_stmt *stmt = brg_sql_query (store, error, parts[i].sql,
                                          i < N_PARTS_OF_ALL ? "i" : "ii", group_id, work_id);
      gboolean has_row = TRUE;

      if (stmt == NULL)
        return NULL;
      while (has_row)
        {
          if (!brg_sql_step (store, stmt, &has_row, error))
            return NULL;
          if (has_row)
            parts[i].read (&reading, stmt);
        }
    }
  return g_steal_pointer (&contest);
}

BrgContest *
brg_store_load_contest (BrgStore *store, gint64 group_id, GError **error)
{
  g_return_val_if_fail (store != NULL, NULL);

  return load (store, group_id, G_N_ELEMENTS (parts), 0, error);
}

BrgContest *
brg_store_load_contest_around (BrgStore *store, gint64 group_id, gint64 work_id, GError **error)
{
  g_return_val_if_fail (store != NULL && work_id != 0, NULL);

  return load (store, group_id, G_N_ELEMENTS (parts), work_id, error);
}

BrgContest *
brg_store_load_contest_terms (BrgStore *store, gint64 group_id, GError **error)
{
  g_return_val_if_fail (store != NULL, NULL);

  return load (store, group_id, N_PARTS_OF_TERMS, 0, error);
}

gboolean
brg_store_count_contest_works (BrgStore *store, gint64 group_id, gint64 *n_works, GError **error)
{
  g_return_val_if_fail (store != NULL && n_works != NULL, FALSE);

  return brg_sql_get_int (store, n_works, error,
                          "SELECT count(*) FROM contest_work w JOIN contest_section s ON s.id ="
                          " w.section_id WHERE s.group_id = ?1",
                          "i", group_id);
}
