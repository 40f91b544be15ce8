/* brg-both-flags.c - both flags are down, and nobody can tell which fell first
 *
 * Rules: fide-2023 III.2.1, III.2.2, III.3.1.1, III.3.1.2; rus-chess-2014 6.11.1, 6.11.2, 16.4.6;
 *   ukr-chess-2016 6.5.1, 6.5.2; rus-draughts-2022 5.4.13.1
 * Tests: tests/engine/test-clock-duty.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-both-flags.h"

/* What a book says; ussr-chess-1956 has no row. */
typedef struct
{
  const char *rulebook;
  const char *earlier; /* NULL: the period does not count */
  const char *last;
  const char *fast;         /* rapid and blitz without enough arbiters: a draw in any period */
  const char *announcement; /* it holds only when it was announced */
  const char *not_blitz;    /* and never there */
} BothFlagsRow;

static const BothFlagsRow rows[] = {
  { "fide-2023", "fide-2023 III.3.1.1", "fide-2023 III.3.1.2", NULL, "fide-2023 III.2.1",
    "fide-2023 III.2.2" },
  { "rus-chess-2014", "rus-chess-2014 6.11.1", "rus-chess-2014 6.11.2", "rus-chess-2014 16.4.6",
    NULL, NULL },
  { "ukr-chess-2016", "ukr-chess-2016 6.5.1", "ukr-chess-2016 6.5.2", NULL, NULL, NULL },
  { "rus-draughts-2022", NULL, "rus-draughts-2022 5.4.13.1", NULL, NULL, NULL },
};

static const BothFlagsRow *
find_row (const BrgRulebook *rulebook)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    if (g_str_equal (rows[i].rulebook, rulebook->id))
      return &rows[i];
  return NULL;
}

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
                      const char **article)
{
  gboolean is_fast = tempo == BRG_TEMPO_RAPID || tempo == BRG_TEMPO_BLITZ;
  const BothFlagsRow *row;

  g_return_val_if_fail (rulebook != NULL && article != NULL, BRG_BOTH_FLAGS_SILENT);

  row = find_row (rulebook);
  if (row == NULL)
    return answer (BRG_BOTH_FLAGS_SILENT, NULL, article);
  if (row->fast != NULL && is_fast && !is_watched)
    return answer (BRG_BOTH_FLAGS_DRAW, row->fast, article);
  if (row->not_blitz != NULL && tempo == BRG_TEMPO_BLITZ)
    return answer (BRG_BOTH_FLAGS_SILENT, row->not_blitz, article);
  if (row->announcement != NULL && !is_announced)
    return answer (BRG_BOTH_FLAGS_SILENT, row->announcement, article);
  if (is_last_period || row->earlier == NULL)
    return answer (BRG_BOTH_FLAGS_DRAW, row->last, article);
  return answer (BRG_BOTH_FLAGS_PLAY_ON, row->earlier, article);
}
