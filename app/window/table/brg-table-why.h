/* brg-table-why.h - why one player is above another, and where a number of the table comes from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "brg-snapshot.h"

G_BEGIN_DECLS

#define BRG_TYPE_TABLE_WHY (brg_table_why_get_type ())
G_DECLARE_FINAL_TYPE (BrgTableWhy, brg_table_why, BRG, TABLE_WHY, GtkPopover)

/**
 * brg_table_why_new:
 * @page: a widget that lays out its children; it must unparent the popover when it is disposed of
 *
 * Returns: (transfer none): a popover of the page
 */
BrgTableWhy *brg_table_why_new (GtkWidget *page);

/**
 * brg_table_why_set_snapshot:
 * @self: a #BrgTableWhy
 * @snapshot: (nullable): the group that is asked about from now on
 */
void brg_table_why_set_snapshot (BrgTableWhy *self, BrgSnapshot *snapshot);

/**
 * brg_table_why_ask:
 * @self: a #BrgTableWhy
 * @player: index of a player
 * @chooses: whether the other player is to be chosen; else it is the one in the line above
 * @area: (nullable): where to point, in the page
 *
 * Says why the one is above the other.
 *
 * Returns: whether there is anything to say
 */
gboolean brg_table_why_ask (BrgTableWhy *self,
                            gint player,
                            gboolean chooses,
                            const GdkRectangle *area);

/**
 * brg_table_why_show_sum:
 * @self: a #BrgTableWhy
 * @player: index of a player
 * @criterion: 0 for the points, k for the k-th tie-break
 * @area: (nullable): where to point, in the page
 *
 * Shows the whole sum of one number.
 *
 * Returns: whether there is one
 */
gboolean brg_table_why_show_sum (BrgTableWhy *self,
                                 gint player,
                                 gint criterion,
                                 const GdkRectangle *area);

/**
 * brg_table_why_dup_line:
 * @self: a #BrgTableWhy
 * @player: index of a player
 * @criterion: 0 for the points, k for the k-th tie-break
 *
 * Returns: (transfer full): the sum in one line, `BH/C1 31 = 6½ + 6 (without 2½)`
 */
char *brg_table_why_dup_line (BrgTableWhy *self, gint player, gint criterion);

G_END_DECLS
