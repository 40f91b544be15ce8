/* brg-playoff-words.h - play-offs in words, for screen and paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-playoff-record.h"
#include "brg-snapshot.h"
#include "brg-words.h"

G_BEGIN_DECLS

/**
 * brg_playoff_words_format:
 * @words: a language
 * @format: a format
 *
 * Returns: its name, `Match`; valid as long as @words
 */
const char *brg_playoff_words_format (const BrgWords *words, const BrgPlayoffFormat *format);

/**
 * brg_playoff_words_option:
 * @words: a language
 * @option: an option
 *
 * Returns: its name, `Games of a meeting`; valid as long as @words
 */
const char *brg_playoff_words_option (const BrgWords *words, const BrgPlayoffOption *option);

/**
 * brg_playoff_words_value:
 * @words: a language
 * @option: an option
 * @value: one of its values
 *
 * Returns: its name; a number stays as it is; valid as long as @words and @value
 */
const char *brg_playoff_words_value (const BrgWords *words,
                                     const BrgPlayoffOption *option,
                                     const char *value);

/**
 * brg_playoff_words_control:
 * @words: a language
 * @record: a play-off
 * @control: how long games last
 *
 * Returns: (transfer full): the time control, `3 min + 5 s a move`, or as the arbiter wrote it; may
 *   be empty
 */
char *brg_playoff_words_control (const BrgWords *words,
                                 const BrgPlayoffRecord *record,
                                 BrgPlayoffControl control);

/**
 * brg_playoff_words_name:
 * @snapshot: a group
 * @record: one of its play-offs
 * @player: index of a player of the play-off
 *
 * Returns: (transfer full): his name, `Юдин А.`, or that of the team
 */
char *brg_playoff_words_name (const BrgSnapshot *snapshot,
                              const BrgPlayoffRecord *record,
                              gint player);

/**
 * brg_playoff_words_pair:
 * @snapshot: a group
 * @record: one of its play-offs
 * @game: one of its games
 *
 * Returns: (transfer full): the two, the one with White first, `Юдин А. – Ковтун Б.`
 */
char *brg_playoff_words_pair (const BrgSnapshot *snapshot,
                              const BrgPlayoffRecord *record,
                              const BrgPlayoffGame *game);

/**
 * brg_playoff_words_where:
 * @words: a language
 * @game: a game
 *
 * Returns: (transfer full): where it stands, `Stage 2, round 1, group A`
 */
char *brg_playoff_words_where (const BrgWords *words, const BrgPlayoffGame *game);

/**
 * brg_playoff_words_result:
 * @snapshot: a group
 * @game: a game
 *
 * Returns: (transfer full): `1 – 0`, empty while it is open
 */
char *brg_playoff_words_result (const BrgSnapshot *snapshot, const BrgPlayoffGame *game);

/**
 * brg_playoff_words_step:
 * @words: a language
 * @snapshot: a group
 * @record: one of its play-offs
 * @step: one of its steps
 *
 * Returns: (transfer full): the step as a sentence, without its article
 */
char *brg_playoff_words_step (const BrgWords *words,
                              const BrgSnapshot *snapshot,
                              const BrgPlayoffRecord *record,
                              const BrgPlayoffStep *step);

/**
 * brg_playoff_words_question:
 * @words: a language
 * @snapshot: a group
 * @record: one of its play-offs
 * @question: what the arbiter has to decide
 *
 * Returns: (transfer full): the question as a sentence
 */
char *brg_playoff_words_question (const BrgWords *words,
                                  const BrgSnapshot *snapshot,
                                  const BrgPlayoffRecord *record,
                                  const BrgPlayoffQuestion *question);

/**
 * brg_playoff_words_order:
 * @words: a language
 * @snapshot: a group
 * @record: one of its play-offs
 * @playoff: how it stands, over
 * @first_place: place of the winner in the table, 1 to count in the play-off alone
 *
 * Returns: (transfer full): its order, `1. Юдин А.; 2. Ковтун Б.; 3–4. …`
 */
char *brg_playoff_words_order (const BrgWords *words,
                               const BrgSnapshot *snapshot,
                               const BrgPlayoffRecord *record,
                               const BrgPlayoff *playoff,
                               gint first_place);

/**
 * brg_playoff_words_places:
 * @words: a language
 * @first: the best place
 * @last: the worst
 *
 * Returns: (transfer full): note of a table, `Places 1–3 by play-off.`
 */
char *brg_playoff_words_places (const BrgWords *words, gint first, gint last);

G_END_DECLS
