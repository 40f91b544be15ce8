/* brg-dutch-outlook.h - whether those who leave a bracket find all they can below it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-dutch-field.h"

G_BEGIN_DECLS

/**
 * brg_dutch_outlook_is_ideal:
 * @field: the round; unchanged afterwards
 * @leavers: (element-type gint): places of those who leave a bracket
 * @first: first place below the bracket
 * @has_bye_player: whether the one who leaves has the bye
 *
 * Asks whether the rest can be completed (fide-dutch-2026 C4) and no other set of so many players
 * who leave would be better for the next bracket (C8): all of them find opponents there, and as
 * many pairs are made there as the number of players allows.
 *
 * Returns: whether that is so; %FALSE does not mean that another set is better
 */
gboolean brg_dutch_outlook_is_ideal (BrgDutchField *field,
                                     const GArray *leavers,
                                     gint first,
                                     gboolean has_bye_player);

G_END_DECLS
