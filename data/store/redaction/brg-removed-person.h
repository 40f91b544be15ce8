/* brg-removed-person.h - who takes part in nothing any more and is named by the journal
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-store.h"

G_BEGIN_DECLS

/**
 * BrgRemovedPerson:
 * @id: the person; of somebody without a card in the register, as a judge, an official or who was
 *   disqualified, a number that his name gives
 * @name: the name that the journal knows last, family name first
 * @n_entries: entries of the journal that hold a row of the person
 *
 * Somebody who takes part in nothing any more and whom the journal still names.
 */
typedef struct
{
  gint64 id;
  char *name;
  guint n_entries;
} BrgRemovedPerson;

/**
 * brg_removed_person_free:
 * @person: (nullable): a person
 */
void brg_removed_person_free (BrgRemovedPerson *person);

/**
 * brg_removed_person_list:
 * @store: a store
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable) (element-type BrgRemovedPerson): who can be redacted, by name
 */
GPtrArray *brg_removed_person_list (BrgStore *store, GError **error);

G_END_DECLS
