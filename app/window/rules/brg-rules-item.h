/* brg-rules-item.h - an article in the list of the page of rules
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib-object.h>

#include "brg-article-parallels.h"

G_BEGIN_DECLS

#define BRG_TYPE_RULES_ITEM (brg_rules_item_get_type ())
G_DECLARE_FINAL_TYPE (BrgRulesItem, brg_rules_item, BRG, RULES_ITEM, GObject)

/**
 * brg_rules_item_new:
 * @place: an article
 *
 * Returns: (transfer full): the item
 */
BrgRulesItem *brg_rules_item_new (const BrgArticlePlace *place);

/**
 * brg_rules_item_get_place:
 * @self: an item
 *
 * Returns: (transfer none): its article
 */
const BrgArticlePlace *brg_rules_item_get_place (BrgRulesItem *self);

G_END_DECLS
