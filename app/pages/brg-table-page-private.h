/* brg-table-page-private.h - fields of the table's page, for brg-table-page*.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-chip.h"
#include "brg-crosstable-view.h"
#include "brg-table-page.h"
#include "brg-table-why.h"

G_BEGIN_DECLS

struct _BrgTablePage
{
  BrgPage parent_instance;

  GtkToggleButton *by_number_button;
  GtkToggleButton *by_place_button;
  GtkToggleButton *crosstable_button;
  GtkToggleButton *list_button;
  BrgChip *state_chip;
  GtkBox *notices;
  GtkStack *stack;
  BrgCrosstableView *crosstable;
  GtkColumnView *list;
  GtkWidget *cell_line;
  GtkLabel *cell_label;
  GtkBox *keys_box;
  GtkLabel *legend_label;
  GtkMenuButton *menu_button;
  GtkWidget *why_button;
  BrgTableWhy *why; /* a popover of the page */

  GSimpleActionGroup *actions; /* owned by the widget */
  GListStore *items;
  GtkSingleSelection *selection; /* the list's */
  char *listed_columns;          /* the columns that the list has now */
  gint64 group_id;               /* the group that the order was chosen for */
  gboolean is_choosing;          /* buttons are being set, not pressed */
};

/* brg-table-page-actions.c: what the menu of the page offers, `table.copy`. */
void brg_table_page_add_actions (BrgTablePage *self);

/* brg-table-page-why.c: why the player of the row is above the next one, or with @chooses above one
 * to be chosen; on a number, how it came about. Returns whether there was anything to say. */
gboolean brg_table_page_ask_why (BrgTablePage *self, gboolean chooses);

/* (transfer full) (nullable): the sum of the number under the cursor, in one line. */
char *brg_table_page_dup_sum (BrgTablePage *self);

/* Makes the popover and connects the button. */
void brg_table_page_setup_why (BrgTablePage *self);

/* Index of the player of the row that has the keys, -1 for none. */
gint brg_table_page_find_player (BrgTablePage *self);

G_END_DECLS
