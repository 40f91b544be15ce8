/* brg-postal-claims.c - claims that the time of the other is over
 *
 * Rules: rus-draughts-2022 10.1.12, 10.3.5, 10.3.6, 10.3.7, 10.3.8, 10.5.7
 * Tests: tests/engine/test-postal-readings.c, tests/engine/test-postal-claims.c,
 *   tests/engine/test-postal-reversed.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-postal-chart-private.h"
#include "brg-postal-protest.h"

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
  claim->secretary = mail->record->secretary;
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

  /* rus-draughts-2022 10.3.6: a letter came too late, and is sent to the arbiter; who never wrote
   * is asked once more (10.3.4), and plays no game (10.1.9) */
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
  brg_postal_work_carry (work, side, charge_claimant (work, mail), claim->article);
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

/* rus-draughts-2022 10.3.7: he has to play on; his days go to his next move, but none of those in
 * which play rested (10.3.6) */
static void
play_on (BrgPostalWork *work, gint index, const BrgPostalClaim *claim, BrgPostalDay decided)
{
  brg_postal_work_carry (work, claim->side,
                         charge_claimant (work, brg_postal_work_mail (work, index)),
                         claim->article);
  work->resumed[claim->side] = decided;
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
      play_on (work, index, claim, record->date);
      return TRUE;
    case BRG_POSTAL_CLAIM_JUSTIFIED:
    default:
      brg_postal_work_end (
          work, claim->side == BRG_COLOUR_WHITE ? BRG_POSTAL_WHITE_WINS : BRG_POSTAL_BLACK_WINS,
          record->date, "overdue");
      return TRUE;
    }
}

/* The claim on which that decision was; claims and the decisions on them stand in the same order.
 */
static BrgPostalClaim *
find_decided (const BrgPostalWork *work, const BrgPostalRecord *decision)
{
  guint n = 0;

  for (guint i = 0; i < work->records->len && g_ptr_array_index (work->records, i) != decision; i++)
    {
      const BrgPostalRecord *record = g_ptr_array_index (work->records, i);

      n += record->kind == BRG_POSTAL_DECISION && record->taking != BRG_POSTAL_KEPT_BACK;
    }
  return &g_array_index (work->chart->claims, BrgPostalClaim, n);
}

static gint
find_mail (const BrgPostalWork *work, guint number)
{
  gint index = 0;

  while (brg_postal_work_mail (work, index)->record->number != number)
    index++;
  return index;
}

/* rus-draughts-2022 10.1.12: the totals of a claim were right or wrong by the decision on it; where
 * that is put aside and its days go to another move nobody has to correct them. */
static void
drop_stated (BrgPostalWork *work, guint letter)
{
  GArray *stated = work->chart->stated;

  for (guint i = stated->len; i > 0; i--)
    if (g_array_index (stated, BrgPostalStated, i - 1).letter == letter)
      g_array_remove_index (stated, i - 1);
}

/* rus-draughts-2022 10.1.12, 10.3.7: of the days that are not charged the first ones are those of
 * the penalty for a wrong claim. Returns how many. */
static guint
lift_penalty (BrgPostalWork *work, const BrgPostalClaim *claim, guint off)
{
  BrgPostalMail *mail = brg_postal_work_mail (work, find_mail (work, claim->letter));
  guint lifted = 0;

  for (guint i = 0; i < work->chart->penalties->len; i++)
    {
      BrgPostalPenalty *penalty = &g_array_index (work->chart->penalties, BrgPostalPenalty, i);

      if (penalty->entered_in != 0 || penalty->letter != claim->letter)
        continue;
      lifted = MIN (off, penalty->days);
      penalty->days -= lifted;
      mail->penalty -= lifted;
      if (penalty->days == 0)
        penalty->note = BRG_POSTAL_PENALTY_PUT_ASIDE;
    }
  return lifted;
}

/* Days that the organisation does not charge are taken off behind his last letter. */
static gboolean
relieve (BrgPostalWork *work, const BrgPostalRecord *record, BrgPostalClaim *claim)
{
  guint *total = &work->chart->totals[claim->relieved];
  guint rest = record->off;

  claim->off = record->off;
  if (record->off > *total)
    return brg_postal_work_fail (work, record, BRG_POSTAL_FAULT_MORE_THAN_USED);
  *total -= record->off;
  /* rus-draughts-2022 10.1.12: by the last word his time was not over with what was examined */
  if (record->off > 0 && claim->relieved != claim->side)
    work->cleared[claim->relieved] = claim->examined;
  rest -= lift_penalty (work, claim, rest);
  for (guint i = work->n_mails; i > 0 && rest > 0; i--)
    {
      BrgPostalMail *mail = brg_postal_work_mail (work, (gint) i - 1);

      if (mail->record->side != claim->relieved || !mail->is_charged)
        continue;
      mail->off += rest;
      break;
    }
  return TRUE;
}

/* rus-draughts-2022 10.1.12, 10.3.8: with another result the game is over by that; else who claimed
 * plays on, as where a claim is not approved (10.3.7). */
static gboolean
reverse_claim (BrgPostalWork *work, const BrgPostalRecord *record, const BrgPostalRecord *decision)
{
  BrgPostalClaim *claim = find_decided (work, decision);
  gboolean is_lost = claim->verdict == BRG_POSTAL_CLAIM_JUSTIFIED;
  BrgPostalResult won =
      claim->side == BRG_COLOUR_WHITE ? BRG_POSTAL_WHITE_WINS : BRG_POSTAL_BLACK_WINS;

  claim->reversed = record->date;
  claim->revised = record->result;
  claim->relieved = is_lost ? brg_colour_opposite (claim->side) : claim->side;
  if (is_lost || record->result != BRG_POSTAL_UNFINISHED)
    brg_postal_work_reopen (work);
  if (record->result != BRG_POSTAL_UNFINISHED)
    brg_postal_work_end (work, record->result, record->date,
                         record->result == won ? "overdue" : "reversed");
  else if (is_lost)
    {
      play_on (work, find_mail (work, claim->letter), claim, record->date);
      drop_stated (work, claim->letter);
      work->decision = record;
      work->decided = record->date;
    }
  return relieve (work, record, claim);
}

gboolean
brg_postal_work_reverse (BrgPostalWork *work, const BrgPostalRecord *record)
{
  const BrgPostalRecord *first = brg_postal_game_get_record (work->game, 0);
  gint index = brg_postal_protest_find_reversed (work->game, (guint) (record - first));
  const BrgPostalRecord *decision;

  if (index < 0)
    return brg_postal_work_fail (work, record, BRG_POSTAL_FAULT_NOTHING_TO_REVERSE);
  decision = first + index;
  if (decision->kind == BRG_POSTAL_DECISION)
    return reverse_claim (work, record, decision);
  if (record->off > 0)
    return brg_postal_work_fail (work, record, BRG_POSTAL_FAULT_MORE_THAN_USED);
  /* rus-draughts-2022 10.5.7: of an adjudication the organisation decides the result */
  if (decision->kind == BRG_POSTAL_ADJUDGED && record->result == BRG_POSTAL_UNFINISHED)
    return brg_postal_work_fail (work, record, BRG_POSTAL_FAULT_NO_RESULT);
  work->is_final = decision->kind == BRG_POSTAL_ADJUDGED;
  brg_postal_work_reopen (work);
  if (record->result != BRG_POSTAL_UNFINISHED)
    brg_postal_work_end (work, record->result, record->date,
                         work->is_final ? "adjudged" : "reversed");
  return TRUE;
}
