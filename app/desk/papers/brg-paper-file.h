/* brg-paper-file.h - a paper as a file for other programs, by the end of its name
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-encoding.h"
#include "brg-form-file.h"

G_BEGIN_DECLS

/**
 * brg_paper_file_write:
 * @form: a form
 * @path: the file; its end says what it becomes
 * @words: language of the form
 * @made_at: when it is made, UTC, or empty
 * @encoding: of a CSV: %BRG_ENCODING_UTF8 or an eight-bit encoding; does not matter for the others
 * @lost: (out) (optional) (transfer full): the letters that the encoding has not, each once; they
 *   become question marks
 * @error: return location for an error, for a person
 *
 * Returns: whether everything is on the disk
 */
gboolean brg_paper_file_write (const BrgForm *form,
                               const char *path,
                               const BrgWords *words,
                               const char *made_at,
                               BrgEncoding encoding,
                               char **lost,
                               GError **error);

/**
 * brg_paper_file_dup_now:
 *
 * Returns: (transfer full): the time that papers are printed at, UTC, `YYYY-MM-DDThh:mm:ssZ`: that
 * of the environment variable SOURCE_DATE_EPOCH, so that the same data give the same bytes, else
 * now
 */
char *brg_paper_file_dup_now (void);

G_END_DECLS
