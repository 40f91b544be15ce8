/* brg-site-style.h - the style of the pages, and the script that steps through games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * brg_site_style_new:
 *
 * Returns: (transfer full): `site.css`: for screens of any width, light and dark, and for paper;
 *   it wants no font and no picture
 */
GBytes *brg_site_style_new (void);

/**
 * brg_site_script_new:
 *
 * Returns: (transfer full): `site.js`: steps through the moves of a game by buttons and the keys
 *   ← and →; without it every move is a link to its position
 */
GBytes *brg_site_script_new (void);

G_END_DECLS
