/* brg-store-content.c - writes the players, rounds and bans of a snapshot into a new group
 *
 * Tests: tests/data/test-trf-snapshot.c, tests/data/test-store-teams.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-content.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "brg-store-awards.h"
#include "brg-store-playoff-rows.h"
#include "brg-store-rows.h"
#include "brg-store-seats.h"
#include "brg-store-team-rows.h"
#include "brg-store-tie-rows.h"

/* What an import has made so far. */
typedef struct
{
  gint64 group_id;
  GArray *entry_ids;  /* (element-type gint64): in the order of the snapshot's entries */
  GArray *player_ids; /* (element-type gint64): in the order of the players of its teams */
  GHashTable
      *matches; /* (nullable): row of a match in the snapshot -> BrgMatchRow of the new one */
} Import;

static gint64
find_id (const GArray *ids, gint index)
{
  return index == BRG_NOBODY ? 0 : g_array_index (ids, gint64, index);
}

/* The games of a micro-match where they are known, else what the board brought. */
static gboolean
write_outcomes (BrgStore *store, gint64 id, const BrgGame *game, GError **error)
{
  BrgStoredMeeting meeting;

  if (!brg_store_load_meeting (store, id, &meeting, error))
    return FALSE;
  if (meeting.n_games == 1 || game->white_games[0] == BRG_OUTCOME_NONE)
    return brg_store_write_outcome (store, id, game->white_outcome, game->black_outcome, error);
  memcpy (meeting.white, game->white_games, sizeof meeting.white);
  memcpy (meeting.black, game->black_games, sizeof meeting.black);
  return brg_store_write_meeting (store, id, &meeting, error) &&
         brg_store_write_outcome (store, id, game->white_outcome, game->black_outcome, error);
}

static gboolean
insert_game (BrgStore *store,
             Import *import,
             gint64 round_id,
             gint board,
             const BrgGame *game,
             GError **error)
{
  BrgMatchRow match = { .round_id = round_id, .board = board };

  if (!brg_store_insert_pairing (store, round_id, board, find_id (import->entry_ids, game->white),
                                 find_id (import->entry_ids, game->black), game->is_manual,
                                 &match.id, error))
    return FALSE;
  if (import->matches != NULL)
    g_hash_table_insert (import->matches, g_memdup2 (&game->id, sizeof game->id),
                         g_memdup2 (&match, sizeof match));
  /* What a match brings is not stored: it follows from the boards. */
  return (import->matches != NULL && game->black != BRG_NOBODY) ||
         write_outcomes (store, match.id, game, error);
}

static gboolean
insert_round (BrgStore *store, Import *import, const BrgRound *round, GError **error)
{
  gint64 round_id;

  if (!brg_store_insert_round (store, import->group_id, round->number, round->state, &round_id,
                               error) ||
      !brg_store_write_change_of_pairs (store, round_id, round->changed_reason, round->changed_by,
                                        error))
    return FALSE;
  for (guint i = 0; i < round->games->len; i++)
    if (!insert_game (store, import, round_id, (gint) i + 1,
                      &g_array_index (round->games, BrgGame, i), error))
      return FALSE;
  return TRUE;
}

static gboolean
insert_boards (BrgStore *store, Import *import, const BrgRound *round, GError **error)
{
  for (guint i = 0; i < round->games->len; i++)
    {
      const BrgGame *game = &g_array_index (round->games, BrgGame, i);
      const BrgMatchRow *match = g_hash_table_lookup (import->matches, &game->match_id);
      gint64 id;

      if (match == NULL)
        return brg_store_refuse (error, _ ("A board does not belong to any match."));
      if (!brg_store_insert_match_board (store, match, game->match_board,
                                         find_id (import->player_ids, game->white),
                                         find_id (import->player_ids, game->black), &id, error) ||
          !write_outcomes (store, id, game, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
insert_bans (BrgStore *store, const BrgSnapshot *snapshot, const GArray *entry_ids, GError **error)
{
  for (guint i = 0; i < snapshot->bans->len; i++)
    {
      const BrgBan *ban = &g_array_index (snapshot->bans, BrgBan, i);

      if (!brg_store_insert_ban (store, g_array_index (entry_ids, gint64, ban->entry),
                                 g_array_index (entry_ids, gint64, ban->other), ban->first_round,
                                 ban->last_round, error))
        return FALSE;
    }
  return TRUE;
}

/* Groups of the draw and points for pairing only. */
static gboolean
insert_pairing_rules (BrgStore *store,
                      const BrgSnapshot *snapshot,
                      const GArray *entry_ids,
                      GError **error)
{
  for (guint i = 0; i < snapshot->sections->len; i++)
    {
      const BrgSectionPlace *place = &g_array_index (snapshot->sections, BrgSectionPlace, i);

      if (!brg_store_write_section (store, g_array_index (entry_ids, gint64, place->entry),
                                    place->round, place->number, error))
        return FALSE;
    }
  for (guint i = 0; i < snapshot->virtual_points->len; i++)
    {
      const BrgVirtualPoints *points =
          &g_array_index (snapshot->virtual_points, BrgVirtualPoints, i);

      if (!brg_store_insert_virtual_points (store, g_array_index (entry_ids, gint64, points->entry),
                                            points->round, points->points, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
insert_decisions (BrgStore *store,
                  const BrgSnapshot *snapshot,
                  const GArray *entry_ids,
                  GError **error)
{
  for (guint i = 0; i < snapshot->decisions->len; i++)
    {
      const BrgMeetingNote *decision = &g_array_index (snapshot->decisions, BrgMeetingNote, i);

      if (!brg_store_insert_decision (store, g_array_index (entry_ids, gint64, decision->winner),
                                      decision, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
insert_rounds (BrgStore *store, Import *import, const BrgSnapshot *snapshot, GError **error)
{
  for (guint i = 0; i < snapshot->rounds->len; i++)
    if (!insert_round (store, import, snapshot->rounds->pdata[i], error) ||
        (snapshot->players != NULL &&
         !insert_boards (store, import, snapshot->players->rounds->pdata[i], error)))
      return FALSE;
  for (guint i = 0; i < snapshot->absences->len; i++)
    {
      const BrgAbsence *absence = &g_array_index (snapshot->absences, BrgAbsence, i);

      if (!brg_store_write_absence (store, find_id (import->entry_ids, absence->entry),
                                    absence->round, absence->outcome, error))
        return FALSE;
    }
  return TRUE;
}

/* The players of the snapshot with the new rows of their teams. */
static gboolean
insert_players (BrgStore *store, Import *import, const BrgSnapshot *snapshot, GError **error)
{
  g_autoptr (GPtrArray) players = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_entry_free);

  if (snapshot->players == NULL)
    return TRUE;
  for (guint i = 0; i < snapshot->players->entries->len; i++)
    {
      BrgEntry *player = brg_entry_copy (snapshot->players->entries->pdata[i]);

      player->team_id =
          find_id (import->entry_ids, brg_snapshot_find_entry (snapshot, player->team_id));
      g_ptr_array_add (players, player);
    }
  return brg_store_insert_entries (store, import->group_id, players, FALSE, import->player_ids,
                                   error);
}

static gboolean
insert_tie_orders (BrgStore *store,
                   gint64 group_id,
                   const BrgSnapshot *snapshot,
                   const GArray *entry_ids,
                   GHashTable *order_ids,
                   GError **error)
{
  for (guint i = 0; i < snapshot->tie_orders->len; i++)
    {
      const BrgTieOrder *order = snapshot->tie_orders->pdata[i];
      g_autofree gint64 *ids = g_new (gint64, order->places->len);
      g_autofree gint *positions = g_new (gint, order->places->len);
      gint64 order_id;

      for (guint k = 0; k < order->places->len; k++)
        {
          const BrgTiePlace *place = &g_array_index (order->places, BrgTiePlace, k);

          ids[k] = g_array_index (entry_ids, gint64, place->entry);
          positions[k] = place->position;
        }
      if (!brg_store_insert_tie_order (store, group_id, order->method, order->note, ids, positions,
                                       order->places->len, &order_id, error) ||
          !brg_store_write_tie_reach (store, order_id, order->overrules, error))
        return FALSE;
      g_hash_table_insert (order_ids, g_memdup2 (&order->id, sizeof order->id),
                           g_memdup2 (&order_id, sizeof order_id));
    }
  return TRUE;
}

/* Play-offs with the orders in which they ended. */
static gboolean
insert_playoffs (BrgStore *store,
                 gint64 group_id,
                 const BrgSnapshot *snapshot,
                 const GArray *entry_ids,
                 GHashTable *order_ids,
                 GError **error)
{
  for (guint i = 0; i < snapshot->playoffs->len; i++)
    {
      const BrgPlayoffRecord *record = snapshot->playoffs->pdata[i];
      g_autofree gint64 *ids = g_new (gint64, record->players->len);
      const gint64 *order_id = g_hash_table_lookup (order_ids, &record->order_id);
      gint64 id;

      for (guint k = 0; k < record->players->len; k++)
        ids[k] = g_array_index (entry_ids, gint64, g_array_index (record->players, gint, k));
      if (!brg_store_insert_playoff (store, group_id, record, ids, &id, error) ||
          (order_id != NULL &&
           !brg_sql_run (store, error, "UPDATE playoff SET order_id = ?2 WHERE id = ?1", "ii", id,
                         *order_id)))
        return FALSE;
    }
  return TRUE;
}

gboolean
brg_store_insert_content (BrgStore *store,
                          gint64 group_id,
                          const BrgSnapshot *snapshot,
                          GError **error)
{
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (GArray) player_ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (GHashTable) matches =
      g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, g_free);
  g_autoptr (GHashTable) order_ids =
      g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, g_free);
  Import import = { group_id, ids, player_ids, snapshot->players != NULL ? matches : NULL };

  return brg_store_insert_entries (store, group_id, snapshot->entries, TRUE, ids, error) &&
         insert_players (store, &import, snapshot, error) &&
         insert_rounds (store, &import, snapshot, error) &&
         insert_bans (store, snapshot, ids, error) &&
         insert_decisions (store, snapshot, ids, error) &&
         insert_tie_orders (store, group_id, snapshot, ids, order_ids, error) &&
         insert_playoffs (store, group_id, snapshot, ids, order_ids, error) &&
         insert_pairing_rules (store, snapshot, ids, error) &&
         brg_store_insert_awards (store, group_id, snapshot, error);
}
