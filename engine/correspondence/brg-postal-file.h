/* brg-postal-file.h - the file of a game by correspondence
 *
 * One record a line: a word, then for some a number and a side, then `key=value` in any order. `#`
 * begins a remark. Days are `DD.MM.YYYY`.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-postal-fault.h"

G_BEGIN_DECLS

/**
 * BRG_POSTAL_FILE_LENGTH:
 *
 * How many bytes a file may have; a game of two years has some thousands.
 */
#define BRG_POSTAL_FILE_LENGTH (1024 * 1024)

/**
 * brg_postal_file_read:
 * @text: (array length=length): the file
 * @length: its length in bytes
 * @fault: (out): what is wrong, when something is
 *
 * Reads a file, strictly: a word, key or value that it does not know is an error.
 *
 * Returns: (transfer full) (nullable): the game
 */
BrgPostalGame *brg_postal_file_read (const char *text, gsize length, BrgPostalFault *fault);

/**
 * brg_postal_file_read_record:
 * @game: the game that gets it
 * @line: one line of a file that is a record, without an end of line
 * @number: number of the line, for the fault
 * @fault: (out): what is wrong, when something is
 *
 * Reads a single record behind those that @game has; its mail is numbered higher than theirs.
 *
 * Returns: whether it was read; @game is not to be used any more where it was not
 */
gboolean brg_postal_file_read_record (BrgPostalGame *game,
                                      const char *line,
                                      guint number,
                                      BrgPostalFault *fault);

G_END_DECLS
