/* brg-admission-check.h - what the book allows a committee, and what is told at the door
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-admission-list.h"
#include "brg-check-in-list.h"

G_BEGIN_DECLS

/**
 * brg_admission_check_decision:
 * @list: the players of a group
 * @admission: what is to be decided about one of them
 * @error: return location for an error
 *
 * Returns: whether it may be decided: where something is against it a player is admitted only as an
 *   exception, and who has been paired is not refused any more
 */
gboolean brg_admission_check_decision (const BrgAdmissionList *list,
                                       const BrgAdmission *admission,
                                       GError **error);

/**
 * brg_admission_check_drop:
 * @list: the players of a group
 * @item: a paper that is to be asked for no more
 * @error: return location for an error
 *
 * Returns: whether the status of the event leaves that to its regulations
 */
gboolean brg_admission_check_drop (const BrgAdmissionList *list, const char *item, GError **error);

/**
 * brg_admission_dup_check_in_remark:
 * @store: a store
 * @snapshot: a group
 * @entry: who is marked
 * @fate: as what
 * @today: the day, `YYYY-MM-DD`, for an event that says no days
 * @words: language of days
 * @article: (out) (transfer none) (nullable): the article it goes by, a constant string
 *
 * Returns: (transfer full) (nullable): what the arbiter has to know of a player who is marked as
 *   being here or as having gone, translated; %NULL for nothing
 */
char *brg_admission_dup_check_in_remark (BrgStore *store,
                                         const BrgSnapshot *snapshot,
                                         gint entry,
                                         BrgFate fate,
                                         const char *today,
                                         const BrgWords *words,
                                         const char **article);

G_END_DECLS
