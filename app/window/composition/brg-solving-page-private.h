/* brg-solving-page-private.h - what the files of the page of solving share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "brg-contest-hold.h"
#include "brg-solving-page.h"
#include "brg-wrap-box.h"

G_BEGIN_DECLS

/* What a bonus is given for (11.6.1). */
typedef enum
{
  BRG_SOLVING_SIDE,
  BRG_SOLVING_UNSOLVABLE,
  BRG_SOLVING_INEXACT,
} BrgSolvingBonus;

#define BRG_N_SOLVING_BONUSES (BRG_SOLVING_INEXACT + 1)

struct _BrgSolvingPage
{
  BrgPage parent_instance;

  GtkDropDown *round_choice;
  GtkBox *state_box;
  GtkStack *stack;
  GtkWidget *works_button;
  GtkGrid *table;
  GtkLabel *left_label;
  GtkLabel *noticed_label;
  GtkLabel *authors_label;
  GtkLabel *title_label;
  GtkLabel *most_label;
  GtkBox *board_box;
  GtkLabel *facts_label;
  GtkListBox *variants_list;
  GtkWidget *bonus_heading;
  GtkListBox *bonus_list;
  GtkLabel *preview_label;

  GSimpleActionGroup *actions; /* owned */
  BrgContestHold *hold;        /* owned, NULL while the group is no contest */
  const BrgContestDesk *desk;  /* of it */
  gint64 section_id;           /* the round that is shown, 0 for all */
  gint64 entry_id;             /* of the solver whose answer is at hand, 0 for none */
  gint64 work_id;
  BrgContestAnswer *draft; /* owned: the answer at hand, NULL for none */
  guint variant;           /* where points are typed */
  GString *typed;          /* owned: points that are being typed */
  gboolean is_changed;     /* whether the draft is not what is stored */
  GPtrArray *cells;        /* owned: GtkWidget of a cell, solver by solver */
  gboolean is_filling;
};

/* The answer at hand. */

/* Rows of the desk, -1 for none. */
gint brg_solving_page_find_solver (BrgSolvingPage *self);
gint brg_solving_page_find_work (BrgSolvingPage *self);
const BrgContestWork *brg_solving_page_get_work (BrgSolvingPage *self);
gboolean brg_solving_page_may_write (BrgSolvingPage *self);
/* Takes what is stored of it as a draft. */
void brg_solving_page_take_answer (BrgSolvingPage *self);
/* Stores the draft where it was changed. */
gboolean brg_solving_page_store (BrgSolvingPage *self);
guint *brg_solving_page_get_count (BrgContestAnswer *answer, BrgSolvingBonus bonus);
gint64 brg_solving_page_get_worth (const BrgContestTerms *terms, BrgSolvingBonus bonus);

/* The table. */

void brg_solving_page_fill_table (BrgSolvingPage *self);
void brg_solving_page_show_cell (BrgSolvingPage *self);
void brg_solving_page_go (BrgSolvingPage *self, gint solver, gint work);

/* The pane. */

void brg_solving_page_show_answer (BrgSolvingPage *self);

/* What can be done, as actions `solving.*` and keys. */

void brg_solving_page_install_actions (BrgSolvingPage *self);
void brg_solving_page_update_actions (BrgSolvingPage *self);

G_END_DECLS
