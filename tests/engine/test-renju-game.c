/* test-renju-game.c - how games of renju stand after every move
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-renju-game.h"
#include "brg-test.h"
#include "renju-reference.h"

#define PATH "/engine/renju-game/rus-draughts-2022/"
#define FOUR "H8 A1 H9 A2 H10 A3 H11 B1"

/* A game, and the move that first made something; 0 for none. */
typedef struct
{
  const char *path;
  const char *moves;
  BrgRenjuFact fact;
  guint move;
} FactCase;

static const FactCase cases[] = {
  { PATH "9.2.4.1/centre", "H8 I9", BRG_RENJU_OFF_CENTRE, 0 },
  { PATH "9.2.4.1/elsewhere", "H9 I9", BRG_RENJU_OFF_CENTRE, 1 },
  { PATH "9.2.4.1/pass-first", "- I9", BRG_RENJU_OFF_CENTRE, 1 },
  { PATH "9.2.4.2/a/threes", "H8 A1 H9 A3 I10 A5 K10 A7 H10", BRG_RENJU_FOUL_A, 9 },
  { PATH "9.2.4.2/b/fours", "H8 A1 H9 A3 H10 A5 I11 A7 K11 A9 L11 A11 H11", BRG_RENJU_FOUL_B, 13 },
  { PATH "9.2.4.2/b/no-threes-in-it", "H8 A1 H9 A3 H10 A5 I11 A7 K11 A9 L11 A11 H11",
    BRG_RENJU_FOUL_A, 0 },
  { PATH "9.2.4.2/c/long-row", "H8 A1 H9 A3 H10 A5 H12 A7 H13 A9 H11", BRG_RENJU_FOUL_C, 11 },
  { PATH "9.2.4.2/c/no-five-in-it", "H8 A1 H9 A3 H10 A5 H12 A7 H13 A9 H11", BRG_RENJU_FIVE, 0 },
  { PATH "9.2.4.2/white-has-no-fouls", "A1 H8 A3 H9 A5 I10 A7 K10 A9 H10", BRG_RENJU_FOUL_A, 0 },
  { PATH "9.2.4.2/five-takes-precedence",
    "H8 A1 H9 A3 H10 A5 H11 A7 F12 A9 G12 A11 I12 A13 K12 A15 L12 B2 H12", BRG_RENJU_FOUL_C, 0 },
  { PATH "9.2.6.1/five-with-a-long-row",
    "H8 A1 H9 A3 H10 A5 H11 A7 F12 A9 G12 A11 I12 A13 K12 A15 L12 B2 H12", BRG_RENJU_FIVE, 19 },
  { PATH "9.2.6.1/black", FOUR " H12", BRG_RENJU_FIVE, 9 },
  { PATH "9.2.6.1/white", "H8 A1 H9 A2 H10 A3 I12 A4 I13 A5", BRG_RENJU_FIVE, 10 },
  { PATH "9.2.6.1/four-is-none", FOUR, BRG_RENJU_FIVE, 0 },
  { PATH "9.2.6.2/white-six", "H8 A1 H10 A2 H12 A3 I12 A5 I13 A6 K12 A4", BRG_RENJU_LONG_ROW, 12 },
  { PATH "9.2.6.2/is-no-five", "H8 A1 H10 A2 H12 A3 I12 A5 I13 A6 K12 A4", BRG_RENJU_FIVE, 0 },
  { PATH "9.2.4.4/pass-changes-the-turn", "H8 - H9 - H10 - H11 - H12", BRG_RENJU_FIVE, 9 },
  { PATH "9.2.7.1b/both-pass", "H8 I9 - -", BRG_RENJU_BOTH_PASSED, 4 },
  { PATH "9.2.7.1b/one-each-apart", "H8 - H9 I9 - I10", BRG_RENJU_BOTH_PASSED, 0 },
  { PATH "9.2.7.1b/white-then-black", "H8 - -", BRG_RENJU_BOTH_PASSED, 3 },
  { PATH "9.2.7.1c/not-yet", "H8 I9", BRG_RENJU_NO_FIVE, 0 },
};

static void
play_all (BrgRenjuGame *game, const char *text)
{
  BrgRenjuPoint moves[BRG_RENJU_MAX_MOVES];
  guint n_moves;

  g_assert_true (brg_renju_moves_read (text, moves, &n_moves, NULL));
  brg_renju_game_start (game);
  for (guint i = 0; i < n_moves; i++)
    {
      g_assert_cmpint (brg_renju_game_get_turn (game), ==,
                       i % 2 == 0 ? BRG_COLOUR_BLACK : BRG_COLOUR_WHITE);
      brg_renju_game_play (game, moves[i]);
    }
}

static void
test_fact (gconstpointer data)
{
  const FactCase *test = data;
  BrgRenjuGame game;

  play_all (&game, test->moves);
  g_assert_cmpuint (brg_renju_game_find_first (&game, test->fact), ==, test->move);
  if (brg_renju_fact_ends (test->fact) && test->move > 0)
    {
      BrgRenjuFact fact;

      g_assert_cmpuint (brg_renju_game_find_end (&game, &fact), ==, test->move);
      g_assert_cmpint (fact, ==, test->fact);
    }
  else
    g_assert_cmpstr (brg_renju_fact_get_article (test->fact), !=, "");
}

/* A foul does not end the game by itself, and stones stay where they are. */
static void
test_foul_stays (void)
{
  BrgRenjuGame game;

  play_all (&game, "H8 A1 H9 A3 I10 A5 K10 A7 H10 A9");
  g_assert_cmpuint (brg_renju_game_find_end (&game, NULL), ==, 0);
  g_assert_cmpuint (brg_renju_game_find_first (&game, BRG_RENJU_FOUL_A), ==, 9);
  g_assert_cmpstr (brg_renju_fact_to_id (BRG_RENJU_FOUL_A), ==, "foul-33");
  g_assert_cmpstr (brg_renju_fact_get_article (BRG_RENJU_FOUL_A), ==, "rus-draughts-2022 9.2.4.2a");
  brg_renju_game_take_back (&game);
  brg_renju_game_take_back (&game);
  g_assert_cmpuint (game.n_moves, ==, 8);
  g_assert_cmpuint (game.board.n_stones, ==, 8);
  g_assert_cmpuint (brg_renju_game_find_first (&game, BRG_RENJU_FOUL_A), ==, 0);
  g_assert_cmpuint (brg_renju_game_judge (&game, brg_renju_point (7, 9)), ==,
                    1u << BRG_RENJU_FOUL_A);
}

/* Whether a line still has five points that one colour could take, by the text and by walking. */
static gboolean
is_line_open (const Field *field, gint c, gint r, const gint *step)
{
  gint n_black = 0;
  gint n_white = 0;

  for (gint k = 0; k < 5; k++)
    {
      gint c2 = c + k * step[0];
      gint r2 = r + k * step[1];

      if (c2 < 1 || c2 > 15 || r2 < 1 || r2 > 15)
        return FALSE;
      n_black += field->at[c2][r2] == 'x';
      n_white += field->at[c2][r2] == 'o';
    }
  return n_black == 0 || (n_white == 0 && field->at[c - step[0]][r - step[1]] != 'x' &&
                          field->at[c + 5 * step[0]][r + 5 * step[1]] != 'x');
}

static gboolean
is_any_line_open (const BrgRenjuBoard *board)
{
  Field field = field_of_board (board);

  for (gint c = 1; c <= 15; c++)
    for (gint r = 1; r <= 15; r++)
      for (gint i = 0; i < 4; i++)
        if (is_line_open (&field, c, r, field_steps[i]))
          return TRUE;
  return FALSE;
}

/* Stones laid out so that neither colour ever has five: the game runs to its natural end. */
static void
test_full_board (void)
{
  BrgRenjuPoint points[2][BRG_RENJU_N_POINTS];
  guint n[2] = { 0 };
  guint at[2] = { 0 };
  BrgRenjuFact fact = BRG_RENJU_FIVE;
  BrgRenjuGame game;
  guint end;

  for (guint i = 0; i < BRG_RENJU_N_POINTS; i++)
    {
      /* Two columns of each colour in turn, shifted by one each second row. */
      guint side = (i % 15 + 2 * (i / 15) + 1) % 4 < 2 ? 0 : 1;

      if (i != BRG_RENJU_CENTRE)
        points[side][n[side]++] = (BrgRenjuPoint) i;
    }
  brg_renju_game_start (&game);
  brg_renju_game_play (&game, BRG_RENJU_CENTRE);
  while (at[0] < n[0] || at[1] < n[1])
    {
      guint side = brg_renju_game_get_turn (&game) == BRG_COLOUR_BLACK ? 0 : 1;

      brg_renju_game_play (&game, at[side] < n[side] ? points[side][at[side]++] : BRG_RENJU_PASS);
      if (brg_renju_game_find_end (&game, NULL) == game.n_moves)
        break;
      g_assert_true (is_any_line_open (&game.board));
    }
  end = brg_renju_game_find_end (&game, &fact);
  g_assert_cmpint (fact, ==, BRG_RENJU_NO_FIVE);
  g_assert_cmpuint (end, ==, game.n_moves);
  g_assert_cmpuint (game.board.n_stones, <, BRG_RENJU_N_POINTS);
  g_assert_false (is_any_line_open (&game.board));
}

BRG_TEST_TOPIC ("renju-game")
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add_data_func (cases[i].path, &cases[i], test_fact);
  g_test_add_func (PATH "9.2.4.2/foul-stays", test_foul_stays);
  g_test_add_func (PATH "9.2.7.1c/game-without-five", test_full_board);
  return g_test_run ();
}
