/* brg-paper-moment.c - when a paper is wanted, and where what it lacks is made
 *
 * Tests: tests/app/bergerctl-paper-archive.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-paper-moment.h"

#include <glib/gi18n.h>

#define EVENT                   \
  {                             \
    "event", N_ ("Event"), NULL \
  }
#define TIMETABLE                      \
  {                                    \
    "event", N_ ("Event"), "timetable" \
  }
#define PLAYERS                     \
  {                                 \
    "players", N_ ("Players"), NULL \
  }
#define ROUNDS                    \
  {                               \
    "rounds", N_ ("Rounds"), NULL \
  }
#define TABLE                   \
  {                             \
    "table", N_ ("Table"), NULL \
  }
#define BOARDS                    \
  {                               \
    "boards", N_ ("Boards"), NULL \
  }
#define INCIDENTS                       \
  {                                     \
    "incidents", N_ ("Incidents"), NULL \
  }
#define WORKS                   \
  {                             \
    "works", N_ ("Works"), NULL \
  }
#define JUDGING                     \
  {                                 \
    "judging", N_ ("Judging"), NULL \
  }
#define SOLVING                     \
  {                                 \
    "solving", N_ ("Solving"), NULL \
  }

/* What the list of papers does not say: the group there is coarser. */
static const struct
{
  const char *id;
  BrgPaperMoment moment;
  BrgPaperRemedy remedy;
} papers[] = {
  { "start-list", BRG_PAPER_BEFORE_EVENT, PLAYERS },
  { "badges", BRG_PAPER_BEFORE_EVENT, PLAYERS },
  { "jury", BRG_PAPER_BEFORE_EVENT, EVENT },
  { "draw", BRG_PAPER_BEFORE_EVENT, PLAYERS },
  { "minutes", BRG_PAPER_BEFORE_EVENT, PLAYERS },
  { "regulations", BRG_PAPER_BEFORE_EVENT, EVENT },
  { "meeting", BRG_PAPER_BEFORE_EVENT, EVENT },
  { "jury-meeting", BRG_PAPER_BEFORE_EVENT, EVENT },
  { "event", BRG_PAPER_BEFORE_EVENT, EVENT },
  { "admission", BRG_PAPER_BEFORE_EVENT, PLAYERS },
  { "entry-preliminary", BRG_PAPER_BEFORE_EVENT, PLAYERS },
  { "entry-final", BRG_PAPER_BEFORE_EVENT, PLAYERS },
  { "order-of-play", BRG_PAPER_BEFORE_EVENT, ROUNDS },
  { "board-numbers", BRG_PAPER_BEFORE_EVENT, ROUNDS },
  { "place-cards", BRG_PAPER_BEFORE_EVENT, PLAYERS },
  { "equipment", BRG_PAPER_BEFORE_EVENT, EVENT },
  { "clock-settings", BRG_PAPER_BEFORE_EVENT, EVENT },
  { "check-in", BRG_PAPER_ON_DESK, PLAYERS },
  { "player-cards", BRG_PAPER_ON_FILE, PLAYERS },
  { "certificates", BRG_PAPER_ON_FILE, TABLE },
  { "diplomas", BRG_PAPER_ON_FILE, TABLE },
  { "panel", BRG_PAPER_IN_REPORT, EVENT },
  { "statistics", BRG_PAPER_IN_REPORT, ROUNDS },
  { "summary", BRG_PAPER_IN_REPORT, ROUNDS },
  { "final-report", BRG_PAPER_IN_REPORT, ROUNDS },
  { "timetable", BRG_PAPER_ON_WALL, TIMETABLE },
  { "chances", BRG_PAPER_ON_WALL, TABLE },
  { "why", BRG_PAPER_ON_WALL, ROUNDS },
  { "slips", BRG_PAPER_ON_DESK, ROUNDS },
  { "scoresheets", BRG_PAPER_ON_DESK, ROUNDS },
  { "lot-slip", BRG_PAPER_ON_DESK, BOARDS },
  { "line-ups", BRG_PAPER_ON_DESK, ROUNDS },
  { "duties", BRG_PAPER_ON_DESK, EVENT },
  { "postal-chart", BRG_PAPER_ON_FILE, ROUNDS },
  { "postal-news", BRG_PAPER_ON_FILE, ROUNDS },
  { "postal-claims", BRG_PAPER_ON_FILE, ROUNDS },
  { "postal-endings", BRG_PAPER_ON_FILE, ROUNDS },
  { "postal-decisions", BRG_PAPER_ON_FILE, ROUNDS },
  { "postal-records", BRG_PAPER_ON_FILE, ROUNDS },
  { "postal-letters", BRG_PAPER_ON_FILE, ROUNDS },
  { "postal-secretary", BRG_PAPER_ON_FILE, ROUNDS },
  { "postal-arbiter", BRG_PAPER_ON_FILE, ROUNDS },
  { "contest-register", BRG_PAPER_ON_FILE, WORKS },
  { "contest-works", BRG_PAPER_ON_FILE, WORKS },
  { "contest-diagrams", BRG_PAPER_ON_FILE, WORKS },
  { "contest-solutions", BRG_PAPER_ON_FILE, WORKS },
  { "contest-judge-sheet", BRG_PAPER_ON_DESK, JUDGING },
  { "contest-solvers", BRG_PAPER_ON_DESK, WORKS },
  { "contest-preliminary", BRG_PAPER_ON_WALL, JUDGING },
  { "contest-final", BRG_PAPER_ON_WALL, JUDGING },
  { "contest-solving", BRG_PAPER_ON_WALL, SOLVING },
  { "contest-report", BRG_PAPER_IN_REPORT, JUDGING },
  { "contest-booklet", BRG_PAPER_ON_FILE, JUDGING },
  { "contest-certificates", BRG_PAPER_ON_FILE, WORKS },
  { "notices", BRG_PAPER_ON_FILE, ROUNDS },
  { "closing-meeting", BRG_PAPER_ON_FILE, TABLE },
  { "incidents", BRG_PAPER_ON_FILE, INCIDENTS },
  { "decision", BRG_PAPER_ON_FILE, INCIDENTS },
  { "protest", BRG_PAPER_ON_FILE, INCIDENTS },
  { "appeal-decision", BRG_PAPER_ON_FILE, INCIDENTS },
  { "categories", BRG_PAPER_ON_FILE, TABLE },
  { "totals", BRG_PAPER_ON_FILE, TABLE },
  { "prizes", BRG_PAPER_ON_FILE, TABLE },
  { "playoff", BRG_PAPER_ON_FILE, TABLE },
  { "report", BRG_PAPER_IN_REPORT, ROUNDS },
  { "money", BRG_PAPER_IN_REPORT, EVENT },
  { "ratings", BRG_PAPER_IN_REPORT, TABLE },
  { "norms", BRG_PAPER_IN_REPORT, TABLE },
  { "it3", BRG_PAPER_IN_REPORT, TABLE },
  { "it1", BRG_PAPER_IN_REPORT, TABLE },
  { "norm-certificates", BRG_PAPER_ON_FILE, TABLE },
  { "diagram", BRG_PAPER_OF_BOARDS, BOARDS },
};

BrgPaperMoment
brg_paper_moment_find (const BrgPaper *paper)
{
  g_return_val_if_fail (paper != NULL, BRG_PAPER_ON_FILE);

  for (guint i = 0; i < G_N_ELEMENTS (papers); i++)
    if (g_str_equal (papers[i].id, paper->id))
      return papers[i].moment;
  if (g_strcmp0 (paper->group, "For display") == 0)
    return BRG_PAPER_ON_WALL;
  return g_strcmp0 (paper->group, "From the boards") == 0 ? BRG_PAPER_OF_BOARDS : BRG_PAPER_ON_FILE;
}

const char *
brg_paper_moment_get_title (BrgPaperMoment moment, const BrgSnapshot *snapshot)
{
  static const char *const titles[BRG_N_PAPER_MOMENTS] = {
    [BRG_PAPER_BEFORE_EVENT] = N_ ("Before the first round"),
    [BRG_PAPER_ON_WALL] = N_ ("For the wall"),
    [BRG_PAPER_ON_DESK] = N_ ("For the desk"),
    [BRG_PAPER_ON_FILE] = N_ ("For the file"),
    [BRG_PAPER_IN_REPORT] = N_ ("With the report"),
    [BRG_PAPER_OF_BOARDS] = N_ ("From the boards"),
  };

  g_return_val_if_fail (moment < BRG_N_PAPER_MOMENTS && snapshot != NULL, NULL);

  /* rus-draughts-2022 11.5, 11.6: works come in, there is no first round. */
  if (moment == BRG_PAPER_BEFORE_EVENT && snapshot->group->contest != BRG_CONTEST_NONE)
    return _ ("Before the contest");
  return _ (titles[moment]);
}

BrgPaperRemedy
brg_paper_moment_get_remedy (const BrgPaper *paper, const BrgSnapshot *snapshot)
{
  static const BrgPaperRemedy players = PLAYERS;
  static const BrgPaperRemedy rounds = ROUNDS;
  static const BrgPaperRemedy event = EVENT;

  g_return_val_if_fail (paper != NULL && snapshot != NULL, event);

  if ((paper->needs & BRG_PAPER_OF_TABLE) != 0 && brg_snapshot_count_numbered (snapshot) == 0)
    return players;
  for (guint i = 0; i < G_N_ELEMENTS (papers); i++)
    if (g_str_equal (papers[i].id, paper->id))
      return papers[i].remedy;
  return (paper->needs & (BRG_PAPER_OF_ROUND | BRG_PAPER_OF_RESULTS)) != 0 ? rounds : event;
}
