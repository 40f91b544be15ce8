/* brg-format-error.h - what can be wrong with a file, and where
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * BRG_FORMAT_ERROR:
 *
 * Error domain of readers and writers of files. Messages are for a person, translated, and begin
 * with the place: `FILE:LINE:COLUMN: what is wrong, what was expected`. Lines and columns count
 * from 1, columns in characters. A file that cannot be opened or read at all keeps the error of
 * %G_IO_ERROR.
 */
#define BRG_FORMAT_ERROR (brg_format_error_quark ())
GQuark brg_format_error_quark (void);

/**
 * BrgFormatError:
 * @BRG_FORMAT_ERROR_TOO_LARGE: the file is larger than any file of its kind
 * @BRG_FORMAT_ERROR_ENCODING: the bytes are no text, or are damaged text
 * @BRG_FORMAT_ERROR_NOT_RECOGNISED: a text, but not a file of this kind
 * @BRG_FORMAT_ERROR_SYNTAX: a field does not have the shape it must have
 * @BRG_FORMAT_ERROR_CONTRADICTION: well-formed, but two places of the file exclude each other
 * @BRG_FORMAT_ERROR_UNSUPPORTED: correct, but something that the program cannot represent
 */
typedef enum
{
  BRG_FORMAT_ERROR_TOO_LARGE,
  BRG_FORMAT_ERROR_ENCODING,
  BRG_FORMAT_ERROR_NOT_RECOGNISED,
  BRG_FORMAT_ERROR_SYNTAX,
  BRG_FORMAT_ERROR_CONTRADICTION,
  BRG_FORMAT_ERROR_UNSUPPORTED,
} BrgFormatError;

/**
 * brg_format_set_error:
 * @error: (nullable): return location for an error
 * @code: the kind of error
 * @file: name of the file as the user knows it
 * @line: line, from 1
 * @column: column in characters, from 1
 * @format: translated printf() format of what is wrong and what was expected
 * @...: arguments of @format
 *
 * Sets an error of %BRG_FORMAT_ERROR with its place in front.
 */
void brg_format_set_error (GError **error,
                           BrgFormatError code,
                           const char *file,
                           guint line,
                           guint column,
                           const char *format,
                           ...) G_GNUC_PRINTF (6, 7);

/**
 * brg_format_error_dup_words:
 * @error: an error of any domain
 *
 * Returns: (transfer full): its message for a window that names the file already: "Line 2,
 * character 1: …" where the message begins with a place
 */
char *brg_format_error_dup_words (const GError *error);

/**
 * BrgFormatNote:
 * @line: line, from 1
 * @column: column in characters, from 1
 * @text: what is doubtful, translated
 *
 * A remark on a file that was read all the same.
 */
typedef struct
{
  guint line;
  guint column;
  char *text;
} BrgFormatNote;

/**
 * BRG_FORMAT_MOST_NOTES:
 *
 * The most notes of a list; the last one says that there is more.
 */
#define BRG_FORMAT_MOST_NOTES 1000

/**
 * brg_format_note_free:
 * @note: (nullable): a note
 */
void brg_format_note_free (BrgFormatNote *note);

/**
 * brg_format_notes_new:
 *
 * Returns: (transfer full) (element-type BrgFormatNote): an empty list that owns its notes
 */
GPtrArray *brg_format_notes_new (void);

/**
 * brg_format_notes_add:
 * @notes: (nullable) (element-type BrgFormatNote): a list; %NULL drops the note
 * @line: line, from 1
 * @column: column in characters, from 1
 * @format: translated printf() format of what is doubtful
 * @...: arguments of @format
 *
 * Adds a note to a list, unless it is full.
 */
void brg_format_notes_add (GPtrArray *notes, guint line, guint column, const char *format, ...)
    G_GNUC_PRINTF (4, 5);

/**
 * brg_format_notes_sort:
 * @notes: (element-type BrgFormatNote): notes
 *
 * Puts them in the order of their places.
 */
void brg_format_notes_sort (GPtrArray *notes);

G_END_DECLS
