/* brg-rules-item.c - an article in the list of the page of rules
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-rules-item.h"

#include "brg-article-parallels.h"

struct _BrgRulesItem
{
  GObject parent_instance;

  BrgArticlePlace place;
};

G_DEFINE_FINAL_TYPE (BrgRulesItem, brg_rules_item, G_TYPE_OBJECT)

static void
brg_rules_item_class_init (BrgRulesItemClass *klass G_GNUC_UNUSED)
{
}

static void
brg_rules_item_init (BrgRulesItem *self G_GNUC_UNUSED)
{
}

BrgRulesItem *
brg_rules_item_new (const BrgArticlePlace *place)
{
  BrgRulesItem *self = g_object_new (BRG_TYPE_RULES_ITEM, NULL);

  self->place = *place;
  return self;
}

const BrgArticlePlace *
brg_rules_item_get_place (BrgRulesItem *self)
{
  g_return_val_if_fail (BRG_IS_RULES_ITEM (self), NULL);

  return &self->place;
}
