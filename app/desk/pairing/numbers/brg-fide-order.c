/* brg-fide-order.c - the initial order of FIDE: rating, title, name
 *
 * Rules: fide-handling-2026 2.2
 * Tests: tests/app/test-start-numbers.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-fide-order.h"

#include <string.h>

#include "brg-name-order.h"
#include "brg-norm-rules.h"
#include "brg-team-list.h"

static const char *const titles[] = { "GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM" };

guint
brg_fide_order_rank_title (const char *title)
{
  const char *known;

  g_return_val_if_fail (title != NULL, G_N_ELEMENTS (titles) + 1);

  known = brg_norm_title_normalise (title);
  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    if (g_str_equal (known, titles[i]))
      return i + 1;
  return G_N_ELEMENTS (titles) + 1;
}

typedef struct
{
  gint entry;
  gint rating;
  guint title;
  char *name; /* owned */
  gint64 id;
} Line;

static void
clear_line (gpointer data)
{
  g_free (((Line *) data)->name);
}

/* fide-handling-2026 2.2: strength, title, alphabet. */
static gint
compare_lines (gconstpointer a, gconstpointer b)
{
  const Line *first = a;
  const Line *second = b;
  gint by_name;

  if (first->rating != second->rating)
    return first->rating > second->rating ? -1 : 1;
  if (first->title != second->title)
    return first->title < second->title ? -1 : 1;
  by_name = strcmp (first->name, second->name);
  return by_name != 0 ? by_name : (first->id > second->id) - (first->id < second->id);
}

void
brg_fide_order_sort (const BrgSnapshot *snapshot, gint *entries, gint n_entries)
{
  g_autoptr (GArray) lines = g_array_new (FALSE, FALSE, sizeof (Line));

  g_return_if_fail (snapshot != NULL && (entries != NULL || n_entries == 0));

  g_array_set_clear_func (lines, clear_line);
  for (gint i = 0; i < n_entries; i++)
    {
      const BrgEntry *entry = brg_snapshot_get_entry (snapshot, entries[i]);
      g_autofree char *name = brg_entry_dup_full_name (entry);
      Line line = { .entry = entries[i],
                    .rating = brg_team_list_get_rating (snapshot, entries[i], NULL),
                    .title = brg_fide_order_rank_title (entry->title),
                    .name = brg_name_order_key (name),
                    .id = entry->id };

      g_array_append_val (lines, line);
    }
  g_array_sort (lines, compare_lines);
  for (gint i = 0; i < n_entries; i++)
    entries[i] = g_array_index (lines, Line, i).entry;
}
