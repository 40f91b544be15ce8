/* brg-wizard-presence.h - first step of the wizard: who plays, and start numbers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-wizard-step.h"

G_BEGIN_DECLS

#define BRG_TYPE_WIZARD_PRESENCE (brg_wizard_presence_get_type ())
G_DECLARE_FINAL_TYPE (BrgWizardPresence, brg_wizard_presence, BRG, WIZARD_PRESENCE, BrgWizardStep)

G_END_DECLS
