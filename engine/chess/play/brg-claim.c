/* brg-claim.c - claims of a draw, and what they cost when they are wrong
 *
 * Tests: tests/engine/test-claim.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-claim.h"

#define TIMES_FOR_CLAIM 3
#define TIMES_FOR_END 5

void
brg_claim_answer_clear (BrgClaimAnswer *answer)
{
  g_clear_pointer (&answer->plies, g_array_unref);
  *answer = (BrgClaimAnswer){ 0 };
}

/* Whether the claim may be made at all. */
static gboolean
is_open (const BrgPlayStatus *status,
         const BrgRulebook *rulebook,
         const BrgClaimBook *book,
         const BrgClaim *claim,
         BrgClaimAnswer *answer)
{
  const BrgClaimKindRule *rules = book != NULL ? &book->kinds[claim->kind] : NULL;
  BrgColour turn = (BrgColour) brg_play_status_get_last (status)->position.turn;
  BrgPlayFact end;

  answer->article = rules != NULL ? rules->stands : NULL;
  if (answer->article == NULL)
    answer->verdict = BRG_CLAIM_NO_RULE;
  else if (brg_play_status_find_end (status, rulebook, &end) >= 0 &&
           !(claim->kind == BRG_CLAIM_PERPETUAL_CHECK && end == BRG_PLAY_PERPETUAL_CHECK))
    {
      answer->verdict = BRG_CLAIM_GAME_OVER;
      answer->article = brg_play_rule_find (rulebook, end)->article;
    }
  else if (!rules->for_both && claim->claimant != turn)
    answer->verdict = BRG_CLAIM_NOT_HIS_MOVE;
  else if (claim->has_touched && book->forfeited != NULL)
    {
      /* fide-2023 9.4, rus-chess-2014 9.4, ukr-chess-2016 9.5. */
      answer->verdict = BRG_CLAIM_TOUCHED;
      answer->article = book->forfeited;
    }
  else if (claim->intended != BRG_MOVE_NONE && rules->intended == NULL)
    answer->verdict = BRG_CLAIM_NO_INTENDED;
  else
    return TRUE;
  return FALSE;
}

/* Whether the position that the claim speaks of stands for the third time. */
static gboolean
is_third_time (const BrgPlayStatus *status,
               const BrgPosition *position,
               gboolean is_to_come,
               BrgSameness sameness,
               BrgClaimAnswer *answer)
{
  guint to_come = brg_play_status_get_n_plies (status) + 1;

  answer->plies = g_array_new (FALSE, FALSE, sizeof (guint));
  brg_play_status_find_same (status, position, sameness, answer->plies);
  if (is_to_come)
    g_array_append_val (answer->plies, to_come);
  return answer->plies->len >= TIMES_FOR_CLAIM;
}

static BrgClaimVerdict
judge_checks (const BrgPlayStatus *status)
{
  const BrgPlayRecord *last = brg_play_status_get_last (status);
  BrgPerpetual perpetual;

  if (brg_play_status_find_first (status, BRG_PLAY_PERPETUAL_CHECK) >= 0)
    return BRG_CLAIM_RIGHT;
  /* ussr-chess-1956 17 g: a series is asked for. That the king has no way out can be said of a
   * single check too, but whether a few checks are a series is for the arbiter. */
  perpetual = brg_perpetual_check (&last->position, BRG_PERPETUAL_MAX_NODES);
  if (perpetual == BRG_PERPETUAL_NO)
    return BRG_CLAIM_WRONG;
  return BRG_CLAIM_FOR_ARBITER;
}

/* What is left until the game ends by itself, after the announced move if there is one. */
static void
count_left (const BrgRulebook *rulebook, const BrgPosition *position, BrgClaimAnswer *answer)
{
  guint n_times = answer->plies != NULL ? answer->plies->len : 0;

  answer->times_left = -1;
  answer->plies_left = -1;
  if (answer->plies != NULL &&
      brg_play_rule_find (rulebook, BRG_PLAY_FIVE_TIMES)->effect == BRG_PLAY_ENDS)
    answer->times_left = MAX (TIMES_FOR_END - (gint) n_times, 0);
  /* ukr-chess-2016 9.7: only times that follow each other count. */
  if (answer->plies != NULL &&
      brg_play_rule_find (rulebook, BRG_PLAY_FIVE_RUNNING)->effect == BRG_PLAY_ENDS)
    {
      guint n_running = 1;

      for (guint i = n_times; i-- > 1; n_running++)
        if (g_array_index (answer->plies, guint, i) - g_array_index (answer->plies, guint, i - 1) !=
            4)
          break;
      answer->times_left = MAX (TIMES_FOR_END - (gint) n_running, 0);
    }
  answer->quiet_plies = position->quiet_plies;
  if (brg_play_rule_find (rulebook, BRG_PLAY_SEVENTY_FIVE)->effect == BRG_PLAY_ENDS)
    answer->plies_left = MAX (BRG_PLIES_SEVENTY_FIVE - (gint) answer->quiet_plies, 0);
}

/* fide-2023 9.5.2, 9.5.3, A.3, B.2; rus-chess-2014 9.5.1, 9.5.2; ukr-chess-2016 9.6.1, 9.6.2;
 * ussr-chess-1956 17. */
static void
set_effect (const BrgClaimBook *book, const BrgClaim *claim, BrgClaimAnswer *answer)
{
  gboolean is_fast = claim->tempo == BRG_TEMPO_RAPID || claim->tempo == BRG_TEMPO_BLITZ;

  answer->on_own_time = book->on_own_time && claim->kind == BRG_CLAIM_REPETITION;
  if (answer->verdict == BRG_CLAIM_RIGHT)
    answer->effect_article = book->right;
  if (answer->verdict != BRG_CLAIM_WRONG)
    return;
  if (book->seconds > 0 || answer->on_own_time)
    answer->effect_article = book->wrong;
  answer->opponent_seconds = book->seconds;
  if (is_fast && book->fast_wrong != NULL)
    {
      answer->effect_article = claim->tempo == BRG_TEMPO_BLITZ && book->blitz_wrong != NULL
                                   ? book->blitz_wrong
                                   : book->fast_wrong;
      answer->opponent_seconds = book->fast_seconds;
    }
  answer->must_play_intended = book->must_play && claim->intended != BRG_MOVE_NONE;
}

void
brg_claim_judge (const BrgPlayStatus *status,
                 const BrgRulebook *rulebook,
                 const BrgClaim *claim,
                 BrgClaimAnswer *answer)
{
  const BrgPlayRecord *last = brg_play_status_get_last (status);
  const BrgClaimBook *book = rulebook->claims;
  gboolean is_to_come = claim->intended != BRG_MOVE_NONE;
  BrgPosition position = last->position;
  BrgMoveUndo undo;
  gboolean is_right;

  g_return_if_fail (claim->claimant != BRG_COLOUR_NONE);

  *answer = (BrgClaimAnswer){ .who = last->position.turn, .times_left = -1, .plies_left = -1 };
  if (book != NULL)
    answer->until = book->until;
  if (book != NULL && book->kinds[claim->kind].for_both)
    {
      answer->who = BRG_COLOUR_NONE;
      answer->until = BRG_CLAIM_ANY_TIME;
    }
  if (!is_open (status, rulebook, book, claim, answer))
    return;
  if (is_to_come)
    {
      brg_move_make (&position, claim->intended, &undo);
      answer->article = book->kinds[claim->kind].intended;
    }
  if (claim->kind == BRG_CLAIM_PERPETUAL_CHECK)
    answer->verdict = judge_checks (status);
  else
    {
      is_right = claim->kind == BRG_CLAIM_REPETITION
                     ? is_third_time (status, &position, is_to_come, book->sameness, answer)
                     : position.quiet_plies >= BRG_PLIES_FIFTY;
      answer->verdict = is_right ? BRG_CLAIM_RIGHT : BRG_CLAIM_WRONG;
    }
  count_left (rulebook, &position, answer);
  /* ussr-chess-1956 17 e: a win shown to need more than fifty moves puts it off for fifty more. */
  answer->can_be_refuted = book->can_be_refuted && claim->kind == BRG_CLAIM_FIFTY_MOVES &&
                           answer->verdict == BRG_CLAIM_RIGHT &&
                           position.quiet_plies < 2 * BRG_PLIES_FIFTY;
  set_effect (book, claim, answer);
}
