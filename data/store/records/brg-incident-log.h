/* brg-incident-log.h - the penalty log of an event as values
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-incident.h"
#include "brg-points.h"

G_BEGIN_DECLS

/**
 * BrgIncidentState:
 * @BRG_INCIDENT_DRAFT: noted, not yet decided; it may still change
 * @BRG_INCIDENT_DECIDED: decided; it never changes any more
 * @BRG_INCIDENT_CANCELLED: a draft that was dropped, or the entry that takes a decision back
 *
 * Where an entry of the log is in its life.
 */
typedef enum
{
  BRG_INCIDENT_DRAFT,
  BRG_INCIDENT_DECIDED,
  BRG_INCIDENT_CANCELLED,
} BrgIncidentState;

#define BRG_N_INCIDENT_STATES (BRG_INCIDENT_CANCELLED + 1)

/** brg_incident_state_to_id: Returns: the id of @state, `decided`; a constant string */
const char *brg_incident_state_to_id (BrgIncidentState state);

/**
 * BrgIncident:
 * @id: row in the database, 0 for a new one
 * @event_id: row of the event
 * @group_id: row of the group, 0 for none of them
 * @number: number in the log of the event, from 1; 0 for a new one
 * @supersedes_id: row of the entry that this one corrects, 0 for none
 * @superseded_by: row of the entry that corrects this one, 0 for none; follows from the others
 * @state: draft, decided or cancelled
 * @at: when it happened, UTC, `YYYY-MM-DDThh:mm:ssZ`
 * @recorded_at: when it was decided, of a draft when it was noted; set by the store
 * @round: the round, 0 for outside the rounds
 * @board: #BrgGame.board in the view of what is played on boards, 0 for none
 * @entry_id: row of the player who did it, 0 for none of the players
 * @opponent_id: row of the opponent in that game, 0 for none
 * @is_both: whether both did it
 * @has_kind: whether @kind says what happened, otherwise @description does
 * @kind: what happened
 * @description: the same in free words; may stand beside a kind
 * @ordinal: which time by this player in this game, from 1
 * @is_gross: whether it was a gross breach
 * @article: book id and article, empty for none
 * @proposed: what the book proposed: ids of sanction, clock and result, separated by blanks; empty
 *   when it said nothing
 * @sanction: what was imposed
 * @clock: whose clock was changed
 * @seconds: by how much
 * @result: what became of the game
 * @result_before: what stood in the table, see brg_incident_result_to_text(); empty for nothing
 * @result_after: what stands there since
 * @clock_before: readings before, White's first, `0:21:07 0:04:12`, empty where not known
 * @clock_after: readings after
 * @reason: why the arbiter decided otherwise than the book proposes
 * @witnesses: who saw it
 * @explanation: what the player said
 * @note: what else is to be known for the report
 * @are_told: whether the players were told
 * @author: who entered it
 * @fine: the amount with its currency, for %BRG_SANCTION_FINE; else empty
 * @rounds_out: from how many rounds he is excluded, for %BRG_SANCTION_ROUNDS
 * @decided_by: members of the jury who decided, a name a line; empty where nobody asked for one
 *
 * An entry of the penalty log. Texts are never %NULL.
 */
typedef struct
{
  gint64 id;
  gint64 event_id;
  gint64 group_id;
  gint number;
  gint64 supersedes_id;
  gint64 superseded_by;
  BrgIncidentState state;
  char *at;
  char *recorded_at;
  gint round;
  gint board;
  gint64 entry_id;
  gint64 opponent_id;
  gboolean is_both;
  gboolean has_kind;
  BrgIncidentKind kind;
  char *description;
  guint ordinal;
  gboolean is_gross;
  char *article;
  char *proposed;
  BrgSanction sanction;
  BrgClockEffect clock;
  gint seconds;
  BrgResultEffect result;
  char *result_before;
  char *result_after;
  char *clock_before;
  char *clock_after;
  char *reason;
  char *witnesses;
  char *explanation;
  char *note;
  gboolean are_told;
  char *author;
  char *fine;
  gint rounds_out;
  char *decided_by;
} BrgIncident;

/** brg_incident_new: Returns: (transfer full): a draft with empty texts that is about nothing yet
 */
BrgIncident *brg_incident_new (void);

/** brg_incident_copy: Returns: (transfer full): a copy of @incident */
BrgIncident *brg_incident_copy (const BrgIncident *incident);

/** brg_incident_free: Frees @incident, which may be %NULL */
void brg_incident_free (BrgIncident *incident);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgIncident, brg_incident_free)

/**
 * brg_incident_set_text:
 * @field: (inout): a text of an incident
 * @text: what it becomes; copied, without blanks at its ends
 */
void brg_incident_set_text (char **field, const char *text);

/**
 * brg_incident_fine_is_valid:
 * @text: an amount as it was entered, `5000 RUB`
 *
 * Returns: whether it has a number above zero and a currency
 */
gboolean brg_incident_fine_is_valid (const char *text);

/**
 * brg_incident_stands:
 * @incident: an entry
 *
 * Returns: whether it is the last word in its matter, a decision or a draft that waits for one:
 *   neither cancelled nor superseded
 */
gboolean brg_incident_stands (const BrgIncident *incident);

/**
 * brg_incident_is_in_force:
 * @incident: an entry
 *
 * Returns: whether it is decided and nothing supersedes it
 */
gboolean brg_incident_is_in_force (const BrgIncident *incident);

/**
 * brg_incident_is_against:
 * @incident: an entry
 * @entry_id: row of a player
 *
 * Returns: whether it is about something that the player did, alone or with his opponent
 */
gboolean brg_incident_is_against (const BrgIncident *incident, gint64 entry_id);

/**
 * brg_incident_log_find:
 * @log: (element-type BrgIncident): a log
 * @id: row of an entry
 *
 * Returns: (transfer none) (nullable): the entry
 */
const BrgIncident *brg_incident_log_find (const GPtrArray *log, gint64 id);

/**
 * brg_incident_result_to_text:
 * @white: what White got
 * @black: what Black got
 *
 * Returns: (transfer full): how the log stores a result: the letters of the outcomes with a hyphen
 *   between them, `1-0`, `=-=`, `+--`; empty for no result
 */
char *brg_incident_result_to_text (BrgOutcome white, BrgOutcome black);

/**
 * brg_incident_result_from_text:
 * @text: what brg_incident_result_to_text() gave
 * @white: (out): what White got
 * @black: (out): what Black got
 *
 * Returns: whether @text is sound; an empty one is no result
 */
gboolean brg_incident_result_from_text (const char *text, BrgOutcome *white, BrgOutcome *black);

G_END_DECLS
