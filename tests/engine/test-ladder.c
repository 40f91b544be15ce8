/* test-ladder.c - the ladder of sanctions, every way up
 *
 * What is expected is told here anew from the article: the first breach of a game brings a remark
 * or, when it is gross, a warning; the next after a remark a warning; any further one the game; and
 * after a game that was lost so, expulsion may follow.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-advice-private.h"
#include "brg-test.h"

#include "brg-ladder.h"
#include "brg-rulebooks.h"

#define N_BREACHES 5
#define N_PATHS (1u << N_BREACHES)

static const BrgRulebook *
find_book (void)
{
  const BrgRulebook *book = brg_rulebook_find ("rus-draughts-2022");

  g_assert_nonnull (book);
  g_assert_nonnull (book->ladder);
  return book;
}

/* The breach at @index of a game, from 0; only the first one asks whether it is gross. */
static BrgSanction
expect (gboolean is_first_gross, guint index)
{
  guint height = index + (is_first_gross ? 1 : 0);

  return height == 0 ? BRG_SANCTION_REMARK : height == 1 ? BRG_SANCTION_WARNING : BRG_SANCTION_LOSS;
}

static BrgLadderOutcome
climb (const BrgLadderEntry *entries, guint n_entries, guint round, guint game, gboolean is_gross)
{
  BrgLadderCount count;
  BrgLadderOutcome outcome;

  brg_ladder_count (entries, n_entries, round, game, &count);
  brg_ladder_climb (find_book ()->ladder, &count, is_gross, &outcome);
  return outcome;
}

/* All ways of five breaches, gross or not, in one game, each bringing what was proposed. */
static void
test_every_path (void)
{
  for (guint path = 0; path < N_PATHS; path++)
    {
      BrgLadderEntry entries[N_BREACHES];

      for (guint i = 0; i < N_BREACHES; i++)
        {
          gboolean is_gross = (path >> i & 1) != 0;
          BrgSanction expected = expect ((path & 1) != 0, i);
          BrgLadderOutcome outcome = climb (entries, i, 3, 0, is_gross);

          g_assert_cmpint (outcome.sanction, ==, expected);
          g_assert_cmpint (outcome.result, ==,
                           expected == BRG_SANCTION_LOSS ? BRG_RESULT_LOST : BRG_RESULT_NONE);
          g_assert_cmpstr (outcome.article, ==, "rus-draughts-2022 5.4.15.2");
          g_assert_null (outcome.note);
          entries[i] = (BrgLadderEntry){
            .round = 3,
            .kind = BRG_INCIDENT_TWO_HANDS,
            .is_gross = is_gross,
            .sanction = outcome.sanction,
          };
        }
    }
}

/* Why: told apart for the four ways within a game. */
static void
test_reasons (void)
{
  BrgLadderEntry entries[2] = {
    { .round = 1, .kind = -1, .sanction = BRG_SANCTION_REMARK },
    { .round = 1, .kind = BRG_INCIDENT_PHONE, .sanction = BRG_SANCTION_WARNING },
  };

  g_assert_cmpint (climb (NULL, 0, 1, 0, FALSE).reason, ==, BRG_LADDER_FIRST);
  g_assert_cmpint (climb (NULL, 0, 1, 0, TRUE).reason, ==, BRG_LADDER_FIRST_GROSS);
  g_assert_cmpint (climb (entries, 1, 1, 0, FALSE).reason, ==, BRG_LADDER_SECOND);
  g_assert_cmpint (climb (entries, 1, 1, 0, TRUE).reason, ==, BRG_LADDER_SECOND);
  g_assert_cmpint (climb (entries, 2, 1, 0, FALSE).reason, ==, BRG_LADDER_FURTHER);
  g_assert_cmpint (climb (entries, 2, 1, 0, TRUE).reason, ==, BRG_LADDER_FURTHER);
}

/* The ladder begins anew in every game; only a game lost on it is remembered. */
static void
test_later_games (void)
{
  BrgLadderEntry entries[4] = {
    { .round = 2, .kind = BRG_INCIDENT_DISTRACTION, .sanction = BRG_SANCTION_REMARK },
    { .round = 2, .kind = BRG_INCIDENT_DISTRACTION, .sanction = BRG_SANCTION_WARNING },
    { .round = 2, .kind = BRG_INCIDENT_DISTRACTION, .sanction = BRG_SANCTION_LOSS },
    { .round = 2, .kind = BRG_INCIDENT_DISTRACTION, .sanction = BRG_SANCTION_LOSS },
  };
  BrgLadderOutcome outcome = climb (entries, 2, 3, 0, FALSE);
  BrgLadderCount count;

  g_assert_cmpint (outcome.sanction, ==, BRG_SANCTION_REMARK);
  outcome = climb (entries, 3, 3, 0, FALSE);
  g_assert_cmpint (outcome.sanction, ==, BRG_SANCTION_REMARK);
  g_assert_cmpint (outcome.reason, ==, BRG_LADDER_REPEATED);
  g_assert_cmpint (outcome.result, ==, BRG_RESULT_NONE);
  g_assert_nonnull (outcome.note);
  /* Two entries about one lost game are one game; the round before it does not know of it. */
  brg_ladder_count (entries, 4, 3, 0, &count);
  g_assert_cmpuint (count.n_games_before, ==, 1);
  g_assert_cmpint (climb (entries, 4, 1, 0, FALSE).sanction, ==, BRG_SANCTION_REMARK);
}

/* The third breach of a later game loses it too. */
static void
test_lost_again (void)
{
  const BrgLadderEntry entries[] = {
    { .round = 1, .kind = BRG_INCIDENT_PHONE, .sanction = BRG_SANCTION_LOSS_BOTH },
    { .round = 4, .kind = BRG_INCIDENT_PHONE, .sanction = BRG_SANCTION_REMARK },
    { .round = 4, .kind = BRG_INCIDENT_PHONE, .sanction = BRG_SANCTION_WARNING },
  };
  BrgLadderOutcome outcome = climb (entries, G_N_ELEMENTS (entries), 4, 0, FALSE);

  g_assert_cmpint (outcome.sanction, ==, BRG_SANCTION_LOSS);
  g_assert_cmpint (outcome.reason, ==, BRG_LADDER_REPEATED);
  g_assert_cmpint (outcome.result, ==, BRG_RESULT_LOST);
}

/* Games of a micro-match are games. */
static void
test_micro_match (void)
{
  const BrgLadderEntry entries[] = {
    { .round = 2, .game = 1, .kind = BRG_INCIDENT_PHONE, .sanction = BRG_SANCTION_WARNING },
    { .round = 2, .game = 2, .kind = BRG_INCIDENT_PHONE, .sanction = BRG_SANCTION_LOSS },
  };

  g_assert_cmpint (climb (entries, 2, 2, 1, FALSE).sanction, ==, BRG_SANCTION_LOSS);
  g_assert_cmpint (climb (entries, 1, 2, 2, FALSE).sanction, ==, BRG_SANCTION_REMARK);
  g_assert_cmpint (climb (entries, 2, 2, 3, FALSE).reason, ==, BRG_LADDER_REPEATED);
}

/* What was imposed counts: not what was superseded, nor what brought nothing, nor a game lost in
 * another way. */
static void
test_what_counts (void)
{
  const BrgLadderEntry entries[] = {
    { .round = 5, .kind = BRG_INCIDENT_PHONE, .sanction = BRG_SANCTION_WARNING, .is_void = TRUE },
    { .round = 5, .kind = BRG_INCIDENT_TOUCH_MOVE, .sanction = BRG_SANCTION_CORRECT },
    { .round = 5, .kind = BRG_INCIDENT_DRESS, .sanction = BRG_SANCTION_NONE },
    { .round = 5, .kind = BRG_INCIDENT_DRESS, .sanction = BRG_SANCTION_CHOOSE },
    { .round = 5, .kind = BRG_INCIDENT_WRONG_START, .sanction = BRG_SANCTION_NEW_GAME },
    { .round = 5, .kind = BRG_INCIDENT_WRONG_COLOURS, .sanction = BRG_SANCTION_CONTINUE },
    { .round = 4, .kind = BRG_INCIDENT_FLAG, .sanction = BRG_SANCTION_LOSS },
    { .round = 3, .kind = BRG_INCIDENT_NO_SHOW, .sanction = BRG_SANCTION_LOSS },
    { .round = 2, .kind = BRG_INCIDENT_CLOCK_STOPPED, .sanction = BRG_SANCTION_LOSS },
    { .round = 1, .kind = BRG_INCIDENT_BOTH_ABSENT, .sanction = BRG_SANCTION_LOSS_BOTH },
  };
  BrgLadderCount count;

  brg_ladder_count (entries, G_N_ELEMENTS (entries), 5, 0, &count);
  g_assert_cmpint (count.worst, ==, BRG_SANCTION_NONE);
  g_assert_cmpuint (count.n_breaches, ==, 0);
  g_assert_cmpuint (count.n_games_before, ==, 0);
}

/* A milder arbiter: a second remark leaves the warning to come; time weighs more than a warning. */
static void
test_decided_otherwise (void)
{
  BrgLadderEntry entries[2] = {
    { .round = 1, .kind = -1, .sanction = BRG_SANCTION_REMARK },
    { .round = 1, .kind = -1, .is_gross = TRUE, .sanction = BRG_SANCTION_REMARK },
  };
  BrgLadderCount count;

  g_assert_cmpint (climb (entries, 2, 1, 0, TRUE).sanction, ==, BRG_SANCTION_WARNING);
  brg_ladder_count (entries, 2, 1, 0, &count);
  g_assert_cmpuint (count.n_breaches, ==, 2);
  g_assert_cmpuint (count.n_gross, ==, 1);
  entries[1].sanction = BRG_SANCTION_TIME;
  g_assert_cmpint (climb (entries, 2, 1, 0, FALSE).sanction, ==, BRG_SANCTION_LOSS);
  /* A lateness for which the regulations set a remark is one. */
  entries[0].kind = BRG_INCIDENT_LATE;
  g_assert_cmpint (climb (entries, 1, 1, 0, FALSE).sanction, ==, BRG_SANCTION_WARNING);
}

/* From numbers alone the next step is the same as from the entries, whichever were gross. */
static void
test_numbers (void)
{
  const BrgRulebook *book = find_book ();

  for (guint n = 0; n < N_BREACHES; n++)
    for (guint n_gross = 0; n_gross <= n; n_gross++)
      for (guint is_gross = 0; is_gross < 2; is_gross++)
        {
          gboolean was_gross = n == 0 ? is_gross != 0 : n_gross == n;
          BrgAdviceQuery query = {
            .rulebook = book,
            .form = BRG_FORM_RUSSIAN,
            .kind = BRG_INCIDENT_PHONE,
            .count = 1,
            .moves = -1,
            .is_gross = is_gross != 0,
            .n_breaches = n,
            .n_gross = n_gross,
          };
          BrgAdvice advice;

          g_assert_true (brg_advise (&query, &advice));
          g_assert_cmpint (advice.sanction, ==, expect (was_gross, n));
          g_assert_cmpstr (advice.choices_article, ==, "rus-draughts-2022 5.4.15.1");
          g_assert_cmpuint (advice.choices >> BRG_SANCTION_TIME & 1, ==, 1);
          query.n_breaches = 0;
          query.n_gross = 0;
          query.count = n + 1;
          g_assert_true (brg_advise (&query, &advice));
          g_assert_cmpint (advice.sanction, ==, expect (n == 0 && is_gross != 0, n));
        }
}

/* Two minutes at most, and no less than a move brings. */
static void
test_time (void)
{
  const BrgLadder *ladder = find_book ()->ladder;
  gint least = -1;
  gint most = -1;

  g_assert_cmpstr (find_book ()->choices_article, ==, "rus-draughts-2022 5.4.15.1");
  g_assert_true (brg_ladder_get_time (ladder, 30, &least, &most));
  g_assert_cmpint (least, ==, 30);
  g_assert_cmpint (most, ==, 120);
  g_assert_true (brg_ladder_get_time (ladder, 0, &least, &most));
  g_assert_cmpint (least, ==, 1);
  g_assert_true (brg_ladder_get_time (ladder, 120, &least, &most));
  g_assert_cmpint (least, ==, 120);
  g_assert_false (brg_ladder_get_time (ladder, 121, &least, &most));
  g_assert_cmpint (least, ==, 120);
}

/* Other books have no ladder: what they propose stays. */
static void
test_no_ladder (void)
{
  BrgAdviceQuery query = { .rulebook = brg_rulebook_find ("ussr-chess-1956"), .n_breaches = 2 };
  BrgAdvice advice = { .article = "ussr-chess-1956 24", .sanction = BRG_SANCTION_REMARK };

  brg_ladder_advise (&query, &advice);
  g_assert_cmpint (advice.sanction, ==, BRG_SANCTION_REMARK);
}

BRG_TEST_TOPIC ("ladder")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/ladder/rus-draughts-2022/5.4.15.2/every-path", test_every_path);
  g_test_add_func ("/engine/ladder/rus-draughts-2022/5.4.15.2/reasons", test_reasons);
  g_test_add_func ("/engine/ladder/rus-draughts-2022/5.4.15.2/later-games", test_later_games);
  g_test_add_func ("/engine/ladder/rus-draughts-2022/5.4.15.2/lost-again", test_lost_again);
  g_test_add_func ("/engine/ladder/rus-draughts-2022/5.4.15.2/micro-match", test_micro_match);
  g_test_add_func ("/engine/ladder/what-counts", test_what_counts);
  g_test_add_func ("/engine/ladder/decided-otherwise", test_decided_otherwise);
  g_test_add_func ("/engine/ladder/numbers", test_numbers);
  g_test_add_func ("/engine/ladder/rus-draughts-2022/5.4.15.1/time", test_time);
  g_test_add_func ("/engine/ladder/no-ladder", test_no_ladder);
  return g_test_run ();
}
