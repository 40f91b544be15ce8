/* brg-name-words.h - the name of a player in words, told from his namesakes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-snapshot.h"
#include "brg-words.h"

G_BEGIN_DECLS

/**
 * BrgNameShape:
 * @BRG_NAME_FAMILY: family name
 * @BRG_NAME_SHORT: family name and initial, `Юдин А.`
 * @BRG_NAME_PLAIN: family and given name
 * @BRG_NAME_FULL: family, given and father's name
 *
 * How much of a name is wanted.
 */
typedef enum
{
  BRG_NAME_FAMILY,
  BRG_NAME_SHORT,
  BRG_NAME_PLAIN,
  BRG_NAME_FULL,
} BrgNameShape;

/**
 * brg_name_words_dup:
 * @snapshot: the group that the reader has before him
 * @index: index of a player or team of it
 * @shape: how much of the name is wanted
 * @words: (nullable): words of a paper, %NULL for the language of the user
 *
 * Says a name. Where another one of the group has the same name in that shape, what tells the two
 * apart is said too: given name, father's name, year of birth, organisation, federation, start
 * number, the first of them that does it and as many as are needed: `Иванов Иван Петрович`,
 * `Иванов Иван (2009)`, `Иванов Иван (Тверь, № 5)`. Nobody else's name grows by it.
 *
 * What is an address and no text for people, a diploma, a file for another program, a key to sort
 * by, takes brg_entry_dup_name() and its sisters.
 *
 * Returns: (transfer full): the name
 */
char *brg_name_words_dup (const BrgSnapshot *snapshot,
                          gint index,
                          BrgNameShape shape,
                          const BrgWords *words);

/**
 * brg_name_words_dup_numbered:
 * @snapshot: the group that the reader has before him
 * @index: index of a player or team of it
 * @shape: how much of the name is wanted
 * @words: (nullable): words of a paper, %NULL for the language of the user
 *
 * Says a name where there is little room, on a slip or in a bracket: who has a start number is told
 * from his namesakes by no more than that and his own names, `Иванов Иван (№ 5)`.
 *
 * Returns: (transfer full): the name
 */
char *brg_name_words_dup_numbered (const BrgSnapshot *snapshot,
                                   gint index,
                                   BrgNameShape shape,
                                   const BrgWords *words);

/**
 * brg_name_words_dup_entry:
 * @snapshot: the group that the reader has before him
 * @entry: a player or team of it, as another view of the group may have it
 * @shape: how much of the name is wanted
 * @words: (nullable): words of a paper, %NULL for the language of the user
 *
 * Returns: (transfer full): the same as brg_name_words_dup()
 */
char *brg_name_words_dup_entry (const BrgSnapshot *snapshot,
                                const BrgEntry *entry,
                                BrgNameShape shape,
                                const BrgWords *words);

G_END_DECLS
