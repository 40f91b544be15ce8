/* brg-stray-journal.h - an unfinished journal beside a workspace that is not its own
 *
 * Only for the files of data/store.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * brg_stray_journal_is_there:
 * @path: a database
 *
 * SQLite plays any journal of the right name into a file. When a file was replaced while a program
 * had it open, or was copied without its journal, that destroys it.
 *
 * Returns: whether a WAL lies beside @path that does not go on from what stands in it; %FALSE when
 *   that cannot be told, as after a crash in the midst of writing
 */
gboolean brg_stray_journal_is_there (const char *path);

/**
 * brg_stray_journal_is_strange:
 * @path: a workspace
 * @counts_short_names: whether the drive counts short names as links
 *
 * Looks at what lies beside it under the names that SQLite uses, without opening it as a database:
 * to write into it, or to play it in, would hit something else.
 *
 * Returns: whether the workspace must not be opened with it
 */
gboolean brg_stray_journal_is_strange (const char *path, gboolean counts_short_names);

G_END_DECLS
