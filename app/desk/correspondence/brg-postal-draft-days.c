/* brg-postal-draft-days.c - what a typed letter answers, and the year of its days
 *
 * Tests: tests/app/test-postal-typed.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-postal-draft-private.h"

const BrgPostalRecord *
brg_postal_draft_find_answered (const BrgPostalDraft *draft, const BrgPostalCase *matter)
{
  const BrgPostalRecord *answered = NULL;

  for (guint i = 0; matter->game != NULL && i < matter->game->records->len; i++)
    {
      const BrgPostalRecord *record = brg_postal_game_get_record (matter->game, i);

      if (brg_postal_record_is_mail (record) && record->side != draft->side &&
          (draft->number == 0 || record->number < draft->number))
        answered = record;
    }
  return answered;
}

const BrgPostalRecord *
brg_postal_draft_find_before (const BrgPostalDraft *draft, const BrgPostalCase *matter)
{
  const BrgPostalRecord *before = NULL;

  for (guint i = 0; matter->game != NULL && i < matter->game->records->len; i++)
    {
      const BrgPostalRecord *record = brg_postal_game_get_record (matter->game, i);

      if (brg_postal_record_is_mail (record) &&
          (draft->number == 0 || record->number < draft->number))
        before = record;
    }
  return before;
}

/* A day short of a year: every day of the calendar once. */
#define DAYS_OF_YEAR 364

/* Where there is no letter before, play begins; days of the letter that is answered go with that
 * one. */
static BrgPostalDay
find_known (const BrgPostalDraft *draft,
            const BrgPostalDesk *desk,
            const BrgPostalCase *matter,
            BrgPostalField field)
{
  const BrgPostalRecord *before = brg_postal_field_is_of_answer (field, draft->kind)
                                      ? brg_postal_draft_find_answered (draft, matter)
                                      : brg_postal_draft_find_before (draft, matter);
  BrgPostalDay known = before != NULL ? brg_postal_record_get_known (before) : 0;

  if (known == 0 && desk->event->terms != NULL)
    known = desk->event->terms->start;
  return known != 0 ? known : desk->on - DAYS_OF_YEAR;
}

BrgPostalTypedSpan
brg_postal_draft_find_span (const BrgPostalDraft *draft,
                            const BrgPostalDesk *desk,
                            const BrgPostalCase *matter,
                            BrgPostalField field)
{
  BrgPostalDay known;
  BrgPostalDay received;

  g_return_val_if_fail (draft != NULL && desk != NULL && matter != NULL, (BrgPostalTypedSpan){ 0 });

  known = find_known (draft, desk, matter, field);
  if (field == BRG_POSTAL_FIELD_PREVIOUS_RECEIVED || field == BRG_POSTAL_FIELD_PREVIOUS_SENT)
    return (BrgPostalTypedSpan){ known - DAYS_OF_YEAR, known };
  if (field == BRG_POSTAL_FIELD_SENT || field == BRG_POSTAL_FIELD_SENT_STAMP ||
      field == BRG_POSTAL_FIELD_RECEIPT)
    {
      const BrgPostalTypedSpan span = { known, MAX (desk->on, known) };

      received = brg_postal_typed_day_read (draft->texts[BRG_POSTAL_FIELD_RECEIVED], &span);
      known = received != 0 ? received : known;
    }
  return (BrgPostalTypedSpan){ known, MAX (desk->on, known) };
}

void
brg_postal_draft_complete_days (BrgPostalDraft *draft,
                                const BrgPostalDesk *desk,
                                const BrgPostalCase *matter)
{
  g_return_if_fail (draft != NULL && desk != NULL && matter != NULL);

  for (guint i = 0; i < BRG_N_POSTAL_FIELDS; i++)
    {
      BrgPostalField field = (BrgPostalField) i;
      BrgPostalTypedSpan span;
      BrgPostalDay day;
      char written[BRG_POSTAL_DAY_LENGTH];

      if (!brg_postal_field_is_day (field) || draft->texts[i] == NULL)
        continue;
      span = brg_postal_draft_find_span (draft, desk, matter, field);
      day = brg_postal_typed_day_read (draft->texts[i], &span);
      if (day != 0)
        brg_postal_draft_set (draft, field, brg_postal_day_write (day, written));
    }
}
