/* brg-wizard-pairs-private.h - fields of the third step, for brg-wizard-pairs*.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-draft-pairs.h"
#include "brg-exchange-popover.h"
#include "brg-wizard-item.h"
#include "brg-wizard-pairs.h"

G_BEGIN_DECLS

struct _BrgWizardPairs
{
  BrgWizardStep parent_instance;

  GtkStack *stack;
  GtkWidget *notice;
  GtkImage *notice_icon;
  GtkLabel *notice_label;
  GtkMenuButton *notice_button;
  GtkBox *notice_list;
  GtkWidget *round_box;
  GtkButton *previous_button;
  GtkDropDown *round_drop_down;
  GtkButton *next_button;
  GtkLabel *count_label;
  GtkLabel *summary_label;
  GtkBox *button_box;
  GtkMenuButton *more_button;
  GtkColumnView *view;
  GtkLabel *time_label;
  GtkWidget *colours_legend;
  GtkWidget *floater_legend;
  GtkWidget *colour_legend;

  BrgWizardWhy *pane; /* not owned */
  BrgExchangePopover *exchange;
  GtkWidget *exchange_button;
  GSimpleActionGroup *actions;
  GtkColumnViewColumn *swiss_columns[4];
  GListStore *items;
  GtkSingleSelection *selection;
  gint round;
  GArray *warnings; /* BrgWarning of the round on show */
  gint64 elapsed;   /* microseconds of the last computation */
  gboolean is_computing;
  gboolean is_refreshing;
};

/* Adds the columns of the table. */
void brg_wizard_pairs_add_columns (BrgWizardPairs *self);

/* The board of a line; NULL for somebody without a pair. */
const BrgDraftBoard *brg_wizard_pairs_get_board (BrgWizardPairs *self, BrgWizardItem *item);

/* Adds actions, buttons and keys. */
void brg_wizard_pairs_add_actions (BrgWizardPairs *self);

/* Enables what can be done with the selected line. */
void brg_wizard_pairs_update_actions (BrgWizardPairs *self);

/* Shows the round anew, with @board selected; -1 for the first. */
void brg_wizard_pairs_show_round (BrgWizardPairs *self, gint board);

/* Computes pairs in the background, then shows them. */
void brg_wizard_pairs_compute (BrgWizardPairs *self, BrgDraftScope scope);

/* The selected line. */
BrgWizardItem *brg_wizard_pairs_get_selected (BrgWizardPairs *self);

/* Puts the keyboard focus on the selected line. */
void brg_wizard_pairs_focus_selected (BrgWizardPairs *self);

G_END_DECLS
