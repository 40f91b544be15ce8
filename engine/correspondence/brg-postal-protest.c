/* brg-postal-protest.c - what a protest in a game is against, and to whom it goes
 *
 * Rules: rus-draughts-2022 10.1.12, 10.3.8, 10.5.6, 10.5.7
 * Tests: tests/engine/test-postal-protest.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-postal-protest.h"

#define TAG(article_) "rus-draughts-2022 " article_

/* The last claim before a record, -1 for none. */
static gint
find_claim (const BrgPostalGame *game, guint index)
{
  for (guint i = index; i > 0; i--)
    if (brg_postal_game_get_record (game, i - 1)->kind == BRG_POSTAL_CLAIM)
      return (gint) i - 1;
  return -1;
}

/* When the accused got notice of a claim, 0 where nobody entered it. */
static BrgPostalDay
find_told (const BrgPostalGame *game, guint claim)
{
  for (guint i = claim + 1; i < game->records->len; i++)
    {
      const BrgPostalRecord *record = brg_postal_game_get_record (game, i);

      if (record->kind == BRG_POSTAL_CLAIM)
        break;
      if (record->kind == BRG_POSTAL_TOLD)
        return record->date;
    }
  return 0;
}

static gboolean
has_protested (const BrgPostalGame *game, guint claim, guint index)
{
  BrgColour side = brg_postal_game_get_record (game, claim)->side;

  for (guint i = claim + 1; i < index; i++)
    {
      const BrgPostalRecord *record = brg_postal_game_get_record (game, i);

      if (record->kind == BRG_POSTAL_PROTEST && record->side != side)
        return TRUE;
    }
  return FALSE;
}

/* rus-draughts-2022 10.3.7: for want of materials; that does the accused no harm. */
static gboolean
is_refused (const BrgPostalRecord *claim, const BrgPostalRecord *decision)
{
  return decision->kind == BRG_POSTAL_DECISION && claim->is_partial &&
         decision->taking != BRG_POSTAL_TAKEN;
}

BrgPostalDay
brg_postal_protest_find_term (const BrgPostalGame *game,
                              const BrgCorrespondenceRules *rules,
                              guint index)
{
  gint claim;
  BrgPostalDay from;

  g_return_val_if_fail (game != NULL && rules != NULL && index < game->records->len, 0);

  claim = find_claim (game, index);
  if (claim < 0 || has_protested (game, (guint) claim, index) ||
      is_refused (brg_postal_game_get_record (game, (guint) claim),
                  brg_postal_game_get_record (game, index)))
    return 0;
  from = find_told (game, (guint) claim);
  if (from == 0)
    from = brg_postal_record_get_known (brg_postal_game_get_record (game, (guint) claim));
  return from != 0 ? from + brg_correspondence_get_term (rules, BRG_TERM_CLAIM_PROTEST)->days : 0;
}

/* rus-draughts-2022 10.3.8: the arbiter decided before the term of the accused was over; what the
 * accused sends in time is his protest against the claim all the same, and goes to the arbiter. */
static gboolean
is_objection (const BrgPostalGame *game,
              const BrgCorrespondenceRules *rules,
              guint decision,
              guint index)
{
  const BrgPostalRecord *protest = brg_postal_game_get_record (game, index);
  gint claim = find_claim (game, decision);
  BrgPostalDay until;

  if (claim < 0 || brg_postal_game_get_record (game, (guint) claim)->side == protest->side ||
      find_told (game, (guint) claim) == 0)
    return FALSE;
  until = brg_postal_protest_find_term (game, rules, index);
  return protest->sent <= until && brg_postal_game_get_record (game, decision)->date <= until;
}

static gboolean
may_be_reversed (const BrgPostalRecord *record)
{
  return (record->kind == BRG_POSTAL_DECISION && record->taking != BRG_POSTAL_KEPT_BACK) ||
         record->kind == BRG_POSTAL_ADJUDGED || brg_postal_record_is_decided (record);
}

gint
brg_postal_protest_find_reversed (const BrgPostalGame *game, guint index)
{
  gboolean has_protest = FALSE;

  g_return_val_if_fail (game != NULL && index < game->records->len, -1);

  for (guint i = index; i > 0; i--)
    {
      const BrgPostalRecord *record = brg_postal_game_get_record (game, i - 1);

      if (record->kind == BRG_POSTAL_REVERSED || record->kind == BRG_POSTAL_CLAIM)
        return -1;
      has_protest = has_protest || record->kind == BRG_POSTAL_PROTEST;
      if (may_be_reversed (record))
        return has_protest ? (gint) i - 1 : -1;
    }
  return -1;
}

const BrgPostalRecord *
brg_postal_protest_find_reversal (const BrgPostalGame *game, guint index)
{
  g_return_val_if_fail (game != NULL && index < game->records->len, NULL);

  for (guint i = index + 1; i < game->records->len; i++)
    if (brg_postal_game_get_record (game, i)->kind == BRG_POSTAL_REVERSED)
      return brg_postal_protest_find_reversed (game, i) == (gint) index
                 ? brg_postal_game_get_record (game, i)
                 : NULL;
  return NULL;
}

gboolean
brg_postal_protest_find (const BrgPostalGame *game,
                         const BrgCorrespondenceRules *rules,
                         guint index,
                         BrgPostalProtest *protest)
{
  const BrgPostalRecord *own;

  g_return_val_if_fail (game != NULL && rules != NULL && index < game->records->len, FALSE);
  g_return_val_if_fail (protest != NULL, FALSE);

  own = brg_postal_game_get_record (game, index);
  for (guint i = index; i > 0; i--)
    {
      const BrgPostalRecord *record = brg_postal_game_get_record (game, i - 1);
      gboolean is_claim = record->kind == BRG_POSTAL_CLAIM && record->side != own->side;
      gboolean is_decision =
          record->kind == BRG_POSTAL_DECISION && record->taking != BRG_POSTAL_KEPT_BACK;

      /* rus-draughts-2022 10.1.12: the word of the organisation is the last one */
      if (record->kind == BRG_POSTAL_REVERSED)
        return FALSE;
      if ((!is_claim && !may_be_reversed (record)) ||
          brg_postal_record_get_known (record) > own->sent)
        continue;
      protest->against = i - 1;
      protest->is_objection = is_claim || (is_decision && is_objection (game, rules, i - 1, index));
      /* rus-draughts-2022 10.1.12: from the arbiter to the organisation; 10.5.7: so of an
       * adjudication */
      protest->office = protest->is_objection ? BRG_POSTAL_ARBITER : BRG_POSTAL_ORGANISATION;
      protest->article = protest->is_objection                 ? TAG ("10.3.8")
                         : record->kind == BRG_POSTAL_ADJUDGED ? TAG ("10.5.7")
                                                               : TAG ("10.1.12");
      return TRUE;
    }
  return FALSE;
}

BrgPostalDay
brg_postal_protest_find_last (const BrgPostalGame *game,
                              const BrgCorrespondenceRules *rules,
                              guint index)
{
  const BrgPostalRecord *against;
  BrgPostalProtest protest;
  BrgColour side;

  g_return_val_if_fail (game != NULL && rules != NULL && index < game->records->len, 0);

  side = brg_postal_game_get_record (game, index)->side;
  if (!brg_postal_protest_find (game, rules, index, &protest))
    return 0;
  against = brg_postal_game_get_record (game, protest.against);
  if (against->kind == BRG_POSTAL_CLAIM)
    return find_told (game, protest.against) == 0
               ? 0
               : brg_postal_protest_find_term (game, rules, index);
  if (protest.is_objection || against->told[side] == 0)
    return 0;
  /* rus-draughts-2022 10.5.6: of an adjudication; 10.1.12: of any other decision */
  return against->told[side] +
         brg_correspondence_get_term (rules, against->kind == BRG_POSTAL_ADJUDGED
                                                 ? BRG_TERM_APPEAL
                                                 : BRG_TERM_DECISION_PROTEST)
             ->days;
}
