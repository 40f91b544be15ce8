/* brg-seal-sheet-private.h - what the files of the sheet that seals share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "brg-board-view.h"
#include "brg-seal-sheet.h"
#include "brg-stored-envelope.h"

G_BEGIN_DECLS

struct _BrgSealSheet
{
  BrgSheet parent_instance;

  AdwWindowTitle *title_widget;
  GtkBox *columns;
  GtkWidget *left_box;
  BrgBoardView *board;
  AdwEntryRow *position_row;
  GtkLabel *position_label;
  AdwComboRow *sealer_row;
  AdwEntryRow *move_row;
  AdwComboRow *manner_row;
  AdwEntryRow *open_row;
  GtkWidget *consent_row;
  GtkSwitch *consent_switch;
  GtkWidget *braille_row;
  GtkSwitch *braille_switch;
  AdwEntryRow *white_row;
  AdwEntryRow *black_row;
  AdwEntryRow *session_row;
  GtkLabel *early_label;
  GtkBox *early_link_box;
  AdwComboRow *offer_row;
  AdwEntryRow *date_row;
  AdwEntryRow *time_row;
  AdwEntryRow *place_row;
  AdwEntryRow *number_row;
  AdwEntryRow *witness_row;
  AdwEntryRow *custodian_row;
  AdwEntryRow *arbiter_row;
  AdwEntryRow *note_row;
  GtkLabel *state_label;
  GtkButton *bare_button;
  GtkButton *seal_button;

  GtkWidget *early_link;
  BrgStoredEnvelope *envelope;
  BrgDiscipline discipline;
  gboolean is_again;
  gboolean is_warned; /* it was said on Seal what is missing */
  gboolean is_bare;   /* the game is adjourned already */
};

/* Minutes of the session that are typed, -1 for none. */
gint brg_seal_sheet_read_session (BrgSealSheet *self);

/* Reads the fields into the envelope; what is wrong with them, NULL for nothing. */
const char *brg_seal_sheet_read_form (BrgSealSheet *self);

/* Writes an envelope into the fields; @session in minutes, -1 when it is not known. */
void brg_seal_sheet_show_envelope (BrgSealSheet *self,
                                   const BrgStoredEnvelope *envelope,
                                   gint session);

void brg_seal_sheet_set_move_number (BrgSealSheet *self, gint number);

G_END_DECLS
