/* brg-rounds-empty.h - a round that is not paired yet: who plays, and the next step
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "brg-snapshot.h"

G_BEGIN_DECLS

#define BRG_TYPE_ROUNDS_EMPTY (brg_rounds_empty_get_type ())
G_DECLARE_FINAL_TYPE (BrgRoundsEmpty, brg_rounds_empty, BRG, ROUNDS_EMPTY, GtkWidget)

/**
 * brg_rounds_empty_show:
 * @self: the widget
 * @snapshot: a group
 * @round: number of a round that is not paired
 * @warnings: what else is to be seen to before it, lines; may be empty
 */
void brg_rounds_empty_show (BrgRoundsEmpty *self,
                            const BrgSnapshot *snapshot,
                            gint round,
                            const char *warnings);

/**
 * brg_rounds_empty_take_focus:
 * @self: the widget
 *
 * Returns: whether the button has the focus
 */
gboolean brg_rounds_empty_take_focus (BrgRoundsEmpty *self);

G_END_DECLS
