/* brg-result-table-teams.c - a tournament as a text file: matches of teams
 *
 * Tests: tests/data/test-result-table.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-result-table-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "brg-match.h"
#include "brg-meeting-games.h"

/* Fields of a match: M, round, two teams, results. */
enum
{
  MATCH_ROUND = 1,
  MATCH_FIRST,
  MATCH_SECOND,
  MATCH_RESULTS,
  MATCH_N_FIELDS,
};

/* The two sides of a board by the mark of the first team. */
static gboolean
read_board (char mark, BrgOutcome *first, BrgOutcome *second)
{
  static const struct
  {
    char mark;
    BrgOutcome first;
    BrgOutcome second;
  } marks[] = {
    { '1', BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS },
    { '=', BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW },
    { '0', BRG_OUTCOME_LOSS, BRG_OUTCOME_WIN },
    { '+', BRG_OUTCOME_FORFEIT_WIN, BRG_OUTCOME_FORFEIT_LOSS },
    { '-', BRG_OUTCOME_FORFEIT_LOSS, BRG_OUTCOME_FORFEIT_WIN },
    { 'd', BRG_OUTCOME_FORFEIT_LOSS, BRG_OUTCOME_FORFEIT_LOSS },
    { '*', BRG_OUTCOME_ADJOURNED, BRG_OUTCOME_ADJOURNED },
    { '.', BRG_OUTCOME_NONE, BRG_OUTCOME_NONE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    if (marks[i].mark == mark)
      {
        *first = marks[i].first;
        *second = marks[i].second;
        return TRUE;
      }
  return FALSE;
}

static gboolean
take_team (BrgResultReader *reader, gint team, GError **error)
{
  const BrgResultRow *row = &g_array_index (reader->rows, BrgResultRow, team);
  gint number;

  if (row->n_fields != 3)
    return brg_result_reader_fail (reader, row, row->n_fields - 1, 0, error,
                                   _ ("a team has number and name"));
  if (!brg_result_reader_take_number (reader, row, 1, team + 1, team + 1, &number, error))
    return FALSE;
  reader->table->names[team] = g_strdup (row->fields[2]);
  return TRUE;
}

/* The two sides of a board, of a micro-match by the sum of its games. */
static gboolean
take_board (const BrgResultReader *reader,
            const BrgResultRow *row,
            gint board,
            BrgOutcome *own,
            BrgOutcome *other,
            GError **error)
{
  BrgOutcome own_games[BRG_MEETING_MOST_GAMES];
  BrgOutcome other_games[BRG_MEETING_MOST_GAMES];

  for (gint game = 0; game < reader->n_games; game++)
    {
      gint mark = board * reader->n_games + game;

      if (!read_board (row->fields[MATCH_RESULTS][mark], &own_games[game], &other_games[game]))
        return brg_result_reader_fail_mark (reader, row, MATCH_RESULTS, (gsize) mark,
                                            "1 = 0 + - d * .", error);
    }
  *own = own_games[0];
  *other = other_games[0];
  if (reader->n_games > 1)
    brg_meeting_games_decide (own_games, other_games, reader->n_games, own, other);
  return TRUE;
}

static gboolean
take_boards (BrgResultReader *reader,
             const BrgResultRow *row,
             gint round,
             gint first,
             gint second,
             GError **error)
{
  BrgResultTable *table = reader->table;
  BrgTournament *tournament = table->tournament;
  const char *results = row->fields[MATCH_RESULTS];
  BrgMatchResult result = { 0 };
  BrgScoring scoring = brg_scoring_classic ();
  BrgOutcome outcomes[2];
  gint n_marks = tournament->n_boards * reader->n_games;

  if ((gint) strlen (results) != n_marks)
    return brg_result_reader_fail (
        reader, row, MATCH_RESULTS, 0, error,
        ngettext ("“%s”, expected %d result", "“%s”, expected %d results", (gulong) n_marks),
        results, n_marks);
  for (gint board = 0; board < tournament->n_boards; board++)
    {
      BrgOutcome own;
      BrgOutcome other;

      if (!take_board (reader, row, board, &own, &other, error))
        return FALSE;
      brg_match_add_board (&result, &scoring, own, other);
      brg_tournament_set_board (tournament, first, round, board + 1, own,
                                brg_scoring_points (&scoring, own));
      brg_tournament_set_board (tournament, second, round, board + 1, other,
                                brg_scoring_points (&scoring, other));
    }
  brg_match_get_outcomes (&result, &outcomes[0], &outcomes[1]);
  brg_tournament_set_game (tournament, round, first, second, outcomes[0], outcomes[1]);
  brg_tournament_set_board_points (tournament, first, round, result.first_points);
  brg_tournament_set_board_points (tournament, second, round, result.second_points);
  return TRUE;
}

static gboolean
take_match (BrgResultReader *reader, const BrgResultRow *row, GError **error)
{
  BrgTournament *tournament = reader->table->tournament;
  gint teams[2];
  gint round;

  if (!g_str_equal (row->fields[0], "M") || row->n_fields != MATCH_N_FIELDS)
    return brg_result_reader_fail (reader, row, 0, 0, error,
                                   _ ("expected M, round, two teams and the boards"));
  if (!brg_result_reader_take_number (reader, row, MATCH_ROUND, 1, tournament->n_rounds, &round,
                                      error))
    return FALSE;
  for (guint i = 0; i < 2; i++)
    {
      if (!brg_result_reader_take_number (reader, row, MATCH_FIRST + i, 1, tournament->n_players,
                                          &teams[i], error))
        return FALSE;
      teams[i]--;
      if (brg_tournament_cell (tournament, teams[i], round)->opponent != BRG_NOBODY ||
          (i == 1 && teams[0] == teams[1]))
        return brg_result_reader_fail (reader, row, MATCH_FIRST + i, 0, error,
                                       _ ("No. %d has two matches in round %d"), teams[i] + 1,
                                       round);
    }
  return take_boards (reader, row, round, teams[0], teams[1], error);
}

/* The last round that a match speaks of; what is no number is told later. */
static gint
find_last_round (const BrgResultReader *reader, guint first_match)
{
  gint last = 0;

  for (guint i = first_match; i < reader->rows->len; i++)
    {
      const BrgResultRow *row = &g_array_index (reader->rows, BrgResultRow, i);
      guint64 round;

      if (row->n_fields > MATCH_ROUND &&
          g_ascii_string_to_unsigned (row->fields[MATCH_ROUND], 10, 1, BRG_RESULT_TABLE_MAX_PLAYERS,
                                      &round, NULL))
        last = MAX (last, (gint) round);
    }
  return MAX (last, 1);
}

/* How often everybody has met everybody, 0 if not all have met equally often. */
static gint
count_cycles (const BrgTournament *tournament, guint n_matches)
{
  guint n_pairs = (guint) tournament->n_players * (guint) (tournament->n_players - 1) / 2;
  gint cycles = (gint) (n_matches / n_pairs);

  if (n_matches % n_pairs != 0)
    return 0;
  for (gint team = 0; team < tournament->n_players; team++)
    for (gint other = 0; other < team; other++)
      {
        gint n_met = 0;

        for (gint round = 1; round <= tournament->n_rounds; round++)
          n_met += brg_tournament_cell (tournament, team, round)->opponent == other;
        if (n_met != cycles)
          return 0;
      }
  return cycles;
}

gboolean
brg_result_reader_make_teams (BrgResultReader *reader, gint n_boards, GError **error)
{
  const BrgScoring games = brg_scoring_classic ();
  BrgResultTable *table = reader->table;
  BrgTournament *tournament;
  guint n_teams = 0;
  gint n_rounds;
  gint cycles;

  while (n_teams < reader->rows->len &&
         g_str_equal (g_array_index (reader->rows, BrgResultRow, n_teams).fields[0], "T"))
    n_teams++;
  if (n_teams < 2 || n_teams > BRG_RESULT_TABLE_MAX_PLAYERS)
    return brg_result_reader_fail (reader, &g_array_index (reader->rows, BrgResultRow, 0), 0, 0,
                                   error, _ ("%u teams, expected 2 to %d, each after a T"), n_teams,
                                   BRG_RESULT_TABLE_MAX_PLAYERS);
  n_rounds = find_last_round (reader, n_teams);
  tournament = brg_tournament_new (BRG_TOURNAMENT_SWISS, (gint) n_teams, n_rounds);
  table->tournament = tournament;
  brg_tournament_set_n_boards (tournament, n_boards);
  table->names = g_new0 (char *, n_teams + 1);
  /* rus-draughts-2022 5.4.9.6.2: 2 for a match, 1 for a level one. */
  tournament->scoring = brg_scoring_two_one ();
  tournament->board_scoring = brg_match_get_board_scoring (&tournament->scoring, &games, n_boards);
  for (guint i = 0; i < reader->rows->len; i++)
    if (!(i < n_teams ? take_team (reader, (gint) i, error)
                      : take_match (reader, &g_array_index (reader->rows, BrgResultRow, i), error)))
      return FALSE;
  cycles = count_cycles (tournament, reader->rows->len - n_teams);
  if (cycles > 0)
    {
      tournament->kind = BRG_TOURNAMENT_ROUND_ROBIN;
      tournament->cycles = cycles;
    }
  return TRUE;
}
