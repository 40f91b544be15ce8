/* brg-action-names.h - what an action is called, for people
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-journal.h"

G_BEGIN_DECLS

/**
 * brg_journal_entry_dup_title:
 * @entry: an entry
 *
 * Returns: (transfer full): what was done, in the user's language: "Result of board 7: 1-0"
 */
char *brg_journal_entry_dup_title (const BrgJournalEntry *entry);

G_END_DECLS
