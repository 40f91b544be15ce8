/* sample-tables.h - crosstables to show, to measure and to test with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-crosstable.h"

G_BEGIN_DECLS

/**
 * sample_tables_new_withdrawn:
 *
 * Returns: (transfer full): 12 players in a round robin; one has left and does not count
 */
BrgCrosstable *sample_tables_new_withdrawn (void);

/**
 * sample_tables_new_annulled:
 *
 * Returns: (transfer full): 12 players in a round robin; one is annulled, one game adjourned
 */
BrgCrosstable *sample_tables_new_annulled (void);

/**
 * sample_tables_new_round_robin:
 * @n_players: number of players
 *
 * Returns: (transfer full): a finished round robin with invented results
 */
BrgCrosstable *sample_tables_new_round_robin (gint n_players);

/**
 * sample_tables_new_double:
 *
 * Returns: (transfer full): 4 players who meet twice, with two marks in a cell; the second game of
 *   the first two is open
 */
BrgCrosstable *sample_tables_new_double (void);

/**
 * sample_tables_new_swiss:
 * @n_players: number of players
 * @n_rounds: number of rounds
 *
 * Returns: (transfer full): a Swiss with invented results
 */
BrgCrosstable *sample_tables_new_swiss (gint n_players, gint n_rounds);

G_END_DECLS
