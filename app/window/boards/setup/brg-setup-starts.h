/* brg-setup-starts.h - numbered initial positions, chosen or drawn by lot
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "brg-setup.h"

G_BEGIN_DECLS

#define BRG_TYPE_SETUP_STARTS (brg_setup_starts_get_type ())
G_DECLARE_FINAL_TYPE (BrgSetupStarts, brg_setup_starts, BRG, SETUP_STARTS, GtkWidget)

/**
 * BrgSetupStarts:
 *
 * A number with a button, and a seed with a button that draws a number by lot. Signal `chosen`
 * (number): the user wants this initial position.
 */

/**
 * brg_setup_starts_set_rules:
 * @self: a #BrgSetupStarts
 * @rules: the family; without numbered positions it is hidden
 */
void brg_setup_starts_set_rules (BrgSetupStarts *self, const BrgSetupRules *rules);

/**
 * brg_setup_starts_set_seed:
 * @self: a #BrgSetupStarts
 * @seed: seed of the lots
 */
void brg_setup_starts_set_seed (BrgSetupStarts *self, guint64 seed);

/**
 * brg_setup_starts_show:
 * @self: a #BrgSetupStarts
 * @setup: what is set up
 *
 * Shows which initial position it is. What was drawn is forgotten once another stands there.
 */
void brg_setup_starts_show (BrgSetupStarts *self, const BrgSetup *setup);

/**
 * brg_setup_starts_get_drawn:
 * @self: a #BrgSetupStarts
 * @seed: (out): seed of the draw, 0 without one
 *
 * Returns: number of the position that was drawn by lot and still stands, -1 for none
 */
gint brg_setup_starts_get_drawn (BrgSetupStarts *self, guint64 *seed);

G_END_DECLS
