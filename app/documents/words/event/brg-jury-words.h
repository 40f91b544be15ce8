/* brg-jury-words.h - roles and categories of officials, ages of players, in words for screen and
 * paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-age-group.h"
#include "brg-event.h"
#include "brg-words.h"

G_BEGIN_DECLS

/**
 * brg_jury_words_fill:
 * @words: language
 * @rulebook: the book of the event
 * @text: a text with one `%s` or `%d`, as brg_jury_words_say() takes it
 * @argument: what stands in its place
 *
 * Returns: (transfer full): the text
 */
char *brg_jury_words_fill (const BrgWords *words,
                           const BrgRulebook *rulebook,
                           const char *text,
                           const char *argument);

/**
 * brg_jury_words_role:
 * @words: language
 * @role: what an official does
 *
 * Returns: its name with a capital: "Chief arbiter"
 */
const char *brg_jury_words_role (const BrgWords *words, BrgOfficialRole role);

/**
 * brg_jury_words_body_name:
 * @body: what officials belong to
 *
 * Returns: its name, not translated
 */
const char *brg_jury_words_body_name (BrgOfficialBody body);

/**
 * brg_jury_words_body:
 * @words: language
 * @body: what officials belong to
 *
 * Returns: its name: "Main jury"
 */
const char *brg_jury_words_body (const BrgWords *words, BrgOfficialBody body);

/**
 * brg_jury_words_say:
 * @words: language
 * @rulebook: (nullable): rule book of the event
 * @context: (nullable): context of the translation
 * @text: a text that speaks of arbiters, marked for translation
 *
 * Returns: the text in the words of the book: in Russian one book has judges, another arbiters
 */
const char *brg_jury_words_say (const BrgWords *words,
                                const BrgRulebook *rulebook,
                                const char *context,
                                const char *text);

/**
 * brg_jury_words_role_by:
 * @words: language
 * @rulebook: rule book of the event
 * @role: what an official does
 *
 * Returns: its name with a capital as the book has it
 */
const char *brg_jury_words_role_by (const BrgWords *words,
                                    const BrgRulebook *rulebook,
                                    BrgOfficialRole role);

/**
 * brg_jury_words_dup_category:
 * @words: language
 * @rulebook: rule book of the event
 * @category: category as it was written, may be empty
 *
 * Returns: (transfer full): what somebody with it is called, "arbiter of the first category"; one
 *   that the book does not know as it was written
 */
char *brg_jury_words_dup_category (const BrgWords *words,
                                   const BrgRulebook *rulebook,
                                   const char *category);

/**
 * brg_jury_words_dup_signed:
 * @words: language
 * @rulebook: rule book of the event
 * @category: (nullable): category as it was written; %NULL or empty for a blank to be filled in
 *
 * Returns: (transfer full): what stands behind the name of who signs, in brackets
 */
char *brg_jury_words_dup_signed (const BrgWords *words,
                                 const BrgRulebook *rulebook,
                                 const char *category);

/**
 * brg_jury_words_dup_unknown:
 * @words: language
 * @event: an event
 *
 * Returns: (transfer full) (nullable): a sentence that names the first category that the book does
 *   not know; %NULL when all are known or empty
 */
char *brg_jury_words_dup_unknown (const BrgWords *words, const BrgEvent *event);

/**
 * brg_jury_words_age_group:
 * @words: language
 * @group: (nullable): a group
 * @sex: `m`, `f` or empty
 *
 * Returns: what somebody in it is called: "girls (under 14)"; empty for none
 */
const char *brg_jury_words_age_group (const BrgWords *words,
                                      const BrgAgeGroup *group,
                                      const char *sex);

G_END_DECLS
