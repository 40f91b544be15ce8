/* brg-wizard-presence-private.h - fields of the first step, for brg-wizard-presence*.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-seed-entry.h"
#include "brg-wizard-item.h"
#include "brg-wizard-presence.h"
#include "brg-wrap-box.h"

G_BEGIN_DECLS

struct _BrgWizardPresence
{
  BrgWizardStep parent_instance;

  GtkWidget *missed_notice;
  GtkLabel *missed_label;
  GtkBox *missed_box;
  GtkWidget *barred_notice;
  GtkLabel *barred_label;
  GtkWidget *absent_notice;
  GtkSearchEntry *search_entry;
  GtkLabel *counts_label;
  BrgWrapBox *button_box;
  GtkColumnView *view;
  GtkWidget *numbers_pane;
  GtkDropDown *numbering_drop_down;
  GtkWidget *varma_box;
  GtkDropDown *delegations_drop_down;
  GtkWidget *draw_button;
  GtkLabel *varma_label;
  GtkWidget *seed_box;
  BrgSeedEntry *seed_entry;
  GtkLabel *numbers_note;

  GListStore *items;
  GtkCustomFilter *filter;
  GtkSingleSelection *selection;
  GtkColumnViewColumn *points_column;
  GPtrArray *disqualifications; /* NULL before they are set */
  GPtrArray *barred;  /* BrgDisqualification of those, by player; NULL where there is none */
  gboolean *found;    /* by entry; NULL while nothing is searched for */
  GArray *numberings; /* BrgNumbering of the drop-down */
  gboolean is_refreshing;
};

/* A change of one player may move the numbers of others, so all lines show themselves anew; their
 * order stays. */
void brg_wizard_presence_show_change (BrgWizardPresence *self);

/* The buttons of what the system and the book know. */
void brg_wizard_presence_update_buttons (BrgWizardPresence *self);

/* Adds the search, keys and buttons. */
void brg_wizard_presence_add_keys (BrgWizardPresence *self);

G_END_DECLS
