/* brg-crosstable-tsv.h - a crosstable as text for a spreadsheet
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-crosstable.h"

G_BEGIN_DECLS

/**
 * brg_crosstable_dup_number:
 * @text: a text of a table
 * @decimal: what parts a whole number from its decimals, `,`
 *
 * Returns: (transfer full) (nullable): the number that @text shows as a spreadsheet reads it, `2,5`
 *   for `2½`, `-4` for `−4`; %NULL when it shows none, as `+`, `7–11`, or a third
 */
char *brg_crosstable_dup_number (const char *text, const char *decimal);

/**
 * brg_crosstable_list_fields:
 * @table: a table
 * @row: a row, -1 for the headings
 * @decimal: (nullable): what parts a whole number from its decimals; results, points and tie-breaks
 *   are written as numbers then, and %NULL leaves them as they are shown
 *
 * Returns: (transfer full) (array zero-terminated=1): what stands in the row, for a spreadsheet:
 *   columns in the order of the screen. What the screen tells by a hatch is told by marks: a result
 *   that does not count stands in `[ ]`, an adjourned game is `✉`. A last column without a heading
 *   holds notes and chips, when there are any; where a note replaces points and place, these are
 *   empty. Tabs and line ends inside a text become spaces.
 */
char **brg_crosstable_list_fields (const BrgCrosstable *table, gint row, const char *decimal);

/**
 * brg_crosstable_to_tsv:
 * @table: a table
 * @first: first of the rows
 * @last: last of the rows; larger ones mean the last one
 * @decimal: (nullable): see brg_crosstable_list_fields()
 *
 * Writes rows of the table under a line of headings, columns parted by tabs.
 *
 * Returns: (transfer full): the text; every line ends with a line feed
 */
char *brg_crosstable_to_tsv (const BrgCrosstable *table,
                             gint first,
                             gint last,
                             const char *decimal);

/**
 * brg_crosstable_to_html:
 * @table: a table
 * @first: first of the rows
 * @last: last of the rows; larger ones mean the last one
 * @decimal: (nullable): see brg_crosstable_list_fields()
 *
 * Writes the same rows as a table of HTML. A cell that shows a number has its value beside it in
 * the way that spreadsheets do, so that the language of the spreadsheet does not matter.
 *
 * Returns: (transfer full): the page
 */
char *brg_crosstable_to_html (const BrgCrosstable *table,
                              gint first,
                              gint last,
                              const char *decimal);

G_END_DECLS
