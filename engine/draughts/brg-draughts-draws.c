/* brg-draughts-draws.c - draws by rule: what is counted, and how far the count has come
 *
 * Rules: rus-draughts-2022 5.4.13, 6.1.8, 6.1.10.4, 6.2, 7.5.2, 7.7.4, 8.2
 * Tests: tests/engine/test-draughts-draws.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-draughts-draws.h"

#define RUSSIAN \
  (1u << BRG_DRAUGHTS_RUSSIAN | 1u << BRG_DRAUGHTS_64 | 1u << BRG_DRAUGHTS_64_MAJORITY)
#define INTERNATIONAL (1u << BRG_DRAUGHTS_INTERNATIONAL)
#define GIVEAWAY (1u << BRG_DRAUGHTS_GIVEAWAY)

/* rus-draughts-2022 6.2: draughts-64 has the draws of Russian draughts; the other rules of capture
 * do not change them (6.2.3). 8.2: giveaway has its own. */
static const struct
{
  guint variants;
  const char *id;
  const char *article;
} rules[BRG_N_DRAUGHTS_DRAWS] = {
  [BRG_DRAUGHTS_DRAW_REPETITION] = { RUSSIAN | INTERNATIONAL | GIVEAWAY, "threefold",
                                     "rus-draughts-2022 5.4.13.1" },
  [BRG_DRAUGHTS_DRAW_ROAD_OWNED] = { RUSSIAN, "road-owned", "rus-draughts-2022 6.1.8.3" },
  [BRG_DRAUGHTS_DRAW_THREE_KINGS] = { RUSSIAN, "three-kings", "rus-draughts-2022 6.1.8.4" },
  [BRG_DRAUGHTS_DRAW_ROAD_HELD] = { RUSSIAN, "road-held", "rus-draughts-2022 6.1.8.5" },
  [BRG_DRAUGHTS_DRAW_NO_CHANGE] = { RUSSIAN, "no-change", "rus-draughts-2022 6.1.8.6" },
  [BRG_DRAUGHTS_DRAW_COUNTED] = { RUSSIAN, "counted-aloud", "rus-draughts-2022 6.1.8.7" },
  [BRG_DRAUGHTS_DRAW_KINGS_ONLY] = { RUSSIAN, "kings-only", "rus-draughts-2022 6.1.8.8" },
  [BRG_DRAUGHTS_DRAW_KINGS_100] = { INTERNATIONAL, "kings-only", "rus-draughts-2022 7.5.2a" },
  [BRG_DRAUGHTS_DRAW_THREE_TO_ONE] = { INTERNATIONAL, "three-to-one", "rus-draughts-2022 7.5.2b" },
  [BRG_DRAUGHTS_DRAW_TWO_TO_ONE] = { INTERNATIONAL, "two-to-one", "rus-draughts-2022 7.5.2c" },
  [BRG_DRAUGHTS_DRAW_GIVEAWAY] = { GIVEAWAY, "kings-only", "rus-draughts-2022 8.2" },
};

/* What stands on the board, counted. */
typedef struct
{
  guint n_pieces[3];
  guint n_kings[3];
} Balance;

const char *
brg_draughts_draw_id (BrgDraughtsDraw draw)
{
  g_return_val_if_fail (draw < BRG_N_DRAUGHTS_DRAWS, NULL);

  return rules[draw].id;
}

const char *
brg_draughts_draw_article (BrgDraughtsDraw draw)
{
  g_return_val_if_fail (draw < BRG_N_DRAUGHTS_DRAWS, NULL);

  return rules[draw].article;
}

gboolean
brg_draughts_draw_needs_judge (BrgDraughtsDraw draw)
{
  return draw == BRG_DRAUGHTS_DRAW_ROAD_HELD || draw == BRG_DRAUGHTS_DRAW_COUNTED;
}

static Balance
weigh (const BrgDraughtsPosition *position)
{
  Balance balance = { 0 };

  for (BrgColour side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
    {
      balance.n_pieces[side] = brg_draughts_set_size (position->pieces[side]);
      balance.n_kings[side] = brg_draughts_set_size (brg_draughts_position_kings (position, side));
    }
  return balance;
}

static gboolean
is_lone_king (const Balance *balance, BrgColour side)
{
  return balance->n_pieces[side] == 1 && balance->n_kings[side] == 1;
}

/* The side opposed to a lone king, none if there is no lone king. Of two lone kings it is the one
 * that moved last: its count is never behind the other's. */
static BrgColour
find_stronger (const BrgDraughtsPosition *position, const Balance *balance)
{
  BrgColour last = brg_colour_opposite ((BrgColour) position->turn);

  if (is_lone_king (balance, (BrgColour) position->turn))
    return last;
  return is_lone_king (balance, last) ? (BrgColour) position->turn : BRG_COLOUR_NONE;
}

/* rus-draughts-2022 6.1.8.5: three pieces, whichever, none of them on the main road, against one
 * king on it. */
static gboolean
is_road_held (const BrgDraughtsPosition *position)
{
  BrgDraughtsSet road = brg_draughts_main_road ((BrgDraughtsVariant) position->variant);
  Balance balance = weigh (position);
  BrgColour stronger = find_stronger (position, &balance);

  return stronger != BRG_COLOUR_NONE && balance.n_pieces[stronger] == 3 &&
         (position->pieces[stronger] & road) == 0 &&
         (position->pieces[brg_colour_opposite (stronger)] & road) != 0;
}

/* rus-draughts-2022 7.5.2: up to three pieces, a king among them, against one king. Returns how
 * many, 0 if the ending is another. */
static guint
count_few (const BrgDraughtsPosition *position)
{
  Balance balance = weigh (position);
  BrgColour stronger = find_stronger (position, &balance);

  if (stronger == BRG_COLOUR_NONE || balance.n_kings[stronger] == 0 ||
      balance.n_pieces[stronger] > 3)
    return 0;
  return balance.n_pieces[stronger];
}

/* rus-draughts-2022 6.1.8.3: a king of the three stands on the main road. */
static gboolean
is_road_owned (const BrgDraughtsPosition *position, BrgColour side)
{
  BrgDraughtsSet road = brg_draughts_main_road ((BrgDraughtsVariant) position->variant);

  return (brg_draughts_position_kings (position, side) & road) != 0;
}

BrgDraughtsCounters
brg_draughts_counters_start (const BrgDraughtsPosition *position)
{
  return (BrgDraughtsCounters){
    .n_times = 1,
    .n_road_held = is_road_held (position) ? 0 : -1,
    .n_few_to_one = count_few (position) > 0 ? 0 : -1,
    .n_counted = -1,
  };
}

void
brg_draughts_counters_advance (BrgDraughtsCounters *counters,
                               const BrgDraughtsPosition *before,
                               const BrgDraughtsMove *move,
                               const BrgDraughtsPosition *after)
{
  gboolean is_change = brg_draughts_move_is_capture (move) || move->is_crowned;
  gboolean is_by_king = brg_draughts_set_has (before->kings, move->from);

  counters->n_times = 1;
  /* rus-draughts-2022 6.1.8.6: the balance changes by a capture or a man becoming a king. */
  counters->n_unchanged = is_change ? 0 : counters->n_unchanged + 1;
  /* rus-draughts-2022 6.1.8.8, 7.5.2, 8.2: moves of kings only, and no capture. */
  counters->n_kings_only = is_change || !is_by_king ? 0 : counters->n_kings_only + 1;
  counters->n_road_held = is_road_held (after) ? counters->n_road_held + 1 : -1;
  /* The second and the third part of rus-draughts-2022 7.5.2 are two endings; only a capture leads
   * from one to the other. */
  if (count_few (after) == 0)
    counters->n_few_to_one = -1;
  else
    counters->n_few_to_one = brg_draughts_move_is_capture (move) ? 0 : counters->n_few_to_one + 1;
  if (is_change)
    {
      counters->n_counted = -1;
      counters->counted_by = BRG_COLOUR_NONE;
    }
  else if (counters->n_counted >= 0)
    counters->n_counted++;
}

/* Counts the own moves of a side among the last half-moves. */
static gboolean
count_own (const BrgDraughtsPosition *position,
           BrgColour side,
           guint n_plies,
           guint n_needed,
           BrgDraughtsCount *count)
{
  gboolean is_his_move = position->turn == side;

  count->counted = side;
  count->n_plies = n_plies;
  count->n_moves = is_his_move ? n_plies / 2 : (n_plies + 1) / 2;
  count->n_needed = n_needed;
  count->is_reached = count->n_moves >= n_needed;
  if (!count->is_reached)
    count->n_plies_left = 2 * (n_needed - count->n_moves) - (is_his_move ? 1 : 0);
  return TRUE;
}

/* Counts full moves of both players. */
static gboolean
count_both (guint n_plies, guint n_needed, BrgDraughtsCount *count)
{
  count->n_plies = n_plies;
  count->n_moves = n_plies / 2;
  count->n_needed = n_needed;
  count->is_reached = count->n_moves >= n_needed;
  if (!count->is_reached)
    count->n_plies_left = 2 * n_needed - n_plies;
  return TRUE;
}

static gboolean
count_repetition (const BrgDraughtsPosition *position,
                  const BrgDraughtsCounters *counters,
                  BrgDraughtsCount *count)
{
  count->n_moves = counters->n_times;
  count->n_needed = 3;
  count->is_reached = counters->n_times >= 3;
  /* rus-draughts-2022 5.4.13.2: the partner of the player who has made the move, before he makes
   * his own. */
  count->claimant = (BrgColour) position->turn;
  return counters->n_times > 1;
}

static gboolean
count_three_kings (BrgDraughtsDraw draw,
                   const BrgDraughtsPosition *position,
                   const BrgDraughtsCounters *counters,
                   BrgDraughtsCount *count)
{
  Balance balance = weigh (position);
  BrgColour stronger = find_stronger (position, &balance);

  if (stronger == BRG_COLOUR_NONE || balance.n_kings[stronger] < 3)
    return FALSE;
  if (draw == BRG_DRAUGHTS_DRAW_ROAD_OWNED &&
      (balance.n_pieces[stronger] != 3 || !is_road_owned (position, stronger)))
    return FALSE;
  return count_own (position, stronger, counters->n_unchanged, 15, count);
}

static gboolean
count_road_held (const BrgDraughtsPosition *position,
                 const BrgDraughtsCounters *counters,
                 BrgDraughtsCount *count)
{
  Balance balance = weigh (position);

  if (counters->n_road_held < 0)
    return FALSE;
  return count_own (position, find_stronger (position, &balance), (guint) counters->n_road_held, 5,
                    count);
}

/* By number of pieces on the board: moves of 6.1.8.6 and of 6.1.8.8, 0 for no rule. */
static const struct
{
  guint n_unchanged;
  guint n_kings_only;
} limits[] = {
  [2] = { 5, 0 },   [3] = { 5, 0 },   [4] = { 30, 15 },
  [5] = { 30, 15 }, [6] = { 60, 25 }, [7] = { 60, 25 },
};

static gboolean
count_by_pieces (BrgDraughtsDraw draw,
                 const BrgDraughtsPosition *position,
                 const BrgDraughtsCounters *counters,
                 BrgDraughtsCount *count)
{
  Balance balance = weigh (position);
  guint n_pieces = balance.n_pieces[BRG_COLOUR_WHITE] + balance.n_pieces[BRG_COLOUR_BLACK];

  /* Only kings can have been moved by both when both have some; in 6.1.8.6 it is said. */
  if (n_pieces >= G_N_ELEMENTS (limits) || balance.n_kings[BRG_COLOUR_WHITE] == 0 ||
      balance.n_kings[BRG_COLOUR_BLACK] == 0)
    return FALSE;
  if (draw == BRG_DRAUGHTS_DRAW_NO_CHANGE)
    return count_both (counters->n_unchanged, limits[n_pieces].n_unchanged, count);
  return limits[n_pieces].n_kings_only != 0 &&
         count_both (counters->n_kings_only, limits[n_pieces].n_kings_only, count);
}

/* rus-draughts-2022 6.1.8.7: who counts waits for the fifth move of the other, who plays to win. */
static gboolean
count_aloud (const BrgDraughtsPosition *position,
             const BrgDraughtsCounters *counters,
             BrgDraughtsCount *count)
{
  if (counters->n_counted < 0)
    return FALSE;
  count->claimant = counters->counted_by;
  return count_own (position, brg_colour_opposite (counters->counted_by),
                    (guint) counters->n_counted, 5, count);
}

static gboolean
count_few_to_one (BrgDraughtsDraw draw,
                  const BrgDraughtsPosition *position,
                  const BrgDraughtsCounters *counters,
                  BrgDraughtsCount *count)
{
  gboolean is_three = draw == BRG_DRAUGHTS_DRAW_THREE_TO_ONE;
  Balance balance = weigh (position);

  if (counters->n_few_to_one < 0 || (count_few (position) == 3) != is_three)
    return FALSE;
  return count_own (position, find_stronger (position, &balance), (guint) counters->n_few_to_one,
                    is_three ? 16 : 5, count);
}

static gboolean
has_kings_of_both (const BrgDraughtsPosition *position)
{
  return brg_draughts_position_kings (position, BRG_COLOUR_WHITE) != 0 &&
         brg_draughts_position_kings (position, BRG_COLOUR_BLACK) != 0;
}

static gboolean
count_rule (BrgDraughtsDraw draw,
            const BrgDraughtsPosition *position,
            const BrgDraughtsCounters *counters,
            BrgDraughtsCount *count)
{
  switch (draw)
    {
    case BRG_DRAUGHTS_DRAW_REPETITION:
      return count_repetition (position, counters, count);
    case BRG_DRAUGHTS_DRAW_ROAD_OWNED:
    case BRG_DRAUGHTS_DRAW_THREE_KINGS:
      return count_three_kings (draw, position, counters, count);
    case BRG_DRAUGHTS_DRAW_ROAD_HELD:
      return count_road_held (position, counters, count);
    case BRG_DRAUGHTS_DRAW_NO_CHANGE:
    case BRG_DRAUGHTS_DRAW_KINGS_ONLY:
      return count_by_pieces (draw, position, counters, count);
    case BRG_DRAUGHTS_DRAW_COUNTED:
      return count_aloud (position, counters, count);
    case BRG_DRAUGHTS_DRAW_THREE_TO_ONE:
    case BRG_DRAUGHTS_DRAW_TWO_TO_ONE:
      return count_few_to_one (draw, position, counters, count);
    case BRG_DRAUGHTS_DRAW_KINGS_100:
      return has_kings_of_both (position) && count_both (counters->n_kings_only, 25, count);
    case BRG_DRAUGHTS_DRAW_GIVEAWAY:
      return has_kings_of_both (position) && count_both (counters->n_kings_only, 15, count);
    default:
      return FALSE;
    }
}

gboolean
brg_draughts_draw_count (BrgDraughtsDraw draw,
                         const BrgDraughtsPosition *position,
                         const BrgDraughtsCounters *counters,
                         BrgDraughtsCount *count)
{
  BrgDraughtsCount found = { .draw = draw };

  g_return_val_if_fail (draw < BRG_N_DRAUGHTS_DRAWS, FALSE);
  g_return_val_if_fail (position != NULL, FALSE);
  g_return_val_if_fail (counters != NULL, FALSE);

  if ((rules[draw].variants & 1u << position->variant) == 0 ||
      !count_rule (draw, position, counters, &found))
    return FALSE;
  if (count != NULL)
    *count = found;
  return TRUE;
}

const char *
brg_draughts_draw_is_at_once (const BrgDraughtsPosition *position)
{
  static const BrgDraughtsDraw small[] = { BRG_DRAUGHTS_DRAW_THREE_TO_ONE,
                                           BRG_DRAUGHTS_DRAW_TWO_TO_ONE };
  BrgDraughtsCounters counters = brg_draughts_counters_start (position);
  BrgDraughtsCount count;

  /* rus-draughts-2022 6.1.10.4: the pictures of 6.1.8.5, and of 6.1.8.6 those of two and three
   * pieces. */
  if (brg_draughts_draw_count (BRG_DRAUGHTS_DRAW_ROAD_HELD, position, &counters, NULL) ||
      (brg_draughts_draw_count (BRG_DRAUGHTS_DRAW_NO_CHANGE, position, &counters, &count) &&
       count.n_needed == limits[3].n_unchanged))
    return "rus-draughts-2022 6.1.10.4";
  /* rus-draughts-2022 7.7.4: the pictures of the second and third part of 7.5.2. */
  for (gsize i = 0; i < G_N_ELEMENTS (small); i++)
    if (brg_draughts_draw_count (small[i], position, &counters, NULL))
      return "rus-draughts-2022 7.7.4";
  return NULL;
}
