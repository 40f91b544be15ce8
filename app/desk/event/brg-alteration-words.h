/* brg-alteration-words.h - what another program changed, in an arbiter's words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-proof.h"
#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * BrgAlterationWords:
 * @headline: what was altered: "Result changed outside the program: round 3, board 17, A – B."
 * @values: what the journal and the file say, empty where there is nothing to compare
 * @table: the table, with its name in the database
 * @row: the row, with what it is about
 * @field: the field, "–" for a whole row
 * @expected: the value by the journal
 * @found: the value in the file
 * @place: where it is, in a line of a list
 * @touched: whom it touches, "–" where that is not known
 * @can_restore: whether the tables can be put right
 *
 * One alteration.
 */
typedef struct
{
  char *headline;
  char *values;
  char *table;
  char *row;
  char *field;
  char *expected;
  char *found;
  char *place;
  char *touched;
  gboolean can_restore;
} BrgAlterationWords;

/**
 * brg_alteration_words_new:
 * @shown: (nullable): the group on show, to name round, board and players
 * @alterations: (element-type BrgAlteration): what was found
 * @index: one of them
 *
 * Returns: (transfer full): words in the user's language
 */
BrgAlterationWords *brg_alteration_words_new (const BrgSnapshot *shown,
                                              const GPtrArray *alterations,
                                              guint index);

/**
 * brg_alteration_words_list_places:
 * @alterations: (element-type BrgAlteration): what was found
 *
 * Returns: (transfer full) (element-type guint): the first alteration of every place, in order:
 *   fields of one row are one place
 */
GArray *brg_alteration_words_list_places (const GPtrArray *alterations);

/**
 * brg_alteration_words_free:
 * @words: (nullable): words
 */
void brg_alteration_words_free (BrgAlterationWords *words);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgAlterationWords, brg_alteration_words_free)

G_END_DECLS
