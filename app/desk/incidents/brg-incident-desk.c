/* brg-incident-desk.c - an incident while it is being decided: who, what, what the book says
 *
 * Counting and advice are in brg-incident-count.c, what follows for game and log in
 * brg-incident-outcome.c.
 *
 * Tests: tests/app/test-incident-desk.c, tests/app/test-incident-side.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-incident-contest.h"
#include "brg-incident-desk-private.h"

#include <glib/gi18n.h>

#include "brg-board.h"
#include "brg-desk-clock.h"
#include "brg-desk-game.h"
#include "brg-discipline.h"
#include "brg-event-regulations.h"
#include "brg-meeting-board.h"
#include "brg-meeting-games.h"
#include "brg-store-event.h"
#include "brg-store-game-rows.h"
#include "brg-store-incident-rows.h"
#include "brg-time-control.h"

BrgPlayForm
brg_incident_desk_find_form (const BrgSnapshot *snapshot, BrgTempo *tempo)
{
  BrgTempo found = BRG_TEMPO_UNKNOWN;
  BrgTimeControl control;

  g_return_val_if_fail (snapshot != NULL, BRG_FORM_STANDARD);

  if (brg_time_control_parse (snapshot->group->time_control, &control, NULL))
    found = brg_time_control_classify (&control, snapshot->event->rulebook,
                                       snapshot->event->discipline, NULL);
  if (tempo != NULL)
    *tempo = found;
  return brg_play_form_find (snapshot->event->discipline, found);
}

BrgIncidentDesk *
brg_incident_desk_new (BrgStore *store, const BrgSnapshot *snapshot, GError **error)
{
  g_autoptr (BrgIncidentDesk) desk = NULL;

  g_return_val_if_fail (store != NULL && snapshot != NULL, NULL);

  desk = g_new0 (BrgIncidentDesk, 1);
  desk->store = store;
  desk->snapshot = brg_snapshot_ref ((BrgSnapshot *) brg_snapshot_get_boards (snapshot));
  desk->log = brg_store_list_incidents (store, snapshot->event->id, error);
  if (desk->log == NULL)
    return NULL;
  brg_event_regulations_load (store, snapshot->event->id, &desk->regulations);
  desk->form = brg_incident_desk_find_form (desk->snapshot, &desk->tempo);
  desk->incident = brg_incident_new ();
  desk->incident->event_id = snapshot->event->id;
  desk->incident->group_id = snapshot->group->id;
  desk->moves = desk->men = -1;
  for (guint i = 0; i < BRG_N_INCIDENT_FACTS; i++)
    desk->steps[i] = g_array_new (FALSE, FALSE, sizeof (gint));
  brg_incident_desk_forget_facts (desk);
  desk->exclusions = g_array_new (FALSE, FALSE, sizeof (BrgIncidentExclusion));
  desk->enters_result = desk->sets_clock = TRUE;
  desk->left_ms[BRG_COLOUR_WHITE] = desk->left_ms[BRG_COLOUR_BLACK] = BRG_INCIDENT_TIME_UNKNOWN;
  brg_incident_desk_update (desk);
  return g_steal_pointer (&desk);
}

void
brg_incident_desk_free (BrgIncidentDesk *desk)
{
  if (desk == NULL)
    return;
  g_clear_pointer (&desk->snapshot, brg_snapshot_unref);
  g_clear_pointer (&desk->log, g_ptr_array_unref);
  brg_incident_free (desk->incident);
  brg_incident_free (desk->corrected);
  brg_stored_game_free (desk->record);
  for (guint i = 0; i < BRG_N_INCIDENT_FACTS; i++)
    g_clear_pointer (&desk->steps[i], g_array_unref);
  g_clear_pointer (&desk->exclusions, g_array_unref);
  g_free (desk);
}

static const BrgGame *
find_game (const BrgSnapshot *snapshot, gint round, gint64 game_id)
{
  const BrgGame *game;

  for (gint i = 0; (game = brg_board_get_game (snapshot, round, i)) != NULL; i++)
    if (game->id == game_id && game->black != BRG_NOBODY)
      return game;
  return NULL;
}

/* Whether the opponent can mate is not known of another position or another side. */
static void
forget_mate (BrgIncidentDesk *desk)
{
  desk->can_mate = BRG_OPPONENT_CAN_MATE_UNKNOWN;
  desk->asks_mate = desk->is_chess && desk->side != BRG_COLOUR_NONE;
}

/* A position that was set up does not tell how many moves were made. */
static void
count_moves (BrgIncidentDesk *desk, const BrgDeskGame *game)
{
  guint white;
  guint black;

  desk->moves = -1;
  if (game == NULL || *desk->record->moves == '\0' || *desk->record->start != '\0')
    return;
  white = brg_desk_node_count_moves (game->node, BRG_COLOUR_WHITE);
  black = brg_desk_node_count_moves (game->node, BRG_COLOUR_BLACK);
  desk->moves = (gint) MIN (white, black);
  desk->is_unmoved = white == 0 && black == 0;
}

/* rus-draughts-2022 6.1.10.2: pieces of the player who has more. */
static gint
count_men (const BrgDeskGame *game)
{
  const BrgDraughtsSet *pieces;

  if (game == NULL || game->node->kind != BRG_GAME_OF_DRAUGHTS)
    return -1;
  pieces = game->node->draughts.pieces;
  return (gint) MAX (brg_draughts_set_size (pieces[BRG_COLOUR_WHITE]),
                     brg_draughts_set_size (pieces[BRG_COLOUR_BLACK]));
}

/* The stored game at its end; NULL when nothing is known of its moves. */
static BrgDeskGame *
open_record (const BrgIncidentDesk *desk)
{
  g_autoptr (BrgDeskGame) game = NULL;

  if (desk->record == NULL)
    return NULL;
  game = brg_desk_game_new (brg_stored_game_copy (desk->record));
  if (game->is_damaged)
    return NULL;
  while (brg_desk_game_step (game, BRG_DESK_STEP_LAST))
    ;
  brg_desk_game_sync (game);
  /* A start that was drawn by lot is not what was played. */
  if (!game->rules->is_keyed (game))
    return NULL;
  return g_steal_pointer (&game);
}

static void
read_clock (BrgIncidentDesk *desk)
{
  gint64 now = g_get_real_time ();
  BrgGameClock clock;

  desk->left_ms[BRG_COLOUR_WHITE] = desk->left_ms[BRG_COLOUR_BLACK] = BRG_INCIDENT_TIME_UNKNOWN;
  if (desk->record == NULL || !brg_desk_clock_read (desk->record->clock, &clock))
    return;
  for (BrgColour side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
    desk->left_ms[side] = brg_game_clock_get_left_ms (&clock, side, now);
}

/* Who did it and who sat opposite, by the colours as they are now. */
static void
take_side (BrgIncidentDesk *desk)
{
  BrgGame sides = brg_board_orient (&desk->game, desk->is_swapped);
  gint white = sides.white;
  gint black = sides.black;
  gboolean is_black = desk->side == BRG_COLOUR_BLACK;

  desk->incident->is_both = desk->side == BRG_COLOUR_NONE;
  desk->incident->entry_id = brg_snapshot_get_entry (desk->snapshot, is_black ? black : white)->id;
  desk->incident->opponent_id =
      brg_snapshot_get_entry (desk->snapshot, is_black ? white : black)->id;
}

static BrgColour
find_turn (const BrgDeskGame *game)
{
  return game->rules->get_turn != NULL ? game->rules->get_turn (game)
                                       : brg_game_node_get_turn (game->node);
}

/* In the opening of renju, and from game to game of a meeting (rus-draughts-2022 5.4.6). */
static gboolean
have_changed (const BrgIncidentDesk *desk, const BrgDeskGame *game)
{
  gint n_games = brg_meeting_board_count (desk->snapshot, &desk->game);
  gint open = brg_meeting_games_find_open (desk->game.white_games, n_games);
  gboolean is_even = (open > 0 ? open : n_games) % 2 == 0;

  return is_even !=
         (game != NULL && game->rules->is_swapped != NULL && game->rules->is_swapped (game));
}

gboolean
brg_incident_desk_is_settled (const BrgIncidentDesk *desk)
{
  g_return_val_if_fail (desk != NULL, FALSE);

  return desk->has_game && desk->corrected == NULL &&
         !brg_outcome_is_pending (desk->game.white_outcome);
}

gboolean
brg_incident_desk_may_set_result (const BrgIncidentDesk *desk)
{
  const BrgRound *round;

  g_return_val_if_fail (desk != NULL, FALSE);

  round = desk->has_game ? brg_snapshot_get_round (desk->snapshot, desk->incident->round) : NULL;
  return round != NULL && round->state != BRG_ROUND_CLOSED;
}

gboolean
brg_incident_desk_set_game (BrgIncidentDesk *desk, gint round, gint64 game_id, GError **error)
{
  g_autoptr (BrgStoredGame) record = NULL;
  g_autoptr (BrgDeskGame) game = NULL;
  const BrgGame *found;

  g_return_val_if_fail (desk != NULL, FALSE);

  found = find_game (desk->snapshot, round, game_id);
  if (found == NULL)
    {
      g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_NOT_FOUND,
                           _ ("There is no game on that board."));
      return FALSE;
    }
  record = brg_store_load_game (desk->store, desk->snapshot->group->id, game_id, error);
  if (record == NULL)
    return FALSE;
  desk->opened_id = 0;
  desk->game = *found;
  desk->has_game = TRUE;
  desk->incident->round = round;
  desk->enters_result = brg_incident_desk_may_set_result (desk);
  desk->incident->board = found->board;
  brg_stored_game_free (desk->record);
  desk->record = g_steal_pointer (&record);
  game = open_record (desk);
  desk->has_position = game != NULL;
  desk->is_chess = game != NULL && game->node->kind == BRG_GAME_OF_CHESS;
  if (desk->is_chess)
    desk->position = game->node->position;
  desk->is_swapped = have_changed (desk, game);
  desk->side = desk->turn = game != NULL ? find_turn (game) : BRG_COLOUR_WHITE;
  desk->is_side_told = desk->is_side_known = FALSE;
  count_moves (desk, game);
  desk->men = count_men (game);
  take_side (desk);
  read_clock (desk);
  forget_mate (desk);
  brg_incident_desk_forget_facts (desk);
  brg_incident_desk_update (desk);
  return TRUE;
}

static void
leave_game (BrgIncidentDesk *desk)
{
  desk->has_game = desk->has_position = desk->is_chess = desk->is_swapped = FALSE;
  desk->side = BRG_COLOUR_NONE;
  desk->moves = desk->men = -1;
  forget_mate (desk);
  brg_incident_desk_forget_facts (desk);
  desk->incident->board = 0;
  desk->incident->opponent_id = 0;
  desk->incident->is_both = FALSE;
  g_clear_pointer (&desk->record, brg_stored_game_free);
  read_clock (desk);
}

gboolean
brg_incident_desk_set_player (BrgIncidentDesk *desk, gint64 entry_id, gint round, GError **error)
{
  const BrgGame *game;
  gint entry;

  g_return_val_if_fail (desk != NULL, FALSE);

  entry = brg_snapshot_find_entry (desk->snapshot, entry_id);
  if (entry == BRG_NOBODY)
    {
      g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_NOT_FOUND,
                           _ ("The player no longer exists."));
      return FALSE;
    }
  for (gint i = 0; round > 0 && (game = brg_board_get_game (desk->snapshot, round, i)) != NULL; i++)
    if (game->black != BRG_NOBODY && (game->white == entry || game->black == entry))
      {
        BrgColour side = game->white == entry ? BRG_COLOUR_WHITE : BRG_COLOUR_BLACK;

        if (!brg_incident_desk_set_game (desk, round, game->id, error))
          return FALSE;
        brg_incident_desk_set_side (desk, desk->is_swapped ? brg_colour_opposite (side) : side);
        return TRUE;
      }
  leave_game (desk);
  desk->opened_id = 0;
  desk->incident->round = round;
  desk->incident->entry_id = entry_id;
  brg_incident_desk_update (desk);
  return TRUE;
}

void
brg_incident_desk_set_side (BrgIncidentDesk *desk, BrgColour side)
{
  g_return_if_fail (desk != NULL);

  if (!desk->has_game)
    return;
  desk->is_side_told = TRUE;
  if (desk->side == side)
    {
      brg_incident_desk_update (desk);
      return;
    }
  desk->opened_id = 0;
  desk->side = side;
  take_side (desk);
  forget_mate (desk);
  brg_incident_desk_forget_facts (desk);
  brg_incident_desk_update (desk);
}

/* What only the player having the move can do. */
static gboolean
is_by_mover (BrgIncidentKind kind)
{
  switch ((guint) kind)
    {
    case BRG_INCIDENT_ILLEGAL_MOVE:
    case BRG_INCIDENT_TWO_HANDS:
    case BRG_INCIDENT_PRESS_WITHOUT_MOVE:
    case BRG_INCIDENT_PROMOTION_UNFINISHED:
    case BRG_INCIDENT_KING_CAPTURE:
    case BRG_INCIDENT_TOUCH_MOVE:
      return TRUE;
    default:
      return FALSE;
    }
}

/* Whose flag alone is down by the clocks; %BRG_COLOUR_NONE for nobody or both. */
static BrgColour
find_flagged (const BrgIncidentDesk *desk)
{
  gboolean white = desk->left_ms[BRG_COLOUR_WHITE] == 0;
  gboolean black = desk->left_ms[BRG_COLOUR_BLACK] == 0;

  return white == black ? BRG_COLOUR_NONE : white ? BRG_COLOUR_WHITE : BRG_COLOUR_BLACK;
}

static BrgColour
find_by_game (const BrgIncidentDesk *desk)
{
  if (!desk->incident->has_kind)
    return BRG_COLOUR_NONE;
  if (desk->incident->kind == BRG_INCIDENT_FLAG)
    return find_flagged (desk);
  return desk->has_position && is_by_mover (desk->incident->kind) ? desk->turn : BRG_COLOUR_NONE;
}

gboolean
brg_incident_desk_is_side_open (const BrgIncidentDesk *desk)
{
  g_return_val_if_fail (desk != NULL, FALSE);

  return desk->has_game && !desk->is_side_told && !desk->is_side_known;
}

gboolean
brg_incident_desk_asks_side (const BrgIncidentDesk *desk)
{
  return brg_incident_desk_is_side_open (desk) &&
         (desk->incident->has_kind || *desk->incident->description != '\0');
}

/* While no person has told it, what the stored game or its clocks tell is supposed. */
static void
suppose_side (BrgIncidentDesk *desk)
{
  BrgColour side;

  if (!desk->has_game || desk->is_side_told)
    return;
  side = find_by_game (desk);
  desk->is_side_known = side != BRG_COLOUR_NONE;
  brg_incident_desk_set_side (desk, side != BRG_COLOUR_NONE ? side : desk->turn);
  desk->is_side_told = FALSE;
}

/* What both do is done by both; of what stood wrongly from the start no book asks who did it
 * (fide-2023 7.2, 7.3; rus-chess-2014 7.1.1, 7.1.2, 7.2; ukr-chess-2016 7.2 to 7.4; ussr-chess-1956
 * 15; rus-draughts-2022 5.4.14.1). */
static gboolean
is_of_both (BrgIncidentKind kind)
{
  static const BrgIncidentKind kinds[] = {
    BRG_INCIDENT_BOTH_ABSENT,  BRG_INCIDENT_FLAG_BOTH,     BRG_INCIDENT_REFUSAL_BOTH,
    BRG_INCIDENT_DRAW_AGREED,  BRG_INCIDENT_WRONG_COLOURS, BRG_INCIDENT_WRONG_START,
    BRG_INCIDENT_BOARD_TURNED,
  };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (kinds[i] == kind)
      return TRUE;
  return FALSE;
}

void
brg_incident_desk_set_kind (BrgIncidentDesk *desk, BrgIncidentKind kind)
{
  g_return_if_fail (desk != NULL && (guint) kind < BRG_N_INCIDENT_KINDS);

  desk->opened_id = 0;
  /* What was of both by its kind says nothing of another kind. */
  if (desk->incident->has_kind && is_of_both (desk->incident->kind) && !is_of_both (kind))
    desk->is_side_told = FALSE;
  desk->incident->has_kind = TRUE;
  desk->incident->kind = kind;
  desk->is_otherwise = FALSE;
  if (is_of_both (kind))
    brg_incident_desk_set_side (desk, BRG_COLOUR_NONE);
  suppose_side (desk);
  brg_incident_desk_update (desk);
}

void
brg_incident_desk_set_words (BrgIncidentDesk *desk, const char *text)
{
  g_return_if_fail (desk != NULL && text != NULL);

  desk->opened_id = 0;
  desk->incident->has_kind = FALSE;
  brg_incident_set_text (&desk->incident->description, text);
  suppose_side (desk);
  brg_incident_desk_update (desk);
}

void
brg_incident_desk_set_gross (BrgIncidentDesk *desk, gboolean is_gross)
{
  g_return_if_fail (desk != NULL);

  desk->opened_id = 0;
  desk->incident->is_gross = is_gross;
  brg_incident_desk_update (desk);
}

void
brg_incident_desk_take_mate (BrgIncidentDesk *desk, BrgCanMateVerdict verdict)
{
  g_return_if_fail (desk != NULL);

  if (!desk->asks_mate)
    return;
  desk->asks_mate = FALSE;
  if (verdict != BRG_CAN_MATE_UNDECIDED)
    desk->can_mate = verdict == BRG_CAN_MATE_YES ? BRG_OPPONENT_CAN_MATE : BRG_OPPONENT_CANNOT_MATE;
  brg_incident_desk_update (desk);
  brg_incident_desk_take_opened (desk);
}

gboolean
brg_incident_desk_is_waiting (const BrgIncidentDesk *desk)
{
  g_return_val_if_fail (desk != NULL, FALSE);

  return desk->asks_mate && desk->unanswered == 1u << BRG_INCIDENT_FACT_MATE;
}

void
brg_incident_desk_set_left (BrgIncidentDesk *desk, BrgColour side, gint64 left_ms)
{
  g_return_if_fail (desk != NULL && side != BRG_COLOUR_NONE);

  desk->left_ms[side] = MAX (left_ms, BRG_INCIDENT_TIME_UNKNOWN);
  brg_incident_desk_update (desk);
}

void
brg_incident_desk_set_otherwise (BrgIncidentDesk *desk, gboolean is_otherwise)
{
  g_return_if_fail (desk != NULL);

  desk->opened_id = 0;
  desk->is_otherwise = is_otherwise;
  brg_incident_desk_update (desk);
}

void
brg_incident_desk_choose (BrgIncidentDesk *desk,
                          BrgSanction sanction,
                          BrgClockEffect clock,
                          gint seconds,
                          BrgResultEffect result)
{
  g_return_if_fail (desk != NULL);

  desk->opened_id = 0;
  desk->is_otherwise = TRUE;
  desk->incident->sanction = sanction;
  desk->incident->clock = clock;
  desk->incident->seconds = seconds;
  desk->incident->result = result;
}

/* A loss of the game is a result: the arbiter need not say it twice. */
static BrgResultEffect
find_result_of (BrgSanction sanction, BrgResultEffect result)
{
  if (sanction == BRG_SANCTION_LOSS && result == BRG_RESULT_NONE)
    return BRG_RESULT_LOST;
  if (sanction == BRG_SANCTION_LOSS_BOTH)
    return BRG_RESULT_BOTH_LOST;
  if (sanction == BRG_SANCTION_NEW_GAME)
    return BRG_RESULT_REPLAY;
  return result;
}

void
brg_incident_desk_choose_sanction (BrgIncidentDesk *desk, BrgSanction sanction)
{
  const BrgIncident *incident;

  g_return_if_fail (desk != NULL);

  incident = desk->incident;
  brg_incident_desk_choose (desk, sanction, incident->clock, incident->seconds,
                            find_result_of (sanction, incident->result));
}

guint
brg_incident_desk_list_sanctions (const BrgIncidentDesk *desk)
{
  guint fits = ~(1u << BRG_SANCTION_CHOOSE);
  guint set = 1u << BRG_SANCTION_NONE | 1u << BRG_SANCTION_CORRECT | 1u << BRG_SANCTION_CONTINUE;

  g_return_val_if_fail (desk != NULL, 0);

  fits &= brg_incident_contest_sanctions (desk->snapshot->group->contest);
  if (desk->has_advice && desk->advice.choices != 0)
    return (set | desk->advice.choices) & fits;
  set |= desk->snapshot->event->rulebook->choices | 1u << BRG_SANCTION_NEW_GAME;
  if (desk->has_advice)
    set |= 1u << desk->advice.sanction;
  /* fide-2023 11.8; rus-chess-2014 13.9: both may lose where both did it. */
  if (desk->incident->is_both)
    set |= 1u << BRG_SANCTION_LOSS_BOTH;
  return set & fits;
}

void
brg_incident_desk_set_effects (BrgIncidentDesk *desk, gboolean enters_result, gboolean sets_clock)
{
  g_return_if_fail (desk != NULL);

  desk->enters_result = enters_result;
  desk->sets_clock = sets_clock;
}
