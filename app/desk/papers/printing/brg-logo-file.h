/* brg-logo-file.h - a picture from a file as a logo
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * brg_logo_file_load:
 * @path: a file: PNG, or what the loaders can read, SVG and JPEG
 * @error: return location for an error, in words for a person
 *
 * A PNG within the limits stays as it is; anything else becomes one, as large as fits in them. An
 * SVG is read by brg_svg_check() before it is drawn.
 *
 * Returns: (transfer full) (nullable): a PNG that a letterhead takes
 */
GBytes *brg_logo_file_load (const char *path, GError **error);

/**
 * brg_logo_file_load_sheet:
 * @path: as of brg_logo_file_load()
 * @error: return location for an error, in words for a person
 *
 * The same of a picture that a whole sheet has: it keeps more points.
 *
 * Returns: (transfer full) (nullable): a PNG that a paper takes
 */
GBytes *brg_logo_file_load_sheet (const char *path, GError **error);

G_END_DECLS
