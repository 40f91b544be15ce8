/* brg-standing-item.c - a line of the standings in a list
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-standing-item.h"

struct _BrgStandingItem
{
  GObject parent_instance;

  gint player;
  GPtrArray *texts; /* owned, by field */
};

G_DEFINE_FINAL_TYPE (BrgStandingItem, brg_standing_item, G_TYPE_OBJECT)

static void
brg_standing_item_finalize (GObject *object)
{
  g_ptr_array_unref (BRG_STANDING_ITEM (object)->texts);
  G_OBJECT_CLASS (brg_standing_item_parent_class)->finalize (object);
}

static void
brg_standing_item_class_init (BrgStandingItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = brg_standing_item_finalize;
}

static void
brg_standing_item_init (BrgStandingItem *self)
{
  self->texts = g_ptr_array_new_with_free_func (g_free);
}

static void
add_text (BrgStandingItem *self, const char *text)
{
  g_ptr_array_add (self->texts, g_strdup (text != NULL ? text : ""));
}

BrgStandingItem *
brg_standing_item_new (const BrgCrosstableRow *row, gint n_values)
{
  BrgStandingItem *self = g_object_new (BRG_TYPE_STANDING_ITEM, NULL);

  g_return_val_if_fail (row != NULL, self);

  self->player = row->player;
  add_text (self, row->place);
  g_ptr_array_add (self->texts, g_strdup_printf ("%d", row->number));
  add_text (self, row->name);
  add_text (self, row->title);
  add_text (self, row->rating);
  add_text (self, row->organisation);
  add_text (self, row->chip != NULL && *row->chip != '\0' ? row->chip : row->note);
  add_text (self, row->carried);
  add_text (self, row->points);
  for (gint i = 0; i < n_values; i++)
    add_text (self, row->values[i]);
  return self;
}

const char *
brg_standing_item_get_text (BrgStandingItem *self, guint field)
{
  g_return_val_if_fail (BRG_IS_STANDING_ITEM (self), "");

  return field < self->texts->len ? self->texts->pdata[field] : "";
}

gint
brg_standing_item_get_player (BrgStandingItem *self)
{
  g_return_val_if_fail (BRG_IS_STANDING_ITEM (self), -1);

  return self->player;
}
