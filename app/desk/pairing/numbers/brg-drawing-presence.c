/* brg-drawing-presence.c - which players the minutes of a draw name as present
 *
 * Rules: rus-chess-2014 22.3
 * Tests: tests/app/test-start-numbers.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-drawing-presence.h"

#include "brg-name-key.h"

/* How well a name fits a player. */
typedef enum
{
  FIT_NONE,
  FIT_FAMILY,  /* the family name and nothing else */
  FIT_INITIAL, /* family name and initial */
  FIT_FULL,    /* family name and given name */
} Fit;

typedef struct
{
  const BrgSnapshot *snapshot;
  GPtrArray *families; /* keys by entries */
  GArray *found;
} Presence;

/* A name as words, and the keys of what may be a family name in it. */
typedef struct
{
  GPtrArray *words;
  GPtrArray *fronts; /* of the first one, two ... words */
  GPtrArray *backs;  /* of the last ones */
} Name;

/* Words without their signs. */
static GPtrArray *
split_words (const char *name)
{
  g_auto (GStrv) words = g_strsplit_set (name, " .,()\t\r", -1);
  GPtrArray *found = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; words[i] != NULL; i++)
    {
      g_autofree char *key = brg_name_key (words[i]);

      if (*key != '\0')
        g_ptr_array_add (found, g_strdup (words[i]));
    }
  return found;
}

/* Key of the words from @first up to @end: family names may have several. */
static char *
dup_key (const GPtrArray *words, guint first, guint end)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = first; i < end; i++)
    g_string_append (text, words->pdata[i]);
  return brg_name_key (text->str);
}

static Fit
compare_given (const char *word, const char *given)
{
  g_autofree char *key = brg_name_key (word);
  g_autofree char *whole = brg_name_key (given);
  g_auto (GStrv) parts = g_strsplit (given, " ", -1);
  g_autofree char *first = brg_name_key (parts[0]);

  if (*whole == '\0')
    return FIT_INITIAL;
  if (g_str_equal (key, whole) || g_str_equal (key, first))
    return FIT_FULL;
  return g_utf8_strlen (word, -1) == 1 && key[0] == whole[0] ? FIT_INITIAL : FIT_NONE;
}

/* The words from @first up to @end as given name and father's name. */
static Fit
compare_rest (const BrgEntry *entry, const GPtrArray *words, guint first, guint end)
{
  g_autofree char *rest = dup_key (words, first, end);
  g_autofree char *given = brg_name_key (entry->given_name);
  Fit fit;

  if (first == end)
    return FIT_FAMILY;
  if (g_str_equal (rest, given))
    return FIT_FULL;
  fit = compare_given (words->pdata[first], entry->given_name);
  if (fit == FIT_NONE || end - first < 2 || *entry->father_name == '\0')
    return fit;
  return MIN (fit, compare_given (words->pdata[first + 1], entry->father_name));
}

static Name *
make_name (const char *text)
{
  Name *name = g_new0 (Name, 1);

  name->words = split_words (text);
  name->fronts = g_ptr_array_new_with_free_func (g_free);
  name->backs = g_ptr_array_new_with_free_func (g_free);
  for (guint n = 1; n <= name->words->len; n++)
    {
      g_ptr_array_add (name->fronts, dup_key (name->words, 0, n));
      g_ptr_array_add (name->backs, dup_key (name->words, name->words->len - n, name->words->len));
    }
  return name;
}

static void
free_name (Name *name)
{
  g_ptr_array_unref (name->words);
  g_ptr_array_unref (name->fronts);
  g_ptr_array_unref (name->backs);
  g_free (name);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Name, free_name)

static Fit
compare_name (const Presence *presence, gint index, const Name *name)
{
  const BrgEntry *entry = brg_snapshot_get_entry (presence->snapshot, index);
  const char *family = presence->families->pdata[index];
  guint n_words = name->words->len;
  Fit best = FIT_NONE;

  for (guint n = 1; *family != '\0' && n <= n_words; n++)
    {
      if (g_str_equal (name->fronts->pdata[n - 1], family))
        best = MAX (best, compare_rest (entry, name->words, n, n_words));
      if (g_str_equal (name->backs->pdata[n - 1], family))
        best = MAX (best, compare_rest (entry, name->words, 0, n_words - n));
    }
  return best;
}

/* Of several who have one full name each name stands for another one; anything less has to be
 * clear. */
static gboolean
find_player (const Presence *presence, const Name *name)
{
  gint best_index = -1;
  Fit best = FIT_NONE;
  guint n_best = 0;

  for (gint i = 0; i < (gint) presence->snapshot->entries->len; i++)
    {
      Fit fit = compare_name (presence, i, name);

      if (fit == FIT_NONE || fit < best ||
          (fit == FIT_FULL && g_array_index (presence->found, gboolean, i)))
        continue;
      n_best = fit > best ? 1 : n_best + 1;
      best_index = fit > best ? i : best_index;
      best = fit;
    }
  if (best == FIT_NONE)
    return FALSE;
  if (best == FIT_FULL || n_best == 1)
    g_array_index (presence->found, gboolean, best_index) = TRUE;
  return TRUE;
}

static gboolean
is_family (const Presence *presence, const char *word)
{
  g_autofree char *key = brg_name_key (word);

  return g_ptr_array_find_with_equal_func (presence->families, key, g_str_equal, NULL);
}

/* Family names one behind the other, without anything between them. */
static void
find_families (const Presence *presence, const Name *name)
{
  const GPtrArray *words = name->words;

  for (guint i = 0; i < words->len; i++)
    if (!is_family (presence, words->pdata[i]))
      return;
  for (guint i = 0; i < words->len; i++)
    {
      g_autoptr (Name) alone = make_name (words->pdata[i]);

      find_player (presence, alone);
    }
}

/* "Иванов, Иван" is a name; "Иванов, Петров" are two. */
static void
find_names (const Presence *presence, const char *text)
{
  g_autoptr (Name) name = make_name (text);
  g_auto (GStrv) parts = NULL;

  if (find_player (presence, name))
    return;
  parts = g_strsplit (text, ",", -1);
  if (g_strv_length (parts) < 2)
    {
      find_families (presence, name);
      return;
    }
  for (guint i = 0; parts[i] != NULL; i++)
    {
      g_autoptr (Name) part = make_name (parts[i]);

      if (!find_player (presence, part))
        find_families (presence, part);
    }
}

GArray *
brg_drawing_presence_find (const BrgSnapshot *snapshot, const char *present)
{
  g_autoptr (GArray) found = g_array_new (FALSE, TRUE, sizeof (gboolean));
  g_autoptr (GPtrArray) families = g_ptr_array_new_with_free_func (g_free);
  g_auto (GStrv) names = NULL;
  Presence presence = { snapshot, families, found };

  g_return_val_if_fail (snapshot != NULL && present != NULL, g_steal_pointer (&found));

  g_array_set_size (found, snapshot->entries->len);
  for (gint i = 0; i < (gint) snapshot->entries->len; i++)
    g_ptr_array_add (families, brg_name_key (brg_snapshot_get_entry (snapshot, i)->family_name));
  names = g_strsplit_set (present, ";\n", -1);
  for (guint i = 0; names[i] != NULL; i++)
    find_names (&presence, names[i]);
  return g_steal_pointer (&found);
}
