/* brg-draft-numbers.h - start numbers of a draft, and the group as it will be
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-draft.h"

G_BEGIN_DECLS

/**
 * brg_draft_get_lots:
 * @draft: a draft that numbers by %BRG_NUMBERING_VARMA
 *
 * The draw of those who take part. It is kept while they, the delegations and the seed stay the
 * same; after a change of it call brg_draft_take_lots().
 *
 * Returns: (transfer none): the draw
 */
BrgVarmaLots *brg_draft_get_lots (BrgDraft *draft);

/**
 * brg_draft_get_preview:
 * @draft: a draft
 *
 * The group as it will be once the draft is stored, without the new rounds. Players of pairs,
 * reasons and warnings are indices into its entries.
 *
 * Returns: (transfer none): the group; replaced by the next change of presence or settings
 */
BrgSnapshot *brg_draft_get_preview (BrgDraft *draft);

/**
 * brg_draft_find_player:
 * @draft: a draft
 * @entry: index of an entry
 *
 * Returns: his index in the preview
 */
gint brg_draft_find_player (BrgDraft *draft, gint entry);

/**
 * brg_draft_find_entry:
 * @draft: a draft
 * @player: an index of the preview
 *
 * Returns: index of that entry in the draft's snapshot
 */
gint brg_draft_find_entry (BrgDraft *draft, gint player);

/**
 * brg_draft_get_score:
 * @draft: a draft
 * @player: an index of the preview
 *
 * Returns: his points before the round, in units of %BRG_POINT; 0 in a round robin and for somebody
 *   without a start number
 */
gint brg_draft_get_score (BrgDraft *draft, gint player);

/**
 * brg_draft_has_scores:
 * @draft: a draft
 *
 * Returns: whether the players come to the round with points: a Swiss with rounds before it, or a
 *   stage to which points were brought
 */
gboolean brg_draft_has_scores (BrgDraft *draft);

G_END_DECLS
