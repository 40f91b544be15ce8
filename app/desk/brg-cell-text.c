/* brg-cell-text.c - a cell of the crosstable as a sentence
 *
 * Tests: tests/app/test-cell-text.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-cell-text.h"

#include <glib/gi18n.h>

#include "brg-board.h"
#include "brg-rational.h"
#include "brg-result-text.h"

const BrgGame *
brg_cell_find_game (const BrgSnapshot *snapshot,
                    const BrgCrosstable *table,
                    gint row,
                    gint column,
                    gint *round)
{
  const BrgCrosstableCell *cell;
  const BrgRound *paired;

  g_return_val_if_fail (snapshot != NULL && table != NULL, NULL);

  if (row < 0 || row >= table->n_rows || column < 0 || column >= table->n_columns)
    return NULL;
  cell = &table->rows[row].cells[column];
  paired = brg_snapshot_get_round (snapshot, cell->round);
  for (guint i = 0; cell->game != 0 && paired != NULL && i < paired->games->len; i++)
    {
      const BrgGame *game = &g_array_index (paired->games, BrgGame, i);

      if (game->id != cell->game)
        continue;
      if (round != NULL)
        *round = cell->round;
      return game;
    }
  return NULL;
}

/* The odd player's plus, or the points of a bye that was granted. */
static char *
dup_bye (const BrgSnapshot *snapshot, const BrgGame *game)
{
  g_autofree char *mark = brg_outcome_dup_mark (&snapshot->group->scoring, game->white_outcome);

  return *mark != '\0' ? g_steal_pointer (&mark) : g_strdup (_ ("free"));
}

/* A match: the points on its boards. */
static char *
dup_points (const BrgGame *match)
{
  g_autofree char *first = brg_points_to_figures (match->white_points);
  g_autofree char *second = brg_points_to_figures (match->black_points);

  return g_strdup_printf ("%s : %s", first, second);
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
      return brg_result_dup_text (&snapshot->group->scoring, game->white_outcome,
                                  game->black_outcome);
    default:
      g_return_val_if_reached (NULL);
    }
}

static char *
dup_game (const BrgSnapshot *snapshot, const BrgGame *game, gint round)
{
  g_autofree char *white = brg_entry_dup_name (brg_snapshot_get_entry (snapshot, game->white));
  g_autofree char *outcome = dup_outcome (snapshot, game, round);
  g_autofree char *black = NULL;

  if (game->black == BRG_NOBODY)
    /* Translators: a player, the number of a round, the result or "free" */
    return g_strdup_printf (_ ("%s, round %d: %s"), white, round, outcome);
  black = brg_entry_dup_name (brg_snapshot_get_entry (snapshot, game->black));
  /* Translators: White, Black, round, board, result */
  return g_strdup_printf (_ ("%s – %s, round %d, board %d: %s"), white, black, round, game->board,
                          outcome);
}

/* All games of a cell in the order of rounds, as their marks stand there. */
static char *
dup_games (const BrgSnapshot *snapshot, const BrgCrosstable *table, gint row, gint column)
{
  gint player = table->rows[row].player;
  gint opponent = table->rows[column].player;
  gint n_left = table->rows[row].cells[column].n_games;
  g_autoptr (GString) text = g_string_new (NULL);

  for (gint round = 1; n_left > 0 && brg_snapshot_get_round (snapshot, round) != NULL; round++)
    {
      const GArray *games = brg_snapshot_get_round (snapshot, round)->games;

      for (guint i = 0; i < games->len; i++)
        {
          const BrgGame *game = &g_array_index (games, BrgGame, i);
          g_autofree char *sentence = NULL;

          if (!(game->white == player && game->black == opponent) &&
              !(game->white == opponent && game->black == player))
            continue;
          sentence = dup_game (snapshot, game, round);
          g_string_append_printf (text, "%s%s", text->len > 0 ? "; " : "", sentence);
          n_left--;
        }
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
  game = brg_cell_find_game (snapshot, table, row, column, &round);
  if (game == NULL)
    return dup_other (table, row, column);
  return table->rows[row].cells[column].n_games > 1 ? dup_games (snapshot, table, row, column)
                                                    : dup_game (snapshot, game, round);
}
