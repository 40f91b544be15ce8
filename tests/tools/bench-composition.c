/* bench-composition.c - how long the check of a work of draughts composition takes
 *
 * Random positions with more and more pieces a side, men and some kings, that begin with a quiet
 * move: the time in which all first moves are searched through, and the longest. Not a test:
 * figures depend on the machine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-composition-search.h"
#include "brg-draughts-moves.h"

#define N_POSITIONS 20

typedef struct
{
  BrgDraughtsVariant variant;
  guint n_pieces; /* a side */
  guint n_kings;  /* of them */
  guint limit;
} Setting;

static const Setting settings[] = {
  { BRG_DRAUGHTS_RUSSIAN, 4, 0, 7 },        { BRG_DRAUGHTS_RUSSIAN, 6, 0, 7 },
  { BRG_DRAUGHTS_RUSSIAN, 8, 0, 7 },        { BRG_DRAUGHTS_RUSSIAN, 10, 0, 7 },
  { BRG_DRAUGHTS_RUSSIAN, 12, 0, 7 },       { BRG_DRAUGHTS_RUSSIAN, 6, 1, 5 },
  { BRG_DRAUGHTS_RUSSIAN, 6, 2, 5 },        { BRG_DRAUGHTS_INTERNATIONAL, 6, 0, 7 },
  { BRG_DRAUGHTS_INTERNATIONAL, 8, 0, 7 },  { BRG_DRAUGHTS_INTERNATIONAL, 12, 0, 7 },
  { BRG_DRAUGHTS_INTERNATIONAL, 16, 0, 7 }, { BRG_DRAUGHTS_INTERNATIONAL, 20, 0, 7 },
  { BRG_DRAUGHTS_INTERNATIONAL, 8, 1, 5 },  { BRG_DRAUGHTS_INTERNATIONAL, 12, 2, 5 },
};

/* White below, Black above, with a row or two between, as in play. */
static gboolean
make_position (GRand *rand, const Setting *setting, BrgDraughtsPosition *position)
{
  guint n_squares = brg_draughts_variant_n_squares (setting->variant);
  guint n_half = n_squares / 2;

  brg_draughts_position_clear (position, setting->variant);
  for (guint i = 0; i < 2 * setting->n_pieces;)
    {
      gboolean is_white = i % 2 == 0;
      guint number = (guint) g_rand_int_range (rand, 1, (gint) n_half + 1);
      BrgDraughtsSquare square;

      if (is_white)
        number = n_squares + 1 - number;
      square = brg_draughts_square_from_number (setting->variant, number);
      if (brg_draughts_position_piece (position, square) != BRG_DRAUGHTS_NOTHING)
        continue;
      brg_draughts_position_put (position, square, is_white ? BRG_COLOUR_WHITE : BRG_COLOUR_BLACK,
                                 i / 2 < setting->n_kings ? BRG_DRAUGHTS_KING : BRG_DRAUGHTS_MAN);
      i++;
    }
  return brg_draughts_position_unmarked (position) == 0 &&
         !brg_draughts_moves_must_take (position) && brg_draughts_moves_any (position);
}

static void
measure (BrgCompositionSearch *search, const Setting *setting)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);
  BrgCompositionTask task = { BRG_COMPOSITION_WIN, 0, 0, setting->limit };
  guint64 n_nodes = 0;
  guint n_stopped = 0;
  gint64 longest = 0;
  gint64 whole = 0;

  for (guint i = 0; i < N_POSITIONS;)
    {
      BrgDraughtsPosition position;
      gint64 start;

      if (!make_position (rand, setting, &position))
        continue;
      i++;
      start = g_get_monotonic_time ();
      brg_composition_search_begin (search, setting->variant, &task);
      n_stopped += brg_composition_search_white (search, &position, setting->limit) ==
                   BRG_COMPOSITION_STOPPED;
      longest = MAX (longest, g_get_monotonic_time () - start);
      whole += g_get_monotonic_time () - start;
      n_nodes += brg_composition_search_get_nodes (search);
    }
  g_print ("%s squares, %u pieces a side, %u kings, in %u moves: mean %.3f s, longest %.3f s, "
           "%.2f million positions a second, %u given up\n",
           brg_draughts_variant_is_large (setting->variant) ? "100" : "64", setting->n_pieces,
           setting->n_kings, setting->limit, (double) whole / N_POSITIONS / 1000000,
           (double) longest / 1000000, (double) n_nodes / (double) MAX (whole, 1), n_stopped);
}

int
main (void)
{
  g_autoptr (BrgCompositionSearch) search = brg_composition_search_new (NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (settings); i++)
    measure (search, &settings[i]);
  return 0;
}
