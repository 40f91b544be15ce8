/* brg-wizard-publish.h - last step of the wizard: publication
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-wizard-step.h"

G_BEGIN_DECLS

#define BRG_TYPE_WIZARD_PUBLISH (brg_wizard_publish_get_type ())
G_DECLARE_FINAL_TYPE (BrgWizardPublish, brg_wizard_publish, BRG, WIZARD_PUBLISH, BrgWizardStep)

/**
 * brg_wizard_publish_publishes_now:
 * @self: the step
 *
 * Returns: whether the first of the new rounds begins at once
 */
gboolean brg_wizard_publish_publishes_now (BrgWizardPublish *self);

/**
 * brg_wizard_publish_set_prints:
 * @self: the step
 * @can_print: whether the list of pairs can be printed
 * @prints: whether it shall be
 */
void brg_wizard_publish_set_prints (BrgWizardPublish *self, gboolean can_print, gboolean prints);

/**
 * brg_wizard_publish_prints:
 * @self: the step
 *
 * Returns: whether the list of pairs is printed after publication
 */
gboolean brg_wizard_publish_prints (BrgWizardPublish *self);

/**
 * brg_wizard_publish_set_removal:
 * @self: the step
 * @reason: why the published pairing was removed
 * @author: who decided it, may be empty
 *
 * Published pairs are drawn anew: that is asked about, with this as the proposal.
 */
void brg_wizard_publish_set_removal (BrgWizardPublish *self,
                                     const char *reason,
                                     const char *author);

/**
 * brg_wizard_publish_dup_reason:
 * @self: the step
 *
 * Returns: (transfer full): why pairs were changed by hand; may be empty where none were
 */
char *brg_wizard_publish_dup_reason (BrgWizardPublish *self);

/**
 * brg_wizard_publish_dup_author:
 * @self: the step
 *
 * Returns: (transfer full): who decided that
 */
char *brg_wizard_publish_dup_author (BrgWizardPublish *self);

/**
 * brg_wizard_publish_dup_start:
 * @self: the step
 *
 * Returns: (transfer full): the announced start, UTC, `YYYY-MM-DDThh:mmZ`; empty for none
 */
char *brg_wizard_publish_dup_start (BrgWizardPublish *self);

G_END_DECLS
