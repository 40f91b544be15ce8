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

/**
 * brg_postal_terms_paper_make_start_list:
 * @source: a group, by correspondence or not
 * @options: how it is printed
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): the start list, by correspondence with the cipher, the days
 *   of play, the norm, where records go and the officials with their addresses above it, and with
 *   the opponents of each player by colours; with the addresses of the players where those are
 *   asked for
 */
BrgForm *brg_postal_terms_paper_make_start_list (const BrgPaperSource *source,
                                                 const BrgDocumentOptions *options,
                                                 GError **error);

G_END_DECLS
