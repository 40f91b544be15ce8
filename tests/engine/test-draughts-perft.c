/* test-draughts-perft.c - the number of lines of legal moves of draughts, against other programs
 *
 * All positions of ../fixtures/draughts/perft.txt: in slow mode to their full depth, else as far as
 * the numbers are small. Those of Russian draughts hold for draughts-64 and giveaway as well.
 * Positions that are also given in letters are read that way too.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-draughts-fen.h"
#include "brg-draughts-perft.h"
#include "brg-test.h"

#include <string.h>

#define MANY_LEAVES 3000000
#define MANY_MADE 100000

/* A few of the published numbers are too large even for slow mode. */
#define TOO_MANY_LEAVES 600000000

typedef struct
{
  BrgDraughtsVariant variant;
  char **fields; /* the game, the position, then `Dn count`, `Pn count`, `alg=...` */
} Case;

static const struct
{
  const char *name;
  BrgDraughtsVariant variant;
} games[] = {
  { "russian", BRG_DRAUGHTS_RUSSIAN },
  { "russian", BRG_DRAUGHTS_64 },
  { "russian", BRG_DRAUGHTS_GIVEAWAY },
  { "brazilian", BRG_DRAUGHTS_64_MAJORITY },
  { "international", BRG_DRAUGHTS_INTERNATIONAL },
};

static void
free_case (gpointer data)
{
  Case *vector = data;

  g_strfreev (vector->fields);
  g_free (vector);
}

static GPtrArray *
load_cases (void)
{
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "fixtures", "draughts", "perft.txt", NULL);
  GPtrArray *cases = g_ptr_array_new_with_free_func (free_case);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    for (gsize k = 0; k < G_N_ELEMENTS (games); k++)
      if (g_str_has_prefix (lines[i], games[k].name))
        {
          Case *vector = g_new (Case, 1);

          *vector = (Case){ games[k].variant, g_strsplit (lines[i], ";", -1) };
          g_ptr_array_add (cases, vector);
        }
  return cases;
}

static void
check_depth (const BrgDraughtsPosition *position, const char *field)
{
  guint64 n_leaves = g_ascii_strtoull (strchr (field, ' '), NULL, 10);
  guint depth = (guint) g_ascii_strtoull (field + 1, NULL, 10);
  gboolean is_all = g_test_slow () && position->variant != BRG_DRAUGHTS_64 &&
                    position->variant != BRG_DRAUGHTS_GIVEAWAY;

  if (*field == 'P')
    {
      if (n_leaves <= MANY_MADE || is_all)
        g_assert_cmpuint (brg_draughts_perft_count (position, depth, BRG_DRAUGHTS_PERFT_ROUTES), ==,
                          n_leaves);
      return;
    }
  if (n_leaves <= MANY_LEAVES || (is_all && n_leaves <= TOO_MANY_LEAVES))
    g_assert_cmpuint (brg_draughts_perft_count (position, depth, BRG_DRAUGHTS_PERFT_BULK), ==,
                      n_leaves);
  if (n_leaves <= MANY_MADE)
    g_assert_cmpuint (brg_draughts_perft_count (position, depth, BRG_DRAUGHTS_PERFT_EVERY_MOVE), ==,
                      n_leaves);
}

static void
test_case (gconstpointer data)
{
  const Case *vector = data;
  BrgDraughtsPosition position;
  BrgDraughtsPosition again;
  BrgDraughtsFenFault fault;
  guint n_depths = 0;

  g_assert_true (brg_draughts_fen_read (vector->fields[1], vector->variant, &position, &fault));
  g_assert_cmpuint (brg_draughts_perft_count (&position, 0, BRG_DRAUGHTS_PERFT_BULK), ==, 1);
  for (guint i = 2; vector->fields[i] != NULL; i++)
    if (g_str_has_prefix (vector->fields[i], "alg="))
      {
        g_assert_true (
            brg_draughts_fen_read (vector->fields[i] + 4, vector->variant, &again, &fault));
        g_assert_true (brg_draughts_position_is_same (&position, &again));
      }
    else if (*vector->fields[i] == 'D' || *vector->fields[i] == 'P')
      {
        check_depth (&position, vector->fields[i]);
        n_depths++;
      }
  g_assert_cmpuint (n_depths, >=, 2);
}

BRG_TEST_TOPIC ("draughts-perft")
{
  g_autoptr (GPtrArray) cases = NULL;

  g_test_init (&argc, &argv, NULL);
  cases = load_cases ();
  g_assert_cmpuint (cases->len, ==, 180);
  for (guint i = 0; i < cases->len; i++)
    {
      const Case *vector = cases->pdata[i];
      g_autofree char *path = g_strdup_printf ("/engine/draughts-perft/%s/%d/%u", vector->fields[0],
                                               vector->variant, i + 1);

      g_test_add_data_func (path, vector, test_case);
    }
  return g_test_run ();
}
