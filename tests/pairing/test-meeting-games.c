/* test-meeting-games.c - the games of micro-matches
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-criterion-code.h"
#include "brg-meeting-games.h"
#include "brg-rulebooks.h"
#include "brg-test.h"
#include "brg-withdrawals.h"

#include <string.h>

static BrgOutcome
read_mark (char mark)
{
  BrgOutcome outcome = BRG_OUTCOME_NONE;

  if (mark != '.')
    g_assert_true (brg_outcome_from_code (mark, &outcome));
  return outcome;
}

/* The games of both sides, and the meeting of both sides. */
static const struct
{
  const char *path;
  const char *games;
  const char *other;
  const char *meeting;
} sums[] = {
  { "5.4.6/won", "1=", "0=", "10" },
  { "5.4.6/lost", "0=", "1=", "01" },
  { "5.4.6/a-game-each", "10", "01", "==" },
  { "5.4.6/all-drawn", "====", "====", "==" },
  { "5.4.6/four-games", "1==0", "0==1", "==" },
  { "5.4.6/four-games-by-one", "0110", "1001", "==" },
  { "5.4.6/three-games", "01=", "10=", "==" },
  { "5.4.6/one-game-forfeited", "=+", "=-", "10" },
  { "5.4.6/won-one-and-forfeited-one", "1-", "0+", "==" },
  { "5.4.6/both-forfeited-one", "=-", "=-", "==" },
  { "5.4.6/nothing-played", "++", "--", "+-" },
  { "5.4.6/nobody-came", "--", "--", "--" },
  { "5.4.6/one-came-once", "+-", "--", "+-" },
  { "5.4.6/each-came-once", "+-", "-+", "DD" },
  { "5.4.6/open", "..", "..", ".." },
  { "5.4.6/half-open", "1.", "0.", ".." },
  { "5.4.6/open-though-it-cannot-change", "11..", "00..", ".." },
  { "5.4.6/adjourned", "1*", "0*", "**" },
  { "5.4.6/adjourned-and-open", "*.", "*.", ".." },
  { "5.4.6/not-for-rating", "WD", "LD", "WL" },
  { "5.4.6/one-not-for-rating", "W=", "L=", "10" },
};

static void
test_sum (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  gint n_games = (gint) strlen (sums[i].games);
  BrgOutcome games[2][BRG_MEETING_MOST_GAMES];
  BrgOutcome first;
  BrgOutcome second;

  for (gint game = 0; game < n_games; game++)
    {
      games[0][game] = read_mark (sums[i].games[game]);
      games[1][game] = read_mark (sums[i].other[game]);
    }
  for (guint turn = 0; turn < 2; turn++)
    {
      brg_meeting_games_decide (games[turn], games[1 - turn], n_games, &first, &second);
      g_assert_cmpint (first, ==, read_mark (sums[i].meeting[turn]));
      g_assert_cmpint (second, ==, read_mark (sums[i].meeting[1 - turn]));
    }
}

/* Rows of rounds `2w1=`: opponent, colour of the first game, a mark a game; `-` is a free round. */
static BrgTournament *
make (gint n_games, const char *const *rows)
{
  gint n_players = (gint) g_strv_length ((char **) rows);
  g_auto (GStrv) first = g_strsplit (rows[0], " ", -1);
  gint n_rounds = (gint) g_strv_length (first);
  BrgTournament *tournament = brg_tournament_new (BRG_TOURNAMENT_ROUND_ROBIN, n_players, n_rounds);

  brg_meeting_games_set_number (tournament, n_games);
  for (gint player = 0; player < n_players; player++)
    {
      g_auto (GStrv) words = g_strsplit (rows[player], " ", -1);

      for (gint round = 1; round <= n_rounds; round++)
        {
          const char *word = words[round - 1];
          BrgCell *cell = brg_tournament_cell (tournament, player, round);

          if (word[0] == '-')
            continue;
          cell->opponent = word[0] - '1';
          cell->colour = word[1] == 'w' ? BRG_COLOUR_WHITE : BRG_COLOUR_BLACK;
          for (gint game = 1; game <= n_games; game++)
            brg_meeting_games_set (tournament, player, round, game, read_mark (word[game + 1]));
        }
    }
  for (gint player = 0; player < n_players; player++)
    for (gint round = 1; round <= n_rounds; round++)
      if (brg_tournament_cell (tournament, player, round)->opponent != BRG_NOBODY)
        brg_meeting_games_add_up (tournament, player, round);
  return tournament;
}

static char *
dup_games (const BrgTournament *tournament, gint player)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (gint round = 1; round <= tournament->n_rounds; round++)
    for (gint game = 1; game <= tournament->n_games; game++)
      {
        BrgOutcome outcome = brg_meeting_games_get (tournament, player, round, game);

        g_string_append_c (text, outcome == BRG_OUTCOME_NONE ? '.' : brg_outcome_to_code (outcome));
      }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static const char *const four[] = { "4w1= 2b01 3w11", "3w== 1w10 4b1=", "2b== 4w0= 1b00",
                                    "1b0= 3b1= 2w0=", NULL };

/* One result a meeting: 1 has 2½ of three meetings, though 4½ of six games. */
static void
test_points (void)
{
  static const char *const codes[] = { "WIN", "WON", "BPG", "BWG" };
  static const gint expected[4][5] = {
    { 150, 2, 2, 3, 1 }, { 120, 1, 1, 3, 1 }, { 30, 0, 0, 3, 0 }, { 60, 1, 1, 3, 1 }
  };
  g_autoptr (BrgTournament) tournament = make (2, four);
  const BrgCriterion *criteria[G_N_ELEMENTS (codes)];
  g_autoptr (BrgStandings) standings = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (codes); i++)
    criteria[i] = brg_criterion_find (codes[i]);
  standings = brg_standings_compute (tournament, NULL, 3, BRG_TIEBREAK_DRAUGHTS_2022, criteria,
                                     G_N_ELEMENTS (codes));
  for (gint player = 0; player < 4; player++)
    {
      const BrgStanding *line = &standings->lines[standings->line_of[player]];

      g_assert_cmpint (line->points, ==, expected[player][0]);
      for (guint i = 0; i < G_N_ELEMENTS (codes); i++)
        g_assert_cmpint (line->values[i].value.num, ==, expected[player][i + 1]);
    }
}

/* A copy has games of its own, and what was known before a round has the games until then. */
static void
test_copies (void)
{
  g_autoptr (BrgTournament) tournament = make (2, four);
  g_autoptr (BrgTournament) copy = brg_tournament_copy (tournament);
  g_autoptr (BrgTournament) cut = brg_tournament_cut (tournament, 2);
  g_autofree char *of_copy = NULL;
  g_autofree char *of_cut = NULL;
  g_autofree char *stays = NULL;

  brg_meeting_games_set (copy, 0, 1, 1, BRG_OUTCOME_LOSS);
  of_copy = dup_games (copy, 0);
  of_cut = dup_games (cut, 0);
  stays = dup_games (tournament, 0);
  g_assert_cmpstr (of_copy, ==, "0=0111");
  g_assert_cmpstr (of_cut, ==, "1=....");
  g_assert_cmpstr (stays, ==, "1=0111");
}

/* A round of one game is a meeting of one. */
static void
test_one_game (void)
{
  static const char *const rows[] = { "2w1", "1b0", NULL };
  g_autoptr (BrgTournament) tournament = make (1, rows);

  g_assert_null (tournament->games);
  g_assert_cmpint (brg_meeting_games_get (tournament, 0, 1, 1), ==, BRG_OUTCOME_WIN);
  g_assert_cmpint (brg_tournament_cell (tournament, 1, 1)->outcome, ==, BRG_OUTCOME_LOSS);
  g_assert_true (brg_meeting_games_is_begun (tournament, 0, 1));
}

/* Who leaves before the first round of a table has begun what he played; what is left of a meeting
 * is marked game by game. */
static const struct
{
  const char *path;
  const char *const rows[5];
  BrgWithdrawalEffect effect;
  gint n_played;
  const char *games[4];
  gint points[4];
} leavers[] = {
  /* Two of three meetings, though three of six games. */
  { "5.4.5.3/a-meeting-that-was-begun-counts",
    { "4w1= 2b.. 3w1.", "3w== 1w.. 4b1=", "2b== 4w0= 1b0.", "1b0= 3b1= 2w0=" },
    BRG_WITHDRAWAL_COUNTS,
    2,
    { "1=--1-", "==++1=", "==0=0+", "0=1=0=" },
    { 90, 150, 60, 60 } },
  /* One of three meetings, though two of six games. */
  { "5.4.5.2/below-half-of-the-meetings",
    { "4w1= 2b.. 3w..", "3w== 1w.. 4b1=", "2b== 4w0= 1b..", "1b0= 3b1= 2w0=" },
    BRG_WITHDRAWAL_NOT_COUNTED,
    1,
    { "1=----", "==--1=", "==0=--", "0=1=0=" },
    { 60, 90, 30, 60 } },
  /* A meeting that was forfeited as a whole was not played. */
  { "5.4.5.2/forfeited-meetings-are-not-played",
    { "4w-- 2b.. 3w11", "3w== 1w.. 4b1=", "2b== 4w0= 1b00", "1b++ 3b1= 2w0=" },
    BRG_WITHDRAWAL_NOT_COUNTED,
    1,
    { "----11", "==--1=", "==0=00", "++1=0=" },
    { 60, 90, 30, 60 } },
  /* rus-draughts-2022 5.4.5.4: the adjourned game will be adjudicated, and the meeting with it. */
  { "5.4.5.4/adjourned-in-a-meeting",
    { "4w1= 2b.. 3w*.", "3w== 1w.. 4b1=", "2b== 4w0= 1b*.", "1b0= 3b1= 2w0=" },
    BRG_WITHDRAWAL_COUNTS,
    2,
    { "1=--*-", "==++1=", "==0=*+", "0=1=0=" },
    { 60, 150, 30, 60 } },
};

static void
test_leaver (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autoptr (BrgTournament) tournament = make (2, leavers[i].rows);
  g_autoptr (BrgWithdrawals) withdrawals = NULL;
  g_autoptr (BrgStandings) standings = NULL;

  tournament->players[0].left_after = 0;
  withdrawals = brg_withdrawals_apply (tournament, brg_rulebook_find ("rus-draughts-2022"));
  g_assert_true (withdrawals->players[0].in_micro_matches);
  g_assert_cmpint (withdrawals->players[0].effect, ==, leavers[i].effect);
  g_assert_cmpint (withdrawals->players[0].n_played, ==, leavers[i].n_played);
  g_assert_cmpint (withdrawals->players[0].n_scheduled, ==, 3);
  standings = brg_standings_compute (withdrawals->tournament, withdrawals->counted, 3,
                                     BRG_TIEBREAK_DRAUGHTS_2022, NULL, 0);
  for (gint player = 0; player < 4; player++)
    {
      g_autofree char *games = dup_games (withdrawals->tournament, player);

      g_assert_cmpstr (games, ==, leavers[i].games[player]);
      g_assert_cmpint (standings->lines[standings->line_of[player]].points, ==,
                       leavers[i].points[player]);
    }
}

/* What is keyed one after the other, what stands then, what the meeting brings in an open and in a
 * closed round, and the game that is on. */
static const struct
{
  const char *path;
  const char *keys;
  const char *games;
  const char *open;
  const char *closed;
  gint on;
} keyed[] = {
  { "5.4.6/first", "1", "1. 0.", "..", "**", 2 },
  { "5.4.6/both", "1 =", "1= 0=", "10", "10", 0 },
  { "5.4.6/nothing", "", ".. ..", "..", "..", 1 },
  { "5.4.6/adjourned", "*", "*. *.", "**", "**", 1 },
  { "5.4.4.1/late-for-all", "+", "++ --", "+-", "+-", 0 },
  { "5.4.4.1/late-for-the-second", "1 -", "1- 0+", "01", "01", 0 },
  { "5.4.4.1/taken-back", "1 - .", "1. 0.", "..", "**", 2 },
  { "5.4.6/last-taken-back", "1 = .", "1. 0.", "..", "**", 2 },
};

static char *
write_games (const BrgOutcome *first, const BrgOutcome *second)
{
  char text[] = "?? ??";

  for (gint i = 0; i < 2; i++)
    {
      text[i] = first[i] == BRG_OUTCOME_NONE ? '.' : brg_outcome_to_code (first[i]);
      text[3 + i] = second[i] == BRG_OUTCOME_NONE ? '.' : brg_outcome_to_code (second[i]);
    }
  return g_strdup (text);
}

static void
test_keyed (gconstpointer data)
{
  static const char mirror[] = "10 01 == +- -+ ** ..";
  guint i = GPOINTER_TO_UINT (data);
  BrgOutcome first[2] = { BRG_OUTCOME_NONE, BRG_OUTCOME_NONE };
  BrgOutcome second[2] = { BRG_OUTCOME_NONE, BRG_OUTCOME_NONE };
  g_autofree char *games = NULL;

  for (const char *key = keyed[i].keys; *key != '\0'; key++)
    if (*key != ' ')
      {
        const char *pair = mirror;

        while (*pair != *key)
          pair += 3;
        g_assert_true (brg_meeting_games_enter (first, second, 2, 0, read_mark (pair[0]),
                                                read_mark (pair[1])));
      }
  games = write_games (first, second);
  g_assert_cmpstr (games, ==, keyed[i].games);
  g_assert_cmpint (brg_meeting_games_find_open (first, 2), ==, keyed[i].on);
  for (gint is_closed = 0; is_closed <= 1; is_closed++)
    {
      const char *expected = is_closed ? keyed[i].closed : keyed[i].open;
      BrgOutcome one;
      BrgOutcome other;

      brg_meeting_games_judge (first, second, 2, is_closed, &one, &other);
      g_assert_cmpint (one, ==, read_mark (expected[0]));
      g_assert_cmpint (other, ==, read_mark (expected[1]));
    }
}

BRG_TEST_TOPIC ("meeting-games")
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (sums); i++)
    {
      g_autofree char *path =
          g_strconcat ("/pairing/meeting-games/rus-draughts-2022/", sums[i].path, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_sum);
    }
  for (guint i = 0; i < G_N_ELEMENTS (leavers); i++)
    {
      g_autofree char *path =
          g_strconcat ("/pairing/meeting-games/rus-draughts-2022/", leavers[i].path, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_leaver);
    }
  g_test_add_func ("/pairing/meeting-games/rus-draughts-2022/5.4.6/points-of-meetings",
                   test_points);
  g_test_add_func ("/pairing/meeting-games/copies", test_copies);
  g_test_add_func ("/pairing/meeting-games/one-game", test_one_game);
  for (guint i = 0; i < G_N_ELEMENTS (keyed); i++)
    {
      g_autofree char *path =
          g_strconcat ("/meeting-games/rus-draughts-2022/keyed/", keyed[i].path, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_keyed);
    }
  return g_test_run ();
}
