/* brg-ladder-advice.c - how a ladder of sanctions changes what a book proposes
 *
 * Rules: rus-draughts-2022 5.4.15.1, 5.4.15.2
 * Tests: tests/engine/test-ladder.c, tests/engine/test-advice-draughts.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-advice-private.h"

#include "brg-ladder.h"

void
brg_ladder_advise (const BrgAdviceQuery *query, BrgAdvice *advice)
{
  const BrgLadder *ladder;
  BrgLadderCount count;
  BrgLadderOutcome outcome;
  guint n_breaches;

  g_return_if_fail (query != NULL && query->rulebook != NULL && advice != NULL);

  ladder = query->rulebook->ladder;
  if (ladder == NULL || advice->sanction != BRG_SANCTION_REMARK)
    return;
  /* What was counted of this kind was a breach too. */
  n_breaches = MAX (query->n_breaches, query->count > 0 ? query->count - 1 : 0);
  /* What was counted elsewhere than in the log has no sanction that is known. */
  if (query->stands != NULL && query->stands->n_breaches >= n_breaches)
    count = *query->stands;
  else
    brg_ladder_expect (ladder, n_breaches, MIN (query->n_gross, n_breaches), query->n_games_before,
                       &count);
  brg_ladder_climb (ladder, &count, query->is_gross, &outcome);
  advice->sanction = outcome.sanction;
  advice->result = outcome.result;
  /* rus-draughts-2022 5.4.15.1: the arbiter weighs what was done */
  advice->choices = query->rulebook->choices;
  advice->choices_article = query->rulebook->choices_article;
  if (outcome.reason == BRG_LADDER_REPEATED)
    {
      advice->article = outcome.article;
      advice->note = outcome.note;
    }
}
