/* brg-mate-score.h - how near a position seems to mate
 *
 * For the library's own use. A score decides only what is looked at first, never an answer.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-mate-reach.h"

G_BEGIN_DECLS

#define BRG_MATE_N_SCORES 512

/**
 * BrgMateScore:
 * @winner: who is to give mate
 * @loser: the other side
 * @corners: corners where the king could be mated
 * @promotes: by #BrgColour, whether its pawns could promote
 *
 * What is to be reached.
 */
typedef struct
{
  BrgColour winner;
  BrgColour loser;
  BrgChessSet corners;
  gboolean promotes[3];
} BrgMateScore;

/** brg_mate_score_init: prepares @score for mate by @side. */
void brg_mate_score_init (BrgMateScore *score, BrgColour side);

/** brg_mate_score_refine: leaves out what no man could ever reach. */
void brg_mate_score_refine (BrgMateScore *score, const BrgMateReach *reach);

/**
 * brg_mate_score_of:
 * @score: what is to be reached
 * @position: a position
 *
 * Returns: 0 for what looks nearest to mate, up to BRG_MATE_N_SCORES - 1
 */
guint brg_mate_score_of (const BrgMateScore *score, const BrgPosition *position);

G_END_DECLS
