/* brg-protest-desk.c - protests and appeals while they are filed and decided
 *
 * Rules: rus-draughts-2022 5.4.17.1, 5.4.17.3, 5.4.17.4, 5.4.17.5
 * Tests: tests/app/test-protest-desk.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-protest-desk.h"

#include "brg-event-regulations.h"
#include "brg-protest-time.h"
#include "brg-store-committee.h"
#include "brg-store-protest-rows.h"
#include "brg-time-control.h"

#define SECONDS_OF_HOUR 3600
#define SECONDS_OF_MINUTE 60

static BrgTempo
find_tempo (const BrgSnapshot *snapshot)
{
  BrgTimeControl control;

  if (!brg_time_control_parse (snapshot->group->time_control, &control, NULL))
    return BRG_TEMPO_UNKNOWN;
  return brg_time_control_classify (&control, snapshot->event->rulebook,
                                    snapshot->event->discipline, NULL);
}

BrgProtestDesk *
brg_protest_desk_new (BrgStore *store, BrgSnapshot *snapshot, GError **error)
{
  g_autoptr (BrgProtestDesk) desk = NULL;

  g_return_val_if_fail (store != NULL && snapshot != NULL, NULL);

  desk = g_new0 (BrgProtestDesk, 1);
  desk->store = store;
  desk->snapshot = brg_snapshot_ref (snapshot);
  desk->rules = snapshot->event->rulebook->protests;
  desk->tempo = find_tempo (snapshot);
  brg_event_regulations_load (store, snapshot->event->id, &desk->regulations);
  desk->protests = brg_store_list_protests (store, snapshot->group->id, error);
  if (desk->protests == NULL)
    return NULL;
  desk->committee = brg_store_list_committee (store, snapshot->event->id, error);
  return desk->committee != NULL ? g_steal_pointer (&desk) : NULL;
}

void
brg_protest_desk_free (BrgProtestDesk *desk)
{
  if (desk == NULL)
    return;
  brg_snapshot_unref (desk->snapshot);
  g_clear_pointer (&desk->protests, g_ptr_array_unref);
  g_clear_pointer (&desk->committee, g_ptr_array_unref);
  g_free (desk);
}

const BrgProtest *
brg_protest_desk_find (const BrgProtestDesk *desk, gint64 protest_id)
{
  g_return_val_if_fail (desk != NULL, NULL);

  for (guint i = 0; i < desk->protests->len; i++)
    if (((const BrgProtest *) desk->protests->pdata[i])->id == protest_id)
      return desk->protests->pdata[i];
  return NULL;
}

const BrgCommitteeMember *
brg_protest_desk_find_member (const BrgProtestDesk *desk, gint64 member_id)
{
  g_return_val_if_fail (desk != NULL, NULL);

  for (guint i = 0; i < desk->committee->len; i++)
    if (((const BrgCommitteeMember *) desk->committee->pdata[i])->id == member_id)
      return desk->committee->pdata[i];
  return NULL;
}

guint
brg_protest_desk_count_open (const BrgProtestDesk *desk)
{
  guint count = 0;

  g_return_val_if_fail (desk != NULL, 0);

  for (guint i = 0; i < desk->protests->len; i++)
    count += ((const BrgProtest *) desk->protests->pdata[i])->decision == BRG_PROTEST_OPEN;
  return count;
}

/* rus-draughts-2022 5.4.17.5: who withdrew has no decision to appeal against; one appeal a protest.
 */
gboolean
brg_protest_desk_may_appeal (const BrgProtestDesk *desk, const BrgProtest *protest)
{
  g_return_val_if_fail (desk != NULL && protest != NULL, FALSE);

  if (!desk->rules->has_two_steps || protest->appeal_of_id != 0 ||
      protest->decision == BRG_PROTEST_OPEN || protest->decision == BRG_PROTEST_WITHDRAWN)
    return FALSE;
  for (guint i = 0; i < desk->protests->len; i++)
    {
      const BrgProtest *other = desk->protests->pdata[i];

      if (other->appeal_of_id == protest->id && other->decision != BRG_PROTEST_WITHDRAWN)
        return FALSE;
    }
  return TRUE;
}

const BrgGame *
brg_protest_desk_find_game (const BrgProtestDesk *desk, gint round, gint board)
{
  const BrgRound *stored;

  g_return_val_if_fail (desk != NULL, NULL);

  stored =
      round > 0 ? brg_snapshot_get_round (brg_snapshot_get_boards (desk->snapshot), round) : NULL;
  for (guint i = 0; stored != NULL && board > 0 && i < stored->games->len; i++)
    if (g_array_index (stored->games, BrgGame, i).board == board)
      return &g_array_index (stored->games, BrgGame, i);
  return NULL;
}

gint64
brg_protest_desk_get_side (const BrgProtestDesk *desk, gint entry)
{
  const BrgEntry *found;

  if (entry == BRG_NOBODY)
    return 0;
  found = brg_snapshot_get_entry (brg_snapshot_get_boards (desk->snapshot), entry);
  return found->team_id != 0 ? found->team_id : found->id;
}

void
brg_protest_desk_choose_game (const BrgProtestDesk *desk,
                              BrgProtest *protest,
                              gint round,
                              gint board,
                              gboolean by_black)
{
  const BrgGame *game;

  g_return_if_fail (desk != NULL && protest != NULL);

  game = brg_protest_desk_find_game (desk, round, board);
  protest->round = round;
  protest->board = game != NULL ? board : 0;
  if (game == NULL)
    return;
  protest->entry_id = brg_protest_desk_get_side (desk, by_black ? game->black : game->white);
  protest->other_id = brg_protest_desk_get_side (desk, by_black ? game->white : game->black);
}

/* A round has begun when its pairs were published; what the timetable says comes before that, also
 * of a round that is not paired yet. */
static gint64
find_start (const BrgProtestDesk *desk, gint number)
{
  const BrgRound *round = brg_snapshot_get_round (desk->snapshot, number);

  if (round == NULL)
    return brg_protest_time_parse (brg_snapshot_get_round_start (desk->snapshot, number));
  if (*round->starts_at != '\0')
    return brg_protest_time_parse (round->starts_at);
  return brg_protest_time_parse (round->published_at);
}

void
brg_protest_desk_find_deadline (const BrgProtestDesk *desk,
                                gint round,
                                BrgProtestDeadline *deadline)
{
  const BrgRound *stored;
  BrgProtestRound times = { 0 };

  g_return_if_fail (desk != NULL && deadline != NULL);

  stored = round > 0 ? brg_snapshot_get_round (desk->snapshot, round) : NULL;
  if (stored == NULL)
    {
      *deadline = (BrgProtestDeadline){ .state = BRG_DEADLINE_UNSAID };
      return;
    }
  /* The round ends when it is closed. */
  if (stored->state == BRG_ROUND_CLOSED)
    times.ended = brg_protest_time_parse (stored->closed_at);
  times.next_starts = find_start (desk, round + 1);
  times.is_last = round >= brg_snapshot_count_rounds (desk->snapshot);
  brg_protest_find_deadline (desk->rules, &desk->regulations, desk->tempo, &times, deadline);
}

/* An appeal: the regulations' term from the decision on. */
static gint64
find_appeal_deadline (const BrgProtestDesk *desk, const BrgProtest *protest)
{
  const BrgProtest *appealed = brg_protest_desk_find (desk, protest->appeal_of_id);
  gint64 decided = appealed != NULL ? brg_protest_time_parse (appealed->decided_at) : 0;

  if (decided == 0 || desk->regulations.protest_minutes == BRG_REGULATION_UNSET)
    return 0;
  return decided + (gint64) desk->regulations.protest_minutes * SECONDS_OF_MINUTE;
}

void
brg_protest_desk_complete (const BrgProtestDesk *desk, BrgProtest *protest)
{
  BrgProtestDeadline deadline;
  gint64 filed;
  gint hours;

  g_return_if_fail (desk != NULL && protest != NULL);

  brg_protest_desk_find_deadline (desk, protest->round, &deadline);
  if (protest->appeal_of_id != 0)
    deadline.at = find_appeal_deadline (desk, protest);
  brg_protest_take_text (&protest->due_at, brg_protest_time_dup (deadline.at));
  /* rus-draughts-2022 5.4.17.3: counted from the moment when it was handed in, and for the chief
   * arbiter; a committee has the time that the regulations give it. */
  filed = brg_protest_time_parse (protest->filed_at);
  hours = protest->appeal_of_id == 0
              ? brg_protest_find_decision_hours (desk->rules, &desk->regulations)
              : MAX (desk->regulations.decision_hours, 0);
  brg_protest_take_text (&protest->decide_by,
                         brg_protest_time_dup (filed != 0 && hours != 0
                                                   ? filed + (gint64) hours * SECONDS_OF_HOUR
                                                   : 0));
}

gint64
brg_protest_desk_find_lateness (const BrgProtestDesk *desk, const BrgProtest *protest)
{
  gint64 due;
  gint64 filed;

  g_return_val_if_fail (desk != NULL && protest != NULL, 0);

  due = brg_protest_time_parse (protest->due_at);
  filed = brg_protest_time_parse (protest->filed_at);
  return due != 0 && filed > due ? filed - due : 0;
}

gboolean
brg_protest_desk_has_term (const BrgProtestDesk *desk, const BrgProtest *protest)
{
  BrgProtestDeadline deadline;

  g_return_val_if_fail (desk != NULL && protest != NULL, FALSE);

  if (*protest->due_at != '\0')
    return TRUE;
  if (protest->appeal_of_id != 0)
    return FALSE;
  brg_protest_desk_find_deadline (desk, protest->round, &deadline);
  return deadline.state != BRG_DEADLINE_UNSAID;
}

BrgProtestBody
brg_protest_desk_find_body (const BrgProtestDesk *desk, const BrgProtest *protest)
{
  g_return_val_if_fail (desk != NULL && protest != NULL, BRG_DECIDED_BY_ARBITER);

  return brg_protest_find_body (desk->rules, BRG_PROTEST_AT_THE_BOARD, protest->appeal_of_id != 0);
}

void
brg_protest_note_free (BrgProtestNote *note)
{
  if (note == NULL)
    return;
  g_free (note->text);
  g_free (note);
}

/* rus-draughts-2022 5.4.17.4: back when it is upheld, else to the prizes. */
BrgFeeWay
brg_protest_desk_propose_fee (const BrgProtestDesk *desk,
                              const BrgProtest *protest,
                              BrgProtestDecision decision)
{
  g_return_val_if_fail (desk != NULL && protest != NULL, BRG_FEE_HELD);

  if (!protest->is_fee_paid || protest->fee == 0 || decision == BRG_PROTEST_OPEN)
    return BRG_FEE_HELD;
  /* What was not considered has not failed. */
  if (decision != BRG_PROTEST_REJECTED)
    return BRG_FEE_RETURNED;
  return desk->rules->fee_goes_to_fund ? BRG_FEE_TO_FUND : BRG_FEE_HELD;
}

BrgCorrection *
brg_protest_desk_make_effect (const BrgProtestDesk *desk,
                              const BrgProtest *protest,
                              BrgOutcome white,
                              BrgOutcome black)
{
  const BrgGame *game;

  g_return_val_if_fail (desk != NULL && protest != NULL, NULL);

  game = brg_protest_desk_find_game (desk, protest->round, protest->board);
  if (game == NULL || game->black == BRG_NOBODY || brg_outcome_is_pending (white) ||
      (game->white_outcome == white && game->black_outcome == black))
    return NULL;
  return brg_correction_new (desk->snapshot, protest->round, game, white, black);
}
