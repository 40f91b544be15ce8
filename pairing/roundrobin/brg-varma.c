/* brg-varma.c - lots for a round robin that keep delegations apart in the last rounds
 *
 * Rules: rus-chess-2014 22.9
 * Tests: tests/pairing/test-varma.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-varma.h"

#include "brg-berger.h"

#define N_GROUPS BRG_VARMA_N_GROUPS

/* The longest list of a group, and the zero behind it. */
#define MAX_NUMBERS 11

/* rus-chess-2014 22.9.1.5: tables for 9/10, 11/12, ..., 23/24 players. */
static const gint tables[][N_GROUPS][MAX_NUMBERS] = {
  { { 3, 4, 8 }, { 5, 7, 9 }, { 1, 6 }, { 2, 10 } },
  { { 4, 5, 9, 10 }, { 1, 2, 7 }, { 6, 8, 12 }, { 3, 11 } },
  { { 4, 5, 6, 11, 12 }, { 1, 2, 8, 9 }, { 7, 10, 13 }, { 3, 14 } },
  { { 5, 6, 7, 12, 13, 14 }, { 1, 2, 3, 9, 10 }, { 8, 11, 15 }, { 4, 16 } },
  { { 5, 6, 7, 8, 14, 15, 16 }, { 1, 2, 3, 10, 11, 12 }, { 9, 13, 17 }, { 4, 18 } },
  { { 6, 7, 8, 9, 15, 16, 17, 18 }, { 1, 2, 3, 11, 12, 13, 14 }, { 5, 10, 19 }, { 4, 20 } },
  { { 6, 7, 8, 9, 10, 17, 18, 19, 20 }, { 1, 2, 3, 4, 12, 13, 14, 15 }, { 11, 16, 21 }, { 5, 22 } },
  { { 6, 7, 8, 9, 10, 11, 19, 20, 21, 22 },
    { 1, 2, 3, 4, 13, 14, 15, 16, 17 },
    { 12, 18, 23 },
    { 5, 24 } },
};

static gboolean
has_table (gint n_players)
{
  return n_players >= BRG_VARMA_FEWEST && n_players <= BRG_VARMA_MOST;
}

static const gint *
get_numbers (gint n_players, gint group)
{
  return tables[(n_players - BRG_VARMA_FEWEST) / 2][group];
}

gint
brg_varma_get_group (gint n_players, gint number)
{
  g_return_val_if_fail (has_table (n_players), -1);

  for (gint group = 0; group < N_GROUPS; group++)
    for (const gint *at = get_numbers (n_players, group); *at != 0; at++)
      if (*at == number)
        return group;
  g_return_val_if_reached (-1);
}

gint
brg_varma_find_late_round (gint n_players, gint number, gint other)
{
  gint n = brg_berger_table_size (n_players);
  gint round = brg_berger_find_round (n, number, other);

  return MAX (number, other) <= n_players && round > n - 1 - BRG_VARMA_LAST_ROUNDS ? round : 0;
}

/* Those who draw from one envelope: a delegation, a part of one, or somebody alone. */
typedef struct
{
  gint delegation;
  GArray *entries; /* gint, in the order of drawing */
} Party;

/* A draw while it goes on. */
typedef struct
{
  gint n_players;
  BrgLots lots;
  gint *numbers;      /* of every entry, 0 while it has none */
  gboolean *is_drawn; /* by number */
  const gint *delegations;
  GPtrArray *parties; /* Party */
  gboolean is_strict; /* no delegation may have two numbers that meet in the last rounds */
  BrgVarmaDraw *draw;
} Ceremony;

static void
party_free (gpointer data)
{
  Party *party = data;

  g_array_unref (party->entries);
  g_free (party);
}

static Party *
party_new (gint delegation)
{
  Party *party = g_new0 (Party, 1);

  party->delegation = delegation;
  party->entries = g_array_new (FALSE, FALSE, sizeof (gint));
  return party;
}

/* rus-chess-2014 22.9.1.2: the largest first, equal ones by alphabet. Those alone have no name of a
 * delegation and come last, by their own. */
static gint
compare_parties (gconstpointer a, gconstpointer b)
{
  const Party *party_a = *(const Party *const *) a;
  const Party *party_b = *(const Party *const *) b;

  if (party_a->entries->len != party_b->entries->len)
    return party_a->entries->len > party_b->entries->len ? -1 : 1;
  if (party_a->delegation != party_b->delegation)
    {
      if (party_a->delegation == BRG_VARMA_ALONE || party_b->delegation == BRG_VARMA_ALONE)
        return party_a->delegation == BRG_VARMA_ALONE ? 1 : -1;
      return party_a->delegation < party_b->delegation ? -1 : 1;
    }
  return g_array_index (party_a->entries, gint, 0) - g_array_index (party_b->entries, gint, 0);
}

static Party *
find_party (const GPtrArray *parties, gint delegation)
{
  for (guint i = 0; i < parties->len && delegation != BRG_VARMA_ALONE; i++)
    if (((Party *) parties->pdata[i])->delegation == delegation)
      return parties->pdata[i];
  return NULL;
}

static void
gather_parties (Ceremony *ceremony)
{
  for (gint entry = 0; entry < ceremony->n_players; entry++)
    {
      Party *party = find_party (ceremony->parties, ceremony->delegations[entry]);

      if (party == NULL)
        {
          party = party_new (ceremony->delegations[entry]);
          g_ptr_array_add (ceremony->parties, party);
        }
      g_array_append_val (party->entries, entry);
    }
  g_ptr_array_sort (ceremony->parties, compare_parties);
}

static gboolean
is_left (const Ceremony *ceremony, gint number)
{
  return number <= ceremony->n_players && !ceremony->is_drawn[number];
}

static gint
count_left (const Ceremony *ceremony, gint group)
{
  gint count = 0;

  for (const gint *at = get_numbers (ceremony->n_players, group); *at != 0; at++)
    count += is_left (ceremony, *at);
  return count;
}

/* How many numbers of the whole group one delegation may have so that none of them meet in the last
 * rounds. There is one such pair at most in a group. */
static gint
count_apart (const Ceremony *ceremony, gint group)
{
  gint count = 0;
  gint n_late = 0;

  for (const gint *at = get_numbers (ceremony->n_players, group); *at != 0; at++)
    {
      count += *at <= ceremony->n_players;
      for (const gint *other = at + 1; *other != 0; other++)
        n_late += brg_varma_find_late_round (ceremony->n_players, *at, *other) > 0;
    }
  return count - n_late;
}

static gboolean
fits (const Ceremony *ceremony, gint size, gint group, const gint *left)
{
  return size <= left[group] && (!ceremony->is_strict || size <= count_apart (ceremony, group));
}

/* Whether every party from @first on finds an envelope. Equal parties take envelopes in ascending
 * order, as it does not matter which of them has which; whoever draws alone always finds one. */
static gboolean
can_seat (const Ceremony *ceremony, guint first, gint first_group, gint *left)
{
  const Party *party;
  gint size;
  gboolean is_same_size;

  if (first == ceremony->parties->len)
    return TRUE;
  party = ceremony->parties->pdata[first];
  size = (gint) party->entries->len;
  if (size == 1)
    return TRUE;
  is_same_size =
      first + 1 < ceremony->parties->len &&
      ((const Party *) ceremony->parties->pdata[first + 1])->entries->len == party->entries->len;
  for (gint group = first_group; group < N_GROUPS; group++)
    {
      gboolean is_seated;

      if (!fits (ceremony, size, group, left))
        continue;
      left[group] -= size;
      is_seated = can_seat (ceremony, first + 1, is_same_size ? group : 0, left);
      left[group] += size;
      if (is_seated)
        return TRUE;
    }
  return FALSE;
}

static void
list_left (const Ceremony *ceremony, gint *left)
{
  for (gint group = 0; group < N_GROUPS; group++)
    left[group] = count_left (ceremony, group);
}

static gboolean
can_seat_all (const Ceremony *ceremony)
{
  gint left[N_GROUPS];

  list_left (ceremony, left);
  return can_seat (ceremony, 0, 0, left);
}

/* Parts the largest party: what the largest envelope holds, or all but one, and the others. */
static void
part_largest (Ceremony *ceremony)
{
  Party *largest = ceremony->parties->pdata[0];
  Party *rest = party_new (largest->delegation);
  gint size = (gint) largest->entries->len;
  gint most = 0;

  for (gint group = 0; group < N_GROUPS; group++)
    most = MAX (most, count_left (ceremony, group));
  most = MIN (most, size - 1);
  g_array_append_vals (rest->entries, &g_array_index (largest->entries, gint, most),
                       (guint) (size - most));
  g_array_set_size (largest->entries, (guint) most);
  g_ptr_array_add (ceremony->parties, rest);
  g_ptr_array_sort (ceremony->parties, compare_parties);
}

/* rus-chess-2014 22.9.1.3: an envelope with enough numbers for all of the party, by lot. */
static gint
choose_group (Ceremony *ceremony, guint index)
{
  const Party *party = ceremony->parties->pdata[index];
  gint size = (gint) party->entries->len;
  gint left[N_GROUPS];
  gint groups[N_GROUPS];
  gint n_groups = 0;

  list_left (ceremony, left);
  for (gint group = 0; group < N_GROUPS; group++)
    {
      if (!fits (ceremony, size, group, left))
        continue;
      left[group] -= size;
      if (can_seat (ceremony, index + 1, 0, left))
        groups[n_groups++] = group;
      left[group] += size;
    }
  g_assert (n_groups > 0);
  return groups[brg_lots_below (&ceremony->lots, (guint64) n_groups)];
}

static gboolean
is_same_delegation (const gint *delegations, gint entry, gint other)
{
  return delegations[entry] != BRG_VARMA_ALONE && delegations[entry] == delegations[other];
}

/* Whether the number meets one of the entry's own delegation in the last rounds. */
static gboolean
is_late (const Ceremony *ceremony, gint entry, gint number)
{
  for (gint other = 0; other < ceremony->n_players; other++)
    if (other != entry && ceremony->numbers[other] != 0 &&
        is_same_delegation (ceremony->delegations, entry, other) &&
        brg_varma_find_late_round (ceremony->n_players, number, ceremony->numbers[other]) > 0)
      return TRUE;
  return FALSE;
}

static void
draw_number (Ceremony *ceremony, gint entry, gint group)
{
  gint numbers[MAX_NUMBERS];
  gint n_numbers = 0;
  BrgVarmaStep step = { entry, group, 0 };

  for (gint late = FALSE; late <= TRUE && n_numbers == 0; late++)
    for (const gint *at = get_numbers (ceremony->n_players, group); *at != 0; at++)
      if (is_left (ceremony, *at) && (late || !is_late (ceremony, entry, *at)))
        numbers[n_numbers++] = *at;
  g_assert (n_numbers > 0);
  step.number = numbers[brg_lots_below (&ceremony->lots, (guint64) n_numbers)];
  ceremony->numbers[entry] = step.number;
  ceremony->is_drawn[step.number] = TRUE;
  ceremony->draw->entries[step.number - 1] = entry;
  g_array_append_val (ceremony->draw->steps, step);
}

static void
note_late_meetings (Ceremony *ceremony)
{
  for (gint entry = 0; entry < ceremony->n_players; entry++)
    for (gint other = entry + 1; other < ceremony->n_players; other++)
      {
        BrgVarmaMeeting meeting = { entry, other, 0 };

        if (!is_same_delegation (ceremony->delegations, entry, other))
          continue;
        meeting.round = brg_varma_find_late_round (ceremony->n_players, ceremony->numbers[entry],
                                                   ceremony->numbers[other]);
        if (meeting.round > 0)
          g_array_append_val (ceremony->draw->late_meetings, meeting);
      }
}

/* rus-chess-2014 22.9.1.1 to 22.9.1.4 */
static void
hold_ceremony (Ceremony *ceremony)
{
  gather_parties (ceremony);
  while (!can_seat_all (ceremony))
    part_largest (ceremony);
  ceremony->is_strict = TRUE;
  ceremony->is_strict = can_seat_all (ceremony);
  for (guint i = 0; i < ceremony->parties->len; i++)
    {
      const Party *party = ceremony->parties->pdata[i];
      gint group = choose_group (ceremony, i);

      for (guint j = 0; j < party->entries->len; j++)
        draw_number (ceremony, g_array_index (party->entries, gint, j), group);
    }
  note_late_meetings (ceremony);
}

BrgVarmaDraw *
brg_varma_draw (guint64 seed, const gint *delegations, gint n_entries, GError **error)
{
  g_autofree gint *numbers = NULL;
  g_autofree gboolean *is_drawn = NULL;
  g_autoptr (GPtrArray) parties = NULL;
  Ceremony ceremony;

  g_return_val_if_fail (delegations != NULL || n_entries == 0, NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  if (!has_table (n_entries))
    {
      g_set_error (error, BRG_PAIRING_ERROR, BRG_PAIRING_ERROR_PLAYERS,
                   "There are tables for %d to %d players, not %d", BRG_VARMA_FEWEST,
                   BRG_VARMA_MOST, n_entries);
      return NULL;
    }
  numbers = g_new0 (gint, n_entries);
  is_drawn = g_new0 (gboolean, n_entries + 1);
  parties = g_ptr_array_new_with_free_func (party_free);
  ceremony = (Ceremony){
    .n_players = n_entries,
    .lots = brg_lots_begin (seed, BRG_LOTS_NUMBERS),
    .numbers = numbers,
    .is_drawn = is_drawn,
    .delegations = delegations,
    .parties = parties,
    .draw = g_new0 (BrgVarmaDraw, 1),
  };
  ceremony.draw->entries = g_new0 (gint, n_entries);
  ceremony.draw->steps = g_array_new (FALSE, FALSE, sizeof (BrgVarmaStep));
  ceremony.draw->late_meetings = g_array_new (FALSE, FALSE, sizeof (BrgVarmaMeeting));
  hold_ceremony (&ceremony);
  return ceremony.draw;
}

void
brg_varma_draw_free (BrgVarmaDraw *draw)
{
  if (draw == NULL)
    return;
  g_free (draw->entries);
  g_array_unref (draw->steps);
  g_array_unref (draw->late_meetings);
  g_free (draw);
}
