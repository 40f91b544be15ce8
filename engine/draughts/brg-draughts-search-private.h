/* brg-draughts-search-private.h - what finding moves and finding captures share
 *
 * For the sources of engine/draughts only.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-draughts-moves.h"
#include "brg-draughts-rays-private.h"

G_BEGIN_DECLS

/* What a game has of its own. */
typedef struct
{
  const BrgDraughtsSet (*rays)[64];
  BrgDraughtsSet board;
  BrgDraughtsSet last_rows[3]; /* by side */
  gboolean has_majority;
} BrgDraughtsRules;

/* By BrgDraughtsVariant. */
extern const BrgDraughtsRules brg_draughts_rules[BRG_N_DRAUGHTS_VARIANTS];

/* The board as the player having the move sees it. */
typedef struct
{
  const BrgDraughtsRules *rules;
  BrgDraughtsSet enemies;
  BrgDraughtsSet empty;
} BrgDraughtsGround;

static inline BrgDraughtsGround
brg_draughts_ground_see (const BrgDraughtsPosition *position)
{
  const BrgDraughtsRules *rules = &brg_draughts_rules[position->variant];

  return (BrgDraughtsGround){
    rules,
    position->pieces[BRG_COLOUR_WHITE + BRG_COLOUR_BLACK - position->turn],
    rules->board & ~brg_draughts_position_occupied (position),
  };
}

/* The square of a set, which lies along a direction, that is nearest to where the direction comes
 * from. */
static inline BrgDraughtsSquare
brg_draughts_set_nearest (BrgDraughtsSet set, guint direction)
{
  return (BrgDraughtsSquare) (direction < BRG_DRAUGHTS_DOWN_LEFT ? 63 - __builtin_clzll (set)
                                                                 : __builtin_ctzll (set));
}

/* The empty squares along a direction up to the first piece. */
static inline BrgDraughtsSet
brg_draughts_ground_run (const BrgDraughtsGround *ground, BrgDraughtsSquare square, guint direction)
{
  const BrgDraughtsSet *rays = ground->rules->rays[direction];
  BrgDraughtsSet others = rays[square] & ~ground->empty;

  if (others == 0)
    return rays[square];
  return rays[square] & ~rays[brg_draughts_set_nearest (others, direction)] & ground->empty;
}

/* The piece that a king on a square can take along a direction when it has taken some, 0 if none;
 * @run gets the squares behind it. */
static inline BrgDraughtsSet
brg_draughts_ground_prey (const BrgDraughtsGround *ground,
                          BrgDraughtsSquare square,
                          guint direction,
                          BrgDraughtsSet captured,
                          BrgDraughtsSet *run)
{
  BrgDraughtsSet others = ground->rules->rays[direction][square] & ~ground->empty;
  BrgDraughtsSquare nearest;

  if (others == 0)
    return 0;
  nearest = brg_draughts_set_nearest (others, direction);
  /* rus-draughts-2022 6.1.5.9: no piece is jumped twice; 6.1.5.12: it stands in the way until the
   * capture is over. */
  if (!brg_draughts_set_has (ground->enemies & ~captured, nearest))
    return 0;
  *run = brg_draughts_ground_run (ground, nearest, direction);
  return *run != 0 ? brg_draughts_set_of (nearest) : 0;
}

/* Empties a list and makes it ready to be filled. */
static inline void
brg_draughts_move_list_begin (BrgDraughtsMoveList *list)
{
  list->n_moves = 0;
  if (list->capacity != 0)
    return;
  list->capacity = BRG_DRAUGHTS_MOVES_NEAR;
  list->moves = list->near;
}

/* Makes room for more moves. */
void brg_draughts_move_list_grow (BrgDraughtsMoveList *list);

static inline void
brg_draughts_move_list_append (BrgDraughtsMoveList *list, BrgDraughtsMove move)
{
  if (list->n_moves == list->capacity)
    brg_draughts_move_list_grow (list);
  list->moves[list->n_moves++] = move;
}

/* Lists the captures of the pieces @taking, each of which has something to take. */
void brg_draughts_captures_list (const BrgDraughtsPosition *position,
                                 const BrgDraughtsGround *ground,
                                 BrgDraughtsSet taking,
                                 BrgDraughtsMoveList *list);

G_END_DECLS
