/* brg-why-not.h - why two players were not paired
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-pairing.h"

G_BEGIN_DECLS

/**
 * BrgWhyNotVerdict:
 * @BRG_WHY_NOT_IS_PAIRED: they are paired with each other
 * @BRG_WHY_NOT_FORBIDDEN: a ban forbids this pair, see the reasons
 * @BRG_WHY_NOT_NO_COMPLETION: the others cannot be paired then
 * @BRG_WHY_NOT_WORSE: possible, but another pairing precedes it by the rules, see the reasons
 */
typedef enum
{
  BRG_WHY_NOT_IS_PAIRED,
  BRG_WHY_NOT_FORBIDDEN,
  BRG_WHY_NOT_NO_COMPLETION,
  BRG_WHY_NOT_WORSE,
} BrgWhyNotVerdict;

/**
 * BrgWhyNot:
 * @verdict: the answer in one word
 * @reasons: (element-type BrgReason): bans, or for %BRG_WHY_NOT_WORSE what the rules say of the two
 *   (of no pair, see #BrgPairingRequest.asked), and then what they put first
 * @pairing: (nullable): for %BRG_WHY_NOT_WORSE the complete pairing that would follow
 * @n_changed: for %BRG_WHY_NOT_WORSE how many boards would change
 *
 * Why two players were not paired.
 */
typedef struct
{
  BrgWhyNotVerdict verdict;
  GArray *reasons;
  BrgPairing *pairing;
  guint n_changed;
} BrgWhyNot;

/**
 * brg_why_not_free:
 * @why_not: (nullable): an answer
 */
void brg_why_not_free (BrgWhyNot *why_not);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgWhyNot, brg_why_not_free)

/**
 * brg_pairing_system_why_not:
 * @system: a system
 * @tournament: the tournament with all earlier rounds
 * @request: what was asked
 * @pairing: the answer that was given
 * @player: index of a player
 * @other: index of another player, or %BRG_NOBODY: why did he not get the bye
 * @error: return location for an error
 *
 * Answers "why did A not get B": names the bans, else forces the pair and pairs again. The colours
 * of the forced pair are those that both would get if they were alone. For %BRG_WHY_NOT_WORSE the
 * reasons are those of the first board, in the order in which the rules decide, that would change;
 * where a table says everything they name its round, and there is no other pairing.
 *
 * Returns: (transfer full) (nullable): the answer; %NULL with @error set
 */
BrgWhyNot *brg_pairing_system_why_not (const BrgPairingSystem *system,
                                       const BrgTournament *tournament,
                                       const BrgPairingRequest *request,
                                       const BrgPairing *pairing,
                                       gint player,
                                       gint other,
                                       GError **error);

G_END_DECLS
