/* brg-id-list.h - words that stand for the values of an enumeration, in its order
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * brg_id_list_find:
 * @ids: the words
 * @n_ids: how many
 * @id: (nullable): a word
 *
 * Returns: the place of @id among @ids, -1 if it is none of them
 */
gint brg_id_list_find (const char *const *ids, guint n_ids, const char *id);

G_END_DECLS
