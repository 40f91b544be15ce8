/* brg-journal-item.h - a line of the journal in a list
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib-object.h>

#include "brg-journal.h"

G_BEGIN_DECLS

#define BRG_TYPE_JOURNAL_ITEM (brg_journal_item_get_type ())
G_DECLARE_FINAL_TYPE (BrgJournalItem, brg_journal_item, BRG, JOURNAL_ITEM, GObject)

/**
 * brg_journal_item_new:
 * @entry: (transfer full): an entry
 *
 * Returns: (transfer full): the item
 */
BrgJournalItem *brg_journal_item_new (BrgJournalEntry *entry);

/**
 * brg_journal_item_get_entry:
 * @self: an item
 *
 * Returns: (transfer none): its entry
 */
const BrgJournalEntry *brg_journal_item_get_entry (BrgJournalItem *self);

/**
 * brg_journal_item_get_title:
 * @self: an item
 *
 * Returns: (transfer none): what was done
 */
const char *brg_journal_item_get_title (BrgJournalItem *self);

/**
 * brg_journal_item_matches:
 * @self: an item
 * @words: words in any case, separated by spaces
 *
 * Returns: whether the title holds all words
 */
gboolean brg_journal_item_matches (BrgJournalItem *self, const char *words);

G_END_DECLS
