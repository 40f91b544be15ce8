/* brg-pdf-catalog.h - what cairo cannot say of a PDF as a whole
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * brg_pdf_catalog_set_language:
 * @pdf: a PDF with a plain table of its objects, as cairo writes version 1.4
 * @language: its language, `ru`
 *
 * Says in which language the texts are, so that they are read aloud in it, and that a window shows
 * the title: appends a new catalog, as a program does that changes a PDF. A file that is not
 * understood stays as it is.
 *
 * Returns: whether it was understood
 */
gboolean brg_pdf_catalog_set_language (GByteArray *pdf, const char *language);

G_END_DECLS
