/* brg-postal-write.h - the file of a game by correspondence, and its record for the secretary,
 * written
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-postal-chart.h"

G_BEGIN_DECLS

/**
 * brg_postal_record_write:
 * @record: a record
 *
 * Returns: (transfer full): its line in a file, without an end of line; read again it is the same
 */
char *brg_postal_record_write (const BrgPostalRecord *record);

/* The ids of what is missing, as below, parted by commas. */
void brg_postal_lacks_list (GString *text, BrgPostalKind kind, guint lacks);

/**
 * brg_postal_lacks_append:
 * @line: a record
 * @kind: its kind: letter, correction, claim or protest
 * @lacks: bits of #BrgPostalMaterial, #BrgPostalForm or #BrgPostalDossier; 0 where nobody says
 *
 * Appends to @line that the materials are not complete (rus-draughts-2022 10.3.6), or what of the
 * form of the letter is missing (10.2.3).
 */
void brg_postal_lacks_append (GString *line, BrgPostalKind kind, guint lacks);

/**
 * brg_postal_file_write:
 * @game: a game that has the names of both players and its first and last day
 *
 * Returns: (transfer full): a file that is read as this game
 */
char *brg_postal_file_write (const BrgPostalGame *game);

/**
 * brg_postal_sheet_write:
 * @game: a game
 * @chart: its chart
 *
 * Writes the record in one column: cipher, names, the moves that stand in half-short notation (on
 * 100 squares in full, for 7.3 knows no other), the result. Signature and date are the player's.
 *
 * Returns: (transfer full): the lines
 */
char *brg_postal_sheet_write (const BrgPostalGame *game, const BrgPostalChart *chart);

G_END_DECLS
