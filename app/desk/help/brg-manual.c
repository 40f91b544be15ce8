/* brg-manual.c - the manual of the program as one book
 *
 * Tests: tests/app/test-manual.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-manual.h"

#include <gio/gio.h>
#include <string.h>

#include "brg-manual-resources.h"
#include "brg-text-tidy.h"

#define PLACE "/org/berger/Berger/manual"

/* How much of a paragraph stands in the list of what was found. */
#define HIT_CHARS 120

struct _BrgManual
{
  GPtrArray *entries;
};

static void
free_entry (gpointer data)
{
  BrgManualEntry *entry = data;

  g_free (entry->id);
  g_free (entry->part);
  brg_manual_topic_free (entry->topic);
  g_strfreev (entry->pages);
  g_strfreev (entry->sheets);
  g_strfreev (entry->rules);
  g_free (entry);
}

void
brg_manual_free (BrgManual *manual)
{
  if (manual == NULL)
    return;
  g_ptr_array_unref (manual->entries);
  g_free (manual);
}

/* A text of the resource; NULL with the error set. */
static char *
dup_text (const char *language, const char *name, GError **error)
{
  g_autofree char *path = language != NULL ? g_strdup_printf (PLACE "/%s/%s", language, name)
                                           : g_strdup_printf (PLACE "/%s", name);
  g_autoptr (GBytes) bytes = NULL;
  gconstpointer data;
  gsize length;

  bytes = g_resource_lookup_data (brg_manual_get_resource (), path, G_RESOURCE_LOOKUP_FLAGS_NONE,
                                  error);
  if (bytes == NULL)
    return NULL;
  data = g_bytes_get_data (bytes, &length);
  return g_strndup (data != NULL ? data : "", length);
}

static BrgManualTopic *
read_topic (const char *language, const char *id, GError **error)
{
  g_autofree char *file = g_strconcat (id, ".md", NULL);
  g_autofree char *name = g_strconcat (language, "/", file, NULL);
  g_autofree char *text = dup_text (language, file, error);

  return text != NULL ? brg_manual_topic_parse (text, name, error) : NULL;
}

/* Only the English text says what it explains. */
static gboolean
add_topic (BrgManual *manual,
           const char *language,
           const char *id,
           const char *part,
           GError **error)
{
  g_autoptr (BrgManualTopic) english = read_topic ("en", id, error);
  BrgManualEntry *entry;

  if (english == NULL)
    return FALSE;
  entry = g_new0 (BrgManualEntry, 1);
  g_ptr_array_add (manual->entries, entry);
  entry->id = g_strdup (id);
  entry->part = g_strdup (part);
  entry->pages = g_steal_pointer (&english->pages);
  entry->sheets = g_steal_pointer (&english->sheets);
  entry->rules = g_steal_pointer (&english->rules);
  entry->topic =
      g_str_equal (language, "en") ? g_steal_pointer (&english) : read_topic (language, id, error);
  return entry->topic != NULL;
}

/* `part: Title`, a line a part. */
static const char *
find_title (char **titles, const char *part)
{
  gsize length = strlen (part);

  for (guint i = 0; titles[i] != NULL; i++)
    if (strncmp (titles[i], part, length) == 0 && g_str_has_prefix (titles[i] + length, ": "))
      return titles[i] + length + 2;
  return part;
}

BrgManual *
brg_manual_open (const char *language, GError **error)
{
  g_autoptr (BrgManual) manual = g_new0 (BrgManual, 1);
  g_autofree char *contents = dup_text (NULL, "contents.txt", error);
  g_autofree char *title_text = NULL;
  g_auto (GStrv) lines = NULL;
  g_auto (GStrv) titles = NULL;
  const char *part = "";

  manual->entries = g_ptr_array_new_with_free_func (free_entry);
  if (g_strcmp0 (language, "ru") != 0 && g_strcmp0 (language, "uk") != 0)
    language = "en";
  if (contents != NULL)
    title_text = dup_text (language, "parts.txt", error);
  if (title_text == NULL)
    return NULL;
  lines = g_strsplit (contents, "\n", -1);
  titles = g_strsplit (title_text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    if (g_str_has_prefix (lines[i], "= "))
      part = find_title (titles, lines[i] + 2);
    else if (*lines[i] != '\0' && !add_topic (manual, language, lines[i], part, error))
      return NULL;
  return g_steal_pointer (&manual);
}

const GPtrArray *
brg_manual_get_entries (const BrgManual *manual)
{
  g_return_val_if_fail (manual != NULL, NULL);

  return manual->entries;
}

const BrgManualEntry *
brg_manual_find (const BrgManual *manual, const char *id)
{
  g_return_val_if_fail (manual != NULL, NULL);

  for (guint i = 0; i < manual->entries->len; i++)
    {
      const BrgManualEntry *entry = manual->entries->pdata[i];

      if (g_strcmp0 (entry->id, id) == 0)
        return entry;
    }
  return NULL;
}

/* The first topic whose list at @offset of the entry holds @word. */
static const BrgManualEntry *
find_holding (const BrgManual *manual, gsize offset, const char *word)
{
  for (guint i = 0; word != NULL && i < manual->entries->len; i++)
    {
      const BrgManualEntry *entry = manual->entries->pdata[i];
      GStrv list = G_STRUCT_MEMBER (GStrv, entry, offset);

      if (list != NULL && g_strv_contains ((const char *const *) list, word))
        return entry;
    }
  return NULL;
}

const BrgManualEntry *
brg_manual_find_for_page (const BrgManual *manual, const char *page)
{
  g_return_val_if_fail (manual != NULL, NULL);

  return find_holding (manual, G_STRUCT_OFFSET (BrgManualEntry, pages), page);
}

const BrgManualEntry *
brg_manual_find_for_sheet (const BrgManual *manual, const char *sheet)
{
  g_return_val_if_fail (manual != NULL, NULL);

  return find_holding (manual, G_STRUCT_OFFSET (BrgManualEntry, sheets), sheet);
}

GBytes *
brg_manual_load_picture (const char *language, const char *name, GError **error)
{
  g_autofree char *path = g_strdup_printf (PLACE "/pictures/%s/%s.png", language, name);
  g_autofree char *english = g_strdup_printf (PLACE "/pictures/en/%s.png", name);
  GBytes *bytes =
      g_resource_lookup_data (brg_manual_get_resource (), path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

  return bytes != NULL ? bytes
                       : g_resource_lookup_data (brg_manual_get_resource (), english,
                                                 G_RESOURCE_LOOKUP_FLAGS_NONE, error);
}

/* Whether @wanted is @rule, or stands under it: 5.4 has 5.4.13, not 5.40. */
static gboolean
is_under (const char *wanted, const char *rule)
{
  gsize length = strlen (rule);

  return strncmp (wanted, rule, length) == 0 && (wanted[length] == '\0' || wanted[length] == '.');
}

GPtrArray *
brg_manual_find_for_rule (const BrgManual *manual, const char *rule)
{
  GPtrArray *found = g_ptr_array_new ();

  g_return_val_if_fail (manual != NULL && rule != NULL, found);

  for (guint i = 0; i < manual->entries->len; i++)
    {
      BrgManualEntry *entry = manual->entries->pdata[i];
      gboolean speaks = FALSE;

      for (guint k = 0; !speaks && entry->rules != NULL && entry->rules[k] != NULL; k++)
        speaks = is_under (entry->rules[k], rule) || is_under (rule, entry->rules[k]);
      if (speaks)
        g_ptr_array_add (found, entry);
    }
  return found;
}

static void
free_hit (gpointer data)
{
  BrgManualHit *hit = data;

  g_free (hit->text);
  g_free (hit);
}

/* Where words of a topic are found; the first is where it counts most. */
typedef enum
{
  IN_TITLE,
  IN_HEADING,
  IN_TEXT,
  NOWHERE,
} Rank;

/* Whether a word of the folded @text begins with @word. */
static gboolean
has_word (const char *text, const char *word)
{
  gsize length = strlen (word);

  for (const char *at = text; at != NULL; at = strchr (at, ' '))
    {
      while (*at == ' ')
        at++;
      if (strncmp (at, word, length) == 0)
        return TRUE;
    }
  return FALSE;
}

static guint
count_words (const char *folded, char **words)
{
  guint n_found = 0;

  for (guint i = 0; words[i] != NULL; i++)
    n_found += has_word (folded, words[i]);
  return n_found;
}

static void
append_block (GString *text, const BrgManualBlock *block)
{
  for (guint i = 0; i < block->cells->len; i++)
    {
      if (i > 0)
        g_string_append (text, " · ");
      brg_manual_runs_append_plain (text, block->cells->pdata[i]);
    }
}

static char *
dup_cut (const char *text)
{
  g_autofree char *cut = NULL;

  if (g_utf8_strlen (text, -1) <= HIT_CHARS)
    return g_strdup (text);
  cut = g_utf8_substring (text, 0, HIT_CHARS);
  return g_strconcat (cut, "…", NULL);
}

/* Looks through a topic: how much it counts, and the place with most of the words. */
static Rank
look_through (const BrgManualEntry *entry, char **words, BrgManualHit *hit)
{
  g_autofree char *title = brg_text_fold (entry->topic->title);
  guint n_words = g_strv_length (words);
  guint best = 0;
  guint heading = 0;
  Rank rank = count_words (title, words) == n_words ? IN_TITLE : NOWHERE;
  g_autoptr (GString) whole = g_string_new (title);

  for (guint i = 0; i < entry->topic->blocks->len; i++)
    {
      const BrgManualBlock *block = entry->topic->blocks->pdata[i];
      g_autoptr (GString) text = g_string_new (NULL);
      g_autofree char *folded = NULL;
      guint n_found;

      append_block (text, block);
      folded = brg_text_fold (text->str);
      g_string_append_printf (whole, " %s", folded);
      if (block->kind == BRG_MANUAL_HEADING)
        heading = block->number;
      n_found = count_words (folded, words);
      if (n_found > best)
        {
          best = n_found;
          hit->heading = heading;
          g_free (hit->text);
          hit->text = dup_cut (text->str);
        }
      if (n_found == n_words && block->kind == BRG_MANUAL_HEADING)
        rank = MIN (rank, IN_HEADING);
    }
  if (rank == NOWHERE && count_words (whole->str, words) == n_words)
    rank = IN_TEXT;
  return rank;
}

GPtrArray *
brg_manual_search (const BrgManual *manual, const char *words)
{
  GPtrArray *hits = g_ptr_array_new_with_free_func (free_hit);
  g_autofree char *folded = brg_text_fold (words);
  g_auto (GStrv) parts = g_strsplit (folded, " ", -1);
  GPtrArray *by_rank[NOWHERE];

  g_return_val_if_fail (manual != NULL, hits);

  if (*folded == '\0')
    return hits;
  for (Rank rank = IN_TITLE; rank < NOWHERE; rank++)
    by_rank[rank] = g_ptr_array_new_with_free_func (free_hit);
  for (guint i = 0; i < manual->entries->len; i++)
    {
      BrgManualHit *hit = g_new0 (BrgManualHit, 1);
      Rank rank;

      hit->entry = manual->entries->pdata[i];
      rank = look_through (hit->entry, parts, hit);
      if (hit->text == NULL)
        hit->text = g_strdup ("");
      if (rank < NOWHERE)
        g_ptr_array_add (by_rank[rank], hit);
      else
        free_hit (hit);
    }
  for (Rank rank = IN_TITLE; rank < NOWHERE; rank++)
    g_ptr_array_extend_and_steal (hits, by_rank[rank]);
  return hits;
}
