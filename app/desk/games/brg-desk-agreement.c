/* brg-desk-agreement.c - a draw by agreement and a resignation, in words
 *
 * Tests: tests/app/test-desk-answer.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-desk-agreement.h"

#include <glib/gi18n.h>

#include "brg-desk-verdict-private.h"
#include "brg-desk-words.h"
#include "brg-regulations.h"
#include "brg-verdict-book.h"

/* Why a draw cannot be agreed: nothing is assumed of moves that were not entered. */
static const char *
get_bar (gint moves, gint least_moves)
{
  if (least_moves == BRG_DRAW_OFFER_ALL)
    return _ ("The regulations allow no draw by agreement without the arbiter’s leave.");
  return moves >= 0
             ? _ ("The moves are not entered: whether a draw can be agreed depends on how many "
                  "were made.")
             : _ ("A draw cannot be agreed now: too few moves were made.");
}

/* fide-2023 9.1.2.1: touching declines; ussr-chess-1956 17 d: only the reply move does. */
static char *
dup_offer_text (const BrgDeskCase *matter, BrgColour offer, BrgColour opponent)
{
  BrgConduct conduct = brg_desk_verdict_get_conduct (matter);
  const BrgVerdictBook *book = conduct.rulebook->verdicts;

  if (book != NULL && book->touch_keeps_offer)
    /* Translators: who offers; who decides; White or Black */
    return g_strdup_printf (
        _ ("%s (%s) offers a draw. The offer stands until %s (%s) accepts it, declines "
           "it, makes a move, or the game ends otherwise."),
        matter->names[offer], brg_desk_words_side (offer), matter->names[opponent],
        brg_desk_words_side (opponent));
  /* Translators: who offers; who decides; White or Black */
  return g_strdup_printf (
      _ ("%s (%s) offers a draw. The offer stands until %s (%s) accepts it, declines "
         "it, touches a piece, or the game ends otherwise."),
      matter->names[offer], brg_desk_words_side (offer), matter->names[opponent],
      brg_desk_words_side (opponent));
}

static BrgDeskAnswer *
answer_offered (const BrgDeskCase *matter,
                BrgColour offer,
                const BrgVerdict *verdict,
                const char *bar)
{
  BrgColour opponent = brg_colour_opposite (offer);
  BrgDeskAnswer *answer =
      brg_desk_answer_new (BRG_DESK_TONE_INFO, C_ ("verdict", "offered"),
                           dup_offer_text (matter, offer, opponent), verdict->article);

  answer->is_open = TRUE;
  if (verdict->outcome == BRG_VERDICT_OUTCOME_DRAW)
    brg_desk_answer_add_ruling (answer, BRG_DESK_RULING_DRAW, BRG_COLOUR_NONE, 0,
                                _ ("Accepted: draw"));
  else
    answer->follow = g_strdup (bar);
  brg_desk_answer_add_ruling (answer, BRG_DESK_RULING_DECLINE, offer, 0, _ ("Declined"));
  return answer;
}

static BrgDeskAnswer *
answer_agreement (const BrgVerdict *verdict, const char *bar)
{
  BrgDeskAnswer *answer = brg_desk_answer_new (
      BRG_DESK_TONE_INFO, C_ ("verdict", "asking"),
      g_strdup (verdict->outcome == BRG_VERDICT_OUTCOME_DRAW
                    ? _ ("The players may agree to a draw. Enter who offered it, or record the "
                         "agreement.")
                    : bar),
      verdict->article);

  if (verdict->outcome != BRG_VERDICT_OUTCOME_DRAW)
    return answer;
  /* Whether it is an offer or an agreement nobody has told yet. */
  answer->is_open = TRUE;
  brg_desk_answer_add_ruling (answer, BRG_DESK_RULING_DRAW, BRG_COLOUR_NONE, 0, _ ("Agreed: draw"));
  brg_desk_answer_add_ruling (answer, BRG_DESK_RULING_OFFER, BRG_COLOUR_WHITE, 0,
                              _ ("White offers"));
  brg_desk_answer_add_ruling (answer, BRG_DESK_RULING_OFFER, BRG_COLOUR_BLACK, 0,
                              _ ("Black offers"));
  return answer;
}

/* fide-2023 9.1, 5.2.3, rus-chess-2014 9.1.1, ukr-chess-2016 9.1: agreement, and what bars it. */
BrgDeskAnswer *
brg_desk_answer_offer (const BrgDeskCase *matter,
                       BrgColour offer,
                       gint moves,
                       gint least_moves,
                       gboolean has_permission)
{
  BrgConduct conduct;
  BrgVerdict verdict;

  g_return_val_if_fail (matter != NULL && least_moves >= 0, NULL);

  conduct = brg_desk_verdict_get_conduct (matter);
  verdict =
      brg_verdict_agreement (matter->status, &conduct, moves, (guint) least_moves, has_permission);
  if (verdict.ended_before >= 0)
    return brg_desk_answer_new (BRG_DESK_TONE_INFO, C_ ("verdict", "over"),
                                g_strdup (_ ("The game is already over; the result stands.")),
                                verdict.article);
  return offer != BRG_COLOUR_NONE
             ? answer_offered (matter, offer, &verdict, get_bar (moves, least_moves))
             : answer_agreement (&verdict, get_bar (moves, least_moves));
}

static char *
dup_resignation_text (const BrgDeskCase *matter, const BrgVerdict *verdict, BrgColour side)
{
  BrgColour opponent = brg_colour_opposite (side);

  if (verdict->ended_before >= 0)
    return g_strdup (_ ("The game had already ended; the result stands."));
  if (verdict->outcome == BRG_VERDICT_OUTCOME_FOR_ARBITER)
    return g_strdup (_ ("It could not be established whether the opponent can still checkmate."));
  if (verdict->exception != NULL)
    /* Translators: name, White or Black */
    return g_strdup_printf (_ ("%s (%s) cannot checkmate by any series of legal moves: a draw."),
                            matter->names[opponent], brg_desk_words_side (opponent));
  /* Translators: name, White or Black */
  return g_strdup_printf (_ ("%s (%s) has resigned: the opponent wins."), matter->names[side],
                          brg_desk_words_side (side));
}

/* fide-2023 5.1.2: a resignation, and a draw when the opponent cannot mate. */
BrgDeskAnswer *
brg_desk_answer_resignation (const BrgDeskCase *matter, BrgColour side)
{
  BrgConduct conduct;
  BrgVerdict verdict;
  BrgDeskAnswer *answer;

  g_return_val_if_fail (matter != NULL && side != BRG_COLOUR_NONE, NULL);

  conduct = brg_desk_verdict_get_conduct (matter);
  verdict = brg_verdict_resignation (matter->status, &conduct, side);
  answer = brg_desk_verdict_make_answer (&verdict, dup_resignation_text (matter, &verdict, side));
  if (verdict.exception != NULL && verdict.outcome == BRG_VERDICT_OUTCOME_DRAW)
    answer->follow = g_strdup (_ ("Otherwise the game would be lost."));
  else
    brg_desk_verdict_add_escape (answer, matter, &verdict);
  brg_desk_answer_add_ruling (answer, BRG_DESK_RULING_CLOSE, side, 0, _ ("Has not resigned"));
  return answer;
}
