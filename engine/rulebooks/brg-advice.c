/* brg-advice.c - what a rule book proposes when something happened
 *
 * Tests: tests/engine/test-advice.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-advice.h"

#include "brg-ladder-advice.h"

static gboolean
is_in_range (const BrgIncidentRange *range, guint value)
{
  return value >= range->from && (range->to == 0 || value <= range->to);
}

/* Standard play is always watched. */
static guint
find_conditions (const BrgAdviceQuery *query)
{
  gboolean is_watched = query->is_watched || query->form == BRG_FORM_STANDARD;
  gboolean is_fast = query->tempo == BRG_TEMPO_RAPID || query->tempo == BRG_TEMPO_BLITZ;

  return (is_watched ? BRG_WHEN_WATCHED : BRG_WHEN_NOT_WATCHED) |
         (query->is_gross ? BRG_WHEN_GROSS : BRG_WHEN_NOT_GROSS) |
         (is_fast ? BRG_WHEN_FAST : BRG_WHEN_NOT_FAST) |
         (query->tempo == BRG_TEMPO_STANDARD ? BRG_WHEN_STANDARD_TEMPO : 0);
}

static gboolean
fits (const BrgIncidentRule *rule, const BrgAdviceQuery *query)
{
  if (rule->kind != query->kind)
    return FALSE;
  if (rule->forms != BRG_FORMS_ALL && (rule->forms & (1u << query->form)) == 0)
    return FALSE;
  if ((rule->when & ~find_conditions (query)) != 0 || !is_in_range (&rule->counts, query->count))
    return FALSE;
  return query->moves < 0 ? rule->moves.from == 0 && rule->moves.to == 0
                          : is_in_range (&rule->moves, (guint) query->moves);
}

static void
fill (const BrgIncidentRule *rule, const BrgAdviceQuery *query, BrgAdvice *advice)
{
  *advice = (BrgAdvice){
    .article = rule->article,
    .sanction = rule->sanction,
    .clock = rule->clock,
    .seconds = rule->seconds,
    .result = rule->result,
    .draw_article = rule->draw_article,
    .needs_claim = rule->needs_claim,
    .note = rule->note,
  };
  if (rule->draw_article != NULL && query->opponent_can_mate == BRG_OPPONENT_CANNOT_MATE)
    {
      advice->article = rule->draw_article;
      advice->result = BRG_RESULT_DRAWN;
    }
}

gboolean
brg_advise (const BrgAdviceQuery *query, BrgAdvice *advice)
{
  g_return_val_if_fail (query != NULL && query->rulebook != NULL && advice != NULL, FALSE);

  for (guint i = 0; i < query->rulebook->n_incidents; i++)
    if (fits (&query->rulebook->incidents[i], query))
      {
        fill (&query->rulebook->incidents[i], query, advice);
        brg_ladder_advise (query, advice);
        return TRUE;
      }
  return FALSE;
}
