/* brg-store-documents.h - the archive of documents as they were printed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-store.h"

G_BEGIN_DECLS

/**
 * brg_store_add_document:
 * @store: a store
 * @group_id: row of the group
 * @kind: which form
 * @round: its round, 0 for none
 * @title: its title
 * @pdf: the file
 * @error: return location for an error
 *
 * Files a document as it was printed, with the next number.
 *
 * Returns: whether it went well
 */
gboolean brg_store_add_document (BrgStore *store,
                                 gint64 group_id,
                                 const char *kind,
                                 gint round,
                                 const char *title,
                                 GBytes *pdf,
                                 GError **error);

/**
 * BrgFiledDocument:
 * @id: row in the database
 * @number: number of the document in the group
 * @kind: which form
 * @round: its round, 0 for none
 * @title: its title
 * @created_at: when it was filed, UTC
 * @sha256: hash of the file
 *
 * A document of the archive.
 */
typedef struct
{
  gint64 id;
  gint number;
  char *kind;
  gint round;
  char *title;
  char *created_at;
  char *sha256;
} BrgFiledDocument;

/**
 * brg_filed_document_free:
 * @document: (nullable): a document
 */
void brg_filed_document_free (BrgFiledDocument *document);

/**
 * brg_store_list_documents:
 * @store: a store
 * @group_id: row of the group
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable) (element-type BrgFiledDocument): the archive, oldest first
 */
GPtrArray *brg_store_list_documents (BrgStore *store, gint64 group_id, GError **error);

/**
 * brg_store_load_document:
 * @store: a store
 * @document_id: row of a document
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): the file
 */
GBytes *brg_store_load_document (BrgStore *store, gint64 document_id, GError **error);

/* Only for the files of data/store: a document of the archive with the next number, which is given
 * back. */
gboolean brg_store_write_document (BrgStore *store,
                                   gint64 group_id,
                                   const char *kind,
                                   gint round,
                                   const char *title,
                                   GBytes *pdf,
                                   gint64 *number,
                                   GError **error);

G_END_DECLS
