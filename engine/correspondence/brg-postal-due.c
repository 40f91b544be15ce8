/* brg-postal-due.c - who has the move on a day, and what is due
 *
 * Rules: rus-draughts-2022 10.1.13, 10.2.9, 10.3.2, 10.3.4, 10.3.5, 10.3.7, 10.3.8, 10.5.1, 10.5.2,
 *   10.5.5, 10.5.6
 * Tests: tests/engine/test-postal-readings.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-postal-chart-private.h"

static void
add_due (BrgPostalWork *work,
         BrgColour side,
         BrgPostalDuty duty,
         BrgPostalDay last,
         const char *article)
{
  BrgPostalDue due = { side, duty, last, (gint) last - (gint) work->on, article };

  g_array_append_val (work->chart->dues, due);
}

/* What runs from a day on. */
static void
add_from (BrgPostalWork *work, BrgColour side, BrgPostalDuty duty, BrgPostalDay from)
{
  const char *article;
  BrgPostalDay last = brg_postal_deadline_find (work->rules, duty, from, &article);

  add_due (work, side, duty, last, article);
}

/* Play is over where there is a result, and after its last day. */
static gboolean
is_over (const BrgPostalWork *work)
{
  return work->chart->result != BRG_POSTAL_UNFINISHED || work->on > work->game->end;
}

/* rus-draughts-2022 10.3.7: with the decision the accused gets the move of a wrong claim, and the
 * claimant of one that is not approved hears that he has to play on. */
static BrgPostalDay
find_told (const BrgPostalWork *work, BrgColour side)
{
  BrgPostalDay told = work->decision->told[side];

  return told <= work->on ? told : 0;
}

/* When the player having the move got what he has to answer, as far as that is known: it was told,
 * or he wrote of it himself without need. */
static BrgPostalDay
find_received (const BrgPostalWork *work, BrgColour side)
{
  gint last = (gint) work->mails->len - 1;
  const BrgPostalMail *mail = last < 0 ? NULL : brg_postal_work_mail (work, last);

  if (mail == NULL)
    return work->chart->begins[BRG_COLOUR_WHITE];
  if (work->arrived == last && mail->record->side != side)
    return work->arrived_on;
  if (mail->record->kind == BRG_POSTAL_CLAIM)
    return find_told (work, side);
  return mail->record->kind == BRG_POSTAL_REPORT && mail->record->side == side ? mail->received : 0;
}

/* How many moves the norm is looked up for: one more, but for a correction that brings none. */
static guint
count_moves (const BrgPostalWork *work, BrgColour side)
{
  const BrgPostalMail *stopped =
      work->stopped < 0 ? NULL : brg_postal_work_mail (work, work->stopped);

  if (stopped != NULL && !stopped->has_impossible)
    return work->chart->n_moves[side];
  return work->chart->n_moves[side] + 1;
}

static void
count_left (BrgPostalWork *work, BrgPostalTurn *turn)
{
  gint total = (gint) work->chart->totals[turn->side];
  gint limit = (gint) brg_postal_work_get_limit (work, count_moves (work, turn->side));
  gboolean is_free = turn->received >= work->game->end;

  turn->has_left = TRUE;
  turn->days_left = limit - total;
  if (turn->received == 0)
    return;
  turn->has_run = TRUE;
  turn->days_run = brg_postal_work_charge (work, turn->side, turn->received, work->on);
  turn->days_left -= (gint) turn->days_run;
  /* rus-draughts-2022 10.3.5: the last day of dispatch with which the norm holds for one more move;
   * 10.3.2: what came on the last day of play or later need not be answered */
  if (total <= limit && !is_free)
    turn->last = brg_postal_spans_find_last (
        work->spans,
        MAX (MAX (turn->received, work->resumed[turn->side]), work->chart->begins[turn->side]),
        (guint) (limit - total));
}

/* The last mail of who waits for an answer, -1 for none. */
static gint
find_unanswered (const BrgPostalWork *work)
{
  gint own = (gint) work->mails->len - 1;

  while (own >= 0 && brg_postal_work_mail (work, own)->record->side == work->turn)
    own--;
  return own;
}

/* rus-draughts-2022 10.2.9, 10.2.10: play stands still until the error is put right; 10.3.4: who
 * gets no answer repeats his letter, be it the one with the error or the report of it */
static void
tell_stop (const BrgPostalWork *work, BrgPostalTurn *turn)
{
  gint own = find_unanswered (work);

  if (work->stopped < 0)
    return;
  turn->stopped = brg_postal_work_mail (work, work->stopped)->record->number;
  turn->is_reported = work->is_reported;
  if (own >= 0 && !brg_postal_work_is_server (work))
    turn->repeat = brg_postal_work_get_repeat_due (work, own);
}

/* rus-draughts-2022 10.3.7: the claim that was not approved, while its claimant has not played on.
 */
static guint
find_refused (const BrgPostalWork *work)
{
  gint last = (gint) work->mails->len - 1;
  const BrgPostalRecord *mail = last < 0 ? NULL : brg_postal_work_mail (work, last)->record;

  return mail != NULL && mail->kind == BRG_POSTAL_CLAIM && mail->side == work->turn ? mail->number
                                                                                    : 0;
}

static void
tell_turn (BrgPostalWork *work)
{
  BrgPostalTurn *turn = &work->chart->turn;

  if (work->chart->result == BRG_POSTAL_UNFINISHED && work->claim >= 0)
    {
      turn->is_suspended = TRUE;
      return;
    }
  if (is_over (work))
    return;
  turn->side = work->turn;
  tell_stop (work, turn);
  turn->claim = find_refused (work);
  if (brg_postal_work_is_server (work))
    return;
  turn->received = find_received (work, turn->side);
  /* An error has to be reported first: nobody's time runs in these days. */
  if (work->stopped < 0 || work->is_reported)
    count_left (work, turn);
}

/* What the course of play makes due. */
static void
tell_play (BrgPostalWork *work)
{
  BrgColour side = work->turn;
  gint last = (gint) work->mails->len - 1;
  gint own = find_unanswered (work);

  if (brg_postal_work_is_server (work) || work->claim >= 0 || is_over (work))
    return;
  if (last < 0)
    {
      /* rus-draughts-2022 10.3.4: thirty days after the first day of play */
      if (!work->has_inquiry)
        add_from (work, BRG_COLOUR_BLACK, BRG_POSTAL_INQUIRY_DUE, work->game->start);
      return;
    }
  if (work->stopped >= 0)
    {
      /* rus-draughts-2022 10.2.9: three days after the letter came */
      if (!work->is_reported && work->arrived == last)
        add_from (work, side, BRG_POSTAL_REPORT_DUE, work->arrived_on);
      return;
    }
  if (own >= 0)
    add_due (work, brg_colour_opposite (side), BRG_POSTAL_REPEAT_DUE,
             brg_postal_work_get_repeat_due (work, own),
             work->rules->terms[BRG_TERM_REPEAT].article);
}

/* rus-draughts-2022 10.3.8: ten days after the notice came */
static void
tell_claim (BrgPostalWork *work)
{
  BrgColour accused;

  if (work->claim < 0 || work->told == 0 || work->chart->result != BRG_POSTAL_UNFINISHED)
    return;
  accused = brg_colour_opposite (brg_postal_work_mail (work, work->claim)->record->side);
  if (!work->has_protest[accused])
    add_from (work, accused, BRG_POSTAL_PROTEST_DUE, work->told);
}

/* rus-draughts-2022 10.5.1: the record of a game that ended, at the latest after fifteen days */
static void
tell_records (BrgPostalWork *work)
{
  if (work->chart->result == BRG_POSTAL_UNFINISHED || work->adjudged != NULL ||
      brg_postal_work_is_server (work))
    return;
  for (guint side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
    if (!work->has_record[side])
      add_from (work, (BrgColour) side, BRG_POSTAL_RECORD_DUE, work->chart->result_day);
}

/* rus-draughts-2022 10.5.2: record, diagram, assessment and analysis, nothing less. */
static gboolean
has_sent_all (const BrgPostalWork *work, BrgColour side)
{
  return work->analyses[side] != NULL && work->analyses[side]->lacks == 0;
}

/* Whether an analysis was with it: that is what is weighed (10.5.5), and gives the right of a
 * protest (10.5.6). */
static gboolean
has_analysed (const BrgPostalWork *work, BrgColour side)
{
  return work->analyses[side] != NULL &&
         (work->analyses[side]->lacks & BRG_POSTAL_DOSSIER_ANALYSIS) == 0;
}

/* rus-draughts-2022 10.5.2, 10.5.5: what is not finished goes to be adjudicated */
static void
tell_adjudication (BrgPostalWork *work)
{
  BrgPostalDay came = 0;

  if (work->chart->result != BRG_POSTAL_UNFINISHED || work->on <= work->game->end ||
      work->claim >= 0)
    return;
  for (guint side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
    {
      if (!has_sent_all (work, (BrgColour) side))
        add_from (work, (BrgColour) side, BRG_POSTAL_ANALYSIS_DUE, work->game->end);
      if (work->analyses[side] != NULL)
        came = MAX (came, MAX (work->analyses[side]->received, work->analyses[side]->sent));
    }
  if (has_analysed (work, BRG_COLOUR_WHITE) && has_analysed (work, BRG_COLOUR_BLACK))
    add_from (work, BRG_COLOUR_NONE, BRG_POSTAL_ADJUDICATION_DUE, came);
}

/* rus-draughts-2022 10.5.6: ten days after it came; who did not send his analysis in time has lost
 * that right. 10.1.13: letters are kept for a month after the final table came */
static void
tell_after (BrgPostalWork *work)
{
  BrgPostalDay in_time = work->game->end + work->rules->terms[BRG_TERM_ADJUDICATION].days;

  for (guint side = BRG_COLOUR_WHITE;
       side <= BRG_COLOUR_BLACK && work->adjudged != NULL && !work->is_final; side++)
    if (work->adjudged->told[side] != 0 && work->adjudged->told[side] <= work->on &&
        has_analysed (work, (BrgColour) side) && work->analyses[side]->sent <= in_time &&
        !work->has_protest[side])
      add_from (work, (BrgColour) side, BRG_POSTAL_APPEAL_DUE, work->adjudged->told[side]);
  for (guint side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
    if (work->finals[side] != 0)
      add_from (work, (BrgColour) side, BRG_POSTAL_KEEPING_DUE, work->finals[side]);
}

void
brg_postal_work_turn (BrgPostalWork *work)
{
  tell_turn (work);
  tell_play (work);
  tell_claim (work);
  tell_records (work);
  tell_adjudication (work);
  tell_after (work);
}
