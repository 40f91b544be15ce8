/* brg-wizard-step.h - what every step of the pairing wizard is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "brg-draft.h"

G_BEGIN_DECLS

#define BRG_TYPE_WIZARD_STEP (brg_wizard_step_get_type ())
G_DECLARE_DERIVABLE_TYPE (BrgWizardStep, brg_wizard_step, BRG, WIZARD_STEP, GtkWidget)

/**
 * BrgWizardStepClass:
 * @refresh: show the draft; called whenever the step comes on show
 * @take_focus: put the keyboard focus where the work begins; returns whether it did
 * @dup_fault: why the next step may not follow yet, a sentence, or %NULL; %NULL for never
 *
 * A step is a widget with one child that shows and changes the wizard's draft.
 *
 * Signals:
 * - `changed`: what brg_wizard_step_dup_fault() says may be different now.
 * - `advance`: the user wants the next step.
 * - `cancel`: the user wants to leave the wizard.
 */
struct _BrgWizardStepClass
{
  GtkWidgetClass parent_class;

  void (*refresh) (BrgWizardStep *self);
  gboolean (*take_focus) (BrgWizardStep *self);
  char *(*dup_fault) (BrgWizardStep *self);
};

/**
 * brg_wizard_step_set_draft:
 * @self: a step
 * @draft: (transfer none): the draft; it must outlive the step or be taken away with %NULL
 */
void brg_wizard_step_set_draft (BrgWizardStep *self, BrgDraft *draft);

/**
 * brg_wizard_step_get_draft:
 * @self: a step
 *
 * Returns: (transfer none) (nullable): the draft, %NULL when the wizard has ended
 */
BrgDraft *brg_wizard_step_get_draft (BrgWizardStep *self);

/**
 * brg_wizard_step_refresh:
 * @self: a step
 */
void brg_wizard_step_refresh (BrgWizardStep *self);

/**
 * brg_wizard_step_take_focus:
 * @self: a step
 *
 * Returns: whether something in the step has the focus now
 */
gboolean brg_wizard_step_take_focus (BrgWizardStep *self);

/**
 * brg_wizard_step_dup_fault:
 * @self: a step
 *
 * Returns: (transfer full) (nullable): why the next step may not follow yet, %NULL when it may
 */
char *brg_wizard_step_dup_fault (BrgWizardStep *self);

/**
 * brg_wizard_step_tell_changed:
 * @self: a step
 *
 * Emits `changed`.
 */
void brg_wizard_step_tell_changed (BrgWizardStep *self);

/**
 * brg_wizard_step_advance:
 * @self: a step
 *
 * Emits `advance`.
 */
void brg_wizard_step_advance (BrgWizardStep *self);

/**
 * brg_wizard_step_cancel:
 * @self: a step
 *
 * Emits `cancel`: for a widget that keeps Escape to itself.
 */
void brg_wizard_step_cancel (BrgWizardStep *self);

G_END_DECLS
