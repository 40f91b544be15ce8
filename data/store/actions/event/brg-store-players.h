/* brg-store-players.h - actions on players
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-draw-record.h"
#include "brg-entry.h"
#include "brg-points.h"
#include "brg-store.h"
#include "brg-tournament.h"

G_BEGIN_DECLS

/**
 * brg_store_add_entries:
 * @store: a store
 * @group_id: row of the group
 * @entries: (element-type BrgEntry): the players; ids and numbers are ignored, but a number stays
 *   when nobody in the group has one and all of @entries do
 * @first_id: (out) (optional): row of the first new entry
 * @error: return location for an error
 *
 * Adds players, in one action.
 *
 * Returns: whether it went well
 */
gboolean brg_store_add_entries (BrgStore *store,
                                gint64 group_id,
                                GPtrArray *entries,
                                gint64 *first_id,
                                GError **error);

/**
 * brg_store_insert_added:
 * @store: a store
 * @group_id: row of the group
 * @entries: (element-type BrgEntry): the players, see brg_store_add_entries()
 * @first_id: (out) (optional): row of the first new entry
 * @error: return location for an error
 *
 * The rows of brg_store_add_entries() inside an act that is open.
 *
 * Returns: whether it went well
 */
gboolean brg_store_insert_added (BrgStore *store,
                                 gint64 group_id,
                                 GPtrArray *entries,
                                 gint64 *first_id,
                                 GError **error);

/**
 * brg_store_add_entry:
 * @store: a store
 * @group_id: row of the group
 * @entry: the player; id and number are ignored. With the number of a person it is an entry of that
 *   person of the register, as long as name, year of birth and FIDE number agree and he does not
 *   play in the group yet
 * @missed: what each round before the one he joins in brings him: %BRG_OUTCOME_ZERO_BYE,
 *   %BRG_OUTCOME_HALF_BYE or %BRG_OUTCOME_FULL_BYE
 * @entry_id: (out) (optional): row of the entry
 * @error: return location for an error
 *
 * Adds one player, who may be late.
 *
 * Returns: whether it went well
 */
gboolean brg_store_add_entry (BrgStore *store,
                              gint64 group_id,
                              const BrgEntry *entry,
                              BrgOutcome missed,
                              gint64 *entry_id,
                              GError **error);

/**
 * brg_store_update_entry:
 * @store: a store
 * @entry: the player as he shall be: names, birth, title, rating, organisation, coach and the first
 *   round; the start number and the leaving have actions of their own
 * @error: return location for an error
 *
 * Refused when he would join after a round in which he stands on a board.
 *
 * Returns: whether it went well
 */
gboolean brg_store_update_entry (BrgStore *store, const BrgEntry *entry, GError **error);

/**
 * brg_store_update_late_entry:
 * @store: a store
 * @entry: the player as he shall be, see brg_store_update_entry()
 * @missed: what each round before the one he joins in brings him, see brg_store_add_entry()
 * @error: return location for an error
 *
 * The same, and decides anew on the rounds before he joins.
 *
 * Returns: whether it went well
 */
gboolean brg_store_update_late_entry (BrgStore *store,
                                      const BrgEntry *entry,
                                      BrgOutcome missed,
                                      GError **error);

/**
 * brg_store_number_entries:
 * @store: a store
 * @group_id: row of the group
 * @entry_ids: (array length=n_entries): every player of the group who is not refused, number 1
 * first
 * @n_entries: number of @entry_ids
 * @method: how the order came about: `rating`, `fide`, `lots`, `varma`, `hand`
 * @seed: for lots the seed, else 0
 * @draw: (nullable): for `varma` how the numbers were drawn
 * @error: return location for an error
 *
 * Gives start numbers anew. Refused once a round is paired.
 *
 * Returns: whether it went well
 */
gboolean brg_store_number_entries (BrgStore *store,
                                   gint64 group_id,
                                   const gint64 *entry_ids,
                                   guint n_entries,
                                   const char *method,
                                   guint64 seed,
                                   const BrgDrawRecord *draw,
                                   GError **error);

/**
 * brg_store_set_absence:
 * @store: a store
 * @entry_id: row of a player
 * @round: a round that is not paired
 * @outcome: a zero-, half- or full-point bye, or %BRG_OUTCOME_NONE for "he plays"
 * @error: return location for an error
 *
 * Notes that a player will miss a round.
 *
 * Returns: whether it went well
 */
gboolean brg_store_set_absence (BrgStore *store,
                                gint64 entry_id,
                                gint round,
                                BrgOutcome outcome,
                                GError **error);

/**
 * brg_store_withdraw:
 * @store: a store
 * @entry_id: row of a player
 * @left_after: last round he belonged to, 0 when he never began
 * @reason: why, may be empty
 * @error: return location for an error
 *
 * Takes a player out of the event from the next round on.
 *
 * Returns: whether it went well
 */
gboolean brg_store_withdraw (BrgStore *store,
                             gint64 entry_id,
                             gint left_after,
                             const char *reason,
                             GError **error);

/**
 * BrgLeaverDecision:
 * @left_after: last round that the player belongs to, 0 when he never began
 * @reason: why he leaves, or why the arbiters decided so; may be empty
 * @rule: what becomes of his rounds: by the book, or what the arbiters decided (rus-draughts-2022
 *   5.4.9.5)
 * @is_excluded: whether the arbiters exclude him
 *
 * How somebody leaves.
 */
typedef struct
{
  gint left_after;
  const char *reason;
  BrgLeaverRule rule;
  gboolean is_excluded;
} BrgLeaverDecision;

/**
 * brg_store_withdraw_as_decided:
 * @store: a store
 * @entry_id: row of a player or team; one who has left already may be decided about anew
 * @decision: how he leaves
 * @error: return location for an error
 *
 * Takes a player out of the event from the next round on, with what was decided about him. His
 * results stay in the store whatever the decision is; brg_store_return() brings everything back.
 *
 * Returns: whether it went well
 */
gboolean brg_store_withdraw_as_decided (BrgStore *store,
                                        gint64 entry_id,
                                        const BrgLeaverDecision *decision,
                                        GError **error);

/**
 * brg_store_return:
 * @store: a store
 * @entry_id: row of a player who left
 * @error: return location for an error
 *
 * Brings a player back, from the next round that is not paired.
 *
 * Returns: whether it went well
 */
gboolean brg_store_return (BrgStore *store, gint64 entry_id, GError **error);

G_END_DECLS
