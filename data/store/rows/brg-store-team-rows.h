/* brg-store-team-rows.h - rows of teams and of their players that several actions write
 *
 * Only for the files of data/store; to be called inside an action. Functions return whether it went
 * well and set an error when not.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-sql.h"

G_BEGIN_DECLS

/* Boards of a match in the group, 0 where players play for themselves. */
gboolean brg_store_count_boards (BrgStore *store, gint64 group_id, gint *n_boards, GError **error);

/* Entries of one group, each team before its players; see brg_store_add_entries(). With
 * @keep_numbers those that are paired get the number that stands in them. @ids: (element-type
 * gint64): their new rows in the same order. */
gboolean brg_store_insert_entries (BrgStore *store,
                                   gint64 group_id,
                                   GPtrArray *entries,
                                   gboolean keep_numbers,
                                   GArray *ids,
                                   GError **error);

/* The player at his place of the team's application, the others in their order around him. */
gboolean brg_store_place_player (BrgStore *store,
                                 gint64 player_id,
                                 gint64 team_id,
                                 gint place,
                                 GError **error);

/* The player out of his team's application; those behind him move up. He is in no team then, until
 * he is deleted or placed again. */
gboolean brg_store_displace_player (BrgStore *store,
                                    gint64 player_id,
                                    gint64 team_id,
                                    GError **error);

/* Refused for the player of a team: it is the team that is paired and numbered. */
gboolean brg_store_check_may_have_number (BrgStore *store, gint64 entry_id, GError **error);

/* Returns: (transfer full) (nullable): the name of a team or player, empty when he is not there. */
char *brg_store_dup_entry_name (BrgStore *store, gint64 entry_id, GError **error);

G_END_DECLS
