/* brg-lateness.c - who comes late to a game: who has lost, and what stands on the clocks
 *
 * Rules: fide-2023 6.6, 6.7.1, 6.7.2, 6.9; rus-chess-2014 6.5, 6.6.1, 6.6.2, 6.9; ukr-chess-2016
 *   6.3.1 to 6.3.3, 6.3.5; ussr-chess-1956 16, 18; rus-draughts-2022 5.4.1.2, 5.4.4.1, 5.4.4.2
 * Tests: tests/engine/test-lateness.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-lateness.h"

#include "brg-lateness-book.h"

gint
brg_lateness_find_limit (const BrgRulebook *rulebook, gint set_minutes, gint first_control_minutes)
{
  gint most;

  g_return_val_if_fail (rulebook != NULL && set_minutes >= -1 && first_control_minutes >= -1, -1);

  /* ussr-chess-1956 16: more than an hour, whatever the regulations say. */
  if (rulebook->lateness->is_fixed)
    return rulebook->default_minutes;
  /* rus-draughts-2022 5.4.4.1: what is not set is the first control, if that is known. */
  if (set_minutes < 0 && first_control_minutes < 0 && rulebook->default_minutes < 0)
    return -1;
  if (set_minutes < 0)
    return brg_rulebook_get_late_minutes (rulebook, MAX (first_control_minutes, 0));
  /* rus-draughts-2022 5.4.4.1: from 0 to the first control, and never more than an hour. */
  most = rulebook->most_late_minutes;
  if (most > 0 && first_control_minutes >= 0)
    most = MIN (most, first_control_minutes);
  return most > 0 ? MIN (set_minutes, most) : set_minutes;
}

/* Chess: the clock of the player who begins runs until he comes; then that of his opponent. */
static void
run_in_turn (gint first_comes, gint second_comes, BrgLateness *lateness)
{
  lateness->first_used = first_comes;
  lateness->second_used = MAX (second_comes - first_comes, 0);
}

/* rus-draughts-2022 5.4.1.2: the clock of the one who is absent runs; what passed before anybody
 * came is shared. Renju is excepted there only from starting White's clock: Black begins. */
static void
run_of_absent (gint first_comes, gint second_comes, BrgLateness *lateness)
{
  gint nobody = MIN (first_comes, second_comes);

  lateness->first_used = nobody / 2 + first_comes - nobody;
  lateness->second_used = nobody / 2 + second_comes - nobody;
}

/* Whose first period is over when he comes has lost by time: fide-2023 6.9, rus-chess-2014 6.9,
 * ukr-chess-2016 6.3.5, ussr-chess-1956 18. By rus-draughts-2022 5.4.4.1 it counts when he comes,
 * not what his clock shows after sharing. */
static void
judge_period (const BrgLatenessBook *row, gint period, const gint comes[2], BrgLateness *lateness)
{
  gboolean first_is_out;
  gboolean second_is_out;

  if (period <= 0)
    return;
  first_is_out = (row->control_ends ? comes[0] : lateness->first_used) >= period;
  second_is_out = (row->control_ends ? comes[1] : lateness->second_used) >= period;
  /* In chess the clock of who begins is out first, and that ends the game. */
  if (first_is_out && second_is_out && row->control_ends)
    lateness->verdict = BRG_LATENESS_BOTH_LOSE;
  else if (first_is_out)
    lateness->verdict = BRG_LATENESS_FIRST_LOSES;
  else if (second_is_out)
    lateness->verdict = BRG_LATENESS_SECOND_LOSES;
  else
    return;
  lateness->first_used = lateness->second_used = 0;
  lateness->is_on_time = TRUE;
  lateness->article = lateness->verdict == BRG_LATENESS_BOTH_LOSE ? row->both_lose : row->flag;
}

void
brg_lateness_judge (const BrgRulebook *rulebook,
                    gint set_minutes,
                    gint first_control_minutes,
                    gint first_comes,
                    gint second_comes,
                    BrgLateness *lateness)
{
  const BrgLatenessBook *row;
  gint limit;
  gboolean first_is_late;
  gboolean second_is_late;

  g_return_if_fail (rulebook != NULL && lateness != NULL);
  g_return_if_fail (first_comes >= 0 && second_comes >= 0);

  row = rulebook->lateness;
  limit = brg_lateness_find_limit (rulebook, set_minutes, first_control_minutes);
  *lateness = (BrgLateness){ .verdict = BRG_LATENESS_UNSAID,
                             .limit = limit < 0 ? -1 : limit * 60,
                             .article = rulebook->late_article };
  /* ukr-chess-2016 6.3.2: the regulations have to say it; nobody asks when both are there. */
  if (limit < 0 && (first_comes > 0 || second_comes > 0))
    return;
  first_is_late = first_comes > MAX (lateness->limit, 0);
  second_is_late = second_comes > MAX (lateness->limit, 0);
  /* rus-draughts-2022 5.4.4.1: the first control over when he comes is late enough, whatever
   * becomes of the other. */
  if (row->control_ends && first_control_minutes > 0 && (first_is_late || second_is_late))
    {
      first_is_late = first_is_late || first_comes >= first_control_minutes * 60;
      second_is_late = second_is_late || second_comes >= first_control_minutes * 60;
    }
  /* In chess the flag of who begins fell before the other was too late. */
  else if (!first_is_late && second_is_late && first_control_minutes > 0 &&
           first_comes >= first_control_minutes * 60)
    {
      lateness->verdict = BRG_LATENESS_FIRST_LOSES;
      lateness->is_on_time = TRUE;
      lateness->article = row->flag;
      return;
    }
  if (first_is_late || second_is_late)
    {
      lateness->verdict = first_is_late && second_is_late ? BRG_LATENESS_BOTH_LOSE
                          : first_is_late                 ? BRG_LATENESS_FIRST_LOSES
                                                          : BRG_LATENESS_SECOND_LOSES;
      lateness->article =
          lateness->verdict == BRG_LATENESS_BOTH_LOSE ? row->both_lose : row->one_loses;
      return;
    }
  lateness->verdict = BRG_LATENESS_PLAYED;
  lateness->article = first_comes > 0 && second_comes > 0   ? row->both_absent
                      : first_comes > 0 || second_comes > 0 ? row->one_absent
                                                            : row->in_time;
  if (row->halves)
    run_of_absent (first_comes, second_comes, lateness);
  else
    run_in_turn (first_comes, second_comes, lateness);
  judge_period (row, first_control_minutes * 60, (const gint[2]){ first_comes, second_comes },
                lateness);
}
