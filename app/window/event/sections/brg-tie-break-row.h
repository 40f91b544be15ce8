/* brg-tie-break-row.h - a tie-break in the list that orders them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "brg-rulebook.h"
#include "brg-standings.h"

G_BEGIN_DECLS

#define BRG_TYPE_TIE_BREAK_ROW (brg_tie_break_row_get_type ())
G_DECLARE_FINAL_TYPE (BrgTieBreakRow, brg_tie_break_row, BRG, TIE_BREAK_ROW, GtkListBoxRow)

/**
 * BrgTieBreakRow:
 *
 * Signals:
 * - `move` (gint): to be moved by so many places;
 * - `drop` (guint): the row that has this index is to be put here;
 * - `remove`: to be removed.
 */

/**
 * brg_tie_break_row_new:
 * @criterion: the tie-break
 * @rulebook: the event's rule book
 * @position: its place in the order, from 1
 * @fault: (nullable): why it may not stand here
 *
 * Returns: (transfer floating): a row that can be dragged, moved by Alt+Up and Alt+Down and removed
 */
GtkWidget *brg_tie_break_row_new (const BrgCriterion *criterion,
                                  const BrgRulebook *rulebook,
                                  guint position,
                                  const char *fault);

/**
 * brg_tie_break_row_describe:
 * @criterion: the tie-break
 * @rulebook: the event's rule book
 *
 * Returns: (transfer full): its code and its article in this book: "SB, art. 5.4.8.3.1"
 */
char *brg_tie_break_row_describe (const BrgCriterion *criterion, const BrgRulebook *rulebook);

G_END_DECLS
