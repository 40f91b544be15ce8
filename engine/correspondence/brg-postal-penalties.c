/* brg-postal-penalties.c - penalty days that players enter against one another
 *
 * Rules: rus-draughts-2022 10.2.9, 10.2.10, 10.2.11, 10.3.3
 * Tests: tests/engine/test-postal-readings.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-postal-chart-private.h"

/* Whether the mail stopped the game for what the article is about. */
static gboolean
has_fault (const BrgPostalMail *mail, const char *article)
{
  return (g_str_equal (article, "10.2.9") && mail->record->repeating != BRG_POSTAL_REPEATED) ||
         (g_str_equal (article, "10.2.10") && mail->has_impossible);
}

static gboolean
is_about_stop (const char *article)
{
  return g_str_equal (article, "10.2.9") || g_str_equal (article, "10.2.10");
}

/* Whether a letter of the player before this one gave a right to days that was not used. */
static gboolean
has_lost_right (const BrgPostalWork *work, const BrgPostalMail *fault, gboolean is_stop)
{
  for (guint i = 0; i < work->n_mails; i++)
    {
      const BrgPostalMail *mail = brg_postal_work_mail (work, (gint) i);

      if (mail->record->side != fault->record->side || mail == fault)
        continue;
      if (is_stop ? mail->is_reported && !mail->has_stop_penalty
                  : mail->omission > 1 && !mail->has_omission_penalty)
        return TRUE;
    }
  return FALSE;
}

/* rus-draughts-2022 10.2.11: six days once for all faults of a letter, entered in the report of
 * them; where the game was not stopped there are none, and later the right is lost. */
static BrgPostalPenaltyNote
judge_stop (const BrgPostalWork *work,
            const BrgPostalMail *mail,
            BrgPostalMail *fault,
            const char *article)
{
  if (mail->record->kind == BRG_POSTAL_REPORT && fault->has_stop_penalty)
    return BRG_POSTAL_PENALTY_ONE_PER_LETTER;
  if (mail->record->kind == BRG_POSTAL_REPORT && has_fault (fault, article))
    {
      fault->has_stop_penalty = TRUE;
      return BRG_POSTAL_PENALTY_COUNTED;
    }
  if (has_fault (fault, article) || (fault->has_replaced && g_str_equal (article, "10.2.10")))
    return BRG_POSTAL_PENALTY_NO_STOP;
  if (has_lost_right (work, fault, TRUE))
    return BRG_POSTAL_PENALTY_LATE;
  return fault->record->kind == BRG_POSTAL_FIX ? BRG_POSTAL_PENALTY_ONE_PER_LETTER
                                               : BRG_POSTAL_PENALTY_NO_CAUSE;
}

/* rus-draughts-2022 10.3.3: the first omission is pointed out, each one after it may cost six days,
 * in the very next answer. */
static BrgPostalPenaltyNote
judge_omission (const BrgPostalWork *work, BrgPostalMail *fault)
{
  if (fault->omission == 0)
    return has_lost_right (work, fault, FALSE) ? BRG_POSTAL_PENALTY_LATE
                                               : BRG_POSTAL_PENALTY_NO_CAUSE;
  if (fault->omission == 1)
    return BRG_POSTAL_PENALTY_FIRST_OMISSION;
  if (fault->has_omission_penalty)
    return BRG_POSTAL_PENALTY_ONE_PER_LETTER;
  fault->has_omission_penalty = TRUE;
  return BRG_POSTAL_PENALTY_COUNTED;
}

static void
judge_entry (BrgPostalWork *work,
             const BrgPostalMail *mail,
             BrgPostalMail *fault,
             const BrgPostalEntry *entry)
{
  const BrgCorrespondenceDays *terms = work->rules->terms;
  gboolean is_stop = is_about_stop (entry->article);
  guint most = terms[is_stop ? BRG_TERM_PENALTY : BRG_TERM_OMISSION_PENALTY].days;
  BrgPostalPenalty penalty = { mail->record->number,      fault->record->number,
                               fault->record->side,       0,
                               g_strdup (entry->article), BRG_POSTAL_PENALTY_NO_CAUSE };

  if (is_stop)
    penalty.note = judge_stop (work, mail, fault, entry->article);
  else if (g_str_equal (entry->article, "10.3.3"))
    penalty.note = judge_omission (work, fault);
  if (penalty.note == BRG_POSTAL_PENALTY_COUNTED)
    {
      penalty.days = MIN (entry->days, most);
      brg_postal_work_mail (work, fault->root)->penalty += penalty.days;
      work->chart->totals[fault->record->side] += penalty.days;
    }
  g_array_append_val (work->chart->penalties, penalty);
}

void
brg_postal_work_penalties (BrgPostalWork *work, gint index)
{
  const BrgPostalMail *mail = brg_postal_work_mail (work, index);
  GArray *entries = mail->record->entries;

  for (guint i = 0; i < entries->len && mail->answered >= 0; i++)
    judge_entry (work, mail, brg_postal_work_mail (work, mail->answered),
                 &g_array_index (entries, BrgPostalEntry, i));
}

void
brg_postal_work_omissions (BrgPostalWork *work, gint index)
{
  BrgPostalMail *mail = brg_postal_work_mail (work, index);
  const BrgPostalRecord *record = mail->record;
  BrgPostalNote note = { .letter = record->number,
                         .kind = BRG_POSTAL_NOTE_OMITTED,
                         .article = BRG_POSTAL_TAG ("10.3.3") };
  gboolean is_first = mail->answered < 0;

  if (brg_postal_work_is_server (work))
    return;
  note.omissions = (record->first == 0 && !is_first ? BRG_POSTAL_OMITS_FIRST : 0) |
                   (record->received == 0 && !is_first ? BRG_POSTAL_OMITS_RECEIVED : 0) |
                   (record->sent == 0 ? BRG_POSTAL_OMITS_SENT : 0) |
                   (!record->has_totals ? BRG_POSTAL_OMITS_TOTALS : 0);
  if (note.omissions == 0)
    return;
  mail->omission = ++work->n_omissions[record->side];
  g_array_append_val (work->chart->notes, note);
}
