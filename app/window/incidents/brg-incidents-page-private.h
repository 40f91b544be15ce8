/* brg-incidents-page-private.h - fields of the page of incidents, for brg-incidents-page*.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "brg-incident-item.h"
#include "brg-incidents-adviser.h"
#include "brg-incidents-page.h"

G_BEGIN_DECLS

struct _BrgIncidentsPage
{
  BrgPage parent_instance;

  GtkWidget *record_button;
  GtkToggleButton *all_toggle;
  GtkToggleButton *round_toggle;
  GtkToggleButton *drafts_toggle;
  GtkToggleButton *protests_toggle;
  GtkToggleButton *postal_toggle;
  GtkSearchEntry *search_entry;
  GtkStack *body;
  GtkWidget *log_side;
  GtkBox *notices;
  GtkStack *log_stack;
  AdwStatusPage *empty_page;
  GtkColumnView *view;
  GtkWidget *details_scroller;
  GtkWidget *details;
  GtkWidget *open_button;
  GtkWidget *correct_button;
  GtkWidget *protest_button;
  GtkWidget *decision_button;
  GtkWidget *attach_button;
  GtkWidget *drop_button;
  GtkLabel *entry_label;
  GtkBox *files_box;
  GtkLabel *history_label;
  GtkScrolledWindow *protests_scroller;
  GtkListBox *postal_list;
  guint n_rulings; /* rows of that list */
  BrgIncidentsAdviser *adviser;

  GtkWidget *protests;          /* owned by its scroller */
  GtkColumnViewColumn *wide[3]; /* columns that give way in a narrow window */
  GPtrArray *log;               /* BrgIncident, owned */
  GHashTable *noted;            /* hints that were seen, owned */
  GListStore *items;            /* newest first */
  GtkCustomFilter *filter;
  GtkSingleSelection *selection;
  GSimpleActionGroup *actions;
  gint64 group_id;
  gint64 wanted_id;  /* the entry to be selected after the next refresh, 0 for none */
  gboolean is_visit; /* what is being decided was begun on another page */
  gboolean is_narrow;
};

/* brg-incidents-page.c */

/* What is played on boards; NULL while no event is open. */
BrgSnapshot *brg_incidents_page_get_boards (BrgIncidentsPage *self);

/* The entry that is selected, NULL for none. */
const BrgIncident *brg_incidents_page_get_selected (BrgIncidentsPage *self);

/* Puts an incident on the desk, or takes it off with NULL. */
void brg_incidents_page_show_desk (BrgIncidentsPage *self, BrgIncidentDesk *desk, gint round);
void brg_incidents_page_update_count (BrgIncidentsPage *self);

/* brg-incidents-page-log.c: the table and what stands under it */
void brg_incidents_page_setup_log (BrgIncidentsPage *self);
void brg_incidents_page_fill_log (BrgIncidentsPage *self, BrgSnapshot *boards);
void brg_incidents_page_show_details (BrgIncidentsPage *self);

/* brg-incidents-page-postal.c: what was decided by correspondence */
void brg_incidents_page_setup_postal (BrgIncidentsPage *self);
void brg_incidents_page_fill_postal (BrgIncidentsPage *self);
gboolean brg_incidents_page_focus_postal (BrgIncidentsPage *self);

/* brg-incidents-page-hints.c: what the book wants */
void brg_incidents_page_show_hints (BrgIncidentsPage *self, BrgSnapshot *snapshot);

/* brg-incidents-page-actions.c */
void brg_incidents_page_setup_actions (BrgIncidentsPage *self);
void brg_incidents_page_update_actions (BrgIncidentsPage *self);
void brg_incidents_page_begin (BrgIncidentsPage *self,
                               gint round,
                               gint64 game_id,
                               const char *kind_id);
void brg_incidents_page_print_log (BrgIncidentsPage *self);

G_END_DECLS
