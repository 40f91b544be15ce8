/* brg-rounds-line.h - the board that keys are for, in one line below a narrow table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "brg-rounds-pane.h"

G_BEGIN_DECLS

#define BRG_TYPE_ROUNDS_LINE (brg_rounds_line_get_type ())
G_DECLARE_FINAL_TYPE (BrgRoundsLine, brg_rounds_line, BRG, ROUNDS_LINE, GtkWidget)

/**
 * brg_rounds_line_show:
 * @self: a line
 * @desk: what it shows
 */
void brg_rounds_line_show (BrgRoundsLine *self, const BrgRoundsDesk *desk);

G_END_DECLS
