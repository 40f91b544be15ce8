/* brg-protest-words.h - protests in words, for the window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-protest-desk.h"

G_BEGIN_DECLS

/**
 * brg_protest_words_dup_hour:
 * @desk: a desk
 * @seconds: UTC seconds
 * @now: the time, UTC seconds
 *
 * Returns: (transfer full): the time of day at the place of the event, with the date when that is
 *   not today: `18:05`, `07.03.2026 18:05`
 */
char *brg_protest_words_dup_hour (const BrgProtestDesk *desk, gint64 seconds, gint64 now);

/**
 * brg_protest_words_parse_local:
 * @desk: a desk
 * @text: what was typed: `18:05` for today, or `07.03.2026 18:05`
 * @now: the time, UTC seconds
 *
 * Returns: UTC seconds of that time at the place of the event; 0 when it is none
 */
gint64 brg_protest_words_parse_local (const BrgProtestDesk *desk, const char *text, gint64 now);

/**
 * brg_protest_words_dup_span:
 * @seconds: a length of time, at least 0
 *
 * Returns: (transfer full): in whole minutes, "3 h 33 min", "2 d 4 h"; under a minute "1 min"
 */
char *brg_protest_words_dup_span (gint64 seconds);

/**
 * brg_protest_words_dup_name:
 * @desk: a desk
 * @entry_id: row of a player or a team
 *
 * Returns: (transfer full): the name, empty for nobody
 */
char *brg_protest_words_dup_name (const BrgProtestDesk *desk, gint64 entry_id);

/**
 * brg_protest_words_dup_title:
 * @desk: a desk
 * @protest: a protest
 *
 * Returns: (transfer full): "Protest no. 1", "Appeal no. 2"
 */
char *brg_protest_words_dup_title (const BrgProtestDesk *desk, const BrgProtest *protest);

/**
 * brg_protest_words_dup_matter:
 * @desk: a desk
 * @protest: a protest
 *
 * Returns: (transfer full): what it is about: "round 4, board 31, Petrov"
 */
char *brg_protest_words_dup_matter (const BrgProtestDesk *desk, const BrgProtest *protest);

/**
 * brg_protest_words_dup_countdown:
 * @desk: a desk
 * @protest: an open protest
 * @now: the time, UTC seconds
 * @is_over: (out): whether the time for a decision is over
 *
 * Returns: (transfer full): "Protest no. 1, round 4, board 31, Petrov: decide by 18:05, 3 h 33 min
 *   left"; without a term that it is not decided
 */
char *brg_protest_words_dup_countdown (const BrgProtestDesk *desk,
                                       const BrgProtest *protest,
                                       gint64 now,
                                       gboolean *is_over);

/**
 * brg_protest_words_dup_window:
 * @desk: a desk
 * @round: a round
 * @now: the time, UTC seconds
 *
 * Returns: (transfer full): until when protests about the round are handed in, or why that is not
 *   known
 */
char *brg_protest_words_dup_window (const BrgProtestDesk *desk, gint round, gint64 now);

/**
 * brg_protest_words_dup_appeal_window:
 * @desk: a desk
 * @appeal: an appeal with its term
 * @now: the time, UTC seconds
 *
 * Returns: (transfer full): until when it is handed in, or that the regulations have to say it
 */
char *brg_protest_words_dup_appeal_window (const BrgProtestDesk *desk,
                                           const BrgProtest *appeal,
                                           gint64 now);

/**
 * brg_protest_words_get_decision:
 * @decision: a decision
 *
 * Returns: its name, translated; a constant string
 */
const char *brg_protest_words_get_decision (BrgProtestDecision decision);

/**
 * brg_protest_words_get_body:
 * @body: who decides
 *
 * Returns: its name, translated; a constant string
 */
const char *brg_protest_words_get_body (BrgProtestBody body);

/**
 * brg_protest_words_get_filer:
 * @filer: who hands it in
 *
 * Returns: its name, translated; a constant string
 */
const char *brg_protest_words_get_filer (BrgProtestFiler filer);

/**
 * brg_protest_words_get_role:
 * @role: who somebody is in the committee
 *
 * Returns: its name, translated; a constant string
 */
const char *brg_protest_words_get_role (BrgCommitteeRole role);

/**
 * brg_protest_words_dup_result:
 * @desk: a desk
 * @text: a result as it is stored with a protest
 *
 * Returns: (transfer full): the result as it is written, "–" for none
 */
char *brg_protest_words_dup_result (const BrgProtestDesk *desk, const char *text);

G_END_DECLS
