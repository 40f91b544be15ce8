/* brg-ladder.c - sanctions that grow with every further breach of one player
 *
 * Rules: rus-draughts-2022 5.4.15.1, 5.4.15.2
 * Tests: tests/engine/test-ladder.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ladder.h"

#define KIND(kind) (1u << BRG_INCIDENT_##kind)

/* What loses a game without being a breach that the ladder speaks of. */
#define LOST_OTHERWISE                                                                  \
  (KIND (FLAG) | KIND (FLAG_BOTH) | KIND (LATE) | KIND (NO_SHOW) | KIND (BOTH_ABSENT) | \
   KIND (CLOCK_STOPPED))

/* The severest of two: sanctions of a game stand in the order of their weight. */
static BrgSanction
weigh (BrgSanction sanction)
{
  switch (sanction)
    {
    case BRG_SANCTION_REMARK:
    case BRG_SANCTION_WARNING:
    case BRG_SANCTION_TIME:
      return sanction;
    case BRG_SANCTION_LOSS:
    case BRG_SANCTION_LOSS_BOTH:
    case BRG_SANCTION_EXPULSION:
      return BRG_SANCTION_LOSS;
    case BRG_SANCTION_NONE:
    case BRG_SANCTION_CHOOSE:
    case BRG_SANCTION_CORRECT:
    case BRG_SANCTION_NEW_GAME:
    case BRG_SANCTION_CONTINUE:
    case BRG_SANCTION_POINTS_TAKEN:
    case BRG_SANCTION_POINTS_GIVEN:
    case BRG_SANCTION_FINE:
    case BRG_SANCTION_ROUNDS:
    case BRG_SANCTION_REPRIMAND:
    case BRG_SANCTION_NO_NEWS:
      break;
    }
  return BRG_SANCTION_NONE;
}

static BrgSanction
weigh_entry (const BrgLadderEntry *entry)
{
  BrgSanction weight = entry->is_void ? BRG_SANCTION_NONE : weigh (entry->sanction);

  if (weight == BRG_SANCTION_LOSS && entry->kind >= 0 && entry->kind < 32 &&
      (LOST_OTHERWISE & (1u << entry->kind)) != 0)
    return BRG_SANCTION_NONE;
  return weight;
}

/* Whether an earlier entry of the list is about the same game and lost it already. */
static gboolean
was_lost_before (const BrgLadderEntry *entries, guint index)
{
  for (guint i = 0; i < index; i++)
    if (entries[i].round == entries[index].round && entries[i].game == entries[index].game &&
        weigh_entry (&entries[i]) == BRG_SANCTION_LOSS)
      return TRUE;
  return FALSE;
}

void
brg_ladder_count (const BrgLadderEntry *entries,
                  guint n_entries,
                  guint round,
                  guint game,
                  BrgLadderCount *count)
{
  g_return_if_fail ((entries != NULL || n_entries == 0) && count != NULL);

  *count = (BrgLadderCount){ .worst = BRG_SANCTION_NONE };
  for (guint i = 0; i < n_entries; i++)
    {
      const BrgLadderEntry *entry = &entries[i];
      BrgSanction weight = weigh_entry (entry);
      gboolean is_before = entry->round < round || (entry->round == round && entry->game < game);

      if (weight == BRG_SANCTION_NONE)
        continue;
      if (entry->round == round && entry->game == game)
        {
          count->n_breaches++;
          count->n_gross += entry->is_gross ? 1 : 0;
          count->worst = MAX (count->worst, weight);
        }
      else if (is_before && weight == BRG_SANCTION_LOSS && !was_lost_before (entries, i))
        count->n_games_before++;
    }
}

static const BrgLadderStep *
find_step (const BrgLadder *ladder, BrgSanction after, gboolean is_gross)
{
  for (guint i = 0; i < ladder->n_steps; i++)
    if (ladder->steps[i].after == after && ladder->steps[i].is_gross == is_gross)
      return &ladder->steps[i];
  return NULL;
}

/* The order of the gross ones is not known: they are taken for the last. The next step is the same
 * whatever it was, for a second breach brought a warning at least. */
void
brg_ladder_expect (const BrgLadder *ladder,
                   guint n_breaches,
                   guint n_gross,
                   guint n_games_before,
                   BrgLadderCount *count)
{
  g_return_if_fail (ladder != NULL && count != NULL);
  g_return_if_fail (n_gross <= n_breaches);

  *count = (BrgLadderCount){
    .worst = BRG_SANCTION_NONE,
    .n_breaches = n_breaches,
    .n_gross = n_gross,
    .n_games_before = n_games_before,
  };
  for (guint i = 0; i < n_breaches && count->worst < BRG_SANCTION_LOSS; i++)
    {
      const BrgLadderStep *step = find_step (ladder, count->worst, i >= n_breaches - n_gross);

      g_return_if_fail (step != NULL);
      count->worst = MAX (count->worst, step->sanction);
    }
}

void
brg_ladder_climb (const BrgLadder *ladder,
                  const BrgLadderCount *count,
                  gboolean is_gross,
                  BrgLadderOutcome *outcome)
{
  const BrgLadderStep *step;

  g_return_if_fail (ladder != NULL && count != NULL && outcome != NULL);
  step = find_step (ladder, weigh (count->worst), is_gross != FALSE);
  g_return_if_fail (step != NULL);

  *outcome = (BrgLadderOutcome){
    .sanction = step->sanction,
    .result = step->sanction == BRG_SANCTION_LOSS ? BRG_RESULT_LOST : BRG_RESULT_NONE,
    .article = ladder->article,
    .reason = step->reason,
  };
  /* rus-draughts-2022 5.4.15.2: who goes on in later games may be expelled; "may" is a choice, and
   * the ordinary step is what is proposed. */
  if (count->n_games_before > 0)
    {
      outcome->reason = BRG_LADDER_REPEATED;
      outcome->note = ladder->repeated_note;
    }
}

gboolean
brg_ladder_get_time (const BrgLadder *ladder, gint increment, gint *least, gint *most)
{
  g_return_val_if_fail (ladder != NULL && least != NULL && most != NULL, FALSE);
  g_return_val_if_fail (increment >= 0, FALSE);

  /* rus-draughts-2022 5.4.15.1: up to two minutes, and not less than a move brings */
  if (increment > ladder->most_seconds)
    return FALSE;
  *least = MAX (increment, 1);
  *most = ladder->most_seconds;
  return TRUE;
}
