/* brg-meeting-words.h - a meeting of a knock-out in words, for screen and paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-snapshot.h"
#include "brg-store-decisions.h"
#include "brg-words.h"

G_BEGIN_DECLS

/**
 * brg_meeting_words_points:
 * @snapshot: a group
 * @halves: what games of a meeting brought, in halves of a win
 *
 * Returns: (transfer full): the points as figures, as the group scores them
 */
char *brg_meeting_words_points (const BrgSnapshot *snapshot, gint halves);

/**
 * brg_meeting_words_score:
 * @snapshot: a group
 * @meeting: one of its meetings
 * @player: the player who comes first, one of its two
 *
 * Returns: (transfer full): the sums of its games so far in points of the group, `1½ : ½`, or
 *   `3 : 1` where a win brings two
 */
char *brg_meeting_words_score (const BrgSnapshot *snapshot, const BrgMeeting *meeting, gint player);

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
 * brg_meeting_words_extra:
 * @words: a language
 * @snapshot: a group
 * @games: games of an extra micro-match, as #BrgMeetingNote.extra_games has them
 * @lot: the code of the opening that was drawn for it, may be empty
 *
 * Returns: (transfer full): its games with their sum and the lot (rus-draughts-2022 5.4.6); empty
 *   where there are none, or @games is none
 */
char *brg_meeting_words_extra (const BrgWords *words,
                               const BrgSnapshot *snapshot,
                               const char *games,
                               const char *lot);

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
 * brg_meeting_words_mark:
 * @words: a language
 * @snapshot: a group
 * @meeting: one of its meetings
 * @player: the player who comes first, one of its two
 * @is_open: (out): whether the meeting is over and nobody has decided who goes on
 *
 * Returns: (transfer full): one or two words beside a board: that the meeting is level, what
 *   decided it, or of several games the sums so far; empty where the game says all
 */
char *brg_meeting_words_mark (const BrgWords *words,
                              const BrgSnapshot *snapshot,
                              const BrgMeeting *meeting,
                              gint player,
                              gboolean *is_open);

/**
 * brg_meeting_words_state:
 * @words: a language
 * @snapshot: a group
 * @meeting: one of its meetings
 * @round: one of its rounds
 * @player: the player who comes first, one of its two
 *
 * Returns: (transfer full): the same as a sentence, with the number of the game
 */
char *brg_meeting_words_state (const BrgWords *words,
                               const BrgSnapshot *snapshot,
                               const BrgMeeting *meeting,
                               gint round,
                               gint player);

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
