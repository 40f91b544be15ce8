/* brg-renju-opening.c - the opening regulations of renju, step by step
 *
 * Rules: rus-draughts-2022 9.2.4.2, 9.2.4.3
 * Tests: tests/engine/test-renju-opening.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-renju-opening.h"

#include "brg-renju-foul.h"
#include "brg-renju-opening-private.h"
#include "brg-renju-regulation.h"

void
brg_renju_opening_start (BrgRenjuOpening *opening, BrgRenjuRegulation regulation, guint limit)
{
  g_return_if_fail (limit <= BRG_RENJU_MAX_OFFERS);

  *opening = (BrgRenjuOpening){
    .regulation = regulation,
    .limit = limit > 0 ? limit : brg_renju_regulation_get_limit (regulation),
    .black = BRG_RENJU_FIRST_PLAYER,
    .actor = BRG_RENJU_FIRST_PLAYER,
  };
  brg_renju_board_clear (&opening->board);
}

static const BrgRenjuStep *
get_step (const BrgRenjuOpening *opening)
{
  return &brg_renju_steps_of (opening->regulation)[opening->step];
}

static BrgRenjuPlayer
find_opponent (BrgRenjuPlayer player)
{
  return player == BRG_RENJU_FIRST_PLAYER ? BRG_RENJU_SECOND_PLAYER : BRG_RENJU_FIRST_PLAYER;
}

static BrgRenjuPlayer
find_player (const BrgRenjuOpening *opening, BrgRenjuOf of)
{
  switch (of)
    {
    case BRG_RENJU_OF_SECOND:
      return BRG_RENJU_SECOND_PLAYER;
    case BRG_RENJU_OF_BLACK:
      return opening->black;
    case BRG_RENJU_OF_WHITE:
      return find_opponent (opening->black);
    case BRG_RENJU_OF_SAME:
      return opening->actor;
    case BRG_RENJU_OF_OTHER:
      return find_opponent (opening->actor);
    case BRG_RENJU_OF_FIRST:
    default:
      return BRG_RENJU_FIRST_PLAYER;
    }
}

/* Stones alternate in colour whoever places them. */
static BrgColour
get_colour (const BrgRenjuOpening *opening)
{
  return opening->n_stones % 2 == 0 ? BRG_COLOUR_BLACK : BRG_COLOUR_WHITE;
}

/* Two more stones need room. */
static guint
find_ways (const BrgRenjuOpening *opening, guint ways)
{
  return opening->n_stones + 2 <= BRG_RENJU_N_POINTS ? ways : ways & ~(1u << BRG_RENJU_WAY_ADD);
}

gboolean
brg_renju_opening_ask (const BrgRenjuOpening *opening, BrgRenjuQuestion *question)
{
  const BrgRenjuStep *step = get_step (opening);

  *question = (BrgRenjuQuestion){ .ask = step->ask, .player = find_player (opening, step->of) };
  switch (step->ask)
    {
    case BRG_RENJU_ASK_OFFER:
      question->n_left = opening->n_wanted - opening->n_offers;
      G_GNUC_FALLTHROUGH;
    case BRG_RENJU_ASK_STONE:
      question->colour = get_colour (opening);
      question->number = opening->n_stones + 1;
      question->reach = step->reach;
      break;
    case BRG_RENJU_ASK_NUMBER:
      question->most = opening->limit;
      break;
    case BRG_RENJU_ASK_WAY:
      question->ways = find_ways (opening, step->ways);
      break;
    case BRG_RENJU_ASK_SWAP:
    case BRG_RENJU_ASK_KEEP:
    case BRG_RENJU_ASK_NOTHING:
    default:
      break;
    }
  return step->ask != BRG_RENJU_ASK_NOTHING;
}

static guint
find_distance (BrgRenjuPoint point)
{
  gint across = (gint) brg_renju_point_column (point) - BRG_RENJU_SIDE / 2;
  gint up = (gint) brg_renju_point_row (point) - BRG_RENJU_SIDE / 2;

  return (guint) MAX (ABS (across), ABS (up));
}

static BrgRenjuAnswerVerdict
judge_stone (const BrgRenjuOpening *opening, guint answer)
{
  if (answer >= BRG_RENJU_N_POINTS)
    return BRG_RENJU_ANSWER_OUT_OF_RANGE;
  if (opening->board.stones[answer] != BRG_COLOUR_NONE)
    return BRG_RENJU_ANSWER_OCCUPIED;
  if (find_distance ((BrgRenjuPoint) answer) > get_step (opening)->reach)
    return BRG_RENJU_ANSWER_OUTSIDE;
  /* rus-draughts-2022 9.2.4.2: fouls are forbidden throughout the game. */
  if (get_colour (opening) == BRG_COLOUR_BLACK &&
      brg_renju_board_find_fouls (&opening->board, (BrgRenjuPoint) answer) != 0)
    return BRG_RENJU_ANSWER_FOUL;
  return BRG_RENJU_ANSWER_FITS;
}

/* Fifth moves differ when the boards that they lead to do, however these are turned. */
static BrgRenjuAnswerVerdict
judge_offer (const BrgRenjuOpening *opening, guint answer)
{
  BrgRenjuAnswerVerdict verdict = judge_stone (opening, answer);
  BrgRenjuBoard board = opening->board;

  if (verdict != BRG_RENJU_ANSWER_FITS)
    return verdict;
  brg_renju_board_place (&board, (BrgRenjuPoint) answer, get_colour (opening));
  for (guint i = 0; i < opening->n_offers; i++)
    {
      BrgRenjuBoard other = opening->board;

      brg_renju_board_place (&other, opening->offers[i], get_colour (opening));
      if (brg_renju_board_is_alike (&board, &other))
        return BRG_RENJU_ANSWER_ALIKE;
    }
  return BRG_RENJU_ANSWER_FITS;
}

static BrgRenjuAnswerVerdict
judge_kept (const BrgRenjuOpening *opening, guint answer)
{
  for (guint i = 0; i < opening->n_offers; i++)
    if (opening->offers[i] == answer)
      return BRG_RENJU_ANSWER_FITS;
  return BRG_RENJU_ANSWER_NOT_OFFERED;
}

BrgRenjuAnswerVerdict
brg_renju_opening_judge (const BrgRenjuOpening *opening, guint answer)
{
  const BrgRenjuStep *step = get_step (opening);
  gboolean is_in_range = FALSE;

  switch (step->ask)
    {
    case BRG_RENJU_ASK_STONE:
      return judge_stone (opening, answer);
    case BRG_RENJU_ASK_OFFER:
      return judge_offer (opening, answer);
    case BRG_RENJU_ASK_KEEP:
      return judge_kept (opening, answer);
    case BRG_RENJU_ASK_SWAP:
      is_in_range = answer <= 1;
      break;
    case BRG_RENJU_ASK_NUMBER:
      is_in_range = answer >= 1 && answer <= opening->limit;
      break;
    case BRG_RENJU_ASK_WAY:
      is_in_range =
          answer < BRG_N_RENJU_WAYS && (find_ways (opening, step->ways) >> answer & 1) != 0;
      break;
    case BRG_RENJU_ASK_NOTHING:
    default:
      return BRG_RENJU_ANSWER_OVER;
    }
  return is_in_range ? BRG_RENJU_ANSWER_FITS : BRG_RENJU_ANSWER_OUT_OF_RANGE;
}

/* Goes to a step; where fifth moves are to be offered, says how many. */
static void
enter (BrgRenjuOpening *opening, guint number)
{
  const BrgRenjuStep *step;

  opening->step = number;
  step = get_step (opening);
  if (step->ask == BRG_RENJU_ASK_OFFER && step->wants == BRG_RENJU_WANTS_LIMIT)
    opening->n_wanted = opening->limit;
}

/* A row that wins would end the game, and the opening with it. */
static void
place (BrgRenjuOpening *opening, BrgRenjuPoint point)
{
  BrgColour colour = get_colour (opening);

  brg_renju_board_place (&opening->board, point, colour);
  opening->stones[opening->n_stones++] = point;
  enter (opening, opening->step + 1);
  if (brg_renju_board_makes_five (&opening->board, point, colour) ||
      brg_renju_board_makes_long_row (&opening->board, point, colour))
    while (get_step (opening)->ask != BRG_RENJU_ASK_NOTHING)
      opening->step++;
}

static void
follow_way (BrgRenjuOpening *opening, BrgRenjuPlayer player, BrgRenjuWay way)
{
  if (way == BRG_RENJU_WAY_SWAP || way == BRG_RENJU_WAY_WHITE)
    opening->black = find_opponent (player);
  else if (way == BRG_RENJU_WAY_BLACK)
    opening->black = player;
  enter (opening, get_step (opening)->next[way]);
}

BrgRenjuAnswerVerdict
brg_renju_opening_answer (BrgRenjuOpening *opening, guint answer)
{
  BrgRenjuAnswerVerdict verdict = brg_renju_opening_judge (opening, answer);
  const BrgRenjuStep *step = get_step (opening);
  BrgRenjuPlayer player = find_player (opening, step->of);

  if (verdict != BRG_RENJU_ANSWER_FITS)
    return verdict;
  switch (step->ask)
    {
    case BRG_RENJU_ASK_SWAP:
      if (answer == 1)
        opening->black = find_opponent (opening->black);
      enter (opening, opening->step + 1);
      break;
    case BRG_RENJU_ASK_NUMBER:
      opening->n_wanted = answer;
      enter (opening, opening->step + 1);
      break;
    case BRG_RENJU_ASK_OFFER:
      opening->offers[opening->n_offers++] = (BrgRenjuPoint) answer;
      if (opening->n_offers == opening->n_wanted)
        enter (opening, opening->step + 1);
      break;
    case BRG_RENJU_ASK_WAY:
      follow_way (opening, player, (BrgRenjuWay) answer);
      break;
    case BRG_RENJU_ASK_KEEP:
      opening->n_offers = 0;
      place (opening, (BrgRenjuPoint) answer);
      break;
    case BRG_RENJU_ASK_STONE:
    case BRG_RENJU_ASK_NOTHING:
    default:
      place (opening, (BrgRenjuPoint) answer);
      break;
    }
  opening->actor = player;
  return verdict;
}
