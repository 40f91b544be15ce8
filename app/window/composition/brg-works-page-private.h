/* brg-works-page-private.h - what the files of the page of works share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "brg-chip.h"
#include "brg-contest-check.h"
#include "brg-contest-hold.h"
#include "brg-contest-lines.h"
#include "brg-solution-view.h"
#include "brg-works-page.h"
#include "brg-wrap-box.h"

G_BEGIN_DECLS

struct _BrgWorksPage
{
  BrgPage parent_instance;

  GtkButton *new_button;
  GtkToggleButton *all_toggle;
  GtkToggleButton *wrong_toggle;
  GtkSearchEntry *search_entry;
  GtkWidget *hidden_chip;
  AdwStatusPage *empty_page;
  GtkButton *section_button;
  GtkStack *stack;
  GtkWidget *first_button;
  GtkListBox *list;
  GtkBox *view_box;
  GtkWidget *search_box;
  GtkLabel *search_label;
  GtkBox *bars_box;
  BrgWrapBox *facts_box;
  GtkLabel *title_label;
  GtkBox *chip_box;
  GtkBox *checks_box;
  GtkBox *neighbour_box;
  GMenu *sections_menu;

  BrgSolutionView *view;       /* not owned: in view_box */
  GSimpleActionGroup *actions; /* owned */
  BrgContestHold *hold;        /* owned, NULL while the group is no contest */
  const BrgContestDesk *desk;  /* of it */
  GArray *shown;               /* owned: guint, rows of the desk in the list */
  gint64 work_id;              /* of the work that is chosen, 0 for none */
  GArray *doubts;              /* owned: BrgContestDoubt, NULL before they are asked for */
  GHashTable *findings;        /* owned: gint64 of a work -> BrgContestFinding */
  GHashTable *asked;           /* owned: gint64 of works that wait for their check */
  GCancellable *cancellable;   /* of the checks that go on, owned */
  gint64 running_id;           /* of the work that is being searched, 0 for none */
  guint depth;
  guint limit;
  gboolean is_filling;
  gboolean is_stopped; /* Esc: nothing is checked before it is asked for */
};

/* The list. */

void brg_works_page_fill_list (BrgWorksPage *self);
void brg_works_page_update_row (BrgWorksPage *self, gint64 work_id);
const BrgContestWorkRow *brg_works_page_get_row (BrgWorksPage *self);

/* The check of the work that is chosen. */

const BrgContestFinding *brg_works_page_find (BrgWorksPage *self, gint64 work_id);
GtkWidget *brg_works_page_new_chip (BrgWorksPage *self, const BrgContestWorkRow *row);
gboolean brg_works_page_is_wrong (BrgWorksPage *self, const BrgContestWorkRow *row);
void brg_works_page_load_findings (BrgWorksPage *self);
void brg_works_page_ask (BrgWorksPage *self, gint64 work_id);
void brg_works_page_ask_all (BrgWorksPage *self);
void brg_works_page_stop (BrgWorksPage *self);
void brg_works_page_show_search (BrgWorksPage *self);

/* What is shown of the work that is chosen. */

void brg_works_page_show_work (BrgWorksPage *self);
void brg_works_page_show_checks (BrgWorksPage *self);

/* Files. */

void brg_works_page_import (BrgWorksPage *self);
void brg_works_page_export (BrgWorksPage *self);
void brg_works_page_export_marks (BrgWorksPage *self);

/* What can be done, as actions `works.*` and keys. */

void brg_works_page_install_actions (BrgWorksPage *self);
void brg_works_page_update_actions (BrgWorksPage *self);

G_END_DECLS
