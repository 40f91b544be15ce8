/* brg-draughts-moves.c - the legal moves of a position of draughts
 *
 * Rules: rus-draughts-2022 6.1.4, 6.1.5.3, 6.1.5.14, 6.2.3
 * Tests: tests/engine/test-draughts-moves.c, tests/engine/test-draughts-perft.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-draughts-search-private.h"

#define SMALL_LAST_ROWS                                                              \
  {                                                                                  \
    0, BRG_DRAUGHTS_TOP_ROW &BRG_DRAUGHTS_SMALL_BOARD, BRG_DRAUGHTS_SMALL_BOTTOM_ROW \
  }
#define LARGE_LAST_ROWS                                    \
  {                                                        \
    0, BRG_DRAUGHTS_TOP_ROW, BRG_DRAUGHTS_LARGE_BOTTOM_ROW \
  }
#define RUSSIAN_RULES                                                      \
  {                                                                        \
    brg_draughts_rays[0], BRG_DRAUGHTS_SMALL_BOARD, SMALL_LAST_ROWS, FALSE \
  }

const BrgDraughtsRules brg_draughts_rules[BRG_N_DRAUGHTS_VARIANTS] = {
  [BRG_DRAUGHTS_RUSSIAN] = RUSSIAN_RULES,
  [BRG_DRAUGHTS_64] = RUSSIAN_RULES,
  [BRG_DRAUGHTS_64_MAJORITY] = { brg_draughts_rays[0], BRG_DRAUGHTS_SMALL_BOARD, SMALL_LAST_ROWS,
                                 TRUE },
  [BRG_DRAUGHTS_INTERNATIONAL] = { brg_draughts_rays[1], BRG_DRAUGHTS_LARGE_BOARD, LARGE_LAST_ROWS,
                                   TRUE },
  [BRG_DRAUGHTS_GIVEAWAY] = RUSSIAN_RULES,
};

void
brg_draughts_move_list_clear (BrgDraughtsMoveList *list)
{
  if (list->capacity > BRG_DRAUGHTS_MOVES_NEAR)
    g_free (list->moves);
  brg_draughts_move_list_init (list);
}

void
brg_draughts_move_list_grow (BrgDraughtsMoveList *list)
{
  BrgDraughtsMove *moves = g_new (BrgDraughtsMove, list->capacity * 2);

  for (guint i = 0; i < list->n_moves; i++)
    moves[i] = list->moves[i];
  if (list->capacity > BRG_DRAUGHTS_MOVES_NEAR)
    g_free (list->moves);
  list->moves = moves;
  list->capacity *= 2;
}

/* The squares from which a man has a piece to take along a direction. */
static inline BrgDraughtsSet
find_taking_along (BrgDraughtsSet enemies, BrgDraughtsSet empty, guint direction)
{
  BrgDraughtsSet prey = brg_draughts_set_step (empty, 3 - direction) & enemies;

  return brg_draughts_set_step (prey, 3 - direction);
}

/* Of @men those that have a piece to take. */
static inline BrgDraughtsSet
find_taking_men (BrgDraughtsSet men, BrgDraughtsSet enemies, BrgDraughtsSet empty)
{
  return men & (find_taking_along (enemies, empty, BRG_DRAUGHTS_UP_LEFT) |
                find_taking_along (enemies, empty, BRG_DRAUGHTS_UP_RIGHT) |
                find_taking_along (enemies, empty, BRG_DRAUGHTS_DOWN_LEFT) |
                find_taking_along (enemies, empty, BRG_DRAUGHTS_DOWN_RIGHT));
}

static gboolean
can_king_take (const BrgDraughtsGround *ground, BrgDraughtsSquare square)
{
  BrgDraughtsSet run;

  for (guint direction = 0; direction < BRG_DRAUGHTS_N_DIRECTIONS; direction++)
    if (brg_draughts_ground_prey (ground, square, direction, 0, &run) != 0)
      return TRUE;
  return FALSE;
}

/* The pieces of the player having the move that have something to take. */
static inline BrgDraughtsSet
find_taking (const BrgDraughtsGround *ground, const BrgDraughtsPosition *position)
{
  BrgColour side = (BrgColour) position->turn;
  BrgDraughtsSet kings = brg_draughts_position_kings (position, side);
  BrgDraughtsSet taking =
      find_taking_men (brg_draughts_position_men (position, side), ground->enemies, ground->empty);

  while (kings != 0)
    {
      BrgDraughtsSquare square = brg_draughts_set_pop (&kings);

      if (can_king_take (ground, square))
        taking |= brg_draughts_set_of (square);
    }
  return taking;
}

/* rus-draughts-2022 6.1.4.3: a man goes one square forward; these are the squares it comes to. */
static inline BrgDraughtsSet
step_men (const BrgDraughtsPosition *position, BrgDraughtsSet empty, gboolean is_right)
{
  BrgDraughtsSet men = brg_draughts_position_men (position, (BrgColour) position->turn);
  guint direction =
      (position->turn == BRG_COLOUR_WHITE ? BRG_DRAUGHTS_UP_LEFT : BRG_DRAUGHTS_DOWN_LEFT) +
      (guint) is_right;

  return brg_draughts_set_step (men, direction) & empty;
}

static void
list_men (const BrgDraughtsGround *ground,
          const BrgDraughtsPosition *position,
          BrgDraughtsMoveList *list)
{
  BrgDraughtsSet last_row = ground->rules->last_rows[position->turn];

  for (guint is_right = 0; is_right < 2; is_right++)
    {
      BrgDraughtsSet targets = step_men (position, ground->empty, (gboolean) is_right);
      gint step = position->turn == BRG_COLOUR_WHITE ? (gint) is_right - 7 : (gint) is_right + 6;

      while (targets != 0)
        {
          BrgDraughtsSquare to = brg_draughts_set_pop (&targets);

          /* rus-draughts-2022 6.1.4.4: on the last row it becomes a king. */
          brg_draughts_move_list_append (list,
                                         (BrgDraughtsMove){ 0, (BrgDraughtsSquare) (to - step), to,
                                                            brg_draughts_set_has (last_row, to) });
        }
    }
}

/* rus-draughts-2022 6.1.4.5: a king goes any number of empty squares in any direction. */
static inline BrgDraughtsSet
find_king_targets (const BrgDraughtsGround *ground, BrgDraughtsSquare square)
{
  return brg_draughts_ground_run (ground, square, BRG_DRAUGHTS_UP_LEFT) |
         brg_draughts_ground_run (ground, square, BRG_DRAUGHTS_UP_RIGHT) |
         brg_draughts_ground_run (ground, square, BRG_DRAUGHTS_DOWN_LEFT) |
         brg_draughts_ground_run (ground, square, BRG_DRAUGHTS_DOWN_RIGHT);
}

static void
list_kings (const BrgDraughtsGround *ground,
            const BrgDraughtsPosition *position,
            BrgDraughtsMoveList *list)
{
  BrgDraughtsSet kings = brg_draughts_position_kings (position, (BrgColour) position->turn);

  while (kings != 0)
    {
      BrgDraughtsSquare from = brg_draughts_set_pop (&kings);
      BrgDraughtsSet targets = find_king_targets (ground, from);

      while (targets != 0)
        brg_draughts_move_list_append (
            list, (BrgDraughtsMove){ 0, from, brg_draughts_set_pop (&targets), FALSE });
    }
}

void
brg_draughts_moves_generate (const BrgDraughtsPosition *position, BrgDraughtsMoveList *list)
{
  BrgDraughtsSet taking;
  BrgDraughtsGround ground;

  g_return_if_fail (position != NULL);
  g_return_if_fail (list != NULL);

  ground = brg_draughts_ground_see (position);
  taking = find_taking (&ground, position);
  /* rus-draughts-2022 6.1.5.3: who can take must. */
  if (taking != 0)
    {
      brg_draughts_captures_list (position, &ground, taking, list);
      return;
    }
  brg_draughts_move_list_begin (list);
  list_men (&ground, position, list);
  list_kings (&ground, position, list);
}

static guint
count_captures (const BrgDraughtsGround *ground,
                const BrgDraughtsPosition *position,
                BrgDraughtsSet taking)
{
  g_auto (BrgDraughtsMoveList) list;

  brg_draughts_move_list_init (&list);
  brg_draughts_captures_list (position, ground, taking, &list);
  return list.n_moves;
}

guint
brg_draughts_moves_count (const BrgDraughtsPosition *position)
{
  BrgDraughtsSet kings;
  BrgDraughtsSet taking;
  BrgDraughtsGround ground;
  guint n_moves;

  g_return_val_if_fail (position != NULL, 0);

  ground = brg_draughts_ground_see (position);
  taking = find_taking (&ground, position);
  if (taking != 0)
    return count_captures (&ground, position, taking);
  n_moves = brg_draughts_set_size (step_men (position, ground.empty, FALSE)) +
            brg_draughts_set_size (step_men (position, ground.empty, TRUE));
  kings = brg_draughts_position_kings (position, (BrgColour) position->turn);
  while (kings != 0)
    n_moves += brg_draughts_set_size (find_king_targets (&ground, brg_draughts_set_pop (&kings)));
  return n_moves;
}

gboolean
brg_draughts_moves_must_take (const BrgDraughtsPosition *position)
{
  BrgDraughtsGround ground;

  g_return_val_if_fail (position != NULL, FALSE);

  ground = brg_draughts_ground_see (position);
  return find_taking (&ground, position) != 0;
}

gboolean
brg_draughts_moves_any (const BrgDraughtsPosition *position)
{
  BrgDraughtsSet kings;
  BrgDraughtsGround ground;

  g_return_val_if_fail (position != NULL, FALSE);

  ground = brg_draughts_ground_see (position);
  if ((step_men (position, ground.empty, FALSE) | step_men (position, ground.empty, TRUE)) != 0)
    return TRUE;
  kings = brg_draughts_position_kings (position, (BrgColour) position->turn);
  while (kings != 0)
    if (find_king_targets (&ground, brg_draughts_set_pop (&kings)) != 0)
      return TRUE;
  return find_taking (&ground, position) != 0;
}
