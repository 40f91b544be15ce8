/* brg-admission-view-private.h - what the parts of the view of the committee share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-admission-list.h"
#include "brg-admission-pane.h"
#include "brg-admission-view.h"
#include "brg-sides.h"

G_BEGIN_DECLS

struct _BrgAdmissionView
{
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkLabel *count_label;
  GtkWidget *list_scroller;
  GtkToggleButton *list_toggle;
  GtkWidget *pane_toggle;
  GtkListBox *delegations;
  GtkLabel *delegation_label;
  GtkLabel *entry_label;
  GtkColumnView *view;
  BrgSides *sides;
  BrgAdmissionPane *pane;

  BrgPage *page;          /* not owned */
  BrgAdmissionList *list; /* owned (nullable) */
  GtkStringList *items;   /* indices of rows of the delegation */
  GtkSingleSelection *selection;
  char *columns; /* which columns the table has */
  gint delegation;
  gint64 wanted_id; /* who is to be shown next, 0 for who is */
  gboolean is_narrow;
  gboolean is_filling;
};

/** brg_admission_view_get_row: the player of an item of the table */
const BrgAdmissionRow *brg_admission_view_get_row (BrgAdmissionView *self, gpointer item);

/** brg_admission_view_show_columns: gives the table the columns that papers and room want */
void brg_admission_view_show_columns (BrgAdmissionView *self);

G_END_DECLS
