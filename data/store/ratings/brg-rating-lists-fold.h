/* brg-rating-lists-fold.h - names as they are sorted and found
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * brg_rating_lists_fold:
 * @name: a name in UTF-8
 *
 * Makes the key by which names are sorted and found: parts in small letters without accents, parted
 * by spaces; a part with an apostrophe stands once more at the end, without it.
 *
 * Returns: (transfer full): the key
 */
char *brg_rating_lists_fold (const char *name);

G_END_DECLS
