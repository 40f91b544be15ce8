/* brg-store-incident-rows.c - rows of the penalty log
 *
 * Tests: tests/data/test-store-incidents.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-incident-rows.h"

#include <glib/gi18n-lib.h>

#include "brg-sql.h"

/* Columns of read_incident(). */
#define SELECT_INCIDENTS                                                                           \
  "SELECT i.id, i.event_id, coalesce (i.group_id, 0), i.number, coalesce (i.supersedes_id, 0),"    \
  " coalesce (s.id, 0), i.state, i.at, i.recorded_at, i.round, i.board,"                           \
  " coalesce (i.entry_id, 0), coalesce (i.opponent_id, 0), i.is_both, i.kind, i.description,"      \
  " i.ordinal, i.is_gross, i.article, i.proposed, i.sanction, i.clock, i.result, i.result_before," \
  " i.result_after, i.clock_before, i.clock_after, i.reason, i.witnesses, i.explanation, i.note,"  \
  " i.are_told, i.author, i.decided_by, i.rounds_out, i.fine"                                      \
  " FROM incident i LEFT JOIN incident s ON s.supersedes_id = i.id "

static void
take_text (char **place, sqlite3_stmt *stmt, int column)
{
  g_free (*place);
  *place = brg_sql_dup_text (stmt, column);
}

static BrgIncidentState
read_state (const char *id)
{
  for (guint i = 0; i < BRG_N_INCIDENT_STATES; i++)
    if (g_str_equal (brg_incident_state_to_id (i), id))
      return i;
  return BRG_INCIDENT_DRAFT;
}

static void
read_who (BrgIncident *incident, sqlite3_stmt *stmt)
{
  incident->id = sqlite3_column_int64 (stmt, 0);
  incident->event_id = sqlite3_column_int64 (stmt, 1);
  incident->group_id = sqlite3_column_int64 (stmt, 2);
  incident->number = sqlite3_column_int (stmt, 3);
  incident->supersedes_id = sqlite3_column_int64 (stmt, 4);
  incident->superseded_by = sqlite3_column_int64 (stmt, 5);
  incident->state = read_state (brg_sql_get_text (stmt, 6));
  take_text (&incident->at, stmt, 7);
  take_text (&incident->recorded_at, stmt, 8);
  incident->round = sqlite3_column_int (stmt, 9);
  incident->board = sqlite3_column_int (stmt, 10);
  incident->entry_id = sqlite3_column_int64 (stmt, 11);
  incident->opponent_id = sqlite3_column_int64 (stmt, 12);
  incident->is_both = sqlite3_column_int (stmt, 13);
}

static void
read_decision (BrgIncident *incident, sqlite3_stmt *stmt)
{
  incident->has_kind = brg_incident_kind_from_id (brg_sql_get_text (stmt, 14), &incident->kind);
  take_text (&incident->description, stmt, 15);
  incident->ordinal = (guint) sqlite3_column_int (stmt, 16);
  incident->is_gross = sqlite3_column_int (stmt, 17);
  take_text (&incident->article, stmt, 18);
  take_text (&incident->proposed, stmt, 19);
  brg_sanction_from_id (brg_sql_get_text (stmt, 20), &incident->sanction);
  brg_clock_effect_from_text (brg_sql_get_text (stmt, 21), &incident->clock, &incident->seconds);
  brg_result_effect_from_id (brg_sql_get_text (stmt, 22), &incident->result);
}

static void
read_rest (BrgIncident *incident, sqlite3_stmt *stmt)
{
  take_text (&incident->result_before, stmt, 23);
  take_text (&incident->result_after, stmt, 24);
  take_text (&incident->clock_before, stmt, 25);
  take_text (&incident->clock_after, stmt, 26);
  take_text (&incident->reason, stmt, 27);
  take_text (&incident->witnesses, stmt, 28);
  take_text (&incident->explanation, stmt, 29);
  take_text (&incident->note, stmt, 30);
  incident->are_told = sqlite3_column_int (stmt, 31);
  take_text (&incident->author, stmt, 32);
  take_text (&incident->decided_by, stmt, 33);
  incident->rounds_out = sqlite3_column_int (stmt, 34);
  take_text (&incident->fine, stmt, 35);
}

static gpointer
read_incident (sqlite3_stmt *stmt)
{
  BrgIncident *incident = brg_incident_new ();

  read_who (incident, stmt);
  read_decision (incident, stmt);
  read_rest (incident, stmt);
  return incident;
}

static GPtrArray *
read_incidents (BrgStore *store, sqlite3_stmt *stmt, GError **error)
{
  return brg_sql_list (store, stmt, read_incident, (GDestroyNotify) brg_incident_free, error);
}

GPtrArray *
brg_store_list_incidents (BrgStore *store, gint64 event_id, GError **error)
{
  g_return_val_if_fail (store != NULL, NULL);

  return read_incidents (store,
                         brg_sql_query (store, error,
                                        SELECT_INCIDENTS "WHERE i.event_id = ?1 ORDER BY i.number",
                                        "i", event_id),
                         error);
}

GPtrArray *
brg_store_list_round_incidents (BrgStore *store, gint64 group_id, gint round, GError **error)
{
  g_return_val_if_fail (store != NULL, NULL);

  return read_incidents (store,
                         brg_sql_query (store, error,
                                        SELECT_INCIDENTS
                                        "WHERE i.group_id = ?1 AND i.round = ?2 ORDER BY i.number",
                                        "ii", group_id, (gint64) round),
                         error);
}

BrgIncident *
brg_store_load_incident (BrgStore *store, gint64 incident_id, GError **error)
{
  BrgIncident *incident = NULL;
  gboolean has_row;
  sqlite3_stmt *stmt =
      brg_sql_query (store, error, SELECT_INCIDENTS "WHERE i.id = ?1", "i", incident_id);

  if (stmt == NULL || !brg_sql_step (store, stmt, &has_row, error))
    return NULL;
  if (!has_row)
    {
      g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_NOT_FOUND,
                           _ ("The log entry no longer exists."));
      return NULL;
    }
  incident = read_incident (stmt);
  sqlite3_reset (stmt);
  return incident;
}

char *
brg_store_dup_offender (BrgStore *store, const BrgIncident *incident, GError **error)
{
  g_autofree char *name = NULL;
  gboolean has_row;
  sqlite3_stmt *stmt;

  if (incident->entry_id == 0)
    return g_strdup ("");
  stmt = brg_sql_query (store, error,
                        "SELECT trim (p.family_name || ' ' || p.given_name) FROM entry e"
                        " JOIN person p ON p.id = e.person_id WHERE e.id = ?1",
                        "i", incident->entry_id);
  if (stmt == NULL || !brg_sql_step (store, stmt, &has_row, error))
    return NULL;
  if (!has_row)
    {
      g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_NOT_FOUND,
                           _ ("The player no longer exists."));
      return NULL;
    }
  name = brg_sql_dup_text (stmt, 0);
  sqlite3_reset (stmt);
  return g_steal_pointer (&name);
}

/* A row that does not exist is made first, so that one statement writes all of them. */
static gboolean
insert_row (BrgStore *store, BrgIncident *incident, GError **error)
{
  gint64 number;

  if (incident->id != 0)
    return TRUE;
  if (!brg_sql_get_int (store, &number, error,
                        "SELECT coalesce (max (number), 0) + 1 FROM incident WHERE event_id = ?1",
                        "i", incident->event_id) ||
      !brg_sql_run (store, error,
                    "INSERT INTO incident (event_id, number, state, at, recorded_at)"
                    " VALUES (?1, ?2, 'draft', '', '')",
                    "ii", incident->event_id, number))
    return FALSE;
  incident->id = sqlite3_last_insert_rowid (store->db);
  incident->number = (gint) number;
  return TRUE;
}

static gboolean
write_who (BrgStore *store, const BrgIncident *incident, GError **error)
{
  g_autofree char *now = brg_sql_dup_now (store);

  return brg_sql_run (store, error,
                      "UPDATE incident SET group_id = ?2, supersedes_id = ?3, state = ?4, at = ?5,"
                      " recorded_at = ?6, round = ?7, board = ?8, entry_id = ?9, opponent_id = ?10,"
                      " is_both = ?11, author = ?12, decided_by = ?13, rounds_out = ?14"
                      " WHERE id = ?1",
                      "iIItttiiIIitti", incident->id, incident->group_id, incident->supersedes_id,
                      brg_incident_state_to_id (incident->state),
                      *incident->at != '\0' ? incident->at : now, now, (gint64) incident->round,
                      (gint64) incident->board, incident->entry_id, incident->opponent_id,
                      (gint64) incident->is_both, incident->author, incident->decided_by,
                      (gint64) incident->rounds_out);
}

static gboolean
write_decision (BrgStore *store, const BrgIncident *incident, GError **error)
{
  g_autofree char *clock = brg_clock_effect_to_text (incident->clock, incident->seconds);

  return brg_sql_run (store, error,
                      "UPDATE incident SET kind = ?2, description = ?3, ordinal = ?4,"
                      " is_gross = ?5, article = ?6, proposed = ?7, sanction = ?8, clock = ?9,"
                      " result = ?10 WHERE id = ?1",
                      "ittiittttt", incident->id,
                      incident->has_kind ? brg_incident_kind_to_id (incident->kind) : "",
                      incident->description, (gint64) MAX (incident->ordinal, 1),
                      (gint64) incident->is_gross, incident->article, incident->proposed,
                      brg_sanction_to_id (incident->sanction), clock,
                      brg_result_effect_to_id (incident->result));
}

static gboolean
write_rest (BrgStore *store, const BrgIncident *incident, GError **error)
{
  return brg_sql_run (store, error,
                      "UPDATE incident SET result_before = ?2, result_after = ?3,"
                      " clock_before = ?4, clock_after = ?5, reason = ?6, witnesses = ?7,"
                      " explanation = ?8, note = ?9, are_told = ?10, fine = ?11 WHERE id = ?1",
                      "ittttttttit", incident->id, incident->result_before, incident->result_after,
                      incident->clock_before, incident->clock_after, incident->reason,
                      incident->witnesses, incident->explanation, incident->note,
                      (gint64) incident->are_told, incident->fine);
}

gboolean
brg_store_write_incident (BrgStore *store, BrgIncident *incident, GError **error)
{
  return insert_row (store, incident, error) && write_who (store, incident, error) &&
         write_decision (store, incident, error) && write_rest (store, incident, error);
}
