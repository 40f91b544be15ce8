/* brg-varma-lots.h - lots restricted by Varma tables: the procedure with envelopes, step by step
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-snapshot.h"
#include "brg-varma.h"

G_BEGIN_DECLS

/**
 * BrgVarmaFault:
 * @BRG_VARMA_FAULT_NONE: the number is right, or not yet drawn
 * @BRG_VARMA_FAULT_NUMBER: there is no such number
 * @BRG_VARMA_FAULT_TAKEN: somebody else has the number
 * @BRG_VARMA_FAULT_OTHER_ENVELOPE: his delegation draws from another envelope
 * @BRG_VARMA_FAULT_SMALL_ENVELOPE: the envelope has not enough numbers for his delegation
 *
 * What is wrong with a number that was entered by hand.
 */
typedef enum
{
  BRG_VARMA_FAULT_NONE,
  BRG_VARMA_FAULT_NUMBER,
  BRG_VARMA_FAULT_TAKEN,
  BRG_VARMA_FAULT_OTHER_ENVELOPE,
  BRG_VARMA_FAULT_SMALL_ENVELOPE,
} BrgVarmaFault;

/**
 * BrgVarmaTurn:
 * @entry: index of the entry that draws
 * @delegation: its delegation; empty for somebody who is alone
 * @size: how many draw for that delegation
 * @number: number that was drawn, 0 while there is none
 * @envelope: group of the table that @number belongs to, 0 for A; -1 while there is none
 * @fault: what is wrong with @number
 *
 * One turn of the procedure.
 */
typedef struct
{
  gint entry;
  const char *delegation;
  gint size;
  gint number;
  gint envelope;
  BrgVarmaFault fault;
} BrgVarmaTurn;

/**
 * BrgVarmaLots:
 *
 * A draw by Varma tables, from the seed or with real envelopes.
 */
typedef struct _BrgVarmaLots BrgVarmaLots;

/**
 * brg_varma_lots_new:
 * @snapshot: a group
 * @entries: (array length=n_entries): indices of those who draw, in any order
 * @n_entries: how many
 * @field: what makes a delegation
 * @seed: seed of the lots
 *
 * Lists who draws when: the largest delegation first, equal ones and the players of one by alphabet
 * (rus-chess-2014 22.9.1.2), and draws from the seed where there is a table for so many.
 *
 * Returns: (transfer full): the draw
 */
BrgVarmaLots *brg_varma_lots_new (BrgSnapshot *snapshot,
                                  const gint *entries,
                                  gint n_entries,
                                  BrgDelegationField field,
                                  guint64 seed);

/**
 * brg_varma_lots_free:
 * @lots: (nullable): a draw
 */
void brg_varma_lots_free (BrgVarmaLots *lots);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgVarmaLots, brg_varma_lots_free)

/**
 * brg_varma_lots_is_for:
 * @lots: a draw
 * @entries: (array length=n_entries): indices of those who draw, in any order
 * @n_entries: how many
 * @field: what makes a delegation
 * @seed: seed of the lots
 *
 * Returns: whether brg_varma_lots_new() with these would make the same draw
 */
gboolean brg_varma_lots_is_for (const BrgVarmaLots *lots,
                                const gint *entries,
                                gint n_entries,
                                BrgDelegationField field,
                                guint64 seed);

/**
 * brg_varma_lots_has_table:
 * @lots: a draw
 *
 * Returns: whether there is a table for so many players
 */
gboolean brg_varma_lots_has_table (const BrgVarmaLots *lots);

/**
 * brg_varma_lots_get_snapshot:
 * @lots: a draw
 *
 * Returns: (transfer none): the group
 */
BrgSnapshot *brg_varma_lots_get_snapshot (const BrgVarmaLots *lots);

/**
 * brg_varma_lots_get_turns:
 * @lots: a draw
 *
 * Returns: (transfer none) (element-type BrgVarmaTurn): the turns in their order
 */
const GArray *brg_varma_lots_get_turns (const BrgVarmaLots *lots);

/**
 * brg_varma_lots_is_by_hand:
 * @lots: a draw
 *
 * Returns: whether the numbers are those of real envelopes
 */
gboolean brg_varma_lots_is_by_hand (const BrgVarmaLots *lots);

/**
 * brg_varma_lots_set_by_hand:
 * @lots: a draw with a table
 * @is_by_hand: whether the numbers come from real envelopes; they are empty then at first
 */
void brg_varma_lots_set_by_hand (BrgVarmaLots *lots, gboolean is_by_hand);

/**
 * brg_varma_lots_set_number:
 * @lots: a draw by hand
 * @turn: index of a turn
 * @number: number that was drawn, 0 to take it back
 *
 * Enters a number. All turns are checked anew (rus-chess-2014 22.9.1.3).
 */
void brg_varma_lots_set_number (BrgVarmaLots *lots, guint turn, gint number);

/**
 * brg_varma_lots_get_parts:
 * @lots: a draw
 *
 * Returns: whether a delegation for which no envelope is large enough may draw in parts
 */
gboolean brg_varma_lots_get_parts (const BrgVarmaLots *lots);

/**
 * brg_varma_lots_set_parts:
 * @lots: a draw
 * @parts: whether such a delegation may draw in parts; the article does not foresee it, so the
 *   arbiter decides
 */
void brg_varma_lots_set_parts (BrgVarmaLots *lots, gboolean parts);

/**
 * brg_varma_lots_list_parted:
 * @lots: a draw
 *
 * Returns: (transfer full) (element-type utf8): delegations whose players have numbers of more than
 *   one envelope
 */
GPtrArray *brg_varma_lots_list_parted (const BrgVarmaLots *lots);

/**
 * brg_varma_lots_list_late:
 * @lots: a draw
 *
 * Returns: (transfer full) (element-type BrgVarmaMeeting): players of one delegation who meet in
 * the last rounds all the same; entries are indices of the group
 */
GArray *brg_varma_lots_list_late (const BrgVarmaLots *lots);

/**
 * brg_varma_lots_is_complete:
 * @lots: a draw
 *
 * Returns: whether everybody has a number and all is right, or is allowed by
 *   brg_varma_lots_set_parts()
 */
gboolean brg_varma_lots_is_complete (const BrgVarmaLots *lots);

/**
 * brg_varma_lots_dup_order:
 * @lots: a complete draw
 *
 * Returns: (transfer full) (array): index of the entry that gets number 1, 2, ...; free with
 *   g_free()
 */
gint *brg_varma_lots_dup_order (const BrgVarmaLots *lots);

/**
 * brg_varma_lots_to_record:
 * @lots: a complete draw
 *
 * Returns: (transfer full): what the journal keeps
 */
BrgDrawRecord *brg_varma_lots_to_record (const BrgVarmaLots *lots);

G_END_DECLS
