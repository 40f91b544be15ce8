/* brg-reason-text.h - sentences that say why two are paired, or are not
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-pairing.h"
#include "brg-snapshot.h"
#include "brg-why-not.h"

G_BEGIN_DECLS

/**
 * BRG_REASON_TEXT_MAX:
 *
 * Nobody reads more sentences than this at the board.
 */
#define BRG_REASON_TEXT_MAX 6

/**
 * BrgSentence:
 * @text: a whole sentence in the user's language
 * @article: (nullable): book id and article that it rests on; a constant string
 *
 * One sentence of an explanation.
 */
typedef struct
{
  char *text;
  const char *article;
} BrgSentence;

/**
 * brg_sentence_free:
 * @sentence: (nullable): a sentence
 */
void brg_sentence_free (BrgSentence *sentence);

/**
 * brg_reason_text_fill:
 * @text: a sentence with words in braces, `{player}`
 * @words: (array zero-terminated=1): such words without their braces, each followed by what stands
 *   for it
 *
 * What is put in is not looked at again, whatever braces it has.
 *
 * Returns: (transfer full): the sentence
 */
char *brg_reason_text_fill (const char *text, const char *const *words);

/**
 * brg_reason_text_dup:
 * @snapshot: whose entries are the players of @reason
 * @reason: a reason
 * @shown: (nullable): a pair that the reader has before his eyes; its players are named without
 *   their numbers
 *
 * Returns: (transfer full): the sentence
 */
char *brg_reason_text_dup (const BrgSnapshot *snapshot,
                           const BrgReason *reason,
                           const BrgPair *shown);

/**
 * BrgReasonScene:
 * @snapshot: (transfer none): whose entries are the players
 * @tournament: (transfer none) (nullable): the same players with the rounds before @round; %NULL
 *   where colours are not to be told
 * @round: the round that is explained
 * @shown: (nullable): a pair that the reader has before his eyes; its players are named without
 *   their numbers
 *
 * What sentences about a round look at.
 */
typedef struct
{
  const BrgSnapshot *snapshot;
  const BrgTournament *tournament;
  gint round;
  const BrgPair *shown;
} BrgReasonScene;

/**
 * brg_reason_text_list:
 * @scene: what is looked at
 * @reasons: (element-type BrgReason): reasons of one board, or obstacles
 *
 * The sentence about a colour names the colours that both have had; it is never left out.
 *
 * Returns: (transfer full) (element-type BrgSentence): a sentence a reason, at most
 *   %BRG_REASON_TEXT_MAX, none twice
 */
GPtrArray *brg_reason_text_list (const BrgReasonScene *scene, const GArray *reasons);

/**
 * brg_reason_text_find_table_article:
 * @own: the rule book of an event
 *
 * Returns: (nullable): book id and article by which it prints the tables of a round robin, a
 *   constant string; %NULL where it prints none
 */
const char *brg_reason_text_find_table_article (const BrgRulebook *own);

/**
 * brg_reason_text_get_verdict:
 * @verdict: a verdict
 *
 * Returns: one or two words for a chip; a constant string
 */
const char *brg_reason_text_get_verdict (BrgWhyNotVerdict verdict);

/**
 * brg_reason_text_list_why_not:
 * @snapshot: whose entries are the players
 * @system: the system that answered
 * @why_not: an answer
 * @first: (nullable): for %BRG_WHY_NOT_WORSE the first pair that would change
 *
 * Returns: (transfer full) (element-type BrgSentence): the answer in sentences, at most
 *   %BRG_REASON_TEXT_MAX
 */
GPtrArray *brg_reason_text_list_why_not (const BrgSnapshot *snapshot,
                                         const BrgPairingSystem *system,
                                         const BrgWhyNot *why_not,
                                         const BrgPair *first);

/**
 * brg_reason_text_dup_name:
 * @snapshot: a group
 * @player: index of an entry
 *
 * Returns: (transfer full): family name and start number, `Мальцев (№ 26)`
 */
char *brg_reason_text_dup_name (const BrgSnapshot *snapshot, gint player);

/**
 * brg_reason_text_dup_problem:
 * @error: an error of %BRG_PAIRING_ERROR
 *
 * Returns: (transfer full): what prevents pairing, in the user's language
 */
char *brg_reason_text_dup_problem (const GError *error);

G_END_DECLS
