/* brg-rating-lists-order.h - the order of rating lists, lists thrown away
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * brg_rating_lists_arrange:
 * @path: a file of lists
 * @ids: (array length=n_ids): lists, which is asked first first; those that are not named come
 *   behind
 * @n_ids: number of @ids
 * @error: return location for an error
 *
 * Returns: whether the order is in the file
 */
gboolean brg_rating_lists_arrange (const char *path,
                                   const gint64 *ids,
                                   guint n_ids,
                                   GError **error);

/**
 * brg_rating_lists_remove:
 * @path: a file of lists
 * @id: a list
 * @error: return location for an error
 *
 * Returns: whether the list is gone
 */
gboolean brg_rating_lists_remove (const char *path, gint64 id, GError **error);

G_END_DECLS
