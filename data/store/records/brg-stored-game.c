/* brg-stored-game.c - a game on a board as a value: position, moves, clock, what was noted
 *
 * Tests: tests/data/test-store-games.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-stored-game.h"

BrgStoredGame *
brg_stored_game_new (gint64 group_id, gint64 pairing_id, BrgDiscipline discipline)
{
  BrgStoredGame *game = g_new0 (BrgStoredGame, 1);

  game->group_id = group_id;
  game->pairing_id = pairing_id;
  game->discipline = discipline;
  game->start = g_strdup ("");
  game->start_number = -1;
  game->moves = g_strdup ("");
  game->clock = g_strdup ("");
  game->draw_offer = BRG_COLOUR_NONE;
  game->notes = g_strdup ("");
  game->meeting_game = 1;
  return game;
}

BrgStoredGame *
brg_stored_game_copy (const BrgStoredGame *game)
{
  BrgStoredGame *copy;

  g_return_val_if_fail (game != NULL, NULL);

  copy = g_new (BrgStoredGame, 1);
  *copy = *game;
  copy->start = g_strdup (game->start);
  copy->moves = g_strdup (game->moves);
  copy->clock = g_strdup (game->clock);
  copy->notes = g_strdup (game->notes);
  return copy;
}

void
brg_stored_game_free (BrgStoredGame *game)
{
  if (game == NULL)
    return;
  g_free (game->start);
  g_free (game->moves);
  g_free (game->clock);
  g_free (game->notes);
  g_free (game);
}

gboolean
brg_stored_game_is_untouched (const BrgStoredGame *game)
{
  g_return_val_if_fail (game != NULL, TRUE);

  return *game->start == '\0' && game->start_number < 0 && *game->moves == '\0' &&
         *game->clock == '\0' && *game->notes == '\0' && game->illegal[BRG_COLOUR_WHITE] == 0 &&
         game->illegal[BRG_COLOUR_BLACK] == 0 && game->draw_offer == BRG_COLOUR_NONE;
}
