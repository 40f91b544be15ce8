/* brg-draughts-groups.c - from the top group down: who leaves his group and whom he meets
 *
 * The first three demands are numbers, so a cheapest perfect matching of all who are left finds
 * them together: an edge that crosses the lower border of the group costs one unit for the player
 * who passes through or leaves, and one of the smallest units if it misses the next group. Every
 * later choice is tried on a copy of that matching: it stands if the cost stays the same.
 *
 * Rules: rus-draughts-2022 5.4.10.5.4, 5.4.10.8
 * Tests: tests/pairing/test-draughts-methods.c, tests/pairing/test-draughts-groups.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-draughts-groups.h"

#include "brg-cost-matching.h"
#include "brg-draughts-inside.h"

/* So many are named who were passed over before a choice. */
#define MAX_NAMED 3

enum
{
  INCOMER, /* came down from above */
  OWN,     /* of the group */
  LEAVING, /* of the group and has to leave it */
  NEXT,    /* of the next group */
  BELOW,   /* of a group below that */
  N_CLASSES,
};

/* Units of cost. There are fewer than 2^19 players, so a sum of one unit stays below the next. */
#define MISS G_GINT64_CONSTANT (2)
#define LEAVE (MISS << 20)
#define PASS (LEAVE << 20)
#define BAR ((BrgCost) BRG_COST_MATCHING_BARRED)

static const BrgCost costs[N_CLASSES][N_CLASSES] = {
  /* INCOMER OWN LEAVING NEXT BELOW */
  [INCOMER] = { BAR, 0, BAR, PASS, PASS + MISS },
  [OWN] = { 0, 0, BAR, LEAVE, LEAVE + MISS },
  [LEAVING] = { BAR, BAR, BAR, LEAVE, LEAVE + MISS },
  [NEXT] = { PASS, LEAVE, LEAVE, 0, 0 },
  [BELOW] = { PASS + MISS, LEAVE + MISS, LEAVE + MISS, 0, 0 },
};

/* One group while it is being settled. */
typedef struct
{
  BrgDraughtsDraw *draw;
  BrgCostMatching *matching;
  BrgCost cost;
  gint begin; /* places of the group */
  gint end;
  gint next_end;   /* behind the next group */
  GArray *leavers; /* gint: places of those who go down, in the order of choice */
} Group;

static gint
get_score (const BrgDraughtsDraw *draw, gint place)
{
  return brg_draughts_field_get_record (draw->field, place)->score;
}

/* First place behind @place with another score. */
static gint
find_end (const BrgDraughtsDraw *draw, gint place)
{
  gint end = place;

  while (end < draw->field->n_places && get_score (draw, end) == get_score (draw, place))
    end++;
  return end;
}

static gint
find_next_left (const BrgDraughtsDraw *draw, gint from)
{
  return brg_bits_next (draw->left, draw->field->legal->n_words, from);
}

static gint16
get_class (const Group *group, gint place, gint next_end)
{
  if (!brg_bits_has (group->draw->left, place))
    return BRG_COST_MATCHING_OUT;
  if (place < group->begin)
    return INCOMER;
  if (place < group->end)
    return OWN;
  return place < next_end ? NEXT : BELOW;
}

/* Demands 1 to 3: as few as possible pass, leave, and miss the next group. */
static void
count_those_who_go_down (Group *group)
{
  BrgDraughtsDraw *draw = group->draw;
  gint n_places = draw->field->n_places;
  g_autofree gint16 *classes = g_new (gint16, n_places);
  gint next = group->end < n_places ? find_next_left (draw, group->end) : -1;

  group->next_end = next >= 0 ? find_end (draw, next) : n_places;
  for (gint place = 0; place < n_places; place++)
    classes[place] = get_class (group, place, group->next_end);
  group->matching = brg_cost_matching_new (draw->field->legal, classes, N_CLASSES, costs[0]);
  for (gint place = find_next_left (draw, 0); place >= 0; place = find_next_left (draw, place + 1))
    brg_cost_matching_suggest_pair (group->matching, place, draw->mates[place]);
  if (!brg_cost_matching_solve (group->matching, BRG_COST_MATCHING_NO_LIMIT))
    g_assert_not_reached ();
  group->cost = brg_cost_matching_get_cost (group->matching);
}

/* Gives up to two places another class if nothing gets worse by it. */
static gboolean
try_classes (Group *group, gint p, gint q, gint class)
{
  g_autoptr (BrgCostMatching) trial = brg_cost_matching_copy (group->matching);

  brg_cost_matching_set_class (trial, p, class);
  if (q >= 0)
    brg_cost_matching_set_class (trial, q, class);
  if (!brg_cost_matching_solve (trial, group->cost))
    return FALSE;
  brg_cost_matching_free (group->matching);
  group->matching = g_steal_pointer (&trial);
  return TRUE;
}

/* -1 for somebody who is not to be paired any more. */
static gint
get_asked_place (const BrgDraughtsDraw *draw, gint player)
{
  gint place = player != BRG_NOBODY ? draw->field->places[player] : -1;

  return place >= 0 && brg_bits_has (draw->left, place) ? place : -1;
}

/* rus-draughts-2022 5.4.10.5.4: whether more would go down if these two met; else they come later
 * in the order of search. Decided in the first group that has one of them. */
static void
answer_asked (Group *group)
{
  BrgDraughtsDraw *draw = group->draw;
  gint p = get_asked_place (draw, draw->asked != NULL ? draw->asked->white : BRG_NOBODY);
  gint q = get_asked_place (draw, draw->asked != NULL ? draw->asked->black : BRG_NOBODY);
  g_autoptr (BrgCostMatching) trial = NULL;
  BrgCost cost;

  if (p < 0 || q < 0 || draw->answer.article != NULL || MIN (p, q) >= group->end)
    return;
  cost = costs[get_class (group, p, group->next_end)][get_class (group, q, group->next_end)];
  trial = brg_cost_matching_copy (group->matching);
  brg_cost_matching_set_class (trial, p, BRG_COST_MATCHING_OUT);
  brg_cost_matching_set_class (trial, q, BRG_COST_MATCHING_OUT);
  draw->answer.kind = BRG_REASON_BREAKS_REST;
  draw->answer.article = BRG_ARTICLE_DRAUGHTS_WHOLE;
  if (!brg_cost_matching_solve (trial, BRG_COST_MATCHING_NO_LIMIT))
    return;
  draw->answer.kind =
      brg_cost_matching_get_cost (trial) + cost > group->cost ? BRG_REASON_WORSE : BRG_REASON_LATER;
  draw->answer.article =
      draw->answer.kind == BRG_REASON_WORSE || MAX (p, q) >= group->end || MIN (p, q) < group->begin
          ? draw->method->article_down
          : draw->method->article_inside;
}

/* Those of the group who have no opponent yet, in the order of the classification. */
static GArray *
list_own (const Group *group)
{
  GArray *own = g_array_new (FALSE, FALSE, sizeof (gint));

  for (gint place = find_next_left (group->draw, group->begin); place >= 0 && place < group->end;
       place = find_next_left (group->draw, place + 1))
    g_array_append_val (own, place);
  return own;
}

static void
note_choice (Group *group, gint incomer, const GArray *passed_over, gint opponent)
{
  const char *article = group->draw->method->article_down;
  BrgReason reason = {
    .kind = BRG_REASON_FIRST_CHOICE,
    .article = article,
    .player = incomer,
    .other = opponent,
  };

  if (passed_over->len == 0)
    brg_draughts_draw_note (group->draw, incomer, &reason);
  for (guint i = 0; i < MIN (passed_over->len, MAX_NAMED); i++)
    brg_draughts_draw_note_passed_over (group->draw, incomer, g_array_index (passed_over, gint, i),
                                        article);
}

/* Demand 4. rus-draughts-2022 5.4.10.5.4: he meets the first of the group; if they have met, the
 * second, then the third and so on. */
static void
serve_incomer (Group *group, gint incomer)
{
  BrgDraughtsDraw *draw = group->draw;
  g_autoptr (GArray) own = list_own (group);
  g_autoptr (GArray) passed_over = g_array_new (FALSE, FALSE, sizeof (gint));
  BrgReason passes = {
    .kind = BRG_REASON_PASSES_GROUP,
    .article = draw->method->article_down,
    .player = incomer,
    .other = -1,
    .points = get_score (draw, group->begin),
  };

  for (gint i = 0; i < (gint) own->len; i++)
    {
      gint opponent = g_array_index (own, gint, draw->method->opponent_at (i, (gint) own->len));

      if (brg_graph_has_edge (draw->field->legal, incomer, opponent) &&
          try_classes (group, incomer, opponent, BRG_COST_MATCHING_OUT))
        {
          note_choice (group, incomer, passed_over, opponent);
          brg_draughts_draw_settle (draw, incomer, opponent);
          return;
        }
      g_array_append_val (passed_over, opponent);
    }
  /* No cheapest matching has him in this group, whatever is chosen from now on: he passes. */
  brg_draughts_draw_note (draw, incomer, &passes);
  g_array_append_val (group->leavers, incomer);
}

static void
note_leaver (Group *group, gint leaver, const GArray *passed_over, gint n_own, gint n_leavers)
{
  BrgReason reason = {
    .kind = n_leavers == 1 ? BRG_REASON_ODD_GROUP : BRG_REASON_GROUP_STUCK,
    .article = n_leavers == 1 ? group->draw->method->article_down : BRG_ARTICLE_DRAUGHTS_WHOLE,
    .player = leaver,
    .other = -1,
    .number = n_leavers == 1 ? n_own : 0,
  };

  brg_draughts_draw_note (group->draw, leaver, &reason);
  if (passed_over->len > 0)
    {
      reason.kind = BRG_REASON_CANNOT_GO_DOWN;
      reason.article = group->draw->method->article_down;
      reason.other = g_array_index (passed_over, gint, 0);
      reason.number = 0;
      brg_draughts_draw_note (group->draw, leaver, &reason);
    }
}

/* Demand 5. rus-draughts-2022 5.4.10.5.4: the last goes down; if he has met everybody below, the
 * next to last, and so on. More than one leave only if the group cannot be paired in itself. */
static void
choose_leavers (Group *group)
{
  g_autoptr (GArray) own = list_own (group);
  g_autoptr (GArray) passed_over = g_array_new (FALSE, FALSE, sizeof (gint));
  gint n_own = (gint) own->len;
  gint n_leavers = (gint) (group->cost % PASS / LEAVE);
  gint n_found = 0;

  for (gint i = 0; n_found < n_leavers; i++)
    {
      gint place = g_array_index (own, gint, group->draw->method->leaver_at (i, n_own));

      if (!try_classes (group, place, -1, LEAVING))
        {
          g_array_append_val (passed_over, place);
          continue;
        }
      note_leaver (group, place, passed_over, n_own, n_leavers);
      g_array_append_val (group->leavers, place);
      n_found++;
    }
}

static gint
compare_places (gconstpointer a, gconstpointer b)
{
  return *(const gint *) a - *(const gint *) b;
}

static gboolean
has_place (const GArray *places, gint place)
{
  for (guint i = 0; i < places->len; i++)
    if (g_array_index (places, gint, i) == place)
      return TRUE;
  return FALSE;
}

/* Demand 6, and what is known of those who are left goes on to the next group. */
static void
pair_the_others (Group *group)
{
  g_autoptr (GArray) own = list_own (group);
  g_autoptr (GArray) inside = g_array_new (FALSE, FALSE, sizeof (gint));

  for (gint place = find_next_left (group->draw, 0); place >= 0;
       place = find_next_left (group->draw, place + 1))
    group->draw->mates[place] = brg_cost_matching_get_mate (group->matching, place);
  for (guint i = 0; i < own->len; i++)
    if (!has_place (group->leavers, g_array_index (own, gint, i)))
      g_array_append_val (inside, g_array_index (own, gint, i));
  brg_draughts_pair_inside (group->draw, inside);
}

/* @incomers are the places of those who came down, ascending. Returns those who go down, likewise.
 */
static GArray *
settle_group (BrgDraughtsDraw *draw, gint begin, GArray *incomers)
{
  Group group = {
    .draw = draw,
    .begin = begin,
    .end = find_end (draw, begin),
    .leavers = g_array_new (FALSE, FALSE, sizeof (gint)),
  };

  count_those_who_go_down (&group);
  answer_asked (&group);
  for (guint i = 0; i < incomers->len; i++)
    serve_incomer (&group, g_array_index (incomers, gint, i));
  choose_leavers (&group);
  pair_the_others (&group);
  brg_cost_matching_free (group.matching);
  g_array_sort (group.leavers, compare_places);
  return group.leavers;
}

void
brg_draughts_settle_groups (BrgDraughtsDraw *draw)
{
  g_autoptr (GArray) going_down = g_array_new (FALSE, FALSE, sizeof (gint));
  gint begin;

  /* Those who go down stand above the rest of those left, so the next group begins behind them. */
  while ((begin = find_next_left (
              draw, going_down->len == 0
                        ? 0
                        : g_array_index (going_down, gint, going_down->len - 1) + 1)) >= 0)
    {
      GArray *incomers = g_steal_pointer (&going_down);

      going_down = settle_group (draw, begin, incomers);
      g_array_unref (incomers);
    }
  g_assert (going_down->len == 0);
}
