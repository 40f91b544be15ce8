/* brg-store-absent.c - players who did not come in time: their games without play
 *
 * Tests: tests/data/test-store-finish.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-absent.h"

#include <glib/gi18n-lib.h>

#include "brg-store-decisions.h"
#include "brg-store-envelope-guard.h"
#include "brg-store-game-place.h"
#include "brg-store-games.h"
#include "brg-store-incident-rows.h"
#include "brg-store-rows.h"

static gboolean
check_board (const BrgGamePlace *place, gint64 group_id, gint round, GError **error)
{
  if (place->group_id != group_id || place->round != round)
    return brg_store_refuse (error, _ ("The board does not belong to this round."));
  if (place->is_bye)
    return brg_store_refuse (error, _ ("A bye has no result to enter."));
  if (place->white == BRG_OUTCOME_NONE)
    return brg_game_place_check_open (place, BRG_OUTCOME_FORFEIT_LOSS, error);
  g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
               /* Translators: number of the board */
               _ ("Board %d has since got a result."), place->board);
  return FALSE;
}

static void
append_name (GString *names, const char *name)
{
  g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "", name);
}

/* Those who have not come. */
static void
append_absent (GString *names, BrgStore *store, const BrgAbsentResult *result)
{
  g_autofree char *white = NULL;
  g_autofree char *black = NULL;

  if (!brg_store_find_players (store, result->pairing_id, &white, &black))
    return;
  if (result->white == BRG_OUTCOME_FORFEIT_LOSS)
    append_name (names, white);
  if (result->black == BRG_OUTCOME_FORFEIT_LOSS)
    append_name (names, black);
}

static gboolean
enter_result (BrgStore *store,
              gint64 group_id,
              gint round,
              const BrgAbsentResult *result,
              GString *boards,
              GError **error)
{
  BrgGamePlace place;

  if (!brg_outcome_is_forfeit (result->white) || !brg_outcome_is_forfeit (result->black))
    return brg_store_refuse (error, _ ("The two sides of the result contradict each other."));
  if (!brg_store_find_board (store, result->pairing_id, &place, error) ||
      !check_board (&place, group_id, round, error))
    return FALSE;
  brg_game_place_append (&place, boards);
  return brg_store_check_decision (store, result->pairing_id, 0, error) &&
         brg_store_note_sealed (store, result->pairing_id, place.white, result->white, error) &&
         brg_store_write_result (store, result->pairing_id, result->white, result->black, error);
}

/* The log is decided: what follows from absence stands in the book. */
static gboolean
log_absent (BrgStore *store, GPtrArray *incidents, GError **error)
{
  for (guint i = 0; incidents != NULL && i < incidents->len; i++)
    {
      g_autoptr (BrgIncident) entry = brg_incident_copy (incidents->pdata[i]);

      entry->state = BRG_INCIDENT_DECIDED;
      if (!brg_store_write_incident (store, entry, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
write_records (BrgStore *store, GPtrArray *records, GError **error)
{
  for (guint i = 0; records != NULL && i < records->len; i++)
    if (!brg_store_write_game (store, records->pdata[i], error))
      return FALSE;
  return TRUE;
}

gboolean
brg_store_enter_absent (BrgStore *store,
                        gint64 group_id,
                        gint round,
                        const BrgAbsentResult *results,
                        guint n_results,
                        GPtrArray *incidents,
                        GPtrArray *records,
                        GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  g_autoptr (GString) boards = g_string_new (NULL);
  g_autoptr (GString) names = g_string_new (NULL);

  g_return_val_if_fail (store != NULL && (results != NULL || n_results == 0), FALSE);
  g_return_val_if_fail (n_results > 0 || (incidents != NULL && incidents->len > 0), FALSE);

  action = brg_action_begin_in_group (store, n_results > 0 ? "results-absent" : "late-players",
                                      group_id, error);
  if (action == NULL)
    return FALSE;
  for (guint i = 0; i < n_results; i++)
    append_absent (names, store, &results[i]);
  for (guint i = 0; i < n_results; i++)
    if (!enter_result (store, group_id, round, &results[i], boards, error))
      return FALSE;
  if (!log_absent (store, incidents, error) || !write_records (store, records, error))
    return FALSE;
  brg_action_set_int (action, "round", round);
  brg_action_set_int (action, "count", n_results > 0 ? n_results : incidents->len);
  brg_action_set_text (action, "boards", boards->str);
  brg_action_set_text (action, "names", names->str);
  return brg_action_commit (g_steal_pointer (&action), error);
}

static gint
read_coming (sqlite3_stmt *stmt, gint column)
{
  return sqlite3_column_type (stmt, column) == SQLITE_NULL ? BRG_ATTENDANCE_NEVER
                                                           : sqlite3_column_int (stmt, column);
}

GArray *
brg_store_list_attendance (BrgStore *store, gint64 group_id, gint round, GError **error)
{
  g_autoptr (GArray) list = g_array_new (FALSE, FALSE, sizeof (BrgAttendance));
  gboolean has_row;
  sqlite3_stmt *stmt;

  g_return_val_if_fail (store != NULL, NULL);

  stmt = brg_sql_query (store, error,
                        "SELECT a.pairing_id, a.white, a.black FROM attendance a"
                        " JOIN pairing p ON p.id = a.pairing_id JOIN round r ON r.id = p.round_id"
                        " WHERE r.group_id = ?1 AND r.number = ?2",
                        "ii", group_id, (gint64) round);
  if (stmt == NULL)
    return NULL;
  while (brg_sql_step (store, stmt, &has_row, error))
    {
      BrgAttendance one;

      if (!has_row)
        return g_steal_pointer (&list);
      one = (BrgAttendance){ sqlite3_column_int64 (stmt, 0), read_coming (stmt, 1),
                             read_coming (stmt, 2) };
      g_array_append_val (list, one);
    }
  return NULL;
}

static gboolean
read_attendance (BrgStore *store, gint64 pairing_id, BrgAttendance *was, GError **error)
{
  sqlite3_stmt *stmt = brg_sql_query (
      store, error, "SELECT white, black FROM attendance WHERE pairing_id = ?1", "i", pairing_id);
  gboolean has_row;

  /* Who was not marked is taken to be there. */
  *was = (BrgAttendance){ pairing_id, 0, 0 };
  if (stmt == NULL || !brg_sql_step (store, stmt, &has_row, error))
    return FALSE;
  if (!has_row)
    return TRUE;
  was->white_comes = read_coming (stmt, 0);
  was->black_comes = read_coming (stmt, 1);
  sqlite3_reset (stmt);
  return TRUE;
}

/* One side is marked at a time; of both at once the title says no more than that. */
static gboolean
describe_attendance (BrgAction *action, const BrgAttendance *now, GError **error)
{
  BrgAttendance was;
  gboolean is_white;
  gint comes;

  if (!read_attendance (brg_action_get_store (action), now->pairing_id, &was, error))
    return FALSE;
  is_white = now->white_comes != was.white_comes;
  if (is_white && now->black_comes != was.black_comes)
    return TRUE;
  comes = is_white ? now->white_comes : now->black_comes;
  brg_store_describe_mark (action, now->pairing_id, is_white ? BRG_COLOUR_WHITE : BRG_COLOUR_BLACK);
  brg_action_set_text (action, "state",
                       comes == 0                      ? "here"
                       : comes == BRG_ATTENDANCE_NEVER ? "away"
                                                       : "late");
  if (comes > 0 && comes != BRG_ATTENDANCE_NEVER)
    brg_store_describe_time (action, "after", comes);
  return TRUE;
}

gboolean
brg_store_note_attendance (BrgStore *store, const BrgAttendance *attendance, GError **error)
{
  g_autoptr (BrgAction) action = NULL;

  g_return_val_if_fail (store != NULL && attendance != NULL, FALSE);

  action = brg_store_begin_mark (store, "attendance", attendance->pairing_id, error);
  if (action == NULL || !describe_attendance (action, attendance, error) ||
      !brg_sql_run (store, error,
                    "INSERT INTO attendance (pairing_id, white, black)"
                    " VALUES (?1, nullif (?2, ?4), nullif (?3, ?4)) ON CONFLICT (pairing_id)"
                    " DO UPDATE SET white = nullif (?2, ?4), black = nullif (?3, ?4)",
                    "iiii", attendance->pairing_id, (gint64) attendance->white_comes,
                    (gint64) attendance->black_comes, (gint64) BRG_ATTENDANCE_NEVER))
    return FALSE;
  return brg_action_commit (g_steal_pointer (&action), error);
}
