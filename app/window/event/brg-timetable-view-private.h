/* brg-timetable-view-private.h - fields of the timetable, for brg-timetable-view*.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-chip.h"
#include "brg-sides.h"
#include "brg-timetable-draft.h"
#include "brg-timetable-view.h"

G_BEGIN_DECLS

struct _BrgTimetableView
{
  GtkWidget parent_instance;

  GtkWidget *content;
  BrgChip *state_chip;
  GtkWidget *add_button;
  GtkWidget *edit_button;
  GtkWidget *remove_button;
  GtkWidget *announce_button;
  GtkWidget *pane_toggle;
  BrgSides *sides;
  GtkStack *stack;
  GtkColumnView *view;
  GtkWidget *keys_label;
  GtkLabel *day_label;
  GtkLabel *fault_label;
  GtkWidget *reason_row;
  GtkLabel *reason_label;
  GtkWidget *keep_button;
  GtkWidget *hours_row;
  GtkWidget *first_row;
  GtkWidget *minutes_row;
  GtkWidget *free_row;
  GtkWidget *place_row;
  GtkLabel *fill_label;
  GtkButton *fill_button;

  BrgPage *page;              /* not owned */
  BrgTimetableDraft *draft;   /* owned (nullable): what is stored */
  BrgTimetableDraft *waiting; /* owned (nullable): a change that waits for its reason */
  guint waiting_position;
  gboolean is_keep_waiting; /* the selected breach waits for its reason */
  gint64 group_id;          /* whose proposals stand in the fields */
  GtkStringList *items;     /* numbers of rows */
  GtkSingleSelection *selection;
  GtkColumnViewColumn *wide[2]; /* not owned: shown where there is room */
};

/* Adds the columns of the table. */
void brg_timetable_view_add_columns (BrgTimetableView *self);

G_END_DECLS
