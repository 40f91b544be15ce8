/* brg-letters-page-private.h - what the files of the page of letters share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "brg-letters-desk.h"
#include "brg-letters-page.h"
#include "brg-sides.h"

G_BEGIN_DECLS

struct _BrgLettersPage
{
  BrgPage parent_instance;

  GtkToggleButton *due_toggle;
  GtkToggleButton *games_toggle;
  GtkToggleButton *rulings_toggle;
  GtkToggleButton *week_toggle;
  GtkToggleButton *arbiter_toggle;
  GtkSearchEntry *search_entry;
  GtkButton *letter_button;
  GtkToggleButton *pane_toggle;
  GtkStack *stack;
  BrgSides *pane_sides;
  GtkListBox *list;
  GtkLabel *code_label;
  GtkLabel *names_label;
  GtkWidget *turn_label;
  GtkBox *totals_box;
  GtkListBox *next_list;
  GtkListBox *letters_list;
  GtkWidget *terms_button;
  GtkWidget *chart_button;
  GtkWidget *repeat_button;
  GMenu *breaks_menu;

  GSimpleActionGroup *actions; /* owned */
  BrgLettersDesk *held;        /* NULL while the group is not played so */
  const BrgPostalDesk *desk;   /* of it */
  GArray *items;               /* of it */
  GArray *rulings;             /* owned: what was decided */
  GArray *shown;               /* owned: numbers of items, games or decisions in the list */
  gint64 pairing_id;           /* of the game in the pane, 0 for none */
  gboolean is_filling;
};

/* The game that is shown in the pane, NULL for none. */
const BrgPostalCase *brg_letters_page_get_case (BrgLettersPage *self);

/* The row that is chosen, where what is due or what was decided is shown; NULL for none. */
const BrgPostalItem *brg_letters_page_get_item (BrgLettersPage *self);
const BrgPostalRuling *brg_letters_page_get_ruling (BrgLettersPage *self);

/* Shows that game in the pane. */
void brg_letters_page_show_case (BrgLettersPage *self);

/* What can be done on the page, as actions `letters.*` and keys. */
void brg_letters_page_install_actions (BrgLettersPage *self);
void brg_letters_page_update_actions (BrgLettersPage *self);

/* Fills the menu of breaks that were announced. */
void brg_letters_page_list_breaks (BrgLettersPage *self);

G_END_DECLS
