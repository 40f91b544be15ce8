/* brg-knockout-score.h - how far everybody came in a knock-out
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-snapshot.h"
#include "brg-tournament.h"
#include "brg-words.h"

G_BEGIN_DECLS

/**
 * BrgKnockoutScore:
 * @n_won: meetings won; who had nobody against him won none
 * @stage: the last stage in which he had a place, from 0; -1 for none
 * @is_third: whether that was the match for third place
 *
 * How far somebody came.
 */
typedef struct
{
  guint n_won;
  gint stage;
  gboolean is_third;
} BrgKnockoutScore;

/**
 * brg_knockout_score_new:
 * @snapshot: a group that plays a knock-out
 * @through_round: the last round that counts
 *
 * Returns: (transfer full) (array): by index of an entry how far he came; free with g_free()
 */
BrgKnockoutScore *brg_knockout_score_new (const BrgSnapshot *snapshot, gint through_round);

/**
 * brg_knockout_score_dup_stage:
 * @snapshot: a group that plays a knock-out
 * @score: how far somebody came
 * @words: a language
 *
 * Returns: (transfer full): the stage as the sport calls it, "1/4 final"; where losers go on
 * playing its number; empty for none
 */
char *brg_knockout_score_dup_stage (const BrgSnapshot *snapshot,
                                    const BrgKnockoutScore *score,
                                    const BrgWords *words);

/**
 * brg_knockout_score_dup_round:
 * @snapshot: a group that plays a knock-out
 * @round: a round
 * @words: a language
 *
 * Returns: (transfer full): its stage, and where meetings have several games which of them it has:
 *   "1/4 final, game 2 of 2"
 */
char *brg_knockout_score_dup_round (const BrgSnapshot *snapshot, gint round, const BrgWords *words);

/**
 * brg_knockout_score_dup_before:
 * @snapshot: a group that plays a knock-out
 * @tournament: that group, of brg_snapshot_to_tournament()
 * @round: a round
 * @first: index of an entry
 * @second: index of the other
 *
 * Returns: (transfer full): what the games of their meeting before the round brought, `1½ : ½`;
 *   empty where it has the first one
 */
char *brg_knockout_score_dup_before (const BrgSnapshot *snapshot,
                                     const BrgTournament *tournament,
                                     gint round,
                                     gint first,
                                     gint second);

/**
 * brg_knockout_score_dup_head:
 * @words: a language
 * @n_stages: stages from this one to the final, itself included
 *
 * Returns: (transfer full): "Final", "Semi-final", "1/4 final"
 */
char *brg_knockout_score_dup_head (const BrgWords *words, gint n_stages);

G_END_DECLS
