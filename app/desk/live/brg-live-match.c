/* brg-live-match.c - on which board of the round a game of a file was played
 *
 * Tests: tests/app/test-live-results.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "brg-board.h"
#include "brg-live-private.h"
#include "brg-name-match.h"

static gboolean
is_player (const BrgSnapshot *boards, gint index, const char *name, const char *fide_id)
{
  const BrgEntry *entry = brg_snapshot_get_entry (boards, index);
  g_autofree char *whole = NULL;

  if (*fide_id != '\0' && *entry->fide_id != '\0')
    return g_str_equal (fide_id, entry->fide_id);
  whole = brg_entry_dup_name (entry);
  return *name != '\0' && brg_name_match_agrees (name, whole);
}

static gboolean
is_pair (const BrgSnapshot *boards, gint white, gint black, const BrgLiveGame *game)
{
  return is_player (boards, white, game->white, game->white_id) &&
         is_player (boards, black, game->black, game->black_id);
}

static gboolean
is_played (const BrgGame *board)
{
  return board->black != BRG_NOBODY && !brg_outcome_is_bye (board->white_outcome);
}

static gboolean
is_named (const BrgLiveGame *game)
{
  return *game->white != '\0' || *game->black != '\0' || *game->white_id != '\0' ||
         *game->black_id != '\0';
}

/* "12" of "12/2"; of micro-matches also of "12.2". */
static char *
dup_board (const BrgSnapshot *boards, const BrgLiveGame *game)
{
  gsize length = strcspn (game->board, "/");

  if (game->board[length] == '\0' && boards->group->meeting_games > 1 && boards->group->boards == 0)
    length = strcspn (game->board, ".");
  return g_strndup (game->board, length);
}

gint
brg_live_match_find_meeting_game (const BrgLiveGame *game)
{
  const char *sign = strpbrk (game->board, "/.");

  return sign != NULL ? (gint) g_ascii_strtoull (sign + 1, NULL, 10) : 0;
}

/* The board whose number the file names, on which two play. A match is no board of it. */
static const BrgGame *
find_called (const BrgSnapshot *boards, gint round, const BrgLiveGame *game)
{
  g_autofree char *label = dup_board (boards, game);
  gint index = *label != '\0' ? brg_board_find_typed (boards, round, label, NULL) : -1;
  const BrgGame *board = index >= 0 ? brg_board_get_game (boards, round, index) : NULL;

  if (board == NULL || !is_played (board) || (board->match_id != 0 && strchr (label, '.') == NULL))
    return NULL;
  return board;
}

/* All boards of these players. */
static guint
count_pairs (const BrgSnapshot *boards, gint round, const BrgLiveGame *game, const BrgGame **found)
{
  const BrgRound *paired = brg_snapshot_get_round (boards, round);
  guint n_found = 0;

  for (guint i = 0; i < paired->games->len; i++)
    {
      const BrgGame *board = &g_array_index (paired->games, BrgGame, i);

      if (!is_played (board) || (!is_pair (boards, board->white, board->black, game) &&
                                 !is_pair (boards, board->black, board->white, game)))
        continue;
      *found = board;
      n_found++;
    }
  return n_found;
}

static gboolean
is_family (const BrgSnapshot *boards, gint index, const char *name)
{
  return brg_name_match_has_word (name, brg_snapshot_get_entry (boards, index)->family_name, FALSE);
}

/* The only board on which these family names play. */
static const BrgGame *
find_families (const BrgSnapshot *boards, gint round, const BrgLiveGame *game)
{
  const BrgRound *paired = brg_snapshot_get_round (boards, round);
  const BrgGame *found = NULL;

  for (guint i = 0; i < paired->games->len; i++)
    {
      const BrgGame *board = &g_array_index (paired->games, BrgGame, i);

      if (!is_played (board) || !is_family (boards, board->white, game->white) ||
          !is_family (boards, board->black, game->black))
        continue;
      if (found != NULL)
        return NULL;
      found = board;
    }
  return found;
}

/* Two brothers, or two of one name, at one board. */
static BrgLiveFit
judge_pair (const BrgSnapshot *boards, const BrgGame *board, const BrgLiveGame *game)
{
  gboolean is_straight = is_pair (boards, board->white, board->black, game);

  if (is_straight && is_pair (boards, board->black, board->white, game))
    return BRG_LIVE_FIT_EITHER;
  return is_straight ? BRG_LIVE_FIT_SURE : BRG_LIVE_FIT_TURNED;
}

BrgLiveFit
brg_live_match_find (const BrgSnapshot *boards,
                     gint round,
                     const BrgLiveGame *game,
                     const BrgGame **board)
{
  const BrgGame *called = find_called (boards, round, game);
  guint n_pairs;

  *board = called;
  if (!is_named (game))
    return called != NULL ? BRG_LIVE_FIT_BOARD : BRG_LIVE_FIT_NONE;
  if (called != NULL && is_pair (boards, called->white, called->black, game))
    return judge_pair (boards, called, game);
  n_pairs = count_pairs (boards, round, game, board);
  if (n_pairs > 1)
    {
      *board = NULL;
      return BRG_LIVE_FIT_SEVERAL;
    }
  if (n_pairs == 0 && (*board = find_families (boards, round, game)) != NULL)
    return BRG_LIVE_FIT_FAMILY;
  *board = n_pairs == 0 ? called : *board;
  if (n_pairs == 0)
    return called != NULL ? BRG_LIVE_FIT_OTHERS : BRG_LIVE_FIT_NONE;
  return judge_pair (boards, *board, game);
}
