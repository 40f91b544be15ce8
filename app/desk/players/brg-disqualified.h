/* brg-disqualified.h - who may take part in no capacity while an event lasts
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-disqualification.h"
#include "brg-entry.h"
#include "brg-event.h"

G_BEGIN_DECLS

/**
 * brg_disqualified_find:
 * @list: (element-type BrgDisqualification): those of the workspace
 * @entry: a player, or an official as one
 * @event: the event
 * @today: the day, `YYYY-MM-DD`, for an event that says no days
 *
 * Looks for somebody with the same name, in whatever letters, and no other year of birth, whose
 * term has a day in common with the event.
 *
 * Returns: (transfer none) (nullable): the disqualification that ends last
 */
const BrgDisqualification *brg_disqualified_find (const GPtrArray *list,
                                                  const BrgEntry *entry,
                                                  const BrgEvent *event,
                                                  const char *today);

/**
 * brg_disqualified_find_official:
 * @list: (element-type BrgDisqualification): those of the workspace
 * @official: an official
 * @event: the event
 * @today: the day
 *
 * Returns: (transfer none) (nullable): the disqualification, as brg_disqualified_find()
 */
const BrgDisqualification *brg_disqualified_find_official (const GPtrArray *list,
                                                           const BrgOfficial *official,
                                                           const BrgEvent *event,
                                                           const char *today);

/**
 * brg_disqualified_get_article:
 * @event: an event
 *
 * Returns: (transfer none) (nullable): the article of its book that keeps the disqualified away, a
 *   constant string; %NULL where the book has none
 */
const char *brg_disqualified_get_article (const BrgEvent *event);

/**
 * brg_disqualified_dup_sentence:
 * @row: a disqualification
 * @last_day: its last day as people write it, empty for none
 *
 * Returns: (transfer full): a sentence with name, term and decision, translated
 */
char *brg_disqualified_dup_sentence (const BrgDisqualification *row, const char *last_day);

G_END_DECLS
