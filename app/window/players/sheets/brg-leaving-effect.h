/* brg-leaving-effect.h - what becomes of games, points and places when somebody leaves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "brg-leaving.h"

G_BEGIN_DECLS

#define BRG_TYPE_LEAVING_EFFECT (brg_leaving_effect_get_type ())
G_DECLARE_FINAL_TYPE (BrgLeavingEffect, brg_leaving_effect, BRG, LEAVING_EFFECT, GtkWidget)

/**
 * brg_leaving_effect_show:
 * @self: an effect
 * @snapshot: a group
 * @entry: index of a player with a start number
 * @left_after: last round he belongs to
 * @rule: what is decided about him
 *
 * Shows games played against half, the sentence of the book with its article, what becomes of
 * finished, adjourned and unplayed games, and everybody whose points or place change.
 */
void brg_leaving_effect_show (BrgLeavingEffect *self,
                              BrgSnapshot *snapshot,
                              gint entry,
                              gint left_after,
                              BrgLeaverRule rule);

/**
 * brg_leaving_effect_set_excludes:
 * @self: an effect
 * @excludes: whether it is the arbiters who exclude
 *
 * Then a book that does not speak of those who leave is cited for the exclusion.
 */
void brg_leaving_effect_set_excludes (BrgLeavingEffect *self, gboolean excludes);

/**
 * brg_leaving_effect_set_heading:
 * @self: an effect
 * @heading: (nullable): what stands above it when two are compared
 * @advice: (nullable): why this one is recommended
 */
void brg_leaving_effect_set_heading (BrgLeavingEffect *self,
                                     const char *heading,
                                     const char *advice);

G_END_DECLS
