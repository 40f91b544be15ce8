/* brg-postal-write.h - the file of a game by correspondence, written
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-postal-game.h"

G_BEGIN_DECLS

/**
 * brg_postal_record_write:
 * @record: a record
 *
 * Returns: (transfer full): its line in a file, without an end of line; read again it is the same
 */
char *brg_postal_record_write (const BrgPostalRecord *record);

/**
 * brg_postal_file_write:
 * @game: a game that has the names of both players and its first and last day
 *
 * Returns: (transfer full): a file that is read as this game
 */
char *brg_postal_file_write (const BrgPostalGame *game);

G_END_DECLS
