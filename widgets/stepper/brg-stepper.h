/* brg-stepper.h - the steps of a wizard: done, current, to come
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BRG_TYPE_STEPPER (brg_stepper_get_type ())
G_DECLARE_FINAL_TYPE (BrgStepper, brg_stepper, BRG, STEPPER, GtkWidget)

/**
 * brg_stepper_new:
 *
 * Returns: (transfer floating): a stepper without steps
 */
GtkWidget *brg_stepper_new (void);

/**
 * brg_stepper_set_steps:
 * @self: a #BrgStepper
 * @titles: (array zero-terminated=1): titles of the steps, translated
 *
 * Sets the steps; the first one becomes the current one. Where there is no room for all titles only
 * that of the current step is shown, the others remain numbers.
 */
void brg_stepper_set_steps (BrgStepper *self, const char *const *titles);

/**
 * brg_stepper_set_current:
 * @self: a #BrgStepper
 * @current: the current step, from 0; the number of steps when all are done
 */
void brg_stepper_set_current (BrgStepper *self, guint current);

/**
 * brg_stepper_get_current:
 * @self: a #BrgStepper
 *
 * Returns: the current step, from 0
 */
guint brg_stepper_get_current (BrgStepper *self);

G_END_DECLS
