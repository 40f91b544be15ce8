/* brg-person-words.c - what the card of a person says, in words
 *
 * Tests: tests/app/test-person-form.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-person-words.h"

#include <glib/gi18n.h>

#include "brg-person-form.h"

static const char *const fields[BRG_N_PERSON_FIELDS] = {
  [BRG_PERSON_FAMILY_NAME] = N_ ("Family name"),
  [BRG_PERSON_GIVEN_NAME] = N_ ("Given name"),
  [BRG_PERSON_FATHER_NAME] = N_ ("Patronymic"),
  [BRG_PERSON_BIRTH] = N_ ("Date or year of birth"),
  [BRG_PERSON_SEX] = N_ ("Sex"),
  [BRG_PERSON_FIDE_ID] = N_ ("FIDE ID"),
  [BRG_PERSON_NATIONAL_ID] = N_ ("National number"),
  [BRG_PERSON_FEDERATION] = N_ ("Federation"),
  [BRG_PERSON_REGION] = N_ ("Region"),
  [BRG_PERSON_TOWN] = N_ ("Town"),
  [BRG_PERSON_ORGANISATION] = N_ ("Club or school"),
  [BRG_PERSON_COACHES] = N_ ("Coaches"),
  [BRG_PERSON_SIGHT] = N_ ("Vision"),
  [BRG_PERSON_HEARING] = N_ ("Ability to hear"),
  [BRG_PERSON_MOVEMENT] = N_ ("Movement"),
  [BRG_PERSON_LICENCE] = N_ ("Licence"),
  [BRG_PERSON_LICENCE_UNTIL] = N_ ("Licence valid until"),
  [BRG_PERSON_INSURANCE] = N_ ("Insurance"),
  [BRG_PERSON_INSURANCE_UNTIL] = N_ ("Insurance valid until"),
  [BRG_PERSON_NOTES] = N_ ("Notes"),
};

static const struct
{
  BrgPersonField field;
  const char *id;
  const char *word;
} words[] = {
  { BRG_PERSON_SEX, "m", N_ ("Male") },
  { BRG_PERSON_SEX, "f", N_ ("Female") },
  { BRG_PERSON_SIGHT, "blind", N_ ("Blind") },
  { BRG_PERSON_SIGHT, "impaired", N_ ("Visually impaired") },
  { BRG_PERSON_HEARING, "deaf", N_ ("Deaf") },
  { BRG_PERSON_HEARING, "impaired", N_ ("Hard of hearing") },
  { BRG_PERSON_MOVEMENT, "impaired", N_ ("Needs an assistant") },
};

const char *
brg_person_words_get_field (BrgPersonField field)
{
  g_return_val_if_fail (field < BRG_N_PERSON_FIELDS, "");

  return _ (fields[field]);
}

char *
brg_person_words_dup_value (const BrgPerson *person, BrgPersonField field)
{
  g_return_val_if_fail (person != NULL && field < BRG_N_PERSON_FIELDS, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (words[i].field == field && g_str_equal (words[i].id, person->texts[field]))
      return g_strdup (_ (words[i].word));
  return brg_person_form_dup_text (person, field);
}
