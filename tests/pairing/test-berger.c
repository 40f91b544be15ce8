/* test-berger.c - round robins against the printed tables
 *
 * The tables compared are those of rus-draughts-2022 app. 2; rus-chess-2014 22.5 prints the same
 * ones.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pairing-text.h"

#include "brg-berger.h"
#include "brg-pairing-systems.h"
#include "brg-test.h"

static GStrv
read_lines (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "fixtures", "tables", name, NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return g_strsplit (text, "\n", -1);
}

static BrgTournament *
make_tournament (gint n_players, gint cycles)
{
  gint n_rounds = brg_berger_system.count_rounds (n_players, cycles);
  BrgTournament *tournament = brg_tournament_new (BRG_TOURNAMENT_ROUND_ROBIN, n_players, n_rounds);

  tournament->cycles = cycles;
  return tournament;
}

static BrgPairing *
pair (const BrgTournament *tournament, gint round, gboolean swap_last_rounds)
{
  BrgPairingRequest request = { .round = round,
                                .swap_last_rounds = swap_last_rounds,
                                .explain = TRUE };
  g_autoptr (GError) error = NULL;
  BrgPairing *pairing = brg_pairing_system_pair (&brg_berger_system, tournament, &request, &error);

  g_assert_no_error (error);
  g_assert_true (pairing->exists);
  return pairing;
}

/* A line of a table, "1:4 2:3", without the pair of a number that is not there. */
static char *
dup_expected (const char *line, gint n_players)
{
  g_auto (GStrv) pairs = g_strsplit (line, " ", -1);
  g_autoptr (GString) text = g_string_new (NULL);

  for (gsize i = 0; pairs[i] != NULL; i++)
    {
      gint white = (gint) g_ascii_strtoll (pairs[i], NULL, 10);
      gint black = (gint) g_ascii_strtoll (strchr (pairs[i], ':') + 1, NULL, 10);

      if (MAX (white, black) <= n_players)
        g_string_append_printf (text, "%s%d-%d", text->len > 0 ? " " : "", white, black);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
assert_line (gint n_players, gint cycles, gint round, gboolean swap, const char *line)
{
  g_autoptr (BrgTournament) tournament = make_tournament (n_players, cycles);
  g_autoptr (BrgPairing) pairing = pair (tournament, round, swap);
  g_autofree char *pairs = dup_pairs_text (tournament, pairing);
  g_autofree char *expected = dup_expected (line, n_players);

  g_assert_cmpstr (pairs, ==, expected);
}

/* rus-draughts-2022 app. 2 */
static void
test_tables (void)
{
  g_auto (GStrv) lines = read_lines ("berger.tsv");
  gint n_lines = 0;

  for (gsize i = 1; lines[i] != NULL && lines[i][0] != '\0'; i++)
    {
      g_auto (GStrv) fields = g_strsplit (lines[i], "\t", -1);
      gint n_players = (gint) g_ascii_strtoll (strchr (fields[0], '-') + 1, NULL, 10);
      gint round = (gint) g_ascii_strtoll (fields[1], NULL, 10);

      assert_line (n_players, 1, round, FALSE, fields[2]);
      assert_line (n_players - 1, 1, round, FALSE, fields[2]);
      n_lines++;
    }
  /* 3 + 5 + ... + 59 rounds. */
  g_assert_cmpint (n_lines, ==, 899);
}

static void
test_double_tables (void)
{
  g_auto (GStrv) lines = read_lines ("berger-double.tsv");
  gint n_lines = 0;

  for (gsize i = 1; lines[i] != NULL && lines[i][0] != '\0'; i++)
    {
      g_auto (GStrv) fields = g_strsplit (lines[i], "\t", -1);
      gint n_players = (gint) g_ascii_strtoll (strchr (fields[0], '-') + 1, NULL, 10);
      gboolean swap = g_str_equal (fields[1], "swapped");
      gint round = (gint) g_ascii_strtoll (fields[2], NULL, 10);

      assert_line (n_players, 2, round, swap, fields[3]);
      assert_line (n_players - 1, 2, round, swap, fields[3]);
      n_lines++;
    }
  /* Two variants of two cycles: 4 (3 + 5 + ... + 21). */
  g_assert_cmpint (n_lines, ==, 480);
}

/* Any size: everybody meets everybody once in a cycle, colours as even as they can be, no three
 * equal ones in a row, and every game stands in the round that is asked for. */
static void
test_properties (gconstpointer data)
{
  gint n = GPOINTER_TO_INT (data);
  g_autoptr (BrgTournament) tournament = make_tournament (n, 1);
  g_autofree gint *games = g_new0 (gint, (gsize) n * (gsize) n);
  g_autofree gint *balance = g_new0 (gint, n);
  g_autofree gint *run = g_new0 (gint, n);

  for (gint round = 1; round <= tournament->n_rounds; round++)
    {
      g_autoptr (BrgPairing) pairing = pair (tournament, round, FALSE);

      g_assert_cmpuint (pairing->pairs->len, ==, (guint) n / 2);
      for (guint i = 0; i < pairing->pairs->len; i++)
        {
          BrgPair board = g_array_index (pairing->pairs, BrgPair, i);

          games[board.white * n + board.black]++;
          balance[board.white]++;
          balance[board.black]--;
          run[board.white] = MAX (run[board.white], 0) + 1;
          run[board.black] = MIN (run[board.black], 0) - 1;
          g_assert_cmpint (run[board.white], <=, 2);
          g_assert_cmpint (run[board.black], >=, -2);
          g_assert_cmpint (brg_berger_find_round (n + n % 2, board.white + 1, board.black + 1), ==,
                           round);
          g_assert_cmpint (brg_berger_find_round (n + n % 2, board.black + 1, board.white + 1), ==,
                           round);
        }
    }
  for (gint a = 0; a < n; a++)
    {
      /* An even number: the first half has White once more, the others Black. */
      g_assert_cmpint (balance[a], ==, n % 2 == 1 ? 0 : a < n / 2 ? 1 : -1);
      for (gint b = 0; b < n; b++)
        g_assert_cmpint (games[a * n + b] + games[b * n + a], ==, a == b ? 0 : 1);
    }
}

/* Even cycles have the colours reversed; the order of the first cycle changes only if there are
 * just two. */
static void
test_cycles (void)
{
  static const char *const rounds[] = {
    "1-4 2-3", "4-3 1-2", "2-4 3-1", "4-1 3-2", "3-4 2-1", "4-2 1-3",
    "1-4 2-3", "4-3 1-2", "2-4 3-1", "4-1 3-2", "3-4 2-1", "4-2 1-3",
  };
  g_autoptr (BrgTournament) tournament = make_tournament (4, 4);

  g_assert_cmpint (tournament->n_rounds, ==, G_N_ELEMENTS (rounds));
  for (gint round = 1; round <= tournament->n_rounds; round++)
    for (gint swap = FALSE; swap <= TRUE; swap++)
      {
        g_autoptr (BrgPairing) pairing = pair (tournament, round, swap);
        g_autofree char *pairs = dup_pairs_text (tournament, pairing);

        g_assert_cmpstr (pairs, ==, rounds[round - 1]);
      }
}

/* rus-draughts-2022 app. 2: in renju the first-named begins with Black. */
static void
test_renju (void)
{
  static const char *const rounds[] = { "4-1 3-2", "3-4 2-1", "4-2 1-3",
                                        "1-4 2-3", "4-3 1-2", "2-4 3-1" };
  g_autoptr (BrgTournament) tournament = make_tournament (4, 2);

  tournament->black_begins = TRUE;
  for (gint round = 1; round <= tournament->n_rounds; round++)
    {
      g_autoptr (BrgPairing) pairing = pair (tournament, round, FALSE);
      g_autofree char *pairs = dup_pairs_text (tournament, pairing);

      g_assert_cmpstr (pairs, ==, rounds[round - 1]);
    }
}

/* Two players: a cycle is one round, and there is nothing to change places. */
static void
test_two_players (void)
{
  g_autoptr (BrgTournament) tournament = make_tournament (2, 2);

  for (gint swap = FALSE; swap <= TRUE; swap++)
    {
      g_autoptr (BrgPairing) first = pair (tournament, 1, swap);
      g_autoptr (BrgPairing) second = pair (tournament, 2, swap);
      g_autofree char *pairs = dup_pairs_text (tournament, first);
      g_autofree char *reversed = dup_pairs_text (tournament, second);

      g_assert_cmpstr (pairs, ==, "1-2");
      g_assert_cmpstr (reversed, ==, "2-1");
    }
}

/* rus-draughts-2022 app. 2, note: the chief arbiter may change the order of the rounds. */
static void
test_round_order (void)
{
  static const gint order[] = { 6, 1, 2, 5, 4, 3 };
  /* The schedule of four players, two cycles. */
  static const char *const schedule[] = { "1-4 2-3", "4-3 1-2", "2-4 3-1",
                                          "4-1 3-2", "3-4 2-1", "4-2 1-3" };
  g_autoptr (BrgTournament) tournament = make_tournament (4, 2);

  for (gint round = 1; round <= tournament->n_rounds; round++)
    for (gint swap = FALSE; swap <= TRUE; swap++)
      {
        BrgPairingRequest request = { .round = round,
                                      .swap_last_rounds = swap,
                                      .round_order = order };
        g_autoptr (BrgPairing) pairing =
            brg_pairing_system_pair (&brg_berger_system, tournament, &request, NULL);
        g_autofree char *pairs = dup_pairs_text (tournament, pairing);
        gint scheduled = order[round - 1];

        /* The last two rounds of the first cycle, 2 and 3, change places before. */
        if (swap && (scheduled == 2 || scheduled == 3))
          scheduled = 5 - scheduled;
        g_assert_cmpstr (pairs, ==, schedule[scheduled - 1]);
      }
}

static void
test_bad_round_order (void)
{
  static const gint orders[][3] = { { 0, 1, 2 }, { 1, 2, 4 }, { 1, 2, 2 }, { -1, 2, 3 } };
  g_autoptr (BrgTournament) tournament = make_tournament (4, 1);

  for (gsize i = 0; i < G_N_ELEMENTS (orders); i++)
    {
      BrgPairingRequest request = { .round = 3, .round_order = orders[i] };
      g_autoptr (GError) error = NULL;

      g_assert_null (brg_pairing_system_pair (&brg_berger_system, tournament, &request, &error));
      g_assert_error (error, BRG_PAIRING_ERROR, BRG_PAIRING_ERROR_ORDER);
    }
}

static void
test_count_rounds (void)
{
  static const gint rows[][3] = {
    { 0, 1, 0 }, { 1, 1, 0 },  { 2, 1, 1 },  { 3, 1, 3 },   { 4, 1, 3 },
    { 5, 1, 5 }, { 5, 2, 10 }, { 6, 2, 10 }, { 10, 4, 36 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    g_assert_cmpint (brg_berger_system.count_rounds (rows[i][0], rows[i][1]), ==, rows[i][2]);
}

/* Who is absent or has left stays on his board; gaps in the start numbers do not matter. */
static void
test_fixed (void)
{
  g_autoptr (BrgTournament) tournament = make_tournament (5, 1);
  g_autoptr (BrgPairing) pairing = NULL;
  g_autofree char *pairs = NULL;
  g_autofree char *reasons = NULL;

  for (gint i = 0; i < 5; i++)
    tournament->players[i].number = 10 * (i + 1);
  tournament->players[0].left_after = 0;
  brg_tournament_set_bye (tournament, 2, 4, BRG_OUTCOME_ZERO_BYE);
  pairing = pair (tournament, 2, FALSE);
  /* The table of six, round 2: 6:4 5:3 1:2. */
  pairs = dup_pairs_text (tournament, pairing);
  g_assert_cmpstr (pairs, ==, "50-30 10-20");
  reasons = dup_reasons_text (tournament, pairing->reasons, 1);
  g_assert_cmpstr (reasons, ==, "table 10-20 #2; colour-table 10-20 w");
}

/* The arbiter may change the colours of a game. */
static void
test_locked (void)
{
  static const BrgPair locked[] = { { 0, 2 } };
  g_autoptr (BrgTournament) tournament = make_tournament (4, 1);
  BrgPairingRequest request = { .round = 3, .locked = locked, .n_locked = 1, .explain = TRUE };
  g_autoptr (BrgPairing) pairing =
      brg_pairing_system_pair (&brg_berger_system, tournament, &request, NULL);
  g_autofree char *pairs = dup_pairs_text (tournament, pairing);
  g_autofree char *reasons = dup_reasons_text (tournament, pairing->reasons, 1);

  g_assert_cmpstr (pairs, ==, "2-4 1-3");
  g_assert_cmpstr (reasons, ==, "table 1-3 #3; locked 1-3");
}

BRG_TEST_TOPIC ("berger")
{
  static const gint sizes[] = { 2, 3, 4, 5, 22, 61, 62, 63, 64, 99, 100, 127, 128, 301, 302 };

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/pairing/berger/rus-draughts-2022/app-2/tables", test_tables);
  g_test_add_func ("/pairing/berger/rus-draughts-2022/app-2/double-tables", test_double_tables);
  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *path =
          g_strdup_printf ("/pairing/berger/rus-draughts-2022/app-2/size-%d", sizes[i]);

      g_test_add_data_func (path, GINT_TO_POINTER (sizes[i]), test_properties);
    }
  g_test_add_func ("/pairing/berger/cycles", test_cycles);
  g_test_add_func ("/pairing/berger/rus-draughts-2022/app-2/renju", test_renju);
  g_test_add_func ("/pairing/berger/two-players", test_two_players);
  g_test_add_func ("/pairing/berger/rus-draughts-2022/app-2/round-order", test_round_order);
  g_test_add_func ("/pairing/berger/bad-round-order", test_bad_round_order);
  g_test_add_func ("/pairing/berger/count-rounds", test_count_rounds);
  g_test_add_func ("/pairing/berger/fixed", test_fixed);
  g_test_add_func ("/pairing/berger/locked", test_locked);
  return g_test_run ();
}
