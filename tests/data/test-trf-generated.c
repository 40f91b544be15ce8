/* test-trf-generated.c - generated tournaments as reports, read again and checked
 *
 * What FIDE asks of an endorsed program: tournaments of all kinds are generated, written, read, and
 * every round is paired anew from the file alone. GENERATED_TOURNAMENTS in the environment says how
 * many small ones a kind; a tenth as many are large.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdlib.h>
#include <string.h>

#include "brg-pairing-systems.h"
#include "brg-round-check.h"
#include "brg-test.h"
#include "brg-trf-generated.h"
#include "brg-trf-reader.h"
#include "brg-trf-writer.h"

#define DEFAULT_TOURNAMENTS 40

/* Rates in hundredths of a per cent: draws, forfeits, double forfeits, half, full and zero byes,
 * late, withdrawals, games of ½ and 0, of 0 and 0. */
typedef struct
{
  const char *name;
  gint rates[BRG_N_GENERATOR_RATES];
  gint win; /* tenths of a point */
  gint draw;
  gint loss;
  gint bans_percent; /* of the number of players */
  gboolean is_accelerated;
} Kind;

static const Kind kinds[] = {
  { "plain", { 3000 }, 10, 5, 0, 0, FALSE },
  { "absences", { 3000, 0, 0, 400, 100, 600, 0, 0 }, 10, 5, 0, 0, FALSE },
  { "forfeits", { 3000, 1000, 500, 0, 0, 0, 0, 0 }, 10, 5, 0, 0, FALSE },
  { "comings-and-goings", { 3000, 200, 100, 200, 0, 300, 2000, 2500 }, 10, 5, 0, 0, FALSE },
  { "football", { 2000, 300, 100, 300, 100, 300, 1000, 1000 }, 30, 10, 0, 0, FALSE },
  { "consolation", { 2000, 300, 100, 300, 0, 300, 1000, 1000 }, 30, 20, 10, 0, FALSE },
  { "baku", { 3000, 200, 100, 300, 0, 300, 1000, 1000 }, 10, 5, 0, 0, TRUE },
  { "forbidden", { 3000, 200, 100, 300, 0, 300, 500, 500 }, 10, 5, 0, 40, FALSE },
  { "all-at-once", { 4000, 400, 200, 500, 100, 500, 1500, 1500 }, 20, 10, 0, 20, TRUE },
  { "unusual", { 3000, 200, 100, 200, 0, 200, 0, 0, 600, 400 }, 10, 5, 0, 0, FALSE },
  { "unusual-football", { 3000, 200, 0, 0, 0, 0, 0, 0, 600, 400 }, 30, 10, 0, 0, FALSE },
  { "no-draws", { 0, 0, 0, 0, 0, 0, 0, 0 }, 10, 5, 0, 0, FALSE },
};

static BrgGenerated *
generate (const Kind *kind, guint64 seed, gint n_players, gint n_rounds)
{
  BrgGeneratorOptions options;
  g_autoptr (GError) error = NULL;
  BrgGenerated *generated;

  brg_generator_options_init (&options, seed);
  options.n_players = n_players;
  options.n_rounds = n_rounds;
  for (guint i = 0; i < BRG_N_GENERATOR_RATES; i++)
    options.amounts[i].values[0] = kind->rates[i];
  options.scoring = brg_scoring_from_game (kind->win * BRG_POINT / 10, kind->draw * BRG_POINT / 10,
                                           kind->loss * BRG_POINT / 10);
  options.n_forbidden = n_players > 4 ? n_players * kind->bans_percent / 100 : 0;
  options.is_accelerated = kind->is_accelerated;
  generated = brg_generator_run (brg_pairing_system_find ("dutch"), &options, &error);
  g_assert_no_error (error);
  return generated;
}

static char *
write_report (const BrgGenerated *generated, const char *remark)
{
  g_autoptr (BrgTrf) trf =
      brg_trf_from_generated (generated, brg_pairing_system_find ("dutch"), NULL, remark);
  g_autoptr (GError) error = NULL;
  char *text = brg_trf_write (trf, BRG_TRF_26, NULL, &error);

  g_assert_no_error (error);
  return text;
}

static void
compare_players (const BrgTournament *written, const BrgTournament *read)
{
  g_assert_cmpint (read->n_players, ==, written->n_players);
  g_assert_cmpint (read->n_rounds, ==, written->n_rounds);
  g_assert_cmpint (read->initial_colour, ==, written->initial_colour);
  g_assert_cmpmem (&read->scoring, sizeof read->scoring, &written->scoring,
                   sizeof written->scoring);
  for (gint player = 0; player < read->n_players; player++)
    {
      g_assert_cmpint (read->players[player].rating, ==, written->players[player].rating);
      for (gint round = 1; round <= read->n_rounds; round++)
        {
          const BrgCell *cell = brg_tournament_cell (read, player, round);
          const BrgCell *other = brg_tournament_cell (written, player, round);

          g_assert_cmpint (cell->opponent, ==, other->opponent);
          g_assert_cmpint (cell->colour, ==, other->colour);
          g_assert_cmpint (cell->outcome, ==, other->outcome);
          g_assert_cmpint (brg_tournament_virtual_points (read, player, round), ==,
                           brg_tournament_virtual_points (written, player, round));
        }
    }
}

static void
compare_bans (const BrgTournament *written, const BrgTournament *read)
{
  guint n_bans = written->forbidden != NULL ? written->forbidden->len : 0;

  g_assert_cmpuint (read->forbidden != NULL ? read->forbidden->len : 0, ==, n_bans);
  for (guint i = 0; i < n_bans; i++)
    g_assert_cmpmem (
        &g_array_index (read->forbidden, BrgForbiddenPair, i), sizeof (BrgForbiddenPair),
        &g_array_index (written->forbidden, BrgForbiddenPair, i), sizeof (BrgForbiddenPair));
}

static void
check_rounds (const BrgTournament *tournament, gint n_paired)
{
  for (gint round = 1; round <= n_paired; round++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (BrgRoundCheck) check =
          brg_round_check_new (brg_pairing_system_find ("dutch"), tournament, round, 0, &error);

      g_assert_no_error (error);
      g_assert_true (brg_round_check_is_equal (check));
    }
}

static void
check_tournament (const Kind *kind, guint64 seed, gint n_players, gint n_rounds)
{
  g_autoptr (BrgGenerated) generated = generate (kind, seed, n_players, n_rounds);
  g_autofree char *text = write_report (generated, NULL);
  g_autofree char *again = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgTrf) trf = brg_trf_read (text, -1, "generated", &error);

  g_assert_no_error (error);
  g_assert_cmpuint (trf->notes->len, ==, 0);
  compare_players (generated->tournament, trf->tournament);
  compare_bans (generated->tournament, trf->tournament);
  check_rounds (trf->tournament, generated->n_paired);
  again = brg_trf_write (trf, BRG_TRF_26, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (again, ==, text);
}

static guint
count_tournaments (void)
{
  const char *text = g_getenv ("GENERATED_TOURNAMENTS");

  return text != NULL ? (guint) atoi (text) : brg_test_rounds (DEFAULT_TOURNAMENTS);
}

static void
test_small (gconstpointer data)
{
  for (guint seed = 1; seed <= count_tournaments (); seed++)
    check_tournament (data, seed, 2 + (gint) seed * 39 / (gint) (count_tournaments () + 1),
                      3 + (gint) seed % 9);
}

static void
test_large (gconstpointer data)
{
  guint n_tournaments = MAX (count_tournaments () / 10, 1);

  for (guint i = 0; i < n_tournaments; i++)
    check_tournament (data, 1000 + i, 100 + (gint) (i * 100 / n_tournaments), 7 + (gint) i % 5);
}

static void
test_same_file (void)
{
  g_autoptr (BrgGenerated) one = generate (&kinds[8], 5, 30, 7);
  g_autoptr (BrgGenerated) again = generate (&kinds[8], 5, 30, 7);
  g_autoptr (BrgGenerated) other = generate (&kinds[8], 6, 30, 7);
  g_autofree char *text = write_report (one, "asked");
  g_autofree char *same = write_report (again, "asked");
  g_autofree char *different = write_report (other, "asked");

  g_assert_cmpstr (text, ==, same);
  g_assert_cmpstr (text, !=, different);
  g_assert_nonnull (strstr (text, "\r\n### asked\r\n"));
}

/* Every record that a pairing program needs stands in the file. */
static void
test_records (void)
{
  static const char *const records[] = {
    "012 Generated tournament 2",
    "\r\n032 FID",
    "\r\n042 2026/03/01",
    "\r\n052 2026/03/08",
    "\r\n062 30",
    "\r\n072 30",
    "\r\n092 Individual: Swiss-System",
    "\r\n122 ",
    "\r\n132 ",
    "\r\n142 8",
    "\r\n152 ",
    "\r\n162  W 2.0    D 1.0",
    "\r\n182 Berger",
    "\r\n192 FIDE_DUTCH\r\n",
    "\r\n202 BH/C1,BH,SB",
    "\r\n212 PTS,BH/C1,BH,SB",
    "\r\n222 5400+30",
    "\r\n240 H   ",
    "\r\n240 Z   ",
    "\r\n250       2.0   1   2    1   ",
    "\r\n250       1.0   3   4    1   ",
    "\r\n260   ",
    "\r\n001    1 ",
    "\r\n001   30 ",
  };
  g_autoptr (BrgGenerated) generated = generate (&kinds[8], 2, 30, 8);
  g_autofree char *text = write_report (generated, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (records); i++)
    {
      if (strstr (text, records[i]) == NULL)
        g_test_message ("%s", records[i]);
      g_assert_nonnull (strstr (text, records[i]));
    }
}

/* fide-handling-2026 2.2: with the same rating the names decide. */
static void
test_equal_ratings (void)
{
  BrgGeneratorOptions options;
  g_autoptr (BrgGenerated) generated = NULL;
  g_autoptr (BrgTrf) trf = NULL;

  brg_generator_options_init (&options, 1);
  options.n_players = 60;
  options.lowest_rating = options.highest_rating = 2000;
  generated = brg_generator_run (brg_pairing_system_find ("dutch"), &options, NULL);
  trf = brg_trf_from_generated (generated, brg_pairing_system_find ("dutch"), NULL, NULL);
  for (gint i = 1; i < options.n_players; i++)
    g_assert_cmpint (strcmp (brg_trf_get_player (trf, i - 1)->family_name,
                             brg_trf_get_player (trf, i)->family_name),
                     <=, 0);
}

static void
test_no_pairing (void)
{
  g_autoptr (BrgGenerated) generated = generate (&kinds[0], 1, 2, 5);
  g_autofree char *text = write_report (generated, NULL);

  g_assert_nonnull (strstr (text, "\r\n142 5\r\n"));
  g_assert_nonnull (strstr (text, "\r\n### no pairing existed for round 2 with its absences\r\n"));
}

static void
add_kind (const Kind *kind)
{
  g_autofree char *small = g_strconcat ("/data/trf-generated/small/", kind->name, NULL);
  g_autofree char *large = g_strconcat ("/data/trf-generated/large/", kind->name, NULL);

  g_test_add_data_func (small, kind, test_small);
  g_test_add_data_func (large, kind, test_large);
}

BRG_TEST_TOPIC ("trf-generated")
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    add_kind (&kinds[i]);
  g_test_add_func ("/data/trf-generated/same-seed-same-file", test_same_file);
  g_test_add_func ("/data/trf-generated/records", test_records);
  g_test_add_func ("/data/trf-generated/fide-handling-2026/2.2/names", test_equal_ratings);
  g_test_add_func ("/data/trf-generated/no-pairing-exists", test_no_pairing);
  return g_test_run ();
}
