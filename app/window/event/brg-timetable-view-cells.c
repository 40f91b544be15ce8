/* brg-timetable-view-cells.c - the cells of a timetable
 *
 * Rules: ussr-chess-1956 20, app. 1; rus-chess-2014 22.3
 * Tests: tests/gui/timetable.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-timetable-view-private.h"

#include <glib/gi18n.h>

#include "brg-columns.h"
#include "brg-date-words.h"
#include "brg-timetable-words.h"
#include "brg-ui-words.h"
#include "brg-ui.h"

static const char *
get_zone (BrgTimetableView *self)
{
  return brg_page_get_snapshot (self->page)->event->zone;
}

/* The row of an item; NULL when the list is being changed. */
static const BrgTimetableRow *
get_row (BrgTimetableView *self, gpointer item, guint *index)
{
  *index = (guint) g_ascii_strtoull (gtk_string_object_get_string (item), NULL, 10);
  if (self->draft == NULL || *index >= brg_timetable_draft_get_rows (self->draft)->len)
    return NULL;
  return brg_timetable_draft_get_row (self->draft, *index);
}

static char *
dup_day (gpointer item, gpointer data)
{
  BrgTimetableView *self = data;
  guint index;
  g_autofree char *day = NULL;

  if (get_row (self, item, &index) == NULL ||
      !brg_timetable_draft_is_first_of_day (self->draft, index))
    return g_strdup ("");
  day = brg_timetable_draft_dup_day (self->draft, index);
  return brg_date_words_short_day (brg_ui_get_words (), day);
}

static char *
dup_hour (gpointer item, gpointer data)
{
  guint index;
  const BrgTimetableRow *row = get_row (data, item, &index);

  return row != NULL ? brg_timetable_words_hour (brg_ui_get_words (), row, get_zone (data))
                     : g_strdup ("");
}

static char *
dup_end (gpointer item, gpointer data)
{
  guint index;
  const BrgTimetableRow *row = get_row (data, item, &index);

  return row != NULL ? brg_timetable_words_end (brg_ui_get_words (), row, get_zone (data))
                     : g_strdup ("");
}

static char *
dup_title (gpointer item, gpointer data)
{
  guint index;
  const BrgTimetableRow *row = get_row (data, item, &index);

  return row != NULL ? brg_timetable_words_title (brg_ui_get_words (), row) : g_strdup ("");
}

static void
mark_title (GtkWidget *label, gpointer item, gpointer data)
{
  guint index;
  const BrgTimetableRow *row = get_row (data, item, &index);

  brg_ui_set_class (label, "brg-strong", row != NULL && row->kind == BRG_TIMETABLE_ROUND);
  brg_ui_set_class (label, "brg-dim", row != NULL && row->kind == BRG_TIMETABLE_REST);
}

static char *
dup_place (gpointer item, gpointer data)
{
  guint index;
  const BrgTimetableRow *row = get_row (data, item, &index);

  return g_strdup (row != NULL ? row->place : "");
}

static char *
dup_reason (gpointer item, gpointer data)
{
  guint index;
  const BrgTimetableRow *row = get_row (data, item, &index);

  return g_strdup (row != NULL ? row->reason : "");
}

static void
show_fault (GtkWidget *cell, gpointer item, gpointer data)
{
  BrgTimetableView *self = data;
  guint index;
  const BrgTimetableRow *row = get_row (self, item, &index);
  const BrgTimetableFault *fault =
      row != NULL ? brg_timetable_draft_find_fault (self->draft, index) : NULL;
  g_autofree char *mark =
      fault != NULL ? brg_timetable_words_fault_mark (brg_ui_get_words (), fault) : NULL;
  g_autofree char *duration = NULL;

  if (fault == NULL && row != NULL)
    {
      /* What is no breach: how long it takes. */
      duration = brg_timetable_words_duration (brg_ui_get_words (), row->minutes);
      gtk_widget_set_visible (cell, *duration != '\0');
      brg_chip_set (BRG_CHIP (cell), BRG_CHIP_OUTLINE, NULL, duration);
      return;
    }
  gtk_widget_set_visible (cell, fault != NULL);
  if (fault != NULL)
    brg_chip_set (BRG_CHIP (cell), row->is_kept ? BRG_CHIP_WARN : BRG_CHIP_ERROR,
                  row->is_kept ? "dialog-warning-symbolic" : "action-unavailable-symbolic", mark);
}

void
brg_timetable_view_add_columns (BrgTimetableView *self)
{
  const BrgColumn columns[] = {
    { _ ("Day"), BRG_COLUMN_LEFT, 9, "brg-strong", .dup_text = dup_day },
    { C_ ("timetable", "Begins"), BRG_COLUMN_RIGHT, 6, .dup_text = dup_hour },
    { C_ ("timetable", "Ends"), BRG_COLUMN_RIGHT, 6, "brg-dim", .dup_text = dup_end,
      .place = &self->wide[0] },
    { C_ ("timetable", "What"), BRG_COLUMN_LEFT, 18, .dup_text = dup_title, .expands = TRUE,
      .n_lines = 2, .mark = mark_title },
    { C_ ("timetable", "Where"), BRG_COLUMN_LEFT, 10, "brg-dim", .dup_text = dup_place,
      .expands = TRUE },
    { C_ ("timetable", "Takes"), .make = brg_columns_make_chip, .show = show_fault },
    { C_ ("timetable", "Reason"), BRG_COLUMN_LEFT, 8, "brg-dim", .dup_text = dup_reason,
      .expands = TRUE, .place = &self->wide[1] },
  };

  brg_columns_add_all (self->view, columns, G_N_ELEMENTS (columns), self);
}
