/* brg-postal-deadline.h - the days that chapter X sets for what is to be done
 *
 * Rules: rus-draughts-2022 10.1.12, 10.1.13, 10.2.9, 10.3.4, 10.3.8, 10.5.1, 10.5.2, 10.5.5, 10.5.6
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-correspondence.h"
#include "brg-postal-day.h"

G_BEGIN_DECLS

/**
 * BrgPostalDuty:
 *
 * What is due, in the order in which it is told; ids `inquiry` to `keep`.
 */
typedef enum
{
  BRG_POSTAL_INQUIRY_DUE,
  BRG_POSTAL_REPEAT_DUE,
  BRG_POSTAL_REPORT_DUE,
  BRG_POSTAL_PROTEST_DUE,
  BRG_POSTAL_RECORD_DUE,
  BRG_POSTAL_ANALYSIS_DUE,
  BRG_POSTAL_ADJUDICATION_DUE,
  BRG_POSTAL_APPEAL_DUE,
  BRG_POSTAL_KEEPING_DUE,
} BrgPostalDuty;

#define BRG_N_POSTAL_DUTIES (BRG_POSTAL_KEEPING_DUE + 1)

/**
 * brg_postal_duty_get_id:
 * @duty: what is due
 *
 * Returns: its id
 */
const char *brg_postal_duty_get_id (BrgPostalDuty duty);

/**
 * brg_postal_duty_find:
 * @id: an id
 * @duty: (out): the duty
 *
 * Returns: whether there is such a duty
 */
gboolean brg_postal_duty_find (const char *id, BrgPostalDuty *duty);

/**
 * brg_postal_deadline_find:
 * @rules: what the book says
 * @duty: what is due
 * @from: the day from which it runs
 * @article: (out) (optional): book id and article
 *
 * Returns: the last day, which is still in time
 */
BrgPostalDay brg_postal_deadline_find (const BrgCorrespondenceRules *rules,
                                       BrgPostalDuty duty,
                                       BrgPostalDay from,
                                       const char **article);

G_END_DECLS
