/* brg-tie-break.h - what a tie-break is, and a value of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-rational.h"

G_BEGIN_DECLS

typedef struct _BrgCriterionMethod BrgCriterionMethod;

/**
 * BrgModifier:
 * @BRG_MODIFIER_CUT: `/Cn`: the n least significant values are cut
 * @BRG_MODIFIER_MEDIAN: `/Mn`: the n least and the n most significant values are cut
 * @BRG_MODIFIER_LIMIT: `/L+n`, `/Ln`, `/L-n`: the limit of Koya moved by n half points
 * @BRG_MODIFIER_COEFFICIENT: `/Kn`: the divisor of combined scores of teams
 * @BRG_MODIFIER_UNRATED: `/Un`: who has no rating counts n
 * @BRG_MODIFIER_FORFEITS: `/P`: a forfeit counts as a game with the scheduled opponent
 * @BRG_MODIFIER_FORE: `/F`: with all paired games of the last round drawn
 * @BRG_MODIFIER_REVERSE: `/R`: in reverse order
 * @BRG_MODIFIER_SCORE: `:MP` or `:GP`: made of match points or of points on the boards
 * @BRG_MODIFIER_DEPTH: the number at the end of the code may be any other from 1
 *
 * What may be added to the code of a criterion (fide-tiebreaks-2026 14, TRF26).
 */
typedef enum
{
  BRG_MODIFIER_CUT = 1 << 0,
  BRG_MODIFIER_MEDIAN = 1 << 1,
  BRG_MODIFIER_LIMIT = 1 << 2,
  BRG_MODIFIER_COEFFICIENT = 1 << 3,
  BRG_MODIFIER_UNRATED = 1 << 4,
  BRG_MODIFIER_FORFEITS = 1 << 5,
  BRG_MODIFIER_FORE = 1 << 6,
  BRG_MODIFIER_REVERSE = 1 << 7,
  BRG_MODIFIER_SCORE = 1 << 8,
  BRG_MODIFIER_DEPTH = 1 << 9,
} BrgModifier;

/**
 * BrgCriterion:
 * @code: code as in report files, `SB`, `BH`, `BH/C1/P`, with its modifiers in the order of TRF26;
 * a constant string
 * @article_fide: article of FIDE's list, or %NULL
 * @article_draughts: article of rus-draughts-2022, or %NULL
 * @for_swiss: whether it may be used in a Swiss
 * @for_round_robin: whether it may be used in a round robin
 * @aliases: other codes of the same criterion, separated by blanks, or %NULL
 * @article_chess: article of rus-chess-2014, or %NULL
 * @method: how it is computed; for the library alone
 *
 * One tie-break. There is one value for each code, which is never freed: two criteria are the same
 * if their addresses are.
 */
typedef struct
{
  const char *code;
  const char *article_fide;
  const char *article_draughts;
  gboolean for_swiss;
  gboolean for_round_robin;
  const char *aliases;
  const char *article_chess;
  const BrgCriterionMethod *method;
} BrgCriterion;

/**
 * BrgStandingValue:
 * @exists: whether there is a value; a value that does not exist sorts last
 * @value: the value
 *
 * One criterion of one player. For criteria that only exist among the tied (`DE`, `VSTOP`; of
 * teams `EDE` and its variants, `TBR`, `BBE`) the value is the place within the group that is tied
 * at that point of the list: 1 for the best, equal places shared; 0 when the player is alone there
 * or the criterion splits nothing. What is compared step by step shows the first step, even where a
 * later one decided: `FULLTR` the sum without one opponent, `KOYA+` and `KOYA-` Koya with one score
 * group more or fewer.
 */
typedef struct
{
  gboolean exists;
  BrgRational value;
} BrgStandingValue;

G_END_DECLS
