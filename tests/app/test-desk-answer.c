/* test-desk-answer.c - what an arbiter is told about a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../engine/play-game.h"
#include "brg-desk-answer.h"
#include "brg-desk-verdict.h"
#include "brg-rulebooks.h"
#include "brg-test.h"
#include "brg-uci.h"

static BrgDeskCase
make_case (const BrgPlayStatus *status, const char *rulebook)
{
  return (BrgDeskCase){ .status = status,
                        .rulebook = brg_rulebook_find (rulebook),
                        .tempo = BRG_TEMPO_STANDARD,
                        .is_watched = TRUE,
                        .notation = brg_notation_find ("en"),
                        .names = { NULL, "Anna", "Boris" } };
}

static BrgDeskRulingKind
get_ruling (const BrgDeskAnswer *answer, guint index)
{
  g_assert_cmpuint (index, <, answer->rulings->len);
  return g_array_index (answer->rulings, BrgDeskRuling, index).kind;
}

#define SHUFFLE "g1f3 g8f6 f3g1 f6g8"

static void
test_repetition_right (void)
{
  g_autoptr (BrgPlayStatus) status = play_game (NULL, BRG_CHESS_ORTHODOX, SHUFFLE " " SHUFFLE);
  BrgDeskCase matter = make_case (status, "fide-2023");
  g_autoptr (BrgDeskAnswer) answer = brg_desk_answer_repetition (&matter, BRG_MOVE_NONE, FALSE);

  g_assert_cmpint (answer->tone, ==, BRG_DESK_TONE_YES);
  g_assert_cmpstr (
      answer->text, ==,
      "The position has occurred 3 times with the same player to move: the beginning, 2…Ng8, "
      "4…Ng8. May claim a draw: Anna (White), until a piece is touched.");
  g_assert_cmpint (get_ruling (answer, 0), ==, BRG_DESK_RULING_DRAW);
  g_assert_cmpuint (answer->plies->len, ==, 3);
}

/* fide-2023 9.5.3: two minutes for the opponent. */
static void
test_repetition_wrong (void)
{
  g_autoptr (BrgPlayStatus) status = play_game (NULL, BRG_CHESS_ORTHODOX, SHUFFLE);
  BrgDeskCase matter = make_case (status, "fide-2023");
  g_autoptr (BrgDeskAnswer) answer = brg_desk_answer_repetition (&matter, BRG_MOVE_NONE, FALSE);
  const BrgDeskRuling *ruling;

  g_assert_cmpint (answer->tone, ==, BRG_DESK_TONE_NO);
  g_assert_cmpstr (answer->follow, ==, "If the claim is incorrect, the opponent gets 2 minutes.");
  g_assert_cmpint (get_ruling (answer, 0), ==, BRG_DESK_RULING_CLAIM);
  ruling = &g_array_index (answer->rulings, BrgDeskRuling, 0);
  g_assert_cmpuint (ruling->seconds, ==, 120);
  g_assert_cmpint (ruling->side, ==, BRG_COLOUR_WHITE);
}

static void
test_fifty (void)
{
  static const struct
  {
    const char *fen;
    BrgDeskTone tone;
  } cases[] = {
    { "3k4/8/8/8/8/8/4R3/4K3 w - - 99 90", BRG_DESK_TONE_NO },
    { "3k4/8/8/8/8/8/4R3/4K3 w - - 100 90", BRG_DESK_TONE_YES },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (BrgPlayStatus) status = play_game (cases[i].fen, BRG_CHESS_ORTHODOX, "");
      BrgDeskCase matter = make_case (status, "fide-2023");
      g_autoptr (BrgDeskAnswer) answer = brg_desk_answer_fifty (&matter, BRG_MOVE_NONE, FALSE);

      g_assert_cmpint (answer->tone, ==, cases[i].tone);
    }
}

static void
test_touched (void)
{
  g_autoptr (BrgPlayStatus) status = play_game (NULL, BRG_CHESS_ORTHODOX, SHUFFLE " " SHUFFLE);
  BrgDeskCase matter = make_case (status, "fide-2023");
  g_autoptr (BrgDeskAnswer) answer = brg_desk_answer_repetition (&matter, BRG_MOVE_NONE, TRUE);

  g_assert_cmpint (answer->tone, ==, BRG_DESK_TONE_NO);
  g_assert_cmpuint (answer->rulings->len, ==, 0);
}

/* fide-2023 6.9: a rook against nothing wins on time, a bare king does not. */
static void
test_flag (void)
{
  g_autoptr (BrgPlayStatus) status =
      play_game ("3k4/8/8/8/8/8/4R3/4K3 w - - 0 1", BRG_CHESS_ORTHODOX, "");
  BrgDeskCase matter = make_case (status, "fide-2023");
  g_autoptr (BrgDeskAnswer) black = brg_desk_answer_flag (&matter, BRG_COLOUR_BLACK);
  g_autoptr (BrgDeskAnswer) white = brg_desk_answer_flag (&matter, BRG_COLOUR_WHITE);

  g_assert_cmpint (get_ruling (black, 0), ==, BRG_DESK_RULING_WHITE_WINS);
  g_assert_cmpint (get_ruling (black, 1), ==, BRG_DESK_RULING_CLOSE);
  g_assert_cmpstr (black->article, ==, "fide-2023 6.9");
  g_assert_false (white->is_over_before);
  g_assert_cmpint (get_ruling (white, 0), ==, BRG_DESK_RULING_DRAW);
  g_assert_cmpstr (white->text, ==,
                   "Boris (Black) cannot checkmate by any series of legal moves: a draw.");
}

/* fide-2023 5.2.2: with two bare kings the game has ended before any flag falls, or any illegal
 * move: that is no incident any more. */
static void
test_over_before (void)
{
  g_autoptr (BrgPlayStatus) status =
      play_game ("3k4/8/8/8/8/8/8/4K3 w - - 0 1", BRG_CHESS_ORTHODOX, "");
  BrgDeskCase matter = make_case (status, "fide-2023");
  g_autoptr (BrgDeskAnswer) flag = brg_desk_answer_flag (&matter, BRG_COLOUR_WHITE);
  g_autoptr (BrgDeskAnswer) both = brg_desk_answer_both_flags (&matter, TRUE, TRUE);
  g_autoptr (BrgDeskAnswer) illegal = brg_desk_answer_illegal (&matter, BRG_COLOUR_WHITE, 0);

  g_assert_true (flag->is_over_before && both->is_over_before && illegal->is_over_before);
  g_assert_cmpstr (flag->article, ==, "fide-2023 5.2.2");
  g_assert_cmpint (get_ruling (flag, 0), ==, BRG_DESK_RULING_DRAW);
  for (guint i = 0; i < illegal->rulings->len; i++)
    g_assert_cmpint (get_ruling (illegal, i), !=, BRG_DESK_RULING_ILLEGAL);
}

/* ussr-chess-1956 16: the code does not ask whether the opponent could mate. */
static void
test_flag_1956 (void)
{
  g_autoptr (BrgPlayStatus) status =
      play_game ("3k4/8/8/8/8/8/4R3/4K3 w - - 0 1", BRG_CHESS_ORTHODOX, "");
  BrgDeskCase matter = make_case (status, "ussr-chess-1956");
  g_autoptr (BrgDeskAnswer) white = brg_desk_answer_flag (&matter, BRG_COLOUR_WHITE);

  g_assert_cmpint (get_ruling (white, 0), ==, BRG_DESK_RULING_BLACK_WINS);
  g_assert_null (strstr (white->text, "checkmate"));
}

/* The third time comes by a move that is only announced. */
static void
test_repetition_announced (void)
{
  g_autoptr (BrgPlayStatus) status =
      play_game (NULL, BRG_CHESS_ORTHODOX, SHUFFLE " g1f3 g8f6 f3g1");
  BrgDeskCase matter = make_case (status, "fide-2023");
  const BrgPosition *position = &brg_play_status_get_last (status)->position;
  g_autoptr (BrgDeskAnswer) answer = NULL;
  BrgMove move;

  g_assert_cmpint (brg_uci_read (position, "f6g8", &move), ==, BRG_UCI_LEGAL);
  answer = brg_desk_answer_repetition (&matter, move, FALSE);
  g_assert_cmpint (answer->tone, ==, BRG_DESK_TONE_YES);
  g_assert_nonnull (strstr (answer->text, ": the beginning, 2…Ng8, the move announced."));
  g_assert_cmpint (get_ruling (answer, 2), ==, BRG_DESK_RULING_DIAGRAMS);
}

/* Two flags, and nobody knows which fell first. */
static void
test_both_flags (void)
{
  static const struct
  {
    const char *book;
    gboolean is_last_period;
    gboolean is_announced;
    const char *article;
    BrgDeskRulingKind ruling;
  } cases[] = {
    { "fide-2023", TRUE, TRUE, "fide-2023 III.3.1.2", BRG_DESK_RULING_DRAW },
    { "fide-2023", FALSE, TRUE, "fide-2023 III.3.1.1", BRG_DESK_RULING_CLOSE },
    { "fide-2023", TRUE, FALSE, NULL, BRG_DESK_RULING_CLOSE },
    { "rus-chess-2014", TRUE, FALSE, "rus-chess-2014 6.11.2", BRG_DESK_RULING_DRAW },
    { "ukr-chess-2016", FALSE, FALSE, "ukr-chess-2016 6.5.1", BRG_DESK_RULING_CLOSE },
    { "ussr-chess-1956", TRUE, FALSE, NULL, BRG_DESK_RULING_CLOSE },
  };
  g_autoptr (BrgPlayStatus) status = play_game (NULL, BRG_CHESS_ORTHODOX, "e2e4");

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      BrgDeskCase matter = make_case (status, cases[i].book);
      g_autoptr (BrgDeskAnswer) answer =
          brg_desk_answer_both_flags (&matter, cases[i].is_last_period, cases[i].is_announced);

      g_assert_cmpstr (answer->article, ==, cases[i].article);
      g_assert_cmpint (get_ruling (answer, 0), ==, cases[i].ruling);
      g_assert_true (g_str_has_prefix (answer->text, "Both flags have fallen"));
    }
}

/* fide-2023 7.5.5: two minutes for the first, the game for the second. */
static void
test_illegal (void)
{
  g_autoptr (BrgPlayStatus) status = play_game (NULL, BRG_CHESS_ORTHODOX, "e2e4");
  BrgDeskCase matter = make_case (status, "fide-2023");
  g_autoptr (BrgDeskAnswer) first = brg_desk_answer_illegal (&matter, BRG_COLOUR_BLACK, 0);
  g_autoptr (BrgDeskAnswer) second = brg_desk_answer_illegal (&matter, BRG_COLOUR_BLACK, 1);
  const BrgDeskRuling *ruling = &g_array_index (first->rulings, BrgDeskRuling, 0);

  g_assert_cmpint (ruling->kind, ==, BRG_DESK_RULING_ILLEGAL);
  g_assert_cmpuint (ruling->seconds, ==, 120);
  g_assert_cmpint (get_ruling (second, 0), ==, BRG_DESK_RULING_WHITE_WINS);
}

static void
test_offer (void)
{
  g_autoptr (BrgPlayStatus) status = play_game (NULL, BRG_CHESS_ORTHODOX, "e2e4");
  BrgDeskCase matter = make_case (status, "fide-2023");
  g_autoptr (BrgDeskAnswer) none = brg_desk_answer_offer (&matter, BRG_COLOUR_NONE);
  g_autoptr (BrgDeskAnswer) offered = brg_desk_answer_offer (&matter, BRG_COLOUR_WHITE);

  g_assert_cmpint (get_ruling (none, 1), ==, BRG_DESK_RULING_OFFER);
  g_assert_cmpint (get_ruling (offered, 0), ==, BRG_DESK_RULING_DRAW);
  g_assert_cmpint (get_ruling (offered, 1), ==, BRG_DESK_RULING_DECLINE);
}

static void
test_touch (void)
{
  g_autoptr (BrgPlayStatus) status = play_game (NULL, BRG_CHESS_ORTHODOX, "");
  BrgDeskCase matter = make_case (status, "fide-2023");
  const BrgTouch touches[] = { { .kind = BRG_TOUCH_MAN, .square = 1 } };
  BrgMoveList moves;
  g_autoptr (BrgDeskAnswer) asking = brg_desk_answer_touch (&matter, touches, 0, &moves);
  g_autoptr (BrgDeskAnswer) answer = brg_desk_answer_touch (&matter, touches, 1, &moves);

  g_assert_cmpint (asking->tone, ==, BRG_DESK_TONE_INFO);
  g_assert_cmpuint (moves.n_moves, ==, 2);
  g_assert_true (g_str_has_prefix (answer->text, "One of these moves must be made: N"));
  g_assert_cmpstr (answer->article, ==, "fide-2023 4.3.1");
}

static void
test_can_win (void)
{
  g_autoptr (BrgPlayStatus) status =
      play_game ("7k/8/6K1/8/8/8/8/R7 w - - 0 1", BRG_CHESS_ORTHODOX, "");
  BrgDeskCase matter = make_case (status, "fide-2023");
  g_auto (BrgCanMateAnswer) can = { 0 };
  g_auto (BrgCanMateAnswer) cannot = { 0 };
  g_autoptr (BrgDeskAnswer) yes = NULL;
  g_autoptr (BrgDeskAnswer) no = NULL;
  const BrgPosition *position = &brg_play_status_get_last (status)->position;

  brg_can_mate (position, BRG_COLOUR_WHITE, 100000, &can);
  brg_can_mate (position, BRG_COLOUR_BLACK, 100000, &cannot);
  yes = brg_desk_answer_can_win (&matter, BRG_COLOUR_WHITE, &can);
  no = brg_desk_answer_can_win (&matter, BRG_COLOUR_BLACK, &cannot);
  g_assert_cmpint (yes->tone, ==, BRG_DESK_TONE_YES);
  g_assert_nonnull (strchr (yes->text, '#'));
  g_assert_cmpint (no->tone, ==, BRG_DESK_TONE_NO);
}

/* ussr-chess-1956: the code knows no claim that costs time, and no book answers with nothing. */
static void
test_every_book (void)
{
  static const char *const books[] = { "fide-2023", "rus-chess-2014", "ukr-chess-2016",
                                       "ussr-chess-1956" };
  g_autoptr (BrgPlayStatus) status = play_game (NULL, BRG_CHESS_ORTHODOX, SHUFFLE " e2e4");

  for (guint i = 0; i < G_N_ELEMENTS (books); i++)
    {
      BrgDeskCase matter = make_case (status, books[i]);
      g_autoptr (BrgDeskAnswer) repetition =
          brg_desk_answer_repetition (&matter, BRG_MOVE_NONE, FALSE);
      g_autoptr (BrgDeskAnswer) fifty = brg_desk_answer_fifty (&matter, BRG_MOVE_NONE, FALSE);
      g_autoptr (BrgDeskAnswer) flag = brg_desk_answer_flag (&matter, BRG_COLOUR_BLACK);
      g_autoptr (BrgDeskAnswer) illegal = brg_desk_answer_illegal (&matter, BRG_COLOUR_BLACK, 0);
      g_autoptr (BrgDeskAnswer) offer = brg_desk_answer_offer (&matter, BRG_COLOUR_NONE);
      g_autoptr (BrgDeskAnswer) adjourn = brg_desk_answer_adjourn (&matter, FALSE);
      const BrgDeskAnswer *answers[] = { repetition, fifty, flag, illegal, offer, adjourn };

      for (guint k = 0; k < G_N_ELEMENTS (answers); k++)
        {
          g_assert_cmpstr (answers[k]->text, !=, "");
          g_assert_cmpstr (answers[k]->chip, !=, "");
        }
    }
}

/* Enter records what is proposed first, and nothing where the answer proposes to do nothing. */
static void
test_proposed (void)
{
  static const struct
  {
    BrgDeskRulingKind kind;
    gint proposed;
  } cases[] = {
    { BRG_DESK_RULING_DRAW, 0 },      { BRG_DESK_RULING_WHITE_WINS, 0 },
    { BRG_DESK_RULING_ILLEGAL, 0 },   { BRG_DESK_RULING_CLOSE, -1 },
    { BRG_DESK_RULING_DIAGRAMS, -1 },
  };

  g_assert_cmpint (brg_desk_answer_find_proposed (NULL), ==, -1);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (BrgDeskAnswer) answer =
          brg_desk_answer_new (BRG_DESK_TONE_YES, "chip", g_strdup ("Reason."), NULL);
      g_autofree char *bare = brg_desk_answer_dup_seen (answer);
      g_autofree char *seen = NULL;

      g_assert_cmpint (brg_desk_answer_find_proposed (answer), ==, -1);
      brg_desk_answer_add_ruling (answer, cases[i].kind, BRG_COLOUR_NONE, 0, "Do it");
      brg_desk_answer_add_ruling (answer, BRG_DESK_RULING_DECLINE, BRG_COLOUR_NONE, 0, "Leave it");
      g_assert_cmpint (brg_desk_answer_find_proposed (answer), ==, cases[i].proposed);
      seen = brg_desk_answer_dup_seen (answer);
      g_assert_true (g_str_equal (seen, bare) == (cases[i].proposed < 0));
    }
}

BRG_TEST_TOPIC ("desk-answer")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/desk-answer/repetition/right", test_repetition_right);
  g_test_add_func ("/app/desk-answer/repetition/fide-2023 9.5.3/wrong", test_repetition_wrong);
  g_test_add_func ("/app/desk-answer/repetition/announced", test_repetition_announced);
  g_test_add_func ("/app/desk-answer/repetition/touched", test_touched);
  g_test_add_func ("/app/desk-answer/fifty", test_fifty);
  g_test_add_func ("/app/desk-answer/fide-2023 6.9/flag", test_flag);
  g_test_add_func ("/app/desk-answer/fide-2023 5.2.2/over-before", test_over_before);
  g_test_add_func ("/app/desk-answer/ussr-chess-1956 16/flag", test_flag_1956);
  g_test_add_func ("/app/desk-answer/both-flags", test_both_flags);
  g_test_add_func ("/app/desk-answer/fide-2023 7.5.5/illegal", test_illegal);
  g_test_add_func ("/app/desk-answer/offer", test_offer);
  g_test_add_func ("/app/desk-answer/touch", test_touch);
  g_test_add_func ("/app/desk-answer/can-win", test_can_win);
  g_test_add_func ("/app/desk-answer/every-book", test_every_book);
  g_test_add_func ("/app/desk-answer/proposed", test_proposed);
  return g_test_run ();
}
