/* brg-register.h - persons of the register: found, compared, and what their books say of them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-duplicates.h"
#include "brg-person.h"
#include "brg-rulebook.h"
#include "brg-snapshot.h"
#include "brg-store.h"

G_BEGIN_DECLS

/**
 * brg_register_make_entry:
 * @person: a person
 *
 * Returns: (transfer full): him as the search for duplicates and for the disqualified knows players
 */
BrgEntry *brg_register_make_entry (const BrgPerson *person);

/**
 * brg_register_find:
 * @persons: (element-type BrgPerson): the register
 * @text: beginnings of names in whatever letters, of a town, region, organisation or coach; a
 *   number of the register or of FIDE, also one from before a merge; empty for everybody
 *
 * Returns: (transfer full) (element-type BrgPerson): who fits, in the order of @persons, whose
 *   persons they are
 */
GPtrArray *brg_register_find (GPtrArray *persons, const char *text);

/**
 * BrgRegisterPair:
 * @one: index of a person
 * @other: index of a later one
 * @likeness: how far they are alike
 * @by_fide_id: whether it is the FIDE number that says so
 *
 * Two persons who may be the same.
 */
typedef struct
{
  guint one;
  guint other;
  BrgLikeness likeness;
  gboolean by_fide_id;
} BrgRegisterPair;

/**
 * brg_register_find_duplicates:
 * @persons: (element-type BrgPerson): the register
 * @is_whole: (out) (optional): whether that are all; a register in which everybody is called alike
 * is not looked through to its end
 *
 * Looks for the same name in another alphabet or transliteration, with its parts swapped, or with a
 * slip of the hand. Namesakes of another year of birth are two persons and no pair.
 *
 * Returns: (transfer full) (element-type BrgRegisterPair): the most alike first
 */
GArray *brg_register_find_duplicates (GPtrArray *persons, gboolean *is_whole);

/**
 * brg_register_add_holders:
 * @pairs: (element-type BrgRegisterPair): pairs of brg_register_find_duplicates()
 * @persons: (element-type BrgPerson): the register
 * @holders: (element-type BrgPaperHolder): of whom papers are kept
 *
 * Adds those who have one SNILS: one of them is the other, or it was copied wrongly.
 */
void brg_register_add_holders (GArray *pairs, GPtrArray *persons, GPtrArray *holders);

/**
 * brg_register_list_articles:
 * @rulebook: a rule book
 * @person: a person
 * @field: sight, hearing or movement
 *
 * Returns: (transfer full) (array zero-terminated=1): book id and article each, of what @rulebook
 *   says of a player whose @field is impaired as that of @person; empty where it is not, or where
 *   the book is silent
 */
char **brg_register_list_articles (const BrgRulebook *rulebook,
                                   const BrgPerson *person,
                                   BrgPersonField field);

/**
 * brg_register_is_over:
 * @person: a person
 * @field: the last day of licence or insurance
 * @day: a day, `YYYY-MM-DD`
 *
 * Returns: whether the last day is before @day; not where none is known
 */
gboolean brg_register_is_over (const BrgPerson *person, BrgPersonField field, const char *day);

/**
 * brg_register_loses_papers:
 * @store: a store
 * @snapshot: a group
 * @entry_id: a player of it, or a team
 *
 * Returns: whether the personal papers of somebody go with the entry, and no undo brings them back:
 *   he plays nowhere else
 */
gboolean brg_register_loses_papers (BrgStore *store, const BrgSnapshot *snapshot, gint64 entry_id);

G_END_DECLS
