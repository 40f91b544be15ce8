/* test-breakdown.c - explanations of values, and what parts two players
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "brg-breakdown.h"
#include "brg-criteria.h"
#include "brg-criterion-code.h"
#include "brg-rulebooks.h"
#include "brg-test.h"
#include "brg-withdrawals.h"
#include "vectors.h"

static const BrgTieBreakEdition editions[] = {
  BRG_TIEBREAK_FIDE_2026,  BRG_TIEBREAK_DRAUGHTS_2022, BRG_TIEBREAK_CHESS_2014,
  BRG_TIEBREAK_CHESS_1956, BRG_TIEBREAK_FIDE_2024,     BRG_TIEBREAK_FIDE_2009,
};

/* Every criterion of the list, and their number in @n_criteria. */
static const BrgCriterion **
list_criteria (guint *n_criteria)
{
  const BrgCriterion *criteria = brg_criteria (n_criteria);
  const BrgCriterion **list = g_new0 (const BrgCriterion *, *n_criteria);

  for (guint i = 0; i < *n_criteria; i++)
    list[i] = &criteria[i];
  return list;
}

static BrgRational
add (BrgRational a, BrgRational b)
{
  return brg_rational (a.num * b.den + b.num * a.den, a.den * b.den);
}

/* What lies between the sum and a total that is no sum. */
static void
check_making (const BrgBreakdown *breakdown)
{
  BrgRational total = breakdown->total.value;
  gint64 mean;

  if (!breakdown->total.exists || breakdown->contributions->len == 0)
    return;
  g_assert_cmpint (breakdown->divisor, >=, 1);
  /* To the nearest whole number, half up. */
  mean = (2 * breakdown->sum.num + breakdown->sum.den * breakdown->divisor) /
         (2 * breakdown->sum.den * breakdown->divisor);
  switch (breakdown->way)
    {
    case BRG_BREAKDOWN_MEAN:
      /* In hundredths, of which averages of ratings have none. */
      g_assert_cmpint (ABS (100 * total.num * breakdown->divisor * breakdown->sum.den -
                            100 * breakdown->sum.num * total.den),
                       <=, 50 * breakdown->divisor * breakdown->sum.den * total.den);
      break;
    case BRG_BREAKDOWN_PERFORMANCE:
      g_assert_cmpint (mean + breakdown->difference, ==, total.num);
      break;
    case BRG_BREAKDOWN_PERFECT:
      g_assert_cmpint (breakdown->expected, >=, breakdown->wanted);
      g_assert_cmpint (breakdown->expected_below, <, breakdown->wanted);
      break;
    case BRG_BREAKDOWN_LOWEST:
      g_assert_cmpint (breakdown->wanted, ==, 0);
      break;
    case BRG_BREAKDOWN_SUM:
    case BRG_BREAKDOWN_RUNNING:
    case BRG_BREAKDOWN_AGAINST_BEST:
    case BRG_BREAKDOWN_TRUNCATED:
      g_assert_true (breakdown->is_sum);
      break;
    case BRG_BREAKDOWN_MUTUAL:
    case BRG_BREAKDOWN_OTHERS:
    case BRG_BREAKDOWN_RATING:
    case BRG_BREAKDOWN_NUMBER:
      g_assert_false (breakdown->is_sum);
      break;
    case BRG_BREAKDOWN_OTHERWISE:
    default:
      g_assert_not_reached ();
    }
}

static void
check_sum (const BrgStandings *standings,
           const BrgTournament *tournament,
           gint player,
           gint criterion)
{
  g_autoptr (BrgBreakdown) breakdown = brg_breakdown_new (standings, tournament, player, criterion);
  BrgRational sum = { 0, 1 };

  for (guint i = 0; i < breakdown->contributions->len; i++)
    {
      const BrgContribution *contribution =
          &g_array_index (breakdown->contributions, BrgContribution, i);

      g_assert_cmpint (contribution->round, >=, 1);
      g_assert_cmpint (contribution->round, <=, tournament->n_rounds);
      if (!contribution->is_cut)
        sum = add (sum, contribution->value);
    }
  g_assert_cmpint (brg_rational_compare (sum, breakdown->sum), ==, 0);
  if (breakdown->is_sum && breakdown->total.exists)
    g_assert_cmpint (brg_rational_compare (sum, breakdown->total.value), ==, 0);
  check_making (breakdown);
}

/* The contributions add up, in every edition, for every player and criterion. */
static void
test_adds_up (gconstpointer data)
{
  const char *name = data;
  g_autoptr (BrgTournament) tournament =
      g_str_has_suffix (name, ".trf") ? vector_load_trf (name) : vector_load_seeds (name);
  guint n_criteria;
  g_autofree const BrgCriterion **criteria = list_criteria (&n_criteria);

  for (guint i = 0; i < G_N_ELEMENTS (editions); i++)
    {
      g_autoptr (BrgStandings) standings = brg_standings_compute (
          tournament, NULL, tournament->n_rounds, editions[i], criteria, n_criteria);

      for (gint player = 0; player < tournament->n_players; player++)
        for (gint criterion = 0; criterion <= (gint) n_criteria; criterion++)
          check_sum (standings, tournament, player, criterion);
    }
}

/* Player 5 of the example: a bye, a forfeit loss, then gone. */
static const char *const unplayed[] = {
  "3w1 2w= 4w1", "4w1 1b= 3w=", "1b0 5w+ 2b=", "2b0 -U 1b0", "-U 3b- -Z", NULL,
};

static void
test_dummies (void)
{
  static const struct
  {
    gint opponent;
    gboolean is_voluntary;
    gboolean is_cut;
    BrgOutcome outcome;
  } expected[] = {
    { BRG_NOBODY, FALSE, FALSE, BRG_OUTCOME_PAIRING_BYE },
    { 2, TRUE, TRUE, BRG_OUTCOME_FORFEIT_LOSS },
    { BRG_NOBODY, TRUE, FALSE, BRG_OUTCOME_ZERO_BYE },
  };
  const BrgCriterion *criterion = brg_criterion_find ("BH/C1");
  g_autoptr (BrgTournament) tournament = vector_make (BRG_TOURNAMENT_SWISS, unplayed);
  g_autoptr (BrgStandings) standings =
      brg_standings_compute (tournament, NULL, 3, BRG_TIEBREAK_FIDE_2026, &criterion, 1);
  g_autoptr (BrgBreakdown) breakdown = brg_breakdown_new (standings, tournament, 4, 1);

  g_assert_true (breakdown->is_sum);
  g_assert_cmpint (breakdown->total.value.num, ==, 2);
  g_assert_cmpuint (breakdown->contributions->len, ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      const BrgContribution *got = &g_array_index (breakdown->contributions, BrgContribution, i);

      g_assert_cmpint (got->round, ==, (gint) i + 1);
      g_assert_cmpint (got->opponent, ==, expected[i].opponent);
      g_assert_true (got->is_dummy);
      g_assert_cmpint (got->is_voluntary, ==, expected[i].is_voluntary);
      g_assert_cmpint (got->is_cut, ==, expected[i].is_cut);
      g_assert_cmpint (got->outcome, ==, expected[i].outcome);
      g_assert_cmpint (got->score.num, ==, 1);
      g_assert_cmpint (got->score.den, ==, 1);
    }
}

static void
test_cap (void)
{
  /* fide-tiebreaks-2026 16.4.2: two rounds of draws, although the player has two points. */
  static const char *const rows[] = { "-F 2w1", "-Z 1b0", NULL };
  const BrgCriterion *criterion = brg_criterion_find ("BH");
  g_autoptr (BrgTournament) tournament = vector_make (BRG_TOURNAMENT_SWISS, rows);
  g_autoptr (BrgStandings) standings =
      brg_standings_compute (tournament, NULL, 2, BRG_TIEBREAK_FIDE_2026, &criterion, 1);
  g_autoptr (BrgBreakdown) breakdown = brg_breakdown_new (standings, tournament, 0, 1);
  const BrgContribution *first = &g_array_index (breakdown->contributions, BrgContribution, 0);

  g_assert_true (first->is_capped);
  g_assert_false (first->is_voluntary);
  g_assert_cmpint (first->score.num, ==, 1);
}

static void
test_direct_encounter (void)
{
  /* 1 and 2 met, 3 has met nobody of them. */
  static const char *const rows[] = { "2w1 -Z", "1b0 -U", "4w1 -Z", "3b0 -Z", NULL };
  const BrgCriterion *criterion = brg_criterion_find ("DE");
  g_autoptr (BrgTournament) tournament = vector_make (BRG_TOURNAMENT_SWISS, rows);
  g_autoptr (BrgStandings) standings =
      brg_standings_compute (tournament, NULL, 2, BRG_TIEBREAK_FIDE_2026, &criterion, 1);
  g_autoptr (BrgBreakdown) first = brg_breakdown_new (standings, tournament, 0, 1);
  g_autoptr (BrgBreakdown) third = brg_breakdown_new (standings, tournament, 2, 1);
  g_autoptr (BrgBreakdown) last = brg_breakdown_new (standings, tournament, 3, 1);

  g_assert_cmpuint (first->tied->len, ==, 3);
  g_assert_cmpint (g_array_index (first->tied, gint, 2), ==, 2);
  g_assert_cmpuint (first->contributions->len, ==, 1);
  g_assert_cmpint (g_array_index (first->contributions, BrgContribution, 0).opponent, ==, 1);
  g_assert_cmpint (first->n_missing, ==, 1);
  g_assert_cmpint (third->n_missing, ==, 2);
  g_assert_cmpuint (last->tied->len, ==, 1);
  g_assert_false (first->is_sum);
}

/* A breakdown of FULLTR with the given points of opponents, the best first: what is left when the
 * worst are taken away one by one. */
static BrgBreakdown *
make_truncated (const gint *points, guint n_points)
{
  BrgBreakdown *breakdown = g_new0 (BrgBreakdown, 1);

  breakdown->contributions = g_array_new (FALSE, TRUE, sizeof (BrgContribution));
  breakdown->tied = g_array_new (FALSE, FALSE, sizeof (gint));
  breakdown->steps = g_array_new (FALSE, FALSE, sizeof (BrgRational));
  for (guint n_left = n_points - 1; n_left >= 1; n_left--)
    {
      BrgRational sum = { 0, 1 };

      for (guint i = 0; i < n_left; i++)
        sum.num += points[i];
      g_array_append_val (breakdown->steps, sum);
    }
  return breakdown;
}

static void
test_step (void)
{
  static const struct
  {
    gint points[5];
    gint other[5];
    gint step;
    gint value;
    gint other_value;
  } rows[] = {
    { { 6, 5, 4, 3, 1 }, { 6, 4, 4, 3, 2 }, 1, 18, 17 },
    { { 6, 5, 4, 3, 1 }, { 5, 5, 4, 4, 1 }, 2, 15, 14 },
    { { 5, 4, 4, 3, 1 }, { 5, 4, 4, 3, 1 }, 0, 77, 77 },
    { { 5, 3, 2, 1, 0 }, { 4, 4, 2, 1, 0 }, 4, 5, 4 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (BrgBreakdown) breakdown = make_truncated (rows[i].points, 5);
      g_autoptr (BrgBreakdown) other = make_truncated (rows[i].other, 5);
      BrgRational value = { 77, 1 };
      BrgRational other_value = { 77, 1 };

      g_assert_cmpint (brg_breakdown_find_step (breakdown, other, &value, &other_value), ==,
                       rows[i].step);
      g_assert_cmpint (value.num, ==, rows[i].value);
      g_assert_cmpint (other_value.num, ==, rows[i].other_value);
    }
}

static gint
compare_values (gconstpointer a, gconstpointer b)
{
  return brg_rational_compare (*(const BrgRational *) a, *(const BrgRational *) b);
}

/* The sum of a player's opponents without the @n_left_out lowest, added up from the list. */
static BrgRational
sum_without_lowest (const BrgStandings *standings,
                    const BrgTournament *tournament,
                    gint player,
                    gint n_left_out)
{
  g_autoptr (BrgBreakdown) breakdown = brg_breakdown_new (standings, tournament, player, 1);
  g_autoptr (GArray) values = g_array_new (FALSE, FALSE, sizeof (BrgRational));
  BrgRational sum = { 0, 1 };

  for (guint i = 0; i < breakdown->contributions->len; i++)
    g_array_append_val (values, g_array_index (breakdown->contributions, BrgContribution, i).value);
  g_array_sort (values, compare_values);
  for (guint i = (guint) n_left_out; i < values->len; i++)
    sum = add (sum, g_array_index (values, BrgRational, i));
  return sum;
}

/* The step that parts two players: equal in all before it, and its sums differ. */
static void
check_step (const BrgStandings *standings, const BrgTournament *tournament, gint player, gint other)
{
  BrgRational value = { 77, 1 };
  BrgRational other_value = { 77, 1 };
  g_autoptr (BrgBreakdown) breakdown = brg_breakdown_new (standings, tournament, player, 1);
  g_autoptr (BrgBreakdown) other_breakdown = brg_breakdown_new (standings, tournament, other, 1);
  gint step = brg_breakdown_find_step (breakdown, other_breakdown, &value, &other_value);
  gboolean is_parted = brg_standings_find_deciding (standings, player, other, NULL, NULL) == 1;
  BrgRational sum;
  BrgRational other_sum;

  if (standings->lines[standings->line_of[player]].points ==
      standings->lines[standings->line_of[other]].points)
    g_assert_cmpint (step > 0, ==, is_parted);
  if (step == 0)
    {
      g_assert_cmpint (value.num, ==, 77);
      return;
    }
  for (gint before = 1; before < step; before++)
    g_assert_cmpint (
        brg_rational_compare (sum_without_lowest (standings, tournament, player, before),
                              sum_without_lowest (standings, tournament, other, before)),
        ==, 0);
  sum = sum_without_lowest (standings, tournament, player, step);
  other_sum = sum_without_lowest (standings, tournament, other, step);
  g_assert_cmpint (brg_rational_compare (sum, value), ==, 0);
  g_assert_cmpint (brg_rational_compare (other_sum, other_value), ==, 0);
  g_assert_cmpint (brg_rational_compare (sum, other_sum), !=, 0);
}

static void
test_steps_of_vectors (void)
{
  const BrgCriterion *criterion = brg_criterion_find ("FULLTR");
  guint n_files;
  g_autofree const char *const *files = vector_list_files ("tiebreaks-seeds", ".txt", &n_files);

  for (guint i = 0; i < n_files; i++)
    {
      g_autoptr (BrgTournament) tournament = NULL;
      g_autoptr (BrgStandings) standings = NULL;

      /* Those of teams have another shape. */
      if (g_str_has_prefix (files[i], "tm-"))
        continue;
      tournament = vector_load_seeds (files[i]);
      standings = brg_standings_compute (tournament, NULL, tournament->n_rounds,
                                         BRG_TIEBREAK_DRAUGHTS_2022, &criterion, 1);

      for (gint player = 0; player < tournament->n_players; player++)
        for (gint other = 0; other < player; other++)
          check_step (standings, tournament, player, other);
    }
}

static void
test_without_place (void)
{
  const BrgCriterion *criterion = brg_criterion_find ("SB");
  g_autoptr (BrgTournament) tournament = vector_load_seeds ("wd-01-lt50.txt");
  g_autoptr (BrgWithdrawals) withdrawals =
      brg_withdrawals_apply (tournament, brg_rulebook_find ("rus-chess-2014"));
  g_autoptr (BrgStandings) standings =
      brg_standings_compute (withdrawals->tournament, withdrawals->counted, tournament->n_rounds,
                             BRG_TIEBREAK_CHESS_2014, &criterion, 1);
  g_autoptr (BrgBreakdown) breakdown = brg_breakdown_new (standings, withdrawals->tournament, 1, 1);

  g_assert_false (standings->lines[standings->n_lines - 1].has_place);
  g_assert_cmpint (standings->lines[standings->n_lines - 1].player, ==, 1);
  g_assert_false (breakdown->total.exists);
  g_assert_cmpuint (breakdown->contributions->len, ==, 0);
}

/* The sequence PTS, SB, DE, WIN of rr-01: 4 and 3 have 6 points and 18, 4 beat 3; 8 and 7 have 3
 * points, 6 and 5.5; 1 has a point more than anybody. */
static void
test_deciding (void)
{
  const BrgCriterion *const criteria[] = {
    brg_criterion_find ("SB"),
    brg_criterion_find ("DE"),
    brg_criterion_find ("WIN"),
  };
  static const struct
  {
    gint player;
    gint other;
    gint deciding;
    const char *values;
  } rows[] = {
    { 4, 3, 2, "1 2" }, { 3, 4, 2, "2 1" }, { 8, 7, 1, "6 5.5" },
    { 1, 4, 0, "7 6" }, { 4, 9, 0, "6 1" }, { 3, 7, 0, "6 3" },
  };
  g_autoptr (BrgTournament) tournament = vector_load_seeds ("rr-01.txt");
  g_autoptr (BrgStandings) standings = brg_standings_compute (
      tournament, NULL, tournament->n_rounds, BRG_TIEBREAK_CHESS_2014, criteria, 3);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      BrgStandingValue value;
      BrgStandingValue other;
      g_autofree char *text = NULL;
      g_autofree char *other_text = NULL;
      g_autofree char *both = NULL;

      g_assert_cmpint (brg_standings_find_deciding (standings, rows[i].player - 1,
                                                    rows[i].other - 1, &value, &other),
                       ==, rows[i].deciding);
      text = brg_rational_to_text (value.value, 4);
      other_text = brg_rational_to_text (other.value, 4);
      both = g_strjoin (" ", text, other_text, NULL);
      g_assert_cmpstr (both, ==, rows[i].values);
    }
  g_assert_cmpint (standings->lines[0].deciding, ==, -1);
  g_assert_cmpint (standings->lines[standings->line_of[3]].deciding, ==, 0);
  g_assert_cmpint (standings->lines[standings->line_of[2]].deciding, ==, 2);
}

static void
test_shared_places (void)
{
  static const char *const rows[] = { "2w= 3w1", "1b= 4w1", "4w= 1b0", "3b= 2b0", NULL };
  g_autoptr (BrgTournament) tournament = vector_make (BRG_TOURNAMENT_SWISS, rows);
  g_autoptr (BrgStandings) standings =
      brg_standings_compute (tournament, NULL, 2, BRG_TIEBREAK_FIDE_2026, NULL, 0);

  g_assert_cmpint (standings->lines[0].player, ==, 0);
  g_assert_cmpint (standings->lines[1].player, ==, 1);
  for (guint i = 0; i < 4; i++)
    {
      g_assert_cmpint (standings->lines[i].place, ==, i < 2 ? 1 : 3);
      g_assert_cmpint (standings->lines[i].last_place, ==, i < 2 ? 2 : 4);
    }
  g_assert_cmpint (brg_standings_find_deciding (standings, 0, 1, NULL, NULL), ==, -1);
  g_assert_cmpint (brg_standings_find_deciding (standings, 3, 1, NULL, NULL), ==, 0);
}

/* The standings after round k are those of an event that ended there. */
static void
test_through_round (gconstpointer data)
{
  const char *name = data;
  g_autoptr (BrgTournament) tournament = vector_load_trf (name);
  guint n_criteria;
  g_autofree const BrgCriterion **criteria = list_criteria (&n_criteria);
  gint fore = -1;

  for (guint i = 0; i < n_criteria; i++)
    if (g_str_equal (criteria[i]->code, "FB"))
      fore = (gint) i;
  for (gint round = 0; round < tournament->n_rounds; round++)
    {
      g_autoptr (BrgTournament) cut =
          brg_tournament_new (tournament->kind, tournament->n_players, round);
      g_autoptr (BrgStandings) part = brg_standings_compute (
          tournament, NULL, round, BRG_TIEBREAK_FIDE_2026, criteria, (guint) fore);
      g_autoptr (BrgStandings) whole = NULL;

      if (round > 0)
        memcpy (cut->cells, tournament->cells,
                (gsize) (round * tournament->n_players) * sizeof *cut->cells);
      memcpy (cut->players, tournament->players,
              (gsize) tournament->n_players * sizeof *cut->players);
      whole =
          brg_standings_compute (cut, NULL, round, BRG_TIEBREAK_FIDE_2026, criteria, (guint) fore);
      for (gint i = 0; i < tournament->n_players; i++)
        {
          g_assert_cmpint (part->lines[i].player, ==, whole->lines[i].player);
          g_assert_cmpint (part->lines[i].place, ==, whole->lines[i].place);
          for (gint k = 0; k < fore; k++)
            g_assert_cmpint (brg_rational_compare (part->lines[i].values[k].value,
                                                   whole->lines[i].values[k].value),
                             ==, 0);
        }
    }
}

/* fide-tiebreaks-2026 8.3: before the last round is paired there is nothing to draw. */
static void
test_fore_before_last_round (void)
{
  const BrgCriterion *const criteria[] = { brg_criterion_find ("BH"), brg_criterion_find ("FB") };
  g_autoptr (BrgTournament) tournament = vector_load_trf ("t017-clean.trf");
  g_autoptr (BrgStandings) before = brg_standings_compute (
      tournament, NULL, tournament->n_rounds - 1, BRG_TIEBREAK_FIDE_2026, criteria, 2);
  g_autoptr (BrgStandings) after = brg_standings_compute (tournament, NULL, tournament->n_rounds,
                                                          BRG_TIEBREAK_FIDE_2026, criteria, 2);
  gint n_differ = 0;

  for (gint i = 0; i < before->n_lines; i++)
    {
      const BrgStandingValue *values = before->lines[i].values;

      g_assert_cmpint (brg_rational_compare (values[0].value, values[1].value), ==, 0);
      values = after->lines[i].values;
      n_differ += brg_rational_compare (values[0].value, values[1].value) != 0;
    }
  g_assert_cmpint (n_differ, >, 0);
}

static void
test_nobody (void)
{
  guint n_criteria;
  g_autofree const BrgCriterion **criteria = list_criteria (&n_criteria);
  static const char *const rows[] = { "2w1", "1b0", NULL };
  const gboolean none[] = { FALSE, FALSE };
  g_autoptr (BrgTournament) empty = brg_tournament_new (BRG_TOURNAMENT_SWISS, 0, 9);
  g_autoptr (BrgTournament) two = vector_make (BRG_TOURNAMENT_SWISS, rows);

  for (guint i = 0; i < G_N_ELEMENTS (editions); i++)
    {
      g_autoptr (BrgStandings) standings =
          brg_standings_compute (empty, NULL, 9, editions[i], criteria, n_criteria);
      g_autoptr (BrgStandings) uncounted =
          brg_standings_compute (two, none, 1, editions[i], criteria, n_criteria);

      g_assert_cmpint (standings->n_lines, ==, 0);
      g_assert_false (uncounted->lines[0].has_place);
      g_assert_false (uncounted->lines[1].has_place);
      g_assert_cmpint (uncounted->lines[0].points, ==, BRG_POINT);
    }
}

BRG_TEST_TOPIC ("breakdown")
{
  static const char *const files[] = {
    "t009-mixed.trf", "t010-dblforfeit.trf", "t015-heavy.trf", "t029-rr-double-forfeit.trf",
    "rr-03.txt",      "sw-02.txt",           "sw-04.txt",      "sw-05.txt",
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *path = g_strconcat ("/pairing/breakdown/adds-up/", files[i], NULL);

      g_test_add_data_func (path, files[i], test_adds_up);
    }
  g_test_add_func ("/pairing/breakdown/fide-tiebreaks-2026/16.5/dummies", test_dummies);
  g_test_add_func ("/pairing/breakdown/fide-tiebreaks-2026/16.4.2/cap", test_cap);
  g_test_add_func ("/pairing/breakdown/fide-tiebreaks-2026/6/direct-encounter",
                   test_direct_encounter);
  g_test_add_func ("/pairing/breakdown/rus-chess-2014/24.1.1/without-place", test_without_place);
  g_test_add_func ("/pairing/breakdown/rus-draughts-2022/5.4.8.7/deciding-step", test_step);
  g_test_add_func ("/pairing/breakdown/rus-draughts-2022/5.4.8.7/steps-of-vectors",
                   test_steps_of_vectors);
  g_test_add_func ("/pairing/breakdown/deciding", test_deciding);
  g_test_add_func ("/pairing/breakdown/shared-places", test_shared_places);
  g_test_add_data_func ("/pairing/breakdown/through-round/heavy", "t015-heavy.trf",
                        test_through_round);
  g_test_add_data_func ("/pairing/breakdown/through-round/late", "t007-late.trf",
                        test_through_round);
  g_test_add_func ("/pairing/breakdown/fide-tiebreaks-2026/8.3/before-last-round",
                   test_fore_before_last_round);
  g_test_add_func ("/pairing/breakdown/nobody", test_nobody);
  return g_test_run ();
}
