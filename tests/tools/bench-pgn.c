/* bench-pgn.c - how fast recorded games are read and written
 *
 * Reads a file of games many times over from memory, every move checked and made, and prints games
 * and megabytes a second. Not a test: figures depend on the machine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-pgn-reader.h"
#include "brg-pgn-writer.h"

#define N_TIMES 100

static GBytes *
repeat (const char *text, gsize length)
{
  GByteArray *all = g_byte_array_sized_new ((guint) length * N_TIMES);

  for (guint i = 0; i < N_TIMES; i++)
    g_byte_array_append (all, (const guint8 *) text, (guint) length);
  return g_byte_array_free_to_bytes (all);
}

static void
print_speed (const char *what, guint n_games, guint64 n_plies, gsize n_bytes, gint64 start)
{
  double seconds = (double) MAX (g_get_monotonic_time () - start, 1) / 1000000;

  g_print ("%s: %u games, %" G_GUINT64_FORMAT " moves in %.3f s: %.0f games, %.1f million moves, "
           "%.1f MB a second\n",
           what, n_games, n_plies, seconds, n_games / seconds, (double) n_plies / seconds / 1e6,
           (double) n_bytes / seconds / 1e6);
}

int
main (int argc, char **argv)
{
  g_autofree char *text = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (BrgPgnReader) reader = NULL;
  g_autoptr (GPtrArray) kept = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_game_tree_free);
  gsize length;
  gsize n_written = 0;
  guint n_games = 0;
  guint64 n_plies = 0;
  guint64 n_kept_plies = 0;
  BrgGameTree *tree;
  gint64 start;

  if (argc != 2 || !g_file_get_contents (argv[1], &text, &length, NULL))
    return 1;
  bytes = repeat (text, length);
  reader = brg_pgn_reader_new_from_bytes (bytes, argv[1]);
  start = g_get_monotonic_time ();
  for (; brg_pgn_reader_next (reader, &tree, NULL) == BRG_PGN_GAME; n_games++)
    {
      n_plies += brg_game_tree_get_last (tree)->ply;
      if (n_games % N_TIMES == 0)
        g_ptr_array_add (kept, tree);
      else
        brg_game_tree_free (tree);
    }
  print_speed ("read", n_games, n_plies, g_bytes_get_size (bytes), start);
  start = g_get_monotonic_time ();
  for (guint i = 0; i < kept->len; i++)
    {
      g_autofree char *written = brg_pgn_write (kept->pdata[i]);

      for (const char *p = written; *p != '\0'; p++)
        n_written++;
      n_kept_plies += brg_game_tree_get_last (kept->pdata[i])->ply;
    }
  print_speed ("write", kept->len, n_kept_plies, n_written, start);
  return 0;
}
