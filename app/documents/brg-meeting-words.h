/* brg-meeting-words.h - a meeting of a knock-out in words, for screen and paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-store-decisions.h"
#include "brg-words.h"

G_BEGIN_DECLS

/**
 * brg_meeting_words_score:
 * @meeting: a meeting
 * @player: the player who comes first, one of its two
 *
 * Returns: (transfer full): the sums of its games so far, `1½ : ½`
 */
char *brg_meeting_words_score (const BrgMeeting *meeting, gint player);

/**
 * brg_meeting_words_pair:
 * @snapshot: a group
 * @meeting: one of its meetings
 *
 * Returns: (transfer full): who meets whom and the sums, `Юдин А. – Ковтун Б. 1 : 1`
 */
char *brg_meeting_words_pair (const BrgSnapshot *snapshot, const BrgMeeting *meeting);

/**
 * brg_meeting_words_method:
 * @words: a language
 * @method: how a meeting was decided
 *
 * Returns: two words for it, `by lot`; valid as long as @words
 */
const char *brg_meeting_words_method (const BrgWords *words, BrgDecisionMethod method);

/**
 * brg_meeting_words_decision:
 * @words: a language
 * @snapshot: a group
 * @meeting: one of its meetings
 *
 * Returns: (transfer full) (nullable): who has won a level meeting, by what, and the note; %NULL
 *   where the games decide, or nobody has
 */
char *brg_meeting_words_decision (const BrgWords *words,
                                  const BrgSnapshot *snapshot,
                                  const BrgMeeting *meeting);

/**
 * brg_meeting_words_list:
 * @words: a language
 * @snapshot: a group
 * @first_round: first of the rounds that are looked at
 * @last_round: last of them
 *
 * Returns: (transfer full) (element-type utf8): for every level meeting that ended in these rounds
 *   and was decided its pair and the decision, as a sentence
 */
GPtrArray *brg_meeting_words_list (const BrgWords *words,
                                   const BrgSnapshot *snapshot,
                                   gint first_round,
                                   gint last_round);

G_END_DECLS
