/* brg-wizard-system.h - second step of the wizard: the system and its settings
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-wizard-step.h"

G_BEGIN_DECLS

#define BRG_TYPE_WIZARD_SYSTEM (brg_wizard_system_get_type ())
G_DECLARE_FINAL_TYPE (BrgWizardSystem, brg_wizard_system, BRG, WIZARD_SYSTEM, BrgWizardStep)

G_END_DECLS
