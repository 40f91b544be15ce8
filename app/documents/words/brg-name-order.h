/* brg-name-order.h - alphabetical order of names, the same on every machine
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * brg_name_order_key:
 * @name: a name
 *
 * Makes a key that strcmp() sorts alphabetically: without regard to case, Latin letters without
 * their accents first, then Russian and Ukrainian letters in one alphabet (а б в г ґ д е є ж з и і
 * ї й к …; ё as е). Other than g_utf8_collate() it does not depend on the locale.
 *
 * Returns: (transfer full): the key
 */
char *brg_name_order_key (const char *name);

G_END_DECLS
