/* test-desk-draughts-board.c - pieces of draughts led over the board, and why they may not go
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-test.h"
#include "desk-draughts-fixture.h"

#define FIGURE_8 "W:WKd2:Bg7,b6,d6,f6,f4"
#define FIGURE_12 "W:WK47:B11,12,19,30,38,40"
/* Figure 5 of 6.1.5.17. */
#define FIGURE_5 "W:WKe1:Bc3,b6,e7,e5,c5"
/* Figure 13 of 7.4.1: the king 10 may not take one piece, the man 36 takes three. */
#define FIGURE_13 "W:W36,K10:B31,22,23"

static char *
dup_targets (const BrgDeskGame *game, const char *squares)
{
  BrgDraughtsVariant variant = brg_desk_draughts_get_variant (game);
  BrgDraughtsSet board = brg_draughts_board (variant);
  BrgBoardWay way = desk_draughts_way (game, squares);
  GString *text = g_string_new (NULL);
  BrgBoardSet targets = { { 0 } };

  game->rules->list_targets (game, &way, &targets);
  for (guint n = 1; n <= brg_draughts_set_size (board); n++)
    {
      BrgDraughtsSquare square = brg_draughts_square_from_number (variant, n);
      char name[BRG_DRAUGHTS_SQUARE_LENGTH];

      if (!brg_board_set_has (&targets, brg_board_square_of_draughts (variant, square)))
        continue;
      brg_draughts_square_write (variant, square, name);
      g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", name);
    }
  return g_string_free (text, FALSE);
}

static const struct
{
  const char *name;
  BrgDiscipline discipline;
  const char *start;
  const char *way;
  const char *targets;
  const char *moves;
} ways[] = {
  { "man", BRG_DISCIPLINE_RUSSIAN, "", "c3", "b4 d4", "" },
  { "man-moved", BRG_DISCIPLINE_RUSSIAN, "", "c3 d4", "", "c3-d4" },
  { "blocked", BRG_DISCIPLINE_RUSSIAN, "", "c1", "", "" },
  { "opponents", BRG_DISCIPLINE_RUSSIAN, "", "b6", "", "" },
  { "empty", BRG_DISCIPLINE_RUSSIAN, "", "d4", "", "" },
  { "rus-draughts-2022 6.1.5.3/other-piece", BRG_DISCIPLINE_RUSSIAN, "W:Wc3,g3:Bd4,h8", "g3", "",
    "" },
  { "rus-draughts-2022 6.1.5.3/takes", BRG_DISCIPLINE_RUSSIAN, "W:Wc3,g3:Bd4,h8", "c3", "e5", "" },
  { "rus-draughts-2022 6.1.5.5/first-step", BRG_DISCIPLINE_RUSSIAN, "W:Wc3:Bd4,f6,h8", "c3",
    "g7 e5", "" },
  { "rus-draughts-2022 6.1.5.5/goes-on", BRG_DISCIPLINE_RUSSIAN, "W:Wc3:Bd4,f6,a7", "c3 e5", "g7",
    "" },
  { "rus-draughts-2022 6.1.5.5/straight-to-the-end", BRG_DISCIPLINE_RUSSIAN, "W:Wc3:Bd4,f6,a7",
    "c3 g7", "", "c3:g7" },
  { "rus-draughts-2022 6.1.5.5/step-by-step", BRG_DISCIPLINE_RUSSIAN, "W:Wc3:Bd4,f6,a7", "c3 e5 g7",
    "", "c3:g7" },
  { "rus-draughts-2022 6.1.5.9/figure-5", BRG_DISCIPLINE_RUSSIAN, FIGURE_5, "e1 a5 d8 f6", "d4",
    "" },
  { "rus-draughts-2022 6.1.5.9/figure-5-end", BRG_DISCIPLINE_RUSSIAN, FIGURE_5, "e1 a5 d8 f6 d4",
    "", "e1:d4" },
  /* Two captures between the same squares, with other pieces taken. */
  { "rus-draughts-2022 6.1.6.2/figure-8-end", BRG_DISCIPLINE_RUSSIAN, FIGURE_8, "d2 a7", "",
    "d2:g5:e7:c5:a7 d2:h6:f8:c5:a7" },
  { "rus-draughts-2022 6.1.6.2/figure-8-turn", BRG_DISCIPLINE_RUSSIAN, FIGURE_8, "d2 f8 a7", "",
    "d2:h6:f8:c5:a7" },
  { "rus-draughts-2022 6.1.6.2/figure-8-first", BRG_DISCIPLINE_RUSSIAN, FIGURE_8, "d2 g5",
    "d8 a7 e7 a5 c5", "" },
  { "rus-draughts-2022 7.3/figure-12-end", BRG_DISCIPLINE_INTERNATIONAL, FIGURE_12, "47 6", "",
    "47:24:35:44:6 47:24:8:17:6" },
  { "rus-draughts-2022 7.3/figure-12-route", BRG_DISCIPLINE_INTERNATIONAL, FIGURE_12, "47 24 35",
    "6 44", "" },
  { "rus-draughts-2022 7.4.1/fewer", BRG_DISCIPLINE_INTERNATIONAL, FIGURE_13, "10", "", "" },
};

static void
test_way (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  BrgDeskGame *game = desk_draughts_open (ways[i].discipline, ways[i].start, NULL);
  BrgBoardWay way = desk_draughts_way (game, ways[i].way);
  g_autofree char *targets = dup_targets (game, ways[i].way);
  g_autoptr (GArray) choices = game->rules->list_moves (game, &way, "full");
  g_autofree char *moves = desk_draughts_list (choices);

  g_assert_cmpstr (targets, ==, ways[i].targets);
  g_assert_cmpstr (moves, ==, ways[i].moves);
  brg_desk_game_free (game);
}

/* rus-draughts-2022 6.1.5.12: what was jumped stays until the end. */
static void
test_taken (void)
{
  BrgDeskGame *game = desk_draughts_open (BRG_DISCIPLINE_RUSSIAN, FIGURE_5, NULL);
  BrgBoardWay way = desk_draughts_way (game, "e1 a5 d8");
  BrgBoardPicture picture;

  game->rules->show (game, "full", &picture);
  game->rules->show_way (game, &way, &picture);
  g_assert_cmpint (picture.pieces[desk_draughts_square (game, "e1")], ==, BRG_PIECE_NONE);
  g_assert_cmpint (picture.pieces[desk_draughts_square (game, "d8")], ==,
                   brg_piece (BRG_COLOUR_WHITE, BRG_PIECE_SHAPE_DRAUGHTS_KING));
  g_assert_cmpint (picture.marks[desk_draughts_square (game, "c3")], ==, BRG_BOARD_TAKEN);
  g_assert_cmpint (picture.marks[desk_draughts_square (game, "b6")], ==, BRG_BOARD_TAKEN);
  g_assert_cmpint (picture.marks[desk_draughts_square (game, "e7")], ==, 0);
  brg_desk_game_free (game);
}

static const struct
{
  const char *name;
  BrgDiscipline discipline;
  const char *start;
  const char *way;
  const char *square;
  const char *reason;
  const char *article;
} reasons[] = {
  { "empty", BRG_DISCIPLINE_RUSSIAN, "", "", "d4", NULL, NULL },
  { "light", BRG_DISCIPLINE_RUSSIAN, "", "", "a2", NULL, NULL },
  { "can-move", BRG_DISCIPLINE_RUSSIAN, "", "", "c3", NULL, NULL },
  { "opponents", BRG_DISCIPLINE_RUSSIAN, "", "", "b6", "It is White's move.", NULL },
  { "blocked", BRG_DISCIPLINE_RUSSIAN, "", "", "c1", "This piece is blocked: it cannot move.",
    NULL },
  { "rus-draughts-2022 6.1.5.3/elsewhere", BRG_DISCIPLINE_RUSSIAN, "W:Wc3,g3:Bd4,h8", "", "g3",
    "A capture is compulsory: c3:e5.", "rus-draughts-2022 6.1.5.3" },
  { "rus-draughts-2022 6.1.5.3/quiet", BRG_DISCIPLINE_RUSSIAN, "W:Wc3,g3:Bd4,h8", "c3", "b4",
    "A capture is compulsory: c3:e5.", "rus-draughts-2022 6.1.5.3" },
  { "rus-draughts-2022 7.4.1/king", BRG_DISCIPLINE_INTERNATIONAL, FIGURE_13, "", "10",
    "The largest capture is compulsory, 3 pieces: 36:29.", "rus-draughts-2022 7.4.1" },
  { "rus-draughts-2022 6.2.3/majority-64", BRG_DISCIPLINE_DRAUGHTS64, "majority|W:Wc3,h2:Bd4,f6,g3",
    "", "h2", "The largest capture is compulsory, 2 pieces: c3:g7.", "rus-draughts-2022 7.4.1" },
  { "rus-draughts-2022 6.1.5.5/goes-on", BRG_DISCIPLINE_RUSSIAN, "W:Wc3:Bd4,f6,a7", "c3 e5", "d6",
    "The capture is not complete: the piece must take the next one.", "rus-draughts-2022 6.1.5.5" },
  { "rus-draughts-2022 6.1.5.6/king-stops", BRG_DISCIPLINE_RUSSIAN, "W:WKa1:Bb2,e7", "a1", "c3",
    "The king must stop on a square from which it can continue capturing.",
    "rus-draughts-2022 6.1.5.6" },
  { "rus-draughts-2022 6.1.5.9/twice", BRG_DISCIPLINE_RUSSIAN, FIGURE_5, "e1 a5 d8 f6 d4", "b2",
    "No piece may be jumped twice in one capture.", "rus-draughts-2022 6.1.5.9" },
  { "rus-draughts-2022 6.1.4.3/backward", BRG_DISCIPLINE_RUSSIAN, "W:Wd4:Bh8", "d4", "c3",
    "A man moves forward only; it may capture backward.", "rus-draughts-2022 6.1.4.3" },
  { "rus-draughts-2022 6.1.4.3/far", BRG_DISCIPLINE_RUSSIAN, "W:Wc3:Bh8", "c3", "e5",
    "A man moves one square only.", "rus-draughts-2022 6.1.4.3" },
  { "rus-draughts-2022 6.1.4.5/off-line", BRG_DISCIPLINE_RUSSIAN, "W:WKa1:Ba7", "a1", "c1",
    "Pieces move diagonally.", "rus-draughts-2022 6.1.4.5" },
  { "rus-draughts-2022 6.1.5.8/own", BRG_DISCIPLINE_RUSSIAN, "W:WKa1,c3:Ba7", "a1", "d4",
    "A piece cannot jump over a piece of its own side.", "rus-draughts-2022 6.1.5.8" },
  { "lifted-light", BRG_DISCIPLINE_RUSSIAN, "", "c3", "c4", "Only the dark squares are used.",
    NULL },
};

static void
test_reason (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  BrgDeskGame *game = desk_draughts_open (reasons[i].discipline, reasons[i].start, NULL);
  BrgBoardWay way = desk_draughts_way (game, reasons[i].way);
  const char *article = "unset";
  g_autofree char *reason = game->rules->explain_square (
      game, &way, desk_draughts_square (game, reasons[i].square), "full", &article);

  g_assert_cmpstr (reason, ==, reasons[i].reason);
  g_assert_cmpstr (article, ==, reasons[i].article);
  brg_desk_game_free (game);
}

static const struct
{
  const char *name;
  BrgDiscipline discipline;
  const char *start;
  const char *notation;
  const char *text;
  const char *reason;
  const char *near;
} explanations[] = {
  { "rus-draughts-2022 6.1.5.3/quiet", BRG_DISCIPLINE_RUSSIAN, "W:Wc3,g3:Bd4,h8", "full", "g3-h4",
    "A capture is compulsory: c3:e5.", "c3:e5" },
  { "rus-draughts-2022 6.1.5.3/short", BRG_DISCIPLINE_RUSSIAN, "W:Wc3,g3:Bd4,h8", "short", "gh4",
    "A capture is compulsory: c:e5.", "c:e5" },
  { "rus-draughts-2022 7.4.1/fewer", BRG_DISCIPLINE_INTERNATIONAL, FIGURE_13, "full", "10x46",
    "The largest capture is compulsory, 3 pieces: 36:29.", "36:29" },
  { "rus-draughts-2022 6.1.5.5/broken-off", BRG_DISCIPLINE_RUSSIAN, "W:Wc3:Bd4,f6,a7", "full",
    "c3:e5", "The capture is not complete: the piece must take the next one.", "c3:g7" },
  { "empty-square", BRG_DISCIPLINE_RUSSIAN, "", "full", "d4-e5", "There is no piece on d4.", "" },
  { "number-before", BRG_DISCIPLINE_RUSSIAN, "", "full", "1. c3-c4", NULL, "c3-b4 c3-d4" },
  { "cyrillic", BRG_DISCIPLINE_RUSSIAN, "", "full", "с3-е5", "A man moves one square only.",
    "c3-b4 c3-d4" },
  { "rus-draughts-2022 10.2.2/short", BRG_DISCIPLINE_RUSSIAN, "", "letter", "ed4",
    "In correspondence play moves are written in full.", NULL },
  { "nonsense", BRG_DISCIPLINE_RUSSIAN, "", "full", "?", NULL, "" },
  { "over", BRG_DISCIPLINE_RUSSIAN, "B:Wd4:B", "full", "a7-b6",
    "The game is over: no further moves.", "" },
};

static void
test_explain (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  BrgDeskGame *game = desk_draughts_open (explanations[i].discipline, explanations[i].start, NULL);
  g_autoptr (GArray) near = brg_desk_choices_new ();
  g_autofree char *reason =
      game->rules->explain (game, explanations[i].text, explanations[i].notation, near);
  g_autofree char *texts = desk_draughts_list (near);

  if (explanations[i].reason != NULL)
    g_assert_cmpstr (reason, ==, explanations[i].reason);
  g_assert_nonnull (reason);
  if (explanations[i].near != NULL)
    g_assert_cmpstr (texts, ==, explanations[i].near);
  brg_desk_game_free (game);
}

/* Pictures. */

static void
test_show_letters (void)
{
  BrgDeskGame *game = desk_draughts_open (BRG_DISCIPLINE_RUSSIAN, "", "c3-d4");
  gint from = desk_draughts_square (game, "c3");
  gint to = desk_draughts_square (game, "d4");
  BrgBoardPicture picture;
  g_autofree char *name = NULL;
  g_autofree char *light = NULL;

  game->rules->show (game, "full", &picture);
  g_assert_true (picture.has_coordinates);
  g_assert_cmpint (picture.corners[to], ==, 0);
  g_assert_cmpint (picture.marks[from] & picture.marks[to], ==, BRG_BOARD_LAST_MOVE);
  name = game->rules->dup_square (&picture, to, FALSE, NULL);
  light = game->rules->dup_square (&picture, desk_draughts_square (game, "a2"), FALSE, NULL);
  g_assert_cmpstr (name, ==, "d4, white man, last move");
  g_assert_cmpstr (light, ==, "light square");
  brg_desk_game_free (game);
}

/* rus-draughts-2022 7.3: numbers instead of letters, where the notation has them or the board is
 * that of 100. */
static void
test_show_numbers (void)
{
  BrgDeskGame *small = desk_draughts_open (BRG_DISCIPLINE_RUSSIAN, "", NULL);
  BrgDeskGame *large = desk_draughts_open (BRG_DISCIPLINE_INTERNATIONAL, FIGURE_12, NULL);
  gint king = desk_draughts_square (large, "47");
  BrgBoardPicture picture;
  g_autofree char *name = NULL;

  small->rules->show (small, "numeric", &picture);
  g_assert_false (picture.has_coordinates);
  g_assert_cmpint (picture.corners[desk_draughts_square (small, "b8")], ==, 1);
  g_assert_cmpint (picture.corners[desk_draughts_square (small, "g1")], ==, 32);
  large->rules->show (large, "full", &picture);
  g_assert_cmpint (picture.n_files, ==, 10);
  g_assert_cmpint (picture.corners[king], ==, 47);
  picture.marks[king] = BRG_BOARD_TAKEN | BRG_BOARD_TARGET;
  name = large->rules->dup_square (&picture, king, TRUE, NULL);
  g_assert_cmpstr (name, ==, "47, white king, lifted, captured, can be reached");
  brg_desk_game_free (small);
  brg_desk_game_free (large);
}

static void
add_case (const char *prefix, const char *name, guint i, GTestDataFunc func)
{
  g_autofree char *path = g_strdup_printf ("/app/desk-draughts/%s/%s", prefix, name);

  g_test_add_data_func (path, GUINT_TO_POINTER (i), func);
}

BRG_TEST_TOPIC ("desk-draughts-board")
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    add_case ("way", ways[i].name, i, test_way);
  for (guint i = 0; i < G_N_ELEMENTS (reasons); i++)
    add_case ("reason", reasons[i].name, i, test_reason);
  for (guint i = 0; i < G_N_ELEMENTS (explanations); i++)
    add_case ("explain", explanations[i].name, i, test_explain);
  g_test_add_func ("/app/desk-draughts/rus-draughts-2022 6.1.5.12/taken", test_taken);
  g_test_add_func ("/app/desk-draughts/rus-draughts-2022 6.1.6.1/letters", test_show_letters);
  g_test_add_func ("/app/desk-draughts/rus-draughts-2022 7.3/numbers", test_show_numbers);
  return g_test_run ();
}
