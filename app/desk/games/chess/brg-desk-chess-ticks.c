/* brg-desk-chess-ticks.c - what is ticked at a question about a game of chess, and when that is
 * asked
 *
 * Tests: tests/app/test-desk-chess.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-desk-chess-private.h"
#include "brg-desk-chess-questions.h"

#include "brg-both-flags.h"
#include "brg-claim-book.h"
#include "brg-desk-verdict.h"

/* ussr-chess-1956 15 */
static gboolean
is_round_over (const BrgDeskSurroundings *around)
{
  const BrgRound *round = brg_snapshot_get_round (around->snapshot, around->round);
  gboolean is_game_over = FALSE;

  for (guint i = 0; round != NULL && i < round->games->len; i++)
    {
      const BrgGame *game = &g_array_index (round->games, BrgGame, i);

      if (game->board == around->board)
        is_game_over = !brg_outcome_is_pending (game->white_outcome);
    }
  return brg_desk_is_round_over (around->snapshot, around->round, is_game_over);
}

/* By the clocks and the rounds, as a proposal. */
gboolean
brg_desk_chess_is_tick_set (const BrgDeskGame *game G_GNUC_UNUSED,
                            const BrgDeskSurroundings *around,
                            const BrgDeskAsk *ask,
                            guint tick)
{
  if (ask->question == FINISH)
    return tick == TICK_FINISH_ANNOUNCED && around->is_announced;
  if (ask->question == ILLEGAL)
    return tick == TICK_ROUND_OVER && is_round_over (around);
  if (ask->question != FLAG)
    return FALSE;
  return tick == TICK_LAST_PERIOD ? around->is_last_period && !around->is_period_unknown
                                  : tick == TICK_ANNOUNCED && around->is_announced;
}

/* Whether the answer is another one with the tick. */
static gboolean
does_matter (const BrgDeskGame *game,
             const BrgDeskSurroundings *around,
             const BrgDeskAsk *ask,
             guint tick)
{
  BrgDeskAnswerParts without = { 0 };
  BrgDeskAnswerParts with = { 0 };
  BrgDeskAsk other = *ask;
  gboolean matters;

  other.ticks[tick] = FALSE;
  brg_desk_chess_answer (game, around, &other, &without);
  other.ticks[tick] = TRUE;
  brg_desk_chess_answer (game, around, &other, &with);
  matters = g_strcmp0 (with.answer->text, without.answer->text) != 0 ||
            g_strcmp0 (with.answer->article, without.answer->article) != 0 ||
            with.answer->rulings->len != without.answer->rulings->len;
  brg_desk_answer_free (without.answer);
  brg_desk_answer_free (with.answer);
  return matters;
}

/* ussr-chess-1956 17 e: the fifty moves are there or not, no move is announced. */
gboolean
brg_desk_chess_is_field_offered (const BrgDeskSurroundings *around, guint question)
{
  const BrgClaimBook *claims = around->rulebook->claims;

  return question != FIFTY || claims == NULL ||
         claims->kinds[BRG_CLAIM_FIFTY_MOVES].intended != NULL;
}

/* What only both flags need; guidelines are FIDE's alone. When an illegal move was found, and what
 * bars an agreement, only where the book asks. */
gboolean
brg_desk_chess_is_tick_offered (const BrgDeskGame *game,
                                const BrgDeskSurroundings *around,
                                const BrgDeskAsk *ask,
                                guint tick)
{
  gboolean has_guidelines = brg_both_flags_get_announcement (around->rulebook) != NULL;
  const BrgClaimBook *claims = around->rulebook->claims;

  /* fide-2023 III.2.2: asked where the time control was not understood. */
  if (ask->question == FINISH)
    return has_guidelines && around->open_finish == BRG_COLOUR_NONE &&
           (tick != TICK_FINISH_INCREMENT || around->is_increment_unknown);
  if (ask->question == FLAG && tick == TICK_INCREMENT && !around->is_increment_unknown)
    return FALSE;
  /* fide-2023 9.4, rus-chess-2014 9.4, ukr-chess-2016 9.5: by touching the right is lost;
   * ussr-chess-1956 17 zh: by making the move. */
  if (ask->question == REPETITION || ask->question == FIFTY)
    return tick == TICK_TOUCHED ? claims != NULL && claims->forfeited != NULL
                                : claims != NULL && claims->until == BRG_CLAIM_UNTIL_MOVE;
  if (ask->question == OFFER || (ask->question == ILLEGAL && ask->side != BRG_COLOUR_NONE))
    return does_matter (game, around, ask, tick);
  if (ask->question != FLAG)
    return TRUE;
  return ask->side == BRG_COLOUR_NONE && (tick == TICK_LAST_PERIOD || has_guidelines);
}
