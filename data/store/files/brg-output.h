/* brg-output.h - writes a file that the program gives out: papers, exports, boards, attachments
 *
 * Nothing else in the program writes such a file (lint-house), so that what lives is never hit.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * BrgOutputPrivacy:
 * @BRG_OUTPUT_PUBLIC: may be read by whom the user lets read his files
 * @BRG_OUTPUT_PRIVATE: holds personal data: only the user may read it
 *
 * Who may read a new file.
 */
typedef enum
{
  BRG_OUTPUT_PUBLIC,
  BRG_OUTPUT_PRIVATE,
} BrgOutputPrivacy;

/**
 * brg_output_check:
 * @path: where something is to be written
 * @error: return location for an error, for a person
 *
 * Refuses what must not be written over: a workspace or another database, what belongs to one
 * (`-wal`, `-shm`, `-journal`, `-led`, `-ask`), a name beside which the unfinished journal of a
 * database lies, and a folder. A link is not followed: it is what would be replaced.
 *
 * Returns: whether @path may be written
 */
gboolean brg_output_check (const char *path, GError **error);

/**
 * brg_output_write:
 * @path: the file
 * @data: what it shall hold
 * @length: its length in bytes, -1 for a text that ends with a zero
 * @privacy: who may read a new file
 * @error: return location for an error, for a person
 *
 * Writes a file whole or not at all: beside it, flushed, and renamed over it. A device or a pipe is
 * written to as it is. What brg_output_check() refuses is not touched.
 *
 * Returns: whether everything is on the disk
 */
gboolean brg_output_write (const char *path,
                           const void *data,
                           gssize length,
                           BrgOutputPrivacy privacy,
                           GError **error);

/**
 * brg_output_is_database:
 * @path: a file
 *
 * Returns: whether it is a workspace or another SQLite database, by its first bytes
 */
gboolean brg_output_is_database (const char *path);

/**
 * brg_output_has_journal:
 * @path: name of a database
 *
 * Returns: whether something of a database of this name that was not finished lies beside it: it
 *   would be played into whatever gets that name
 */
gboolean brg_output_has_journal (const char *path);

G_END_DECLS
