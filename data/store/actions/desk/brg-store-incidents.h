/* brg-store-incidents.h - actions on the penalty log
 *
 * The log is only written to: a draft becomes a decision, and what corrects a decision is a new
 * entry that supersedes it. A decision brings its consequences with it: the result, the clocks and
 * the counts of the stored game change in the same action, and who is excluded leaves in it, so
 * that undo takes back all of it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-incident-log.h"
#include "brg-store-attachments.h"
#include "brg-store-players.h"
#include "brg-stored-game.h"

G_BEGIN_DECLS

/**
 * BrgIncidentLeaver:
 * @entry_id: row of a player
 * @returns: whether he comes back, because the decision that excluded him is corrected
 * @first_round: the first of the rounds that are meant, where it is not the event
 * @n_rounds: how many rounds, 0 for the event
 * @decision: else how he leaves the event
 *
 * What a decision makes of a player.
 */
typedef struct
{
  gint64 entry_id;
  gboolean returns;
  gint first_round;
  gint n_rounds;
  BrgLeaverDecision decision;
} BrgIncidentLeaver;

/**
 * BrgIncidentForfeit:
 * @game_id: row of a board's pairing
 * @entry_id: row of the player who is excluded from that round
 * @round: the round
 * @white: what White gets, %BRG_OUTCOME_NONE for both when the game is open again
 * @black: what Black gets
 *
 * A game of a later round that a decision forfeits, or gives back.
 */
typedef struct
{
  gint64 game_id;
  gint64 entry_id;
  gint round;
  BrgOutcome white;
  BrgOutcome black;
} BrgIncidentForfeit;

/**
 * BrgIncidentEffects:
 * @game_id: row of the board's pairing, 0 for none
 * @sets_result: whether the result becomes @white, @black
 * @white: what White gets, as the players sat down; %BRG_OUTCOME_NONE for both clears the result
 * @black: what Black gets
 * @record: (nullable): the stored game as it shall be, with its clock and its counts; not owned
 * @leavers: (array length=n_leavers) (nullable): who is excluded, or comes back; not owned
 * @n_leavers: how many
 * @forfeits: (array length=n_forfeits) (nullable): games of later rounds; not owned
 * @n_forfeits: how many
 *
 * What a decision changes besides the log.
 */
typedef struct
{
  gint64 game_id;
  gboolean sets_result;
  BrgOutcome white;
  BrgOutcome black;
  const BrgStoredGame *record;
  const BrgIncidentLeaver *leavers;
  guint n_leavers;
  const BrgIncidentForfeit *forfeits;
  guint n_forfeits;
} BrgIncidentEffects;

/**
 * brg_store_draft_incident:
 * @store: a store
 * @incident: a draft; a new one gets its number
 * @incident_id: (out) (optional): its row
 * @error: return location for an error
 *
 * Notes an incident, or changes what was noted, without deciding it. Refused when it is decided
 * already.
 *
 * Returns: whether it went well
 */
gboolean brg_store_draft_incident (BrgStore *store,
                                   const BrgIncident *incident,
                                   gint64 *incident_id,
                                   GError **error);

/**
 * brg_store_decide_incident:
 * @store: a store
 * @incident: what was decided; a draft, or new. Its results before and after are set by what
 *   @effects says
 * @effects: (nullable): what else changes
 * @incident_id: (out) (optional): its row
 * @error: return location for an error
 *
 * Takes a decision and carries it out. Refused without a player, a kind or a description; when
 * another sanction than the proposed one has no reason; and when the result of a closed round
 * would change.
 *
 * Returns: whether it went well; when not, nothing has changed
 */
gboolean brg_store_decide_incident (BrgStore *store,
                                    const BrgIncident *incident,
                                    const BrgIncidentEffects *effects,
                                    gint64 *incident_id,
                                    GError **error);

/**
 * brg_store_correct_incident:
 * @store: a store
 * @incident: the new entry; #BrgIncident.supersedes_id is a decision that nothing supersedes, and
 *   #BrgIncident.reason says why
 * @effects: (nullable): what else changes: consequences of the old decision that are taken back, of
 *   the new one that follow
 * @incident_id: (out) (optional): its row
 * @error: return location for an error
 *
 * Corrects a decision by a new entry; a @incident of state %BRG_INCIDENT_CANCELLED takes it back
 * without another one.
 *
 * Returns: whether it went well; when not, nothing has changed
 */
gboolean brg_store_correct_incident (BrgStore *store,
                                     const BrgIncident *incident,
                                     const BrgIncidentEffects *effects,
                                     gint64 *incident_id,
                                     GError **error);

/**
 * brg_store_cancel_incident:
 * @store: a store
 * @incident_id: row of a draft
 * @error: return location for an error
 *
 * Drops a draft. It keeps its number and stays in the log as cancelled.
 *
 * Returns: whether it went well
 */
gboolean brg_store_cancel_incident (BrgStore *store, gint64 incident_id, GError **error);

/**
 * brg_store_attach_incident:
 * @store: a store
 * @incident_id: row of an incident in any state
 * @name: name of the file
 * @content: the file, at most %BRG_ATTACHMENT_MAX_BYTES and not empty
 * @error: return location for an error
 *
 * Keeps a file beside an incident: a photograph of the score sheet, the player's explanation.
 *
 * Returns: whether it went well
 */
gboolean brg_store_attach_incident (BrgStore *store,
                                    gint64 incident_id,
                                    const char *name,
                                    GBytes *content,
                                    GError **error);

G_END_DECLS
