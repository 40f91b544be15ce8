/* test-scheveningen.c - everybody of one side meets everybody of the other
 *
 * Many tables are possible; what is asked of ours are the properties, and that the recorded table
 * has them too shows that the checks are not too strict.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-pairing-systems.h"
#include "brg-rulebooks.h"
#include "brg-scheveningen.h"
#include "brg-test.h"
#include "brg-why-not.h"
#include "brg-withdrawals.h"
#include "pairing-text.h"

#define MAX_BOARDS 160

/* Player of A and round: the opponent from 1, negative when A has Black; 0 where there is none. */
typedef gint Table[MAX_BOARDS + 1][MAX_BOARDS + 1];

static void
assert_near_half (gint count, gint n)
{
  g_assert_cmpint (count, >=, n / 2);
  g_assert_cmpint (count, <=, (n + 1) / 2);
}

/* Opponents and colours of one player: everybody once, half Whites, no three in a row. */
static void
assert_row (gint n, const gint *row)
{
  gboolean met[MAX_BOARDS + 1] = { FALSE };
  gint n_white = 0;

  for (gint round = 1; round <= n; round++)
    {
      gint opponent = ABS (row[round]);

      g_assert_cmpint (opponent, >=, 1);
      g_assert_cmpint (opponent, <=, n);
      g_assert_false (met[opponent]);
      met[opponent] = TRUE;
      n_white += row[round] > 0;
      g_assert_false (round >= 3 && (row[round] > 0) == (row[round - 1] > 0) &&
                      (row[round] > 0) == (row[round - 2] > 0));
    }
  assert_near_half (n_white, n);
}

static void
assert_table (gint n, Table table)
{
  static Table columns;
  gint n_white = 0;

  memset (columns, 0, sizeof columns);
  for (gint a = 1; a <= n; a++)
    {
      assert_row (n, table[a]);
      g_assert_cmpint (ABS (table[a][1]), ==, a);
      for (gint round = 1; round <= n; round++)
        {
          gint b = ABS (table[a][round]);

          g_assert_cmpint (columns[b][round], ==, 0);
          columns[b][round] = table[a][round] > 0 ? -a : a;
        }
    }
  for (gint b = 1; b <= n; b++)
    assert_row (n, columns[b]);
  for (gint round = 1; round <= n; round++)
    {
      gint n_in_round = 0;

      for (gint a = 1; a <= n; a++)
        n_in_round += table[a][round] > 0;
      n_white += n_in_round;
      /* Two boards: the balance of the players leaves no other way. */
      if (n > 2)
        assert_near_half (n_in_round, n);
    }
  assert_near_half (n_white, n * n);
}

/* rus-draughts-2022 1.4 */
static void
test_any_size (void)
{
  static Table table;

  for (gint n = 1; n <= MAX_BOARDS; n++)
    {
      memset (table, 0, sizeof table);
      for (gint a = 1; a <= n; a++)
        for (gint round = 1; round <= n; round++)
          {
            gboolean has_white;
            gint b = brg_scheveningen_find_opponent (n, a, round, &has_white);

            table[a][round] = has_white ? b : -b;
          }
      assert_table (n, table);
    }
}

static gint
read_number (const char *word, char side)
{
  const char *at = strchr (word, side);

  g_assert_nonnull (at);
  return (gint) g_ascii_strtoll (at + 1, NULL, 10);
}

static void
test_recorded (void)
{
  static Table table;
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "fixtures", "tables", "scheveningen.tsv", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) lines = NULL;
  gint n_tables = 0;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  lines = g_strsplit (text, "\n", -1);
  for (gsize i = 1; lines[i] != NULL && lines[i][0] != '\0'; i++)
    {
      g_auto (GStrv) fields = g_strsplit (lines[i], "\t", -1);
      g_auto (GStrv) pairs = g_strsplit (fields[2], " ", -1);
      gint n = (gint) g_ascii_strtoll (fields[0], NULL, 10);
      gint round = (gint) g_ascii_strtoll (fields[1], NULL, 10);

      if (round == 1)
        memset (table, 0, sizeof table);
      for (gsize j = 0; pairs[j] != NULL; j++)
        {
          gint b = read_number (pairs[j], 'B');

          table[read_number (pairs[j], 'A')][round] = pairs[j][0] == 'A' ? b : -b;
        }
      if (round < n)
        continue;
      assert_table (n, table);
      n_tables++;
    }
  g_assert_cmpint (n_tables, ==, 9);
}

typedef struct
{
  const char *path;
  gint n_players;
  gint cycles;
  const gint *order;
  const char *rounds[8];
} Case;

static const gint reversed[] = { 3, 2, 1 };

/* Side A are the first half. */
static const Case cases[] = {
  { "one-board", 2, 3, NULL, { "1-2", "2-1", "1-2" } },
  { "two-boards", 4, 1, NULL, { "1-3 2-4", "4-1 3-2" } },
  { "two-cycles", 4, 2, NULL, { "1-3 2-4", "4-1 3-2", "3-1 4-2", "1-4 2-3" } },
  /* Number 4 of side B is missing: the last of A, then another one of A, is free. */
  { "odd", 3, 1, NULL, { "1-3", "3-2" } },
  { "changed-order", 6, 1, reversed, { "#3", "#2", "#1" } },
};

static void
test_case (gconstpointer data)
{
  const Case *test = data;
  const BrgPairingSystem *system = brg_pairing_system_find ("scheveningen");
  gint n_rounds = system->count_rounds (test->n_players, test->cycles);
  g_autoptr (BrgTournament) tournament =
      brg_tournament_new (BRG_TOURNAMENT_ROUND_ROBIN, test->n_players, n_rounds);

  tournament->cycles = test->cycles;
  for (gint round = 1; round <= n_rounds; round++)
    {
      BrgPairingRequest request = { .round = round, .round_order = test->order, .explain = TRUE };
      g_autoptr (GError) error = NULL;
      g_autoptr (BrgPairing) pairing =
          brg_pairing_system_pair (system, tournament, &request, &error);
      g_autofree char *pairs = NULL;
      const BrgReason *reason;

      g_assert_no_error (error);
      reason = &g_array_index (pairing->reasons, BrgReason, 0);
      g_assert_cmpint (reason->kind, ==, BRG_REASON_TABLE);
      pairs = test->order != NULL ? g_strdup_printf ("#%d", reason->number)
                                  : dup_pairs_text (tournament, pairing);
      g_assert_cmpstr (pairs, ==, test->rounds[round - 1]);
    }
  g_assert_null (test->rounds[n_rounds]);
}

static void
assert_why_not (gint n_players, gint player, gint other, BrgReasonKind kind, gint number)
{
  const BrgPairingSystem *system = brg_pairing_system_find ("scheveningen");
  g_autoptr (BrgTournament) tournament = brg_tournament_new (BRG_TOURNAMENT_ROUND_ROBIN, n_players,
                                                             system->count_rounds (n_players, 1));
  BrgPairingRequest request = { .round = 1 };
  g_autoptr (BrgPairing) pairing = brg_pairing_system_pair (system, tournament, &request, NULL);
  g_autoptr (BrgWhyNot) why_not =
      brg_pairing_system_why_not (system, tournament, &request, pairing, player, other, NULL);
  const BrgReason *reason;

  g_assert_cmpint (why_not->verdict, ==, BRG_WHY_NOT_WORSE);
  reason = &g_array_index (why_not->reasons, BrgReason, 0);
  g_assert_cmpint (reason->kind, ==, kind);
  g_assert_cmpint (reason->number, ==, number);
}

static void
test_why_not (void)
{
  assert_why_not (8, 0, 1, BRG_REASON_SAME_SIDE, 0);
  assert_why_not (8, 6, 5, BRG_REASON_SAME_SIDE, 0);
  /* 1 meets 5 in round 1, then 6, 7 and 8. */
  assert_why_not (8, 0, 6, BRG_REASON_TABLE, 3);
  assert_why_not (8, 6, 0, BRG_REASON_TABLE, 3);
  /* Of seven, 1 is free in round 4; 4 is so now. */
  assert_why_not (7, 0, BRG_NOBODY, BRG_REASON_TABLE, 4);
  assert_why_not (7, 4, BRG_NOBODY, BRG_REASON_TABLE, 0);
}

/* The half that a leaver must have played is half of the other side. */
static void
test_opponents (void)
{
  g_autoptr (BrgTournament) eight = brg_tournament_new (BRG_TOURNAMENT_ROUND_ROBIN, 8, 4);
  g_autoptr (BrgTournament) seven = brg_tournament_new (BRG_TOURNAMENT_ROUND_ROBIN, 7, 4);
  g_autoptr (BrgWithdrawals) withdrawals = NULL;

  g_assert_cmpint (brg_tournament_count_opponents (eight, 0), ==, 7);
  eight->is_two_sided = TRUE;
  seven->is_two_sided = TRUE;
  g_assert_cmpint (brg_tournament_count_opponents (eight, 0), ==, 4);
  g_assert_cmpint (brg_tournament_count_opponents (eight, 7), ==, 4);
  g_assert_cmpint (brg_tournament_count_opponents (seven, 3), ==, 3);
  g_assert_cmpint (brg_tournament_count_opponents (seven, 4), ==, 4);
  play_text (eight, 1, "1-5 1");
  play_text (eight, 2, "6-1 1");
  eight->players[0].left_after = 2;
  withdrawals = brg_withdrawals_apply (eight, brg_rulebook_find ("rus-draughts-2022"));
  g_assert_cmpint (withdrawals->players[0].effect, ==, BRG_WITHDRAWAL_COUNTS);
}

static void
test_locked (void)
{
  static const BrgPair reversed_pair = { 2, 0 };
  static const BrgPair strangers = { 1, 2 };
  const BrgPairingSystem *system = brg_pairing_system_find ("scheveningen");
  g_autoptr (BrgTournament) tournament = brg_tournament_new (BRG_TOURNAMENT_ROUND_ROBIN, 4, 2);
  BrgPairingRequest request = { .round = 1, .locked = &reversed_pair, .n_locked = 1 };
  g_autoptr (BrgPairing) pairing = brg_pairing_system_pair (system, tournament, &request, NULL);
  g_autofree char *pairs = dup_pairs_text (tournament, pairing);
  g_autoptr (GError) error = NULL;

  g_assert_cmpstr (pairs, ==, "3-1 2-4");
  request.locked = &strangers;
  g_assert_null (brg_pairing_system_pair (system, tournament, &request, &error));
  g_assert_error (error, BRG_PAIRING_ERROR, BRG_PAIRING_ERROR_LOCKED);
}

BRG_TEST_TOPIC ("scheveningen")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/pairing/scheveningen/rus-draughts-2022/1.4/any-size", test_any_size);
  g_test_add_func ("/pairing/scheveningen/rus-draughts-2022/1.4/recorded", test_recorded);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/pairing/scheveningen/", cases[i].path, NULL);

      g_test_add_data_func (path, &cases[i], test_case);
    }
  g_test_add_func ("/pairing/scheveningen/why-not", test_why_not);
  g_test_add_func ("/pairing/scheveningen/locked", test_locked);
  g_test_add_func ("/pairing/scheveningen/rus-draughts-2022/5.4.5.3/opponents", test_opponents);
  return g_test_run ();
}
