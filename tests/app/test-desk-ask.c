/* test-desk-ask.c - whose flag, whose move: what nobody has told is asked, not assumed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-desk-ask.h"
#include "brg-desk-game.h"
#include "brg-rulebooks.h"
#include "brg-test.h"

#define DEAD "8/8/8/3k4/8/8/8/4K3 w - - 0 60"
#define OPEN BRG_COLOUR_NONE

static BrgDeskGame *
open_game (BrgDiscipline discipline, const char *start, const char *moves)
{
  BrgStoredGame *record = brg_stored_game_new (1, 2, discipline);
  BrgDeskGame *game;

  g_free (record->start);
  record->start = g_strdup (start);
  g_free (record->moves);
  record->moves = g_strdup (moves);
  if (discipline == BRG_DISCIPLINE_CHESS960)
    record->start_number = 333;
  game = brg_desk_game_new (record);
  brg_desk_game_sync (game);
  return game;
}

static const BrgDeskQuestion *
find_question (const BrgDeskGame *game, const char *key, gint *index)
{
  for (guint i = 0; i < game->rules->n_questions; i++)
    if (g_str_equal (game->rules->questions[i].key, key))
      {
        *index = (gint) i;
        return &game->rules->questions[i];
      }
  g_assert_not_reached ();
}

static BrgDeskSurroundings
look_around (BrgSnapshot *snapshot, const char *book)
{
  return (BrgDeskSurroundings){ .rulebook = brg_rulebook_find (book),
                                .snapshot = snapshot,
                                .notation = "en",
                                .names = { NULL, "Ivanov", "Petrov" },
                                .left_ms = { 0, -1, -1 },
                                .is_last_period = TRUE,
                                .round = 1 };
}

/* Only what the game or its clocks tell is a default. */
static void
test_default (void)
{
  static const struct
  {
    BrgDiscipline discipline;
    const char *start;
    const char *moves;
    const char *key;
    BrgColour flagged;
    BrgColour side;
  } cases[] = {
    { BRG_DISCIPLINE_CHESS, "", "", "F", BRG_COLOUR_NONE, OPEN },
    { BRG_DISCIPLINE_CHESS, "", "1. e4", "F", BRG_COLOUR_NONE, OPEN },
    { BRG_DISCIPLINE_CHESS, "", "", "F", BRG_COLOUR_BLACK, BRG_COLOUR_BLACK },
    { BRG_DISCIPLINE_CHESS, "", "", "N", BRG_COLOUR_NONE, OPEN },
    { BRG_DISCIPLINE_CHESS, "", "1. e4", "N", BRG_COLOUR_NONE, BRG_COLOUR_BLACK },
    { BRG_DISCIPLINE_CHESS, DEAD, "", "N", BRG_COLOUR_NONE, BRG_COLOUR_WHITE },
    { BRG_DISCIPLINE_CHESS960, "", "", "N", BRG_COLOUR_NONE, OPEN },
    { BRG_DISCIPLINE_CHESS, "", "1. e4", "E", BRG_COLOUR_NONE, OPEN },
    { BRG_DISCIPLINE_CHESS, "", "", "Q", BRG_COLOUR_NONE, OPEN },
    { BRG_DISCIPLINE_CHESS, "", "1. e4", "Q", BRG_COLOUR_NONE, BRG_COLOUR_BLACK },
    { BRG_DISCIPLINE_CHESS, "", "", "W", BRG_COLOUR_NONE, BRG_COLOUR_WHITE },
    { BRG_DISCIPLINE_RUSSIAN, "", "", "F", BRG_COLOUR_NONE, OPEN },
    { BRG_DISCIPLINE_RUSSIAN, "", "1. c3-d4", "F", BRG_COLOUR_NONE, OPEN },
    { BRG_DISCIPLINE_RUSSIAN, "", "", "F", BRG_COLOUR_WHITE, BRG_COLOUR_WHITE },
    { BRG_DISCIPLINE_RUSSIAN, "", "1. c3-d4", "E", BRG_COLOUR_NONE, OPEN },
    { BRG_DISCIPLINE_RUSSIAN, "", "1. c3-d4", "L", BRG_COLOUR_NONE, OPEN },
    { BRG_DISCIPLINE_INTERNATIONAL, "", "", "F", BRG_COLOUR_NONE, OPEN },
    { BRG_DISCIPLINE_RENJU, "", "", "F", BRG_COLOUR_NONE, OPEN },
    { BRG_DISCIPLINE_RENJU, "", "", "F", BRG_COLOUR_WHITE, BRG_COLOUR_WHITE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (BrgDeskGame) game =
          open_game (cases[i].discipline, cases[i].start, cases[i].moves);
      BrgColour side;
      gint index;
      gboolean is_told = brg_desk_ask_find_side (game, find_question (game, cases[i].key, &index),
                                                 cases[i].flagged, &side);

      g_test_message ("case %u, %s", i, cases[i].key);
      g_assert_cmpint (is_told, ==, cases[i].side != OPEN);
      g_assert_cmpint (side, ==, cases[i].side);
    }
}

static gboolean
is_result (const BrgDeskAnswer *answer)
{
  gint proposed = brg_desk_answer_find_proposed (answer);

  return proposed >= 0 &&
         g_array_index (answer->rulings, BrgDeskRuling, proposed).kind <= BRG_DESK_RULING_DRAW;
}

/* A board on which nothing was entered gives no result to whoever presses a key and Enter, in any
 * book and discipline. */
static void
test_nothing_awarded (void)
{
  static const struct
  {
    const char *book;
    BrgDiscipline discipline;
  } events[] = {
    { "fide-2023", BRG_DISCIPLINE_CHESS },
    { "fide-2023", BRG_DISCIPLINE_CHESS960 },
    { "rus-chess-2014", BRG_DISCIPLINE_CHESS },
    { "ukr-chess-2016", BRG_DISCIPLINE_CHESS },
    { "ussr-chess-1956", BRG_DISCIPLINE_CHESS },
    { "rus-draughts-2022", BRG_DISCIPLINE_RUSSIAN },
    { "rus-draughts-2022", BRG_DISCIPLINE_RENJU },
    { "rus-draughts-2022", BRG_DISCIPLINE_DRAUGHTS64 },
    { "rus-draughts-2022", BRG_DISCIPLINE_GIVEAWAY },
    { "rus-draughts-2022", BRG_DISCIPLINE_INTERNATIONAL },
  };
  static const BrgTempo tempos[] = { BRG_TEMPO_STANDARD, BRG_TEMPO_RAPID, BRG_TEMPO_BLITZ };
  g_autoptr (BrgSnapshot) snapshot = brg_snapshot_new ();
  guint n_asked = 0;

  snapshot->group->n_rounds = 9;
  for (guint i = 0; i < G_N_ELEMENTS (events) * G_N_ELEMENTS (tempos); i++)
    {
      guint event = i / G_N_ELEMENTS (tempos);
      g_autoptr (BrgDeskGame) game = open_game (events[event].discipline, "", "");
      BrgDeskSurroundings around = look_around (snapshot, events[event].book);

      around.tempo = tempos[i % G_N_ELEMENTS (tempos)];
      for (guint k = 0; k < game->rules->n_questions; k++)
        {
          BrgDeskAsk ask = { .question = (gint) k, .text = "" };
          BrgDeskAnswerParts parts = { 0 };

          if (game->rules->is_offered != NULL && !game->rules->is_offered (game, &around, k))
            continue;
          ask.is_side_open = !brg_desk_ask_find_side (game, &game->rules->questions[k],
                                                      BRG_COLOUR_NONE, &ask.side);
          brg_desk_ask_answer (game, &around, &ask, &parts);
          g_assert_nonnull (parts.answer);
          if (is_result (parts.answer))
            g_error ("%s %d, %s: %s", events[event].book, events[event].discipline,
                     game->rules->questions[k].key, parts.answer->text);
          n_asked++;
          brg_desk_answer_free (parts.answer);
        }
    }
  g_assert_cmpuint (n_asked, >, 150);
}

/* Once it is told the book decides; where the answer is the same of both sides nothing is asked:
 * fide-2023 5.2.2, rus-draughts-2022 5.4.2.6. */
static void
test_told (void)
{
  static const struct
  {
    const char *book;
    BrgDiscipline discipline;
    const char *start;
    gboolean is_asked;
    BrgDeskRulingKind of_white;
    const char *part;
  } cases[] = {
    { "fide-2023", BRG_DISCIPLINE_CHESS, DEAD, FALSE, BRG_DESK_RULING_DRAW, "over before" },
    { "ussr-chess-1956", BRG_DISCIPLINE_CHESS, "", TRUE, BRG_DESK_RULING_BLACK_WINS, "time" },
    { "fide-2023", BRG_DISCIPLINE_CHESS, "", TRUE, BRG_DESK_RULING_BLACK_WINS, "time" },
    { "rus-draughts-2022", BRG_DISCIPLINE_RUSSIAN, "", TRUE, BRG_DESK_RULING_BLACK_WINS,
      "The moves are not entered" },
    { "rus-draughts-2022", BRG_DISCIPLINE_RENJU, "", TRUE, BRG_DESK_RULING_BLACK_WINS,
      "The moves are not entered" },
    { "rus-draughts-2022", BRG_DISCIPLINE_RUSSIAN, "B:Wd4:B", FALSE, BRG_DESK_RULING_WHITE_WINS,
      "without pieces" },
  };
  g_autoptr (BrgSnapshot) snapshot = brg_snapshot_new ();

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (BrgDeskGame) game = open_game (cases[i].discipline, cases[i].start, "");
      BrgDeskSurroundings around = look_around (snapshot, cases[i].book);
      BrgDeskAsk ask = { .text = "", .is_side_open = TRUE };
      BrgDeskAnswerParts open = { 0 };
      BrgDeskAnswerParts white = { 0 };

      around.tempo = BRG_TEMPO_STANDARD;
      find_question (game, "F", &ask.question);
      brg_desk_ask_answer (game, &around, &ask, &open);
      g_test_message ("case %u: %s", i, open.answer->text);
      g_assert_cmpint (open.answer->is_open && open.answer->rulings->len == 0, ==,
                       cases[i].is_asked);
      ask.is_side_open = FALSE;
      ask.side = BRG_COLOUR_WHITE;
      brg_desk_ask_answer (game, &around, &ask, &white);
      g_assert_cmpint (g_array_index (white.answer->rulings, BrgDeskRuling, 0).kind, ==,
                       cases[i].of_white);
      g_assert_nonnull (strstr (white.answer->text, cases[i].part));
      g_assert_cmpint (white.answer->is_over_before, ==, !cases[i].is_asked);
      brg_desk_answer_free (open.answer);
      brg_desk_answer_free (white.answer);
    }
}

/* ussr-chess-1956 17 zh: not touching but making the move ends the right; the others have it by
 * touching: fide-2023 9.4, rus-chess-2014 9.4, ukr-chess-2016 9.5. */
static void
test_late_claim (void)
{
  static const struct
  {
    const char *book;
    gboolean by_touch;
  } books[] = {
    { "fide-2023", TRUE },
    { "rus-chess-2014", TRUE },
    { "ukr-chess-2016", TRUE },
    { "ussr-chess-1956", FALSE },
  };
  g_autoptr (BrgSnapshot) snapshot = brg_snapshot_new ();

  for (guint i = 0; i < G_N_ELEMENTS (books); i++)
    {
      g_autoptr (BrgDeskGame) game = open_game (BRG_DISCIPLINE_CHESS, "", "1. e4 e5");
      BrgDeskSurroundings around = look_around (snapshot, books[i].book);
      BrgDeskAsk ask = { .text = "" };
      BrgDeskAnswerParts parts = { 0 };

      find_question (game, "R", &ask.question);
      g_assert_cmpint (game->rules->is_tick_offered (game, &around, &ask, 0), ==,
                       books[i].by_touch);
      g_assert_cmpint (game->rules->is_tick_offered (game, &around, &ask, 1), !=,
                       books[i].by_touch);
      ask.ticks[books[i].by_touch ? 0 : 1] = TRUE;
      brg_desk_ask_answer (game, &around, &ask, &parts);
      g_assert_cmpuint (parts.answer->rulings->len, ==, 0);
      g_assert_cmpint (parts.answer->tone, ==, BRG_DESK_TONE_NO);
      if (!books[i].by_touch)
        g_assert_cmpstr (parts.answer->article, ==, "ussr-chess-1956 17 zh");
      brg_desk_answer_free (parts.answer);
    }
}

BRG_TEST_TOPIC ("desk-ask")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/desk-ask/default", test_default);
  g_test_add_func ("/app/desk-ask/nothing-awarded", test_nothing_awarded);
  g_test_add_func ("/app/desk-ask/fide-2023 5.2.2, rus-draughts-2022 5.4.2.6/told", test_told);
  g_test_add_func ("/app/desk-ask/ussr-chess-1956 17 zh, fide-2023 9.4/late-claim",
                   test_late_claim);
  return g_test_run ();
}
