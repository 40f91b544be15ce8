/* brg-store-postal-rows.c - rows of play by correspondence
 *
 * Tests: tests/data/test-store-postal.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-postal-rows.h"

#include <glib/gi18n-lib.h>

#include "brg-known-value.h"
#include "brg-sql.h"
#include "brg-store-rows.h"
#include "brg-zone.h"

static BrgPostalDay
read_day (sqlite3_stmt *stmt, int column)
{
  g_autofree char *text = brg_sql_dup_text (stmt, column);

  return brg_postal_day_from_iso (text);
}

static gboolean
load_terms (BrgStore *store, BrgPostalEvent *event, GError **error)
{
  g_autofree char *channel = NULL;
  gboolean has_row;
  BrgPostalTerms *terms;
  sqlite3_stmt *stmt =
      brg_sql_query (store, error,
                     "SELECT channel, code, first_day, last_day, norm_days, norm_moves, transit,"
                     " is_registered, secretary, arbiter, organisation, note FROM postal_terms"
                     " WHERE group_id = ?1",
                     "i", event->group_id);

  if (stmt == NULL || !brg_sql_step (store, stmt, &has_row, error))
    return FALSE;
  if (!has_row)
    return TRUE;
  terms = g_new0 (BrgPostalTerms, 1);
  channel = brg_sql_dup_text (stmt, 0);
  brg_postal_channel_find (channel, &terms->channel);
  terms->code = brg_sql_dup_text (stmt, 1);
  terms->start = read_day (stmt, 2);
  terms->end = read_day (stmt, 3);
  terms->norm_days = (guint) sqlite3_column_int (stmt, 4);
  terms->norm_moves = (guint) sqlite3_column_int (stmt, 5);
  terms->transit = sqlite3_column_int (stmt, 6);
  terms->is_registered = sqlite3_column_int (stmt, 7) != 0;
  terms->secretary = brg_sql_dup_text (stmt, 8);
  terms->arbiter = brg_sql_dup_text (stmt, 9);
  terms->organisation = brg_sql_dup_text (stmt, 10);
  terms->note = brg_sql_dup_text (stmt, 11);
  sqlite3_reset (stmt);
  event->terms = terms;
  return TRUE;
}

/* Calls @take for every row. */
static gboolean
walk (BrgStore *store,
      sqlite3_stmt *stmt,
      void (*take) (BrgPostalEvent *event, sqlite3_stmt *stmt),
      BrgPostalEvent *event,
      GError **error)
{
  gboolean has_row = TRUE;

  if (stmt == NULL)
    return FALSE;
  while (has_row)
    {
      if (!brg_sql_step (store, stmt, &has_row, error))
        return FALSE;
      if (has_row)
        take (event, stmt);
    }
  return TRUE;
}

static void
take_sheet (BrgPostalEvent *event, sqlite3_stmt *stmt)
{
  brg_postal_event_set_sheet (event, sqlite3_column_int64 (stmt, 0), read_day (stmt, 1));
}

static void
take_pause (BrgPostalEvent *event, sqlite3_stmt *stmt)
{
  BrgPostalPause *pause = brg_postal_pause_new (sqlite3_column_int64 (stmt, 1));

  pause->id = sqlite3_column_int64 (stmt, 0);
  pause->from = read_day (stmt, 2);
  pause->to = read_day (stmt, 3);
  pause->is_granted = sqlite3_column_int (stmt, 4) != 0;
  pause->secretary = read_day (stmt, 5);
  g_ptr_array_add (event->pauses, pause);
}

static void
take_notice (BrgPostalEvent *event, sqlite3_stmt *stmt)
{
  BrgPostalNotice notice = { sqlite3_column_int64 (stmt, 1), read_day (stmt, 2) };

  for (guint i = 0; i < event->pauses->len; i++)
    {
      BrgPostalPause *pause = event->pauses->pdata[i];

      if (pause->id == sqlite3_column_int64 (stmt, 0))
        g_array_append_val (pause->notices, notice);
    }
}

static void
take_row (BrgPostalEvent *event, sqlite3_stmt *stmt)
{
  BrgPostalRow *row = g_new0 (BrgPostalRow, 1);

  row->id = sqlite3_column_int64 (stmt, 0);
  row->pairing_id = sqlite3_column_int64 (stmt, 1);
  row->line = brg_sql_dup_text (stmt, 2);
  brg_postal_event_add_row (event, row);
}

static void
take_measure (BrgPostalEvent *event, sqlite3_stmt *stmt)
{
  BrgPostalMeasure *measure = g_new0 (BrgPostalMeasure, 1);
  g_autofree char *office = brg_sql_dup_text (stmt, 5);
  g_autofree char *kind = brg_sql_dup_text (stmt, 6);

  measure->id = sqlite3_column_int64 (stmt, 0);
  measure->number = sqlite3_column_int (stmt, 1);
  measure->entry_id = sqlite3_column_int64 (stmt, 2);
  measure->pairing_id = sqlite3_column_int64 (stmt, 3);
  measure->appeal_of_id = sqlite3_column_int64 (stmt, 4);
  brg_postal_office_find (office, &measure->office);
  brg_postal_measure_find (kind, &measure->kind);
  measure->article = brg_sql_dup_text (stmt, 7);
  measure->decided = read_day (stmt, 8);
  measure->told = read_day (stmt, 9);
  measure->protested = read_day (stmt, 10);
  measure->reason = brg_sql_dup_text (stmt, 11);
  g_ptr_array_add (event->measures, measure);
}

#define OF_GROUP "JOIN entry e ON e.id = t.entry_id WHERE e.group_id = ?1"

static gboolean
load_players (BrgStore *store, BrgPostalEvent *event, GError **error)
{
  return walk (store,
               brg_sql_query (store, error,
                              "SELECT t.entry_id, t.received_on FROM postal_sheet t " OF_GROUP, "i",
                              event->group_id),
               take_sheet, event, error) &&
         walk (store,
               brg_sql_query (store, error,
                              "SELECT t.id, t.entry_id, t.first_day, t.last_day, t.is_granted,"
                              " t.secretary_on FROM postal_break t " OF_GROUP
                              " ORDER BY t.first_day, t.id",
                              "i", event->group_id),
               take_pause, event, error) &&
         walk (store,
               brg_sql_query (store, error,
                              "SELECT n.break_id, n.opponent_id, n.told_on FROM postal_notice n"
                              " JOIN postal_break t ON t.id = n.break_id " OF_GROUP
                              " ORDER BY n.break_id, n.opponent_id",
                              "i", event->group_id),
               take_notice, event, error);
}

static gboolean
load_rows (BrgStore *store, BrgPostalEvent *event, gint64 pairing_id, GError **error)
{
  sqlite3_stmt *stmt =
      pairing_id != 0
          ? brg_sql_query (store, error,
                           "SELECT id, pairing_id, line FROM postal_record WHERE pairing_id = ?1"
                           " ORDER BY position, id",
                           "i", pairing_id)
          : brg_sql_query (store, error,
                           "SELECT c.id, c.pairing_id, c.line FROM round r"
                           " JOIN pairing p ON p.round_id = r.id"
                           " JOIN postal_record c ON c.pairing_id = p.id WHERE r.group_id = ?1"
                           " ORDER BY r.number, p.board, p.id, c.position, c.id",
                           "i", event->group_id);

  return walk (store, stmt, take_row, event, error);
}

static void
take_keyed (BrgPostalEvent *event, sqlite3_stmt *stmt)
{
  brg_postal_event_set_keyed (event, sqlite3_column_int64 (stmt, 0), read_day (stmt, 1));
}

static BrgPostalEvent *
load (BrgStore *store, gint64 group_id, gint64 pairing_id, GError **error)
{
  g_autoptr (BrgPostalEvent) event = brg_postal_event_new (group_id);

  if (!load_terms (store, event, error) || !load_players (store, event, error) ||
      !load_rows (store, event, pairing_id, error) ||
      !walk (store,
             brg_sql_query (store, error,
                            "SELECT s.pairing_id, s.keyed_on FROM round r JOIN pairing p ON"
                            " p.round_id = r.id JOIN result s ON s.pairing_id = p.id AND s.game = 1"
                            " WHERE r.group_id = ?1 AND s.keyed_on <> ''",
                            "i", group_id),
             take_keyed, event, error) ||
      !walk (store,
             brg_sql_query (store, error,
                            "SELECT id, number, entry_id, pairing_id, appeal_of_id, office, kind,"
                            " article, decided_on, told_on, protested_on, reason"
                            " FROM postal_measure WHERE group_id = ?1 ORDER BY number",
                            "i", group_id),
             take_measure, event, error))
    return NULL;
  return g_steal_pointer (&event);
}

BrgPostalEvent *
brg_store_load_postal (BrgStore *store, gint64 group_id, GError **error)
{
  g_return_val_if_fail (store != NULL, NULL);

  return load (store, group_id, 0, error);
}

BrgPostalEvent *
brg_store_load_postal_game (BrgStore *store, gint64 group_id, gint64 pairing_id, GError **error)
{
  g_return_val_if_fail (store != NULL && pairing_id != 0, NULL);

  return load (store, group_id, pairing_id, error);
}

BrgPostalEvent *
brg_store_load_postal_terms (BrgStore *store, gint64 group_id, GError **error)
{
  g_autoptr (BrgPostalEvent) event = brg_postal_event_new (group_id);

  g_return_val_if_fail (store != NULL, NULL);

  return load_terms (store, event, error) ? g_steal_pointer (&event) : NULL;
}

gboolean
brg_store_write_postal_terms (BrgStore *store,
                              gint64 group_id,
                              const BrgPostalTerms *terms,
                              GError **error)
{
  g_autofree char *first = brg_postal_day_to_iso (terms->start);
  g_autofree char *last = brg_postal_day_to_iso (terms->end);

  return brg_sql_run (store, error,
                      "INSERT INTO postal_terms (group_id, channel, code, first_day, last_day,"
                      " norm_days, norm_moves, transit, is_registered, secretary, arbiter,"
                      " organisation, note) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11,"
                      " ?12, ?13) ON CONFLICT (group_id) DO UPDATE SET channel = ?2, code = ?3,"
                      " first_day = ?4, last_day = ?5, norm_days = ?6, norm_moves = ?7,"
                      " transit = ?8, is_registered = ?9, secretary = ?10, arbiter = ?11,"
                      " organisation = ?12, note = ?13",
                      "ittttiiiitttt", group_id, brg_postal_channel_get_id (terms->channel),
                      terms->code, first, last, (gint64) terms->norm_days,
                      (gint64) terms->norm_moves, (gint64) terms->transit,
                      (gint64) terms->is_registered, terms->secretary, terms->arbiter,
                      terms->organisation, terms->note);
}

static gboolean
write_notices (BrgStore *store, const BrgPostalPause *pause, GError **error)
{
  if (!brg_sql_run (store, error, "DELETE FROM postal_notice WHERE break_id = ?1", "i", pause->id))
    return FALSE;
  for (guint i = 0; i < pause->notices->len; i++)
    {
      const BrgPostalNotice *notice = &g_array_index (pause->notices, BrgPostalNotice, i);
      g_autofree char *told = brg_postal_day_to_iso (notice->told);

      if (notice->told != 0 &&
          !brg_sql_run (store, error,
                        "INSERT INTO postal_notice (break_id, opponent_id, told_on)"
                        " VALUES (?1, ?2, ?3)",
                        "iit", pause->id, notice->opponent_id, told))
        return FALSE;
    }
  return TRUE;
}

gboolean
brg_store_write_postal_pause (BrgStore *store, BrgPostalPause *pause, GError **error)
{
  g_autofree char *first = brg_postal_day_to_iso (pause->from);
  g_autofree char *last = brg_postal_day_to_iso (pause->to);
  g_autofree char *secretary = brg_postal_day_to_iso (pause->secretary);

  if (pause->id != 0)
    return brg_sql_run (store, error,
                        "UPDATE postal_break SET first_day = ?2, last_day = ?3, is_granted = ?4,"
                        " secretary_on = ?5 WHERE id = ?1",
                        "ittit", pause->id, first, last, (gint64) pause->is_granted, secretary) &&
           write_notices (store, pause, error);
  if (!brg_sql_run (store, error,
                    "INSERT INTO postal_break (entry_id, first_day, last_day, is_granted,"
                    " secretary_on) VALUES (?1, ?2, ?3, ?4, ?5)",
                    "ittit", pause->entry_id, first, last, (gint64) pause->is_granted, secretary))
    return FALSE;
  pause->id = sqlite3_last_insert_rowid (store->db);
  return write_notices (store, pause, error);
}

gboolean
brg_store_write_postal_measure (BrgStore *store,
                                gint64 group_id,
                                BrgPostalMeasure *measure,
                                GError **error)
{
  const char *office = brg_postal_office_get_id (measure->office);
  const char *kind = brg_postal_measure_get_id (measure->kind);
  g_autofree char *decided = brg_postal_day_to_iso (measure->decided);
  g_autofree char *told = brg_postal_day_to_iso (measure->told);
  g_autofree char *protested = brg_postal_day_to_iso (measure->protested);
  gint64 number;

  if (measure->id != 0)
    return brg_sql_run (store, error,
                        "UPDATE postal_measure SET told_on = ?2, protested_on = ?3 WHERE id = ?1",
                        "itt", measure->id, told, protested);
  if (!brg_sql_get_int (store, &number, error,
                        "SELECT coalesce (max (number), 0) + 1 FROM postal_measure"
                        " WHERE group_id = ?1",
                        "i", group_id) ||
      !brg_sql_run (store, error,
                    "INSERT INTO postal_measure (group_id, number, entry_id, pairing_id,"
                    " appeal_of_id, office, kind, article, decided_on, told_on, protested_on,"
                    " reason) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)",
                    "iiiIIttttttt", group_id, number, measure->entry_id, measure->pairing_id,
                    measure->appeal_of_id, office, kind, measure->article, decided, told, protested,
                    measure->reason))
    return FALSE;
  measure->id = sqlite3_last_insert_rowid (store->db);
  measure->number = (gint) number;
  return TRUE;
}

gboolean
brg_store_write_postal_sheet (BrgStore *store, gint64 entry_id, BrgPostalDay day, GError **error)
{
  g_autofree char *text = brg_postal_day_to_iso (day);

  if (day == 0)
    return brg_sql_run (store, error, "DELETE FROM postal_sheet WHERE entry_id = ?1", "i",
                        entry_id);
  return brg_sql_run (store, error,
                      "INSERT INTO postal_sheet (entry_id, received_on) VALUES (?1, ?2)"
                      " ON CONFLICT (entry_id) DO UPDATE SET received_on = ?2",
                      "it", entry_id, text);
}

gboolean
brg_store_check_postal_group (BrgStore *store, gint64 group_id, gint64 event_id, GError **error)
{
  gboolean is_played = TRUE;
  gboolean is_single = TRUE;
  gboolean has_row = TRUE;
  sqlite3_stmt *stmt = brg_sql_query (
      store, error,
      "SELECT e.rulebook || ' ' || e.discipline, g.system, g.boards = 0 AND g.meeting_games = 1"
      " FROM event_group g JOIN event e ON e.id = g.event_id WHERE g.id = ?1 OR (e.id = ?2 AND"
      " g.id IN (SELECT group_id FROM postal_terms))",
      "ii", group_id, event_id);

  if (stmt == NULL)
    return FALSE;
  while (has_row)
    {
      g_autofree char *played = NULL;
      g_autofree char *system = NULL;

      if (!brg_sql_step (store, stmt, &has_row, error))
        return FALSE;
      if (!has_row)
        break;
      played = brg_sql_dup_text (stmt, 0);
      system = brg_sql_dup_text (stmt, 1);
      is_played = is_played && brg_known_value_is_in ("postal", played);
      is_single = is_single && brg_known_value_is_in ("table-system", system) &&
                  sqlite3_column_int (stmt, 2) != 0;
    }
  if (!is_played)
    return brg_store_refuse (error, _ ("By correspondence Russian draughts, draughts on 100 squares"
                                       " and giveaway draughts are played, under the draughts rules"
                                       " of 2022."));
  return is_single || brg_store_refuse (error, _ ("By correspondence single players meet in round "
                                                  "robins with one game a meeting."));
}

/* Today, where the event is; NULL where the game is not played by correspondence. */
static gboolean
find_today (BrgStore *store, gint64 pairing_id, char **today, GError **error)
{
  g_autoptr (GTimeZone) zone = NULL;
  g_autoptr (GDateTime) now = NULL;
  g_autoptr (GDateTime) local = NULL;
  g_autofree char *name = NULL;
  g_autofree char *text = NULL;
  gboolean has_row;
  sqlite3_stmt *stmt = brg_sql_query (store, error,
                                      "SELECT e.zone FROM pairing p JOIN round r ON r.id ="
                                      " p.round_id JOIN postal_terms t ON t.group_id = r.group_id"
                                      " JOIN event_group g ON g.id = r.group_id JOIN event e ON"
                                      " e.id = g.event_id WHERE p.id = ?1",
                                      "i", pairing_id);

  *today = NULL;
  if (stmt == NULL || !brg_sql_step (store, stmt, &has_row, error))
    return FALSE;
  name = has_row ? brg_sql_dup_text (stmt, 0) : NULL;
  sqlite3_reset (stmt);
  if (name == NULL)
    return TRUE;
  zone = brg_zone_open (name);
  text = brg_sql_dup_now (store);
  now = g_date_time_new_from_iso8601 (text, zone);
  local = now != NULL ? g_date_time_to_timezone (now, zone) : NULL;
  *today = local != NULL ? g_date_time_format (local, "%Y-%m-%d") : NULL;
  return TRUE;
}

gboolean
brg_store_write_postal_keyed (BrgStore *store, gint64 pairing_id, GError **error)
{
  g_autofree char *today = NULL;

  return find_today (store, pairing_id, &today, error) &&
         (today == NULL ||
          brg_sql_run (store, error,
                       "UPDATE result SET keyed_on = ?2 WHERE pairing_id = ?1 AND game = 1", "it",
                       pairing_id, today));
}
