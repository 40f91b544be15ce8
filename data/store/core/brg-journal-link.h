/* brg-journal-link.h - one link of the chain: what its hash commits to, and when it may differ
 *
 * Only for the files of data/store.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

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

/* Which entries were redacted, and what must stand there now. */
typedef struct _BrgJournalLinks BrgJournalLinks;

/* (transfer full) (nullable): read once before the links are proved. %NULL on error: an act of
 * redaction does not commit to its rows. */
BrgJournalLinks *brg_journal_links_new (sqlite3 *db, GError **error);
void brg_journal_links_free (BrgJournalLinks *links);

/* The columns of this file, one of the two above. */
const char *brg_journal_links_get_columns (const BrgJournalLinks *links);

/* How many rows of redactions there are: a new one changes entries that were proved before. */
guint brg_journal_links_count (const BrgJournalLinks *links);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgJournalLinks, brg_journal_links_free)

/* Whether the row of @stmt is what was written: by its own hash, by the hash of its body from
 * schema 15 on, and where it was redacted by what the act of redaction commits to. The place in the
 * chain is the caller's to compare. */
gboolean brg_journal_links_prove (const BrgJournalLinks *links, sqlite3_stmt *stmt);

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

/* The hash of a body. Returns: (transfer full) */
char *brg_journal_link_hash_body (const char *salt,
                                  const char *arguments,
                                  GBytes *changeset,
                                  GBytes *inverse);

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

G_END_DECLS
