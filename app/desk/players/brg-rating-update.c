/* brg-rating-update.c - ratings of a group compared with the rating lists
 *
 * Tests: tests/app/bergerctl-rating-lists.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-rating-update.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>

#include "brg-duplicates.h"
#include "brg-listed-players.h"
#include "brg-rating-lists.h"
#include "brg-store-ratings.h"

/* Lists hold for a month. */
#define PERIOD_DAYS 30

typedef struct
{
  BrgRatingLists *lists;
  BrgRatingKind kind;
  GPtrArray *matches; /* (element-type BrgListedMatch) */
} Lookup;

static void
free_row (gpointer data)
{
  BrgRatingUpdateRow *row = data;

  brg_entry_free (row->listed);
  g_free (row->list);
  g_free (row->day);
  g_free (row);
}

static void
take_match (BrgRatingUpdateRow *row, const BrgListedMatch *found, BrgRatingMatch match)
{
  const BrgListedSource *source = found->source;

  brg_entry_free (row->listed);
  g_free (row->list);
  g_free (row->day);
  row->match = match;
  row->listed = brg_entry_copy (found->entry);
  row->list = g_strdup (source->title);
  row->day = g_strdup (brg_listed_source_get_day (source));
}

static gboolean
search (Lookup *lookup, const char *text, GError **error)
{
  g_clear_pointer (&lookup->matches, g_ptr_array_unref);
  lookup->matches = brg_listed_players_search (lookup->lists, text, lookup->kind, error);
  return lookup->matches != NULL;
}

/* The number tells who it is; whether the name agrees is for the arbiter to see. */
static gboolean
find_by_number (Lookup *lookup, BrgRatingUpdateRow *row, GError **error)
{
  if (*row->entry->fide_id == '\0')
    return TRUE;
  if (!search (lookup, row->entry->fide_id, error))
    return FALSE;
  for (guint i = 0; row->listed == NULL && i < lookup->matches->len; i++)
    {
      const BrgListedMatch *found = lookup->matches->pdata[i];

      if (g_str_equal (found->entry->fide_id, row->entry->fide_id))
        take_match (row, found, BRG_RATING_MATCH_NUMBER);
    }
  return TRUE;
}

static BrgRatingMatch
weigh (const BrgEntry *entry, const BrgEntry *listed)
{
  switch (brg_duplicates_compare (entry, listed))
    {
    case BRG_LIKENESS_SAME:
      return BRG_RATING_MATCH_NAME;
    case BRG_LIKENESS_LIKELY:
      return BRG_RATING_MATCH_LIKELY;
    case BRG_LIKENESS_NAMESAKE:
    case BRG_LIKENESS_NONE:
    default:
      return BRG_RATING_MATCH_NONE;
    }
}

/* The surest one; two of a list who are as sure, nobody. The first list that has somebody counts.
 */
static void
choose_match (Lookup *lookup, BrgRatingUpdateRow *row)
{
  const BrgListedSource *source = NULL;

  for (guint i = 0; i < lookup->matches->len; i++)
    {
      const BrgListedMatch *found = lookup->matches->pdata[i];
      BrgRatingMatch match = weigh (row->entry, found->entry);

      if (match == BRG_RATING_MATCH_NONE || (row->listed != NULL && match < row->match))
        continue;
      if (row->listed == NULL || match > row->match)
        {
          take_match (row, found, match);
          source = found->source;
        }
      else if (found->source == source)
        row->match = BRG_RATING_MATCH_SEVERAL;
      if (row->match == BRG_RATING_MATCH_SEVERAL)
        break;
    }
  if (row->match == BRG_RATING_MATCH_SEVERAL)
    g_clear_pointer (&row->listed, brg_entry_free);
}

/* By the whole name, then with the first letter of the given one: lists write it in many ways. */
static gboolean
find_by_name (Lookup *lookup, BrgRatingUpdateRow *row, GError **error)
{
  const char *given = row->entry->given_name;
  g_autofree char *whole = brg_entry_dup_name (row->entry);
  g_autofree char *letter = g_utf8_substring (given, 0, *given != '\0' ? 1 : 0);
  g_autofree char *begun = g_strdup_printf ("%s %s", row->entry->family_name, letter);
  const char *const texts[] = { whole, begun };

  for (guint i = 0; i < G_N_ELEMENTS (texts) && row->match == BRG_RATING_MATCH_NONE; i++)
    {
      if (!search (lookup, texts[i], error))
        return FALSE;
      choose_match (lookup, row);
    }
  return TRUE;
}

static gboolean
add_row (BrgRatingUpdate *self, Lookup *lookup, const BrgEntry *entry, GError **error)
{
  BrgRatingUpdateRow *row = g_new0 (BrgRatingUpdateRow, 1);

  row->entry = entry;
  row->rating = brg_entry_get_rating (entry, self->from_round);
  row->list = g_strdup ("");
  row->day = g_strdup ("");
  g_ptr_array_add (self->rows, row);
  if (!find_by_number (lookup, row, error) || !find_by_name (lookup, row, error))
    return FALSE;
  return TRUE;
}

/* (transfer full): who somebody of a list is. */
static char *
dup_listed_key (const BrgRatingUpdateRow *row)
{
  const BrgEntry *listed = row->listed;
  g_autofree char *name = NULL;

  if (*listed->fide_id != '\0')
    return g_strdup_printf ("%s\n%s", row->list, listed->fide_id);
  name = brg_entry_dup_full_name (listed);
  return g_strdup_printf ("%s\n\n%s\n%s\n%d", row->list, name, listed->birth, listed->rating);
}

/* Of all whom somebody of a list may be, the one with his number is he; without one it is nobody.
 */
static void
refuse_others (const GPtrArray *alike)
{
  guint n_numbers = 0;

  for (guint i = 0; i < alike->len; i++)
    n_numbers += ((const BrgRatingUpdateRow *) alike->pdata[i])->match == BRG_RATING_MATCH_NUMBER;
  for (guint i = 0; alike->len > 1 && i < alike->len; i++)
    {
      BrgRatingUpdateRow *row = alike->pdata[i];

      if (n_numbers == 1 && row->match == BRG_RATING_MATCH_NUMBER)
        continue;
      row->match = BRG_RATING_MATCH_SEVERAL;
      g_clear_pointer (&row->listed, brg_entry_free);
    }
}

/* Somebody of a list is one player of the group at most. */
static void
part_shared (const GPtrArray *rows)
{
  g_autoptr (GHashTable) found =
      g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_ptr_array_unref);
  GHashTableIter iter;
  gpointer alike;

  for (guint i = 0; i < rows->len; i++)
    {
      BrgRatingUpdateRow *row = rows->pdata[i];
      g_autofree char *key = row->listed != NULL ? dup_listed_key (row) : NULL;

      if (key == NULL)
        continue;
      alike = g_hash_table_lookup (found, key);
      if (alike == NULL)
        {
          alike = g_ptr_array_new ();
          g_hash_table_insert (found, g_steal_pointer (&key), alike);
        }
      g_ptr_array_add (alike, row);
    }
  g_hash_table_iter_init (&iter, found);
  while (g_hash_table_iter_next (&iter, NULL, &alike))
    refuse_others (alike);
}

static void
tick (BrgRatingUpdateRow *row)
{
  row->differs = row->listed != NULL && row->listed->rating != row->rating;
  row->can_take = row->listed != NULL && row->listed->rating > 0;
  row->is_taken = row->differs && row->can_take && row->match >= BRG_RATING_MATCH_NAME;
}

static gboolean
fill (BrgRatingUpdate *self, Lookup *lookup, GCancellable *cancellable, GError **error)
{
  const GPtrArray *entries = brg_snapshot_get_boards (self->snapshot)->entries;

  for (guint i = 0; i < entries->len; i++)
    if (g_cancellable_set_error_if_cancelled (cancellable, error) ||
        !add_row (self, lookup, entries->pdata[i], error))
      return FALSE;
  part_shared (self->rows);
  for (guint i = 0; i < self->rows->len; i++)
    tick (self->rows->pdata[i]);
  return TRUE;
}

BrgRatingUpdate *
brg_rating_update_new (BrgSnapshot *snapshot,
                       const char *path,
                       BrgRatingKind kind,
                       gint from_round,
                       GCancellable *cancellable,
                       GError **error)
{
  g_autoptr (BrgRatingUpdate) self = NULL;
  g_autoptr (BrgRatingLists) lists = NULL;
  Lookup lookup = { .kind = kind };
  gboolean is_filled;

  g_return_val_if_fail (snapshot != NULL && path != NULL && from_round >= 1, NULL);

  lists = brg_rating_lists_open (path, error);
  if (lists == NULL)
    return NULL;
  brg_rating_lists_set_game (lists, brg_listed_players_get_game (snapshot->event->discipline));
  lookup.lists = lists;
  self = g_new0 (BrgRatingUpdate, 1);
  self->snapshot = brg_snapshot_ref (snapshot);
  self->from_round = from_round;
  self->rows = g_ptr_array_new_with_free_func (free_row);
  is_filled = fill (self, &lookup, cancellable, error);
  g_clear_pointer (&lookup.matches, g_ptr_array_unref);
  return is_filled ? g_steal_pointer (&self) : NULL;
}

void
brg_rating_update_free (BrgRatingUpdate *self)
{
  if (self == NULL)
    return;
  g_ptr_array_unref (self->rows);
  brg_snapshot_unref (self->snapshot);
  g_free (self);
}

guint
brg_rating_update_count (const BrgRatingUpdate *self, BrgRatingMatch match)
{
  guint count = 0;

  g_return_val_if_fail (self != NULL, 0);

  for (guint i = 0; i < self->rows->len; i++)
    count += ((const BrgRatingUpdateRow *) self->rows->pdata[i])->match == match;
  return count;
}

guint
brg_rating_update_count_taken (const BrgRatingUpdate *self)
{
  guint count = 0;

  g_return_val_if_fail (self != NULL, 0);

  for (guint i = 0; i < self->rows->len; i++)
    count += ((const BrgRatingUpdateRow *) self->rows->pdata[i])->is_taken;
  return count;
}

GArray *
brg_rating_update_dup_taken (const BrgRatingUpdate *self)
{
  GArray *taken = g_array_new (FALSE, FALSE, sizeof (BrgListedRating));

  g_return_val_if_fail (self != NULL, taken);

  for (guint i = 0; i < self->rows->len; i++)
    {
      const BrgRatingUpdateRow *row = self->rows->pdata[i];
      BrgListedRating listed = { .entry_id = row->entry->id, .list = row->list, .day = row->day };

      if (!row->is_taken)
        continue;
      listed.rating = row->listed->rating;
      if (*row->entry->fide_id == '\0' && *row->listed->fide_id != '\0')
        listed.fide_id = row->listed->fide_id;
      g_array_append_val (taken, listed);
    }
  return taken;
}

static gboolean
read_day (const char *text, GDate *day)
{
  gint year;
  gint month;
  gint of_month;

  if (sscanf (text, "%4d-%2d-%2d", &year, &month, &of_month) != 3 ||
      !g_date_valid_dmy ((GDateDay) of_month, month, (GDateYear) year))
    return FALSE;
  g_date_set_dmy (day, (GDateDay) of_month, month, (GDateYear) year);
  return TRUE;
}

gboolean
brg_rating_update_is_long (const BrgSnapshot *snapshot)
{
  GDate first;
  GDate last;

  g_return_val_if_fail (snapshot != NULL, FALSE);

  return read_day (snapshot->event->starts, &first) && read_day (snapshot->event->ends, &last) &&
         g_date_days_between (&first, &last) >= PERIOD_DAYS;
}

const char *
brg_rating_match_describe (BrgRatingMatch match)
{
  switch (match)
    {
    case BRG_RATING_MATCH_SEVERAL:
      return _ ("several with that name");
    case BRG_RATING_MATCH_LIKELY:
      return _ ("may be the same person");
    case BRG_RATING_MATCH_NAME:
      return _ ("the same name and year of birth");
    case BRG_RATING_MATCH_NUMBER:
      return _ ("the same FIDE ID");
    case BRG_RATING_MATCH_NONE:
    default:
      return _ ("not in the lists");
    }
}
