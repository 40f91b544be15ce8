/* bench-chess.c - how fast the legal moves of chess are found
 *
 * Counts lines of legal moves and prints millions of them a second: with the last move counted
 * only, and with every move made and taken back. Not a test: figures depend on the machine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-fen.h"
#include "brg-perft.h"

typedef struct
{
  const char *name;
  BrgChessVariant variant;
  guint depth;
  const char *fen;
} Setting;

static const Setting settings[] = {
  { "chess, initial position", BRG_CHESS_ORTHODOX, 6,
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1" },
  { "chess, middle game", BRG_CHESS_ORTHODOX, 5,
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1" },
  { "chess, rooks and pawns", BRG_CHESS_ORTHODOX, 7, "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1" },
  { "chess, promotions", BRG_CHESS_ORTHODOX, 6, "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1" },
  { "Chess960, middle game", BRG_CHESS_960, 5,
    "qb2rk1r/1ppp1pp1/p3p3/3n1B2/1P3PP1/n1P4P/P2PP3/Q1N1RKBR b HEhe - 0 11" },
};

static void
measure (const Setting *setting, const BrgPosition *position, BrgPerftMode mode)
{
  gint64 start = g_get_monotonic_time ();
  guint64 n_leaves = brg_perft_count (position, setting->depth, mode);
  gint64 elapsed = MAX (g_get_monotonic_time () - start, 1);

  g_print ("%s, depth %u, %s: %" G_GUINT64_FORMAT " in %.3f s, %.1f million a second\n",
           setting->name, setting->depth,
           mode == BRG_PERFT_BULK ? "last move counted" : "every move made", n_leaves,
           (double) elapsed / 1000000, (double) n_leaves / (double) elapsed);
}

int
main (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (settings); i++)
    {
      BrgPosition position;

      if (!brg_fen_read (settings[i].fen, settings[i].variant, BRG_POSITION_FROM_GAME, &position,
                         NULL))
        return 1;
      measure (&settings[i], &position, BRG_PERFT_BULK);
      measure (&settings[i], &position, BRG_PERFT_EVERY_MOVE);
    }
  return 0;
}
