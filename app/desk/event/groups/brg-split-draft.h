/* brg-split-draft.h - a list of players while it is being divided into groups
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-snapshot.h"
#include "brg-store.h"

G_BEGIN_DECLS

/** BRG_SPLIT_MOST_GROUPS: so many groups can be made of one */
#define BRG_SPLIT_MOST_GROUPS 26

/** BRG_SPLIT_SPREADS_NOBODY: in the place of a #BrgApartField */
#define BRG_SPLIT_SPREADS_NOBODY (-1)

/**
 * BrgSplitDraft:
 *
 * The participants of a group of which nothing was paired yet, divided into groups of equal
 * strength (#brg_balanced_groups_divide()).
 */
typedef struct _BrgSplitDraft BrgSplitDraft;

/**
 * brg_split_draft_may_divide:
 * @snapshot: a group
 *
 * Returns: whether nothing was paired yet and there are players enough for two groups
 */
gboolean brg_split_draft_may_divide (const BrgSnapshot *snapshot);

/**
 * brg_split_draft_new:
 * @snapshot: a group that can be divided
 *
 * Returns: (transfer full): its division into two groups, with organisations spread
 */
BrgSplitDraft *brg_split_draft_new (BrgSnapshot *snapshot);

/**
 * brg_split_draft_free:
 * @draft: (nullable): a draft
 */
void brg_split_draft_free (BrgSplitDraft *draft);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgSplitDraft, brg_split_draft_free)

/**
 * brg_split_draft_count_most:
 * @draft: a draft
 *
 * Returns: how many groups there can be, so that each has two participants
 */
gint brg_split_draft_count_most (const BrgSplitDraft *draft);

/**
 * brg_split_draft_divide:
 * @draft: a draft
 * @n_groups: number of groups, 2 to brg_split_draft_count_most()
 * @field: a #BrgApartField: who have that in common are spread over the groups; or
 *   %BRG_SPLIT_SPREADS_NOBODY
 *
 * Divides anew.
 */
void brg_split_draft_divide (BrgSplitDraft *draft, gint n_groups, gint field);

/** brg_split_draft_count_groups: Returns: number of groups */
gint brg_split_draft_count_groups (const BrgSplitDraft *draft);

/**
 * brg_split_draft_get_name:
 * @draft: a draft
 * @group: a group, from 0
 *
 * Returns: (transfer none): what it will be called
 */
const char *brg_split_draft_get_name (const BrgSplitDraft *draft, gint group);

/**
 * brg_split_draft_list:
 * @draft: a draft
 * @group: a group, from 0
 *
 * Returns: (transfer full) (element-type BrgEntry): its participants, the strongest first
 */
GPtrArray *brg_split_draft_list (const BrgSplitDraft *draft, gint group);

/**
 * brg_split_draft_get_average:
 * @draft: a draft
 * @group: a group, from 0
 *
 * Returns: average rating of those who have one, rounded; 0 where nobody has
 */
gint brg_split_draft_get_average (const BrgSplitDraft *draft, gint group);

/**
 * brg_split_draft_apply:
 * @draft: a draft
 * @store: a store
 * @error: return location for an error
 *
 * Makes the groups.
 *
 * Returns: whether it went well
 */
gboolean brg_split_draft_apply (const BrgSplitDraft *draft, BrgStore *store, GError **error);

G_END_DECLS
