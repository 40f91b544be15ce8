/* test-openings.c - tables of start positions for draughts-64, and lots that take one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-openings.h"
#include "brg-test.h"

#include "brg-draughts-fen.h"
#include "brg-draughts-notation.h"
#include "brg-draughts-read.h"

/* Counted in the published tables; I-17, XI-18, XV-16 and XXIII-20 of the ballots take fewer pieces
 * than they must under the majority rule. */
static const struct
{
  const char *id;
  guint n_openings;
  guint n_sets;
  guint n_free_only;
} tables[] = {
  { "fmjd", 736, 392, 8 },
  { "idf-basic", 150, 0, 0 },
  { "idf-ballots", 745, 396, 4 },
};

static void
test_tables (void)
{
  for (gsize t = 0; t < G_N_ELEMENTS (tables); t++)
    {
      const BrgOpenings *openings = brg_openings_get (tables[t].id);
      guint n_sets = 0;
      guint n_free_only = 0;

      g_assert_cmpstr (brg_openings_get_ids ()[t], ==, tables[t].id);
      g_assert_cmpuint (brg_openings_get_n (openings), ==, tables[t].n_openings);
      for (guint i = 0; i < tables[t].n_openings; i++)
        {
          const BrgOpening *opening = brg_openings_get_nth (openings, i);

          g_assert_true (brg_openings_find (openings, opening->code) == opening);
          n_sets += opening->moves == NULL;
          n_free_only += opening->is_free_only;
        }
      g_assert_cmpuint (n_sets, ==, tables[t].n_sets);
      g_assert_cmpuint (n_free_only, ==, tables[t].n_free_only);
    }
  g_assert_null (brg_openings_get ("other"));
  g_assert_null (brg_openings_get_ids ()[G_N_ELEMENTS (tables)]);
}

/* The moves, as printed and in full, lead to the position that the table tells. */
static void
check_moves (const BrgOpening *opening, const char *moves, BrgDraughtsVariant variant)
{
  BrgDraughtsPosition position = brg_draughts_position_start (variant);
  g_auto (GStrv) words = g_strsplit (moves, " ", -1);
  g_autofree char *fen = NULL;

  for (char **word = words; *word != NULL; word++)
    {
      g_auto (BrgDraughtsMoveList) fits = { 0 };

      g_assert_cmpuint (brg_draughts_move_read (&position, *word, -1, BRG_DRAUGHTS_READ_ANY, &fits),
                        ==, 1);
      brg_draughts_move_make (&position, &fits.moves[0], NULL);
    }
  fen = brg_draughts_fen_write (&position, BRG_DRAUGHTS_FEN_NUMBERS);
  g_assert_cmpstr (fen, ==, opening->fen);
}

static void
test_positions (void)
{
  for (gsize t = 0; t < G_N_ELEMENTS (tables); t++)
    {
      const BrgOpenings *openings = brg_openings_get (tables[t].id);

      for (guint i = 0; i < tables[t].n_openings; i++)
        {
          const BrgOpening *opening = brg_openings_get_nth (openings, i);
          BrgDraughtsPosition position;

          g_assert_true (brg_draughts_fen_read (opening->fen, BRG_DRAUGHTS_64, &position, NULL));
          if (opening->moves == NULL)
            continue;
          check_moves (opening, opening->moves, BRG_DRAUGHTS_64);
          check_moves (opening, opening->printed, BRG_DRAUGHTS_64);
          if (!opening->is_free_only)
            check_moves (opening, opening->moves, BRG_DRAUGHTS_64_MAJORITY);
        }
    }
}

/* Worked out by another program from what the header says. */
static const struct
{
  const char *id;
  gboolean has_majority;
  guint64 seed;
  guint round;
  guint board;
  const char *code;
} draws[] = {
  { "fmjd", FALSE, 2026, 1, 0, "18-XIII" },
  { "fmjd", TRUE, 2026, 1, 0, "33-IX" },
  { "fmjd", FALSE, 2026, 1, 1, "13-XIII" },
  { "fmjd", FALSE, 2026, 2, 0, "25-VII" },
  { "idf-basic", FALSE, 1, 1, 7, "7-IV" },
  { "idf-ballots", FALSE, G_MAXUINT64, 65535, 65535, "VI-4" },
};

static void
test_draws (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (draws); i++)
    {
      const BrgOpenings *openings = brg_openings_get (draws[i].id);
      const BrgOpening *opening = brg_openings_draw (openings, draws[i].has_majority, draws[i].seed,
                                                     draws[i].round, draws[i].board);

      g_assert_cmpstr (opening->code, ==, draws[i].code);
    }
}

/* Every opening of the small table comes up, and only where it may. */
static void
test_all_come (void)
{
  const BrgOpenings *openings = brg_openings_get ("fmjd");
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);

  for (guint64 seed = 0; seed < 20000; seed++)
    {
      const BrgOpening *opening = brg_openings_draw (openings, TRUE, seed, 1, 1);

      g_assert_false (opening->is_free_only);
      g_hash_table_add (seen, (gpointer) opening);
    }
  g_assert_cmpuint (g_hash_table_size (seen), ==, 736 - 8);
}

/* rus-draughts-2022 6.2.2: a table that a federation has made itself. */
static void
test_own (void)
{
  static const char *const text = "# Region\n"
                                  "A-1\tc3-d4 d6-c5 b2-c3\n"
                                  "\n"
                                  "1. a3-b4 b6-a5\r\n";
  g_autoptr (GError) error = NULL;
  const char *id = brg_openings_learn (text, "own.txt", &error);
  const BrgOpenings *openings;

  g_assert_no_error (error);
  g_assert_true (g_str_has_prefix (id, "own-"));
  g_assert_true (brg_openings_learn (text, "other.txt", NULL) == id);
  g_assert_true (brg_openings_intern_id (id) == id);
  openings = brg_openings_get (id);
  g_assert_cmpuint (brg_openings_get_n (openings), ==, 2);
  g_assert_cmpstr (brg_openings_get_nth (openings, 0)->code, ==, "A-1");
  g_assert_cmpstr (brg_openings_get_nth (openings, 0)->moves, ==, "c3-d4 d6-c5 b2-c3");
  g_assert_cmpstr (brg_openings_get_nth (openings, 1)->code, ==, "2");
  g_assert_cmpstr (brg_openings_get_nth (openings, 1)->moves, ==, "a3-b4 b6-a5");
  g_assert_null (brg_openings_get ("own-00000000"));
}

/* rus-draughts-2022 6.2.2: tables have positions that men are put into, beside moves. */
static void
test_own_positions (void)
{
  static const char *const text =
      "S-1\tW:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb6,d6,f6,h6,a7,c7,e7,"
      "g7,b8,d8,f8,h8\n"
      "A-1\tc3-d4 d6-c5\n"
      "b: W 32 , 31 : B 1, 2\n";
  g_autoptr (GError) error = NULL;
  const BrgOpenings *openings = brg_openings_get (brg_openings_learn (text, "own.txt", &error));
  const BrgOpening *opening;

  g_assert_no_error (error);
  g_assert_cmpuint (brg_openings_get_n (openings), ==, 3);
  opening = brg_openings_find (openings, "S-1");
  g_assert_null (opening->moves);
  g_assert_cmpstr (opening->printed, ==, "");
  g_assert_cmpstr (opening->fen, ==,
                   "W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12");
  g_assert_cmpstr (brg_openings_find (openings, "A-1")->moves, ==, "c3-d4 d6-c5");
  g_assert_cmpstr (brg_openings_find (openings, "3")->fen, ==, "B:W31,32:B1,2");
}

static const struct
{
  const char *path;
  const char *text;
  const char *place;
} damaged[] = {
  { "no-move", "c3-d4\nc3-d5\n", "own.txt:2:1: " },
  { "not-his-turn", "c3-d4 e3-f4\n", "own.txt:1:1: " },
  { "code-twice", "A\tc3-d4\nA\ta3-b4\n", "own.txt:2:1: " },
  { "code-with-a-bar", "A|1\tc3-d4\n", "own.txt:1:1: " },
  { "no-square", "S\tW:Wa1,a2:Bb8\n", "own.txt:1:" },
  { "one-side", "c3-d4\nW:Wa1:B\n", "own.txt:2:1: " },
  { "empty", "# nothing\n", "own.txt:1:1: " },
};

static void
test_damaged (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autoptr (GError) error = NULL;

  g_assert_null (brg_openings_learn (damaged[i].text, "own.txt", &error));
  g_assert_nonnull (error);
  g_assert_true (g_str_has_prefix (error->message, damaged[i].place));
}

BRG_TEST_TOPIC ("openings")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/openings/rus-draughts-2022 6.2.2/tables", test_tables);
  g_test_add_func ("/openings/rus-draughts-2022 6.2.2/moves-lead-to-positions", test_positions);
  g_test_add_func ("/openings/rus-draughts-2022 5.4.1.3/drawn-by-lot", test_draws);
  g_test_add_func ("/openings/rus-draughts-2022 6.2.3/majority-leaves-out", test_all_come);
  g_test_add_func ("/openings/rus-draughts-2022 6.2.2/own-table", test_own);
  g_test_add_func ("/openings/rus-draughts-2022 6.2.2/own-positions", test_own_positions);
  for (guint i = 0; i < G_N_ELEMENTS (damaged); i++)
    {
      g_autofree char *path =
          g_strconcat ("/openings/rus-draughts-2022 6.2.2/own-table/", damaged[i].path, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_damaged);
    }
  return g_test_run ();
}
