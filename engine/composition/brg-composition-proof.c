/* brg-composition-proof.c - what can be proved of works that have no forced solution
 *
 * Black's win is White's on the board turned round, with the colours changed.
 *
 * Rules: rus-draughts-2022 11.1.4, 11.2.3
 * Tests: tests/engine/composition/test-composition-search.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-composition-proof.h"

#include "brg-composition-form.h"

static BrgDraughtsPosition
turn_board (const BrgDraughtsPosition *position)
{
  BrgDraughtsVariant variant = (BrgDraughtsVariant) position->variant;
  guint n_squares = brg_draughts_variant_n_squares (variant);
  BrgDraughtsPosition turned;

  brg_draughts_position_clear (&turned, variant);
  for (guint number = 1; number <= n_squares; number++)
    {
      BrgDraughtsSquare square = brg_draughts_square_from_number (variant, number);
      BrgColour side = brg_draughts_position_colour (position, square);

      if (side != BRG_COLOUR_NONE)
        brg_draughts_position_put (
            &turned, brg_draughts_square_from_number (variant, n_squares + 1 - number),
            side == BRG_COLOUR_WHITE ? BRG_COLOUR_BLACK : BRG_COLOUR_WHITE,
            brg_draughts_position_piece (position, square));
    }
  turned.turn = position->turn == BRG_COLOUR_WHITE ? BRG_COLOUR_BLACK : BRG_COLOUR_WHITE;
  return turned;
}

static BrgCompositionAnswer
search_either (BrgCompositionSearch *search, const BrgDraughtsPosition *position, guint n_moves)
{
  return position->turn == BRG_COLOUR_WHITE
             ? brg_composition_search_white (search, position, n_moves)
             : brg_composition_search_black (search, position, n_moves);
}

/* Whether the task is forced; deeper and deeper. */
static BrgCompositionAnswer
force (BrgCompositionSearch *search,
       const BrgDraughtsPosition *position,
       const BrgCompositionTask *task,
       BrgCompositionProof *proof)
{
  BrgCompositionAnswer answer = BRG_COMPOSITION_NO;

  brg_composition_search_begin (search, (BrgDraughtsVariant) position->variant, task);
  proof->n_looked = 0;
  for (guint n = 1; n <= task->limit && answer == BRG_COMPOSITION_NO; n++)
    {
      answer = search_either (search, position, n);
      if (answer == BRG_COMPOSITION_STOPPED)
        break;
      proof->n_looked = n;
      brg_composition_search_tell_looked (search, n);
    }
  proof->n_nodes += brg_composition_search_get_nodes (search);
  return answer;
}

void
brg_composition_prove (BrgCompositionSearch *search,
                       const BrgComposition *work,
                       BrgCompositionProof *proof)
{
  BrgDraughtsPosition turned = turn_board (&work->position);
  BrgCompositionTask task = work->task;
  BrgCompositionAnswer answer;
  BrgCompositionForm form;

  g_return_if_fail (search != NULL);

  *proof = (BrgCompositionProof){ .result = BRG_COMPOSITION_PROOF_ILLEGAL };
  brg_composition_form_check (work, &form);
  if (!form.is_legal)
    return;
  answer = force (search, &work->position, &task, proof);
  if (answer == BRG_COMPOSITION_YES)
    proof->result = BRG_COMPOSITION_PROVED_WON;
  if (answer == BRG_COMPOSITION_NO)
    {
      /* rus-draughts-2022 11.2.3: where Black wins the task cannot be carried out. In giveaway that
       * is the end of his own pieces. */
      if (task.goal != BRG_COMPOSITION_GIVE)
        task.goal = BRG_COMPOSITION_WIN;
      answer = force (search, &turned, &task, proof);
      proof->result = answer == BRG_COMPOSITION_YES  ? BRG_COMPOSITION_PROVED_LOST
                      : answer == BRG_COMPOSITION_NO ? BRG_COMPOSITION_UNPROVED
                                                     : BRG_COMPOSITION_PROOF_STOPPED;
    }
  if (answer == BRG_COMPOSITION_STOPPED)
    proof->result = BRG_COMPOSITION_PROOF_STOPPED;
}

const char *
brg_composition_proof_get_id (BrgCompositionProofResult result)
{
  static const char *const ids[BRG_N_COMPOSITION_PROOF_RESULTS] = {
    [BRG_COMPOSITION_PROVED_WON] = "white-forces",
    [BRG_COMPOSITION_PROVED_LOST] = "black-wins",
    [BRG_COMPOSITION_UNPROVED] = "not-decided",
    [BRG_COMPOSITION_PROOF_STOPPED] = "given-up",
    [BRG_COMPOSITION_PROOF_ILLEGAL] = "illegal-position",
  };

  return ids[result];
}
