/* brg-store-results-file.c - results that came in a file, as one action
 *
 * Tests: tests/data/test-store-results-file.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-results-file.h"

#include <glib/gi18n-lib.h>

#include "brg-store-games.h"
#include "brg-store-results-private.h"
#include "brg-store-rows.h"

static gboolean
check_board (const BrgGamePlace *place, gint64 group_id, gint round, gint game, GError **error)
{
  gboolean is_free = brg_outcome_is_pending (place->white);

  if (place->group_id != group_id || place->round != round)
    return brg_store_refuse (error, _ ("The board does not belong to this round."));
  if (game > 0 && game <= place->meeting.n_games)
    is_free = is_free && brg_outcome_is_pending (place->meeting.white[game - 1]);
  if (is_free)
    return TRUE;
  g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
               /* Translators: number of the board */
               _ ("Board %d has since got a result."), place->board);
  return FALSE;
}

/* The title names as many boards; it tells how many there are. */
#define MOST_NAMED 10

static void
name_board (GString *boards, const BrgGamePlace *place, gint game, guint index)
{
  if (index == MOST_NAMED)
    g_string_append (boards, ", …");
  if (index >= MOST_NAMED)
    return;
  brg_game_place_append (place, boards);
  if (game > 0)
    g_string_append_printf (boards, "/%d", game);
}

static gboolean
take_result (BrgAction *action,
             gint64 group_id,
             gint round,
             const BrgResultChange *result,
             guint index,
             GString *boards,
             GError **error)
{
  BrgStore *store = brg_action_get_store (action);
  BrgGamePlace place;

  if (!brg_store_find_board (store, result->game_id, &place, error) ||
      !check_board (&place, group_id, round, result->game, error) ||
      !brg_store_write_entered (store, &place, result, error))
    return FALSE;
  name_board (boards, &place, result->game, index);
  return TRUE;
}

/* A game is of a board of the group and of the round that its result is of. */
static gboolean
take_record (BrgStore *store, gint64 group_id, gint round, BrgStoredGame *record, GError **error)
{
  BrgGamePlace place;

  if (!brg_store_find_board (store, record->pairing_id, &place, error))
    return FALSE;
  if (place.group_id != group_id || place.round != round || record->group_id != group_id)
    return brg_store_refuse (error, _ ("The board does not belong to this round."));
  return brg_store_write_game (store, record, error);
}

gboolean
brg_store_take_results (BrgStore *store,
                        gint64 group_id,
                        gint round,
                        const BrgResultChange *results,
                        guint n_results,
                        GPtrArray *records,
                        const char *source,
                        GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  g_autoptr (GString) boards = g_string_new (NULL);

  g_return_val_if_fail (store != NULL && results != NULL && n_results > 0, FALSE);
  g_return_val_if_fail (source != NULL, FALSE);

  action = brg_action_begin_in_group (store, "results-file", group_id, error);
  if (action == NULL)
    return FALSE;
  for (guint i = 0; i < n_results; i++)
    if (!take_result (action, group_id, round, &results[i], i, boards, error))
      return FALSE;
  for (guint i = 0; records != NULL && i < records->len; i++)
    if (!take_record (store, group_id, round, records->pdata[i], error))
      return FALSE;
  brg_action_set_int (action, "round", round);
  brg_action_set_int (action, "count", n_results);
  brg_action_set_text (action, "boards", boards->str);
  brg_action_set_text (action, "file", source);
  return brg_action_commit (g_steal_pointer (&action), error);
}
