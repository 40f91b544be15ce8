/* brg-envelope-settings.h - what the regulations say of sessions; the desk of a stored group
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-envelope-desk.h"
#include "brg-store.h"

G_BEGIN_DECLS

/**
 * brg_envelope_settings_get_session:
 * @store: a store
 * @snapshot: a group
 *
 * Returns: length of a session in minutes, both clocks together; -1 when it is not set
 */
gint brg_envelope_settings_get_session (BrgStore *store, const BrgSnapshot *snapshot);

/**
 * brg_envelope_settings_open_desk:
 * @store: a store
 * @snapshot: a group as it is played on boards; must outlive the desk
 *
 * Returns: (transfer full) (nullable): its adjourned games; %NULL when they cannot be read
 */
BrgEnvelopeDesk *brg_envelope_settings_open_desk (BrgStore *store, const BrgSnapshot *snapshot);

G_END_DECLS
