/* test-desk-answer.c - what an arbiter is told about a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../engine/play-game.h"
#include "brg-desk-agreement.h"
#include "brg-desk-answer.h"
#include "brg-desk-verdict.h"
#include "brg-regulations.h"
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

/* White to move; Black has a bare king, or a rook. */
#define BARE "4k3/8/8/8/8/8/8/Q3K3 w - - 0 1"
#define ROOK "r3k3/8/8/8/8/8/8/4K3 w - - 0 1"

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
  g_autoptr (BrgDeskAnswer) both = brg_desk_answer_both_flags (&matter, TRUE, TRUE, FALSE);
  g_autoptr (BrgDeskAnswer) illegal =
      brg_desk_answer_illegal (&matter, BRG_COLOUR_WHITE, 0, FALSE, FALSE);

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

/* ussr-chess-1956 17 zh: the claim is looked into on the claimant's time. */
static void
test_own_time (void)
{
  g_autoptr (BrgPlayStatus) status = play_game (NULL, BRG_CHESS_ORTHODOX, SHUFFLE);
  BrgDeskCase matter = make_case (status, "ussr-chess-1956");
  g_autoptr (BrgDeskAnswer) wrong = brg_desk_answer_repetition (&matter, BRG_MOVE_NONE, FALSE);

  g_assert_cmpint (wrong->tone, ==, BRG_DESK_TONE_NO);
  g_assert_true (g_str_has_prefix (wrong->follow, "The check runs on the claimant’s time"));
  g_assert_cmpstr (wrong->follow_article, ==, "ussr-chess-1956 17 zh");
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
    gboolean has_increment;
    const char *article;
    const char *follow;
    BrgDeskRulingKind ruling;
  } cases[] = {
    { "fide-2023", TRUE, TRUE, FALSE, "fide-2023 III.3.1.2", NULL, BRG_DESK_RULING_DRAW },
    { "fide-2023", FALSE, TRUE, FALSE, "fide-2023 III.3.1.1", NULL, BRG_DESK_RULING_CLOSE },
    { "fide-2023", TRUE, FALSE, FALSE, NULL, "fide-2023 III.2.1", BRG_DESK_RULING_CLOSE },
    { "fide-2023", TRUE, TRUE, TRUE, NULL, "fide-2023 III.2.2", BRG_DESK_RULING_CLOSE },
    { "rus-chess-2014", TRUE, FALSE, TRUE, "rus-chess-2014 6.11.2", NULL, BRG_DESK_RULING_DRAW },
    { "ukr-chess-2016", FALSE, FALSE, FALSE, "ukr-chess-2016 6.5.1", NULL, BRG_DESK_RULING_CLOSE },
    { "ussr-chess-1956", TRUE, FALSE, FALSE, NULL, NULL, BRG_DESK_RULING_CLOSE },
  };
  g_autoptr (BrgPlayStatus) status = play_game (NULL, BRG_CHESS_ORTHODOX, "e2e4");

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      BrgDeskCase matter = make_case (status, cases[i].book);
      g_autoptr (BrgDeskAnswer) answer = brg_desk_answer_both_flags (
          &matter, cases[i].is_last_period, cases[i].is_announced, cases[i].has_increment);

      g_assert_cmpstr (answer->article, ==, cases[i].article);
      g_assert_cmpstr (answer->follow_article, ==, cases[i].follow);
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
  g_autoptr (BrgDeskAnswer) first =
      brg_desk_answer_illegal (&matter, BRG_COLOUR_BLACK, 0, FALSE, FALSE);
  g_autoptr (BrgDeskAnswer) second =
      brg_desk_answer_illegal (&matter, BRG_COLOUR_BLACK, 1, FALSE, FALSE);
  const BrgDeskRuling *ruling = &g_array_index (first->rulings, BrgDeskRuling, 0);

  g_assert_cmpint (ruling->kind, ==, BRG_DESK_RULING_ILLEGAL);
  g_assert_cmpuint (ruling->seconds, ==, 120);
  g_assert_cmpint (get_ruling (second, 0), ==, BRG_DESK_RULING_WHITE_WINS);
}

/* The minute of fast play is set by A.3 in rapid chess and by B.2 in blitz, and that is cited; the
 * lost game of the second one by 7.5.5. */
static void
test_illegal_cited (void)
{
  static const struct
  {
    BrgTempo tempo;
    const char *article;
  } cases[] = {
    { BRG_TEMPO_STANDARD, "fide-2023 7.5.5" },
    { BRG_TEMPO_RAPID, "fide-2023 A.3" },
    { BRG_TEMPO_BLITZ, "fide-2023 B.2" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (BrgPlayStatus) status = play_game (NULL, BRG_CHESS_ORTHODOX, "e2e4");
      BrgDeskCase matter = make_case (status, "fide-2023");
      g_autoptr (BrgDeskAnswer) first = NULL;
      g_autoptr (BrgDeskAnswer) second = NULL;

      matter.tempo = cases[i].tempo;
      first = brg_desk_answer_illegal (&matter, BRG_COLOUR_BLACK, 0, FALSE, FALSE);
      second = brg_desk_answer_illegal (&matter, BRG_COLOUR_BLACK, 1, FALSE, FALSE);
      g_assert_cmpstr (first->article, ==, cases[i].article);
      g_assert_cmpstr (second->article, ==, "fide-2023 7.5.5");
    }
}

static void
test_offer (void)
{
  g_autoptr (BrgPlayStatus) status = play_game (NULL, BRG_CHESS_ORTHODOX, "e2e4 e7e5");
  BrgDeskCase matter = make_case (status, "fide-2023");
  g_autoptr (BrgDeskAnswer) none = brg_desk_answer_offer (&matter, BRG_COLOUR_NONE, -1, 0, FALSE);
  g_autoptr (BrgDeskAnswer) offered =
      brg_desk_answer_offer (&matter, BRG_COLOUR_WHITE, -1, 0, FALSE);

  g_assert_cmpint (get_ruling (none, 0), ==, BRG_DESK_RULING_DRAW);
  g_assert_cmpint (get_ruling (none, 1), ==, BRG_DESK_RULING_OFFER);
  g_assert_cmpint (get_ruling (offered, 0), ==, BRG_DESK_RULING_DRAW);
  g_assert_cmpint (get_ruling (offered, 1), ==, BRG_DESK_RULING_DECLINE);
}

/* fide-2023 9.1.2.1, ussr-chess-1956 17 d: what declines an offer. */
static void
test_offer_stands (void)
{
  static const struct
  {
    const char *book;
    const char *end;
  } cases[] = {
    { "fide-2023", "*touches a piece*" },
    { "rus-chess-2014", "*touches a piece*" },
    { "ukr-chess-2016", "*touches a piece*" },
    { "ussr-chess-1956", "*declines it, makes a move, or*" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (BrgPlayStatus) status = play_game (NULL, BRG_CHESS_ORTHODOX, "e2e4 e7e5");
      BrgDeskCase matter = make_case (status, cases[i].book);
      g_autoptr (BrgDeskAnswer) answer =
          brg_desk_answer_offer (&matter, BRG_COLOUR_WHITE, -1, 0, FALSE);

      g_assert_true (g_pattern_match_simple (cases[i].end, answer->text));
    }
}

/* fide-2023 5.2.3: both have made a move. 9.1.1 of three books: the regulations want more of them,
 * or the arbiter's leave. */
static void
test_offer_barred (void)
{
  static const struct
  {
    const char *book;
    const char *played;
    gint moves;
    gint least;
    gboolean has_permission;
    gboolean is_draw;
    const char *article;
  } cases[] = {
    { "fide-2023", "e2e4", -1, 0, FALSE, FALSE, "fide-2023 5.2.3" },
    { "fide-2023", "e2e4", -1, 0, TRUE, FALSE, "fide-2023 5.2.3" },
    { "fide-2023", "", 0, 0, FALSE, FALSE, "fide-2023 5.2.3" },
    { "fide-2023", "", 1, 0, FALSE, TRUE, "fide-2023 5.2.3" },
    { "fide-2023", "e2e4 e7e5", -1, 30, FALSE, FALSE, "fide-2023 9.1.1" },
    { "fide-2023", "e2e4 e7e5", -1, 30, TRUE, TRUE, "fide-2023 5.2.3" },
    { "fide-2023", "", 30, 30, FALSE, TRUE, "fide-2023 5.2.3" },
    { "rus-chess-2014", "e2e4", -1, 0, FALSE, TRUE, "rus-chess-2014 5.2.3" },
    { "rus-chess-2014", "e2e4", -1, 30, FALSE, FALSE, "rus-chess-2014 9.1.1" },
    { "rus-chess-2014", "e2e4", -1, 30, TRUE, TRUE, "rus-chess-2014 5.2.3" },
    { "ukr-chess-2016", "e2e4", -1, 30, FALSE, FALSE, "ukr-chess-2016 9.1" },
    { "ussr-chess-1956", "e2e4", -1, 30, TRUE, TRUE, "ussr-chess-1956 17 d" },
    /* of all moves none is enough; only the arbiter's leave is */
    { "rus-chess-2014", "e2e4 e7e5", 90, BRG_DRAW_OFFER_ALL, FALSE, FALSE, "rus-chess-2014 9.1.1" },
    { "rus-chess-2014", "e2e4 e7e5", -1, BRG_DRAW_OFFER_ALL, TRUE, TRUE, "rus-chess-2014 5.2.3" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (BrgPlayStatus) status = play_game (NULL, BRG_CHESS_ORTHODOX, cases[i].played);
      BrgDeskCase matter = make_case (status, cases[i].book);
      g_autoptr (BrgDeskAnswer) answer = brg_desk_answer_offer (
          &matter, BRG_COLOUR_WHITE, cases[i].moves, cases[i].least, cases[i].has_permission);

      g_assert_cmpstr (answer->article, ==, cases[i].article);
      g_assert_cmpint (get_ruling (answer, 0) == BRG_DESK_RULING_DRAW, ==, cases[i].is_draw);
      g_assert_cmpint (answer->follow == NULL, ==, cases[i].is_draw);
    }
}

/* fide-2023 5.1.2: to whom cannot mate nobody loses by resigning; the other books do not say so. */
static void
test_resignation (void)
{
  static const struct
  {
    const char *book;
    const char *start;
    const char *article;
    const char *follow;
    gboolean is_known;
    BrgDeskRulingKind ruling;
  } cases[] = {
    { "fide-2023", BARE, "fide-2023 5.1.2", NULL, TRUE, BRG_DESK_RULING_DRAW },
    { "fide-2023", ROOK, "fide-2023 5.1.2", NULL, TRUE, BRG_DESK_RULING_BLACK_WINS },
    { "fide-2023", NULL, "fide-2023 5.1.2", "fide-2023 5.1.2", FALSE, BRG_DESK_RULING_BLACK_WINS },
    { "rus-chess-2014", BARE, "rus-chess-2014 5.1.2", NULL, TRUE, BRG_DESK_RULING_BLACK_WINS },
    { "rus-chess-2014", NULL, "rus-chess-2014 5.1.2", NULL, FALSE, BRG_DESK_RULING_BLACK_WINS },
    { "ukr-chess-2016", BARE, "ukr-chess-2016 5.1.2", NULL, TRUE, BRG_DESK_RULING_BLACK_WINS },
    { "ussr-chess-1956", ROOK, "ussr-chess-1956 16", NULL, TRUE, BRG_DESK_RULING_BLACK_WINS },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (BrgPlayStatus) status = play_game (cases[i].start, BRG_CHESS_ORTHODOX, "");
      BrgDeskCase matter = make_case (status, cases[i].book);
      g_autoptr (BrgDeskAnswer) answer = NULL;

      matter.is_unkeyed = !cases[i].is_known;
      answer = brg_desk_answer_resignation (&matter, BRG_COLOUR_WHITE);
      g_assert_cmpstr (answer->article, ==, cases[i].article);
      g_assert_cmpstr (answer->follow_article, ==, cases[i].follow);
      g_assert_cmpint (get_ruling (answer, 0), ==, cases[i].ruling);
    }
}

/* Of a game that was not entered the starting position is not the last one: where the book asks
 * whether the opponent could mate, a draw is the other ruling. 1956 knows no such draw on time. */
static void
test_unkeyed (void)
{
  static const struct
  {
    const char *book;
    const char *flag;    /* what makes the loss on time a draw */
    const char *illegal; /* the same of the illegal move that loses */
  } cases[] = {
    { "fide-2023", "fide-2023 6.9", "fide-2023 7.5.5" },
    { "rus-chess-2014", "rus-chess-2014 6.9", "rus-chess-2014 7.4.2" },
    { "ukr-chess-2016", "ukr-chess-2016 6.3.5", "ukr-chess-2016 7.7" },
    { "ussr-chess-1956", NULL, NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (BrgPlayStatus) status = play_game (NULL, BRG_CHESS_ORTHODOX, "");
      BrgDeskCase matter = make_case (status, cases[i].book);
      g_autoptr (BrgDeskAnswer) keyed = brg_desk_answer_flag (&matter, BRG_COLOUR_WHITE);
      g_autoptr (BrgDeskAnswer) flag = NULL;
      g_autoptr (BrgDeskAnswer) illegal = NULL;

      matter.is_unkeyed = TRUE;
      flag = brg_desk_answer_flag (&matter, BRG_COLOUR_WHITE);
      illegal = brg_desk_answer_illegal (&matter, BRG_COLOUR_WHITE, 2, FALSE, FALSE);
      g_assert_null (keyed->follow);
      g_assert_cmpint (get_ruling (flag, 0), ==, BRG_DESK_RULING_BLACK_WINS);
      g_assert_cmpstr (flag->follow_article, ==, cases[i].flag);
      g_assert_cmpint (get_ruling (flag, 1), ==,
                       cases[i].flag != NULL ? BRG_DESK_RULING_DRAW : BRG_DESK_RULING_CLOSE);
      g_assert_null (strstr (flag->text, "can still checkmate"));
      g_assert_cmpstr (illegal->follow_article, ==, cases[i].illegal);
    }
}

/* Found after the reply, or after the next round began: it stands and is not counted. */
static void
test_illegal_late (void)
{
  static const struct
  {
    const char *book;
    BrgTempo tempo;
    gboolean is_answered;
    gboolean is_round_over;
    const char *article;
    gboolean stands;
  } cases[] = {
    { "fide-2023", BRG_TEMPO_RAPID, TRUE, FALSE, "fide-2023 A.5.2", TRUE },
    { "fide-2023", BRG_TEMPO_RAPID, FALSE, FALSE, "fide-2023 A.3", FALSE },
    { "fide-2023", BRG_TEMPO_STANDARD, TRUE, FALSE, "fide-2023 7.5.5", FALSE },
    { "rus-chess-2014", BRG_TEMPO_RAPID, TRUE, FALSE, "rus-chess-2014 16.4.3", TRUE },
    { "rus-chess-2014", BRG_TEMPO_BLITZ, TRUE, FALSE, "rus-chess-2014 17.3.2", TRUE },
    { "ussr-chess-1956", BRG_TEMPO_STANDARD, TRUE, FALSE, "ussr-chess-1956 15", FALSE },
    { "ussr-chess-1956", BRG_TEMPO_STANDARD, TRUE, TRUE, "ussr-chess-1956 15", TRUE },
  };
  g_autoptr (BrgPlayStatus) status = play_game (NULL, BRG_CHESS_ORTHODOX, "e2e4");

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      BrgDeskCase matter = make_case (status, cases[i].book);
      g_autoptr (BrgDeskAnswer) answer = NULL;

      matter.tempo = cases[i].tempo;
      matter.is_watched = FALSE;
      answer = brg_desk_answer_illegal (&matter, BRG_COLOUR_BLACK, 0, cases[i].is_answered,
                                        cases[i].is_round_over);
      g_assert_cmpstr (answer->article, ==, cases[i].article);
      g_assert_cmpint (answer->rulings->len == 0, ==, cases[i].stands);
      g_assert_cmpint (strstr (answer->text, "Found too late") != NULL, ==, cases[i].stands);
    }
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
      g_autoptr (BrgDeskAnswer) illegal =
          brg_desk_answer_illegal (&matter, BRG_COLOUR_BLACK, 0, FALSE, FALSE);
      g_autoptr (BrgDeskAnswer) offer =
          brg_desk_answer_offer (&matter, BRG_COLOUR_NONE, -1, 0, FALSE);
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
  g_test_add_func ("/app/desk-answer/repetition/ussr-chess-1956 17 zh/own-time", test_own_time);
  g_test_add_func ("/app/desk-answer/repetition/announced", test_repetition_announced);
  g_test_add_func ("/app/desk-answer/repetition/touched", test_touched);
  g_test_add_func ("/app/desk-answer/fifty", test_fifty);
  g_test_add_func ("/app/desk-answer/fide-2023 6.9/flag", test_flag);
  g_test_add_func ("/app/desk-answer/fide-2023 5.2.2/over-before", test_over_before);
  g_test_add_func ("/app/desk-answer/ussr-chess-1956 16/flag", test_flag_1956);
  g_test_add_func ("/app/desk-answer/fide-2023 III.2.1, III.2.2/both-flags", test_both_flags);
  g_test_add_func ("/app/desk-answer/fide-2023 7.5.5/illegal", test_illegal);
  g_test_add_func ("/app/desk-answer/fide-2023 A.3, B.2/illegal-cited", test_illegal_cited);
  g_test_add_func ("/app/desk-answer/fide-2023 6.9, 7.5.5/unkeyed", test_unkeyed);
  g_test_add_func ("/app/desk-answer/fide-2023 A.5.2, ussr-chess-1956 15/illegal-late",
                   test_illegal_late);
  g_test_add_func ("/app/desk-answer/offer", test_offer);
  g_test_add_func ("/app/desk-answer/fide-2023 5.2.3, 9.1.1/offer-barred", test_offer_barred);
  g_test_add_func ("/app/desk-answer/fide-2023 9.1.2.1, ussr-chess-1956 17 d/offer-stands",
                   test_offer_stands);
  g_test_add_func ("/app/desk-answer/fide-2023 5.1.2/resignation", test_resignation);
  g_test_add_func ("/app/desk-answer/touch", test_touch);
  g_test_add_func ("/app/desk-answer/can-win", test_can_win);
  g_test_add_func ("/app/desk-answer/every-book", test_every_book);
  g_test_add_func ("/app/desk-answer/proposed", test_proposed);
  return g_test_run ();
}
