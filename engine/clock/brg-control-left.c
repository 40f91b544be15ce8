/* brg-control-left.c - how much time a player has left to his next control, by what he has used
 *
 * Tests: tests/engine/test-clock-duty.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-control-left.h"

void
brg_control_left_count (const BrgRulebook *rulebook,
                        const BrgTimeControl *control,
                        guint made,
                        gint used_seconds,
                        BrgControlLeft *left)
{
  gint given = 0;
  guint n_before = 0;
  guint period = 0;

  g_return_if_fail (rulebook != NULL && control != NULL && control->n_phases > 0 && left != NULL);
  g_return_if_fail (made <= 9999 && used_seconds >= 0);

  while (TRUE)
    {
      const BrgTimePhase *phase = &control->phases[MIN (period, control->n_phases - 1)];
      guint n_rest = made - n_before;
      gboolean is_here = phase->moves == 0 || n_rest < (guint) phase->moves;
      guint n_given = is_here ? n_rest + 1 : (guint) phase->moves;

      given += phase->minutes * 60;
      if (!phase->is_delay)
        given += (gint) n_given * phase->increment_seconds;
      if (is_here)
        break;
      n_before += (guint) phase->moves;
      period++;
    }
  *left = (BrgControlLeft){
    .left_seconds = given - used_seconds,
    .period = period,
    .is_carried = period > 0,
    .article = period > 0 ? rulebook->carried_article : rulebook->control_article,
  };
}
