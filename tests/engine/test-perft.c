/* test-perft.c - the number of lines of legal moves, against other programs
 *
 * All positions of ../fixtures/chess/perft.epd; in slow mode to their full depth, else as far as
 * the numbers are small. Lines with each move made and taken back show brg_move_make() as well.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-fen.h"
#include "brg-perft.h"
#include "brg-test.h"

#include <string.h>

#define MANY_LEAVES 3000000
#define MANY_MADE 200000

typedef struct
{
  BrgChessVariant variant;
  char **fields; /* the position, then `Dn count` for every depth */
} Case;

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
      g_test_build_filename (G_TEST_DIST, "fixtures", "chess", "perft.epd", NULL);
  GPtrArray *cases = g_ptr_array_new_with_free_func (free_case);
  BrgChessVariant variant = BRG_CHESS_ORTHODOX;
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      Case *vector;

      if (g_str_has_prefix (lines[i], "# --- Chess960"))
        variant = BRG_CHESS_960;
      if (*lines[i] == '#' || *lines[i] == '\0')
        continue;
      vector = g_new (Case, 1);
      *vector = (Case){ variant, g_strsplit (lines[i], " ;", -1) };
      g_ptr_array_add (cases, vector);
    }
  return cases;
}

static void
check_depth (const BrgPosition *position, const char *field)
{
  guint64 leaves = g_ascii_strtoull (strchr (field, ' '), NULL, 10);
  guint depth = (guint) g_ascii_digit_value (field[1]);

  g_assert_cmpint (field[0], ==, 'D');
  g_assert_cmpuint (leaves, >, 0);
  if (leaves <= MANY_LEAVES || g_test_slow ())
    g_assert_cmpuint (brg_perft_count (position, depth, BRG_PERFT_BULK), ==, leaves);
  if (leaves <= MANY_MADE || g_test_slow ())
    g_assert_cmpuint (brg_perft_count (position, depth, BRG_PERFT_EVERY_MOVE), ==, leaves);
}

static void
test_case (gconstpointer data)
{
  const Case *vector = data;
  BrgPosition position;
  BrgFenFault fault;

  g_assert_true (
      brg_fen_read (vector->fields[0], vector->variant, BRG_POSITION_FROM_GAME, &position, &fault));
  g_assert_cmpuint (brg_perft_count (&position, 0, BRG_PERFT_BULK), ==, 1);
  for (guint i = 1; vector->fields[i] != NULL; i++)
    check_depth (&position, vector->fields[i]);
}

BRG_TEST_TOPIC ("perft")
{
  g_autoptr (GPtrArray) cases = NULL;

  g_test_init (&argc, &argv, NULL);
  cases = load_cases ();
  g_assert_cmpuint (cases->len, ==, 84);
  for (guint i = 0; i < cases->len; i++)
    {
      const Case *vector = cases->pdata[i];
      g_autofree char *path = g_strdup_printf (
          "/engine/perft/%s/%u", vector->variant == BRG_CHESS_960 ? "chess960" : "chess", i + 1);

      g_test_add_data_func (path, vector, test_case);
    }
  return g_test_run ();
}
