/* brg-store-attachments.c - files beside incidents and protests
 *
 * Tests: tests/data/test-store-incidents.c, tests/data/test-store-protests.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-attachments.h"

#include <glib/gi18n-lib.h>

#include "brg-sql.h"
#include "brg-store-rows.h"

void
brg_attachment_free (BrgAttachment *attachment)
{
  if (attachment == NULL)
    return;
  g_free (attachment->name);
  g_free (attachment->added_at);
  g_free (attachment);
}

static BrgAttachment *
read_attachment (sqlite3_stmt *stmt, BrgAttachmentOwner owner, gint64 owner_id)
{
  BrgAttachment *attachment = g_new0 (BrgAttachment, 1);

  attachment->id = sqlite3_column_int64 (stmt, 0);
  attachment->owner = owner;
  attachment->owner_id = owner_id;
  attachment->name = brg_sql_dup_text (stmt, 1);
  attachment->added_at = brg_sql_dup_text (stmt, 2);
  attachment->n_bytes = sqlite3_column_int64 (stmt, 3);
  return attachment;
}

GPtrArray *
brg_store_list_attachments (BrgStore *store,
                            BrgAttachmentOwner owner,
                            gint64 owner_id,
                            GError **error)
{
  static const char *const queries[] = {
    [BRG_OF_INCIDENT] = "SELECT id, name, added_at, length (content) FROM attachment"
                        " WHERE incident_id = ?1 ORDER BY id",
    [BRG_OF_PROTEST] = "SELECT id, name, added_at, length (content) FROM attachment"
                       " WHERE protest_id = ?1 ORDER BY id",
  };
  g_autoptr (GPtrArray) list =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_attachment_free);
  gboolean has_row;
  sqlite3_stmt *stmt;

  g_return_val_if_fail (store != NULL && owner < G_N_ELEMENTS (queries), NULL);

  stmt = brg_sql_query (store, error, queries[owner], "i", owner_id);
  if (stmt == NULL)
    return NULL;
  while (brg_sql_step (store, stmt, &has_row, error))
    {
      if (!has_row)
        return g_steal_pointer (&list);
      g_ptr_array_add (list, read_attachment (stmt, owner, owner_id));
    }
  return NULL;
}

GBytes *
brg_store_load_attachment (BrgStore *store, gint64 attachment_id, GError **error)
{
  GBytes *content = NULL;
  gboolean has_row;
  sqlite3_stmt *stmt;

  g_return_val_if_fail (store != NULL, NULL);

  stmt = brg_sql_query (store, error, "SELECT content FROM attachment WHERE id = ?1", "i",
                        attachment_id);
  if (stmt == NULL || !brg_sql_step (store, stmt, &has_row, error))
    return NULL;
  if (has_row)
    content = g_bytes_new (sqlite3_column_blob (stmt, 0), (gsize) sqlite3_column_bytes (stmt, 0));
  else
    g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_NOT_FOUND,
                         _ ("The file no longer exists."));
  sqlite3_reset (stmt);
  return content;
}

gboolean
brg_store_insert_attachment (BrgStore *store,
                             BrgAttachmentOwner owner,
                             gint64 owner_id,
                             const char *name,
                             GBytes *content,
                             GError **error)
{
  g_autofree char *now = brg_sql_dup_now (store);

  if (*name == '\0' || g_bytes_get_size (content) == 0)
    return brg_store_refuse (error, _ ("The file is empty."));
  if (g_bytes_get_size (content) > BRG_ATTACHMENT_MAX_BYTES)
    return brg_store_refuse (error, _ ("The file is larger than 20 MB."));
  return brg_sql_run (store, error,
                      "INSERT INTO attachment (incident_id, protest_id, name, added_at, content)"
                      " VALUES (?1, ?2, ?3, ?4, ?5)",
                      "IIttb", owner == BRG_OF_INCIDENT ? owner_id : 0,
                      owner == BRG_OF_PROTEST ? owner_id : 0, name, now, content);
}
