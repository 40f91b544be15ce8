/* brg-draft-text.h - what a draft says to the arbiter, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-draft-warnings.h"
#include "brg-draft.h"

G_BEGIN_DECLS

/**
 * brg_draft_text_get_presence:
 * @presence: a presence
 *
 * Returns: one or two words for it; a constant string
 */
const char *brg_draft_text_get_presence (BrgPresence presence);

/**
 * brg_draft_text_get_numbering:
 * @numbering: how numbers come about
 *
 * Returns: a few words for it; a constant string
 */
const char *brg_draft_text_get_numbering (BrgNumbering numbering);

/**
 * brg_draft_text_dup_presence_line:
 * @draft: a draft
 *
 * Returns: (transfer full): who plays and who does not, "119 play, one will be free · 1 absent"
 */
char *brg_draft_text_dup_presence_line (const BrgDraft *draft);

/**
 * brg_draft_text_dup_settings:
 * @draft: a draft
 *
 * Returns: (transfer full): in whole sentences what will be paired
 */
char *brg_draft_text_dup_settings (BrgDraft *draft);

/**
 * brg_draft_text_dup_summary:
 * @draft: a draft that is paired
 * @round: one of its rounds
 *
 * Returns: (transfer full): what follows the number of pairs: who is free and what he gets, who has
 *   a bye, how many are without a pair; empty when there is nothing to say
 */
char *brg_draft_text_dup_summary (BrgDraft *draft, gint round);

/**
 * brg_draft_text_dup_remarks:
 * @warnings: (element-type BrgWarning): the warnings of a round
 *
 * Returns: (transfer full): all of them in a few sentences, by kind with their boards; empty when
 *   there is nothing to warn of
 */
char *brg_draft_text_dup_remarks (const GArray *warnings);

/**
 * brg_draft_text_count_remarks:
 * @warnings: (element-type BrgWarning): the warnings of a round
 * @n_breaches: (out) (optional): how many of them the rules forbid
 *
 * Returns: how many are to be looked at; who is free is none of them
 */
guint brg_draft_text_count_remarks (const GArray *warnings, guint *n_breaches);

/**
 * brg_draft_text_dup_warning:
 * @snapshot: the draft's preview
 * @warning: a warning
 *
 * Returns: (transfer full): a whole sentence
 */
char *brg_draft_text_dup_warning (const BrgSnapshot *snapshot, const BrgWarning *warning);

/**
 * brg_draft_text_dup_seed:
 * @seed: a seed
 *
 * Returns: (transfer full): the seed as it is announced, in decimal figures as on paper, in the
 * journal and for bergerctl
 */
char *brg_draft_text_dup_seed (guint64 seed);

/**
 * brg_draft_text_parse_seed:
 * @text: a decimal number, or one of base 16 with `0x` before it, with a letter a to f in it, or of
 *   16 figures; blanks do not matter
 * @seed: (out): the seed; untouched when @text is none
 *
 * Returns: whether @text is a seed
 */
gboolean brg_draft_text_parse_seed (const char *text, guint64 *seed);

G_END_DECLS
