/* brg-altered-places.h - places that another program changed, as the journal keeps and names them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * BrgAlteredPlace:
 * @table: the table
 * @row: key of the row
 * @field: the field, empty for a whole row
 * @round: the round of a pair, 0 for a place that belongs to none
 * @board: its board
 * @expected: the value by the journal; `+` for a row that was removed
 * @found: the value in the file; `+` for a row that was added
 * @entry_id: the entry that wrote it last, 0 for none
 *
 * One place.
 */
typedef struct
{
  const char *table;
  const char *row;
  const char *field;
  gint round;
  gint board;
  const char *expected;
  const char *found;
  gint64 entry_id;
} BrgAlteredPlace;

/**
 * brg_altered_place_append:
 * @text: what the journal keeps of places so far
 * @place: one more
 */
void brg_altered_place_append (GString *text, const BrgAlteredPlace *place);

/**
 * brg_altered_place_is_of_pair:
 * @table: a table
 *
 * Returns: whether its rows belong to pairs, and bear their numbers
 */
gboolean brg_altered_place_is_of_pair (const char *table);

/**
 * brg_altered_place_dup_result:
 * @white: White's side of a result as the database keeps it
 * @black: Black's
 *
 * Returns: (transfer full): as it stands in tables, `½ – ½`
 */
char *brg_altered_place_dup_result (const char *white, const char *black);

/**
 * brg_altered_places_dup_words:
 * @text: what the journal keeps of places
 *
 * Returns: (transfer full): "round 3, board 2, result: by the journal 0 – 1, found 1 – 0 (No. 842)"
 *   in the user's language, one place behind the other
 */
char *brg_altered_places_dup_words (const char *text);

G_END_DECLS
