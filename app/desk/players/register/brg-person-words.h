/* brg-person-words.h - what the card of a person says, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-person.h"

G_BEGIN_DECLS

/**
 * brg_person_words_get_field:
 * @field: a field
 *
 * Returns: (transfer none): its name as it stands in the card
 */
const char *brg_person_words_get_field (BrgPersonField field);

/**
 * brg_person_words_dup_value:
 * @person: a person
 * @field: a field
 *
 * Returns: (transfer full): what he has there, words of the program translated, days as people
 * write them; empty for nothing
 */
char *brg_person_words_dup_value (const BrgPerson *person, BrgPersonField field);

G_END_DECLS
