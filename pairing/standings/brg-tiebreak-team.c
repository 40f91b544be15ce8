/* brg-tiebreak-team.c - tie-breaks made of the two scores of a team
 *
 * The score of the opponents is that of the table at hand, which is that of the views of the
 * criterion; the points made against them may be of the other score.
 *
 * Rules: rus-draughts-2022 5.4.8.3.2, 5.4.8.4.2; rus-chess-2014 30.2.1, 30.2.2, 30.2.3, 30.3.2.2
 * Tests: tests/pairing/test-team-standings.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-tiebreaks.h"

/* What a round brought to a team by one of its scores, in units of BRG_POINT. */
static gint
get_points (const BrgScoreTable *table, gint view, gint team, gint round)
{
  BrgTournament tournament = *table->tournament;

  tournament.board_points_first = view == BRG_VIEW_BOARD_POINTS;
  return brg_tournament_round_points (&tournament, team, round);
}

static gint
get_secondary (const BrgScoreTable *table)
{
  return table->tournament->board_points_first ? BRG_VIEW_MATCH_POINTS : BRG_VIEW_BOARD_POINTS;
}

BrgKey
brg_tiebreak_team_total (const BrgScoreTable *table,
                         const BrgCriterionMethod *method,
                         gint player,
                         const BrgShares *shares)
{
  (void) method;
  /* rus-draughts-2022 1.4: the score itself is with what was brought from an earlier stage. */
  return (BrgKey){ TRUE,
                   brg_shares_sum (shares, NULL) +
                       brg_tournament_carried (table->tournament, player),
                   shares->value_unit };
}

void
brg_tiebreak_team_both (BrgScoreTable *table,
                        const BrgCriterionMethod *method,
                        const gint64 *prepared,
                        gint player,
                        BrgShares *shares)
{
  (void) method;
  (void) prepared;
  shares->value_unit = BRG_POINT;
  /* rus-chess-2014 30.2.3: points of matches and those of all players */
  for (gint round = 1; round <= table->n_rounds; round++)
    {
      const BrgCell *cell = brg_score_table_cell (table, player, round);

      if (cell != NULL)
        brg_shares_add (shares, round, cell->opponent, 0,
                        get_points (table, BRG_VIEW_MATCH_POINTS, player, round) +
                            get_points (table, BRG_VIEW_BOARD_POINTS, player, round));
    }
}

void
brg_tiebreak_team_sonneborn (BrgScoreTable *table,
                             const BrgCriterionMethod *method,
                             const gint64 *prepared,
                             gint player,
                             BrgShares *shares)
{
  gint n_meetings;
  const BrgMeeting *meetings = brg_score_table_meetings (table, player, &n_meetings);

  (void) prepared;
  shares->score_unit = table->scale;
  shares->value_unit = table->scale * BRG_POINT;
  /* rus-draughts-2022 5.4.8.3.2; rus-chess-2014 30.3.2.2: the opponents' scores times the points
   * made against them */
  for (gint i = 0; i < n_meetings; i++)
    brg_shares_add_meeting (shares, &meetings[i],
                            meetings[i].score *
                                get_points (table, method->variant, player, meetings[i].round));
}

void
brg_tiebreak_team_shmulyan (BrgScoreTable *table,
                            const BrgCriterionMethod *method,
                            const gint64 *prepared,
                            gint player,
                            BrgShares *shares)
{
  gint n_meetings;
  const BrgMeeting *meetings = brg_score_table_meetings (table, player, &n_meetings);

  (void) prepared;
  shares->score_unit = table->scale;
  shares->value_unit = table->scale * BRG_POINT;
  /* rus-draughts-2022 5.4.8.4.2: the scores of those beaten times the team's own points, less the
   * scores of those lost to times their points; a drawn match adds nothing. */
  for (gint i = 0; i < n_meetings; i++)
    {
      const BrgMeeting *meeting = &meetings[i];
      gint halves = brg_score_table_halves_of (table, meeting->outcome);
      gint64 value = 0;

      if (meeting->opponent == BRG_NOBODY)
        continue;
      if (halves == 2)
        value = get_points (table, method->variant, player, meeting->round);
      else if (halves == 0)
        value = -get_points (table, method->variant, meeting->opponent, meeting->round);
      brg_shares_add_meeting (shares, meeting, meeting->score * value);
    }
}

/* The greatest whole number by which the best score of the event has the best secondary score of
 * one match in it; never less than one. */
static gint
find_divisor (const BrgScoreTable *table, const BrgCriterionMethod *method)
{
  BrgTournament other = *table->tournament;
  gint most;
  gint match;

  if (method->coefficient > 0)
    return method->coefficient;
  other.board_points_first = !other.board_points_first;
  most = table->tournament->n_rounds * brg_tournament_get_scoring (table->tournament)->win;
  match = brg_tournament_get_scoring (&other)->win;
  return match > 0 ? MAX (most / match, 1) : 1;
}

void
brg_tiebreak_team_combined (BrgScoreTable *table,
                            const BrgCriterionMethod *method,
                            const gint64 *prepared,
                            gint player,
                            BrgShares *shares)
{
  gint divisor = find_divisor (table, method);
  gint n_meetings;
  const BrgMeeting *meetings = brg_score_table_meetings (table, player, &n_meetings);

  (void) prepared;
  shares->score_unit = table->scale;
  shares->value_unit = table->scale * divisor;
  /* The secondary score, and the opponents' primary scores divided. */
  for (gint i = 0; i < n_meetings; i++)
    brg_shares_add_meeting (shares, &meetings[i], meetings[i].score);
  for (gint round = 1; round <= table->n_rounds; round++)
    {
      const BrgCell *cell = brg_score_table_cell (table, player, round);

      if (cell != NULL)
        brg_shares_add (shares, round, cell->opponent, 0,
                        get_points (table, get_secondary (table), player, round) *
                            (table->scale / BRG_POINT) * divisor);
    }
}
