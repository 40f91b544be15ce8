/* bench-draughts.c - how fast the legal moves of draughts are found
 *
 * Counts lines of legal moves and prints millions of them a second: with the last move counted
 * only, and with every move made and taken back. Not a test: figures depend on the machine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-draughts-fen.h"
#include "brg-draughts-perft.h"

typedef struct
{
  const char *name;
  BrgDraughtsVariant variant;
  guint depth;
  const char *fen; /* NULL for the initial position */
} Setting;

static const Setting settings[] = {
  { "100 squares, initial position", BRG_DRAUGHTS_INTERNATIONAL, 9, NULL },
  { "100 squares, men about to be crowned", BRG_DRAUGHTS_INTERNATIONAL, 7,
    "W:W6,7,8,9,10:B41,42,43,44,45" },
  { "100 squares, kings", BRG_DRAUGHTS_INTERNATIONAL, 7,
    "B:W15,K47:B6,7,K9,K10,20,K22,K26,27,31,33,37,38,39" },
  { "100 squares, captures", BRG_DRAUGHTS_INTERNATIONAL, 6,
    "W:WK10,K24:B1,K14,K16,19,27,28,29,34,K37,40,41" },
  { "Russian, initial position", BRG_DRAUGHTS_RUSSIAN, 11, NULL },
  { "Russian, kings", BRG_DRAUGHTS_RUSSIAN, 7, "W:WK18,K22,K25,K29:BK1,K2,K3,K4" },
  { "draughts-64 with majority, initial position", BRG_DRAUGHTS_64_MAJORITY, 11, NULL },
};

static void
measure (const Setting *setting, const BrgDraughtsPosition *position, BrgDraughtsPerftMode mode)
{
  gint64 start = g_get_monotonic_time ();
  guint64 n_leaves = brg_draughts_perft_count (position, setting->depth, mode);
  gint64 elapsed = MAX (g_get_monotonic_time () - start, 1);

  g_print ("%s, depth %u, %s: %" G_GUINT64_FORMAT " in %.3f s, %.1f million a second\n",
           setting->name, setting->depth,
           mode == BRG_DRAUGHTS_PERFT_BULK ? "last move counted" : "every move made", n_leaves,
           (double) elapsed / 1000000, (double) n_leaves / (double) elapsed);
}

int
main (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (settings); i++)
    {
      BrgDraughtsPosition position = brg_draughts_position_start (settings[i].variant);

      if (settings[i].fen != NULL &&
          !brg_draughts_fen_read (settings[i].fen, settings[i].variant, &position, NULL))
        return 1;
      measure (&settings[i], &position, BRG_DRAUGHTS_PERFT_BULK);
      measure (&settings[i], &position, BRG_DRAUGHTS_PERFT_EVERY_MOVE);
    }
  return 0;
}
