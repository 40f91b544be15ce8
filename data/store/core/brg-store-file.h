/* brg-store-file.h - whether the file under an open workspace is still the one that was opened
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-store.h"

G_BEGIN_DECLS

/**
 * brg_store_file_remember:
 * @store: a store that was just opened
 *
 * Keeps which file it is, and which files belong to it.
 */
void brg_store_file_remember (BrgStore *store);

/**
 * brg_store_file_is_ours:
 * @store: a store
 *
 * Returns: whether the file of that name is the one that was opened, and holds what was written to
 *   it
 */
gboolean brg_store_file_is_ours (BrgStore *store);

/**
 * brg_store_file_is_as_remembered:
 * @store: a store
 *
 * Returns: whether nobody has written to the file since it was last looked at
 */
gboolean brg_store_file_is_as_remembered (BrgStore *store);

/**
 * brg_store_file_settle:
 * @store: a store whose file was moved, removed or replaced
 * @patience: milliseconds that somebody who still reads is waited for, at least 0
 *
 * Puts everything into the file that was opened, wherever it is now, and takes its journal away, so
 * that it is not played into whatever has its name.
 *
 * Returns: whether nothing of ours lies at the name any more; %FALSE while somebody reads, and then
 *   nothing may be opened there
 */
gboolean brg_store_file_settle (BrgStore *store, gint patience);

/**
 * brg_store_file_is_at:
 * @store: a store
 * @path: a name
 *
 * Returns: whether @path is the file that was opened, whatever was written to it
 */
gboolean brg_store_file_is_at (BrgStore *store, const char *path);

/**
 * brg_store_file_retire:
 * @store: a store that another one stands for from now on
 *
 * What still has it at hand may read it, and writes nothing any more.
 */
void brg_store_file_retire (BrgStore *store);

/**
 * brg_store_file_close:
 * @store: a store that is about to be closed
 *
 * What SQLite does last must not hit a file that is not ours.
 */
void brg_store_file_close (BrgStore *store);

/**
 * brg_store_file_dup_moved_path:
 * @store: a store
 *
 * Returns: (transfer full) (nullable): where the file that was opened is now; %NULL when nowhere,
 * or where it was, or
 *   thrown away
 */
char *brg_store_file_dup_moved_path (BrgStore *store);

/**
 * brg_store_file_holds:
 * @store: a store
 * @other: another one
 *
 * Returns: whether the journal of @store begins with everything that stands in that of @other
 */
gboolean brg_store_file_holds (BrgStore *store, BrgStore *other);

G_END_DECLS
