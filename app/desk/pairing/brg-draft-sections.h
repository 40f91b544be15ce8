/* brg-draft-sections.h - groups in which the players of a draft are drawn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-draft.h"

G_BEGIN_DECLS

/**
 * brg_draft_may_divide:
 * @draft: a draft
 *
 * Returns: whether the field can be divided into groups for the draw: in a Swiss, but not in a
 *   knock-out, where the bracket says who meets whom
 */
gboolean brg_draft_may_divide (const BrgDraft *draft);

/**
 * brg_draft_get_section:
 * @draft: a draft
 * @entry: index of an entry
 *
 * Returns: the group in which he is drawn, from 1; 0 while the field is one
 */
gint brg_draft_get_section (BrgDraft *draft, gint entry);

/**
 * brg_draft_set_section:
 * @draft: a draft whose field is divided
 * @entry: index of an entry
 * @section: a group, 1 to #BrgDraftSettings.n_sections
 *
 * Puts somebody into another group. All groups are then as the arbiter says, beginning with how
 * they are.
 */
void brg_draft_set_section (BrgDraft *draft, gint entry, gint section);

/**
 * brg_draft_text_dup_sections:
 * @draft: a draft
 *
 * Returns: (transfer full): who is where, a line each group: "Group 1: 1-6 (6 players)"; empty
 * while the field is one
 */
char *brg_draft_text_dup_sections (BrgDraft *draft);

G_END_DECLS
