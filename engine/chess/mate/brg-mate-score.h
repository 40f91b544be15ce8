/* brg-mate-score.h - how near a position seems to mate
 *
 * For the library's own use. A score decides only what is looked at first, never an answer.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-position.h"

G_BEGIN_DECLS

#define BRG_MATE_N_SCORES 512

typedef struct
{
  BrgColour winner;
  BrgColour loser;
} BrgMateScore;

/** brg_mate_score_init: prepares @score for mate by @side. */
void brg_mate_score_init (BrgMateScore *score, BrgColour side);

/**
 * brg_mate_score_of:
 * @score: what is to be reached
 * @position: a position
 * @depth: in how many half-moves it was reached
 *
 * Returns: 0 for what looks nearest to mate, up to BRG_MATE_N_SCORES - 1
 */
guint brg_mate_score_of (const BrgMateScore *score, const BrgPosition *position, guint depth);

G_END_DECLS
