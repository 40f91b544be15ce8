/* brg-wizard-item.c - a line of a table of the wizard
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-wizard-item.h"

struct _BrgWizardItem
{
  GObject parent_instance;

  gint index;
  gint player;
  guint revision;
  GtkWidget *row; /* not owned */
};

G_DEFINE_FINAL_TYPE (BrgWizardItem, brg_wizard_item, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_REVISION,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static void
brg_wizard_item_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_REVISION)
    g_value_set_uint (value, BRG_WIZARD_ITEM (object)->revision);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
brg_wizard_item_class_init (BrgWizardItemClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = brg_wizard_item_get_property;
  properties[PROP_REVISION] =
      g_param_spec_uint ("revision", NULL, NULL, 0, G_MAXUINT, 0,
                         G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
brg_wizard_item_init (BrgWizardItem *self G_GNUC_UNUSED)
{
}

BrgWizardItem *
brg_wizard_item_new (gint index, gint player)
{
  BrgWizardItem *self = g_object_new (BRG_TYPE_WIZARD_ITEM, NULL);

  self->index = index;
  self->player = player;
  return self;
}

gint
brg_wizard_item_get_index (BrgWizardItem *self)
{
  g_return_val_if_fail (BRG_IS_WIZARD_ITEM (self), -1);

  return self->index;
}

gint
brg_wizard_item_get_player (BrgWizardItem *self)
{
  g_return_val_if_fail (BRG_IS_WIZARD_ITEM (self), -1);

  return self->player;
}

void
brg_wizard_item_set_row (BrgWizardItem *self, GtkWidget *row)
{
  g_return_if_fail (BRG_IS_WIZARD_ITEM (self));

  self->row = row;
}

GtkWidget *
brg_wizard_item_get_row (BrgWizardItem *self)
{
  g_return_val_if_fail (BRG_IS_WIZARD_ITEM (self), NULL);

  return self->row;
}

void
brg_wizard_item_touch (BrgWizardItem *self)
{
  g_return_if_fail (BRG_IS_WIZARD_ITEM (self));

  self->revision++;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_REVISION]);
}
