/* brg-paper-set.c - what is printed together before a round and after it
 *
 * Tests: tests/app/bergerctl-paper-archive.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-paper-set.h"

#include <glib/gi18n.h>

#include "brg-next-step.h"
#include "brg-paper-list.h"
#include "brg-store-paper-set.h"

#define ON_THE_WALL N_ ("For the wall")
#define ON_THE_DESK N_ ("For the desk")
#define FOR_ARBITERS N_ ("For the arbiters")
#define ON_FILE N_ ("For the file")
#define ADDED N_ ("Added")

/* Who looks for a board: by correspondence nobody does. */
#define BY_NAME "pairings-by-name"

/* What a set has without anybody's doing. Which papers there are says brg_paper_list(): one that it
 * does not know is left out. */
typedef struct
{
  BrgPaperPreset preset;
  const char *id;
  const char *heading;
  gint later; /* how many rounds behind that of the set */
  gboolean is_wanted;
} Proposal;

static const Proposal proposals[] = {
  { BRG_PAPER_SET_BEFORE, "pairings", ON_THE_WALL, 0, TRUE },
  { BRG_PAPER_SET_BEFORE, BY_NAME, ON_THE_WALL, 0, TRUE },
  { BRG_PAPER_SET_BEFORE, "standings", ON_THE_WALL, -1, FALSE },
  { BRG_PAPER_SET_BEFORE, "postal-letters", ON_THE_DESK, 0, TRUE },
  { BRG_PAPER_SET_BEFORE, "slips", ON_THE_DESK, 0, TRUE },
  { BRG_PAPER_SET_BEFORE, "scoresheets", ON_THE_DESK, 0, FALSE },
  { BRG_PAPER_SET_BEFORE, "lot-slip", ON_THE_DESK, 0, FALSE },
  { BRG_PAPER_SET_BEFORE, "duties", FOR_ARBITERS, 0, TRUE },
  { BRG_PAPER_SET_BEFORE, "why", FOR_ARBITERS, 0, FALSE },
  { BRG_PAPER_SET_AFTER, "standings", ON_THE_WALL, 0, TRUE },
  { BRG_PAPER_SET_AFTER, "bracket", ON_THE_WALL, 0, TRUE },
  { BRG_PAPER_SET_AFTER, "pairings", ON_THE_WALL, 1, TRUE },
  { BRG_PAPER_SET_AFTER, BY_NAME, ON_THE_WALL, 1, FALSE },
  { BRG_PAPER_SET_AFTER, "postal-news", ON_THE_WALL, 0, TRUE },
  { BRG_PAPER_SET_AFTER, "postal-chart", ON_FILE, 0, TRUE },
  { BRG_PAPER_SET_AFTER, "postal-records", ON_FILE, 0, TRUE },
  { BRG_PAPER_SET_AFTER, "protocol", ON_FILE, 0, TRUE },
  { BRG_PAPER_SET_AFTER, "matches", ON_FILE, 0, TRUE },
  { BRG_PAPER_SET_AFTER, "matches-summary", ON_FILE, 0, TRUE },
  { BRG_PAPER_SET_AFTER, "table", ON_FILE, 0, TRUE },
};

static const char *const preset_words[BRG_N_PAPER_PRESETS] = { "before", "after" };

gboolean
brg_paper_preset_from_word (const char *word, BrgPaperPreset *preset)
{
  g_return_val_if_fail (word != NULL && preset != NULL, FALSE);

  for (guint i = 0; i < G_N_ELEMENTS (preset_words); i++)
    if (g_str_equal (preset_words[i], word))
      {
        *preset = (BrgPaperPreset) i;
        return TRUE;
      }
  return FALSE;
}

const char *
brg_paper_preset_to_word (BrgPaperPreset preset)
{
  g_return_val_if_fail (preset < BRG_N_PAPER_PRESETS, NULL);

  return preset_words[preset];
}

gint
brg_paper_preset_find_round (const BrgSnapshot *snapshot)
{
  g_return_val_if_fail (snapshot != NULL, 0);

  return snapshot->rounds->len > 0 && !snapshot->group->is_postal
             ? brg_snapshot_current_round (snapshot)
             : 0;
}

BrgPaperPreset
brg_paper_preset_find (const BrgSnapshot *snapshot, gint round)
{
  const BrgRound *paired;

  g_return_val_if_fail (snapshot != NULL, BRG_PAPER_SET_BEFORE);

  paired = brg_snapshot_get_round (snapshot, round);
  return paired != NULL && brg_round_counts_find (snapshot, round).n_missing == 0
             ? BRG_PAPER_SET_AFTER
             : BRG_PAPER_SET_BEFORE;
}

BrgPaperSource
brg_paper_set_get_source (const BrgPaperSetRow *row, const BrgSnapshot *snapshot, BrgStore *store)
{
  g_return_val_if_fail (row != NULL, (BrgPaperSource){ 0 });

  return (BrgPaperSource){ .snapshot = snapshot, .store = store, .round = row->round };
}

/* Before the first round there is no table, though round 0 would mean all of them. */
static const char *
find_lack (const BrgPaperSetRow *row, const BrgSnapshot *snapshot, BrgStore *store)
{
  BrgPaperSource source = brg_paper_set_get_source (row, snapshot, store);

  if (row->round < 1 && (row->paper->needs & (BRG_PAPER_OF_ROUND | BRG_PAPER_OF_TABLE)) != 0)
    return N_ ("no round has been played yet");
  if ((row->paper->needs & BRG_PAPER_OF_RESULTS) != 0 &&
      brg_snapshot_get_round (snapshot, row->round) == NULL)
    return N_ ("the round is not paired yet");
  return brg_paper_find_lack (row->paper, &source);
}

static gboolean
is_offered (const BrgPaper *paper, const BrgSnapshot *snapshot)
{
  return paper != NULL && (paper->needs & BRG_PAPER_FROM_POSITIONS) == 0 &&
         brg_paper_is_listed (paper, snapshot);
}

/* Behind the last round of the event there is none, unless somebody has paired it all the same. */
static gboolean
is_beyond (const Proposal *proposal, gint round, const BrgSnapshot *snapshot)
{
  return proposal->later > 0 && round > brg_snapshot_count_rounds (snapshot) &&
         brg_snapshot_get_round (snapshot, round) == NULL;
}

static void
add_proposals (BrgPaperSet *set, const BrgSnapshot *snapshot, BrgStore *store)
{
  for (guint i = 0; i < G_N_ELEMENTS (proposals); i++)
    {
      const Proposal *proposal = &proposals[i];
      BrgPaperSetRow row = { brg_paper_list_find (proposal->id),
                             proposal->heading,
                             set->round + proposal->later,
                             proposal->is_wanted,
                             1,
                             NULL };

      /* Before the first round there is no table of the round before. */
      if (proposal->preset != set->preset || row.round < 1 || !is_offered (row.paper, snapshot) ||
          is_beyond (proposal, row.round, snapshot) ||
          (snapshot->group->is_postal && g_str_equal (proposal->id, BY_NAME)))
        continue;
      row.lack = find_lack (&row, snapshot, store);
      g_array_append_val (set->rows, row);
    }
}

BrgPaperSetRow *
brg_paper_set_find (const BrgPaperSet *set, const char *id)
{
  g_return_val_if_fail (set != NULL && id != NULL, NULL);

  for (guint i = 0; i < set->rows->len; i++)
    {
      BrgPaperSetRow *row = &g_array_index (set->rows, BrgPaperSetRow, i);

      if (g_str_equal (row->paper->id, id))
        return row;
    }
  return NULL;
}

BrgPaperSetRow *
brg_paper_set_add (BrgPaperSet *set, const BrgSnapshot *snapshot, BrgStore *store, const char *id)
{
  BrgPaperSetRow *found;
  BrgPaperSetRow row = { .heading = ADDED, .copies = 1 };

  g_return_val_if_fail (set != NULL && snapshot != NULL && id != NULL, NULL);

  found = brg_paper_set_find (set, id);
  if (found != NULL)
    return found;
  row.paper = brg_paper_list_find (id);
  row.round = set->round;
  if (!is_offered (row.paper, snapshot))
    return NULL;
  row.lack = find_lack (&row, snapshot, store);
  g_array_append_val (set->rows, row);
  return &g_array_index (set->rows, BrgPaperSetRow, set->rows->len - 1);
}

/* What somebody wanted; a paper that this program does not know is none of its business. */
static gboolean
apply_remembered (BrgPaperSet *set, BrgStore *store, const BrgSnapshot *snapshot, GError **error)
{
  g_autoptr (GPtrArray) ticks =
      brg_store_list_paper_set (store, snapshot->event->id, preset_words[set->preset], error);

  for (guint i = 0; ticks != NULL && i < ticks->len; i++)
    {
      const BrgPaperTick *tick = ticks->pdata[i];
      BrgPaperSetRow *row = tick->is_wanted ? brg_paper_set_add (set, snapshot, store, tick->kind)
                                            : brg_paper_set_find (set, tick->kind);

      if (row == NULL)
        continue;
      row->is_wanted = tick->is_wanted;
      row->copies = tick->copies;
    }
  return ticks != NULL;
}

/* Those that can be printed first, else in their order. */
static void
put_empty_last (BrgPaperSet *set)
{
  GArray *sorted = g_array_sized_new (FALSE, FALSE, sizeof (BrgPaperSetRow), set->rows->len);

  for (gint pass = 0; pass < 2; pass++)
    for (guint i = 0; i < set->rows->len; i++)
      {
        BrgPaperSetRow row = g_array_index (set->rows, BrgPaperSetRow, i);

        if ((row.lack != NULL) == (pass == 1))
          g_array_append_val (sorted, row);
      }
  g_array_unref (set->rows);
  set->rows = sorted;
}

BrgPaperSet *
brg_paper_set_new (BrgStore *store,
                   const BrgSnapshot *snapshot,
                   BrgPaperPreset preset,
                   gint round,
                   GError **error)
{
  g_autoptr (BrgPaperSet) set = NULL;

  g_return_val_if_fail (store != NULL && snapshot != NULL, NULL);
  g_return_val_if_fail (preset < BRG_N_PAPER_PRESETS, NULL);

  set = g_new0 (BrgPaperSet, 1);
  set->preset = preset;
  set->round = round;
  set->rows = g_array_new (FALSE, FALSE, sizeof (BrgPaperSetRow));
  add_proposals (set, snapshot, store);
  if (!apply_remembered (set, store, snapshot, error))
    return NULL;
  put_empty_last (set);
  return g_steal_pointer (&set);
}

void
brg_paper_set_free (BrgPaperSet *set)
{
  if (set == NULL)
    return;
  g_array_unref (set->rows);
  g_free (set);
}

static const Proposal *
find_proposal (BrgPaperPreset preset, const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (proposals); i++)
    if (proposals[i].preset == preset && g_str_equal (proposals[i].id, id))
      return &proposals[i];
  return NULL;
}

/* Whether the row says what would be there anyway. */
static gboolean
is_known (const BrgPaperSet *set, const BrgPaperSetRow *row, const GPtrArray *remembered)
{
  const Proposal *proposal = find_proposal (set->preset, row->paper->id);

  for (guint i = 0; i < remembered->len; i++)
    {
      const BrgPaperTick *tick = remembered->pdata[i];

      if (g_str_equal (tick->kind, row->paper->id))
        return tick->is_wanted == row->is_wanted && tick->copies == row->copies;
    }
  return row->copies == 1 && row->is_wanted == (proposal != NULL ? proposal->is_wanted : FALSE);
}

gboolean
brg_paper_set_remember (const BrgPaperSet *set, BrgStore *store, gint64 event_id, GError **error)
{
  g_autoptr (GPtrArray) ticks =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_paper_tick_free);
  g_autoptr (GPtrArray) remembered = NULL;

  g_return_val_if_fail (set != NULL && store != NULL, FALSE);

  remembered = brg_store_list_paper_set (store, event_id, preset_words[set->preset], error);
  if (remembered == NULL)
    return FALSE;
  for (guint i = 0; i < set->rows->len; i++)
    {
      const BrgPaperSetRow *row = &g_array_index (set->rows, BrgPaperSetRow, i);

      if (!is_known (set, row, remembered))
        g_ptr_array_add (ticks, brg_paper_tick_new (row->paper->id, row->is_wanted, row->copies));
    }
  return ticks->len == 0 ||
         brg_store_set_paper_set (store, event_id, preset_words[set->preset], ticks, error);
}
