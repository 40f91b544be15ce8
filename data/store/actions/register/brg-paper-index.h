/* brg-paper-index.h - whose papers have which number
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-personal-papers.h"

G_BEGIN_DECLS

/**
 * BrgPaperHolder:
 * @person_id: row of the person
 * @name: family and given name
 * @papers: what is kept of him
 *
 * A person of whom personal papers are kept.
 */
typedef struct
{
  gint64 person_id;
  char *name;
  BrgPersonalPapers *papers;
} BrgPaperHolder;

/** brg_paper_holder_free: @holder: (nullable): its papers are overwritten */
void brg_paper_holder_free (BrgPaperHolder *holder);

/**
 * BrgPaperIndex:
 *
 * Persons by the numbers of their passports and their SNILS, however these are written. Address and
 * telephone are shared by whoever lives together: nobody is found by them.
 */
typedef struct _BrgPaperIndex BrgPaperIndex;

/**
 * brg_paper_index_new:
 * @holders: (element-type BrgPaperHolder): everybody of whom papers are kept; they must outlive it
 *
 * Returns: (transfer full): an index of them
 */
BrgPaperIndex *brg_paper_index_new (GPtrArray *holders);

/** brg_paper_index_free: @index: (nullable) */
void brg_paper_index_free (BrgPaperIndex *index);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgPaperIndex, brg_paper_index_free)

/**
 * brg_paper_index_find:
 * @index: an index
 * @person_id: a person who is not looked for, 0 for none
 * @papers: papers
 * @field: passport or SNILS
 *
 * Returns: (nullable): who else has the same number
 */
const BrgPaperHolder *brg_paper_index_find (const BrgPaperIndex *index,
                                            gint64 person_id,
                                            const BrgPersonalPapers *papers,
                                            BrgPaperField field);

G_END_DECLS
