/* brg-redaction-papers.h - printed papers that show a name
 *
 * Only for the files of data/store.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-redaction-names.h"
#include "brg-sql.h"
#include "brg-store.h"

G_BEGIN_DECLS

/* Counts the files of papers on which a family name of the person can be read, whoever has it too,
 * and takes them out where @removes; that they were printed stays. Returns: whether it went well */
gboolean brg_redaction_papers_find (BrgStore *store,
                                    const BrgRedactionNames *names,
                                    gboolean removes,
                                    guint *n_found,
                                    GError **error);

/* Returns: (transfer full) (nullable): what can be read on a paper; @column is that of
 * words_size, words stand behind it. %NULL where they cannot be unfolded */
char *brg_redaction_papers_dup_words (sqlite3_stmt *stmt, int column);

G_END_DECLS
