/* brg-contest-time.c - until when a solver hands his sheet in
 *
 * Rules: rus-draughts-2022 11.6.1
 * Tests: tests/data/test-store-contest-answers.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-contest-time.h"

#include <string.h>

#include "brg-timetable.h"

/* At the board: the sheet is taken until the time is over. */
static gboolean
is_behind_round (const BrgContestSection *section, const char *handed_at)
{
  g_autoptr (GDateTime) start = brg_timetable_moment (section->starts_at);
  g_autoptr (GDateTime) handed = brg_timetable_moment (handed_at);
  g_autoptr (GDateTime) end =
      start != NULL ? g_date_time_add_minutes (start, (gint) section->minutes) : NULL;

  return end != NULL && handed != NULL && g_date_time_compare (handed, end) > 0;
}

gboolean
brg_contest_is_late (const BrgContest *contest, const BrgContestAnswer *answer)
{
  const BrgContestWork *work;
  const BrgContestSection *section;

  g_return_val_if_fail (contest != NULL && answer != NULL, FALSE);

  work = brg_contest_find_work (contest, answer->work_id);
  section = work != NULL ? brg_contest_find_section (contest, work->section_id) : NULL;
  /* rus-draughts-2022 11.6.1: within the time, or by mail until the day, that is named. */
  if (section != NULL && section->minutes > 0)
    return is_behind_round (section, answer->handed_at);
  return contest->terms != NULL && *contest->terms->closing != '\0' &&
         brg_timetable_is_day (answer->handed_at) &&
         strcmp (answer->handed_at, contest->terms->closing) > 0;
}
