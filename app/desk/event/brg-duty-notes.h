/* brg-duty-notes.h - what is noted about officials, and the duty list on paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-duty-list.h"

G_BEGIN_DECLS

/**
 * brg_duty_list_note_interest:
 * @store: a store
 * @event_id: row of an event
 * @official_id: row of one of its officials
 * @entry_id: row of a player, or of a team
 * @note: (nullable): why the official must not judge him; %NULL takes the note away
 * @error: return location for an error
 *
 * One action. A player who is noted already gets the new reason.
 *
 * Returns: whether it went well
 */
gboolean brg_duty_list_note_interest (BrgStore *store,
                                      gint64 event_id,
                                      gint64 official_id,
                                      gint64 entry_id,
                                      const char *note,
                                      GError **error);

/**
 * brg_duty_list_new_form:
 * @list: a duty list
 * @duties: (element-type BrgDuty): sectors, those of the list or others
 * @options: how the document is wanted
 *
 * Returns: (transfer full) (nullable): the list on paper; %NULL while there are no sectors
 */
BrgForm *brg_duty_list_new_form (const BrgDutyList *list,
                                 const GArray *duties,
                                 const BrgDocumentOptions *options);

G_END_DECLS
