/* brg-journal-links.h - whether the links of the chain are what was written, redacted or not
 *
 * Only for the files of data/store.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-journal-link.h"

G_BEGIN_DECLS

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
 * schema 15 on, and by the words of its body from schema 17 on, which prove the rest of it where a
 * name was blanked. Of an older entry that an older program redacted nothing but what the act of
 * redaction commits to is known. The place in the chain is the caller's to compare. */
gboolean brg_journal_links_prove (const BrgJournalLinks *links, sqlite3_stmt *stmt);

G_END_DECLS
