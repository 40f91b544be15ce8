/* brg-setup-options.h - what belongs to a position besides its pieces
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "brg-setup.h"

G_BEGIN_DECLS

#define BRG_TYPE_SETUP_OPTIONS (brg_setup_options_get_type ())
G_DECLARE_FINAL_TYPE (BrgSetupOptions, brg_setup_options, BRG, SETUP_OPTIONS, GtkWidget)

/**
 * BrgSetupOptions:
 *
 * The options of a family: switches in two columns, lists and numbers in rows. Signal `chosen`
 * (option, value): the user changed one.
 */

/**
 * brg_setup_options_set_rules:
 * @self: a #BrgSetupOptions
 * @rules: the family; without options it stays empty and hidden
 *
 * Makes the controls; to be called once.
 */
void brg_setup_options_set_rules (BrgSetupOptions *self, const BrgSetupRules *rules);

/**
 * brg_setup_options_show:
 * @self: a #BrgSetupOptions
 * @setup: what is set up
 *
 * Shows how the options stand; does not emit the signal.
 */
void brg_setup_options_show (BrgSetupOptions *self, const BrgSetup *setup);

G_END_DECLS
