/* brg-store-seats.h - who sits on the boards of a match
 *
 * Only for the files of data/store; to be called inside an action. Functions return whether it went
 * well and set an error when not.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-snapshot.h"
#include "brg-sql.h"

G_BEGIN_DECLS

/* A match between two teams. */
typedef struct
{
  gint64 id;
  gint64 round_id;
  gint round;
  BrgRoundState state;
  gint board;
  gint64 first_id;  /* the team with White on board 1 */
  gint64 second_id; /* 0: a bye */
  BrgLineUpRegulations regulations;
} BrgMatchRow;

/* The match of a team in a round; @match->id is 0 when it has none. */
gboolean brg_store_find_match (BrgStore *store,
                               gint64 team_id,
                               gint round,
                               BrgMatchRow *match,
                               GError **error);

/* Boards of a new match with the line-ups that hold without a captain's word. Refused when a team
 * has nobody. */
gboolean brg_store_seat_match (BrgStore *store, gint64 match_id, GError **error);

/* A board of a match; black 0: nobody sits opposite. Of @match the row, its round and its board are
 * looked at. */
gboolean brg_store_insert_match_board (BrgStore *store,
                                       const BrgMatchRow *match,
                                       gint board,
                                       gint64 white_id,
                                       gint64 black_id,
                                       gint64 *id,
                                       GError **error);

/* One team of a match on boards 1 to n, 0 for nobody. Refused when that would change a board that
 * has a result or moves. */
gboolean brg_store_seat_team (BrgStore *store,
                              const BrgMatchRow *match,
                              gint64 team_id,
                              const gint64 *player_ids,
                              GError **error);

/* The team sits down anew in planned rounds that have no line-up of their own and have not begun.
 */
gboolean brg_store_reseat_team (BrgStore *store, gint64 team_id, GError **error);

G_END_DECLS
