/* brg-field-limits.h - how much a field of the database may hold
 *
 * One table for what an action may write and for what is let in when a file is opened, so that no
 * action leaves a file that is refused afterwards.
 * Only for the files of data/store.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-sql.h"

G_BEGIN_DECLS

/* Stored papers prove themselves by their sums, and they can be large: they have no limits. */
#define BRG_FIELD_LIMITS_NOT_OF "document"

/* Whether @value may stand in @column: a text is UTF-8 without zeros and not too long, a number one
 * that the program can hold. Anything else may. What a redaction put in place of a name counts no
 * more than the name. */
gboolean brg_field_limits_allow (const char *column, sqlite3_value *value);

/* The same of one text; the error names the field. */
gboolean brg_field_limits_check_text (const char *table,
                                      const char *column,
                                      const char *text,
                                      GError **error);

/* Looks through everything that an action changed, and at the arguments of its journal entry,
 * before it is committed; the error names the field. */
gboolean brg_field_limits_check (BrgStore *store,
                                 GBytes *changeset,
                                 const char *arguments,
                                 GError **error);

G_END_DECLS
