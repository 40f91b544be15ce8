/* brg-players-page-private.h - fields of the list of players, for brg-players-page*.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "brg-admission-view.h"
#include "brg-check-in-view.h"
#include "brg-page-paper.h"
#include "brg-player-item.h"
#include "brg-players-columns.h"
#include "brg-players-page.h"

G_BEGIN_DECLS

struct _BrgPlayersPage
{
  BrgPage parent_instance;

  GtkSearchEntry *search_entry;
  GtkLabel *count_label;
  GtkLabel *limit_label;
  GtkWidget *wide_box;
  GtkToggleButton *list_toggle;
  GtkToggleButton *check_in_toggle;
  BrgCheckInView *check_in;
  GtkToggleButton *admission_toggle;
  BrgAdmissionView *admission;
  GtkMenuButton *menu_button;
  GtkStack *stack;
  GtkColumnView *view;
  AdwStatusPage *empty_page;
  GtkButton *empty_button;
  GtkWidget *team_button;
  GtkWidget *add_button;

  GListStore *items; /* in the order of the snapshot */
  GtkCustomFilter *filter;
  GtkSingleSelection *selection;
  BrgPlayersColumns *columns;
  GSimpleActionGroup *actions;
  gboolean is_narrow;
  gboolean is_tight;  /* there is room for what is needed only */
  guint focus_tick;   /* of the table */
  gint n_focus_ticks; /* so many more it may take */
  gint64 removed_id;  /* the player who is asked about */
  gint64 wanted_id;   /* the player to be selected when the list shows him, 0 for none */
};

/* The selected player; NULL when there is none. */
BrgPlayerItem *brg_players_page_get_selected (BrgPlayersPage *self);

/* Selects a player and puts the focus on his row; FALSE when the list does not show him. */
gboolean brg_players_page_select (BrgPlayersPage *self, gint64 entry_id);

/* Whether the table has the focus. */
gboolean brg_players_page_has_list_focus (BrgPlayersPage *self);

/* Whether the search has the focus. */
gboolean brg_players_page_is_searching (BrgPlayersPage *self);

/* Puts the focus on a row. */
void brg_players_page_focus_position (BrgPlayersPage *self, guint position);

/* brg-players-page-views.c: the list, the admission or the check-in. */
gboolean brg_players_page_is_list (BrgPlayersPage *self);
BrgPlayersView brg_players_page_get_view (BrgPlayersPage *self);
void brg_players_page_show_view (BrgPlayersPage *self, const BrgSnapshot *snapshot);

/* FALSE while the list is shown. */
gboolean brg_players_page_focus_other_view (BrgPlayersPage *self);

/* The same for who comes to the page and may be typing already. */
gboolean brg_players_page_enter_other_view (BrgPlayersPage *self);

/* (nullable): what stands under the title; NULL for what the list says of itself. */
char *brg_players_page_dup_view_subtitle (BrgPlayersPage *self, const BrgSnapshot *snapshot);

/* brg-players-page-actions.c: what can be done with players, `players.add`. */
void brg_players_page_add_actions (BrgPlayersPage *self);
void brg_players_page_update_actions (BrgPlayersPage *self);

/* Opens the sheet for a new player or team, or says why not. */
void brg_players_page_add (BrgPlayersPage *self, gboolean is_team);

G_END_DECLS
