/* brg-player-table-write.h - a list of players as a table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-csv.h"

G_BEGIN_DECLS

/**
 * brg_player_table_write:
 * @entries: (element-type BrgEntry): players
 * @teams: (nullable) (element-type BrgEntry): the teams that they belong to; then their numbers are
 *   their places in the applications, and the last column names the team
 * @separator: the character between cells
 * @style: whether formulas are made harmless
 *
 * Writes a table that brg_player_mapping_guess() understands, with the headings of
 * brg_player_field_get_code().
 *
 * Returns: (transfer full): the table as a text
 */
char *brg_player_table_write (const GPtrArray *entries,
                              const GPtrArray *teams,
                              char separator,
                              BrgCsvCells style);

G_END_DECLS
