/* brg-schema.c - the tables and how older files are brought up to date
 *
 * Tests: tests/data/test-store.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-schema.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>

#include "brg-action.h"
#include "brg-journal-link.h"
#include "brg-schema-digest.h"
#include "brg-schema-expected.h"
#include "brg-store-private.h"
#include "brg-store-resources.h"
#include "brg-validate.h"

/* Step i takes a file from version i to i + 1. */
static const char *const steps[] = {
  "/org/berger/Berger/store/schema/001-first.sql",
  "/org/berger/Berger/store/schema/002-coach.sql",
  "/org/berger/Berger/store/schema/003-adjudicated.sql",
  "/org/berger/Berger/store/schema/004-games.sql",
  "/org/berger/Berger/store/schema/005-pairing-rules.sql",
  "/org/berger/Berger/store/schema/006-teams-and-stages.sql",
  "/org/berger/Berger/store/schema/007-results.sql",
  "/org/berger/Berger/store/schema/008-desk.sql",
  "/org/berger/Berger/store/schema/009-second-entry.sql",
  "/org/berger/Berger/store/schema/010-changed-pairs.sql",
  "/org/berger/Berger/store/schema/011-decisions.sql",
  "/org/berger/Berger/store/schema/012-score-sheets.sql",
  "/org/berger/Berger/store/schema/013-marks.sql",
  "/org/berger/Berger/store/schema/014-fines.sql",
  "/org/berger/Berger/store/schema/015-redaction.sql",
  "/org/berger/Berger/store/schema/016-micro-matches.sql",
  "/org/berger/Berger/store/schema/017-bodies.sql",
  "/org/berger/Berger/store/schema/018-kept-apart.sql",
  "/org/berger/Berger/store/schema/019-event-parts.sql",
  "/org/berger/Berger/store/schema/020-timetable.sql",
  "/org/berger/Berger/store/schema/021-ratings-and-terms.sql",
  "/org/berger/Berger/store/schema/022-jury.sql",
  "/org/berger/Berger/store/schema/023-register.sql",
  "/org/berger/Berger/store/schema/024-admission.sql",
  "/org/berger/Berger/store/schema/025-papers.sql",
  "/org/berger/Berger/store/schema/026-proposals.sql",
  "/org/berger/Berger/store/schema/027-paper-texts.sql",
  "/org/berger/Berger/store/schema/028-correspondence.sql",
  "/org/berger/Berger/store/schema/029-site.sql",
  "/org/berger/Berger/store/schema/030-secretary.sql",
  "/org/berger/Berger/store/schema/031-keyed.sql",
  "/org/berger/Berger/store/schema/032-paper-picture.sql",
  "/org/berger/Berger/store/schema/033-contest.sql",
  "/org/berger/Berger/store/schema/034-extra-games.sql",
  "/org/berger/Berger/store/schema/035-standing.sql",
  "/org/berger/Berger/store/schema/036-norms.sql",
  "/org/berger/Berger/store/schema/037-fide-mode.sql",
};

gint
brg_schema_version (void)
{
  return G_N_ELEMENTS (steps);
}

static gboolean
apply_steps (sqlite3 *db, gint from, gint to, GError **error)
{
  GResource *resource = brg_store_get_resource ();

  for (gint i = from; i < to; i++)
    {
      g_autoptr (GBytes) script =
          g_resource_lookup_data (resource, steps[i], G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

      g_assert (script != NULL);
      if (!brg_sql_script (db, g_bytes_get_data (script, NULL), error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
stamp (sqlite3 *db, GError **error)
{
  g_autofree char *sql = g_strdup_printf ("PRAGMA application_id = %d; PRAGMA user_version = %d",
                                          BRG_SCHEMA_APPLICATION_ID, brg_schema_version ());

  return brg_sql_script (db, sql, error);
}

/* The entry commits to what the journal held before; to nothing in a new file. */
static gboolean
dup_arguments (sqlite3 *db, char **arguments, gboolean *has_entries, GError **error)
{
  g_autofree char *hash = NULL;
  gint64 n_entries;

  if (!brg_sql_read_number (db, "SELECT count(*) FROM journal", &n_entries, error) ||
      !brg_journal_link_write_earlier (db, error))
    return FALSE;
  hash = brg_journal_link_hash_upgrade (db, error);
  *has_entries = n_entries > 0;
  *arguments = g_strdup_printf ("{\"" BRG_JOURNAL_LINK_BODIES "\":\"%s\"}", hash);
  return hash != NULL;
}

static gboolean
write_upgrade_entry (sqlite3 *db, gint from, sqlite3_session *session, GError **error)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autofree char *at = g_date_time_format (now, "%Y-%m-%dT%H:%M:%SZ");
  g_autofree char *hash = NULL;
  g_autofree char *arguments = g_strdup ("{}");
  g_autoptr (GBytes) changeset = NULL;
  g_autoptr (GBytes) inverse = NULL;
  gboolean has_entries = FALSE;
  BrgActionEntry entry = { .at = at, .kind = "do", .name = BRG_UPGRADE_ACTION };

  if (from < BRG_SCHEMA_BODIES)
    {
      g_free (g_steal_pointer (&arguments));
      if (!dup_arguments (db, &arguments, &has_entries, error))
        return FALSE;
    }
  if (!brg_action_take_changes (session, &changeset, &inverse, error))
    return FALSE;
  if (g_bytes_get_size (changeset) == 0 && !has_entries)
    return TRUE;
  entry.arguments = arguments;
  entry.changeset = changeset;
  entry.inverse = inverse;
  hash = brg_action_append (db, &entry, error);
  return hash != NULL;
}

static gboolean
was_put_aside (sqlite3 *db, const char *table, gboolean *was, GError **error)
{
  g_autofree char *sql =
      g_strdup_printf ("SELECT count(*) FROM sqlite_temp_schema WHERE name = '%s_before'", table);
  gint64 n_tables;

  if (!brg_sql_read_number (db, sql, &n_tables, error))
    return FALSE;
  *was = n_tables > 0;
  return TRUE;
}

/* What a step put aside, because the journal did not follow it, comes back through the journal. */
static gboolean
bring_into_journal (sqlite3 *db, gint from, sqlite3_session *session, GError **error)
{
  static const char *const tables[] = { "attendance", "score_sheet", "timetable_row" };

  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      g_autofree char *sql =
          g_strdup_printf ("INSERT INTO %s SELECT * FROM temp.%s_before; DROP TABLE temp.%s_before",
                           tables[i], tables[i], tables[i]);
      gboolean was;

      if (!was_put_aside (db, tables[i], &was, error))
        return FALSE;
      if (!was)
        continue;
      if (sqlite3session_attach (session, tables[i]) != SQLITE_OK)
        return brg_sql_set_error (error, db);
      if (!brg_sql_script (db, sql, error))
        return FALSE;
    }
  return write_upgrade_entry (db, from, session, error);
}

static gboolean
write_into_journal (sqlite3 *db, gint from, GError **error)
{
  sqlite3_session *session = NULL;
  gboolean is_done;

  if (sqlite3session_create (db, "main", &session) != SQLITE_OK)
    return brg_sql_set_error (error, db);
  is_done = bring_into_journal (db, from, session, error);
  sqlite3session_delete (session);
  return is_done;
}

static gboolean
upgrade (sqlite3 *db, gint from, GError **error)
{
  if (!brg_sql_script (db, "BEGIN IMMEDIATE", error))
    return FALSE;
  if (apply_steps (db, from, brg_schema_version (), error) &&
      write_into_journal (db, from, error) && stamp (db, error) &&
      brg_sql_script (db, "COMMIT", error))
    return TRUE;
  sqlite3_exec (db, "ROLLBACK", NULL, NULL, NULL);
  return FALSE;
}

gboolean
brg_schema_is_exact (sqlite3 *db)
{
  g_autofree char *digest = NULL;

  g_return_val_if_fail (db != NULL, FALSE);

  digest = brg_schema_digest_new (db);
  return g_strcmp0 (digest, BRG_SCHEMA_EXPECTED) == 0;
}

/* A file that somebody changed by other means may hold anything: it is refused before the first
 * statement that a trigger or a view of it could answer. */
static gboolean
check_tables (sqlite3 *db, gint version, GError **error)
{
  sqlite3 *expected = NULL;
  gboolean is_right;

  if (version == brg_schema_version () && brg_schema_is_exact (db))
    return TRUE;
  if (sqlite3_open (":memory:", &expected) != SQLITE_OK)
    is_right = brg_sql_set_error (error, expected);
  else
    is_right =
        apply_steps (expected, 0, version, error) && brg_validate_schema (db, expected, error);
  sqlite3_close (expected);
  return is_right;
}

gboolean
brg_schema_prepare (sqlite3 *db, gboolean may_create, GError **error)
{
  gint64 application_id = 0;
  gint64 version = 0;
  gint64 n_tables = 0;

  if (!brg_sql_read_number (db, "PRAGMA application_id", &application_id, error) ||
      !brg_sql_read_number (db, "PRAGMA user_version", &version, error) ||
      !brg_sql_read_number (db, "SELECT count(*) FROM sqlite_schema", &n_tables, error))
    return FALSE;
  if (n_tables == 0 && application_id == 0 && version == 0 && may_create)
    return upgrade (db, 0, error);
  if (application_id != BRG_SCHEMA_APPLICATION_ID)
    {
      g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_NOT_A_WORKSPACE,
                           _ ("The file is not a Berger workspace."));
      return FALSE;
    }
  if (version < 1)
    {
      g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_NOT_A_WORKSPACE,
                           _ ("The file is not a Berger workspace."));
      return FALSE;
    }
  if (version > brg_schema_version ())
    {
      g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_NEWER,
                   _ ("The file was written by a newer version of Berger (its tables are version "
                      "%d, this program knows %d). Install the newer version to open it."),
                   (gint) version, brg_schema_version ());
      return FALSE;
    }
  if (!check_tables (db, (gint) version, error))
    return FALSE;
  return TRUE;
}

gboolean
brg_schema_is_older (sqlite3 *db)
{
  gint64 version = brg_schema_version ();

  g_return_val_if_fail (db != NULL, FALSE);

  return brg_sql_read_number (db, "PRAGMA user_version", &version, NULL) &&
         version < brg_schema_version ();
}

gboolean
brg_schema_upgrade (sqlite3 *db, GError **error)
{
  gint64 version = 0;

  g_return_val_if_fail (db != NULL, FALSE);

  return brg_sql_read_number (db, "PRAGMA user_version", &version, error) &&
         upgrade (db, (gint) version, error);
}

static gboolean
copy_database (sqlite3 *from, sqlite3 *to, GError **error)
{
  sqlite3_backup *backup = sqlite3_backup_init (to, "main", from, "main");

  if (backup == NULL)
    return brg_sql_set_error (error, to);
  sqlite3_backup_step (backup, -1);
  return sqlite3_backup_finish (backup) == SQLITE_OK || brg_sql_set_error (error, to);
}

gboolean
brg_schema_copy_to_memory (sqlite3 **db, GError **error)
{
  sqlite3 *copy = NULL;

  g_return_val_if_fail (db != NULL, FALSE);

  if (sqlite3_open (":memory:", &copy) != SQLITE_OK)
    brg_sql_set_error (error, copy);
  else if (copy_database (*db, copy, error))
    {
      sqlite3_close (*db);
      *db = copy;
      return TRUE;
    }
  sqlite3_close (copy);
  return FALSE;
}

gboolean
brg_schema_forget_statistics (sqlite3 **db, gboolean may_write, GError **error)
{
  gint64 n_tables;

  g_return_val_if_fail (db != NULL, FALSE);

  if (!brg_sql_read_number (*db,
                            "SELECT count(*) FROM sqlite_schema WHERE name IN ('sqlite_stat1',"
                            " 'sqlite_stat4')",
                            &n_tables, error))
    return FALSE;
  return n_tables == 0 ||
         ((may_write || brg_schema_copy_to_memory (db, error)) &&
          brg_sql_script (
              *db, "DROP TABLE IF EXISTS sqlite_stat1; DROP TABLE IF EXISTS sqlite_stat4", error));
}

gboolean
brg_schema_lift_in_memory (sqlite3 **db, GError **error)
{
  g_return_val_if_fail (db != NULL, FALSE);

  return !brg_schema_is_older (*db) ||
         (brg_schema_copy_to_memory (db, error) && brg_schema_upgrade (*db, error));
}
