/* brg-impact-list.h - whose points and places change, before and after
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "brg-impact.h"
#include "brg-snapshot.h"

G_BEGIN_DECLS

#define BRG_TYPE_IMPACT_LIST (brg_impact_list_get_type ())
G_DECLARE_FINAL_TYPE (BrgImpactList, brg_impact_list, BRG, IMPACT_LIST, GtkWidget)

/**
 * brg_impact_list_show:
 * @self: a list
 * @snapshot: the group, for the names
 * @impact: (nullable): what changes, %NULL to show nothing
 */
void brg_impact_list_show (BrgImpactList *self,
                           const BrgSnapshot *snapshot,
                           const BrgImpact *impact);

G_END_DECLS
