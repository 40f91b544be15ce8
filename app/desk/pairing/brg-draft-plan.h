/* brg-draft-plan.h - a draft as what is to be stored
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-draft.h"

G_BEGIN_DECLS

/**
 * brg_draft_to_plan:
 * @draft: a draft that is paired
 * @publish_through: rounds up to this one are published
 *
 * Returns: (transfer full): what is to be stored
 */
BrgRoundPlan *brg_draft_to_plan (BrgDraft *draft, gint publish_through);

G_END_DECLS
