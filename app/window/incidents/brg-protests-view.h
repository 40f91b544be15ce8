/* brg-protests-view.h - protests and appeals of a group, with their deadlines running
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-page.h"

G_BEGIN_DECLS

#define BRG_TYPE_PROTESTS_VIEW (brg_protests_view_get_type ())
G_DECLARE_FINAL_TYPE (BrgProtestsView, brg_protests_view, BRG, PROTESTS_VIEW, GtkWidget)

/**
 * brg_protests_view_new:
 * @page: the page that it is part of, which knows the session
 *
 * Returns: (transfer floating): the list of protests with what can be done about them
 */
GtkWidget *brg_protests_view_new (BrgPage *page);

/**
 * brg_protests_view_refresh:
 * @self: a view
 * @snapshot: the group
 *
 * Shows what is stored.
 */
void brg_protests_view_refresh (BrgProtestsView *self, BrgSnapshot *snapshot);

/**
 * brg_protests_view_take_focus:
 * @self: a view
 *
 * Gives the keyboard to the list, or to the button of a first protest, when the view is on show.
 */
void brg_protests_view_take_focus (BrgProtestsView *self);

/**
 * brg_protests_view_count_open:
 * @self: a view
 *
 * Returns: protests and appeals that are not decided yet
 */
guint brg_protests_view_count_open (BrgProtestsView *self);

/**
 * brg_protests_view_begin:
 * @self: a view
 * @incident_id: row of the incident that the protest is about, 0 for none
 *
 * Opens the form of a new protest.
 */
void brg_protests_view_begin (BrgProtestsView *self, gint64 incident_id);

/**
 * brg_protests_view_press_key:
 * @self: a view
 * @keyval: a key
 * @state: what is held down with it
 *
 * Does what the key stands for, wherever on the page the focus is.
 *
 * Returns: whether it stands for something
 */
gboolean brg_protests_view_press_key (BrgProtestsView *self, guint keyval, GdkModifierType state);

G_END_DECLS
