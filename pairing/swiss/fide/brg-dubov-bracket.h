/* brg-dubov-bracket.h - players who shift are taken from the middle
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * brg_dubov_get_middle:
 * @n: how many players are in a list
 * @number: 0 to @n - 1
 *
 * Players who shift are taken from the middle of the list outwards, of two the higher placed first
 * (fide-dubov-2026 4.3.3).
 *
 * Returns: index in the list of the one with @number
 */
gint brg_dubov_get_middle (gint n, gint number);

G_END_DECLS
