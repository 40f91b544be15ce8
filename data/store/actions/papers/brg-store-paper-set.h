/* brg-store-paper-set.h - what an event wants of its sets of papers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-store.h"

G_BEGIN_DECLS

/**
 * BrgPaperTick:
 * @kind: which paper
 * @is_wanted: whether it is printed with its set
 * @copies: how many copies, from 1 to %BRG_PRINTED_MOST_COPIES
 *
 * A paper of a set.
 */
typedef struct
{
  char *kind;
  gboolean is_wanted;
  gint copies;
} BrgPaperTick;

/**
 * brg_paper_tick_new:
 * @kind: which paper
 * @is_wanted: whether it is printed
 * @copies: how many copies
 *
 * Returns: (transfer full): the paper of a set
 */
BrgPaperTick *brg_paper_tick_new (const char *kind, gboolean is_wanted, gint copies);

/**
 * brg_paper_tick_free:
 * @tick: (nullable): a paper of a set
 */
void brg_paper_tick_free (BrgPaperTick *tick);

/**
 * brg_store_list_paper_set:
 * @store: a store
 * @event_id: an event
 * @preset: `before` or `after`
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable) (element-type BrgPaperTick): what somebody wanted, by kind;
 *   a paper that is not among them is as the program proposes
 */
GPtrArray *brg_store_list_paper_set (BrgStore *store,
                                     gint64 event_id,
                                     const char *preset,
                                     GError **error);

/**
 * brg_store_set_paper_set:
 * @store: a store
 * @event_id: an event
 * @preset: `before` or `after`
 * @ticks: (element-type BrgPaperTick): papers; others stay as they are
 * @error: return location for an error
 *
 * Remembers ticks and copies, also when the event is closed.
 *
 * Returns: whether it went well
 */
gboolean brg_store_set_paper_set (BrgStore *store,
                                  gint64 event_id,
                                  const char *preset,
                                  const GPtrArray *ticks,
                                  GError **error);

G_END_DECLS
