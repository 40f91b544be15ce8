/* brg-crosstable-boards.c - teams and the results of their players, for screen and paper
 *
 * Rules: rus-draughts-2022 5.4.9
 * Tests: tests/app/test-table-kinds.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-crosstable-boards.h"

#include "brg-crosstable-legend.h"
#include "brg-crosstable-private.h"
#include "brg-name-words.h"
#include "brg-result-words.h"
#include "brg-roman.h"
#include "brg-snapshot-teams.h"
#include "brg-transliteration.h"

#define VALUE_GAMES 0
#define N_VALUES 1

typedef struct
{
  BrgTableFilling filling; /* of the teams */
  const BrgSnapshot *players;
  gint *team_of; /* owned: index of the team of each player */
  BrgCrosstable *table;
  gint n_rows;
} Boards;

/* Teams */

static BrgCellMark
mark_of_match (const Boards *boards, gint team, gint other)
{
  return brg_table_filling_mark (&boards->filling, team) |
         (other != BRG_NOBODY ? brg_table_filling_mark (&boards->filling, other) : 0);
}

static void
fill_team_cell (const Boards *boards, BrgCrosstableCell *cell, gint team, gint round)
{
  const BrgTableFilling *filling = &boards->filling;
  const BrgCell *match = brg_tournament_cell (filling->tournament, team, round);
  const BrgGame *played = brg_table_filling_game (filling, team, round);
  g_autofree char *points = brg_table_filling_dup_boards (filling, team, round);

  cell->round = round;
  cell->game = played != NULL ? played->id : 0;
  cell->n_games = played != NULL;
  if (match->opponent != BRG_NOBODY)
    {
      cell->against = g_strdup_printf ("%d", filling->tournament->players[match->opponent].number);
      cell->mark = brg_table_filling_mark_of (match->outcome) |
                   mark_of_match (boards, team, match->opponent);
    }
  g_free (cell->text);
  cell->text = points != NULL ? g_steal_pointer (&points)
               : match->opponent != BRG_NOBODY
                   ? g_strdup ("")
                   : brg_result_words (&filling->tournament->scoring, match->outcome);
}

static void
add_team (Boards *boards, gint team)
{
  BrgCrosstableRow *row = &boards->table->rows[boards->n_rows];

  brg_table_filling_person (&boards->filling, row, team);
  brg_table_filling_totals (&boards->filling, row, team);
  row->is_heading = TRUE;
  row->line_above = boards->n_rows > 0;
  row->values[VALUE_GAMES] = g_strdup ("");
  for (gint i = 0; i < boards->table->n_columns; i++)
    {
      row->cells[i].text = g_strdup ("");
      if (i < boards->filling.source->through_round)
        fill_team_cell (boards, &row->cells[i], team, i + 1);
    }
  boards->n_rows++;
}

/* Players */

static char *
dup_against (const Boards *boards, gint player)
{
  const BrgEntry *entry = brg_snapshot_get_entry (boards->players, player);
  gint team = boards->team_of[player];

  return g_strdup_printf ("%d.%d", boards->filling.tournament->players[team].number,
                          entry->team_place);
}

static void
fill_board (const Boards *boards, BrgCrosstableCell *cell, gint player, const BrgGame *game)
{
  gboolean is_white = game->white == player;
  gint opponent = is_white ? game->black : game->white;
  BrgOutcome outcome = is_white ? game->white_outcome : game->black_outcome;
  const BrgScoring *scoring = &boards->players->group->scoring;

  cell->game = game->id;
  cell->n_games = 1;
  cell->mark |= brg_table_filling_mark_of (outcome);
  if (opponent != BRG_NOBODY)
    {
      cell->against = dup_against (boards, opponent);
      cell->colour = is_white ? BRG_COLOUR_WHITE : BRG_COLOUR_BLACK;
    }
  if (outcome == BRG_OUTCOME_ADJOURNED || outcome == BRG_OUTCOME_NONE)
    return;
  g_free (cell->text);
  cell->text = brg_result_words (scoring, outcome);
}

/* His board of a round; NULL when he did not sit. */
static const BrgGame *
find_board (const Boards *boards, gint player, gint round)
{
  const BrgRound *paired = brg_snapshot_get_round (boards->players, round);

  return paired != NULL ? brg_round_find_game (paired, player) : NULL;
}

static void
fill_player_cells (Boards *boards, BrgCrosstableRow *row, gint player, gint team)
{
  gint n_games = 0;
  gint points = 0;

  for (gint i = 0; i < boards->table->n_columns; i++)
    {
      BrgCrosstableCell *cell = &row->cells[i];
      const BrgGame *game = find_board (boards, player, i + 1);

      cell->text = g_strdup ("");
      cell->round = i + 1;
      if (game == NULL || i >= boards->filling.source->through_round)
        continue;
      cell->mark = mark_of_match (
          boards, team, brg_tournament_cell (boards->filling.tournament, team, i + 1)->opponent);
      fill_board (boards, cell, player, game);
      n_games += !brg_outcome_is_pending (game->white == player ? game->white_outcome
                                                                : game->black_outcome);
      points +=
          brg_scoring_points (&boards->players->group->scoring,
                              game->white == player ? game->white_outcome : game->black_outcome);
    }
  row->points = brg_points_to_figures (points);
  row->values[VALUE_GAMES] = g_strdup_printf ("%d", n_games);
}

static void
add_player (Boards *boards, gint player, gint team)
{
  const BrgEntry *entry = brg_snapshot_get_entry (boards->players, player);
  BrgCrosstableRow *row = &boards->table->rows[boards->n_rows++];

  row->player = player;
  row->number = entry->team_place;
  row->name = brg_name_words_dup (
      boards->players, player,
      boards->filling.choice->father_names ? BRG_NAME_FULL : BRG_NAME_PLAIN, boards->filling.words);
  row->title = g_strdup (brg_transliteration_get_title (
      boards->filling.words, boards->players->event->discipline, entry->title));
  row->rating = entry->rating > 0 ? g_strdup_printf ("%d", entry->rating) : g_strdup ("");
  row->organisation = g_strdup (entry->organisation);
  row->federation = g_strdup (entry->federation);
  row->birth = g_strndup (entry->birth, 4);
  row->chip = g_strdup ("");
  row->note = g_strdup ("");
  row->place = g_strdup ("");
  row->overall = g_strdup ("");
  row->carried = g_strdup ("");
  row->mark = brg_table_filling_mark (&boards->filling, team);
  fill_player_cells (boards, row, player, team);
}

/* The table */

static gint
count_rows (const Boards *boards)
{
  gint n_rows = 0;

  for (gint i = 0; i < boards->filling.n_rows; i++)
    {
      gint n_players;

      brg_snapshot_find_players (boards->filling.source->snapshot, boards->filling.order[i],
                                 &n_players);
      n_rows += 1 + n_players;
    }
  return n_rows;
}

static void
find_teams (Boards *boards)
{
  boards->team_of = g_new0 (gint, boards->players->entries->len);
  for (gint team = 0; team < boards->filling.tournament->n_players; team++)
    {
      gint n_players;
      gint first = brg_snapshot_find_players (boards->filling.source->snapshot, team, &n_players);

      for (gint i = 0; i < n_players; i++)
        boards->team_of[first + i] = team;
    }
}

static void
fill_rows (Boards *boards)
{
  for (gint i = 0; i < boards->filling.n_rows; i++)
    {
      gint team = boards->filling.order[i];
      gint n_players;
      gint first = brg_snapshot_find_players (boards->filling.source->snapshot, team, &n_players);

      add_team (boards, team);
      for (gint k = 0; k < n_players; k++)
        add_player (boards, first + k, team);
    }
}

static void
fill_heads (Boards *boards)
{
  BrgCrosstable *table = boards->table;
  const BrgWords *words = boards->filling.words;

  brg_table_filling_heads (&boards->filling, table);
  /* Translators: head of a column with teams, their players below each; "Команда, игрок" */
  g_free (table->head_name);
  table->head_name = g_strdup (WC_ (words, "table head", "Team, player"));
  g_clear_pointer (&table->head_carried, g_free);
  /* Translators: head of the number of games of a player, "Партий" */
  table->value_heads[VALUE_GAMES] = g_strdup (WC_ (words, "table head", "Games"));
  for (gint i = 0; i < table->n_columns; i++)
    table->heads[i] = brg_roman ((guint) i + 1);
}

static char **
dup_legend (const Boards *boards)
{
  const BrgWords *words = boards->filling.words;
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  g_autofree char *scoring = brg_result_words_scoring (words, &boards->players->group->scoring);

  g_strv_builder_add (lines, scoring);
  g_strv_builder_add (
      lines,
      /* Translators: legend of the table of teams with their players: "В строке команды: № команды
       * соперника и очки на досках; в строке игрока: соперник (5.2 – второй номер команды 5), цвет,
       * результат." */
      W_ (words, "Row of a team: opposing team and game points; row of a player: opponent (5.2 "
                 "is the second player of team 5), colour, result."));
  return g_strv_builder_end (lines);
}

BrgCrosstable *
brg_crosstable_boards_new (const BrgTableSource *source,
                           const BrgTableChoice *choice,
                           const BrgWords *words)
{
  Boards boards = { .n_rows = 0 };

  g_return_val_if_fail (source != NULL && choice != NULL && words != NULL, NULL);
  g_return_val_if_fail (brg_snapshot_has_teams (source->snapshot), NULL);

  brg_table_filling_begin (&boards.filling, source, choice, words);
  /* Neither tie-breaks nor the other score have a column: the places say what they decided. */
  boards.filling.n_values = 0;
  boards.players = source->snapshot->players;
  find_teams (&boards);
  boards.table = brg_crosstable_new (BRG_CROSSTABLE_SWISS, count_rows (&boards),
                                     boards.filling.tournament->n_rounds, N_VALUES);
  fill_heads (&boards);
  fill_rows (&boards);
  brg_table_filling_drop_columns (&boards.filling, boards.table);
  boards.table->legend = dup_legend (&boards);
  g_free (boards.team_of);
  brg_table_filling_clear (&boards.filling);
  return g_steal_pointer (&boards.table);
}
