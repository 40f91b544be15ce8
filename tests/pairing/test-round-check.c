/* test-round-check.c - a played round held against what the system gives
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-pairing-systems.h"
#include "brg-round-check.h"
#include "brg-test.h"
#include "vectors.h"

/* Round 1 of the FIDE (Dutch) system with four players is 1-3, 4-2 when number 1 has White, with
 * five 1-3, 4-2 and the bye for 5 (fide-dutch-2026 3.2, 5.2.5). */
typedef struct
{
  const char *path;
  const char *rows[6];
  const char *played;
  const char *paired;
} Case;

static const Case cases[] = {
  { "/pairing/round-check/equal", { "3w1", "4b0", "1b0", "2w1", NULL }, "", "" },
  { "/pairing/round-check/equal-with-bye", { "3w1", "4b0", "1b0", "2w1", "-U", NULL }, "", "" },
  { "/pairing/round-check/forfeits-are-paired", { "3w+", "4b-", "1b-", "2w-", NULL }, "", "" },
  { "/pairing/round-check/absent-as-written",
    { "3w1", "-H", "1b0", "5w1", "4b0", NULL },
    "1-3 4-5",
    "1-4 5-3" },
  { "/pairing/round-check/other-opponents",
    { "4w1", "3b0", "2w1", "1b0", NULL },
    "1-4 3-2",
    "1-3 4-2" },
  { "/pairing/round-check/other-colours", { "3b1", "4b0", "1w0", "2w1", NULL }, "3-1", "1-3" },
  { "/pairing/round-check/other-bye", { "3w1", "4b0", "1b0", "2w1", "-U", NULL }, "", "" },
  { "/pairing/round-check/bye-of-another",
    { "3w1", "5b0", "1b0", "-U", "2w1", NULL },
    "5-2 4-0",
    "4-2 5-0" },
  { "/pairing/round-check/half-bye-is-an-absence", { "2w1", "1b0", "-H", NULL }, "", "" },
};

static char *
print_boards (const GArray *boards)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < boards->len; i++)
    {
      BrgPair board = g_array_index (boards, BrgPair, i);

      g_string_append_printf (text, "%s%d-%d", i > 0 ? " " : "", board.white + 1, board.black + 1);
    }
  return g_string_free (text, FALSE);
}

static void
test_check (gconstpointer data)
{
  const Case *row = data;
  g_autoptr (BrgTournament) tournament = vector_make (BRG_TOURNAMENT_SWISS, row->rows);
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgRoundCheck) check = NULL;
  g_autofree char *played = NULL;
  g_autofree char *paired = NULL;

  tournament->initial_colour = BRG_COLOUR_WHITE;
  check = brg_round_check_new (brg_pairing_system_find ("dutch"), tournament, 1, 0, &error);
  g_assert_no_error (error);
  g_assert_true (check->exists);
  played = print_boards (check->played);
  paired = print_boards (check->paired);
  g_assert_cmpstr (played, ==, row->played);
  g_assert_cmpstr (paired, ==, row->paired);
  g_assert_cmpint (brg_round_check_is_equal (check), ==, *row->played == '\0');
}

static void
test_no_colours (void)
{
  const char *const rows[] = { "3w+", "4b0", "1b-", "2w1", NULL };
  g_autoptr (BrgTournament) tournament = vector_make (BRG_TOURNAMENT_SWISS, rows);
  g_autoptr (BrgRoundCheck) check = NULL;

  /* Number 1 has Black by the system; the forfeit does not say who had it. */
  tournament->initial_colour = BRG_COLOUR_BLACK;
  brg_tournament_cell (tournament, 0, 1)->colour = BRG_COLOUR_NONE;
  brg_tournament_cell (tournament, 2, 1)->colour = BRG_COLOUR_NONE;
  check = brg_round_check_new (brg_pairing_system_find ("dutch"), tournament, 1, 0, NULL);
  g_assert_cmpuint (check->n_boards, ==, 2);
  g_assert_cmpuint (check->played->len, ==, 1);
  g_assert_cmpint (g_array_index (check->played, BrgPair, 0).white, ==, 3);
  g_assert_cmpuint (check->paired->len, ==, 1);
  g_assert_cmpint (g_array_index (check->paired, BrgPair, 0).white, ==, 1);
}

static void
test_no_pairing (void)
{
  const char *const rows[] = { "2w1 2b0", "1b0 1w1", NULL };
  g_autoptr (BrgTournament) tournament = vector_make (BRG_TOURNAMENT_SWISS, rows);
  g_autoptr (BrgRoundCheck) check = NULL;

  tournament->initial_colour = BRG_COLOUR_WHITE;
  check = brg_round_check_new (brg_pairing_system_find ("dutch"), tournament, 2, 0, NULL);
  g_assert_false (check->exists);
  g_assert_false (brg_round_check_is_equal (check));
  g_assert_cmpuint (check->played->len, ==, 1);
  g_assert_cmpuint (check->paired->len, ==, 0);
}

static void
test_open_round (void)
{
  const char *const rows[] = { "2w? 3b1", "1b? 4w1", "4w1 1w0", "3b0 2b0", NULL };
  g_autoptr (BrgTournament) tournament = vector_make (BRG_TOURNAMENT_SWISS, rows);
  g_autoptr (GError) error = NULL;

  g_assert_null (brg_round_check_new (brg_pairing_system_find ("dutch"), tournament, 2, 0, &error));
  g_assert_error (error, BRG_PAIRING_ERROR, BRG_PAIRING_ERROR_ROUND);
}

BRG_TEST_TOPIC ("round-check")
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add_data_func (cases[i].path, &cases[i], test_check);
  g_test_add_func ("/pairing/round-check/colours-not-written", test_no_colours);
  g_test_add_func ("/pairing/round-check/no-pairing-exists", test_no_pairing);
  g_test_add_func ("/pairing/round-check/earlier-round-open", test_open_round);
  return g_test_run ();
}
