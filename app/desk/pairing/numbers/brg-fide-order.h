/* brg-fide-order.h - the initial order of FIDE: rating, title, name
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * brg_fide_order_rank_title:
 * @title: a title as it is entered, `WGM` or `жмг`
 *
 * FIDE's titles in FIDE's order (fide-handling-2026 2.2): GM, IM, WGM, FM, WIM, CM, WFM, WCM.
 * Titles of a federation are none of them: `гм` is the grandmaster of Russia, `мг` the
 * international one.
 *
 * Returns: 1 for the highest title; the same last rank for all others and for none
 */
guint brg_fide_order_rank_title (const char *title);

/**
 * brg_fide_order_sort:
 * @snapshot: a group
 * @entries: (array length=n_entries) (inout): indices of entries
 * @n_entries: how many
 *
 * Sorts by rating descending, those without a rating last, then by title, then by name
 * (fide-handling-2026 2.2). Teams have the rating of brg_team_list_get_rating() and no title. Who
 * is equal in all of it comes as entered.
 */
void brg_fide_order_sort (const BrgSnapshot *snapshot, gint *entries, gint n_entries);

G_END_DECLS
