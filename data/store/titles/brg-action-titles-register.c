/* brg-action-titles-register.c - what actions are called: persons of the register
 *
 * Tests: tests/data/test-store-persons.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-action-titles-register.h"

#include <glib/gi18n-lib.h>

const BrgActionTitle brg_action_titles_register[] = {
  /* Translators: %s is the name of a person */
  { "person-update", N_ ("Card of %s changed"), .with = { "name" } },
  /* Translators: %s is the name of a person */
  { "person-photo", N_ ("Photo of %s"), .with = { "name" } },
  /* Translators: %s is the name of a person */
  { "person-photo-remove", N_ ("Photo of %s removed"), .with = { "name" } },
  { .action = NULL },
};
