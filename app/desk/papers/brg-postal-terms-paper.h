/* brg-postal-terms-paper.h - the terms of play by correspondence on paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-form.h"
#include "brg-paper.h"

G_BEGIN_DECLS

/**
 * brg_postal_terms_paper_add:
 * @form: a form of two columns
 * @source: a group that is played by correspondence
 * @words: a language
 *
 * Adds what its regulations set and what chapter X of its book says of time, breaks, records,
 * adjudication and protests, instead of clocks, lateness and rounds. Without a store what the
 * regulations set is left out.
 */
void brg_postal_terms_paper_add (BrgForm *form,
                                 const BrgPaperSource *source,
                                 const BrgWords *words);

G_END_DECLS
