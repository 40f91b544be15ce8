/* brg-postal-doubt.c - days of a record that cannot be, or that hardly can
 *
 * Rules: rus-draughts-2022 10.3.1, 10.3.2, 10.3.4, 10.3.6, 10.3.7, 10.3.8, 10.5.4, 10.5.5, 10.5.8
 * Tests: tests/data/test-postal-doubt.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-postal-doubt.h"

#include "brg-postal-chart.h"
#include "brg-postal-deadline.h"
#include "brg-postal-ending.h"
#include "brg-postal-protest.h"

/* Who mistypes a year is off by one or more. */
#define TWO_MONTHS 60

typedef struct
{
  const BrgPostalGame *game;
  const BrgPostalRecord *record;
  guint index;
  guint waits; /* days after which a letter is repeated */
  GArray *doubts;
} Doubting;

static void
doubt (Doubting *doubting,
       BrgPostalDoubtReason reason,
       BrgPostalDayField field,
       BrgPostalDay day,
       BrgPostalDay bound)
{
  BrgPostalDoubt found = { reason, field, day, bound, doubting->waits };

  g_array_append_val (doubting->doubts, found);
}

static BrgPostalDay
get_day (const BrgPostalRecord *record, BrgPostalDayField field)
{
  const BrgPostalDay days[BRG_N_POSTAL_DAY_FIELDS] = {
    [BRG_POSTAL_DAY_FIRST] = record->first,
    [BRG_POSTAL_DAY_RECEIVED] = record->received,
    [BRG_POSTAL_DAY_SENT] = record->sent,
    [BRG_POSTAL_DAY_RECEIVED_STAMP] = record->received_stamp,
    [BRG_POSTAL_DAY_SENT_STAMP] = record->sent_stamp,
    [BRG_POSTAL_DAY_RECEIPT] = record->receipt,
    [BRG_POSTAL_DAY_DATE] = record->date,
    [BRG_POSTAL_DAY_TOLD_WHITE] = record->told[BRG_COLOUR_WHITE],
    [BRG_POSTAL_DAY_TOLD_BLACK] = record->told[BRG_COLOUR_BLACK],
    [BRG_POSTAL_DAY_PREVIOUS_RECEIVED] = record->previous_received,
    [BRG_POSTAL_DAY_PREVIOUS_SENT] = record->previous_sent,
  };

  return days[field];
}

/* rus-draughts-2022 10.3.1: the receipt of a registered letter, the postmark, what he wrote. */
static BrgPostalDayField
find_sent (const BrgPostalRecord *record)
{
  return record->receipt != 0      ? BRG_POSTAL_DAY_RECEIPT
         : record->sent_stamp != 0 ? BRG_POSTAL_DAY_SENT_STAMP
                                   : BRG_POSTAL_DAY_SENT;
}

static BrgPostalDayField
find_received (const BrgPostalRecord *record)
{
  return record->received_stamp != 0 ? BRG_POSTAL_DAY_RECEIVED_STAMP : BRG_POSTAL_DAY_RECEIVED;
}

static BrgPostalDay
get_sent (const BrgPostalRecord *record)
{
  return get_day (record, find_sent (record));
}

/* rus-draughts-2022 10.3.7: the move of a claim is sent on by the arbiter, when he has decided. */
static BrgPostalDay
find_sent_on (const Doubting *doubting, const BrgPostalRecord *claim)
{
  gboolean is_behind = FALSE;

  for (guint i = 0; i < doubting->index; i++)
    {
      const BrgPostalRecord *other = brg_postal_game_get_record (doubting->game, i);

      if (other == claim)
        is_behind = TRUE;
      else if (is_behind && other->kind == BRG_POSTAL_DECISION &&
               other->taking != BRG_POSTAL_KEPT_BACK)
        return MAX (other->date, other->passed);
    }
  return get_sent (claim);
}

/* The mail of the other that it answers. */
static const BrgPostalRecord *
find_answered (const Doubting *doubting)
{
  for (guint i = doubting->index; i > 0; i--)
    {
      const BrgPostalRecord *other = brg_postal_game_get_record (doubting->game, i - 1);

      if (brg_postal_record_is_mail (other) && other->side != doubting->record->side)
        return other;
    }
  return NULL;
}

/* The mail that it names. */
static const BrgPostalRecord *
find_named (const Doubting *doubting)
{
  for (guint i = 0; i < doubting->game->records->len && doubting->record->on != 0; i++)
    {
      const BrgPostalRecord *other = brg_postal_game_get_record (doubting->game, i);

      if (brg_postal_record_is_mail (other) && other->number == doubting->record->on)
        return other;
    }
  return NULL;
}

/* rus-draughts-2022 10.3.7: his claim was not approved, and he plays on: what he got on that day
 * was the decision. */
static gboolean
plays_on (const Doubting *doubting)
{
  for (guint i = doubting->index; i > 0; i--)
    {
      const BrgPostalRecord *other = brg_postal_game_get_record (doubting->game, i - 1);

      if (brg_postal_record_is_mail (other))
        return other->kind == BRG_POSTAL_CLAIM && other->side == doubting->record->side;
    }
  return FALSE;
}

static gboolean
is_first_move (const Doubting *doubting)
{
  if (doubting->record->kind != BRG_POSTAL_LETTER)
    return FALSE;
  for (guint i = 0; i < doubting->index; i++)
    {
      const BrgPostalRecord *other = brg_postal_game_get_record (doubting->game, i);

      if (other->kind == BRG_POSTAL_LETTER && other->side == doubting->record->side)
        return FALSE;
    }
  return TRUE;
}

/* rus-draughts-2022 10.3.2: only a first move may be made before play begins; the letter that
 * brings White's may come then too. */
static void
doubt_start (Doubting *doubting)
{
  const BrgPostalRecord *record = doubting->record;
  BrgPostalDay start = doubting->game->start;
  BrgPostalDayField field = record->date != 0 ? BRG_POSTAL_DAY_DATE : find_sent (record);
  BrgPostalDay day = get_day (record, field);

  if (day == 0 || day >= start || record->kind == BRG_POSTAL_ARRIVED)
    return;
  if (!is_first_move (doubting))
    doubt (doubting, BRG_POSTAL_DOUBT_BEFORE_START, field, day, start);
  else if (day + TWO_MONTHS < start)
    doubt (doubting, BRG_POSTAL_DOUBT_LONG_BEFORE, field, day, start);
}

/* The days that the letters of both give must follow one another; of two that speak of the same the
 * one that binds is taken. */
static void
doubt_answer (Doubting *doubting)
{
  const BrgPostalRecord *record = doubting->record;
  const BrgPostalRecord *answered = find_answered (doubting);
  BrgPostalDayField received_field = find_received (record);
  BrgPostalDayField sent_field = find_sent (record);
  BrgPostalDay received = get_day (record, received_field);
  BrgPostalDay sent = get_day (record, sent_field);
  BrgPostalDay other = answered == NULL                     ? 0
                       : answered->kind == BRG_POSTAL_CLAIM ? find_sent_on (doubting, answered)
                                                            : get_sent (answered);
  BrgPostalDay from = record->first != 0 ? record->first : other;

  /* rus-draughts-2022 10.3.4: of a letter that was repeated one copy came. */
  if (answered != NULL && from == other)
    from = brg_postal_game_find_copy (doubting->game, answered->number, other, record);

  if (record->first != 0 && other != 0 &&
      (record->first > other + doubting->waits || record->first + doubting->waits < other))
    doubt (doubting, BRG_POSTAL_DOUBT_OTHER_DISPATCH, BRG_POSTAL_DAY_FIRST, record->first, other);
  if (received != 0 && from != 0 && received < from)
    doubt (doubting, BRG_POSTAL_DOUBT_NOT_SENT_YET, received_field, received, from);
  else if (received != 0 && from != 0 && received > from + doubting->waits && !plays_on (doubting))
    doubt (doubting, BRG_POSTAL_DOUBT_LONG_RUN, received_field, received, from);
  if (sent == 0)
    return;
  if (received != 0 && sent < received)
    doubt (doubting, BRG_POSTAL_DOUBT_BEFORE_RECEIPT, sent_field, sent, received);
  else if (from != 0 && sent < from)
    doubt (doubting, BRG_POSTAL_DOUBT_BEFORE_DISPATCH, sent_field, sent, from);
  else if (received != 0 && sent > received + doubting->game->norm_days && !plays_on (doubting))
    doubt (doubting, BRG_POSTAL_DOUBT_LONG_THOUGHT, sent_field, sent, received);
}

/* What is about a letter comes after it. */
static void
doubt_named (Doubting *doubting)
{
  const BrgPostalRecord *record = doubting->record;
  const BrgPostalRecord *named = find_named (doubting);
  BrgPostalDay sent = named != NULL ? get_sent (named) : 0;

  if (record->kind == BRG_POSTAL_ARRIVED && record->date < sent)
    doubt (doubting, BRG_POSTAL_DOUBT_NOT_SENT_YET, BRG_POSTAL_DAY_DATE, record->date, sent);
  else if (record->kind == BRG_POSTAL_REPEAT && record->sent < sent)
    doubt (doubting, BRG_POSTAL_DOUBT_BEFORE_DISPATCH, BRG_POSTAL_DAY_SENT, record->sent, sent);
}

/* rus-draughts-2022 10.5.1, 10.5.2: what goes to the office answers nothing: it comes there after
 * it was sent, and the terms of 10.5.5 go by that day. 10.3.6: the secretary is told of a letter
 * that was sent. */
static void
doubt_office (Doubting *doubting)
{
  const BrgPostalRecord *record = doubting->record;

  if ((record->kind == BRG_POSTAL_ANALYSIS || record->kind == BRG_POSTAL_RECORD) &&
      record->sent != 0 && record->received != 0 && record->received < record->sent)
    doubt (doubting, BRG_POSTAL_DOUBT_NOT_SENT_YET, BRG_POSTAL_DAY_RECEIVED, record->received,
           record->sent);
  if (record->kind == BRG_POSTAL_CLAIM && record->secretary != 0 &&
      record->secretary < record->first)
    doubt (doubting, BRG_POSTAL_DOUBT_TOLD_EARLY, BRG_POSTAL_DAY_SENT, record->secretary,
           record->first);
}

gboolean
brg_postal_doubt_find (BrgPostalDay start,
                       BrgPostalDay end,
                       BrgPostalDay on,
                       BrgPostalDay day,
                       BrgPostalDoubt *doubt)
{
  g_return_val_if_fail (doubt != NULL, FALSE);

  *doubt = (BrgPostalDoubt){ .day = day, .bound = on };
  if (day == 0)
    return FALSE;
  if (day + BRG_POSTAL_DOUBT_YEAR < start || day > end + BRG_POSTAL_DOUBT_YEAR)
    {
      doubt->reason = BRG_POSTAL_DOUBT_FAR;
      doubt->bound = day < start ? start : end;
      return TRUE;
    }
  doubt->reason = day > on + TWO_MONTHS ? BRG_POSTAL_DOUBT_TOO_LATE : BRG_POSTAL_DOUBT_FUTURE;
  return on != 0 && day > on;
}

/* Years off, or still to come. */
static void
doubt_distance (Doubting *doubting, BrgPostalDayField field, BrgPostalDay day, BrgPostalDay on)
{
  BrgPostalDoubt found;

  if (brg_postal_doubt_find (doubting->game->start, doubting->game->end, on, day, &found))
    doubt (doubting, found.reason, field, found.day, found.bound);
}

/* rus-draughts-2022 10.3.8: the accused has ten days, and his silence may be taken for an admission
 * only when they are over. */
static void
doubt_decision (Doubting *doubting, const BrgCorrespondenceRules *rules)
{
  const BrgPostalRecord *record = doubting->record;
  BrgPostalDay until = 0;

  if (record->kind == BRG_POSTAL_DECISION && record->taking != BRG_POSTAL_KEPT_BACK)
    until = brg_postal_protest_find_term (doubting->game, rules, doubting->index);
  if (until != 0 && record->date <= until)
    doubt (doubting, BRG_POSTAL_DOUBT_TERM_RUNS, BRG_POSTAL_DAY_DATE, record->date, until);
}

/* rus-draughts-2022 10.5.4: what both say stands unless it is against the position; 10.5.5: the
 * analyses are weighed, and there is a month for it. */
static void
doubt_adjudication (Doubting *doubting, const BrgCorrespondenceRules *rules)
{
  const BrgPostalRecord *record = doubting->record;
  BrgPostalAnalysis analyses[3];
  BrgPostalAdjudication answer;
  BrgPostalDay came;

  if (record->kind != BRG_POSTAL_ADJUDGED)
    return;
  brg_postal_analyses_find (doubting->game, 0, analyses);
  brg_postal_adjudicate (rules, doubting->game->end, analyses, record->result, &answer);
  came = MAX (analyses[BRG_COLOUR_WHITE].received, analyses[BRG_COLOUR_BLACK].received);
  if (answer.is_against)
    doubt (doubting, BRG_POSTAL_DOUBT_AGAINST_BOTH, BRG_POSTAL_DAY_DATE, record->date, 0);
  if (record->date < came)
    doubt (doubting, BRG_POSTAL_DOUBT_BEFORE_ANALYSIS, BRG_POSTAL_DAY_DATE, record->date, came);
  if (answer.decide_by != 0 && record->date > answer.decide_by)
    doubt (doubting, BRG_POSTAL_DOUBT_MONTH_OVER, BRG_POSTAL_DAY_DATE, record->date,
           answer.decide_by);
}

/* How the game stood before the record; NULL where it cannot be reckoned. */
static BrgPostalChart *
make_chart_before (const Doubting *doubting, const BrgCorrespondenceRules *rules)
{
  BrgPostalGame before = *doubting->game;
  g_autoptr (GArray) records = g_array_new (FALSE, FALSE, sizeof (BrgPostalRecord));
  g_auto (BrgPostalFault) fault = { 0 };

  g_array_append_vals (records, doubting->game->records->data, doubting->index);
  before.records = records;
  return brg_postal_chart_new (&before, rules, 0, &fault);
}

/* rus-draughts-2022 10.5.8: a minus to both while they may still send the record of a game that
 * ended (10.5.1), or that of an unfinished one with the analysis (10.5.2). */
static void
doubt_minus (Doubting *doubting, const BrgCorrespondenceRules *rules)
{
  const BrgPostalRecord *record = doubting->record;
  g_autoptr (BrgPostalChart) chart = NULL;
  gboolean is_over;
  BrgPostalDay until;

  if (!brg_postal_record_is_minus (record))
    return;
  chart = make_chart_before (doubting, rules);
  if (chart == NULL)
    return;
  is_over = chart->result != BRG_POSTAL_UNFINISHED;
  until =
      brg_postal_deadline_find (rules, is_over ? BRG_POSTAL_RECORD_DUE : BRG_POSTAL_ANALYSIS_DUE,
                                is_over ? chart->result_day : doubting->game->end, NULL);
  if (record->date <= until)
    doubt (doubting, BRG_POSTAL_DOUBT_MINUS_EARLY, BRG_POSTAL_DAY_DATE, record->date, until);
}

/* rus-draughts-2022 10.3.6: of materials that are not complete it is said what is missing. */
static void
doubt_materials (Doubting *doubting)
{
  const BrgPostalRecord *record = doubting->record;

  if (record->is_partial && record->lacks == 0)
    doubt (doubting, BRG_POSTAL_DOUBT_UNMARKED, BRG_POSTAL_DAY_SENT,
           brg_postal_record_get_known (record), 0);
}

/* rus-draughts-2022 10.1.12, 10.3.8, 10.5.6: ten days from the receipt of what it is against. */
static void
doubt_protest (Doubting *doubting, const BrgCorrespondenceRules *rules)
{
  const BrgPostalRecord *record = doubting->record;
  BrgPostalDay until = record->kind == BRG_POSTAL_PROTEST
                           ? brg_postal_protest_find_last (doubting->game, rules, doubting->index)
                           : 0;

  if (until != 0 && record->sent > until)
    doubt (doubting, BRG_POSTAL_DOUBT_LATE_PROTEST, BRG_POSTAL_DAY_SENT, record->sent, until);
}

static gint
compare (gconstpointer a, gconstpointer b)
{
  const BrgPostalDoubt *first = a;
  const BrgPostalDoubt *second = b;

  return first->field != second->field ? (gint) first->field - (gint) second->field
                                       : (gint) first->reason - (gint) second->reason;
}

GArray *
brg_postal_doubts_new (const BrgPostalGame *game,
                       const BrgCorrespondenceRules *rules,
                       guint index,
                       BrgPostalDay on)
{
  Doubting doubting = { .game = game, .index = index };

  g_return_val_if_fail (game != NULL && rules != NULL && index < game->records->len, NULL);

  /* rus-draughts-2022 10.3.4: a letter that is not answered for so long is repeated. */
  doubting.waits = brg_correspondence_get_term (rules, BRG_TERM_REPEAT)->days;
  doubting.record = brg_postal_game_get_record (game, index);
  doubting.doubts = g_array_new (FALSE, FALSE, sizeof (BrgPostalDoubt));
  for (guint i = 0; i < BRG_N_POSTAL_DAY_FIELDS; i++)
    doubt_distance (&doubting, (BrgPostalDayField) i,
                    get_day (doubting.record, (BrgPostalDayField) i), on);
  doubt_distance (&doubting, BRG_POSTAL_DAY_DATE, doubting.record->passed, on);
  doubt_distance (&doubting, BRG_POSTAL_DAY_SENT, doubting.record->secretary, on);
  doubt_start (&doubting);
  if (brg_postal_record_is_mail (doubting.record) && game->channel != BRG_POSTAL_BY_SERVER)
    doubt_answer (&doubting);
  if (!brg_postal_record_is_mail (doubting.record))
    doubt_named (&doubting);
  doubt_office (&doubting);
  doubt_decision (&doubting, rules);
  doubt_adjudication (&doubting, rules);
  doubt_minus (&doubting, rules);
  doubt_materials (&doubting);
  doubt_protest (&doubting, rules);
  g_array_sort (doubting.doubts, compare);
  return doubting.doubts;
}
