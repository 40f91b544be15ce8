/* brg-absent-incidents.c - who is absent or late: what the penalty log gets, and the clocks
 *
 * Rules: fide-2023 6.7.1; rus-draughts-2022 5.4.1.2, 5.4.4.1
 * Tests: tests/app/test-absent-draft.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-absent-incidents.h"

#include <glib/gi18n.h>

#include "brg-absent-draft-private.h"
#include "brg-desk-clock.h"
#include "brg-desk-words.h"
#include "brg-incident-log.h"
#include "brg-store-game-rows.h"

static void
append_case (GArray *cases,
             const BrgAbsentRow *row,
             BrgColour side,
             BrgIncidentKind kind,
             gint minutes,
             const char *article)
{
  BrgAbsentCase one = { row->game->id, side, kind, minutes, article };

  g_array_append_val (cases, one);
}

/* Who came after the start, but in time or let in. */
static gboolean
is_late (const BrgAbsentDraft *self, const BrgAbsentRow *row, BrgColour side)
{
  return self->has_start && row->comes[side] > 0 && row->comes[side] != BRG_NEVER_COMES;
}

static void
append_late (const BrgAbsentDraft *self,
             GArray *cases,
             const BrgAbsentRow *row,
             const char *article)
{
  for (BrgColour side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
    if (is_late (self, row, side))
      append_case (cases, row, side, BRG_INCIDENT_LATE, row->comes[side] / 60, article);
}

GArray *
brg_absent_draft_list_cases (const BrgAbsentDraft *self, gint64 now_us)
{
  GArray *cases = g_array_new (FALSE, FALSE, sizeof (BrgAbsentCase));
  BrgRoundTimer timer;
  gint passed;

  g_return_val_if_fail (self != NULL, cases);

  passed = brg_absent_draft_get_timer (self, now_us, &timer) ? timer.since_start / 60 : -1;
  for (guint i = 0; i < self->rows->len; i++)
    {
      const BrgAbsentRow *row = brg_absent_draft_get_row (self, i);
      BrgLateness lateness;
      guint losers;

      brg_absent_draft_judge (self, row, now_us, &lateness);
      losers = brg_absent_draft_find_losers (self, &lateness);
      append_late (self, cases, row, lateness.article);
      if (losers == ((1u << BRG_COLOUR_WHITE) | (1u << BRG_COLOUR_BLACK)))
        append_case (cases, row, BRG_COLOUR_NONE, BRG_INCIDENT_BOTH_ABSENT, passed,
                     lateness.article);
      else if (losers != 0)
        append_case (cases, row,
                     losers == 1u << BRG_COLOUR_WHITE ? BRG_COLOUR_WHITE : BRG_COLOUR_BLACK,
                     BRG_INCIDENT_NO_SHOW, passed, lateness.article);
    }
  return cases;
}

static void
set_proposal (BrgIncident *incident, BrgSanction sanction, BrgResultEffect result)
{
  g_free (incident->proposed);
  incident->proposed =
      g_strjoin (" ", brg_sanction_to_id (sanction), "-", brg_result_effect_to_id (result), NULL);
}

/* Who lost by absence, and how the book says it. */
static void
set_lost (BrgIncident *incident, BrgColour side)
{
  gboolean is_both = side == BRG_COLOUR_NONE;
  BrgOutcome white = side == BRG_COLOUR_BLACK ? BRG_OUTCOME_FORFEIT_WIN : BRG_OUTCOME_FORFEIT_LOSS;
  BrgOutcome black = side == BRG_COLOUR_WHITE ? BRG_OUTCOME_FORFEIT_WIN : BRG_OUTCOME_FORFEIT_LOSS;

  incident->is_both = is_both;
  incident->sanction = is_both ? BRG_SANCTION_LOSS_BOTH : BRG_SANCTION_LOSS;
  incident->result = is_both ? BRG_RESULT_BOTH_LOST : BRG_RESULT_LOST;
  set_proposal (incident, incident->sanction, incident->result);
  g_free (incident->result_after);
  incident->result_after = brg_incident_result_to_text (white, black);
}

/* Who came late plays on. After the default time it is the arbiter who let him. */
static void
set_late (const BrgAbsentDraft *self, BrgIncident *incident, gint comes)
{
  gboolean is_let = self->limit >= 0 && comes > self->limit * 60;
  gint minutes = comes / 60;

  set_proposal (incident, is_let ? BRG_SANCTION_LOSS : BRG_SANCTION_NONE,
                is_let ? BRG_RESULT_LOST : BRG_RESULT_NONE);
  if (is_let)
    brg_incident_set_text (&incident->reason, _ ("The arbiter allowed the player to play."));
  g_free (incident->description);
  incident->description =
      /* Translators: minutes after the start of the round */
      g_strdup_printf (
          ngettext ("%d minute after the start", "%d minutes after the start", (gulong) minutes),
          minutes);
}

static BrgIncident *
make_incident (const BrgAbsentDraft *self, const BrgAbsentRow *row, const BrgAbsentCase *one)
{
  BrgIncident *incident = brg_incident_new ();
  const BrgGame *game = row->game;
  gboolean is_black = one->side == BRG_COLOUR_BLACK;

  incident->event_id = self->snapshot->event->id;
  incident->group_id = self->snapshot->group->id;
  incident->round = self->round;
  incident->board = game->board;
  incident->entry_id =
      brg_snapshot_get_entry (self->snapshot, is_black ? game->black : game->white)->id;
  incident->opponent_id =
      brg_snapshot_get_entry (self->snapshot, is_black ? game->white : game->black)->id;
  incident->has_kind = TRUE;
  incident->kind = one->kind;
  if (one->article != NULL)
    brg_incident_set_text (&incident->article, one->article);
  if (one->kind == BRG_INCIDENT_LATE)
    set_late (self, incident, row->comes[one->side]);
  else
    set_lost (incident, one->side);
  brg_incident_set_text (&incident->author, g_get_real_name ());
  return incident;
}

static const BrgAbsentRow *
find_row (const BrgAbsentDraft *self, gint64 pairing_id)
{
  for (guint i = 0; i < self->rows->len; i++)
    if (brg_absent_draft_get_row (self, i)->game->id == pairing_id)
      return brg_absent_draft_get_row (self, i);
  return NULL;
}

GPtrArray *
brg_absent_draft_list_incidents (const BrgAbsentDraft *self, gint64 now_us)
{
  GPtrArray *incidents = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_incident_free);
  g_autoptr (GArray) cases = NULL;

  g_return_val_if_fail (self != NULL, incidents);

  cases = brg_absent_draft_list_cases (self, now_us);
  for (guint i = 0; i < cases->len; i++)
    {
      const BrgAbsentCase *one = &g_array_index (cases, BrgAbsentCase, i);
      const BrgAbsentRow *row = find_row (self, one->pairing_id);

      if (row != NULL && (one->kind != BRG_INCIDENT_LATE || !row->is_logged[one->side]))
        g_ptr_array_add (incidents, make_incident (self, row, one));
    }
  return incidents;
}

static gboolean
is_logged (const BrgAbsentDraft *self, const GPtrArray *log, gint player)
{
  gint64 entry_id = brg_snapshot_get_entry (self->snapshot, player)->id;

  for (guint i = 0; i < log->len; i++)
    {
      const BrgIncident *incident = log->pdata[i];

      if (brg_incident_is_in_force (incident) && incident->has_kind &&
          incident->kind == BRG_INCIDENT_LATE && incident->round == self->round &&
          brg_incident_is_against (incident, entry_id))
        return TRUE;
    }
  return FALSE;
}

void
brg_absent_draft_set_log (BrgAbsentDraft *self, const GPtrArray *log)
{
  g_return_if_fail (self != NULL && log != NULL);

  for (guint i = 0; i < self->rows->len; i++)
    {
      BrgAbsentRow *row = brg_absent_draft_get_row (self, i);

      row->is_logged[BRG_COLOUR_WHITE] = is_logged (self, log, row->game->white);
      row->is_logged[BRG_COLOUR_BLACK] = is_logged (self, log, row->game->black);
    }
}

guint
brg_absent_draft_count_late (const BrgAbsentDraft *self)
{
  guint n = 0;

  g_return_val_if_fail (self != NULL, 0);

  for (guint i = 0; i < self->rows->len; i++)
    {
      const BrgAbsentRow *row = brg_absent_draft_get_row (self, i);

      for (BrgColour side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
        n += is_late (self, row, side) && !row->is_logged[side];
    }
  return n;
}

/* The one of @incidents that says who came late to a board; NULL when none does. */
static BrgIncident *
find_late (GPtrArray *incidents, const BrgAbsentRow *row)
{
  for (guint i = 0; i < incidents->len; i++)
    {
      BrgIncident *incident = incidents->pdata[i];

      if (incident->kind == BRG_INCIDENT_LATE && incident->board == row->game->board)
        return incident;
    }
  return NULL;
}

/* "1:18:00 1:30:00" */
static char *
dup_readings (const BrgGameClock *clock, gint64 now_us)
{
  g_autofree char *white =
      brg_desk_words_dup_time (brg_game_clock_get_left_ms (clock, BRG_COLOUR_WHITE, now_us));
  g_autofree char *black =
      brg_desk_words_dup_time (brg_game_clock_get_left_ms (clock, BRG_COLOUR_BLACK, now_us));

  return g_strdup_printf ("%s %s", white, black);
}

/* What the book leaves of a whole clock. */
static void
set_readings (const BrgAbsentDraft *self,
              const BrgAbsentRow *row,
              gint64 now_us,
              BrgGameClock *clock)
{
  BrgColour first = brg_absent_draft_get_first (self);
  BrgLateness lateness;
  BrgGameClock whole;

  brg_absent_draft_judge (self, row, now_us, &lateness);
  brg_game_clock_init (&whole, &clock->control, BRG_COLOUR_WHITE);
  for (BrgColour side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
    {
      gint used = side == first ? lateness.first_used : lateness.second_used;
      gint64 left_ms =
          brg_game_clock_get_left_ms (&whole, side, now_us) - used * G_GINT64_CONSTANT (1000);

      brg_game_clock_set (clock, side, MAX (left_ms, 0), now_us);
    }
}

gboolean
brg_absent_draft_set_clock (const BrgAbsentDraft *self,
                            guint index,
                            gint64 now_us,
                            BrgStoredGame *record,
                            GPtrArray *incidents)
{
  const BrgAbsentRow *row;
  BrgIncident *late;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  BrgGameClock clock;

  g_return_val_if_fail (self != NULL && index < self->rows->len, FALSE);
  g_return_val_if_fail (record != NULL && incidents != NULL, FALSE);

  row = brg_absent_draft_get_row (self, index);
  late = find_late (incidents, row);
  if (late == NULL || !brg_absent_draft_is_here (self, index, BRG_COLOUR_WHITE) ||
      !brg_absent_draft_is_here (self, index, BRG_COLOUR_BLACK) || *record->moves != '\0' ||
      !brg_desk_clock_read (record->clock, &clock))
    return FALSE;
  before = dup_readings (&clock, now_us);
  set_readings (self, row, now_us, &clock);
  after = dup_readings (&clock, now_us);
  brg_incident_set_text (&late->clock_before, before);
  brg_incident_set_text (&late->clock_after, after);
  g_free (record->clock);
  record->clock = brg_desk_clock_write (&clock, now_us);
  return TRUE;
}

GPtrArray *
brg_absent_draft_list_records (const BrgAbsentDraft *self,
                               BrgStore *store,
                               gint64 now_us,
                               GPtrArray *incidents)
{
  GPtrArray *records = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_stored_game_free);

  g_return_val_if_fail (self != NULL && store != NULL && incidents != NULL, records);

  for (guint i = 0; i < self->rows->len; i++)
    {
      g_autoptr (BrgStoredGame) record = brg_store_load_game (
          store, self->snapshot->group->id, brg_absent_draft_get_row (self, i)->game->id, NULL);

      if (record != NULL && brg_absent_draft_set_clock (self, i, now_us, record, incidents))
        g_ptr_array_add (records, g_steal_pointer (&record));
    }
  return records;
}
