/* brg-wizard-presence.h - first step of the wizard: who plays, and start numbers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-wizard-step.h"

G_BEGIN_DECLS

#define BRG_TYPE_WIZARD_PRESENCE (brg_wizard_presence_get_type ())
G_DECLARE_FINAL_TYPE (BrgWizardPresence, brg_wizard_presence, BRG, WIZARD_PRESENCE, BrgWizardStep)

/**
 * brg_wizard_presence_set_disqualified:
 * @self: a step that has its draft
 * @list: (element-type BrgDisqualification): those of the workspace
 *
 * Who of them would play is named above the list (rus-draughts-2022 1.5.10).
 */
void brg_wizard_presence_set_disqualified (BrgWizardPresence *self, GPtrArray *list);

G_END_DECLS
