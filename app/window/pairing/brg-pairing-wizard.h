/* brg-pairing-wizard.h - the next pairing in four steps
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-shell.h"

G_BEGIN_DECLS

#define BRG_TYPE_PAIRING_WIZARD (brg_pairing_wizard_get_type ())
G_DECLARE_FINAL_TYPE (BrgPairingWizard, brg_pairing_wizard, BRG, PAIRING_WIZARD, GtkWidget)

/**
 * BrgPairingWizard:
 *
 * Takes the whole shell: who plays, system, pairs, publication. It works on a draft of its own;
 * nothing is stored before the last step, which is one action.
 */

/**
 * brg_pairing_wizard_present:
 * @shell: the main window with an open group whose next round is not paired
 *
 * Begins a pairing; when a wizard is on show already, goes to its next step.
 */
void brg_pairing_wizard_present (BrgShell *shell);

G_END_DECLS
