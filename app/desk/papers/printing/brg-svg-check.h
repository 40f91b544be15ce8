/* brg-svg-check.h - whether a drawing from a stranger may be given to a loader
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * BRG_SVG_MOST_BYTES:
 *
 * How large the file of a drawing may be.
 */
#define BRG_SVG_MOST_BYTES (1024 * 1024)

/**
 * brg_svg_check:
 * @bytes: a file
 * @error: return location for an error, in words for a person
 *
 * Reads the text of an SVG without drawing it. It is UTF-8, of a bounded number of elements and
 * stands for itself: no entities, no scripts, no pictures inside, nothing of another file.
 *
 * Returns: whether it is such an SVG
 */
gboolean brg_svg_check (GBytes *bytes, GError **error);

G_END_DECLS
