/* test-can-mate.c - can this side ever give checkmate?
 *
 * The questions of ../fixtures/chess/chess-unwinnable.tsv, whose answers others have found; every
 * line of moves is played here to its mate. Positions with few men at random, fixed by a seed, are
 * also answered by walking through all positions that can arise, each kept whole: without any rule
 * of the program under test.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-test.h"
#include "mate-oracle.h"

static guint
get_oracle_limit (void)
{
  return g_test_slow () ? 100000 : 6000;
}

/* Plays the moves of an answer: each must be legal, and the last one mate. */
static void
check_line (const BrgPosition *start, BrgColour side, const BrgCanMateAnswer *answer)
{
  BrgPosition position = *start;

  g_assert_cmpint (answer->proof, ==, BRG_CAN_MATE_BY_LINE);
  for (guint i = 0; i < answer->n_moves; i++)
    {
      gboolean is_legal = FALSE;
      BrgMoveList list;
      BrgMoveUndo undo;

      brg_moves_generate (&position, &list);
      for (guint j = 0; j < list.n_moves; j++)
        is_legal |= list.moves[j] == answer->moves[i];
      g_assert_true (is_legal);
      brg_move_make (&position, answer->moves[i], &undo);
    }
  g_assert_true (is_mate_by (&position, side));
}

static void
check_answer (const BrgPosition *position, BrgColour side, BrgCanMateVerdict expected)
{
  g_auto (BrgCanMateAnswer) answer = { .verdict = BRG_CAN_MATE_UNDECIDED };

  brg_can_mate (position, side, BRG_CAN_MATE_MAX_NODES, &answer);
  g_assert_cmpint (answer.verdict, ==, expected);
  if (answer.verdict == BRG_CAN_MATE_YES)
    check_line (position, side, &answer);
  else
    g_assert_cmpint (answer.proof, !=, BRG_CAN_MATE_BY_LINE);
}

/* The same position with the colours changed. */
static BrgPosition
mirror (const BrgPosition *position)
{
  BrgPosition mirrored;

  brg_position_clear (&mirrored, (BrgChessVariant) position->variant);
  for (guint square = 0; square < BRG_CHESS_N_SQUARES; square++)
    if (position->board[square] != 0)
      brg_position_put (
          &mirrored,
          brg_chess_man (brg_colour_opposite (brg_chess_man_colour (position->board[square])),
                         brg_chess_man_kind (position->board[square])),
          (BrgChessSquare) (square ^ 56));
  mirrored.castling = __builtin_bswap64 (position->castling);
  mirrored.turn = (guint8) brg_colour_opposite ((BrgColour) position->turn);
  if (position->passed_square != BRG_CHESS_NO_SQUARE)
    mirrored.passed_square = position->passed_square ^ 56;
  brg_position_settle (&mirrored);
  return mirrored;
}

typedef struct
{
  char *fen;
  BrgColour side;
  BrgCanMateVerdict verdict;
} Vector;

static void
free_vector (gpointer data)
{
  g_free (((Vector *) data)->fen);
  g_free (data);
}

static GPtrArray *
load_vectors (void)
{
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "fixtures", "chess", "chess-unwinnable.tsv", NULL);
  GPtrArray *vectors = g_ptr_array_new_with_free_func (free_vector);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_auto (GStrv) fields = g_strsplit (lines[i], "\t", 4);
      Vector *vector;

      if (*lines[i] == '#' || *lines[i] == '\0')
        continue;
      vector = g_new (Vector, 1);
      vector->fen = g_strdup (fields[0]);
      vector->side = g_str_equal (fields[1], "white") ? BRG_COLOUR_WHITE : BRG_COLOUR_BLACK;
      vector->verdict = g_str_equal (fields[2], "winnable") ? BRG_CAN_MATE_YES : BRG_CAN_MATE_NO;
      g_ptr_array_add (vectors, vector);
    }
  return vectors;
}

static void
test_vectors (void)
{
  g_autoptr (GPtrArray) vectors = load_vectors ();

  g_assert_cmpuint (vectors->len, ==, 410);
  for (guint i = 0; i < vectors->len; i++)
    {
      const Vector *vector = vectors->pdata[i];
      BrgPosition position = read_position (vector->fen, BRG_CHESS_ORTHODOX);

      g_test_message ("%s %d", vector->fen, vector->side);
      check_answer (&position, vector->side, vector->verdict);
    }
}

/* Nothing but the names of the colours and the direction of pawns differs. */
static void
test_colours_changed (void)
{
  g_autoptr (GPtrArray) vectors = load_vectors ();

  for (guint i = 0; i < vectors->len; i++)
    {
      const Vector *vector = vectors->pdata[i];
      BrgPosition position = read_position (vector->fen, BRG_CHESS_ORTHODOX);
      BrgPosition mirrored = mirror (&position);

      g_test_message ("%s %d", vector->fen, vector->side);
      check_answer (&mirrored, brg_colour_opposite (vector->side), vector->verdict);
    }
}

/* The kings, some men more, and perhaps a wall. */
static gboolean
put_at_random (GRand *random, gint max_men, BrgPosition *position)
{
  guint n_men = 2 + (guint) g_rand_int_range (random, 0, max_men);
  BrgPositionFault fault;

  brg_position_clear (position, BRG_CHESS_ORTHODOX);
  if (g_rand_int_range (random, 0, 4) > 0)
    put_wall (random, position, 12);
  for (guint i = 0; i < n_men; i++)
    {
      BrgChessSquare square = (BrgChessSquare) g_rand_int_range (random, 0, 64);
      BrgColour colour =
          (BrgColour) (i < 2 ? (gint) (BRG_COLOUR_WHITE + i) : g_rand_int_range (random, 1, 3));
      BrgChessKind kind =
          (BrgChessKind) (i < 2 ? BRG_CHESS_KING : (gint) g_rand_int_range (random, 2, 6));

      if (position->board[square] != 0)
        return FALSE;
      brg_position_put (position, brg_chess_man (colour, kind), square);
    }
  position->turn = (guint8) g_rand_int_range (random, BRG_COLOUR_WHITE, BRG_COLOUR_BLACK + 1);
  brg_position_settle (position);
  return brg_position_check (position, BRG_POSITION_COMPOSED, &fault);
}

static gboolean
make_random (GRand *random, BrgPosition *position)
{
  return put_at_random (random, 4, position);
}

/* A pawn that stands as if it had just moved two squares, and can be taken en passant. */
static gboolean
make_passed (GRand *random, BrgPosition *position)
{
  BrgColour turn = (BrgColour) g_rand_int_range (random, BRG_COLOUR_WHITE, BRG_COLOUR_BLACK + 1);
  guint file = (guint) g_rand_int_range (random, 0, 8);
  BrgChessSquare passed = brg_chess_square (file, turn == BRG_COLOUR_WHITE ? 5 : 2);
  BrgChessSquare start = brg_chess_square (file, turn == BRG_COLOUR_WHITE ? 6 : 1);
  BrgChessSquare pawn = passed ^ 8;
  BrgPositionFault fault;

  if (!put_at_random (random, 2, position) || position->board[passed] != 0 ||
      position->board[start] != 0 ||
      position->board[pawn] != brg_chess_man (brg_colour_opposite (turn), BRG_CHESS_PAWN))
    return FALSE;
  position->turn = (guint8) turn;
  position->passed_square = passed;
  brg_position_settle (position);
  return position->en_passant != BRG_CHESS_NO_SQUARE &&
         brg_position_check (position, BRG_POSITION_COMPOSED, &fault);
}

/* The same a move later, when it is a pawn like others. */
static gboolean
make_missed (GRand *random, BrgPosition *position)
{
  if (!make_passed (random, position))
    return FALSE;
  position->passed_square = BRG_CHESS_NO_SQUARE;
  brg_position_settle (position);
  return TRUE;
}

/* King and rook of one side can castle. */
static gboolean
make_castling (GRand *random, BrgPosition *position)
{
  BrgChessSquare rook = g_rand_boolean (random) ? 0 : 7;
  BrgPositionFault fault;

  if (!put_at_random (random, 3, position) ||
      position->board[4] != brg_chess_man (BRG_COLOUR_WHITE, BRG_CHESS_KING) ||
      (position->board[rook] != 0 &&
       position->board[rook] != brg_chess_man (BRG_COLOUR_WHITE, BRG_CHESS_ROOK)))
    return FALSE;
  if (position->board[rook] == 0)
    brg_position_put (position, brg_chess_man (BRG_COLOUR_WHITE, BRG_CHESS_ROOK), rook);
  position->castling = brg_chess_set_of (rook);
  position->turn = BRG_COLOUR_WHITE;
  brg_position_settle (position);
  return brg_position_check (position, BRG_POSITION_COMPOSED, &fault);
}

typedef struct
{
  const char *path;
  gboolean (*make) (GRand *random, BrgPosition *position);
  guint n_wanted;
  guint n_wanted_slow;
  guint min_no; /* how many shall be without mate at least */
} Randomness;

static const Randomness randomness[] = {
  { "/engine/can-mate/random-against-all-positions/walls", make_random, 40, 4000, 2 },
  { "/engine/can-mate/random-against-all-positions/fide-2023 3.7.4.1", make_passed, 16, 1000, 0 },
  { "/engine/can-mate/random-against-all-positions/not-en-passant", make_missed, 16, 1000, 1 },
  { "/engine/can-mate/random-against-all-positions/fide-2023 3.8.2", make_castling, 12, 400, 0 },
};

static void
test_random (gconstpointer data)
{
  const Randomness *kind = data;
  g_autoptr (GRand) random = g_rand_new_with_seed (20260604);
  guint n_wanted = g_test_slow () ? kind->n_wanted_slow : kind->n_wanted;
  guint n_answers[3] = { 0 };

  while (n_answers[BRG_CAN_MATE_NO] + n_answers[BRG_CAN_MATE_YES] < n_wanted)
    {
      BrgCanMateVerdict expected;
      BrgPosition position;
      BrgColour side;

      if (!kind->make (random, &position))
        continue;
      side = (BrgColour) g_rand_int_range (random, BRG_COLOUR_WHITE, BRG_COLOUR_BLACK + 1);
      expected = ask_oracle (&position, side, get_oracle_limit ());
      n_answers[expected]++;
      if (expected != BRG_CAN_MATE_UNDECIDED)
        {
          g_autofree char *fen = brg_fen_write (&position, BRG_FEN_PLAIN);

          g_test_message ("%s %d", fen, side);
          check_answer (&position, side, expected);
        }
    }
  g_test_message ("%u no, %u yes, %u beyond the oracle", n_answers[BRG_CAN_MATE_NO],
                  n_answers[BRG_CAN_MATE_YES], n_answers[BRG_CAN_MATE_UNDECIDED]);
  g_assert_cmpuint (n_answers[BRG_CAN_MATE_NO], >=, kind->min_no);
  g_assert_cmpuint (n_answers[BRG_CAN_MATE_YES], >=, n_wanted / 10);
}

typedef struct
{
  const char *path;
  const char *fen;
  BrgCanMateVerdict white;
  BrgCanMateVerdict black;
  BrgCanMateVerdict dead;
  BrgChessVariant variant;
} Case;

#define NO BRG_CAN_MATE_NO
#define YES BRG_CAN_MATE_YES

static const Case cases[] = {
  { "/engine/can-mate/fide-2023 5.2.2/two-kings", "8/8/3k4/8/8/3K4/8/8 w - - 0 1", NO, NO, YES, 0 },
  { "/engine/can-mate/fide-2023 5.2.2/initial-position",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", YES, YES, NO, 0 },
  { "/engine/can-mate/fide-2023 5.1.1/mate-on-the-board", "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1", YES,
    NO, NO, 0 },
  { "/engine/can-mate/fide-2023 5.2.1/stalemate-on-the-board", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", NO,
    NO, NO, 0 },
  { "/engine/can-mate/fide-2023 5.2.2/only-move-takes-the-queen", "k7/1Q6/8/8/8/8/8/7K b - - 0 1",
    NO, NO, YES, 0 },
  { "/engine/can-mate/fide-2023 5.2.2/another-move-than-taking", "k7/8/1Q6/8/8/8/8/7K w - - 0 1",
    YES, NO, NO, 0 },
  { "/engine/can-mate/fide-2023 7.5.5/both-can-still-mate", "7k/5Q1p/7P/8/8/8/8/K7 w - - 0 1", YES,
    YES, NO, 0 },
  { "/engine/can-mate/fide-2023 6.9/knight-against-queen", "4k2q/8/8/8/8/8/8/4KN2 w - - 0 1", NO,
    YES, NO, 0 },
  { "/engine/can-mate/fide-2023 6.9/knight-against-pawn", "4k3/7p/8/8/8/8/8/4KN2 w - - 0 1", YES,
    YES, NO, 0 },
  { "/engine/can-mate/fide-2023 6.9/bishop-against-rook", "4k2r/8/8/8/8/8/8/4KB2 w - - 0 1", NO,
    YES, NO, 0 },
  { "/engine/can-mate/fide-2023 6.9/bishop-against-knight", "4k2n/8/8/8/8/8/8/4KB2 w - - 0 1", YES,
    YES, NO, 0 },
  { "/engine/can-mate/fide-2023 6.9/bishops-of-one-colour", "4kb2/8/8/8/8/8/8/2B1K3 w - - 0 1", NO,
    NO, YES, 0 },
  { "/engine/can-mate/fide-2023 6.9/bishops-of-both-colours", "2b1k3/8/8/8/8/8/8/2B1K3 w - - 0 1",
    YES, YES, NO, 0 },
  { "/engine/can-mate/fide-2023 5.2.2/locked-wall",
    "2k5/8/8/p3p1p1/p2pP1P1/P1pP4/2P5/3K4 w - - 0 1", NO, NO, YES, 0 },
  { "/engine/can-mate/fide-2023 3.7.4.1/wall-opened-en-passant",
    "4k3/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/8/4K3 w - g6 0 1", YES, YES, NO, 0 },
  { "/engine/can-mate/fide-2023 3.7.4.1/wall-not-opened-later",
    "4k3/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/8/4K3 w - - 0 1", NO, NO, YES, 0 },
  { "/engine/can-mate/fide-2023 5.2.2/forced-capture-on-b2", "8/8/8/8/8/8/1q6/K6k w - - 0 1", NO,
    NO, YES, 0 },
  { "/engine/can-mate/fide-2023 3.9.1/double-check-leaves-one-capture",
    "k7/1Q6/1N6/8/3q4/8/8/7K b - - 0 1", NO, YES, NO, 0 },
  { "/engine/can-mate/fide-2023 3.9.2/pinned-pawn-cannot-open-the-wall",
    "4k3/b5p1/3p1pPp/2pPpP1P/1pP1P3/pP6/P4K2/8 w - c6 0 1", NO, NO, YES, 0 },
  { "/engine/can-mate/fide-2023 3.7.4.1/same-pawn-not-pinned",
    "4k3/6p1/3p1pPp/2pPpP1P/1pP1P3/pP6/P4K2/8 w - c6 0 1", YES, YES, NO, 0 },
  { "/engine/can-mate/fide-2023 3.7.5.1/knight-or-bishop-mates-later",
    "4k3/2Pb1p2/4pP2/3pP3/2pP4/1pP5/pP6/K7 w - - 0 1", YES, YES, NO, 0 },
  { "/engine/can-mate/fide-2023 3.7.5.1/queen-must-be-taken",
    "2Q1k3/3b1p2/4pP2/3pP3/2pP4/1pP5/pP6/K7 b - - 0 1", NO, NO, YES, 0 },
  { "/engine/can-mate/fide-2023 3.7.5.1/loser-must-promote-to-a-minor",
    "4k3/7p/8/8/8/8/8/4KB2 w - - 0 1", YES, YES, NO, 0 },
  { "/engine/can-mate/fide-2023 5.2.2/rook-sacrificed-to-open-a-wall",
    "4k3/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/8/R3K3 w - - 0 1", YES, YES, NO, 0 },
  { "/engine/can-mate/cha-suite/bishops-in-front-of-a-cage",
    "8/b7/1b5p/2b2p1P/3b1p1K/4bPp1/6P1/5kb1 b - - 0 1", NO, NO, YES, 0 },
  { "/engine/can-mate/cha-suite/bishops-on-the-side-of-the-cage",
    "8/8/7p/5p1P/5p1K/4bPp1/5bPb/4bkb1 b - - 0 1", NO, NO, YES, 0 },
  { "/engine/can-mate/cha-suite/cage-and-bishops-of-white",
    "8/1p2B1B1/1PpB1B2/k1P1B3/p1P2B2/P7/5K2/8 w - - 0 1", NO, NO, YES, 0 },
  { "/engine/can-mate/cha-suite/king-takes-before-the-bishops-roam",
    "7b/3B2Q1/4Bk2/p1p1p1p1/P1P1P1P1/8/8/4K3 b - - 0 1", NO, NO, YES, 0 },
  { "/engine/can-mate/cha-suite/queen-and-rook-in-a-locked-corner",
    "k7/Q6r/2b5/1pBp1p1p/1P1P1P1P/KP6/1P6/8 b - - 0 1", NO, NO, YES, 0 },
  { "/engine/can-mate/composed/nine-bishops-a-side",
    "3b1b1k/2b1bpb1/1b1b1b2/2b5/4KB2/4B1B1/3B1B1B/2B1B1B1 w - - 0 1", YES, YES, NO, 0 },
  { "/engine/can-mate/composed/fifteen-knights-a-side",
    "nnnnnnnn/nnnnnnnk/8/8/8/8/KNNNNNNN/NNNNNNNN w - - 0 1", YES, YES, NO, 0 },
  { "/engine/can-mate/fide-2023 II.3/chess960-castling", "1rk5/8/8/8/8/8/8/1RK5 w Bb - 0 1", YES,
    YES, NO, BRG_CHESS_960 },
};

/* Expectations that the oracle can reach are compared with it as well. */
static void
test_case (gconstpointer data)
{
  const Case *expected = data;
  BrgPosition position = read_position (expected->fen, expected->variant);

  check_answer (&position, BRG_COLOUR_WHITE, expected->white);
  check_answer (&position, BRG_COLOUR_BLACK, expected->black);
  g_assert_cmpint (brg_position_is_dead (&position, BRG_CAN_MATE_MAX_NODES), ==, expected->dead);
  for (BrgColour side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
    {
      BrgCanMateVerdict found = ask_oracle (&position, side, get_oracle_limit ());

      if (found != BRG_CAN_MATE_UNDECIDED)
        g_assert_cmpint (found, ==, side == BRG_COLOUR_WHITE ? expected->white : expected->black);
    }
}

static void
test_limit (void)
{
  BrgPosition position = read_position ("4k2n/8/8/8/8/8/8/4KB2 w - - 0 1", BRG_CHESS_ORTHODOX);
  g_auto (BrgCanMateAnswer) answer = { .verdict = BRG_CAN_MATE_YES };

  brg_can_mate (&position, BRG_COLOUR_WHITE, 5, &answer);
  g_assert_cmpint (answer.verdict, ==, BRG_CAN_MATE_UNDECIDED);
  g_assert_cmpint (answer.proof, ==, BRG_CAN_MATE_BY_NOTHING);
  g_assert_cmpuint (answer.n_nodes, <=, 5);
  g_assert_null (answer.moves);
}

BRG_TEST_TOPIC ("can-mate")
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add_data_func (cases[i].path, &cases[i], test_case);
  g_test_add_func ("/engine/can-mate/limit-is-told", test_limit);
  g_test_add_func ("/engine/can-mate/vectors", test_vectors);
  g_test_add_func ("/engine/can-mate/vectors-with-colours-changed", test_colours_changed);
  for (gsize i = 0; i < G_N_ELEMENTS (randomness); i++)
    g_test_add_data_func (randomness[i].path, &randomness[i], test_random);
  return g_test_run ();
}
