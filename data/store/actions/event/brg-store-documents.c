/* brg-store-documents.c - the archive of printed documents
 *
 * Tests: tests/data/test-store-rounds.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n-lib.h>

#include "brg-action.h"
#include "brg-store-documents.h"

static gboolean
insert_document (BrgStore *store,
                 gint64 group_id,
                 const char *kind,
                 gint round,
                 const char *title,
                 GBytes *pdf,
                 gint64 number,
                 GError **error)
{
  g_autofree char *now = brg_sql_dup_now (store);
  g_autofree char *sha256 = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, pdf);

  return brg_sql_run (store, error,
                      "INSERT INTO document (group_id, kind, round, number, title, created_at,"
                      " sha256, pdf) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
                      "itiitttb", group_id, kind, (gint64) round, number, title, now, sha256, pdf);
}

gboolean
brg_store_write_document (BrgStore *store,
                          gint64 group_id,
                          const char *kind,
                          gint round,
                          const char *title,
                          GBytes *pdf,
                          gint64 *number,
                          GError **error)
{
  return brg_sql_get_int (store, number, error,
                          "SELECT coalesce (max (number), 0) + 1 FROM document WHERE group_id = ?1",
                          "i", group_id) &&
         insert_document (store, group_id, kind, round, title, pdf, *number, error);
}

gboolean
brg_store_add_document (BrgStore *store,
                        gint64 group_id,
                        const char *kind,
                        gint round,
                        const char *title,
                        GBytes *pdf,
                        GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  gint64 number;

  g_return_val_if_fail (store != NULL && kind != NULL && title != NULL && pdf != NULL, FALSE);

  action = brg_action_begin_in_group (store, "document-add", group_id, error);
  if (action == NULL ||
      !brg_store_write_document (store, group_id, kind, round, title, pdf, &number, error))
    return FALSE;
  brg_action_set_text (action, "title", title);
  brg_action_set_int (action, "number", number);
  return brg_action_commit (g_steal_pointer (&action), error);
}

void
brg_filed_document_free (BrgFiledDocument *document)
{
  if (document == NULL)
    return;
  g_free (document->kind);
  g_free (document->title);
  g_free (document->created_at);
  g_free (document->sha256);
  g_free (document);
}

static gpointer
read_document (sqlite3_stmt *stmt)
{
  BrgFiledDocument *document = g_new0 (BrgFiledDocument, 1);

  document->id = sqlite3_column_int64 (stmt, 0);
  document->number = sqlite3_column_int (stmt, 1);
  document->kind = brg_sql_dup_text (stmt, 2);
  document->round = sqlite3_column_int (stmt, 3);
  document->title = brg_sql_dup_text (stmt, 4);
  document->created_at = brg_sql_dup_text (stmt, 5);
  document->sha256 = brg_sql_dup_text (stmt, 6);
  return document;
}

GPtrArray *
brg_store_list_documents (BrgStore *store, gint64 group_id, GError **error)
{
  g_return_val_if_fail (store != NULL, NULL);

  return brg_sql_list (
      store,
      brg_sql_query (store, error,
                     "SELECT id, number, kind, round, title, created_at, sha256 FROM document"
                     " WHERE group_id = ?1 ORDER BY number",
                     "i", group_id),
      read_document, (GDestroyNotify) brg_filed_document_free, error);
}

GBytes *
brg_store_load_document (BrgStore *store, gint64 document_id, GError **error)
{
  GBytes *pdf = NULL;
  gboolean has_row;
  sqlite3_stmt *stmt;

  g_return_val_if_fail (store != NULL, NULL);

  stmt = brg_sql_query (store, error, "SELECT pdf FROM document WHERE id = ?1", "i", document_id);
  if (stmt == NULL || !brg_sql_step (store, stmt, &has_row, error))
    return NULL;
  if (has_row)
    pdf = g_bytes_new (sqlite3_column_blob (stmt, 0), (gsize) sqlite3_column_bytes (stmt, 0));
  else
    g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_NOT_FOUND,
                         _ ("The document no longer exists."));
  sqlite3_reset (stmt);
  return pdf;
}
