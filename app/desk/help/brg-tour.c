/* brg-tour.c - a short tour of a sample event, which waits for what it asks
 *
 * Tests: tests/app/test-tour.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-tour.h"

#include <glib/gi18n.h>

#include "brg-next-step.h"

static const BrgTourStep swiss[] = {
  { N_ ("Enter a result"),
    N_ ("The cursor stands on a board without a result. Press 1: White has won. Neither Enter nor "
        "the mouse is needed, and the next free board comes by itself."),
    "rounds", BRG_TOUR_RESULT },
  { N_ ("Take it back"),
    N_ ("Ctrl+Z takes back what was done last, Ctrl+Shift+Z does it again. The journal keeps "
        "both."),
    "rounds", BRG_TOUR_TAKEN_BACK },
  { N_ ("Two incidents wait"),
    N_ ("Something was noted at two boards and is not decided. Open the page Incidents, choose "
        "one: the book says what follows from it."),
    "incidents", BRG_TOUR_PAGE },
  { N_ ("Read the table"),
    N_ ("Open the page Table. Enter on a row shows the games behind the points."), "table",
    BRG_TOUR_PAGE },
  { N_ ("Print"),
    N_ ("Open the page Documents: pairings, results and table of this round are ready to print."),
    "documents", BRG_TOUR_PAGE },
  { N_ ("That is a round"),
    N_ ("The button at the top right always says what comes next. F1 explains the page on show."),
    "rounds", BRG_TOUR_NOTHING },
};

static const BrgTourStep round_robin[] = {
  { N_ ("Enter a result"),
    N_ ("Two games of this round have no result. Press 1, 5 or 0 on one of them."), "rounds",
    BRG_TOUR_RESULT },
  { N_ ("Who has left"),
    N_ ("Open the page Table: number 9 left after four games of eleven, so his games count for "
        "nobody. The book is named beside it."),
    "table", BRG_TOUR_PAGE },
  { N_ ("Players"),
    N_ ("Open the page Players. Delete on a row is how somebody leaves: it shows beforehand what "
        "becomes of the places."),
    "players", BRG_TOUR_PAGE },
  { N_ ("What was done"),
    N_ ("Open the page Journal: every act with its time. Nothing of it can be changed unseen."),
    "journal", BRG_TOUR_PAGE },
  { N_ ("That is a round robin"),
    N_ ("The button at the top right always says what comes next. F1 explains the page on show."),
    "rounds", BRG_TOUR_NOTHING },
};

static const BrgTourStep teams[] = {
  { N_ ("Enter a result"),
    N_ ("Results are entered board by board: press 1, 5 or 0. The match counts itself."), "rounds",
    BRG_TOUR_RESULT },
  { N_ ("Take it back"),
    N_ ("Ctrl+Z takes back what was done last, Ctrl+Shift+Z does it again. The journal keeps "
        "both."),
    "rounds", BRG_TOUR_TAKEN_BACK },
  { N_ ("Table of the teams"),
    N_ ("Open the page Table: match points first, then points on the boards."), "table",
    BRG_TOUR_PAGE },
  { N_ ("Line-ups"),
    N_ ("Open the page Players: each team with its players in the order of the boards."), "players",
    BRG_TOUR_PAGE },
  { N_ ("That is a match"),
    N_ ("The button at the top right always says what comes next. F1 explains the page on show."),
    "rounds", BRG_TOUR_NOTHING },
};

static const struct
{
  const BrgTourStep *steps;
  guint n_steps;
} tours[BRG_N_SAMPLES] = {
  [BRG_SAMPLE_ROUND_ROBIN] = { round_robin, G_N_ELEMENTS (round_robin) },
  [BRG_SAMPLE_SWISS] = { swiss, G_N_ELEMENTS (swiss) },
  [BRG_SAMPLE_TEAMS] = { teams, G_N_ELEMENTS (teams) },
};

/* Of the last round that is published. */
static gint
count_missing (const BrgSnapshot *snapshot)
{
  gint round = brg_snapshot_current_round (snapshot);

  return round > 0 ? (gint) brg_round_counts_find (snapshot, round).n_missing : 0;
}

BrgTour
brg_tour_begin (BrgSample sample, const BrgSnapshot *snapshot)
{
  g_assert (snapshot != NULL && sample < BRG_N_SAMPLES);

  return (BrgTour){ .sample = sample,
                    .group_id = snapshot->group->id,
                    .n_steps = tours[sample].n_steps,
                    .n_missing = count_missing (snapshot) };
}

const BrgTourStep *
brg_tour_get_step (const BrgTour *tour)
{
  g_return_val_if_fail (tour != NULL && tour->at < tour->n_steps, NULL);

  return &tours[tour->sample].steps[tour->at];
}

static gboolean
is_done (const BrgTourStep *step, gint n_before, gint n_missing, const char *page)
{
  switch (step->wait)
    {
    case BRG_TOUR_RESULT:
      return n_missing < n_before;
    case BRG_TOUR_TAKEN_BACK:
      return n_missing > n_before;
    case BRG_TOUR_PAGE:
      return g_strcmp0 (page, step->page) == 0;
    case BRG_TOUR_NOTHING:
    default:
      return FALSE;
    }
}

gboolean
brg_tour_look (BrgTour *tour, const BrgSnapshot *snapshot, const char *page)
{
  gint n_missing;
  gboolean went_on = FALSE;

  g_return_val_if_fail (tour != NULL && snapshot != NULL, FALSE);

  n_missing = count_missing (snapshot);
  while (is_done (brg_tour_get_step (tour), tour->n_missing, n_missing, page))
    {
      went_on = TRUE;
      tour->at++;
      /* One result is one step. */
      tour->n_missing = n_missing;
    }
  tour->n_missing = n_missing;
  return went_on;
}
