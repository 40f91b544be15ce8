/* brg-seal-sheet.h - a game is adjourned: what stands on the envelope
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-sheet.h"
#include "brg-stored-envelope.h"

G_BEGIN_DECLS

#define BRG_TYPE_SEAL_SHEET (brg_seal_sheet_get_type ())
G_DECLARE_FINAL_TYPE (BrgSealSheet, brg_seal_sheet, BRG, SEAL_SHEET, BrgSheet)

/**
 * brg_seal_sheet_present:
 * @shell: the main shell
 * @pairing_id: row of a board without a result, or adjourned without an envelope, or resumed and to
 *   be adjourned again
 *
 * Asks for what stands on the envelope; it is filled in from the board as far as that is known.
 * Sealing adjourns the game in the same action. There is no field for the move.
 */
void brg_seal_sheet_present (BrgShell *shell, gint64 pairing_id);

/**
 * brg_seal_sheet_present_change:
 * @shell: the main shell
 * @envelope: an envelope that is there already
 *
 * The same for what stands on it: all while nothing has happened to it, else custody and
 * resumption.
 */
void brg_seal_sheet_present_change (BrgShell *shell, const BrgStoredEnvelope *envelope);

G_END_DECLS
