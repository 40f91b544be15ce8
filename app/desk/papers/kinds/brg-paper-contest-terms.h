/* brg-paper-contest-terms.h - the regulations of a contest of composition on paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-paper.h"

G_BEGIN_DECLS

/**
 * brg_paper_contest_terms_add:
 * @form: a plain form
 * @source: a contest
 * @words: language of the form
 *
 * Adds what regulations have to name (11.5.2, 11.6.1), what is not set left out. Nothing where the
 * group is no contest.
 */
void brg_paper_contest_terms_add (BrgForm *form,
                                  const BrgPaperSource *source,
                                  const BrgWords *words);

G_END_DECLS
