/* brg-advice.c - what a rule book proposes when something happened
 *
 * Rules: fide-2023 6.7.1, 9.1.1, 11.3.2.2, A.6, B.4; rus-chess-2014 6.6.1; ukr-chess-2016 6.3.2;
 *   ussr-chess-1956 16; rus-draughts-2022 5.4.4.1
 * Tests: tests/engine/test-advice.c, tests/engine/test-advice-agrees.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-advice.h"

#include "brg-advice-private.h"

static gboolean
is_in_range (const BrgIncidentRange *range, guint value)
{
  return value >= range->from && (range->to == 0 || value <= range->to);
}

/* What is not known fits only a range that bounds nothing. */
static gboolean
fits_range (const BrgIncidentRange *range, gint value)
{
  return value < 0 ? range->from == 0 && range->to == 0 : is_in_range (range, (guint) value);
}

/* Standard play is always watched; of fast play the regulations say it (fide-2023 A.6, B.4). */
static gboolean
find_watched (const BrgAdviceQuery *query)
{
  const BrgRegulations *regulations = query->regulations;

  if (query->form == BRG_FORM_STANDARD)
    return TRUE;
  if (regulations != NULL && regulations->is_watched != BRG_REGULATION_UNSET)
    return regulations->is_watched != 0;
  return query->is_watched;
}

/* fide-2023 9.1.1, rus-chess-2014 9.1.1, ukr-chess-2016 9.1: the regulations may bar offers and
 * agreements before so many moves, or altogether, unless the arbiter gives leave. */
static gboolean
is_offer_barred (const BrgAdviceQuery *query)
{
  gint least = query->regulations != NULL ? query->regulations->draw_offer_moves : 0;

  if (query->has_permission)
    return FALSE;
  return least == BRG_DRAW_OFFER_ALL || (query->moves >= 0 && query->moves < least);
}

/* fide-2023 5.2.3, ussr-chess-1956 17, rus-draughts-2022 5.4.13.3. */
static guint
find_moved (const BrgAdviceQuery *query)
{
  return (query->moves == 0 ? BRG_WHEN_UNMOVED : 0) |
         (query->is_unmoved ? BRG_WHEN_NOBODY_MOVED : 0);
}

/* fide-2023 6.7.1, rus-chess-2014 6.6.1, ukr-chess-2016 6.3.2, ussr-chess-1956 16,
 * rus-draughts-2022 5.4.4.1: who comes before it is too late has not lost. fide-2023 6.9,
 * rus-chess-2014 6.9, ukr-chess-2016 6.3.5, ussr-chess-1956 18: whose period is over has, on time.
 */
static guint
find_late (const BrgAdviceQuery *query)
{
  gboolean is_in_time = query->late_by >= 0 && query->late_by < query->too_late_from;

  return (is_in_time               ? BRG_WHEN_IN_TIME
          : query->is_late_on_time ? BRG_WHEN_PERIOD_OVER
                                   : 0) |
         (query->has_good_reason ? BRG_WHEN_GOOD_REASON : 0);
}

static guint
find_conditions (const BrgAdviceQuery *query)
{
  gboolean is_fast = query->tempo == BRG_TEMPO_RAPID || query->tempo == BRG_TEMPO_BLITZ;
  guint conditions = find_watched (query) ? BRG_WHEN_WATCHED : BRG_WHEN_NOT_WATCHED;

  conditions |= find_moved (query) | find_late (query);
  conditions |= query->is_gross ? BRG_WHEN_GROSS : BRG_WHEN_NOT_GROSS;
  conditions |= is_fast ? BRG_WHEN_FAST : BRG_WHEN_NOT_FAST;
  conditions |= query->is_earlier_period ? BRG_WHEN_EARLIER_PERIOD : BRG_WHEN_LAST_PERIOD;
  if (query->tempo == BRG_TEMPO_STANDARD)
    conditions |= BRG_WHEN_STANDARD_TEMPO;
  /* fide-2023 III.2.1: "only if announced in advance"; nothing said is not announced */
  if (query->regulations == NULL || query->regulations->quickplay_announced != 1)
    conditions |= BRG_WHEN_NOT_ANNOUNCED;
  if (query->has_increment)
    conditions |= BRG_WHEN_INCREMENT;
  if (query->is_answered)
    conditions |= BRG_WHEN_ANSWERED;
  if (query->is_round_over)
    conditions |= BRG_WHEN_ROUND_OVER;
  if (query->is_game_over)
    conditions |= BRG_WHEN_GAME_OVER;
  if (query->has_run_out)
    conditions |= BRG_WHEN_RAN_OUT;
  if (query->is_disabled)
    conditions |= BRG_WHEN_DISABLED;
  if (query->is_blind)
    conditions |= BRG_WHEN_BLIND;
  if (query->forbids_lateness)
    conditions |= BRG_WHEN_NO_LATENESS;
  else if (query->is_lateness_unsaid)
    conditions |= BRG_WHEN_LATENESS_UNSAID;
  if (!query->is_recorded)
    conditions |= BRG_WHEN_NOT_RECORDED;
  if (is_offer_barred (query))
    conditions |= BRG_WHEN_OFFER_BARRED;
  return conditions;
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
  return fits_range (&rule->moves, query->moves) && fits_range (&rule->men, query->men);
}

/* fide-2023 11.3.2.2: the regulations may set a penalty that is less severe, none that is more. */
static void
overrule (const BrgRegulations *regulations, BrgAdvice *advice)
{
  gint sanction = regulations->phone_sanction;

  if (sanction == BRG_REGULATION_UNSET || sanction == (gint) advice->sanction ||
      sanction == BRG_SANCTION_LOSS_BOTH || sanction == BRG_SANCTION_EXPULSION)
    return;
  advice->sanction = (BrgSanction) sanction;
  advice->result = sanction == BRG_SANCTION_LOSS ? BRG_RESULT_LOST : BRG_RESULT_NONE;
  advice->clock = BRG_CLOCK_NONE;
  advice->seconds = 0;
  advice->is_overruled = TRUE;
}

static void
fill_choices (const BrgIncidentRule *rule, const BrgRulebook *rulebook, BrgAdvice *advice)
{
  if (advice->sanction != BRG_SANCTION_CHOOSE && !rule->lets_choose)
    return;
  advice->choices = rule->choices != 0 ? rule->choices : rulebook->choices;
  advice->choices_article =
      rule->choices_article != NULL ? rule->choices_article : rulebook->choices_article;
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
    .is_overruled = (rule->when & BRG_WHEN_OFFER_BARRED) != 0,
  };
  if (rule->regulations_decide && query->regulations != NULL)
    overrule (query->regulations, advice);
  if (advice->result == BRG_RESULT_LOST && rule->draw_article != NULL &&
      query->opponent_can_mate == BRG_OPPONENT_CANNOT_MATE)
    {
      advice->article = rule->draw_article;
      advice->result = rule->draw_is_opponents ? BRG_RESULT_LOST_HALF : BRG_RESULT_DRAWN;
    }
  fill_choices (rule, query->rulebook, advice);
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
