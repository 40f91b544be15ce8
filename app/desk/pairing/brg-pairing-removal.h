/* brg-pairing-removal.h - why a published pairing is drawn anew
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * brg_pairing_removal_find:
 * @journal: (element-type BrgJournalEntry): the journal of an event, oldest first
 * @group_id: a group of it
 * @round: a round that is to be paired
 * @reason: (out) (transfer full): why its pairing was removed, empty if it was not published or
 * never there
 * @author: (out) (transfer full): who decided it, may be empty
 *
 * The reason is that of the removal, or of the correction that took the round back
 * (rus-draughts-2022 5.4.10.12).
 *
 * Returns: whether a reason is known
 */
gboolean brg_pairing_removal_find (GPtrArray *journal,
                                   gint64 group_id,
                                   gint round,
                                   char **reason,
                                   char **author);

G_END_DECLS
