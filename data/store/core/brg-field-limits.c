/* brg-field-limits.c - how much a field of the database may hold
 *
 * Tests: tests/data/test-field-limits.c, tests/data/test-validate.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-field-limits.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "brg-body-words.h"
#include "brg-store-private.h"
#include "brg-table-names.h"

/* More than anybody writes into a field, into one of @writings, and into one of @long_texts. */
#define MOST_TEXT 4096
#define MOST_WRITING (1 << 16)
#define MOST_LONG_TEXT (1 << 20)
/* What is kept of a body that was redacted: a word of it takes more than it had. */
#define MOST_SEAL (1 << 26)
/* The shortest name that is taken out of a text: a mark counts as that, or a redaction could make
 * a text longer than is read. */
#define SHORTEST_NAME 2
#define LONGEST_MARK "[#9223372036854775807]"
#define MOST_NUMBER G_GINT64_CONSTANT (1000000000)

/* Numbers that are read with all their bits: lots and money. */
static const char *const wide[] = {
  "seed", "start_seed", "amount", "fee", "due", "returned", NULL
};

/* Sentences that somebody writes, and that are printed: a few pages. */
static const char *const writings[] = { "notes",       "note",      "text",    "description",
                                        "reason",      "grounds",   "demand",  "subject",
                                        "explanation", "witnesses", "hearing", "conditions",
                                        NULL };

/* What has a length of its own: moves and boards, what a program writes, regulations. */
static const char *const long_texts[] = { "moves",   "arguments", "start",
                                          "clock",   "value",     "own_openings",
                                          "present", "picture",   "solution",
                                          NULL };

static const char *const seals[] = { "salt", "seal", NULL };

static int
get_most (const char *column)
{
  if (g_strv_contains (seals, column))
    return MOST_SEAL;
  if (g_strv_contains (writings, column))
    return MOST_WRITING;
  return g_strv_contains (long_texts, column) ? MOST_LONG_TEXT : MOST_TEXT;
}

/* Length of a text of @length bytes, as it may have been before names were taken out of it. */
static int
measure (const char *text, int length)
{
  int measured = length;

  for (const char *at = strstr (text, "[#"); at != NULL; at = strstr (at, "[#"))
    {
      gsize mark = brg_body_words_measure_mark (at);

      measured -= mark > 0 && mark <= strlen (LONGEST_MARK) ? (int) mark - SHORTEST_NAME : 0;
      at += MAX (mark, 1);
    }
  return measured;
}

static gboolean
is_too_long (const char *column, const char *text, int length)
{
  int most;

  /* Nearly always: the name of the field is not looked at. */
  if (length <= MOST_TEXT)
    return FALSE;
  most = get_most (column);
  return length > most && measure (text, length) > most;
}

gboolean
brg_field_limits_allow (const char *column, sqlite3_value *value)
{
  if (sqlite3_value_type (value) == SQLITE_TEXT)
    {
      const char *text = (const char *) sqlite3_value_text (value);
      int length = sqlite3_value_bytes (value);

      return g_utf8_validate (text, length, NULL) && !is_too_long (column, text, length);
    }
  if (sqlite3_value_type (value) == SQLITE_INTEGER)
    {
      gint64 number = sqlite3_value_int64 (value);

      return (number >= -MOST_NUMBER && number <= MOST_NUMBER) || g_strv_contains (wide, column);
    }
  return TRUE;
}

static gboolean
refuse_length (const char *table, const char *column, int length, GError **error)
{
  const char *name = brg_table_name_get (table);

  g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
               /* Translators: a field, of which table it is, and two numbers: “decided by”
                  (disqualifications) */
               _ ("The text of the field “%s” (%s) is too long: %d bytes, at most %d are kept."),
               brg_table_name_get_field (column), name != NULL ? name : table, length,
               get_most (column));
  return FALSE;
}

static gboolean
refuse (const char *table, const char *column, sqlite3_value *value, GError **error)
{
  const char *name = brg_table_name_get (table);
  int length = sqlite3_value_bytes (value);

  if (sqlite3_value_type (value) == SQLITE_TEXT &&
      g_utf8_validate ((const char *) sqlite3_value_text (value), length, NULL))
    return refuse_length (table, column, length, error);
  g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
               /* Translators: a field, and of which table it is */
               _ ("What the field “%s” (%s) is to hold cannot be kept."),
               brg_table_name_get_field (column), name != NULL ? name : table);
  return FALSE;
}

/* What any field may hold needs no name of the field. */
static gboolean
check_value (BrgStore *store, const char *table, int column, sqlite3_value *value, GError **error)
{
  g_autofree char *name = NULL;
  sqlite3_stmt *stmt;
  gboolean has_row;

  if (value == NULL || brg_field_limits_allow ("", value))
    return TRUE;
  stmt = brg_sql_query (store, error, "SELECT name FROM pragma_table_info (?1) WHERE cid = ?2",
                        "ti", table, (gint64) column);
  if (stmt == NULL || !brg_sql_step (store, stmt, &has_row, error))
    return FALSE;
  name = has_row ? brg_sql_dup_text (stmt, 0) : g_strdup ("");
  if (has_row)
    sqlite3_reset (stmt);
  return brg_field_limits_allow (name, value) || refuse (table, name, value, error);
}

static gboolean
check_change (BrgStore *store, sqlite3_changeset_iter *iter, GError **error)
{
  const char *table;
  int n_columns;
  int operation;

  sqlite3changeset_op (iter, &table, &n_columns, &operation, NULL);
  if (operation == SQLITE_DELETE || g_str_equal (table, BRG_FIELD_LIMITS_NOT_OF))
    return TRUE;
  for (int i = 0; i < n_columns; i++)
    {
      sqlite3_value *value = NULL;

      if (sqlite3changeset_new (iter, i, &value) != SQLITE_OK)
        return brg_sql_set_error (error, store->db);
      if (!check_value (store, table, i, value, error))
        return FALSE;
    }
  return TRUE;
}

gboolean
brg_field_limits_check_text (const char *table,
                             const char *column,
                             const char *text,
                             GError **error)
{
  int length = (int) MIN (strlen (text), G_MAXINT);

  return !is_too_long (column, text, length) || refuse_length (table, column, length, error);
}

gboolean
brg_field_limits_check (BrgStore *store, GBytes *changeset, const char *arguments, GError **error)
{
  sqlite3_changeset_iter *iter = NULL;
  gsize size;
  gconstpointer bytes = g_bytes_get_data (changeset, &size);
  gboolean is_fine = TRUE;

  if (!brg_field_limits_check_text ("journal", "arguments", arguments, error))
    return FALSE;
  if (sqlite3changeset_start (&iter, (int) size, (void *) bytes) != SQLITE_OK)
    return brg_sql_set_error (error, store->db);
  while (is_fine && sqlite3changeset_next (iter) == SQLITE_ROW)
    is_fine = check_change (store, iter, error);
  sqlite3changeset_finalize (iter);
  return is_fine;
}
