/* brg-store-papers.c - personal papers: off until somebody wants them, purged in one step
 *
 * Tests: tests/data/test-store-papers.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-papers.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "brg-action.h"
#include "brg-backup.h"
#include "brg-personal-traces.h"
#include "brg-store-papers-private.h"
#include "brg-store-persons.h"
#include "brg-store-private.h"
#include "brg-store-rows.h"
#include "brg-text-tidy.h"
#include "brg-write-anew.h"

#define IN_STATE "SELECT count(*) FROM workspace_setting WHERE name = 'papers' AND value = ?1"

/* The row of a person, with a number that he has or had: his own one first. */
#define HIS_ROW                                                                       \
  " FROM personal_paper p JOIN (SELECT coalesce ((SELECT person_id FROM person_alias" \
  " WHERE old_id = ?1), ?1) AS id) w ON p.person_id = w.id OR p.person_id IN"         \
  " (SELECT old_id FROM person_alias a WHERE a.person_id = w.id)"                     \
  " ORDER BY p.person_id <> w.id, p.person_id LIMIT 1"
#define MOST_BYTES 1024

static gboolean
is_in_state (BrgStore *store, const char *state)
{
  gint64 count = 0;

  return brg_sql_get_int (store, &count, NULL, IN_STATE, "t", state) && count > 0;
}

gboolean
brg_store_are_papers_kept (BrgStore *store)
{
  g_return_val_if_fail (store != NULL, FALSE);

  return is_in_state (store, "kept");
}

gboolean
brg_store_is_purge_open (BrgStore *store)
{
  g_return_val_if_fail (store != NULL, FALSE);

  return is_in_state (store, "purging");
}

gboolean
brg_store_keep_papers (BrgStore *store, gint64 event_id, GError **error)
{
  g_autoptr (BrgAction) action = NULL;

  g_return_val_if_fail (store != NULL, FALSE);

  if (brg_store_is_purge_open (store))
    return brg_store_refuse (error, _ ("The purge of personal papers is not finished. Repeat it "
                                       "first."));
  action = brg_action_begin (store, "papers-keep", event_id, error);
  return action != NULL &&
         brg_sql_run (store, error,
                      "INSERT INTO workspace_setting (name, value) VALUES ('papers', 'kept')"
                      " ON CONFLICT (name) DO NOTHING",
                      "") &&
         brg_action_commit (g_steal_pointer (&action), error);
}

BrgPersonalPapers *
brg_store_load_papers (BrgStore *store, gint64 person_id, GError **error)
{
  g_autoptr (BrgPersonalPapers) papers = NULL;
  gboolean has_row = FALSE;
  sqlite3_stmt *stmt;

  g_return_val_if_fail (store != NULL, NULL);

  stmt = brg_sql_query (store, error, "SELECT p.passport, p.snils, p.address, p.phone" HIS_ROW, "i",
                        person_id);
  if (stmt == NULL || !brg_sql_step (store, stmt, &has_row, error))
    return NULL;
  papers = brg_personal_papers_new ();
  for (BrgPaperField field = 0; has_row && field < BRG_N_PAPER_FIELDS; field++)
    brg_personal_papers_set (papers, field, brg_sql_get_text (stmt, (int) field));
  sqlite3_reset (stmt);
  return g_steal_pointer (&papers);
}

static gpointer
read_holder (sqlite3_stmt *stmt)
{
  BrgPaperHolder *holder = g_new0 (BrgPaperHolder, 1);

  holder->person_id = sqlite3_column_int64 (stmt, 0);
  holder->name = brg_sql_dup_text (stmt, 1);
  holder->papers = brg_personal_papers_new ();
  for (BrgPaperField field = 0; field < BRG_N_PAPER_FIELDS; field++)
    brg_personal_papers_set (holder->papers, field, brg_sql_get_text (stmt, (int) field + 2));
  return holder;
}

GPtrArray *
brg_store_list_paper_holders (BrgStore *store, GError **error)
{
  g_return_val_if_fail (store != NULL, NULL);

  return brg_sql_list (store,
                       brg_sql_query (store, error,
                                      "SELECT w.id, trim (w.family_name || ' ' || w.given_name),"
                                      " p.passport, p.snils, p.address, p.phone FROM"
                                      " personal_paper p JOIN person w ON w.id = coalesce ((SELECT"
                                      " person_id FROM person_alias WHERE old_id = p.person_id),"
                                      " p.person_id) ORDER BY w.id, p.person_id",
                                      ""),
                       read_holder, (GDestroyNotify) brg_paper_holder_free, error);
}

/* One account of insurance is one person; what came in with a list is not asked again. */
static gboolean
check_account (BrgStore *store, gint64 person_id, const BrgPersonalPapers *papers, GError **error)
{
  g_autoptr (BrgPersonalPapers) was = brg_store_load_papers (store, person_id, error);
  g_autoptr (GPtrArray) holders = NULL;
  g_autoptr (BrgPaperIndex) index = NULL;
  const BrgPaperHolder *holder;

  if (was == NULL)
    return FALSE;
  if (g_str_equal (was->texts[BRG_PAPER_SNILS], papers->texts[BRG_PAPER_SNILS]))
    return TRUE;
  holders = brg_store_list_paper_holders (store, error);
  if (holders == NULL)
    return FALSE;
  index = brg_paper_index_new (holders);
  holder = brg_paper_index_find (index, person_id, papers, BRG_PAPER_SNILS);
  if (holder == NULL)
    return TRUE;
  g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
               /* Translators: number of a person in the register, his name */
               _ ("No. %d, %s, has this SNILS: one person has it. If they are the same person, "
                  "merge the cards."),
               (gint) holder->person_id, holder->name);
  return FALSE;
}

gboolean
brg_store_check_papers (const BrgPersonalPapers *papers, GError **error)
{
  for (guint i = 0; i < BRG_N_PAPER_FIELDS; i++)
    if (strlen (papers->texts[i]) > MOST_BYTES || !g_utf8_validate (papers->texts[i], -1, NULL) ||
        !brg_text_is_printable (papers->texts[i]))
      return brg_store_refuse (error, _ ("A personal paper is one line of at most 1024 bytes."));
  return *papers->texts[BRG_PAPER_SNILS] == '\0' ||
         brg_snils_is_right (papers->texts[BRG_PAPER_SNILS]) ||
         brg_store_refuse (error, _ ("The SNILS is not right: eleven digits, the last two follow "
                                     "from the others."));
}

static gboolean
are_empty (const BrgPersonalPapers *papers)
{
  for (guint i = 0; i < BRG_N_PAPER_FIELDS; i++)
    if (*papers->texts[i] != '\0')
      return FALSE;
  return TRUE;
}

gboolean
brg_store_write_papers (BrgStore *store,
                        gint64 person_id,
                        const BrgPersonalPapers *papers,
                        GError **error)
{
  gint64 row_id = 0;

  if (!brg_sql_get_int (store, &row_id, error,
                        "SELECT coalesce ((SELECT p.person_id" HIS_ROW "), ?1)", "i", person_id) ||
      !brg_sql_run (store, error, "DELETE FROM personal_paper WHERE person_id = ?1", "i", row_id))
    return FALSE;
  return are_empty (papers) || brg_store_insert_papers (store, row_id, papers, error);
}

gboolean
brg_store_set_papers (BrgStore *store,
                      gint64 event_id,
                      gint64 person_id,
                      const BrgPersonalPapers *papers,
                      GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  g_autoptr (BrgPerson) person = NULL;
  g_autofree char *name = NULL;
  guint n_marked;

  g_return_val_if_fail (store != NULL && papers != NULL, FALSE);

  if (!brg_store_are_papers_kept (store))
    return brg_store_refuse (error,
                             _ ("This file keeps no personal papers. Switch that on first."));
  if (!brg_store_check_papers (papers, error))
    return FALSE;
  person = brg_store_load_person (store, person_id, error);
  if (person == NULL || !check_account (store, person->id, papers, error) ||
      !brg_action_check_writable (store, error) ||
      !brg_sql_script (store->db, "PRAGMA secure_delete = ON", error))
    return FALSE;
  action = brg_action_begin (store, "papers-set", event_id, error);
  /* What was printed before this was entered may show it. */
  if (action == NULL || !brg_store_write_papers (store, person->id, papers, error) ||
      !brg_personal_traces_mark (store, &n_marked, error))
    return FALSE;
  name = brg_person_dup_name (person);
  brg_action_set_text (action, "name", name);
  brg_action_set_int (action, "person", person->id);
  brg_action_keep (action);
  return brg_action_commit (g_steal_pointer (&action), error);
}

void
brg_purge_report_clear (BrgPurgeReport *report)
{
  g_return_if_fail (report != NULL);

  g_clear_pointer (&report->left, g_ptr_array_unref);
}

/* From here on the file says that it is not clean yet. */
static gboolean
delete_papers (BrgStore *store, gint64 event_id, gint64 *n_persons, gint64 *n_files, GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  guint n_marked;

  if (brg_store_is_purge_open (store))
    return TRUE;
  action = brg_action_begin (store, "papers-purge", event_id, error);
  if (action == NULL || !brg_personal_traces_mark (store, &n_marked, error) ||
      !brg_sql_get_int (store, n_persons, error, "SELECT count(*) FROM personal_paper", "") ||
      !brg_sql_get_int (store, n_files, error,
                        "SELECT count(*) FROM paper_file WHERE is_private = 1", "") ||
      !brg_sql_run (store, error, "DELETE FROM paper_file WHERE is_private = 1", "") ||
      !brg_sql_run (store, error, "DELETE FROM personal_paper", "") ||
      !brg_sql_run (store, error,
                    "INSERT INTO workspace_setting (name, value) VALUES ('papers', 'purging')"
                    " ON CONFLICT (name) DO UPDATE SET value = 'purging'",
                    ""))
    return FALSE;
  brg_action_set_int (action, "count", *n_persons);
  brg_action_keep (action);
  return brg_action_commit (g_steal_pointer (&action), error);
}

static gboolean
finish_purge (BrgStore *store, gint64 event_id, GError **error)
{
  g_autoptr (BrgAction) action = brg_action_begin (store, "papers-purged", event_id, error);

  if (action == NULL ||
      !brg_sql_run (store, error, "DELETE FROM workspace_setting WHERE name = 'papers'", ""))
    return FALSE;
  brg_action_keep (action);
  return brg_action_commit (g_steal_pointer (&action), error);
}

gboolean
brg_store_purge_papers (BrgStore *store, gint64 event_id, BrgPurgeReport *report, GError **error)
{
  gint64 n_persons = 0;
  gint64 n_files = 0;

  g_return_val_if_fail (store != NULL && report != NULL, FALSE);

  *report = (BrgPurgeReport){ 0 };
  if (!brg_action_check_writable (store, error) ||
      !brg_sql_script (store->db, "PRAGMA secure_delete = ON; PRAGMA temp_store = MEMORY", error) ||
      !delete_papers (store, event_id, &n_persons, &n_files, error))
    return FALSE;
  report->n_persons = (guint) n_persons;
  report->n_files = (guint) n_files;
  report->left = g_ptr_array_new_with_free_func (g_free);
  /* What was committed stays: a file that cannot be written anew is written anew later. */
  if (!brg_write_anew (store, &report->is_in_use, NULL))
    report->is_in_use = TRUE;
  brg_backup_clean_papers (store, &report->n_copies, report->left);
  report->is_finished =
      !report->is_in_use && report->left->len == 0 && finish_purge (store, event_id, NULL);
  return TRUE;
}
