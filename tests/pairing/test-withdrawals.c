/* test-withdrawals.c - what becomes of players who left
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "brg-rulebooks.h"
#include "brg-test.h"
#include "brg-withdrawals.h"
#include "vectors.h"

#define SWISS BRG_TOURNAMENT_SWISS
#define ROUND_ROBIN BRG_TOURNAMENT_ROUND_ROBIN

typedef struct
{
  const char *suffix;
  const char *rulebook;
} Edition;

static const Edition editions[] = {
  { ".draughts2022.tsv", "rus-draughts-2022" },
  { ".chess2014.tsv", "rus-chess-2014" },
  { ".chess1956.tsv", "ussr-chess-1956" },
};

typedef struct
{
  const Edition *edition;
  const char *name;
} VectorCase;

/* The marks of a player against another, cycle by cycle, as the tables write them. */
static char *
describe_marks (const BrgTournament *tournament, gint player, gint opponent)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (gint round = 1; round <= tournament->n_rounds; round++)
    {
      const BrgCell *cell = brg_tournament_cell (tournament, player, round);

      if (cell->opponent == opponent)
        g_string_append_c (
            text, cell->outcome == BRG_OUTCOME_NONE ? '.' : brg_outcome_to_code (cell->outcome));
    }
  if (player == opponent)
    for (gint i = 0; i < tournament->cycles; i++)
      g_string_append_c (text, 'X');
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
test_vector (gconstpointer data)
{
  const VectorCase *test = data;
  g_autoptr (Vector) vector = vector_load ("tiebreaks-seeds", test->name);
  g_autofree char *stem =
      g_strndup (test->name, strlen (test->name) - strlen (test->edition->suffix));
  g_autofree char *name = g_strconcat (stem, ".txt", NULL);
  g_autoptr (BrgTournament) tournament = vector_load_seeds (name);
  g_autoptr (BrgWithdrawals) withdrawals =
      brg_withdrawals_apply (tournament, brg_rulebook_find (test->edition->rulebook));

  g_assert_cmpuint (vector->rows->len, ==, (guint) tournament->n_players);
  for (gint player = 0; player < tournament->n_players; player++)
    {
      /* Who has no points has no place: his results do not count. */
      g_assert_cmpint (withdrawals->counted[player], ==,
                       !g_str_equal (vector_get (vector, (guint) player, "PTS"), "-"));
      for (gint opponent = 0; opponent < tournament->n_players; opponent++)
        {
          g_autofree char *column = g_strdup_printf ("C%d", opponent + 1);
          g_autofree char *got = describe_marks (withdrawals->tournament, player, opponent);

          g_assert_cmpstr (got, ==, vector_get (vector, (guint) player, column));
        }
    }
}

/* A leaver of a small event: what is said of player 1 and what stands in his row and in row 2. */
typedef struct
{
  const char *path;
  const char *rulebook;
  BrgTournamentKind kind;
  gint cycles;
  const char *const *rows;
  const char *left_after; /* one word a player, `-` for who stays */
  BrgWithdrawalEffect effect;
  const char *article;
  gint n_played;
  gint n_scheduled;
  const char *marks;       /* outcomes of player 1, round by round */
  const char *other_marks; /* of player 2 */
} Case;

/* Three games each. 1 plays round 1 only. */
static const char *const one_of_three[] = { "4w1 3b? 2w?", "3w1 4b0 1b?",
                                            "2b0 1w? 4b=", "1b0 2w1 3w=", NULL };

/* 1 plays rounds 1 and 2: more than half. */
static const char *const two_of_three[] = { "4w1 3b= 2w?", "3w1 4b0 1b?",
                                            "2b0 1w= 4b=", "1b0 2w1 3w=", NULL };

/* 1 has adjourned against 3 and left: two of three games count as played. */
static const char *const adjourned[] = { "4w1 3b* 2w?", "3w1 4b0 1b?",
                                         "2b0 1w* 4b=", "1b0 2w1 3w=", NULL };

/* A forfeit before leaving is no game. */
static const char *const forfeited[] = { "4w1 3b- 2w?", "3w1 4b0 1b?",
                                         "2b0 1w+ 4b=", "1b0 2w1 3w=", NULL };

/* Odd field, 5 rounds: 1 is free in round 1, then plays two of four: exactly half. */
static const char *const half_of_four[] = {
  "- 2w1 3b1 4w? 5b?", "5w1 1b0 - 3w= 4b=", "4b= 5b0 1w0 2b= -",
  "3w= - 5w1 1b? 2w=", "2b0 3w1 4b0 - 1w?", NULL
};

/* Two games between three players: 1 plays one of four in the first cycle. */
static const char *const two_cycles[] = { "2w1 3b? - 2b? 3w? -",
                                          "1b0 - 3w1 1w? - 3b=", "- 1w? 2b0 - 1b? 2w=", NULL };

/* 1 and 2 leave and have not met; 1 has played two of three, 2 two of three. */
static const char *const two_leavers[] = { "4w1 3b= 2w?", "3w1 4b0 1b?",
                                           "2b0 1w= 4b=", "1b0 2w1 3w=", NULL };

/* 1 leaves after round 1, 2 after round 2: one of three and two of three. */
static const char *const two_unlike[] = { "4w1 3b? 2w?", "3w1 4b0 1b?",
                                          "2b0 1w? 4b=", "1b0 2w1 3w=", NULL };

/* The result of round 1 is not in yet. */
static const char *const missing_result[] = { "4w? 3b? 2w?", "3w1 4b0 1b?",
                                              "2b0 1w? 4b=", "1b? 2w1 3w=", NULL };

static const char *const swiss[] = { "2w1 -Z -Z", "1b0 3w1 4b?", "4w1 2b0 -U", "3b0 -U 2w?", NULL };

static const Case cases[] = {
  { "ussr-chess-1956/23/below-half-is-struck-out", "ussr-chess-1956", ROUND_ROBIN, 1, one_of_three,
    "1 - - -", BRG_WITHDRAWAL_STRUCK_OUT, "ussr-chess-1956 23", 1, 3, "1..", "10." },
  { "rus-chess-2014/24.1.1/below-half-is-not-counted", "rus-chess-2014", ROUND_ROBIN, 1,
    one_of_three, "1 - - -", BRG_WITHDRAWAL_NOT_COUNTED, "rus-chess-2014 24.1.1", 1, 3, "1--",
    "10+" },
  { "fide-2023/below-half-as-2014", "fide-2023", ROUND_ROBIN, 1, one_of_three, "1 - - -",
    BRG_WITHDRAWAL_NOT_COUNTED, "rus-chess-2014 24.1.1", 1, 3, "1--", "10+" },
  { "rus-draughts-2022/5.4.5.2/below-half-minus-on-both-sides", "rus-draughts-2022", ROUND_ROBIN, 1,
    one_of_three, "1 - - -", BRG_WITHDRAWAL_NOT_COUNTED, "rus-draughts-2022 5.4.5.2", 1, 3, "1--",
    "10-" },
  { "ussr-chess-1956/23/above-half-opponents-win", "ussr-chess-1956", ROUND_ROBIN, 1, two_of_three,
    "2 - - -", BRG_WITHDRAWAL_COUNTS, "ussr-chess-1956 23", 2, 3, "1=-", "10+" },
  { "rus-chess-2014/24.1.2/above-half-counts", "rus-chess-2014", ROUND_ROBIN, 1, two_of_three,
    "2 - - -", BRG_WITHDRAWAL_COUNTS, "rus-chess-2014 24.1.2", 2, 3, "1=-", "10+" },
  { "rus-draughts-2022/5.4.5.3/above-half-counts", "rus-draughts-2022", ROUND_ROBIN, 1,
    two_of_three, "2 - - -", BRG_WITHDRAWAL_COUNTS, "rus-draughts-2022 5.4.5.3", 2, 3, "1=-",
    "10+" },
  { "rus-draughts-2022/5.4.5.4/adjourned-is-played", "rus-draughts-2022", ROUND_ROBIN, 1, adjourned,
    "2 - - -", BRG_WITHDRAWAL_COUNTS, "rus-draughts-2022 5.4.5.3", 2, 3, "1*-", "10+" },
  { "ussr-chess-1956/23/adjourned-is-played", "ussr-chess-1956", ROUND_ROBIN, 1, adjourned,
    "2 - - -", BRG_WITHDRAWAL_COUNTS, "ussr-chess-1956 23", 2, 3, "1*-", "10+" },
  { "rus-draughts-2022/5.4.5.2/forfeit-is-not-played", "rus-draughts-2022", ROUND_ROBIN, 1,
    forfeited, "2 - - -", BRG_WITHDRAWAL_NOT_COUNTED, "rus-draughts-2022 5.4.5.2", 1, 3, "1--",
    "10-" },
  { "rus-draughts-2022/5.4.5.3/exactly-half-without-free-round", "rus-draughts-2022", ROUND_ROBIN,
    1, half_of_four, "3 - - - -", BRG_WITHDRAWAL_COUNTS, "rus-draughts-2022 5.4.5.3", 2, 4, " 11--",
    "10 ==" },
  { "ussr-chess-1956/23/exactly-half", "ussr-chess-1956", ROUND_ROBIN, 1, half_of_four, "3 - - - -",
    BRG_WITHDRAWAL_COUNTS, "ussr-chess-1956 23", 2, 4, " 11--", "10 ==" },
  { "rus-chess-2014/24.1.1/two-cycles", "rus-chess-2014", ROUND_ROBIN, 2, two_cycles, "1 - -",
    BRG_WITHDRAWAL_NOT_COUNTED, "rus-chess-2014 24.1.1", 1, 4, "1- -- ", "0 1+ =" },
  { "rus-chess-2014/24.1.1/neither-is-present", "rus-chess-2014", ROUND_ROBIN, 1, two_leavers,
    "2 2 - -", BRG_WITHDRAWAL_COUNTS, "rus-chess-2014 24.1.2", 2, 3, "1=-", "10-" },
  { "ussr-chess-1956/23/two-leavers-both-lose", "ussr-chess-1956", ROUND_ROBIN, 1, two_leavers,
    "2 2 - -", BRG_WITHDRAWAL_COUNTS, "ussr-chess-1956 23", 2, 3, "1=-", "10-" },
  { "rus-draughts-2022/5.4.5.3/leaver-gets-no-plus", "rus-draughts-2022", ROUND_ROBIN, 1,
    two_unlike, "1 2 - -", BRG_WITHDRAWAL_NOT_COUNTED, "rus-draughts-2022 5.4.5.2", 1, 3, "1--",
    "10-" },
  { "ussr-chess-1956/23/struck-out-leaves-no-mark", "ussr-chess-1956", ROUND_ROBIN, 1, two_unlike,
    "1 2 - -", BRG_WITHDRAWAL_STRUCK_OUT, "ussr-chess-1956 23", 1, 3, "1..", "10." },
  { "rus-draughts-2022/5.4.5.2/missing-result-stays-open", "rus-draughts-2022", ROUND_ROBIN, 1,
    missing_result, "1 - - -", BRG_WITHDRAWAL_NOT_COUNTED, "rus-draughts-2022 5.4.5.2", 0, 3, ".--",
    "10-" },
  { "ussr-chess-1956/23/left-before-the-first-round", "ussr-chess-1956", ROUND_ROBIN, 1,
    missing_result, "0 - - -", BRG_WITHDRAWAL_STRUCK_OUT, "ussr-chess-1956 23", 0, 3, "...",
    "10." },
  { "rus-draughts-2022/5.4.5.5/swiss-stays", "rus-draughts-2022", SWISS, 1, swiss, "1 - - -",
    BRG_WITHDRAWAL_NONE, NULL, 0, 0, "1ZZ", "01." },
  { "rus-chess-2014/24.2/swiss-stays", "rus-chess-2014", SWISS, 1, swiss, "1 - - -",
    BRG_WITHDRAWAL_NONE, NULL, 0, 0, "1ZZ", "01." },
  { "rus-chess-2014/24.1/nobody-left", "rus-chess-2014", ROUND_ROBIN, 1, one_of_three, "- - - -",
    BRG_WITHDRAWAL_NONE, NULL, 1, 3, "1..", "10." },
  { "rus-chess-2014/24.1/left-after-the-end", "rus-chess-2014", ROUND_ROBIN, 1, one_of_three,
    "3 - - -", BRG_WITHDRAWAL_NONE, NULL, 1, 3, "1..", "10." },
};

static char *
describe_rounds (const BrgTournament *tournament, gint player)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (gint round = 1; round <= tournament->n_rounds; round++)
    {
      const BrgCell *cell = brg_tournament_cell (tournament, player, round);

      g_string_append_c (text, cell->opponent != BRG_NOBODY && cell->outcome == BRG_OUTCOME_NONE
                                   ? '.'
                                   : brg_outcome_to_code (cell->outcome));
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
test_case (gconstpointer data)
{
  const Case *test = data;
  g_autoptr (BrgTournament) tournament = vector_make (test->kind, test->rows);
  g_auto (GStrv) left_after = g_strsplit (test->left_after, " ", -1);
  g_autoptr (BrgWithdrawals) withdrawals = NULL;
  g_autofree char *marks = NULL;
  g_autofree char *other_marks = NULL;
  gint n_left = 0;

  tournament->cycles = test->cycles;
  for (gint player = 0; player < tournament->n_players; player++)
    if (left_after[player][0] != '-')
      {
        tournament->players[player].left_after = atoi (left_after[player]);
        n_left += tournament->players[player].left_after < tournament->n_rounds;
      }
  withdrawals = brg_withdrawals_apply (tournament, brg_rulebook_find (test->rulebook));
  marks = describe_rounds (withdrawals->tournament, 0);
  other_marks = describe_rounds (withdrawals->tournament, 1);

  g_assert_cmpint (withdrawals->players[0].effect, ==, test->effect);
  g_assert_cmpstr (withdrawals->players[0].article, ==, test->article);
  g_assert_cmpint (withdrawals->players[0].n_played, ==, test->n_played);
  g_assert_cmpint (withdrawals->players[0].n_scheduled, ==, test->n_scheduled);
  g_assert_cmpstr (marks, ==, test->marks);
  g_assert_cmpstr (other_marks, ==, test->other_marks);
  g_assert_cmpint (withdrawals->n_left, ==, n_left);
  g_assert_cmpint (withdrawals->counted[0], ==,
                   test->effect == BRG_WITHDRAWAL_NONE || test->effect == BRG_WITHDRAWAL_COUNTS);
}

static void
add_vectors (void)
{
  guint n_added = 0;

  for (guint i = 0; i < G_N_ELEMENTS (editions); i++)
    {
      guint n_files;
      g_autofree const char *const *names =
          vector_list_files ("tiebreaks-seeds", editions[i].suffix, &n_files);

      for (guint j = 0; j < n_files; j++)
        {
          g_autofree char *path =
              g_strdup_printf ("/pairing/withdrawals/marks/%s/%s", editions[i].rulebook, names[j]);
          VectorCase *test;

          if (g_str_has_prefix (names[j], "sw-") || g_str_has_prefix (names[j], "tm-"))
            continue;
          test = g_new0 (VectorCase, 1);
          test->edition = &editions[i];
          test->name = names[j];
          g_test_add_data_func_full (path, test, test_vector, g_free);
          n_added++;
        }
    }
  /* rr-01 to rr-05 (rr-04 in one edition), wd-01 to wd-06 in three; vs-rr-01 to 03 */
  g_assert_cmpuint (n_added, ==, 30);
}

BRG_TEST_TOPIC ("withdrawals")
{
  g_test_init (&argc, &argv, NULL);
  add_vectors ();
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/pairing/withdrawals/", cases[i].path, NULL);

      g_test_add_data_func (path, &cases[i], test_case);
    }
  return g_test_run ();
}
