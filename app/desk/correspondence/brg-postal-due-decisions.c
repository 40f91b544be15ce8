/* brg-postal-due-decisions.c - what is due of claims, of decisions and of protests against them
 *
 * Rules: rus-draughts-2022 10.1.9, 10.1.12, 10.3.7, 10.3.9, 10.5.3, 10.5.5, 10.5.6, 10.5.7
 * Tests: tests/app/test-postal-due-list.c, tests/app/test-postal-rulings.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-postal-due-list-private.h"

/* A claim that is not decided. */
static const BrgPostalRecord *
find_claim (const BrgPostalCase *matter, BrgPostalDay on)
{
  const BrgPostalRecord *claim = NULL;

  for (guint i = 0; i < matter->game->records->len; i++)
    {
      const BrgPostalRecord *record = brg_postal_game_get_record (matter->game, i);

      if (record->kind == BRG_POSTAL_CLAIM && brg_postal_record_get_known (record) <= on)
        claim = record;
      else if (record->kind == BRG_POSTAL_DECISION && record->date <= on &&
               record->taking != BRG_POSTAL_KEPT_BACK)
        claim = NULL;
    }
  return claim;
}

/* rus-draughts-2022 10.3.7: the arbiter decides; the book sets no term. */
void
brg_postal_due_list_add_claim (GArray *items,
                               const BrgPostalDesk *desk,
                               const BrgPostalCase *matter)
{
  const BrgPostalRecord *claim = find_claim (matter, desk->on);
  BrgPostalItem item = { .matter = BRG_POSTAL_CLAIM_WAITS,
                         .game = matter,
                         .entry = -1,
                         .article = "rus-draughts-2022 10.3.7",
                         .office = BRG_POSTAL_ARBITER };

  if (!matter->chart->turn.is_suspended || claim == NULL)
    return;
  item.waits = desk->on - MIN (brg_postal_record_get_known (claim), desk->on);
  brg_postal_due_list_add (items, desk, item);
}

/* When the letter came by which he was over the norm. */
static BrgPostalDay
find_overdue_day (const BrgPostalCase *matter, guint letter)
{
  for (guint i = 0; i < matter->game->records->len; i++)
    {
      const BrgPostalRecord *record = brg_postal_game_get_record (matter->game, i);

      if (record->kind == BRG_POSTAL_LETTER && record->number == letter)
        return brg_postal_record_get_known (record);
    }
  return 0;
}

/* Whether something was decided about him in that game since then that stands. */
static gboolean
is_decided_since (const BrgPostalDesk *desk,
                  const BrgPostalCase *matter,
                  BrgColour side,
                  BrgPostalDay day)
{
  for (guint i = 0; i < desk->event->measures->len; i++)
    {
      const BrgPostalMeasure *measure = desk->event->measures->pdata[i];

      if (measure->pairing_id == matter->seat.pairing_id &&
          measure->entry_id == matter->seat.entries[side] && measure->decided >= day &&
          brg_postal_desk_is_known (desk, measure->decided) &&
          brg_postal_event_find_cancelling (desk->event, measure, desk->on) == NULL)
        return TRUE;
    }
  return FALSE;
}

/* Since when the player having the move is awaited on a server, where nothing is on its way. */
static BrgPostalDay
find_awaited (const BrgPostalDesk *desk, const BrgPostalCase *matter, BrgColour side)
{
  BrgPostalDay since = matter->chart->begins[side];

  for (guint i = 0; i < matter->game->records->len; i++)
    {
      const BrgPostalRecord *record = brg_postal_game_get_record (matter->game, i);
      BrgPostalDay known = brg_postal_record_get_known (record);

      if (brg_postal_record_is_mail (record) && brg_postal_desk_is_known (desk, known))
        since = MAX (since, known);
    }
  return since;
}

/* rus-draughts-2022 10.3.5, 10.3.9: whose move is awaited for longer than he has left by the norm
 * of the regulations, though the server may count otherwise. */
static void
add_running (GArray *items, const BrgPostalDesk *desk, const BrgPostalCase *matter)
{
  BrgColour side = matter->chart->turn.side;
  BrgPostalItem item = { .matter = BRG_POSTAL_OVERDUE_WAITS,
                         .game = matter,
                         .entry = -1,
                         .side = side,
                         .article = "rus-draughts-2022 10.3.9",
                         .office = BRG_POSTAL_ARBITER };
  g_autoptr (GArray) spans = NULL;
  BrgPostalDay last;
  guint limit;

  if (side == BRG_COLOUR_NONE || !matter->chart->overdue[side].is_kept)
    return;
  limit =
      brg_correspondence_get_limit (desk->event->terms->norm_days, desk->event->terms->norm_moves,
                                    matter->chart->n_moves[side] + 1);
  if (matter->chart->totals[side] > limit)
    return;
  spans = brg_postal_spans_new (matter->chart->breaks);
  item.since = find_awaited (desk, matter, side);
  last = brg_postal_spans_find_last (spans, item.since, limit - matter->chart->totals[side]);
  if (desk->on <= last || is_decided_since (desk, matter, side, last + 1))
    return;
  item.waits = desk->on - last;
  brg_postal_due_list_add (items, desk, item);
}

/* rus-draughts-2022 10.3.9: a server keeps the time; where the regulations have a norm of their own
 * nobody claims that it was exceeded, and the arbiter decides. */
void
brg_postal_due_list_add_overdue (GArray *items,
                                 const BrgPostalDesk *desk,
                                 const BrgPostalCase *matter)
{
  if (desk->event->terms->channel != BRG_POSTAL_BY_SERVER)
    return;
  for (guint side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
    {
      const BrgPostalOverdue *overdue = &matter->chart->overdue[side];
      BrgPostalDay day = find_overdue_day (matter, overdue->letter);
      BrgPostalItem item = { .matter = BRG_POSTAL_OVERDUE_WAITS,
                             .game = matter,
                             .entry = -1,
                             .side = (BrgColour) side,
                             .article = overdue->article,
                             .office = BRG_POSTAL_ARBITER };

      if (!overdue->is_overdue || is_decided_since (desk, matter, (BrgColour) side, day))
        continue;
      item.waits = desk->on - MIN (day, desk->on);
      brg_postal_due_list_add (items, desk, item);
    }
  add_running (items, desk, matter);
}

/* It was sent on, or the accused has it: with the decision, as a letter of its own, or he writes
 * again. */
static gboolean
has_move (const BrgPostalDesk *desk, const BrgPostalCase *matter, const BrgPostalClaim *claim)
{
  BrgColour accused = brg_colour_opposite (claim->side);
  gboolean is_behind = FALSE;

  for (guint i = 0; i < matter->game->records->len; i++)
    {
      const BrgPostalRecord *record = brg_postal_game_get_record (matter->game, i);
      BrgPostalDay known = record->kind == BRG_POSTAL_DECISION
                               ? (record->passed != 0 ? record->passed : record->told[accused])
                               : brg_postal_record_get_known (record);

      if (record->kind == BRG_POSTAL_CLAIM && record->number == claim->letter)
        is_behind = TRUE;
      else if (is_behind && known != 0 && brg_postal_desk_is_known (desk, known) &&
               (record->kind == BRG_POSTAL_DECISION ||
                (record->kind == BRG_POSTAL_ARRIVED && record->on == claim->letter) ||
                (record->kind == BRG_POSTAL_REPEAT && record->on == claim->letter) ||
                (brg_postal_record_is_mail (record) && record->side == accused)))
        return TRUE;
    }
  return FALSE;
}

/* rus-draughts-2022 10.3.7: of a wrong claim the arbiter sends the move of the claimant on. */
void
brg_postal_due_list_add_sending (GArray *items,
                                 const BrgPostalDesk *desk,
                                 const BrgPostalCase *matter)
{
  for (guint i = 0; i < matter->chart->claims->len; i++)
    {
      const BrgPostalClaim *claim = &g_array_index (matter->chart->claims, BrgPostalClaim, i);
      BrgPostalItem item = { .matter = BRG_POSTAL_SENDING_WAITS,
                             .game = matter,
                             .entry = -1,
                             .claim = claim,
                             .article = claim->article,
                             .office = BRG_POSTAL_ARBITER };

      if (claim->verdict != BRG_POSTAL_CLAIM_FALSE || claim->decided == 0 ||
          claim->decided > desk->on || has_move (desk, matter, claim))
        continue;
      item.waits = desk->on - claim->decided;
      brg_postal_due_list_add (items, desk, item);
    }
}

/* A decision of its own ends with the answer, but for a loss; one in a game gave a result, which
 * stands. */
static gboolean
is_overruled (const BrgPostalDesk *desk, const BrgPostalRuling *ruling, const BrgPostalParty *party)
{
  return party->answer != NULL && party->answer->kind == BRG_POSTAL_UPHELD &&
         ruling->decided <= party->answer->decided && ruling->reversal == NULL &&
         brg_postal_ruling_find_row (desk, ruling) != 0;
}

/* rus-draughts-2022 10.1.12, 10.5.6: ten days for a protest from the day on which he got the
 * decision, which somebody has to enter; a protest waits for the next office, in time or not, and
 * what the organisation decided is final. */
static void
add_party (GArray *items, const BrgPostalDesk *desk, const BrgPostalRuling *ruling, guint index)
{
  const BrgPostalParty *party = &ruling->parties[index];
  BrgPostalItem item = { .game = ruling->game,
                         .entry = -1,
                         .ruling = *ruling,
                         .party = index,
                         .article = party->article,
                         .office = BRG_POSTAL_SECRETARY };

  if (party->entry < 0)
    return;
  /* rus-draughts-2022 10.1.12, 10.5.7: what the organisation decides is final; the game has it when
   * it is decided anew, not before that day. */
  if (is_overruled (desk, ruling, party))
    {
      item.matter = BRG_POSTAL_REVISION_WAITS;
      item.office = BRG_POSTAL_ARBITER;
      item.waits = desk->on - MIN (party->answer->decided, desk->on);
    }
  else if (party->answer != NULL)
    return;
  else if (brg_postal_party_waits (party))
    {
      item.matter = BRG_POSTAL_ANSWER_WAITS;
      item.office = party->next;
      item.waits = desk->on - party->protested;
    }
  /* rus-draughts-2022 10.5.5: an adjudication goes to whoever said otherwise, late or not. */
  else if (party->told == 0 && party->is_told && (party->may_protest || ruling->record != NULL))
    {
      item.matter = BRG_POSTAL_RECEIPT_WAITS;
      item.waits = desk->on - MIN (ruling->decided, desk->on);
    }
  /* Of an adjudication the chart of the game tells that. */
  else if (party->until >= desk->on &&
           (ruling->record == NULL || ruling->record->kind != BRG_POSTAL_ADJUDGED))
    {
      item.matter = BRG_POSTAL_OBJECTION;
      item.entry = party->entry;
      item.last = party->until;
    }
  else
    return;
  brg_postal_due_list_add (items, desk, item);
}

/* rus-draughts-2022 10.1.9: whether a higher office has decided about the player since then. */
static gboolean
is_granted_or_not (const BrgPostalDesk *desk, const BrgPostalMeasure *request)
{
  for (guint i = 0; i < desk->event->measures->len; i++)
    {
      const BrgPostalMeasure *other = desk->event->measures->pdata[i];

      if (other->entry_id == request->entry_id && other->office > request->office &&
          other->number > request->number && !brg_postal_measure_is_reply (other->kind) &&
          other->kind != BRG_POSTAL_REQUEST && brg_postal_desk_is_known (desk, other->decided))
        return TRUE;
    }
  return FALSE;
}

/* rus-draughts-2022 10.1.9: the secretary asks the arbiter for a stricter penalty, the arbiter the
 * organisation for an expulsion; the book sets no term. */
static void
add_request (GArray *items, const BrgPostalDesk *desk, const BrgPostalRuling *ruling)
{
  BrgPostalItem item = { .matter = BRG_POSTAL_REQUEST_WAITS,
                         .game = ruling->game,
                         .entry = -1,
                         .ruling = *ruling,
                         .party = BRG_COLOUR_NONE,
                         .article = "rus-draughts-2022 10.1.9" };

  if (ruling->measure == NULL || ruling->measure->kind != BRG_POSTAL_REQUEST ||
      !brg_postal_office_find_next (ruling->office, &item.office) ||
      is_granted_or_not (desk, ruling->measure))
    return;
  item.waits = desk->on - MIN (ruling->decided, desk->on);
  brg_postal_due_list_add (items, desk, item);
}

void
brg_postal_due_list_add_rulings (GArray *items, const BrgPostalDesk *desk)
{
  g_autoptr (GArray) rulings = brg_postal_rulings_new (desk);

  for (guint i = 0; i < rulings->len; i++)
    add_request (items, desk, &g_array_index (rulings, BrgPostalRuling, i));
  for (guint i = 0; i < rulings->len; i++)
    for (guint party = 0; party < G_N_ELEMENTS (((BrgPostalRuling *) 0)->parties); party++)
      add_party (items, desk, &g_array_index (rulings, BrgPostalRuling, i), party);
}
