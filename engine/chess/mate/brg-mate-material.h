/* brg-mate-material.h - when the men of both sides do not suffice for mate, wherever they stand
 *
 * For the library's own use; see brg-can-mate.h.
 * Rules: fide-2023 5.2.2, 6.9
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-position.h"

G_BEGIN_DECLS

/**
 * brg_mate_material_excludes:
 * @position: a position where it is not mate already
 * @side: who is to give mate
 *
 * Returns: whether the men alone exclude that @side ever gives mate
 */
gboolean brg_mate_material_excludes (const BrgPosition *position, BrgColour side);

G_END_DECLS
