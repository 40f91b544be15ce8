/* brg-store-game-place.h - what an action on a game needs to know of it
 *
 * Only for the files of data/store.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-action.h"
#include "brg-colour.h"
#include "brg-points.h"
#include "brg-store-meeting.h"

G_BEGIN_DECLS

/* A row of pairings with its result. */
typedef struct
{
  gint64 event_id;
  gint64 group_id;
  gint64 game_id;
  gint round;
  gint board;
  gint match; /* board of the match that the game is a board of, 0 for none */
  gboolean is_match;
  gboolean is_bye;
  gboolean is_closed;
  BrgScoring scoring;
  BrgOutcome white;
  BrgOutcome black;
  BrgStoredMeeting meeting;
} BrgGamePlace;

gboolean brg_store_find_game (BrgStore *store, gint64 game_id, BrgGamePlace *place, GError **error);

/* Refused for a match between teams: what it brings follows from its boards. */
gboolean brg_store_find_board (BrgStore *store,
                               gint64 game_id,
                               BrgGamePlace *place,
                               GError **error);

/* @white, @black: (out) (transfer full): their short names. Returns: whether two play there. */
gboolean brg_store_find_players (BrgStore *store, gint64 game_id, char **white, char **black);

/* Who plays whom, as they sit now, for the title of the journal entry. */
void brg_store_describe_players (BrgAction *action, gint64 game_id);

/* Round, board, match and players, for the title of the journal entry. */
void brg_game_place_describe (const BrgGamePlace *place, BrgAction *action);

/* Adds the board to a list of boards: "3, 7, 12", or "2.1" of matches between teams. */
void brg_game_place_append (const BrgGamePlace *place, GString *boards);

/* (transfer full) (nullable): begins an action on what is marked at a board: who came, a
 * scoresheet. The title gets round, board and players. */
BrgAction *brg_store_begin_mark (BrgStore *store, const char *name, gint64 game_id, GError **error);

/* Whose mark it is, for the title: `name`, and seconds as a time of a clock under @key. */
void brg_store_describe_mark (BrgAction *action, gint64 game_id, BrgColour side);
void brg_store_describe_time (BrgAction *action, const char *key, gint seconds);

/* A result for the title of the journal entry. */
void brg_game_place_describe_result (const BrgGamePlace *place,
                                     BrgAction *action,
                                     const char *key,
                                     BrgOutcome white,
                                     BrgOutcome black);

/* A closed round takes no result, but of an adjourned game. */
gboolean brg_game_place_check_open (const BrgGamePlace *place, BrgOutcome white, GError **error);

/* The two sides of the board change places, with their result. */
gboolean brg_store_exchange_sides (BrgStore *store, gint64 game_id, GError **error);

G_END_DECLS
