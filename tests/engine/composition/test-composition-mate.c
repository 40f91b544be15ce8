/* test-composition-mate.c - direct mates of chess
 *
 * Every line of ../../fixtures/composition/chess_mates.tsv, positions whose mates are worked by
 * hand, and a plain search without memory on small positions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-composition-mate.h"
#include "brg-fen.h"
#include "brg-moves.h"
#include "brg-test.h"
#include "brg-uci.h"

#include "composition-fixture.h"

static char *
check_mate (const char *fen, guint n_moves, const char *key, const BrgCompositionWatch *watch)
{
  g_auto (BrgCompositionMate) mate = { 0 };
  g_autofree char *keys = NULL;
  g_autofree char *duals = NULL;
  BrgMove move = BRG_MOVE_NONE;
  BrgPosition position;

  g_assert_true (brg_fen_read (fen, BRG_CHESS_ORTHODOX, BRG_POSITION_COMPOSED, &position, NULL));
  g_assert_cmpint (brg_uci_read (&position, key, &move), !=, BRG_UCI_MALFORMED);
  brg_composition_mate_check (&position, n_moves, move, watch, &mate);
  g_ptr_array_add (mate.keys, NULL);
  g_ptr_array_add (mate.duals, NULL);
  keys = g_strjoinv (",", (char **) mate.keys->pdata);
  duals = g_strjoinv (";", (char **) mate.duals->pdata);
  return g_strdup_printf ("%s %s %u %s", brg_composition_verdict_get_id (mate.verdict),
                          *keys != '\0' ? keys : "-", mate.shortest, *duals != '\0' ? duals : "-");
}

static void
test_fixture (void)
{
  g_autoptr (GPtrArray) rows = load_fixture ("chess_mates.tsv");

  for (guint i = 0; i < rows->len; i++)
    {
      char **fields = rows->pdata[i];
      guint n_moves = (guint) g_ascii_strtoull (fields[2], NULL, 10);
      g_autofree char *answer = check_mate (fields[1], n_moves, fields[3], NULL);
      g_autofree char *expected = g_strdup_printf (
          "%s %s %u ", fields[4], fields[5], g_str_equal (fields[4], "unsolvable") ? 0 : n_moves);

      g_test_message ("%s %s", fields[0], answer);
      g_assert_true (g_str_has_prefix (answer, expected));
    }
}

static const struct
{
  const char *fen;
  guint n_moves;
  const char *key;
  const char *answer;
} cases[] = {
  /* Two rooks on the edge: one mate, and it is short for three moves. */
  { "7k/R7/8/8/8/8/8/1R5K w - - 0 1", 1, "b1b8", "sound - 1 -" },
  { "7k/R7/8/8/8/8/8/1R5K w - - 0 1", 1, "a7a8", "refuted b1b8 1 -" },
  { "7k/R7/8/8/8/8/8/1R5K w - - 0 1", 1, "h1h3", "refuted b1b8 1 -" },
  /* Stalemate is no mate. */
  { "7k/8/5KQ1/8/8/8/8/8 w - - 0 1", 1, "g6f7", "refuted g6g7 1 -" },
  /* A promotion to any of two men mates. */
  { "k7/2P5/1K6/8/8/8/8/8 w - - 0 1", 1, "c7c8q", "cooked-first c7c8r 1 -" },
  { "7k/8/8/8/8/8/P7/K7 w - - 0 1", 2, "a2a3", "unsolvable - 0 -" },
};

static void
test_cases (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *answer = check_mate (cases[i].fen, cases[i].n_moves, cases[i].key, NULL);

      g_test_message ("%s", cases[i].fen);
      g_assert_cmpstr (answer, ==, cases[i].answer);
    }
}

static void
test_short (void)
{
  g_autofree char *answer = check_mate ("7k/R7/8/8/8/8/8/1R5K w - - 0 1", 3, "b1b8", NULL);

  g_assert_true (g_str_has_prefix (answer, "cooked-first "));
  g_assert_nonnull (strstr (answer, " 1 "));
}

static void
test_given_up (void)
{
  BrgCompositionWatch few = { .max_nodes = 200 };
  g_autofree char *answer = check_mate ("8/8/Q7/8/3N4/7K/8/6k1 w - - 0 1", 4, "a6e2", &few);

  g_assert_true (g_str_has_prefix (answer, "not-decided - "));
}

/* ----- A plain search ----- */

static gboolean
plainly_mates (BrgPosition *position, guint n_moves)
{
  BrgMoveList list;

  brg_moves_generate (position, &list);
  if (position->turn == BRG_COLOUR_BLACK)
    {
      if (list.n_moves == 0)
        return brg_position_checkers (position) != 0;
      if (n_moves == 0)
        return FALSE;
    }
  for (guint i = 0; i < list.n_moves; i++)
    {
      gboolean is_white = position->turn == BRG_COLOUR_WHITE;
      BrgMoveUndo undo;
      gboolean mates;

      brg_move_make (position, list.moves[i], &undo);
      mates = plainly_mates (position, is_white ? n_moves - 1 : n_moves);
      brg_move_unmake (position, list.moves[i], &undo);
      if (mates == is_white)
        return mates;
    }
  return position->turn == BRG_COLOUR_BLACK;
}

/* Kings, and white men against a black one, near each other. */
static gboolean
make_position (GRand *rand, BrgPosition *position)
{
  static const BrgChessKind kinds[] = { BRG_CHESS_QUEEN, BRG_CHESS_ROOK, BRG_CHESS_KNIGHT,
                                        BRG_CHESS_PAWN };
  BrgPositionFault fault;

  brg_position_clear (position, BRG_CHESS_ORTHODOX);
  for (guint i = 0; i < 5; i++)
    {
      BrgChessSquare square = (BrgChessSquare) g_rand_int_range (rand, 0, 64);
      BrgChessKind kind = i < 2 ? BRG_CHESS_KING : kinds[g_rand_int_range (rand, 0, 4)];
      BrgColour side = i == 1 || i == 4 ? BRG_COLOUR_BLACK : BRG_COLOUR_WHITE;

      if (i == 1)
        square = (BrgChessSquare) (square % 8);
      if (position->board[square] != 0)
        return FALSE;
      brg_position_put (position, brg_chess_man (side, kind), square);
    }
  if (!brg_position_check (position, BRG_POSITION_COMPOSED, &fault))
    return FALSE;
  brg_position_settle (position);
  return TRUE;
}

static void
test_brute (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);
  guint n_rounds = brg_test_rounds (300);
  guint n_mates = 0;

  for (guint i = 0; i < n_rounds;)
    {
      g_auto (BrgCompositionMate) mate = { 0 };
      BrgPosition position;
      g_autofree char *fen = NULL;

      if (!make_position (rand, &position))
        continue;
      i++;
      fen = brg_fen_write (&position, BRG_FEN_PLAIN);
      g_test_message ("%s", fen);
      brg_composition_mate_check (&position, 2, BRG_MOVE_NONE, NULL, &mate);
      n_mates += mate.keys->len > 0;
      g_assert_cmpint (plainly_mates (&position, 2), ==, mate.keys->len > 0);
      if (mate.shortest != 0)
        g_assert_cmpint (plainly_mates (&position, 1), ==, mate.shortest == 1);
    }
  g_assert_cmpuint (n_mates, >, n_rounds / 20);
}

BRG_TEST_TOPIC ("composition-mate")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/composition-mate/fide-2023/5.1.1/fixture", test_fixture);
  g_test_add_func ("/engine/composition-mate/fide-2023/5.2.1/by-hand", test_cases);
  g_test_add_func ("/engine/composition-mate/fide-2023/5.1.1/short-solution", test_short);
  g_test_add_func ("/engine/composition-mate/given-up", test_given_up);
  g_test_add_func ("/engine/composition-mate/fide-2023/5.1.1/agrees-with-a-plain-search",
                   test_brute);
  return g_test_run ();
}
