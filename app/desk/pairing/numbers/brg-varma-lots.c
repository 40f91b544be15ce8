/* brg-varma-lots.c - lots restricted by Varma tables: the procedure with envelopes, step by step
 *
 * Rules: rus-chess-2014 22.9, 22.9.1
 * Tests: tests/app/test-varma-lots.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-varma-lots.h"

#include <string.h>

#include "brg-name-order.h"

struct _BrgVarmaLots
{
  BrgSnapshot *snapshot;
  BrgDelegationField field;
  guint64 seed;
  gboolean is_by_hand;
  gboolean parts;
  GArray *order; /* gint: the entries by alphabet */
  GArray *turns; /* BrgVarmaTurn */
};

static const BrgEntry *
get_entry (const BrgVarmaLots *lots, gint entry)
{
  return brg_snapshot_get_entry (lots->snapshot, entry);
}

static BrgVarmaTurn *
get_turn (const BrgVarmaLots *lots, guint turn)
{
  return &g_array_index (lots->turns, BrgVarmaTurn, turn);
}

static gint
compare_texts (const char *a, const char *b)
{
  g_autofree char *key_a = brg_name_order_key (a);
  g_autofree char *key_b = brg_name_order_key (b);

  return strcmp (key_a, key_b);
}

/* rus-chess-2014 22.9.1.2: by family names; namesakes in the order in which they were entered. */
static gint
compare_names (gconstpointer a, gconstpointer b, gpointer data)
{
  const BrgEntry *one = get_entry (data, *(const gint *) a);
  const BrgEntry *other = get_entry (data, *(const gint *) b);
  g_autofree char *name = brg_entry_dup_full_name (one);
  g_autofree char *other_name = brg_entry_dup_full_name (other);
  gint order = compare_texts (name, other_name);

  return order != 0 ? order : (one->id > other->id) - (one->id < other->id);
}

static gboolean
is_same_delegation (const char *a, const char *b)
{
  return *a != '\0' && g_str_equal (a, b);
}

static gint
count_delegation (const BrgVarmaLots *lots, const char *delegation)
{
  gint count = 0;

  for (guint i = 0; i < lots->order->len; i++)
    count += is_same_delegation (
        delegation, brg_entry_get_delegation (
                        get_entry (lots, g_array_index (lots->order, gint, i)), lots->field));
  return MAX (count, 1);
}

/* rus-chess-2014 22.9.1.2: the players of the largest delegation first, equal ones by alphabet, and
 * at last those who are alone. */
static gint
compare_turns (gconstpointer a, gconstpointer b, gpointer data)
{
  const BrgVarmaTurn *one = a;
  const BrgVarmaTurn *other = b;
  gint order;

  if (one->size != other->size)
    return other->size - one->size;
  if ((*one->delegation == '\0') != (*other->delegation == '\0'))
    return *one->delegation == '\0' ? 1 : -1;
  order = compare_texts (one->delegation, other->delegation);
  if (order == 0)
    order = strcmp (one->delegation, other->delegation);
  return order != 0 ? order : compare_names (&one->entry, &other->entry, data);
}

static void
list_turns (BrgVarmaLots *lots)
{
  g_array_set_size (lots->turns, 0);
  for (guint i = 0; i < lots->order->len; i++)
    {
      gint entry = g_array_index (lots->order, gint, i);
      const char *delegation = brg_entry_get_delegation (get_entry (lots, entry), lots->field);
      BrgVarmaTurn turn = {
        .entry = entry,
        .delegation = delegation,
        .size = count_delegation (lots, delegation),
        .envelope = -1,
      };

      g_array_append_val (lots->turns, turn);
    }
  g_array_sort_with_data (lots->turns, compare_turns, lots);
}

static gint
compare_names_of_delegations (gconstpointer a, gconstpointer b)
{
  gint order = compare_texts (*(const char *const *) a, *(const char *const *) b);

  return order != 0 ? order : strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* Delegations as numbers in the order of the alphabet, for the players in that order. */
static gint *
number_delegations (const BrgVarmaLots *lots)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  gint *delegations = g_new (gint, lots->order->len + 1);

  for (guint i = 0; i < lots->turns->len; i++)
    if (*get_turn (lots, i)->delegation != '\0' &&
        !g_ptr_array_find_with_equal_func (names, get_turn (lots, i)->delegation, g_str_equal,
                                           NULL))
      g_ptr_array_add (names, (gpointer) get_turn (lots, i)->delegation);
  g_ptr_array_sort (names, compare_names_of_delegations);
  for (guint i = 0; i < lots->order->len; i++)
    {
      const char *own = brg_entry_get_delegation (
          get_entry (lots, g_array_index (lots->order, gint, i)), lots->field);
      guint place;

      delegations[i] = BRG_VARMA_ALONE;
      if (g_ptr_array_find_with_equal_func (names, own, g_str_equal, &place))
        delegations[i] = (gint) place;
    }
  return delegations;
}

/* rus-chess-2014 22.9.1.3 */
static void
draw (BrgVarmaLots *lots)
{
  g_autofree gint *delegations = number_delegations (lots);
  g_autoptr (BrgVarmaDraw) drawn =
      brg_varma_draw (lots->seed, delegations, (gint) lots->order->len, NULL);

  if (drawn == NULL)
    return;
  for (guint i = 0; i < drawn->steps->len; i++)
    {
      const BrgVarmaStep *step = &g_array_index (drawn->steps, BrgVarmaStep, i);
      gint entry = g_array_index (lots->order, gint, step->entry);
      const char *delegation = brg_entry_get_delegation (get_entry (lots, entry), lots->field);
      BrgVarmaTurn turn = {
        .entry = entry,
        .delegation = delegation,
        .size = count_delegation (lots, delegation),
        .number = step->number,
        .envelope = step->group,
      };

      *get_turn (lots, i) = turn;
    }
}

BrgVarmaLots *
brg_varma_lots_new (BrgSnapshot *snapshot,
                    const gint *entries,
                    gint n_entries,
                    BrgDelegationField field,
                    guint64 seed)
{
  BrgVarmaLots *lots;

  g_return_val_if_fail (snapshot != NULL && (entries != NULL || n_entries == 0), NULL);

  lots = g_new0 (BrgVarmaLots, 1);
  lots->snapshot = brg_snapshot_ref (snapshot);
  lots->field = field;
  lots->seed = seed;
  lots->order = g_array_new (FALSE, FALSE, sizeof (gint));
  lots->turns = g_array_new (FALSE, FALSE, sizeof (BrgVarmaTurn));
  g_array_append_vals (lots->order, entries, (guint) n_entries);
  g_array_sort_with_data (lots->order, compare_names, lots);
  list_turns (lots);
  draw (lots);
  return lots;
}

void
brg_varma_lots_free (BrgVarmaLots *lots)
{
  if (lots == NULL)
    return;
  g_array_unref (lots->order);
  g_array_unref (lots->turns);
  brg_snapshot_unref (lots->snapshot);
  g_free (lots);
}

gboolean
brg_varma_lots_is_for (const BrgVarmaLots *lots,
                       const gint *entries,
                       gint n_entries,
                       BrgDelegationField field,
                       guint64 seed)
{
  g_autoptr (GArray) order = NULL;

  g_return_val_if_fail (lots != NULL, FALSE);

  if (lots->field != field || lots->seed != seed || (gint) lots->order->len != n_entries)
    return FALSE;
  order = g_array_new (FALSE, FALSE, sizeof (gint));
  g_array_append_vals (order, entries, (guint) n_entries);
  g_array_sort_with_data (order, compare_names, (gpointer) lots);
  return n_entries == 0 ||
         memcmp (order->data, lots->order->data, (gsize) n_entries * sizeof (gint)) == 0;
}

gboolean
brg_varma_lots_has_table (const BrgVarmaLots *lots)
{
  g_return_val_if_fail (lots != NULL, FALSE);

  return lots->turns->len >= BRG_VARMA_FEWEST && lots->turns->len <= BRG_VARMA_MOST;
}

BrgSnapshot *
brg_varma_lots_get_snapshot (const BrgVarmaLots *lots)
{
  g_return_val_if_fail (lots != NULL, NULL);

  return lots->snapshot;
}

const GArray *
brg_varma_lots_get_turns (const BrgVarmaLots *lots)
{
  g_return_val_if_fail (lots != NULL, NULL);

  return lots->turns;
}

gboolean
brg_varma_lots_is_by_hand (const BrgVarmaLots *lots)
{
  g_return_val_if_fail (lots != NULL, FALSE);

  return lots->is_by_hand;
}

void
brg_varma_lots_set_by_hand (BrgVarmaLots *lots, gboolean is_by_hand)
{
  g_return_if_fail (lots != NULL && brg_varma_lots_has_table (lots));

  if (lots->is_by_hand == is_by_hand)
    return;
  lots->is_by_hand = is_by_hand;
  list_turns (lots);
  if (!is_by_hand)
    draw (lots);
}

static gint
count_left (const BrgVarmaLots *lots, gint envelope, guint before)
{
  gint n = (gint) lots->turns->len;
  gint count = 0;

  for (gint number = 1; number <= n; number++)
    count += brg_varma_get_group (n, number) == envelope;
  for (guint i = 0; i < before; i++)
    count -= get_turn (lots, i)->envelope == envelope;
  return count;
}

/* The first turn of the same delegation; the turn itself for somebody who is alone. */
static guint
find_first (const BrgVarmaLots *lots, guint turn)
{
  for (guint i = 0; i < turn; i++)
    if (is_same_delegation (get_turn (lots, i)->delegation, get_turn (lots, turn)->delegation))
      return i;
  return turn;
}

static gboolean
is_taken (const BrgVarmaLots *lots, guint turn)
{
  for (guint i = 0; i < lots->turns->len; i++)
    if (i != turn && get_turn (lots, i)->number == get_turn (lots, turn)->number)
      return TRUE;
  return FALSE;
}

/* rus-chess-2014 22.9.1.3: the first of a delegation chooses an envelope with enough numbers for
 * all of them, the others draw from the same one. */
static BrgVarmaFault
find_fault (const BrgVarmaLots *lots, guint index)
{
  const BrgVarmaTurn *turn = get_turn (lots, index);
  guint first = find_first (lots, index);
  gint envelope = get_turn (lots, first)->envelope;

  if (turn->number == 0)
    return BRG_VARMA_FAULT_NONE;
  if (turn->envelope < 0)
    return BRG_VARMA_FAULT_NUMBER;
  if (is_taken (lots, index))
    return BRG_VARMA_FAULT_TAKEN;
  if (first == index)
    return count_left (lots, envelope, index) < turn->size ? BRG_VARMA_FAULT_SMALL_ENVELOPE
                                                           : BRG_VARMA_FAULT_NONE;
  return envelope >= 0 && envelope != turn->envelope ? BRG_VARMA_FAULT_OTHER_ENVELOPE
                                                     : BRG_VARMA_FAULT_NONE;
}

void
brg_varma_lots_set_number (BrgVarmaLots *lots, guint turn, gint number)
{
  gint n;

  g_return_if_fail (lots != NULL && lots->is_by_hand && turn < lots->turns->len);

  n = (gint) lots->turns->len;
  get_turn (lots, turn)->number = number;
  get_turn (lots, turn)->envelope =
      number >= 1 && number <= n ? brg_varma_get_group (n, number) : -1;
  for (guint i = 0; i < lots->turns->len; i++)
    get_turn (lots, i)->fault = find_fault (lots, i);
}

gboolean
brg_varma_lots_get_parts (const BrgVarmaLots *lots)
{
  g_return_val_if_fail (lots != NULL, FALSE);

  return lots->parts;
}

void
brg_varma_lots_set_parts (BrgVarmaLots *lots, gboolean parts)
{
  g_return_if_fail (lots != NULL);

  lots->parts = parts;
}

GPtrArray *
brg_varma_lots_list_parted (const BrgVarmaLots *lots)
{
  g_autoptr (GPtrArray) parted = g_ptr_array_new_with_free_func (g_free);

  g_return_val_if_fail (lots != NULL, NULL);

  for (guint i = 0; i < lots->turns->len; i++)
    {
      const BrgVarmaTurn *turn = get_turn (lots, i);
      gint envelope = get_turn (lots, find_first (lots, i))->envelope;

      if (turn->envelope >= 0 && envelope >= 0 && turn->envelope != envelope &&
          !g_ptr_array_find_with_equal_func (parted, turn->delegation, g_str_equal, NULL))
        g_ptr_array_add (parted, g_strdup (turn->delegation));
    }
  return g_steal_pointer (&parted);
}

GArray *
brg_varma_lots_list_late (const BrgVarmaLots *lots)
{
  g_autoptr (GArray) late = g_array_new (FALSE, FALSE, sizeof (BrgVarmaMeeting));
  gint n;

  g_return_val_if_fail (lots != NULL, NULL);

  n = (gint) lots->turns->len;
  for (guint i = 0; brg_varma_lots_has_table (lots) && i < lots->turns->len; i++)
    for (guint j = i + 1; j < lots->turns->len; j++)
      {
        const BrgVarmaTurn *one = get_turn (lots, i);
        const BrgVarmaTurn *other = get_turn (lots, j);
        BrgVarmaMeeting meeting = { one->entry, other->entry, 0 };

        if (one->envelope < 0 || other->envelope < 0 || one->number == other->number ||
            !is_same_delegation (one->delegation, other->delegation))
          continue;
        meeting.round = brg_varma_find_late_round (n, one->number, other->number);
        if (meeting.round > 0)
          g_array_append_val (late, meeting);
      }
  return g_steal_pointer (&late);
}

static gboolean
is_allowed (const BrgVarmaLots *lots, BrgVarmaFault fault)
{
  return fault == BRG_VARMA_FAULT_NONE ||
         (lots->parts &&
          (fault == BRG_VARMA_FAULT_OTHER_ENVELOPE || fault == BRG_VARMA_FAULT_SMALL_ENVELOPE));
}

gboolean
brg_varma_lots_is_complete (const BrgVarmaLots *lots)
{
  g_autoptr (GPtrArray) parted = NULL;

  g_return_val_if_fail (lots != NULL, FALSE);

  if (!brg_varma_lots_has_table (lots))
    return FALSE;
  for (guint i = 0; i < lots->turns->len; i++)
    if (get_turn (lots, i)->number == 0 || !is_allowed (lots, get_turn (lots, i)->fault))
      return FALSE;
  parted = brg_varma_lots_list_parted (lots);
  return lots->parts || parted->len == 0;
}

gint *
brg_varma_lots_dup_order (const BrgVarmaLots *lots)
{
  gint *order;

  g_return_val_if_fail (lots != NULL && brg_varma_lots_is_complete (lots), NULL);

  order = g_new (gint, lots->turns->len);
  for (guint i = 0; i < lots->turns->len; i++)
    order[get_turn (lots, i)->number - 1] = get_turn (lots, i)->entry;
  return order;
}

BrgDrawRecord *
brg_varma_lots_to_record (const BrgVarmaLots *lots)
{
  BrgDrawRecord *record;

  g_return_val_if_fail (lots != NULL && brg_varma_lots_is_complete (lots), NULL);

  record = brg_draw_record_new ();
  record->field = lots->field;
  record->seed = lots->seed;
  record->is_by_hand = lots->is_by_hand;
  for (guint i = 0; i < lots->turns->len; i++)
    {
      const BrgVarmaTurn *turn = get_turn (lots, i);
      BrgDrawStep step = { get_entry (lots, turn->entry)->id, turn->envelope, turn->number };

      g_array_append_val (record->steps, step);
    }
  return record;
}
