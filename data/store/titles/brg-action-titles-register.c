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
  /* Translators: the name of a person and his former number in the register; the name and the
   * number of the person who he is found to be */
  { "persons-merge", N_ ("%s (No. %d) is the same person as %s (No. %d)"),
    .with = { "other", "former", "name", "number" } },
  /* Translators: the name of a player and his former number in the register; the name and the
   * number of the player of the same group who he is found to be */
  { "entries-merge", N_ ("Entry of %s (card No. %d) joined to that of %s (card No. %d)"),
    .with = { "other", "former", "name", "number" } },
  { "papers-keep", .format = N_ ("Personal papers are kept in this file") },
  /* Translators: %s is the name of a person */
  { "papers-set", N_ ("Personal papers of %s changed"), .with = { "name" } },
  { "papers-purge", .format = N_ ("Personal papers deleted, the purge is begun") },
  { "papers-purged", .format = N_ ("The file and its copies hold no personal papers any more") },
  { .action = NULL },
};
