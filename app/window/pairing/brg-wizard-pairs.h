/* brg-wizard-pairs.h - third step of the wizard: the pairs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-wizard-step.h"
#include "brg-wizard-why.h"

G_BEGIN_DECLS

#define BRG_TYPE_WIZARD_PAIRS (brg_wizard_pairs_get_type ())
G_DECLARE_FINAL_TYPE (BrgWizardPairs, brg_wizard_pairs, BRG, WIZARD_PAIRS, BrgWizardStep)

/**
 * brg_wizard_pairs_set_pane:
 * @self: the step
 * @pane: (transfer none): the pane that explains the selected board
 */
void brg_wizard_pairs_set_pane (BrgWizardPairs *self, BrgWizardWhy *pane);

G_END_DECLS
