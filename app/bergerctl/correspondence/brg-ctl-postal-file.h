/* brg-ctl-postal-file.h - files that are read no further than they may be long
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-ctl.h"

G_BEGIN_DECLS

/**
 * brg_ctl_postal_file_read:
 * @path: a file, also one that has no end
 * @most: bytes that it may have
 * @length: (out): bytes read, one more than @most where it has more
 *
 * Returns: (transfer full) (nullable): its bytes and a zero; that it cannot be read is told
 */
char *brg_ctl_postal_file_read (const char *path, gsize most, gsize *length);

G_END_DECLS
