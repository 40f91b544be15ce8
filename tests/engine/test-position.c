/* test-position.c - initial positions, attacks, check, and which positions are the same
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-fen.h"
#include "brg-position.h"
#include "brg-test.h"

#include <string.h>

static BrgPosition
read_position (const char *fen, BrgChessVariant variant)
{
  BrgPosition position;

  g_test_message ("%s", fen);
  g_assert_true (brg_fen_read (fen, variant, BRG_POSITION_FROM_GAME, &position, NULL));
  return position;
}

/* White's first rank in capital letters. */
static void
read_first_rank (const BrgPosition *position, char rank[9])
{
  for (guint file = 0; file < 8; file++)
    rank[file] = ".PNBRQK"[brg_chess_man_kind (position->board[file])];
  rank[8] = '\0';
}

/* Numbers of initial positions as they are published. */
static const struct
{
  guint number;
  const char *rank;
} starts[] = {
  { 0, "BBQNNRKR" },
  { 518, "RNBQKBNR" },
  { 959, "RKRNNQBB" },
};

static void
test_starts (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (starts); i++)
    {
      BrgPosition position = brg_position_start (BRG_CHESS_960, starts[i].number);
      char rank[9];

      read_first_rank (&position, rank);
      g_assert_cmpstr (rank, ==, starts[i].rank);
    }
}

static void
check_start (guint number, GHashTable *ranks)
{
  BrgPosition position = brg_position_start (BRG_CHESS_960, number);
  g_autofree char *fen = brg_fen_write (&position, BRG_FEN_PLAIN);
  BrgPosition again = read_position (fen, BRG_CHESS_960);
  BrgChessSet light = G_GUINT64_CONSTANT (0x55aa55aa55aa55aa);
  BrgChessSet bishops = position.kinds[BRG_CHESS_BISHOP] & BRG_CHESS_RANK_1;
  BrgChessSet rooks = position.kinds[BRG_CHESS_ROOK] & BRG_CHESS_RANK_1;
  BrgChessSquare king = brg_position_king (&position, BRG_COLOUR_WHITE);
  char rank[9];

  read_first_rank (&position, rank);
  g_assert_true (g_hash_table_add (ranks, g_strdup (rank)));
  g_assert_true (g_str_has_suffix (fen, " w KQkq - 0 1"));
  g_assert_true (brg_position_is_same (&position, &again));
  g_assert_cmpuint (brg_chess_set_size (bishops & light), ==, 1);
  g_assert_cmpuint (brg_chess_set_size (bishops), ==, 2);
  g_assert_cmpuint (brg_chess_set_size (rooks), ==, 2);
  g_assert_cmpuint (brg_chess_set_first (rooks), <, king);
  g_assert_cmpuint (brg_chess_set_first (rooks & (rooks - 1)), >, king);
  for (guint file = 0; file < 8; file++)
    g_assert_cmpint (brg_chess_man_kind (position.board[file]), ==,
                     brg_chess_man_kind (position.board[file + 56]));
}

static void
test_all_starts (void)
{
  g_autoptr (GHashTable) ranks = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint number = 0; number < BRG_POSITION_N_STARTS; number++)
    check_start (number, ranks);
  g_assert_cmpuint (g_hash_table_size (ranks), ==, 960);
}

static void
test_orthodox_start (void)
{
  BrgPosition position = brg_position_start (BRG_CHESS_ORTHODOX, BRG_POSITION_ORTHODOX_START);
  g_autofree char *fen = brg_fen_write (&position, BRG_FEN_PLAIN);

  g_assert_cmpstr (fen, ==, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
}

static void
test_attackers (void)
{
  /* d4 is seen by everything around it; the rook on d7 is hidden behind the rook on d6. */
  BrgPosition position =
      read_position ("4k3/3r4/3r4/2p1n3/3P1K2/1bN5/1B1q4/8 w - - 0 1", BRG_CHESS_ORTHODOX);
  BrgChessSet attackers =
      brg_position_attackers (&position, brg_chess_square (3, 3), position.men[BRG_COLOUR_NONE]);

  g_assert_cmphex (attackers & position.men[BRG_COLOUR_BLACK], ==,
                   brg_chess_set_of (brg_chess_square (3, 5)) |
                       brg_chess_set_of (brg_chess_square (2, 4)) |
                       brg_chess_set_of (brg_chess_square (3, 1)));
}

/* A position, the men that give check, as squares. */
static const struct
{
  const char *fen;
  const char *checkers;
} checks[] = {
  { "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "" },     { "4k3/8/8/8/8/8/3p4/4K3 w - - 0 1", "d2" },
  { "4k3/8/8/8/8/3n4/8/4K3 w - - 0 1", "d3" }, { "4k3/8/8/b7/8/8/8/4K3 w - - 0 1", "a5" },
  { "4k3/8/8/b7/8/2P5/8/4K3 w - - 0 1", "" },  { "3rk3/8/8/8/8/8/8/3K4 w - - 0 1", "d8" },
  { "4k3/8/8/8/8/8/8/q3K3 w - - 0 1", "a1" },  { "4k3/3P4/8/8/8/8/8/4K3 b - - 0 1", "d7" },
  { "4k3/8/5N2/8/8/8/8/4K3 b - - 0 1", "f6" }, { "4k3/8/5N2/8/8/8/8/4RK2 b - - 0 1", "e1f6" },
};

static void
test_checkers (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (checks); i++)
    {
      BrgPosition position = read_position (checks[i].fen, BRG_CHESS_ORTHODOX);
      BrgChessSet checkers = brg_position_checkers (&position);
      g_autoptr (GString) squares = g_string_new (NULL);

      while (checkers != 0)
        {
          BrgChessSquare square = brg_chess_set_pop (&checkers);

          g_string_append_c (squares, (char) ('a' + brg_chess_square_file (square)));
          g_string_append_c (squares, (char) ('1' + brg_chess_square_rank (square)));
        }
      g_assert_cmpstr (squares->str, ==, checks[i].checkers);
    }
}

/* Two positions and whether fide-2023 9.2.2 calls them the same. */
typedef struct
{
  const char *path;
  const char *a;
  const char *b;
  gboolean is_same;
} PairCase;

static const PairCase pairs[] = {
  { "/engine/position/fide-2023/9.2.2/counters-do-not-matter", "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1",
    "4k3/8/8/8/8/8/8/R3K3 w Q - 12 40", TRUE },
  { "/engine/position/fide-2023/9.2.2/other-player-to-move", "4k3/8/8/8/8/8/8/1R2K3 w - - 0 1",
    "4k3/8/8/8/8/8/8/1R2K3 b - - 0 1", FALSE },
  { "/engine/position/fide-2023/9.2.2/other-kind", "4k3/8/8/8/8/8/8/1R2K3 w - - 0 1",
    "4k3/8/8/8/8/8/8/1N2K3 w - - 0 1", FALSE },
  { "/engine/position/fide-2023/9.2.2/other-colour", "4k3/8/8/8/8/8/1N6/4K3 w - - 0 1",
    "4k3/8/8/8/8/8/1n6/4K3 w - - 0 1", FALSE },
  { "/engine/position/fide-2023/9.2.2.1/could-be-taken", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
    "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", FALSE },
  { "/engine/position/fide-2023/9.2.2.1/other-pawn-could-be-taken",
    "4k3/8/8/3pPp2/8/8/8/4K3 w - d6 0 1", "4k3/8/8/3pPp2/8/8/8/4K3 w - f6 0 1", FALSE },
  { "/engine/position/fide-2023/9.2.2.1/no-pawn-beside", "4k3/8/8/3p4/8/8/8/4K3 w - d6 0 1",
    "4k3/8/8/3p4/8/8/8/4K3 w - - 0 1", TRUE },
  { "/engine/position/fide-2023/9.2.2.1/taker-is-pinned", "4r1k1/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
    "4r1k1/8/8/3pP3/8/8/8/4K3 w - - 0 1", TRUE },
  { "/engine/position/fide-2023/9.2.2.1/taking-opens-rank", "8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1",
    "8/8/8/K2pP2r/8/8/8/4k3 w - - 0 1", TRUE },
  { "/engine/position/fide-2023/9.2.2.1/one-of-two-takers-is-pinned",
    "4r1k1/8/8/2PpP3/8/8/8/4K3 w - d6 0 1", "4r1k1/8/8/2PpP3/8/8/8/4K3 w - - 0 1", FALSE },
  { "/engine/position/fide-2023/9.2.2.2/right-lost", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1",
    "4k3/8/8/8/8/8/8/R3K2R w K - 0 1", FALSE },
  { "/engine/position/fide-2023/9.2.2.2/right-lost-while-not-possible",
    "4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1", "4k3/8/8/8/4r3/8/8/R3K2R w - - 0 1", FALSE },
};

static void
test_pair (gconstpointer data)
{
  const PairCase *pair = data;
  BrgPosition a = read_position (pair->a, BRG_CHESS_ORTHODOX);
  BrgPosition b = read_position (pair->b, BRG_CHESS_ORTHODOX);

  g_assert_cmpint (brg_position_is_same (&a, &b), ==, pair->is_same);
  g_assert_cmpint (a.hash == b.hash, ==, pair->is_same);
}

BRG_TEST_TOPIC ("position")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/position/fide-2023/2.2/initial-position", test_orthodox_start);
  g_test_add_func ("/engine/position/fide-2023/2.3/initial-position", test_orthodox_start);
  g_test_add_func ("/engine/position/fide-2023/II.2/known-numbers", test_starts);
  g_test_add_func ("/engine/position/fide-2023/II.2/all-960", test_all_starts);
  g_test_add_func ("/engine/position/fide-2023/3.1.3/attackers", test_attackers);
  g_test_add_func ("/engine/position/fide-2023/3.9.1/checkers", test_checkers);
  for (gsize i = 0; i < G_N_ELEMENTS (pairs); i++)
    g_test_add_data_func (pairs[i].path, &pairs[i], test_pair);
  return g_test_run ();
}
