/* brg-row-item.c - an item of a table that says when it is to be shown anew
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-row-item.h"

typedef struct
{
  guint revision;
} BrgRowItemPrivate;

G_DEFINE_TYPE_WITH_PRIVATE (BrgRowItem, brg_row_item, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_REVISION,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static void
brg_row_item_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  BrgRowItemPrivate *priv = brg_row_item_get_instance_private (BRG_ROW_ITEM (object));

  if (id == PROP_REVISION)
    g_value_set_uint (value, priv->revision);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
brg_row_item_class_init (BrgRowItemClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = brg_row_item_get_property;
  properties[PROP_REVISION] =
      g_param_spec_uint ("revision", NULL, NULL, 0, G_MAXUINT, 0,
                         G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
brg_row_item_init (BrgRowItem *self G_GNUC_UNUSED)
{
}

void
brg_row_item_revise (BrgRowItem *self)
{
  BrgRowItemPrivate *priv = brg_row_item_get_instance_private (self);

  g_return_if_fail (BRG_IS_ROW_ITEM (self));

  priv->revision++;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_REVISION]);
}
