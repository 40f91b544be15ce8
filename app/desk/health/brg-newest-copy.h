/* brg-newest-copy.h - the copy that is looked at when a workspace ends the program
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * brg_newest_copy_find:
 * @workspace: path of a workspace; it is not opened
 *
 * Proves the copies beside it from their own journals, the newest first by the state of the
 * journal, until one is good.
 *
 * Returns: (transfer full) (nullable): path of that copy
 */
char *brg_newest_copy_find (const char *workspace);

/**
 * brg_newest_copy_is_there:
 * @workspace: path of a workspace; it is not opened
 *
 * Returns: whether there is a copy beside it, good or not
 */
gboolean brg_newest_copy_is_there (const char *workspace);

G_END_DECLS
