/* brg-plain-file.h - files that come from anywhere: no pipe is waited for, nothing endless is read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * brg_plain_file_check:
 * @path: what a user chose
 * @error: return location for an error of %G_IO_ERROR
 *
 * Returns: whether it is a file; a pipe, a device, a folder and what is not there are none
 */
gboolean brg_plain_file_check (const char *path, GError **error);

/**
 * brg_plain_file_open:
 * @file: what a user named
 * @error: return location for an error of %G_IO_ERROR
 *
 * For readers that stop by themselves where a file is too long: a device without content is an
 * empty file to them. A pipe or a socket is none: who opens it waits for a writer.
 *
 * Returns: (transfer full) (nullable): its bytes; %NULL with @error set
 */
GInputStream *brg_plain_file_open (GFile *file, GError **error);

/**
 * brg_plain_file_read_head:
 * @path: what a user chose
 * @most: how many bytes are read of it
 * @error: return location for an error of %G_IO_ERROR
 *
 * Returns: (transfer full) (nullable): how the file begins; %NULL with @error set
 */
GBytes *brg_plain_file_read_head (const char *path, gsize most, GError **error);

/**
 * brg_plain_file_read:
 * @path: what a user chose
 * @most: the most bytes that are read
 * @error: return location for an error of %G_IO_ERROR
 *
 * A file that is larger is not read to its end.
 *
 * Returns: (transfer full) (nullable): what stands in the file; %NULL with @error set
 */
GBytes *brg_plain_file_read (const char *path, gsize most, GError **error);

G_END_DECLS
