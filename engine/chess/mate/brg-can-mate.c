/* brg-can-mate.c - can this side ever give checkmate by any series of legal moves?
 *
 * The question is put to one stage after the other: is it mate, do the men suffice at all, and then
 * a search that ends with mate or with nothing left to look at. When the search has grown, it asks
 * whether the men could ever come to a picture of mate, and whether mate is there wherever the
 * roaming men stand.
 * Rules: fide-2023 5.1.1, 5.2.1, 5.2.2, 6.9, 7.5.5
 * Tests: tests/engine/test-can-mate.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-can-mate.h"

#include "brg-can-mate-private.h"
#include "brg-mate-material.h"
#include "brg-moves.h"

void
brg_can_mate_answer_clear (BrgCanMateAnswer *answer)
{
  g_clear_pointer (&answer->moves, g_free);
  *answer =
      (BrgCanMateAnswer){ .verdict = BRG_CAN_MATE_UNDECIDED, .proof = BRG_CAN_MATE_BY_NOTHING };
}

const char *
brg_can_mate_proof_to_id (BrgCanMateProof proof)
{
  static const char *const ids[BRG_N_CAN_MATE_PROOFS] = {
    [BRG_CAN_MATE_BY_LINE] = "line",         [BRG_CAN_MATE_BY_MATERIAL] = "material",
    [BRG_CAN_MATE_BY_STATIC] = "static",     [BRG_CAN_MATE_BY_EXHAUSTION] = "exhausted",
    [BRG_CAN_MATE_BY_NOTHING] = "undecided",
  };

  g_return_val_if_fail (proof < BRG_N_CAN_MATE_PROOFS, NULL);
  return ids[proof];
}

static gboolean
is_checkmate (const BrgPosition *position)
{
  return brg_position_checkers (position) != 0 && brg_moves_count (position) == 0;
}

void
brg_can_mate (const BrgPosition *position,
              BrgColour side,
              guint64 max_nodes,
              BrgCanMateAnswer *answer)
{
  g_return_if_fail (position != NULL && answer != NULL);
  g_return_if_fail (side == BRG_COLOUR_WHITE || side == BRG_COLOUR_BLACK);

  *answer = (BrgCanMateAnswer){ .verdict = BRG_CAN_MATE_NO };
  /* fide-2023 5.1.1: the men that stand in mate now need not be able to come so again. */
  if (is_checkmate (position))
    {
      answer->verdict = position->turn == side ? BRG_CAN_MATE_NO : BRG_CAN_MATE_YES;
      answer->proof = position->turn == side ? BRG_CAN_MATE_BY_EXHAUSTION : BRG_CAN_MATE_BY_LINE;
    }
  /* fide-2023 5.2.2, 6.9, 7.5.5 */
  else if (brg_mate_material_excludes (position, side))
    answer->proof = BRG_CAN_MATE_BY_MATERIAL;
  else
    brg_mate_search (position, side, max_nodes, answer);
}

BrgCanMateVerdict
brg_position_is_dead (const BrgPosition *position, guint64 max_nodes)
{
  BrgCanMateVerdict verdict = BRG_CAN_MATE_YES;

  g_return_val_if_fail (position != NULL, BRG_CAN_MATE_UNDECIDED);

  /* fide-2023 5.1.1, 5.2.1: what is over by mate or stalemate does not end a second time. */
  if (brg_moves_count (position) == 0)
    return BRG_CAN_MATE_NO;
  for (BrgColour side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
    {
      g_auto (BrgCanMateAnswer) answer = { .verdict = BRG_CAN_MATE_UNDECIDED };

      brg_can_mate (position, side, max_nodes, &answer);
      /* fide-2023 5.2.2: neither player can checkmate the opponent's king. */
      if (answer.verdict == BRG_CAN_MATE_YES)
        return BRG_CAN_MATE_NO;
      if (answer.verdict == BRG_CAN_MATE_UNDECIDED)
        verdict = BRG_CAN_MATE_UNDECIDED;
    }
  return verdict;
}
