/* brg-stage-seeds.c - the order of the start numbers in the next stage of a competition
 *
 * Those of one rank in their groups make a block, and the best of those who follow the last one.
 * Blocks stay after each other; only inside a block players change places.
 *
 * Rules: rus-draughts-2022 1.4
 * Tests: tests/pairing/test-stage.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-stage.h"

#include "brg-bracket.h"
#include "brg-stage-private.h"

/* Deeper brackets are not told apart: a meeting weighs four times one a stage later. */
#define MOST_WEIGHED_STAGES 15

typedef struct
{
  GArray *qualifiers;
  gint *places; /* place of every seed in the line of the bracket */
  gint n_stages;
} Seeding;

static BrgQualifier *
get (const GArray *qualifiers, guint index)
{
  return &g_array_index (qualifiers, BrgQualifier, index);
}

/* Groups forwards for odd ranks and backwards for even ones. */
static gint
compare_snake (gconstpointer a, gconstpointer b)
{
  const BrgQualifier *first = a;
  const BrgQualifier *second = b;
  gboolean is_backwards;

  if (first->is_following != second->is_following)
    return first->is_following ? 1 : -1;
  /* Those who follow are compared over all groups: best first, as they came. */
  if (first->is_following)
    return 0;
  if (first->rank != second->rank)
    return first->rank - second->rank;
  is_backwards = first->rank % 2 == 0;
  return is_backwards ? second->who.group - first->who.group : first->who.group - second->who.group;
}

static gboolean
is_same_block (const BrgQualifier *first, const BrgQualifier *second)
{
  if (first->is_following || second->is_following)
    return first->is_following && second->is_following;
  return first->rank == second->rank;
}

/* The earlier two places of the line can meet, the more it weighs. */
static gint64
weigh_meeting (const Seeding *seeding, guint seed, guint other)
{
  gint stage = 1;

  while (seeding->places[seed] >> stage != seeding->places[other] >> stage)
    stage++;
  return (gint64) 1 << 2 * MIN (seeding->n_stages - stage, MOST_WEIGHED_STAGES);
}

/* What the player of one seed would weigh at another one; @except stands at neither. */
static gint64
weigh (const Seeding *seeding, guint who, guint seed, guint except)
{
  const BrgQualifier *player = get (seeding->qualifiers, who);
  gint64 sum = 0;

  for (guint i = 0; i < seeding->qualifiers->len; i++)
    if (i != who && i != seed && i != except &&
        get (seeding->qualifiers, i)->who.group == player->who.group)
      sum += weigh_meeting (seeding, seed, i);
  return sum;
}

static gboolean
exchange_if_better (const Seeding *seeding, guint a, guint b)
{
  BrgQualifier *first = get (seeding->qualifiers, a);
  BrgQualifier *second = get (seeding->qualifiers, b);
  BrgQualifier kept = *first;

  if (weigh (seeding, a, b, b) + weigh (seeding, b, a, a) >=
      weigh (seeding, a, a, b) + weigh (seeding, b, b, a))
    return FALSE;
  *first = *second;
  *second = kept;
  return TRUE;
}

/* The winners of the groups stay where they are; there is one of each group. */
static guint
find_first_movable (const GArray *qualifiers)
{
  guint first = 0;

  while (first < qualifiers->len && get (qualifiers, first)->rank == 1 &&
         !get (qualifiers, first)->is_following)
    first++;
  return first;
}

/* Every exchange makes the sum of all meetings smaller, so that this ends. */
static void
part_groups (const Seeding *seeding)
{
  guint first = find_first_movable (seeding->qualifiers);
  gboolean has_changed = TRUE;

  while (has_changed)
    {
      has_changed = FALSE;
      for (guint a = first; a < seeding->qualifiers->len; a++)
        for (guint b = a + 1;
             b < seeding->qualifiers->len &&
             is_same_block (get (seeding->qualifiers, a), get (seeding->qualifiers, b));
             b++)
          if (get (seeding->qualifiers, a)->who.group != get (seeding->qualifiers, b)->who.group)
            has_changed |= exchange_if_better (seeding, a, b);
    }
}

static void
sort_for_bracket (GArray *qualifiers)
{
  gint n_players = (gint) qualifiers->len;
  g_autoptr (BrgBracket) bracket = brg_bracket_new (n_players, BRG_BRACKET_WINNER);
  g_autofree gint *places = g_new0 (gint, n_players);
  Seeding seeding = { qualifiers, places, bracket->n_stages };

  for (gint i = 0; i < bracket->size; i++)
    if (bracket->line[i] != BRG_NOBODY)
      places[bracket->line[i]] = i;
  part_groups (&seeding);
}

void
brg_stage_sort (GArray *qualifiers, guint n_groups, BrgStageOrder order)
{
  g_return_if_fail (qualifiers != NULL);

  /* rus-draughts-2022 1.4: stages by different systems; the book leaves the order to the
   * regulations. */
  g_array_sort (qualifiers, compare_snake);
  if (order == BRG_STAGE_ORDER_BRACKET && n_groups > 1 && qualifiers->len > 1)
    sort_for_bracket (qualifiers);
}
