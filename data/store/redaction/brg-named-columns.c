/* brg-named-columns.c - where somebody is named who needs no card of the register
 *
 * Tests: tests/data/test-redaction-named.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-named-columns.h"

#include <string.h>

#include "brg-sql.h"
#include "brg-store-private.h"

/* Numbers of cards are far below. */
#define FIRST_NUMBER (G_GINT64_CONSTANT (1) << 44)
#define HEX_DIGITS 11

/* A row a column that holds the name of a person; its number in the table; whether who stands there
 * is in force, so that the table keeps also the name of somebody with a card who was removed. */
static const struct
{
  const char *table;
  const char *name;
  guint column;
  gboolean is_in_force;
} columns[] = {
  { "official", "name", 4, TRUE },
  { "committee_member", "name", 4, TRUE },
  { "disqualification", "name", 1, TRUE },
  { "admission_member", "name", 4, TRUE },
  { "delegation", "representative", 4, TRUE },
  { "delegation", "doctor", 5, TRUE },
  { "delegation_head", "name", 4, TRUE },
  { "money_row", "name", 3, FALSE },
  { "contest_judge", "name", 3, FALSE },
  { "contest_author", "name", 3, FALSE },
  { "contest_remark", "sender", 3, FALSE },
  { "postal_terms", "secretary", 9, FALSE },
  { "postal_terms", "arbiter", 10, FALSE },
  { "equipment_check", "checked_by", 4, FALSE },
  { "drawing", "drawn_by", 6, FALSE },
};

gboolean
brg_named_columns_has (const char *table, guint column)
{
  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    if (columns[i].column == column && g_str_equal (columns[i].table, table))
      return TRUE;
  return FALSE;
}

gboolean
brg_named_columns_is_number (gint64 person_id)
{
  return person_id >= FIRST_NUMBER;
}

/* Letters without case, a bar between words; empty for what is no name. */
static char *
fold_name (const char *name)
{
  g_autoptr (GString) folded = g_string_new (NULL);
  guint n_words = 0;
  gboolean is_inside = FALSE;

  for (const char *at = name; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar c = g_utf8_get_char (at);

      if (g_unichar_isdigit (c) || c == '[')
        return g_strdup ("");
      if (g_unichar_isalpha (c))
        {
          n_words += !is_inside && g_unichar_isupper (c);
          g_string_append_unichar (folded, g_unichar_tolower (c));
        }
      else if (is_inside)
        g_string_append_c (folded, '|');
      is_inside = g_unichar_isalpha (c);
    }
  /* A sign behind the last word parts nothing. */
  if (folded->len > 0 && folded->str[folded->len - 1] == '|')
    g_string_truncate (folded, folded->len - 1);
  return n_words >= 2 ? g_string_free (g_steal_pointer (&folded), FALSE) : g_strdup ("");
}

gint64
brg_named_columns_number (const char *name)
{
  g_autofree char *folded = g_utf8_validate (name, -1, NULL) ? fold_name (name) : g_strdup ("");
  g_autofree char *sum = NULL;

  if (*folded == '\0')
    return 0;
  sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, folded, -1);
  sum[HEX_DIGITS] = '\0';
  return FIRST_NUMBER + g_ascii_strtoll (sum, NULL, 16);
}

static gboolean
is_initial (const char *word)
{
  return g_utf8_strlen (word, -1) <= 2 &&
         (strchr (word, '.') != NULL || *word == '\0' || g_utf8_strlen (word, -1) == 1);
}

void
brg_named_columns_learn (BrgRedactionNames *names, const char *name)
{
  gint64 number = brg_named_columns_number (name);
  g_auto (GStrv) words = g_strsplit_set (name, " ,\t", -1);
  gboolean has_family = FALSE;

  for (guint i = 0; words[i] != NULL; i++)
    {
      gboolean is_family = !has_family && !is_initial (words[i]) && strchr (words[i], '.') == NULL;

      /* Columns of a card: 1 the family name, 2 the given one. */
      brg_redaction_names_learn (names, number, is_family ? 1 : 2, words[i]);
      has_family = has_family || is_family;
    }
}

static gboolean
add_present (BrgStore *store, GHashTable *present, const char *sql, GError **error)
{
  gboolean has_row = FALSE;
  sqlite3_stmt *stmt = brg_sql_query (store, error, sql, "");

  while (stmt != NULL && brg_sql_step (store, stmt, &has_row, error))
    {
      gint64 number;

      if (!has_row)
        return TRUE;
      number = brg_named_columns_number (brg_sql_get_text (stmt, 0));
      if (number != 0)
        g_hash_table_add (present, g_memdup2 (&number, sizeof number));
    }
  return FALSE;
}

GHashTable *
brg_named_columns_list_present (BrgStore *store, GError **error)
{
  static const char *const cards[] = {
    "SELECT family_name || ' ' || given_name FROM person",
    "SELECT family_name || ' ' || given_name || ' ' || father_name FROM person",
  };
  g_autoptr (GHashTable) present =
      g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    {
      g_autofree char *sql =
          g_strdup_printf ("SELECT %s FROM %s", columns[i].name, columns[i].table);

      if (!add_present (store, present, sql, error))
        return NULL;
    }
  for (guint i = 0; i < G_N_ELEMENTS (cards); i++)
    if (!add_present (store, present, cards[i], error))
      return NULL;
  return g_steal_pointer (&present);
}

static gboolean
spare_column (BrgStore *store, guint column, BrgRedactionNames *names, GError **error)
{
  g_autofree char *sql =
      g_strdup_printf ("SELECT %s FROM %s", columns[column].name, columns[column].table);
  gboolean has_row = FALSE;
  sqlite3_stmt *stmt = brg_sql_query (store, error, sql, "");

  while (stmt != NULL && brg_sql_step (store, stmt, &has_row, error))
    {
      g_autofree char *name = has_row ? brg_sql_dup_text (stmt, 0) : NULL;
      g_autoptr (GArray) found = has_row ? brg_redaction_names_find (names, name) : NULL;

      if (!has_row)
        return TRUE;
      if (found->len > 0)
        brg_redaction_names_spare (names, columns[column].table);
    }
  return FALSE;
}

gboolean
brg_named_columns_spare (BrgStore *store, BrgRedactionNames *names, GError **error)
{
  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    if (columns[i].is_in_force && !spare_column (store, i, names, error))
      return FALSE;
  return TRUE;
}
