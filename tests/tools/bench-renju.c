/* bench-renju.c - how fast the fouls of renju are found
 *
 * Sets up the boards of ../fixtures/renju/forbidden.txt and boards at random, dense enough for many
 * threes, asks of every point whether it is forbidden, and prints thousands of boards a second. Not
 * a test: figures depend on the machine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-renju-foul.h"
#include "brg-renju-text.h"

#include <string.h>

#define N_ROUNDS 200
#define N_RANDOM 5000

typedef struct
{
  BrgRenjuPoint points[BRG_RENJU_N_POINTS];
  guint8 colours[BRG_RENJU_N_POINTS];
  guint n_stones;
} Setting;

static void
add_board (GArray *settings, const BrgRenjuBoard *board)
{
  Setting setting = { .n_stones = 0 };

  for (guint point = 0; point < BRG_RENJU_N_POINTS; point++)
    if (board->stones[point] != BRG_COLOUR_NONE)
      {
        setting.points[setting.n_stones] = (BrgRenjuPoint) point;
        setting.colours[setting.n_stones++] = board->stones[point];
      }
  g_array_append_val (settings, setting);
}

static GArray *
load_settings (void)
{
  g_autofree char *path =
      g_build_filename (g_getenv ("G_TEST_SRCDIR"), "fixtures", "renju", "forbidden.txt", NULL);
  GArray *settings = g_array_new (FALSE, FALSE, sizeof (Setting));
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  if (!g_file_get_contents (path, &text, NULL, NULL))
    return settings;
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      BrgRenjuBoard board;

      if (brg_renju_board_read (lines[i], (gssize) strcspn (lines[i], ";"), &board, NULL))
        add_board (settings, &board);
    }
  return settings;
}

/* Two thirds black and a third white stones within the 9 by 9 points of the middle. */
static GArray *
draw_settings (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (15);
  GArray *settings = g_array_new (FALSE, FALSE, sizeof (Setting));

  for (guint i = 0; i < N_RANDOM; i++)
    {
      BrgRenjuBoard board;

      brg_renju_board_clear (&board);
      while (board.n_stones < 36)
        {
          BrgRenjuPoint point = brg_renju_point ((guint) g_rand_int_range (rand, 3, 12),
                                                 (guint) g_rand_int_range (rand, 3, 12));

          if (brg_renju_board_get (&board, point) == BRG_COLOUR_NONE)
            brg_renju_board_place (&board, point,
                                   board.n_stones % 3 == 2 ? BRG_COLOUR_WHITE : BRG_COLOUR_BLACK);
        }
      add_board (settings, &board);
    }
  return settings;
}

static void
measure (const char *name, const GArray *settings, guint n_rounds)
{
  gint64 start = g_get_monotonic_time ();
  guint n_fouls = 0;
  gint64 elapsed;

  for (guint round = 0; round < n_rounds; round++)
    for (guint i = 0; i < settings->len; i++)
      {
        const Setting *setting = &g_array_index (settings, Setting, i);
        guint8 fouls[BRG_RENJU_N_POINTS];
        BrgRenjuBoard board;

        brg_renju_board_clear (&board);
        for (guint n = 0; n < setting->n_stones; n++)
          brg_renju_board_place (&board, setting->points[n], (BrgColour) setting->colours[n]);
        n_fouls += brg_renju_board_find_all_fouls (&board, fouls);
      }
  elapsed = MAX (g_get_monotonic_time () - start, 1);
  g_print ("%s: %u boards, %u fouls in %.3f s, %.1f thousand boards a second\n", name,
           settings->len * n_rounds, n_fouls, (double) elapsed / 1000000,
           (double) settings->len * n_rounds * 1000 / (double) elapsed);
}

int
main (void)
{
  g_autoptr (GArray) loaded = load_settings ();
  g_autoptr (GArray) drawn = draw_settings ();

  if (loaded->len == 0)
    return 1;
  measure ("renju, boards of the reference", loaded, N_ROUNDS);
  measure ("renju, dense boards at random", drawn, 5);
  return 0;
}
