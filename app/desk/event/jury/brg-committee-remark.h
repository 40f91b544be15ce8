/* brg-committee-remark.h - the appeals committee of an event by itself, and what is wrong with it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-event.h"
#include "brg-protest-record.h"
#include "brg-protest-rules.h"

G_BEGIN_DECLS

/**
 * brg_committee_remark_check:
 * @event: an event
 * @members: (element-type BrgCommitteeMember): its committee
 *
 * Returns: (transfer full) (element-type BrgCommitteeFault): what its book has against the
 *   committee before there is a dispute; empty where the book knows none
 */
GArray *brg_committee_remark_check (const BrgEvent *event, const GPtrArray *members);

/**
 * brg_committee_remark_dup_text:
 * @rule: how the committee is made up
 * @members: (element-type BrgCommitteeMember): the committee
 * @fault: something that is wrong with it
 *
 * Returns: (transfer full): a sentence in the user's language
 */
char *brg_committee_remark_dup_text (const BrgCommitteeRule *rule,
                                     const GPtrArray *members,
                                     const BrgCommitteeFault *fault);

/**
 * brg_committee_remark_is_arbiter:
 * @event: an event
 * @name: a name
 *
 * Returns: whether an arbiter or secretary of the event has that name
 */
gboolean brg_committee_remark_is_arbiter (const BrgEvent *event, const char *name);

G_END_DECLS
