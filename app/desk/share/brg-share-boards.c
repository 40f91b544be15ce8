/* brg-share-boards.c - the boards of the round that is on, as a phone sees them
 *
 * Rules: rus-draughts-2022 5.4.6, 5.4.11
 * Tests: tests/app/test-share-pages.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-share-boards.h"

#include <string.h>

#include "brg-board-label.h"
#include "brg-meeting-board.h"
#include "brg-name-words.h"
#include "brg-result-text.h"

void
brg_share_board_free (BrgShareBoard *board)
{
  if (board == NULL)
    return;
  g_free (board->label);
  g_free (board->white);
  g_free (board->black);
  g_free (board->result);
  g_free (board);
}

gint
brg_share_boards_find_round (const BrgSnapshot *snapshot)
{
  g_return_val_if_fail (snapshot != NULL, 0);

  for (guint i = 0; i < snapshot->rounds->len; i++)
    {
      const BrgRound *round = snapshot->rounds->pdata[i];

      if (round->state == BRG_ROUND_PUBLISHED)
        return round->number;
    }
  return 0;
}

static BrgShareBoard *
make_board (const BrgSnapshot *boards, const BrgGame *game)
{
  BrgGame seated = brg_meeting_board_seat (boards, game, 0);
  BrgShareBoard *board = g_new0 (BrgShareBoard, 1);
  g_autofree char *label = brg_board_label_new (game);

  board->game_id = game->id;
  board->white_id = brg_snapshot_get_entry (boards, game->white)->id;
  board->black_id = brg_snapshot_get_entry (boards, game->black)->id;
  board->meeting_game = seated.meeting_game;
  board->label = seated.meeting_game > 0 ? g_strdup_printf ("%s.%d", label, seated.meeting_game)
                                         : g_steal_pointer (&label);
  board->white = brg_name_words_dup (boards, seated.white, BRG_NAME_PLAIN, NULL);
  board->black = brg_name_words_dup (boards, seated.black, BRG_NAME_PLAIN, NULL);
  board->is_over = game->white_outcome != BRG_OUTCOME_NONE &&
                   !brg_outcome_is_pending (game->white_outcome) &&
                   !brg_outcome_is_pending (game->black_outcome);
  board->result =
      game->white_outcome == BRG_OUTCOME_NONE && seated.meeting_game > 0
          ? brg_meeting_board_dup_sum (boards, game)
          : brg_result_dup_text (&boards->group->scoring, game->white_outcome, game->black_outcome);
  return board;
}

GPtrArray *
brg_share_boards_list (const BrgSnapshot *snapshot, gint round)
{
  GPtrArray *list = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_share_board_free);
  const BrgSnapshot *boards;
  const BrgRound *found;

  g_return_val_if_fail (snapshot != NULL, list);

  boards = brg_snapshot_get_boards (snapshot);
  found = brg_snapshot_get_round (boards, round);
  if (found == NULL || found->state != BRG_ROUND_PUBLISHED)
    return list;
  for (guint i = 0; i < found->games->len; i++)
    {
      const BrgGame *game = &g_array_index (found->games, BrgGame, i);

      if (game->black != BRG_NOBODY && !brg_outcome_is_bye (game->white_outcome))
        g_ptr_array_add (list, make_board (boards, game));
    }
  return list;
}

/* The game of the meeting that is on is meant where none is named. */
static gboolean
is_called (const BrgShareBoard *board, const char *label)
{
  gsize length = strlen (label);

  return g_str_equal (board->label, label) ||
         (board->meeting_game > 0 && strncmp (board->label, label, length) == 0 &&
          board->label[length] == '.' && strchr (board->label + length + 1, '.') == NULL);
}

const BrgShareBoard *
brg_share_boards_find (const GPtrArray *boards, const char *label)
{
  g_return_val_if_fail (boards != NULL && label != NULL, NULL);

  for (guint i = 0; i < boards->len; i++)
    if (is_called (boards->pdata[i], label))
      return boards->pdata[i];
  return NULL;
}

BrgProposalSight
brg_share_boards_look (const BrgSnapshot *snapshot, const BrgProposal *proposal)
{
  BrgProposalSight sight = { BRG_OUTCOME_NONE, BRG_OUTCOME_NONE };
  const BrgRound *round;

  g_return_val_if_fail (snapshot != NULL && proposal != NULL, sight);

  round = brg_snapshot_get_round (brg_snapshot_get_boards (snapshot), proposal->round);
  for (guint i = 0; round != NULL && i < round->games->len; i++)
    {
      const BrgGame *game = &g_array_index (round->games, BrgGame, i);
      gint of = proposal->meeting_game;

      if (game->id == proposal->game_id && of <= BRG_MEETING_MOST_GAMES)
        return of > 0 ? (BrgProposalSight){ game->white_games[of - 1], game->black_games[of - 1] }
                      : (BrgProposalSight){ game->white_outcome, game->black_outcome };
    }
  return sight;
}
