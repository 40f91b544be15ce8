/* trf-fixture.h - small tournament report files for the tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-trf.h"

#define TRF_FIXTURE_MOST_PLAYERS 6

/* A report is a header and players 1, 2, ...; of each only what stands from column 81 on is given,
 * points, place and rounds:
 *     |81 |86 |   |92 c r  |102 c r
 *     " 1.0    1     2 w 1     3 b =" */
char *trf_fixture_make_report (const char *header, const char *const *players);

/* The same, read. */
BrgTrf *trf_fixture_read (const char *header, const char *const *players);

/* The cells of a player: opponent's index, colour, result. */
void trf_fixture_assert_cells (const BrgTrf *trf, gint player, const char *expected);

/* What was noted while reading, a line a note. */
char *trf_fixture_describe_notes (const BrgTrf *trf);

/* A file of tests/fixtures/trf, read. */
BrgTrf *trf_fixture_load (const char *name);
