/* brg-trf-system.h - pairing systems and their codes in report files
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * brg_trf_system_find:
 * @code: (nullable): coded type of a tournament (192), `FIDE_DUTCH_2026_BAKU`
 *
 * Finds the system that a code stands for. A code without a year stands for the rules in force.
 *
 * Returns: (nullable): id of the pairing system, a constant string; %NULL for codes of no system
 *   (`CUSTOM_SWISS`), unknown ones and those of older rules. Not every id has a system today
 */
const char *brg_trf_system_find (const char *code);

/**
 * brg_trf_system_get_code:
 * @system: id of a pairing system
 *
 * Returns: its code, `CUSTOM_SWISS` for a system that has none of its own; a constant string
 */
const char *brg_trf_system_get_code (const char *system);

/**
 * brg_trf_system_has_board_points_first:
 * @code: (nullable): coded type of a tournament
 *
 * Returns: whether it says that points on the boards part teams before those of their matches
 */
gboolean brg_trf_system_has_board_points_first (const char *code);

/**
 * brg_trf_system_make_team_code:
 * @system: id of a Swiss system
 * @board_points_first: whether points on the boards part the teams first
 *
 * Returns: (transfer full): its code where it pairs teams
 */
char *brg_trf_system_make_team_code (const char *system, gboolean board_points_first);

G_END_DECLS
