/* brg-store-game-place.h - what an action on a game needs to know of it
 *
 * Only for the files of data/store.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-action.h"
#include "brg-store-games.h"
#include "brg-store-rounds.h"

G_BEGIN_DECLS

/* A row of pairings with its result. */
typedef struct
{
  gint64 event_id;
  gint64 group_id;
  gint round;
  gint board;
  gint match; /* board of the match that the game is a board of, 0 for none */
  gboolean is_match;
  gboolean is_bye;
  gboolean is_closed;
  BrgScoring scoring;
  BrgOutcome white;
  BrgOutcome black;
} BrgGamePlace;

gboolean brg_store_find_game (BrgStore *store, gint64 game_id, BrgGamePlace *place, GError **error);

/* Refused for a match between teams: what it brings follows from its boards. */
gboolean brg_store_find_board (BrgStore *store,
                               gint64 game_id,
                               BrgGamePlace *place,
                               GError **error);

/* Round, board and match, for the title of the journal entry. */
void brg_game_place_describe (const BrgGamePlace *place, BrgAction *action);

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

/* Forfeits of a match go to its boards without result; see brg_store_set_result(). */
gboolean brg_store_forfeit_match (BrgStore *store,
                                  gint64 match_id,
                                  const BrgGamePlace *place,
                                  BrgOutcome white,
                                  BrgOutcome black,
                                  GError **error);

/* All boards of the match change colours. */
gboolean brg_store_exchange_match (BrgStore *store, gint64 match_id, GError **error);

/* What is stored of a game, inside an action; of a new one the row is made. */
gboolean brg_store_write_game (BrgStore *store, const BrgStoredGame *game, GError **error);

G_END_DECLS
