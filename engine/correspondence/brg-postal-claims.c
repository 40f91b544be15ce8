/* brg-postal-claims.c - claims that the time of the other is over
 *
 * Rules: rus-draughts-2022 10.3.5, 10.3.6, 10.3.7
 * Tests: tests/engine/test-postal-readings.c, tests/engine/test-postal-claims.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-postal-chart-private.h"

static guint
charge_claimant (const BrgPostalWork *work, const BrgPostalMail *mail)
{
  return brg_postal_work_charge (work, mail->record->side, mail->received, mail->sent);
}

/* What the arbiter does with it in the end; what he keeps back he decides later. */
static BrgPostalTaking
find_taking (const BrgPostalWork *work, const BrgPostalRecord *claim)
{
  gboolean is_behind = FALSE;

  for (guint i = 0; i < work->records->len; i++)
    {
      const BrgPostalRecord *record = g_ptr_array_index (work->records, i);

      if (record == claim)
        is_behind = TRUE;
      else if (is_behind && record->kind == BRG_POSTAL_DECISION &&
               record->taking != BRG_POSTAL_KEPT_BACK)
        return record->taking;
    }
  return BRG_POSTAL_TAKING_UNSAID;
}

/* rus-draughts-2022 10.3.7: a loss where the time is over; six days for who was wrong; where not
 * all was sent the arbiter may refuse it, and need not */
static void
judge (BrgPostalWork *work, const BrgPostalMail *mail, BrgPostalClaim *claim)
{
  claim->is_overdue = claim->total > claim->limit;
  claim->article = BRG_POSTAL_TAG ("10.3.7");
  claim->is_partial = mail->record->is_partial;
  claim->lacks = mail->record->lacks;
  if (claim->is_partial && find_taking (work, mail->record) != BRG_POSTAL_TAKEN)
    claim->verdict = BRG_POSTAL_CLAIM_NOT_APPROVED;
  else if (claim->is_overdue)
    claim->verdict = BRG_POSTAL_CLAIM_JUSTIFIED;
  else
    {
      claim->verdict = BRG_POSTAL_CLAIM_FALSE;
      claim->days = work->rules->terms[BRG_TERM_CLAIM_PENALTY].days;
    }
}

gboolean
brg_postal_work_claim (BrgPostalWork *work, gint index)
{
  const BrgPostalMail *mail = brg_postal_work_mail (work, index);
  const BrgPostalRecord *record = mail->record;
  BrgColour accused = brg_colour_opposite (record->side);
  const BrgPostalMail *examined;
  const BrgPostalMail *root;
  BrgPostalClaim claim = { .letter = record->number, .side = record->side };
  guint days[3] = { 0 };

  if (mail->answered < 0)
    return brg_postal_work_fail (work, record, BRG_POSTAL_FAULT_NOTHING_TO_CLAIM);
  if (record->moves == NULL && record->accepts == NULL)
    return brg_postal_work_fail (work, record, BRG_POSTAL_FAULT_NO_MOVE);
  brg_postal_work_penalties (work, index);
  /* The last letter of the other is examined, with the days of what it corrects. */
  examined = brg_postal_work_mail (work, mail->answered);
  root = brg_postal_work_mail (work, examined->root);
  claim.examined = examined->record->number;
  claim.n_moves = root->n_moves + root->n_mandatory;
  claim.total = work->chart->totals[accused];
  claim.limit = brg_postal_work_get_limit (work, claim.n_moves);
  judge (work, mail, &claim);
  /* rus-draughts-2022 10.3.7: where he has to play on his days are his */
  if (claim.verdict != BRG_POSTAL_CLAIM_JUSTIFIED)
    days[record->side] = charge_claimant (work, mail);
  brg_postal_work_state (work, index, days);
  g_array_append_val (work->chart->claims, claim);
  /* rus-draughts-2022 10.3.6: play rests until the decision */
  work->claim = index;
  work->told = 0;
  work->has_protest[accused] = FALSE;
  return TRUE;
}

/* The move of the claimant stands, with its days and six more; rus-draughts-2022 10.3.4: his forty
 * days run from when the arbiter sent it on, from the decision where nobody entered that. */
static gboolean
reject (BrgPostalWork *work,
        gint index,
        const BrgPostalClaim *claim,
        const BrgPostalRecord *decision)
{
  BrgPostalMail *mail = brg_postal_work_mail (work, index);
  BrgColour side = mail->record->side;
  BrgPostalPenalty penalty = { 0,           claim->letter,       side,
                               claim->days, g_strdup ("10.3.7"), BRG_POSTAL_PENALTY_COUNTED };

  mail->is_charged = TRUE;
  brg_postal_work_carry (work, side, charge_claimant (work, mail));
  mail->days = work->carried[side];
  mail->penalty = claim->days;
  work->carried[side] = 0;
  work->chart->totals[side] += mail->penalty;
  g_array_append_val (work->chart->penalties, penalty);
  work->turn = brg_colour_opposite (side);
  if (work->on == 0 || decision->passed <= work->on)
    work->decided = MAX (work->decided, decision->passed);
  return brg_postal_work_play (work, index);
}

gboolean
brg_postal_work_decide (BrgPostalWork *work, const BrgPostalRecord *record)
{
  GArray *claims = work->chart->claims;
  BrgPostalClaim *claim;
  gint index = work->claim;

  if (index < 0)
    return brg_postal_work_fail (work, record, BRG_POSTAL_FAULT_NOTHING_TO_DECIDE);
  claim = &g_array_index (claims, BrgPostalClaim, claims->len - 1);
  /* rus-draughts-2022 10.3.7: he refuses it for want of materials and for nothing else; until he
   * decides play rests (10.3.6) */
  if (record->taking == BRG_POSTAL_REFUSED && !claim->is_partial)
    return brg_postal_work_fail (work, record, BRG_POSTAL_FAULT_COMPLETE);
  if (record->taking == BRG_POSTAL_KEPT_BACK)
    {
      claim->kept = record->date;
      return TRUE;
    }
  work->claim = -1;
  work->decision = record;
  work->decided = record->date;
  claim->decided = record->date;
  switch (claim->verdict)
    {
    case BRG_POSTAL_CLAIM_FALSE:
      return reject (work, index, claim, record);
    case BRG_POSTAL_CLAIM_NOT_APPROVED:
      /* rus-draughts-2022 10.3.7: he has to play on; his days go to his next move, but none of
       * those in which play rested (10.3.6) */
      brg_postal_work_carry (work, claim->side,
                             charge_claimant (work, brg_postal_work_mail (work, index)));
      work->resumed[claim->side] = record->date;
      return TRUE;
    case BRG_POSTAL_CLAIM_JUSTIFIED:
    default:
      brg_postal_work_end (
          work, claim->side == BRG_COLOUR_WHITE ? BRG_POSTAL_WHITE_WINS : BRG_POSTAL_BLACK_WINS,
          record->date, "overdue");
      return TRUE;
    }
}
