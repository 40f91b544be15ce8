/* brg-form-file.h - a form as a file for other programs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-form.h"

G_BEGIN_DECLS

/**
 * BrgFormFileKind:
 * @BRG_FORM_FILE_CSV: the table, fields parted by semicolons
 * @BRG_FORM_FILE_XLSX: a workbook of one sheet
 * @BRG_FORM_FILE_FODS: an OpenDocument spreadsheet, flat
 * @BRG_FORM_FILE_HTML: a page with everything that stands on paper
 * @BRG_FORM_FILE_TEXT: the same as plain text, for Braille and for who listens, brg-form-text.h
 */
typedef enum
{
  BRG_FORM_FILE_CSV,
  BRG_FORM_FILE_XLSX,
  BRG_FORM_FILE_FODS,
  BRG_FORM_FILE_HTML,
  BRG_FORM_FILE_TEXT,
} BrgFormFileKind;

#define BRG_N_FORM_FILE_KINDS (BRG_FORM_FILE_TEXT + 1)

/**
 * brg_form_file_find_kind:
 * @path: name of a file
 * @kind: (out): what it is by its end, in capitals or not
 *
 * Returns: whether the end of the name is known
 */
gboolean brg_form_file_find_kind (const char *path, BrgFormFileKind *kind);

/**
 * brg_form_file_make:
 * @form: a form
 * @kind: what to make of it
 * @words: language of the form
 * @made_at: when it is made, UTC, `YYYY-MM-DDThh:mm:ssZ`, or empty
 * @error: return location for an error
 *
 * Numbers are numbers, with the decimal sign of the language where they are written as text; a half
 * is 0.5. No text becomes a formula. The same form with the same time gives the same bytes.
 *
 * Returns: (transfer full) (nullable): the file; a CSV is UTF-8 with its mark
 */
GBytes *brg_form_file_make (const BrgForm *form,
                            BrgFormFileKind kind,
                            const BrgWords *words,
                            const char *made_at,
                            GError **error);

G_END_DECLS
