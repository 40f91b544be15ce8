/* brg-draft-reasons.h - why the boards of a draft are as they are, in sentences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-draft-pairs.h"
#include "brg-reason-text.h"

G_BEGIN_DECLS

/**
 * brg_draft_list_reasons:
 * @draft: a draft that is paired
 * @round: one of its rounds
 * @board: index of a board
 *
 * Of a pair that the arbiter made the sentences say which rules it breaks, or that it breaks none.
 *
 * Returns: (transfer full) (element-type BrgSentence): why this board is as it is, at most
 *   %BRG_REASON_TEXT_MAX sentences, each with its article
 */
GPtrArray *brg_draft_list_reasons (BrgDraft *draft, gint round, gint board);

/**
 * brg_draft_dup_history:
 * @draft: a draft
 * @player: a player of its preview
 *
 * Returns: (transfer full): the colours that he has had, as brg_colour_words_dup_history() has
 *   them; empty in a round robin
 */
char *brg_draft_dup_history (BrgDraft *draft, gint player);

G_END_DECLS
