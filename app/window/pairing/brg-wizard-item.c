/* brg-wizard-item.c - a line of a table of the wizard
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-wizard-item.h"

struct _BrgWizardItem
{
  BrgRowItem parent_instance;

  gint index;
  gint player;
};

G_DEFINE_FINAL_TYPE (BrgWizardItem, brg_wizard_item, BRG_TYPE_ROW_ITEM)

static void
brg_wizard_item_class_init (BrgWizardItemClass *klass G_GNUC_UNUSED)
{
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
