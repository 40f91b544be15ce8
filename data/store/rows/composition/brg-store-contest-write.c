/* brg-store-contest-write.c - writes the rows of a contest of composition
 *
 * Tests: tests/data/test-store-contest.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-contest-write.h"

gboolean
brg_store_write_contest_terms (BrgStore *store,
                               gint64 group_id,
                               const BrgContestTerms *terms,
                               GError **error)
{
  return brg_sql_run (
      store, error,
      "INSERT INTO contest_terms (group_id, kind, is_open, theme, status, conditions, address,"
      " announced_on, closing_on, preliminary_on, final_on, mean, n_works, n_counted, n_copies,"
      " bonus_side, bonus_unsolvable, bonus_inexact, note) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8,"
      " ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19) ON CONFLICT (group_id) DO UPDATE SET"
      " kind = ?2, is_open = ?3, theme = ?4, status = ?5, conditions = ?6, address = ?7,"
      " announced_on = ?8, closing_on = ?9, preliminary_on = ?10, final_on = ?11, mean = ?12,"
      " n_works = ?13, n_counted = ?14, n_copies = ?15, bonus_side = ?16, bonus_unsolvable = ?17,"
      " bonus_inexact = ?18, note = ?19",
      "ititttttttttiiiiiit", group_id, brg_contest_kind_get_id (terms->kind),
      (gint64) terms->is_open, terms->theme, terms->status, terms->conditions, terms->address,
      terms->announced, terms->closing, terms->preliminary, terms->final,
      brg_contest_mean_get_id (terms->mean), (gint64) terms->n_works, (gint64) terms->n_counted,
      (gint64) terms->n_copies, terms->bonus_side, terms->bonus_unsolvable, terms->bonus_inexact,
      terms->note);
}

static gboolean
write_judge (BrgStore *store, BrgContestJudge *judge, guint position, GError **error)
{
  if (judge->id != 0)
    return brg_sql_run (store, error,
                        "UPDATE contest_judge SET position = ?2, name = ?3, category = ?4,"
                        " is_senior = ?5 WHERE id = ?1",
                        "iitti", judge->id, (gint64) position, judge->name, judge->category,
                        (gint64) judge->is_senior);
  if (!brg_sql_run (store, error,
                    "INSERT INTO contest_judge (section_id, position, name, category, is_senior)"
                    " VALUES (?1, ?2, ?3, ?4, ?5)",
                    "iitti", judge->section_id, (gint64) position, judge->name, judge->category,
                    (gint64) judge->is_senior))
    return FALSE;
  judge->id = sqlite3_last_insert_rowid (store->db);
  return TRUE;
}

/* Those that are not named any more go, with what they remarked. */
static gboolean
write_judges (BrgStore *store, BrgContestSection *section, GError **error)
{
  g_autoptr (GString) kept = g_string_new (",");

  for (guint i = 0; i < section->judges->len; i++)
    {
      BrgContestJudge *judge = section->judges->pdata[i];

      judge->section_id = section->id;
      if (!write_judge (store, judge, i + 1, error))
        return FALSE;
      g_string_append_printf (kept, "%" G_GINT64_FORMAT ",", judge->id);
    }
  return brg_sql_run (store, error,
                      "DELETE FROM contest_mark WHERE judge_id IN (SELECT id FROM contest_judge"
                      " WHERE section_id = ?1 AND instr (?2, ',' || id || ',') = 0)",
                      "it", section->id, kept->str) &&
         brg_sql_run (store, error,
                      "DELETE FROM contest_judge WHERE section_id = ?1 AND instr (?2, ',' || id ||"
                      " ',') = 0",
                      "it", section->id, kept->str);
}

gboolean
brg_store_write_contest_section (BrgStore *store,
                                 gint64 group_id,
                                 BrgContestSection *section,
                                 GError **error)
{
  if (section->id != 0)
    return brg_sql_run (store, error,
                        "UPDATE contest_section SET name = ?2, board = ?3, kind = ?4, work_group ="
                        " ?5, theme = ?6, starts_at = ?7, minutes = ?8 WHERE id = ?1",
                        "itttttti", section->id, section->name, section->board, section->kind,
                        section->group, section->theme, section->starts_at,
                        (gint64) section->minutes) &&
           write_judges (store, section, error);
  if (!brg_sql_run (store, error,
                    "INSERT INTO contest_section (group_id, position, name, board, kind,"
                    " work_group, theme, starts_at, minutes) SELECT ?1, coalesce (max (position),"
                    " 0) + 1, ?2, ?3, ?4, ?5, ?6, ?7, ?8 FROM contest_section WHERE group_id = ?1",
                    "itttttti", group_id, section->name, section->board, section->kind,
                    section->group, section->theme, section->starts_at, (gint64) section->minutes))
    return FALSE;
  section->id = sqlite3_last_insert_rowid (store->db);
  return write_judges (store, section, error);
}

static gboolean
write_authors (BrgStore *store, const BrgContestWork *work, GError **error)
{
  if (!brg_sql_run (store, error, "DELETE FROM contest_author WHERE work_id = ?1", "i", work->id))
    return FALSE;
  for (guint i = 0; i < work->authors->len; i++)
    {
      const BrgContestAuthor *author = work->authors->pdata[i];

      if (!brg_sql_run (store, error,
                        "INSERT INTO contest_author (work_id, position, entry_id, name, residence)"
                        " VALUES (?1, ?2, ?3, ?4, ?5)",
                        "iiItt", work->id, (gint64) i + 1, author->entry_id, author->name,
                        author->residence))
        return FALSE;
    }
  return TRUE;
}

static gboolean
write_variants (BrgStore *store, const BrgContestWork *work, GError **error)
{
  if (!brg_sql_run (store, error, "DELETE FROM contest_variant WHERE work_id = ?1", "i", work->id))
    return FALSE;
  for (guint i = 0; i < work->variants->len; i++)
    {
      const BrgContestVariant *variant = work->variants->pdata[i];

      if (!brg_sql_run (store, error,
                        "INSERT INTO contest_variant (work_id, position, line, points)"
                        " VALUES (?1, ?2, ?3, ?4)",
                        "iiti", work->id, (gint64) i + 1, variant->line, variant->points))
        return FALSE;
    }
  return TRUE;
}

static gboolean
insert_work (BrgStore *store, BrgContestWork *work, GError **error)
{
  if (!brg_sql_run (store, error,
                    "INSERT INTO contest_work (section_id, number, board, kind, task, n_moves, fen,"
                    " state, state_article, state_reason, revised, revised_reason, distinction)"
                    " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)",
                    "iitttittttitt", work->section_id, (gint64) work->number, work->board,
                    work->kind, work->task, (gint64) work->n_moves, work->fen,
                    brg_contest_work_state_get_id (work->state), work->state_article,
                    work->state_reason, work->revised, work->revised_reason, work->distinction))
    return FALSE;
  work->id = sqlite3_last_insert_rowid (store->db);
  return TRUE;
}

gboolean
brg_store_write_contest_work (BrgStore *store, BrgContestWork *work, GError **error)
{
  return (work->id != 0 || insert_work (store, work, error)) &&
         brg_sql_run (store, error,
                      "UPDATE contest_work SET section_id = ?2, number = ?3, board = ?4, kind = ?5,"
                      " work_group = ?6, task = ?7, n_moves = ?8, fen = ?9, solution = ?10, theme ="
                      " ?11, last_moves = ?12, received_on = ?13, first_source = ?14, first_copies"
                      " = ?15, first_on = ?16, annexes = ?17, note = ?18, points = ?19 WHERE id ="
                      " ?1",
                      "iiittttittttttittti", work->id, work->section_id, (gint64) work->number,
                      work->board, work->kind, work->group, work->task, (gint64) work->n_moves,
                      work->fen, work->solution, work->theme, work->last_moves, work->received,
                      work->first_source, (gint64) work->first_copies, work->first, work->annexes,
                      work->note, work->points) &&
         write_authors (store, work, error) && write_variants (store, work, error);
}

gboolean
brg_store_write_contest_remark (BrgStore *store, BrgContestRemark *remark, GError **error)
{
  if (remark->id != 0)
    return brg_sql_run (store, error,
                        "UPDATE contest_remark SET kind = ?2, sender = ?3, received_on = ?4, text ="
                        " ?5, outcome = ?6, answer = ?7, answered_on = ?8 WHERE id = ?1",
                        "ittttttt", remark->id, remark->kind, remark->sender, remark->received,
                        remark->text, remark->outcome, remark->answer, remark->answered);
  if (!brg_sql_run (store, error,
                    "INSERT INTO contest_remark (work_id, kind, sender, received_on, text, outcome,"
                    " answer, answered_on) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
                    "ittttttt", remark->work_id, remark->kind, remark->sender, remark->received,
                    remark->text, remark->outcome, remark->answer, remark->answered))
    return FALSE;
  remark->id = sqlite3_last_insert_rowid (store->db);
  return TRUE;
}

static gboolean
write_parts (BrgStore *store, const BrgContestAnswer *answer, GError **error)
{
  if (!brg_sql_run (store, error, "DELETE FROM contest_answer_part WHERE answer_id = ?1", "i",
                    answer->id))
    return FALSE;
  for (guint i = 0; i < answer->points->len; i++)
    {
      gint64 points = g_array_index (answer->points, gint64, i);

      if (points >= 0 && !brg_sql_run (store, error,
                                       "INSERT INTO contest_answer_part (answer_id, position,"
                                       " points) VALUES (?1, ?2, ?3)",
                                       "iii", answer->id, (gint64) i + 1, points))
        return FALSE;
    }
  return TRUE;
}

gboolean
brg_store_write_contest_answer (BrgStore *store, BrgContestAnswer *answer, GError **error)
{
  if (answer->id == 0)
    {
      if (!brg_sql_run (store, error,
                        "INSERT INTO contest_answer (work_id, entry_id) VALUES (?1, ?2)", "ii",
                        answer->work_id, answer->entry_id))
        return FALSE;
      answer->id = sqlite3_last_insert_rowid (store->db);
    }
  return brg_sql_run (store, error,
                      "UPDATE contest_answer SET handed_at = ?2, sheet = ?3, n_side = ?4,"
                      " n_unsolvable = ?5, n_inexact = ?6, note = ?7 WHERE id = ?1",
                      "ittiiit", answer->id, answer->handed_at, answer->sheet,
                      (gint64) answer->n_side, (gint64) answer->n_unsolvable,
                      (gint64) answer->n_inexact, answer->note) &&
         write_parts (store, answer, error);
}
