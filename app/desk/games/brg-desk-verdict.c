/* brg-desk-verdict.c - a fallen flag, an illegal move, an adjournment, in words
 *
 * Tests: tests/app/test-desk-answer.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-desk-verdict.h"

#include <glib/gi18n.h>

#include "brg-both-flags.h"
#include "brg-desk-verdict-private.h"
#include "brg-desk-words.h"

BrgConduct
brg_desk_verdict_get_conduct (const BrgDeskCase *matter)
{
  return (BrgConduct){ .rulebook = matter->rulebook,
                       .tempo = matter->tempo,
                       .supervision =
                           matter->is_watched ? BRG_SUPERVISION_FULL : BRG_SUPERVISION_PARTIAL };
}

/* The result as a chip, and the button that records it. */
static BrgDeskAnswer *
make_outcome (const BrgVerdict *verdict, char *text)
{
  const char *article = brg_verdict_cite (verdict);
  BrgDeskAnswer *answer;

  switch (verdict->outcome)
    {
    case BRG_VERDICT_OUTCOME_WHITE_WINS:
      answer = brg_desk_answer_new (BRG_DESK_TONE_YES, "1 – 0", text, article);
      brg_desk_answer_add_ruling (answer, BRG_DESK_RULING_WHITE_WINS, BRG_COLOUR_NONE, 0,
                                  _ ("Record 1 – 0"));
      return answer;
    case BRG_VERDICT_OUTCOME_BLACK_WINS:
      answer = brg_desk_answer_new (BRG_DESK_TONE_YES, "0 – 1", text, article);
      brg_desk_answer_add_ruling (answer, BRG_DESK_RULING_BLACK_WINS, BRG_COLOUR_NONE, 0,
                                  _ ("Record 0 – 1"));
      return answer;
    case BRG_VERDICT_OUTCOME_DRAW:
      answer = brg_desk_answer_new (BRG_DESK_TONE_YES, C_ ("verdict", "draw"), text, article);
      brg_desk_answer_add_ruling (answer, BRG_DESK_RULING_DRAW, BRG_COLOUR_NONE, 0,
                                  _ ("Record the draw"));
      return answer;
    case BRG_VERDICT_OUTCOME_PLAY_ON:
      return brg_desk_answer_new (BRG_DESK_TONE_INFO, C_ ("verdict", "play on"), text, article);
    case BRG_VERDICT_OUTCOME_REPLAY:
      return brg_desk_answer_new (BRG_DESK_TONE_WARN, C_ ("verdict", "replay"), text, article);
    case BRG_VERDICT_OUTCOME_FOR_ARBITER:
      return brg_desk_answer_new (BRG_DESK_TONE_WARN, C_ ("verdict", "arbiter"), text, article);
    default:
      g_return_val_if_reached (NULL);
    }
}

BrgDeskAnswer *
brg_desk_verdict_make_answer (const BrgVerdict *verdict, char *text)
{
  BrgDeskAnswer *answer = make_outcome (verdict, text);

  answer->is_over_before = verdict->ended_before >= 0;
  return answer;
}

/* fide-2023 5.1.2, 6.9, 7.5.5: a draw if the opponent cannot mate; nothing is assumed of a position
 * that was not entered. */
void
brg_desk_verdict_add_escape (BrgDeskAnswer *answer,
                             const BrgDeskCase *matter,
                             const BrgVerdict *verdict)
{
  if (!matter->is_unkeyed || verdict->escape == NULL)
    return;
  answer->follow = g_strdup (_ ("The moves are not entered: if the opponent could not "
                                "checkmate, the game is a draw."));
  answer->follow_article = verdict->escape;
  answer->is_open = TRUE;
  brg_desk_answer_add_ruling (answer, BRG_DESK_RULING_DRAW, BRG_COLOUR_NONE, 0,
                              _ ("Record the draw"));
}

/* Whether the book asks if the opponent could still mate. */
static gboolean
can_save_by_mate (const BrgDeskCase *matter)
{
  return brg_play_rule_find (matter->rulebook, BRG_PLAY_WHITE_CANNOT_WIN)->effect !=
         BRG_PLAY_NOTHING;
}

static char *
dup_flag_text (const BrgDeskCase *matter, const BrgVerdict *verdict, BrgColour side)
{
  BrgColour opponent = brg_colour_opposite (side);

  if (verdict->ended_before >= 0)
    return g_strdup (_ ("The game was over before the flag fell; the result stands."));
  /* ussr-chess-1956 16: the time alone decides. */
  if (verdict->exception == NULL && !can_save_by_mate (matter))
    return g_strdup (_ ("The time has run out, and by this rule book that alone decides."));
  if (verdict->exception != NULL)
    /* Translators: name, White or Black */
    return g_strdup_printf (_ ("%s (%s) cannot checkmate by any series of legal moves: a draw."),
                            matter->names[opponent], brg_desk_words_side (opponent));
  switch (verdict->outcome)
    {
    case BRG_VERDICT_OUTCOME_WHITE_WINS:
    case BRG_VERDICT_OUTCOME_BLACK_WINS:
      if (matter->is_unkeyed)
        return g_strdup (_ ("The time has run out."));
      /* Translators: name, White or Black */
      return g_strdup_printf (_ ("The time has run out, and %s (%s) can still checkmate by "
                                 "legal moves."),
                              matter->names[opponent], brg_desk_words_side (opponent));
    case BRG_VERDICT_OUTCOME_FOR_ARBITER:
      return g_strdup (_ ("It could not be established whether the opponent can still "
                          "checkmate."));
    case BRG_VERDICT_OUTCOME_PLAY_ON:
    case BRG_VERDICT_OUTCOME_DRAW:
    case BRG_VERDICT_OUTCOME_REPLAY:
    default:
      return g_strdup (_ ("The time has run out."));
    }
}

/* fide-2023 6.9: the flag. */
BrgDeskAnswer *
brg_desk_answer_flag (const BrgDeskCase *matter, BrgColour side)
{
  BrgConduct conduct;
  BrgVerdict verdict;
  BrgDeskAnswer *answer;

  g_return_val_if_fail (matter != NULL && side != BRG_COLOUR_NONE, NULL);

  conduct = brg_desk_verdict_get_conduct (matter);
  verdict = brg_verdict_flag (matter->status, &conduct, side);
  answer = brg_desk_verdict_make_answer (&verdict, dup_flag_text (matter, &verdict, side));
  if (verdict.needs_claim)
    answer->follow = g_strdup (_ ("This applies only if the opponent claims it."));
  else if (verdict.is_wording_doubtful)
    {
      answer->follow = g_strdup (_ ("The wording of the rule book allows another reading."));
      answer->follow_article = verdict.article;
    }
  else if (verdict.exception != NULL)
    {
      answer->follow = g_strdup (_ ("Otherwise the game would be lost."));
      answer->follow_article = verdict.article;
    }
  brg_desk_verdict_add_escape (answer, matter, &verdict);
  brg_desk_answer_add_ruling (answer, BRG_DESK_RULING_CLOSE, side, 0, _ ("Flag has not fallen"));
  return answer;
}

/* What is said of two flags; the end is by the verdict. */
static char *
dup_both_text (const BrgVerdict *verdict)
{
  const char *end;

  if (verdict->ended_before >= 0)
    return g_strdup (_ ("The game was over before the flags fell; the result stands."));
  switch (verdict->outcome)
    {
    case BRG_VERDICT_OUTCOME_PLAY_ON:
      end = _ ("It was not the last period: the game goes on.");
      break;
    case BRG_VERDICT_OUTCOME_DRAW:
      end = _ ("The game is drawn.");
      break;
    case BRG_VERDICT_OUTCOME_WHITE_WINS:
    case BRG_VERDICT_OUTCOME_BLACK_WINS:
    case BRG_VERDICT_OUTCOME_REPLAY:
    case BRG_VERDICT_OUTCOME_FOR_ARBITER:
    default:
      end = _ ("The rule book does not say what follows here: the arbiter decides.");
    }
  /* Translators: a whole sentence follows */
  return g_strdup_printf (_ ("Both flags have fallen and it is not known which fell first. %s"),
                          end);
}

/* fide-2023 III.2.1, III.2.2: why the guidelines do not hold. */
static const char *
get_guideline_bar (const BrgDeskCase *matter, const BrgVerdict *verdict)
{
  return g_strcmp0 (verdict->article, brg_both_flags_get_announcement (matter->rulebook)) == 0
             ? _ ("The guidelines for games without increment apply only if they were announced "
                  "beforehand.")
             : _ ("The guidelines never apply in blitz, nor to games with an increment.");
}

/* fide-2023 III.3.1, rus-chess-2014 6.11, 16.4.6, ukr-chess-2016 6.5: both flags. */
BrgDeskAnswer *
brg_desk_answer_both_flags (const BrgDeskCase *matter,
                            gboolean is_last_period,
                            gboolean is_announced,
                            gboolean has_increment)
{
  BrgConduct conduct;
  BrgVerdict verdict;
  BrgDeskAnswer *answer;

  g_return_val_if_fail (matter != NULL, NULL);

  conduct = brg_desk_verdict_get_conduct (matter);
  verdict = brg_verdict_both_flags (matter->status, &conduct, is_last_period, is_announced,
                                    has_increment);
  answer = brg_desk_verdict_make_answer (&verdict, dup_both_text (&verdict));
  if (verdict.outcome == BRG_VERDICT_OUTCOME_FOR_ARBITER && verdict.article != NULL)
    {
      answer->article = NULL;
      answer->follow = g_strdup (get_guideline_bar (matter, &verdict));
      answer->follow_article = verdict.article;
    }
  brg_desk_answer_add_ruling (answer, BRG_DESK_RULING_CLOSE, BRG_COLOUR_NONE, 0,
                              _ ("Flag has not fallen"));
  return answer;
}

static char *
dup_illegal_text (const BrgDeskCase *matter,
                  const BrgVerdict *verdict,
                  BrgColour side,
                  guint n_before)
{
  /* Translators: number of illegal moves, name, White or Black */
  g_autofree char *count = g_strdup_printf (_ ("Illegal move no. %u: %s (%s)."), n_before + 1,
                                            matter->names[side], brg_desk_words_side (side));
  g_autofree char *time = NULL;
  const char *end;

  if (verdict->ended_before >= 0)
    return g_strdup (_ ("The game had already ended; the result stands."));
  switch (verdict->outcome)
    {
    case BRG_VERDICT_OUTCOME_WHITE_WINS:
    case BRG_VERDICT_OUTCOME_BLACK_WINS:
      end = _ ("The game is lost.");
      break;
    case BRG_VERDICT_OUTCOME_DRAW:
      end = _ ("It would be lost, but the opponent cannot checkmate by any legal moves: a draw.");
      break;
    case BRG_VERDICT_OUTCOME_REPLAY:
    case BRG_VERDICT_OUTCOME_PLAY_ON:
      end = verdict->stands
                ? _ ("Found too late: what was played stands.")
                : _ ("The position before it is restored and the game continues; touch-move "
                     "applies.");
      break;
    case BRG_VERDICT_OUTCOME_FOR_ARBITER:
    default:
      end = _ ("The rule book leaves it to the arbiter.");
    }
  if (verdict->opponent_seconds == 0)
    return g_strdup_printf ("%s %s", count, end);
  time = brg_desk_words_dup_duration (verdict->opponent_seconds);
  /* Translators: number and player of the illegal move, what becomes of the game, "2 minutes" */
  return g_strdup_printf (_ ("%s %s The opponent gets %s."), count, end, time);
}

/* fide-2023 A.5.2, rus-chess-2014 16.4.3, 17.3.2: whether the opponent has replied is not assumed
 * of moves that were not entered; nor is it that he claims, where he has to. */
static void
leave_open (BrgDeskAnswer *answer,
            const BrgDeskCase *matter,
            const BrgVerdict *verdict,
            const BrgIllegalMove *illegal)
{
  BrgIllegalMove other = *illegal;
  BrgConduct conduct = brg_desk_verdict_get_conduct (matter);
  BrgVerdict answered;

  if (verdict->ended_before >= 0 || verdict->stands)
    return;
  answer->is_open |= verdict->needs_claim;
  other.is_answered = TRUE;
  answered = brg_verdict_illegal_move (matter->status, &conduct, &other);
  if (!matter->is_unkeyed || !answered.stands)
    return;
  answer->is_open = TRUE;
  if (answer->follow != NULL)
    {
      g_autofree char *bare = answer->text;

      answer->text = g_strdup_printf ("%s %s", bare, answer->follow);
      g_free (answer->follow);
    }
  answer->follow = g_strdup (_ ("The moves are not entered: if the opponent has already replied, "
                                "what was played stands."));
  answer->follow_article = brg_verdict_cite (&answered);
}

/* fide-2023 7.5.5: an illegal move was completed; A.5.2, rus-chess-2014 16.4.3, 17.3.2,
 * ussr-chess-1956 15: it may be found too late. */
BrgDeskAnswer *
brg_desk_answer_illegal (const BrgDeskCase *matter,
                         BrgColour side,
                         guint n_before,
                         gboolean is_answered,
                         gboolean is_round_over)
{
  BrgIllegalMove illegal = { side, n_before + 1, is_answered, is_round_over };
  BrgConduct conduct;
  BrgVerdict verdict;
  BrgDeskAnswer *answer;

  g_return_val_if_fail (matter != NULL && side != BRG_COLOUR_NONE, NULL);

  conduct = brg_desk_verdict_get_conduct (matter);
  verdict = brg_verdict_illegal_move (matter->status, &conduct, &illegal);
  answer =
      brg_desk_verdict_make_answer (&verdict, dup_illegal_text (matter, &verdict, side, n_before));
  if (verdict.needs_claim)
    answer->follow = g_strdup (_ ("This applies only if the opponent claims it."));
  else
    brg_desk_verdict_add_escape (answer, matter, &verdict);
  leave_open (answer, matter, &verdict, &illegal);
  if (!answer->is_over_before && !verdict.stands)
    brg_desk_answer_add_ruling (answer, BRG_DESK_RULING_ILLEGAL, side, verdict.opponent_seconds,
                                verdict.opponent_seconds > 0 ? _ ("Count it and add the time")
                                                             : _ ("Count it"));
  return answer;
}

gboolean
brg_desk_is_round_over (const BrgSnapshot *snapshot, gint round, gboolean is_game_over)
{
  const BrgRound *next;

  g_return_val_if_fail (snapshot != NULL, FALSE);

  /* ussr-chess-1956 15: "before the next round begins"; finished games of the last one stand. */
  next = brg_snapshot_get_round (snapshot, round + 1);
  return (next != NULL && next->state != BRG_ROUND_PLANNED) ||
         (round >= snapshot->group->n_rounds && is_game_over);
}

BrgDeskAnswer *
brg_desk_answer_adjourn (const BrgDeskCase *matter, gboolean is_adjourned)
{
  const BrgPlayRecord *last;
  BrgDeskAnswer *answer;

  g_return_val_if_fail (matter != NULL, NULL);

  if (is_adjourned)
    return brg_desk_answer_new (BRG_DESK_TONE_INFO, C_ ("verdict", "adjourned"),
                                g_strdup (_ ("The game is already adjourned.")), NULL);
  last = brg_play_status_get_last (matter->status);
  answer = brg_desk_answer_new (
      BRG_DESK_TONE_INFO, C_ ("verdict", "asking"),
      matter->is_unkeyed
          ? g_strdup (_ ("The moves are not entered: set up the position first, or enter it on the "
                         "envelope; left out, it is noted as missing. The player having the move "
                         "seals the next move."))
          /* Translators: name, White or Black */
          : g_strdup_printf (_ ("The position and both clock times are kept. %s (%s) seals the "
                                "next move."),
                             matter->names[last->position.turn],
                             brg_desk_words_side (last->position.turn)),
      NULL);
  brg_desk_answer_add_ruling (answer, BRG_DESK_RULING_ADJOURN, BRG_COLOUR_NONE, 0,
                              _ ("Adjourn the game"));
  return answer;
}
