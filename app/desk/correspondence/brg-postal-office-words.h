/* brg-postal-office-words.h - who decides in play by correspondence, what and when, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-points.h"
#include "brg-postal-game.h"
#include "brg-postal-measure.h"
#include "brg-words.h"

G_BEGIN_DECLS

/** brg_postal_words_get_office: Returns: who decides */
const char *brg_postal_words_get_office (BrgPostalOffice office, const BrgWords *words);

/** brg_postal_words_get_measure: Returns: what is decided */
const char *brg_postal_words_get_measure (BrgPostalMeasureKind kind, const BrgWords *words);

/**
 * brg_postal_words_dup_reversal:
 * @scoring: what results are worth in the event
 * @day: when a decision was put aside
 * @result: the result that the game got; none where play goes on
 * @words: words of a paper
 *
 * Returns: (transfer full): "put aside on 10.06.2026 after a protest: play goes on"
 */
char *brg_postal_words_dup_reversal (const BrgScoring *scoring,
                                     BrgPostalDay day,
                                     BrgPostalResult result,
                                     const BrgWords *words);

/** brg_postal_words_dup_result: Returns: (transfer full): "2 – 0" or "½ – ½" as in the table of an
 * event with that @scoring, a dash for none; files have the id of @result */
char *brg_postal_words_dup_result (const BrgScoring *scoring, BrgPostalResult result);

/** brg_postal_words_dup_day: Returns: (transfer full): a day, a dash for none */
char *brg_postal_words_dup_day (BrgPostalDay day);

/** brg_postal_words_get_article: Returns: the number of an article without its book */
const char *brg_postal_words_get_article (const char *article);

/** brg_postal_words_get_lack: Returns: what a claim or protest (10.3.6), a letter or correction
 * (10.2.3), an analysis (10.5.2) may lack, @index from 0 */
const char *brg_postal_words_get_lack (BrgPostalKind kind, guint index, const BrgWords *words);

/** brg_postal_words_dup_lacks: Returns: (transfer full): which of that @lacks has, "greeting,
 * signature" */
char *brg_postal_words_dup_lacks (BrgPostalKind kind, guint lacks, const BrgWords *words);

/** brg_postal_words_dup_missing: Returns: (transfer full) (nullable): "missing: record, diagram",
 * %NULL where nothing is */
char *brg_postal_words_dup_missing (BrgPostalKind kind, guint lacks, const BrgWords *words);

G_END_DECLS
