/* brg-text-file.h - the text of a file, whatever its encoding
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "brg-encoding.h"
#include "brg-format-error.h"

G_BEGIN_DECLS

/**
 * BRG_TEXT_FILE_MAX_SIZE:
 *
 * The largest file that is read, in bytes: far above any report or player list, far below what
 * would trouble the machine.
 */
#define BRG_TEXT_FILE_MAX_SIZE ((gsize) 64 * 1024 * 1024)

/**
 * BrgTextFile:
 * @name: name for messages
 * @text: the text, UTF-8 in normal form C, without byte order mark and zero bytes
 * @length: length of @text in bytes
 * @encoding: the encoding that was found
 * @has_mark: whether a byte order mark told the encoding
 *
 * A file that was read. Line ends are as in the file.
 */
typedef struct
{
  char *name;
  char *text;
  gsize length;
  BrgEncoding encoding;
  gboolean has_mark;
} BrgTextFile;

/**
 * brg_text_file_load:
 * @file: a file
 * @name: (nullable): its name in messages, as the user wrote it; %NULL takes the name of @file
 * @error: return location for an error of %G_IO_ERROR or %BRG_FORMAT_ERROR
 *
 * Reads a file. UTF-8 and UTF-16 are known by their byte order mark or by being valid, others by
 * brg_encoding_guess(). A file that is UTF-8 but for some damaged places is refused rather than
 * read as something else.
 *
 * Returns: (transfer full) (nullable): the text; %NULL with @error set
 */
BrgTextFile *brg_text_file_load (GFile *file, const char *name, GError **error);

/**
 * brg_text_file_new_from_bytes:
 * @bytes: what stands in a file or came from the clipboard
 * @name: name for messages
 * @error: return location for an error of %BRG_FORMAT_ERROR
 *
 * The same for bytes that are in memory.
 *
 * Returns: (transfer full) (nullable): the text; %NULL with @error set
 */
BrgTextFile *brg_text_file_new_from_bytes (GBytes *bytes, const char *name, GError **error);

/**
 * brg_text_file_new_in:
 * @bytes: what stands in a file
 * @name: name for messages
 * @encoding: the encoding that the user chose
 * @error: return location for an error of %BRG_FORMAT_ERROR
 *
 * The same without guessing. A byte order mark is passed over.
 *
 * Returns: (transfer full) (nullable): the text; %NULL with @error set
 */
BrgTextFile *brg_text_file_new_in (GBytes *bytes,
                                   const char *name,
                                   BrgEncoding encoding,
                                   GError **error);

/**
 * brg_text_file_free:
 * @text_file: (nullable): a text
 */
void brg_text_file_free (BrgTextFile *text_file);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgTextFile, brg_text_file_free)

G_END_DECLS
