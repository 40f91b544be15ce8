/* brg-both-flags.c - both flags are down, and nobody can tell which fell first
 *
 * What each book says of it stands in its file, see brg-both-flags-book.h.
 * Tests: tests/engine/test-clock-duty.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-both-flags.h"

#include "brg-both-flags-book.h"

static BrgBothFlags
answer (BrgBothFlags flags, const char *reason, const char **article)
{
  *article = reason;
  return flags;
}

BrgBothFlags
brg_both_flags_judge (const BrgRulebook *rulebook,
                      BrgTempo tempo,
                      gboolean is_watched,
                      gboolean is_last_period,
                      gboolean is_announced,
                      gboolean has_increment,
                      const char **article)
{
  gboolean is_fast = tempo == BRG_TEMPO_RAPID || tempo == BRG_TEMPO_BLITZ;
  const BrgBothFlagsBook *book;

  g_return_val_if_fail (rulebook != NULL && article != NULL, BRG_BOTH_FLAGS_SILENT);

  book = rulebook->both_flags;
  if (book == NULL)
    return answer (BRG_BOTH_FLAGS_SILENT, NULL, article);
  if (book->fast != NULL && is_fast && !is_watched)
    return answer (BRG_BOTH_FLAGS_DRAW, book->fast, article);
  if (book->not_blitz != NULL && tempo == BRG_TEMPO_BLITZ)
    return answer (BRG_BOTH_FLAGS_SILENT, book->not_blitz, article);
  if (book->no_increment != NULL && has_increment)
    return answer (BRG_BOTH_FLAGS_SILENT, book->no_increment, article);
  if (book->announcement != NULL && !is_announced)
    return answer (BRG_BOTH_FLAGS_SILENT, book->announcement, article);
  if (is_last_period || book->earlier == NULL)
    return answer (BRG_BOTH_FLAGS_DRAW, book->last, article);
  return answer (BRG_BOTH_FLAGS_PLAY_ON, book->earlier, article);
}

const char *
brg_both_flags_get_announcement (const BrgRulebook *rulebook)
{
  g_return_val_if_fail (rulebook != NULL, NULL);

  return rulebook->both_flags != NULL ? rulebook->both_flags->announcement : NULL;
}
