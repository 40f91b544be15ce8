/* brg-person-merge.h - what becomes of two persons who are one, field by field
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-person.h"

G_BEGIN_DECLS

/**
 * BrgPersonMerge:
 *
 * Two persons and which of their values is kept.
 */
typedef struct _BrgPersonMerge BrgPersonMerge;

/**
 * brg_person_merge_new:
 * @kept: (transfer full): who stays
 * @gone: (transfer full): who is the same
 *
 * What @kept says is kept, but where @gone alone says something, or knows the day of a birth of
 * which only the year is known.
 *
 * Returns: (transfer full): the merge
 */
BrgPersonMerge *brg_person_merge_new (BrgPerson *kept, BrgPerson *gone);

/**
 * brg_person_merge_free:
 * @self: (nullable): a merge
 */
void brg_person_merge_free (BrgPersonMerge *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgPersonMerge, brg_person_merge_free)

/**
 * brg_person_merge_get_kept:
 * @self: a merge
 *
 * Returns: (transfer none): who stays
 */
const BrgPerson *brg_person_merge_get_kept (const BrgPersonMerge *self);

/**
 * brg_person_merge_get_gone:
 * @self: a merge
 *
 * Returns: (transfer none): who is the same
 */
const BrgPerson *brg_person_merge_get_gone (const BrgPersonMerge *self);

/**
 * brg_person_merge_differs:
 * @self: a merge
 * @field: a field
 *
 * Returns: whether the two say something else
 */
gboolean brg_person_merge_differs (const BrgPersonMerge *self, BrgPersonField field);

/**
 * brg_person_merge_takes_gone:
 * @self: a merge
 * @field: a field
 *
 * Returns: whether the value of the one who goes is kept
 */
gboolean brg_person_merge_takes_gone (const BrgPersonMerge *self, BrgPersonField field);

/**
 * brg_person_merge_choose:
 * @self: a merge
 * @field: a field
 * @takes_gone: whose value is kept
 */
void brg_person_merge_choose (BrgPersonMerge *self, BrgPersonField field, gboolean takes_gone);

/**
 * brg_person_merge_make:
 * @self: a merge
 *
 * Titles and ratings of both stand in it, the same ones once.
 *
 * Returns: (transfer full): the person as he will be
 */
BrgPerson *brg_person_merge_make (const BrgPersonMerge *self);

G_END_DECLS
