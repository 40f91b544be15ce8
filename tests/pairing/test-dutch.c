/* test-dutch.c - the FIDE (Dutch) system against recorded tournaments
 *
 * Every round is paired from the results of the rounds before it and the absences of the round
 * alone.
 *
 * Shows: fide-dutch-2026 1.2, 1.3, 1.4, 1.6, 1.7, 1.8, 1.9, 2.2, 2.3, 2.4, 3.1, 3.2, 3.5, 3.6
 * fide-dutch-2026 3.8, 4.1, 4.2, 4.3, 4.4, 5.2, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C11, C12
 * fide-dutch-2026 C13, C14, C15, C16, C17, C18, C19, C20, C21
 * fide-basic-2026 4; fide-handling-2026 3.1, 3.4, 3.5, 3.6;
 * fide-acceleration-2026 1.1, 1.2, 1.3, 1.4, 1.5
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "brg-acceleration.h"
#include "brg-pairing-systems.h"
#include "brg-pairing.h"
#include "brg-test.h"
#include "brg-trf-reader.h"
#include "brg-trf.h"
#include "vectors.h"

static BrgTrf *
load (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "fixtures", "dutch", name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  BrgTrf *trf = brg_trf_load (file, NULL, &error);

  g_assert_no_error (error);
  return trf;
}

static GStrv
load_pairs (const char *name)
{
  g_autofree char *base = g_strndup (name, strlen (name) - strlen (".trf"));
  g_autofree char *file = g_strconcat (base, ".pairs", NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "fixtures", "dutch", file, NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return g_strsplit (g_strchomp (text), "\n", -1);
}

static gint
compare_lines (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static char *
join_lines (GPtrArray *lines, gboolean as_set)
{
  if (as_set)
    g_ptr_array_sort (lines, compare_lines);
  g_ptr_array_add (lines, NULL);
  return g_strjoinv (", ", (char **) lines->pdata);
}

static char *
pair_round (const BrgTournament *tournament, gint round, gboolean as_set)
{
  g_autoptr (BrgTournament) cut = brg_tournament_cut (tournament, round);
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  BrgPairingRequest request = { .round = round };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgPairing) pairing =
      brg_pairing_system_pair (brg_pairing_system_find ("dutch"), cut, &request, &error);

  g_assert_no_error (error);
  if (!pairing->exists)
    {
      g_assert_cmpuint (pairing->obstacles->len, >, 0);
      return g_strdup ("none");
    }
  for (guint i = 0; i < pairing->pairs->len; i++)
    {
      BrgPair pair = g_array_index (pairing->pairs, BrgPair, i);

      g_ptr_array_add (lines,
                       g_strdup_printf ("%d %d", cut->players[pair.white].number,
                                        pair.black < 0 ? 0 : cut->players[pair.black].number));
    }
  return join_lines (lines, as_set);
}

static void
test_tournament (gconstpointer data)
{
  const char *name = data;
  g_autoptr (BrgTrf) trf = load (name);
  g_auto (GStrv) pairs = load_pairs (name);
  gboolean as_set = trf->accelerations->len > 0;
  gint round = 0;

  for (guint i = 0; pairs[i] != NULL; round++)
    {
      g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
      g_autofree char *expected = NULL;
      g_autofree char *paired = NULL;

      g_assert_true (g_str_has_prefix (pairs[i], "round "));
      for (i++; pairs[i] != NULL && !g_str_has_prefix (pairs[i], "round "); i++)
        g_ptr_array_add (lines, g_strdup (pairs[i]));
      expected = join_lines (lines, as_set);
      paired = pair_round (trf->tournament, round + 1, as_set);
      g_assert_cmpstr (paired, ==, expected);
    }
  g_assert_cmpint (round, >=, 4);
}

/* The groups and points of the files with acceleration follow from the number of players and
 * rounds. */
static void
test_acceleration (void)
{
  guint n_files = 0;
  g_autofree const char *const *names = vector_list_files ("dutch", ".trf", &n_files);
  gint n_compared = 0;

  for (guint i = 0; i < n_files; i++)
    {
      g_autoptr (BrgTrf) trf = load (names[i]);
      g_autoptr (BrgTournament) tournament = brg_tournament_copy (trf->tournament);

      if (trf->accelerations->len == 0)
        continue;
      g_assert_true (brg_acceleration_is_allowed (&tournament->scoring));
      brg_acceleration_apply (tournament, brg_acceleration_count_group (tournament->n_players));
      for (gint round = 1; round <= tournament->n_rounds; round++)
        for (gint player = 0; player < tournament->n_players; player++)
          g_assert_cmpint (brg_tournament_virtual_points (tournament, player, round), ==,
                           brg_trf_virtual_points (trf, player, round));
      n_compared++;
    }
  g_assert_cmpint (n_compared, ==, 10);
  g_assert_cmpint (brg_acceleration_count_group (161), ==, 82);
}

/* Where the type alone says it, the points are the same. */
static void
test_named_acceleration (void)
{
  static const char text[] = "142 9\n192 FIDE_DUTCH_2026_BAKU\n"
                             "001    1      A\n001    2      B\n001    3      C\n001    4      D\n"
                             "001    5      E\n";
  g_autoptr (BrgTrf) trf = brg_trf_read (text, -1, "text", NULL);

  g_assert_nonnull (trf);
  g_assert_cmpint (brg_tournament_virtual_points (trf->tournament, 3, 3), ==, BRG_POINT);
  g_assert_cmpint (brg_tournament_virtual_points (trf->tournament, 3, 5), ==, BRG_POINT / 2);
  g_assert_cmpint (brg_tournament_virtual_points (trf->tournament, 3, 6), ==, 0);
  g_assert_cmpint (brg_tournament_virtual_points (trf->tournament, 4, 1), ==, 0);
}

static void
add_folder (const char *folder)
{
  g_autofree char *path = g_build_filename ("dutch", folder, NULL);
  guint n_files = 0;
  g_autofree const char *const *names = vector_list_files (path, ".trf", &n_files);

  g_assert_cmpuint (n_files, >=, 3);
  for (guint i = 0; i < n_files; i++)
    {
      g_autofree char *name = g_build_filename (folder, names[i], NULL);
      g_autofree char *test = g_strdup_printf ("/pairing/dutch/%s/%.4s",
                                               *folder == '\0' ? "vectors" : folder, names[i]);

      g_test_add_data_func (test, g_intern_string (name), test_tournament);
    }
}

BRG_TEST_TOPIC ("dutch")
{
  g_test_init (&argc, &argv, NULL);
  add_folder ("");
  add_folder ("raw");
  g_test_add_func ("/pairing/dutch/acceleration", test_acceleration);
  g_test_add_func ("/pairing/dutch/named-acceleration", test_named_acceleration);
  return g_test_run ();
}
