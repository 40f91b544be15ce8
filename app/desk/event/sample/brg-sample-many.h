/* brg-sample-many.h - the samples of many players: a Swiss and a team event
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-store.h"

G_BEGIN_DECLS

#define BRG_SAMPLE_SWISS_PLAYERS 60
#define BRG_SAMPLE_SWISS_CLOSED 3
#define BRG_SAMPLE_SWISS_RESULTS 10
#define BRG_SAMPLE_TEAMS_CLOSED 2
#define BRG_SAMPLE_TEAM_BOARDS 4

/**
 * brg_sample_many_create:
 * @store: a store
 * @language: language of its names
 * @today: first day, `YYYY-MM-DD`
 * @has_teams: whether teams play
 * @group_id: (out): row of its group
 * @error: return location for an error
 *
 * Returns: whether event and players are there
 */
gboolean brg_sample_many_create (BrgStore *store,
                                 const char *language,
                                 const char *today,
                                 gboolean has_teams,
                                 gint64 *group_id,
                                 GError **error);

/**
 * brg_sample_many_fill:
 * @store: a store
 * @language: language of its words
 * @has_teams: whether teams play
 * @group_id: row of the group
 * @error: return location for an error
 *
 * Plays it: of the Swiss three rounds, and ten boards of the fourth, with two incidents that wait
 * for a decision; of the teams two rounds.
 *
 * Returns: whether it went well
 */
gboolean brg_sample_many_fill (BrgStore *store,
                               const char *language,
                               gboolean has_teams,
                               gint64 group_id,
                               GError **error);

G_END_DECLS
