/* brg-protest-committee.h - who sits on an appeal
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-protest-desk.h"

G_BEGIN_DECLS

/**
 * brg_protest_desk_check_committee:
 * @desk: a desk
 * @members: (element-type BrgCommitteeMember): a committee, stored or not
 * @protest: (nullable): the dispute; its votes say who has an interest
 * @now: the time, UTC seconds, for ages
 *
 * Returns: (transfer full) (element-type BrgProtestNote): what is wrong with it; empty where the
 *   book knows no committee
 */
GPtrArray *brg_protest_desk_check_committee (const BrgProtestDesk *desk,
                                             const GPtrArray *members,
                                             const BrgProtest *protest,
                                             gint64 now);

/**
 * brg_protest_desk_seat_committee:
 * @desk: a desk
 * @protest: a protest; gets votes of those who sit on it, reserves in the place of who cannot
 * @now: the time, UTC seconds
 *
 * Who cannot sit gets a row that says why. Votes and notes that are there stay.
 */
void brg_protest_desk_seat_committee (const BrgProtestDesk *desk, BrgProtest *protest, gint64 now);

G_END_DECLS
