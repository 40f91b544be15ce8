/* brg-redaction.h - takes the name of a removed person out of the journal
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-removed-person.h"
#include "brg-store.h"

G_BEGIN_DECLS

/**
 * BrgRedactionReport:
 * @n_entries: entries of the journal that were changed
 * @n_copies: copies that were removed, because they held the name
 * @n_copies_left: copies that could not be removed
 * @n_printed: printed papers whose files were removed, because they showed the name
 * @is_in_use: another program has the file open, so that its working file still holds the name; it
 * goes when the last program closes the file
 * @is_stranger: the events of the file name officials and @author of brg_redaction_run() is none of
 * them; nothing keeps somebody else from deciding, a head of the federation for one
 *
 * What came of a redaction.
 */
typedef struct
{
  guint n_entries;
  guint n_copies;
  guint n_copies_left;
  guint n_printed;
  gboolean is_in_use;
  gboolean is_stranger;
} BrgRedactionReport;

/**
 * brg_redaction_run:
 * @store: a store
 * @person_id: a person who takes part in nothing any more
 * @author: who decides
 * @reason: why; must not name the person
 * @report: (out) (optional): what came of it
 * @error: return location for an error
 *
 * Replaces the names of a person by `[#ID]` in every entry of the journal and in every row, with
 * the other details of the person's row; as long as the person is an official or sits in a
 * committee these lists stay as they are. brg_redaction_preview() says what will be found. An entry
 * of the journal says who did so and why and commits to what stands there now, so that the chain is
 * proved as before. Then the file is written anew, so that no byte of the name is left in it, and
 * the copies in the folders of copies are replaced by a new one. Papers that were filed with a
 * round stay, files of printed papers that show the name go; that they were printed stays. It
 * cannot be undone.
 *
 * Returns: whether it was done; on failure nothing has changed
 */
gboolean brg_redaction_run (BrgStore *store,
                            gint64 person_id,
                            const char *author,
                            const char *reason,
                            BrgRedactionReport *report,
                            GError **error);

/**
 * brg_redaction_dup_rows:
 * @store: a store
 * @error: return location for an error
 *
 * In which entries names were blanked by which act, a line each: `redacted TAB ENTRY TAB ACT TAB
 * PLACES`; a place is the name of an argument or table and row. Where an older program did that and
 * nothing proves the rest of the entry the line begins with `replaced`.
 *
 * Returns: (transfer full) (nullable): the lines, empty for none
 */
char *brg_redaction_dup_rows (BrgStore *store, GError **error);

G_END_DECLS
