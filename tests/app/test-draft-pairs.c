/* test-draft-pairs.c - the pairs of a draft: computed, fixed, changed by hand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "brg-draft-bans.h"
#include "brg-draft-job.h"
#include "brg-draft-numbers.h"
#include "brg-draft-plan.h"
#include "brg-test.h"
#include "brg-why-not.h"
#include "draft-fixture.h"

#define DRAUGHTS "rus-draughts-2022"

/* A worked example of the method: eight players, number 1 began with White. */
static const char *const eight[] = {
  "1-5 =, 6-2 0, 3-7 1, 8-4 =",
  "2-3 =, 1-8 1, 5-4 =, 7-6 0",
  "2-1 0, 4-3 1, 6-5 0, 8-7 0",
};

static const char *const eight_pairs[] = {
  "1-5 6-2 3-7 8-4",
  "2-3 1-8 5-4 7-6",
  "2-1 4-3 6-5 8-7",
  "1-4 3-5 7-2 8-6",
};

static BrgDraft *
draft_eight (guint n_played)
{
  g_autoptr (BrgSnapshot) snapshot = draft_fixture_new ("coefficients", DRAUGHTS, 8, 7, TRUE);
  BrgDraft *draft;

  snapshot->group->initial_colour = BRG_COLOUR_WHITE;
  for (guint i = 0; i < n_played; i++)
    draft_fixture_play (snapshot, eight[i]);
  draft = brg_draft_new (snapshot);
  draft_fixture_pair (draft);
  return draft;
}

static void
test_swiss (void)
{
  for (guint round = 1; round <= G_N_ELEMENTS (eight_pairs); round++)
    {
      g_autoptr (BrgDraft) draft = draft_eight (round - 1);
      const GArray *boards = brg_draft_get_boards (draft, (gint) round);

      draft_fixture_assert_boards (draft, (gint) round, eight_pairs[round - 1]);
      g_assert_true (brg_draft_is_complete (draft));
      g_assert_false (brg_draft_is_changed (draft));
      for (guint i = 0; i < boards->len; i++)
        g_assert_cmpuint (g_array_index (boards, BrgDraftBoard, i).reasons->len, >=, 2);
    }
}

/* Seven players: number 7 had the plus in round 1, so it goes to 5. */
static void
test_odd_number (void)
{
  g_autoptr (BrgSnapshot) snapshot = draft_fixture_new ("coefficients", DRAUGHTS, 7, 5, TRUE);
  g_autoptr (BrgDraft) draft = NULL;

  snapshot->group->initial_colour = BRG_COLOUR_WHITE;
  draft_fixture_play (snapshot, "1-4 =, 5-2 0, 3-6 1, 7 U");
  draft = brg_draft_new (snapshot);
  draft_fixture_pair (draft);
  draft_fixture_assert_boards (draft, 2, "7-3 2-4 6-1 5");
}

static GStrv
read_table (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "fixtures", "tables", name, NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  g_strdelimit (text, ":", '-');
  return g_strsplit (text, "\n", -1);
}

/* The pairs of a printed round without the missing number: "1-12 2-11". */
static char *
dup_printed (GStrv table, const char *begin, gint missing)
{
  g_autofree char *as_white = g_strdup_printf ("%d-", missing);
  g_autofree char *as_black = g_strdup_printf ("-%d", missing);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; table[i] != NULL; i++)
    {
      g_auto (GStrv) pairs = NULL;

      if (!g_str_has_prefix (table[i], begin))
        continue;
      pairs = g_strsplit (table[i] + strlen (begin), " ", -1);
      for (guint k = 0; pairs[k] != NULL; k++)
        if (!g_str_has_prefix (pairs[k], as_white) && !g_str_has_suffix (pairs[k], as_black))
          g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", pairs[k]);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
test_round_robin (gconstpointer data)
{
  gint n_players = GPOINTER_TO_INT (data);
  g_autoptr (BrgSnapshot) snapshot = draft_fixture_new ("berger", DRAUGHTS, n_players, 0, TRUE);
  g_autoptr (BrgDraft) draft = brg_draft_new (snapshot);
  g_auto (GStrv) table = read_table ("berger.tsv");
  gint n_free = 0;

  draft_fixture_pair (draft);
  g_assert_true (brg_draft_is_complete (draft));
  g_assert_cmpint (brg_draft_get_last_round (draft), ==, 11);
  for (gint round = 1; round <= 11; round++)
    {
      g_autofree char *begin = g_strdup_printf ("11-12\t%d\t", round);
      g_autofree char *printed = dup_printed (table, begin, n_players == 11 ? 12 : 0);
      g_autoptr (GArray) players = brg_draft_list_free (draft, round);

      draft_fixture_assert_boards (draft, round, printed);
      n_free += (gint) players->len;
    }
  g_assert_cmpint (n_free, ==, n_players == 11 ? 11 : 0);
}

static void
test_double_round_robin (gconstpointer data)
{
  gboolean swaps = GPOINTER_TO_INT (data);
  g_autoptr (BrgSnapshot) snapshot = draft_fixture_new ("berger", DRAUGHTS, 6, 0, TRUE);
  g_autoptr (BrgDraft) draft = brg_draft_new (snapshot);
  g_auto (GStrv) table = read_table ("berger-double.tsv");
  BrgDraftSettings settings = *brg_draft_get_settings (draft);

  settings.cycles = 2;
  settings.swap_last_rounds = swaps;
  brg_draft_set_settings (draft, &settings);
  draft_fixture_pair (draft);
  g_assert_cmpint (brg_draft_get_last_round (draft), ==, 10);
  for (gint round = 1; round <= 10; round++)
    {
      g_autofree char *begin =
          g_strdup_printf ("5-6\t%s\t%d\t", swaps ? "swapped" : "plain", round);
      g_autofree char *printed = dup_printed (table, begin, 0);

      draft_fixture_assert_boards (draft, round, printed);
    }
}

/* Whoever is not in the table leaves no gap in it. */
static void
test_leaver_of_a_table (void)
{
  g_autoptr (BrgSnapshot) snapshot = draft_fixture_new ("berger", DRAUGHTS, 5, 0, TRUE);
  g_autoptr (BrgDraft) draft = brg_draft_new (snapshot);

  brg_draft_set_presence (draft, 1, BRG_PRESENCE_LEAVES);
  draft_fixture_pair (draft);
  g_assert_cmpint (brg_draft_get_last_round (draft), ==, 3);
  draft_fixture_assert_boards (draft, 1, "1-4 2-3");
  g_assert_cmpint (brg_snapshot_get_entry (brg_draft_get_preview (draft), 1)->id, ==, 103);
}

static void
test_table_may_change_colours_only (void)
{
  g_autoptr (BrgSnapshot) snapshot = draft_fixture_new ("berger", DRAUGHTS, 4, 0, TRUE);
  g_autoptr (BrgDraft) draft = brg_draft_new (snapshot);

  draft_fixture_pair (draft);
  g_assert_false (brg_draft_exchange (draft, 0, 1));
  g_assert_false (brg_draft_unpair (draft, 0));
  g_assert_false (brg_draft_give_bye (draft, 0));
  g_assert_true (brg_draft_swap_colours (draft, 2, 1));
  draft_fixture_assert_boards (draft, 2, "4-3 2-1!");
  draft_fixture_assert_boards (draft, 1, "1-4 2-3");
}

static void
test_locked_pairs_stay (void)
{
  g_autoptr (BrgDraft) draft = draft_eight (3);
  gint player = draft_fixture_player (draft, 6);

  g_assert_true (brg_draft_exchange (draft, player, draft_fixture_player (draft, 4)));
  draft_fixture_assert_boards (draft, 4, "1-6! 3-5 7-2 8-4!");
  g_assert_true (brg_draft_is_changed (draft));
  g_assert_true (g_array_index (brg_draft_get_boards (draft, 4), BrgDraftBoard, 0).is_locked);
  draft_fixture_pair (draft);
  /* 8-4 was played in round 1; the arbiter wants it, the rest goes by the rules. */
  g_assert_cmpint (brg_draft_find_board (draft, 4, draft_fixture_player (draft, 1)), ==,
                   brg_draft_find_board (draft, 4, player));
  g_assert_cmpint (brg_draft_find_board (draft, 4, draft_fixture_player (draft, 8)), ==,
                   brg_draft_find_board (draft, 4, draft_fixture_player (draft, 4)));
  g_assert_true (brg_draft_is_complete (draft));
}

static void
test_locks_outlive_settings (void)
{
  g_autoptr (BrgDraft) draft = draft_eight (1);

  brg_draft_set_locked (draft, 2, 0, TRUE);
  brg_draft_exchange (draft, draft_fixture_player (draft, 8), draft_fixture_player (draft, 5));
  draft_fixture_assert_boards (draft, 2, "2-3 1-5! 8-4! 7-6");
  brg_draft_set_presence (draft, 7, BRG_PRESENCE_ZERO_BYE);
  g_assert_false (brg_draft_is_paired (draft));
  g_assert_true (brg_draft_is_changed (draft));
  draft_fixture_pair (draft);
  /* 8 is away, so only 2-3 and 1-5 are still fixed. */
  g_assert_cmpint (brg_draft_find_board (draft, 2, draft_fixture_player (draft, 1)), ==,
                   brg_draft_find_board (draft, 2, draft_fixture_player (draft, 5)));
  g_assert_cmpint (brg_draft_find_board (draft, 2, draft_fixture_player (draft, 2)), ==,
                   brg_draft_find_board (draft, 2, draft_fixture_player (draft, 3)));
  g_assert_cmpint (brg_draft_find_board (draft, 2, draft_fixture_player (draft, 8)), ==, -1);
  {
    gint board = brg_draft_find_board (draft, 2, draft_fixture_player (draft, 1));

    g_assert_true (g_array_index (brg_draft_get_boards (draft, 2), BrgDraftBoard, board).is_manual);
  }
}

static void
test_exchange (void)
{
  g_autoptr (BrgDraft) draft = draft_eight (1);

  /* Two on one board change colours, and back. */
  g_assert_true (
      brg_draft_exchange (draft, draft_fixture_player (draft, 2), draft_fixture_player (draft, 3)));
  draft_fixture_assert_boards (draft, 2, "3-2! 1-8 5-4 7-6");
  g_assert_true (brg_draft_step_back (draft));
  draft_fixture_assert_boards (draft, 2, eight_pairs[1]);
  g_assert_false (brg_draft_is_changed (draft));
  g_assert_false (brg_draft_step_back (draft));
  g_assert_false (brg_draft_exchange (draft, 0, 0));

  /* Somebody without a pair takes the seat of another. */
  g_assert_true (brg_draft_unpair (draft, 3));
  g_assert_true (
      brg_draft_exchange (draft, draft_fixture_player (draft, 6), draft_fixture_player (draft, 8)));
  draft_fixture_assert_boards (draft, 2, "2-3 1-6! 5-4");
  g_assert_false (brg_draft_is_complete (draft));
  {
    g_autoptr (GArray) players = brg_draft_list_free (draft, 2);
    g_autofree char *numbers = draft_fixture_dup_players (draft, players);

    g_assert_cmpstr (numbers, ==, "7 8");
  }
  /* Two without a pair: 7 had Black and 8 White. */
  g_assert_true (
      brg_draft_exchange (draft, draft_fixture_player (draft, 8), draft_fixture_player (draft, 7)));
  draft_fixture_assert_boards (draft, 2, "2-3 1-6! 5-4 7-8!");
  g_assert_true (brg_draft_is_complete (draft));
}

static void
test_absentees_get_no_seat (void)
{
  g_autoptr (BrgDraft) draft = draft_eight (1);

  brg_draft_set_presence (draft, 6, BRG_PRESENCE_ZERO_BYE);
  brg_draft_set_presence (draft, 7, BRG_PRESENCE_LEAVES);
  draft_fixture_pair (draft);
  g_assert_false (brg_draft_exchange (draft, 0, 6));
  g_assert_false (brg_draft_exchange (draft, 7, 0));
  g_assert_false (brg_draft_give_bye (draft, 7));
}

static void
test_bye (void)
{
  g_autoptr (BrgSnapshot) snapshot = draft_fixture_new ("coefficients", DRAUGHTS, 7, 5, TRUE);
  g_autoptr (BrgDraft) odd = NULL;
  g_autoptr (BrgDraft) even = draft_eight (1);

  snapshot->group->initial_colour = BRG_COLOUR_WHITE;
  odd = brg_draft_new (snapshot);
  draft_fixture_pair (odd);
  draft_fixture_assert_boards (odd, 1, "1-4 5-2 3-6 7");
  g_assert_false (brg_draft_give_bye (odd, 6));
  g_assert_true (brg_draft_give_bye (odd, 3));
  draft_fixture_assert_boards (odd, 1, "1-7! 5-2 3-6 4!");
  g_assert_true (brg_draft_is_complete (odd));

  /* For an even number his opponent is left over. */
  g_assert_true (brg_draft_give_bye (even, draft_fixture_player (even, 1)));
  draft_fixture_assert_boards (even, 2, "2-3 5-4 7-6 1!");
  g_assert_false (brg_draft_is_complete (even));
}

static void
pair_free (BrgDraft *draft)
{
  g_autoptr (GError) error = NULL;

  brg_draft_compute (draft, BRG_DRAFT_FREE, &error);
  g_assert_no_error (error);
}

static void
test_free_ones_only (void)
{
  g_autoptr (BrgDraft) draft = draft_eight (1);

  /* 1-8 and 5-4 are broken; 1 and 5, 4 and 8 have met, so 1-4 and 8-5 are left. */
  brg_draft_unpair (draft, 1);
  brg_draft_unpair (draft, 1);
  draft_fixture_assert_boards (draft, 2, "2-3 7-6");
  brg_draft_exchange (draft, draft_fixture_player (draft, 1), draft_fixture_player (draft, 4));
  pair_free (draft);
  g_assert_true (brg_draft_is_complete (draft));
  g_assert_cmpint (brg_draft_find_board (draft, 2, draft_fixture_player (draft, 5)), ==,
                   brg_draft_find_board (draft, 2, draft_fixture_player (draft, 8)));
  g_assert_cmpint (brg_draft_find_board (draft, 2, draft_fixture_player (draft, 2)), ==,
                   brg_draft_find_board (draft, 2, draft_fixture_player (draft, 3)));
  /* A pair that stays keeps its reasons. */
  {
    gint board = brg_draft_find_board (draft, 2, draft_fixture_player (draft, 2));
    const GArray *reasons =
        g_array_index (brg_draft_get_boards (draft, 2), BrgDraftBoard, board).reasons;

    g_assert_cmpint (g_array_index (reasons, BrgReason, 0).kind, ==, BRG_REASON_SAME_GROUP);
  }
  g_assert_true (brg_draft_step_back (draft));
  g_assert_false (brg_draft_is_complete (draft));
}

/* 1 and 5 have met and are left over: one board must be broken, and of those equally near in points
 * it is the lower one. */
static void
test_fewest_boards_are_broken (void)
{
  g_autoptr (BrgDraft) draft = draft_eight (1);

  brg_draft_unpair (draft, 1);
  brg_draft_unpair (draft, 1);
  brg_draft_exchange (draft, draft_fixture_player (draft, 8), draft_fixture_player (draft, 4));
  pair_free (draft);
  g_assert_true (brg_draft_is_complete (draft));
  g_assert_cmpint (brg_draft_find_board (draft, 2, draft_fixture_player (draft, 2)), ==,
                   brg_draft_find_board (draft, 2, draft_fixture_player (draft, 3)));
  g_assert_cmpint (brg_draft_find_board (draft, 2, draft_fixture_player (draft, 8)), ==,
                   brg_draft_find_board (draft, 2, draft_fixture_player (draft, 4)));
  g_assert_cmpint (brg_draft_find_board (draft, 2, draft_fixture_player (draft, 7)), !=,
                   brg_draft_find_board (draft, 2, draft_fixture_player (draft, 6)));
}

/* A bye that is no longer needed is taken back, and one that is needed is given. */
static void
test_bye_follows_the_number (void)
{
  g_autoptr (BrgDraft) draft = draft_eight (1);

  brg_draft_give_bye (draft, draft_fixture_player (draft, 1));
  brg_draft_set_locked (draft, 2, 3, FALSE);
  pair_free (draft);
  draft_fixture_assert_boards (draft, 2, eight_pairs[1]);

  brg_draft_give_bye (draft, draft_fixture_player (draft, 1));
  pair_free (draft);
  g_assert_true (brg_draft_is_complete (draft));
  {
    const GArray *boards = brg_draft_get_boards (draft, 2);
    gint n_byes = 0;

    for (guint i = 0; i < boards->len; i++)
      n_byes += g_array_index (boards, BrgDraftBoard, i).black == BRG_NOBODY;
    g_assert_cmpint (n_byes, ==, 2);
  }
}

/* Four players have all met after three rounds. */
static void
test_no_pairing (void)
{
  g_autoptr (BrgSnapshot) snapshot = draft_fixture_new ("coefficients", DRAUGHTS, 4, 5, TRUE);
  g_autoptr (BrgDraft) draft = NULL;
  g_autoptr (GArray) players = NULL;

  snapshot->group->initial_colour = BRG_COLOUR_WHITE;
  draft_fixture_play (snapshot, "1-3 1, 4-2 1");
  draft_fixture_play (snapshot, "4-1 1, 3-2 1");
  draft_fixture_play (snapshot, "1-2 1, 4-3 1");
  draft = brg_draft_new (snapshot);
  draft_fixture_pair (draft);
  g_assert_cmpuint (brg_draft_get_obstacles (draft)->len, >, 0);
  g_assert_false (brg_draft_is_complete (draft));
  players = brg_draft_list_free (draft, 4);
  g_assert_cmpuint (players->len, ==, 4);
  /* The arbiter may still decide. */
  brg_draft_exchange (draft, 0, 1);
  brg_draft_exchange (draft, 2, 3);
  g_assert_true (brg_draft_is_complete (draft));
}

static void
test_error_leaves_all_as_it_was (void)
{
  g_autoptr (BrgSnapshot) snapshot = draft_fixture_new ("coefficients", DRAUGHTS, 1, 5, TRUE);
  g_autoptr (BrgDraft) draft = brg_draft_new (snapshot);
  g_autoptr (GError) error = NULL;

  g_assert_false (brg_draft_compute (draft, BRG_DRAFT_ALL, &error));
  g_assert_error (error, BRG_PAIRING_ERROR, BRG_PAIRING_ERROR_PLAYERS);
  g_assert_false (brg_draft_is_paired (draft));
}

/* Five rounds of 284 players, the stronger number wins; every pairing is lawful. */
static void
test_large_field (void)
{
  g_autoptr (BrgSnapshot) snapshot = draft_fixture_new ("coefficients", DRAUGHTS, 284, 7, TRUE);

  snapshot->group->initial_colour = BRG_COLOUR_WHITE;
  for (gint round = 1; round <= 6; round++)
    {
      g_autoptr (BrgDraft) draft = brg_draft_new (snapshot);
      g_autoptr (GString) results = g_string_new (NULL);
      g_autoptr (GArray) players = NULL;
      const GArray *boards;

      for (gint i = round; i < 284; i += 97)
        brg_draft_set_presence (draft, i, BRG_PRESENCE_ZERO_BYE);
      draft_fixture_pair (draft);
      g_assert_true (brg_draft_is_complete (draft));
      players = brg_draft_list_free (draft, round);
      g_assert_cmpuint (players->len, ==, 0);
      boards = brg_draft_get_boards (draft, round);
      for (guint i = 0; i < boards->len; i++)
        {
          const BrgDraftBoard *board = &g_array_index (boards, BrgDraftBoard, i);

          g_string_append_printf (results, "%s%d", i > 0 ? ", " : "", board->white + 1);
          if (board->black == BRG_NOBODY)
            {
              g_string_append (results, " U");
              continue;
            }
          for (guint k = 0; k < snapshot->rounds->len; k++)
            {
              const BrgRound *earlier = snapshot->rounds->pdata[k];

              for (guint m = 0; m < earlier->games->len; m++)
                {
                  const BrgGame *game = &g_array_index (earlier->games, BrgGame, m);

                  g_assert_false (game->white == board->white && game->black == board->black);
                  g_assert_false (game->white == board->black && game->black == board->white);
                }
            }
          g_string_append_printf (results, "-%d %c", board->black + 1,
                                  (board->white + board->black) % 5 == 0 ? '='
                                  : board->white < board->black          ? '1'
                                                                         : '0');
        }
      draft_fixture_play (snapshot, results->str);
    }
}

static void
test_why_not (void)
{
  g_autoptr (BrgDraft) draft = draft_eight (1);
  g_autoptr (BrgDraftQuestion) met = NULL;
  g_autoptr (BrgDraftQuestion) worse = NULL;
  g_autoptr (BrgDraftQuestion) locked = NULL;

  met = brg_draft_ask (draft, 2, draft_fixture_player (draft, 8), draft_fixture_player (draft, 4));
  brg_draft_question_run (met);
  g_assert_cmpint (met->answer->verdict, ==, BRG_WHY_NOT_FORBIDDEN);
  g_assert_cmpint (met->first.white, ==, BRG_NOBODY);
  worse =
      brg_draft_ask (draft, 2, draft_fixture_player (draft, 2), draft_fixture_player (draft, 8));
  brg_draft_question_run (worse);
  g_assert_cmpint (worse->answer->verdict, ==, BRG_WHY_NOT_WORSE);
  g_assert_cmpint (worse->first.white, ==, draft_fixture_player (draft, 2));
  g_assert_cmpint (worse->first.black, ==, draft_fixture_player (draft, 3));
  brg_draft_set_locked (draft, 2, 0, TRUE);
  locked =
      brg_draft_ask (draft, 2, draft_fixture_player (draft, 2), draft_fixture_player (draft, 8));
  brg_draft_question_run (locked);
  g_assert_cmpint (locked->answer->verdict, ==, BRG_WHY_NOT_FORBIDDEN);
}

/* A knock-out goes through the same drafts as a Swiss, and its bracket says how many rounds there
 * are. */
static void
test_knockout (void)
{
  g_autoptr (BrgSnapshot) snapshot = draft_fixture_new ("knockout", DRAUGHTS, 5, 9, TRUE);
  g_autoptr (BrgDraft) first = brg_draft_new (snapshot);
  g_autoptr (BrgDraft) second = NULL;

  draft_fixture_pair (first);
  g_assert_cmpuint (brg_draft_get_boards (first, 1)->len, ==, 4);
  draft_fixture_play (snapshot, "5-4 1, 1 U, 2 U, 3 U");
  second = brg_draft_new (snapshot);
  draft_fixture_pair (second);
  g_assert_cmpint (brg_snapshot_count_rounds (snapshot), ==, 3);
  g_assert_cmpuint (brg_draft_get_boards (second, 2)->len, ==, 2);
}

/* Scheveningen and a match are tables: all rounds are paired at once, the match with the colour
 * that was drawn. */
static void
test_other_tables (void)
{
  g_autoptr (BrgSnapshot) sides = draft_fixture_new ("scheveningen", DRAUGHTS, 4, 0, TRUE);
  g_autoptr (BrgSnapshot) two = draft_fixture_new ("match", DRAUGHTS, 2, 0, TRUE);
  g_autoptr (BrgDraft) table = brg_draft_new (sides);
  g_autoptr (BrgDraft) match = NULL;
  BrgDraftSettings settings;

  draft_fixture_pair (table);
  draft_fixture_assert_boards (table, 1, "1-3 2-4");
  draft_fixture_assert_boards (table, 2, "4-1 3-2");
  two->group->cycles = 2;
  match = brg_draft_new (two);
  settings = *brg_draft_get_settings (match);
  settings.draws_colour = FALSE;
  settings.initial_colour = BRG_COLOUR_BLACK;
  brg_draft_set_settings (match, &settings);
  draft_fixture_pair (match);
  draft_fixture_assert_boards (match, 1, "2-1");
  draft_fixture_assert_boards (match, 2, "1-2");
}

/* rus-draughts-2022 5.4.10.9: the ban belongs to the draft, and as few boards as possible change.
 */
static void
test_forbid (void)
{
  g_autoptr (BrgSnapshot) snapshot =
      draft_fixture_new ("coefficients", "rus-draughts-2022", 8, 7, TRUE);
  g_autoptr (BrgDraft) draft = NULL;
  g_autoptr (BrgRoundPlan) plan = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  const BrgPlannedBan *ban;
  BrgDraftBoard forbidden;

  snapshot->group->initial_colour = BRG_COLOUR_WHITE;
  draft_fixture_play (snapshot, "1-5 =, 6-2 0, 3-7 1, 8-4 =");
  draft = brg_draft_new (snapshot);
  draft_fixture_pair (draft);
  before = draft_fixture_dup_boards (draft, 2);
  forbidden = g_array_index (brg_draft_get_boards (draft, 2), BrgDraftBoard, 1);
  g_assert_true (brg_draft_may_forbid (draft, 1));
  g_assert_true (brg_draft_forbid (draft, 1, 2));
  g_assert_false (brg_draft_is_complete (draft));
  g_assert_true (brg_draft_compute (draft, BRG_DRAFT_FREE, NULL));
  g_assert_true (brg_draft_is_complete (draft));
  g_assert_cmpint (brg_draft_find_board (draft, 2, forbidden.white), !=,
                   brg_draft_find_board (draft, 2, forbidden.black));
  g_assert_cmpuint (snapshot->bans->len, ==, 0);
  plan = brg_draft_to_plan (draft, 2);
  g_assert_cmpuint (plan->bans->len, ==, 1);
  ban = &g_array_index (plan->bans, BrgPlannedBan, 0);
  g_assert_cmpint (ban->entry_id, ==, 101 + forbidden.white);
  g_assert_cmpint (ban->other_id, ==, 101 + forbidden.black);
  g_assert_cmpint (ban->first_round, ==, 2);
  g_assert_cmpint (ban->last_round, ==, 2);
  /* Back over the new pairs, and then over the ban. */
  g_assert_true (brg_draft_step_back (draft));
  g_assert_true (brg_draft_step_back (draft));
  after = draft_fixture_dup_boards (draft, 2);
  g_assert_cmpstr (after, ==, before);
  brg_round_plan_free (plan);
  plan = brg_draft_to_plan (draft, 2);
  g_assert_cmpuint (plan->bans->len, ==, 0);
}

static void
test_forbid_nothing_of_a_table (void)
{
  g_autoptr (BrgSnapshot) snapshot = draft_fixture_new ("berger", "rus-draughts-2022", 6, 0, TRUE);
  g_autoptr (BrgDraft) draft = brg_draft_new (snapshot);

  draft_fixture_pair (draft);
  g_assert_false (brg_draft_may_forbid (draft, 0));
  g_assert_false (brg_draft_forbid (draft, 0, BRG_STAYS));
}

BRG_TEST_TOPIC ("draft-pairs")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/draft-pairs/swiss", test_swiss);
  g_test_add_func ("/app/draft-pairs/rus-draughts-2022/5.4.10.2/odd-number", test_odd_number);
  g_test_add_data_func ("/app/draft-pairs/round-robin/12", GINT_TO_POINTER (12), test_round_robin);
  g_test_add_data_func ("/app/draft-pairs/round-robin/11", GINT_TO_POINTER (11), test_round_robin);
  g_test_add_data_func ("/app/draft-pairs/double/plain", GINT_TO_POINTER (FALSE),
                        test_double_round_robin);
  g_test_add_data_func ("/app/draft-pairs/double/swapped", GINT_TO_POINTER (TRUE),
                        test_double_round_robin);
  g_test_add_func ("/app/draft-pairs/round-robin/leaver", test_leaver_of_a_table);
  g_test_add_func ("/app/draft-pairs/round-robin/colours-only", test_table_may_change_colours_only);
  g_test_add_func ("/app/draft-pairs/rus-draughts-2022/5.4.10.9/locked-pairs-stay",
                   test_locked_pairs_stay);
  g_test_add_func ("/app/draft-pairs/locks-outlive-settings", test_locks_outlive_settings);
  g_test_add_func ("/app/draft-pairs/exchange", test_exchange);
  g_test_add_func ("/app/draft-pairs/absentees-get-no-seat", test_absentees_get_no_seat);
  g_test_add_func ("/app/draft-pairs/bye", test_bye);
  g_test_add_func ("/app/draft-pairs/rus-draughts-2022/5.4.10.8/free-ones-only",
                   test_free_ones_only);
  g_test_add_func ("/app/draft-pairs/rus-draughts-2022/5.4.10.8/fewest-boards-are-broken",
                   test_fewest_boards_are_broken);
  g_test_add_func ("/app/draft-pairs/rus-draughts-2022/5.4.10.8/bye-follows-the-number",
                   test_bye_follows_the_number);
  g_test_add_func ("/app/draft-pairs/no-pairing", test_no_pairing);
  g_test_add_func ("/app/draft-pairs/error", test_error_leaves_all_as_it_was);
  g_test_add_func ("/app/draft-pairs/large-field", test_large_field);
  g_test_add_func ("/app/draft-pairs/why-not", test_why_not);
  g_test_add_func ("/app/draft-pairs/rus-draughts-2022/1.4/knockout", test_knockout);
  g_test_add_func ("/app/draft-pairs/rus-draughts-2022/1.4/other-tables", test_other_tables);
  g_test_add_func ("/app/draft-pairs/rus-draughts-2022/5.4.10.9/forbid", test_forbid);
  g_test_add_func ("/app/draft-pairs/forbid-nothing-of-a-table", test_forbid_nothing_of_a_table);
  return g_test_run ();
}
