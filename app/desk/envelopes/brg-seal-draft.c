/* brg-seal-draft.c - an envelope that is being filled in: what is known of it beforehand
 *
 * Rules: fide-2023 6.9, guideline I.1, I.2, ussr-chess-1956 18, 19, rus-draughts-2022 5.4.2.6,
 *   5.4.13.1
 * Tests: tests/app/test-envelope-desk.c, tests/app/test-seal-draft.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-seal-draft.h"

#include <glib/gi18n.h>
#include <stdio.h>

#include "brg-envelope-clock.h"
#include "brg-envelope-words.h"
#include "brg-sealed.h"
#include "brg-time-control.h"

static void
set_text (char **place, const char *text)
{
  g_free (*place);
  *place = g_strdup (text);
}

static BrgColour
find_turn (const BrgDeskGame *game)
{
  return game->rules->get_turn != NULL ? game->rules->get_turn (game)
                                       : brg_game_node_get_turn (game->node);
}

/* The number of the move that comes next; in renju stones are numbered one by one. */
static gint
find_move_number (const BrgDeskGame *game, BrgColour turn)
{
  if (brg_desk_node_is_alone (game->node))
    return (gint) game->node->ply + 1;
  return (gint) brg_desk_node_count_moves (game->node, turn) + 1;
}

/* Of a game that was not entered the start is no position to be resumed at, drawn by lot or not. */
static void
take_board (BrgStoredEnvelope *envelope, const BrgStoredGame *record)
{
  g_autoptr (BrgDeskGame) game = brg_desk_game_new (brg_stored_game_copy (record));

  if (game->is_damaged)
    return;
  brg_desk_game_sync (game);
  if (!game->rules->is_keyed (game))
    return;
  g_free (envelope->stands);
  envelope->stands = game->rules->write_position (game);
  envelope->sealer = find_turn (game);
  if (envelope->sealer != BRG_COLOUR_NONE)
    envelope->move_number = find_move_number (game, envelope->sealer);
  envelope->draw_offer = brg_desk_game_get_offer (game);
}

static void
take_officials (BrgStoredEnvelope *envelope, const BrgSnapshot *snapshot)
{
  const BrgOfficial *chief;

  if (snapshot->event->officials->len == 0)
    return;
  chief = snapshot->event->officials->pdata[0];
  set_text (&envelope->sealed_by, chief->name);
  set_text (&envelope->custodian, chief->name);
}

/* Games that are adjourned after one session are resumed together; an hour that has passed is none
 * for a game that is adjourned now. */
static void
take_last (BrgStoredEnvelope *envelope, const GPtrArray *envelopes, gint64 now_us)
{
  g_autoptr (GDateTime) moment = g_date_time_new_from_unix_utc (now_us / G_USEC_PER_SEC);
  g_autofree char *now = g_date_time_format (moment, "%Y-%m-%dT%H:%MZ");
  const BrgStoredEnvelope *last;

  envelope->number = 1;
  if (envelopes->len == 0)
    return;
  last = envelopes->pdata[envelopes->len - 1];
  envelope->number = last->number + 1;
  if (g_strcmp0 (last->resumes_at, now) > 0)
    set_text (&envelope->resumes_at, last->resumes_at);
  set_text (&envelope->resumes_in, last->resumes_in);
}

BrgStoredEnvelope *
brg_seal_draft_begin (const BrgSnapshot *snapshot,
                      const BrgGame *game,
                      const BrgStoredGame *record,
                      const GPtrArray *envelopes,
                      gint64 now_us)
{
  BrgStoredEnvelope *envelope;

  g_return_val_if_fail (snapshot != NULL && game != NULL && record != NULL, NULL);

  envelope = brg_stored_envelope_new (snapshot->group->id, game->id);
  envelope->sealer = BRG_COLOUR_NONE;
  take_officials (envelope, snapshot);
  take_last (envelope, envelopes, now_us);
  take_board (envelope, record);
  brg_envelope_clock_read (record, now_us, envelope->used);
  return envelope;
}

BrgSealEarly
brg_seal_draft_find_early (const BrgSnapshot *snapshot,
                           const BrgStoredEnvelope *envelope,
                           gint session_minutes,
                           gboolean has_consent)
{
  const BrgAdjournmentEvent ask = { .kind = BRG_ADJOURN_ADJOURN,
                                    .side = envelope->sealer,
                                    .at = BRG_ADJOURNMENT_UNTIMED };
  const BrgAdjournmentEvent consent = { .kind = BRG_ADJOURN_CONSENT,
                                        .at = BRG_ADJOURNMENT_UNTIMED };
  BrgSealEarly early = { .used = -1 };
  BrgAdjournment state;
  BrgEnvelope face;

  brg_envelope_fill_face (snapshot, envelope, session_minutes, &face);
  face.sealer = BRG_COLOUR_NONE;
  brg_adjournment_init (&state, snapshot->event->rulebook, &face);
  if (brg_adjournment_apply (&state, &ask) != NULL)
    return early;
  early.asks_consent = state.asks_consent;
  if (state.asks_consent && has_consent)
    brg_adjournment_apply (&state, &consent);
  early.is_allowed = state.phase == BRG_PHASE_SEALED || state.end == BRG_END_FLAG;
  early.article = state.article;
  if (early.is_allowed && state.are_used_known)
    early.used = state.used[BRG_SIDE_INDEX (envelope->sealer)];
  return early;
}

const char *
brg_seal_draft_find_overstepped (const BrgSnapshot *snapshot,
                                 const BrgStoredEnvelope *envelope,
                                 const char **article)
{
  BrgAdjournment state;
  BrgEnvelope face;

  g_return_val_if_fail (snapshot != NULL && envelope != NULL, NULL);

  brg_envelope_fill_face (snapshot, envelope, -1, &face);
  /* What an early adjournment costs is not on the clock yet. */
  if (envelope->id == 0 && face.manner == BRG_ADJOURNMENT_EARLY)
    face.manner = BRG_ADJOURNMENT_SEALED;
  brg_adjournment_init (&state, snapshot->event->rulebook, &face);
  if (article != NULL)
    *article = state.end == BRG_END_FLAG ? state.article : NULL;
  return brg_envelope_words_flags (&state);
}

char *
brg_seal_draft_dup_missing (const BrgStoredEnvelope *envelope)
{
  const char *names[4] = { NULL };
  g_autofree char *list = NULL;
  guint n = 0;

  g_return_val_if_fail (envelope != NULL, NULL);

  if (*envelope->stands == '\0')
    names[n++] = C_ ("missing on an envelope", "position");
  if (envelope->used[BRG_COLOUR_WHITE] < 0 || envelope->used[BRG_COLOUR_BLACK] < 0)
    names[n++] = C_ ("missing on an envelope", "clock times");
  if (*envelope->sealed_by == '\0')
    names[n++] = C_ ("missing on an envelope", "arbiter who sealed");
  if (n == 0)
    return NULL;
  list = g_strjoinv (", ", (char **) names);
  /* Translators: "position, clock times, arbiter who sealed" */
  return g_strdup_printf (_ ("Missing: %s"), list);
}

/* (transfer full): NULL for what is no position. */
static BrgDeskGame *
open_position (BrgDiscipline discipline, const char *position, char **fault)
{
  BrgStoredGame *record = brg_stored_game_new (0, 0, discipline);
  BrgDeskGame *game;

  if (!brg_desk_rules_find (discipline)->read_position (position, record, fault))
    {
      brg_stored_game_free (record);
      return NULL;
    }
  game = brg_desk_game_new (record);
  brg_desk_game_sync (game);
  return game;
}

gboolean
brg_seal_draft_take_position (BrgDiscipline discipline,
                              const char *position,
                              BrgColour *sealer,
                              gint *move_number)
{
  g_autoptr (BrgDeskGame) game = NULL;
  g_autofree char *fault = NULL;

  g_return_val_if_fail (position != NULL && sealer != NULL && move_number != NULL, FALSE);

  game = *position != '\0' ? open_position (discipline, position, &fault) : NULL;
  if (game == NULL)
    return FALSE;
  *sealer = find_turn (game);
  *move_number = *sealer != BRG_COLOUR_NONE ? find_move_number (game, *sealer) : 0;
  /* Nobody adjourns before the first move: the position does not tell the number. */
  if (*move_number == 1)
    *move_number = 0;
  return TRUE;
}

/* ussr-chess-1956 19: a move that was made on the board is written, and has been made there. */
static gboolean
is_move_of (BrgDiscipline discipline, const char *position, const char *text)
{
  g_autofree char *fault = NULL;
  g_autoptr (BrgDeskGame) game = open_position (discipline, position, &fault);
  g_autoptr (GArray) choices = NULL;
  BrgSealedReading found;

  if (game == NULL)
    return TRUE;
  if (game->rules->kind == BRG_GAME_OF_CHESS)
    {
      brg_sealed_judge (&game->node->position, text, -1, BRG_LANGUAGE_ANY, &found);
      return found.verdict != BRG_SEALED_IMPOSSIBLE;
    }
  choices = game->rules->read (game, text, game->rules->get_default_notation ("en"));
  return choices->len > 0;
}

/* (transfer full) (nullable): what the position says against the move. */
static char *
dup_move_doubt (const BrgSnapshot *snapshot, const BrgStoredEnvelope *envelope)
{
  BrgColour turn;
  gint number = 0;

  if (envelope->manner == BRG_STORED_MANNER_OPEN_MOVE && *envelope->open_move != '\0' &&
      *envelope->stands != '\0' &&
      !is_move_of (snapshot->event->discipline, envelope->stands, envelope->open_move))
    /* Translators: a move as it was written */
    return g_strdup_printf (_ ("“%s” cannot be played in this position."), envelope->open_move);
  if (brg_seal_draft_take_position (snapshot->event->discipline, envelope->stands, &turn,
                                    &number) &&
      number > 0 && envelope->move_number > 0 && number != envelope->move_number)
    /* Translators: two numbers of moves */
    return g_strdup_printf (_ ("The position is one of move %d, and move %d is sealed."), number,
                            envelope->move_number);
  return NULL;
}

char *
brg_seal_draft_dup_doubt (const BrgSnapshot *snapshot, const BrgStoredEnvelope *envelope)
{
  g_autoptr (GPtrArray) doubts = g_ptr_array_new_null_terminated (4, g_free, TRUE);
  const char *flags;
  char *doubt;

  g_return_val_if_fail (snapshot != NULL && envelope != NULL, NULL);

  flags = brg_seal_draft_find_overstepped (snapshot, envelope, NULL);
  if (flags != NULL)
    g_ptr_array_add (doubts, g_strdup (flags));
  doubt = dup_move_doubt (snapshot, envelope);
  if (doubt != NULL)
    g_ptr_array_add (doubts, doubt);
  doubt = brg_seal_draft_dup_missing (envelope);
  if (doubt != NULL)
    g_ptr_array_add (doubts, doubt);
  return doubts->len > 0 ? g_strjoinv (" ", (char **) doubts->pdata) : NULL;
}

char *
brg_seal_draft_tidy_position (BrgDiscipline discipline, const char *position)
{
  g_autoptr (BrgDeskGame) game = NULL;
  g_autofree char *fault = NULL;

  g_return_val_if_fail (position != NULL, NULL);

  if (*position == '\0')
    return g_strdup ("");
  game = open_position (discipline, position, &fault);
  return game != NULL ? game->rules->write_position (game) : NULL;
}

gint
brg_seal_draft_guess_session (const BrgSnapshot *snapshot)
{
  BrgTimeControl control;

  g_return_val_if_fail (snapshot != NULL, -1);

  if (!brg_time_control_parse (snapshot->group->time_control, &control, NULL) ||
      control.phases[0].moves == 0)
    return -1;
  return 2 * control.phases[0].minutes;
}

gboolean
brg_seal_draft_show (BrgDiscipline discipline,
                     const char *position,
                     BrgColour *turn,
                     BrgBoardPicture *picture,
                     char **fault)
{
  const BrgDeskRules *rules = brg_desk_rules_find (discipline);
  g_autoptr (BrgDeskGame) game = NULL;

  g_return_val_if_fail (position != NULL && picture != NULL && fault != NULL, FALSE);

  *fault = NULL;
  if (*position == '\0')
    return FALSE;
  game = open_position (discipline, position, fault);
  if (game == NULL)
    {
      if (*fault == NULL)
        *fault = g_strdup (_ ("This is not a position."));
      return FALSE;
    }
  if (turn != NULL)
    *turn = find_turn (game);
  rules->show (game, rules->get_default_notation ("en"), picture);
  return TRUE;
}

static gboolean
read_date (const char *text, gint *year, gint *month, gint *day)
{
  gint end = 0;

  if (sscanf (text, " %4d-%2d-%2d %n", year, month, day, &end) == 3 && text[end] == '\0')
    return TRUE;
  return sscanf (text, " %2d.%2d.%4d %n", day, month, year, &end) == 3 && text[end] == '\0';
}

static gboolean
read_hour (const char *text, gint *hour, gint *minute)
{
  gint end = 0;

  return sscanf (text, " %2d:%2d %n", hour, minute, &end) == 2 && text[end] == '\0';
}

char *
brg_seal_draft_join_time (const char *date, const char *time)
{
  gint year, month, day, hour, minute;
  g_autoptr (GDateTime) local = NULL;
  g_autoptr (GDateTime) utc = NULL;

  g_return_val_if_fail (date != NULL && time != NULL, NULL);

  if (*date == '\0' && *time == '\0')
    return g_strdup ("");
  if (!read_date (date, &year, &month, &day) || !read_hour (time, &hour, &minute))
    return NULL;
  local = g_date_time_new_local (year, month, day, hour, minute, 0);
  if (local == NULL)
    return NULL;
  utc = g_date_time_to_utc (local);
  return g_date_time_format (utc, "%Y-%m-%dT%H:%MZ");
}

void
brg_seal_draft_split_time (const char *utc, char **date, char **time)
{
  gint year, month, day, hour, minute;
  g_autoptr (GDateTime) moment = NULL;
  g_autoptr (GDateTime) local = NULL;

  g_return_if_fail (utc != NULL && date != NULL && time != NULL);

  if (sscanf (utc, "%4d-%2d-%2dT%2d:%2d", &year, &month, &day, &hour, &minute) == 5)
    moment = g_date_time_new_utc (year, month, day, hour, minute, 0);
  local = moment != NULL ? g_date_time_to_local (moment) : NULL;
  *date = local != NULL ? g_date_time_format (local, "%Y-%m-%d") : g_strdup ("");
  *time = local != NULL ? g_date_time_format (local, "%H:%M") : g_strdup ("");
}
