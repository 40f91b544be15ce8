/* brg-incident-outcome.h - what a decision does to the game, and how it gets into the log
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-incident-desk.h"

G_BEGIN_DECLS

/**
 * brg_incident_desk_get_outcome:
 * @desk: a desk
 * @outcome: (out): what the decision does to the game
 *
 * Of a correction also what is taken back of the decision that it corrects.
 */
void brg_incident_desk_get_outcome (const BrgIncidentDesk *desk, BrgIncidentOutcome *outcome);

/**
 * brg_incident_desk_open:
 * @desk: a new desk
 * @incident_id: row of a draft, or of a decision that is to be corrected
 * @error: return location for an error
 *
 * Goes on with a draft, or begins a correction.
 *
 * Returns: whether it went well
 */
gboolean brg_incident_desk_open (BrgIncidentDesk *desk, gint64 incident_id, GError **error);

/** brg_incident_desk_save_draft: Stores what is noted; see brg_store_draft_incident() */
gboolean brg_incident_desk_save_draft (BrgIncidentDesk *desk, gint64 *incident_id, GError **error);

/** brg_incident_desk_decide: Takes the decision, or corrects one; see brg_store_decide_incident()
 */
gboolean brg_incident_desk_decide (BrgIncidentDesk *desk, gint64 *incident_id, GError **error);

/**
 * brg_incident_desk_take_back:
 * @desk: a desk with a correction
 * @incident_id: (out) (optional): row of the new entry
 * @error: return location for an error
 *
 * Takes the decision back without another one: a cancelled entry supersedes it.
 *
 * Returns: whether it went well
 */
gboolean brg_incident_desk_take_back (BrgIncidentDesk *desk, gint64 *incident_id, GError **error);

/**
 * brg_incident_desk_note_ruling:
 * @desk: a desk with game, side and kind
 * @record: the game as an answer of the page of boards leaves it
 * @seconds: what the clock of the offender's opponent gets, 0 for none
 * @result: what becomes of the game
 * @article: (nullable): article of the answer; %NULL keeps the book's advice
 * @error: return location for an error
 *
 * Writes what the arbiter has just decided at a board into the log, with the game as it stands now
 * and with the result, in one action. What the answer proposed counts as the proposal.
 *
 * Returns: whether it went well
 */
gboolean brg_incident_desk_note_ruling (BrgIncidentDesk *desk,
                                        const BrgStoredGame *record,
                                        guint seconds,
                                        BrgResultEffect result,
                                        const char *article,
                                        GError **error);

/**
 * brg_incident_desk_touches_result:
 * @desk: a desk
 *
 * Returns: whether the decision would change the result of the game: a game that is played anew and
 *   has none keeps none
 */
gboolean brg_incident_desk_touches_result (const BrgIncidentDesk *desk);

G_END_DECLS
