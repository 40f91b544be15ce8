/* brg-judging-page-private.h - what the files of the page of judging share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "brg-contest-hold.h"
#include "brg-judging-page.h"
#include "brg-work-player.h"
#include "brg-wrap-box.h"

G_BEGIN_DECLS

struct _BrgJudgingPage
{
  BrgPage parent_instance;

  GtkDropDown *section_choice;
  GtkDropDown *judge_choice;
  GtkWidget *hidden_chip;
  GtkBox *state_box;
  GtkToggleButton *boards_toggle;
  GtkToggleButton *results_toggle;
  GtkStack *stack;
  GtkWidget *works_button;
  BrgWrapBox *steps_box;
  GtkStack *view_stack;
  GtkFlowBox *tiles;
  GtkListBox *results;
  GtkLabel *title_label;
  GtkBox *chip_box;
  GtkWidget *mark_area;
  GtkLabel *mark_label;
  GtkLabel *solution_label;
  GtkLabel *record_heading;
  GtkListBox *record_list;
  GtkWidget *remark_area;
  GtkTextView *remark_view;
  GtkWidget *results_area;
  GtkBox *remarks_box;
  GtkLabel *hidden_label;
  GtkButton *hand_button;

  GSimpleActionGroup *actions; /* owned */
  BrgContestHold *hold;        /* owned, NULL while there is nothing to judge */
  const BrgContestDesk *desk;  /* of it */
  gint64 section_id;           /* what is shown, 0 for none */
  gint64 judge_id;
  gint64 work_id;
  GArray *shown;         /* owned: guint, works of the section as rows of the desk, by tile */
  GArray *ranked;        /* owned: the same by place, by row of the results */
  GHashTable *captions;  /* owned: board, position and solution of a work -> its caption */
  BrgWorkPlayer *player; /* owned: plays a work through in its tile, NULL while none is */
  gint64 remark_of;      /* the work that the remark in the field is about */
  gboolean is_filling;
};

/* The works. */

const BrgContestSection *brg_judging_page_get_section (BrgJudgingPage *self);
const BrgContestJudge *brg_judging_page_get_judge (BrgJudgingPage *self);
const BrgContestWorkRow *brg_judging_page_get_row (BrgJudgingPage *self);
gboolean brg_judging_page_shows_results (BrgJudgingPage *self);
/* Whether marks of the sheet on show can be changed. */
gboolean brg_judging_page_may_mark (BrgJudgingPage *self);

void brg_judging_page_fill_tiles (BrgJudgingPage *self);
void brg_judging_page_fill_results (BrgJudgingPage *self);
/* Selects the work in tiles and results without telling the pane. */
void brg_judging_page_select_work (BrgJudgingPage *self);
void brg_judging_page_play (BrgJudgingPage *self);
/* Moves by so many tiles, or by so many rows of them. */
void brg_judging_page_move (BrgJudgingPage *self, gint step, gboolean by_rows);
/* -1 where the judge on show has given none. */
gint brg_judging_page_get_mark (BrgJudgingPage *self, gint64 work_id);
const char *brg_judging_page_get_remark (BrgJudgingPage *self, gint64 work_id);

/* The pane. */

void brg_judging_page_show_work (BrgJudgingPage *self);
void brg_judging_page_set_remark (BrgJudgingPage *self, const char *text);
/* What stands in the field of the remark and is not stored, NULL for nothing. */
char *brg_judging_page_dup_unsaved_remark (BrgJudgingPage *self);
/* What stands in the field of the remark is stored; returns whether nothing of it is left to store.
 */
gboolean brg_judging_page_store_remark (BrgJudgingPage *self);

/* What can be done, as actions `judging.*` and keys. */

void brg_judging_page_install_actions (BrgJudgingPage *self);
void brg_judging_page_update_actions (BrgJudgingPage *self);

G_END_DECLS
