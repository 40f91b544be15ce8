/* brg-check-in-view.h - check-in before a round: who is here, who is missing, what becomes of him
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-page.h"

G_BEGIN_DECLS

#define BRG_TYPE_CHECK_IN_VIEW (brg_check_in_view_get_type ())
G_DECLARE_FINAL_TYPE (BrgCheckInView, brg_check_in_view, BRG, CHECK_IN_VIEW, GtkWidget)

/**
 * brg_check_in_view_set_page:
 * @self: a view
 * @page: the page that it is part of, which knows the session
 */
void brg_check_in_view_set_page (BrgCheckInView *self, BrgPage *page);

/**
 * brg_check_in_view_refresh:
 * @self: a view
 * @snapshot: the group
 *
 * Shows what is stored; the round that is looked at is the next one.
 */
void brg_check_in_view_refresh (BrgCheckInView *self, BrgSnapshot *snapshot);

/** brg_check_in_view_take_focus: Gives the keyboard to the search, into which a scanner types */
void brg_check_in_view_take_focus (BrgCheckInView *self);

/** brg_check_in_view_count_open: Returns: how many are undecided once the check-in has begun */
gint brg_check_in_view_count_open (BrgCheckInView *self);

G_END_DECLS
