/* brg-journal-mark.h - number and hash of an entry, as they stand on papers and copies
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-store.h"

G_BEGIN_DECLS

/**
 * BRG_JOURNAL_MARK_DIGITS:
 *
 * How many digits of a hash stand on papers and in the names of copies. Who makes a history anew
 * can try salts until some digits are those of a paper: eight take hours, sixteen more than a life.
 */
#define BRG_JOURNAL_MARK_DIGITS 16

/**
 * BRG_JOURNAL_MARK_LEAST:
 *
 * How many stand on older papers and in the names of older copies.
 */
#define BRG_JOURNAL_MARK_LEAST 8

/**
 * brg_journal_dup_mark:
 * @store: a store
 *
 * Returns: (transfer full): the last entry, `123:a1b2c3d4e5f60718`; empty for none
 */
char *brg_journal_dup_mark (BrgStore *store);

/**
 * brg_journal_expect:
 * @store: a store
 * @mark: number and hash of an entry as they stand on a paper, `123:a1b2c3d4e5f60718`
 * @error: return location for an error
 *
 * Finds what the chain cannot show by itself: that its end was cut off, or that all of it was made
 * anew. %BRG_STORE_ERROR_REFUSED is for a @mark that cannot be read.
 *
 * Returns: whether the journal has that entry
 */
gboolean brg_journal_expect (BrgStore *store, const char *mark, GError **error);

G_END_DECLS
