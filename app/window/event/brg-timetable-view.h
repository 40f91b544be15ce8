/* brg-timetable-view.h - the timetable of a group: days downwards, and how rounds are filled in
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-page.h"

G_BEGIN_DECLS

#define BRG_TYPE_TIMETABLE_VIEW (brg_timetable_view_get_type ())
G_DECLARE_FINAL_TYPE (BrgTimetableView, brg_timetable_view, BRG, TIMETABLE_VIEW, GtkWidget)

/**
 * brg_timetable_view_set_page:
 * @self: a view
 * @page: the page that it is part of, which knows the session
 */
void brg_timetable_view_set_page (BrgTimetableView *self, BrgPage *page);

/**
 * brg_timetable_view_refresh:
 * @self: a view
 * @snapshot: the group
 *
 * Shows what is stored.
 */
void brg_timetable_view_refresh (BrgTimetableView *self, BrgSnapshot *snapshot);

/** brg_timetable_view_take_focus: Gives the keyboard to the table, or to what fills it */
void brg_timetable_view_take_focus (BrgTimetableView *self);

/** brg_timetable_view_dup_subtitle: Returns: (transfer full): the days, rounds and breaches */
char *brg_timetable_view_dup_subtitle (BrgTimetableView *self);

/** brg_timetable_view_print: Prints the timetable */
void brg_timetable_view_print (BrgTimetableView *self);

G_END_DECLS
