/* brg-incidents-adviser-private.h - the adviser: what its files share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-chip.h"
#include "brg-incident-ready.h"
#include "brg-incidents-adviser.h"

G_BEGIN_DECLS

struct _BrgIncidentsAdviser
{
  GtkWidget parent_instance;

  GtkStack *stack;
  GtkScrolledWindow *scroller;
  GtkLabel *title_label;
  BrgChip *book_chip;
  GtkEntry *who_entry;
  GtkWidget *sides_box;
  GtkToggleButton *white_toggle;
  GtkToggleButton *black_toggle;
  GtkToggleButton *both_toggle;
  GtkEntry *kind_entry;
  GtkScrolledWindow *kind_scroller;
  GtkListBox *kind_list;
  GtkLabel *who_label;
  GtkLabel *settled_label;
  GtkBox *facts_box;
  GtkWidget *article_box;
  GtkLabel *article_label;
  GtkBox *article_links;
  GtkWidget *card;
  BrgChip *proposal_chip;
  GtkLabel *proposal_label;
  GtkLabel *note_label;
  GtkLabel *mate_label;
  GtkWidget *decision_box; /* until it is known what happened there is nothing to decide */
  GtkCheckButton *as_proposed_radio;
  GtkCheckButton *otherwise_radio;
  GtkWidget *otherwise_box;
  GtkDropDown *sanction_drop;
  GtkWidget *clock_choice;  /* not where no games are played, */
  GtkWidget *result_choice; /* nor this */
  GtkDropDown *clock_drop;
  GtkSpinButton *seconds_spin;
  GtkEntry *fine_entry;
  GtkLabel *fine_fault;
  GtkWidget *rounds_box;
  GtkSpinButton *rounds_spin;
  GtkDropDown *result_drop;
  GtkEntry *reason_entry;
  GtkLabel *reason_fault;
  GtkWidget *clock_box;
  GtkEntry *white_clock;
  GtkEntry *black_clock;
  GtkLabel *outcome_label;
  GtkCheckButton *result_tick;
  GtkCheckButton *clock_tick;
  GtkCheckButton *gross_tick;
  GtkCheckButton *told_tick;
  GtkEntry *note_entry;
  GtkEntry *witnesses_entry;
  GtkEntry *explanation_entry;
  GtkButton *back_button;
  GtkButton *draft_button;
  GtkButton *decide_button;

  GtkWidget *fact_rows[BRG_N_INCIDENT_FACTS]; /* of facts_box: a question and its answers */
  GtkLabel *fact_labels[BRG_N_INCIDENT_FACTS];
  GtkWidget *fact_answers[BRG_N_INCIDENT_FACTS]; /* boxes of GtkToggleButton */

  BrgIncidentDesk *desk;            /* owned, NULL while nothing is decided */
  GArray *kinds;                    /* BrgIncidentKind of the list, owned */
  gint round;                       /* where boards and players are looked for */
  guint sanctions[BRG_N_SANCTIONS]; /* of the drop-down, by its positions */
  guint sanction_set;               /* the same as bits; 0 before it is filled */
  GCancellable *searching;          /* owned, while it is looked for whether somebody can mate */
  BrgPosition asked;                /* in this position */
  BrgColour asked_side;             /* this one */
  gboolean is_refused;              /* a decision was tried in vain: faults are marked */
  gboolean focus_waits;             /* the focus goes to the decision when that is known */
  guint who_source;                 /* the field of board or player has changed */
  gboolean is_updating;
};

/* brg-incidents-adviser-matter.c: who did what. */

/* Connects the fields of board or player, side and kind. */
void brg_incidents_adviser_setup_matter (BrgIncidentsAdviser *self);

/* The kind of the desk in its field, without a list. */
void brg_incidents_adviser_show_kind (BrgIncidentsAdviser *self);

/* brg-incidents-adviser-facts.c: what the article depends on. */

/* Makes a line for every fact. */
void brg_incidents_adviser_setup_facts (BrgIncidentsAdviser *self);

/* The lines that the answer of the book needs. */
void brg_incidents_adviser_show_facts (BrgIncidentsAdviser *self);

/* To the first line that waits for an answer; FALSE when none does. */
gboolean brg_incidents_adviser_focus_fact (BrgIncidentsAdviser *self);

/* brg-incidents-adviser-mate.c: whether the opponent can mate. */

/* Asks what the desk asks, at once where the answer is known; gives up what it asks no more. */
void brg_incidents_adviser_ask_mate (BrgIncidentsAdviser *self);

/* brg-incidents-adviser-answer.c: what the book says, and what comes of it. */

/* Everything as the desk has it now. */
void brg_incidents_adviser_update (BrgIncidentsAdviser *self);

/* Whether the decision can be taken, and what its button says. */
void brg_incidents_adviser_show_buttons (BrgIncidentsAdviser *self);

/* Puts @text into @entry unless it stands there. */
void brg_incidents_adviser_set_entry (GtkEntry *entry, const char *text);

/* brg-incidents-adviser-decision.c: what the arbiter decides. */

/* Fills the lists and connects the fields of the decision. */
void brg_incidents_adviser_setup_decision (BrgIncidentsAdviser *self);

/* To what is to be chosen, or to the button when nothing is. */
void brg_incidents_adviser_focus_decision (BrgIncidentsAdviser *self);

/* Who of the two it was; when that was asked, the focus goes on. */
void brg_incidents_adviser_tell_side (BrgIncidentsAdviser *self, BrgColour side);

G_END_DECLS
