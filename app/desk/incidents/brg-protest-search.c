/* brg-protest-search.c - whose protest it is, and about which board
 *
 * Tests: tests/app/test-protest-desk.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-protest-search.h"

#include "brg-board-label.h"
#include "brg-board.h"
#include "brg-player-search.h"
#include "brg-protest-desk.h"

/* Row of a player, or of his team where teams play: either may be asked for. */
static gboolean
is_of (const BrgSnapshot *boards, gint entry, gint64 entry_id)
{
  const BrgEntry *found;

  if (entry == BRG_NOBODY)
    return FALSE;
  found = brg_snapshot_get_entry (boards, entry);
  return found->id == entry_id || found->team_id == entry_id;
}

gint
brg_protest_desk_find_board (const BrgProtestDesk *desk,
                             gint round,
                             gint64 entry_id,
                             gboolean *is_black)
{
  const BrgSnapshot *boards;
  const BrgGame *game;

  g_return_val_if_fail (desk != NULL && is_black != NULL, 0);

  boards = brg_snapshot_get_boards (desk->snapshot);
  *is_black = FALSE;
  for (gint i = 0; entry_id != 0 && (game = brg_board_get_game (boards, round, i)) != NULL; i++)
    {
      if (game->black == BRG_NOBODY)
        continue;
      *is_black = is_of (boards, game->black, entry_id);
      if (*is_black || is_of (boards, game->white, entry_id))
        return game->board;
    }
  return 0;
}

/* A board by what stands on the table; of a match by its number alone the first one. */
static gint
find_labelled (const BrgProtestDesk *desk, gint round, const char *text)
{
  const BrgSnapshot *boards = brg_snapshot_get_boards (desk->snapshot);
  const BrgGame *game;
  gint64 number;
  gint index;

  for (gint i = 0; (game = brg_board_get_game (boards, round, i)) != NULL; i++)
    {
      g_autofree char *label = brg_board_label_new (game);

      if (game->black != BRG_NOBODY && g_str_equal (label, text))
        return game->board;
    }
  if (!g_ascii_string_to_signed (text, 10, 1, G_MAXINT, &number, NULL))
    return 0;
  index = brg_board_find_number (boards, round, (gint) number);
  return index >= 0 ? brg_board_get_game (boards, round, index)->board : 0;
}

static const BrgEntry *
find_named (const BrgSnapshot *view, const char *text)
{
  g_autoptr (GArray) found = brg_player_search (view, text, 1);

  return found->len > 0 ? brg_snapshot_get_entry (view, g_array_index (found, gint, 0)) : NULL;
}

gboolean
brg_protest_desk_find_who (const BrgProtestDesk *desk, BrgProtest *protest, const char *text)
{
  g_autofree char *stripped = NULL;
  const BrgEntry *entry;
  gboolean is_black = FALSE;
  gint board;

  g_return_val_if_fail (desk != NULL && protest != NULL && text != NULL, FALSE);

  stripped = g_strstrip (g_strdup (text));
  if (*stripped == '\0')
    return FALSE;
  board = find_labelled (desk, protest->round, stripped);
  if (board == 0 && !g_ascii_isdigit (*stripped))
    {
      entry = find_named (brg_snapshot_get_boards (desk->snapshot), stripped);
      if (entry == NULL)
        entry = find_named (desk->snapshot, stripped);
      if (entry == NULL)
        return FALSE;
      board = brg_protest_desk_find_board (desk, protest->round, entry->id, &is_black);
      protest->entry_id = entry->team_id != 0 ? entry->team_id : entry->id;
      protest->other_id = 0;
      protest->board = 0;
    }
  if (board != 0)
    brg_protest_desk_choose_game (desk, protest, protest->round, board, is_black);
  return board != 0 || !g_ascii_isdigit (*stripped);
}
