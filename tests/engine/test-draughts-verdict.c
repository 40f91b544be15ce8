/* test-draughts-verdict.c - offers of a draw, fallen flags and want of time in draughts
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-draughts-verdict.h"
#include "brg-test.h"
#include "draughts-line.h"

static const BrgDraughtsConduct standard = { BRG_TEMPO_STANDARD, TRUE, TRUE };
static const BrgDraughtsConduct rapid = { BRG_TEMPO_RAPID, TRUE, FALSE };
static const BrgDraughtsConduct blitz = { BRG_TEMPO_BLITZ, FALSE, FALSE };
static const BrgDraughtsConduct written = { BRG_TEMPO_RAPID, FALSE, TRUE };

typedef struct
{
  const char *path;
  BrgDraughtsVariant variant;
  const char *fen;
  guint n_plies; /* kings go to and fro */
  const BrgDraughtsConduct *conduct;
  BrgColour last_offer;
  BrgDraughtsOfferKind kind;
  const char *article;
} Offer;

#define SIX "W:WK1,21,25,29,30,31:BK3,12,20,28,24,32"
#define SEVEN "W:WK1,21,25,29,30,31:BK3,12,20,28,24,32,16"
#define TEN "W:WK46,K47,41,42,43,44,45,48,49,50:BK1,11-15,16-19"
#define ELEVEN "W:WK46,K47,41,42,43,44,45,48,49,50:BK1,11-15,16-20"

static const Offer offers[] = {
  { "/engine/draughts-verdict/rus-draughts-2022 6.1.8.1/19-moves", BRG_DRAUGHTS_RUSSIAN,
    "W:WK1:BK3", 39, &standard, BRG_COLOUR_NONE, BRG_DRAUGHTS_OFFER_TOO_EARLY,
    "rus-draughts-2022 6.1.8.1" },
  { "/engine/draughts-verdict/rus-draughts-2022 6.1.8.1/20-moves", BRG_DRAUGHTS_RUSSIAN,
    "W:WK1:BK3", 40, &standard, BRG_COLOUR_NONE, BRG_DRAUGHTS_OFFER_ALLOWED,
    "rus-draughts-2022 6.1.8.1" },
  { "/engine/draughts-verdict/rus-draughts-2022 6.2/19-moves", BRG_DRAUGHTS_64, "W:WK1:BK3", 39,
    &standard, BRG_COLOUR_NONE, BRG_DRAUGHTS_OFFER_TOO_EARLY, "rus-draughts-2022 6.1.8.1" },
  { "/engine/draughts-verdict/rus-draughts-2022 7.5.1/39-moves", BRG_DRAUGHTS_INTERNATIONAL,
    "W:WK46:BK1", 79, &standard, BRG_COLOUR_NONE, BRG_DRAUGHTS_OFFER_TOO_EARLY,
    "rus-draughts-2022 7.5.1" },
  { "/engine/draughts-verdict/rus-draughts-2022 7.5.1/40-moves", BRG_DRAUGHTS_INTERNATIONAL,
    "W:WK46:BK1", 80, &standard, BRG_COLOUR_NONE, BRG_DRAUGHTS_OFFER_ALLOWED,
    "rus-draughts-2022 7.5.1" },
  { "/engine/draughts-verdict/rus-draughts-2022 8.2/no-limit", BRG_DRAUGHTS_GIVEAWAY, "W:WK1:BK3",
    1, &standard, BRG_COLOUR_NONE, BRG_DRAUGHTS_OFFER_ALLOWED, "rus-draughts-2022 5.4.13.3" },
  { "/engine/draughts-verdict/rus-draughts-2022 6.1.10.2/six-pieces", BRG_DRAUGHTS_RUSSIAN, SIX, 1,
    &rapid, BRG_COLOUR_NONE, BRG_DRAUGHTS_OFFER_ALLOWED, "rus-draughts-2022 6.1.10.2" },
  { "/engine/draughts-verdict/rus-draughts-2022 6.1.10.2/seven-pieces", BRG_DRAUGHTS_RUSSIAN, SEVEN,
    1, &blitz, BRG_COLOUR_NONE, BRG_DRAUGHTS_OFFER_TOO_MANY, "rus-draughts-2022 6.1.10.2" },
  { "/engine/draughts-verdict/rus-draughts-2022 6.1.10.2/with-a-score", BRG_DRAUGHTS_RUSSIAN, SEVEN,
    1, &written, BRG_COLOUR_NONE, BRG_DRAUGHTS_OFFER_ALLOWED, "rus-draughts-2022 5.4.13.3" },
  { "/engine/draughts-verdict/rus-draughts-2022 7.7.2/ten-pieces", BRG_DRAUGHTS_INTERNATIONAL, TEN,
    1, &rapid, BRG_COLOUR_NONE, BRG_DRAUGHTS_OFFER_ALLOWED, "rus-draughts-2022 7.7.2" },
  { "/engine/draughts-verdict/rus-draughts-2022 7.7.2/eleven-pieces", BRG_DRAUGHTS_INTERNATIONAL,
    ELEVEN, 1, &rapid, BRG_COLOUR_NONE, BRG_DRAUGHTS_OFFER_TOO_MANY, "rus-draughts-2022 7.7.2" },
  { "/engine/draughts-verdict/rus-draughts-2022 5.4.13.4/other-has-offered-since",
    BRG_DRAUGHTS_GIVEAWAY, "W:WK1:BK3", 1, &standard, BRG_COLOUR_BLACK, BRG_DRAUGHTS_OFFER_ALLOWED,
    "rus-draughts-2022 5.4.13.3" },
  { "/engine/draughts-verdict/rus-draughts-2022 5.4.13.4/not-twice", BRG_DRAUGHTS_GIVEAWAY,
    "W:WK1:BK3", 1, &standard, BRG_COLOUR_WHITE, BRG_DRAUGHTS_OFFER_NOT_AGAIN,
    "rus-draughts-2022 5.4.13.4" },
};

/* Every player takes the first quiet move of a king that does not lose it, for so many half-moves:
 * what is counted is only how many there are. */
static BrgDraughtsPlay *
play_on (BrgDraughtsVariant variant, const char *fen, guint n_plies)
{
  BrgDraughtsPlay *play = draughts_line_play (variant, fen, "");

  for (guint ply = 0; ply < n_plies; ply++)
    {
      const BrgDraughtsPosition *position = &brg_draughts_play_get_last (play)->position;
      g_auto (BrgDraughtsMoveList) list = { 0 };

      brg_draughts_moves_generate (position, &list);
      for (guint i = 0; i < list.n_moves; i++)
        {
          BrgDraughtsPosition after = *position;

          brg_draughts_move_make (&after, &list.moves[i], NULL);
          if (brg_draughts_moves_must_take (&after))
            continue;
          brg_draughts_play_play (play, &list.moves[i]);
          break;
        }
      g_assert_cmpuint (brg_draughts_play_get_n_plies (play), ==, ply + 1);
    }
  return play;
}

static void
test_offer (gconstpointer data)
{
  const Offer *vector = data;
  g_autoptr (BrgDraughtsPlay) play = play_on (vector->variant, vector->fen, vector->n_plies);
  BrgColour to_move = (BrgColour) brg_draughts_play_get_last (play)->position.turn;
  BrgDraughtsOffer offer = brg_draughts_offer_judge (
      play, vector->conduct, brg_colour_opposite (to_move), vector->last_offer);

  g_assert_cmpint (offer.kind, ==, vector->kind);
  g_assert_cmpstr (offer.article, ==, vector->article);
  offer = brg_draughts_offer_judge (play, vector->conduct, to_move, BRG_COLOUR_NONE);
  g_assert_cmpint (offer.kind, ==, BRG_DRAUGHTS_OFFER_MOVE_FIRST);
  g_assert_cmpstr (offer.article, ==, "rus-draughts-2022 5.4.13.3");
}

typedef struct
{
  const char *path;
  BrgDraughtsVariant variant;
  const char *fen;
  const char *moves;
  BrgColour flagged;
  BrgVerdictOutcome outcome;
  const char *article;
} Flag;

static const Flag flags[] = {
  { "/engine/draughts-verdict/rus-draughts-2022 5.4.2.6/flag-loses", BRG_DRAUGHTS_RUSSIAN,
    "W:WK1:BK3", "b8-a7", BRG_COLOUR_WHITE, BRG_VERDICT_OUTCOME_BLACK_WINS,
    "rus-draughts-2022 5.4.2.6" },
  { "/engine/draughts-verdict/rus-draughts-2022 5.4.2.10/opponent-bare", BRG_DRAUGHTS_RUSSIAN,
    "W:W22:B17", "c3:a5", BRG_COLOUR_WHITE, BRG_VERDICT_OUTCOME_WHITE_WINS,
    "rus-draughts-2022 5.4.2.10" },
  { "/engine/draughts-verdict/rus-draughts-2022 5.4.2.10/opponent-has-just-been-shut-in",
    BRG_DRAUGHTS_RUSSIAN, "B:W13:B9,2", "d8-c7", BRG_COLOUR_BLACK, BRG_VERDICT_OUTCOME_BLACK_WINS,
    "rus-draughts-2022 5.4.2.10" },
  { "/engine/draughts-verdict/rus-draughts-2022 8.1/giveaway-bare", BRG_DRAUGHTS_GIVEAWAY,
    "W:W22:B17", "c3:a5", BRG_COLOUR_WHITE, BRG_VERDICT_OUTCOME_BLACK_WINS,
    "rus-draughts-2022 5.4.2.10" },
};

static void
test_flag (gconstpointer data)
{
  const Flag *vector = data;
  g_autoptr (BrgDraughtsPlay) play =
      draughts_line_play (vector->variant, vector->fen, vector->moves);
  BrgDraughtsVerdict verdict = brg_draughts_verdict_flag (play, vector->flagged);
  BrgDraughtsVerdict both = brg_draughts_verdict_both_flags (play);

  g_assert_cmpint (verdict.outcome, ==, vector->outcome);
  g_assert_cmpstr (verdict.article, ==, vector->article);
  /* rus-draughts-2022 5.4.13.1: both flags are a draw unless the game was won before. */
  if (g_str_equal (vector->article, "rus-draughts-2022 5.4.2.10"))
    g_assert_cmpint (both.outcome, ==, vector->outcome);
  else
    {
      g_assert_cmpint (both.outcome, ==, BRG_VERDICT_OUTCOME_DRAW);
      g_assert_cmpstr (both.article, ==, "rus-draughts-2022 5.4.13.1");
    }
}

static void
test_ending (void)
{
  g_autoptr (BrgDraughtsPlay) play = draughts_line_play (BRG_DRAUGHTS_RUSSIAN, "W:WK1:BK3", "");
  BrgDraughtsVerdict verdict = brg_draughts_verdict_ending (play, &blitz);

  g_assert_cmpint (verdict.outcome, ==, BRG_VERDICT_OUTCOME_DRAW);
  g_assert_cmpstr (verdict.article, ==, "rus-draughts-2022 6.1.10.4");
  g_assert_true (verdict.needs_judge);
  g_assert_cmpint (brg_draughts_verdict_ending (play, &rapid).outcome, ==,
                   BRG_VERDICT_OUTCOME_PLAY_ON);
  g_assert_cmpint (brg_draughts_verdict_ending (play, &standard).outcome, ==,
                   BRG_VERDICT_OUTCOME_PLAY_ON);
}

static void
test_short_of_time (void)
{
  g_autoptr (BrgDraughtsPlay) eight =
      draughts_line_play (BRG_DRAUGHTS_INTERNATIONAL, "W:WK46-50:B1-3", "");
  g_autoptr (BrgDraughtsPlay) nine =
      draughts_line_play (BRG_DRAUGHTS_INTERNATIONAL, "W:WK46-50:B1-4", "");
  g_autoptr (BrgDraughtsPlay) russian =
      draughts_line_play (BRG_DRAUGHTS_RUSSIAN, "W:WK29-32:BK1", "");

  g_assert_cmpint (brg_draughts_verdict_short_of_time (eight, &blitz, 60).outcome, ==,
                   BRG_VERDICT_OUTCOME_DRAW);
  g_assert_cmpstr (brg_draughts_verdict_short_of_time (eight, &blitz, 60).article, ==,
                   "rus-draughts-2022 7.7.4");
  g_assert_cmpint (brg_draughts_verdict_short_of_time (eight, &blitz, 61).outcome, ==,
                   BRG_VERDICT_OUTCOME_PLAY_ON);
  g_assert_cmpint (brg_draughts_verdict_short_of_time (nine, &blitz, 60).outcome, ==,
                   BRG_VERDICT_OUTCOME_PLAY_ON);
  g_assert_cmpint (brg_draughts_verdict_short_of_time (eight, &rapid, 60).outcome, ==,
                   BRG_VERDICT_OUTCOME_PLAY_ON);
  g_assert_cmpint (brg_draughts_verdict_short_of_time (eight, &standard, 60).outcome, ==,
                   BRG_VERDICT_OUTCOME_PLAY_ON);
  g_assert_cmpstr (brg_draughts_verdict_short_of_time (russian, &rapid, 200).article, ==,
                   "rus-draughts-2022 6.1.10.5");
}

BRG_TEST_TOPIC ("draughts-verdict")
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (offers); i++)
    g_test_add_data_func (offers[i].path, &offers[i], test_offer);
  for (gsize i = 0; i < G_N_ELEMENTS (flags); i++)
    g_test_add_data_func (flags[i].path, &flags[i], test_flag);
  g_test_add_func ("/engine/draughts-verdict/rus-draughts-2022 6.1.10.4/without-increment",
                   test_ending);
  g_test_add_func ("/engine/draughts-verdict/rus-draughts-2022 7.7.4, 6.1.10.5/short-of-time",
                   test_short_of_time);
  return g_test_run ();
}
