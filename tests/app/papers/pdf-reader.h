/* pdf-reader.h - what poppler's programs say of a PDF
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-document.h"

G_BEGIN_DECLS

/* (transfer full) (nullable): what @program says of the file, asked with @option or, when that is
 * NULL, without any; NULL where it is not installed, and the test is skipped. */
char *pdf_reader_ask (const char *program, const char *option, const char *path);

/* (transfer full) (nullable): the text of a document as pdftotext reads it, in one line
 * with single blanks; NULL likewise. */
char *pdf_reader_dup_line (const BrgDocument *document);

G_END_DECLS
