/* brg-standing-item.c - a line of the standings in a list
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-standing-item.h"

struct _BrgStandingItem
{
  BrgRowItem parent_instance;

  gint player;
  GPtrArray *texts; /* owned, by field */
};

G_DEFINE_FINAL_TYPE (BrgStandingItem, brg_standing_item, BRG_TYPE_ROW_ITEM)

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
add_text (GPtrArray *texts, const char *text)
{
  g_ptr_array_add (texts, g_strdup (text != NULL ? text : ""));
}

static GPtrArray *
list_texts (const BrgCrosstableRow *row, gint n_values)
{
  GPtrArray *texts = g_ptr_array_new_with_free_func (g_free);

  add_text (texts, row->place);
  g_ptr_array_add (texts, g_strdup_printf ("%d", row->number));
  add_text (texts, row->name);
  add_text (texts, row->title);
  add_text (texts, row->rating);
  add_text (texts, row->organisation);
  add_text (texts, row->chip != NULL && *row->chip != '\0' ? row->chip : row->note);
  add_text (texts, row->carried);
  add_text (texts, row->points);
  add_text (texts, row->overall);
  add_text (texts, row->federation);
  add_text (texts, row->birth);
  for (gint i = 0; i < n_values; i++)
    add_text (texts, row->values[i]);
  return texts;
}

BrgStandingItem *
brg_standing_item_new (const BrgCrosstableRow *row, gint n_values)
{
  BrgStandingItem *self = g_object_new (BRG_TYPE_STANDING_ITEM, NULL);

  g_return_val_if_fail (row != NULL, self);

  self->player = row->player;
  g_ptr_array_unref (self->texts);
  self->texts = list_texts (row, n_values);
  return self;
}

static gboolean
is_same (const GPtrArray *texts, const GPtrArray *others)
{
  if (texts->len != others->len)
    return FALSE;
  for (guint i = 0; i < texts->len; i++)
    if (!g_str_equal (texts->pdata[i], others->pdata[i]))
      return FALSE;
  return TRUE;
}

void
brg_standing_item_update (BrgStandingItem *self, const BrgCrosstableRow *row, gint n_values)
{
  g_autoptr (GPtrArray) texts = NULL;
  g_autoptr (GPtrArray) old = NULL;

  g_return_if_fail (BRG_IS_STANDING_ITEM (self) && row != NULL);

  texts = list_texts (row, n_values);
  self->player = row->player;
  if (is_same (texts, self->texts))
    return;
  old = g_steal_pointer (&self->texts);
  self->texts = g_steal_pointer (&texts);
  brg_row_item_revise (BRG_ROW_ITEM (self));
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
