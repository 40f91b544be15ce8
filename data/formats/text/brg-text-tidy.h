/* brg-text-tidy.h - cells and headings as people type them, made regular
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * brg_text_tidy:
 * @text: (nullable): a text in UTF-8
 *
 * Removes blanks at both ends, makes one space of every run of blanks inside (no-break spaces, tabs
 * and line ends among them), drops invisible and control characters, brings it to normal form C.
 *
 * Returns: (transfer full): the tidy text, empty for %NULL
 */
char *brg_text_tidy (const char *text);

/**
 * brg_text_fold:
 * @text: (nullable): a text in UTF-8
 *
 * Makes a key for comparing what people write in several ways: tidy, without letter case, the
 * Russian yo as ye, without apostrophes, every other sign but letters and digits as a space.
 *
 * Returns: (transfer full): the key
 */
char *brg_text_fold (const char *text);

/**
 * brg_text_is_blank:
 * @text: a text
 *
 * Returns: whether nothing but blanks stands in it
 */
gboolean brg_text_is_blank (const char *text);

/**
 * brg_text_find_bad_line:
 * @text: what stands in a file
 * @length: its length in bytes
 *
 * Returns: number of the first line, from 1, that is not UTF-8 or has a zero byte; 0 for none
 */
guint brg_text_find_bad_line (const char *text, gsize length);

/**
 * brg_text_is_printable:
 * @text: a text in UTF-8
 *
 * Returns: whether it can stand on a line of a paper: no control characters, tabs and line ends
 *   among them, and no code points that are no characters
 */
gboolean brg_text_is_printable (const char *text);

/**
 * brg_text_turns:
 * @text: valid UTF-8
 *
 * Returns: whether it holds a sign that turns the direction of what stands behind it on the line;
 * of a name brg_text_tidy() takes such signs away
 */
gboolean brg_text_turns (const char *text);

/** brg_text_has_printable_lines: Returns: the same of every line of @text */
gboolean brg_text_has_printable_lines (const char *text);

/**
 * brg_text_dup_neutral:
 * @text: a text in UTF-8
 *
 * Drops what is not seen and changes what is read: control characters, marks of direction, which
 * turn the words behind them around, letters without width, soft hyphens, tags. Joiners stay
 * between letters of scripts that write with them.
 *
 * Returns: (transfer full): the text as it is shown, printed and exported
 */
char *brg_text_dup_neutral (const char *text);

/**
 * brg_text_join_points:
 * @text: (transfer full): sentences
 *
 * What stands at the end of a sentence may have a full stop of its own, as the name "Ivanov A." or
 * "11 d.": of two one is left. Three are an omission and stay.
 *
 * Returns: (transfer full): @text itself
 */
char *brg_text_join_points (char *text);

/**
 * brg_text_dup_quoted:
 * @text: what somebody wrote
 *
 * What a sentence says again of a text is how it begins: pages of it would hide the sentence.
 *
 * Returns: (transfer full): @text, of a longer one the first 60 letters and an ellipsis
 */
char *brg_text_dup_quoted (const char *text);

/**
 * brg_text_dup_brief:
 * @sentence: a sentence that quotes, “so” or «so», what stands in a file
 *
 * Returns: (transfer full): the sentence; of what is quoted with more than 200 letters the first
 * 200 and an ellipsis
 */
char *brg_text_dup_brief (const char *sentence);

G_END_DECLS
