/* brg-boards-page-place.c - the page of boards: which board it is, who plays there, what is stored
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-board.h"
#include "brg-boards-page-private.h"
#include "brg-desk-clock.h"
#include "brg-form-persons.h"
#include "brg-meeting-board.h"
#include "brg-meeting-games.h"
#include "brg-name-words.h"
#include "brg-next-step.h"
#include "brg-openings.h"
#include "brg-shell.h"
#include "brg-store-game-rows.h"

BrgSnapshot *
brg_boards_page_get_boards (BrgBoardsPage *self)
{
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));

  return snapshot != NULL ? (BrgSnapshot *) brg_snapshot_get_boards (snapshot) : NULL;
}

const BrgGame *
brg_boards_page_get_pairing (BrgBoardsPage *self)
{
  BrgSnapshot *snapshot = brg_boards_page_get_boards (self);
  const BrgRound *round = snapshot != NULL ? brg_snapshot_get_round (snapshot, self->round) : NULL;

  for (guint i = 0; round != NULL && self->pairing_id != 0 && i < round->games->len; i++)
    {
      const BrgGame *game = &g_array_index (round->games, BrgGame, i);

      if (game->id != self->pairing_id || game->black == BRG_NOBODY)
        continue;
      if (brg_meeting_board_count (snapshot, game) == 1)
        return game;
      self->seated = brg_meeting_board_seat (snapshot, game, self->meeting_game);
      return &self->seated;
    }
  return NULL;
}

gboolean
brg_boards_page_get_sides (BrgBoardsPage *self, BrgGame *sides)
{
  const BrgGame *pairing = brg_boards_page_get_pairing (self);

  if (pairing == NULL)
    return FALSE;
  *sides = brg_board_orient (pairing, self->game->rules->is_swapped != NULL &&
                                          self->game->rules->is_swapped (self->game));
  return TRUE;
}

gboolean
brg_boards_page_may_act (BrgBoardsPage *self)
{
  BrgSnapshot *snapshot = brg_boards_page_get_boards (self);

  return snapshot != NULL && self->game != NULL && snapshot->event->state == BRG_EVENT_OPEN;
}

gboolean
brg_boards_page_may_move (BrgBoardsPage *self)
{
  return brg_boards_page_may_act (self) && !self->game->is_damaged &&
         (self->prompt == NULL || !self->prompt->is_blocking);
}

static char *
dup_details (const BrgEntry *player)
{
  if (player->rating <= 0)
    return g_strdup (player->title);
  return *player->title != '\0' ? g_strdup_printf ("%s · %d", player->title, player->rating)
                                : g_strdup_printf ("%d", player->rating);
}

static void
show_player (BrgBoardsPage *self, BrgClockView *view, BrgColour side, const BrgEntry *player)
{
  g_autofree char *details = player != NULL ? dup_details (player) : NULL;

  g_free (self->names[side]);
  if (player != NULL)
    self->names[side] =
        brg_name_words_dup_entry (brg_boards_page_get_boards (self), player, BRG_NAME_SHORT, NULL);
  else
    self->names[side] =
        g_strdup (side == BRG_COLOUR_WHITE ? C_ ("side", "White") : C_ ("side", "Black"));
  brg_clock_view_set_player (view, side, self->names[side], details);
}

void
brg_boards_page_update_names (BrgBoardsPage *self)
{
  BrgSnapshot *snapshot = brg_boards_page_get_boards (self);
  const BrgEntry *white = NULL;
  const BrgEntry *black = NULL;
  g_autofree char *names = NULL;
  BrgColour first;
  BrgGame sides;

  if (brg_boards_page_get_sides (self, &sides))
    {
      white = brg_snapshot_get_entry (snapshot, sides.white);
      black = brg_snapshot_get_entry (snapshot, sides.black);
    }
  show_player (self, self->is_flipped ? self->upper_clock : self->lower_clock, BRG_COLOUR_WHITE,
               white);
  show_player (self, self->is_flipped ? self->lower_clock : self->upper_clock, BRG_COLOUR_BLACK,
               black);
  first = brg_form_persons_black_is_first (snapshot) ? BRG_COLOUR_BLACK : BRG_COLOUR_WHITE;
  names = white != NULL ? g_strdup_printf (_ ("%s – %s"), self->names[first],
                                           self->names[brg_colour_opposite (first)])
                        : g_strdup (_ ("Arbiter’s own board"));
  gtk_label_set_text (self->names_label, names);
}

static BrgTempo
find_tempo (const BrgSnapshot *snapshot)
{
  BrgTimeControl control;

  if (!brg_time_control_parse (snapshot->group->time_control, &control, NULL))
    return BRG_TEMPO_UNKNOWN;
  return brg_time_control_classify (&control, snapshot->event->rulebook,
                                    snapshot->event->discipline, NULL);
}

/* What the clocks say. */
static void
fill_clocks (BrgBoardsPage *self, BrgDeskSurroundings *around)
{
  BrgTimeControl control;
  BrgGameClock clock;

  around->left_ms[BRG_COLOUR_WHITE] = -1;
  around->left_ms[BRG_COLOUR_BLACK] = -1;
  around->is_increment_unknown =
      !brg_time_control_parse (around->snapshot->group->time_control, &control, NULL);
  around->has_increment =
      !around->is_increment_unknown && brg_time_control_has_increment (&control);
  around->is_last_period = TRUE;
  around->is_period_unknown = around->is_increment_unknown || control.n_phases > 1;
  if (!brg_boards_page_read_clock (self, &clock))
    return;
  around->is_increment_unknown = FALSE;
  around->has_increment = brg_time_control_has_increment (&clock.control);
  around->is_last_period = brg_desk_clock_is_last_period (&clock);
  around->is_period_unknown = FALSE;
  for (BrgColour side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
    around->left_ms[side] = brg_game_clock_get_left_ms (&clock, side, g_get_real_time ());
}

/* Who of the two does not see the board. */
static void
fill_sight (const BrgSnapshot *snapshot, const BrgGame *pairing, BrgDeskSurroundings *around)
{
  const gint players[] = { pairing->white, pairing->black };

  for (guint i = 0; i < G_N_ELEMENTS (players); i++)
    {
      BrgColour side = i == 0 ? BRG_COLOUR_WHITE : BRG_COLOUR_BLACK;
      const BrgEntry *entry;

      if (players[i] == BRG_NOBODY)
        continue;
      entry = brg_snapshot_get_entry (snapshot, players[i]);
      around->is_blind[side] = *entry->sight != '\0';
      around->assistants[side] = entry->assistant;
    }
}

void
brg_boards_page_get_around (BrgBoardsPage *self, BrgDeskSurroundings *around)
{
  BrgSnapshot *snapshot = brg_boards_page_get_boards (self);
  const BrgGame *pairing = brg_boards_page_get_pairing (self);

  *around = (BrgDeskSurroundings){
    .rulebook = snapshot->event->rulebook,
    .snapshot = snapshot,
    .tempo = find_tempo (snapshot),
    .is_watched = brg_boards_page_is_watched (self),
    .notation = self->notation,
    .names = { NULL, self->names[BRG_COLOUR_WHITE], self->names[BRG_COLOUR_BLACK] },
    .is_adjourned = pairing != NULL && pairing->white_outcome == BRG_OUTCOME_ADJOURNED,
    .round = self->round,
    .board = pairing != NULL ? pairing->board : 0,
  };
  if (pairing != NULL)
    fill_sight (snapshot, pairing, around);
  fill_clocks (self, around);
  around->draw_moves = brg_boards_page_get_draw_moves (self);
  brg_boards_page_fill_finish (self, around);
}

/* What was asked and typed belongs to the board that is left. */
static void
leave_board (BrgBoardsPage *self)
{
  self->question = BRG_BOARDS_NO_QUESTION;
  brg_boards_page_forget_position (self);
  brg_boards_page_clear_entry (self);
  g_clear_pointer (&self->nodes, g_ptr_array_unref);
  g_clear_pointer (&self->prompt, brg_desk_prompt_free);
  g_clear_pointer (&self->game, brg_desk_game_free);
}

/* All games of a round may begin with what was drawn for one of them. */
static void
take_start_of_round (BrgBoardsPage *self, BrgStore *store, BrgStoredGame *record)
{
  const BrgDeskRules *rules = brg_desk_rules_find (record->discipline);
  g_autoptr (GPtrArray) games = NULL;

  if (rules->share_lot == NULL || record->pairing_id == 0 || record->start_number >= 0 ||
      *record->start != '\0' || *record->moves != '\0')
    return;
  games = brg_store_list_games (store, record->group_id, self->round, NULL);
  for (guint i = 0; games != NULL && i < games->len; i++)
    {
      const BrgStoredGame *other = games->pdata[i];

      /* A lot for all; or whatever was settled for the first game of the same meeting. */
      if ((other->is_drawn || other->pairing_id == record->pairing_id) &&
          other->discipline == record->discipline && rules->share_lot (other, record))
        return;
    }
}

static void
load_game (BrgBoardsPage *self, BrgSnapshot *snapshot)
{
  BrgSession *session = brg_page_get_session (BRG_PAGE (self));
  BrgStore *store = brg_session_get_store (session);
  g_autoptr (GError) error = NULL;
  BrgStoredGame *record =
      self->pairing_id == 0
          ? brg_store_load_game (store, snapshot->group->id, 0, &error)
          : brg_store_load_meeting_board (store, snapshot->group->id, self->pairing_id,
                                          self->meeting_game, &error);

  if (*snapshot->group->own_openings != '\0')
    brg_openings_learn (snapshot->group->own_openings, "own", NULL);
  if (record == NULL)
    {
      leave_board (self);
      brg_session_tell (session, error->message);
      return;
    }
  /* The rules of the event may have been changed before the first move. */
  if (record->id == 0)
    record->discipline = snapshot->event->discipline;
  take_start_of_round (self, store, record);
  if (self->game != NULL && self->game->record->pairing_id == self->pairing_id &&
      self->game->record->meeting_game == record->meeting_game &&
      self->game->record->group_id == snapshot->group->id)
    brg_desk_game_take_record (self->game, record);
  else
    {
      leave_board (self);
      self->game = brg_desk_game_new (record);
    }
}

static gint64
find_first_board (BrgSnapshot *snapshot, gint round)
{
  const BrgGame *game;

  for (gint i = 0; (game = brg_board_get_game (snapshot, round, i)) != NULL; i++)
    if (game->black != BRG_NOBODY)
      return game->id;
  return 0;
}

static const BrgGame *
find_board (BrgBoardsPage *self, BrgSnapshot *snapshot)
{
  const BrgGame *game;

  for (gint i = 0; (game = brg_board_get_game (snapshot, self->round, i)) != NULL; i++)
    if (game->id == self->pairing_id)
      return game;
  return NULL;
}

static gint
count_games (BrgBoardsPage *self, BrgSnapshot *snapshot)
{
  const BrgGame *game = find_board (self, snapshot);

  return game != NULL ? brg_meeting_board_count (snapshot, game) : 1;
}

/* The game of the meeting that is on; of one that is over the last. */
static gint
find_game_on (BrgBoardsPage *self, BrgSnapshot *snapshot)
{
  const BrgGame *game = find_board (self, snapshot);
  gint n_games = count_games (self, snapshot);
  gint open =
      game != NULL && n_games > 1 ? brg_meeting_games_find_open (game->white_games, n_games) : 1;

  return open > 0 ? open : n_games;
}

/* The round of a board, 0 when it is not there or nobody sits opposite. */
static gint
find_round_of (BrgSnapshot *snapshot, gint64 pairing_id)
{
  const BrgGame *game;

  for (gint round = 1; round <= (gint) snapshot->rounds->len; round++)
    for (gint i = 0; (game = brg_board_get_game (snapshot, round, i)) != NULL; i++)
      if (game->id == pairing_id && game->black != BRG_NOBODY)
        return round;
  return 0;
}

/* Whoever has chosen a board on another page works on it here. Returns whether another one is
 * shown. */
static gboolean
take_at_hand (BrgBoardsPage *self, BrgSnapshot *snapshot)
{
  gint64 board = brg_session_get_board (brg_page_get_session (BRG_PAGE (self)));
  gint round = board != 0 && board != self->pairing_id ? find_round_of (snapshot, board) : 0;

  if (round == 0)
    return FALSE;
  self->round = round;
  self->pairing_id = board;
  self->meeting_game = find_game_on (self, snapshot);
  return TRUE;
}

void
brg_boards_page_take_at_hand (BrgBoardsPage *self)
{
  BrgSnapshot *snapshot = brg_boards_page_get_boards (self);

  if (snapshot == NULL || !take_at_hand (self, snapshot))
    return;
  BRG_PAGE_GET_CLASS (self)->refresh (BRG_PAGE (self), snapshot);
  brg_shell_update_title (brg_shell_find (GTK_WIDGET (self)));
}

/* The board at hand, or that was shown, if its round is still there; else the first of the current
 * round. */
void
brg_boards_page_open_place (BrgBoardsPage *self, BrgSnapshot *snapshot)
{
  if (self->group_id != snapshot->group->id)
    {
      leave_board (self);
      self->group_id = snapshot->group->id;
      self->round = 0;
    }
  take_at_hand (self, snapshot);
  if (self->round == 0 || brg_snapshot_get_round (snapshot, self->round) == NULL)
    {
      self->round = brg_snapshot_current_round (snapshot);
      self->pairing_id = find_first_board (snapshot, self->round);
    }
  if (self->pairing_id != 0 && brg_boards_page_get_pairing (self) == NULL)
    self->pairing_id = find_first_board (snapshot, self->round);
  self->meeting_game = CLAMP (self->meeting_game, 1, count_games (self, snapshot));
  load_game (self, snapshot);
}

static gboolean
step_game (BrgBoardsPage *self, BrgSnapshot *snapshot, gint direction)
{
  gint wanted = self->meeting_game + direction;

  if (wanted < 1 || wanted > count_games (self, snapshot))
    return FALSE;
  self->meeting_game = wanted;
  BRG_PAGE_GET_CLASS (self)->refresh (BRG_PAGE (self), snapshot);
  brg_shell_update_title (brg_shell_find (GTK_WIDGET (self)));
  brg_boards_page_focus_moves (self);
  return TRUE;
}

void
brg_boards_page_show_board (BrgBoardsPage *self, gint64 pairing_id)
{
  BrgSnapshot *snapshot = brg_boards_page_get_boards (self);

  if (snapshot == NULL)
    return;
  self->pairing_id = pairing_id;
  brg_session_set_board (brg_page_get_session (BRG_PAGE (self)), pairing_id);
  self->meeting_game = find_game_on (self, snapshot);
  BRG_PAGE_GET_CLASS (self)->refresh (BRG_PAGE (self), snapshot);
  brg_shell_update_title (brg_shell_find (GTK_WIDGET (self)));
  brg_boards_page_focus_moves (self);
}

void
brg_boards_page_step_board (BrgBoardsPage *self, gint direction)
{
  BrgSnapshot *snapshot = brg_boards_page_get_boards (self);
  const BrgGame *game;
  gint index = -1; /* the board of the arbiter stands before the first */

  /* The games of a meeting come one after the other. */
  if (step_game (self, snapshot, direction))
    return;
  for (gint i = 0; (game = brg_board_get_game (snapshot, self->round, i)) != NULL; i++)
    if (game->id == self->pairing_id)
      index = i;
  /* A board without an opponent is passed over. */
  do
    game = brg_board_get_game (snapshot, self->round, index += direction);
  while (game != NULL && game->black == BRG_NOBODY);
  if (game != NULL)
    brg_boards_page_show_board (self, game->id);
}

gboolean
brg_boards_page_save_record (BrgBoardsPage *self,
                             BrgStoredGame *record,
                             BrgGameChange change,
                             const char *detail,
                             gboolean is_told)
{
  g_autoptr (BrgStoredGame) owned = record;
  BrgSession *session = brg_page_get_session (BRG_PAGE (self));
  GError *error = NULL;
  gboolean done =
      brg_store_save_game (brg_session_get_store (session), record, change, detail, &error);

  brg_session_finish_as (session, is_told ? NULL : "", done, error);
  /* What was refused must not stay on the board. */
  if (!done && self->game != NULL)
    {
      brg_desk_game_take_record (self->game, brg_stored_game_copy (self->game->record));
      brg_boards_page_update (self);
    }
  return done;
}

gboolean
brg_boards_page_save (BrgBoardsPage *self, BrgGameChange change, const char *detail)
{
  return brg_boards_page_save_record (self, brg_desk_game_dup_record (self->game), change, detail,
                                      FALSE);
}
