/* brg-redaction-learn.h - what the journal knows of the names of a person
 *
 * Only for the files of data/store.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-changeset-text.h"
#include "brg-redaction-names.h"
#include "brg-store.h"

G_BEGIN_DECLS

/* Sets that an entry of the journal cannot be read. Returns: FALSE */
gboolean brg_redaction_refuse_entry (GError **error);

/* Calls @func with every text that the changesets of the journal hold. */
gboolean brg_redaction_walk (BrgStore *store,
                             BrgChangesetTextFunc func,
                             gpointer data,
                             GError **error);

/* Whether the person takes part in anything; so it counts when that cannot be read. */
gboolean brg_redaction_is_entered (BrgStore *store, gint64 person_id, GError **error);

/* All names under which the person was written. Returns: (transfer full) (nullable) */
BrgRedactionNames *brg_redaction_learn (BrgStore *store, gint64 person_id, GError **error);

G_END_DECLS
