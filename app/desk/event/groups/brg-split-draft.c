/* brg-split-draft.c - a list of players while it is being divided into groups
 *
 * Tests: tests/app/test-split-draft.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-split-draft.h"

#include <glib/gi18n-lib.h>

#include "brg-balanced-groups.h"
#include "brg-store-split.h"

struct _BrgSplitDraft
{
  BrgSnapshot *snapshot;
  gint *order;  /* entries, the strongest first */
  gint *places; /* by entry */
  char **names;
  gint n_groups;
};

gboolean
brg_split_draft_may_divide (const BrgSnapshot *snapshot)
{
  g_return_val_if_fail (snapshot != NULL, FALSE);

  /* rus-draughts-2022 11.5, 11.6: in a contest of composition nobody plays in any group. */
  return snapshot->group->contest == BRG_CONTEST_NONE && snapshot->rounds->len == 0 &&
         snapshot->entries->len >= 4;
}

/* Stronger first; the others as they stand in the list. */
static gint
compare (gconstpointer a, gconstpointer b, gpointer data)
{
  const gint *one = a;
  const gint *other = b;
  const BrgEntry *first = brg_snapshot_get_entry (data, *one);
  const BrgEntry *second = brg_snapshot_get_entry (data, *other);

  return first->rating != second->rating ? second->rating - first->rating : *one - *other;
}

BrgSplitDraft *
brg_split_draft_new (BrgSnapshot *snapshot)
{
  BrgSplitDraft *draft;
  gint n_entries;

  g_return_val_if_fail (snapshot != NULL && snapshot->entries->len >= 4, NULL);

  n_entries = (gint) snapshot->entries->len;
  draft = g_new0 (BrgSplitDraft, 1);
  draft->snapshot = brg_snapshot_ref (snapshot);
  draft->order = g_new (gint, n_entries);
  draft->places = g_new0 (gint, n_entries);
  draft->names = g_new0 (char *, BRG_SPLIT_MOST_GROUPS + 1);
  for (gint i = 0; i < n_entries; i++)
    draft->order[i] = i;
  for (gint i = 0; i < BRG_SPLIT_MOST_GROUPS; i++)
    /* Translators: the name of a group, %d is its number */
    draft->names[i] = g_strdup_printf (_ ("Group %d"), i + 1);
  g_qsort_with_data (draft->order, n_entries, sizeof *draft->order, compare, snapshot);
  brg_split_draft_divide (draft, 2, BRG_APART_ORGANISATION);
  return draft;
}

void
brg_split_draft_free (BrgSplitDraft *draft)
{
  if (draft == NULL)
    return;
  brg_snapshot_unref (draft->snapshot);
  g_free (draft->order);
  g_free (draft->places);
  g_strfreev (draft->names);
  g_free (draft);
}

gint
brg_split_draft_count_most (const BrgSplitDraft *draft)
{
  g_return_val_if_fail (draft != NULL, 2);

  return MIN ((gint) draft->snapshot->entries->len / 2, BRG_SPLIT_MOST_GROUPS);
}

/* By entry what he shares with others, from 1. */
static gint *
list_kinds (const BrgSplitDraft *draft, gint field)
{
  gint n_entries = (gint) draft->snapshot->entries->len;
  gint *kinds = g_new0 (gint, n_entries);
  const BrgKeptApart apart = { .field = (BrgApartField) field };
  g_autoptr (GPtrArray) shared = NULL;

  if (field == BRG_SPLIT_SPREADS_NOBODY)
    return kinds;
  shared = brg_kept_apart_list (&apart, draft->snapshot->entries, n_entries);
  for (guint kind = 0; kind < shared->len; kind++)
    {
      const GArray *members = shared->pdata[kind];

      for (guint i = 0; i < members->len; i++)
        kinds[g_array_index (members, gint, i)] = (gint) kind + 1;
    }
  return kinds;
}

void
brg_split_draft_divide (BrgSplitDraft *draft, gint n_groups, gint field)
{
  g_autofree gint *kinds = NULL;
  g_autofree gint *in_order = NULL;
  g_autofree gint *groups = NULL;
  gint n_entries;

  g_return_if_fail (draft != NULL);
  g_return_if_fail (n_groups >= 2 && n_groups <= brg_split_draft_count_most (draft));

  n_entries = (gint) draft->snapshot->entries->len;
  kinds = list_kinds (draft, field);
  in_order = g_new (gint, n_entries);
  groups = g_new (gint, n_entries);
  for (gint i = 0; i < n_entries; i++)
    in_order[i] = kinds[draft->order[i]];
  brg_balanced_groups_divide (in_order, n_entries, n_groups, groups);
  for (gint i = 0; i < n_entries; i++)
    draft->places[draft->order[i]] = groups[i];
  draft->n_groups = n_groups;
}

gint
brg_split_draft_count_groups (const BrgSplitDraft *draft)
{
  g_return_val_if_fail (draft != NULL, 0);

  return draft->n_groups;
}

const char *
brg_split_draft_get_name (const BrgSplitDraft *draft, gint group)
{
  g_return_val_if_fail (draft != NULL && group >= 0 && group < draft->n_groups, NULL);

  return draft->names[group];
}

GPtrArray *
brg_split_draft_list (const BrgSplitDraft *draft, gint group)
{
  GPtrArray *members = g_ptr_array_new ();

  g_return_val_if_fail (draft != NULL, members);

  for (guint i = 0; i < draft->snapshot->entries->len; i++)
    if (draft->places[draft->order[i]] == group)
      g_ptr_array_add (members, draft->snapshot->entries->pdata[draft->order[i]]);
  return members;
}

gint
brg_split_draft_get_average (const BrgSplitDraft *draft, gint group)
{
  g_autoptr (GPtrArray) members = brg_split_draft_list (draft, group);
  gint sum = 0;
  gint n_rated = 0;

  for (guint i = 0; i < members->len; i++)
    {
      const BrgEntry *entry = members->pdata[i];

      sum += entry->rating;
      n_rated += entry->rating > 0;
    }
  return n_rated > 0 ? (sum + n_rated / 2) / n_rated : 0;
}

gboolean
brg_split_draft_apply (const BrgSplitDraft *draft, BrgStore *store, GError **error)
{
  g_return_val_if_fail (draft != NULL && store != NULL, FALSE);

  return brg_store_split_group (store, draft->snapshot, (const char *const *) draft->names,
                                draft->n_groups, draft->places, error);
}
