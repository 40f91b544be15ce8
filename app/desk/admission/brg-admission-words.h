/* brg-admission-words.h - what is against the admission of a player, in sentences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-admission.h"
#include "brg-words.h"

G_BEGIN_DECLS

/**
 * BrgAdmissionAdvice:
 * @BRG_ADVICE_ADMIT: nothing is against it
 * @BRG_ADVICE_LOOK: something is not known
 * @BRG_ADVICE_OWES: papers or money are missing
 * @BRG_ADVICE_LATE: he was entered after the deadline
 * @BRG_ADVICE_REFUSE: he may not play
 * @BRG_ADVICE_PAIRED: he may not play, but he has been paired and can only be withdrawn
 *
 * What the program proposes; the committee decides. Worse ones stand later.
 */
typedef enum
{
  BRG_ADVICE_ADMIT,
  BRG_ADVICE_LOOK,
  BRG_ADVICE_OWES,
  BRG_ADVICE_LATE,
  BRG_ADVICE_REFUSE,
  BRG_ADVICE_PAIRED,
} BrgAdmissionAdvice;

#define BRG_N_ADMISSION_ADVICES (BRG_ADVICE_PAIRED + 1)

/** brg_admission_advice_to_id: Returns: `admit`; a constant string */
const char *brg_admission_advice_to_id (BrgAdmissionAdvice advice);

/**
 * brg_admission_words_dup_obstacle:
 * @words: language of the sentence
 * @obstacle: a limit that is not kept
 * @person: who does not keep it
 * @year: year of the event
 *
 * Returns: (transfer full): a sentence
 */
char *brg_admission_words_dup_obstacle (const BrgWords *words,
                                        const BrgAdmissionObstacle *obstacle,
                                        const BrgAdmissionPerson *person,
                                        gint year);

/**
 * brg_admission_words_dup_regulation:
 * @words: a language
 * @article: (nullable): an article of a ground
 *
 * Returns: (transfer full) (nullable): where it is no article of a rule book but a point of the
 *   regulations of the event, that one as it is quoted: "п. 5.2 Положения"
 */
char *brg_admission_words_dup_regulation (const BrgWords *words, const char *article);

/**
 * brg_admission_words_dup_article:
 * @words: a language
 * @own: (nullable): the rule book of the event
 * @article: (nullable): an article of a ground: of a rule book or of the regulations
 *
 * Returns: (transfer full): it as it is quoted, empty for none
 */
char *brg_admission_words_dup_article (const BrgWords *words,
                                       const BrgRulebook *own,
                                       const char *article);

/** brg_admission_words_advice: Returns: (transfer none): `Proposed: admit`, translated */
const char *brg_admission_words_advice (BrgAdmissionAdvice advice);

/** brg_admission_words_dup_limit: Returns: (transfer full): `under 17`, translated */
char *brg_admission_words_dup_limit (const BrgAdmissionLimit *limit);

/**
 * brg_admission_words_dup_unknown_limit:
 * @rulebook: rule book of the event
 * @limit: a limit
 *
 * Returns: (transfer full) (nullable): where it is a title that is none of the book's, what the
 *   book's are, translated
 */
char *brg_admission_words_dup_unknown_limit (const BrgRulebook *rulebook,
                                             const BrgAdmissionLimit *limit);

/**
 * brg_admission_words_read_sum:
 * @text: `1500`, `1 500`, `1500.50` or `1500,50`
 * @sum: (out): in hundredths; untouched for what is none
 *
 * Returns: whether @text is an amount of money
 */
gboolean brg_admission_words_read_sum (const char *text, gint64 *sum);

G_END_DECLS
