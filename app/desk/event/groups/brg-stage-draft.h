/* brg-stage-draft.h - a further group of an event while it is being set up
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-event-form.h"
#include "brg-stage.h"
#include "brg-store.h"

G_BEGIN_DECLS

/**
 * BrgStageDraft:
 * @is_stage: whether players of other groups play on in it; else it begins empty
 * @groups: (element-type BrgSnapshot): the groups that are there
 * @form: the event and the new group, as the user fills it in
 * @unnamed: (nullable): name for the group that has none, as it was the only one; %NULL when all
 *   have names
 * @n_first: how many of every group play on by their place
 * @n_best: how many more, as the best of those who follow
 * @carry: which points count in the new group; none count in a knock-out
 * @is_source: (array): for every group whether players come from it
 * @field: (nullable): who plays on, %NULL while no group is chosen; groups are indices into @groups
 *
 * A new group, or the next stage of a mixed competition (rus-draughts-2022 1.4). Texts and counts
 * are set by the caller, who then calls brg_stage_draft_update().
 */
typedef struct
{
  gboolean is_stage;
  GPtrArray *groups;
  BrgEventForm *form;
  char *unnamed;
  gint n_first;
  gint n_best;
  BrgCarry carry;
  gboolean *is_source;
  BrgStageField *field;

  /*< private >*/
  GPtrArray *tables;
  GArray *preferred;
} BrgStageDraft;

/**
 * brg_stage_draft_new:
 * @groups: (element-type BrgSnapshot) (transfer full): the groups of the event, at least one
 * @shown: index of the group on show
 * @is_stage: whether players of other groups shall play on in the new one
 * @seed: seed of its lots
 *
 * Begins with what the group on show has: the new group gets a name that is free. A stage is a
 * round robin of the first two of every group of the same stage as the one on show.
 *
 * Returns: (transfer full): the draft
 */
BrgStageDraft *brg_stage_draft_new (GPtrArray *groups,
                                    guint shown,
                                    gboolean is_stage,
                                    guint64 seed);

/**
 * brg_stage_draft_load:
 * @store: a store
 * @snapshot: the group on show
 * @is_stage: whether players of other groups shall play on in the new one
 * @seed: seed of its lots
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): a draft with all groups of the event
 */
BrgStageDraft *brg_stage_draft_load (BrgStore *store,
                                     const BrgSnapshot *snapshot,
                                     gboolean is_stage,
                                     guint64 seed,
                                     GError **error);

/**
 * brg_stage_draft_free:
 * @draft: (nullable): a draft
 */
void brg_stage_draft_free (BrgStageDraft *draft);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgStageDraft, brg_stage_draft_free)

/**
 * brg_stage_draft_update:
 * @draft: a draft
 *
 * Finds anew who plays on, after something was changed.
 */
void brg_stage_draft_update (BrgStageDraft *draft);

/**
 * brg_stage_draft_prefer:
 * @draft: a draft
 * @who: a player of a tie
 * @is_preferred: whether the arbiter lets him through
 *
 * Decides among equals at the line, and updates.
 */
void brg_stage_draft_prefer (BrgStageDraft *draft, BrgStagePlayer who, gboolean is_preferred);

/**
 * brg_stage_draft_is_preferred:
 * @draft: a draft
 * @who: a player of a tie
 *
 * Returns: whether the arbiter lets him through
 */
gboolean brg_stage_draft_is_preferred (const BrgStageDraft *draft, BrgStagePlayer who);

/**
 * brg_stage_draft_is_knockout:
 * @draft: a draft
 *
 * Returns: whether the new group plays a knock-out, in which no points count
 */
gboolean brg_stage_draft_is_knockout (const BrgStageDraft *draft);

/**
 * brg_stage_draft_get_entry:
 * @draft: a draft
 * @who: a player of one of the groups
 *
 * Returns: (transfer none): his entry
 */
const BrgEntry *brg_stage_draft_get_entry (const BrgStageDraft *draft, BrgStagePlayer who);

/**
 * brg_stage_draft_dup_name:
 * @draft: a draft
 * @who: a player of one of the groups
 *
 * Returns: (transfer full): his name, told from his namesakes of that group
 */
char *brg_stage_draft_dup_name (const BrgStageDraft *draft, BrgStagePlayer who);

/**
 * brg_stage_draft_get_group_name:
 * @draft: a draft
 * @group: index of a group
 *
 * Returns: (transfer none): its name, or the one that it will get
 */
const char *brg_stage_draft_get_group_name (const BrgStageDraft *draft, guint group);

/**
 * brg_stage_draft_dup_problem:
 * @draft: a draft
 *
 * Returns: (transfer full) (nullable): a sentence: why the group cannot be made yet
 */
char *brg_stage_draft_dup_problem (const BrgStageDraft *draft);

/**
 * brg_stage_draft_dup_remark:
 * @draft: a draft
 *
 * Returns: (transfer full) (nullable): what to notice before it is made: groups that are still
 *   being played, groups with too few players; a line each
 */
char *brg_stage_draft_dup_remark (const BrgStageDraft *draft);

/**
 * brg_stage_draft_dup_tie_title:
 * @draft: a draft
 * @tie: a tie of #BrgStageDraft.field
 *
 * Returns: (transfer full): a sentence: where equals are parted, and how many of them play on
 */
char *brg_stage_draft_dup_tie_title (const BrgStageDraft *draft, const BrgStageTie *tie);

/**
 * brg_stage_draft_dup_origin:
 * @draft: a draft
 * @who: a player of one of the groups
 *
 * Returns: (transfer full): where he comes from: "Group A, place 2, points 4½"
 */
char *brg_stage_draft_dup_origin (const BrgStageDraft *draft, BrgStagePlayer who);

/**
 * brg_stage_draft_create:
 * @draft: a draft without a problem
 * @store: the store of its event
 * @group_id: (out): row of the new group
 * @error: return location for an error
 *
 * Makes the group, in one action. A team takes its players along.
 *
 * Returns: whether it went well
 */
gboolean brg_stage_draft_create (BrgStageDraft *draft,
                                 BrgStore *store,
                                 gint64 *group_id,
                                 GError **error);

G_END_DECLS
