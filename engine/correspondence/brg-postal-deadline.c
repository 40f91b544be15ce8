/* brg-postal-deadline.c - the days that chapter X sets for what is to be done
 *
 * Rules: rus-draughts-2022 10.1.12, 10.1.13, 10.2.9, 10.3.4, 10.3.8, 10.5.1, 10.5.2, 10.5.5, 10.5.6
 * Tests: tests/engine/test-postal-vectors.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-postal-deadline.h"

/* In the order of the enumeration. */
static const struct
{
  const char *id;
  BrgCorrespondenceTerm term;
} duties[] = {
  [BRG_POSTAL_INQUIRY_DUE] = { "inquiry", BRG_TERM_ENQUIRY },
  [BRG_POSTAL_REPEAT_DUE] = { "repeat", BRG_TERM_REPEAT },
  [BRG_POSTAL_REPORT_DUE] = { "report", BRG_TERM_REPORT_ERROR },
  [BRG_POSTAL_PROTEST_DUE] = { "protest", BRG_TERM_CLAIM_PROTEST },
  [BRG_POSTAL_RECORD_DUE] = { "record", BRG_TERM_RECORD },
  [BRG_POSTAL_ANALYSIS_DUE] = { "analysis", BRG_TERM_ADJUDICATION },
  [BRG_POSTAL_ADJUDICATION_DUE] = { "adjudge", BRG_TERM_ADJUDICATE },
  [BRG_POSTAL_APPEAL_DUE] = { "appeal", BRG_TERM_APPEAL },
  [BRG_POSTAL_KEEPING_DUE] = { "keep", BRG_TERM_KEEP_LETTERS },
};

G_STATIC_ASSERT (G_N_ELEMENTS (duties) == BRG_N_POSTAL_DUTIES);

const char *
brg_postal_duty_get_id (BrgPostalDuty duty)
{
  g_return_val_if_fail ((guint) duty < BRG_N_POSTAL_DUTIES, NULL);

  return duties[duty].id;
}

gboolean
brg_postal_duty_find (const char *id, BrgPostalDuty *duty)
{
  g_return_val_if_fail (id != NULL && duty != NULL, FALSE);

  for (guint i = 0; i < BRG_N_POSTAL_DUTIES; i++)
    if (g_str_equal (duties[i].id, id))
      {
        *duty = (BrgPostalDuty) i;
        return TRUE;
      }
  return FALSE;
}

BrgPostalDay
brg_postal_deadline_find (const BrgCorrespondenceRules *rules,
                          BrgPostalDuty duty,
                          BrgPostalDay from,
                          const char **article)
{
  const BrgCorrespondenceDays *row;

  g_return_val_if_fail (rules != NULL && from != 0, 0);
  g_return_val_if_fail ((guint) duty < BRG_N_POSTAL_DUTIES, 0);

  row = brg_correspondence_get_term (rules, duties[duty].term);
  if (article != NULL)
    *article = row->article;
  return row->months > 0 ? brg_postal_day_add_months (from, row->months) : from + row->days;
}
