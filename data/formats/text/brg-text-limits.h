/* brg-text-limits.h - how long what stands in a file may be, and how much of it is told
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * BRG_TEXT_MOST_WORD:
 *
 * The longest word of a game, in bytes: the longest capture of draughts with all its squares has
 * a third of it.
 */
#define BRG_TEXT_MOST_WORD 256

/**
 * BRG_TEXT_MOST_CELL:
 *
 * The longest heading of a game and the longest cell of a table, in bytes: what a field of the
 * database holds.
 */
#define BRG_TEXT_MOST_CELL 4096

/**
 * BRG_TEXT_MOST_COMMENT:
 *
 * The longest comment of a game, in bytes: twenty printed pages.
 */
#define BRG_TEXT_MOST_COMMENT 65536

/**
 * brg_text_dup_cut:
 * @text: a text in UTF-8
 * @most: the most characters that are left, at least 3
 *
 * Returns: (transfer full): @text, its middle replaced by an ellipsis where it is longer
 */
char *brg_text_dup_cut (const char *text, guint most);

/**
 * brg_text_dup_message:
 * @format: a printf() format, translated
 * @arguments: arguments of @format
 *
 * For sentences about a file: whatever they quote, they stay sentences that a window can show.
 *
 * Returns: (transfer full): the sentence, at most 500 characters
 */
char *brg_text_dup_message (const char *format, va_list arguments) G_GNUC_PRINTF (1, 0);

G_END_DECLS
