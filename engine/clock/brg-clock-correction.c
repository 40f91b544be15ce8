/* brg-clock-correction.c - a clock showed the wrong time, and no player is to blame
 *
 * What each book says of it stands in its file, see brg-correction-book.h.
 * Tests: tests/engine/test-clock-correction.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-clock-correction.h"

#define NO_BOUND (-1)

static gboolean
is_fast (const BrgClockCorrectionQuery *query)
{
  return query->tempo == BRG_TEMPO_RAPID || query->tempo == BRG_TEMPO_BLITZ;
}

static guint
get_situation (const BrgClockCorrectionQuery *query)
{
  return (query->is_first_control && !query->is_resumed ? BRG_CORRECTION_IN_FIRST_CONTROL : 0u) |
         (query->is_resumed ? BRG_CORRECTION_WHEN_RESUMED : 0u) |
         (!is_fast (query) ? BRG_CORRECTION_IN_STANDARD_PLAY : 0u);
}

static const BrgCorrectionRule *
find_rule (const BrgClockCorrectionQuery *query)
{
  const BrgCorrectionBook *book = query->rulebook->correction;
  guint situation = get_situation (query);

  for (guint i = 0; i < book->n_rules; i++)
    if ((book->rules[i].disciplines & (1u << query->discipline)) != 0 &&
        (book->rules[i].when & ~situation) == 0)
      return &book->rules[i];
  g_return_val_if_reached (&book->rules[0]);
}

gboolean
brg_clock_correction_asks (const BrgRulebook *rulebook, BrgCorrectionWhen when)
{
  g_return_val_if_fail (rulebook != NULL, FALSE);

  for (guint i = 0; i < rulebook->correction->n_rules; i++)
    if ((rulebook->correction->rules[i].when & when) != 0)
      return TRUE;
  return FALSE;
}

/* fide-2023 A.5.1.1, rus-chess-2014 16.4.1: what was set at the beginning; a clock that breaks is
 * replaced at any time. */
static const char *
find_too_late (const BrgClockCorrectionQuery *query)
{
  const BrgCorrectionBook *book = query->rulebook->correction;

  if (!is_fast (query) || query->is_watched || query->is_broken ||
      query->moves < book->too_late_moves)
    return NULL;
  return book->too_late;
}

/* ussr-chess-1956 18: what is asked of each player afterwards, also of him whose clock was right.
 */
static gboolean
does_each_keep (const BrgClockCorrectionQuery *query, guint side, gint left, gint bound)
{
  return left >= bound && query->left_seconds[1 - side] >= bound;
}

static void
take_time (const BrgClockCorrectionQuery *query,
           const BrgCorrectionRule *rule,
           guint side,
           BrgClockCorrection *correction)
{
  gint now = query->left_seconds[side];
  gint least = rule->less == BRG_LESS_CUT ? MIN (now, rule->bound) : 0;
  gint left = MAX (now + query->add_seconds, least);

  if (rule->less == BRG_LESS_NEVER ||
      (rule->less == BRG_LESS_REFUSED &&
       !does_each_keep (query, side, now + query->add_seconds, rule->bound)))
    {
      correction->verdict = BRG_CLOCK_CORRECTION_REFUSED;
      return;
    }
  correction->left_seconds[side] = left;
  if (left != now + query->add_seconds)
    correction->verdict = BRG_CLOCK_CORRECTION_CUT;
}

gboolean
brg_clock_correction_halves_restoring (const BrgRulebook *rulebook)
{
  g_return_val_if_fail (rulebook != NULL, FALSE);

  return rulebook->correction->restored != NULL;
}

/* rus-draughts-2022 5.4.3.3: half of it counts as used by each; of an odd second nobody pays more.
 */
static void
pay_restoring (const BrgClockCorrectionQuery *query, BrgClockCorrection *correction)
{
  gint half = ABS (query->add_seconds) / 2;

  correction->verdict = BRG_CLOCK_CORRECTION_MADE;
  correction->least_seconds = NO_BOUND;
  correction->is_judgement = FALSE;
  correction->is_replaced = FALSE;
  correction->article = query->rulebook->correction->restored;
  for (guint i = 0; i < 2; i++)
    {
      correction->left_seconds[i] = MAX (query->left_seconds[i] - half, 0);
      if (query->left_seconds[i] < half)
        correction->verdict = BRG_CLOCK_CORRECTION_CUT;
    }
}

void
brg_clock_correction_judge (const BrgClockCorrectionQuery *query, BrgClockCorrection *correction)
{
  const BrgCorrectionRule *rule;
  const char *too_late;
  guint side;

  g_return_if_fail (query != NULL && query->rulebook != NULL && correction != NULL);
  g_return_if_fail (query->left_seconds[0] >= 0 && query->left_seconds[1] >= 0);

  rule = find_rule (query);
  side = query->clock == BRG_COLOUR_BLACK ? 1 : 0;
  *correction = (BrgClockCorrection){
    .verdict = BRG_CLOCK_CORRECTION_MADE,
    .left_seconds = { query->left_seconds[0], query->left_seconds[1] },
    .least_seconds =
        rule->less == BRG_LESS_CUT || rule->less == BRG_LESS_REFUSED ? rule->bound : NO_BOUND,
    .is_judgement = rule->is_judgement,
    .is_replaced = query->is_broken || query->clock == BRG_COLOUR_NONE,
    .article = query->is_broken || query->clock == BRG_COLOUR_NONE ? rule->broken : rule->wrong,
  };
  too_late = find_too_late (query);
  if (query->is_restored && query->rulebook->correction->restored != NULL)
    pay_restoring (query, correction);
  else if (query->clock == BRG_COLOUR_NONE)
    correction->verdict = BRG_CLOCK_CORRECTION_UNKNOWN;
  else if (too_late != NULL)
    {
      correction->verdict = BRG_CLOCK_CORRECTION_TOO_LATE;
      correction->article = too_late;
    }
  else if (query->add_seconds < 0)
    take_time (query, rule, side, correction);
  else
    correction->left_seconds[side] += query->add_seconds;
}
