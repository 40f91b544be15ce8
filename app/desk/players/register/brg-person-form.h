/* brg-person-form.h - the card of a person as it is typed and as it is stored
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-person.h"

G_BEGIN_DECLS

/**
 * brg_person_form_dup_text:
 * @person: a person
 * @field: a field
 *
 * Returns: (transfer full): what stands in the form, days as people write them
 */
char *brg_person_form_dup_text (const BrgPerson *person, BrgPersonField field);

/**
 * brg_person_form_take_text:
 * @person: a person
 * @field: a field
 * @text: what was typed
 *
 * A day may be written in any usual way; one that is none stays, for the store to refuse.
 */
void brg_person_form_take_text (BrgPerson *person, BrgPersonField field, const char *text);

/**
 * brg_person_form_dup_ranks:
 * @person: a person
 *
 * Returns: (transfer full): titles and ranks, one a line: `кмс; 12.02.2025; приказ 14`
 */
char *brg_person_form_dup_ranks (const BrgPerson *person);

/**
 * brg_person_form_take_ranks:
 * @person: a person
 * @text: lines as brg_person_form_dup_ranks() writes them; day and order may be missing
 *
 * Returns: (transfer full) (nullable): %NULL when they were understood, else what is wrong, for a
 *   person, and @person is as it was
 */
char *brg_person_form_take_ranks (BrgPerson *person, const char *text);

/**
 * brg_person_form_dup_ratings:
 * @person: a person
 *
 * Returns: (transfer full): ratings, one a line: `российский; 01.11.2026; 2048`
 */
char *brg_person_form_dup_ratings (const BrgPerson *person);

/**
 * brg_person_form_take_ratings:
 * @person: a person
 * @text: lines as brg_person_form_dup_ratings() writes them
 *
 * Returns: (transfer full) (nullable): as brg_person_form_take_ranks()
 */
char *brg_person_form_take_ratings (BrgPerson *person, const char *text);

G_END_DECLS
