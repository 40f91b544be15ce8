/* brg-incident-words.h - incidents and decisions in words, for screen and paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-advice.h"
#include "brg-incident-log.h"
#include "brg-snapshot.h"
#include "brg-words.h"

G_BEGIN_DECLS

/**
 * brg_incident_words_kind:
 * @words: words
 * @incident: an entry
 *
 * Returns: (transfer full): what happened, with which time it is from the second on: "Illegal move,
 *   no. 2"; of one in free words these
 */
char *brg_incident_words_kind (const BrgWords *words, const BrgIncident *incident);

/**
 * brg_incident_words_duration:
 * @words: words
 * @seconds: a time, at least 0
 *
 * Returns: (transfer full): "2 min", "90 s", "1 min 15 s" with blanks that do not break
 */
char *brg_incident_words_duration (const BrgWords *words, guint seconds);

/**
 * brg_incident_words_clock:
 * @words: words
 * @clock: whose clock
 * @seconds: by how much
 *
 * Returns: (transfer full): "+2 min for the opponent"; empty for nothing
 */
char *brg_incident_words_clock (const BrgWords *words, BrgClockEffect clock, gint seconds);

/**
 * brg_incident_words_result:
 * @words: words
 * @result: what becomes of the game
 *
 * Returns: (transfer none): "the opponent wins"; empty for nothing
 */
const char *brg_incident_words_result (const BrgWords *words, BrgResultEffect result);

/**
 * brg_incident_words_decision:
 * @words: words
 * @sanction: what is imposed
 * @clock: whose clock changes
 * @seconds: by how much
 * @result: what becomes of the game
 *
 * Returns: (transfer full): the decision as short as a table wants it: "+2 min for the opponent",
 *   "warning, +2 min for the opponent", "draw"
 */
char *brg_incident_words_decision (const BrgWords *words,
                                   BrgSanction sanction,
                                   BrgClockEffect clock,
                                   gint seconds,
                                   BrgResultEffect result);

/**
 * brg_incident_words_imposed:
 * @words: a language
 * @incident: an entry of the log
 *
 * Returns: (transfer full): what was imposed by it: the decision with the amount of a fine and the
 *   number of rounds
 */
char *brg_incident_words_imposed (const BrgWords *words, const BrgIncident *incident);

/**
 * brg_incident_words_proposal:
 * @words: words
 * @proposed: #BrgIncident.proposed
 *
 * Returns: (transfer full): what the book proposed, as brg_incident_words_decision(); empty when it
 *   proposed nothing
 */
char *brg_incident_words_proposal (const BrgWords *words, const char *proposed);

/**
 * brg_incident_words_stored_result:
 * @snapshot: a group
 * @text: #BrgIncident.result_before or @result_after
 *
 * Returns: (transfer full): the result as people write it: `1 – 0`; empty for none
 */
char *brg_incident_words_stored_result (const BrgSnapshot *snapshot, const char *text);

/**
 * brg_incident_words_outcome:
 * @words: words
 * @snapshot: a group
 * @incident: an entry
 *
 * Returns: (transfer full): what it changed: the result that was entered, "clocks", or a dash
 */
char *brg_incident_words_outcome (const BrgWords *words,
                                  const BrgSnapshot *snapshot,
                                  const BrgIncident *incident);

/**
 * brg_incident_words_state:
 * @words: words
 * @incident: an entry
 *
 * Returns: (transfer none): "draft", "decided", "superseded", "dropped", "taken back"
 */
const char *brg_incident_words_state (const BrgWords *words, const BrgIncident *incident);

/**
 * brg_incident_words_claim:
 * @words: words
 * @incident: an entry
 *
 * fide-2023 III.6, rus-chess-2014 11: a claim of a draw that was made without an arbiter.
 *
 * Returns: (transfer none) (nullable): "not decided yet", "accepted: the game is drawn", "refused",
 *   "the game goes on", "withdrawn"; %NULL for an entry that is no such claim
 */
const char *brg_incident_words_claim (const BrgWords *words, const BrgIncident *incident);

/**
 * brg_incident_words_player:
 * @words: words
 * @snapshot: the view of the group that is played on boards
 * @incident: an entry
 *
 * Returns: (transfer full): who it is about, in short: "Ivanov I.", "Ivanov I., Petrov P."; empty
 *   for nobody, and for a player of another group a dash
 */
char *brg_incident_words_player (const BrgWords *words,
                                 const BrgSnapshot *snapshot,
                                 const BrgIncident *incident);

G_END_DECLS
