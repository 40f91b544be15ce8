/* brg-store-playoff.h - actions on play-offs of players who are tied
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-playoff-record.h"
#include "brg-snapshot.h"
#include "brg-store.h"

G_BEGIN_DECLS

/**
 * brg_snapshot_find_playoff:
 * @snapshot: a group
 * @playoff_id: row of a play-off
 *
 * Returns: (transfer none) (nullable): the play-off
 */
const BrgPlayoffRecord *brg_snapshot_find_playoff (const BrgSnapshot *snapshot, gint64 playoff_id);

/**
 * brg_snapshot_check_playoff:
 * @snapshot: a group
 * @error: return location for an error
 *
 * A play-off begins after the last round (rus-chess-2014 30.5.3): all rounds are paired, all
 * results are there.
 *
 * Returns: whether a play-off may begin
 */
gboolean brg_snapshot_check_playoff (const BrgSnapshot *snapshot, GError **error);

/**
 * brg_store_create_playoff:
 * @store: a store
 * @group_id: row of a group
 * @format: id of a #BrgPlayoffFormat
 * @options: what the arbiter chose, see brg_playoff_options_check()
 * @control: time control where the arbiter says it; may be empty
 * @seed: seed of its lots, announced before the draw
 * @entry_ids: (array length=n_entries): rows of the players, or teams, the first in the table first
 * @n_entries: how many there are
 * @playoff_id: (out) (optional): row of the new play-off
 * @error: return location for an error
 *
 * Begins a play-off (rus-chess-2014 30.5, rus-draughts-2022 5.4.8.13, 5.4.9.6.1). Its games appear
 * in #BrgSnapshot.playoffs as soon as they are known.
 *
 * Refused while rounds of the group are not over, for a format that is not made for so many, an
 * unknown option, somebody who is not in the group, has left the ranking or is in another play-off
 * that is not over.
 *
 * Returns: whether it went well
 */
gboolean brg_store_create_playoff (BrgStore *store,
                                   gint64 group_id,
                                   const char *format,
                                   const char *options,
                                   const char *control,
                                   guint64 seed,
                                   const gint64 *entry_ids,
                                   guint n_entries,
                                   gint64 *playoff_id,
                                   GError **error);

/**
 * brg_store_playoff_set_result:
 * @store: a store
 * @game_id: row of a game of a play-off
 * @white: outcome for White; %BRG_OUTCOME_NONE takes the result back
 * @black: outcome for Black
 * @moves: number of moves, 0 if it is not noted
 * @error: return location for an error
 *
 * Writes a result. Games that follow from it are made, games that it made untrue go, and at the end
 * of the play-off its #BrgTieOrder is written, corrected or taken away: the order and the games
 * always say the same.
 *
 * Refused for an outcome that ends no game of a play-off, see brg_playoff_may_have(), and while
 * rounds of the group are not over.
 *
 * Returns: whether it went well
 */
gboolean brg_store_playoff_set_result (BrgStore *store,
                                       gint64 game_id,
                                       BrgOutcome white,
                                       BrgOutcome black,
                                       gint moves,
                                       GError **error);

/**
 * brg_store_playoff_decide:
 * @store: a store
 * @playoff_id: row of a play-off
 * @option: id of an option, see #BrgPlayoffQuestion
 * @value: one of its values
 * @error: return location for an error
 *
 * Writes what the arbiter decided where the rules leave a choice.
 *
 * Returns: whether it went well
 */
gboolean brg_store_playoff_decide (BrgStore *store,
                                   gint64 playoff_id,
                                   const char *option,
                                   const char *value,
                                   GError **error);

/**
 * brg_store_remove_playoff:
 * @store: a store
 * @playoff_id: row of a play-off
 * @error: return location for an error
 *
 * Takes a play-off away with its games and the order in which it ended.
 *
 * Returns: whether it went well
 */
gboolean brg_store_remove_playoff (BrgStore *store, gint64 playoff_id, GError **error);

G_END_DECLS
