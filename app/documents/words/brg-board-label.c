/* brg-board-label.c - how a board is called
 *
 * Tests: tests/app/test-board.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-board-label.h"

/* The number of a board of a match is that of the match times this, and its own. */
#define BOARDS_OF_MATCH 1000

gint
brg_board_label_get_match (const BrgGame *game)
{
  g_return_val_if_fail (game != NULL && game->match_id != 0, 0);

  return game->board / BOARDS_OF_MATCH;
}

char *
brg_board_label_of_number (const BrgSnapshot *snapshot, gint board)
{
  g_return_val_if_fail (snapshot != NULL, NULL);

  if (snapshot->group->boards == 0 || board < BOARDS_OF_MATCH)
    return g_strdup_printf ("%d", board);
  return g_strdup_printf ("%d.%d", board / BOARDS_OF_MATCH, board % BOARDS_OF_MATCH);
}

char *
brg_board_label_new (const BrgGame *game)
{
  g_return_val_if_fail (game != NULL, NULL);

  if (game->match_id == 0)
    return g_strdup_printf ("%d", game->board);
  return g_strdup_printf ("%d.%d", brg_board_label_get_match (game), game->match_board);
}
