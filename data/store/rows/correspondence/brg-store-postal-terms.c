/* brg-store-postal-terms.c - the regulations that a group by correspondence begins with
 *
 * Rules: rus-draughts-2022 10.3.1
 * Tests: tests/data/test-store-postal-kind.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-postal-terms.h"

#include "brg-sql.h"

/* rus-draughts-2022 10.3.1: the norm of the book, on the days of the event; where it has none, on
 * those of the group by correspondence that it has already. */
static BrgPostalTerms *
load_terms_of_book (BrgStore *store, gint64 group_id, GError **error)
{
  g_autoptr (BrgPostalTerms) terms = brg_postal_terms_new ();
  g_autofree char *starts = NULL;
  g_autofree char *ends = NULL;
  gboolean has_row;
  sqlite3_stmt *stmt = brg_sql_query (store, error,
                                      "SELECT coalesce (nullif (e.starts, ''), t.first_day, ''),"
                                      " coalesce (nullif (e.ends, ''), t.last_day, '') FROM event e"
                                      " JOIN event_group g ON g.event_id = e.id LEFT JOIN"
                                      " postal_terms t ON t.group_id = (SELECT max (o.id) FROM"
                                      " event_group o JOIN postal_terms p ON p.group_id = o.id"
                                      " WHERE o.event_id = e.id) WHERE g.id = ?1",
                                      "i", group_id);

  if (stmt == NULL || !brg_sql_step (store, stmt, &has_row, error))
    return NULL;
  starts = has_row ? brg_sql_dup_text (stmt, 0) : g_strdup ("");
  ends = has_row ? brg_sql_dup_text (stmt, 1) : g_strdup ("");
  sqlite3_reset (stmt);
  terms->start = brg_postal_day_from_iso (starts);
  terms->end = brg_postal_day_from_iso (ends);
  return g_steal_pointer (&terms);
}

/* Columns of the regulations as 028-correspondence.sql has them. */
enum
{
  TERMS_GROUP,
  TERMS_CHANNEL,
  TERMS_CODE,
  TERMS_NORM_DAYS = 5,
  TERMS_NORM_MOVES,
  TERMS_TRANSIT,
  TERMS_IS_REGISTERED,
  TERMS_SECRETARY,
  TERMS_ARBITER,
  TERMS_ORGANISATION,
  TERMS_NOTE,
  N_TERMS,
};

static void
take_old_text (sqlite3_changeset_iter *change, int column, char **text)
{
  sqlite3_value *value = NULL;

  sqlite3changeset_old (change, column, &value);
  if (value == NULL || sqlite3_value_type (value) != SQLITE_TEXT)
    return;
  g_free (*text);
  *text = g_strdup ((const char *) sqlite3_value_text (value));
}

static gint
get_old_int (sqlite3_changeset_iter *change, int column)
{
  sqlite3_value *value = NULL;

  sqlite3changeset_old (change, column, &value);
  return value != NULL ? sqlite3_value_int (value) : 0;
}

/* What a change removed of the regulations of a group; the days stay those of the event. */
static gboolean
take_removed (sqlite3_changeset_iter *change, gint64 group_id, BrgPostalTerms *terms)
{
  g_autofree char *channel = NULL;
  const char *table;
  int n_columns;
  int kind;

  if (sqlite3changeset_op (change, &table, &n_columns, &kind, NULL) != SQLITE_OK ||
      kind != SQLITE_DELETE || !g_str_equal (table, "postal_terms") || n_columns < N_TERMS ||
      get_old_int (change, TERMS_GROUP) != group_id)
    return FALSE;
  take_old_text (change, TERMS_CHANNEL, &channel);
  if (channel == NULL || !brg_postal_channel_find (channel, &terms->channel))
    return FALSE;
  take_old_text (change, TERMS_CODE, &terms->code);
  terms->norm_days = (guint) get_old_int (change, TERMS_NORM_DAYS);
  terms->norm_moves = (guint) get_old_int (change, TERMS_NORM_MOVES);
  terms->transit = get_old_int (change, TERMS_TRANSIT);
  terms->is_registered = get_old_int (change, TERMS_IS_REGISTERED) != 0;
  take_old_text (change, TERMS_SECRETARY, &terms->secretary);
  take_old_text (change, TERMS_ARBITER, &terms->arbiter);
  take_old_text (change, TERMS_ORGANISATION, &terms->organisation);
  take_old_text (change, TERMS_NOTE, &terms->note);
  return TRUE;
}

static gboolean
find_removed (GBytes *bytes, gint64 group_id, BrgPostalTerms *terms)
{
  sqlite3_changeset_iter *change = NULL;
  gboolean is_found = FALSE;
  gsize size;
  gconstpointer data = g_bytes_get_data (bytes, &size);

  if (size == 0 || size > G_MAXINT ||
      sqlite3changeset_start (&change, (int) size, (gpointer) data) != SQLITE_OK)
    return FALSE;
  while (!is_found && sqlite3changeset_next (change) == SQLITE_ROW)
    is_found = take_removed (change, group_id, terms);
  sqlite3changeset_finalize (change);
  return is_found;
}

/* Who switches play by correspondence off and on again finds the regulations that he wrote: the
 * journal has those that were removed last. */
static gboolean
bring_back (BrgStore *store, gint64 group_id, BrgPostalTerms *terms, GError **error)
{
  gboolean has_row = FALSE;
  sqlite3_stmt *stmt =
      brg_sql_query (store, error,
                     "SELECT changeset FROM journal WHERE event_id = (SELECT event_id FROM"
                     " event_group WHERE id = ?1) AND instr (changeset,"
                     " CAST ('postal_terms' AS BLOB)) > 0 ORDER BY id DESC",
                     "i", group_id);

  while (stmt != NULL && brg_sql_step (store, stmt, &has_row, error))
    {
      g_autoptr (GBytes) bytes = has_row ? brg_sql_dup_bytes (stmt, 0) : NULL;

      if (has_row && !find_removed (bytes, group_id, terms))
        continue;
      sqlite3_reset (stmt);
      return TRUE;
    }
  return FALSE;
}

BrgPostalTerms *
brg_store_load_usual_postal_terms (BrgStore *store, gint64 group_id, GError **error)
{
  g_autoptr (BrgPostalTerms) terms = NULL;

  g_return_val_if_fail (store != NULL, NULL);

  terms = load_terms_of_book (store, group_id, error);
  return terms != NULL && bring_back (store, group_id, terms, error) ? g_steal_pointer (&terms)
                                                                     : NULL;
}
