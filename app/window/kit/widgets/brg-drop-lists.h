/* brg-drop-lists.h - lists that drop down go by the keys while the pointer rests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * brg_drop_lists_follow_keys:
 *
 * In a list that drops down GTK takes the row under the pointer. When a key scrolls the list, that
 * is another row than the key went to. From now on the pointer counts again only when it moves.
 */
void brg_drop_lists_follow_keys (void);

G_END_DECLS
