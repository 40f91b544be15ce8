/* every-action-desk.c - everything that is done at the arbiters' desk
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-check-in.h"
#include "brg-store-committee.h"
#include "brg-store-duties.h"
#include "brg-store-envelope-rows.h"
#include "brg-store-envelopes.h"
#include "brg-store-finish.h"
#include "brg-store-incident-rows.h"
#include "brg-store-incidents.h"
#include "brg-store-lists.h"
#include "brg-store-load.h"
#include "brg-store-protest-rows.h"
#include "brg-store-protests.h"
#include "brg-store-timetable.h"
#include "every-action.h"

#define OPEN_BOARDS                                                            \
  "SELECT p.id FROM pairing p JOIN round r ON r.id = p.round_id"               \
  " JOIN event_group g ON g.id = r.group_id JOIN event e ON e.id = g.event_id" \
  " WHERE p.black_id IS NOT NULL AND g.boards = 0 AND r.state <> 'planned'"    \
  " AND NOT EXISTS (SELECT 1 FROM result s WHERE s.pairing_id = p.id AND s.white <> '?')"

/* ----- Requests to end a game ----- */

static BrgStoredFinish *
find_open_finish (Desk *desk)
{
  gint64 waiting =
      desk_pick (desk, "SELECT pairing_id FROM finish_request WHERE state = 'open' ORDER BY id");
  BrgStoredFinish *open;

  desk_set_paused (desk, TRUE);
  open = waiting != 0 ? brg_store_find_open_finish (desk->store, waiting, NULL) : NULL;
  desk_set_paused (desk, FALSE);
  return open;
}

static gboolean
decide_finish (Desk *desk, GError **error)
{
  g_autoptr (BrgStoredFinish) open = find_open_finish (desk);
  BrgStoredFinish finish = { .side = BRG_COLOUR_WHITE,
                             .kind = BRG_FINISH_DRAW,
                             .state = BRG_FINISH_OPEN,
                             .article = (char *) "rus-chess-2014 10.2.2" };

  if (open != NULL && desk_toss (desk))
    {
      open->state = desk_toss (desk) ? BRG_FINISH_DRAWN : BRG_FINISH_REJECTED;
      return brg_store_decide_finish (desk->store, open, NULL, error);
    }
  finish.pairing_id = desk_pick (desk, OPEN_BOARDS " ORDER BY p.id");
  return finish.pairing_id != 0 && brg_store_decide_finish (desk->store, &finish, NULL, error);
}

/* ----- Envelopes ----- */

static gboolean
seal_envelope (Desk *desk, GError **error)
{
  gint64 board = desk_pick (desk, OPEN_BOARDS " AND e.discipline = 'chess' ORDER BY p.id");
  g_autofree char *sql = g_strdup_printf (
      "SELECT r.group_id FROM round r JOIN pairing p ON p.round_id = r.id WHERE p.id = "
      "%" G_GINT64_FORMAT,
      board);
  g_autoptr (BrgStoredEnvelope) envelope = NULL;

  if (board == 0)
    return FALSE;
  envelope = brg_stored_envelope_new (desk_pick (desk, sql), board);
  g_free (envelope->stands);
  envelope->stands = g_strdup ("6k1/5p2/6p1/p3R2p/4P2P/5KP1/r7/8 w - - 3 42");
  g_free (envelope->custodian);
  envelope->custodian = g_strdup ("В. Токарев");
  envelope->move_number = 42;
  envelope->used[BRG_COLOUR_WHITE] = 8460;
  envelope->used[BRG_COLOUR_BLACK] = 9540;
  return brg_store_seal_envelope (desk->store, envelope, NULL, NULL, error);
}

static gboolean
change_envelope (Desk *desk, GError **error)
{
  gint64 id = desk_pick (desk, "SELECT id FROM envelope ORDER BY id");
  g_autoptr (BrgStoredEnvelope) envelope =
      id != 0 ? brg_store_load_envelope (desk->store, id, NULL) : NULL;

  if (envelope == NULL)
    return FALSE;
  desk_set_word (desk, desk_toss (desk) ? &envelope->custodian : &envelope->note);
  return brg_store_change_envelope (desk->store, envelope, error);
}

static gboolean
advance_envelope (Desk *desk, GError **error)
{
  static const struct
  {
    const char *kind;
    BrgEnvelopeStep step;
  } ways[] = {
    { "custody", { 0 } },
    { "open", { 0 } },
    { "resign", { .white = BRG_OUTCOME_LOSS, .black = BRG_OUTCOME_WIN } },
    { "adjudicate:1/2",
      { .white = BRG_OUTCOME_DRAW, .black = BRG_OUTCOME_DRAW, .is_adjudicated = TRUE } },
    { "lost:position-unknown", { .is_replayed = TRUE } },
  };
  gint64 id = desk_pick (desk, "SELECT id FROM envelope ORDER BY id");
  gint way = desk_draw (desk, G_N_ELEMENTS (ways));
  g_autoptr (GPtrArray) events =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_stored_envelope_event_free);
  BrgEnvelopeStep step = ways[way].step;

  if (id == 0)
    return FALSE;
  g_ptr_array_add (events, brg_stored_envelope_event_new (ways[way].kind, BRG_COLOUR_WHITE, 0,
                                                          way == 0 ? "А. Петров" : NULL));
  step.events = events;
  return brg_store_advance_envelope (desk->store, id, &step, error);
}

/* ----- The penalty log ----- */

static BrgIncident *
new_incident (Desk *desk)
{
  g_autoptr (BrgSnapshot) snapshot =
      desk_load (desk, "EXISTS (SELECT 1 FROM entry e WHERE e.group_id = g.id)");
  BrgIncident *incident;

  if (snapshot == NULL)
    return NULL;
  incident = brg_incident_new ();
  incident->event_id = snapshot->event->id;
  incident->group_id = snapshot->group->id;
  incident->round = snapshot->rounds->len > 0 ? 1 : 0;
  incident->entry_id =
      brg_snapshot_get_entry (snapshot, desk_draw (desk, (gint) snapshot->entries->len))->id;
  incident->has_kind = TRUE;
  incident->kind = BRG_INCIDENT_ILLEGAL_MOVE;
  incident->sanction = BRG_SANCTION_TIME;
  incident->clock = BRG_CLOCK_OPPONENT;
  incident->seconds = 120;
  brg_incident_set_text (&incident->article, "fide-2023 7.5.5");
  brg_incident_set_text (&incident->proposed, "time opponent+120 -");
  return incident;
}

static BrgIncident *
copy_incident (Desk *desk, const char *state)
{
  g_autofree char *sql = g_strdup_printf (
      "SELECT id FROM incident i WHERE state = '%s' AND NOT EXISTS (SELECT 1 FROM incident j"
      " WHERE j.supersedes_id = i.id) ORDER BY id",
      state);
  gint64 id = desk_pick (desk, sql);
  g_autofree char *of_event =
      g_strdup_printf ("SELECT event_id FROM incident WHERE id = %" G_GINT64_FORMAT, id);
  gint64 event_id = id != 0 ? desk_pick (desk, of_event) : 0;
  g_autoptr (GPtrArray) log = NULL;
  const BrgIncident *found;

  desk_set_paused (desk, TRUE);
  log = id != 0 ? brg_store_list_incidents (desk->store, event_id, NULL) : NULL;
  desk_set_paused (desk, FALSE);
  found = log != NULL ? brg_incident_log_find (log, id) : NULL;
  return found != NULL ? brg_incident_copy (found) : NULL;
}

static gboolean
draft_incident (Desk *desk, GError **error)
{
  g_autoptr (BrgIncident) incident = desk_toss (desk) ? copy_incident (desk, "draft") : NULL;

  if (incident == NULL)
    incident = new_incident (desk);
  if (incident == NULL)
    return FALSE;
  desk_set_word (desk, &incident->description);
  return brg_store_draft_incident (desk->store, incident, NULL, error);
}

static gboolean
decide_incident (Desk *desk, GError **error)
{
  g_autoptr (BrgIncident) incident = desk_toss (desk) ? copy_incident (desk, "draft") : NULL;

  if (incident == NULL)
    incident = new_incident (desk);
  return incident != NULL && brg_store_decide_incident (desk->store, incident, NULL, NULL, error);
}

static gboolean
correct_incident (Desk *desk, GError **error)
{
  g_autoptr (BrgIncident) incident = copy_incident (desk, "decided");

  if (incident == NULL)
    return FALSE;
  incident->supersedes_id = incident->id;
  incident->seconds = 60;
  desk_set_word (desk, &incident->reason);
  return brg_store_correct_incident (desk->store, incident, NULL, NULL, error);
}

static gboolean
cancel_incident (Desk *desk, GError **error)
{
  gint64 id = desk_pick (desk, "SELECT id FROM incident WHERE state = 'draft' ORDER BY id");

  return id != 0 && brg_store_cancel_incident (desk->store, id, error);
}

static gboolean
attach (Desk *desk, GError **error)
{
  gboolean is_incident = desk_toss (desk);
  gint64 id = desk_pick (desk, is_incident ? "SELECT id FROM incident ORDER BY id"
                                           : "SELECT id FROM protest ORDER BY id");
  g_autofree char *word = desk_dup_word (desk);
  g_autoptr (GBytes) content = g_bytes_new (word, strlen (word));

  return id != 0 && (is_incident ? brg_store_attach_incident : brg_store_attach_protest) (
                        desk->store, id, "фото.jpg", content, error);
}

/* ----- Protests ----- */

static BrgProtest *
copy_protest (Desk *desk, const char *condition)
{
  g_autofree char *sql = g_strdup_printf ("SELECT id FROM protest WHERE %s ORDER BY id", condition);
  gint64 id = desk_pick (desk, sql);
  g_autofree char *of_group =
      g_strdup_printf ("SELECT group_id FROM protest WHERE id = %" G_GINT64_FORMAT, id);
  gint64 group_id = id != 0 ? desk_pick (desk, of_group) : 0;
  g_autoptr (GPtrArray) protests = NULL;

  desk_set_paused (desk, TRUE);
  protests = id != 0 ? brg_store_list_protests (desk->store, group_id, NULL) : NULL;
  desk_set_paused (desk, FALSE);
  for (guint i = 0; protests != NULL && i < protests->len; i++)
    if (((const BrgProtest *) protests->pdata[i])->id == id)
      return brg_protest_copy (protests->pdata[i]);
  return NULL;
}

static gboolean
file_protest (Desk *desk, GError **error)
{
  g_autoptr (BrgSnapshot) snapshot = desk_load (
      desk, "g.boards = 0 AND (SELECT count(*) FROM entry e WHERE e.group_id = g.id) > 1");
  g_autoptr (BrgProtest) protest = brg_protest_new ();

  if (snapshot == NULL)
    return FALSE;
  protest->group_id = snapshot->group->id;
  protest->entry_id = brg_snapshot_get_entry (snapshot, 0)->id;
  protest->other_id = brg_snapshot_get_entry (snapshot, 1)->id;
  protest->filer = BRG_FILED_BY_REPRESENTATIVE;
  protest->is_fee_paid = TRUE;
  brg_protest_take_text (&protest->filed_by, g_strdup ("Тренер"));
  brg_protest_take_text (&protest->filed_at, g_strdup ("2026-03-07T12:30:00Z"));
  brg_protest_take_text (&protest->due_at, g_strdup ("2026-03-07T13:00:00Z"));
  brg_protest_take_text (&protest->subject, desk_dup_word (desk));
  brg_protest_take_text (&protest->demand, g_strdup ("Ничья"));
  return brg_store_file_protest (desk->store, protest, NULL, error);
}

static gboolean
appeal (Desk *desk, GError **error)
{
  g_autoptr (BrgProtest) protest = copy_protest (desk, "decision <> '' AND appeal_of_id IS NULL");

  if (protest == NULL)
    return FALSE;
  protest->appeal_of_id = protest->id;
  protest->id = 0;
  protest->number = 0;
  protest->decision = BRG_PROTEST_OPEN;
  return brg_store_file_protest (desk->store, protest, NULL, error);
}

static gboolean
work_on_protest (Desk *desk, GError **error)
{
  g_autoptr (BrgProtest) protest = copy_protest (desk, "decision = ''");

  if (protest == NULL)
    return FALSE;
  switch (desk_draw (desk, 3))
    {
    case 0:
      brg_protest_take_text (&protest->demand, desk_dup_word (desk));
      return brg_store_change_protest (desk->store, protest, error);
    case 1:
      brg_protest_take_text (&protest->hearing, desk_dup_word (desk));
      return brg_store_hear_protest (desk->store, protest, error);
    default:
      protest->decision = BRG_PROTEST_REJECTED;
      protest->fee_goes = BRG_FEE_TO_FUND;
      brg_protest_take_text (&protest->hearing, g_strdup ("Обе стороны выслушаны"));
      brg_protest_take_text (&protest->decided_at, g_strdup ("2026-03-07T14:30:00Z"));
      brg_protest_take_text (&protest->decided_by, g_strdup ("В. С. Токарев"));
      brg_protest_take_text (&protest->grounds, desk_dup_word (desk));
      return brg_store_decide_protest (desk->store, protest, NULL, error);
    }
}

/* ----- Who sits where ----- */

static gboolean
set_committee (Desk *desk, GError **error)
{
  g_autoptr (GPtrArray) members =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_committee_member_free);
  gint64 id = desk_pick (desk, "SELECT id FROM event ORDER BY id");

  for (gint n = desk_draw (desk, 4); n > 0; n--)
    {
      g_autofree char *word = desk_dup_word (desk);

      g_ptr_array_add (members, brg_committee_member_new (
                                    n == 1 ? BRG_COMMITTEE_CHAIR : BRG_COMMITTEE_MEMBER, word));
    }
  return brg_store_set_committee (desk->store, id, members, error);
}

static gboolean
set_duties (Desk *desk, GError **error)
{
  g_autoptr (BrgSnapshot) snapshot = desk_load (desk, "1");
  BrgDuty duty = { .first_board = 1 + desk_draw (desk, 9) };

  if (snapshot == NULL || snapshot->event->officials->len == 0)
    return FALSE;
  duty.last_board = duty.first_board + desk_draw (desk, 9);
  duty.official_id = ((const BrgOfficial *) snapshot->event->officials->pdata[0])->id;
  return brg_store_set_duties (desk->store, snapshot->group->id, desk_draw (desk, 3), &duty,
                               (guint) desk_draw (desk, 4) > 0, error);
}

static gboolean
set_interests (Desk *desk, GError **error)
{
  g_autoptr (BrgSnapshot) snapshot = desk_load (desk, "1");
  g_autoptr (GPtrArray) interests =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_interest_free);
  g_autofree char *word = desk_dup_word (desk);
  const BrgOfficial *official;

  if (snapshot == NULL || snapshot->event->officials->len == 0 || snapshot->entries->len == 0)
    return FALSE;
  official = snapshot->event->officials->pdata[0];
  g_ptr_array_add (interests,
                   brg_interest_new (official->id, brg_snapshot_get_entry (snapshot, 0)->id, word));
  return brg_store_set_interests (desk->store, snapshot->event->id, official->id, interests, error);
}

static gboolean
check_in (Desk *desk, GError **error)
{
  g_autoptr (BrgSnapshot) snapshot = desk_load (desk, "1");

  if (snapshot == NULL || snapshot->entries->len == 0)
    return FALSE;
  return brg_store_check_in (
      desk->store,
      brg_snapshot_get_entry (snapshot, desk_draw (desk, (gint) snapshot->entries->len))->id,
      (gint) snapshot->rounds->len + 1, (BrgCheckInMark) desk_draw (desk, BRG_N_CHECK_IN_MARKS),
      error);
}

/* One row more or one less; later the timetable is announced. */
static gboolean
set_timetable (Desk *desk, GError **error)
{
  g_autoptr (BrgSnapshot) snapshot = desk_load (desk, "1");
  g_autoptr (GPtrArray) rows = brg_timetable_rows_new ();
  g_autofree char *word = desk_dup_word (desk);

  if (snapshot == NULL)
    return FALSE;
  if (snapshot->timetable->len > 0 && *snapshot->timetable_at == '\0')
    return brg_store_announce_timetable (desk->store, snapshot->group->id, error);
  for (guint i = desk_toss (desk); i < snapshot->timetable->len; i++)
    g_ptr_array_add (rows, brg_timetable_row_copy (snapshot->timetable->pdata[i]));
  if (desk_toss (desk))
    {
      BrgTimetableRow *row = brg_timetable_row_new (BRG_TIMETABLE_OTHER);

      g_free (row->title);
      row->title = g_strdup (word);
      g_free (row->day);
      row->day = g_strdup_printf ("2026-11-%02d", 1 + desk_draw (desk, 28));
      g_ptr_array_add (rows, row);
    }
  return brg_store_set_timetable (desk->store, snapshot->group->id, rows, word, error);
}

const EveryAction every_action_of_desk[] = {
  { "check-in", .act = check_in },
  { "set-timetable", .act = set_timetable },
  { "decide-finish", .act = decide_finish },
  { "seal-envelope", .act = seal_envelope },
  { "change-envelope", .act = change_envelope },
  { "advance-envelope", .act = advance_envelope },
  { "draft-incident", .act = draft_incident },
  { "decide-incident", .act = decide_incident },
  { "correct-incident", .act = correct_incident },
  { "cancel-incident", .act = cancel_incident },
  { "attach", .act = attach },
  { "file-protest", .act = file_protest },
  { "appeal", .act = appeal },
  { "work-on-protest", .act = work_on_protest },
  { "set-committee", .act = set_committee },
  { "set-duties", .act = set_duties },
  { "set-interests", .act = set_interests },
  { .name = NULL },
};
