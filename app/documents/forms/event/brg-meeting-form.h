/* brg-meeting-form.h - minutes of a meeting before round 1 or after the last one, to be completed
 * by hand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-document-options.h"
#include "brg-form.h"
#include "brg-snapshot.h"
#include "brg-table-source.h"

G_BEGIN_DECLS

/**
 * BrgMeetingFacts:
 * @n_admitted: how many players are admitted, -1 when the committee has decided about nobody
 * @limit: how many minutes somebody may be late, -1 where nobody has said it
 * @protests: (nullable): to whom protests go and until when
 *
 * What is known before the technical meeting. Nothing is owned.
 */
typedef struct
{
  gint n_admitted;
  gint limit;
  const char *protests;
} BrgMeetingFacts;

/**
 * brg_meeting_form_new_teams:
 * @snapshot: a group
 * @facts: what is known
 * @options: how the document is wanted
 *
 * The technical meeting: what the representatives of teams and the players have to know stands in
 * the agenda, what is decided is written beside it.
 *
 * Returns: (transfer full): its minutes
 */
BrgForm *brg_meeting_form_new_teams (const BrgSnapshot *snapshot,
                                     const BrgMeetingFacts *facts,
                                     const BrgDocumentOptions *options);

/**
 * brg_meeting_form_new_jury:
 * @snapshot: a group
 * @options: how the document is wanted
 *
 * Returns: (transfer full): minutes of the opening meeting of the arbiters, who sign that they were
 *   there
 */
BrgForm *brg_meeting_form_new_jury (const BrgSnapshot *snapshot, const BrgDocumentOptions *options);

/**
 * brg_meeting_form_is_of_participants:
 * @snapshot: a group
 *
 * Returns: whether by the rule book the participants themselves meet, before the event and after it
 */
gboolean brg_meeting_form_is_of_participants (const BrgSnapshot *snapshot);

/**
 * brg_meeting_form_new_closing:
 * @source: the table of the group
 * @options: how the document is wanted
 *
 * Returns: (transfer full): minutes of the closing meeting of the participants, in which the
 * results are read out
 */
BrgForm *brg_meeting_form_new_closing (const BrgTableSource *source,
                                       const BrgDocumentOptions *options);

G_END_DECLS
