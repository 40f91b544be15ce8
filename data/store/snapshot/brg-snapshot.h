/* brg-snapshot.h - one group of an event as it stands in the database, as a value
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-awards.h"
#include "brg-draw-record.h"
#include "brg-entry.h"
#include "brg-event.h"
#include "brg-group.h"
#include "brg-kept-apart.h"
#include "brg-round.h"
#include "brg-tie-order.h"
#include "brg-timetable.h"
#include "brg-tournament.h"

G_BEGIN_DECLS

/**
 * BrgAbsence:
 * @entry: index into #BrgSnapshot.entries
 * @round: the round
 * @outcome: %BRG_OUTCOME_ZERO_BYE, %BRG_OUTCOME_HALF_BYE or %BRG_OUTCOME_FULL_BYE
 *
 * A round that a player will miss, or has missed, by announcement.
 */
typedef struct
{
  gint entry;
  gint round;
  BrgOutcome outcome;
} BrgAbsence;

/**
 * BrgBan:
 * @id: row in the database
 * @entry: index into #BrgSnapshot.entries
 * @other: index of another entry
 * @first_round: first round of the ban
 * @last_round: last round of the ban, %BRG_STAYS for one to the end
 *
 * Two players who may not be paired: members of one family or club, for example.
 */
typedef struct
{
  gint64 id;
  gint entry;
  gint other;
  gint first_round;
  gint last_round;
} BrgBan;

/**
 * BrgDecisionMethod:
 * @BRG_DECISION_BY_OTHER: as the note says
 * @BRG_DECISION_BY_LOT: by lot
 * @BRG_DECISION_BY_PLAYOFF: by further games
 * @BRG_DECISION_BY_GAMES: by games won, or by another count of the games that were played
 *
 * How a level meeting of a knock-out was decided.
 */
typedef enum
{
  BRG_DECISION_BY_OTHER,
  BRG_DECISION_BY_LOT,
  BRG_DECISION_BY_PLAYOFF,
  BRG_DECISION_BY_GAMES,
} BrgDecisionMethod;

#define BRG_N_DECISION_METHODS (BRG_DECISION_BY_GAMES + 1)

/**
 * BrgMeetingNote:
 * @id: row in the database
 * @round: last round of the meeting
 * @winner: index into #BrgSnapshot.entries of the player who goes on
 * @method: how that came about
 * @note: what else is to be known, `2½-½ blitz`, or for a lot of the program its seed; may be empty
 * @extra_games: of the extra micro-match (rus-draughts-2022 5.4.6) what the winner got in each
 * game, one after the other, `1`, `=`, `0`, `+` or `-`; empty for none
 * @extra_lot: the code of the opening that was drawn for it, empty for none
 *
 * The decision of a level meeting of a knock-out.
 */
typedef struct
{
  gint64 id;
  gint round;
  gint winner;
  BrgDecisionMethod method;
  char *note;
  char *extra_games;
  char *extra_lot;
} BrgMeetingNote;

/**
 * BrgSectionPlace:
 * @entry: index into #BrgSnapshot.entries
 * @round: the round
 * @number: number of the group in which he is drawn, from 1
 *
 * Where a player stands when the field is divided into groups for the draw of a round
 * (rus-draughts-2022 5.4.10.9).
 */
typedef struct
{
  gint entry;
  gint round;
  gint number;
} BrgSectionPlace;

/**
 * BrgVirtualPoints:
 * @entry: index into #BrgSnapshot.entries
 * @round: the round
 * @points: points in units of %BRG_POINT
 *
 * Points that count for the pairing of a round only, where #BrgGroup.baku does not say them.
 */
typedef struct
{
  gint entry;
  gint round;
  gint points;
} BrgVirtualPoints;

/**
 * BrgLineUp:
 * @team: index into #BrgSnapshot.entries of the team
 * @round: the round
 * @filed_at: when it was handed in, UTC, `YYYY-MM-DDThh:mm:ssZ`
 *
 * A line-up that a captain handed in. Who sits where say the boards of the round.
 */
typedef struct
{
  gint team;
  gint round;
  char filed_at[24];
} BrgLineUp;

typedef struct _BrgSnapshot BrgSnapshot;

/**
 * BrgSnapshot:
 * @event: the event
 * @group: the group
 * @entries: (element-type BrgEntry): the players: those with a start number first, ascending, then
 *   the others in the order in which they were entered
 * @rounds: (element-type BrgRound): the paired rounds, 1 first, without gaps
 * @absences: (element-type BrgAbsence): announced absences and byes
 * @bans: (element-type BrgBan): pairs that may not be made, in the order in which they were entered
 * @kept_apart: (element-type BrgKeptApart): players of one kind who are not paired
 * @line_ups: (element-type BrgLineUp): teams only: line-ups that were handed in, by rounds
 * @decisions: (element-type BrgMeetingNote): level meetings of a knock-out that were decided
 * @sections: (element-type BrgSectionPlace): groups of the draw, by round
 * @virtual_points: (element-type BrgVirtualPoints): points for pairing only; passed over while the
 *   group is accelerated by #BrgGroup.baku
 * @categories: (element-type BrgCategory): classifications beside the table of all, in their order
 * @prizes: (element-type BrgPrize): prizes, those of the table of all first, by places
 * @norms: (element-type BrgNormWay): norms of the regulations, the highest first
 * @tie_orders: (element-type BrgTieOrder): orders of equal players, the last made last
 * @playoffs: (element-type BrgPlayoffRecord): play-offs, the last begun last
 * @timetable: (element-type BrgTimetableRow): what is held when, in the order of time
 * @timetable_at: when that was announced, UTC; empty when it was not
 * @draw: (nullable): how the start numbers were drawn with restrictions; %NULL when they were given
 *   in another way
 * @mode_remarks: (element-type BrgModeRemark): what was done in FIDE mode that is not regular
 * @n_groups: number of groups of the event
 * @n_open_groups: other groups of the event that have rounds to play
 * @journal_id: last journal entry of the event at the time of reading
 * @saved_at: when that was written, UTC, `YYYY-MM-DDThh:mm:ssZ`
 * @players: (nullable): teams only: the same group as its players see it
 *
 * Everything that a page shows of one group. It never changes; after an action a new one is read.
 *
 * A group with #BrgGroup.boards has two views, both complete. The one that brg_store_load() gives
 * is that of the teams: its entries are teams, its games their matches. @players is that of the
 * players: its entries are the players, by teams and places in the application and numbered in that
 * order for this view only, a player having left with his team; its games are the boards, with the
 * rows that actions on results want. It has no @players, no absences, no pairs that may not be
 * made, and #BrgGroup.n_rounds is the number of rounds of the event. What works on a snapshot works
 * on either; brg_snapshot_get_boards() gives the one that is played on boards.
 */
struct _BrgSnapshot
{
  BrgEvent *event;
  BrgGroup *group;
  GPtrArray *entries;
  GPtrArray *rounds;
  GArray *absences;
  GArray *bans;
  GArray *kept_apart;
  GArray *line_ups;
  GArray *decisions;
  GArray *sections;
  GArray *virtual_points;
  GPtrArray *categories;
  GPtrArray *prizes;
  GPtrArray *norms;
  GPtrArray *tie_orders;
  GPtrArray *playoffs;
  GPtrArray *timetable;
  char *timetable_at;
  BrgDrawRecord *draw;
  GPtrArray *mode_remarks;
  gint n_groups;
  gint n_open_groups;
  gint64 journal_id;
  char *saved_at;
  BrgSnapshot *players;
};

/**
 * brg_snapshot_ref:
 * @snapshot: a snapshot
 *
 * Returns: (transfer full): @snapshot
 */
BrgSnapshot *brg_snapshot_ref (BrgSnapshot *snapshot);

/**
 * brg_snapshot_unref:
 * @snapshot: a snapshot
 */
void brg_snapshot_unref (BrgSnapshot *snapshot);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgSnapshot, brg_snapshot_unref)

/**
 * brg_snapshot_new:
 *
 * Returns: (transfer full): a snapshot with an event, a group and empty lists, for tests and
 * readers
 */
BrgSnapshot *brg_snapshot_new (void);

/**
 * brg_snapshot_get_round_start:
 * @snapshot: a snapshot
 * @round: number of a round, paired or not
 *
 * Returns: (transfer none): when the timetable lets it begin, UTC; empty when no hour is named
 */
const char *brg_snapshot_get_round_start (const BrgSnapshot *snapshot, gint round);

/**
 * brg_snapshot_has_teams:
 * @snapshot: a snapshot
 *
 * Returns: whether its entries are teams and its games matches: the view of teams
 */
gboolean brg_snapshot_has_teams (const BrgSnapshot *snapshot);

/**
 * brg_snapshot_is_of_players:
 * @snapshot: a snapshot
 *
 * Returns: whether this is the view of the players of a group of teams: the pairing system pairs
 *   their teams and says nothing of how they meet
 */
gboolean brg_snapshot_is_of_players (const BrgSnapshot *snapshot);

/**
 * brg_snapshot_get_boards:
 * @snapshot: a snapshot
 *
 * Returns: (transfer none): what is played on boards: the view of players where teams are paired,
 *   else @snapshot itself
 */
const BrgSnapshot *brg_snapshot_get_boards (const BrgSnapshot *snapshot);

/**
 * brg_snapshot_get_entry:
 * @snapshot: a snapshot
 * @index: index of an entry
 *
 * Returns: (transfer none): the entry
 */
const BrgEntry *brg_snapshot_get_entry (const BrgSnapshot *snapshot, gint index);

/**
 * brg_snapshot_find_entry:
 * @snapshot: a snapshot
 * @id: row of an entry
 *
 * Returns: its index, %BRG_NOBODY when this view does not have it
 */
gint brg_snapshot_find_entry (const BrgSnapshot *snapshot, gint64 id);

/**
 * brg_snapshot_get_round:
 * @snapshot: a snapshot
 * @number: a round, from 1
 *
 * Returns: (transfer none) (nullable): the round, %NULL when it is not paired
 */
const BrgRound *brg_snapshot_get_round (const BrgSnapshot *snapshot, gint number);

/**
 * brg_snapshot_count_reached:
 * @snapshot: a snapshot
 * @least: a state
 *
 * Returns: how many of its rounds are in that state or further in their life
 */
gint brg_snapshot_count_reached (const BrgSnapshot *snapshot, BrgRoundState least);

/**
 * brg_snapshot_count_numbered:
 * @snapshot: a snapshot
 *
 * Returns: how many entries have a start number; they are the first ones
 */
gint brg_snapshot_count_numbered (const BrgSnapshot *snapshot);

/**
 * brg_snapshot_is_round_robin:
 * @snapshot: a snapshot
 *
 * Returns: whether the group plays a round robin
 */
gboolean brg_snapshot_is_round_robin (const BrgSnapshot *snapshot);

/**
 * brg_snapshot_is_knockout:
 * @snapshot: a snapshot
 *
 * Returns: whether the group plays a knock-out, in which every meeting needs a winner
 */
gboolean brg_snapshot_is_knockout (const BrgSnapshot *snapshot);

/**
 * brg_snapshot_count_rounds:
 * @snapshot: a snapshot
 *
 * Returns: number of rounds the group will have: set for a Swiss, by the number of players for a
 *   round robin and for a knock-out; the view of players has as many as that of its teams
 */
gint brg_snapshot_count_rounds (const BrgSnapshot *snapshot);

/**
 * brg_snapshot_dup_sections:
 * @snapshot: a snapshot
 * @round: a round
 *
 * Says in which group of the draw everybody is, for #BrgPairingRequest.sections. Who came after the
 * field was divided is in the last group.
 *
 * Returns: (transfer full) (nullable) (array): the number of the group by entry; %NULL when the
 *   round is drawn in one field; free with g_free()
 */
gint *brg_snapshot_dup_sections (const BrgSnapshot *snapshot, gint round);

/**
 * brg_snapshot_append_decision:
 * @snapshot: a snapshot that is being made
 * @decision: a decision; its note is copied
 */
void brg_snapshot_append_decision (BrgSnapshot *snapshot, const BrgMeetingNote *decision);

/**
 * brg_snapshot_list_decisions:
 * @snapshot: a snapshot
 *
 * Returns: (transfer full) (element-type BrgMeetingDecision): its decisions as a pairing system
 *   wants them, for the tournament of brg_snapshot_to_tournament()
 */
GArray *brg_snapshot_list_decisions (const BrgSnapshot *snapshot);

G_END_DECLS
