/* brg-lim-private.h - a score group of the Lim system
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-fide-draw.h"

G_BEGIN_DECLS

/**
 * BrgLimSide:
 * @BRG_LIM_RESIDENT: belongs to the score group
 * @BRG_LIM_FROM_ABOVE: came down to it
 * @BRG_LIM_FROM_BELOW: came up to it
 */
typedef enum
{
  BRG_LIM_RESIDENT,
  BRG_LIM_FROM_ABOVE,
  BRG_LIM_FROM_BELOW,
} BrgLimSide;

/**
 * BrgLimMember:
 * @place: a place
 * @side: where the player comes from
 *
 * A player in a score group.
 */
typedef struct
{
  gint place;
  BrgLimSide side;
} BrgLimMember;

/**
 * BrgLimGroup:
 * @draw: (transfer none): the round
 * @members: (element-type BrgLimMember): who is in it
 * @neighbours: (element-type gint): places of the residents of the group where floaters go
 * @is_upward: whether the lowest are paired first and floaters go up
 * @is_maxi: whether it is a maxi-tournament
 * @pairs: (element-type gint): takes the places of pairs, two and two, in the order in which they
 *   are made
 *
 * A score group before it is paired.
 */
typedef struct
{
  BrgFideDraw *draw;
  GArray *members;
  GArray *neighbours;
  gboolean is_upward;
  gboolean is_maxi;
  GArray *pairs;
} BrgLimGroup;

/**
 * brg_lim_group_is_near:
 * @group: a group
 * @place: a place
 * @other: another one
 *
 * Returns: whether colours may decide between the two: always, in a maxi-tournament only when their
 *   ratings are near
 */
gboolean brg_lim_group_is_near (const BrgLimGroup *group, gint place, gint other);

/**
 * brg_lim_group_count_unpaired:
 * @group: a group
 *
 * Returns: how many players have no opponent when as many as possible have one
 */
gint brg_lim_group_count_unpaired (const BrgLimGroup *group);

/**
 * brg_lim_group_take_floaters:
 * @group: a group
 *
 * Takes out of the group those who float, so that the others can all be paired (fide-lim-2026 2.3,
 * 3).
 *
 * Returns: (transfer full) (element-type gint): their places
 */
GArray *brg_lim_group_take_floaters (BrgLimGroup *group);

/**
 * brg_lim_group_settle:
 * @group: a group whose members can all be paired
 *
 * Pairs a group: those who floated to it first, then the top half with the bottom half
 * (fide-lim-2026 2.4, 3.6-3.8, 4).
 */
void brg_lim_group_settle (BrgLimGroup *group);

/**
 * brg_lim_may_have:
 * @record: a record
 * @colour: a colour
 *
 * Returns: whether the player may have it: not three times running, nor three times more than the
 *   other (fide-lim-2026 2.1, 5.1)
 */
gboolean brg_lim_may_have (const BrgDutchRecord *record, BrgColour colour);

G_END_DECLS
