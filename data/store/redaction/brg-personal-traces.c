/* brg-personal-traces.c - papers of the archive that show something of a personal paper
 *
 * Tests: tests/data/test-store-printed.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-personal-traces.h"

#include <string.h>

#include "brg-redaction-papers.h"
#include "brg-sql.h"

/* A piece of a personal paper that is shorter is found in anything. */
#define LEAST_TELLING 4
#define N_FIELDS 4

/* Letters and digits alone: numbers are written with and without spaces. */
static char *
dup_bare (const char *text)
{
  g_autofree char *folded = g_utf8_casefold (text, -1);
  g_autoptr (GString) bare = g_string_new (NULL);

  for (const char *at = folded; *at != '\0'; at = g_utf8_next_char (at))
    if (g_unichar_isalnum (g_utf8_get_char (at)))
      g_string_append_unichar (bare, g_utf8_get_char (at));
  return g_string_free (g_steal_pointer (&bare), FALSE);
}

static void
add_pieces (sqlite3_stmt *stmt, GPtrArray *pieces)
{
  for (int i = 0; i < N_FIELDS; i++)
    {
      g_autofree char *bare = dup_bare (brg_sql_get_text (stmt, i));

      if (g_utf8_strlen (bare, -1) >= LEAST_TELLING)
        g_ptr_array_add (pieces, g_steal_pointer (&bare));
    }
}

/* (transfer full) (nullable): what the personal papers of everybody say. */
static GPtrArray *
list_pieces (BrgStore *store, GError **error)
{
  g_autoptr (GPtrArray) pieces = g_ptr_array_new_with_free_func (g_free);
  gboolean has_row = TRUE;
  sqlite3_stmt *stmt = brg_sql_query (
      store, error, "SELECT passport, snils, address, phone FROM personal_paper", "");

  if (stmt == NULL)
    return NULL;
  while (has_row)
    {
      if (!brg_sql_step (store, stmt, &has_row, error))
        return NULL;
      if (has_row)
        add_pieces (stmt, pieces);
    }
  return g_steal_pointer (&pieces);
}

static gboolean
tells (const char *words, const GPtrArray *pieces)
{
  g_autofree char *bare = NULL;

  if (pieces->len == 0)
    return FALSE;
  bare = dup_bare (words);
  for (guint i = 0; i < pieces->len; i++)
    if (strstr (bare, pieces->pdata[i]) != NULL)
      return TRUE;
  return FALSE;
}

gboolean
brg_personal_traces_find (BrgStore *store, const char *words, gboolean *is_private, GError **error)
{
  g_autoptr (GPtrArray) pieces = NULL;

  g_return_val_if_fail (store != NULL && words != NULL && is_private != NULL, FALSE);

  pieces = list_pieces (store, error);
  if (pieces == NULL)
    return FALSE;
  *is_private = tells (words, pieces);
  return TRUE;
}

/* (transfer full) (nullable): hashes of files that tell and are not marked. What cannot be unfolded
 * may tell anything. */
static GPtrArray *
list_telling (BrgStore *store, const GPtrArray *pieces, GError **error)
{
  g_autoptr (GPtrArray) found = g_ptr_array_new_with_free_func (g_free);
  gboolean has_row = TRUE;
  sqlite3_stmt *stmt = brg_sql_query (store, error,
                                      "SELECT sha256, words_size, words FROM paper_file WHERE"
                                      " is_private = 0 ORDER BY sha256",
                                      "");

  if (stmt == NULL)
    return NULL;
  while (has_row)
    {
      g_autofree char *words = NULL;

      if (!brg_sql_step (store, stmt, &has_row, error))
        return NULL;
      if (!has_row)
        break;
      words = brg_redaction_papers_dup_words (stmt, 1);
      if (words == NULL || tells (words, pieces))
        g_ptr_array_add (found, brg_sql_dup_text (stmt, 0));
    }
  return g_steal_pointer (&found);
}

gboolean
brg_personal_traces_mark (BrgStore *store, guint *n_marked, GError **error)
{
  g_autoptr (GPtrArray) pieces = NULL;
  g_autoptr (GPtrArray) found = NULL;

  g_return_val_if_fail (store != NULL && n_marked != NULL, FALSE);

  *n_marked = 0;
  pieces = list_pieces (store, error);
  if (pieces == NULL)
    return FALSE;
  if (pieces->len == 0)
    return TRUE;
  found = list_telling (store, pieces, error);
  if (found == NULL)
    return FALSE;
  for (guint i = 0; i < found->len; i++)
    if (!brg_sql_run (store, error, "UPDATE paper_file SET is_private = 1 WHERE sha256 = ?1", "t",
                      found->pdata[i]))
      return FALSE;
  *n_marked = found->len;
  return TRUE;
}
