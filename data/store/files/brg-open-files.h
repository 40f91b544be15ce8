/* brg-open-files.h - which files this program has open as databases
 *
 * Whoever opens and closes such a file by other means takes from SQLite the locks that keep other
 * programs from removing its journal.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * brg_open_files_add:
 * @device: of a file
 * @inode: of a file
 *
 * A store has opened it; it may be open several times, in several threads.
 */
void brg_open_files_add (guint64 device, guint64 inode);

/**
 * brg_open_files_remove:
 * @device: of a file
 * @inode: of a file
 *
 * A store has closed it.
 */
void brg_open_files_remove (guint64 device, guint64 inode);

/**
 * brg_open_files_contain:
 * @device: of a file
 * @inode: of a file
 *
 * Returns: whether a store of this program has it open
 */
gboolean brg_open_files_contain (guint64 device, guint64 inode);

G_END_DECLS
