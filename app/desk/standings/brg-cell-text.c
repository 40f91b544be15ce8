/* brg-cell-text.c - a cell of the crosstable as a sentence
 *
 * Tests: tests/app/test-cell-text.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-cell-text.h"

#include <glib/gi18n.h>

#include "brg-board-label.h"
#include "brg-board.h"
#include "brg-name-words.h"
#include "brg-rational.h"
#include "brg-result-text.h"

static const BrgGame *
find_in_round (const BrgSnapshot *snapshot, gint64 id, gint round)
{
  const BrgRound *paired = brg_snapshot_get_round (snapshot, round);

  for (guint i = 0; id != 0 && paired != NULL && i < paired->games->len; i++)
    if (g_array_index (paired->games, BrgGame, i).id == id)
      return &g_array_index (paired->games, BrgGame, i);
  return NULL;
}

const BrgGame *
brg_cell_find_game (const BrgSnapshot *snapshot,
                    const BrgCrosstable *table,
                    gint row,
                    gint column,
                    gint index,
                    gint *round)
{
  const BrgCrosstableCell *cell;
  const BrgGame *game;
  gint number;

  g_return_val_if_fail (snapshot != NULL && table != NULL, NULL);

  if (row < 0 || row >= table->n_rows || column < 0 || column >= table->n_columns)
    return NULL;
  cell = &table->rows[row].cells[column];
  if (index >= 0 && cell->games != NULL && index < cell->n_games)
    {
      number = cell->games[index].round;
      game = find_in_round (snapshot, cell->games[index].game, number);
    }
  else
    {
      number = cell->round;
      game = find_in_round (snapshot, cell->game, number);
    }
  if (game != NULL && round != NULL)
    *round = number;
  return game;
}

/* The odd player's plus, or the points of a bye that was granted. */
static char *
dup_bye (const BrgSnapshot *snapshot, const BrgGame *game)
{
  g_autofree char *mark = brg_outcome_dup_mark (&snapshot->group->scoring, game->white_outcome);

  return *mark != '\0' ? g_steal_pointer (&mark) : g_strdup (_ ("has the bye"));
}

/* A match: the points on its boards. */
static char *
dup_points (const BrgGame *match)
{
  g_autofree char *first = brg_points_to_figures (match->white_points);
  g_autofree char *second = brg_points_to_figures (match->black_points);

  return g_strdup_printf ("%s\u00a0:\u00a0%s", first, second);
}

/* rus-draughts-2022 5.4.6: what a meeting brought, and behind it the sum of its games. */
static char *
dup_result (const BrgSnapshot *snapshot, const BrgGame *game)
{
  const BrgScoring *scoring = &snapshot->group->scoring;
  g_autofree char *result = brg_result_dup_text (scoring, game->white_outcome, game->black_outcome);
  g_autofree char *sum = brg_result_dup_sum (scoring, game->white_games, game->black_games,
                                             snapshot->group->meeting_games);

  return snapshot->group->meeting_games > 1 && *sum != '\0'
             ? g_strdup_printf ("%s (%s)", result, sum)
             : g_steal_pointer (&result);
}

static char *
dup_outcome (const BrgSnapshot *snapshot, const BrgGame *game, gint round)
{
  switch (brg_board_get_state (snapshot, round, game))
    {
    case BRG_BOARD_MISSING:
      return g_strdup (_ ("no result"));
    case BRG_BOARD_ADJOURNED:
      return g_strdup (_ ("adjourned"));
    case BRG_BOARD_WITHDREW:
      return g_strdup (_ ("not played"));
    case BRG_BOARD_BYE:
      return dup_bye (snapshot, game);
    case BRG_BOARD_PLAYED:
    case BRG_BOARD_FORFEIT:
    case BRG_BOARD_ALONE:
      if (brg_snapshot_has_teams (snapshot))
        return dup_points (game);
      return dup_result (snapshot, game);
    default:
      g_return_val_if_reached (NULL);
    }
}

static char *
dup_game (const BrgSnapshot *snapshot, const BrgGame *game, gint round)
{
  g_autofree char *white = brg_name_words_dup (snapshot, game->white, BRG_NAME_PLAIN, NULL);
  g_autofree char *outcome = dup_outcome (snapshot, game, round);
  g_autofree char *black = NULL;

  if (game->black == BRG_NOBODY)
    /* Translators: a player, the number of a round, the result or "free" */
    return g_strdup_printf (_ ("%s, round %d: %s"), white, round, outcome);
  black = brg_name_words_dup (snapshot, game->black, BRG_NAME_PLAIN, NULL);
  if (game->match_id != 0)
    {
      g_autofree char *board = brg_board_label_new (game);

      /* Translators: White, Black, round, board of a match as "3.2", result */
      return g_strdup_printf (_ ("%s – %s, round %d, board %s: %s"), white, black, round, board,
                              outcome);
    }
  /* Translators: White, Black, round, board, result */
  return g_strdup_printf (_ ("%s – %s, round %d, board %d: %s"), white, black, round, game->board,
                          outcome);
}

/* All games of a cell in the order of rounds, as their marks stand there. */
static char *
dup_games (const BrgSnapshot *snapshot, const BrgCrosstable *table, gint row, gint column)
{
  gint n_games = table->rows[row].cells[column].n_games;
  g_autoptr (GString) text = g_string_new (NULL);

  for (gint i = 0; i < n_games; i++)
    {
      gint round = 0;
      const BrgGame *game = brg_cell_find_game (snapshot, table, row, column, i, &round);
      g_autofree char *sentence = game != NULL ? dup_game (snapshot, game, round) : NULL;

      if (sentence != NULL)
        g_string_append_printf (text, "%s%s", text->len > 0 ? "; " : "", sentence);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* What stands in a column that is no result; a note stands for points, tie-breaks and place. */
static char *
dup_shown (const BrgCrosstable *table, gint row, BrgCrosstablePart part, gint index)
{
  const char *note = table->rows[row].note;
  gboolean is_total =
      part == BRG_CROSSTABLE_POINTS || part == BRG_CROSSTABLE_VALUE || part == BRG_CROSSTABLE_PLACE;

  if (is_total && note != NULL && *note != '\0')
    return g_strdup (note);
  return brg_crosstable_columns_dup_text (table, row, part, index);
}

static char *
dup_other (const BrgCrosstable *table, gint row, gint column)
{
  gint index;
  BrgCrosstablePart part = brg_crosstable_columns_get_part (table, column, &index);
  g_autofree char *text = dup_shown (table, row, part, index);
  const char *head = brg_crosstable_columns_get_head (table, part, index);

  if (part == BRG_CROSSTABLE_NAME || head == NULL || *text == '\0')
    return g_strdup (table->rows[row].name);
  /* Translators: a player, the heading of a column, what stands there */
  return g_strdup_printf (_ ("%s, %s: %s"), table->rows[row].name, head, text);
}

char *
brg_cell_dup_text (const BrgSnapshot *snapshot, const BrgCrosstable *table, gint row, gint column)
{
  const BrgGame *game;
  gint round = 0;

  g_return_val_if_fail (snapshot != NULL && table != NULL, NULL);

  if (row < 0 || row >= table->n_rows)
    return g_strdup ("");
  game = brg_cell_find_game (snapshot, table, row, column, -1, &round);
  if (game == NULL)
    return dup_other (table, row, column);
  return table->rows[row].cells[column].n_games > 1 ? dup_games (snapshot, table, row, column)
                                                    : dup_game (snapshot, game, round);
}

char *
brg_cell_dup_text_of_game (const BrgSnapshot *snapshot,
                           const BrgCrosstable *table,
                           gint row,
                           gint column,
                           gint index)
{
  const BrgGame *game;
  gint round = 0;

  g_return_val_if_fail (snapshot != NULL && table != NULL, NULL);

  game = brg_cell_find_game (snapshot, table, row, column, index, &round);
  return game != NULL ? dup_game (snapshot, game, round)
                      : brg_cell_dup_text (snapshot, table, row, column);
}

/* Speech */

/* What the player of the row got, as a word; a mark of 1-½-0 is told badly by a voice. */
static char *
dup_word (const BrgSnapshot *snapshot, const BrgGame *game, gint player)
{
  BrgOutcome outcome = game->white == player ? game->white_outcome : game->black_outcome;

  if (brg_outcome_is_pending (outcome))
    return g_strdup (outcome == BRG_OUTCOME_ADJOURNED ? _ ("adjourned") : _ ("no result"));
  if (brg_snapshot_has_teams (snapshot))
    return dup_points (game);
  if (brg_outcome_is_forfeit (outcome))
    return g_strdup (brg_scoring_points (&snapshot->group->scoring, outcome) > 0
                         ? _ ("win by forfeit")
                         : _ ("loss by forfeit"));
  if (brg_outcome_is_win (outcome))
    return g_strdup (_ ("win"));
  return g_strdup (brg_scoring_points (&snapshot->group->scoring, outcome) > 0 ? _ ("draw")
                                                                               : _ ("loss"));
}

static char *
dup_opponent (const BrgSnapshot *snapshot, const BrgCrosstableCell *cell, gint opponent)
{
  const BrgEntry *entry = brg_snapshot_get_entry (snapshot, opponent);
  g_autofree char *name = brg_entry_dup_name (entry);

  return cell->against != NULL ? g_strdup_printf ("%s %s", cell->against, name)
                               : g_strdup_printf ("%d %s", entry->number, name);
}

char *
brg_cell_dup_speech (const BrgSnapshot *snapshot,
                     const BrgCrosstable *table,
                     gint row,
                     gint column,
                     gint index)
{
  const BrgGame *game;
  gint round = 0;
  gint player;
  g_autofree char *opponent = NULL;
  g_autofree char *word = NULL;

  g_return_val_if_fail (snapshot != NULL && table != NULL, NULL);

  if (row < 0 || row >= table->n_rows)
    return g_strdup ("");
  game = brg_cell_find_game (snapshot, table, row, column, index, &round);
  if (game == NULL || game->black == BRG_NOBODY)
    return brg_cell_dup_text (snapshot, table, row, column);
  player = table->rows[row].player;
  opponent = dup_opponent (snapshot, &table->rows[row].cells[column],
                           game->white == player ? game->black : game->white);
  word = dup_word (snapshot, game, player);
  return g_strdup_printf (game->white == player
                              /* Translators: for a screen reader: number and name of the player,
                               * number and name of his opponent, round, result as a word: "3
                               * Завьялов, соперник 5 Вавилин, тур 4, белые: победа" */
                              ? _ ("%d %s, against %s, round %d, White: %s")
                              /* Translators: the same where the player has Black */
                              : _ ("%d %s, against %s, round %d, Black: %s"),
                          table->rows[row].number, table->rows[row].name, opponent, round, word);
}
