/* brg-irregularity-check.c - whether what is told of a move of draughts can have been
 *
 * Rules: rus-draughts-2022 6.1.4.9
 * Tests: tests/engine/test-irregularity.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-irregularity-check.h"

#include "brg-irregularity-private.h"

/* What may follow what. Later phases end earlier ones; a deed of the hands after a move belongs to
 * no phase of its own. */
#define NO_PHASE 0
#define TOUCHING 1 /* may be told again and again */

static const struct
{
  guint phase;
  guint after; /* one of these kinds must have been told just before, if any is given */
  guint needs; /* one of these kinds must have been told, if any is given */
} orders[BRG_N_DEED_KINDS] = {
  [BRG_DEED_TOUCH] = { TOUCHING, BRG_DEED_BIT (BRG_DEED_TOUCH) | BRG_DEED_BIT (BRG_DEED_ADJUST),
                       0 },
  [BRG_DEED_ADJUST] = { TOUCHING, BRG_DEED_BIT (BRG_DEED_TOUCH) | BRG_DEED_BIT (BRG_DEED_ADJUST),
                        0 },
  [BRG_DEED_MOVE] = { 2, BRG_DEED_BIT (BRG_DEED_TOUCH) | BRG_DEED_BIT (BRG_DEED_ADJUST), 0 },
  [BRG_DEED_REMOVE_EARLY] = { NO_PHASE,
                              BRG_DEED_BIT (BRG_DEED_MOVE) | BRG_DEED_BIT (BRG_DEED_AGAIN) |
                                  BRG_DEED_BIT (BRG_DEED_THEN) |
                                  BRG_DEED_BIT (BRG_DEED_REMOVE_EARLY),
                              BRG_DEED_BIT (BRG_DEED_MOVE) },
  [BRG_DEED_REMOVE] = { NO_PHASE, 0, 0 },
  [BRG_DEED_PAUSE] = { NO_PHASE, 0, BRG_DEED_BIT (BRG_DEED_MOVE) },
  [BRG_DEED_UNCROWNED] = { NO_PHASE, 0, BRG_DEED_BIT (BRG_DEED_MOVE) },
  [BRG_DEED_AGAIN] = { 3, 0, BRG_DEED_BIT (BRG_DEED_MOVE) },
  [BRG_DEED_BACK] = { 3, 0, BRG_DEED_BIT (BRG_DEED_MOVE) },
  [BRG_DEED_THEN] = { 4, 0, BRG_DEED_BIT (BRG_DEED_BACK) },
  [BRG_DEED_REPLY] = { 5, 0, BRG_DEED_BIT (BRG_DEED_MOVE) | BRG_DEED_BIT (BRG_DEED_REMOVE) },
  [BRG_DEED_OVER] = { 6, 0, 0 },
};

static gboolean
can_follow (guint told, guint phase, const BrgDeed *earlier, const BrgDeed *deed)
{
  guint after = orders[deed->kind].after;
  guint needs = orders[deed->kind].needs;

  if (earlier != NULL && after != 0 && (after & BRG_DEED_BIT (earlier->kind)) == 0)
    return FALSE;
  if (needs != 0 && (needs & told) == 0)
    return FALSE;
  if (orders[deed->kind].phase == NO_PHASE)
    return phase < orders[BRG_DEED_REPLY].phase;
  return orders[deed->kind].phase > phase ||
         (orders[deed->kind].phase == TOUCHING && phase == TOUCHING);
}

/* Returns: whether a deed has as many squares as its kind wants, all of them of the board. */
static gboolean
has_squares (const BrgDraughtsPosition *position, const BrgDeed *deed)
{
  BrgDraughtsSet board = brg_draughts_board ((BrgDraughtsVariant) position->variant);

  for (guint i = 0; i < deed->n_squares; i++)
    if (deed->squares[i] >= BRG_DRAUGHTS_NO_SQUARE ||
        !brg_draughts_set_has (board, deed->squares[i]))
      return FALSE;
  if (brg_deed_is_move (deed) || deed->kind == BRG_DEED_REPLY)
    return deed->n_squares == 2 || (deed->n_squares > 2 && deed->is_capture);
  return deed->kind == BRG_DEED_TOUCH ? deed->n_squares == 1
         : deed->kind == BRG_DEED_REMOVE || deed->kind == BRG_DEED_REMOVE_EARLY
             ? deed->n_squares > 0
             : deed->n_squares == 0;
}

static BrgDeedFault
check_order (const BrgDraughtsPosition *position, const BrgDeed *deeds, guint n_deeds, guint *where)
{
  guint told = 0;
  guint phase = NO_PHASE;

  for (guint i = 0; i < n_deeds; i++)
    {
      *where = i;
      if (i >= BRG_DEED_MAX || deeds[i].n_squares > BRG_DEED_MAX_SQUARES)
        return BRG_DEED_FAULT_TOO_MANY;
      if (!has_squares (position, &deeds[i]))
        return BRG_DEED_FAULT_SQUARE;
      if (!can_follow (told, phase, i > 0 ? &deeds[i - 1] : NULL, &deeds[i]))
        return BRG_DEED_FAULT_ORDER;
      told |= BRG_DEED_BIT (deeds[i].kind);
      phase = MAX (phase, orders[deeds[i].kind].phase);
    }
  return BRG_DEED_FAULT_NONE;
}

BrgDeedFault
brg_irregularity_check (const BrgDraughtsPosition *position,
                        const BrgDeed *deeds,
                        guint n_deeds,
                        guint *where)
{
  BrgDraughtsPosition board;
  BrgDeedFault fault;
  guint at = 0;

  g_return_val_if_fail (position != NULL, BRG_DEED_FAULT_TOKEN);
  g_return_val_if_fail (deeds != NULL || n_deeds == 0, BRG_DEED_FAULT_TOKEN);

  fault = check_order (position, deeds, n_deeds, &at);
  if (fault == BRG_DEED_FAULT_NONE)
    fault = brg_irregularity_play (position, deeds, n_deeds, &board, &at);
  if (fault != BRG_DEED_FAULT_NONE && where != NULL)
    *where = at;
  return fault;
}
