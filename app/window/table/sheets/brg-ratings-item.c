/* brg-ratings-item.c - a line of the sheet of ratings and norms
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ratings-item.h"

struct _BrgRatingsItem
{
  BrgRowItem parent_instance;

  guint index;
};

G_DEFINE_FINAL_TYPE (BrgRatingsItem, brg_ratings_item, BRG_TYPE_ROW_ITEM)

static void
brg_ratings_item_class_init (BrgRatingsItemClass *klass G_GNUC_UNUSED)
{
}

static void
brg_ratings_item_init (BrgRatingsItem *self G_GNUC_UNUSED)
{
}

BrgRatingsItem *
brg_ratings_item_new (guint index)
{
  BrgRatingsItem *self = g_object_new (BRG_TYPE_RATINGS_ITEM, NULL);

  self->index = index;
  return self;
}

guint
brg_ratings_item_get_index (BrgRatingsItem *self)
{
  g_return_val_if_fail (BRG_IS_RATINGS_ITEM (self), 0);

  return self->index;
}
