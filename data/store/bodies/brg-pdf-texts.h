/* brg-pdf-texts.h - what a PDF says of itself beside its pages
 *
 * Only for the files of data/store.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Returns: (transfer full): title, author, subject, keywords and the titles of bookmarks of a PDF
 * whose table of objects is plain, as those that the program writes; a line each, UTF-8 */
char *brg_pdf_texts_dup (GBytes *pdf);

G_END_DECLS
