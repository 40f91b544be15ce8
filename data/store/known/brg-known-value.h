/* brg-known-value.h - which words, days and names a row of the database may hold
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * brg_known_value_is_in:
 * @list: what is listed: `rulebook`, `discipline`, `day`, `photo` ...
 * @id: a text of the database
 *
 * Returns: whether @id is one of @list; %FALSE for a list that there is not
 */
gboolean brg_known_value_is_in (const char *list, const char *id);

G_END_DECLS
