/* brg-cell-text.c - a cell of the crosstable as a sentence
 *
 * Tests: tests/app/test-cell-text.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-cell-text.h"

#include <glib/gi18n.h>

#include "brg-board.h"
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
      return g_strdup (_ ("free"));
    case BRG_BOARD_PLAYED:
    case BRG_BOARD_FORFEIT:
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

static char *
dup_other (const BrgCrosstable *table, gint row, gint column)
{
  gint index;
  BrgCrosstablePart part = brg_crosstable_columns_get_part (table, column, &index);
  g_autofree char *text = brg_crosstable_columns_dup_text (table, row, part, index);
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
  return game != NULL ? dup_game (snapshot, game, round) : dup_other (table, row, column);
}
