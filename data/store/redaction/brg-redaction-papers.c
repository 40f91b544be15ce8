/* brg-redaction-papers.c - printed papers that show a name
 *
 * A word cannot be blanked in a PDF: the whole file goes. Its hash stays in the journal, so that a
 * sheet that somebody has can still be proved.
 *
 * Tests: tests/data/test-store-printed.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-redaction-papers.h"

#include <string.h>

#include "brg-packed-bytes.h"
#include "brg-pdf-texts.h"
#include "brg-printed-paper.h"

char *
brg_redaction_papers_dup_words (sqlite3_stmt *stmt, int column)
{
  gint64 size = sqlite3_column_int64 (stmt, column);
  g_autoptr (GBytes) stored = brg_sql_dup_bytes (stmt, column + 1);
  g_autoptr (GBytes) words = NULL;
  g_autofree char *text = NULL;
  gsize length;

  words = (gint64) g_bytes_get_size (stored) < size ? brg_packed_bytes_unfold (stored, (gsize) size)
                                                    : g_bytes_ref (stored);
  if (words == NULL)
    return NULL;
  text = g_strndup (g_bytes_get_data (words, &length), g_bytes_get_size (words));
  return g_utf8_validate (text, -1, NULL) ? g_steal_pointer (&text) : NULL;
}

static char *
fold (const char *text)
{
  return text != NULL ? g_utf8_casefold (text, -1) : NULL;
}

/* What the file says of itself, which stands on no page: its author, its title, its bookmarks. */
static char *
dup_texts (sqlite3_stmt *stmt)
{
  gint64 size = CLAMP (sqlite3_column_int64 (stmt, 3), 0, BRG_PRINTED_MOST_BYTES);
  g_autoptr (GBytes) stored = brg_sql_dup_bytes (stmt, 5);
  g_autoptr (GBytes) pdf = sqlite3_column_int (stmt, 4) != 0
                               ? brg_packed_bytes_unfold (stored, (gsize) size)
                               : g_bytes_ref (stored);
  g_autofree char *texts = pdf != NULL ? brg_pdf_texts_dup (pdf) : NULL;

  return texts != NULL ? g_utf8_casefold (texts, -1) : NULL;
}

static gboolean
shows (const char *words, const BrgRedactionNames *names)
{
  const GPtrArray *families = brg_redaction_names_get_families (names);
  g_autoptr (GArray) ranges = brg_redaction_names_find (names, words);

  for (guint i = 0; i < families->len; i++)
    {
      g_autofree char *family = g_utf8_casefold (families->pdata[i], -1);

      if (*family != '\0' && strstr (words, family) != NULL)
        return TRUE;
    }
  return ranges != NULL && ranges->len > 0;
}

/* (transfer full) (nullable): hashes of the files. */
static GPtrArray *
list_showing (BrgStore *store, const BrgRedactionNames *names, GError **error)
{
  g_autoptr (GPtrArray) found = g_ptr_array_new_with_free_func (g_free);
  gboolean has_row = TRUE;
  sqlite3_stmt *stmt = brg_sql_query (
      store, error,
      "SELECT sha256, words_size, words, size, is_packed, bytes FROM paper_file ORDER BY sha256",
      "");

  if (stmt == NULL)
    return NULL;
  while (has_row)
    {
      g_autofree char *read = NULL;
      g_autofree char *words = NULL;
      g_autofree char *texts = NULL;

      if (!brg_sql_step (store, stmt, &has_row, error))
        return NULL;
      if (!has_row)
        break;
      read = brg_redaction_papers_dup_words (stmt, 1);
      words = fold (read);
      texts = dup_texts (stmt);
      /* One that cannot be unfolded counts as showing anything. */
      if (words == NULL || texts == NULL || shows (words, names) || shows (texts, names))
        g_ptr_array_add (found, brg_sql_dup_text (stmt, 0));
    }
  return g_steal_pointer (&found);
}

gboolean
brg_redaction_papers_find (BrgStore *store,
                           const BrgRedactionNames *names,
                           gboolean removes,
                           guint *n_found,
                           GError **error)
{
  g_autoptr (GPtrArray) found = NULL;

  g_return_val_if_fail (store != NULL && names != NULL && n_found != NULL, FALSE);

  found = list_showing (store, names, error);
  if (found == NULL)
    return FALSE;
  for (guint i = 0; removes && i < found->len; i++)
    if (!brg_sql_run (store, error, "DELETE FROM paper_file WHERE sha256 = ?1", "t",
                      found->pdata[i]))
      return FALSE;
  *n_found = found->len;
  return TRUE;
}
