/* brg-filled-papers.h - personal papers that came with an act go again when it is undone
 *
 * Only for the files of data/store.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-action.h"

G_BEGIN_DECLS

/**
 * BRG_FILLED_PAPERS:
 *
 * The argument of an action that says which fields of whose papers it filled, "passport:12
 * phone:12". The journal does not follow what stands in them.
 */
#define BRG_FILLED_PAPERS "papers"

/* Adds a field to such a list; @field is a column of personal_paper. */
void brg_filled_papers_add (GString *list, const char *field, gint64 person_id);

/* Empties the fields that the action @entry_id filled, but for papers that were changed by hand
 * since. Doing it again does not bring them back. Returns: whether it went well */
gboolean brg_filled_papers_take_back (BrgStore *store,
                                      gint64 entry_id,
                                      const char *list,
                                      GError **error);

G_END_DECLS
