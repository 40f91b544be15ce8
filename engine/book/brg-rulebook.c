/* brg-rulebook.c - how late a player may come by a rule book
 *
 * Rules: rus-draughts-2022 5.4.4.1
 * Tests: tests/engine/test-rulebook.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-rulebook.h"

gint
brg_rulebook_get_late_minutes (const BrgRulebook *rulebook, gint first_control_minutes)
{
  g_return_val_if_fail (rulebook != NULL, -1);
  g_return_val_if_fail (first_control_minutes >= 0, -1);

  if (rulebook->late_must_be_set)
    return -1;
  /* rus-draughts-2022 5.4.4.1: the first control, but never more than an hour */
  if (rulebook->default_minutes < 0)
    return MIN (first_control_minutes, rulebook->most_late_minutes);
  return rulebook->default_minutes;
}
