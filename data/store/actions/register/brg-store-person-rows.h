/* brg-store-person-rows.h - the rows of a person, as they are written
 *
 * Only for the files of data/store.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-person.h"
#include "brg-sql.h"

G_BEGIN_DECLS

/* Whether @person can stand in the register; the error names the field. What @before or @other,
 * both nullable, say already is not asked about. */
gboolean brg_store_check_person (const BrgPerson *person,
                                 const BrgPerson *before,
                                 const BrgPerson *other,
                                 GError **error);

/* The texts of the person, and his titles and ratings in the place of those that he had. */
gboolean brg_store_write_person (BrgStore *store, const BrgPerson *person, GError **error);

/* In the place of the one he had; %NULL for none. */
gboolean brg_store_write_photo (BrgStore *store, gint64 person_id, GBytes *photo, GError **error);

G_END_DECLS
