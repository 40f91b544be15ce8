/* test-standings-random.c - what must hold of standings of any tournament
 *
 * Random tournaments, against plain references and against themselves told another way.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "brg-criteria.h"
#include "brg-criterion-code.h"
#include "brg-standings.h"
#include "brg-test.h"

static const BrgTieBreakEdition editions[] = {
  BRG_TIEBREAK_FIDE_2026,  BRG_TIEBREAK_FIDE_2024,     BRG_TIEBREAK_FIDE_2009,
  BRG_TIEBREAK_CHESS_2014, BRG_TIEBREAK_DRAUGHTS_2022, BRG_TIEBREAK_CHESS_1956,
};

/* Codes beside those of the menu. */
static const char *const further_codes[] = {
  "BH/C4", "BH/M3", "BH/P",   "BH/C1/P",      "FB/C2",     "FB/P",   "AOB/F",
  "AOB/P", "SB/C2", "SB/M1",  "SB/P",         "KS/L+3",    "KOYA+2", "KOYA-2",
  "DE/P",  "PS/C3", "ARO/M1", "ARO/C2/U1400", "TPR/U1400", "RTNG/R",
};

typedef struct
{
  BrgOutcome white;
  BrgOutcome black;
} Result;

static const Result played[] = {
  { BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS },
  { BRG_OUTCOME_LOSS, BRG_OUTCOME_WIN },
  { BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW },
};

static const Result forfeited[] = {
  { BRG_OUTCOME_FORFEIT_WIN, BRG_OUTCOME_FORFEIT_LOSS },
  { BRG_OUTCOME_FORFEIT_LOSS, BRG_OUTCOME_FORFEIT_WIN },
  { BRG_OUTCOME_FORFEIT_LOSS, BRG_OUTCOME_FORFEIT_LOSS },
};

static Result
pick_result (GRand *rand, gint percent_unplayed)
{
  if (g_rand_int_range (rand, 0, 100) < percent_unplayed)
    return forfeited[g_rand_int_range (rand, 0, 3)];
  return played[g_rand_int_range (rand, 0, 3)];
}

static void
shuffle (GRand *rand, gint *values, gint n)
{
  for (gint i = n - 1; i > 0; i--)
    {
      gint j = g_rand_int_range (rand, 0, i + 1);
      gint swap = values[i];

      values[i] = values[j];
      values[j] = swap;
    }
}

static void
fill_round (BrgTournament *tournament, gint round, GRand *rand, gint percent_unplayed)
{
  static const BrgOutcome byes[] = { BRG_OUTCOME_PAIRING_BYE, BRG_OUTCOME_HALF_BYE,
                                     BRG_OUTCOME_ZERO_BYE, BRG_OUTCOME_FULL_BYE };
  g_autofree gint *order = g_new (gint, tournament->n_players);
  gint n = 0;

  for (gint player = 0; player < tournament->n_players; player++)
    if (tournament->players[player].left_after < round)
      brg_tournament_set_bye (tournament, round, player, BRG_OUTCOME_ZERO_BYE);
    else if (g_rand_int_range (rand, 0, 100) < percent_unplayed)
      brg_tournament_set_bye (tournament, round, player, byes[g_rand_int_range (rand, 1, 4)]);
    else
      order[n++] = player;
  shuffle (rand, order, n);
  for (gint i = 0; i + 1 < n; i += 2)
    {
      Result result = pick_result (rand, percent_unplayed);

      brg_tournament_set_game (tournament, round, order[i], order[i + 1], result.white,
                               result.black);
    }
  if (n % 2 == 1)
    brg_tournament_set_bye (tournament, round, order[n - 1], BRG_OUTCOME_PAIRING_BYE);
}

static BrgTournament *
make_swiss (GRand *rand, gint n_players, gint n_rounds, gint percent_unplayed)
{
  BrgTournament *tournament = brg_tournament_new (BRG_TOURNAMENT_SWISS, n_players, n_rounds);

  for (gint player = 0; player < n_players; player++)
    {
      tournament->players[player].rating = g_rand_int_range (rand, 1200, 2500);
      if (g_rand_int_range (rand, 0, 100) < percent_unplayed)
        tournament->players[player].left_after = g_rand_int_range (rand, 1, n_rounds + 1);
    }
  for (gint round = 1; round <= n_rounds; round++)
    fill_round (tournament, round, rand, percent_unplayed);
  return tournament;
}

/* Everybody against everybody, by turning all but the first. */
static BrgTournament *
make_round_robin (GRand *rand, gint n_players, gint percent_unplayed)
{
  gint n_rounds = n_players - 1;
  BrgTournament *tournament = brg_tournament_new (BRG_TOURNAMENT_ROUND_ROBIN, n_players, n_rounds);

  g_assert_cmpint (n_players % 2, ==, 0);
  for (gint round = 1; round <= n_rounds; round++)
    for (gint i = 0; i < n_players / 2; i++)
      {
        gint first = i == 0 ? 0 : 1 + (round + i) % n_rounds;
        gint second = 1 + (round + n_rounds - i) % n_rounds;
        Result result = pick_result (rand, percent_unplayed);

        brg_tournament_set_game (tournament, round, first, second, result.white, result.black);
      }
  for (gint player = 0; player < n_players; player++)
    tournament->players[player].rating = g_rand_int_range (rand, 1200, 2500);
  return tournament;
}

/* Every criterion of the menu and some more. */
static GPtrArray *
list_criteria (void)
{
  GPtrArray *list = g_ptr_array_new ();
  guint n_criteria;
  const BrgCriterion *criteria = brg_criteria (&n_criteria);

  for (guint i = 0; i < n_criteria; i++)
    g_ptr_array_add (list, (gpointer) &criteria[i]);
  for (guint i = 0; i < G_N_ELEMENTS (further_codes); i++)
    g_ptr_array_add (list, (gpointer) brg_criterion_find (further_codes[i]));
  return list;
}

static BrgStandings *
compute_one (const BrgTournament *tournament,
             BrgTieBreakEdition edition,
             const BrgCriterion *criterion)
{
  g_assert_nonnull (criterion);
  return brg_standings_compute (tournament, NULL, tournament->n_rounds, edition, &criterion, 1);
}

static const BrgStanding *
get_line (const BrgStandings *standings, gint player)
{
  return &standings->lines[standings->line_of[player]];
}

static void
assert_same_line (const BrgStanding *a, const BrgStanding *b, const char *what)
{
  if (a->place != b->place || a->values[0].exists != b->values[0].exists ||
      brg_rational_compare (a->values[0].value, b->values[0].value) != 0)
    g_test_message ("%s: player %d: place %d and %d", what, a->player + 1, a->place, b->place);
  g_assert_cmpint (a->place, ==, b->place);
  g_assert_cmpint (a->last_place, ==, b->last_place);
  g_assert_cmpint (a->values[0].exists, ==, b->values[0].exists);
  if (a->values[0].exists)
    g_assert_cmpint (brg_rational_compare (a->values[0].value, b->values[0].value), ==, 0);
}

/* The tournament with other start numbers: player i becomes player order[i]. */
static BrgTournament *
renumber (const BrgTournament *tournament, const gint *order)
{
  BrgTournament *copy = brg_tournament_copy (tournament);

  for (gint player = 0; player < tournament->n_players; player++)
    {
      copy->players[order[player]] = tournament->players[player];
      copy->players[order[player]].number = order[player] + 1;
      for (gint round = 1; round <= tournament->n_rounds; round++)
        {
          BrgCell cell = *brg_tournament_cell (tournament, player, round);

          if (cell.opponent != BRG_NOBODY)
            cell.opponent = order[cell.opponent];
          *brg_tournament_cell (copy, order[player], round) = cell;
        }
    }
  return copy;
}

static BrgTournament *
make_any (GRand *rand, guint i)
{
  return i % 3 == 0 ? make_round_robin (rand, 2 * g_rand_int_range (rand, 2, 7), 10)
                    : make_swiss (rand, g_rand_int_range (rand, 4, 14),
                                  g_rand_int_range (rand, 2, 8), i % 2 == 0 ? 20 : 3);
}

/* Who has which number changes no value and no place, but for criteria of the number itself. */
static void
test_renumbered (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (11);
  g_autoptr (GPtrArray) criteria = list_criteria ();

  for (guint i = 0; i < 60; i++)
    {
      g_autoptr (BrgTournament) tournament = make_any (rand, i);
      g_autofree gint *order = g_new (gint, tournament->n_players);
      g_autoptr (BrgTournament) other = NULL;
      BrgTieBreakEdition edition = editions[i % G_N_ELEMENTS (editions)];

      for (gint player = 0; player < tournament->n_players; player++)
        order[player] = player;
      shuffle (rand, order, tournament->n_players);
      other = renumber (tournament, order);
      for (guint k = 0; k < criteria->len; k++)
        {
          const BrgCriterion *criterion = criteria->pdata[k];
          g_autoptr (BrgStandings) a = compute_one (tournament, edition, criterion);
          g_autoptr (BrgStandings) b = compute_one (other, edition, criterion);

          if (g_str_has_prefix (criterion->code, "TPN"))
            continue;
          for (gint player = 0; player < tournament->n_players; player++)
            assert_same_line (get_line (a, player), get_line (b, order[player]), criterion->code);
        }
    }
}

/* Results come in in any order of boards and rounds. */
static void
test_any_order_of_entry (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (12);
  const BrgCriterion *const criteria[] = { brg_criterion_find ("BH/C1"), brg_criterion_find ("SB"),
                                           brg_criterion_find ("DE"), brg_criterion_find ("TPR") };

  for (guint i = 0; i < 30; i++)
    {
      g_autoptr (BrgTournament) tournament = make_any (rand, i);
      gint n_cells = tournament->n_players * tournament->n_rounds;
      g_autofree gint *order = g_new (gint, n_cells);
      g_autoptr (BrgTournament) other = brg_tournament_copy (tournament);
      g_autoptr (BrgStandings) a = NULL;
      g_autoptr (BrgStandings) b = NULL;

      for (gint k = 0; k < n_cells; k++)
        {
          order[k] = k;
          other->cells[k] = (BrgCell){ .opponent = BRG_NOBODY };
        }
      shuffle (rand, order, n_cells);
      for (gint k = 0; k < n_cells; k++)
        {
          gint player = order[k] % tournament->n_players;
          gint round = order[k] / tournament->n_players + 1;
          const BrgCell *cell = brg_tournament_cell (tournament, player, round);

          if (cell->opponent == BRG_NOBODY)
            brg_tournament_set_bye (other, round, player, cell->outcome);
          else if (cell->colour == BRG_COLOUR_WHITE)
            brg_tournament_set_game (
                other, round, player, cell->opponent, cell->outcome,
                brg_tournament_cell (tournament, cell->opponent, round)->outcome);
        }
      a = brg_standings_compute (tournament, NULL, tournament->n_rounds, BRG_TIEBREAK_FIDE_2026,
                                 criteria, G_N_ELEMENTS (criteria));
      b = brg_standings_compute (other, NULL, other->n_rounds, BRG_TIEBREAK_FIDE_2026, criteria,
                                 G_N_ELEMENTS (criteria));
      for (gint line = 0; line < a->n_lines; line++)
        {
          g_assert_cmpint (a->lines[line].player, ==, b->lines[line].player);
          g_assert_cmpint (a->lines[line].place, ==, b->lines[line].place);
          g_assert_cmpint (a->lines[line].deciding, ==, b->lines[line].deciding);
        }
    }
}

/* Where every game is played, only the progress and what looks at the last round know in which
 * round a game was. */
static void
test_rounds_exchanged (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (13);
  g_autoptr (GPtrArray) criteria = list_criteria ();

  for (guint i = 0; i < 40; i++)
    {
      g_autoptr (BrgTournament) tournament = make_swiss (rand, 10, 6, 0);
      g_autoptr (BrgTournament) other = brg_tournament_copy (tournament);
      gint first = g_rand_int_range (rand, 1, 7);
      gint second = g_rand_int_range (rand, 1, 7);

      for (gint player = 0; player < 10; player++)
        {
          *brg_tournament_cell (other, player, first) =
              *brg_tournament_cell (tournament, player, second);
          *brg_tournament_cell (other, player, second) =
              *brg_tournament_cell (tournament, player, first);
        }
      for (guint k = 0; k < criteria->len; k++)
        {
          const BrgCriterion *criterion = criteria->pdata[k];
          const char *code = criterion->code;
          BrgTieBreakEdition edition = editions[i % G_N_ELEMENTS (editions)];
          g_autoptr (BrgStandings) a = compute_one (tournament, edition, criterion);
          g_autoptr (BrgStandings) b = compute_one (other, edition, criterion);

          if (g_str_has_prefix (code, "PS") || g_str_has_prefix (code, "FB") ||
              g_str_equal (code, "AOB/F"))
            continue;
          for (gint player = 0; player < 10; player++)
            assert_same_line (get_line (a, player), get_line (b, player), code);
        }
    }
}

/* Two points for a win and one for a draw give the same places. Only a limit that is moved by half
 * points is another one then. */
static void
test_doubled_points (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (14);
  g_autoptr (GPtrArray) criteria = list_criteria ();

  for (guint i = 0; i < 60; i++)
    {
      g_autoptr (BrgTournament) tournament = make_any (rand, i);
      g_autoptr (BrgTournament) other = brg_tournament_copy (tournament);

      other->scoring = brg_scoring_two_one ();
      for (guint k = 0; k < criteria->len; k++)
        {
          const BrgCriterion *criterion = criteria->pdata[k];
          BrgTieBreakEdition edition = editions[i % G_N_ELEMENTS (editions)];
          g_autoptr (BrgStandings) a = compute_one (tournament, edition, criterion);
          g_autoptr (BrgStandings) b = compute_one (other, edition, criterion);

          if (g_str_has_prefix (criterion->code, "KS/L") ||
              g_str_has_prefix (criterion->code, "AOB"))
            continue;
          for (gint player = 0; player < tournament->n_players; player++)
            {
              if (get_line (a, player)->place != get_line (b, player)->place)
                g_test_message ("%s, %s", criterion->code, brg_tie_break_edition_get_id (edition));
              g_assert_cmpint (get_line (a, player)->place, ==, get_line (b, player)->place);
            }
        }
    }
}

/* Of teams: a criterion of one score is that criterion where this score comes first. */
static void
test_scores_of_teams (void)
{
  static const char *const codes[] = { "BH", "BH/C1", "FB", "AOB", "SB", "PS", "STD" };
  g_autoptr (GRand) rand = g_rand_new_with_seed (17);

  for (guint i = 0; i < 60; i++)
    {
      g_autoptr (BrgTournament) matches = make_swiss (rand, 12, 6, i % 2 == 0 ? 15 : 0);
      g_autoptr (BrgTournament) boards = NULL;

      matches->scoring = brg_scoring_two_one ();
      matches->board_scoring =
          (BrgScoring){ 4 * BRG_POINT, 2 * BRG_POINT, 0, .pairing_bye = 2 * BRG_POINT };
      for (gint round = 1; round <= 6; round++)
        for (gint team = 0; team < 12; team++)
          brg_tournament_set_board_points (matches, team, round,
                                           g_rand_int_range (rand, 0, 9) * BRG_POINT / 2);
      boards = brg_tournament_copy (matches);
      boards->board_points_first = TRUE;
      for (guint k = 0; k < G_N_ELEMENTS (codes); k++)
        {
          gsize n = strcspn (codes[k], "/");
          g_autofree char *of_matches =
              g_strdup_printf ("%.*s:MP%s", (gint) n, codes[k], codes[k] + n);
          g_autofree char *of_boards =
              g_strdup_printf ("%.*s:GP%s", (gint) n, codes[k], codes[k] + n);
          const struct
          {
            const BrgTournament *tournament;
            const char *code;
            const BrgTournament *other;
          } rows[] = {
            { matches, of_matches, matches },
            { matches, of_boards, boards },
            { boards, of_matches, matches },
            { boards, of_boards, boards },
          };

          for (guint r = 0; r < G_N_ELEMENTS (rows); r++)
            {
              g_autoptr (BrgStandings) a = compute_one (rows[r].tournament, BRG_TIEBREAK_FIDE_2026,
                                                        brg_criterion_find (rows[r].code));
              g_autoptr (BrgStandings) b = compute_one (rows[r].other, BRG_TIEBREAK_FIDE_2026,
                                                        brg_criterion_find (codes[k]));

              for (gint team = 0; team < 12; team++)
                {
                  BrgStandingValue first = get_line (a, team)->values[0];
                  BrgStandingValue second = get_line (b, team)->values[0];

                  g_assert_cmpint (first.exists, ==, second.exists);
                  g_assert_cmpint (first.value.num, ==, second.value.num);
                  g_assert_cmpint (first.value.den, ==, second.value.den);
                }
            }
        }
    }
}

/* What is compared step by step gives the places of the list of its steps. */
static void
check_steps (const BrgTournament *tournament, const char *code, const char *format, gint n_steps)
{
  const BrgCriterion *list[20];
  g_autoptr (BrgStandings) steps = NULL;
  g_autoptr (BrgStandings) whole =
      compute_one (tournament, BRG_TIEBREAK_CHESS_2014, brg_criterion_find (code));

  for (gint i = 0; i < n_steps; i++)
    {
      g_autofree char *step = g_strdup_printf ("%s%d", format, i + 1);

      list[i] = brg_criterion_find (step);
    }
  steps = brg_standings_compute (tournament, NULL, tournament->n_rounds, BRG_TIEBREAK_CHESS_2014,
                                 list, (guint) n_steps);
  for (gint player = 0; player < tournament->n_players; player++)
    {
      g_assert_cmpint (get_line (whole, player)->place, ==, get_line (steps, player)->place);
      g_assert_cmpint (brg_rational_compare (get_line (whole, player)->values[0].value,
                                             get_line (steps, player)->values[0].value),
                       ==, 0);
    }
}

static void
test_steps (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (15);

  for (guint i = 0; i < 200; i++)
    {
      g_autoptr (BrgTournament) table =
          make_round_robin (rand, 2 * g_rand_int_range (rand, 2, 8), 0);
      g_autoptr (BrgTournament) swiss = make_swiss (rand, 14, 6, 0);

      check_steps (table, "KOYA+", "KOYA+", 14);
      check_steps (table, "KOYA-", "KOYA-", 14);
      check_steps (swiss, "FULLTR", "BH/C", 5);
    }
}

/* Parts of a point in the reference: half a point over one to four games stays whole. */
#define WIN 24

/* A plain reference for direct encounter: points of everybody against everybody. */
typedef struct
{
  gint n;
  gint games[16][16];
  gint points[16][16];
  gint place[16];
} Reference;

static gint
mean_points (const Reference *reference, gint a, gint b)
{
  return reference->games[a][b] == 0 ? 0 : reference->points[a][b] / reference->games[a][b];
}

static void order_reference (Reference *reference, const gint *group, gint n, gint place);

/* All have met: the mutual points order them, and equal ones are treated afresh. */
static void
order_all_met (Reference *reference, const gint *group, gint n, gint place, const gint *scores)
{
  for (gint score = WIN * n; score >= 0; score--)
    {
      gint subset[16] = { 0 };
      gint n_subset = 0;

      for (gint i = 0; i < n; i++)
        if (scores[i] == score)
          subset[n_subset++] = group[i];
      if (n_subset > 0)
        order_reference (reference, subset, n_subset, place);
      place += n_subset;
    }
}

/* Who of those left is above all others of them, should they win all that they have not played. */
static gint
find_sure (gint n, const gboolean *is_left, const gint *scores, const gint *missing)
{
  for (gint i = 0; i < n; i++)
    {
      gboolean is_sure = is_left[i];

      for (gint j = 0; j < n; j++)
        if (j != i && is_left[j])
          is_sure = is_sure && scores[i] > scores[j] + WIN * missing[j];
      if (is_sure)
        return i;
    }
  return -1;
}

/* Not all have met: the sure places from the top, the rest as a new group. */
static void
order_sure (Reference *reference,
            const gint *group,
            gint n,
            gint place,
            const gint *scores,
            const gint *missing)
{
  gboolean is_left[16] = { FALSE };
  gint rest[16] = { 0 };
  gint n_rest = 0;
  gint n_sure = 0;
  gint sure;

  for (gint i = 0; i < n; i++)
    is_left[i] = TRUE;
  while (n_sure < n && (sure = find_sure (n, is_left, scores, missing)) >= 0)
    {
      reference->place[group[sure]] = place + n_sure;
      is_left[sure] = FALSE;
      n_sure++;
    }
  for (gint i = 0; i < n; i++)
    if (is_left[i])
      rest[n_rest++] = group[i];
  if (n_sure > 0 && n_rest > 0)
    order_reference (reference, rest, n_rest, place + n_sure);
  else
    for (gint i = 0; i < n_rest; i++)
      reference->place[rest[i]] = place;
}

/* fide-tiebreaks-2026 6: the text step by step. */
static void
order_reference (Reference *reference, const gint *group, gint n, gint place)
{
  gint scores[16] = { 0 };
  gint missing[16] = { 0 };
  gboolean all_met = TRUE;
  gboolean all_equal = TRUE;

  for (gint i = 0; i < n; i++)
    for (gint j = 0; j < n; j++)
      if (i != j)
        {
          scores[i] += mean_points (reference, group[i], group[j]);
          missing[i] += reference->games[group[i]][group[j]] == 0;
        }
  for (gint i = 0; i < n; i++)
    {
      all_met = all_met && missing[i] == 0;
      all_equal = all_equal && scores[i] == scores[0];
    }
  if (!all_met)
    order_sure (reference, group, n, place, scores, missing);
  else if (!all_equal)
    order_all_met (reference, group, n, place, scores);
  else
    for (gint i = 0; i < n; i++)
      reference->place[group[i]] = place;
}

static void
fill_reference (Reference *reference, const BrgTournament *tournament)
{
  reference->n = tournament->n_players;
  for (gint player = 0; player < tournament->n_players; player++)
    for (gint round = 1; round <= tournament->n_rounds; round++)
      {
        const BrgCell *cell = brg_tournament_cell (tournament, player, round);

        if (cell->opponent == BRG_NOBODY || !brg_outcome_is_played (cell->outcome))
          continue;
        reference->games[player][cell->opponent]++;
        reference->points[player][cell->opponent] +=
            brg_scoring_points (&tournament->scoring, cell->outcome) * WIN / BRG_POINT;
      }
}

/* Every group of equal points against the reference. Returns whether one was parted. */
static gboolean
check_direct (const BrgTournament *tournament)
{
  Reference reference = { 0 };
  g_autoptr (BrgStandings) standings =
      compute_one (tournament, BRG_TIEBREAK_FIDE_2026, brg_criterion_find ("DE"));
  gboolean is_split = FALSE;

  fill_reference (&reference, tournament);
  for (gint start = 0, n; start < standings->n_lines; start += n)
    {
      gint group[16];

      n = 0;
      while (start + n < standings->n_lines &&
             standings->lines[start + n].points == standings->lines[start].points)
        {
          group[n] = standings->lines[start + n].player;
          n++;
        }
      if (n == 1)
        reference.place[group[0]] = start + 1;
      else
        order_reference (&reference, group, n, start + 1);
    }
  for (gint player = 0; player < tournament->n_players; player++)
    {
      const BrgStanding *line = get_line (standings, player);

      if (reference.place[player] != line->place)
        g_test_message ("player %d: %d, expected %d", player + 1, line->place,
                        reference.place[player]);
      g_assert_cmpint (reference.place[player], ==, line->place);
      is_split = is_split || line->values[0].value.num > 1;
    }
  return is_split;
}

static void
test_direct (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (16);
  guint n_split = 0;

  for (guint i = 0; i < 6000; i++)
    {
      gint n_players = g_rand_int_range (rand, 3, 9);
      g_autoptr (BrgTournament) tournament =
          make_swiss (rand, n_players, g_rand_int_range (rand, 2, 8), 0);

      /* No pair meets five times: thirds and quarters are the finest means. */
      {
        Reference reference = { 0 };
        gboolean is_fit = TRUE;

        fill_reference (&reference, tournament);
        for (gint a = 0; a < n_players; a++)
          for (gint b = 0; b < n_players; b++)
            is_fit = is_fit && reference.games[a][b] <= 4;
        if (is_fit)
          n_split += check_direct (tournament);
      }
    }
  g_assert_cmpuint (n_split, >, 500);
}

BRG_TEST_TOPIC ("standings-random")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/pairing/standings-random/renumbered", test_renumbered);
  g_test_add_func ("/pairing/standings-random/any-order-of-entry", test_any_order_of_entry);
  g_test_add_func ("/pairing/standings-random/rounds-exchanged", test_rounds_exchanged);
  g_test_add_func ("/pairing/standings-random/doubled-points", test_doubled_points);
  g_test_add_func ("/pairing/standings-random/scores-of-teams", test_scores_of_teams);
  g_test_add_func (
      "/pairing/standings-random/rus-chess-2014/30.1.3/rus-draughts-2022/5.4.8.7/steps",
      test_steps);
  g_test_add_func ("/pairing/standings-random/fide-tiebreaks-2026/6.2/6.3/direct", test_direct);
  return g_test_run ();
}
