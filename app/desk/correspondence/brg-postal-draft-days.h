/* brg-postal-draft-days.h - the years that are not typed into a letter
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-postal-draft.h"
#include "brg-postal-typed-day.h"

G_BEGIN_DECLS

/**
 * brg_postal_draft_find_span:
 * @draft: a letter as it is typed
 * @desk: a desk
 * @matter: the game
 * @field: a day
 *
 * Returns: where the day has to lie: not before the letter before, not after the day of @desk; a
 *   dispatch not before the receipt that is typed
 */
BrgPostalTypedSpan brg_postal_draft_find_span (const BrgPostalDraft *draft,
                                               const BrgPostalDesk *desk,
                                               const BrgPostalCase *matter,
                                               BrgPostalField field);

/**
 * brg_postal_draft_complete_days:
 * @draft: a letter as it is typed
 * @desk: a desk
 * @matter: the game
 *
 * Writes every day that can be read in full; another stays as it was typed.
 */
void brg_postal_draft_complete_days (BrgPostalDraft *draft,
                                     const BrgPostalDesk *desk,
                                     const BrgPostalCase *matter);

G_END_DECLS
