/* brg-store-matches.c - actions on matches between teams and on their boards
 *
 * Rules: rus-draughts-2022 5.4.9.3, 5.4.9.4
 * Tests: tests/data/test-store-teams.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-matches.h"

#include <glib/gi18n-lib.h>

#include "brg-store-envelope-guard.h"
#include "brg-store-game-place.h"
#include "brg-store-matches-private.h"
#include "brg-store-rows.h"

/* A board of a match. */
typedef struct
{
  gint64 id;
  gboolean is_lonely;   /* only one team has somebody there */
  gboolean white_first; /* White is of the team that was named first */
  gboolean has_result;  /* other than the point of the lonely */
} Board;

static GArray *
list_boards (BrgStore *store, gint64 match_id, GError **error)
{
  g_autoptr (GArray) boards = g_array_new (FALSE, FALSE, sizeof (Board));
  sqlite3_stmt *stmt =
      brg_sql_query (store, error,
                     "SELECT p.id, p.black_id IS NULL, w.team_id IS m.white_id,"
                     " s.pairing_id IS NOT NULL FROM pairing m JOIN pairing p ON p.match_id = m.id"
                     " JOIN entry w ON w.id = p.white_id"
                     " LEFT JOIN result s ON s.pairing_id = p.id AND s.game = 1"
                     " WHERE m.id = ?1 ORDER BY p.match_board",
                     "i", match_id);
  gboolean has_row;

  while (stmt != NULL && brg_sql_step (store, stmt, &has_row, error))
    {
      Board board;

      if (!has_row)
        return g_steal_pointer (&boards);
      board = (Board){
        .id = sqlite3_column_int64 (stmt, 0),
        .is_lonely = sqlite3_column_int (stmt, 1),
        .white_first = sqlite3_column_int (stmt, 2),
        .has_result = sqlite3_column_int (stmt, 3) && !sqlite3_column_int (stmt, 1),
      };
      g_array_append_val (boards, board);
    }
  return NULL;
}

/* Nobody sits opposite of a lonely player: who is missing there has lost in any case. */
static gboolean
forfeit_board (BrgStore *store,
               const Board *board,
               BrgOutcome first,
               BrgOutcome second,
               GError **error)
{
  BrgOutcome white = board->white_first ? first : second;
  BrgOutcome black = board->white_first ? second : first;

  return brg_store_write_result (store, board->id, white,
                                 board->is_lonely ? BRG_OUTCOME_FORFEIT_LOSS : black, error);
}

static gboolean
forfeit_boards (BrgStore *store,
                const GArray *boards,
                BrgOutcome first,
                BrgOutcome second,
                GError **error)
{
  for (guint i = 0; i < boards->len; i++)
    {
      const Board *board = &g_array_index (boards, Board, i);

      if (!board->has_result && !forfeit_board (store, board, first, second, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
check_forfeits (const BrgGamePlace *place, BrgOutcome white, BrgOutcome black, GError **error)
{
  if (place->is_bye)
    return brg_store_refuse (error, _ ("A bye has no result to enter."));
  if (!brg_outcome_is_forfeit (white) || !brg_outcome_is_forfeit (black))
    return brg_store_refuse (error, _ ("A match result follows from its boards. Enter their "
                                       "results."));
  if (white == BRG_OUTCOME_FORFEIT_WIN && black == BRG_OUTCOME_FORFEIT_WIN)
    return brg_store_refuse (error, _ ("The two sides of the result contradict each other."));
  return brg_game_place_check_open (place, white, error);
}

/* rus-draughts-2022 5.4.9.4: a team that has not come, or may not play, loses the match. */
gboolean
brg_store_forfeit_match (BrgStore *store,
                         gint64 match_id,
                         const BrgGamePlace *place,
                         BrgOutcome white,
                         BrgOutcome black,
                         GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  g_autoptr (GArray) boards = NULL;

  if (!check_forfeits (place, white, black, error))
    return FALSE;
  action = brg_action_begin_in_group (store, "match-forfeit", place->group_id, error);
  if (action == NULL)
    return FALSE;
  boards = list_boards (store, match_id, error);
  if (boards == NULL || !forfeit_boards (store, boards, white, black, error))
    return FALSE;
  brg_game_place_describe (place, action);
  brg_game_place_describe_result (place, action, "result", white, black);
  return brg_action_commit (g_steal_pointer (&action), error);
}

/* rus-draughts-2022 5.4.9.3: the colours of all boards follow board 1. */
gboolean
brg_store_exchange_match (BrgStore *store, gint64 match_id, GError **error)
{
  g_autoptr (GArray) boards = list_boards (store, match_id, error);

  if (boards == NULL)
    return FALSE;
  for (guint i = 0; i < boards->len; i++)
    {
      const Board *board = &g_array_index (boards, Board, i);

      if (!board->is_lonely && !brg_store_exchange_sides (store, board->id, error))
        return FALSE;
    }
  return brg_store_exchange_sides (store, match_id, error);
}

static gboolean
check_may_void (const BrgGamePlace *place, BrgColour side, const char *reason, GError **error)
{
  if (place->match == 0)
    return brg_store_refuse (error, _ ("Only a board of a match can be removed from the score."));
  if (*reason == '\0')
    return brg_store_refuse (error, _ ("This needs a reason."));
  if (place->is_bye && side == BRG_COLOUR_BLACK)
    return brg_store_refuse (error, _ ("There is no player on that board."));
  return TRUE;
}

/* rus-draughts-2022 5.4.9.4: a game at a board where he had no right to play does not count, and
 * his team loses there. */
gboolean
brg_store_void_board (BrgStore *store,
                      gint64 game_id,
                      BrgColour side,
                      const char *reason,
                      GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  BrgGamePlace place;
  BrgOutcome white = side == BRG_COLOUR_BLACK ? BRG_OUTCOME_FORFEIT_WIN : BRG_OUTCOME_FORFEIT_LOSS;
  BrgOutcome black;

  g_return_val_if_fail (store != NULL && reason != NULL, FALSE);

  if (!brg_store_find_board (store, game_id, &place, error) ||
      !check_may_void (&place, side, reason, error))
    return FALSE;
  black = side == BRG_COLOUR_WHITE && !place.is_bye ? BRG_OUTCOME_FORFEIT_WIN
                                                    : BRG_OUTCOME_FORFEIT_LOSS;
  action = brg_action_begin_in_group (store, "board-void", place.group_id, error);
  if (action == NULL || !brg_store_note_sealed (store, game_id, place.white, white, error) ||
      !brg_store_write_result (store, game_id, white, black, error))
    return FALSE;
  brg_game_place_describe (&place, action);
  brg_game_place_describe_result (&place, action, "result", white, black);
  brg_game_place_describe_result (&place, action, "was", place.white, place.black);
  brg_action_set_text (action, "article", "rus-draughts-2022 5.4.9.4");
  brg_action_set_text (action, "reason", reason);
  return brg_action_commit (g_steal_pointer (&action), error);
}
