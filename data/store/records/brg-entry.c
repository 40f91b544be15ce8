/* brg-entry.c - a player of a group, or a team, as a value
 *
 * Tests: tests/data/test-snapshot.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-entry.h"

BrgEntry *
brg_entry_new (void)
{
  BrgEntry *entry = g_new0 (BrgEntry, 1);

  entry->family_name = g_strdup ("");
  entry->given_name = g_strdup ("");
  entry->father_name = g_strdup ("");
  entry->sex = g_strdup ("");
  entry->birth = g_strdup ("");
  entry->title = g_strdup ("");
  entry->federation = g_strdup ("");
  entry->organisation = g_strdup ("");
  entry->coach = g_strdup ("");
  entry->fide_id = g_strdup ("");
  entry->national_id = g_strdup ("");
  entry->left_reason = g_strdup ("");
  entry->captain = g_strdup ("");
  entry->sight = g_strdup ("");
  entry->assistant = g_strdup ("");
  entry->delegation = g_strdup ("");
  entry->region = g_strdup ("");
  entry->town = g_strdup ("");
  entry->joins_round = 1;
  entry->left_after = BRG_STAYS;
  return entry;
}

BrgEntry *
brg_entry_copy (const BrgEntry *entry)
{
  BrgEntry *copy;

  g_return_val_if_fail (entry != NULL, NULL);

  copy = g_memdup2 (entry, sizeof *entry);
  copy->family_name = g_strdup (entry->family_name);
  copy->given_name = g_strdup (entry->given_name);
  copy->father_name = g_strdup (entry->father_name);
  copy->sex = g_strdup (entry->sex);
  copy->birth = g_strdup (entry->birth);
  copy->title = g_strdup (entry->title);
  copy->federation = g_strdup (entry->federation);
  copy->organisation = g_strdup (entry->organisation);
  copy->coach = g_strdup (entry->coach);
  copy->fide_id = g_strdup (entry->fide_id);
  copy->national_id = g_strdup (entry->national_id);
  copy->left_reason = g_strdup (entry->left_reason);
  copy->captain = g_strdup (entry->captain);
  copy->sight = g_strdup (entry->sight);
  copy->assistant = g_strdup (entry->assistant);
  copy->delegation = g_strdup (entry->delegation);
  copy->region = g_strdup (entry->region);
  copy->town = g_strdup (entry->town);
  copy->papers = entry->papers != NULL ? brg_personal_papers_copy (entry->papers) : NULL;
  copy->ratings = NULL;
  for (guint i = 0; entry->ratings != NULL && i < entry->ratings->len; i++)
    {
      const BrgEntryRating *rating = &g_array_index (entry->ratings, BrgEntryRating, i);

      brg_entry_add_rating (copy, rating->from_round, rating->rating, rating->list, rating->day);
    }
  return copy;
}

void
brg_entry_free (BrgEntry *entry)
{
  if (entry == NULL)
    return;
  g_free (entry->family_name);
  g_free (entry->given_name);
  g_free (entry->father_name);
  g_free (entry->sex);
  g_free (entry->birth);
  g_free (entry->title);
  g_free (entry->federation);
  g_free (entry->organisation);
  g_free (entry->coach);
  g_free (entry->fide_id);
  g_free (entry->national_id);
  g_free (entry->left_reason);
  g_free (entry->captain);
  g_free (entry->sight);
  g_free (entry->assistant);
  g_free (entry->delegation);
  g_free (entry->region);
  g_free (entry->town);
  brg_personal_papers_free (entry->papers);
  g_clear_pointer (&entry->ratings, g_array_unref);
  g_free (entry);
}

static void
clear_rating (gpointer data)
{
  BrgEntryRating *rating = data;

  g_free (rating->list);
  g_free (rating->day);
}

void
brg_entry_add_rating (BrgEntry *entry,
                      gint from_round,
                      gint rating,
                      const char *list,
                      const char *day)
{
  BrgEntryRating row = { from_round, rating, NULL, NULL };

  g_return_if_fail (entry != NULL && list != NULL && day != NULL);

  if (entry->ratings == NULL)
    {
      entry->ratings = g_array_new (FALSE, FALSE, sizeof (BrgEntryRating));
      g_array_set_clear_func (entry->ratings, clear_rating);
    }
  row.list = g_strdup (list);
  row.day = g_strdup (day);
  g_array_append_val (entry->ratings, row);
}

gint
brg_entry_get_rating (const BrgEntry *entry, gint round)
{
  gint rating;

  g_return_val_if_fail (entry != NULL, 0);

  rating = entry->rating;
  for (guint i = 0; entry->ratings != NULL && i < entry->ratings->len; i++)
    {
      const BrgEntryRating *row = &g_array_index (entry->ratings, BrgEntryRating, i);

      /* The first one says where the rating of the entry is from, which may have been edited. */
      if (row->from_round > 1 && row->from_round <= round)
        rating = row->rating;
    }
  return rating;
}

const char *
brg_entry_get_delegation (const BrgEntry *entry, BrgDelegationField field)
{
  g_return_val_if_fail (entry != NULL && field < BRG_N_DELEGATION_FIELDS, "");

  return field == BRG_DELEGATION_FEDERATION ? entry->federation : entry->organisation;
}

static char *
join_names (const char *first, const char *second, const char *third)
{
  g_autoptr (GString) name = g_string_new (first);
  const char *const rest[] = { second, third };

  for (guint i = 0; i < G_N_ELEMENTS (rest); i++)
    if (rest[i] != NULL && *rest[i] != '\0')
      {
        if (name->len > 0)
          g_string_append_c (name, ' ');
        g_string_append (name, rest[i]);
      }
  return g_string_free (g_steal_pointer (&name), FALSE);
}

gboolean
brg_entry_is_refused (const BrgEntry *entry)
{
  g_return_val_if_fail (entry != NULL, FALSE);

  return entry->left_after == 0 && entry->admission == BRG_ADMISSION_REFUSED;
}

char *
brg_entry_dup_name (const BrgEntry *entry)
{
  g_return_val_if_fail (entry != NULL, NULL);

  return join_names (entry->family_name, entry->given_name, NULL);
}

char *
brg_entry_dup_full_name (const BrgEntry *entry)
{
  g_return_val_if_fail (entry != NULL, NULL);

  return join_names (entry->family_name, entry->given_name, entry->father_name);
}

char *
brg_entry_dup_short_name (const BrgEntry *entry)
{
  g_autofree char *initial = NULL;

  g_return_val_if_fail (entry != NULL, NULL);

  if (*entry->given_name == '\0')
    return g_strdup (entry->family_name);
  initial = g_utf8_substring (entry->given_name, 0, 1);
  return g_strdup_printf ("%s %s.", entry->family_name, initial);
}
