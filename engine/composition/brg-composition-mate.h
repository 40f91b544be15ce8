/* brg-composition-mate.h - the machine check of direct mates of chess
 *
 * White to play and mate in at most a number of moves. Verdicts are those of draughts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-composition-watch.h"
#include "brg-composition.h"
#include "brg-move.h"

G_BEGIN_DECLS

/**
 * BRG_COMPOSITION_MOST_MATE:
 *
 * In how many moves of White a mate may be asked for.
 */
#define BRG_COMPOSITION_MOST_MATE 8

/**
 * BrgCompositionMate:
 * @verdict: %BRG_COMPOSITION_SOUND: the author's key alone mates; %BRG_COMPOSITION_COOKED_FIRST:
 *   others mate too; %BRG_COMPOSITION_REFUTED: only others do; %BRG_COMPOSITION_UNSOLVABLE: none
 *   does; %BRG_COMPOSITION_NOT_DECIDED: the search was given up
 * @keys: (owned) (element-type utf8): the other keys as programs write them, in code-point order
 * @shortest: in how few moves White can mate, 0 if not within the number asked for
 * @duals: (owned) (element-type utf8): replies to the author's key that allow no shorter mate and
 *   are answered by more than one move: `d7e8:a1a2,a1a3`, in code-point order
 * @n_looked: within how many moves all first moves were searched through
 * @n_nodes: how many positions were looked at
 *
 * What is found about a mate.
 */
typedef struct
{
  BrgCompositionVerdict verdict;
  GPtrArray *keys;
  guint shortest;
  GPtrArray *duals;
  guint n_looked;
  guint64 n_nodes;
} BrgCompositionMate;

/**
 * brg_composition_mate_clear:
 * @mate: findings, or zero
 *
 * Frees what findings own.
 */
void brg_composition_mate_clear (BrgCompositionMate *mate);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BrgCompositionMate, brg_composition_mate_clear)

/**
 * brg_composition_mate_check:
 * @position: a legal position, White to move
 * @n_moves: 1 to %BRG_COMPOSITION_MOST_MATE
 * @key: the author's first move, legal; %BRG_MOVE_NONE if the author's move is not legal
 * @watch: (nullable): bounds of the search
 * @mate: (out): what is found
 *
 * Looks for all first moves by which White mates in at most @n_moves moves, whatever Black plays.
 */
void brg_composition_mate_check (const BrgPosition *position,
                                 guint n_moves,
                                 BrgMove key,
                                 const BrgCompositionWatch *watch,
                                 BrgCompositionMate *mate);

G_END_DECLS
