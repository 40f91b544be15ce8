/* brg-crosstable-tsv.h - a crosstable as text for a spreadsheet
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-crosstable.h"

G_BEGIN_DECLS

/**
 * brg_crosstable_to_tsv:
 * @table: a table
 *
 * Writes the whole table, a line a row under a line of headings, its columns parted by tabs and in
 * the order of the screen. What the screen tells by a hatch is told by marks: a result that does
 * not count stands in `[ ]`, an adjourned game is `✉`. A last column without a heading holds notes
 * and chips, when there are any; where a note replaces points and place, these are empty. Tabs and
 * line ends inside a text become spaces.
 *
 * Returns: (transfer full): the text; every line ends with a line feed
 */
char *brg_crosstable_to_tsv (const BrgCrosstable *table);

G_END_DECLS
