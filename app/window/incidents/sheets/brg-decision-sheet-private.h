/* brg-decision-sheet-private.h - the parts of the sheet in which a protest is decided
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-decision-sheet.h"
#include "brg-impact-list.h"
#include "brg-protest-decision.h"
#include "brg-protest-fields.h"
#include "brg-protest-words.h"
#include "brg-store-protests.h"

G_BEGIN_DECLS

struct _BrgDecisionSheet
{
  BrgSheet parent_instance;

  GtkButton *print_button;
  GtkButton *decide_button;
  GtkBox *columns;
  GtkLabel *facts_label;
  GtkBox *notes_box;
  GtkWidget *seats_title;
  GtkLabel *votes_label;
  GtkListBox *seats_list;
  GtkButton *committee_button;
  GtkWidget *hearing_box;
  GtkTextView *hearing_view;
  AdwEntryRow *heard_row;
  GtkButton *hear_button;
  GtkButton *change_button;
  GtkButton *appeal_button;
  GtkBox *files_box;
  GtkLabel *outcome_label; /* of a decided one */
  GtkWidget *decision_box; /* of an open one */
  AdwComboRow *decision_row;
  AdwComboRow *result_row;
  AdwComboRow *count_row;
  AdwComboRow *fee_row;
  GtkLabel *impact_label;
  BrgImpactList *impact_list;
  GtkTextView *grounds_view;
  AdwEntryRow *articles_row;
  AdwEntryRow *admitted_row;
  AdwEntryRow *by_row;
  GtkLabel *obstacle_label;

  BrgProtestDesk *desk;      /* owned */
  BrgProtest *protest;       /* owned: as it shall be */
  GPtrArray *corrections;    /* owned: all that were computed, for threads that still do */
  BrgCorrection *correction; /* (nullable): the chosen effect, one of them */
  gboolean is_computing;
  gboolean is_filling;
  gboolean was_heard; /* as the notes say */
  gint64 asked_id;    /* who of the committee was asked last */
};

/* brg-decision-sheet.c: what can be done follows from what stands in the form. */
void brg_decision_sheet_update (BrgDecisionSheet *self);
void brg_decision_sheet_show_notes (BrgDecisionSheet *self);

/* brg-decision-sheet-seats.c: the committee and its votes */
void brg_decision_sheet_fill_seats (BrgDecisionSheet *self);

/* brg-decision-sheet-effect.c: the result and what it touches */
gboolean brg_decision_sheet_wants_result (BrgDecisionSheet *self);
void brg_decision_sheet_fill_results (BrgDecisionSheet *self);
void brg_decision_sheet_show_effect (BrgDecisionSheet *self);
BrgResultChange brg_decision_sheet_make_effect (BrgDecisionSheet *self);

G_END_DECLS
