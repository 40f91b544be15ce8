/* brg-store-papers-private.h - personal papers written by several actions
 *
 * Only for the files of data/store; to be called inside an action.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-personal-papers.h"
#include "brg-sql.h"

G_BEGIN_DECLS

/* Whether they are texts that may be kept. */
gboolean brg_store_check_papers (const BrgPersonalPapers *papers, GError **error);

/* The row that is shown changes where it stands, also under a number from before a merge: when the
 * merge is undone each has his own. */
gboolean brg_store_write_papers (BrgStore *store,
                                 gint64 person_id,
                                 const BrgPersonalPapers *papers,
                                 GError **error);

G_END_DECLS
