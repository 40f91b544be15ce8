/* brg-admission-view.h - the admission committee: delegation by delegation, player by player
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-page.h"

G_BEGIN_DECLS

#define BRG_TYPE_ADMISSION_VIEW (brg_admission_view_get_type ())
G_DECLARE_FINAL_TYPE (BrgAdmissionView, brg_admission_view, BRG, ADMISSION_VIEW, GtkWidget)

/**
 * brg_admission_view_set_page:
 * @self: a view
 * @page: the page that it is part of, which knows the session
 */
void brg_admission_view_set_page (BrgAdmissionView *self, BrgPage *page);

/** brg_admission_view_refresh: Shows what is stored of the players of @snapshot */
void brg_admission_view_refresh (BrgAdmissionView *self, BrgSnapshot *snapshot);

/**
 * brg_admission_view_enter:
 * @self: a view
 *
 * Gives the keyboard to the delegations: on a player a figure that is typed would decide.
 */
void brg_admission_view_enter (BrgAdmissionView *self);

/** brg_admission_view_take_focus: Gives the keyboard to the players of the delegation */
void brg_admission_view_take_focus (BrgAdmissionView *self);

/** brg_admission_view_set_narrow: Says whether there is room for what needs none */
void brg_admission_view_set_narrow (BrgAdmissionView *self, gboolean is_narrow);

/** brg_admission_view_count_open: Returns: how many are undecided once the committee has begun */
gint brg_admission_view_count_open (BrgAdmissionView *self);

/** brg_admission_view_dup_subtitle: Returns: (transfer full): how many were decided how */
char *brg_admission_view_dup_subtitle (BrgAdmissionView *self);

G_END_DECLS
