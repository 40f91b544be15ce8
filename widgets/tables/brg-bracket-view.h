/* brg-bracket-view.h - the bracket of a knock-out to look at and to walk through
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "brg-bracket-chart.h"

G_BEGIN_DECLS

#define BRG_TYPE_BRACKET_VIEW (brg_bracket_view_get_type ())
G_DECLARE_FINAL_TYPE (BrgBracketView, brg_bracket_view, BRG, BRACKET_VIEW, GtkWidget)

/**
 * BrgBracketView:
 *
 * The arrows follow the tree: Left to a meeting that leads here, Right to where the winner goes.
 *
 * Signals:
 * - `picked`: another meeting is picked, or it changed
 */

/**
 * brg_bracket_view_set_chart:
 * @self: a view
 * @chart: (transfer full) (nullable): what to show
 *
 * The meeting that is picked stays so by its place.
 */
void brg_bracket_view_set_chart (BrgBracketView *self, BrgBracketChart *chart);

/**
 * brg_bracket_view_set_label:
 * @self: a view
 * @label: its name for screen readers
 */
void brg_bracket_view_set_label (BrgBracketView *self, const char *label);

/**
 * brg_bracket_view_dup_description:
 * @self: a view
 *
 * Returns: (transfer full): the meeting that is picked, in a line
 */
char *brg_bracket_view_dup_description (BrgBracketView *self);

G_END_DECLS
