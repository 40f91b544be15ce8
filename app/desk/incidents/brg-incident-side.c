/* brg-incident-side.c - whose incident it is, and whether anybody has told it
 *
 * Tests: tests/app/test-incident-desk.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-incident-side.h"

/* What only the player having the move can do. */
static gboolean
is_by_mover (BrgIncidentKind kind)
{
  switch ((guint) kind)
    {
    case BRG_INCIDENT_ILLEGAL_MOVE:
    case BRG_INCIDENT_TWO_HANDS:
    case BRG_INCIDENT_PRESS_WITHOUT_MOVE:
    case BRG_INCIDENT_PROMOTION_UNFINISHED:
    case BRG_INCIDENT_KING_CAPTURE:
    case BRG_INCIDENT_TOUCH_MOVE:
      return TRUE;
    default:
      return FALSE;
    }
}

/* Whose flag alone is down by the clocks; %BRG_COLOUR_NONE for nobody or both. */
static BrgColour
find_flagged (const BrgIncidentDesk *desk)
{
  gboolean white = desk->left_ms[BRG_COLOUR_WHITE] == 0;
  gboolean black = desk->left_ms[BRG_COLOUR_BLACK] == 0;

  return white == black ? BRG_COLOUR_NONE : white ? BRG_COLOUR_WHITE : BRG_COLOUR_BLACK;
}

static BrgColour
find_by_game (const BrgIncidentDesk *desk)
{
  if (!desk->incident->has_kind)
    return BRG_COLOUR_NONE;
  if (desk->incident->kind == BRG_INCIDENT_FLAG)
    return find_flagged (desk);
  return desk->has_position && is_by_mover (desk->incident->kind) ? desk->turn : BRG_COLOUR_NONE;
}

gboolean
brg_incident_desk_asks_side (const BrgIncidentDesk *desk)
{
  g_return_val_if_fail (desk != NULL, FALSE);

  return desk->has_game && !desk->is_side_told && !desk->is_side_known &&
         (desk->incident->has_kind || *desk->incident->description != '\0');
}

void
brg_incident_desk_find_side (BrgIncidentDesk *desk)
{
  BrgColour side;

  g_return_if_fail (desk != NULL);

  if (!desk->has_game || desk->is_side_told)
    return;
  side = find_by_game (desk);
  desk->is_side_known = side != BRG_COLOUR_NONE;
  brg_incident_desk_set_side (desk, side != BRG_COLOUR_NONE ? side : desk->turn);
  desk->is_side_told = FALSE;
}
