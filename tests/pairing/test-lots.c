/* test-lots.c - lots drawn from a seed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-lots.h"
#include "brg-test.h"

/* Published figures of SplitMix64 from state 0. */
static void
test_generator (void)
{
  BrgLots lots = { 0 };

  g_assert_cmphex (brg_lots_next (&lots), ==, G_GUINT64_CONSTANT (0xe220a8397b1dcdaf));
  g_assert_cmphex (brg_lots_next (&lots), ==, G_GUINT64_CONSTANT (0x6e789e6aa1b965f4));
  g_assert_cmphex (brg_lots_next (&lots), ==, G_GUINT64_CONSTANT (0x06c45d188009454f));
}

/* Computed apart from the program. */
static void
test_streams (void)
{
  static const struct
  {
    guint64 draw;
    guint64 state;
    guint64 first;
  } rows[] = {
    { BRG_LOTS_NUMBERS, G_GUINT64_CONSTANT (0x22118258a9d111a0),
      G_GUINT64_CONSTANT (0x040d6020823fbd3f) },
    { 1, G_GUINT64_CONSTANT (0xcb7e37b4889c6fe7), G_GUINT64_CONSTANT (0xe93603af9ea4367d) },
    { 2, G_GUINT64_CONSTANT (0x51b05987a27fba4d), G_GUINT64_CONSTANT (0x57e891ffb51ffca6) },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      BrgLots lots = brg_lots_begin (12345, rows[i].draw);

      g_assert_cmphex (lots.state, ==, rows[i].state);
      g_assert_cmphex (brg_lots_next (&lots), ==, rows[i].first);
    }
}

/* Lots are below the limit, all occur, and an output from the incomplete last run is not used. */
static void
test_below (void)
{
  BrgLots lots = brg_lots_begin (7, 1);
  gint counts[6] = { 0 };
  const guint64 half = G_GUINT64_CONSTANT (1) << 63;

  for (gint i = 0; i < 6000; i++)
    counts[brg_lots_below (&lots, 6)]++;
  for (gsize i = 0; i < G_N_ELEMENTS (counts); i++)
    {
      g_assert_cmpint (counts[i], >, 800);
      g_assert_cmpint (counts[i], <, 1200);
    }
  g_assert_cmpuint (brg_lots_below (&lots, 1), ==, 0);
  /* From state 0: with 2^63 + 1 sides only the first 2^63 + 1 outputs count. The first output is
   * beyond that, the second is not. */
  lots.state = 0;
  g_assert_cmphex (brg_lots_below (&lots, half + 1), ==, G_GUINT64_CONSTANT (0x6e789e6aa1b965f4));
  lots.state = 0;
  g_assert_cmphex (brg_lots_below (&lots, half), ==,
                   G_GUINT64_CONSTANT (0xe220a8397b1dcdaf) - half);
}

static void
assert_numbers (guint64 seed, gint n, const char *expected)
{
  g_autofree gint *entries = brg_lots_draw_numbers (seed, NULL, n);
  g_autoptr (GString) text = g_string_new (NULL);

  for (gint i = 0; i < n; i++)
    g_string_append_printf (text, "%s%d", i > 0 ? " " : "", entries[i] + 1);
  g_assert_cmpstr (text->str, ==, expected);
}

/* rus-draughts-2022 5.4.10.4: numbers by lot; computed apart from the program. */
static void
test_numbers (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "fixtures", "lots", "lots.tsv", NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GError) error = NULL;
  gsize n_draws = 0;

  assert_numbers (12345, 10, "3 2 7 1 8 9 10 5 4 6");
  assert_numbers (1, 6, "4 5 6 1 2 3");
  assert_numbers (1, 1, "1");
  assert_numbers (1, 0, "");

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  lines = g_strsplit (text, "\n", -1);
  for (gsize i = 1; lines[i] != NULL && lines[i][0] != '\0'; i++)
    {
      g_auto (GStrv) fields = g_strsplit (lines[i], "\t", -1);

      assert_numbers (g_ascii_strtoull (fields[1], NULL, 10),
                      (gint) g_ascii_strtoll (fields[0], NULL, 10), fields[2]);
      n_draws++;
    }
  g_assert_cmpuint (n_draws, ==, 10);
}

/* rus-draughts-2022 5.4.10.5.1: by rating, equal ones by lot, then those without by lot. */
static void
test_numbers_by_rating (void)
{
  static const gint ratings[] = { 0, 1800, 2100, 1800, 0, 1800, 2400, 0 };
  const gint n = G_N_ELEMENTS (ratings);
  gint firsts_of_1800[G_N_ELEMENTS (ratings)] = { 0 };
  gint lasts[G_N_ELEMENTS (ratings)] = { 0 };

  for (guint64 seed = 0; seed < 200; seed++)
    {
      g_autofree gint *drawn = brg_lots_draw_numbers (seed, NULL, n);
      g_autofree gint *entries = brg_lots_draw_numbers (seed, ratings, n);
      gint position[G_N_ELEMENTS (ratings)];

      for (gint i = 0; i < n; i++)
        position[drawn[i]] = i;
      g_assert_cmpint (entries[0], ==, 6);
      g_assert_cmpint (entries[1], ==, 2);
      for (gint i = 1; i < n; i++)
        {
          g_assert_cmpint (ratings[entries[i - 1]], >=, ratings[entries[i]]);
          if (ratings[entries[i - 1]] == ratings[entries[i]])
            g_assert_cmpint (position[entries[i - 1]], <, position[entries[i]]);
        }
      firsts_of_1800[entries[2]]++;
      lasts[entries[n - 1]]++;
    }
  for (gint i = 0; i < n; i++)
    {
      g_assert_cmpint (firsts_of_1800[i] > 30, ==, ratings[i] == 1800);
      g_assert_cmpint (lasts[i] > 30, ==, ratings[i] == 0);
    }
}

/* rus-draughts-2022 5.4.10.5.2: the lot has a stream of its own; computed apart from the program.
 */
static void
test_colour (void)
{
  static const struct
  {
    guint64 seed;
    BrgColour colour;
  } rows[] = {
    { 12345, BRG_COLOUR_BLACK }, { 1, BRG_COLOUR_WHITE },    { 0, BRG_COLOUR_WHITE },
    { 77, BRG_COLOUR_WHITE },    { 2024, BRG_COLOUR_BLACK }, { G_MAXUINT64, BRG_COLOUR_WHITE },
  };
  gint n_white = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    g_assert_cmpint (brg_lots_draw_colour (rows[i].seed), ==, rows[i].colour);
  for (guint64 seed = 0; seed < 1000; seed++)
    n_white += brg_lots_draw_colour (seed) == BRG_COLOUR_WHITE;
  g_assert_cmpint (n_white, >, 430);
  g_assert_cmpint (n_white, <, 570);
}

/* The lot of equal players is a shuffle of their numbers with a stream of their own. */
static void
test_order (void)
{
  static const gint numbers[] = { 41, 7, 19, 3, 28 };
  static const gint sorted[] = { 3, 7, 19, 28, 41 };

  for (guint64 seed = 0; seed < 500; seed++)
    {
      g_autofree gint *places = brg_lots_draw_order (seed, numbers, 5);
      g_autofree gint *again = brg_lots_draw_order (seed, sorted, 5);
      BrgLots lots = brg_lots_begin (seed, (G_GUINT64_CONSTANT (1) << 33) + 3);
      gint values[] = { 3, 7, 19, 28, 41 };

      brg_lots_shuffle (&lots, values, 5);
      for (gint i = 0; i < 5; i++)
        {
          g_assert_cmpint (values[places[i] - 1], ==, numbers[i]);
          g_assert_cmpint (values[again[i] - 1], ==, sorted[i]);
        }
    }
}

BRG_TEST_TOPIC ("lots")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/pairing/lots/generator", test_generator);
  g_test_add_func ("/pairing/lots/streams", test_streams);
  g_test_add_func ("/pairing/lots/below", test_below);
  g_test_add_func ("/pairing/lots/rus-draughts-2022/5.4.10.4/numbers", test_numbers);
  g_test_add_func ("/pairing/lots/rus-draughts-2022/5.4.10.5.1/numbers-by-rating",
                   test_numbers_by_rating);
  g_test_add_func ("/pairing/lots/rus-draughts-2022/5.4.10.5.2/colour", test_colour);
  g_test_add_func ("/pairing/lots/rus-draughts-2022/5.4.8.13/order", test_order);
  return g_test_run ();
}
