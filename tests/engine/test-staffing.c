/* test-staffing.c - how many arbiters the five books want
 *
 * The expected numbers are counted by hand from the articles.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-rulebooks.h"
#include "brg-staffing.h"
#include "brg-test.h"

#define UNSET BRG_REGULATION_UNSET

typedef struct
{
  const char *path;
  const char *book;
  BrgTempo tempo;
  gint level;
  gboolean has_teams;
  gint n_players;
  gint n_games;
  BrgStaffingState state;
  gint n_needed;
  const char *article;
  gboolean chief_counts;
} StaffingCase;

static const StaffingCase cases[] = {
  { "/engine/staffing/ussr-chess-1956/27/national", "ussr-chess-1956", BRG_TEMPO_STANDARD,
    BRG_LEVEL_NATIONAL, FALSE, 20, 10, BRG_STAFFING_NEEDED, 4, "ussr-chess-1956 27", FALSE },
  { "/engine/staffing/ussr-chess-1956/27/national-exactly", "ussr-chess-1956", BRG_TEMPO_STANDARD,
    BRG_LEVEL_NATIONAL, FALSE, 18, 9, BRG_STAFFING_NEEDED, 3, "ussr-chess-1956 27", FALSE },
  { "/engine/staffing/ussr-chess-1956/27/region", "ussr-chess-1956", BRG_TEMPO_STANDARD,
    BRG_LEVEL_REGIONAL, FALSE, 20, 10, BRG_STAFFING_NEEDED, 3, "ussr-chess-1956 27", FALSE },
  { "/engine/staffing/ussr-chess-1956/27/fourteen", "ussr-chess-1956", BRG_TEMPO_STANDARD,
    BRG_LEVEL_LOCAL, FALSE, 14, 7, BRG_STAFFING_NEEDED, 1, "ussr-chess-1956 27", TRUE },
  { "/engine/staffing/ussr-chess-1956/27/fifteen", "ussr-chess-1956", BRG_TEMPO_STANDARD,
    BRG_LEVEL_LOCAL, FALSE, 15, 7, BRG_STAFFING_OPEN, 0, "ussr-chess-1956 27", FALSE },
  { "/engine/staffing/ussr-chess-1956/27/blind", "ussr-chess-1956", BRG_TEMPO_STANDARD,
    BRG_LEVEL_BLIND, FALSE, 14, 7, BRG_STAFFING_NEEDED, 3, "ussr-chess-1956 27", FALSE },
  { "/engine/staffing/ussr-chess-1956/27/no-level", "ussr-chess-1956", BRG_TEMPO_STANDARD, UNSET,
    FALSE, 14, 7, BRG_STAFFING_BY_LEVEL, 0, "ussr-chess-1956 27", FALSE },
  { "/engine/staffing/ussr-chess-1956/27/teams", "ussr-chess-1956", BRG_TEMPO_STANDARD,
    BRG_LEVEL_NATIONAL, TRUE, 40, 20, BRG_STAFFING_OPEN, 0, "ussr-chess-1956 27", FALSE },
  { "/engine/staffing/fide-2023/A.4.1/ten-games", "fide-2023", BRG_TEMPO_RAPID, UNSET, FALSE, 20,
    10, BRG_STAFFING_NEEDED, 4, "fide-2023 A.4.1", TRUE },
  { "/engine/staffing/fide-2023/B.2.2/ten-games", "fide-2023", BRG_TEMPO_BLITZ, UNSET, TRUE, 20, 10,
    BRG_STAFFING_NEEDED, 10, "fide-2023 B.2.2", TRUE },
  { "/engine/staffing/fide-2023/standard-is-silent", "fide-2023", BRG_TEMPO_STANDARD, UNSET, FALSE,
    20, 10, BRG_STAFFING_SILENT, 0, NULL, FALSE },
  { "/engine/staffing/rus-chess-2014/16.3/one-game", "rus-chess-2014", BRG_TEMPO_RAPID, UNSET,
    FALSE, 2, 1, BRG_STAFFING_NEEDED, 1, "rus-chess-2014 16.3", TRUE },
  { "/engine/staffing/rus-chess-2014/16.3/no-games", "rus-chess-2014", BRG_TEMPO_RAPID, UNSET,
    FALSE, 0, 0, BRG_STAFFING_NEEDED, 0, "rus-chess-2014 16.3", TRUE },
  { "/engine/staffing/rus-chess-2014/17.2/seven-games", "rus-chess-2014", BRG_TEMPO_BLITZ, UNSET,
    FALSE, 14, 7, BRG_STAFFING_NEEDED, 7, "rus-chess-2014 17.2", TRUE },
  { "/engine/staffing/rus-draughts-2022/12.1/organiser", "rus-draughts-2022", BRG_TEMPO_BLITZ,
    BRG_LEVEL_NATIONAL, FALSE, 20, 10, BRG_STAFFING_OPEN, 0, "rus-draughts-2022 12.1", FALSE },
  { "/engine/staffing/ukr-chess-2016/silent", "ukr-chess-2016", BRG_TEMPO_BLITZ, UNSET, FALSE, 20,
    10, BRG_STAFFING_SILENT, 0, NULL, FALSE },
};

static void
test_staffing (gconstpointer data)
{
  const StaffingCase *c = data;
  BrgStaffingQuery query = {
    brg_rulebook_find (c->book), c->tempo, c->level, c->has_teams, c->n_players, c->n_games
  };
  BrgStaffing staffing = brg_staffing_find (&query);

  g_assert_cmpint (staffing.state, ==, c->state);
  g_assert_cmpint (staffing.n_needed, ==, c->n_needed);
  g_assert_cmpstr (staffing.rule != NULL ? staffing.rule->article : NULL, ==, c->article);
  if (staffing.rule != NULL)
    g_assert_cmpint (staffing.rule->chief_counts, ==, c->chief_counts);
}

/* A number of fast play is a condition, and every game is recorded besides. */
static void
test_conditions (void)
{
  BrgStaffingQuery query = { brg_rulebook_find ("fide-2023"), BRG_TEMPO_RAPID, UNSET, FALSE, 8, 4 };
  BrgStaffing staffing = brg_staffing_find (&query);

  g_assert_true (staffing.rule->is_condition);
  g_assert_cmpstr (staffing.rule->record_article, ==, "fide-2023 A.4.2");
  query.tempo = BRG_TEMPO_BLITZ;
  staffing = brg_staffing_find (&query);
  g_assert_true (staffing.rule->is_condition);
  g_assert_cmpstr (staffing.rule->record_article, ==, "fide-2023 B.2.3");
  query.rulebook = brg_rulebook_find ("ussr-chess-1956");
  query.level = BRG_LEVEL_NATIONAL;
  staffing = brg_staffing_find (&query);
  g_assert_false (staffing.rule->is_condition);
  g_assert_null (staffing.rule->record_article);
}

BRG_TEST_TOPIC ("staffing")
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add_data_func (cases[i].path, &cases[i], test_staffing);
  g_test_add_func ("/engine/staffing/fide-2023/A.4.2/conditions", test_conditions);
  return g_test_run ();
}
