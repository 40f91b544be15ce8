/* brg-contest-time.c - when a solver may hand his sheet in
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
brg_contest_is_late (const BrgContestTerms *terms,
                     const BrgContestSection *section,
                     const char *handed_at)
{
  g_return_val_if_fail (terms != NULL && section != NULL && handed_at != NULL, FALSE);

  if (*handed_at == '\0')
    return FALSE;
  /* rus-draughts-2022 11.6.1: within the time, or by mail until the day, that is named. */
  if (section->minutes > 0)
    return *section->starts_at != '\0' && is_behind_round (section, handed_at);
  return *terms->closing != '\0' && brg_timetable_is_day (handed_at) &&
         strcmp (handed_at, terms->closing) > 0;
}

gboolean
brg_contest_is_early (const BrgContestSection *section, const char *handed_at)
{
  g_autoptr (GDateTime) start = NULL;
  g_autoptr (GDateTime) handed = NULL;

  g_return_val_if_fail (section != NULL && handed_at != NULL, FALSE);

  if (*handed_at == '\0' || *section->starts_at == '\0' || section->minutes == 0)
    return FALSE;
  start = brg_timetable_moment (section->starts_at);
  handed = brg_timetable_moment (handed_at);
  /* rus-draughts-2022 11.6.1: the time for solving begins with the round. */
  return start != NULL && handed != NULL && g_date_time_compare (handed, start) < 0;
}
