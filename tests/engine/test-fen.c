/* test-fen.c - positions as text, read, written and refused
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-fen.h"
#include "brg-test.h"

#include "brg-fen-fault.h"

#include <string.h>

typedef void (*UseFields) (char **fields);

/* Calls back for every line of a fixture that is no remark. */
static guint
for_each_line (const char *name, guint n_fields, UseFields use)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "fixtures", "chess", name, NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  guint n_lines = 0;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_auto (GStrv) fields = g_strsplit (lines[i], "\t", -1);

      if (*lines[i] == '#' || *lines[i] == '\0')
        continue;
      g_assert_cmpuint (g_strv_length (fields), ==, n_fields);
      use (fields);
      n_lines++;
    }
  return n_lines;
}

static BrgChessVariant
get_variant (const char *name)
{
  return g_str_equal (name, "chess960") ? BRG_CHESS_960 : BRG_CHESS_ORTHODOX;
}

static void
check_fault (char **fields)
{
  BrgPositionDemand demand =
      g_str_equal (fields[1], "game") ? BRG_POSITION_FROM_GAME : BRG_POSITION_COMPOSED;
  g_autofree char *message = NULL;
  g_autofree char *told = NULL;
  g_autofree char *wanted = NULL;
  BrgPosition position = { .move_number = 77 };
  BrgFenFault fault;

  if (brg_fen_read (fields[4], get_variant (fields[0]), demand, &position, &fault))
    g_error ("taken for a position: %s", fields[4]);
  message = brg_fen_fault_to_text (&fault);
  told = g_strdup_printf ("%d\t%s\t%s", fault.column, message, fields[4]);
  wanted = g_strdup_printf ("%s\t%s\t%s", fields[2], fields[3], fields[4]);
  g_assert_cmpstr (told, ==, wanted);
  g_assert_cmpuint (position.move_number, ==, 77);
}

static void
test_faults (void)
{
  g_assert_cmpuint (for_each_line ("fen-faults.tsv", 5, check_fault), >=, 500);
}

/* What play never leads to is refused for a game and taken as a composition. */
static void
check_composed (char **fields)
{
  BrgPosition position;

  if (g_str_equal (fields[1], "game"))
    g_assert_true (
        brg_fen_read (fields[4], get_variant (fields[0]), BRG_POSITION_COMPOSED, &position, NULL));
}

static void
test_composed (void)
{
  for_each_line ("fen-faults.tsv", 5, check_composed);
}

static void
check_final (char **fields)
{
  BrgChessVariant variant = get_variant (fields[0]);
  g_autofree char *written = NULL;
  BrgPosition position;

  g_assert_true (brg_fen_read (fields[1], variant, BRG_POSITION_FROM_GAME, &position, NULL));
  written = brg_fen_write (&position, variant == BRG_CHESS_960 ? BRG_FEN_SHREDDER : BRG_FEN_PLAIN);
  g_assert_cmpstr (written, ==, fields[1]);
}

static void
test_final_positions (void)
{
  g_assert_cmpuint (for_each_line ("final-positions.tsv", 2, check_final), ==, 300);
}

/* A text and what is written of it: X-FEN, Shredder-FEN, with every square passed. */
typedef struct
{
  const char *path;
  BrgChessVariant variant;
  const char *text;
  const char *plain;
  const char *shredder;
  const char *every_passed;
} StyleCase;

static const StyleCase styles[] = {
  { "/engine/fen/styles/without-numbers", BRG_CHESS_ORTHODOX, "4k3/8/8/8/8/8/8/4K3 b - -",
    "4k3/8/8/8/8/8/8/4K3 b - - 0 1", "4k3/8/8/8/8/8/8/4K3 b - - 0 1",
    "4k3/8/8/8/8/8/8/4K3 b - - 0 1" },
  { "/engine/fen/styles/rights-in-any-order", BRG_CHESS_ORTHODOX,
    "r3k2r/8/8/8/8/8/8/R3K2R w qkQK - 5 9", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 5 9",
    "r3k2r/8/8/8/8/8/8/R3K2R w HAha - 5 9", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 5 9" },
  { "/engine/fen/styles/letters-of-files-in-chess", BRG_CHESS_ORTHODOX,
    "r3k2r/8/8/8/8/8/8/R3K2R w Ah - 5 9", "r3k2r/8/8/8/8/8/8/R3K2R w Qk - 5 9",
    "r3k2r/8/8/8/8/8/8/R3K2R w Ah - 5 9", "r3k2r/8/8/8/8/8/8/R3K2R w Qk - 5 9" },
  { "/engine/fen/styles/outermost-rook", BRG_CHESS_960,
    "1rk1r1r1/8/8/8/8/8/8/1RK1R1R1 w KQkq - 0 1", "1rk1r1r1/8/8/8/8/8/8/1RK1R1R1 w KQkq - 0 1",
    "1rk1r1r1/8/8/8/8/8/8/1RK1R1R1 w GBgb - 0 1", "1rk1r1r1/8/8/8/8/8/8/1RK1R1R1 w KQkq - 0 1" },
  { "/engine/fen/styles/inner-rook", BRG_CHESS_960, "1rk1r1r1/8/8/8/8/8/8/1RK1R1R1 w EQeq - 0 1",
    "1rk1r1r1/8/8/8/8/8/8/1RK1R1R1 w EQeq - 0 1", "1rk1r1r1/8/8/8/8/8/8/1RK1R1R1 w EBeb - 0 1",
    "1rk1r1r1/8/8/8/8/8/8/1RK1R1R1 w EQeq - 0 1" },
  { "/engine/fen/styles/passed-but-nobody-takes", BRG_CHESS_ORTHODOX,
    "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
    "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
    "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b HAha - 0 1",
    "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1" },
  { "/engine/fen/styles/passed-and-taken", BRG_CHESS_ORTHODOX, "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1",
    "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1",
    "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1" },
  { "/engine/fen/styles/largest-numbers", BRG_CHESS_ORTHODOX, "4k3/8/8/8/8/8/8/4K3 w - - 9999 9999",
    "4k3/8/8/8/8/8/8/4K3 w - - 9999 9999", "4k3/8/8/8/8/8/8/4K3 w - - 9999 9999",
    "4k3/8/8/8/8/8/8/4K3 w - - 9999 9999" },
};

static void
check_style (const BrgPosition *position, BrgFenStyle style, const char *expected)
{
  g_autofree char *written = brg_fen_write (position, style);
  BrgPosition again;

  g_assert_cmpstr (written, ==, expected);
  g_assert_true (brg_fen_read (written, position->variant, BRG_POSITION_FROM_GAME, &again, NULL));
  g_assert_true (brg_position_is_same (position, &again));
}

static void
test_style (gconstpointer data)
{
  const StyleCase *vector = data;
  BrgPosition position;

  g_assert_true (
      brg_fen_read (vector->text, vector->variant, BRG_POSITION_FROM_GAME, &position, NULL));
  check_style (&position, BRG_FEN_PLAIN, vector->plain);
  check_style (&position, BRG_FEN_SHREDDER, vector->shredder);
  check_style (&position, BRG_FEN_EVERY_PASSED, vector->every_passed);
}

BRG_TEST_TOPIC ("fen")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/fen/faults", test_faults);
  g_test_add_func ("/engine/fen/fide-2023/3.10.3/impossible-but-composed", test_composed);
  g_test_add_func ("/engine/fen/final-positions", test_final_positions);
  for (gsize i = 0; i < G_N_ELEMENTS (styles); i++)
    g_test_add_data_func (styles[i].path, &styles[i], test_style);
  return g_test_run ();
}
