/* brg-letter-sheet-private.h - what the files of the form for a letter share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-board-view.h"
#include "brg-letter-sheet.h"
#include "brg-postal-doubt.h"
#include "brg-postal-draft.h"

G_BEGIN_DECLS

struct _BrgLetterSheet
{
  BrgSheet parent_instance;

  GtkBox *columns;
  GtkButton *save_button;
  GtkLabel *game_label;
  BrgBoardView *board;
  GtkLabel *board_label;
  GtkListBox *tree_list;
  GtkDropDown *kind_choice;
  GtkDropDown *side_choice;
  GtkDropDown *repeating_choice;
  GtkDropDown *ending_choice;
  GtkDropDown *result_choice;
  GtkCheckButton *partial_check;
  GtkCheckButton *plain_check;
  GtkCheckButton *numbers_check;
  GtkCheckButton *break_check;
  GtkBox *lacks_box;
  GtkGrid *grid;
  GtkListBox *check_list;
  GtkLabel *rows_label;
  GtkLabel *after_label;
  GtkLabel *fault_label;

  GtkCheckButton *lacks_checks[BRG_N_POSTAL_LACKS];
  GtkWidget *entries[BRG_N_POSTAL_FIELDS];
  GtkWidget *labels[BRG_N_POSTAL_FIELDS];
  GtkLabel *doubt_labels[BRG_N_POSTAL_FIELDS];
  GtkWidget *choice_labels[3]; /* of repeating, ending and result */
  BrgPostalDesk *desk;         /* owned */
  const BrgPostalCase *matter; /* in desk */
  BrgPostalDraft draft;
  GArray *tree;   /* owned: branches that are shown */
  GArray *doubts; /* owned (nullable): days that are doubted */
  char *ask;      /* owned (nullable): what is asked about before it is stored */
  char *asked;    /* owned (nullable): what was */
  guint kind_id;  /* source of change_kind(), 0 for none */
  gboolean is_filling;
};

/* Shows what the form would bring: board, tree, what is complete, rows of the chart. */
void brg_letter_sheet_show (BrgLetterSheet *self);

/* What the fields are called, and what stands in those that are empty, by the means of play. */
void brg_letter_sheet_show_titles (BrgLetterSheet *self);
void brg_letter_sheet_show_hints (BrgLetterSheet *self);

/* Whether a wrong number of a move is to be spoken of (10.2.14). */
void brg_letter_sheet_show_numbers (BrgLetterSheet *self);

/* What cannot be stored: the day and why; NULL where every day can be. */
const BrgPostalDoubt *brg_letter_sheet_find_impossible (BrgLetterSheet *self);

/* In which field of the form a day is that is doubted. */
BrgPostalField brg_letter_sheet_find_field (const BrgPostalDoubt *doubt);

/* (transfer full): why what stands in a field cannot be read, or what is missing. */
char *brg_letter_sheet_dup_wrong (BrgLetterSheet *self, BrgPostalField wrong);

/* Shows the position of the line of the tree that is chosen. */
void brg_letter_sheet_show_board (BrgLetterSheet *self);

G_END_DECLS
