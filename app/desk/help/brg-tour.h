/* brg-tour.h - a short tour of a sample event, which waits for what it asks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-sample.h"
#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * BrgTourWait:
 * @BRG_TOUR_RESULT: for a result that is entered
 * @BRG_TOUR_TAKEN_BACK: for a result that is taken back
 * @BRG_TOUR_PAGE: for a page that is shown
 * @BRG_TOUR_NOTHING: for nothing: it is the last one
 *
 * What a step of a tour waits for.
 */
typedef enum
{
  BRG_TOUR_RESULT,
  BRG_TOUR_TAKEN_BACK,
  BRG_TOUR_PAGE,
  BRG_TOUR_NOTHING,
} BrgTourWait;

/**
 * BrgTourStep:
 * @title: what is to be done, not translated
 * @text: how, not translated
 * @page: id of the page where it is done
 * @wait: what shows that it was done
 *
 * A step.
 */
typedef struct
{
  const char *title;
  const char *text;
  const char *page;
  BrgTourWait wait;
} BrgTourStep;

/**
 * BrgTour:
 * @sample: of which sample
 * @group_id: row of its group
 * @at: the step at hand, from 0
 * @n_steps: how many there are
 * @n_missing: how many results were missing when it was last looked
 *
 * Where somebody is in a tour.
 */
typedef struct
{
  BrgSample sample;
  gint64 group_id;
  guint at;
  guint n_steps;
  gint n_missing;
} BrgTour;

/**
 * brg_tour_begin:
 * @sample: a sample
 * @snapshot: its group
 *
 * Returns: its tour, at the first step
 */
BrgTour brg_tour_begin (BrgSample sample, const BrgSnapshot *snapshot);

/**
 * brg_tour_get_step:
 * @tour: a tour
 *
 * Returns: the step at hand
 */
const BrgTourStep *brg_tour_get_step (const BrgTour *tour);

/**
 * brg_tour_look:
 * @tour: a tour
 * @snapshot: its group as it is now
 * @page: (nullable): the page on show
 *
 * Goes on to the next step when that at hand was done, and past those that ask for what is so
 * already.
 *
 * Returns: whether it went on
 */
gboolean brg_tour_look (BrgTour *tour, const BrgSnapshot *snapshot, const char *page);

G_END_DECLS
