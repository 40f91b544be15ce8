/* brg-sides.h - a list or a pane beside what it is about, which folds where both find no room
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define BRG_TYPE_SIDES (brg_sides_get_type ())

/**
 * BrgSides:
 *
 * Shows its property `side` beside its property `main`. Without room for both it folds. With `over`
 * the side is put away then and comes over the main widget when `reveal-side` is set; without it
 * one of the two is seen at a time, the side while `reveal-side` is set. `at-end` puts a side that
 * comes over the main widget after it. `title` names both for a screen reader.
 *
 * The focus is never left in what folds. With `keeps-focus` a side that folds while it has the
 * focus stays, over the main widget, and so does what is typed there; else `focus-folded` says that
 * the focus is to be taken elsewhere. A side that is brought over the main widget takes the focus.
 */
G_DECLARE_FINAL_TYPE (BrgSides, brg_sides, BRG, SIDES, GtkWidget)

/**
 * brg_sides_get_folded:
 * @self: the widget
 *
 * Returns: whether there is no room for both
 */
gboolean brg_sides_get_folded (BrgSides *self);

/**
 * brg_sides_get_reveal_side:
 * @self: the widget
 *
 * Returns: whether the side is shown, or would be if it were folded
 */
gboolean brg_sides_get_reveal_side (BrgSides *self);

/**
 * brg_sides_set_reveal_side:
 * @self: the widget
 * @reveals: whether the side is shown
 *
 * Chooses what is seen while it is folded.
 */
void brg_sides_set_reveal_side (BrgSides *self, gboolean reveals);

/**
 * brg_sides_show_while_folded:
 * @self: the widget
 * @toggle: what brings the side, in a bar above; of the same page
 *
 * Lets @toggle be seen while there is no room for both. A side folds while sizes are being given:
 * the bar changes after that.
 */
void brg_sides_show_while_folded (BrgSides *self, GtkWidget *toggle);

G_END_DECLS
