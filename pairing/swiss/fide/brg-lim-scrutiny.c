/* brg-lim-scrutiny.c - who meets whom in a score group of the Lim system
 *
 * Both scrutinies are one walk: everybody in turn takes the first opponent in the order of
 * exchanges who is due the other colour, or else the first, as long as the others can still be
 * paired.
 *
 * Rules: fide-lim-2026 2.4, 3.6-3.8, 4.1-4.3, 5.2, 5.7
 * Tests: tests/pairing/test-lim.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-lim-private.h"
#include "brg-reach.h"

/* In a maxi-tournament ratings further apart are not exchanged for colours. */
#define MAXI_RATING 100

/* A group while it is paired; vertex i is a player in the order of the direction. */
typedef struct
{
  BrgLimGroup *group;
  gint n;
  BrgLimMember *members;
  gboolean *is_done;
  BrgReach *reach;
} Walk;

static void
walk_clear (Walk *walk)
{
  g_free (walk->members);
  g_free (walk->is_done);
  brg_reach_free (walk->reach);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Walk, walk_clear)

gboolean
brg_lim_group_is_near (const BrgLimGroup *group, gint place, gint other)
{
  const BrgFideField *field = group->draw->field;
  const BrgPlayer *players = field->tournament->players;
  gint difference =
      players[field->records[place].player].rating - players[field->records[other].player].rating;

  return !group->is_maxi || ABS (difference) <= MAXI_RATING;
}

static const BrgDutchRecord *
get_record (const Walk *walk, gint vertex)
{
  return &walk->group->draw->field->records[walk->members[vertex].place];
}

/* fide-lim-2026 5.2: both can have the colour they are due. */
static gboolean
suits (const Walk *walk, gint u, gint v)
{
  BrgColour mine = get_record (walk, u)->wish;
  BrgColour theirs = get_record (walk, v)->wish;

  return mine == BRG_COLOUR_NONE || theirs == BRG_COLOUR_NONE || mine != theirs;
}

static gint
compare_members (gconstpointer a, gconstpointer b, gpointer data)
{
  const BrgLimGroup *group = data;
  const BrgDutchRecord *records = group->draw->field->records;
  gint difference = records[((const BrgLimMember *) a)->place].number -
                    records[((const BrgLimMember *) b)->place].number;

  return group->is_upward ? -difference : difference;
}

static void
begin (Walk *walk)
{
  g_autofree gint *places = g_new (gint, MAX (walk->n, 1));

  g_qsort_with_data (walk->members, walk->n, sizeof *walk->members, compare_members, walk->group);
  for (gint v = 0; v < walk->n; v++)
    places[v] = walk->members[v].place;
  walk->is_done = g_new0 (gboolean, MAX (walk->n, 1));
  walk->reach = brg_reach_new (brg_fide_draw_make_graph (walk->group->draw, places, walk->n), NULL,
                               NULL, NULL);
  if (!brg_reach_solve (walk->reach))
    g_assert_not_reached ();
}

/* fide-lim-2026 3.8, 4, 5.7: the first who suits, or else the first. */
static gint
find_opponent (Walk *walk, gint u, const GArray *order)
{
  gint first = -1;

  for (guint i = 0; i < order->len; i++)
    {
      gint v = g_array_index (order, gint, i);

      if ((first >= 0 && !suits (walk, u, v)) || !brg_reach_can_join (walk->reach, u, v))
        continue;
      if (first < 0)
        first = v;
      if (suits (walk, u, v) &&
          brg_lim_group_is_near (walk->group, walk->members[v].place, walk->members[first].place))
        return v;
    }
  return first;
}

/* Why @u does not meet @v, who stands before his opponent: a place of -1 where a ban says it. */
static BrgFideRefusal
judge (Walk *walk, gint u, gint v)
{
  const BrgFideDraw *draw = walk->group->draw;
  const char *const *articles = draw->field->method->articles;
  gint place = walk->members[v].place;

  if (!brg_graph_has_edge (draw->field->graph, walk->members[u].place, place))
    return (BrgFideRefusal){ -1, BRG_REASON_LATER, NULL };
  if (!brg_reach_can_join (walk->reach, u, v))
    return (BrgFideRefusal){ place, BRG_REASON_BREAKS_REST, articles[BRG_FIDE_COMPLETION] };
  if (!suits (walk, u, v))
    return (BrgFideRefusal){ place, BRG_REASON_WORSE, articles[BRG_FIDE_COLOUR_BOTH] };
  return (BrgFideRefusal){ place, BRG_REASON_LATER, articles[BRG_FIDE_ORDER] };
}

/* Answers for @u, whose opponent is chosen now. */
static void
note_asked (Walk *walk, gint u)
{
  BrgFideRefusal refusal;

  for (gint v = 0; v < walk->n; v++)
    {
      const gint two[] = { walk->members[u].place, walk->members[v].place };
      gint first;
      gint second;

      if (v == u || walk->is_done[v] ||
          !brg_fide_draw_find_asked (walk->group->draw, two, 2, &first, &second))
        continue;
      refusal = judge (walk, u, v);
      brg_fide_draw_note_asked (walk->group->draw, walk->members[u].place, &refusal);
      return;
    }
}

static void
join (Walk *walk, gint u, const GArray *order)
{
  BrgFideDraw *draw = walk->group->draw;
  gint v = find_opponent (walk, u, order);
  gint place = walk->members[u].place;
  gint mate;
  BrgFideRefusal refusal = { -1, BRG_REASON_LATER, NULL };
  g_autoptr (GArray) refused = g_array_new (FALSE, FALSE, sizeof (gint));

  g_assert (v >= 0);
  mate = walk->members[v].place;
  for (guint i = 0; g_array_index (order, gint, i) != v; i++)
    {
      gint other = g_array_index (order, gint, i);

      g_array_append_val (refused, walk->members[other].place);
      if (refusal.place < 0 && draw->notes != NULL)
        refusal = judge (walk, u, other);
    }
  note_asked (walk, u);
  brg_reach_choose (walk->reach, u, &v, 1, NULL, NULL);
  walk->is_done[u] = walk->is_done[v] = TRUE;
  brg_fide_draw_note_choice (draw, place, mate, refused, &refusal);
  brg_fide_draw_join (draw, place, mate);
  g_array_append_val (walk->group->pairs, place);
  g_array_append_val (walk->group->pairs, mate);
}

/* Who has to meet an opponent next among those who floated here: down the highest score first, then
 * the highest number; up the lowest of both; from above before from below. */
static gboolean
floater_is_before (const Walk *walk, gint u, gint v)
{
  const BrgDutchRecord *a = get_record (walk, u);
  const BrgDutchRecord *b = get_record (walk, v);
  gboolean is_up = walk->members[u].side == BRG_LIM_FROM_BELOW;

  if (walk->members[u].side != walk->members[v].side)
    return walk->members[u].side == BRG_LIM_FROM_ABOVE;
  if (a->score != b->score)
    return is_up ? a->score < b->score : a->score > b->score;
  return is_up ? a->number > b->number : a->number < b->number;
}

static gint
find_next_floater (const Walk *walk)
{
  gint next = -1;

  for (gint v = 0; v < walk->n; v++)
    if (!walk->is_done[v] && walk->members[v].side != BRG_LIM_RESIDENT &&
        (next < 0 || floater_is_before (walk, v, next)))
      next = v;
  return next;
}

/* fide-lim-2026 3.6, 3.7: the first of the group in the direction in which it is paired. */
static void
join_floaters (Walk *walk)
{
  for (;;)
    {
      g_autoptr (GArray) order = g_array_new (FALSE, FALSE, sizeof (gint));
      gint u = find_next_floater (walk);

      if (u < 0)
        return;
      for (gint v = 0; v < walk->n; v++)
        if (v != u && !walk->is_done[v])
          g_array_append_val (order, v);
      join (walk, u, order);
    }
}

/* fide-lim-2026 4.2, 4.3: the first of the top half tries the bottom half in order, then the top
 * half from its end; the rest is proposed afresh. */
static void
join_halves (Walk *walk)
{
  for (;;)
    {
      g_autoptr (GArray) rest = g_array_new (FALSE, FALSE, sizeof (gint));
      g_autoptr (GArray) order = g_array_new (FALSE, FALSE, sizeof (gint));

      for (gint v = 0; v < walk->n; v++)
        if (!walk->is_done[v])
          g_array_append_val (rest, v);
      if (rest->len == 0)
        return;
      for (guint i = rest->len / 2; i < rest->len; i++)
        g_array_append_val (order, g_array_index (rest, gint, i));
      for (guint i = rest->len / 2; i > 1; i--)
        g_array_append_val (order, g_array_index (rest, gint, i - 1));
      join (walk, g_array_index (rest, gint, 0), order);
    }
}

void
brg_lim_group_settle (BrgLimGroup *group)
{
  g_auto (Walk) walk = { .group = group, .n = (gint) group->members->len };

  walk.members = g_memdup2 (group->members->data, group->members->len * sizeof (BrgLimMember));
  begin (&walk);
  join_floaters (&walk);
  join_halves (&walk);
}
