/* brg-duplicates.h - players who may be one and the same person
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * BrgLikeness:
 * @BRG_LIKENESS_NONE: two persons
 * @BRG_LIKENESS_NAMESAKE: the same name, but day or year of birth, father's name or FIDE id differ
 * @BRG_LIKENESS_LIKELY: the names agree as far as they are known, or but for a slip of the hand
 *   where the year of birth agrees
 * @BRG_LIKENESS_SAME: the same FIDE id, or the same name and birth as far as both are known
 *
 * How far two players are alike.
 */
typedef enum
{
  BRG_LIKENESS_NONE,
  BRG_LIKENESS_NAMESAKE,
  BRG_LIKENESS_LIKELY,
  BRG_LIKENESS_SAME,
} BrgLikeness;

/**
 * BrgDuplicate:
 * @index: index of the player in the list
 * @likeness: how far he is alike; never %BRG_LIKENESS_NONE
 * @by_fide_id: whether it is the FIDE id that says so
 *
 * A player of the list who may be the one that is asked for.
 */
typedef struct
{
  guint index;
  BrgLikeness likeness;
  gboolean by_fide_id;
} BrgDuplicate;

/**
 * BrgDuplicates:
 *
 * A list of players prepared for being searched. Names are compared by brg_name_key(), so that it
 * finds a player across scripts and spellings, and in spite of a letter too much, too few, another
 * one or two that changed places. Building it takes O(n), a search O(players with nearly the same
 * family name).
 */
typedef struct _BrgDuplicates BrgDuplicates;

/**
 * brg_duplicates_new:
 * @entries: (element-type BrgEntry): the list; it must live as long as the search
 *
 * Returns: (transfer full): the search
 */
BrgDuplicates *brg_duplicates_new (GPtrArray *entries);

/**
 * brg_duplicates_free:
 * @self: (nullable): a search
 */
void brg_duplicates_free (BrgDuplicates *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgDuplicates, brg_duplicates_free)

/**
 * brg_duplicates_find:
 * @self: a search
 * @entry: the player that is asked for; a player of the list with the same id that is not 0, or the
 *   very same one, is passed over
 *
 * Returns: (transfer full) (element-type BrgDuplicate): who is alike, the most alike first
 */
GArray *brg_duplicates_find (BrgDuplicates *self, const BrgEntry *entry);

/**
 * brg_duplicates_find_of:
 * @self: a search
 * @index: a player of the list
 *
 * Returns: (transfer full) (element-type BrgDuplicate): who else of the list is alike, the most
 *   alike first
 */
GArray *brg_duplicates_find_of (BrgDuplicates *self, guint index);

/**
 * brg_duplicates_count_compared:
 * @self: a search
 *
 * Returns: how many players all searches together looked at
 */
guint64 brg_duplicates_count_compared (const BrgDuplicates *self);

/**
 * brg_duplicates_compare:
 * @left: a player
 * @right: another one
 *
 * Returns: how far they are alike
 */
BrgLikeness brg_duplicates_compare (const BrgEntry *left, const BrgEntry *right);

G_END_DECLS
