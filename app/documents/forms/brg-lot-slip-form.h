/* brg-lot-slip-form.h - the slip of the lot for the opening in draughts-64
 *
 * Rules: rus-draughts-2022 5.4.1.3, 6.2.2
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-document-options.h"
#include "brg-form.h"
#include "brg-openings.h"
#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * BrgLot:
 * @board: number of the board
 * @white: index of the player with White
 * @black: index of the player with Black
 * @table: id of the table of openings; a constant string
 * @code: code of the opening
 * @printed: see #BrgOpening
 * @moves: (nullable): see #BrgOpening
 * @fen: see #BrgOpening
 * @has_majority: whether the most pieces must be taken (6.2.3)
 * @is_drawn: whether the opening was drawn by lot, not chosen
 * @seed: seed of the lot
 * @is_for_all: whether one lot was drawn for all boards of the round
 *
 * What the players of a board begin with. It owns its texts but @table.
 */
typedef struct
{
  gint board;
  gint white;
  gint black;
  const char *table;
  char *code;
  char *printed;
  char *moves;
  char *fen;
  gboolean has_majority;
  gboolean is_drawn;
  guint64 seed;
  gboolean is_for_all;
} BrgLot;

/**
 * brg_lot_new:
 * @game: the board and its players
 * @table: id of a table; a constant string
 * @opening: the opening
 *
 * Returns: (transfer full): the opening for a board, chosen
 */
BrgLot *brg_lot_new (const BrgGame *game, const char *table, const BrgOpening *opening);

/**
 * brg_lot_free:
 * @lot: (nullable): a lot
 */
void brg_lot_free (BrgLot *lot);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgLot, brg_lot_free)

/**
 * brg_lot_slip_form_new:
 * @snapshot: the group
 * @round: number of the round
 * @lots: (element-type BrgLot): at least one, by board
 * @options: how it is wanted
 *
 * Makes the slip that the players sign when the lot was drawn in the presence of both (5.4.1.3):
 * event, round, boards and players, table and code of the opening, its moves as the table prints
 * them and in full notation, the position that they lead to, the seed, and how anybody can check
 * the draw. When all lots are one there is one position above a table of boards, where everybody
 * signs; else every board has its own, to be cut apart.
 *
 * Returns: (transfer full): the form
 */
BrgForm *brg_lot_slip_form_new (const BrgSnapshot *snapshot,
                                gint round,
                                const GPtrArray *lots,
                                const BrgDocumentOptions *options);

G_END_DECLS
