/* bench-contest.c - how long the solution of a work is read
 *
 * Solutions of more and more letters, in one line and in many, as the check of works and the boards
 * of the window read them. Not a test: figures depend on the machine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-composition-text.h"
#include "brg-contest-solution.h"
#include "brg-draughts-fen.h"

#define FEN "W:WK30:BK3"
#define LINE "1.c1-d2 f8-e7 2.d2-c1 e7-f8 "

/* @n_letters of moves, parted into lines after @n_of_line. */
static char *
make_solution (guint n_letters, guint n_of_line)
{
  GString *text = g_string_new (NULL);
  guint n_line = 0;

  while (text->len < n_letters)
    {
      gboolean is_full = n_line >= n_of_line;

      g_string_append (text, is_full ? "| " : LINE);
      n_line = is_full ? 0 : n_line + strlen (LINE);
    }
  return g_string_free (text, FALSE);
}

static void
measure_solution (guint n_letters, guint n_of_line)
{
  g_autofree char *text = make_solution (n_letters, n_of_line);
  g_autofree char *rest = NULL;
  g_autofree char *back = NULL;
  g_autoptr (GPtrArray) lines = NULL;
  g_autoptr (BrgDeskGame) game = NULL;
  BrgDraughtsPosition position;
  gint64 start = g_get_monotonic_time ();
  gint64 checked;
  gint64 opened;

  brg_draughts_fen_read (FEN, BRG_DRAUGHTS_RUSSIAN, &position, NULL);
  lines = brg_composition_text_read (&position, text);
  checked = g_get_monotonic_time ();
  game = brg_contest_solution_open ("64", FEN, text, &rest);
  opened = g_get_monotonic_time ();
  back = brg_contest_solution_dup_text (game);
  g_print ("%u letters, lines of %u: by the check %.4f s, on the board %.4f s, back %.4f s, %u"
           " lines\n",
           n_letters, MIN (n_of_line, n_letters), (double) (checked - start) / 1000000,
           (double) (opened - checked) / 1000000,
           (double) (g_get_monotonic_time () - opened) / 1000000, lines->len);
}

int
main (void)
{
  static const guint sizes[] = { 1000, 4000, 20000, 100000 };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      measure_solution (sizes[i], G_MAXUINT);
      measure_solution (sizes[i], sizes[i] / 50);
    }
  return 0;
}
