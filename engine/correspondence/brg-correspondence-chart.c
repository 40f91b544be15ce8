/* brg-correspondence-chart.c - the time chart of a game by correspondence
 *
 * Rules: rus-draughts-2022 10.3.2, 10.3.5, 10.3.6
 * Tests: tests/engine/test-correspondence.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-correspondence-chart.h"

/* rus-draughts-2022 10.3.2: who got the starting list late begins on the day after. */
static GDate
find_start (const BrgCorrespondenceBounds *bounds)
{
  GDate start = bounds->start;

  if (g_date_valid (&bounds->sheet) && g_date_compare (&bounds->sheet, &start) > 0)
    {
      start = bounds->sheet;
      g_date_add_days (&start, 1);
    }
  return start;
}

/* The first move of a game may be sent before it begins, and costs nothing then. */
static BrgCorrespondenceFault
charge_first (const BrgCorrespondenceBounds *bounds,
              const GDate *sent,
              const BrgCorrespondenceBreak *breaks,
              guint n_breaks,
              guint *days)
{
  GDate start;

  if (bounds == NULL || !g_date_valid (&bounds->start) || !g_date_valid (sent))
    return BRG_CORRESPONDENCE_NO_DATE;
  start = find_start (bounds);
  if (g_date_compare (sent, &start) < 0)
    start = *sent;
  return brg_correspondence_charge (&start, sent, breaks, n_breaks, days);
}

static BrgCorrespondenceFault
charge_letter (const BrgCorrespondenceBounds *bounds,
               const BrgCorrespondenceLetter *letter,
               const BrgCorrespondenceBreak *breaks,
               guint n_breaks,
               guint *days)
{
  BrgCorrespondenceFault fault;

  if (!g_date_valid (&letter->received))
    return charge_first (bounds, &letter->sent, breaks, n_breaks, days);
  fault = brg_correspondence_charge (&letter->received, &letter->sent, breaks, n_breaks, days);
  /* rus-draughts-2022 10.3.2: nothing for what comes on the last day of play or later */
  if (fault == BRG_CORRESPONDENCE_SOUND && bounds != NULL && g_date_valid (&bounds->end) &&
      g_date_compare (&letter->received, &bounds->end) >= 0)
    *days = 0;
  return fault;
}

/* Only the first letter has nothing that it answers, and nobody answers before he has sent what
 * went before. */
static BrgCorrespondenceFault
check_place (const BrgCorrespondenceLetter *letters, guint index)
{
  if (index == 0)
    return BRG_CORRESPONDENCE_SOUND;
  if (!g_date_valid (&letters[index].received))
    return BRG_CORRESPONDENCE_NO_DATE;
  return g_date_compare (&letters[index - 1].sent, &letters[index].received) > 0
             ? BRG_CORRESPONDENCE_ORDER
             : BRG_CORRESPONDENCE_SOUND;
}

BrgCorrespondenceFault
brg_correspondence_count (const BrgCorrespondenceRules *rules,
                          const BrgCorrespondenceBounds *bounds,
                          const BrgCorrespondenceLetter *letters,
                          guint n_letters,
                          const BrgCorrespondenceBreak *breaks,
                          guint n_breaks,
                          BrgCorrespondenceLine *lines,
                          guint *index)
{
  guint total = 0;
  guint n_moves = 0;

  g_return_val_if_fail (rules != NULL && lines != NULL, BRG_CORRESPONDENCE_NO_DATE);
  g_return_val_if_fail (letters != NULL || n_letters == 0, BRG_CORRESPONDENCE_NO_DATE);

  for (guint i = 0; i < n_letters; i++)
    {
      guint days = 0;
      BrgCorrespondenceFault fault = check_place (letters, i);

      if (fault == BRG_CORRESPONDENCE_SOUND)
        fault = charge_letter (bounds, &letters[i], breaks, n_breaks, &days);
      if (fault != BRG_CORRESPONDENCE_SOUND)
        {
          if (index != NULL)
            *index = i;
          return fault;
        }
      total += days + letters[i].penalty;
      n_moves += letters[i].n_moves;
      lines[i] = (BrgCorrespondenceLine){
        .days = days,
        .total = total,
        .n_moves = n_moves,
        .limit = brg_correspondence_get_limit (rules, n_moves),
        .is_overdue = brg_correspondence_is_overdue (rules, n_moves, total),
      };
    }
  return BRG_CORRESPONDENCE_SOUND;
}
