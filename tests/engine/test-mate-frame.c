/* test-mate-frame.c - no mate, wherever the roaming men stand
 *
 * Frames are asked directly. The named positions stand for structures of the public CHA suite,
 * which labels all of them as unwinnable; in positions at random, fixed by a seed, nothing may be
 * excluded in which a walk through all positions finds mate.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-mate-frame.h"
#include "brg-test.h"
#include "mate-oracle.h"

#define MAX_FRAMES 20000
#define N_RANDOM 1200
#define N_RANDOM_SLOW 40000
#define MAX_ORACLE 6000
#define MAX_ORACLE_SLOW 50000

static gboolean
excludes (const BrgPosition *position, BrgColour side, guint max_frames)
{
  BrgMateReach reach;
  guint64 n_frames = 0;
  gboolean is_excluded;

  brg_mate_reach_find (position, &reach);
  is_excluded = brg_mate_frame_excludes (position, &reach, side, max_frames, &n_frames);
  g_assert_cmpuint (n_frames, <=, max_frames + 1);
  return is_excluded;
}

typedef struct
{
  const char *path;
  const char *fen;
  gboolean white; /* whether mate by White is excluded */
  gboolean black;
} Case;

static const Case cases[] = {
  /* Structures of the CHA suite. */
  { "/engine/mate-frame/excluded/five-bishops-and-a-king-with-two-squares",
    "8/8/7p/2b2p1P/1bkb1p1K/2b2Pp1/6P1/8 b - - 0 1", TRUE, TRUE },
  { "/engine/mate-frame/excluded/six-bishops-in-front-of-a-cage",
    "8/b7/1b5p/2b2p1P/3b1p1K/4bPp1/6P1/5kb1 b - - 0 1", TRUE, TRUE },
  { "/engine/mate-frame/excluded/cage-and-bishops-of-white",
    "8/1p2B1B1/1PpB1B2/k1P1B3/p1P2B2/P7/5K2/8 w - - 0 1", TRUE, TRUE },
  { "/engine/mate-frame/excluded/bishops-of-both-colours-and-sides",
    "8/2b5/kp1p1p2/1PpP1Pp1/K1P3P1/3B4/8/8 b - - 0 1", TRUE, TRUE },
  { "/engine/mate-frame/excluded/bishop-that-stops-a-pawn",
    "1k6/8/3p1p2/3PbP2/2KpBp2/3P1P2/2B5/8 b - - 0 1", TRUE, TRUE },
  { "/engine/mate-frame/excluded/knights-that-never-move",
    "k7/1p6/1Pp5/n1P5/N1p5/1pP1B3/1P1B4/K7 w - - 0 1", TRUE, TRUE },
  { "/engine/mate-frame/excluded/knights-behind-a-wall",
    "N1b1N1N1/1pPpPpPp/1P1P1P1P/8/8/8/8/k3B1K1 w - - 0 1", TRUE, TRUE },
/* The last of those that random positions are made from. */
#define N_MODELS 7
  /* Mate is there: on an open board, or after a sacrifice that opens a wall.
   */
  { "/engine/mate-frame/not-excluded/open-board", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", FALSE, TRUE },
  { "/engine/mate-frame/not-excluded/wall-opened-by-a-sacrifice",
    "4k3/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/8/R3K3 w - - 0 1", FALSE, FALSE },
  { "/engine/mate-frame/not-followed/castling", "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", FALSE, FALSE },
  { "/engine/mate-frame/not-followed/fide-2023 3.7.4.1",
    "4k3/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/8/4K3 w - g6 0 1", FALSE, FALSE },
};

static void
test_case (gconstpointer data)
{
  const Case *expected = data;
  BrgPosition position = read_position (expected->fen, BRG_CHESS_ORTHODOX);

  g_assert_cmpint (excludes (&position, BRG_COLOUR_WHITE, MAX_FRAMES), ==, expected->white);
  g_assert_cmpint (excludes (&position, BRG_COLOUR_BLACK, MAX_FRAMES), ==, expected->black);
}

/* Where the limit is reached nothing is claimed. */
static void
test_limit (void)
{
  BrgPosition position =
      read_position ("8/b7/1b5p/2b2p1P/3b1p1K/4bPp1/6P1/5kb1 b - - 0 1", BRG_CHESS_ORTHODOX);

  g_assert_true (excludes (&position, BRG_COLOUR_BLACK, MAX_FRAMES));
  g_assert_false (excludes (&position, BRG_COLOUR_BLACK, 20));
}

/* The pawns of a named structure, now and then without one; of the other men some stay, some go
 * elsewhere, some become others, and some are not there. */
static gboolean
make_random (GRand *random, BrgPosition *position)
{
  const Case *model = &cases[g_rand_int_range (random, 0, N_MODELS)];
  BrgPosition start = read_position (model->fen, BRG_CHESS_ORTHODOX);
  BrgPositionFault fault;

  brg_position_clear (position, BRG_CHESS_ORTHODOX);
  for (guint square = 0; square < BRG_CHESS_N_SQUARES; square++)
    {
      BrgChessMan man = start.board[square];
      BrgChessKind kind = brg_chess_man_kind (man);
      BrgChessSquare to = (BrgChessSquare) square;

      if (man == 0 || (kind != BRG_CHESS_KING &&
                       g_rand_int_range (random, 0, kind == BRG_CHESS_PAWN ? 40 : 2) == 0))
        continue;
      if (kind != BRG_CHESS_PAWN && g_rand_boolean (random))
        to = (BrgChessSquare) g_rand_int_range (random, 0, 64);
      if (kind == BRG_CHESS_BISHOP && g_rand_int_range (random, 0, 4) == 0)
        man = brg_chess_man ((BrgColour) g_rand_int_range (random, 1, 3),
                             (BrgChessKind) g_rand_int_range (random, 2, 6));
      if (position->board[to] != 0)
        return FALSE;
      brg_position_put (position, man, to);
    }
  position->turn = (guint8) g_rand_int_range (random, BRG_COLOUR_WHITE, BRG_COLOUR_BLACK + 1);
  brg_position_settle (position);
  return brg_position_check (position, BRG_POSITION_COMPOSED, &fault) &&
         brg_moves_count (position) > 0;
}

static void
test_random (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (20260605);
  guint n_positions = g_test_slow () ? N_RANDOM_SLOW : N_RANDOM;
  guint limit = g_test_slow () ? MAX_ORACLE_SLOW : MAX_ORACLE;
  guint n_excluded = 0;
  guint n_proved = 0;

  for (guint i = 0; i < n_positions;)
    {
      BrgCanMateVerdict found;
      BrgPosition position;
      BrgColour side;

      if (!make_random (random, &position))
        continue;
      i++;
      side = (BrgColour) g_rand_int_range (random, BRG_COLOUR_WHITE, BRG_COLOUR_BLACK + 1);
      if (!excludes (&position, side, MAX_FRAMES))
        continue;
      n_excluded++;
      found = ask_oracle (&position, side, limit);
      if (found == BRG_CAN_MATE_YES)
        {
          g_autofree char *fen = brg_fen_write (&position, BRG_FEN_PLAIN);

          g_error ("%s %d is not without mate", fen, side);
        }
      n_proved += found == BRG_CAN_MATE_NO;
    }
  g_test_message ("%u of %u excluded, %u of them proved by the oracle", n_excluded, n_positions,
                  n_proved);
  g_assert_cmpuint (n_excluded, >=, n_positions / 10);
  g_assert_cmpuint (n_proved, >=, n_positions / 30);
}

BRG_TEST_TOPIC ("mate-frame")
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add_data_func (cases[i].path, &cases[i], test_case);
  g_test_add_func ("/engine/mate-frame/limit-is-kept", test_limit);
  g_test_add_func ("/engine/mate-frame/random-against-all-positions", test_random);
  return g_test_run ();
}
