/* brg-store-attachments.h - files beside incidents and protests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-store.h"

G_BEGIN_DECLS

/**
 * BRG_ATTACHMENT_MAX_BYTES:
 *
 * The largest file that can be kept: a workspace stays a file that can be copied to a stick between
 * two rounds.
 */
#define BRG_ATTACHMENT_MAX_BYTES (20u * 1024 * 1024)

/**
 * BrgAttachmentOwner:
 * @BRG_OF_INCIDENT: an incident
 * @BRG_OF_PROTEST: a protest or an appeal
 *
 * What a file belongs to.
 */
typedef enum
{
  BRG_OF_INCIDENT,
  BRG_OF_PROTEST,
} BrgAttachmentOwner;

/**
 * BrgAttachment:
 * @id: row in the database
 * @owner: what it belongs to
 * @owner_id: the row of that
 * @name: name of the file
 * @added_at: when it was added, UTC
 * @n_bytes: its size
 *
 * A file that belongs to an incident or to a protest.
 */
typedef struct
{
  gint64 id;
  BrgAttachmentOwner owner;
  gint64 owner_id;
  char *name;
  char *added_at;
  gint64 n_bytes;
} BrgAttachment;

/** brg_attachment_free: Frees @attachment, which may be %NULL */
void brg_attachment_free (BrgAttachment *attachment);

/**
 * brg_store_list_attachments:
 * @store: a store
 * @owner: what the files belong to
 * @owner_id: its row
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable) (element-type BrgAttachment): its files, oldest first
 */
GPtrArray *brg_store_list_attachments (BrgStore *store,
                                       BrgAttachmentOwner owner,
                                       gint64 owner_id,
                                       GError **error);

/**
 * brg_store_load_attachment:
 * @store: a store
 * @attachment_id: row of a file
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): the file
 */
GBytes *brg_store_load_attachment (BrgStore *store, gint64 attachment_id, GError **error);

/**
 * brg_store_insert_attachment:
 * @store: a store, within an action
 * @owner: what the file belongs to
 * @owner_id: its row
 * @name: name of the file
 * @content: the file
 * @error: return location for an error; refused when the file is empty or larger than
 *   %BRG_ATTACHMENT_MAX_BYTES
 *
 * Returns: whether it went well
 */
gboolean brg_store_insert_attachment (BrgStore *store,
                                      BrgAttachmentOwner owner,
                                      gint64 owner_id,
                                      const char *name,
                                      GBytes *content,
                                      GError **error);

G_END_DECLS
