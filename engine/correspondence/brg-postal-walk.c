/* brg-postal-walk.c - the records of a game by correspondence one after the other
 *
 * Rules: rus-draughts-2022 10.2.8, 10.2.9, 10.2.10, 10.2.11, 10.3.1, 10.3.2, 10.3.4, 10.5.8
 * Tests: tests/engine/test-postal-readings.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-postal-chart-private.h"

#include <string.h>

/* More than any game can come to; a file that goes on from year to year is none. */
#define MOST_DAYS 100000000

/* rus-draughts-2022 10.3.2: not before his time begins, and not for what came on the last day of
 * play or later; what came before is charged in full. @free_days are given for a report (10.2.9).
 * 10.3.6: while the arbiter had a claim play rested. */
static guint
charge_after (const BrgPostalWork *work,
              BrgColour side,
              BrgPostalDay received,
              guint free_days,
              BrgPostalDay sent)
{
  BrgPostalDay from = MAX (received + free_days, work->chart->begins[side]);

  from = MAX (from, work->resumed[side]);
  return received >= work->game->end ? 0 : brg_postal_spans_charge (work->spans, from, sent);
}

guint
brg_postal_work_charge (const BrgPostalWork *work,
                        BrgColour side,
                        BrgPostalDay received,
                        BrgPostalDay sent)
{
  return charge_after (work, side, received, 0, sent);
}

void
brg_postal_work_carry (BrgPostalWork *work, BrgColour side, guint days, const char *article)
{
  work->chart->carried_article[side] = article;
  work->carried[side] += days;
  work->chart->totals[side] += days;
}

void
brg_postal_work_end (BrgPostalWork *work,
                     BrgPostalResult result,
                     BrgPostalDay day,
                     const char *reason)
{
  BrgPostalChart *chart = work->chart;

  if (chart->result != BRG_POSTAL_UNFINISHED)
    return;
  chart->result = result;
  chart->result_day = day;
  chart->result_reason = g_strdup (reason);
}

void
brg_postal_work_reopen (BrgPostalWork *work)
{
  work->chart->result = BRG_POSTAL_UNFINISHED;
  work->chart->result_day = 0;
  work->chart->result_line = 0;
  g_clear_pointer (&work->chart->result_reason, g_free);
}

/* rus-draughts-2022 10.3.1: slips of addition never bind; they are to be righted from the other's
 * next letter. */
void
brg_postal_work_state (BrgPostalWork *work, gint index, const guint days[3])
{
  const BrgPostalRecord *record = brg_postal_work_mail (work, index)->record;
  BrgPostalStated line = { .letter = record->number, .is_right = TRUE };

  if (!record->has_totals || brg_postal_work_is_server (work))
    return;
  for (guint side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
    {
      line.stated[side] = record->totals[side];
      line.due[side] = work->chart->totals[side] + days[side];
      line.is_right = line.is_right && line.stated[side] == line.due[side];
    }
  for (guint i = (guint) index + 1; !line.is_right && i < work->mails->len; i++)
    {
      const BrgPostalRecord *other = brg_postal_work_mail (work, (gint) i)->record;

      if (other->side == record->side)
        continue;
      line.righted_in = other->number;
      break;
    }
  g_array_append_val (work->chart->stated, line);
}

/* The days of a mail, and the totals it should give: its writer reckons by the day that he wrote.
 */
static void
add_days (BrgPostalWork *work, gint index, BrgPostalMail *root)
{
  const BrgPostalMail *mail = brg_postal_work_mail (work, index);
  const BrgPostalRecord *record = mail->record;
  BrgColour side = record->side;
  guint days[3] = { 0 };

  if (brg_postal_work_is_server (work))
    {
      root->days += record->days;
      work->chart->totals[side] += record->days;
      return;
    }
  days[side] = brg_postal_work_charge (work, side, mail->received,
                                       record->sent != 0 ? record->sent : mail->sent);
  brg_postal_work_state (work, index, days);
  days[side] = brg_postal_work_charge (work, side, mail->received, mail->sent);
  root->days += work->carried[side] + days[side];
  work->carried[side] = 0;
  work->chart->totals[side] += days[side];
}

static void
check_words (BrgPostalWork *work, const BrgPostalMail *mail)
{
  const BrgPostalRecord *record = mail->record;

  if (record->resigns)
    brg_postal_work_end (
        work, record->side == BRG_COLOUR_WHITE ? BRG_POSTAL_BLACK_WINS : BRG_POSTAL_WHITE_WINS,
        mail->sent, "resigned");
  else if (record->takes_draw)
    brg_postal_work_end (work, BRG_POSTAL_DRAWN, mail->sent, "agreed");
}

/* rus-draughts-2022 10.2.9, 10.2.10: whether nobody can go on before an error is put right. Where
 * the moves stand and nobody reported how they were repeated, that right is not used. */
static gboolean
must_be_righted (const BrgPostalWork *work)
{
  return work->stopped >= 0 &&
         (work->is_reported || brg_postal_work_mail (work, work->stopped)->has_impossible);
}

/* rus-draughts-2022 10.2.3: what a letter has besides; the article sets no days on it, so that play
 * goes on and the secretary may remark on it (10.1.9). */
static void
note_form (BrgPostalWork *work, const BrgPostalRecord *record)
{
  BrgPostalNote note = { .letter = record->number,
                         .kind = BRG_POSTAL_NOTE_FORM_OMITTED,
                         .omissions = record->lacks,
                         .article = BRG_POSTAL_TAG ("10.2.3") };

  if (record->lacks != 0 && !brg_postal_work_is_server (work))
    g_array_append_val (work->chart->notes, note);
}

/* rus-draughts-2022 10.2.14: without days, as the wrong number itself. */
static void
note_numbers (BrgPostalWork *work, const BrgPostalRecord *record)
{
  BrgPostalNote note = { .letter = record->number, .article = BRG_POSTAL_TAG ("10.2.14") };
  gboolean is_own;

  if (!record->skips_numbers)
    return;
  note.on = brg_postal_chart_find_misnumbered (work->chart, work->game, record->side,
                                               record->number, &is_own);
  note.kind = is_own ? BRG_POSTAL_NOTE_NUMBER_NOT_RIGHTED : BRG_POSTAL_NOTE_NUMBER_NOT_TOLD;
  if (note.on != 0)
    g_array_append_val (work->chart->notes, note);
}

static gboolean
take_letter (BrgPostalWork *work, gint index)
{
  BrgPostalMail *mail = brg_postal_work_mail (work, index);
  const BrgPostalRecord *record = mail->record;

  if (record->side != work->turn)
    return brg_postal_work_fail (work, record, BRG_POSTAL_FAULT_OTHERS_MOVE);
  if (must_be_righted (work))
    return brg_postal_work_fail (work, record, BRG_POSTAL_FAULT_NOT_RIGHT);
  /* rus-draughts-2022 10.3.2: a draw that is taken was offered; nobody wrote before the first
   * letter
   */
  if (record->takes_draw && mail->answered < 0)
    return brg_postal_work_fail (work, record, BRG_POSTAL_FAULT_NO_OFFER);
  work->stopped = -1;
  brg_postal_work_omissions (work, index);
  note_form (work, record);
  note_numbers (work, record);
  brg_postal_work_penalties (work, index);
  mail->is_charged = TRUE;
  add_days (work, index, mail);
  if (!brg_postal_work_play (work, index))
    return FALSE;
  check_words (work, mail);
  work->turn = brg_colour_opposite (record->side);
  return TRUE;
}

static void
note_days (BrgPostalWork *work, const BrgPostalMail *mail, BrgPostalNoteKind kind, guint days)
{
  BrgPostalNote note = {
    .letter = mail->record->number, .kind = kind, .days = days, .article = BRG_POSTAL_TAG ("10.2.9")
  };

  g_array_append_val (work->chart->notes, note);
}

/* rus-draughts-2022 10.2.9: within three days, which cost nothing; what it comes later goes to his
 * next move. Without an error to report nothing is stopped, and his time runs on. */
static gboolean
take_report (BrgPostalWork *work, gint index)
{
  const BrgPostalMail *mail = brg_postal_work_mail (work, index);
  const BrgPostalRecord *record = mail->record;
  const guint none[3] = { 0 };
  guint free_days = work->rules->terms[BRG_TERM_REPORT_ERROR].days;
  guint days;

  if (record->side != work->turn || mail->answered < 0 ||
      brg_postal_work_mail (work, mail->answered)->record->number != record->on)
    return brg_postal_work_fail (work, record, BRG_POSTAL_FAULT_NOT_LAST);
  brg_postal_work_penalties (work, index);
  brg_postal_work_state (work, index, none);
  if (work->stopped < 0 || work->is_reported)
    {
      note_days (work, mail, BRG_POSTAL_NOTE_REPORT_WITHOUT_FAULT, 0);
      return TRUE;
    }
  days = charge_after (work, record->side, mail->received, free_days, mail->sent);
  brg_postal_work_carry (work, record->side, days, BRG_POSTAL_TAG ("10.2.9"));
  if (days > 0)
    note_days (work, mail, BRG_POSTAL_NOTE_REPORT_LATE, days);
  work->is_reported = TRUE;
  work->turn = brg_colour_opposite (record->side);
  brg_postal_work_mail (work, mail->answered)->is_reported = TRUE;
  return TRUE;
}

static gint
find_mail (const BrgPostalWork *work, guint number)
{
  for (guint i = 0; i < work->n_mails; i++)
    if (brg_postal_work_mail (work, (gint) i)->record->number == number)
      return (gint) i;
  return -1;
}

/* Whether a correction writes the moves that the letter brought, or none; a forced or replaced one
 * is read as it stands. */
static gboolean
repeats_moves (const BrgPostalWork *work, const BrgPostalRecord *fix)
{
  const GArray *plies = work->chart->plies;
  BrgDraughtsPosition position = brg_draughts_position_start (work->game->variant);
  guint n_written = fix->moves != NULL ? g_strv_length (fix->moves) : 0;
  guint n_brought = 0;
  guint n_seen = 0;

  for (guint i = 0; i < plies->len; i++)
    n_brought += g_array_index (plies, BrgPostalPly, i).letter == fix->on;
  for (guint i = 0; i < plies->len && n_written <= n_brought; i++)
    {
      const BrgPostalPly *ply = &g_array_index (plies, BrgPostalPly, i);
      BrgDraughtsMove move = { 0 };

      if (ply->letter == fix->on && n_seen++ >= n_brought - n_written &&
          (!brg_postal_reading_is_played (brg_postal_move_read_offered (
               &position, fix->moves[n_seen - 1 - (n_brought - n_written)], &move)) ||
           move.from != ply->move.from || move.to != ply->move.to))
        return FALSE;
      brg_draughts_move_make (&position, &ply->move, NULL);
    }
  return n_written <= n_brought;
}

/* The mail that @mail answers, where it reports an error that is none. */
static const BrgPostalMail *
find_idle_report (const BrgPostalWork *work, const BrgPostalMail *mail)
{
  const BrgPostalMail *report =
      mail->answered < 0 ? NULL : brg_postal_work_mail (work, mail->answered);

  return work->stopped < 0 && report != NULL && report->record->kind == BRG_POSTAL_REPORT &&
                 work->turn == report->record->side
             ? report
             : NULL;
}

/* rus-draughts-2022 10.2.8: who was told of an error that he did not make may answer that, with the
 * moves that stand and no others. It costs him nothing; the other has thought until he wrote of it,
 * and goes on when the answer comes. */
static gboolean
answer_report (BrgPostalWork *work, const BrgPostalMail *mail, const BrgPostalMail *report)
{
  if (!repeats_moves (work, mail->record))
    return brg_postal_work_fail (work, mail->record, BRG_POSTAL_FAULT_MOVE_STANDS);
  brg_postal_work_carry (work, work->turn,
                         brg_postal_work_charge (work, work->turn, report->received, report->sent),
                         BRG_POSTAL_TAG ("10.2.9"));
  return TRUE;
}

/* rus-draughts-2022 10.2.10: the days of the correction are those of its writer. */
static gboolean
take_fix (BrgPostalWork *work, gint index)
{
  BrgPostalMail *mail = brg_postal_work_mail (work, index);
  const BrgPostalRecord *record = mail->record;
  gint fault = find_mail (work, record->on);
  const BrgPostalMail *report;
  gboolean has_impossible;

  if (fault < 0 || brg_postal_work_mail (work, fault)->record->side != record->side)
    return brg_postal_work_fail (work, record, BRG_POSTAL_FAULT_NOT_HIS);
  report = find_idle_report (work, mail);
  if (report != NULL)
    return answer_report (work, mail, report);
  if (work->stopped != fault || !work->is_reported)
    return brg_postal_work_fail (work, record, BRG_POSTAL_FAULT_NO_REPORT);
  has_impossible = brg_postal_work_mail (work, fault)->has_impossible;
  if (has_impossible != (record->moves != NULL))
    return brg_postal_work_fail (
        work, record, has_impossible ? BRG_POSTAL_FAULT_NO_MOVE : BRG_POSTAL_FAULT_MOVE_STANDS);
  note_form (work, record);
  mail->root = brg_postal_work_mail (work, fault)->root;
  add_days (work, index, brg_postal_work_mail (work, mail->root));
  work->stopped = -1;
  work->is_reported = FALSE;
  work->turn = brg_colour_opposite (record->side);
  if (has_impossible)
    {
      brg_postal_work_mail (work, mail->root)->shown_sent = mail->sent;
      return brg_postal_work_play (work, index);
    }
  if (record->lines->len > 0)
    brg_postal_work_offer (work, index);
  return TRUE;
}

/* Which mail of a player was repeated last, and when a repeat of this one is due. */
static BrgPostalDay
find_due (const BrgPostalWork *work, const BrgPostalMail *mail)
{
  BrgPostalDay from = MAX (mail->repeated != 0 ? mail->repeated : mail->sent, work->decided);

  return from + work->rules->terms[BRG_TERM_REPEAT].days;
}

BrgPostalDay
brg_postal_work_get_repeat_due (const BrgPostalWork *work, gint index)
{
  return find_due (work, brg_postal_work_mail (work, index));
}

/* rus-draughts-2022 10.3.4: registered, after forty days; days of delay are his thinking time */
static gboolean
take_repeat (BrgPostalWork *work, const BrgPostalRecord *record)
{
  gint index = find_mail (work, record->on);
  BrgPostalRepeatLine line = { record->side, record->on, 0,
                               record->sent, 0,          BRG_POSTAL_TAG ("10.3.4") };
  BrgPostalNote note = { .letter = record->on,
                         .kind = BRG_POSTAL_NOTE_REPEAT_NOT_REGISTERED,
                         .day = record->sent,
                         .article = BRG_POSTAL_TAG ("10.3.4") };
  BrgPostalMail *mail;

  if (index < 0 || brg_postal_work_mail (work, index)->record->side != record->side)
    return brg_postal_work_fail (work, record, BRG_POSTAL_FAULT_REPEAT_NOT_HIS);
  if (brg_postal_work_is_server (work))
    return TRUE;
  mail = brg_postal_work_mail (work, index);
  line.due = find_due (work, mail);
  line.days = brg_postal_spans_charge (work->spans, line.due, record->sent);
  brg_postal_work_mail (work, mail->root)->days += line.days;
  work->chart->totals[record->side] += line.days;
  mail->repeated = record->sent;
  g_array_append_val (work->chart->repeats, line);
  /* rus-draughts-2022 10.2.1: nothing but post is registered */
  if (record->is_plain && work->game->channel == BRG_POSTAL_BY_POST)
    g_array_append_val (work->chart->notes, note);
  return TRUE;
}

static gboolean
take_mail (BrgPostalWork *work, const BrgPostalRecord *record)
{
  gint index = (gint) work->n_mails++;

  if (work->chart->result != BRG_POSTAL_UNFINISHED)
    return brg_postal_work_fail (work, record, BRG_POSTAL_FAULT_OVER);
  if (work->claim >= 0)
    return brg_postal_work_fail (work, record, BRG_POSTAL_FAULT_SUSPENDED);
  if (record->kind == BRG_POSTAL_REPORT)
    return take_report (work, index);
  if (record->kind == BRG_POSTAL_FIX)
    return take_fix (work, index);
  if (record->kind == BRG_POSTAL_LETTER)
    return take_letter (work, index);
  if (record->side != work->turn || must_be_righted (work))
    return brg_postal_work_fail (work, record, BRG_POSTAL_FAULT_NOT_HIS_MOVE);
  work->stopped = -1;
  return brg_postal_work_claim (work, index);
}

static gboolean
take_arrival (BrgPostalWork *work, const BrgPostalRecord *record)
{
  gint index = find_mail (work, record->on);

  if (index < 0)
    return brg_postal_work_fail (work, record, BRG_POSTAL_FAULT_NO_LETTER);
  work->arrived = index;
  work->arrived_on = record->date;
  return TRUE;
}

static gboolean
take_inquiry (BrgPostalWork *work, const BrgPostalRecord *record)
{
  work->has_inquiry = work->has_inquiry || record->side == BRG_COLOUR_BLACK;
  return TRUE;
}

/* rus-draughts-2022 10.3.8: it may come when the arbiter has decided already. */
static gboolean
take_notice (BrgPostalWork *work, const BrgPostalRecord *record)
{
  if (work->chart->claims->len == 0)
    return brg_postal_work_fail (work, record, BRG_POSTAL_FAULT_NO_CLAIM);
  work->told = record->date;
  return TRUE;
}

static gboolean
take_protest (BrgPostalWork *work, const BrgPostalRecord *record)
{
  work->has_protest[record->side] = TRUE;
  return TRUE;
}

static gboolean
take_record (BrgPostalWork *work, const BrgPostalRecord *record)
{
  work->has_record[record->side] = TRUE;
  return TRUE;
}

static gboolean
take_analysis (BrgPostalWork *work, const BrgPostalRecord *record)
{
  work->analyses[record->side] = record;
  return TRUE;
}

/* rus-draughts-2022 10.5.8: a game whose record nobody sent has a minus to both in the final table,
 * however its letters say that it ended. */
static gboolean
lacks_records (const BrgPostalWork *work, const BrgPostalRecord *record)
{
  return brg_postal_record_is_minus (record) && !work->has_record[BRG_COLOUR_WHITE] &&
         !work->has_record[BRG_COLOUR_BLACK] && work->adjudged == NULL;
}

static gboolean
take_end (BrgPostalWork *work, const BrgPostalRecord *record)
{
  if (lacks_records (work, record))
    brg_postal_work_reopen (work);
  brg_postal_work_end (work, record->result, record->date, record->why);
  return TRUE;
}

/* rus-draughts-2022 10.5.2: what is over is not adjudicated. A protest of before was against a
 * claim, not against the adjudication. */
static gboolean
take_adjudication (BrgPostalWork *work, const BrgPostalRecord *record)
{
  if (work->chart->result != BRG_POSTAL_UNFINISHED)
    return TRUE;
  work->adjudged = record;
  memset (work->has_protest, 0, sizeof work->has_protest);
  brg_postal_work_end (work, record->result, record->date, "adjudged");
  return TRUE;
}

static gboolean
take_final (BrgPostalWork *work, const BrgPostalRecord *record)
{
  work->finals[record->side] = record->date;
  return TRUE;
}

static gboolean (*const takers[]) (BrgPostalWork *work, const BrgPostalRecord *record) = {
  [BRG_POSTAL_LETTER] = take_mail,       [BRG_POSTAL_REPORT] = take_mail,
  [BRG_POSTAL_FIX] = take_mail,          [BRG_POSTAL_CLAIM] = take_mail,
  [BRG_POSTAL_REPEAT] = take_repeat,     [BRG_POSTAL_INQUIRY] = take_inquiry,
  [BRG_POSTAL_ARRIVED] = take_arrival,   [BRG_POSTAL_TOLD] = take_notice,
  [BRG_POSTAL_PROTEST] = take_protest,   [BRG_POSTAL_DECISION] = brg_postal_work_decide,
  [BRG_POSTAL_OVER] = take_end,          [BRG_POSTAL_RECORD] = take_record,
  [BRG_POSTAL_ANALYSIS] = take_analysis, [BRG_POSTAL_ADJUDGED] = take_adjudication,
  [BRG_POSTAL_FINAL] = take_final,       [BRG_POSTAL_REVERSED] = brg_postal_work_reverse,
};

G_STATIC_ASSERT (G_N_ELEMENTS (takers) == BRG_N_POSTAL_KINDS);

gboolean
brg_postal_work_walk (BrgPostalWork *work)
{
  const guint *totals = work->chart->totals;

  for (guint i = 0; i < work->records->len; i++)
    {
      const BrgPostalRecord *record = g_ptr_array_index (work->records, i);

      if (!takers[record->kind](work, record))
        return FALSE;
      if (work->chart->result != BRG_POSTAL_UNFINISHED && work->chart->result_line == 0)
        work->chart->result_line = record->line;
      for (guint side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
        if (totals[side] > MOST_DAYS)
          return brg_postal_work_fail (work, record, BRG_POSTAL_FAULT_MANY_DAYS);
    }
  return TRUE;
}
