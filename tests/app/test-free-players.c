/* test-free-players.c - who has no opponent in a published round, and who of them may get one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-free-players.h"
#include "brg-snapshot-tournament.h"
#include "brg-test.h"
#include "draft-fixture.h"

static BrgRound *
get_last (BrgSnapshot *snapshot)
{
  return snapshot->rounds->pdata[snapshot->rounds->len - 1];
}

/* Round 1 as it was published: who has the bye, who was absent, and somebody who came after. */
static BrgSnapshot *
open_round (const char *system, const char *text, gint n_numbered)
{
  BrgSnapshot *snapshot = draft_fixture_new (system, "fide-2023", 6, 5, TRUE);

  snapshot->group->initial_colour = BRG_COLOUR_WHITE;
  for (gint i = n_numbered; i < 6; i++)
    {
      draft_fixture_entry (snapshot, i)->number = 0;
      draft_fixture_entry (snapshot, i)->joins_round = 1;
    }
  draft_fixture_play (snapshot, text);
  get_last (snapshot)->state = BRG_ROUND_PUBLISHED;
  for (guint i = 0; i < get_last (snapshot)->games->len; i++)
    {
      BrgGame *game = &g_array_index (get_last (snapshot)->games, BrgGame, i);

      if (game->black != BRG_NOBODY)
        game->white_outcome = game->black_outcome = BRG_OUTCOME_NONE;
    }
  return snapshot;
}

static char *
dup_list (const BrgSnapshot *snapshot, gint round)
{
  g_autoptr (GArray) list = brg_free_players_list (snapshot, round);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < list->len; i++)
    g_string_append_printf (text, "%s%d", i > 0 ? " " : "", g_array_index (list, gint, i) + 1);
  return g_string_free (text, FALSE);
}

#define assert_list(snapshot, round, expected)               \
  G_STMT_START                                               \
  {                                                          \
    g_autofree char *list_text = dup_list (snapshot, round); \
    g_assert_cmpstr (list_text, ==, expected);               \
  }                                                          \
  G_STMT_END

static BrgColour
pair (const BrgSnapshot *snapshot, gint round, gint player, gint other)
{
  g_autoptr (BrgTournament) tournament = brg_snapshot_to_tournament (snapshot);

  return brg_free_players_pair (snapshot, tournament, round, player, other);
}

static char *
dup_line (const BrgSnapshot *snapshot, gint round, gint player, gint other)
{
  g_autoptr (BrgTournament) tournament = brg_snapshot_to_tournament (snapshot);

  return brg_free_players_dup_line (snapshot, tournament, round, player, other);
}

/* fide-handling-2026 4: a late entry and who has the bye. */
static void
test_late_entry (void)
{
  g_autoptr (BrgSnapshot) snapshot = open_round ("dutch", "1-3 =, 4-2 =, 5 U", 5);
  g_autofree char *line = dup_line (snapshot, 1, 5, 4);
  gboolean is_proposed;

  assert_list (snapshot, 1, "5 6");
  g_assert_cmpint (brg_free_players_find_bye (snapshot, 1), ==, 4);
  g_assert_cmpint (brg_free_players_find_first (snapshot, &is_proposed), ==, 1);
  g_assert_true (is_proposed);
  g_assert_cmpstr (line, ==, "Board 3: А5 (0) – А6 (0)");
  g_assert_cmpint (pair (snapshot, 1, 5, 4), ==, BRG_COLOUR_BLACK);
  /* Once somebody has played, the next round is proposed. */
  g_array_index (get_last (snapshot)->games, BrgGame, 0).white_outcome = BRG_OUTCOME_WIN;
  g_array_index (get_last (snapshot)->games, BrgGame, 0).black_outcome = BRG_OUTCOME_LOSS;
  g_assert_cmpint (brg_free_players_find_first (snapshot, &is_proposed), ==, 1);
  g_assert_false (is_proposed);
  /* Nor does a closed round change. */
  get_last (snapshot)->state = BRG_ROUND_CLOSED;
  assert_list (snapshot, 1, "");
  g_assert_cmpint (brg_free_players_find_first (snapshot, &is_proposed), ==, 2);
}

/* Two who were absent play each other after all others; who left is not among them. */
static void
test_absent (void)
{
  g_autoptr (BrgSnapshot) snapshot = open_round ("coefficients", "1-3 =, 2 U", 6);
  g_autofree char *line = NULL;

  draft_fixture_entry (snapshot, 5)->left_after = 0;
  assert_list (snapshot, 1, "2 4 5");
  line = dup_line (snapshot, 1, 3, 4);
  g_assert_true (g_str_has_prefix (line, "Board 2: "));
}

/* A table has no late entries, and two who have met do not meet again. */
static void
test_not_possible (void)
{
  g_autoptr (BrgSnapshot) table = open_round ("berger", "1-6 =, 2-5 =", 6);
  g_autoptr (BrgSnapshot) snapshot = draft_fixture_new ("dutch", "fide-2023", 4, 5, TRUE);
  g_autofree char *line = NULL;

  assert_list (table, 1, "");
  snapshot->group->initial_colour = BRG_COLOUR_WHITE;
  draft_fixture_play (snapshot, "1-3 1, 4-2 1");
  draft_fixture_play (snapshot, "1-4 =");
  get_last (snapshot)->state = BRG_ROUND_PUBLISHED;
  assert_list (snapshot, 2, "2 3");
  g_assert_cmpint (pair (snapshot, 2, 1, 2), !=, BRG_COLOUR_NONE);
  g_assert_cmpint (pair (snapshot, 2, 0, 2), ==, BRG_COLOUR_NONE);
  line = dup_line (snapshot, 2, 0, 2);
  g_assert_true (g_str_has_prefix (line, "The rules do not let these two meet"));
}

BRG_TEST_TOPIC ("free-players")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/free-players/late-entry", test_late_entry);
  g_test_add_func ("/app/free-players/absent", test_absent);
  g_test_add_func ("/app/free-players/not-possible", test_not_possible);
  return g_test_run ();
}
