/* brg-correspondence.c - thinking time in play by correspondence, counted in days
 *
 * Rules: rus-draughts-2022 10.2.11, 10.3.1, 10.3.3, 10.3.4, 10.3.5, 10.3.7, 10.4.1, 10.4.2, 10.4.3,
 *   10.4.4
 * Tests: tests/engine/test-correspondence.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-correspondence.h"

const BrgCorrespondenceDays *
brg_correspondence_get_term (const BrgCorrespondenceRules *rules, BrgCorrespondenceTerm term)
{
  g_return_val_if_fail (rules != NULL && (guint) term < BRG_N_CORRESPONDENCE_TERMS, NULL);
  g_return_val_if_fail (rules->terms[term].term == term, NULL);

  return &rules->terms[term];
}

void
brg_correspondence_get_due (const BrgCorrespondenceRules *rules,
                            BrgCorrespondenceTerm term,
                            const GDate *from,
                            GDate *due)
{
  const BrgCorrespondenceDays *row;

  g_return_if_fail (from != NULL && g_date_valid (from) && due != NULL);
  row = brg_correspondence_get_term (rules, term);
  g_return_if_fail (row != NULL);

  *due = *from;
  if (row->months > 0)
    g_date_add_months (due, row->months);
  else
    g_date_add_days (due, row->days);
}

static gboolean
is_in_break (guint32 day, const BrgCorrespondenceBreak *breaks, guint n_breaks)
{
  for (guint i = 0; i < n_breaks; i++)
    if (day >= g_date_get_julian (&breaks[i].from) && day <= g_date_get_julian (&breaks[i].to))
      return TRUE;
  return FALSE;
}

static BrgCorrespondenceFault
check_span (const GDate *from, const GDate *to)
{
  if (!g_date_valid (from) || !g_date_valid (to))
    return BRG_CORRESPONDENCE_NO_DATE;
  return g_date_compare (from, to) > 0 ? BRG_CORRESPONDENCE_ORDER : BRG_CORRESPONDENCE_SOUND;
}

BrgCorrespondenceFault
brg_correspondence_charge (const GDate *received,
                           const GDate *sent,
                           const BrgCorrespondenceBreak *breaks,
                           guint n_breaks,
                           guint *days)
{
  BrgCorrespondenceFault fault;
  guint n_days = 0;

  g_return_val_if_fail (received != NULL && sent != NULL && days != NULL,
                        BRG_CORRESPONDENCE_NO_DATE);
  g_return_val_if_fail (breaks != NULL || n_breaks == 0, BRG_CORRESPONDENCE_NO_DATE);

  fault = check_span (received, sent);
  for (guint i = 0; i < n_breaks && fault == BRG_CORRESPONDENCE_SOUND; i++)
    fault = check_span (&breaks[i].from, &breaks[i].to);
  if (fault != BRG_CORRESPONDENCE_SOUND)
    return fault;
  /* rus-draughts-2022 10.3.1: nothing for an answer on the same day; 10.4.3, 10.4.4: nothing for a
   * day of a break, whenever the move came and the answer went */
  for (guint32 day = g_date_get_julian (received) + 1; day <= g_date_get_julian (sent); day++)
    if (!is_in_break (day, breaks, n_breaks))
      n_days++;
  *days = n_days;
  return BRG_CORRESPONDENCE_SOUND;
}

guint
brg_correspondence_get_break_days (const BrgCorrespondenceBreak *pause)
{
  g_return_val_if_fail (pause != NULL, 0);

  if (check_span (&pause->from, &pause->to) != BRG_CORRESPONDENCE_SOUND)
    return 0;
  /* rus-draughts-2022 10.4.3: the first day and the last one both count */
  return (guint) g_date_days_between (&pause->from, &pause->to) + 1;
}

/* How many of the breaks up to and with that at @index begin in its year. */
static guint
count_in_year (const BrgCorrespondenceBreak *breaks, guint index)
{
  GDateYear year = g_date_get_year (&breaks[index].from);
  guint n = 0;

  for (guint i = 0; i <= index; i++)
    n += g_date_get_year (&breaks[i].from) == year ? 1 : 0;
  return n;
}

/* rus-draughts-2022 10.4.1: one a calendar year, of thirty days at most */
static BrgCorrespondenceFault
check_break (const BrgCorrespondenceRules *rules, const BrgCorrespondenceBreak *breaks, guint index)
{
  BrgCorrespondenceFault fault = check_span (&breaks[index].from, &breaks[index].to);

  if (fault != BRG_CORRESPONDENCE_SOUND)
    return fault;
  if (brg_correspondence_get_break_days (&breaks[index]) > rules->terms[BRG_TERM_BREAK].days)
    return BRG_CORRESPONDENCE_LONG_BREAK;
  return count_in_year (breaks, index) > rules->breaks_per_year ? BRG_CORRESPONDENCE_MORE_BREAKS
                                                                : BRG_CORRESPONDENCE_SOUND;
}

BrgCorrespondenceFault
brg_correspondence_check_breaks (const BrgCorrespondenceRules *rules,
                                 const BrgCorrespondenceBreak *breaks,
                                 guint n_breaks,
                                 guint *index)
{
  g_return_val_if_fail (rules != NULL, BRG_CORRESPONDENCE_NO_DATE);
  g_return_val_if_fail (breaks != NULL || n_breaks == 0, BRG_CORRESPONDENCE_NO_DATE);

  for (guint i = 0; i < n_breaks; i++)
    {
      BrgCorrespondenceFault fault = check_break (rules, breaks, i);

      if (fault == BRG_CORRESPONDENCE_SOUND)
        continue;
      if (index != NULL)
        *index = i;
      return fault;
    }
  return BRG_CORRESPONDENCE_SOUND;
}

gboolean
brg_correspondence_tell_break (const BrgCorrespondenceBreak *pause,
                               const GDate *told,
                               BrgCorrespondenceBreak *held)
{
  g_return_val_if_fail (pause != NULL && told != NULL && held != NULL, FALSE);

  /* rus-draughts-2022 10.4.2: told too late it begins on the day of the postmark; where nobody was
   * told there is none */
  if (brg_correspondence_get_break_days (pause) == 0 || !g_date_valid (told) ||
      g_date_compare (told, &pause->to) > 0)
    return FALSE;
  *held = *pause;
  if (g_date_compare (told, &pause->from) > 0)
    held->from = *told;
  return TRUE;
}

guint
brg_correspondence_get_limit (const BrgCorrespondenceRules *rules, guint n_moves)
{
  guint n_periods;

  g_return_val_if_fail (rules != NULL && rules->moves_per_period > 0, 0);

  n_periods = (MAX (n_moves, 1) - 1) / rules->moves_per_period + 1;
  return n_periods * rules->terms[BRG_TERM_ANSWER].days;
}

gboolean
brg_correspondence_is_overdue (const BrgCorrespondenceRules *rules, guint n_moves, guint days)
{
  /* rus-draughts-2022 10.3.5: more than fifty days for ten moves or fewer, more than a hundred for
   * twenty or fewer, and so on */
  return days > brg_correspondence_get_limit (rules, n_moves);
}

guint
brg_correspondence_get_penalty (const BrgCorrespondenceRules *rules,
                                BrgCorrespondenceTerm term,
                                guint n_faults,
                                guint n_before,
                                gboolean is_entered)
{
  g_return_val_if_fail (rules != NULL, 0);
  g_return_val_if_fail (term == BRG_TERM_PENALTY || term == BRG_TERM_OMISSION_PENALTY ||
                            term == BRG_TERM_CLAIM_PENALTY,
                        0);

  /* rus-draughts-2022 10.2.11, 10.3.3: only in the very next answer; 10.3.7: by the arbiter */
  if (n_faults == 0 || (term != BRG_TERM_CLAIM_PENALTY && !is_entered))
    return 0;
  /* rus-draughts-2022 10.3.3: the first omission is only pointed out */
  if (term == BRG_TERM_OMISSION_PENALTY && n_before == 0)
    return 0;
  /* rus-draughts-2022 10.2.11: for the letter, however many faults it has */
  return rules->terms[term].days;
}

BrgCorrespondenceFault
brg_correspondence_get_repeat_delay (const BrgCorrespondenceRules *rules,
                                     const GDate *sent,
                                     const GDate *repeated,
                                     const BrgCorrespondenceBreak *breaks,
                                     guint n_breaks,
                                     guint *days)
{
  BrgCorrespondenceFault fault;
  GDate due;

  g_return_val_if_fail (rules != NULL && sent != NULL && repeated != NULL && days != NULL,
                        BRG_CORRESPONDENCE_NO_DATE);

  fault = check_span (sent, repeated);
  if (fault != BRG_CORRESPONDENCE_SOUND)
    return fault;
  /* rus-draughts-2022 10.3.4: due after forty days; what it comes later is thinking time */
  brg_correspondence_get_due (rules, BRG_TERM_REPEAT, sent, &due);
  if (g_date_compare (repeated, &due) <= 0)
    due = *repeated;
  return brg_correspondence_charge (&due, repeated, breaks, n_breaks, days);
}
