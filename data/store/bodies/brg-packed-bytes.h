/* brg-packed-bytes.h - bytes made smaller where that pays
 *
 * Only for the files of data/store.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Returns: (transfer full) (nullable): the bytes by zlib; %NULL where that saves less than a tenth
 */
GBytes *brg_packed_bytes_new (GBytes *bytes);

/* Never unfolds more than @size bytes, whatever the packed ones say.
 * Returns: (transfer full) (nullable): the bytes; %NULL where they do not become exactly @size */
GBytes *brg_packed_bytes_unfold (GBytes *packed, gsize size);

G_END_DECLS
