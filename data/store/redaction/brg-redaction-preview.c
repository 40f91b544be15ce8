/* brg-redaction-preview.c - what would be taken out with a name, and what would stay
 *
 * Tests: tests/data/test-redaction.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-redaction-preview.h"

#include <string.h>

#include "brg-journal-link.h"
#include "brg-redaction-learn.h"
#include "brg-redaction-papers.h"
#include "brg-sql.h"

static void
free_form (gpointer data)
{
  g_free (((BrgRedactionForm *) data)->text);
  g_free (data);
}

void
brg_redaction_preview_free (BrgRedactionPreview *preview)
{
  if (preview == NULL)
    return;
  g_ptr_array_unref (preview->forms);
  g_ptr_array_unref (preview->attachments);
  g_free (preview);
}

typedef struct
{
  const BrgRedactionNames *names;
  BrgRedactionPreview *preview;
} Search;

static void
count_form (GPtrArray *forms, const char *start, gsize length)
{
  g_autofree char *text = g_strndup (start, length);
  BrgRedactionForm *form;

  for (guint i = 0; i < forms->len; i++)
    if (g_str_equal (((BrgRedactionForm *) forms->pdata[i])->text, text))
      {
        ((BrgRedactionForm *) forms->pdata[i])->count++;
        return;
      }
  form = g_new0 (BrgRedactionForm, 1);
  form->text = g_steal_pointer (&text);
  form->count = 1;
  g_ptr_array_add (forms, form);
}

/* Of the person's own row everything goes. */
static void
note_ranges (const BrgBodyPlace *place, const char *text, const GArray *ranges, gpointer data)
{
  Search *search = data;

  for (guint i = 0; !brg_redaction_names_is_own (search->names, place) && i < ranges->len; i++)
    {
      const BrgBodyRange *range = &g_array_index (ranges, BrgBodyRange, i);

      count_form (search->preview->forms, text + range->start, range->end - range->start);
    }
}

static GArray *
find_ranges (const BrgBodyPlace *place, const char *text, gpointer data)
{
  Search *search = data;
  GArray *ranges = brg_redaction_names_find_at (search->names, place, text);

  if (ranges != NULL)
    note_ranges (place, text, ranges, search);
  return ranges;
}

/* A body is looked through as it is redacted. */
static gboolean
search_journal (BrgStore *store, Search *search, GError **error)
{
  gboolean has_row = FALSE;
  gboolean is_sound;
  sqlite3_stmt *stmt =
      brg_sql_query (store, error,
                     "SELECT arguments, changeset, inverse FROM journal WHERE action NOT IN"
                     " ('" BRG_REDACTION_ACTION "', '" BRG_UPGRADE_ACTION "') ORDER BY id",
                     "");

  is_sound = stmt != NULL;
  while (is_sound && (is_sound = brg_sql_step (store, stmt, &has_row, error)) && has_row)
    {
      g_auto (BrgBody) body = { g_strdup (""), brg_sql_dup_text (stmt, 0),
                                brg_sql_dup_bytes (stmt, 1), brg_sql_dup_bytes (stmt, 2) };
      guint n_ranges = 0;

      is_sound = brg_body_count (&body, find_ranges, search, &n_ranges) ||
                 brg_redaction_refuse_entry (error);
      search->preview->n_entries += n_ranges > 0;
    }
  if (stmt != NULL)
    sqlite3_reset (stmt);
  return is_sound;
}

static gboolean
holds_bytes (const char *data, gsize size, const char *part, gsize length)
{
  const char *end = data + size;

  while (length > 0 && (gsize) (end - data) >= length &&
         (data = memchr (data, part[0], (gsize) (end - data) - length + 1)) != NULL)
    if (memcmp (data++, part, length) == 0)
      return TRUE;
  return FALSE;
}

/* As files write it: in Unicode of one or two bytes a letter. */
static gboolean
holds (GBytes *content, const char *name)
{
  gsize size;
  gsize length;
  const char *data = g_bytes_get_data (content, &size);
  g_autofree char *wide = g_convert (name, -1, "UTF-16LE", "UTF-8", NULL, &length, NULL);

  return data != NULL && (holds_bytes (data, size, name, strlen (name)) ||
                          (wide != NULL && holds_bytes (data, size, wide, length)));
}

static gboolean
search_attachments (BrgStore *store, Search *search, GError **error)
{
  const GPtrArray *families = brg_redaction_names_get_families (search->names);
  gboolean has_row = FALSE;
  gboolean is_sound;
  sqlite3_stmt *stmt =
      brg_sql_query (store, error, "SELECT name, content FROM attachment ORDER BY id", "");

  is_sound = stmt != NULL;
  while (is_sound && (is_sound = brg_sql_step (store, stmt, &has_row, error)) && has_row)
    {
      g_autoptr (GBytes) content = brg_sql_dup_bytes (stmt, 1);

      for (guint i = 0; i < families->len; i++)
        if (holds (content, families->pdata[i]))
          {
            g_ptr_array_add (search->preview->attachments, brg_sql_dup_text (stmt, 0));
            break;
          }
    }
  return is_sound;
}

static int
compare_counts (gconstpointer a, gconstpointer b)
{
  const BrgRedactionForm *one = *(BrgRedactionForm *const *) a;
  const BrgRedactionForm *other = *(BrgRedactionForm *const *) b;

  return one->count != other->count ? (one->count < other->count ? 1 : -1)
                                    : g_utf8_collate (one->text, other->text);
}

BrgRedactionPreview *
brg_redaction_preview (BrgStore *store, gint64 person_id, GError **error)
{
  g_autoptr (BrgRedactionPreview) preview = NULL;
  g_autoptr (BrgRedactionNames) names = NULL;
  gint64 n_papers = 0;
  Search search;

  g_return_val_if_fail (store != NULL, NULL);

  names = brg_redaction_learn (store, person_id, error);
  if (names == NULL)
    return NULL;
  preview = g_new0 (BrgRedactionPreview, 1);
  preview->forms = g_ptr_array_new_with_free_func (free_form);
  preview->attachments = g_ptr_array_new_with_free_func (g_free);
  search = (Search){ names, preview };
  if (!search_journal (store, &search, error) || !search_attachments (store, &search, error) ||
      !brg_sql_get_int (store, &n_papers, error, "SELECT count(*) FROM document", "") ||
      !brg_redaction_papers_find (store, names, FALSE, &preview->n_printed, error))
    return NULL;
  preview->n_papers = (guint) n_papers;
  preview->is_in_force = brg_redaction_names_is_spared (names, "official") ||
                         brg_redaction_names_is_spared (names, "committee_member");
  g_ptr_array_sort (preview->forms, compare_counts);
  return g_steal_pointer (&preview);
}
