/* brg-store-order.c - the action that changes the order of the rounds of a table
 *
 * Rules: rus-draughts-2022 app. 2 (note)
 * Tests: tests/data/test-store-order.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-order.h"

#include <glib/gi18n-lib.h>

#include "brg-action.h"
#include "brg-round-order.h"
#include "brg-store-load.h"
#include "brg-store-rows.h"

/* A number that no board and no round has: pairs and line-ups on their way to another round. */
#define ON_THE_WAY 1000000

/* For every round the one of the table, as it stands. */
static gint *
dup_stored_order (const BrgSnapshot *snapshot)
{
  gint n_rounds = (gint) snapshot->rounds->len;
  gint *order = brg_round_order_parse (snapshot->group->round_order, n_rounds);

  if (order != NULL)
    return order;
  order = g_new (gint, n_rounds);
  for (gint i = 0; i < n_rounds; i++)
    order[i] = i + 1;
  return order;
}

static gboolean
check_is_table (const BrgSnapshot *snapshot, const gint *order, gint n_rounds, GError **error)
{
  g_autofree gint *parsed = NULL;
  g_autoptr (GString) list = g_string_new (NULL);

  if (!brg_snapshot_is_round_robin (snapshot) || snapshot->rounds->len == 0)
    return brg_store_refuse (error, _ ("Only planned rounds of a round robin can be reordered."));
  for (gint i = 0; i < n_rounds; i++)
    g_string_append_printf (list, "%s%d", i > 0 ? "," : "", order[i]);
  parsed = brg_round_order_parse (list->str, (gint) snapshot->rounds->len);
  return parsed != NULL ||
         brg_store_refuse (error, _ ("The order must name every round of the table once."));
}

static gboolean
count_of_round (BrgStore *store, const char *sql, gint64 round_id, gint64 *count, GError **error)
{
  return brg_sql_get_int (store, count, error, sql, "i", round_id);
}

/* rus-draughts-2022 app. 2, note: the order of rounds; a round that was played is no longer one
 * that can be put elsewhere. */
static gboolean
check_may_move (BrgStore *store, const BrgRound *round, GError **error)
{
  gint64 n_results;
  gint64 n_begun;
  gint64 n_games;

  if (round->state != BRG_ROUND_PLANNED)
    {
      g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
                   _ ("Round %d has begun: its place in the order cannot change."), round->number);
      return FALSE;
    }
  if (!count_of_round (store,
                       "SELECT count(*) FROM result s JOIN pairing p ON p.id = s.pairing_id"
                       " WHERE p.round_id = ?1 AND p.black_id IS NOT NULL",
                       round->id, &n_results, error) ||
      !count_of_round (store,
                       "SELECT count(*) FROM meeting_game m JOIN pairing p ON p.id = m.pairing_id"
                       " WHERE p.round_id = ?1",
                       round->id, &n_begun, error) ||
      !count_of_round (store,
                       "SELECT count(*) FROM game m JOIN pairing p ON p.id = m.pairing_id"
                       " WHERE p.round_id = ?1 AND (m.moves <> '' OR m.notes <> '')",
                       round->id, &n_games, error))
    return FALSE;
  if (n_results + n_begun + n_games == 0)
    return TRUE;
  g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
               _ ("A game of round %d was played in advance: its place in the order cannot "
                  "change."),
               round->number);
  return FALSE;
}

/* A round of the table takes its pairs along, and the line-ups that were handed in for them. Two
 * steps: a board is unique in its round at every moment, a line-up among those of its team. */
static gboolean
move_pairs (BrgStore *store,
            gint64 group_id,
            const BrgRound *from,
            const BrgRound *to,
            GError **error)
{
  return brg_sql_run (store, error,
                      "UPDATE pairing SET round_id = ?2, board = board + ?3"
                      " WHERE round_id = ?1 AND board < ?3",
                      "iii", from->id, to->id, (gint64) ON_THE_WAY) &&
         brg_sql_run (store, error,
                      "UPDATE line_up SET round = ?3 + ?4 WHERE round = ?2"
                      " AND team_id IN (SELECT id FROM entry WHERE group_id = ?1)",
                      "iiii", group_id, (gint64) from->number, (gint64) to->number,
                      (gint64) ON_THE_WAY);
}

static gboolean
settle_pairs (BrgStore *store, gint64 group_id, const BrgRound *round, GError **error)
{
  return brg_sql_run (store, error,
                      "UPDATE pairing SET board = board - ?2 WHERE round_id = ?1 AND board > ?2",
                      "ii", round->id, (gint64) ON_THE_WAY) &&
         brg_sql_run (store, error,
                      "UPDATE line_up SET round = ?2 WHERE round = ?2 + ?3"
                      " AND team_id IN (SELECT id FROM entry WHERE group_id = ?1)",
                      "iii", group_id, (gint64) round->number, (gint64) ON_THE_WAY);
}

static gint
find_round (const gint *order, gint n_rounds, gint table_round)
{
  gint i = 0;

  while (i < n_rounds && order[i] != table_round)
    i++;
  return i;
}

static gboolean
write_order (BrgStore *store, const BrgSnapshot *snapshot, const gint *order, GError **error)
{
  gint n_rounds = (gint) snapshot->rounds->len;
  g_autofree gint *stored = dup_stored_order (snapshot);
  g_autofree char *text = brg_round_order_to_text (order, n_rounds);

  for (gint i = 0; i < n_rounds; i++)
    if (order[i] != stored[i] && !check_may_move (store, snapshot->rounds->pdata[i], error))
      return FALSE;
  for (gint i = 0; i < n_rounds; i++)
    if (order[i] != stored[i] &&
        !move_pairs (store, snapshot->group->id,
                     snapshot->rounds->pdata[find_round (stored, n_rounds, order[i])],
                     snapshot->rounds->pdata[i], error))
      return FALSE;
  for (gint i = 0; i < n_rounds; i++)
    if (order[i] != stored[i] &&
        !settle_pairs (store, snapshot->group->id, snapshot->rounds->pdata[i], error))
      return FALSE;
  return brg_sql_run (store, error, "UPDATE event_group SET round_order = ?2 WHERE id = ?1", "it",
                      snapshot->group->id, text);
}

gboolean
brg_store_set_round_order (BrgStore *store,
                           gint64 group_id,
                           const gint *order,
                           gint n_rounds,
                           const char *reason,
                           GError **error)
{
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgAction) action = NULL;
  g_autofree char *text = NULL;

  g_return_val_if_fail (store != NULL && order != NULL, FALSE);
  g_return_val_if_fail (reason != NULL && *reason != '\0', FALSE);

  snapshot = brg_store_load (store, group_id, error);
  if (snapshot == NULL || !check_is_table (snapshot, order, n_rounds, error))
    return FALSE;
  action = brg_action_begin_in_group (store, "round-order", group_id, error);
  if (action == NULL || !write_order (store, snapshot, order, error))
    return FALSE;
  text = brg_round_order_to_text (order, n_rounds);
  brg_action_set_text (action, "order", text);
  brg_action_set_text (action, "reason", reason);
  return brg_action_commit (g_steal_pointer (&action), error);
}
