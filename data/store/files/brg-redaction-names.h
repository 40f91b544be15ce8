/* brg-redaction-names.h - the names under which the journal knows a person, and texts without them
 *
 * Only for the files of data/store.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _BrgRedactionNames BrgRedactionNames;

BrgRedactionNames *brg_redaction_names_new (gint64 person_id);
void brg_redaction_names_free (BrgRedactionNames *names);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgRedactionNames, brg_redaction_names_free)

/* A text of a row of `person`, as the columns of that table are numbered. */
void brg_redaction_names_learn (BrgRedactionNames *names,
                                gint64 row_id,
                                guint column,
                                const char *text);

/* To be called when everything is learnt. */
void brg_redaction_names_settle (BrgRedactionNames *names);

/* What stands for the name. */
const char *brg_redaction_names_get_sign (const BrgRedactionNames *names);

/* @text without the names of the person; %NULL when it has none. A family name alone counts where
 * nobody else has it. Returns: (transfer full) (nullable) */
char *brg_redaction_names_map (const BrgRedactionNames *names, const char *text);

/* The same for a value of a table: the person's own row keeps nothing but the sign; officials,
 * events and other persons stay. */
char *brg_redaction_names_map_value (const BrgRedactionNames *names,
                                     const char *table,
                                     gint64 row_id,
                                     guint column,
                                     const char *text);

/* Tables whose texts are never changed. */
gboolean brg_redaction_names_spare (const char *table);

G_END_DECLS
