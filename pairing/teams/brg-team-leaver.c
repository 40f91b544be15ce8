/* brg-team-leaver.c - a team that left: lost matches or annulled ones, which changes less
 *
 * Rules: rus-draughts-2022 5.4.9.5
 * Tests: tests/pairing/test-team-leaver.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-team-leaver.h"

/* Writes what the matches of the team after it left bring to both sides. */
static void
decide_rest (BrgTournament *tournament,
             const BrgTeamLeaverOptions *options,
             BrgOutcome own,
             BrgOutcome other)
{
  for (gint round = options->left_after + 1; round <= tournament->n_rounds; round++)
    {
      gint opponent = brg_tournament_cell (tournament, options->team, round)->opponent;

      if (opponent == BRG_NOBODY)
        continue;
      brg_tournament_decide_match (tournament, options->team, round, own);
      brg_tournament_decide_match (tournament, opponent, round, other);
    }
}

static BrgTeamLeaverTable
make_table (const BrgTournament *tournament,
            const BrgRulebook *rulebook,
            const BrgTeamLeaverOptions *options,
            BrgLeaverRule rule)
{
  g_autoptr (BrgTournament) copy = brg_tournament_copy (tournament);
  BrgPlayer *leaver = &copy->players[options->team];
  BrgTeamLeaverTable table = { 0 };

  leaver->left_after = rule == BRG_LEAVER_BY_BOOK ? BRG_STAYS : options->left_after;
  leaver->leaver_rule = rule;
  decide_rest (copy, options, BRG_OUTCOME_NONE, BRG_OUTCOME_NONE);
  /* rus-draughts-2022 5.4.9.5: it has lost, on every board; nobody has played. */
  if (rule == BRG_LEAVER_FORFEITS)
    decide_rest (copy, options, BRG_OUTCOME_FORFEIT_LOSS, BRG_OUTCOME_FORFEIT_WIN);
  table.withdrawals = brg_withdrawals_apply (copy, rulebook);
  table.standings = brg_standings_compute (
      table.withdrawals->tournament, table.withdrawals->counted, options->through_round,
      options->edition, options->criteria, options->n_criteria);
  return table;
}

static gboolean
holds_place (const BrgStandings *standings, gint team, gint place)
{
  const BrgStanding *line = &standings->lines[standings->line_of[team]];

  return line->has_place && line->place <= place && place <= line->last_place;
}

/* How many of the first places do not have the same teams in both tables. */
static gint
count_different (const BrgStandings *standings, const BrgStandings *other, gint n_prizes)
{
  gint n_different = 0;

  for (gint place = 1; place <= n_prizes; place++)
    for (gint team = 0; team < standings->n_lines; team++)
      if (holds_place (standings, team, place) != holds_place (other, team, place))
        {
          n_different++;
          break;
        }
  return n_different;
}

/* By how many places those have moved who were among the first. */
static gint
count_moved (const BrgStandings *before, const BrgStandings *after, gint leaver, gint n_prizes)
{
  gint n_moved = 0;

  for (gint team = 0; team < before->n_lines; team++)
    {
      const BrgStanding *old = &before->lines[before->line_of[team]];
      const BrgStanding *line = &after->lines[after->line_of[team]];

      if (team != leaver && old->has_place && old->place <= n_prizes && line->has_place)
        n_moved += ABS (line->place - old->place);
    }
  return n_moved;
}

static void
compare_with_before (const BrgTeamLeaver *self,
                     BrgTeamLeaverTable *table,
                     const BrgTeamLeaverOptions *options)
{
  table->n_changed = count_different (self->before.standings, table->standings, options->n_prizes);
  table->n_moved =
      count_moved (self->before.standings, table->standings, options->team, options->n_prizes);
}

/* rus-draughts-2022 5.4.9.5: what influences winners and prize-winners least. */
static BrgLeaverRule
choose_least (const BrgTeamLeaverTable *forfeits, const BrgTeamLeaverTable *annulled)
{
  gint difference = forfeits->n_changed - annulled->n_changed;

  if (difference == 0)
    difference = forfeits->n_moved - annulled->n_moved;
  if (difference == 0)
    return BRG_LEAVER_BY_BOOK;
  return difference < 0 ? BRG_LEAVER_FORFEITS : BRG_LEAVER_ANNULLED;
}

BrgTeamLeaver *
brg_team_leaver_new (const BrgTournament *tournament,
                     const BrgRulebook *rulebook,
                     const BrgTeamLeaverOptions *options)
{
  BrgTeamLeaver *self;

  g_return_val_if_fail (tournament != NULL && rulebook != NULL && options != NULL, NULL);
  g_return_val_if_fail (options->team >= 0 && options->team < tournament->n_players, NULL);
  g_return_val_if_fail (options->left_after >= 0 && options->n_prizes >= 1, NULL);

  self = g_new0 (BrgTeamLeaver, 1);
  self->before = make_table (tournament, rulebook, options, BRG_LEAVER_BY_BOOK);
  self->forfeits = make_table (tournament, rulebook, options, BRG_LEAVER_FORFEITS);
  self->annulled = make_table (tournament, rulebook, options, BRG_LEAVER_ANNULLED);
  compare_with_before (self, &self->forfeits, options);
  compare_with_before (self, &self->annulled, options);
  self->n_different =
      count_different (self->forfeits.standings, self->annulled.standings, options->n_prizes);
  self->advice = choose_least (&self->forfeits, &self->annulled);
  return self;
}

static void
clear_table (BrgTeamLeaverTable *table)
{
  brg_standings_free (table->standings);
  brg_withdrawals_free (table->withdrawals);
}

void
brg_team_leaver_free (BrgTeamLeaver *self)
{
  if (self == NULL)
    return;
  clear_table (&self->before);
  clear_table (&self->forfeits);
  clear_table (&self->annulled);
  g_free (self);
}
