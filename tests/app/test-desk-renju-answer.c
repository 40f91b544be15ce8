/* test-desk-renju-answer.c - what an arbiter is told about a game of renju
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-test.h"
#include "renju-fixture.h"

/* A black stone on G8 would make two threes. */
#define BEFORE_FOUL "1. H8 2. A1 3. I8 4. A3 5. G9 6. P1 7. G10 8. P3"

static guint
find_question (const char *key)
{
  for (guint i = 0; i < brg_desk_renju.n_questions; i++)
    if (g_str_equal (brg_desk_renju.questions[i].key, key))
      return i;
  g_assert_not_reached ();
}

static BrgDeskAsk
make_ask (const char *key, BrgColour side, const char *text)
{
  return (BrgDeskAsk){
    .question = (gint) find_question (key), .side = side, .text = text, .is_finished = TRUE
  };
}

static void
ask (const BrgDeskGame *game,
     const char *key,
     BrgColour side,
     const char *text,
     BrgDeskAnswerParts *parts)
{
  const BrgDeskSurroundings around = renju_around (game);
  const BrgDeskAsk asked = make_ask (key, side, text);

  *parts = (BrgDeskAnswerParts){ 0 };
  brg_desk_renju.answer (game, &around, &asked, parts);
  g_assert_nonnull (parts->answer);
}

#define NO_DEED (-1)

static gint
get_ruling (const BrgDeskAnswer *answer)
{
  return answer->rulings->len > 0 ? (gint) g_array_index (answer->rulings, BrgDeskRuling, 0).kind
                                  : NO_DEED;
}

typedef struct
{
  const char *path;
  const char *start;
  const char *moves;
  const char *key;
  BrgColour side;
  const char *text;
  const char *answer;
  const char *article;
  gint ruling;
} AnswerCase;

static const AnswerCase cases[] = {
  { "9.2.6.4-flag-black", "free", "1. H8 *", "F", BRG_COLOUR_BLACK, "",
    "The time of Anna (Black) has run out. In renju that alone decides, whether or not the "
    "opponent could still make a five.",
    "rus-draughts-2022 9.2.6.4", BRG_DESK_RULING_WHITE_WINS },
  { "9.2.6.4-flag-white", "free", "1. H8 *", "F", BRG_COLOUR_WHITE, "",
    "The time of Boris (White) has run out. In renju that alone decides, whether or not the "
    "opponent could still make a five.",
    "rus-draughts-2022 9.2.6.4", BRG_DESK_RULING_BLACK_WINS },
  /* The colours are those of the stones. */
  { "9.2.6.4-flag-swapped", "tarannikov 0 yes", "1. H8 *", "F", BRG_COLOUR_BLACK, "",
    "The time of Boris (Black) has run out. In renju that alone decides, whether or not the "
    "opponent could still make a five.",
    "rus-draughts-2022 9.2.6.4", BRG_DESK_RULING_WHITE_WINS },
  { "5.4.13.1-both-flags", "free", "1. H8 *", "F", BRG_COLOUR_NONE, "",
    "Both flags have fallen and it is not known which fell first: the game is drawn.",
    "rus-draughts-2022 5.4.13.1", BRG_DESK_RULING_DRAW },
  { "9.2.5.1-flag-after-five", "free", "1. H8 2. A1 3. I8 4. A2 5. K8 6. A3 7. L8 8. A5 9. G8 *",
    "F", BRG_COLOUR_BLACK, "",
    "The game was over before the flag fell; the result stands. Five in a row: Black has won.",
    "rus-draughts-2022 9.2.5.1", BRG_DESK_RULING_BLACK_WINS },
  { "9.2.4.2-foul", "free", BEFORE_FOUL " *", "N", BRG_COLOUR_NONE, "g8",
    "A black stone on G8 makes a double three: a three on the horizontal, a straight four by "
    "F8; a three on the vertical, a straight four by G7.",
    "rus-draughts-2022 9.2.4.2a", NO_DEED },
  { "9.2.4.2-foul-played", "free", BEFORE_FOUL " 9. G8 *", "N", BRG_COLOUR_NONE, "G8",
    "A black stone on G8 makes a double three: a three on the horizontal, a straight four by "
    "F8; a three on the vertical, a straight four by G7.",
    "rus-draughts-2022 9.2.4.2a", BRG_DESK_RULING_WHITE_WINS },
  /* Nothing is typed: what has just been made is asked about. */
  { "9.2.4.2-foul-just-played", "free", BEFORE_FOUL " 9. G8 *", "N", BRG_COLOUR_NONE, "",
    "A black stone on G8 makes a double three: a three on the horizontal, a straight four by "
    "F8; a three on the vertical, a straight four by G7.",
    "rus-draughts-2022 9.2.4.2a", BRG_DESK_RULING_WHITE_WINS },
  { "9.2.4.2-foul-too-late", "free", BEFORE_FOUL " 9. G8 10. P5 *", "N", BRG_COLOUR_NONE, "G8",
    "A black stone on G8 makes a double three: a three on the horizontal, a straight four by "
    "F8; a three on the vertical, a straight four by G7.",
    "rus-draughts-2022 9.2.4.2a", NO_DEED },
  { "9.2.4.2-allowed", "free", BEFORE_FOUL " *", "N", BRG_COLOUR_NONE, "M13",
    "A black stone on M13 is allowed.", "rus-draughts-2022 9.2.4.2", NO_DEED },
  { "9.2.4.2-white", "free", BEFORE_FOUL " *", "N", BRG_COLOUR_NONE, "P3",
    "White has no fouls; an overline by White wins.", "rus-draughts-2022 9.2.4.2", NO_DEED },
  { "9.2.4.2-all", "free", BEFORE_FOUL " *", "N", BRG_COLOUR_NONE, "",
    "Forbidden to Black in this position: G8 (33).", "rus-draughts-2022 9.2.4.2", NO_DEED },
  { "9.2.4.2-five-first", "free",
    "1. H8 2. A1 3. I8 4. A3 5. K8 6. A5 7. L8 8. A7 9. G9 10. A9 11. G10 12. A11 13. G11 14. A13 "
    "*",
    "N", BRG_COLOUR_NONE, "G8",
    "A black stone on G8 makes a five and wins, whatever else it makes.",
    "rus-draughts-2022 9.2.4.2", NO_DEED },
  { "9.2.7.1-c-open", "free", "1. H8 *", "W", BRG_COLOUR_NONE, "",
    "A winning row is still possible: there is room for one at least for White. The game goes "
    "on.",
    "rus-draughts-2022 9.2.7.1c", NO_DEED },
  { "9.2.4.4-pass", "free", "1. H8 *", "R", BRG_COLOUR_NONE, "",
    "Passing is a move: Boris (White) says so or just presses the clock. It is numbered in the "
    "record.",
    "rus-draughts-2022 9.2.4.4", BRG_DESK_RULING_PLAY },
  { "9.2.7.1-a-offer", "free", "1. H8 *", "D", BRG_COLOUR_NONE, "",
    "The players may agree to a draw. Enter who offered it, or record the agreement.",
    "rus-draughts-2022 9.2.7.1a", BRG_DESK_RULING_DRAW },
  { "adjourn", "free", "1. H8 *", "A", BRG_COLOUR_NONE, "",
    "The renju chapter does not cover adjourned games: the regulations of the event decide. "
    "The stones and both clock times are kept, and Boris (White) has the next move.",
    NULL, BRG_DESK_RULING_ADJOURN },
};

static void
test_answer (gconstpointer data)
{
  const AnswerCase *row = data;
  g_autoptr (BrgDeskGame) game = renju_open (row->start, row->moves);
  BrgDeskAnswerParts parts;

  ask (game, row->key, row->side, row->text, &parts);
  g_assert_cmpstr (parts.answer->text, ==, row->answer);
  g_assert_cmpstr (parts.answer->article, ==, row->article);
  g_assert_cmpint (get_ruling (parts.answer), ==, row->ruling);
  g_assert_false (parts.has_fault);
  brg_desk_answer_free (parts.answer);
}

/* rus-draughts-2022 9.2.4.4: the pass is handed out as a move; not before the game has begun. */
static void
test_pass (void)
{
  g_autoptr (BrgDeskGame) game = renju_open ("free", "1. H8 *");
  g_autoptr (BrgDeskGame) empty = renju_open ("free", "");
  g_autoptr (BrgDeskGame) opening = renju_open ("rif 2", "1. H8 *");
  const BrgDeskSurroundings around = renju_around (game);
  BrgDeskAnswerParts parts;

  ask (game, "R", BRG_COLOUR_NONE, "", &parts);
  g_assert_true (parts.has_move);
  g_assert_cmpint (parts.move.renju, ==, BRG_RENJU_PASS);
  g_assert_null (parts.answer->follow_article);
  brg_desk_answer_free (parts.answer);
  g_assert_true (brg_desk_renju.is_offered (game, &around, find_question ("R")));
  g_assert_false (brg_desk_renju.is_offered (empty, &around, find_question ("R")));
  g_assert_false (brg_desk_renju.is_offered (opening, &around, find_question ("R")));
  renju_play (game, "-");
  ask (game, "R", BRG_COLOUR_NONE, "", &parts);
  g_assert_cmpstr (parts.answer->follow_article, ==, "rus-draughts-2022 9.2.7.1b");
  brg_desk_answer_free (parts.answer);
}

static void
test_fault (void)
{
  g_autoptr (BrgDeskGame) game = renju_open ("free", "1. H8 *");
  BrgDeskAnswerParts parts;

  ask (game, "N", BRG_COLOUR_NONE, "Z9", &parts);
  g_assert_true (parts.has_fault);
  brg_desk_answer_free (parts.answer);
}

/* The lines of the foul and what would follow are marked. */
static void
test_marks (void)
{
  g_autoptr (BrgDeskGame) game = renju_open ("free", BEFORE_FOUL " *");
  const BrgDeskSurroundings around = renju_around (game);
  const BrgDeskAsk asked = make_ask ("N", BRG_COLOUR_NONE, "G8");
  g_autofree char *line = NULL;
  g_autofree char *clicked = NULL;
  BrgBoardPicture picture;

  brg_desk_renju.show (game, "i", &picture);
  line = brg_desk_renju.mark_answer (game, &around, &asked, &picture);
  g_assert_null (line);
  g_assert_cmpint (picture.marks[renju_point ("H8")], ==, BRG_BOARD_LAST_MOVE);
  g_assert_cmpint (picture.marks[renju_point ("G10")], ==, BRG_BOARD_LAST_MOVE);
  g_assert_cmpint (picture.marks[renju_point ("P3")], ==, 0);
  g_assert_cmpint (picture.marks[renju_point ("F8")], ==, BRG_BOARD_TARGET);
  g_assert_cmpint (picture.marks[renju_point ("G8")], ==, BRG_BOARD_FOUL);
  clicked = brg_desk_renju.append_square (game, &asked, renju_point ("P15"));
  g_assert_cmpstr (clicked, ==, "P15");
}

static void
test_offer_stands (void)
{
  g_autoptr (BrgDeskGame) game = renju_open ("free", "1. H8 *");
  BrgDeskAnswerParts parts;

  game->record->draw_offer = BRG_COLOUR_BLACK;
  game->record->draw_offer_ply = 1;
  ask (game, "D", BRG_COLOUR_NONE, "", &parts);
  g_assert_cmpstr (
      parts.answer->text, ==,
      "Anna (Black) offers a draw. The offer stands until Boris (White) accepts it, declines "
      "it or makes a move.");
  brg_desk_answer_free (parts.answer);
}

/* rus-draughts-2022 9.3.1.5: who is asked in the opening answers; he cannot refuse. */
static void
test_no_pass (void)
{
  static const struct
  {
    const char *start;
    const char *moves;
    gboolean is_offered;
  } places[] = {
    { "free", "", FALSE },
    { "free", "1. H8 *", TRUE },
    { "tarannikov 0", "1. H8 *", FALSE },
    { "soosorv", "", FALSE },
    { "free", "1. H8 2. - 3. - *", FALSE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (places); i++)
    {
      g_autoptr (BrgDeskGame) game = renju_open (places[i].start, places[i].moves);
      const BrgDeskSurroundings around = renju_around (game);

      g_assert_cmpint (brg_desk_renju.is_offered (game, &around, find_question ("R")), ==,
                       places[i].is_offered);
    }
}

BRG_TEST_TOPIC ("desk-renju-answer")
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/desk/renju-answer/", cases[i].path, NULL);

      g_test_add_data_func (path, &cases[i], test_answer);
    }
  g_test_add_func ("/desk/renju-answer/9.2.4.4-move", test_pass);
  g_test_add_func ("/desk/renju-answer/rus-draughts-2022 9.3.1.5/no-pass", test_no_pass);
  g_test_add_func ("/desk/renju-answer/fault", test_fault);
  g_test_add_func ("/desk/renju-answer/marks", test_marks);
  g_test_add_func ("/desk/renju-answer/offer-stands", test_offer_stands);
  return g_test_run ();
}
