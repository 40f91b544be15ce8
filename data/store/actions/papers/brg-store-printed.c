/* brg-store-printed.c - papers as they were printed or saved
 *
 * Tests: tests/data/test-store-printed.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-printed.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "brg-action.h"
#include "brg-packed-bytes.h"
#include "brg-personal-traces.h"
#include "brg-proof-private.h"
#include "brg-redaction-papers.h"
#include "brg-sealed-gate.h"
#include "brg-sql.h"
#include "brg-store-private.h"
#include "brg-store-rows.h"

/* What all files of a workspace may take. */
#define MOST_OF_ALL (G_GINT64_CONSTANT (128) * 1024 * 1024)
#define MOST_NUMBER 100000
/* How many titles the journal names. */
#define MOST_TITLES 12

/* ----- Filing ----- */

/* Files that no paper names any more go before one is refused for want of room. */
static gboolean
find_room (BrgStore *store, gsize wanted, gboolean *has_room, GError **error)
{
  gint64 taken;

  for (gint pass = 0; pass < 2; pass++)
    {
      if (!brg_sql_get_int (store, &taken, error,
                            "SELECT coalesce (sum (length (bytes) + length (words)), 0) FROM"
                            " paper_file",
                            ""))
        return FALSE;
      *has_room = taken + (gint64) wanted <= MOST_OF_ALL;
      if (*has_room)
        return TRUE;
      if (pass == 0 && !brg_sql_run (store, error,
                                     "DELETE FROM paper_file WHERE sha256 NOT IN (SELECT sha256"
                                     " FROM printed_paper)",
                                     ""))
        return FALSE;
    }
  return TRUE;
}

static gboolean
write_bytes (BrgStore *store,
             BrgPrintedPaper *paper,
             GBytes *pdf,
             GBytes *words,
             gboolean is_private,
             GError **error)
{
  g_autoptr (GBytes) packed = brg_packed_bytes_new (pdf);
  g_autoptr (GBytes) packed_words =
      g_bytes_get_size (words) > 0 ? brg_packed_bytes_new (words) : NULL;
  GBytes *kept = packed != NULL ? packed : pdf;
  GBytes *kept_words = packed_words != NULL ? packed_words : words;
  gboolean has_room;

  if (!find_room (store, g_bytes_get_size (kept) + g_bytes_get_size (kept_words), &has_room, error))
    return FALSE;
  if (!has_room)
    {
      brg_printed_paper_set (&paper->lost, "full");
      return TRUE;
    }
  paper->is_kept = TRUE;
  return brg_sql_run (store, error,
                      "INSERT INTO paper_file (sha256, size, is_packed, is_private, bytes,"
                      " words_size, words) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)"
                      " ON CONFLICT (sha256) DO NOTHING",
                      "tiiibib", paper->sha256, (gint64) g_bytes_get_size (pdf),
                      (gint64) (packed != NULL), (gint64) is_private, kept,
                      (gint64) g_bytes_get_size (words), kept_words);
}

/* What is too long to be looked through for a name later is not kept. */
static gboolean
keep_bytes (BrgStore *store, const BrgPrintedFile *file, GError **error)
{
  gsize size = g_bytes_get_size (file->pdf);
  gsize length = strlen (file->words);
  g_autoptr (GBytes) words = g_bytes_new (file->words, length);
  gboolean is_private;

  brg_printed_paper_set (&file->paper->lost, "");
  if (size == 0 || size > BRG_PRINTED_MOST_BYTES)
    brg_printed_paper_set (&file->paper->lost, "large");
  else if (length > BRG_PRINTED_MOST_WORDS)
    brg_printed_paper_set (&file->paper->lost, "long");
  else
    return brg_personal_traces_find (store, file->words, &is_private, error) &&
           write_bytes (store, file->paper, file->pdf, words, is_private, error);
  return TRUE;
}

static gboolean
write_paper (BrgStore *store, gint64 group_id, const BrgPrintedPaper *paper, GError **error)
{
  return brg_sql_run (store, error,
                      "INSERT INTO printed_paper (group_id, number, kind, round, title, language,"
                      " state, way, copies, sheets, printed_at, choice, sha256, content,"
                      " lost, entry) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12,"
                      " ?13, ?14, ?15, ?16)",
                      "iitittttiittttti", group_id, (gint64) paper->number, paper->kind,
                      (gint64) paper->round, paper->title, paper->language, paper->state,
                      paper->is_saved ? "saved" : "printed", (gint64) paper->copies,
                      (gint64) paper->sheets, paper->printed_at, paper->choice, paper->sha256,
                      paper->content, paper->lost, paper->entry);
}

/* What somebody wrote himself may tell a move that is still sealed; what the program writes of
 * games is what everybody at the boards has seen. */
static gboolean
check_own_text (BrgStore *store, const BrgPrintedFile *file, GError **error)
{
  g_autoptr (JsonObject) arguments = NULL;
  g_autoptr (GBytes) nothing = NULL;

  if (file->own_text == NULL || *file->own_text == '\0')
    return TRUE;
  arguments = json_object_new ();
  nothing = g_bytes_new (NULL, 0);
  json_object_set_string_member (arguments, "reason", file->own_text);
  return brg_sealed_gate_check (store, nothing, "papers-print", arguments, error);
}

static gboolean
file_one (BrgStore *store, gint64 group_id, gint number, const BrgPrintedFile *file, GError **error)
{
  BrgPrintedPaper *paper = file->paper;

  paper->number = number;
  g_free (paper->sha256);
  paper->sha256 = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, file->pdf);
  g_free (paper->printed_at);
  paper->printed_at = brg_sql_dup_now (store);
  paper->is_kept = FALSE;
  return check_own_text (store, file, error) && keep_bytes (store, file, error) &&
         write_paper (store, group_id, paper, error);
}

static void
name_papers (BrgAction *action, const GArray *files)
{
  g_autoptr (GString) titles = g_string_new (NULL);
  const BrgPrintedFile *first = &g_array_index (files, BrgPrintedFile, 0);

  for (guint i = 0; i < files->len && i < MOST_TITLES; i++)
    g_string_append_printf (titles, i > 0 ? ", %s" : "%s",
                            g_array_index (files, BrgPrintedFile, i).paper->title);
  if (files->len > MOST_TITLES)
    g_string_append (titles, ", …");
  brg_action_set_int (action, "count", files->len);
  brg_action_set_int (action, "number", first->paper->number);
  brg_action_set_text (action, "titles", titles->str);
  brg_action_set_text (action, "way", first->paper->is_saved ? "saved" : "printed");
}

gboolean
brg_store_file_printed (BrgStore *store, gint64 group_id, const GArray *files, GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  gint64 number;

  g_return_val_if_fail (store != NULL && files != NULL && files->len > 0, FALSE);

  action = brg_action_begin_in_group (store, "papers-print", group_id, error);
  if (action == NULL ||
      !brg_sql_get_int (store, &number, error,
                        "SELECT coalesce (max (number), 0) FROM printed_paper WHERE group_id = ?1",
                        "i", group_id))
    return FALSE;
  if (number + files->len > MOST_NUMBER)
    return brg_store_refuse (error, _ ("The archive of papers is full."));
  for (guint i = 0; i < files->len; i++)
    if (!file_one (store, group_id, (gint) number + 1 + (gint) i,
                   &g_array_index (files, BrgPrintedFile, i), error))
      return FALSE;
  name_papers (action, files);
  return brg_action_commit (g_steal_pointer (&action), error);
}

/* ----- Reading ----- */

static gpointer
read_paper (sqlite3_stmt *stmt)
{
  BrgPrintedPaper *paper = brg_printed_paper_new ();
  char **texts[] = { &paper->kind,   &paper->title,      &paper->language,
                     &paper->state,  &paper->printed_at, &paper->choice,
                     &paper->sha256, &paper->content,    &paper->lost };

  paper->id = sqlite3_column_int64 (stmt, 0);
  paper->number = sqlite3_column_int (stmt, 1);
  paper->round = sqlite3_column_int (stmt, 2);
  paper->is_saved = g_str_equal (brg_sql_get_text (stmt, 3), "saved");
  paper->copies = sqlite3_column_int (stmt, 4);
  paper->sheets = sqlite3_column_int (stmt, 5);
  paper->is_kept = sqlite3_column_int (stmt, 6) != 0;
  paper->is_private = sqlite3_column_int (stmt, 7) != 0;
  paper->entry = sqlite3_column_int64 (stmt, 8);
  paper->is_missing = sqlite3_column_int (stmt, 9) != 0;
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    brg_printed_paper_set (texts[i], brg_sql_get_text (stmt, 10 + (int) i));
  return paper;
}

GPtrArray *
brg_store_list_printed (BrgStore *store, gint64 group_id, GError **error)
{
  g_return_val_if_fail (store != NULL, NULL);

  return brg_sql_list (
      store,
      brg_sql_query (store, error,
                     "SELECT p.id, number, round, way, copies, sheets, f.sha256 IS NOT NULL,"
                     " coalesce (f.is_private, 0), entry," BRG_PROOF_PAPER_IS_MISSING
                     ", kind, title, language, state,"
                     " printed_at, choice, p.sha256, content, lost FROM printed_paper p"
                     " LEFT JOIN paper_file f ON f.sha256 = p.sha256"
                     " WHERE group_id = ?1 ORDER BY number DESC",
                     "i", group_id),
      read_paper, (GDestroyNotify) brg_printed_paper_free, error);
}

static GBytes *
check_bytes (const BrgPrintedPaper *paper, GBytes *bytes, GError **error)
{
  g_autofree char *sha256 =
      bytes != NULL ? g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes) : NULL;

  if (g_strcmp0 (sha256, paper->sha256) == 0)
    return g_bytes_ref (bytes);
  g_set_error (
      error, BRG_STORE_ERROR, BRG_STORE_ERROR_DAMAGED,
      /* Translators: number of a paper in the archive */
      _ ("Paper No. %d of the archive is not what the journal says: it was changed outside "
         "the program."),
      paper->number);
  return NULL;
}

GBytes *
brg_store_load_printed (BrgStore *store, const BrgPrintedPaper *paper, GError **error)
{
  g_autoptr (GBytes) stored = NULL;
  g_autoptr (GBytes) bytes = NULL;
  gboolean has_row = FALSE;
  gint64 size;
  sqlite3_stmt *stmt;

  g_return_val_if_fail (store != NULL && paper != NULL, NULL);

  stmt = brg_sql_query (store, error,
                        "SELECT size, is_packed, bytes FROM paper_file WHERE sha256 = ?1", "t",
                        paper->sha256);
  if (stmt == NULL || !brg_sql_step (store, stmt, &has_row, error))
    return NULL;
  if (!has_row)
    {
      g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_NOT_FOUND,
                   /* Translators: number of a paper in the archive */
                   _ ("The file of paper No. %d is not kept any more."), paper->number);
      return NULL;
    }
  size = CLAMP (sqlite3_column_int64 (stmt, 0), 0, BRG_PRINTED_MOST_BYTES);
  stored = brg_sql_dup_bytes (stmt, 2);
  bytes = sqlite3_column_int (stmt, 1) != 0 ? brg_packed_bytes_unfold (stored, (gsize) size)
                                            : g_bytes_ref (stored);
  sqlite3_reset (stmt);
  return check_bytes (paper, bytes, error);
}

char *
brg_store_load_printed_words (BrgStore *store, const BrgPrintedPaper *paper, GError **error)
{
  gboolean has_row = FALSE;
  g_autofree char *words = NULL;
  sqlite3_stmt *stmt;

  g_return_val_if_fail (store != NULL && paper != NULL, NULL);

  stmt = brg_sql_query (store, error, "SELECT words_size, words FROM paper_file WHERE sha256 = ?1",
                        "t", paper->sha256);
  if (stmt == NULL || !brg_sql_step (store, stmt, &has_row, error))
    return NULL;
  if (has_row)
    {
      words = brg_redaction_papers_dup_words (stmt, 0);
      sqlite3_reset (stmt);
    }
  if (words == NULL)
    g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_NOT_FOUND,
                 /* Translators: number of a paper in the archive */
                 _ ("The file of paper No. %d is not kept any more."), paper->number);
  return g_steal_pointer (&words);
}

/* ----- Out of the archive ----- */

static BrgPrintedPaper *
find_paper (BrgStore *store, gint64 group_id, gint number, GError **error)
{
  g_autoptr (GPtrArray) papers = brg_store_list_printed (store, group_id, error);

  for (guint i = 0; papers != NULL && i < papers->len; i++)
    if (((BrgPrintedPaper *) papers->pdata[i])->number == number)
      return g_steal_pointer (&papers->pdata[i]);
  if (papers != NULL)
    g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_NOT_FOUND,
                 /* Translators: number of a paper */
                 _ ("The archive has no paper No. %d."), number);
  return NULL;
}

gboolean
brg_store_drop_printed (BrgStore *store, gint64 group_id, gint number, GError **error)
{
  g_autoptr (BrgPrintedPaper) paper = NULL;
  g_autoptr (BrgAction) action = NULL;

  g_return_val_if_fail (store != NULL, FALSE);

  paper = find_paper (store, group_id, number, error);
  if (paper == NULL)
    return FALSE;
  /* One that is missing is given up by the same act. */
  if (!paper->is_kept && !paper->is_missing)
    return brg_store_refuse (error, _ ("The file of this paper is not kept."));
  if (!brg_action_check_writable (store, error) ||
      !brg_sql_script (store->db, "PRAGMA secure_delete = ON", error))
    return FALSE;
  action = brg_action_begin_in_group (store, "papers-drop", group_id, error);
  if (action == NULL ||
      !brg_sql_run (store, error, "DELETE FROM paper_file WHERE sha256 = ?1", "t", paper->sha256))
    return FALSE;
  brg_action_set_int (action, "number", number);
  brg_action_set_text (action, "titles", paper->title);
  brg_action_keep (action);
  return brg_action_commit (g_steal_pointer (&action), error);
}

gboolean
brg_store_find_letterheads (BrgStore *store,
                            gint64 event_id,
                            gint64 *first,
                            gint64 *last,
                            GError **error)
{
  g_return_val_if_fail (store != NULL && first != NULL && last != NULL, FALSE);

  return brg_sql_get_int (store, first, error,
                          "SELECT coalesce (min (id), 0) FROM journal WHERE event_id = ?1 AND"
                          " action = 'letterhead-set'",
                          "i", event_id) &&
         brg_sql_get_int (store, last, error,
                          "SELECT coalesce (max (id), 0) FROM journal WHERE event_id = ?1 AND"
                          " action = 'letterhead-set'",
                          "i", event_id);
}

gboolean
brg_store_find_last_change (BrgStore *store, gint64 *entry, GError **error)
{
  g_return_val_if_fail (store != NULL && entry != NULL, FALSE);

  return brg_sql_get_int (store, entry, error,
                          "SELECT coalesce (max (id), 0) FROM journal WHERE action NOT IN"
                          " ('papers-print', 'papers-drop', 'paper-set', 'letterhead-set',"
                          " 'paper-option-set', 'paper-template-set', 'paper-template-remove')",
                          "");
}
