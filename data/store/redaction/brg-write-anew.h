/* brg-write-anew.h - no byte of what was deleted is left in the file
 *
 * Only for the files of data/store.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-sql.h"

G_BEGIN_DECLS

/* Writes the pages of the file anew and empties the working file beside it; @is_in_use: another
 * program hinders the second. Returns: whether the pages were written. */
gboolean brg_write_anew (BrgStore *store, gboolean *is_in_use, GError **error);

G_END_DECLS
