/* brg-postal-dates.c - the dates of letters that are used
 *
 * Rules: rus-draughts-2022 10.3.1, 10.3.2, 10.3.3
 * Tests: tests/engine/test-postal-readings.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-postal-chart-private.h"

/* The runs of the letters that are known so far. */
typedef struct
{
  BrgPostalWork *work;
  gint64 sum;
  guint n_runs;
} Runs;

static void
add_line (BrgPostalWork *work, BrgPostalDateLine line)
{
  static const char *const articles[] = {
    [BRG_POSTAL_DATE_CORRECTED] = BRG_POSTAL_TAG ("10.3.1"),
    [BRG_POSTAL_DATE_NOT_CORRECTED] = BRG_POSTAL_TAG ("10.3.1"),
    [BRG_POSTAL_DATE_PENDING] = BRG_POSTAL_TAG ("10.3.1"),
    [BRG_POSTAL_DATE_STAMP] = BRG_POSTAL_TAG ("10.3.1"),
    [BRG_POSTAL_DATE_SUPPLIED] = BRG_POSTAL_TAG ("10.3.3"),
    [BRG_POSTAL_DATE_AVERAGE] = BRG_POSTAL_TAG ("10.3.3"),
  };

  line.article = articles[line.reason];
  g_array_append_val (work->chart->dates, line);
}

/* rus-draughts-2022 10.3.3: the mean run of the letters, to the nearest day; without any that of
 * the regulations. */
static gboolean
find_average (const Runs *runs, guint *average)
{
  const BrgPostalGame *game = runs->work->game;

  if (runs->n_runs > 0)
    *average = (guint) MAX ((2 * runs->sum + runs->n_runs) / (2 * (gint64) runs->n_runs), 0);
  else
    *average = game->transit;
  return runs->n_runs > 0 || game->has_transit;
}

/* The next letter of the same player: there he gives what he left out. */
static const BrgPostalRecord *
find_next_letter (const BrgPostalWork *work, guint index)
{
  const BrgPostalRecord *record = brg_postal_work_mail (work, (gint) index)->record;

  for (guint i = index + 1; i < work->mails->len; i++)
    {
      const BrgPostalRecord *other = brg_postal_work_mail (work, (gint) i)->record;

      if (other->kind == BRG_POSTAL_LETTER && other->side == record->side)
        return other;
    }
  return NULL;
}

/* What his next letter gives of a date of this one. */
static BrgPostalDay
find_supplied (const BrgPostalWork *work, guint index, gboolean is_dispatch)
{
  const BrgPostalMail *mail = brg_postal_work_mail (work, (gint) index);
  const BrgPostalRecord *next =
      mail->record->kind == BRG_POSTAL_LETTER ? find_next_letter (work, index) : NULL;

  return next == NULL ? 0 : is_dispatch ? next->previous_sent : next->previous_received;
}

static gboolean
find_received (Runs *runs, guint index)
{
  BrgPostalWork *work = runs->work;
  BrgPostalMail *mail = brg_postal_work_mail (work, (gint) index);
  const BrgPostalRecord *record = mail->record;
  const BrgPostalMail *answered = brg_postal_work_mail (work, mail->answered);
  BrgPostalDay supplied = find_supplied (work, index, FALSE);
  BrgPostalDateLine line = { record->number, FALSE, record->received, 0, 0, 0, NULL };

  mail->is_received_known = TRUE;
  mail->received = record->received_stamp != 0 ? record->received_stamp : record->received;
  /* rus-draughts-2022 10.3.1: by the postmark, where it is known */
  if (mail->received != 0 && mail->received == record->received)
    return TRUE;
  if (mail->received != 0)
    line.reason = BRG_POSTAL_DATE_STAMP;
  else if (supplied != 0)
    {
      mail->received = supplied;
      line.reason = BRG_POSTAL_DATE_SUPPLIED;
    }
  else if (find_average (runs, &line.average))
    {
      mail->is_received_known = FALSE;
      mail->received =
          brg_postal_game_find_copy (work->game, answered->record->number, answered->sent, record) +
          line.average;
      line.reason = BRG_POSTAL_DATE_AVERAGE;
    }
  else
    return brg_postal_work_fail (work, record, BRG_POSTAL_FAULT_NO_RECEIPT);
  line.used = mail->received;
  add_line (work, line);
  return TRUE;
}

/* rus-draughts-2022 10.3.1: the postmark counts where the next answer gives it as its first date;
 * where that gives another or none the right to it is lost. Until then it counts. */
static void
correct_sent (BrgPostalWork *work, BrgPostalMail *mail, BrgPostalDay stamp)
{
  const BrgPostalRecord *record = mail->record;
  BrgPostalDateLine line = { record->number, TRUE, record->sent, stamp, 0, 0, NULL };

  if (mail->answer < 0)
    line.reason = BRG_POSTAL_DATE_PENDING;
  else if (brg_postal_work_mail (work, mail->answer)->record->first == stamp)
    line.reason = BRG_POSTAL_DATE_CORRECTED;
  else
    {
      line.reason = BRG_POSTAL_DATE_NOT_CORRECTED;
      line.used = record->sent;
    }
  mail->sent = line.used;
  add_line (work, line);
}

/* Where he did not write it: the postmark, else what he gives later, else reckoned back from the
 * receipt by the other. */
static gboolean
find_missing_sent (Runs *runs, guint index, BrgPostalDay stamp)
{
  BrgPostalWork *work = runs->work;
  BrgPostalMail *mail = brg_postal_work_mail (work, (gint) index);
  BrgPostalDay supplied = find_supplied (work, index, TRUE);
  BrgPostalDateLine line = { mail->record->number, TRUE, 0, 0, 0, 0, NULL };
  const BrgPostalRecord *answer =
      mail->answer < 0 ? NULL : brg_postal_work_mail (work, mail->answer)->record;
  BrgPostalDay came = answer == NULL                ? 0
                      : answer->received_stamp != 0 ? answer->received_stamp
                      : answer->received != 0       ? answer->received
                                              : find_supplied (work, (guint) mail->answer, FALSE);

  mail->is_sent_known = stamp != 0 || supplied != 0;
  if (stamp != 0)
    line.reason = BRG_POSTAL_DATE_STAMP;
  else if (supplied != 0)
    line.reason = BRG_POSTAL_DATE_SUPPLIED;
  else if (came != 0 && find_average (runs, &line.average) && line.average < came)
    line.reason = BRG_POSTAL_DATE_AVERAGE;
  else
    /* rus-draughts-2022 10.3.3: the average helps only where the other wrote when it came */
    return brg_postal_work_fail (
        work, mail->record, came != 0 ? BRG_POSTAL_FAULT_NO_DISPATCH : BRG_POSTAL_FAULT_NOT_SENT);
  mail->sent = stamp != 0 ? stamp : supplied != 0 ? supplied : came - line.average;
  line.used = mail->sent;
  add_line (work, line);
  return TRUE;
}

/* Whether the other may have got it in another letter: it was repeated (10.3.4), or the arbiter
 * sent the move of the claim on (10.3.7). */
static gboolean
is_sent_on (const BrgPostalWork *work, const BrgPostalRecord *mail)
{
  if (mail->kind == BRG_POSTAL_CLAIM)
    return TRUE;
  for (guint i = 0; i < work->records->len; i++)
    {
      const BrgPostalRecord *record = g_ptr_array_index (work->records, i);

      if (record->kind == BRG_POSTAL_REPEAT && record->on == mail->number)
        return TRUE;
    }
  return FALSE;
}

/* rus-draughts-2022 10.3.1: of registered mail the date on the receipt, else the postmark, which
 * the answer tells as its first date whether anybody entered it with the letter or not. */
static BrgPostalDay
find_stamp (const BrgPostalWork *work, const BrgPostalMail *mail)
{
  const BrgPostalRecord *record = mail->record;

  if (record->receipt != 0 || record->sent_stamp != 0)
    return record->receipt != 0 ? record->receipt : record->sent_stamp;
  if (mail->answer < 0 || is_sent_on (work, record))
    return 0;
  return brg_postal_work_mail (work, mail->answer)->record->first;
}

static gboolean
find_sent (Runs *runs, guint index)
{
  BrgPostalMail *mail = brg_postal_work_mail (runs->work, (gint) index);
  const BrgPostalRecord *record = mail->record;
  BrgPostalDay stamp = find_stamp (runs->work, mail);

  mail->is_sent_known = TRUE;
  mail->sent = record->sent;
  if (record->sent == 0)
    return find_missing_sent (runs, index, stamp);
  if (stamp != 0 && stamp != record->sent)
    correct_sent (runs->work, mail, stamp);
  return TRUE;
}

/* Letters, reports and corrections, both ways; each letter runs once. */
static void
add_run (Runs *runs, const BrgPostalMail *mail)
{
  BrgPostalMail *answered =
      mail->answered < 0 ? NULL : brg_postal_work_mail (runs->work, mail->answered);

  if (answered == NULL || answered->record->kind == BRG_POSTAL_CLAIM || answered->has_run ||
      !mail->is_received_known || !answered->is_sent_known)
    return;
  answered->has_run = TRUE;
  runs->sum += (gint64) mail->received - brg_postal_game_find_copy (runs->work->game,
                                                                    answered->record->number,
                                                                    answered->sent, mail->record);
  runs->n_runs++;
}

gboolean
brg_postal_work_dates (BrgPostalWork *work)
{
  Runs runs = { work, 0, 0 };

  for (guint i = 0; i < work->mails->len; i++)
    {
      BrgPostalMail *mail = brg_postal_work_mail (work, (gint) i);

      if (mail->answered < 0 && mail->record->side == BRG_COLOUR_BLACK)
        return brg_postal_work_fail (work, mail->record, BRG_POSTAL_FAULT_WHITE_FIRST);
      /* rus-draughts-2022 10.3.9: on a server these dates are none of ours */
      if (brg_postal_work_is_server (work))
        {
          mail->received = mail->answered < 0 ? work->chart->begins[BRG_COLOUR_WHITE] : 0;
          mail->sent = mail->record->sent;
          continue;
        }
      /* rus-draughts-2022 10.3.2: for White's first move the time runs from his beginning */
      if (mail->answered < 0)
        mail->received = work->chart->begins[BRG_COLOUR_WHITE];
      else if (!find_received (&runs, i))
        return FALSE;
      add_run (&runs, mail);
      if (!find_sent (&runs, i))
        return FALSE;
    }
  return TRUE;
}
