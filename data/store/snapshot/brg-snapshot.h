/* brg-snapshot.h - one group of an event as it stands in the database, as a value
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-awards.h"
#include "brg-draw-record.h"
#include "brg-line-up.h"
#include "brg-points.h"
#include "brg-rulebook.h"
#include "brg-tie-order.h"
#include "brg-tournament.h"

G_BEGIN_DECLS

/**
 * BrgOfficialRole:
 *
 * What an official does. The order is that of lists.
 */
typedef enum
{
  BRG_OFFICIAL_CHIEF_ARBITER,
  BRG_OFFICIAL_CHIEF_SECRETARY,
  BRG_OFFICIAL_DEPUTY,
  BRG_OFFICIAL_ARBITER,
} BrgOfficialRole;

#define BRG_N_OFFICIAL_ROLES (BRG_OFFICIAL_ARBITER + 1)

/**
 * BrgOfficial:
 * @id: row in the database, 0 for a new one
 * @role: what he does
 * @name: name as it is printed, `В. С. Токарев`
 * @category: category as it is printed in "(arbiter of ... category)", `1`; may be empty
 * @birth: date of birth `YYYY-MM-DD`, or only `YYYY`, or empty
 * @federation: federation or region, or empty
 * @organisation: club or team that he is of, or empty
 *
 * Texts are never %NULL.
 */
typedef struct
{
  gint64 id;
  BrgOfficialRole role;
  char *name;
  char *category;
  char *birth;
  char *federation;
  char *organisation;
} BrgOfficial;

/**
 * BrgEventState:
 * @BRG_EVENT_OPEN: being prepared or played
 * @BRG_EVENT_CLOSED: results approved, nothing changes any more
 */
typedef enum
{
  BRG_EVENT_OPEN,
  BRG_EVENT_CLOSED,
} BrgEventState;

/**
 * BrgEvent:
 * @id: row in the database
 * @name: name, never empty
 * @place: town
 * @venue: hall or club
 * @organiser: organising body, printed above the title of forms
 * @federation: federation, `RUS`
 * @starts: first day, `YYYY-MM-DD`, or empty
 * @ends: last day, or empty
 * @zone: time zone, `Europe/Moscow`, or empty for the machine's
 * @rulebook: the rule book
 * @discipline: what is played
 * @state: open or closed
 * @officials: (element-type BrgOfficial): by role
 *
 * An event. Texts are never %NULL.
 */
typedef struct
{
  gint64 id;
  char *name;
  char *place;
  char *venue;
  char *organiser;
  char *federation;
  char *starts;
  char *ends;
  char *zone;
  const BrgRulebook *rulebook;
  BrgDiscipline discipline;
  BrgEventState state;
  GPtrArray *officials;
} BrgEvent;

/**
 * BrgGroup:
 * @id: row in the database
 * @name: name of the group, empty when the event has only one
 * @system: id of the pairing system
 * @n_rounds: number of rounds; for a round robin it follows from the players, 0 until they are
 * known
 * @cycles: round robin: how often everybody meets everybody
 * @swap_last_rounds: double round robin: the last two rounds of the first cycle change places
 * @scoring: what outcomes are worth
 * @tie_breaks: codes of the tie-breaks in their order, separated by commas
 * @time_control: time control as text, `90+30`
 * @default_minutes: how late a player may come, in minutes; -1 for the book's default
 * @initial_colour: colour of number 1 by lot, %BRG_COLOUR_NONE until drawn
 * @seed: seed of the group's lots
 * @baku: whether the leaders of the list have virtual points in the first rounds
 *   (fide-acceleration-2026); it works where the system and the scoring allow it
 * @boards: boards of a match between teams, 0 where players play for themselves; then teams are
 *   paired, and @scoring is that of a game
 * @match_scoring: teams only: what a match is worth
 * @board_points_first: teams only: whether points on the boards part the teams before the points of
 *   matches
 * @line_up: teams only: who may sit where
 * @reserve_from: teams only: first board on which a reserve may play, 1 for all boards
 * @round_order: for every round the round of the table that is played then, `1,3,2`; empty for the
 *   order of the table
 * @previous_id: row of the group whose qualifiers play on in this one, 0 for none
 * @tie_break_edition: id of the text that says how unplayed rounds enter the tie-breaks, empty for
 *   the one that follows from the rule book and the first day
 * @rating_kind: rating list that the results go to, `standard`, `rapid`, `blitz`, `none`; empty for
 *   the one that follows from the time control
 * @totals_by: team result of an individual event: what makes a team, `organisation`, `federation`
 *   or `coach`; empty for no team result
 * @totals_best: how many of the best players of a team count for it, 0 for all
 * @totals_of: what is added up, `points` or `places`
 * @prize_sharing: how equal players share prizes: `none`, `equal` or `hort`
 * @prize_currency: currency of the prizes as it is printed
 * @prizes_once: whether a player gets only the best of the prizes that he has won
 *
 * One tournament of an event.
 */
typedef struct
{
  gint64 id;
  char *name;
  char *system;
  gint n_rounds;
  gint cycles;
  gboolean swap_last_rounds;
  BrgScoring scoring;
  char *tie_breaks;
  char *time_control;
  gint default_minutes;
  BrgColour initial_colour;
  guint64 seed;
  gboolean baku;
  gint boards;
  BrgScoring match_scoring;
  gboolean board_points_first;
  BrgLineUpRule line_up;
  gint reserve_from;
  char *round_order;
  gint64 previous_id;
  char *tie_break_edition;
  char *rating_kind;
  char *totals_by;
  gint totals_best;
  char *totals_of;
  char *prize_sharing;
  char *prize_currency;
  gboolean prizes_once;
} BrgGroup;

/**
 * BrgEntry:
 * @id: row in the database
 * @person_id: row of the person
 * @number: start number, 0 until numbers are given
 * @family_name: family name, never empty
 * @given_name: given name
 * @father_name: father's name
 * @sex: `m`, `f` or empty
 * @birth: date of birth `YYYY-MM-DD`, or only `YYYY`, or empty
 * @title: title or category, `мс`, `GM`, `1 р.`
 * @rating: rating, 0 for none
 * @federation: federation, `RUS`
 * @organisation: region, club or school
 * @coach: coach or coaches, as people write them
 * @fide_id: FIDE id, or empty
 * @joins_round: first round he takes part in, 1 for everybody who is there from the start
 * @left_after: last round he belonged to, %BRG_STAYS while he has not left
 * @left_reason: why he left
 * @is_team: whether this is a team; its name is @family_name
 * @team_id: row of the team that the player belongs to, 0 for none
 * @team_place: his place in the team's application from 1, reserves after the boards; 0 for none
 * @captain: captain or representative of a team
 * @carried_points: points that he brought from an earlier stage, in units of %BRG_POINT
 * @k_factor: K of his rating, 0 for the one that follows from rating and age
 * @leaver_rule: what becomes of his rounds when he leaves
 * @is_excluded: whether he left because the arbiters excluded him
 * @sight: `blind`, `impaired`, or empty for a player who sees the board
 * @assistant: who assists such a player, may be empty
 *
 * A player of a group, or a team. Texts are never %NULL.
 */
typedef struct
{
  gint64 id;
  gint64 person_id;
  gint number;
  char *family_name;
  char *given_name;
  char *father_name;
  char *sex;
  char *birth;
  char *title;
  gint rating;
  char *federation;
  char *organisation;
  char *coach;
  char *fide_id;
  gint joins_round;
  gint left_after;
  char *left_reason;
  gboolean is_team;
  gint64 team_id;
  gint team_place;
  char *captain;
  gint carried_points;
  gint k_factor;
  BrgLeaverRule leaver_rule;
  gboolean is_excluded;
  char *sight;
  char *assistant;
} BrgEntry;

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
 * BrgGame:
 * @id: row of the pairing in the database
 * @board: board, from 1
 * @white: index into #BrgSnapshot.entries of the player with White, or with the bye
 * @black: index of the player with Black, %BRG_NOBODY for a bye
 * @white_outcome: what White got; %BRG_OUTCOME_PAIRING_BYE for a bye
 * @black_outcome: what Black got
 * @rating_white: for rating only: a result that differs from what counts, else %BRG_OUTCOME_NONE
 * @rating_black: likewise for Black
 * @is_verified: whether a second person has keyed the same result
 * @is_adjudicated: whether the arbiters decided the unfinished game; it counts as played
 * @is_manual: whether the arbiter made or changed the pair
 * @match_id: view of players only: row of the match that this is a board of, else 0
 * @match_board: view of players only: which board of the match, from 1; else 0
 * @white_points: view of teams only: points of the first-named team on the boards so far, in units
 *   of %BRG_POINT; of a bye, what it brings; else 0
 * @black_points: likewise for the other team
 *
 * A board of a round. In the view of teams it is a match: @white is the team that has White on
 * board 1, the outcomes follow from the boards and are %BRG_OUTCOME_NONE while one of them is open.
 * In the view of players @board is 1000 times the board of the match and @match_board; where a team
 * has nobody, the other's player stands as @white with a forfeit, and @black is %BRG_NOBODY.
 */
typedef struct
{
  gint64 id;
  gint board;
  gint white;
  gint black;
  BrgOutcome white_outcome;
  BrgOutcome black_outcome;
  BrgOutcome rating_white;
  BrgOutcome rating_black;
  gboolean is_verified;
  gboolean is_adjudicated;
  gboolean is_manual;
  gint64 match_id;
  gint match_board;
  gint white_points;
  gint black_points;
} BrgGame;

/**
 * BrgRoundState:
 * @BRG_ROUND_PLANNED: pairs are fixed, the round has not begun (round robin)
 * @BRG_ROUND_PUBLISHED: pairs are on the wall; being played
 * @BRG_ROUND_CLOSED: all results are in and the protocol is frozen
 */
typedef enum
{
  BRG_ROUND_PLANNED,
  BRG_ROUND_PUBLISHED,
  BRG_ROUND_CLOSED,
} BrgRoundState;

#define BRG_N_ROUND_STATES (BRG_ROUND_CLOSED + 1)

/**
 * brg_round_state_may_become:
 * @from: a state
 * @to: another state
 *
 * Returns: whether a round may go from @from to @to
 */
gboolean brg_round_state_may_become (BrgRoundState from, BrgRoundState to);

/**
 * BrgRound:
 * @id: row in the database
 * @number: round, from 1
 * @state: where it is in its life
 * @starts_at: announced start, UTC, `YYYY-MM-DDThh:mmZ`, or empty
 * @published_at: when it was published, UTC, or empty
 * @closed_at: when it was closed, UTC, or empty
 * @games: (element-type BrgGame): by board, byes last
 *
 * A round that has been paired.
 */
typedef struct
{
  gint64 id;
  gint number;
  BrgRoundState state;
  char *starts_at;
  char *published_at;
  char *closed_at;
  GArray *games;
} BrgRound;

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
 * @line_ups: (element-type BrgLineUp): teams only: line-ups that were handed in, by rounds
 * @decisions: (element-type BrgMeetingNote): level meetings of a knock-out that were decided
 * @sections: (element-type BrgSectionPlace): groups of the draw, by round
 * @virtual_points: (element-type BrgVirtualPoints): points for pairing only; passed over while the
 *   group is accelerated by #BrgGroup.baku
 * @categories: (element-type BrgCategory): classifications beside the table of all, in their order
 * @prizes: (element-type BrgPrize): prizes, those of the table of all first, by places
 * @tie_orders: (element-type BrgTieOrder): orders of equal players, the last made last
 * @playoffs: (element-type BrgPlayoffRecord): play-offs, the last begun last
 * @draw: (nullable): how the start numbers were drawn with restrictions; %NULL when they were given
 *   in another way
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
  GArray *line_ups;
  GArray *decisions;
  GArray *sections;
  GArray *virtual_points;
  GPtrArray *categories;
  GPtrArray *prizes;
  GPtrArray *tie_orders;
  GPtrArray *playoffs;
  BrgDrawRecord *draw;
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
 * brg_group_get_line_up_regulations:
 * @group: a group of teams
 *
 * Returns: what its regulations say of line-ups
 */
BrgLineUpRegulations brg_group_get_line_up_regulations (const BrgGroup *group);

/**
 * brg_snapshot_find_players:
 * @snapshot: a view of teams
 * @team: index of a team
 * @n_players: (out): how many players it has
 *
 * Returns: index of its first player in the view of players; the others follow him by their places
 */
gint brg_snapshot_find_players (const BrgSnapshot *snapshot, gint team, gint *n_players);

/**
 * brg_snapshot_get_line_up:
 * @snapshot: a view of teams
 * @team: index of a team
 * @round: a round
 * @players: (out) (array): for every board of the match from 1 the index of the team's player in
 *   the view of players, %BRG_NOBODY where nobody sits
 *
 * Returns: whether the team has a match in that round
 */
gboolean brg_snapshot_get_line_up (const BrgSnapshot *snapshot,
                                   gint team,
                                   gint round,
                                   gint *players);

/**
 * brg_snapshot_add_players:
 * @snapshot: a new snapshot with event, group, teams, rounds and matches
 *
 * Gives it an empty view of players: event, group and rounds are there, entries and boards are to
 * be filled in. A player names his team, and a board its match, by its id. Then
 * brg_snapshot_finish_teams() makes the two views one.
 */
void brg_snapshot_add_players (BrgSnapshot *snapshot);

/**
 * brg_snapshot_finish_teams:
 * @snapshot: a new snapshot whose two views are filled in
 *
 * Numbers the players, lets them leave with their teams and gives every match the points and the
 * outcomes that follow from its boards.
 */
void brg_snapshot_finish_teams (BrgSnapshot *snapshot);

/**
 * brg_official_new:
 * @role: what he does
 * @name: his name
 * @category: his category
 *
 * Returns: (transfer full): an official, his other texts empty
 */
BrgOfficial *brg_official_new (BrgOfficialRole role, const char *name, const char *category);

/**
 * brg_official_copy:
 * @official: an official
 *
 * Returns: (transfer full): a copy
 */
BrgOfficial *brg_official_copy (const BrgOfficial *official);

/**
 * brg_official_is_same:
 * @official: an official
 * @other: an official
 *
 * Returns: whether both say the same, their rows left aside
 */
gboolean brg_official_is_same (const BrgOfficial *official, const BrgOfficial *other);

/**
 * brg_official_free:
 * @official: (nullable): an official
 */
void brg_official_free (BrgOfficial *official);

/**
 * brg_entry_new:
 *
 * Returns: (transfer full): an entry with empty texts that plays from round 1 and stays
 */
BrgEntry *brg_entry_new (void);

/**
 * brg_entry_copy:
 * @entry: an entry
 *
 * Returns: (transfer full): a copy
 */
BrgEntry *brg_entry_copy (const BrgEntry *entry);

/**
 * brg_entry_free:
 * @entry: (nullable): an entry
 */
void brg_entry_free (BrgEntry *entry);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgEntry, brg_entry_free)

/**
 * brg_round_new:
 * @number: the round
 *
 * Returns: (transfer full): a planned round without games
 */
BrgRound *brg_round_new (gint number);

/**
 * brg_round_free:
 * @round: (nullable): a round
 */
void brg_round_free (BrgRound *round);

/**
 * brg_event_new:
 *
 * Returns: (transfer full): an open event with empty texts, chess by the first rule book
 */
BrgEvent *brg_event_new (void);

/**
 * brg_event_copy:
 * @event: an event
 *
 * Returns: (transfer full): a copy with its officials
 */
BrgEvent *brg_event_copy (const BrgEvent *event);

/**
 * brg_event_free:
 * @event: (nullable): an event
 */
void brg_event_free (BrgEvent *event);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgEvent, brg_event_free)

/**
 * brg_group_new:
 *
 * Returns: (transfer full): a group with empty texts, one cycle and the scoring 1-½-0
 */
BrgGroup *brg_group_new (void);

/**
 * brg_group_copy:
 * @group: a group
 *
 * Returns: (transfer full): a copy
 */
BrgGroup *brg_group_copy (const BrgGroup *group);

/**
 * brg_group_free:
 * @group: (nullable): a group
 */
void brg_group_free (BrgGroup *group);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgGroup, brg_group_free)

/**
 * brg_group_name_is_same:
 * @name: name of a group
 * @other: another name
 *
 * Returns: whether people would take the two for the same name: capitals do not part them
 */
gboolean brg_group_name_is_same (const char *name, const char *other);

/**
 * brg_entry_dup_name:
 * @entry: an entry
 *
 * Returns: (transfer full): family and given name, `Юдин Александр`
 */
char *brg_entry_dup_name (const BrgEntry *entry);

/**
 * brg_entry_dup_full_name:
 * @entry: an entry
 *
 * Returns: (transfer full): family, given and father's name
 */
char *brg_entry_dup_full_name (const BrgEntry *entry);

/**
 * brg_entry_dup_short_name:
 * @entry: an entry
 *
 * Returns: (transfer full): family name and initial, `Юдин А.`
 */
char *brg_entry_dup_short_name (const BrgEntry *entry);

/**
 * brg_entry_get_delegation:
 * @entry: an entry
 * @field: what makes a delegation
 *
 * Returns: (transfer none): the name of his delegation, empty for somebody who is alone
 */
const char *brg_entry_get_delegation (const BrgEntry *entry, BrgDelegationField field);

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
 * brg_snapshot_get_outcomes:
 * @snapshot: a view of a group
 * @round: a round of it
 * @game: a game of the round
 * @white: (out): what it brings White
 * @black: (out): what it brings Black
 *
 * Says what a game counts for. Outside of tables a game that nobody plays, because one of the two
 * left before the round, is lost by forfeit for him once the round has begun; in a knock-out at
 * once.
 */
void brg_snapshot_get_outcomes (const BrgSnapshot *snapshot,
                                const BrgRound *round,
                                const BrgGame *game,
                                BrgOutcome *white,
                                BrgOutcome *black);

/**
 * brg_snapshot_to_tournament:
 * @snapshot: a snapshot
 *
 * Turns the numbered entries and the rounds into a tournament value; players have the same index in
 * both. Rounds that are not paired hold the announced absences, those who left and those who have
 * not yet arrived as zero-point byes; what was announced for a round after he left is passed over.
 * Forbidden pairs, virtual points and points of an earlier stage are in
 * it. Games have the outcomes of brg_snapshot_get_outcomes(). Teams are scored by their matches and
 * have the points on their boards beside them; their players form a Swiss, in which a board without
 * opponent is a full-point bye.
 *
 * Returns: (transfer full): the tournament
 */
BrgTournament *brg_snapshot_to_tournament (const BrgSnapshot *snapshot);

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

/**
 * brg_game_is_missing:
 * @game: a game
 *
 * Returns: whether the result is still to be entered; an adjourned game is not over, but not
 * missing
 */
gboolean brg_game_is_missing (const BrgGame *game);

G_END_DECLS
