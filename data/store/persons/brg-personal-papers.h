/* brg-personal-papers.h - passport and the like of a person
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * BrgPaperField:
 *
 * A personal paper.
 */
typedef enum
{
  BRG_PAPER_PASSPORT,
  BRG_PAPER_SNILS,
  BRG_PAPER_ADDRESS,
  BRG_PAPER_PHONE,
} BrgPaperField;

#define BRG_N_PAPER_FIELDS (BRG_PAPER_PHONE + 1)

/**
 * BrgPersonalPapers:
 * @texts: by field, never %NULL
 *
 * The papers of a person.
 */
typedef struct
{
  char *texts[BRG_N_PAPER_FIELDS];
} BrgPersonalPapers;

/**
 * brg_personal_papers_new:
 *
 * Returns: (transfer full): no papers
 */
BrgPersonalPapers *brg_personal_papers_new (void);

/**
 * brg_personal_papers_copy:
 * @self: papers
 *
 * Returns: (transfer full): the same ones
 */
BrgPersonalPapers *brg_personal_papers_copy (const BrgPersonalPapers *self);

/**
 * brg_personal_papers_free:
 * @self: (nullable): papers
 *
 * Overwrites them before their memory goes.
 */
void brg_personal_papers_free (BrgPersonalPapers *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgPersonalPapers, brg_personal_papers_free)

/**
 * brg_personal_papers_set:
 * @self: papers
 * @field: which
 * @text: its new text
 */
void brg_personal_papers_set (BrgPersonalPapers *self, BrgPaperField field, const char *text);

/**
 * brg_paper_field_get_id:
 * @field: a paper
 *
 * Returns: (transfer none): the column of the database and the name in commands
 */
const char *brg_paper_field_get_id (BrgPaperField field);

/**
 * brg_snils_is_right:
 * @text: the number of an insurance account
 *
 * Returns: whether it has eleven digits, with spaces and hyphens between them or without, and the
 *   last two follow from the others; numbers up to 001-001-998 have no such figures
 */
gboolean brg_snils_is_right (const char *text);

/**
 * brg_snils_dup_tidy:
 * @text: the number of an insurance account
 *
 * Returns: (transfer full): eleven digits as they are printed, `112-233-445 95`; anything else as
 *   it is
 */
char *brg_snils_dup_tidy (const char *text);

/**
 * brg_passport_is_likely:
 * @text: a passport or a birth certificate, as it was written, with or without who gave it and when
 *
 * Of Russian passports series and number have four and six digits, those for travel two and seven;
 * certificates of birth `II-АЮ 123456`; other states number theirs with up to three letters in
 * front and six to ten signs.
 *
 * Returns: whether there is such a number; what belongs to another state is believed
 */
gboolean brg_passport_is_likely (const char *text);

/**
 * brg_paper_number_dup_key:
 * @text: a number as it was written
 *
 * Returns: (transfer full): its letters and digits, large, to be compared; empty where none are
 */
char *brg_paper_number_dup_key (const char *text);

G_END_DECLS
