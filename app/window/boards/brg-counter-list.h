/* brg-counter-list.h - the pane's counters: how far each has come, why, by which article
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "brg-desk-rules.h"

G_BEGIN_DECLS

#define BRG_TYPE_COUNTER_LIST (brg_counter_list_get_type ())
G_DECLARE_FINAL_TYPE (BrgCounterList, brg_counter_list, BRG, COUNTER_LIST, GtkWidget)

/**
 * brg_counter_list_new:
 *
 * Returns: (transfer floating): a list that is hidden until it has counters
 */
GtkWidget *brg_counter_list_new (void);

/**
 * brg_counter_list_set:
 * @self: a #BrgCounterList
 * @own: (nullable): the rule book of the event: articles of others are cited with theirs
 * @title: (nullable): the heading, in the user's language
 * @counters: (nullable) (element-type BrgDeskCounter): what is counted; copied into the rows.
 *   %NULL or none hides the list
 *
 * Shows the counters. A counter without a limit has its number and no bar. Each row is one sentence
 * for a screen reader. To be called at every move: rows that are there are filled anew.
 */
void brg_counter_list_set (BrgCounterList *self,
                           const BrgRulebook *own,
                           const char *title,
                           const GArray *counters);

G_END_DECLS
