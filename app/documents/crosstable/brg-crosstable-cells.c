/* brg-crosstable-cells.c - the results of a crosstable
 *
 * Rules: rus-draughts-2022 5.4.9.6, 10.3.7, 10.5.5
 * Tests: tests/app/test-documents-crosstable.c, tests/app/test-table-kinds.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-crosstable-private.h"

#include "brg-meeting-games.h"
#include "brg-rational.h"
#include "brg-result-words.h"

BrgCellMark
brg_table_filling_mark_of (BrgOutcome outcome)
{
  if (brg_outcome_is_win (outcome))
    return BRG_CELL_WIN;
  if (brg_outcome_is_forfeit (outcome))
    return BRG_CELL_FORFEIT;
  if (outcome == BRG_OUTCOME_ADJOURNED)
    return BRG_CELL_ADJOURNED;
  return outcome == BRG_OUTCOME_NONE ? BRG_CELL_OPEN : BRG_CELL_PLAIN;
}

char *
brg_table_filling_dup_boards (const BrgTableFilling *filling, gint team, gint round)
{
  const BrgGame *match = brg_table_filling_game (filling, team, round);

  if (match == NULL || match->black == BRG_NOBODY ||
      brg_outcome_is_pending (brg_tournament_cell (filling->tournament, team, round)->outcome))
    return NULL;
  /* rus-draughts-2022 5.4.9.5: what a team that left did not play is counted and in no sheet. */
  return brg_points_to_figures (
      filling->tournament->board_points[(round - 1) * filling->tournament->n_players + team]);
}

/* One cell of a round robin: all games of two players, collected before it is written. */
typedef struct
{
  GPtrArray *texts; /* element-type utf8, owned */
  guint n_over;
  gint points;
  gint opponent_points;
  gboolean leads_to_open;
  gboolean ends_adjourned;
} Meeting;

static void
clear_meeting (gpointer data)
{
  g_ptr_array_unref (((Meeting *) data)->texts);
}

/* The points of a player's games; NULL where none was played. */
static char *
dup_sum (const BrgTableFilling *filling, gint player, gint round)
{
  gint points = 0;

  if (!brg_meeting_games_is_begun (filling->tournament, player, round))
    return NULL;
  for (gint i = 1; i <= filling->tournament->n_games; i++)
    points += brg_scoring_points (&filling->tournament->scoring,
                                  brg_meeting_games_get (filling->tournament, player, round, i));
  return brg_points_to_figures (points);
}

/* rus-draughts-2022 10.3.7, 10.5.5: by correspondence a game lost on time and one that was
 * adjudicated are marked. */
static char *
dup_result (const BrgTableFilling *filling, const BrgGame *played, const BrgCell *game)
{
  g_autofree char *result = brg_result_words (&filling->tournament->scoring, game->outcome);
  const char *mark = NULL;

  if (played != NULL && filling->source->snapshot->group->is_postal)
    mark = played->is_overdue && !brg_outcome_is_win (game->outcome)
               /* Translators: behind the 0 of who lost on time by correspondence; the legend
                * explains it */
               ? WC_ (filling->words, "postal table", "t")
               : played->is_adjudicated
                     /* Translators: behind the result of a game that was adjudicated; the legend
                      * explains it */
                     ? WC_ (filling->words, "postal table", "a")
                     : NULL;
  return mark != NULL ? g_strconcat (result, "\u2009", mark, NULL) : g_steal_pointer (&result);
}

/* rus-draughts-2022 5.4.9.6: a match has two scores; the one that parts teams first leads. */
static void
add_slot (const BrgTableFilling *filling,
          BrgCrosstableCell *cell,
          const BrgCell *game,
          gint player,
          gint round)
{
  const BrgGame *played = brg_table_filling_game (filling, player, round);
  BrgCrosstableGame *slot;

  cell->games = g_renew (BrgCrosstableGame, cell->games, cell->n_games + 1);
  slot = &cell->games[cell->n_games++];
  *slot = (BrgCrosstableGame){ .game = played != NULL ? played->id : 0, .round = round };
  slot->mark = brg_table_filling_mark_of (game->outcome);
  slot->text =
      brg_outcome_is_pending (game->outcome) ? g_strdup ("") : dup_result (filling, played, game);
  if (brg_snapshot_has_teams (filling->source->snapshot))
    slot->below = brg_table_filling_dup_boards (filling, player, round);
  /* rus-draughts-2022 5.4.6: the sum of the games stands under what the meeting brought. */
  if (filling->tournament->n_games > 1 && !brg_outcome_is_pending (game->outcome))
    slot->below = dup_sum (filling, player, round);
  if (slot->below != NULL && filling->tournament->board_points_first)
    {
      char *boards = g_steal_pointer (&slot->below);

      slot->below = g_steal_pointer (&slot->text);
      slot->text = boards;
    }
}

static void
add_game (const BrgTableFilling *filling,
          BrgCrosstableCell *cell,
          Meeting *meeting,
          const BrgCell *game,
          gint player,
          gint round)
{
  const BrgScoring *scoring = &filling->tournament->scoring;
  const BrgCell *other = brg_tournament_cell (filling->tournament, game->opponent, round);
  gboolean is_over = !brg_outcome_is_pending (game->outcome);
  const BrgGame *played = brg_table_filling_game (filling, player, round);

  add_slot (filling, cell, game, player, round);
  /* A dot keeps the place of a game that is not over beside one that is. */
  g_ptr_array_add (meeting->texts, g_strdup (is_over ? cell->games[cell->n_games - 1].text : "·"));
  meeting->ends_adjourned = game->outcome == BRG_OUTCOME_ADJOURNED;
  meeting->n_over += is_over;
  meeting->points += brg_scoring_points (scoring, game->outcome);
  meeting->opponent_points += brg_scoring_points (scoring, other->outcome);
  cell->mark |= brg_table_filling_mark_of (game->outcome) & ~BRG_CELL_WIN;
  /* The cell leads to the first game that is still to be decided, else to the last one. */
  if (!meeting->leads_to_open)
    {
      cell->game = played != NULL ? played->id : 0;
      cell->round = round;
      meeting->leads_to_open = !is_over;
    }
}

static void
finish_meeting (BrgCrosstableCell *cell, const Meeting *meeting, BrgOutcome only)
{
  gboolean is_adjourned = (cell->mark & BRG_CELL_ADJOURNED) != 0;

  if (meeting->texts->len == 1
          ? brg_outcome_is_win (only)
          : meeting->n_over == meeting->texts->len && meeting->points > meeting->opponent_points)
    cell->mark |= BRG_CELL_WIN;
  if (meeting->n_over == 0 && !is_adjourned)
    {
      cell->text = g_strdup ("");
      return;
    }
  /* The envelope is drawn behind the text and stands for the last game. */
  if (meeting->ends_adjourned)
    g_ptr_array_set_size (meeting->texts, (gint) meeting->texts->len - 1);
  g_ptr_array_add (meeting->texts, NULL);
  cell->text = g_strjoinv (" ", (char **) meeting->texts->pdata);
}

/* In a Scheveningen two of one side do not meet. */
static gboolean
can_meet (const BrgTournament *tournament, gint player, gint other)
{
  gint n_first = (tournament->n_players + 1) / 2;

  return player != other && (!tournament->is_two_sided || (player < n_first) != (other < n_first));
}

static void
collect_meetings (const BrgTableFilling *filling,
                  gint player,
                  BrgCrosstableCell *cells,
                  GArray *meetings,
                  BrgOutcome *last)
{
  for (gint round = 1; round <= filling->source->through_round; round++)
    {
      const BrgCell *game = brg_tournament_cell (filling->tournament, player, round);
      gint column;

      if (game->opponent == BRG_NOBODY)
        continue;
      column = filling->column_of[game->opponent];
      add_game (filling, &cells[column], &g_array_index (meetings, Meeting, column), game, player,
                round);
      last[column] = game->outcome;
    }
}

static void
fill_square_row (const BrgTableFilling *filling, BrgCrosstable *table, gint row)
{
  gint n_players = filling->tournament->n_players;
  gint player = filling->order[row];
  BrgCrosstableCell *cells = table->rows[row].cells;
  g_autoptr (GArray) meetings = g_array_new (FALSE, TRUE, sizeof (Meeting));
  g_autofree BrgOutcome *last = g_new0 (BrgOutcome, n_players);

  g_array_set_clear_func (meetings, clear_meeting);
  g_array_set_size (meetings, (guint) n_players);
  for (gint i = 0; i < n_players; i++)
    g_array_index (meetings, Meeting, i).texts = g_ptr_array_new_with_free_func (g_free);
  collect_meetings (filling, player, cells, meetings, last);
  for (gint i = 0; i < n_players; i++)
    {
      gint other = filling->columns[i];

      finish_meeting (&cells[i], &g_array_index (meetings, Meeting, i), last[i]);
      cells[i].mark |=
          brg_table_filling_mark (filling, player) | brg_table_filling_mark (filling, other);
      if (!can_meet (filling->tournament, player, other) && cells[i].n_games == 0)
        cells[i].mark |= BRG_CELL_DIAGONAL;
    }
}

static void
fill_swiss_cell (const BrgTableFilling *filling, BrgCrosstableCell *cell, gint player, gint round)
{
  const BrgTournament *tournament = filling->tournament;
  const BrgCell *game = brg_tournament_cell (tournament, player, round);
  const BrgGame *played = brg_table_filling_game (filling, player, round);
  char *boards = NULL;

  cell->round = round;
  cell->game = played != NULL ? played->id : 0;
  cell->n_games = cell->game != 0;
  if (game->opponent != BRG_NOBODY)
    {
      cell->opponent = tournament->players[game->opponent].number;
      cell->colour = game->colour;
      cell->mark = brg_table_filling_mark_of (game->outcome);
    }
  if (game->outcome == BRG_OUTCOME_ADJOURNED)
    return;
  if (brg_snapshot_has_teams (filling->source->snapshot))
    boards = brg_table_filling_dup_boards (filling, player, round);
  g_free (cell->text);
  cell->text = boards != NULL ? boards : brg_result_words (&tournament->scoring, game->outcome);
}

static void
fill_swiss_row (const BrgTableFilling *filling, BrgCrosstable *table, gint row)
{
  for (gint round = 1; round <= table->n_columns; round++)
    {
      BrgCrosstableCell *cell = &table->rows[row].cells[round - 1];

      cell->text = g_strdup ("");
      if (round <= filling->source->through_round)
        fill_swiss_cell (filling, cell, filling->order[row], round);
    }
}

void
brg_table_filling_cells (const BrgTableFilling *filling, BrgCrosstable *table, gint row)
{
  if (table->kind == BRG_CROSSTABLE_SWISS)
    fill_swiss_row (filling, table, row);
  else
    fill_square_row (filling, table, row);
}
