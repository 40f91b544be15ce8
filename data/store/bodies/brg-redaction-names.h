/* brg-redaction-names.h - the names under which the journal knows a person, found in texts
 *
 * Only for the files of data/store.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-body.h"

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

/* @text stands in a row of his, @row_id of @table, whose key is not his number. */
void brg_redaction_names_own (BrgRedactionNames *names,
                              const char *table,
                              gint64 row_id,
                              guint column,
                              const char *text);

/* The texts of @table stay: somebody of that name is in force there. */
void brg_redaction_names_spare (BrgRedactionNames *names, const char *table);

gboolean brg_redaction_names_is_spared (const BrgRedactionNames *names, const char *table);

/* What stands for the name. */
const char *brg_redaction_names_get_sign (const BrgRedactionNames *names);

/* Where @text names the person, in whatever case and inflection. A family name alone counts where
 * nobody else has it. Returns: (transfer full) (element-type BrgBodyRange): whole words, in order
 */
GArray *brg_redaction_names_find (const BrgRedactionNames *names, const char *text);

/* Whether the row is one of the person's own. */
gboolean brg_redaction_names_is_own (const BrgRedactionNames *names, const BrgBodyPlace *place);

/* The same for a text of a table or an argument: of the person's own row all details; other persons
 * stay, and so does a family name alone where it may be a town or a federation.
 * Returns: (transfer full) (nullable) (element-type BrgBodyRange): %NULL for none */
GArray *brg_redaction_names_find_at (const BrgRedactionNames *names,
                                     const BrgBodyPlace *place,
                                     const char *text);

/* Family names as they are looked for in files that are no text.
 * Returns: (transfer none) (element-type utf8) */
const GPtrArray *brg_redaction_names_get_families (const BrgRedactionNames *names);

G_END_DECLS
