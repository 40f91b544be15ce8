/* brg-store-persons.h - the register of persons of a workspace
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-person.h"
#include "brg-store.h"

G_BEGIN_DECLS

/**
 * brg_store_list_persons:
 * @store: a store
 * @error: return location for an error
 *
 * Teams are no persons.
 *
 * Returns: (transfer full) (nullable) (element-type BrgPerson): everybody with his aliases, by name
 */
GPtrArray *brg_store_list_persons (BrgStore *store, GError **error);

/**
 * brg_store_load_person:
 * @store: a store
 * @number: the number of a person, or one that he had before a merge
 * @error: return location for an error, BRG_STORE_ERROR_NOT_FOUND for nobody
 *
 * Returns: (transfer full) (nullable): the person with all his parts
 */
BrgPerson *brg_store_load_person (BrgStore *store, gint64 number, GError **error);

/**
 * brg_store_update_person:
 * @store: a store
 * @event_id: the event in which it is done and undone, 0 for the workspace
 * @person: the person as he shall be: texts, titles and ratings; the photo has an action of its own
 * @error: return location for an error
 *
 * The names of a person are those of all his entries.
 *
 * Returns: whether it went well
 */
gboolean brg_store_update_person (BrgStore *store,
                                  gint64 event_id,
                                  const BrgPerson *person,
                                  GError **error);

/**
 * brg_store_set_photo:
 * @store: a store
 * @event_id: the event in which it is done and undone, 0 for the workspace
 * @person_id: a person
 * @photo: (nullable): JPEG or PNG, %NULL for none
 * @error: return location for an error
 *
 * Returns: whether it went well
 */
gboolean brg_store_set_photo (BrgStore *store,
                              gint64 event_id,
                              gint64 person_id,
                              GBytes *photo,
                              GError **error);

G_END_DECLS
