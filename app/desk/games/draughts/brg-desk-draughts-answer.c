/* brg-desk-draughts-answer.c - what is asked about a game of draughts: flags, offers, endings
 *
 * Claims are in brg-desk-draughts-claim.c, irregularities in brg-desk-draughts-irregularity.c.
 *
 * Rules: rus-draughts-2022 5.4.2.6, 5.4.2.10, 5.4.13.1, 5.4.13.3, 5.4.13.4, 6.1.8.1, 6.1.8.7,
 * 6.1.10.2, 6.1.10.4, 6.1.10.5, 7.5.1, 7.7.2, 7.7.4
 * Tests: tests/app/test-desk-draughts-answer.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-desk-draughts-private.h"

#include "brg-draughts-end.h"

#include <glib/gi18n.h>

#include "brg-desk-words.h"
#include "brg-draughts-verdict.h"

#define TICK_UNWRITTEN 0
#define TICK_MADE 1
#define TICK_ENOUGH 2
#define TICK_INCREMENT 0 /* of an ending */

#define COUNTED_ARTICLE "rus-draughts-2022 6.1.8.7"

const BrgDeskQuestion brg_desk_draughts_questions[] = {
  [BRG_DRAUGHTS_QUESTION_FLAG] = { "alarm-symbolic",
                                   N_ ("Flag Fall"),
                                   "F",
                                   BRG_DESK_WANTS_SIDE | BRG_DESK_WANTS_BOTH |
                                       BRG_DESK_WANTS_FLAGGED,
                                   NULL,
                                   { NULL } },
  [BRG_DRAUGHTS_QUESTION_REPETITION] = { "view-refresh-symbolic",
                                         N_ ("Threefold Repetition"),
                                         "R",
                                         BRG_DESK_WANTS_MOVE,
                                         N_ ("With an announced move"),
                                         { NULL } },
  [BRG_DRAUGHTS_QUESTION_COUNTER] = { "value-decrease-symbolic",
                                      N_ ("Draw by Number of Moves"),
                                      "K",
                                      BRG_DESK_WANTS_MOVE,
                                      N_ ("With an announced move"),
                                      { NULL } },
  [BRG_DRAUGHTS_QUESTION_IRREGULARITY] = { "action-unavailable-symbolic",
                                           N_ ("Irregularity"),
                                           "N",
                                           BRG_DESK_WANTS_TEXT,
                                           N_ ("What happened, in order"),
                                           { NULL } },
  [BRG_DRAUGHTS_QUESTION_OFFER] = { "user-available-symbolic",
                                    N_ ("Draw Offer"),
                                    "D",
                                    0,
                                    NULL,
                                    { [TICK_UNWRITTEN] = N_ ("No record of moves is kept"),
                                      [TICK_MADE] = N_ ("The offer came after making a move"),
                                      [TICK_ENOUGH] = N_ ("Enough moves were made, or few "
                                                          "enough pieces are left") } },
  [BRG_DRAUGHTS_QUESTION_ENDING] = { "dialog-question-symbolic",
                                     N_ ("Is the Ending Drawn at Once?"),
                                     "E",
                                     BRG_DESK_WANTS_SIDE,
                                     NULL,
                                     { [TICK_INCREMENT] = N_ ("The clock adds time for moves") } },
  [BRG_DRAUGHTS_QUESTION_COUNT] = { "audio-speakers-symbolic",
                                    N_ ("Counting Moves Aloud"),
                                    "L",
                                    BRG_DESK_WANTS_SIDE,
                                    NULL,
                                    { NULL } },
  [BRG_DRAUGHTS_QUESTION_ADJOURN] = { "mail-unread-symbolic",
                                      N_ ("Adjourn the Game"),
                                      "A",
                                      0,
                                      NULL,
                                      { NULL } },
};

G_STATIC_ASSERT (G_N_ELEMENTS (brg_desk_draughts_questions) == BRG_N_DRAUGHTS_QUESTIONS);

static gboolean
is_fast (const BrgDeskSurroundings *around)
{
  return around->tempo == BRG_TEMPO_RAPID || around->tempo == BRG_TEMPO_BLITZ;
}

static const BrgDraughtsRecord *
get_last (const BrgDeskGame *game)
{
  return brg_draughts_play_get_last (brg_desk_draughts_get_play (game));
}

static BrgDraughtsConduct
get_conduct (const BrgDeskSurroundings *around, const BrgDeskAsk *ask)
{
  return (BrgDraughtsConduct){
    .tempo = around->tempo,
    .has_increment = around->has_increment ||
                     (ask->question == BRG_DRAUGHTS_QUESTION_ENDING && ask->ticks[TICK_INCREMENT]),
    .has_score = !is_fast (around) || ask->question != BRG_DRAUGHTS_QUESTION_OFFER ||
                 !ask->ticks[TICK_UNWRITTEN],
  };
}

/* rus-draughts-2022 5.4.13.3: an offer stands until it is answered by word or by a move. */
static BrgColour
find_offer (const BrgDeskGame *game)
{
  return (guint) game->record->draw_offer_ply == game->node->ply ? game->record->draw_offer
                                                                 : BRG_COLOUR_NONE;
}

/* rus-draughts-2022 5.4.13.4: who made the last offer that was not accepted. */
static BrgColour
find_refused (const BrgDeskGame *game)
{
  return (guint) game->record->draw_offer_ply < game->node->ply ? game->record->draw_offer
                                                                : BRG_COLOUR_NONE;
}

/* The rule that is reached, or is to be reached first. */
static char *
dup_nearest (const BrgDraughtsCount *counts, guint n_counts)
{
  const BrgDraughtsCount *nearest = NULL;

  for (guint i = 0; i < n_counts; i++)
    if (counts[i].draw != BRG_DRAUGHTS_DRAW_REPETITION &&
        (nearest == NULL || (counts[i].is_reached && !nearest->is_reached) ||
         (!nearest->is_reached && counts[i].n_plies_left < nearest->n_plies_left)))
      nearest = &counts[i];
  if (nearest == NULL)
    return NULL;
  /* Translators: numbers of moves */
  return g_strdup_printf (_ ("now %u of %u"), nearest->n_moves, nearest->n_needed);
}

char *
brg_desk_draughts_dup_subtitle (const BrgDeskGame *game,
                                const BrgDeskSurroundings *around G_GNUC_UNUSED,
                                guint question)
{
  const BrgDraughtsRecord *last = get_last (game);
  BrgDraughtsCount counts[BRG_N_DRAUGHTS_DRAWS];
  guint n_counts;

  switch ((BrgDraughtsQuestion) question)
    {
    case BRG_DRAUGHTS_QUESTION_FLAG:
      return g_strdup (_ ("whether the position is already won"));
    case BRG_DRAUGHTS_QUESTION_REPETITION:
      /* Translators: how often the position on the board has stood */
      return last->counters.n_times > 1
                 ? g_strdup_printf (_ ("this position %u times"), last->counters.n_times)
                 : NULL;
    case BRG_DRAUGHTS_QUESTION_COUNTER:
      n_counts = brg_draughts_play_get_counts (
          brg_desk_draughts_get_play (game),
          brg_draughts_play_get_n_plies (brg_desk_draughts_get_play (game)), counts);
      return dup_nearest (counts, n_counts);
    case BRG_DRAUGHTS_QUESTION_OFFER:
      if (game->record->draw_offer == BRG_COLOUR_NONE)
        return NULL;
      return g_strdup (game->record->draw_offer == BRG_COLOUR_WHITE ? _ ("last offered by White")
                                                                    : _ ("last offered by Black"));
    case BRG_DRAUGHTS_QUESTION_COUNT:
      if (last->counters.n_counted < 0)
        return NULL;
      return g_strdup (last->counters.counted_by == BRG_COLOUR_WHITE ? _ ("White is counting")
                                                                     : _ ("Black is counting"));
    case BRG_DRAUGHTS_QUESTION_IRREGULARITY:
      return g_strdup (_ ("what is corrected, and who may ask for it"));
    case BRG_DRAUGHTS_QUESTION_ENDING:
    case BRG_DRAUGHTS_QUESTION_ADJOURN:
    default:
      return NULL;
    }
}

gboolean
brg_desk_draughts_is_offered (const BrgDeskGame *game,
                              const BrgDeskSurroundings *around,
                              guint question)
{
  BrgDraughtsVariant variant = brg_desk_draughts_get_variant (game);

  if (question == BRG_DRAUGHTS_QUESTION_COUNT)
    return variant != BRG_DRAUGHTS_INTERNATIONAL && variant != BRG_DRAUGHTS_GIVEAWAY;
  /* rus-draughts-2022 6.1.10.4, 6.1.10.5, 7.7.4: only in rapid and blitz; giveaway has none (8.2).
   * Without an increment alone on 100 squares. */
  if (question == BRG_DRAUGHTS_QUESTION_ENDING)
    return is_fast (around) && variant != BRG_DRAUGHTS_GIVEAWAY &&
           !(variant == BRG_DRAUGHTS_INTERNATIONAL && around->has_increment);
  return TRUE;
}

/* What the book wants before a draw, of a game whose moves are not known. */
static BrgDraughtsOffer
find_limit (const BrgDeskGame *game, const BrgDeskSurroundings *around, const BrgDeskAsk *ask)
{
  BrgDraughtsConduct conduct = get_conduct (around, ask);

  return brg_draughts_offer_find_limit (brg_desk_draughts_get_variant (game), &conduct);
}

/* rus-draughts-2022 6.1.10.2, 7.7.2: only in rapid and blitz need nothing be written. What the
 * moves would tell is asked where they were not entered: 5.4.13.3, 6.1.8.1, 7.5.1. */
gboolean
brg_desk_draughts_is_tick_offered (const BrgDeskGame *game,
                                   const BrgDeskSurroundings *around,
                                   const BrgDeskAsk *ask,
                                   guint tick)
{
  if (ask->question == BRG_DRAUGHTS_QUESTION_ENDING)
    return around->is_increment_unknown;
  if (ask->question != BRG_DRAUGHTS_QUESTION_OFFER)
    return FALSE;
  if (tick == TICK_UNWRITTEN)
    return is_fast (around);
  return !brg_desk_draughts_is_keyed (game) && find_offer (game) == BRG_COLOUR_NONE &&
         (tick == TICK_MADE || find_limit (game, around, ask).kind != BRG_DRAUGHTS_OFFER_ALLOWED);
}

/* Flags. */

static BrgDeskAnswer *
answer_win (BrgVerdictOutcome outcome, char *text, const char *article)
{
  gboolean is_white = outcome == BRG_VERDICT_OUTCOME_WHITE_WINS;
  BrgDeskAnswer *answer =
      brg_desk_answer_new (BRG_DESK_TONE_YES, is_white ? "1 – 0" : "0 – 1", text, article);

  brg_desk_answer_add_ruling (
      answer, is_white ? BRG_DESK_RULING_WHITE_WINS : BRG_DESK_RULING_BLACK_WINS, BRG_COLOUR_NONE,
      0, is_white ? _ ("Record 1 – 0") : _ ("Record 0 – 1"));
  return answer;
}

static BrgDeskAnswer *
answer_draw (char *text, const char *article, gboolean needs_judge)
{
  BrgDeskAnswer *answer =
      needs_judge
          ? brg_desk_answer_new (BRG_DESK_TONE_WARN, C_ ("verdict", "arbiter"), text, article)
          : brg_desk_answer_new (BRG_DESK_TONE_YES, C_ ("verdict", "draw"), text, article);

  answer->is_open = needs_judge;
  brg_desk_answer_add_ruling (answer, BRG_DESK_RULING_DRAW, BRG_COLOUR_NONE, 0,
                              _ ("Record the draw"));
  return answer;
}

/* rus-draughts-2022 5.4.2.6, 5.4.2.10, 5.4.13.1 */
static BrgDeskAnswer *
answer_flag (const BrgDeskGame *game, const BrgDeskSurroundings *around, BrgColour side)
{
  const BrgDraughtsPlay *play = brg_desk_draughts_get_play (game);
  const BrgDraughtsRecord *last = brg_draughts_play_get_last (play);
  BrgDraughtsVerdict verdict = side == BRG_COLOUR_NONE ? brg_draughts_verdict_both_flags (play)
                                                       : brg_draughts_verdict_flag (play, side);
  BrgDeskAnswer *answer;

  if (last->end != BRG_DRAUGHTS_PLAY_ON)
    answer = answer_win (
        verdict.outcome,
        g_strdup (last->end == BRG_DRAUGHTS_BARE
                      ? _ ("The last move left a side without pieces: that decides, whatever "
                           "the flag shows.")
                      : _ ("The last move left a side without a move: that decides, whatever "
                           "the flag shows.")),
        verdict.article);
  else if (side == BRG_COLOUR_NONE)
    answer = answer_draw (g_strdup (_ ("Both flags have fallen and it is not known which fell "
                                       "first: a draw.")),
                          verdict.article, FALSE);
  else
    {
      answer = answer_win (verdict.outcome,
                           /* Translators: name, White or Black */
                           g_strdup_printf (_ ("The time of %s (%s) has run out: the game is "
                                               "lost."),
                                            around->names[side], brg_desk_words_side (side)),
                           verdict.article);
      answer->follow = g_strdup (_ ("Only the opponent and the arbiter may point out a flag "
                                    "fall."));
      answer->follow_article = "rus-draughts-2022 5.4.2.7";
    }
  answer->is_over_before = last->end != BRG_DRAUGHTS_PLAY_ON;
  /* rus-draughts-2022 5.4.2.10: what the last move brought goes before the flag, and moves that
   * were not entered do not tell it. */
  if (!brg_desk_draughts_is_keyed (game))
    brg_desk_answer_doubt_unkeyed_flag (answer);
  brg_desk_answer_add_ruling (answer, BRG_DESK_RULING_CLOSE, side, 0, _ ("Flag has not fallen"));
  return answer;
}

/* Offers. */

static char *
dup_refusal (const BrgDraughtsOffer *offer)
{
  switch (offer->kind)
    {
    case BRG_DRAUGHTS_OFFER_MOVE_FIRST:
      return g_strdup (_ ("A player offers a draw after making a move: this player has to move "
                          "first."));
    case BRG_DRAUGHTS_OFFER_NOT_AGAIN:
      return g_strdup (
          _ ("This player’s last offer was declined; it may be repeated only after the "
             "opponent has offered a draw."));
    case BRG_DRAUGHTS_OFFER_TOO_EARLY:
      return g_strdup_printf (
          /* Translators: number of moves that must be made; number of moves made */
          _ ("A draw may be offered after %u moves of each player; %u have been made."),
          offer->limit, offer->has);
    case BRG_DRAUGHTS_OFFER_TOO_MANY:
      return g_strdup_printf (
          /* Translators: the most pieces; number of pieces */
          _ ("If no record is kept, a draw may be agreed when each player has %u pieces or "
             "fewer; the side with more has %u."),
          offer->limit, offer->has);
    case BRG_DRAUGHTS_OFFER_ALLOWED:
    default:
      return g_strdup (_ ("A draw may be offered now, briefly and without conditions; then the "
                          "player starts the opponent’s clock."));
    }
}

static BrgDeskAnswer *
answer_pending (const BrgDeskSurroundings *around, BrgColour offer)
{
  BrgColour opponent = brg_colour_opposite (offer);
  BrgDeskAnswer *answer = brg_desk_answer_new (
      BRG_DESK_TONE_INFO, C_ ("verdict", "offered"),
      /* Translators: who offers; who decides; White or Black */
      g_strdup_printf (_ ("%s (%s) offers a draw. %s (%s) may accept it before moving, or "
                          "decline it orally or by making a move."),
                       around->names[offer], brg_desk_words_side (offer), around->names[opponent],
                       brg_desk_words_side (opponent)),
      "rus-draughts-2022 5.4.13.3");

  answer->is_open = TRUE;
  brg_desk_answer_add_ruling (answer, BRG_DESK_RULING_DRAW, BRG_COLOUR_NONE, 0,
                              _ ("Accepted: draw"));
  brg_desk_answer_add_ruling (answer, BRG_DESK_RULING_DECLINE, offer, 0, _ ("Declined"));
  return answer;
}

static char *
dup_open_offer (const BrgDraughtsOffer *limit, gboolean has_moved)
{
  if (!has_moved)
    return g_strdup (_ ("The moves are not entered: a draw is offered after making a move, before "
                        "the opponent has replied."));
  if (limit->kind == BRG_DRAUGHTS_OFFER_TOO_EARLY)
    /* Translators: number of moves that must be made */
    return g_strdup_printf (_ ("The moves are not entered: a draw may be offered after %u moves of "
                               "each player."),
                            limit->limit);
  /* Translators: the most pieces */
  return g_strdup_printf (
      _ ("The moves are not entered: if no record is kept, a draw may be agreed "
         "when each player has %u pieces or fewer."),
      limit->limit);
}

/* rus-draughts-2022 5.4.13.3, 6.1.8.1, 7.5.1, 6.1.10.2, 7.7.2: what was not entered is told by
 * ticks; who has just moved, by whose offer it is. */
static BrgDeskAnswer *
answer_unkeyed_offer (const BrgDeskGame *game,
                      const BrgDeskSurroundings *around,
                      const BrgDeskAsk *ask)
{
  const BrgDraughtsOffer free_offer = { BRG_DRAUGHTS_OFFER_ALLOWED, "rus-draughts-2022 5.4.13.3", 0,
                                        0 };
  BrgDraughtsOffer limit = find_limit (game, around, ask);
  gboolean is_limited = limit.kind != BRG_DRAUGHTS_OFFER_ALLOWED;
  BrgDeskAnswer *answer;

  if (!ask->ticks[TICK_MADE] || (is_limited && !ask->ticks[TICK_ENOUGH]))
    answer =
        brg_desk_answer_new (BRG_DESK_TONE_INFO, C_ ("verdict", "asking"),
                             dup_open_offer (&limit, ask->ticks[TICK_MADE]),
                             ask->ticks[TICK_MADE] ? limit.article : "rus-draughts-2022 5.4.13.3");
  else
    {
      answer = brg_desk_answer_new (BRG_DESK_TONE_YES, C_ ("verdict", "allowed"),
                                    dup_refusal (&free_offer), limit.article);
      /* rus-draughts-2022 5.4.13.4: whose last offer was declined. */
      answer->follow = g_strdup (_ ("A draw is offered only after making a move; a player whose "
                                    "offer was declined may offer again after the opponent has "
                                    "offered."));
      answer->follow_article = "rus-draughts-2022 5.4.13.4";
      brg_desk_answer_add_ruling (answer, BRG_DESK_RULING_OFFER, BRG_COLOUR_WHITE, 0,
                                  _ ("White offers"));
      brg_desk_answer_add_ruling (answer, BRG_DESK_RULING_OFFER, BRG_COLOUR_BLACK, 0,
                                  _ ("Black offers"));
      brg_desk_answer_add_ruling (answer, BRG_DESK_RULING_DRAW, BRG_COLOUR_NONE, 0,
                                  _ ("Agreed: draw"));
    }
  answer->is_open = TRUE;
  return answer;
}

/* rus-draughts-2022 5.4.13.3: the one who has just made his move. */
static BrgDeskAnswer *
answer_offer (const BrgDeskGame *game, const BrgDeskSurroundings *around, const BrgDeskAsk *ask)
{
  const BrgDraughtsRecord *last = get_last (game);
  BrgDraughtsConduct conduct = get_conduct (around, ask);
  BrgColour side = brg_colour_opposite ((BrgColour) last->position.turn);
  BrgDeskAnswer *answer;
  BrgDraughtsOffer offer;

  if (last->end != BRG_DRAUGHTS_PLAY_ON)
    return brg_desk_answer_new (BRG_DESK_TONE_INFO, C_ ("verdict", "over"),
                                g_strdup (_ ("The game is already over; the result stands.")),
                                brg_desk_draughts_find_end_article (&last->position));
  if (find_offer (game) != BRG_COLOUR_NONE)
    return answer_pending (around, find_offer (game));
  if (!brg_desk_draughts_is_keyed (game))
    return answer_unkeyed_offer (game, around, ask);
  offer = brg_draughts_offer_judge (brg_desk_draughts_get_play (game), &conduct, side,
                                    find_refused (game));
  if (offer.kind != BRG_DRAUGHTS_OFFER_ALLOWED)
    return brg_desk_answer_new (BRG_DESK_TONE_NO,
                                offer.kind == BRG_DRAUGHTS_OFFER_TOO_EARLY
                                    ? C_ ("verdict", "too early")
                                    : C_ ("verdict", "not allowed"),
                                dup_refusal (&offer), offer.article);
  answer = brg_desk_answer_new (BRG_DESK_TONE_YES, C_ ("verdict", "allowed"), dup_refusal (&offer),
                                offer.article);
  brg_desk_answer_add_ruling (answer, BRG_DESK_RULING_OFFER, side, 0,
                              side == BRG_COLOUR_WHITE ? _ ("White offers") : _ ("Black offers"));
  brg_desk_answer_add_ruling (answer, BRG_DESK_RULING_DRAW, BRG_COLOUR_NONE, 0, _ ("Agreed: draw"));
  return answer;
}

/* Endings that are not played. */

static guint
get_seconds (const BrgDeskSurroundings *around, BrgColour side)
{
  /* Without clocks the arbiter looks at them himself: as if the time were short. */
  return around->left_ms[side] < 0 ? 0 : (guint) ((around->left_ms[side] + 999) / 1000);
}

static BrgDeskAnswer *
answer_short (const BrgDeskSurroundings *around, const BrgDraughtsVerdict *verdict, BrgColour side)
{
  gboolean is_large = g_str_equal (verdict->article, "rus-draughts-2022 7.7.4");
  BrgDeskAnswer *answer = answer_draw (
      g_strdup_printf (
          /* Translators: name, White or Black */
          is_large ? _ ("%s (%s) has a minute or less, and there are eight pieces or fewer: with a "
                        "clear advantage this player may claim the draw.")
                   : _ ("If %s (%s) has a won position and no time to win it, this player claims "
                        "the draw by offering it and stopping the clocks."),
          around->names[side], brg_desk_words_side (side)),
      verdict->article, TRUE);

  answer->follow = g_strdup (_ ("The arbiter decides whether this applies."));
  return answer;
}

/* rus-draughts-2022 6.1.10.4, 7.7.4: what stands on the board is not known. */
static BrgDeskAnswer *
answer_unkeyed_ending (const char *article)
{
  BrgDeskAnswer *answer =
      brg_desk_answer_new (BRG_DESK_TONE_INFO, C_ ("verdict", "asking"),
                           g_strdup (_ ("The moves are not entered: whether this ending is drawn "
                                        "is seen on the board. Set up the position, or decide.")),
                           article);

  answer->is_open = TRUE;
  brg_desk_answer_add_ruling (answer, BRG_DESK_RULING_DRAW, BRG_COLOUR_NONE, 0,
                              _ ("Record the draw"));
  return answer;
}

/* rus-draughts-2022 6.1.10.4, 6.1.10.5, 7.7.4 */
static BrgDeskAnswer *
answer_ending (const BrgDeskGame *game, const BrgDeskSurroundings *around, const BrgDeskAsk *ask)
{
  const BrgDraughtsPlay *play = brg_desk_draughts_get_play (game);
  BrgDraughtsConduct conduct = get_conduct (around, ask);
  BrgDraughtsVerdict verdict = brg_draughts_verdict_ending (play, &conduct);
  const char *article = brg_desk_draughts_get_variant (game) == BRG_DRAUGHTS_INTERNATIONAL
                            ? "rus-draughts-2022 7.7.4"
                            : "rus-draughts-2022 6.1.10.4";
  BrgDeskAnswer *answer;

  if (verdict.outcome == BRG_VERDICT_OUTCOME_DRAW)
    {
      answer = answer_draw (g_strdup (_ ("Without an increment this ending is not played out: "
                                         "it is a draw at once.")),
                            verdict.article, TRUE);
      answer->follow = g_strdup (_ ("Play continues only if a player can show how to win."));
      answer->follow_article = verdict.article;
      return answer;
    }
  verdict =
      ask->side == BRG_COLOUR_NONE
          ? verdict
          : brg_draughts_verdict_short_of_time (play, &conduct, get_seconds (around, ask->side));
  if (verdict.outcome == BRG_VERDICT_OUTCOME_DRAW)
    return answer_short (around, &verdict, ask->side);
  /* A clock that adds time rules it out, whatever stands on the board. */
  if (!brg_desk_draughts_is_keyed (game) && !conduct.has_increment)
    return answer_unkeyed_ending (article);
  return brg_desk_answer_new (BRG_DESK_TONE_NO, C_ ("verdict", "play on"),
                              g_strdup (_ ("No rule makes this ending a draw: play continues.")),
                              article);
}

/* Counting aloud. */

static BrgDeskAnswer *
answer_counting (const BrgDeskGame *game)
{
  const BrgDraughtsRecord *last = get_last (game);
  BrgDraughtsCount count;
  BrgDeskAnswer *answer;
  g_autofree char *state = NULL;

  if (!brg_draughts_draw_count (BRG_DRAUGHTS_DRAW_COUNTED, &last->position, &last->counters,
                                &count))
    g_return_val_if_reached (NULL);
  state = brg_desk_draughts_dup_count (game, &count);
  answer = brg_desk_answer_new (
      count.is_reached ? BRG_DESK_TONE_WARN : BRG_DESK_TONE_INFO,
      count.is_reached ? C_ ("verdict", "arbiter") : C_ ("verdict", "counting"),
      /* Translators: number of moves counted, number of moves needed, "since move 51 · ..." */
      g_strdup_printf (_ ("%u of %u moves counted: %s."), count.n_moves, count.n_needed, state),
      COUNTED_ARTICLE);
  answer->is_open = count.is_reached;
  if (count.is_reached)
    brg_desk_answer_add_ruling (answer, BRG_DESK_RULING_DRAW, BRG_COLOUR_NONE, 0,
                                _ ("Record the draw"));
  brg_desk_answer_add_ruling (answer, BRG_DESK_RULING_COUNT, BRG_COLOUR_NONE, 0,
                              _ ("End Counting"));
  return answer;
}

/* rus-draughts-2022 6.1.8.7: who wants the draw counts five moves of the other. */
static BrgDeskAnswer *
answer_count (const BrgDeskGame *game, const BrgDeskSurroundings *around, BrgColour side)
{
  BrgDeskAnswer *answer;

  if (get_last (game)->counters.n_counted >= 0)
    return answer_counting (game);
  if (side == BRG_COLOUR_NONE)
    return NULL;
  answer = brg_desk_answer_new (
      BRG_DESK_TONE_INFO, C_ ("verdict", "asking"),
      g_strdup_printf (
          /* Translators: name, White or Black */
          _ ("In a clearly drawn position %s (%s) may count five of the opponent’s moves "
             "aloud. If the opponent has not reached a won position by then, the game is a "
             "draw."),
          around->names[side], brg_desk_words_side (side)),
      COUNTED_ARTICLE);
  answer->follow = g_strdup (_ ("The arbiter decides whether the position is clearly drawn."));
  answer->follow_article = COUNTED_ARTICLE;
  brg_desk_answer_add_ruling (answer, BRG_DESK_RULING_COUNT, side, 0, _ ("Begin Counting"));
  return answer;
}

static BrgDeskAnswer *
answer_adjourn (const BrgDeskGame *game, const BrgDeskSurroundings *around)
{
  BrgColour turn = (BrgColour) get_last (game)->position.turn;
  BrgDeskAnswer *answer;

  if (around->is_adjourned)
    return brg_desk_answer_new (BRG_DESK_TONE_INFO, C_ ("verdict", "adjourned"),
                                g_strdup (_ ("The game is already adjourned.")), NULL);
  answer = brg_desk_answer_new (
      BRG_DESK_TONE_INFO, C_ ("verdict", "asking"),
      /* Translators: name, White or Black */
      brg_desk_draughts_is_keyed (game)
          ? g_strdup_printf (_ ("The position and both clock times are kept. %s (%s) seals the "
                                "next move."),
                             around->names[turn], brg_desk_words_side (turn))
          : g_strdup (_ ("The moves are not entered: set up the position first, or enter it on the "
                         "envelope; left out, it is noted as missing. The player having the move "
                         "seals the next move.")),
      NULL);
  answer->follow = g_strdup (_ ("The rule book does not cover adjournment: the regulations of "
                                "the event decide."));
  brg_desk_answer_add_ruling (answer, BRG_DESK_RULING_ADJOURN, BRG_COLOUR_NONE, 0,
                              _ ("Adjourn the game"));
  return answer;
}

void
brg_desk_draughts_answer (const BrgDeskGame *game,
                          const BrgDeskSurroundings *around,
                          const BrgDeskAsk *ask,
                          BrgDeskAnswerParts *parts)
{
  switch ((BrgDraughtsQuestion) ask->question)
    {
    case BRG_DRAUGHTS_QUESTION_FLAG:
      parts->answer = answer_flag (game, around, ask->side);
      return;
    case BRG_DRAUGHTS_QUESTION_REPETITION:
    case BRG_DRAUGHTS_QUESTION_COUNTER:
      brg_desk_draughts_answer_claim (game, around, ask, parts);
      return;
    case BRG_DRAUGHTS_QUESTION_IRREGULARITY:
      brg_desk_draughts_answer_irregularity (game, around, ask, parts);
      return;
    case BRG_DRAUGHTS_QUESTION_OFFER:
      parts->answer = answer_offer (game, around, ask);
      return;
    case BRG_DRAUGHTS_QUESTION_ENDING:
      parts->answer = answer_ending (game, around, ask);
      return;
    case BRG_DRAUGHTS_QUESTION_COUNT:
      parts->answer = answer_count (game, around, ask->side);
      return;
    case BRG_DRAUGHTS_QUESTION_ADJOURN:
      parts->answer = answer_adjourn (game, around);
      return;
    default:
      g_return_if_reached ();
    }
}

gboolean
brg_desk_draughts_carry_out (const BrgDeskGame *game,
                             const BrgDeskRuling *ruling,
                             BrgStoredGame *record,
                             BrgGameChange *change,
                             char **detail)
{
  static const char *const words[] = { "", "white", "black" };

  if (ruling->kind == BRG_DESK_RULING_COUNT)
    {
      *change = BRG_GAME_CHANGE_COUNT;
      *detail = g_strdup (words[ruling->side]);
      return brg_desk_draughts_set_count (game, ruling->side, record);
    }
  /* There is no move before of a game that was not entered. */
  if (ruling->kind != BRG_DESK_RULING_DECLINE || !brg_desk_draughts_is_keyed (game))
    return FALSE;
  /* rus-draughts-2022 5.4.13.4: who offered is remembered, as of the move before. */
  record->draw_offer_ply = MAX (record->draw_offer_ply - 1, 0);
  *change = BRG_GAME_CHANGE_DECLINE;
  *detail = NULL;
  return TRUE;
}
