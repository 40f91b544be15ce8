/* test-team-swiss.c - the Swiss Team system against a literal enumeration of its rules
 *
 * Shows: fide-team-swiss-2026 1.2, 1.4, 1.6, 1.7, 3.3, 3.4, 3.5, 3.6, 4
 * fide-team-swiss-2026 C1, C2, C3, C4, C5, C6, C7, C8, C9, C10
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-team-swiss.h"
#include "brg-test.h"
#include "pairing-text.h"
#include "top-group-brute.h"

/* 0 no wishes, 1 type A, 2 type B. */
static gint wish_type;

static const char *const ids[] = { "team-swiss-plain", "team-swiss", "team-swiss-b" };

static gboolean
floated (const Round *r, gint i)
{
  const BrgTournament *t = r->tournament;
  gint player = r->persons[i].player;
  gint last = r->round - 1;

  return last >= 1 && was_played (t, player, last) &&
         score_before (t, player, last) !=
             score_before (t, brg_tournament_cell (t, player, last)->opponent, last);
}

static gboolean
floats_count (const Round *r)
{
  return r->round < r->tournament->n_rounds - 1;
}

/* C8, C9, C10. */
static gint
judge_pair (const Round *r, gint higher, gint lower)
{
  const Person *p = &r->persons[higher];
  const Person *q = &r->persons[lower];
  gint value = 0;

  if (p->wish != 0 && p->wish == q->wish)
    value += p->strength == 2 && q->strength == 2 ? 101 * 100 : 100 * 100;
  return value + (floats_count (r) && p->score > q->score && floated (r, higher));
}

/* 1.7. */
static void
read_wishes (Round *r)
{
  for (gint i = 0; i < r->n; i++)
    {
      Person *p = &r->persons[i];
      gint cd = p->whites_more;
      gint twice = p->n_games > 1 && p->history[0] == p->history[1] ? p->history[0] : 0;

      p->may_have_bye = TRUE;
      for (gint round = 1; round < r->round; round++)
        {
          BrgOutcome outcome = brg_tournament_cell (r->tournament, p->player, round)->outcome;

          if (outcome == BRG_OUTCOME_PAIRING_BYE || outcome == BRG_OUTCOME_FORFEIT_WIN ||
              outcome == BRG_OUTCOME_FULL_BYE)
            p->may_have_bye = FALSE;
        }
      p->strength = p->n_games; /* matches, for the bye */
      p->wish = 0;
      if (wish_type > 0 && (cd < -1 || (twice < 0 && (cd == 0 || cd == -1))))
        p->wish = 1;
      if (wish_type > 0 && (cd > 1 || (twice > 0 && (cd == 0 || cd == 1))))
        p->wish = -1;
    }
}

static void
set_strengths (Round *r)
{
  for (gint i = 0; i < r->n; i++)
    {
      Person *p = &r->persons[i];

      p->strength = p->wish != 0 ? 2 : 0;
      if (wish_type < 2 || p->wish != 0)
        continue;
      if (p->whites_more == -1 || p->whites_more == 1)
        p->wish = -p->whites_more;
      else if (p->whites_more == 0 && p->n_games > 0 && r->round < r->tournament->n_rounds)
        p->wish = -p->history[0];
      p->strength = p->wish != 0;
    }
}

static gboolean
choose_bye_first (Round *r, guint *open)
{
  gboolean exists;

  read_wishes (r);
  exists = choose_bye (r, open);
  set_strengths (r);
  return exists;
}

static const TopRules rules = { floated, floats_count, judge_pair, choose_bye_first };

static void
enumerate (Round *r)
{
  enumerate_top_groups (r, &rules);
}

static gint
board_score (const Round *r, const Person *p)
{
  gint score = 0;

  for (gint round = 1; round < r->round && r->tournament->board_points != NULL; round++)
    score += r->tournament->board_points[(round - 1) * r->tournament->n_players + p->player];
  return score;
}

/* 4: whether the first team has White. */
static gboolean
first_has_white (const Round *r, const Person *p, const Person *q)
{
  if (p->n_games == 0 && q->n_games == 0)
    return (p->ordinal % 2 == 1) != (r->tournament->initial_colour == BRG_COLOUR_BLACK);
  if (p->wish != q->wish)
    return p->wish > q->wish;
  if (p->wish != 0 && p->strength != q->strength)
    return (p->strength > q->strength) == (p->wish > 0);
  if (p->whites_more != q->whites_more)
    return p->whites_more < q->whites_more;
  for (gint i = 0; i < MIN (p->n_games, q->n_games); i++)
    if (p->history[i] != q->history[i])
      return p->history[i] < 0;
  if (p->wish != 0)
    return p->wish > 0;
  return p->n_games > 0 ? p->history[0] < 0 : q->history[0] > 0;
}

static gboolean
has_white (const Round *r, const Person *p, const Person *q)
{
  if (p->score == q->score && board_score (r, p) < board_score (r, q))
    return !first_has_white (r, q, p);
  return first_has_white (r, p, q);
}

static void
test_brute (gconstpointer data)
{
  guint32 seed = GPOINTER_TO_UINT (data);

  wish_type = (gint) seed % 3;
  g_assert_cmpint (compare_rounds (ids[wish_type], seed, 1200, seed % 2 == 0, enumerate, has_white),
                   >=, 1200);
}

static void
test_scoring (void)
{
  BrgScoring scoring = brg_team_swiss_get_scoring ();

  g_assert_cmpint (scoring.win, ==, 2 * BRG_POINT);
  g_assert_cmpint (scoring.pairing_bye, ==, BRG_POINT);
}

/* Four teams drew. 1 has met 3 and may not meet 4, so 1-2 3-4 follow; the two of each pair had the
 * same colour, and the first team alternates: that with the higher secondary score. */
static void
test_secondary (gconstpointer data)
{
  gboolean second_is_better = data != NULL;
  g_autoptr (BrgTournament) t = brg_tournament_new (BRG_TOURNAMENT_SWISS, 4, 5);
  g_autoptr (BrgPairing) pairing = NULL;
  g_autofree char *text = NULL;

  t->scoring = brg_team_swiss_get_scoring ();
  brg_tournament_forbid (t, 0, 3, 1, 5);
  play_text (t, 1, "1-3 =, 2-4 =");
  for (gint team = 0; team < 4; team++)
    brg_tournament_set_board_points (t, team, 1,
                                     (team == 1 && second_is_better ? 3 : 2) * BRG_POINT);
  pairing = pair_round ("team-swiss", t, 2);
  text = dup_pairs_text (t, pairing);
  g_assert_cmpstr (text, ==, second_is_better ? "1-2 3-4" : "2-1 3-4");
}

static void
test_large (void)
{
  for (guint32 seed = 1; seed <= 2; seed++)
    play_large (ids[seed], seed, 101, 9, FALSE);
}

static void
test_largest (void)
{
  play_large ("team-swiss", 7, 300, 9, FALSE);
}

static void
test_locked (void)
{
  check_locked ("team-swiss");
}

BRG_TEST_TOPIC ("team-swiss")
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/pairing/team-swiss/fide-team-swiss-2026/1.4/bye", test_scoring);
  g_test_add_data_func ("/pairing/team-swiss/fide-team-swiss-2026/4/number", NULL, test_secondary);
  g_test_add_data_func ("/pairing/team-swiss/fide-team-swiss-2026/4/secondary-score", ids,
                        test_secondary);
  for (guint seed = 1; seed <= 6; seed++)
    {
      g_autofree char *path =
          g_strdup_printf ("/pairing/team-swiss/fide-team-swiss-2026/all/%u", seed);

      g_test_add_data_func (path, GUINT_TO_POINTER (seed), test_brute);
    }
  g_test_add_func ("/pairing/team-swiss/fide-team-swiss-2026/C1/large", test_large);
  g_test_add_func ("/pairing/team-swiss/fide-team-swiss-2026/C3/largest", test_largest);
  g_test_add_func ("/pairing/team-swiss/fixed-pairs", test_locked);
  return g_test_run ();
}
