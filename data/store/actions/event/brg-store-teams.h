/* brg-store-teams.h - actions on teams, their line-ups and the boards of their matches
 *
 * Teams are entries (#BrgEntry.is_team), and so are their players (#BrgEntry.team_id): what
 * brg-store-players.h does with entries it does with both.
 *
 * - A group takes teams, or players without a team, never both: #BrgGroup.boards says which.
 * - brg_store_add_entries() adds whole teams: in its list every team stands before its players, who
 *   need no #BrgEntry.team_id. With a #BrgEntry.team_id players join a team that is there already.
 *   Places in the application follow from the order; new players come last.
 * - brg_store_update_entry() writes a team's captain, too; the team and the place of a player are
 *   changed by brg_store_move_player().
 * - brg_store_remove_entry() takes a team out with its players before the team is paired, and a
 *   player while he sits on no board of a round that has begun.
 * - Teams alone have start numbers, absences and pairs that may not be made. A team leaves and
 * comes back with its players; a player may leave alone and is not seated any more by himself.
 *
 * brg_store_add_rounds() gives every match its boards with the line-ups that hold without a
 * captain's word. A planned round follows when those change; a published one only changes by
 * brg_store_file_line_up(). Actions on results (brg-store-rounds.h) take the row of a board. Of a
 * match brg_store_set_result() takes forfeits: they go to every board that has no result, boards
 * without an opponent included; everything else a match gets from its boards. So a match is
 * forfeited. brg_store_swap_colours() of a match swaps all its boards.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-colour.h"
#include "brg-store.h"

G_BEGIN_DECLS

/**
 * brg_store_move_player:
 * @store: a store
 * @player_id: row of a player of a team
 * @team_id: row of the team that he shall belong to
 * @place: his place in its application, from 1; what is past the end is the end
 * @error: return location for an error
 *
 * Moves a player within the application of his team, or to another team. Others move up and down.
 * To another team goes only who sits on no board of a round that has begun. In planned rounds the
 * teams sit down anew where no line-up was handed in.
 *
 * Returns: whether it went well
 */
gboolean brg_store_move_player (BrgStore *store,
                                gint64 player_id,
                                gint64 team_id,
                                gint place,
                                GError **error);

/**
 * brg_store_file_line_up:
 * @store: a store
 * @team_id: row of a team
 * @round: a round in which the team has a match, not closed
 * @player_ids: (array length=n_boards): rows of the players on boards 1 to @n_boards, 0 for a board
 *   on which nobody sits
 * @n_boards: boards of a match
 * @reason: (nullable): why the arbiter takes a line-up that came too late or that the regulations
 *   do not allow; %NULL or empty to take none of those
 * @error: return location for an error
 *
 * Takes a line-up from a captain (rus-draughts-2022 5.4.9.2) and seats the team. Boards that have a
 * result, or moves, keep their players: the line-up has to name them. A board on which only the
 * other team has somebody is lost by forfeit; one on which nobody is does not exist.
 *
 * A line-up is too late 15 minutes before the announced start of the round. That, one that
 * brg_line_up_check() does not like and one with too few players (rus-draughts-2022 5.4.9.4) fail
 * with %BRG_STORE_ERROR_NEEDS_REASON unless there is a @reason, which the journal keeps. Somebody
 * twice, or of another team, is always refused.
 *
 * The line-up of round 1 is that of all later rounds for which none is handed in: planned rounds
 * follow.
 *
 * Returns: whether it went well
 */
gboolean brg_store_file_line_up (BrgStore *store,
                                 gint64 team_id,
                                 gint round,
                                 const gint64 *player_ids,
                                 guint n_boards,
                                 const char *reason,
                                 GError **error);

G_END_DECLS
