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

/* fide-2023 B.2, rus-chess-2014 17.2: watched blitz goes by the rules of competitions. */
static gboolean
is_fast (const BrgRecordRule *rule, BrgTempo tempo, gboolean is_watched)
{
  return tempo == BRG_TEMPO_RAPID ||
         (tempo == BRG_TEMPO_BLITZ && !(rule->watched_blitz && is_watched));
}

gboolean
brg_record_duty_ask (const BrgRulebook *rulebook,
                     BrgDiscipline discipline,
                     BrgTempo tempo,
                     gboolean is_watched,
                     gint64 left_ms,
                     gint increment_seconds,
                     const char **article)
{
  const BrgRecordRule *rule;

  g_return_val_if_fail (rulebook != NULL && discipline < BRG_N_DISCIPLINES && article != NULL,
                        TRUE);

  rule = find_rule (rulebook, discipline);
  if (rule->fast != NULL && is_fast (rule, tempo, is_watched))
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
