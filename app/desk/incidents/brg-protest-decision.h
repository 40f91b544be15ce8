/* brg-protest-decision.h - what stands around the decision on a protest
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-protest-desk.h"
#include "brg-protest-record.h"
#include "brg-words.h"

G_BEGIN_DECLS

/**
 * BrgProtestResult:
 * @white: what White gets
 * @black: what Black gets
 *
 * A result that a decision gives.
 */
typedef struct
{
  BrgOutcome white;
  BrgOutcome black;
} BrgProtestResult;

/**
 * brg_protest_decision_list_results:
 * @n_results: (out): how many
 *
 * Returns: (transfer none) (array length=n_results): the results in the order in which they are
 *   offered; the first one leaves the result as it is
 */
const BrgProtestResult *brg_protest_decision_list_results (guint *n_results);

/**
 * brg_protest_decision_list_notes:
 * @desk: a desk
 * @protest: a protest with its votes and its hearing as they are on show
 * @now: the time, UTC seconds, for ages
 *
 * Returns: (transfer full) (element-type BrgProtestNote): what was wrong when it was handed in; of
 *   an open one also what is wrong with who decides it, and that both sides are to be heard
 */
GPtrArray *brg_protest_decision_list_notes (const BrgProtestDesk *desk,
                                            const BrgProtest *protest,
                                            gint64 now);

/**
 * brg_protest_decision_dup_facts:
 * @desk: a desk
 * @protest: a protest
 * @words: the language of articles and amounts
 * @now: the time, UTC seconds
 *
 * Returns: (transfer full): what was handed in and until when it is decided, in a few lines
 */
char *brg_protest_decision_dup_facts (const BrgProtestDesk *desk,
                                      const BrgProtest *protest,
                                      const BrgWords *words,
                                      gint64 now);

/**
 * brg_protest_decision_dup_outcome:
 * @desk: a desk
 * @protest: a protest
 * @now: the time, UTC seconds
 *
 * Returns: (transfer full): how it was decided, by whom and why, with the votes and the hearing, in
 *   a few lines
 */
char *brg_protest_decision_dup_outcome (const BrgProtestDesk *desk,
                                        const BrgProtest *protest,
                                        gint64 now);

/**
 * brg_protest_decision_find_decider:
 * @desk: a desk
 * @protest: a protest
 *
 * Returns: (transfer none): who decides it: a name where the event knows it, else what he is
 */
const char *brg_protest_decision_find_decider (const BrgProtestDesk *desk,
                                               const BrgProtest *protest);

G_END_DECLS
