/* brg-named-columns.h - where somebody is named who needs no card of the register
 *
 * Only for the files of data/store.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-redaction-names.h"
#include "brg-store.h"

G_BEGIN_DECLS

/* Whether a text of this column is the name of a person and nothing else. */
gboolean brg_named_columns_has (const char *table, guint column);

/* The number that stands for whoever is written so, whatever case and signs; above those of cards.
 * 0 for what is no name: a name has two words with large letters, and no digits. */
gint64 brg_named_columns_number (const char *name);

/* Whether a number is of that kind. */
gboolean brg_named_columns_is_number (gint64 person_id);

/* The name in two: family name, the rest; initials may stand before. */
void brg_named_columns_learn (BrgRedactionNames *names, const char *name);

/* (element-type gint64): the numbers of all who are named now, on lists or on cards of players.
 * Returns: (transfer full) (nullable): a set */
GHashTable *brg_named_columns_list_present (BrgStore *store, GError **error);

/* Tables that name a person of @names now stay as they are: brg_redaction_names_spare(). */
gboolean brg_named_columns_spare (BrgStore *store, BrgRedactionNames *names, GError **error);

G_END_DECLS
