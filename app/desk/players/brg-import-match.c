/* brg-import-match.c - which player of the event a row of a list is
 *
 * Tests: tests/app/test-import-match.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-import-match.h"

#include "brg-name-key.h"

/* Where two players come from. */
typedef enum
{
  PLACE_DIFFERS,
  PLACE_UNKNOWN,
  PLACE_AGREES,
} Place;

/* What tells more counts more than all that tells less. */
#define FIT_FIDE_ID 10000
#define FIT_LIKENESS 1000
#define FIT_PLACE 100
#define FIT_PART 4
#define MOST_PARTS 20

/* A place is compared with its figures, only large and small letters are the same. */
static char *
dup_place_key (const char *text)
{
  g_autofree char *normal = g_utf8_normalize (text, -1, G_NORMALIZE_ALL_COMPOSE);
  g_autofree char *key = normal != NULL ? g_utf8_casefold (normal, -1) : g_strdup ("");

  return g_strdup (g_strstrip (key));
}

/* (transfer full): region, town and the parts of the organisation, which may have both. */
static GPtrArray *
list_parts (const BrgEntry *entry)
{
  g_auto (GStrv) parts = g_strsplit (entry->organisation, ", ", -1);
  GPtrArray *keys = g_ptr_array_new_with_free_func (g_free);
  const char *const places[] = { entry->region, entry->town };

  for (guint i = 0; i < G_N_ELEMENTS (places) + g_strv_length (parts); i++)
    {
      g_autofree char *key =
          dup_place_key (i < G_N_ELEMENTS (places) ? places[i] : parts[i - G_N_ELEMENTS (places)]);

      if (*key != '\0' && !g_ptr_array_find_with_equal_func (keys, key, g_str_equal, NULL))
        g_ptr_array_add (keys, g_steal_pointer (&key));
    }
  return keys;
}

static gboolean
has_part (GPtrArray *parts, const char *text)
{
  g_autofree char *key = dup_place_key (text);

  return *key != '\0' && g_ptr_array_find_with_equal_func (parts, key, g_str_equal, NULL);
}

/* The region tells, and where it is not known of both, what else they have in common. */
static Place
compare_places (const BrgEntry *row, const BrgEntry *entry, guint *n_common)
{
  g_autoptr (GPtrArray) row_parts = list_parts (row);
  g_autoptr (GPtrArray) parts = list_parts (entry);

  *n_common = 0;
  for (guint i = 0; i < row_parts->len; i++)
    *n_common +=
        g_ptr_array_find_with_equal_func (parts, row_parts->pdata[i], g_str_equal, NULL) ? 1 : 0;
  if (has_part (parts, row->region) || has_part (row_parts, entry->region))
    return PLACE_AGREES;
  if (*row->region != '\0' && *entry->region != '\0')
    return PLACE_DIFFERS;
  return *n_common > 0 ? PLACE_AGREES : PLACE_UNKNOWN;
}

static gboolean
is_equal (const char *left, const char *right)
{
  g_autofree char *left_key = brg_name_key (left);
  g_autofree char *right_key = brg_name_key (right);

  return *left_key != '\0' && g_str_equal (left_key, right_key);
}

/* The whole name, not an initial or a slip of the hand; the father's name may be missing. */
static gboolean
is_name_equal (const BrgEntry *row, const BrgEntry *entry)
{
  return is_equal (row->family_name, entry->family_name) &&
         is_equal (row->given_name, entry->given_name) &&
         (*row->father_name == '\0' || *entry->father_name == '\0' ||
          is_equal (row->father_name, entry->father_name));
}

static BrgImportMatch
weigh (const BrgDuplicate *candidate, const BrgEntry *entry, const BrgEntry *row)
{
  BrgImportMatch match = { .known = (gint) candidate->index };
  guint n_common;
  Place place = compare_places (row, entry, &n_common);
  gboolean is_birth_missing = *row->birth == '\0' || *entry->birth == '\0';

  match.fit = (gint) candidate->likeness * FIT_LIKENESS + (gint) place * FIT_PLACE +
              (gint) MIN (n_common, MOST_PARTS) * FIT_PART +
              (*row->federation != '\0' && g_str_equal (row->federation, entry->federation)) +
              is_equal (row->father_name, entry->father_name) +
              (*row->birth != '\0' && g_str_equal (row->birth, entry->birth));
  if (candidate->by_fide_id)
    match.fit += FIT_FIDE_ID;
  else if (candidate->likeness < BRG_LIKENESS_SAME)
    match.doubt = place == PLACE_AGREES && is_birth_missing && is_name_equal (row, entry)
                      ? BRG_IMPORT_DOUBT_NONE
                      : BRG_IMPORT_DOUBT_NAME;
  else if (place == PLACE_DIFFERS)
    match.doubt = BRG_IMPORT_DOUBT_REGION;
  return match;
}

BrgImportMatch
brg_import_match_find (BrgDuplicates *search, GPtrArray *entries, const BrgEntry *row)
{
  BrgImportMatch best = { .known = -1, .fit = -1 };
  g_autoptr (GArray) found = NULL;

  g_return_val_if_fail (search != NULL && entries != NULL && row != NULL, best);

  found = brg_duplicates_find (search, row);
  for (guint i = 0; i < found->len; i++)
    {
      const BrgDuplicate *candidate = &g_array_index (found, BrgDuplicate, i);
      BrgImportMatch match;

      if (candidate->likeness <= BRG_LIKENESS_NAMESAKE)
        continue;
      match = weigh (candidate, entries->pdata[candidate->index], row);
      if (match.fit > best.fit)
        best = match;
      else if (match.fit == best.fit)
        best.doubt = BRG_IMPORT_DOUBT_SEVERAL;
    }
  return best;
}

void
brg_import_match_settle (GArray *matches)
{
  g_autoptr (GHashTable) best = g_hash_table_new (NULL, NULL);

  g_return_if_fail (matches != NULL);

  for (guint i = 0; i < matches->len; i++)
    {
      BrgImportMatch *match = &g_array_index (matches, BrgImportMatch, i);
      gpointer player = GINT_TO_POINTER (match->known);
      BrgImportMatch *other = g_hash_table_lookup (best, player);

      if (match->known < 0 || match->doubt != BRG_IMPORT_DOUBT_NONE)
        continue;
      if (other != NULL && match->fit <= other->fit)
        match->doubt = BRG_IMPORT_DOUBT_OTHER_ROW;
      if (other != NULL && other->fit <= match->fit)
        other->doubt = BRG_IMPORT_DOUBT_OTHER_ROW;
      if (other == NULL || match->fit > other->fit)
        g_hash_table_insert (best, player, match);
    }
}
