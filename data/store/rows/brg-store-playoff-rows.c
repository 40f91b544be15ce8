/* brg-store-playoff-rows.c - rows of play-offs
 *
 * Tests: tests/data/test-store-playoff.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-playoff-rows.h"

#include <glib/gi18n-lib.h>

#include "brg-store-rows.h"
#include "brg-store-tie-rows.h"
#include "brg-store-words.h"
#include "brg-tournament.h"

static const char *const controls[BRG_N_PLAYOFF_CONTROLS] = { "quick", "armageddon", "own" };

static BrgPlayoffControl
find_control (const char *word)
{
  for (gint i = 0; i < BRG_N_PLAYOFF_CONTROLS; i++)
    if (g_strcmp0 (controls[i], word) == 0)
      return (BrgPlayoffControl) i;
  return BRG_PLAYOFF_OWN;
}

/* Index of a player by his row; BRG_NOBODY for a stranger. */
static gint
find_player (const GArray *ids, gint64 id)
{
  for (guint i = 0; i < ids->len; i++)
    if (g_array_index (ids, gint64, i) == id)
      return (gint) i;
  return BRG_NOBODY;
}

/* Rows of the entries that play, in the order of the table. */
static GArray *
load_player_ids (BrgStore *store, gint64 playoff_id, GError **error)
{
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  gboolean has_row;
  sqlite3_stmt *stmt = brg_sql_query (store, error,
                                      "SELECT entry_id FROM playoff_player WHERE playoff_id = ?1"
                                      " ORDER BY position, entry_id",
                                      "i", playoff_id);

  if (stmt == NULL)
    return NULL;
  while (brg_sql_step (store, stmt, &has_row, error))
    {
      gint64 id;

      if (!has_row)
        return g_steal_pointer (&ids);
      id = sqlite3_column_int64 (stmt, 0);
      g_array_append_val (ids, id);
    }
  return NULL;
}

static gboolean
load_games (BrgStore *store, BrgPlayoffRecord *record, const GArray *ids, GError **error)
{
  gboolean has_row;
  sqlite3_stmt *stmt =
      brg_sql_query (store, error,
                     "SELECT id, stage, round, board, white_id, black_id, control, white, black,"
                     " moves FROM playoff_game WHERE playoff_id = ?1"
                     " ORDER BY stage, round, board, id",
                     "i", record->id);

  if (stmt == NULL)
    return FALSE;
  while (brg_sql_step (store, stmt, &has_row, error))
    {
      BrgPlayoffGame game = { 0 };

      if (!has_row)
        return TRUE;
      game.id = sqlite3_column_int64 (stmt, 0);
      game.stage = sqlite3_column_int (stmt, 1);
      game.round = sqlite3_column_int (stmt, 2);
      game.board = sqlite3_column_int (stmt, 3);
      game.white = find_player (ids, sqlite3_column_int64 (stmt, 4));
      game.black = find_player (ids, sqlite3_column_int64 (stmt, 5));
      game.control = find_control (brg_sql_get_text (stmt, 6));
      game.white_outcome = brg_store_outcome_from_word (brg_sql_get_text (stmt, 7));
      game.black_outcome = brg_store_outcome_from_word (brg_sql_get_text (stmt, 8));
      game.moves = sqlite3_column_int (stmt, 9);
      g_array_append_val (record->games, game);
    }
  return FALSE;
}

/* The rows of a query of play-offs, without players and games. */
static gboolean
load_heads (BrgStore *store, sqlite3_stmt *stmt, GPtrArray *records, GError **error)
{
  gboolean has_row;

  while (brg_sql_step (store, stmt, &has_row, error))
    {
      BrgPlayoffRecord *record;

      if (!has_row)
        return TRUE;
      record = brg_playoff_record_new ();
      g_ptr_array_add (records, record);
      record->id = sqlite3_column_int64 (stmt, 0);
      g_free (record->format);
      record->format = brg_sql_dup_text (stmt, 1);
      g_free (record->options);
      record->options = brg_sql_dup_text (stmt, 2);
      g_free (record->control);
      record->control = brg_sql_dup_text (stmt, 3);
      record->seed = (guint64) sqlite3_column_int64 (stmt, 4);
      record->order_id = sqlite3_column_int64 (stmt, 5);
    }
  return FALSE;
}

gboolean
brg_store_load_playoffs (BrgStore *store, BrgSnapshot *snapshot, GError **error)
{
  sqlite3_stmt *stmt = brg_sql_query (store, error,
                                      "SELECT id, format, options, control, seed, order_id"
                                      " FROM playoff WHERE group_id = ?1 ORDER BY id",
                                      "i", snapshot->group->id);

  if (stmt == NULL || !load_heads (store, stmt, snapshot->playoffs, error))
    return FALSE;
  for (guint i = 0; i < snapshot->playoffs->len; i++)
    {
      BrgPlayoffRecord *record = snapshot->playoffs->pdata[i];
      g_autoptr (GArray) ids = load_player_ids (store, record->id, error);

      if (ids == NULL || !load_games (store, record, ids, error))
        return FALSE;
      for (guint k = 0; k < ids->len; k++)
        {
          gint entry = brg_snapshot_find_entry (snapshot, g_array_index (ids, gint64, k));

          g_array_append_val (record->players, entry);
        }
    }
  return TRUE;
}

static gboolean
insert_game (BrgStore *store,
             gint64 playoff_id,
             const BrgPlayoffGame *game,
             const gint64 *entry_ids,
             GError **error)
{
  char white[2];
  char black[2];

  return brg_sql_run (store, error,
                      "INSERT INTO playoff_game (playoff_id, stage, round, board, white_id,"
                      " black_id, control, white, black, moves)"
                      " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)",
                      "iiiiiittti", playoff_id, (gint64) game->stage, (gint64) game->round,
                      (gint64) game->board, entry_ids[game->white], entry_ids[game->black],
                      controls[game->control],
                      brg_store_outcome_to_word (game->white_outcome, white),
                      brg_store_outcome_to_word (game->black_outcome, black), (gint64) game->moves);
}

gboolean
brg_store_insert_playoff (BrgStore *store,
                          gint64 group_id,
                          const BrgPlayoffRecord *record,
                          const gint64 *entry_ids,
                          gint64 *playoff_id,
                          GError **error)
{
  if (!brg_sql_run (store, error,
                    "INSERT INTO playoff (group_id, format, options, control, seed)"
                    " VALUES (?1, ?2, ?3, ?4, ?5)",
                    "ittti", group_id, record->format, record->options, record->control,
                    (gint64) record->seed))
    return FALSE;
  *playoff_id = sqlite3_last_insert_rowid (store->db);
  for (guint i = 0; i < record->players->len; i++)
    if (!brg_sql_run (store, error,
                      "INSERT INTO playoff_player (playoff_id, entry_id, position)"
                      " VALUES (?1, ?2, ?3)",
                      "iii", *playoff_id, entry_ids[i], (gint64) i + 1))
      return FALSE;
  for (guint i = 0; i < record->games->len; i++)
    if (!insert_game (store, *playoff_id, &g_array_index (record->games, BrgPlayoffGame, i),
                      entry_ids, error))
      return FALSE;
  return TRUE;
}

/* The play-off as it stands, with the rows of its players. */
static BrgPlayoffRecord *
load_record (BrgStore *store, gint64 playoff_id, GArray **ids, GError **error)
{
  g_autoptr (GPtrArray) records =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_playoff_record_free);
  BrgPlayoffRecord *record;
  sqlite3_stmt *stmt = brg_sql_query (
      store, error,
      "SELECT id, format, options, control, seed, order_id FROM playoff WHERE id = ?1", "i",
      playoff_id);

  if (stmt == NULL || !load_heads (store, stmt, records, error))
    return NULL;
  *ids = load_player_ids (store, playoff_id, error);
  if (*ids == NULL)
    return NULL;
  if (records->len == 0 || !load_games (store, records->pdata[0], *ids, error))
    return NULL;
  record = g_ptr_array_steal_index (records, 0);
  for (gint i = 0; i < (gint) (*ids)->len; i++)
    g_array_append_val (record->players, i);
  return record;
}

/* Games that are in the replay no more go; new ones come. */
static gboolean
update_games (BrgStore *store,
              const BrgPlayoffRecord *record,
              const BrgPlayoff *playoff,
              const gint64 *entry_ids,
              GError **error)
{
  g_autoptr (GHashTable) kept = g_hash_table_new (g_int64_hash, g_int64_equal);

  for (guint i = 0; i < playoff->games->len; i++)
    g_hash_table_add (kept, &g_array_index (playoff->games, BrgPlayoffGame, i).id);
  for (guint i = 0; i < record->games->len; i++)
    {
      const BrgPlayoffGame *game = &g_array_index (record->games, BrgPlayoffGame, i);

      if (!g_hash_table_contains (kept, &game->id) &&
          !brg_sql_run (store, error, "DELETE FROM playoff_game WHERE id = ?1", "i", game->id))
        return FALSE;
    }
  for (guint i = 0; i < playoff->games->len; i++)
    {
      const BrgPlayoffGame *game = &g_array_index (playoff->games, BrgPlayoffGame, i);

      if (game->id == 0 && !insert_game (store, record->id, game, entry_ids, error))
        return FALSE;
    }
  return TRUE;
}

/* Whether the order in the database says what the replay says. */
static gboolean
is_same_order (BrgStore *store,
               const BrgPlayoffRecord *record,
               const BrgPlayoff *playoff,
               const gint64 *entry_ids,
               gboolean *is_same,
               GError **error)
{
  *is_same = record->order_id != 0 && playoff->is_over;
  for (guint i = 0; *is_same && i < record->players->len; i++)
    {
      gint64 position;

      if (!brg_sql_get_int (
              store, &position, error,
              "SELECT position FROM tie_order_place WHERE order_id = ?1 AND entry_id = ?2", "ii",
              record->order_id, entry_ids[i]))
        return FALSE;
      *is_same = position == playoff->positions[i];
    }
  return TRUE;
}

/* How far the order reaches. rus-chess-2014 30.5.6, rus-draughts-2022 5.4.8.13: players with equal
 * points play, whatever parts them otherwise. rus-draughts-2022 5.4.9.6.1: the challenger of the
 * extra match has fewer points. */
static BrgTieReach
get_reach (const BrgPlayoffRecord *record)
{
  return g_str_equal (record->format, "team-match") ? BRG_TIE_OVER_POINTS : BRG_TIE_OVER_TIE_BREAKS;
}

static gboolean
update_order (BrgStore *store,
              gint64 group_id,
              const BrgPlayoffRecord *record,
              const BrgPlayoff *playoff,
              const gint64 *entry_ids,
              GError **error)
{
  gboolean is_same;
  gint64 order_id;

  if (!is_same_order (store, record, playoff, entry_ids, &is_same, error))
    return FALSE;
  if (is_same)
    return TRUE;
  if (record->order_id != 0 && !brg_store_delete_tie_order (store, record->order_id, error))
    return FALSE;
  if (!playoff->is_over)
    return TRUE;
  return brg_store_insert_tie_order (store, group_id, BRG_TIE_BY_PLAYOFF, "", entry_ids,
                                     playoff->positions, record->players->len, &order_id, error) &&
         brg_store_write_tie_reach (store, order_id, get_reach (record), error) &&
         brg_sql_run (store, error, "UPDATE playoff SET order_id = ?2 WHERE id = ?1", "ii",
                      record->id, order_id);
}

gboolean
brg_store_update_playoff (BrgStore *store, gint64 group_id, gint64 playoff_id, GError **error)
{
  g_autoptr (GArray) ids = NULL;
  g_autoptr (BrgPlayoffRecord) record = load_record (store, playoff_id, &ids, error);
  g_autoptr (BrgPlayoff) playoff = NULL;
  const gint64 *entry_ids;

  if (record == NULL)
    return FALSE;
  playoff = brg_playoff_record_replay (record);
  if (playoff == NULL)
    return brg_store_refuse (error, _ ("This version of the program does not know the format "
                                       "of the play-off."));
  entry_ids = (const gint64 *) (gconstpointer) ids->data;
  return update_games (store, record, playoff, entry_ids, error) &&
         update_order (store, group_id, record, playoff, entry_ids, error);
}

gboolean
brg_store_delete_playoff (BrgStore *store, gint64 playoff_id, GError **error)
{
  gint64 order_id;

  return brg_sql_get_int (store, &order_id, error,
                          "SELECT coalesce (order_id, 0) FROM playoff WHERE id = ?1", "i",
                          playoff_id) &&
         (order_id == 0 || brg_store_delete_tie_order (store, order_id, error)) &&
         brg_sql_run (store, error, "DELETE FROM playoff_game WHERE playoff_id = ?1", "i",
                      playoff_id) &&
         brg_sql_run (store, error, "DELETE FROM playoff_player WHERE playoff_id = ?1", "i",
                      playoff_id) &&
         brg_sql_run (store, error, "DELETE FROM playoff WHERE id = ?1", "i", playoff_id);
}

gboolean
brg_store_check_no_playoff (BrgStore *store, gint64 entry_id, GError **error)
{
  gint64 n_playoffs;

  if (!brg_sql_get_int (store, &n_playoffs, error,
                        "SELECT count(*) FROM playoff_player WHERE entry_id = ?1", "i", entry_id))
    return FALSE;
  return n_playoffs == 0 ||
         brg_store_refuse (error, _ ("The player is in a play-off. Remove the play-off first."));
}
