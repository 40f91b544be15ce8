/* brg-journal-link.h - one link of the chain: what its hash commits to, and when it may differ
 *
 * Only for the files of data/store.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-body.h"
#include "brg-sql.h"

G_BEGIN_DECLS

/* The columns that brg_journal_links_prove() reads, in this order. */
#define BRG_JOURNAL_LINK_COLUMNS                                                              \
  "id, at, event_id, kind, action, arguments, refers_to, hash, changeset, inverse, previous," \
  " salt, body"

/* The same of a file from before schema 15. */
#define BRG_JOURNAL_LINK_OLD_COLUMNS                                                          \
  "id, at, event_id, kind, action, arguments, refers_to, hash, changeset, inverse, previous," \
  " '', ''"

/* Name of the act of redaction; it is never undone. */
#define BRG_REDACTION_ACTION "journal-redact"

/* The entry that an upgrade writes; the first one of schema 17 commits to what stood before it. */
#define BRG_UPGRADE_ACTION "upgrade"

/**
 * brg_journal_link_hash_entry:
 * @id: row of the entry
 * @at: its time
 * @event_id: its event
 * @kind: its kind
 * @name: its action
 * @arguments: its arguments
 * @refers_to: the entry it is about
 * @changeset: what changed
 * @inverse: how to take it back
 * @previous: hash of the entry before it, empty for the first
 *
 * Returns: (transfer full): the hash that must stand in the entry
 */
char *brg_journal_link_hash_entry (gint64 id,
                                   const char *at,
                                   gint64 event_id,
                                   const char *kind,
                                   const char *name,
                                   const char *arguments,
                                   gint64 refers_to,
                                   GBytes *changeset,
                                   GBytes *inverse,
                                   const char *previous);

/* A salt for a new entry. Returns: (transfer full) */
char *brg_journal_link_dup_salt (void);

/* How the hash of a body begins that commits word by word. */
#define BRG_JOURNAL_LINK_OF_WORDS "words:"

/* The argument in which an upgrade commits to the bodies of before. */
#define BRG_JOURNAL_LINK_BODIES "bodies"

/* The hash of a body from schema 15 or 16. Returns: (transfer full) */
char *brg_journal_link_hash_whole_body (const BrgBody *body);

/* The hash of a body, word by word. Returns: (transfer full) (nullable): %NULL when the body is not
 * what its seal is for */
char *brg_journal_link_hash_body (const BrgBody *body);

/* The same of the body of an entry from before schema 17, with all else that stands in it. Columns
 * of @stmt as above. Returns: (transfer full) (nullable) */
char *brg_journal_link_hash_earlier (sqlite3_stmt *stmt, const char *seal);

/* (transfer full): the body of the row of @stmt, columns as above. */
void brg_journal_link_read_body (sqlite3_stmt *stmt, const char *seal, BrgBody *body);

/* What the upgrade commits to: a hash over all rows of `earlier_body`. Returns: (transfer full)
 * (nullable) */
char *brg_journal_link_hash_upgrade (sqlite3 *db, GError **error);

/* The hash of an entry that commits to the hash of its body. Returns: (transfer full) */
char *brg_journal_link_hash (gint64 id,
                             const char *at,
                             gint64 event_id,
                             const char *kind,
                             const char *name,
                             gint64 refers_to,
                             const char *body,
                             const char *previous);

/* What an act of redaction commits to: a hash over all its rows. Returns: (transfer full)
 * (nullable) */
char *brg_journal_link_hash_act (sqlite3 *db, gint64 act_id, GError **error);

/* The hash of a row as it stands, for the row of the redaction. Returns: (transfer full) */
char *brg_journal_link_hash_row (sqlite3_stmt *stmt);

/* Writes the rows of `earlier_body`, of all entries there are. Returns: whether it went well */
gboolean brg_journal_link_write_earlier (sqlite3 *db, GError **error);

G_END_DECLS
