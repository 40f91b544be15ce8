/* brg-postal-pause.c - what does not count of a break that is entered
 *
 * Rules: rus-draughts-2022 10.4.1, 10.4.2, 10.4.5
 * Tests: tests/app/test-postal-pause.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-postal-pause.h"

/* rus-draughts-2022 10.4.1: thirty days at most. */
static char *
dup_too_long (const BrgCorrespondenceRules *rules,
              const BrgPostalPause *pause,
              const BrgWords *words)
{
  guint most = rules->terms[BRG_TERM_BREAK].days;
  guint days = pause->to - pause->from + 1;

  if (days <= most)
    return NULL;
  return g_strdup_printf (
      /* Translators: days of a break, days that count */
      WN_ (words,
           "The break has %u day, at most %u count (10.4.1); more only where the chief "
           "arbiter grants it (10.4.5).",
           "The break has %u days, at most %u count (10.4.1); more only where the chief arbiter "
           "grants it (10.4.5).",
           days),
      days, most);
}

/* rus-draughts-2022 10.4.1: one in a calendar year; of two that which begins first counts. */
static char *
dup_second (const BrgPostalEvent *event, const BrgPostalPause *pause, const BrgWords *words)
{
  for (guint i = 0; i < event->pauses->len; i++)
    {
      const BrgPostalPause *other = event->pauses->pdata[i];
      const BrgPostalPause *later = other->from > pause->from ? other : pause;
      char from[BRG_POSTAL_DAY_LENGTH];
      char to[BRG_POSTAL_DAY_LENGTH];

      if (other->entry_id == pause->entry_id && other->id != pause->id && !other->is_granted &&
          brg_postal_day_get_year (other->from) == brg_postal_day_get_year (pause->from))
        return g_strdup_printf (
            /* Translators: two days */
            W_ (words, "One break in a calendar year counts: that from %s to %s will not (10.4.1), "
                       "unless the chief arbiter grants it (10.4.5)."),
            brg_postal_day_write (later->from, from), brg_postal_day_write (later->to, to));
    }
  return NULL;
}

/* rus-draughts-2022 10.4.2: who is told late has it from then on, who is told behind its end has
 * none of it. */
static char *
dup_told_after (const BrgPostalPause *pause, const BrgWords *words)
{
  for (guint i = 0; i < pause->notices->len; i++)
    {
      BrgPostalDay told = g_array_index (pause->notices, BrgPostalNotice, i).told;
      char day[BRG_POSTAL_DAY_LENGTH];
      char to[BRG_POSTAL_DAY_LENGTH];

      if (told > pause->to)
        return g_strdup_printf (
            /* Translators: two days */
            W_ (words, "A notice of %s came when the break was over, %s: it does not count in that "
                       "game (10.4.2)."),
            brg_postal_day_write (told, day), brg_postal_day_write (pause->to, to));
    }
  return NULL;
}

char *
brg_postal_pause_dup_doubt (const BrgPostalEvent *event,
                            const BrgCorrespondenceRules *rules,
                            const BrgPostalPause *pause,
                            const BrgWords *words)
{
  char *doubt;

  g_return_val_if_fail (event != NULL && rules != NULL && pause != NULL && words != NULL, NULL);
  g_return_val_if_fail (pause->from != 0 && pause->to >= pause->from, NULL);

  doubt = dup_told_after (pause, words);
  if (doubt != NULL || pause->is_granted)
    return doubt;
  doubt = dup_second (event, pause, words);
  return doubt != NULL ? doubt : dup_too_long (rules, pause, words);
}

const BrgPostalPause *
brg_postal_pause_find_same (const BrgPostalEvent *event, const BrgPostalPause *pause)
{
  g_return_val_if_fail (event != NULL && pause != NULL, NULL);

  for (guint i = 0; i < event->pauses->len; i++)
    {
      const BrgPostalPause *other = event->pauses->pdata[i];

      if (other->entry_id == pause->entry_id && other->id != pause->id &&
          other->from <= pause->to && pause->from <= other->to)
        return other;
    }
  return NULL;
}
