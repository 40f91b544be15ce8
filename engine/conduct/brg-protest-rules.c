/* brg-protest-rules.c - what a rule book says of protests and appeals
 *
 * Rules: rus-draughts-2022 5.4.9.7, 5.4.17.1, 5.4.17.2, 5.4.17.3, 5.4.17.4, 5.4.17.5, 10.1.12,
 *   10.5.6, 10.5.7; rus-chess-2014 13.10, 25.3, 25.4; fide-2023 11.10; ussr-chess-1956 24
 * Tests: tests/engine/test-protest-rules.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-protest-rules.h"

#define SECONDS_OF_MINUTE 60
#define MINUTES_OF_DAY (24 * 60)

/* What the regulations set, and what they set for all rounds when they say nothing of the last. */
static gint
find_regulation (const BrgRegulations *regulations, gboolean is_last)
{
  if (regulations == NULL)
    return BRG_REGULATION_UNSET;
  if (is_last && regulations->last_protest_minutes != BRG_REGULATION_UNSET)
    return regulations->last_protest_minutes;
  return regulations->protest_minutes;
}

/* rus-draughts-2022 10.1.12, 10.5.6: by letter the days count from the day the decision came. */
static void
find_letter_deadline (const BrgProtestRules *rules,
                      const BrgProtestRound *round,
                      BrgProtestDeadline *deadline)
{
  if (rules->letter_days == 0)
    return;
  deadline->article = round->ground == BRG_PROTEST_OF_ADJUDICATION ? rules->adjudication_article
                                                                   : rules->letter_article;
  deadline->term = BRG_TERM_MINUTES;
  deadline->minutes = rules->letter_days * MINUTES_OF_DAY;
  deadline->state = round->received != 0 ? BRG_DEADLINE_RUNS : BRG_DEADLINE_WAITS;
  if (round->received != 0)
    deadline->at = round->received + (gint64) deadline->minutes * SECONDS_OF_MINUTE;
}

void
brg_protest_find_deadline (const BrgProtestRules *rules,
                           const BrgRegulations *regulations,
                           BrgTempo tempo,
                           const BrgProtestRound *round,
                           BrgProtestDeadline *deadline)
{
  const BrgProtestTerms *terms;
  gint minutes;

  g_return_if_fail (rules != NULL && round != NULL && deadline != NULL);

  *deadline = (BrgProtestDeadline){ .state = BRG_DEADLINE_UNSAID };
  if (round->ground != BRG_PROTEST_AT_THE_BOARD)
    {
      find_letter_deadline (rules, round, deadline);
      return;
    }
  /* rus-draughts-2022 5.4.17.1: fast play has terms of its own. */
  terms = tempo == BRG_TEMPO_RAPID || tempo == BRG_TEMPO_BLITZ ? &rules->fast : &rules->standard;
  deadline->term = round->is_last ? terms->last_term : terms->term;
  deadline->minutes = round->is_last ? terms->last_minutes : terms->minutes;
  deadline->article = deadline->term == BRG_TERM_OPEN ? NULL : rules->term_article;
  /* rus-chess-2014 25.3: there the regulations set the term. */
  minutes = find_regulation (regulations, round->is_last);
  if (minutes != BRG_REGULATION_UNSET)
    {
      deadline->term = BRG_TERM_MINUTES;
      deadline->minutes = minutes;
      deadline->article = NULL;
      deadline->is_by_regulations = TRUE;
    }
  if (deadline->term == BRG_TERM_OPEN)
    return;
  if (deadline->term == BRG_TERM_MINUTES && round->ended != 0)
    deadline->at = round->ended + (gint64) deadline->minutes * SECONDS_OF_MINUTE;
  else if (deadline->term == BRG_TERM_NEXT_ROUND)
    deadline->at = round->next_starts;
  deadline->state = deadline->at != 0 ? BRG_DEADLINE_RUNS : BRG_DEADLINE_WAITS;
}

BrgProtestBody
brg_protest_find_body (const BrgProtestRules *rules, BrgProtestGround ground, gboolean is_appeal)
{
  g_return_val_if_fail (rules != NULL, BRG_DECIDED_BY_ARBITER);

  /* rus-draughts-2022 10.5.7: an adjudication is disputed before the organising body; 10.1.12: so
   * is what the chief arbiter of a correspondence event decided. */
  if (ground == BRG_PROTEST_OF_ADJUDICATION)
    return BRG_DECIDED_BY_ORGANISER;
  if (rules->has_two_steps && !is_appeal)
    return BRG_DECIDED_BY_ARBITER;
  /* ussr-chess-1956 24: there is no committee. */
  return rules->committee != NULL && ground == BRG_PROTEST_AT_THE_BOARD ? BRG_DECIDED_BY_COMMITTEE
                                                                        : BRG_DECIDED_BY_ORGANISER;
}

gint
brg_protest_find_decision_hours (const BrgProtestRules *rules, const BrgRegulations *regulations)
{
  g_return_val_if_fail (rules != NULL, 0);

  return regulations != NULL && regulations->decision_hours != BRG_REGULATION_UNSET
             ? regulations->decision_hours
             : rules->decision_hours;
}

static void
add_fault (GArray *faults, BrgProtestFaultKind kind, const char *article, gint64 seconds)
{
  BrgProtestFault fault = {
    .kind = kind,
    .article = article,
    .is_final = kind <= BRG_PROTEST_NO_SUBJECT,
    .seconds = seconds,
  };

  g_array_append_val (faults, fault);
}

/* Where an appeal comes from. */
static void
check_way (const BrgProtestRules *rules, const BrgProtestFiling *filing, GArray *faults)
{
  /* rus-draughts-2022 5.4.17.5: the chief arbiter has decided first. */
  if (!filing->is_protest_decided)
    add_fault (faults, BRG_PROTEST_UNDECIDED, rules->appeal_article, 0);
  /* rus-chess-2014 25.4: nobody stands above the committee. */
  if (filing->is_protest_appeal || !rules->has_two_steps)
    add_fault (faults, BRG_PROTEST_FINAL, rules->final_article, 0);
}

static void
check_fee (const BrgProtestRules *rules,
           const BrgRegulations *regulations,
           const BrgProtestFiling *filing,
           GArray *faults)
{
  gint64 wanted = regulations != NULL ? regulations->protest_fee : BRG_REGULATION_UNSET;

  /* rus-chess-2014 25.3: the deposit is handed in with it. */
  if (!filing->is_fee_paid && (wanted > 0 || filing->fee > 0 || rules->fee_is_due))
    add_fault (faults, BRG_PROTEST_FEE_MISSING, rules->fee_article, 0);
  if (wanted != BRG_REGULATION_UNSET && filing->fee != wanted)
    add_fault (faults, BRG_PROTEST_FEE_DIFFERS, NULL, 0);
  /* rus-draughts-2022 5.4.17.4: never more than this. */
  if (rules->most_fee > 0 && filing->fee > rules->most_fee &&
      (filing->currency == NULL || *filing->currency == '\0' ||
       g_ascii_strcasecmp (filing->currency, rules->fee_currency) == 0))
    add_fault (faults, BRG_PROTEST_FEE_TOO_HIGH, rules->fee_article, 0);
}

GArray *
brg_protest_check_filing (const BrgProtestRules *rules,
                          const BrgRegulations *regulations,
                          const BrgProtestFiling *filing)
{
  GArray *faults;
  const BrgProtestDeadline *deadline;

  g_return_val_if_fail (rules != NULL && filing != NULL, NULL);

  faults = g_array_new (FALSE, FALSE, sizeof (BrgProtestFault));
  deadline = filing->deadline;
  if (filing->is_appeal)
    check_way (rules, filing, faults);
  if (!filing->has_subject)
    add_fault (faults, BRG_PROTEST_NO_SUBJECT, rules->written_article, 0);
  /* rus-draughts-2022 5.4.9.7: the captain speaks for his team. */
  if (filing->is_of_team && rules->captain_article != NULL && filing->filer != BRG_FILED_BY_CAPTAIN)
    add_fault (faults, BRG_PROTEST_NOT_CAPTAIN, rules->captain_article, 0);
  /* rus-draughts-2022 5.4.17.2: what was broken has to be named. */
  if (rules->names_article != NULL && !filing->has_articles)
    add_fault (faults, BRG_PROTEST_NO_ARTICLES, rules->names_article, 0);
  if (deadline != NULL && deadline->state == BRG_DEADLINE_RUNS && filing->filed > deadline->at)
    add_fault (faults, BRG_PROTEST_LATE, deadline->article, filing->filed - deadline->at);
  check_fee (rules, regulations, filing, faults);
  return faults;
}
