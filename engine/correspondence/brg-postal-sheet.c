/* brg-postal-sheet.c - the record of a game by correspondence for the secretary
 *
 * Rules: rus-draughts-2022 10.5.1
 * Tests: tests/engine/test-postal-sheet.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-postal-sheet.h"

#include "brg-draughts-notation.h"

char *
brg_postal_sheet_write (const BrgPostalGame *game, const BrgPostalChart *chart)
{
  const BrgDraughtsNotation *notation = brg_draughts_notation_find ("short");
  g_autoptr (GString) out = g_string_new (NULL);
  BrgDraughtsPosition position;

  g_return_val_if_fail (game != NULL && chart != NULL, NULL);

  position = brg_draughts_position_start (game->variant);
  g_string_append_printf (out, "%s\n%s - %s\n", game->code != NULL ? game->code : "-",
                          game->names[BRG_COLOUR_WHITE], game->names[BRG_COLOUR_BLACK]);
  /* rus-draughts-2022 10.5.1: 1.cd4 fg5 2.dc5 b:d4 3.e:c5 */
  for (guint i = 0; i < chart->plies->len; i++)
    {
      const BrgDraughtsMove *move = &g_array_index (chart->plies, BrgPostalPly, i).move;
      char text[BRG_DRAUGHTS_MOVE_LENGTH];

      brg_draughts_move_write (&position, move, notation, text);
      if (i % 2 == 0)
        g_string_append_printf (out, "%u.%s", i / 2 + 1, text);
      else
        g_string_append_printf (out, " %s\n", text);
      brg_draughts_move_make (&position, move, NULL);
    }
  if (chart->plies->len % 2 == 1)
    g_string_append_c (out, '\n');
  g_string_append_printf (out, "%s\n", brg_postal_result_get_id (chart->result));
  return g_string_free (g_steal_pointer (&out), FALSE);
}
