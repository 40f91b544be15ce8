/* brg-incident-outcome.c - what a decision does to the game, and how it gets into the log
 *
 * Rules: fide-2023 7.5.5, 11.7, 11.8; rus-chess-2014 7.4.2; rus-draughts-2022 5.4.1.2
 * Tests: tests/app/test-incident-desk.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-incident-outcome.h"

#include "brg-incident-desk-private.h"

#include <glib/gi18n.h>

#include "brg-board.h"
#include "brg-desk-clock.h"
#include "brg-desk-words.h"
#include "brg-incident-exclusion.h"
#include "brg-store-incidents.h"

/* Nothing was played: the result is one without play. */
static gboolean
is_unplayed (const BrgIncident *incident)
{
  return incident->has_kind &&
         (incident->kind == BRG_INCIDENT_LATE || incident->kind == BRG_INCIDENT_NO_SHOW ||
          incident->kind == BRG_INCIDENT_BOTH_ABSENT);
}

/* By the colours as they are now. */
static void
find_result (const BrgIncidentDesk *desk, BrgOutcome *white, BrgOutcome *black)
{
  gboolean is_forfeit = is_unplayed (desk->incident);
  BrgOutcome win = is_forfeit ? BRG_OUTCOME_FORFEIT_WIN : BRG_OUTCOME_WIN;
  BrgOutcome loss = is_forfeit ? BRG_OUTCOME_FORFEIT_LOSS : BRG_OUTCOME_LOSS;
  gboolean is_both = desk->incident->result == BRG_RESULT_BOTH_LOST || desk->incident->is_both;

  if (desk->incident->result == BRG_RESULT_DRAWN)
    *white = *black = BRG_OUTCOME_DRAW;
  else if (desk->incident->result == BRG_RESULT_REPLAY)
    *white = *black = BRG_OUTCOME_NONE;
  /* fide-2023 12.9.4 to 12.9.6; rus-chess-2014 13.3.2, 13.8, 14.4.5, 14.4.6 */
  else if (!is_both && (desk->incident->result == BRG_RESULT_LOST_HALF ||
                        desk->incident->result == BRG_RESULT_OFFENDER_HALF))
    {
      gboolean is_white = desk->side == BRG_COLOUR_WHITE;
      gboolean goes_white = is_white == (desk->incident->result == BRG_RESULT_OFFENDER_HALF);

      *white = goes_white ? BRG_OUTCOME_DRAW : BRG_OUTCOME_LOSS;
      *black = goes_white ? BRG_OUTCOME_LOSS : BRG_OUTCOME_DRAW;
    }
  else
    {
      *white = is_both || desk->side == BRG_COLOUR_WHITE ? loss : win;
      *black = is_both || desk->side == BRG_COLOUR_BLACK ? loss : win;
    }
}

/* What was entered by the decision that is corrected goes, if it still stands. */
static gboolean
find_earlier_result (const BrgIncidentDesk *desk, BrgOutcome *white, BrgOutcome *black)
{
  const BrgIncident *old = desk->corrected;
  BrgOutcome after_white;
  BrgOutcome after_black;

  return old != NULL && !g_str_equal (old->result_before, old->result_after) &&
         brg_incident_result_from_text (old->result_after, &after_white, &after_black) &&
         after_white == desk->game.white_outcome && after_black == desk->game.black_outcome &&
         brg_incident_result_from_text (old->result_before, white, black);
}

static gboolean
is_without_result (const BrgIncidentDesk *desk)
{
  return desk->incident->result == BRG_RESULT_NONE ||
         (desk->incident->result == BRG_RESULT_REPLAY &&
          desk->game.white_outcome == BRG_OUTCOME_NONE);
}

gboolean
brg_incident_desk_touches_result (const BrgIncidentDesk *desk)
{
  g_return_val_if_fail (desk != NULL, FALSE);

  return desk->has_game && (!is_without_result (desk) ||
                            (desk->corrected != NULL && *desk->corrected->result_after != '\0'));
}

static void
fill_result (const BrgIncidentDesk *desk, BrgIncidentOutcome *outcome)
{
  BrgOutcome white;
  BrgOutcome black;

  outcome->was_white = outcome->white = desk->game.white_outcome;
  outcome->was_black = outcome->black = desk->game.black_outcome;
  if (!desk->enters_result)
    return;
  if (is_without_result (desk))
    {
      outcome->sets_result = find_earlier_result (desk, &outcome->white, &outcome->black);
      return;
    }
  find_result (desk, &white, &black);
  outcome->white = desk->is_swapped ? black : white;
  outcome->black = desk->is_swapped ? white : black;
  outcome->sets_result = TRUE;
}

static void
add_time (gint64 *left_ms, gint seconds)
{
  if (*left_ms != BRG_INCIDENT_TIME_UNKNOWN)
    *left_ms = CLAMP (*left_ms + seconds * G_GINT64_CONSTANT (1000), 0, BRG_GAME_CLOCK_MAX_MS);
}

/* rus-draughts-2022 5.4.1.2: what has passed is halved onto both clocks. */
static void
halve (gint64 *left_ms)
{
  gint64 sum = left_ms[BRG_COLOUR_WHITE] + left_ms[BRG_COLOUR_BLACK];

  if (left_ms[BRG_COLOUR_WHITE] == BRG_INCIDENT_TIME_UNKNOWN ||
      left_ms[BRG_COLOUR_BLACK] == BRG_INCIDENT_TIME_UNKNOWN)
    return;
  left_ms[BRG_COLOUR_WHITE] = left_ms[BRG_COLOUR_BLACK] = sum / 2;
}

static void
apply_clock (gint64 *left_ms, const BrgIncident *incident, BrgColour side, gint sign)
{
  BrgColour other = brg_colour_opposite (side);

  /* What was halved cannot be parted again: the arbiter sets the clocks himself. */
  if (incident->clock == BRG_CLOCK_HALVE && sign > 0)
    halve (left_ms);
  else if (incident->clock == BRG_CLOCK_OPPONENT && side != BRG_COLOUR_NONE)
    add_time (&left_ms[other], sign * incident->seconds);
  else if (incident->clock == BRG_CLOCK_SELF && side != BRG_COLOUR_NONE)
    add_time (&left_ms[side], sign * incident->seconds);
  else if (incident->clock == BRG_CLOCK_SELF || incident->clock == BRG_CLOCK_OPPONENT)
    {
      /* Both did it: each is the other's opponent. */
      add_time (&left_ms[BRG_COLOUR_WHITE], sign * incident->seconds);
      add_time (&left_ms[BRG_COLOUR_BLACK], sign * incident->seconds);
    }
}

/* The colour that the offender of the corrected decision has now. */
static BrgColour
find_old_side (const BrgIncidentDesk *desk)
{
  BrgGame sides = brg_board_orient (&desk->game, desk->is_swapped);

  if (desk->corrected->is_both)
    return BRG_COLOUR_NONE;
  return brg_snapshot_get_entry (desk->snapshot, sides.black)->id == desk->corrected->entry_id
             ? BRG_COLOUR_BLACK
             : BRG_COLOUR_WHITE;
}

static void
fill_clock (const BrgIncidentDesk *desk, BrgIncidentOutcome *outcome)
{
  for (BrgColour side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
    outcome->before_ms[side] = outcome->after_ms[side] = desk->left_ms[side];
  if (!desk->sets_clock)
    return;
  if (desk->corrected != NULL)
    apply_clock (outcome->after_ms, desk->corrected, find_old_side (desk), -1);
  apply_clock (outcome->after_ms, desk->incident, desk->side, 1);
  for (BrgColour side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
    outcome->changes_clock =
        outcome->changes_clock || outcome->after_ms[side] != outcome->before_ms[side];
}

static void
count_illegal (const BrgIncidentDesk *desk,
               const BrgIncident *incident,
               BrgColour side,
               gint step,
               BrgIncidentOutcome *outcome)
{
  if (!incident->has_kind || side == BRG_COLOUR_NONE || incident->state == BRG_INCIDENT_CANCELLED ||
      !brg_incident_desk_is_illegal (desk, incident->kind))
    return;
  outcome->counts_illegal[side] += step;
}

void
brg_incident_desk_get_outcome (const BrgIncidentDesk *desk, BrgIncidentOutcome *outcome)
{
  g_return_if_fail (desk != NULL && outcome != NULL);

  *outcome = (BrgIncidentOutcome){ 0 };
  for (BrgColour side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
    outcome->before_ms[side] = outcome->after_ms[side] = BRG_INCIDENT_TIME_UNKNOWN;
  if (!desk->has_game)
    return;
  fill_result (desk, outcome);
  fill_clock (desk, outcome);
  count_illegal (desk, desk->incident, desk->side, 1, outcome);
  if (desk->corrected != NULL)
    count_illegal (desk, desk->corrected, find_old_side (desk), -1, outcome);
}

/* A game that is over stops; what was told of the readings is set before what is added. */
static void
set_clock (BrgStoredGame *record, const BrgIncidentOutcome *outcome)
{
  gint64 now = g_get_real_time ();
  BrgGameClock clock;

  if (!brg_desk_clock_read (record->clock, &clock))
    return;
  if (outcome->sets_result && !brg_outcome_is_pending (outcome->white))
    brg_game_clock_stop (&clock, now);
  for (BrgColour side = BRG_COLOUR_WHITE; outcome->changes_clock && side <= BRG_COLOUR_BLACK;
       side++)
    if (outcome->after_ms[side] != BRG_INCIDENT_TIME_UNKNOWN)
      brg_game_clock_set (&clock, side, outcome->after_ms[side], now);
  g_free (record->clock);
  record->clock = brg_desk_clock_write (&clock, now);
}

/* NULL when nothing of the stored game changes. */
static BrgStoredGame *
make_record (const BrgIncidentDesk *desk, const BrgIncidentOutcome *outcome)
{
  BrgStoredGame *record;
  gboolean ends = outcome->sets_result && !brg_outcome_is_pending (outcome->white);
  gboolean counts = outcome->counts_illegal[BRG_COLOUR_WHITE] != 0 ||
                    outcome->counts_illegal[BRG_COLOUR_BLACK] != 0;

  if (desk->record == NULL ||
      (!counts && (*desk->record->clock == '\0' || (!outcome->changes_clock && !ends))))
    return NULL;
  record = brg_stored_game_copy (desk->record);
  for (BrgColour side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
    record->illegal[side] = MAX (record->illegal[side] + outcome->counts_illegal[side], 0);
  set_clock (record, outcome);
  return record;
}

static char *
dup_readings (const gint64 *left_ms)
{
  g_autofree char *white = NULL;
  g_autofree char *black = NULL;

  if (left_ms[BRG_COLOUR_WHITE] == BRG_INCIDENT_TIME_UNKNOWN &&
      left_ms[BRG_COLOUR_BLACK] == BRG_INCIDENT_TIME_UNKNOWN)
    return g_strdup ("");
  white = left_ms[BRG_COLOUR_WHITE] == BRG_INCIDENT_TIME_UNKNOWN
              ? g_strdup ("?")
              : brg_desk_words_dup_time (left_ms[BRG_COLOUR_WHITE]);
  black = left_ms[BRG_COLOUR_BLACK] == BRG_INCIDENT_TIME_UNKNOWN
              ? g_strdup ("?")
              : brg_desk_words_dup_time (left_ms[BRG_COLOUR_BLACK]);
  return g_strdup_printf ("%s %s", white, black);
}

/* The entry as it goes into the log. */
static BrgIncident *
make_entry (const BrgIncidentDesk *desk, const BrgIncidentOutcome *outcome)
{
  BrgIncident *entry = brg_incident_copy (desk->incident);

  g_free (entry->clock_before);
  g_free (entry->clock_after);
  entry->clock_before = dup_readings (outcome->before_ms);
  entry->clock_after = dup_readings (outcome->after_ms);
  if (*entry->author == '\0')
    brg_incident_set_text (&entry->author, g_get_real_name ());
  return entry;
}

static BrgIncidentEffects
make_effects (const BrgIncidentDesk *desk,
              const BrgIncidentOutcome *outcome,
              const BrgStoredGame *record,
              const GArray *leavers,
              const GArray *forfeits)
{
  return (BrgIncidentEffects){ .game_id = desk->has_game ? desk->game.id : 0,
                               .sets_result = outcome->sets_result,
                               .white = outcome->white,
                               .black = outcome->black,
                               .record = record,
                               .leavers = (const BrgIncidentLeaver *) (gconstpointer) leavers->data,
                               .n_leavers = leavers->len,
                               .forfeits =
                                   (const BrgIncidentForfeit *) (gconstpointer) forfeits->data,
                               .n_forfeits = forfeits->len };
}

gboolean
brg_incident_desk_save_draft (BrgIncidentDesk *desk, gint64 *incident_id, GError **error)
{
  g_autoptr (BrgIncident) entry = NULL;
  BrgIncidentOutcome outcome;

  g_return_val_if_fail (desk != NULL, FALSE);

  if (desk->corrected != NULL)
    {
      g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
                           _ ("A correction takes effect at once: it has no draft."));
      return FALSE;
    }
  brg_incident_desk_get_outcome (desk, &outcome);
  entry = make_entry (desk, &outcome);
  return brg_store_draft_incident (desk->store, entry, incident_id, error);
}

static gboolean
write (BrgIncidentDesk *desk, gint64 *incident_id, GError **error)
{
  g_autoptr (BrgStoredGame) record = NULL;
  g_autoptr (BrgIncident) entry = NULL;
  g_autoptr (GArray) leavers = NULL;
  g_autoptr (GArray) forfeits = NULL;
  BrgIncidentOutcome outcome;
  BrgIncidentEffects effects;

  if (brg_incident_desk_lacks_decider (desk))
    {
      g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
                           _ ("An arbiter alone cannot exclude from this event: say who decided."));
      return FALSE;
    }
  brg_incident_desk_get_outcome (desk, &outcome);
  record = make_record (desk, &outcome);
  entry = make_entry (desk, &outcome);
  leavers = brg_incident_desk_make_leavers (desk);
  forfeits = brg_incident_desk_make_forfeits (desk);
  effects = make_effects (desk, &outcome, record, leavers, forfeits);
  return desk->corrected != NULL
             ? brg_store_correct_incident (desk->store, entry, &effects, incident_id, error)
             : brg_store_decide_incident (desk->store, entry, &effects, incident_id, error);
}

gboolean
brg_incident_desk_decide (BrgIncidentDesk *desk, gint64 *incident_id, GError **error)
{
  g_return_val_if_fail (desk != NULL, FALSE);

  return write (desk, incident_id, error);
}

gboolean
brg_incident_desk_take_back (BrgIncidentDesk *desk, gint64 *incident_id, GError **error)
{
  gboolean done;

  g_return_val_if_fail (desk != NULL && desk->corrected != NULL, FALSE);

  brg_incident_desk_choose (desk, BRG_SANCTION_NONE, BRG_CLOCK_NONE, 0, BRG_RESULT_NONE);
  desk->incident->state = BRG_INCIDENT_CANCELLED;
  done = write (desk, incident_id, error);
  desk->incident->state = BRG_INCIDENT_DRAFT;
  return done;
}

gboolean
brg_incident_desk_note_ruling (BrgIncidentDesk *desk,
                               const BrgStoredGame *record,
                               guint seconds,
                               BrgResultEffect result,
                               const char *article,
                               GError **error)
{
  g_autoptr (BrgIncident) entry = NULL;
  g_autoptr (GArray) leavers = NULL;
  g_autoptr (GArray) forfeits = NULL;
  g_autofree char *clock = NULL;
  BrgIncidentOutcome outcome;
  BrgIncidentEffects effects;
  BrgGameClock after;

  g_return_val_if_fail (desk != NULL && desk->has_game && record != NULL, FALSE);

  brg_incident_desk_choose (desk,
                            result == BRG_RESULT_LOST        ? BRG_SANCTION_LOSS
                            : result == BRG_RESULT_BOTH_LOST ? BRG_SANCTION_LOSS_BOTH
                            : seconds > 0                    ? BRG_SANCTION_TIME
                                                             : BRG_SANCTION_NONE,
                            seconds > 0 ? BRG_CLOCK_OPPONENT : BRG_CLOCK_NONE, (gint) seconds,
                            result);
  if (article != NULL)
    brg_incident_set_text (&desk->incident->article, article);
  clock = brg_clock_effect_to_text (desk->incident->clock, desk->incident->seconds);
  g_free (desk->incident->proposed);
  desk->incident->proposed = g_strjoin (" ", brg_sanction_to_id (desk->incident->sanction), clock,
                                        brg_result_effect_to_id (desk->incident->result), NULL);
  brg_incident_desk_get_outcome (desk, &outcome);
  /* The page has set the clock already: the log says what it shows. */
  if (brg_desk_clock_read (record->clock, &after))
    for (BrgColour side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
      outcome.after_ms[side] = brg_game_clock_get_left_ms (&after, side, g_get_real_time ());
  entry = make_entry (desk, &outcome);
  leavers = brg_incident_desk_make_leavers (desk);
  forfeits = brg_incident_desk_make_forfeits (desk);
  effects = make_effects (desk, &outcome, record, leavers, forfeits);
  return brg_store_decide_incident (desk->store, entry, &effects, NULL, error);
}

/* A decision is opened to be corrected, with its own decision as the one to begin with. */
static void
take_decision (BrgIncidentDesk *desk, const BrgIncident *stored)
{
  g_autofree char *clock = NULL;
  g_autofree char *decision = NULL;

  desk->is_otherwise = FALSE;
  brg_incident_desk_restore_facts (desk, stored);
  desk->opened_id = stored->id;
  /* A draft that was kept before the answer: the book has the word when it comes. */
  if (desk->unanswered != 0 && stored->state == BRG_INCIDENT_DRAFT && *stored->proposed == '\0')
    return;
  clock = brg_clock_effect_to_text (stored->clock, stored->seconds);
  decision = g_strjoin (" ", brg_sanction_to_id (stored->sanction), clock,
                        brg_result_effect_to_id (stored->result), NULL);
  if (!g_str_equal (decision, desk->incident->proposed))
    brg_incident_desk_choose (desk, stored->sanction, stored->clock, stored->seconds,
                              stored->result);
  desk->opened_id = stored->id;
}

void
brg_incident_desk_take_opened (BrgIncidentDesk *desk)
{
  const BrgIncident *stored = brg_incident_log_find (desk->log, desk->opened_id);

  if (stored != NULL)
    take_decision (desk, stored);
}

static gint64
find_board_of (const BrgIncidentDesk *desk, const BrgIncident *stored)
{
  gint entry = brg_snapshot_find_entry (desk->snapshot, stored->entry_id);
  gint opponent = brg_snapshot_find_entry (desk->snapshot, stored->opponent_id);
  const BrgGame *game;

  for (gint i = 0; entry != BRG_NOBODY && opponent != BRG_NOBODY &&
                   (game = brg_board_get_game (desk->snapshot, stored->round, i)) != NULL;
       i++)
    if ((game->white == entry && game->black == opponent) ||
        (game->white == opponent && game->black == entry))
      return game->id;
  return 0;
}

/* The texts of the entry; a reason is about the decision that it stands beside. */
static void
take_texts (BrgIncidentDesk *desk, const BrgIncident *stored)
{
  BrgIncident *incident = desk->incident;

  incident->is_gross = stored->is_gross;
  incident->rounds_out = stored->rounds_out;
  incident->are_told = stored->are_told;
  brg_incident_set_text (&incident->at, stored->at);
  brg_incident_set_text (&incident->description, stored->description);
  brg_incident_set_text (&incident->witnesses, stored->witnesses);
  brg_incident_set_text (&incident->explanation, stored->explanation);
  brg_incident_set_text (&incident->note, stored->note);
  brg_incident_set_text (&incident->decided_by, stored->decided_by);
  brg_incident_set_text (&incident->fine, stored->fine);
  if (stored->state == BRG_INCIDENT_DRAFT)
    {
      incident->id = stored->id;
      incident->number = stored->number;
      brg_incident_set_text (&incident->reason, stored->reason);
      brg_incident_set_text (&incident->author, stored->author);
    }
  else
    {
      incident->supersedes_id = stored->id;
      desk->corrected = brg_incident_copy (stored);
    }
}

static void
take_side_of (BrgIncidentDesk *desk, const BrgIncident *stored)
{
  BrgGame sides = brg_board_orient (&desk->game, desk->is_swapped);
  BrgColour side = brg_snapshot_get_entry (desk->snapshot, sides.black)->id == stored->entry_id
                       ? BRG_COLOUR_BLACK
                       : BRG_COLOUR_WHITE;

  brg_incident_desk_set_side (desk, stored->is_both ? BRG_COLOUR_NONE : side);
}

gboolean
brg_incident_desk_open (BrgIncidentDesk *desk, gint64 incident_id, GError **error)
{
  const BrgIncident *stored;
  gint64 game_id;

  g_return_val_if_fail (desk != NULL, FALSE);

  stored = brg_incident_log_find (desk->log, incident_id);
  if (stored == NULL || stored->group_id != desk->snapshot->group->id ||
      stored->state == BRG_INCIDENT_CANCELLED || stored->superseded_by != 0)
    {
      g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
                           _ ("This entry cannot be opened: it belongs to another group, or is "
                              "already cancelled or corrected."));
      return FALSE;
    }
  game_id = find_board_of (desk, stored);
  if (game_id != 0 && !brg_incident_desk_set_game (desk, stored->round, game_id, error))
    return FALSE;
  take_texts (desk, stored);
  if (game_id != 0)
    take_side_of (desk, stored);
  else
    {
      desk->incident->round = stored->round;
      desk->incident->board = stored->board;
      desk->incident->entry_id = stored->entry_id;
      desk->incident->opponent_id = stored->opponent_id;
    }
  desk->incident->has_kind = stored->has_kind;
  desk->incident->kind = stored->kind;
  take_decision (desk, stored);
  return TRUE;
}
