/* brg-wizard-step.c - what every step of the pairing wizard is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-wizard-step.h"

typedef struct
{
  BrgDraft *draft; /* not owned */
} BrgWizardStepPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (BrgWizardStep, brg_wizard_step, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_CHANGED,
  SIGNAL_ADVANCE,
  SIGNAL_CANCEL,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
brg_wizard_step_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (brg_wizard_step_parent_class)->dispose (object);
}

static void
brg_wizard_step_class_init (BrgWizardStepClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = brg_wizard_step_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);

  signals[SIGNAL_CHANGED] = g_signal_new ("changed", BRG_TYPE_WIZARD_STEP, G_SIGNAL_RUN_LAST, 0,
                                          NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_ADVANCE] = g_signal_new ("advance", BRG_TYPE_WIZARD_STEP, G_SIGNAL_RUN_LAST, 0,
                                          NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_CANCEL] = g_signal_new ("cancel", BRG_TYPE_WIZARD_STEP, G_SIGNAL_RUN_LAST, 0, NULL,
                                         NULL, NULL, G_TYPE_NONE, 0);
}

static void
brg_wizard_step_init (BrgWizardStep *self)
{
  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (self), TRUE);
}

void
brg_wizard_step_set_draft (BrgWizardStep *self, BrgDraft *draft)
{
  BrgWizardStepPrivate *priv = brg_wizard_step_get_instance_private (self);

  g_return_if_fail (BRG_IS_WIZARD_STEP (self));

  priv->draft = draft;
}

BrgDraft *
brg_wizard_step_get_draft (BrgWizardStep *self)
{
  BrgWizardStepPrivate *priv = brg_wizard_step_get_instance_private (self);

  g_return_val_if_fail (BRG_IS_WIZARD_STEP (self), NULL);

  return priv->draft;
}

void
brg_wizard_step_refresh (BrgWizardStep *self)
{
  g_return_if_fail (BRG_IS_WIZARD_STEP (self));

  BRG_WIZARD_STEP_GET_CLASS (self)->refresh (self);
}

gboolean
brg_wizard_step_take_focus (BrgWizardStep *self)
{
  g_return_val_if_fail (BRG_IS_WIZARD_STEP (self), FALSE);

  return BRG_WIZARD_STEP_GET_CLASS (self)->take_focus (self);
}

char *
brg_wizard_step_dup_fault (BrgWizardStep *self)
{
  g_return_val_if_fail (BRG_IS_WIZARD_STEP (self), NULL);

  return BRG_WIZARD_STEP_GET_CLASS (self)->dup_fault != NULL
             ? BRG_WIZARD_STEP_GET_CLASS (self)->dup_fault (self)
             : NULL;
}

void
brg_wizard_step_tell_changed (BrgWizardStep *self)
{
  g_return_if_fail (BRG_IS_WIZARD_STEP (self));

  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

void
brg_wizard_step_advance (BrgWizardStep *self)
{
  g_return_if_fail (BRG_IS_WIZARD_STEP (self));

  g_signal_emit (self, signals[SIGNAL_ADVANCE], 0);
}

void
brg_wizard_step_cancel (BrgWizardStep *self)
{
  g_return_if_fail (BRG_IS_WIZARD_STEP (self));

  g_signal_emit (self, signals[SIGNAL_CANCEL], 0);
}
