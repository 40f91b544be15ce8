/* brg-manual-book.h - the manual as pages for a browser and as a PDF
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * brg_manual_book_write_html:
 * @language: `en`, `ru` or `uk`
 * @folder: a folder, which is made; nothing of it is taken away
 * @error: return location for an error
 *
 * Writes `index.html`, a page a topic, and `pictures`. Nothing is loaded from elsewhere.
 *
 * Returns: whether all was written
 */
gboolean brg_manual_book_write_html (const char *language, const char *folder, GError **error);

/**
 * brg_manual_book_write_pdf:
 * @language: `en`, `ru` or `uk`
 * @path: where to
 * @error: return location for an error
 *
 * Returns: whether it was written
 */
gboolean brg_manual_book_write_pdf (const char *language, const char *path, GError **error);

G_END_DECLS
