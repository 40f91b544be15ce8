/* brg-postal-file-private.h - what the files of the reader share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-postal-file.h"

G_BEGIN_DECLS

/**
 * brg_postal_read_number:
 * @text: digits
 * @most: the largest that is allowed
 * @number: (out): the number
 *
 * Returns: whether it is a whole number from 0 to @most
 */
gboolean brg_postal_read_number (const char *text, guint most, guint *number);

/**
 * brg_postal_read_side:
 * @text: `white` or `black`
 * @side: (out): the side
 *
 * Returns: whether it is a side
 */
gboolean brg_postal_read_side (const char *text, BrgColour *side);

/**
 * brg_postal_read_heading:
 * @game: the game that gets it
 * @words: the words of a line
 * @rest: the line behind its first word
 * @line: its number
 * @fault: (out): what is wrong, when something is
 *
 * Returns: whether the line was read
 */
gboolean brg_postal_read_heading (BrgPostalGame *game,
                                  GStrv words,
                                  const char *rest,
                                  guint line,
                                  BrgPostalFault *fault);

/**
 * brg_postal_is_heading:
 * @word: the first word of a line
 *
 * Returns: whether brg_postal_read_heading() reads it
 */
gboolean brg_postal_is_heading (const char *word);

/**
 * brg_postal_read_record:
 * @game: the game that gets it
 * @words: the words of a line
 * @line: its number
 * @fault: (out): what is wrong, when something is
 *
 * Returns: whether the line was read
 */
gboolean brg_postal_read_record (BrgPostalGame *game,
                                 GStrv words,
                                 guint line,
                                 BrgPostalFault *fault);

G_END_DECLS
