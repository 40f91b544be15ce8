/* brg-event-status.h - what hangs on the status of an event, held against the event
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-snapshot.h"
#include "brg-status.h"
#include "brg-store.h"

G_BEGIN_DECLS

/**
 * brg_event_status_check:
 * @store: a store
 * @snapshot: a group of an event
 *
 * Returns: (transfer full) (element-type BrgStatusFinding): what the book of the event wants of an
 *   event of its status, and whether it is so, see brg_status_check()
 */
GArray *brg_event_status_check (BrgStore *store, const BrgSnapshot *snapshot);

/**
 * brg_event_status_has_committee:
 * @store: a store
 * @snapshot: a group of an event
 *
 * Returns: whether the appeals committee is complete as the book wants it; where the book is
 *   silent, whether anybody is in it
 */
gboolean brg_event_status_has_committee (BrgStore *store, const BrgSnapshot *snapshot);

/**
 * brg_event_status_dup_text:
 * @finding: what was found
 * @store: a store
 * @snapshot: the group
 *
 * Returns: (transfer full): what the book says, and where it is not so how it is here; sentences in
 *   the user's language, without the article
 */
char *brg_event_status_dup_text (const BrgStatusFinding *finding,
                                 BrgStore *store,
                                 const BrgSnapshot *snapshot);

/**
 * brg_event_status_get_word:
 * @state: a state
 *
 * Returns: a word for it in the user's language
 */
const char *brg_event_status_get_word (BrgStatusState state);

/**
 * brg_event_status_dup_warnings:
 * @store: a store
 * @snapshot: a group
 *
 * Returns: (transfer full): what is not as the book wants it, a line each with its article; empty
 *   when all is
 */
char *brg_event_status_dup_warnings (BrgStore *store, const BrgSnapshot *snapshot);

G_END_DECLS
