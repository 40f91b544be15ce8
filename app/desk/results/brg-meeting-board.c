/* brg-meeting-board.c - a meeting of several games on a board: which one is on, what stands
 *
 * Rules: rus-draughts-2022 5.4.4.1, 5.4.6
 * Tests: tests/app/test-meeting-board.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-meeting-board.h"

#include <glib/gi18n.h>

#include "brg-meeting-games.h"
#include "brg-result-text.h"

gint
brg_meeting_board_count (const BrgSnapshot *boards, const BrgGame *game)
{
  g_return_val_if_fail (boards != NULL && game != NULL, 1);

  return game->black != BRG_NOBODY ? boards->group->meeting_games : 1;
}

/* The game of the last entry; 0 for none, and for forfeits, which are of the whole meeting. */
static gint
find_last (const BrgGame *game, gint n_games)
{
  gint last = n_games;

  while (last > 0 && game->white_games[last - 1] == BRG_OUTCOME_NONE)
    last--;
  return last > 0 && brg_outcome_is_forfeit (game->white_games[last - 1]) ? 0 : last;
}

BrgGame
brg_meeting_board_aim (const BrgSnapshot *boards,
                       const BrgGame *game,
                       gint chosen,
                       BrgOutcome white)
{
  BrgGame aimed = *game;
  gint n_games = brg_meeting_board_count (boards, game);

  aimed.meeting_game = 0;
  if (n_games == 1)
    return aimed;
  if (chosen > 0)
    aimed.meeting_game = MIN (chosen, n_games);
  else if (white == BRG_OUTCOME_NONE)
    aimed.meeting_game = find_last (game, n_games);
  /* rus-draughts-2022 5.4.4.1: lateness is of the whole meeting. */
  else if (!brg_outcome_is_forfeit (white))
    aimed.meeting_game = brg_meeting_games_find_open (game->white_games, n_games);
  if (aimed.meeting_game > 0)
    {
      aimed.white_outcome = game->white_games[aimed.meeting_game - 1];
      aimed.black_outcome = game->black_games[aimed.meeting_game - 1];
    }
  return aimed;
}

BrgGame
brg_meeting_board_seat (const BrgSnapshot *boards, const BrgGame *game, gint meeting_game)
{
  BrgGame seated = brg_meeting_board_aim (boards, game, meeting_game, BRG_OUTCOME_DRAW);

  if (seated.meeting_game % 2 == 0 && seated.meeting_game > 0)
    brg_game_exchange (&seated);
  return seated;
}

void
brg_meeting_board_judge (const BrgSnapshot *boards,
                         BrgGame *game,
                         BrgOutcome white,
                         BrgOutcome black)
{
  gint n_games;

  g_return_if_fail (boards != NULL && game != NULL);

  n_games = brg_meeting_board_count (boards, game);
  game->white_outcome = white;
  game->black_outcome = black;
  if (n_games == 1)
    return;
  brg_meeting_games_enter (game->white_games, game->black_games, n_games, game->meeting_game, white,
                           black);
  brg_meeting_games_judge (game->white_games, game->black_games, n_games, FALSE,
                           &game->white_outcome, &game->black_outcome);
}

char *
brg_meeting_board_dup_game (const BrgSnapshot *boards, const BrgGame *game, gint meeting_game)
{
  g_return_val_if_fail (boards != NULL && game != NULL, NULL);
  g_return_val_if_fail (meeting_game >= 1 && meeting_game <= BRG_MEETING_MOST_GAMES, NULL);

  return brg_result_dup_text (&boards->group->scoring, game->white_games[meeting_game - 1],
                              game->black_games[meeting_game - 1]);
}

char *
brg_meeting_board_dup_sum (const BrgSnapshot *boards, const BrgGame *game)
{
  g_return_val_if_fail (boards != NULL && game != NULL, NULL);

  return brg_result_dup_sum (&boards->group->scoring, game->white_games, game->black_games,
                             brg_meeting_board_count (boards, game));
}

char *
brg_meeting_board_dup_on (const BrgSnapshot *boards, const BrgGame *game)
{
  gint open;

  g_return_val_if_fail (boards != NULL && game != NULL, NULL);

  if (brg_meeting_board_count (boards, game) == 1 || game->white_games[0] == BRG_OUTCOME_NONE)
    return NULL;
  open = brg_meeting_games_find_open (game->white_games, brg_meeting_board_count (boards, game));
  /* Translators: the game of a meeting that is being played */
  return open > 0 ? g_strdup_printf (_ ("game %d is on"), open) : NULL;
}

char *
brg_meeting_board_dup_outlook (const BrgSnapshot *boards, const BrgGame *game)
{
  g_autofree char *sum = NULL;
  g_autofree char *result = NULL;
  BrgGame drawn;
  gint n_games;
  gint open;

  g_return_val_if_fail (boards != NULL && game != NULL, NULL);

  sum = brg_meeting_board_dup_sum (boards, game);
  n_games = brg_meeting_board_count (boards, game);
  if (*sum == '\0')
    return g_strdup ("");
  open = brg_meeting_games_find_open (game->white_games, n_games);
  drawn = brg_meeting_board_aim (boards, game, open, BRG_OUTCOME_DRAW);
  if (open == n_games)
    brg_meeting_board_judge (boards, &drawn, BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW);
  if (open != n_games)
    /* Translators: the points of the games of a meeting so far: "3-1" */
    return g_strdup_printf (_ ("Sum %s."), sum);
  result = brg_result_dup_text (&boards->group->scoring, drawn.white_outcome, drawn.black_outcome);
  /* Translators: the points of the games so far, the last game, the result of the meeting */
  return g_strdup_printf (_ ("Sum %s. A draw in game %d: meeting %s."), sum, open, result);
}
