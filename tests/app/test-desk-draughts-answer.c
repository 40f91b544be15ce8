/* test-desk-draughts-answer.c - what an arbiter is told about a game of draughts
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-test.h"
#include "desk-draughts-fixture.h"

#include <string.h>

#include "brg-discipline.h"
#include "brg-game-comment.h"

#define THREE_TIMES "a1-b2 c7-d8 b2-a1 d8-c7 a1-b2 c7-d8 b2-a1 d8-c7"

static void
clear_parts (BrgDeskAnswerParts *parts)
{
  brg_desk_answer_free (parts->answer);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BrgDeskAnswerParts, clear_parts)

static gboolean
has_ruling (const BrgDeskAnswer *answer, BrgDeskRulingKind kind)
{
  for (guint i = 0; i < answer->rulings->len; i++)
    if (g_array_index (answer->rulings, BrgDeskRuling, i).kind == kind)
      return TRUE;
  return FALSE;
}

#define STANDARD BRG_TEMPO_STANDARD
#define RAPID BRG_TEMPO_RAPID
#define BOTH BRG_COLOUR_NONE
#define NO_DEED (-1)

static const struct
{
  const char *name;
  BrgDiscipline discipline;
  const char *start;
  const char *moves;
  BrgTempo tempo;
  gboolean has_increment;
  gint64 left_ms;
  BrgDraughtsQuestion question;
  BrgColour side;
  const char *text;
  gboolean tick;
  const char *chip;
  const char *article;
  gint ruling;      /* the first */
  const char *part; /* (nullable): of the text */
} cases[] = {
  { "rus-draughts-2022 5.4.2.6/flag", BRG_DISCIPLINE_RUSSIAN, "", "c3-d4", STANDARD, FALSE, -1,
    BRG_DRAUGHTS_QUESTION_FLAG, BRG_COLOUR_WHITE, "", FALSE, "0 – 1", "rus-draughts-2022 5.4.2.6",
    BRG_DESK_RULING_BLACK_WINS, "Yudin (White)" },
  { "rus-draughts-2022 5.4.2.10/bare", BRG_DISCIPLINE_RUSSIAN, "W:Wc3:Bd4", "c3:e5", STANDARD,
    FALSE, -1, BRG_DRAUGHTS_QUESTION_FLAG, BRG_COLOUR_WHITE, "", FALSE, "1 – 0",
    "rus-draughts-2022 5.4.2.10", BRG_DESK_RULING_WHITE_WINS, "without pieces" },
  { "rus-draughts-2022 5.4.2.10/blocked", BRG_DISCIPLINE_RUSSIAN, "W:Wb4,d2,a3:Ba5", "d2-c3",
    STANDARD, FALSE, -1, BRG_DRAUGHTS_QUESTION_FLAG, BOTH, "", FALSE, NULL, NULL, NO_DEED, NULL },
  { "rus-draughts-2022 5.4.13.1/both-flags", BRG_DISCIPLINE_RUSSIAN, "", NULL, STANDARD, FALSE, -1,
    BRG_DRAUGHTS_QUESTION_FLAG, BOTH, "", FALSE, "draw", "rus-draughts-2022 5.4.13.1",
    BRG_DESK_RULING_DRAW, "not known" },
  { "rus-draughts-2022 5.4.13.2/right", BRG_DISCIPLINE_RUSSIAN, "W:WKa1:BKc7", THREE_TIMES,
    STANDARD, FALSE, -1, BRG_DRAUGHTS_QUESTION_REPETITION, BOTH, "", FALSE, "draw",
    "rus-draughts-2022 5.4.13.2", BRG_DESK_RULING_DRAW, "the beginning, 2…d8-c7, 4…d8-c7" },
  { "rus-draughts-2022 5.4.13.2/wrong", BRG_DISCIPLINE_RUSSIAN, "W:WKa1:BKc7",
    "a1-b2 c7-d8 b2-a1 d8-c7", STANDARD, FALSE, -1, BRG_DRAUGHTS_QUESTION_REPETITION, BOTH, "",
    FALSE, "no draw", "rus-draughts-2022 5.4.13.2", BRG_DESK_RULING_CLAIM, "2nd time only" },
  { "rus-draughts-2022 5.4.13.2/announced", BRG_DISCIPLINE_RUSSIAN, "W:WKa1:BKc7",
    "a1-b2 c7-d8 b2-a1 d8-c7 a1-b2 c7-d8 b2-a1", STANDARD, FALSE, -1,
    BRG_DRAUGHTS_QUESTION_REPETITION, BOTH, "d8-c7", FALSE, "draw", "rus-draughts-2022 5.4.13.2",
    BRG_DESK_RULING_DRAW, "the move announced" },
  { "rus-draughts-2022 5.4.13.2/announced-wrong", BRG_DISCIPLINE_RUSSIAN, "W:WKa1:BKc7",
    "a1-b2 c7-d8 b2-a1 d8-c7 a1-b2 c7-d8 b2-a1", STANDARD, FALSE, -1,
    BRG_DRAUGHTS_QUESTION_REPETITION, BOTH, "d8-e7", FALSE, "no draw", "rus-draughts-2022 5.4.13.2",
    BRG_DESK_RULING_PLAY, NULL },
  { "announced-nonsense", BRG_DISCIPLINE_RUSSIAN, "", "c3-d4", STANDARD, FALSE, -1,
    BRG_DRAUGHTS_QUESTION_REPETITION, BOTH, "c3-c4", FALSE, "asking", NULL, NO_DEED, NULL },
  { "rus-draughts-2022 6.1.8.6/claim", BRG_DISCIPLINE_RUSSIAN, "B:WK32:BK20",
    "h4-g3 g1-d4 g3-c7 d4-b2 c7-d8 b2-d4 d8-g5 d4-a1 g5-d2 a1-b2", STANDARD, FALSE, -1,
    BRG_DRAUGHTS_QUESTION_COUNTER, BOTH, "", FALSE, "draw", "rus-draughts-2022 6.1.8.6",
    BRG_DESK_RULING_DRAW, "5 of 5" },
  { "rus-draughts-2022 6.1.8.6/claim-announced", BRG_DISCIPLINE_RUSSIAN, "B:WK32:BK20",
    "h4-g3 g1-d4 g3-c7 d4-b2 c7-d8 b2-d4 d8-g5 d4-a1 g5-d2", STANDARD, FALSE, -1,
    BRG_DRAUGHTS_QUESTION_COUNTER, BOTH, "a1-b2", FALSE, "draw", "rus-draughts-2022 6.1.8.6",
    BRG_DESK_RULING_DRAW, "5 of 5" },
  { "rus-draughts-2022 6.1.8.6/claim-too-early", BRG_DISCIPLINE_RUSSIAN, "B:WK32:BK20",
    "h4-g3 g1-d4 g3-c7 d4-b2 c7-d8 b2-d4 d8-g5 d4-a1 g5-d2", STANDARD, FALSE, -1,
    BRG_DRAUGHTS_QUESTION_COUNTER, BOTH, "", FALSE, "no draw", "rus-draughts-2022 6.1.8.6",
    BRG_DESK_RULING_CLAIM, "4 of 5" },
  { "rus-draughts-2022 6.1.8.5/claim", BRG_DISCIPLINE_RUSSIAN, "W:W24,30,32:BK22",
    "g1-f2 c3-g7 f2-e3 g7-c3 g3-f4 c3-f6 c1-d2 f6-h8 f4-g5", STANDARD, FALSE, -1,
    BRG_DRAUGHTS_QUESTION_COUNTER, BOTH, "", FALSE, "arbiter", "rus-draughts-2022 6.1.8.5",
    BRG_DESK_RULING_DRAW, "unless one side has reached a won position" },
  { "rus-draughts-2022 7.5.2/claim", BRG_DISCIPLINE_INTERNATIONAL, "W:WK9,K23:BK44",
    "9-14 44-11 23-32 11-6 14-5 6-33 32-14 33-15 14-32", STANDARD, FALSE, -1,
    BRG_DRAUGHTS_QUESTION_COUNTER, BOTH, "", FALSE, "draw", "rus-draughts-2022 7.5.2",
    BRG_DESK_RULING_DRAW, "5 of 5" },
  { "rus-draughts-2022 5.4.13.5/nothing-runs", BRG_DISCIPLINE_RUSSIAN, "", "c3-d4", STANDARD, FALSE,
    -1, BRG_DRAUGHTS_QUESTION_COUNTER, BOTH, "", FALSE, "no draw", "rus-draughts-2022 5.4.13.5",
    NO_DEED, NULL },
  { "rus-draughts-2022 6.1.7/claim-too-late", BRG_DISCIPLINE_RUSSIAN, "B:Wd4:B", NULL, STANDARD,
    FALSE, -1, BRG_DRAUGHTS_QUESTION_COUNTER, BOTH, "", FALSE, "over", "rus-draughts-2022 6.1.7",
    NO_DEED, NULL },
  { "rus-draughts-2022 6.1.8.1/too-early", BRG_DISCIPLINE_RUSSIAN, "", "c3-d4", STANDARD, FALSE, -1,
    BRG_DRAUGHTS_QUESTION_OFFER, BOTH, "", FALSE, "too early", "rus-draughts-2022 6.1.8.1", NO_DEED,
    "after 20 moves" },
  { "rus-draughts-2022 7.5.1/too-early", BRG_DISCIPLINE_INTERNATIONAL, "", "32-28", STANDARD, FALSE,
    -1, BRG_DRAUGHTS_QUESTION_OFFER, BOTH, "", FALSE, "too early", "rus-draughts-2022 7.5.1",
    NO_DEED, "after 40 moves" },
  { "rus-draughts-2022 8.2/any-time", BRG_DISCIPLINE_GIVEAWAY, "", "c3-d4", STANDARD, FALSE, -1,
    BRG_DRAUGHTS_QUESTION_OFFER, BOTH, "", FALSE, "allowed", "rus-draughts-2022 5.4.13.3",
    BRG_DESK_RULING_OFFER, NULL },
  /* "A player may offer a draw after making a move": nothing was made on a board that was set up;
   * of a game that was not entered nobody can tell, so it is asked. */
  { "rus-draughts-2022 5.4.13.3/move-first", BRG_DISCIPLINE_GIVEAWAY, "W:Wc3:Bd6", NULL, STANDARD,
    FALSE, -1, BRG_DRAUGHTS_QUESTION_OFFER, BOTH, "", FALSE, "not allowed",
    "rus-draughts-2022 5.4.13.3", NO_DEED, "move first" },
  { "rus-draughts-2022 5.4.13.3/unkeyed", BRG_DISCIPLINE_GIVEAWAY, "", NULL, STANDARD, FALSE, -1,
    BRG_DRAUGHTS_QUESTION_OFFER, BOTH, "", FALSE, "asking", "rus-draughts-2022 5.4.13.3", NO_DEED,
    "The moves are not entered" },
  { "rus-draughts-2022 5.4.13.2/unkeyed", BRG_DISCIPLINE_RUSSIAN, "", NULL, STANDARD, FALSE, -1,
    BRG_DRAUGHTS_QUESTION_REPETITION, BOTH, "c7-d8", FALSE, "asking", "rus-draughts-2022 5.4.13.2",
    BRG_DESK_RULING_DRAW, "The moves are not entered" },
  { "rus-draughts-2022 5.4.13.5/unkeyed", BRG_DISCIPLINE_INTERNATIONAL, "", NULL, STANDARD, FALSE,
    -1, BRG_DRAUGHTS_QUESTION_COUNTER, BOTH, "", FALSE, "asking", "rus-draughts-2022 5.4.13.5",
    BRG_DESK_RULING_DRAW, "The moves are not entered" },
  { "rus-draughts-2022 5.4.14.2/unkeyed", BRG_DISCIPLINE_RUSSIAN, "", NULL, STANDARD, FALSE, -1,
    BRG_DRAUGHTS_QUESTION_IRREGULARITY, BOTH, "move:c3-e5", FALSE, NULL, NULL, NO_DEED,
    "The moves are not entered" },
  { "rus-draughts-2022 7.7.4/unkeyed", BRG_DISCIPLINE_INTERNATIONAL, "", NULL, RAPID, FALSE, -1,
    BRG_DRAUGHTS_QUESTION_ENDING, BRG_COLOUR_WHITE, "", FALSE, "asking", "rus-draughts-2022 7.7.4",
    BRG_DESK_RULING_DRAW, "The moves are not entered" },
  { "rus-draughts-2022 6.1.10.4/at-once", BRG_DISCIPLINE_RUSSIAN, "W:WK32:BK20", NULL, RAPID, FALSE,
    -1, BRG_DRAUGHTS_QUESTION_ENDING, BRG_COLOUR_WHITE, "", FALSE, "arbiter",
    "rus-draughts-2022 6.1.10.4", BRG_DESK_RULING_DRAW, "not played" },
  { "rus-draughts-2022 6.1.10.5/short-of-time", BRG_DISCIPLINE_RUSSIAN, "", NULL, RAPID, TRUE, 9000,
    BRG_DRAUGHTS_QUESTION_ENDING, BRG_COLOUR_BLACK, "", FALSE, "arbiter",
    "rus-draughts-2022 6.1.10.5", BRG_DESK_RULING_DRAW, "Nazarov (Black)" },
  { "rus-draughts-2022 7.7.4/at-once", BRG_DISCIPLINE_INTERNATIONAL, "W:WK9,K23:BK44", NULL, RAPID,
    FALSE, -1, BRG_DRAUGHTS_QUESTION_ENDING, BRG_COLOUR_WHITE, "", FALSE, "arbiter",
    "rus-draughts-2022 7.7.4", BRG_DESK_RULING_DRAW, "not played" },
  { "rus-draughts-2022 7.7.4/a-minute", BRG_DISCIPLINE_INTERNATIONAL, "W:WK9,31,32,33:BK4,16", NULL,
    RAPID, FALSE, 60000, BRG_DRAUGHTS_QUESTION_ENDING, BRG_COLOUR_WHITE, "", FALSE, "arbiter",
    "rus-draughts-2022 7.7.4", BRG_DESK_RULING_DRAW, "a minute or less" },
  { "rus-draughts-2022 7.7.4/more-than-a-minute", BRG_DISCIPLINE_INTERNATIONAL,
    "W:WK9,31,32,33:BK4,16", NULL, RAPID, FALSE, 60001, BRG_DRAUGHTS_QUESTION_ENDING,
    BRG_COLOUR_WHITE, "", FALSE, "play on", "rus-draughts-2022 7.7.4", NO_DEED, NULL },
  { "rus-draughts-2022 6.1.8.7/begin", BRG_DISCIPLINE_RUSSIAN, "W:WKa1:BKc7", NULL, STANDARD, FALSE,
    -1, BRG_DRAUGHTS_QUESTION_COUNT, BRG_COLOUR_BLACK, "", FALSE, "asking",
    "rus-draughts-2022 6.1.8.7", BRG_DESK_RULING_COUNT, "Nazarov (Black)" },
  { "adjourn", BRG_DISCIPLINE_RUSSIAN, "", "c3-d4", STANDARD, FALSE, -1,
    BRG_DRAUGHTS_QUESTION_ADJOURN, BOTH, "", FALSE, "asking", NULL, BRG_DESK_RULING_ADJOURN,
    "Nazarov (Black)" },
};

static void
test_case (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  BrgDeskGame *game = desk_draughts_open (cases[i].discipline, cases[i].start, cases[i].moves);
  BrgDeskSurroundings around = desk_draughts_around ("full");
  BrgDeskAsk ask = { .question = (gint) cases[i].question,
                     .side = cases[i].side,
                     .text = cases[i].text,
                     .is_finished = TRUE,
                     .ticks = { cases[i].tick } };
  g_auto (BrgDeskAnswerParts) parts = { 0 };

  around.tempo = cases[i].tempo;
  around.has_increment = cases[i].has_increment;
  around.left_ms[BRG_COLOUR_WHITE] = around.left_ms[BRG_COLOUR_BLACK] = cases[i].left_ms;
  game->rules->answer (game, &around, &ask, &parts);
  g_assert_nonnull (parts.answer);
  if (cases[i].chip != NULL)
    {
      g_assert_cmpstr (parts.answer->chip, ==, cases[i].chip);
      g_assert_cmpstr (parts.answer->article, ==, cases[i].article);
      if (cases[i].ruling == NO_DEED)
        g_assert_cmpuint (parts.answer->rulings->len, ==, 0);
      else
        g_assert_cmpint (g_array_index (parts.answer->rulings, BrgDeskRuling, 0).kind, ==,
                         cases[i].ruling);
    }
  if (cases[i].part != NULL && strstr (parts.answer->text, cases[i].part) == NULL)
    g_error ("%s", parts.answer->text);
  brg_desk_game_free (game);
}

/* rus-draughts-2022 6.1.10.2: without a score only with six pieces or fewer. */
static void
test_unwritten (void)
{
  BrgDeskGame *game = desk_draughts_open (BRG_DISCIPLINE_RUSSIAN, "", "c3-d4");
  BrgDeskSurroundings around = desk_draughts_around ("full");
  BrgDeskAsk ask = { .question = BRG_DRAUGHTS_QUESTION_OFFER, .text = "", .ticks = { TRUE } };
  g_auto (BrgDeskAnswerParts) parts = { 0 };
  g_auto (BrgDeskAnswerParts) written = { 0 };

  g_assert_false (game->rules->is_tick_offered (game, &around, &ask, 0));
  around.tempo = BRG_TEMPO_BLITZ;
  g_assert_true (game->rules->is_tick_offered (game, &around, &ask, 0));
  game->rules->answer (game, &around, &ask, &parts);
  g_assert_cmpstr (parts.answer->article, ==, "rus-draughts-2022 6.1.10.2");
  g_assert_cmpstr (parts.answer->chip, ==, "not allowed");
  ask.ticks[0] = FALSE;
  game->rules->answer (game, &around, &ask, &written);
  g_assert_cmpstr (written.answer->chip, ==, "allowed");
  brg_desk_game_free (game);
}

/* Of a game that was not entered the ticks tell what the book asks; who offers, the ruling. */
static void
test_unkeyed_offer (void)
{
  static const struct
  {
    BrgDiscipline discipline;
    BrgTempo tempo;
    gboolean is_unwritten;
    const char *article; /* of the limit; NULL without one */
    const char *part;
  } limits[] = {
    { BRG_DISCIPLINE_RUSSIAN, STANDARD, FALSE, "rus-draughts-2022 6.1.8.1", "after 20 moves" },
    { BRG_DISCIPLINE_INTERNATIONAL, STANDARD, FALSE, "rus-draughts-2022 7.5.1", "after 40 moves" },
    { BRG_DISCIPLINE_RUSSIAN, RAPID, TRUE, "rus-draughts-2022 6.1.10.2", "6 pieces or fewer" },
    { BRG_DISCIPLINE_INTERNATIONAL, RAPID, TRUE, "rus-draughts-2022 7.7.2", "10 pieces or fewer" },
    { BRG_DISCIPLINE_RUSSIAN, RAPID, FALSE, NULL, NULL },
    { BRG_DISCIPLINE_GIVEAWAY, STANDARD, FALSE, NULL, NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (limits); i++)
    {
      BrgDeskGame *game = desk_draughts_open (limits[i].discipline, "", NULL);
      BrgDeskSurroundings around = desk_draughts_around ("full");
      BrgDeskAsk ask = { .question = BRG_DRAUGHTS_QUESTION_OFFER,
                         .text = "",
                         .ticks = { limits[i].is_unwritten, TRUE } };
      g_auto (BrgDeskAnswerParts) moved = { 0 };
      g_auto (BrgDeskAnswerParts) enough = { 0 };

      around.tempo = limits[i].tempo;
      g_assert_true (game->rules->is_tick_offered (game, &around, &ask, 1));
      g_assert_cmpint (game->rules->is_tick_offered (game, &around, &ask, 2), ==,
                       limits[i].article != NULL);
      game->rules->answer (game, &around, &ask, &moved);
      if (limits[i].article != NULL)
        {
          g_assert_cmpstr (moved.answer->article, ==, limits[i].article);
          g_assert_cmpuint (moved.answer->rulings->len, ==, 0);
          g_assert_nonnull (strstr (moved.answer->text, limits[i].part));
        }
      ask.ticks[2] = TRUE;
      game->rules->answer (game, &around, &ask, &enough);
      g_assert_true (has_ruling (enough.answer, BRG_DESK_RULING_OFFER));
      g_assert_true (has_ruling (enough.answer, BRG_DESK_RULING_DRAW));
      g_assert_cmpint (brg_desk_answer_find_proposed (enough.answer), ==, -1);
      brg_desk_game_free (game);
    }
}

/* rus-draughts-2022 5.4.13.2, 5.4.13.5: a wrong claim is by the same article as of a game that was
 * entered, and no offer that was declined still stands. */
static void
test_unkeyed_claim (void)
{
  static const struct
  {
    BrgDraughtsQuestion question;
    const char *moves;
  } claims[] = {
    { BRG_DRAUGHTS_QUESTION_REPETITION, "a1-b2 c7-d8" },
    { BRG_DRAUGHTS_QUESTION_COUNTER, "a1-b2 c7-d8" },
  };
  BrgDeskSurroundings around = desk_draughts_around ("full");
  BrgDeskGame *empty = desk_draughts_open (BRG_DISCIPLINE_RUSSIAN, "", NULL);
  BrgDeskGame *keyed = desk_draughts_open (BRG_DISCIPLINE_RUSSIAN, "W:WKa1:BKc7", claims[0].moves);
  const BrgDeskRuling declined = { .kind = BRG_DESK_RULING_DECLINE, .side = BRG_COLOUR_WHITE };
  g_autofree char *detail = NULL;
  BrgGameChange change;

  for (guint i = 0; i < G_N_ELEMENTS (claims); i++)
    {
      const BrgDeskAsk ask = { .question = (gint) claims[i].question, .text = "" };
      g_auto (BrgDeskAnswerParts) open = { 0 };
      g_auto (BrgDeskAnswerParts) wrong = { 0 };

      empty->rules->answer (empty, &around, &ask, &open);
      keyed->rules->answer (keyed, &around, &ask, &wrong);
      g_assert_cmpint (brg_desk_answer_find_proposed (open.answer), ==, -1);
      g_assert_cmpint (g_array_index (wrong.answer->rulings, BrgDeskRuling, 0).kind, ==,
                       BRG_DESK_RULING_CLAIM);
      for (guint k = 1; k < 3; k++)
        g_assert_cmpint (g_array_index (open.answer->rulings, BrgDeskRuling, k).kind, ==,
                         BRG_DESK_RULING_CLAIM);
      g_assert_cmpstr (open.answer->follow_article, ==, wrong.answer->follow_article);
    }
  g_assert_false (empty->rules->carry_out (empty, &declined, empty->record, &change, &detail));
  brg_desk_game_free (empty);
  brg_desk_game_free (keyed);
}

/* An opening that was drawn is not what was played: rus-draughts-2022 5.4.13.2. */
static void
test_unkeyed_opening (void)
{
  BrgDeskGame *game = desk_draughts_open (BRG_DISCIPLINE_RUSSIAN, "", NULL);
  g_autoptr (BrgSnapshot) snapshot = brg_snapshot_new ();
  BrgDeskSurroundings around = desk_draughts_around ("full");
  const BrgDeskReply lot = { .button = BRG_DESK_REPLY_LOT, .square = BRG_BOARD_NO_SQUARE };
  BrgStoredGame *record = brg_desk_game_dup_record (game);
  g_autofree char *detail = NULL;
  char *fault = NULL;
  BrgGameChange change;

  around.snapshot = snapshot;
  g_assert_true (game->rules->reply (game, &around, &lot, record, &change, &detail, &fault));
  brg_desk_game_take_record (game, record);
  brg_desk_game_sync (game);
  g_assert_cmpstr (game->record->start, !=, "");
  g_assert_false (brg_desk_draughts_is_keyed (game));
  brg_desk_game_free (game);
}

/* rus-draughts-2022 5.4.13.3, 5.4.13.4: an offer stands until it is answered, and is not repeated
 * before the other has offered. */
static void
test_offer (void)
{
  BrgDeskGame *game = desk_draughts_open (BRG_DISCIPLINE_GIVEAWAY, "", "c3-d4");
  BrgDeskSurroundings around = desk_draughts_around ("full");
  BrgDeskAsk ask = { .question = BRG_DRAUGHTS_QUESTION_OFFER, .text = "" };
  BrgDeskRuling ruling = { .kind = BRG_DESK_RULING_DECLINE, .side = BRG_COLOUR_WHITE };
  g_auto (BrgDeskAnswerParts) pending = { 0 };
  g_auto (BrgDeskAnswerParts) again = { 0 };
  g_auto (BrgDeskAnswerParts) other = { 0 };
  g_autofree char *detail = NULL;
  BrgGameChange change;

  game->record->draw_offer = BRG_COLOUR_WHITE;
  game->record->draw_offer_ply = 1;
  game->rules->answer (game, &around, &ask, &pending);
  g_assert_cmpstr (pending.answer->chip, ==, "offered");
  g_assert_true (has_ruling (pending.answer, BRG_DESK_RULING_DECLINE));
  g_assert_true (game->rules->carry_out (game, &ruling, game->record, &change, &detail));
  g_assert_cmpint (change, ==, BRG_GAME_CHANGE_DECLINE);
  game->rules->answer (game, &around, &ask, &again);
  g_assert_cmpstr (again.answer->article, ==, "rus-draughts-2022 5.4.13.4");
  desk_draughts_play (game, "b6-a5");
  game->rules->answer (game, &around, &ask, &other);
  g_assert_cmpstr (other.answer->chip, ==, "allowed");
  brg_desk_game_free (game);
}

/* rus-draughts-2022 6.1.8.7: counting aloud is in the record, runs and is reached. */
static void
test_count (void)
{
  BrgDeskGame *game = desk_draughts_open (BRG_DISCIPLINE_RUSSIAN, "W:WKa1,Kc1,c3:BKc7", "a1-b2");
  BrgDeskSurroundings around = desk_draughts_around ("full");
  BrgDeskAsk ask = { .question = BRG_DRAUGHTS_QUESTION_COUNT,
                     .side = BRG_COLOUR_BLACK,
                     .text = "" };
  BrgDeskRuling ruling = { .kind = BRG_DESK_RULING_COUNT, .side = BRG_COLOUR_BLACK };
  BrgStoredGame *record = brg_desk_game_dup_record (game);
  g_auto (BrgDeskAnswerParts) parts = { 0 };
  g_auto (BrgDeskAnswerParts) counter = { 0 };
  g_autofree char *detail = NULL;
  g_autofree char *ended = NULL;
  g_autofree char *remark = NULL;
  BrgGameChange change;

  brg_game_node_add_comment (game->node, BRG_GAME_AFTER, "remark");
  g_assert_true (game->rules->carry_out (game, &ruling, record, &change, &detail));
  g_assert_cmpint (change, ==, BRG_GAME_CHANGE_COUNT);
  g_assert_cmpstr (detail, ==, "black");
  g_assert_nonnull (strstr (record->moves, "[%count b]"));
  brg_desk_game_take_record (game, record);
  brg_desk_game_sync (game);
  remark = brg_game_node_dup_comment (game->node, BRG_GAME_AFTER);
  g_assert_cmpstr (remark, ==, "remark");
  game->rules->answer (game, &around, &ask, &parts);
  g_assert_cmpstr (parts.answer->chip, ==, "counting");
  for (gint i = 0; i < 5; i++)
    {
      desk_draughts_play (game, i % 2 == 0 ? "c7-d8" : "d8-c7");
      desk_draughts_play (game, i % 2 == 0 ? "b2-a1" : "a1-b2");
    }
  ask.question = BRG_DRAUGHTS_QUESTION_COUNTER;
  game->rules->answer (game, &around, &ask, &counter);
  g_assert_cmpstr (counter.answer->article, ==, "rus-draughts-2022 6.1.8.7");
  g_assert_cmpstr (counter.answer->chip, ==, "arbiter");
  ruling.side = BRG_COLOUR_NONE;
  record = brg_desk_game_dup_record (game);
  g_assert_true (game->rules->carry_out (game, &ruling, record, &change, &ended));
  g_assert_cmpstr (ended, ==, "");
  brg_desk_game_take_record (game, record);
  brg_desk_game_sync (game);
  g_assert_null (game->rules->dup_subtitle (game, &around, BRG_DRAUGHTS_QUESTION_COUNT));
  brg_desk_game_free (game);
}

/* rus-draughts-2022 6.1.10.4, 7.7.4, 8.2: asked only where a rule can answer. */
static void
test_offered (void)
{
  static const struct
  {
    BrgDiscipline discipline;
    BrgTempo tempo;
    gboolean has_increment;
    gboolean has_ending;
    gboolean has_count;
  } rows[] = {
    { BRG_DISCIPLINE_RUSSIAN, BRG_TEMPO_STANDARD, FALSE, FALSE, TRUE },
    { BRG_DISCIPLINE_RUSSIAN, BRG_TEMPO_RAPID, TRUE, TRUE, TRUE },
    { BRG_DISCIPLINE_DRAUGHTS64, BRG_TEMPO_BLITZ, FALSE, TRUE, TRUE },
    { BRG_DISCIPLINE_INTERNATIONAL, BRG_TEMPO_BLITZ, FALSE, TRUE, FALSE },
    { BRG_DISCIPLINE_INTERNATIONAL, BRG_TEMPO_BLITZ, TRUE, FALSE, FALSE },
    { BRG_DISCIPLINE_GIVEAWAY, BRG_TEMPO_BLITZ, FALSE, FALSE, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      BrgDeskGame *game = desk_draughts_open (rows[i].discipline, "", NULL);
      BrgDeskSurroundings around = desk_draughts_around ("full");

      around.tempo = rows[i].tempo;
      around.has_increment = rows[i].has_increment;
      g_assert_cmpint (game->rules->is_offered (game, &around, BRG_DRAUGHTS_QUESTION_ENDING), ==,
                       rows[i].has_ending);
      g_assert_cmpint (game->rules->is_offered (game, &around, BRG_DRAUGHTS_QUESTION_COUNT), ==,
                       rows[i].has_count);
      g_assert_true (game->rules->is_offered (game, &around, BRG_DRAUGHTS_QUESTION_FLAG));
      brg_desk_game_free (game);
    }
}

/* Keys are capital letters, each once. */
static void
test_keys (void)
{
  g_autoptr (GHashTable) keys = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < brg_desk_draughts.n_questions; i++)
    {
      g_assert_true (g_ascii_isupper (*brg_desk_draughts.questions[i].key));
      g_assert_true (g_hash_table_add (keys, (gpointer) brg_desk_draughts.questions[i].key));
    }
}

/* Irregularities. */

static void
ask_story (BrgDeskGame *game, const char *text, gboolean is_finished, BrgDeskAnswerParts *parts)
{
  BrgDeskSurroundings around = desk_draughts_around ("full");
  BrgDeskAsk ask = { .question = BRG_DRAUGHTS_QUESTION_IRREGULARITY,
                     .text = text,
                     .is_finished = is_finished };

  game->rules->answer (game, &around, &ask, parts);
}

/* rus-draughts-2022 5.4.13.6: nobody need claim; the arbiter may state the draw himself. */
static void
test_by_himself (void)
{
  BrgDeskGame *game = desk_draughts_open (BRG_DISCIPLINE_RUSSIAN, "W:WKa1:BKc7", THREE_TIMES);
  BrgDeskSurroundings around = desk_draughts_around ("full");
  BrgDeskAsk ask = { .question = BRG_DRAUGHTS_QUESTION_REPETITION, .text = "" };
  g_auto (BrgDeskAnswerParts) parts = { 0 };

  game->rules->answer (game, &around, &ask, &parts);
  g_assert_cmpstr (parts.answer->follow_article, ==, "rus-draughts-2022 5.4.13.6");
  g_assert_true (has_ruling (parts.answer, BRG_DESK_RULING_DIAGRAMS));
  g_assert_cmpuint (parts.answer->plies->len, ==, 3);
  brg_desk_game_free (game);
}

/* rus-draughts-2022 5.4.14.4: with an increment a wrong move can be meant to gain time. */
static void
test_gain (void)
{
  BrgDeskGame *game = desk_draughts_open (BRG_DISCIPLINE_RUSSIAN, "W:Wc3,g3:Bd4,h8", NULL);
  BrgDeskSurroundings around = desk_draughts_around ("full");
  BrgDeskAsk ask = { .question = BRG_DRAUGHTS_QUESTION_IRREGULARITY,
                     .text = "move:g3-h4",
                     .is_finished = TRUE };
  g_auto (BrgDeskAnswerParts) plain = { 0 };
  g_auto (BrgDeskAnswerParts) fischer = { 0 };

  game->rules->answer (game, &around, &ask, &plain);
  g_assert_cmpstr (plain.answer->follow_article, ==, "rus-draughts-2022 5.4.14.4");
  g_assert_null (strstr (plain.answer->follow, "increment"));
  around.has_increment = TRUE;
  game->rules->answer (game, &around, &ask, &fischer);
  g_assert_nonnull (strstr (fischer.answer->follow, "increment"));
  brg_desk_game_free (game);
}

/* Every story of the collection: its letter, whether somebody may ask, the corrected position. */
static void
check_story (const char *line)
{
  g_auto (GStrv) fields = g_strsplit (line, "\t", -1);
  g_autofree char *no = g_strdup_printf ("(Item %d of the list.)", *fields[3] - 'a' + 1);
  BrgDiscipline discipline;
  BrgDeskGame *game;
  g_auto (BrgDeskAnswerParts) parts = { 0 };

  g_assert_true (brg_discipline_from_id (fields[0], &discipline));
  game = desk_draughts_open (discipline, fields[1], NULL);
  ask_story (game, fields[2], TRUE, &parts);
  g_assert_false (parts.has_fault);
  g_assert_cmpint (strstr (parts.answer->text, no) != NULL, ==, *fields[3] != '-');
  g_assert_cmpint (strstr (parts.answer->text, "before replying") != NULL, ==,
                   g_str_equal (fields[5], "reply"));
  g_assert_cmpint (strstr (parts.answer->text, "at any later time too") != NULL, ==,
                   g_str_equal (fields[5], "later"));
  g_assert_cmpint (strstr (parts.answer->text, "Nobody can ask") != NULL, ==,
                   g_str_equal (fields[5], "lost"));
  g_assert_cmpuint (parts.n_shown_max, ==, *fields[6] != '-');
  g_assert_cmpint (has_ruling (parts.answer, BRG_DESK_RULING_LINE_ON), ==, *fields[6] != '-');
  brg_desk_game_free (game);
}

static void
test_stories (void)
{
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "fixtures", "draughts", "irregularities.tsv", NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  guint n_lines = 0;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (char **line = lines; *line != NULL; line++)
    if (**line != '#' && **line != '\0')
      {
        check_story (*line);
        n_lines++;
      }
  g_assert_cmpuint (n_lines, >, 40);
}

/* rus-draughts-2022 5.4.14.2: the corrected position is shown instead of that on the board. */
static void
test_corrected (void)
{
  BrgDeskGame *game = desk_draughts_open (BRG_DISCIPLINE_RUSSIAN, "W:Wc3,g3:Bd4,h8", NULL);
  BrgDeskSurroundings around = desk_draughts_around ("full");
  BrgDeskAsk ask = { .question = BRG_DRAUGHTS_QUESTION_IRREGULARITY,
                     .text = "move:c3:e5",
                     .is_finished = TRUE,
                     .n_shown = 1 };
  BrgBoardPicture picture;
  g_autofree char *line = NULL;

  game->rules->show (game, "full", &picture);
  line = game->rules->mark_answer (game, &around, &ask, &picture);
  g_assert_cmpstr (line, ==, "The corrected position; the opponent is to move.");
  g_assert_cmpint (picture.pieces[desk_draughts_square (game, "d4")], ==, BRG_PIECE_NONE);
  g_assert_cmpint (picture.pieces[desk_draughts_square (game, "e5")], !=, BRG_PIECE_NONE);
  brg_desk_game_free (game);
}

static const struct
{
  const char *name;
  const char *text;
  gboolean is_finished;
  const char *chip;
  gboolean has_fault;
} typed[] = {
  { "empty", "", FALSE, "asking", FALSE },
  { "half", "move:g3", FALSE, "asking", FALSE },
  { "half-finished", "move:g3", TRUE, "unclear", TRUE },
  { "capitals-and-blanks", "  MOVE:G3-h4  ", TRUE, "correct it", FALSE },
  { "cyrillic", "move:с3:е5 off:д4", TRUE, "allowed", FALSE },
  { "opponents-square", "touch:d4", TRUE, "unclear", TRUE },
  { "second-word", " touch:g3   Move:g3-h9 back", TRUE, "unclear", TRUE },
};

static void
test_typed (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  BrgDeskGame *game = desk_draughts_open (BRG_DISCIPLINE_RUSSIAN, "W:Wc3,g3:Bd4,h8", NULL);
  g_auto (BrgDeskAnswerParts) parts = { 0 };

  ask_story (game, typed[i].text, typed[i].is_finished, &parts);
  g_assert_cmpstr (parts.answer->chip, ==, typed[i].chip);
  g_assert_cmpint (parts.has_fault, ==, typed[i].has_fault);
  if (g_str_equal (typed[i].name, "second-word"))
    g_assert_cmpstr (parts.answer->text, ==, "“Move:g3-h9”: This square is not used in play.");
  brg_desk_game_free (game);
}

static const struct
{
  const char *name;
  const char *text;
  const char *square;
  const char *after;
} clicks[] = {
  { "first", "", "c3", "move:c3" },
  { "step", "move:g3", "h4", "move:g3-h4" },
  { "jump", "move:c3", "e5", "move:c3:e5" },
  { "jump-on", "move:c3:e5", "g7", "move:c3:e5:g7" },
  { "off", "move:c3:e5 ", "d4", "move:c3:e5 off:d4" },
  { "off-second", "move:c3:e5 off:d4", "f6", "move:c3:e5 off:d4,f6" },
  { "touch", "touch:", "g3", "touch:g3" },
  { "touch-then-move", "touch:g3", "c3", "touch:g3 move:c3" },
  { "word-alone", "touch", "g3", "touch:g3" },
  { "light", "move:c3", "c4", NULL },
};

static void
test_click (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  BrgDeskGame *game = desk_draughts_open (BRG_DISCIPLINE_RUSSIAN, "W:Wc3,g3:Bd4,f6", NULL);
  BrgDeskAsk ask = { .question = BRG_DRAUGHTS_QUESTION_IRREGULARITY, .text = clicks[i].text };
  g_autofree char *after =
      game->rules->append_square (game, &ask, desk_draughts_square (game, clicks[i].square));

  g_assert_cmpstr (after, ==, clicks[i].after);
  brg_desk_game_free (game);
}

static void
add_case (const char *prefix, const char *name, guint i, GTestDataFunc func)
{
  g_autofree char *path = g_strdup_printf ("/app/desk-draughts-answer/%s%s", prefix, name);

  g_test_add_data_func (path, GUINT_TO_POINTER (i), func);
}

BRG_TEST_TOPIC ("desk-draughts-answer")
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    add_case ("", cases[i].name, i, test_case);
  for (guint i = 0; i < G_N_ELEMENTS (typed); i++)
    add_case ("story/", typed[i].name, i, test_typed);
  for (guint i = 0; i < G_N_ELEMENTS (clicks); i++)
    add_case ("click/", clicks[i].name, i, test_click);
  g_test_add_func ("/app/desk-draughts-answer/rus-draughts-2022 6.1.10.2/unwritten",
                   test_unwritten);
  g_test_add_func ("/app/desk-draughts-answer/rus-draughts-2022 6.1.8.1, 7.5.1, 6.1.10.2, "
                   "7.7.2/unkeyed",
                   test_unkeyed_offer);
  g_test_add_func ("/app/desk-draughts-answer/rus-draughts-2022 5.4.13.2, 5.4.13.5/unkeyed-wrong",
                   test_unkeyed_claim);
  g_test_add_func ("/app/desk-draughts-answer/rus-draughts-2022 5.4.13.2/unkeyed-opening",
                   test_unkeyed_opening);
  g_test_add_func ("/app/desk-draughts-answer/rus-draughts-2022 5.4.13.4/offer", test_offer);
  g_test_add_func ("/app/desk-draughts-answer/rus-draughts-2022 6.1.8.7/count", test_count);
  g_test_add_func ("/app/desk-draughts-answer/rus-draughts-2022 5.4.13.6/by-himself",
                   test_by_himself);
  g_test_add_func ("/app/desk-draughts-answer/rus-draughts-2022 5.4.14.4/gain", test_gain);
  g_test_add_func ("/app/desk-draughts-answer/offered", test_offered);
  g_test_add_func ("/app/desk-draughts-answer/keys", test_keys);
  g_test_add_func ("/app/desk-draughts-answer/rus-draughts-2022 5.4.14.2/stories", test_stories);
  g_test_add_func ("/app/desk-draughts-answer/rus-draughts-2022 5.4.14.2/corrected",
                   test_corrected);
  return g_test_run ();
}
