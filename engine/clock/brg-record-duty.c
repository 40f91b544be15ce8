/* brg-record-duty.c - must the player still write his moves
 *
 * What each book says of it stands in its file, see brg-record-book.h.
 * Tests: tests/engine/test-clock-duty.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-record-duty.h"

#include "brg-record-book.h"

#define FREEING_INCREMENT 30

static const BrgRecordRule *
find_rule (const BrgRulebook *rulebook, BrgDiscipline discipline)
{
  for (guint i = 0; i < rulebook->n_record_rules; i++)
    if ((rulebook->record_rules[i].disciplines & (1u << discipline)) != 0)
      return &rulebook->record_rules[i];
  g_return_val_if_reached (&rulebook->record_rules[0]);
}

gboolean
brg_record_duty_ask (const BrgRulebook *rulebook,
                     BrgDiscipline discipline,
                     BrgTempo tempo,
                     gint64 left_ms,
                     gint increment_seconds,
                     const char **article)
{
  gboolean is_fast = tempo == BRG_TEMPO_RAPID || tempo == BRG_TEMPO_BLITZ;
  const BrgRecordRule *rule;

  g_return_val_if_fail (rulebook != NULL && discipline < BRG_N_DISCIPLINES && article != NULL,
                        TRUE);

  rule = find_rule (rulebook, discipline);
  if (is_fast && rule->fast != NULL)
    {
      *article = rule->fast;
      return FALSE;
    }
  if (rule->short_of_time == NULL || left_ms >= BRG_RECORD_DUTY_LEFT_MS)
    {
      *article = rule->duty;
      return TRUE;
    }
  *article = rule->short_of_time;
  return increment_seconds >= FREEING_INCREMENT;
}

const char *
brg_record_duty_get_fast_article (const BrgRulebook *rulebook, BrgDiscipline discipline)
{
  g_return_val_if_fail (rulebook != NULL && discipline < BRG_N_DISCIPLINES, NULL);

  return find_rule (rulebook, discipline)->fast;
}
