/* brg-person-summary.h - what is known of a person, to be read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-register.h"
#include "brg-store-papers.h"

G_BEGIN_DECLS

/**
 * brg_person_summary_dup_facts:
 * @person: a person
 *
 * Returns: (transfer full): in one line what tells him from others, his number in the register last
 */
char *brg_person_summary_dup_facts (const BrgPerson *person);

/**
 * brg_person_summary_dup_details:
 * @person: a person with all his parts
 * @rulebook: (nullable): whose articles are named
 *
 * Returns: (transfer full): everything else, a paragraph a matter, as Pango markup
 */
char *brg_person_summary_dup_details (const BrgPerson *person, const BrgRulebook *rulebook);

/**
 * brg_person_summary_get_likeness:
 * @pair: two persons who may be the same
 *
 * Returns: (transfer none): why, in words
 */
const char *brg_person_summary_get_likeness (const BrgRegisterPair *pair);

/**
 * brg_person_summary_dup_purge:
 * @report: what came of a purge
 *
 * Returns: (transfer full): that in words, with everything that could not be reached
 */
char *brg_person_summary_dup_purge (const BrgPurgeReport *report);

G_END_DECLS
