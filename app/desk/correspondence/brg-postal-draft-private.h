/* brg-postal-draft-private.h - what the files of a typed letter share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-postal-draft.h"

G_BEGIN_DECLS

/* Whether a field of mail is about the letter that it answers. */
gboolean brg_postal_field_is_of_answer (BrgPostalField field, BrgPostalKind kind);

/* The last numbered letter of the other player before that number, which a letter of a side
 * answers; behind his own claim that is not the last one. NULL for none. */
const BrgPostalRecord *brg_postal_draft_find_answered (const BrgPostalDraft *draft,
                                                       const BrgPostalCase *matter);

/* The mail before that one; for what has no number the last. NULL for none. */
const BrgPostalRecord *brg_postal_draft_find_before (const BrgPostalDraft *draft,
                                                     const BrgPostalCase *matter);

G_END_DECLS
