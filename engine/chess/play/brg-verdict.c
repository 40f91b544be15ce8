/* brg-verdict.c - what a fallen flag, a resignation, an illegal move or an agreed draw decides
 *
 * Tests: tests/engine/test-verdict.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-verdict.h"

#include "brg-both-flags.h"
#include "brg-verdict-book.h"

static gboolean
is_fast (const BrgConduct *conduct)
{
  return conduct->tempo == BRG_TEMPO_RAPID || conduct->tempo == BRG_TEMPO_BLITZ;
}

static gboolean
is_partly_watched (const BrgConduct *conduct)
{
  return is_fast (conduct) && conduct->supervision == BRG_SUPERVISION_PARTIAL;
}

static BrgVerdictOutcome
win_of (BrgColour side)
{
  return side == BRG_COLOUR_WHITE ? BRG_VERDICT_OUTCOME_WHITE_WINS : BRG_VERDICT_OUTCOME_BLACK_WINS;
}

static BrgVerdict
verdict_of (BrgVerdictOutcome outcome, const char *article)
{
  return (BrgVerdict){ .outcome = outcome, .article = article, .ended_before = -1 };
}

/* Whether the game was over by itself before; what it came to stands. */
static gboolean
has_ended (const BrgPlayStatus *status, const BrgConduct *conduct, BrgVerdict *verdict)
{
  BrgPlayFact fact = BRG_PLAY_MATE;
  gint ply = brg_play_status_find_end (status, conduct->rulebook, &fact);
  BrgVerdictOutcome outcome = BRG_VERDICT_OUTCOME_DRAW;

  if (ply < 0)
    return FALSE;
  if (fact == BRG_PLAY_MATE)
    outcome = win_of (
        brg_colour_opposite ((BrgColour) brg_play_status_get (status, (guint) ply)->position.turn));
  *verdict = verdict_of (outcome, brg_play_rule_find (conduct->rulebook, fact)->article);
  verdict->ended_before = ply;
  return TRUE;
}

/* @loser loses, but draws where the book has an exception and his opponent cannot mate. */
static BrgVerdict
lose (const BrgPlayStatus *status, const BrgLossRule *rule, BrgColour loser)
{
  BrgColour winner = brg_colour_opposite (loser);
  BrgCanMateVerdict can_win = brg_play_status_get_last (status)->can_win[winner];
  BrgVerdict verdict = verdict_of (win_of (winner), rule->article);

  if (rule->exception == NULL || can_win == BRG_CAN_MATE_YES)
    {
      verdict.escape = rule->exception;
      return verdict;
    }
  verdict.exception = rule->exception;
  verdict.outcome =
      can_win == BRG_CAN_MATE_NO ? BRG_VERDICT_OUTCOME_DRAW : BRG_VERDICT_OUTCOME_FOR_ARBITER;
  return verdict;
}

BrgVerdict
brg_verdict_flag (const BrgPlayStatus *status, const BrgConduct *conduct, BrgColour flagged)
{
  const BrgVerdictBook *book = conduct->rulebook->verdicts;
  BrgVerdict verdict = verdict_of (BRG_VERDICT_OUTCOME_FOR_ARBITER, NULL);
  const BrgLossRule *rule;

  g_return_val_if_fail (flagged != BRG_COLOUR_NONE, verdict);

  /* fide-2023 6.9: except where 5.1.1, 5.1.2, 5.2.1, 5.2.2 or 5.2.3 applies. */
  if (book == NULL || has_ended (status, conduct, &verdict))
    return verdict;
  rule = is_partly_watched (conduct) && book->fast_flag.article != NULL ? &book->fast_flag
                                                                        : &book->flag;
  verdict = lose (status, rule, flagged);
  verdict.is_wording_doubtful = book->is_flag_doubtful && verdict.exception != NULL;
  return verdict;
}

BrgVerdict
brg_verdict_both_flags (const BrgPlayStatus *status,
                        const BrgConduct *conduct,
                        gboolean is_last_period,
                        gboolean is_announced,
                        gboolean has_increment)
{
  const BrgVerdictBook *book = conduct->rulebook->verdicts;
  BrgVerdict verdict = verdict_of (BRG_VERDICT_OUTCOME_FOR_ARBITER, NULL);
  BrgBothFlags flags;
  const char *article;

  if (book == NULL || has_ended (status, conduct, &verdict))
    return verdict;
  flags = brg_both_flags_judge (conduct->rulebook, conduct->tempo,
                                conduct->supervision != BRG_SUPERVISION_PARTIAL, is_last_period,
                                is_announced, has_increment, &article);
  /* fide-2023 III.2.1, III.2.2: the article says why the guideline does not hold. */
  if (flags == BRG_BOTH_FLAGS_SILENT)
    return verdict_of (BRG_VERDICT_OUTCOME_FOR_ARBITER, article);
  return verdict_of (flags == BRG_BOTH_FLAGS_DRAW ? BRG_VERDICT_OUTCOME_DRAW
                                                  : BRG_VERDICT_OUTCOME_PLAY_ON,
                     article);
}

BrgVerdict
brg_verdict_resignation (const BrgPlayStatus *status, const BrgConduct *conduct, BrgColour resigned)
{
  const BrgVerdictBook *book = conduct->rulebook->verdicts;
  BrgVerdict verdict = verdict_of (BRG_VERDICT_OUTCOME_FOR_ARBITER, NULL);

  g_return_val_if_fail (resigned != BRG_COLOUR_NONE, verdict);

  if (book == NULL || has_ended (status, conduct, &verdict))
    return verdict;
  return lose (status, &book->resignation, resigned);
}

static const BrgIllegalRule *
find_illegal_rule (const BrgVerdictBook *book, const BrgConduct *conduct)
{
  if (!is_fast (conduct))
    return &book->standard;
  if (conduct->supervision != BRG_SUPERVISION_PARTIAL)
    return conduct->tempo == BRG_TEMPO_BLITZ && book->blitz.article != NULL ? &book->blitz
                                                                            : &book->rapid;
  return conduct->tempo == BRG_TEMPO_RAPID ? &book->partial_rapid : &book->partial_blitz;
}

static BrgVerdict
too_late (const char *article)
{
  BrgVerdict verdict = verdict_of (BRG_VERDICT_OUTCOME_PLAY_ON, article);

  verdict.stands = TRUE;
  return verdict;
}

BrgVerdict
brg_verdict_illegal_move (const BrgPlayStatus *status,
                          const BrgConduct *conduct,
                          const BrgIllegalMove *illegal)
{
  const BrgVerdictBook *book = conduct->rulebook->verdicts;
  BrgVerdict verdict = verdict_of (BRG_VERDICT_OUTCOME_FOR_ARBITER, NULL);
  const BrgIllegalRule *rule;

  g_return_val_if_fail (illegal->offender != BRG_COLOUR_NONE && illegal->n_th > 0, verdict);

  if (book == NULL || has_ended (status, conduct, &verdict))
    return verdict;
  /* ussr-chess-1956 15: replayed from the illegal move, if found before the next round. */
  if (book->replays != NULL)
    return illegal->is_round_over ? too_late (book->replays)
                                  : verdict_of (BRG_VERDICT_OUTCOME_REPLAY, book->replays);
  rule = find_illegal_rule (book, conduct);
  /* fide-2023 A.5.2, rus-chess-2014 16.4.3, 17.3.2: after the answer it stands. */
  if (illegal->is_answered && rule->too_late != NULL)
    return too_late (rule->too_late);
  if (illegal->n_th >= rule->loses_at)
    verdict = lose (status, &(BrgLossRule){ rule->article, rule->exception }, illegal->offender);
  else
    {
      verdict = verdict_of (BRG_VERDICT_OUTCOME_PLAY_ON, rule->article);
      verdict.opponent_seconds = rule->seconds;
      verdict.seconds_article = rule->seconds_article;
    }
  verdict.needs_claim = rule->needs_claim;
  return verdict;
}

const char *
brg_verdict_cite (const BrgVerdict *verdict)
{
  g_return_val_if_fail (verdict != NULL, NULL);

  if (verdict->outcome == BRG_VERDICT_OUTCOME_DRAW && verdict->exception != NULL)
    return verdict->exception;
  return verdict->seconds_article != NULL ? verdict->seconds_article : verdict->article;
}

/* The moves that both players have made, by the number of the move to be made. */
static guint
count_moves_of_both (const BrgPlayStatus *status)
{
  return (guint) brg_play_status_get_last (status)->position.move_number - 1;
}

static gboolean
has_begun (const BrgPlayStatus *status)
{
  return brg_play_status_get_n_plies (status) > 0 ||
         brg_play_status_get_last (status)->position.turn == BRG_COLOUR_BLACK;
}

BrgVerdict
brg_verdict_agreement (const BrgPlayStatus *status,
                       const BrgConduct *conduct,
                       gint moves,
                       guint least_moves,
                       gboolean has_permission)
{
  const BrgVerdictBook *book = conduct->rulebook->verdicts;
  BrgVerdict verdict = verdict_of (BRG_VERDICT_OUTCOME_FOR_ARBITER, NULL);
  guint n_moves = moves >= 0 ? (guint) moves : count_moves_of_both (status);

  if (book == NULL || has_ended (status, conduct, &verdict))
    return verdict;
  /* fide-2023 5.2.3: both players have made at least one move. */
  if (book->agreement_needs_moves && n_moves < 1)
    return verdict_of (BRG_VERDICT_OUTCOME_PLAY_ON, book->agreement);
  /* ussr-chess-1956 17: the offer follows a move of one's own. */
  if (book->agreement_needs_a_move && n_moves < 1 && !has_begun (status))
    return verdict_of (BRG_VERDICT_OUTCOME_PLAY_ON, book->agreement);
  /* fide-2023 9.1.1, rus-chess-2014 9.1.1, ukr-chess-2016 9.1. */
  if (book->agreement_limit != NULL && n_moves < least_moves && !has_permission)
    return verdict_of (BRG_VERDICT_OUTCOME_PLAY_ON, book->agreement_limit);
  return verdict_of (BRG_VERDICT_OUTCOME_DRAW, book->agreement);
}

const char *
brg_outcome_to_id (BrgVerdictOutcome outcome)
{
  static const char *const ids[] = { "play-on", "1-0", "0-1", "1/2-1/2", "replay", "arbiter" };

  g_return_val_if_fail (outcome < G_N_ELEMENTS (ids), NULL);

  return ids[outcome];
}
