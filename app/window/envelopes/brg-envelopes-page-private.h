/* brg-envelopes-page-private.h - what the files of the page of envelopes share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "brg-board-view.h"
#include "brg-chip.h"
#include "brg-envelope-offers.h"
#include "brg-envelope-paper.h"
#include "brg-envelope-settings.h"
#include "brg-envelope-step.h"
#include "brg-envelope-words.h"
#include "brg-envelopes-page.h"
#include "brg-sides.h"

G_BEGIN_DECLS

struct _BrgEnvelopesPage
{
  BrgPage parent_instance;

  GtkToggleButton *list_toggle;
  GtkToggleButton *pane_toggle;
  GtkButton *face_button;
  GtkButton *schedule_button;
  GtkLabel *count_label;
  GtkSearchEntry *search_entry;
  GtkStack *stack;
  BrgSides *list_sides;
  BrgSides *pane_sides;
  GtkListBox *list;
  GtkLabel *number_label;
  GtkLabel *place_label;
  BrgBoardView *board;
  GtkWidget *board_clamp;
  GtkWidget *no_board_label;
  GtkGrid *face_grid;
  GtkLabel *way_label;
  GtkLabel *state_label;
  GtkBox *block_box;
  GtkLabel *block_title;
  GtkLabel *block_label;
  GtkWidget *time_box;
  GtkEntry *time_entry;
  GtkListBox *checks;
  GtkWidget *move_box;
  GtkEntry *move_entry;
  BrgChip *verdict_chip;
  GtkBox *verdict_link_box;
  GtkLabel *verdict_label;
  GtkDropDown *meant_choice;
  GtkEntry *reason_entry;
  GtkButton *read_button;
  GtkListBox *offers;

  GSimpleActionGroup *actions; /* owned; what is printed */
  GtkWidget *verdict_link;
  GtkWidget *block_link;
  BrgEnvelopeDesk *desk;
  gint64 pairing_id;      /* of the case shown */
  gint64 taken_board;     /* the board at hand that was followed last */
  gint64 envelope_id;     /* 0 for none */
  GHashTable *ticks;      /* what was looked at: "envelope:step" */
  GtkWidget *next_widget; /* not owned: the step that comes next */
  BrgEnvelopeGame *game;  /* the board of the case shown; NULL when it is not known */
  BrgEnvelopeReading *reading;
  gboolean is_filling;
  guint fold_id; /* what waits for the page to have its size */
};

/* The case that is shown; NULL for none. */
const BrgEnvelopeCase *brg_envelopes_page_get_case (BrgEnvelopesPage *self);

/* The group as it is played on boards. */
const BrgSnapshot *brg_envelopes_page_get_boards (BrgEnvelopesPage *self);

/* The name of the notation that the user reads; (transfer full). */
char *brg_envelopes_page_dup_notation (BrgEnvelopesPage *self);

/* Shows the face of the envelope. */
void brg_envelopes_page_show_card (BrgEnvelopesPage *self);

/* Shows the steps, the move and what else can happen. */
void brg_envelopes_page_show_steps (BrgEnvelopesPage *self);

/* Says @message and makes a sound: something is not possible. */
void brg_envelopes_page_tell (BrgEnvelopesPage *self, const char *message);

/* Records what happens, with what follows from it; whether it went well. */
gboolean brg_envelopes_page_carry_out (BrgEnvelopesPage *self, BrgEnvelopeDeed *deed);

/* What a row or a check box does when it is chosen. */
void brg_envelopes_page_set_offer (GtkWidget *widget, const BrgAdjournmentOffer *offer);
const BrgAdjournmentOffer *brg_envelopes_page_get_offer (GtkWidget *widget);

/* Something is chosen: it happens at once, or is asked about. */
void brg_envelopes_page_choose (BrgEnvelopesPage *self, const BrgAdjournmentOffer *chosen);

/* Rows of the results that follow from a fallen flag. */
void brg_envelopes_page_add_endings (BrgEnvelopesPage *self, const BrgEnvelopeCase *matter);

/* Rows of what else can happen, by groups. */
void brg_envelopes_page_add_offers (BrgEnvelopesPage *self,
                                    const BrgEnvelopeCase *matter,
                                    const GArray *offers);

/* Rows of what has happened, the last first. */
void brg_envelopes_page_add_history (BrgEnvelopesPage *self, const BrgEnvelopeCase *matter);

/* The focus goes to what comes next. */
void brg_envelopes_page_focus_next (BrgEnvelopesPage *self);

/* Records the move as the arbiter reads it. */
void brg_envelopes_page_read_as (BrgEnvelopesPage *self, const BrgAdjournmentOffer *offer);

/* What was typed into the field of the move has another verdict. */
void brg_envelopes_page_judge (BrgEnvelopesPage *self);

/* What pressing the button of the move does follows from what is meant. */
void brg_envelopes_page_update_read (BrgEnvelopesPage *self);

/* Enter in a field of the move. */
void brg_envelopes_page_confirm (BrgEnvelopesPage *self);

/* Records the move as it is judged. */
void brg_envelopes_page_read (BrgEnvelopesPage *self);

/* Prints the face of the envelope that is shown. */
void brg_envelopes_page_print_face (BrgEnvelopesPage *self, BrgEnvelopePaper paper);

/* Makes the actions of printing. */
void brg_envelopes_page_install_printing (BrgEnvelopesPage *self);

/* What can be printed follows from the case shown. */
void brg_envelopes_page_update_printing (BrgEnvelopesPage *self);

/* Loads the desk anew and shows the same case. */
void brg_envelopes_page_reload (BrgEnvelopesPage *self);

G_END_DECLS
