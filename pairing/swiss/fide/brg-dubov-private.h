/* brg-dubov-private.h - what the Dubov system knows of one player beside the common record
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-fide-draw.h"

G_BEGIN_DECLS

/**
 * BrgDubovTraits:
 * @average: average rating of the opponents met, 0 before the first game (fide-dubov-2026 1.7)
 * @n_upfloats: how often the player came up to a higher score group
 * @is_maximum: whether that is as often as may be (fide-dubov-2026 1.8)
 * @was_last: whether the player came up in the last round
 *
 * Of one place of the field.
 */
typedef struct
{
  gint average;
  gint n_upfloats;
  gboolean is_maximum;
  gboolean was_last;
} BrgDubovTraits;

/**
 * brg_dubov_settle_bracket:
 * @draw: a draw
 * @bracket: (element-type gint): places of the players of a bracket, who can all be paired
 *
 * Pairs a bracket (fide-dubov-2026 3.2.3-3.2.6).
 */
void brg_dubov_settle_bracket (BrgFideDraw *draw, const GArray *bracket);

G_END_DECLS
