/* brg-personal-traces.h - papers of the archive that show something of a personal paper
 *
 * Only for the files of data/store.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-store.h"

G_BEGIN_DECLS

/* Whether @words, what can be read on a paper, show something of anybody's personal papers.
 * Returns: whether it went well */
gboolean brg_personal_traces_find (BrgStore *store,
                                   const char *words,
                                   gboolean *is_private,
                                   GError **error);

/* Looks through every file of the archive, also those that were kept before a personal paper was
 * entered, and marks what shows one: it is in no copy and goes with the purge. Inside an action.
 * Returns: whether it went well */
gboolean brg_personal_traces_mark (BrgStore *store, guint *n_marked, GError **error);

G_END_DECLS
