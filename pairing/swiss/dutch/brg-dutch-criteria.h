/* brg-dutch-criteria.h - the quality criteria of the FIDE (Dutch) system as costs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-cost.h"
#include "brg-dutch-record.h"

G_BEGIN_DECLS

/**
 * BrgDutchRole:
 * @BRG_DUTCH_MOVED: a player whom the bracket before left over (fide-dutch-2026 1.4.1)
 * @BRG_DUTCH_RESIDENT: a player of the bracket's own score
 * @BRG_DUTCH_NEXT: a player of the next score group
 * @BRG_DUTCH_LOWER: a player of a lower score group
 * @BRG_DUTCH_BYE: the bye
 * @BRG_DUTCH_SLOT: a way out of the bracket, where it does not matter who else is there
 *
 * What somebody is while a bracket is paired.
 */
typedef enum
{
  BRG_DUTCH_MOVED,
  BRG_DUTCH_RESIDENT,
  BRG_DUTCH_NEXT,
  BRG_DUTCH_LOWER,
  BRG_DUTCH_BYE,
  BRG_DUTCH_SLOT,
} BrgDutchRole;

/**
 * BrgDutchHalf:
 * @BRG_DUTCH_WHOLE: the halves are not made, or the player is not of the remainder
 * @BRG_DUTCH_UPPER: in the original S1 (or S1R)
 * @BRG_DUTCH_LOWER_HALF: in the original S2 (or S2R)
 *
 * Half of a homogeneous bracket or of a remainder (fide-dutch-2026 3.2).
 */
typedef enum
{
  BRG_DUTCH_WHOLE,
  BRG_DUTCH_UPPER,
  BRG_DUTCH_LOWER_HALF,
} BrgDutchHalf;

/**
 * BrgDutchTraits:
 * @role: what the player is in this bracket
 * @level: of a moved player: number of higher scores among the moved ones
 * @half: half of the remainder
 * @record: (nullable): the player
 *
 * What a player's pairs may cost depends on.
 */
typedef struct
{
  BrgDutchRole role;
  gint level;
  BrgDutchHalf half;
  const BrgDutchRecord *record;
} BrgDutchTraits;

/**
 * BrgDutchCriterion:
 *
 * The criteria of fide-dutch-2026 2.3 and 2.4 in falling priority. %BRG_DUTCH_C8_PAIRS and
 * %BRG_DUTCH_C8_SCORES are C6 and C7 of the next bracket. Behind them stand those of the order of
 * candidates: number of players exchanged (4.3.1) and the sum of their places (4.3.2).
 */
typedef enum
{
  BRG_DUTCH_C6,
  BRG_DUTCH_C7,
  BRG_DUTCH_C8_PAIRS,
  BRG_DUTCH_C8_SCORES,
  BRG_DUTCH_C9,
  BRG_DUTCH_C10,
  BRG_DUTCH_C11,
  BRG_DUTCH_C12,
  BRG_DUTCH_C13,
  BRG_DUTCH_C14,
  BRG_DUTCH_C15,
  BRG_DUTCH_C16,
  BRG_DUTCH_C17,
  BRG_DUTCH_C18,
  BRG_DUTCH_C19,
  BRG_DUTCH_C20,
  BRG_DUTCH_C21,
  BRG_DUTCH_EXCHANGES,
  BRG_DUTCH_RANKS,
} BrgDutchCriterion;

#define BRG_DUTCH_N_CRITERIA (BRG_DUTCH_RANKS + 1)

/**
 * BRG_DUTCH_MAX_BITS:
 *
 * So many bits the criteria of one bracket may need; dual values take some more of those of a cost.
 * Brackets of real events need some 50, hostile ones that could be thought of 60.
 */
#define BRG_DUTCH_MAX_BITS (BRG_COST_BITS - 10)

/**
 * BrgDutchCriteria:
 * @is_last_round: whether topscorers count
 * @bye_counts: whether the one who leaves the bracket gets the bye, so that C9 applies
 * @n_levels: number of different scores among the moved players
 * @caps: (array length=BRG_DUTCH_N_CRITERIA): for every criterion the greatest totals of its
 *   levels, from the top; a criterion without levels has one
 * @weights: (array length=BRG_DUTCH_N_CRITERIA): for every criterion the weights of its levels
 * @n_bits: bits of the greatest sum; above %BRG_DUTCH_MAX_BITS the weights are not set
 *
 * The criteria of one bracket, and what one violation of each costs.
 */
typedef struct
{
  gboolean is_last_round;
  gboolean bye_counts;
  gint n_levels;
  gint64 *caps[BRG_DUTCH_N_CRITERIA];
  BrgCost *weights[BRG_DUTCH_N_CRITERIA];
  guint n_bits;
} BrgDutchCriteria;

/**
 * brg_dutch_criteria_new:
 * @traits: (array length=n): everybody who has a part in the bracket
 * @n: how many
 * @is_last_round: whether the last round is paired
 * @bye_counts: whether the one who leaves the bracket gets the bye
 * @with_ranks: whether the sum of places counts
 *
 * Counts how often each criterion can be violated at most and gives it a weight above all that can
 * come behind it.
 *
 * Returns: (transfer full): the criteria
 */
BrgDutchCriteria *brg_dutch_criteria_new (const BrgDutchTraits *traits,
                                          gint n,
                                          gboolean is_last_round,
                                          gboolean bye_counts,
                                          gboolean with_ranks);

/**
 * brg_dutch_criteria_free:
 * @criteria: (nullable): criteria
 */
void brg_dutch_criteria_free (BrgDutchCriteria *criteria);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgDutchCriteria, brg_dutch_criteria_free)

/**
 * brg_dutch_criteria_find_difference:
 * @criteria: criteria
 * @cost: a sum of costs
 * @other: another one
 *
 * Returns: the first criterion in which they differ, %BRG_DUTCH_N_CRITERIA if they are equal
 */
BrgDutchCriterion brg_dutch_criteria_find_difference (const BrgDutchCriteria *criteria,
                                                      BrgCost cost,
                                                      BrgCost other);

/**
 * brg_dutch_criterion_get_article:
 * @criterion: a criterion
 *
 * Returns: its article, `fide-dutch-2026 C12`; a constant string
 */
const char *brg_dutch_criterion_get_article (BrgDutchCriterion criterion);

/**
 * brg_dutch_criteria_get_key:
 * @criteria: criteria
 * @traits: a player
 *
 * Returns: a number that is equal for players whose pairs cost the same
 */
guint64 brg_dutch_criteria_get_key (const BrgDutchCriteria *criteria, const BrgDutchTraits *traits);

/**
 * brg_dutch_criteria_get_cost:
 * @criteria: criteria
 * @a: a player
 * @b: another
 *
 * Returns: what it costs to join the two, an even number, or -1 if that is no pair of this bracket
 */
BrgCost brg_dutch_criteria_get_cost (const BrgDutchCriteria *criteria,
                                     const BrgDutchTraits *a,
                                     const BrgDutchTraits *b);

G_END_DECLS
