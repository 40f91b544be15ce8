/* brg-incident-desk.h - an incident while it is being decided: who, what, what the book says
 *
 * The window shows it and tells what was chosen; nothing is stored before
 * brg_incident_desk_decide() or brg_incident_desk_save_draft().
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-advice.h"
#include "brg-can-mate.h"
#include "brg-incident-log.h"
#include "brg-snapshot.h"
#include "brg-store.h"
#include "brg-stored-game.h"

G_BEGIN_DECLS

/**
 * BRG_INCIDENT_TIME_UNKNOWN:
 *
 * A reading of a clock that nobody has told, in milliseconds.
 */
#define BRG_INCIDENT_TIME_UNKNOWN (-1)

/**
 * BrgIncidentFact:
 * @BRG_INCIDENT_FACT_LATENESS: whether nobody may come late at all
 * @BRG_INCIDENT_FACT_LATE: by how many seconds the player was late
 * @BRG_INCIDENT_FACT_REASON: whether he had a good reason
 * @BRG_INCIDENT_FACT_PERIOD: whether another period follows
 * @BRG_INCIDENT_FACT_REPLY: whether the opponent has made his next move since
 * @BRG_INCIDENT_FACT_ROUND: whether it was found only when the next round had begun
 * @BRG_INCIDENT_FACT_MOVES: how many moves each has completed
 * @BRG_INCIDENT_FACT_UNMOVED: whether nobody has made a move
 * @BRG_INCIDENT_FACT_RECORD: whether the moves of this game are written
 * @BRG_INCIDENT_FACT_MEN: how many men and kings the side with more of them has
 * @BRG_INCIDENT_FACT_LEAVE: whether the arbiter had allowed it
 * @BRG_INCIDENT_FACT_INCREMENT: whether the clock adds time for moves
 * @BRG_INCIDENT_FACT_TIME: whether the claimant's time ran out while the claim was looked into
 * @BRG_INCIDENT_FACT_SIGHT: whether the player does not see the board, or badly
 * @BRG_INCIDENT_FACT_DISABILITY: whether the player has a disability
 * @BRG_INCIDENT_FACT_OVER: whether it was found when the game was over
 * @BRG_INCIDENT_FACT_MATE: whether the opponent cannot checkmate by any series of legal moves
 *
 * What an article may depend on; all but moves, men and seconds are no (0) or yes (1).
 */
typedef enum
{
  BRG_INCIDENT_FACT_LATENESS,
  BRG_INCIDENT_FACT_LATE,
  BRG_INCIDENT_FACT_REASON,
  BRG_INCIDENT_FACT_PERIOD,
  BRG_INCIDENT_FACT_REPLY,
  BRG_INCIDENT_FACT_ROUND,
  BRG_INCIDENT_FACT_UNMOVED,
  BRG_INCIDENT_FACT_MOVES,
  BRG_INCIDENT_FACT_LEAVE,
  BRG_INCIDENT_FACT_TIME,
  BRG_INCIDENT_FACT_MEN,
  BRG_INCIDENT_FACT_RECORD,
  BRG_INCIDENT_FACT_INCREMENT,
  BRG_INCIDENT_FACT_SIGHT,
  BRG_INCIDENT_FACT_DISABILITY,
  BRG_INCIDENT_FACT_OVER,
  BRG_INCIDENT_FACT_MATE,
} BrgIncidentFact;

#define BRG_N_INCIDENT_FACTS (BRG_INCIDENT_FACT_MATE + 1)

/**
 * BRG_INCIDENT_FACT_UNKNOWN:
 *
 * Nothing is stored of it, and nobody has told it.
 */
#define BRG_INCIDENT_FACT_UNKNOWN (-1)

/**
 * BrgIncidentOutcome:
 * @sets_result: whether a result is entered, or the one that stands there is confirmed
 * @white: what White gets, as the players sat down
 * @black: what Black gets
 * @was_white: what stands in the table now
 * @was_black: the same of Black
 * @before_ms: by #BrgColour as the colours are now, the readings before
 * @after_ms: by #BrgColour, the readings after
 * @changes_clock: whether a clock is to be set
 * @counts_illegal: by how much the count of illegal moves changes, by #BrgColour
 *
 * What a decision does to the game. Readings are milliseconds or %BRG_INCIDENT_TIME_UNKNOWN.
 */
typedef struct
{
  gboolean sets_result;
  BrgOutcome white;
  BrgOutcome black;
  BrgOutcome was_white;
  BrgOutcome was_black;
  gint64 before_ms[3];
  gint64 after_ms[3];
  gboolean changes_clock;
  gint counts_illegal[3];
} BrgIncidentOutcome;

/**
 * BrgIncidentExclusion:
 * @entry_id: row of a player
 * @left_after: the last round that he belongs to
 * @rule: what becomes of his rounds
 *
 * How somebody leaves whom a decision excludes.
 */
typedef struct
{
  gint64 entry_id;
  gint left_after;
  BrgLeaverRule rule;
} BrgIncidentExclusion;

/** Of the facts that are not known: who of the two it was. */
#define BRG_INCIDENT_SIDE_OPEN (1u << BRG_N_INCIDENT_FACTS)

/**
 * BrgIncidentDesk:
 * @store: where it will be stored; not owned
 * @snapshot: the group as it is played on boards
 * @log: (element-type BrgIncident): the log of the event
 * @regulations: what the event's regulations set
 * @form: how is played
 * @tempo: how fast
 * @incident: what is being decided; to be changed by the functions below only, but for its texts
 *   @witnesses, @explanation, @note, @reason, @decided_by, @rounds_out, @fine and @are_told
 * @corrected: (nullable): the decision that is corrected
 * @has_game: whether it is about a game
 * @game: the game as the players sat down
 * @is_swapped: whether they have changed colours since
 * @record: (nullable): what is stored of the game
 * @side: the colour that the offender has now; %BRG_COLOUR_NONE for both or without a game
 * @is_side_told: whether a person has told @side, and
 * @is_side_known: whether the stored game or its clocks do
 * @turn: who has the move by the stored game, of no account without @has_position
 * @moves: moves completed by each by the stored game, -1 if unknown
 * @is_unmoved: whether nobody has made one, of no account without @moves
 * @men: draughts: pieces of the player with more of them by the stored game, -1 if unknown
 * @told: by #BrgIncidentFact, what the arbiter has told, else %BRG_INCIDENT_FACT_UNKNOWN
 * @facts: the same, and where he has told nothing what is stored
 * @asked: facts that the answer of the book depends on, a set of 1 << #BrgIncidentFact
 * @unanswered: those of them that are not known, and %BRG_INCIDENT_SIDE_OPEN
 * @steps: by #BrgIncidentFact: (element-type gint): values at which the book begins to say
 * something else
 * @has_position: whether the position on the board is known
 * @is_chess: whether it is one of chess, and then
 * @position: the position
 * @can_mate: whether the opponent can mate in @position, by the engine
 * @asks_mate: whether the engine is still to be asked if the opponent of @side can mate in
 *   @position, for brg_incident_desk_take_mate()
 * @opened_id: row of the draft or decision that was opened, until the arbiter chooses something,
 * else
 *   0
 * @n_in_game: which time in this game by this player, from 1
 * @n_in_event: which time in the event
 * @has_advice: whether the book says something; not while something is @unanswered
 * @advice: what it says
 * @is_otherwise: whether the arbiter decides otherwise
 * @enters_result: whether the result is entered in the table
 * @sets_clock: whether the clocks are set
 * @left_ms: by #BrgColour, the readings before, as told
 * @exclusions: (element-type BrgIncidentExclusion): what was told of who is excluded, see
 *   brg-incident-exclusion.h
 *
 * An incident on the desk. Fields are for reading.
 */
typedef struct
{
  BrgStore *store; /* not owned */
  BrgSnapshot *snapshot;
  GPtrArray *log;
  BrgRegulations regulations;
  BrgPlayForm form;
  BrgTempo tempo;
  BrgIncident *incident;
  BrgIncident *corrected;
  gboolean has_game;
  BrgGame game;
  gboolean is_swapped;
  BrgStoredGame *record;
  BrgColour side;
  gboolean is_side_told;
  gboolean is_side_known;
  BrgColour turn;
  gint moves;
  gboolean is_unmoved;
  gint men;
  gint told[BRG_N_INCIDENT_FACTS];
  gint facts[BRG_N_INCIDENT_FACTS];
  guint asked;
  guint unanswered;
  GArray *steps[BRG_N_INCIDENT_FACTS];
  gboolean has_position;
  gboolean is_chess;
  BrgPosition position;
  BrgCanMateKnown can_mate;
  gboolean asks_mate;
  gint64 opened_id;
  guint n_in_game;
  guint n_in_event;
  gboolean has_advice;
  BrgAdvice advice;
  gboolean is_otherwise;
  gboolean enters_result;
  gboolean sets_clock;
  gint64 left_ms[3];
  GArray *exclusions;
} BrgIncidentDesk;

/**
 * brg_incident_desk_new:
 * @store: a store; must outlive the desk
 * @snapshot: a group, either view
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): a new incident of the group, about nothing yet
 */
BrgIncidentDesk *brg_incident_desk_new (BrgStore *store,
                                        const BrgSnapshot *snapshot,
                                        GError **error);

/** brg_incident_desk_free: Frees @desk, which may be %NULL */
void brg_incident_desk_free (BrgIncidentDesk *desk);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgIncidentDesk, brg_incident_desk_free)

/**
 * brg_incident_desk_find_form:
 * @snapshot: a group
 * @tempo: (out) (optional): how fast, %BRG_TEMPO_UNKNOWN when the book has no class for it
 *
 * Chess by the class of its time control, %BRG_FORM_STANDARD where the book has none; draughts by
 * their variant.
 *
 * Returns: how the group plays
 */
BrgPlayForm brg_incident_desk_find_form (const BrgSnapshot *snapshot, BrgTempo *tempo);

/**
 * brg_incident_desk_set_game:
 * @desk: a desk
 * @round: number of a round
 * @game_id: row of a board of it with two players
 * @error: return location for an error
 *
 * The incident happened at a board. The player having the move by the stored game is taken for the
 * offender, White when nothing is stored; where the position is known, whether the opponent can
 * mate is to be asked.
 *
 * Returns: whether it went well; if not, nothing has changed
 */
gboolean brg_incident_desk_set_game (BrgIncidentDesk *desk,
                                     gint round,
                                     gint64 game_id,
                                     GError **error);

/**
 * brg_incident_desk_set_player:
 * @desk: a desk
 * @entry_id: row of a player of the group
 * @round: the round in which his board is looked for, 0 for none
 * @error: return location for an error
 *
 * The player did it: at his board in @round when he has one with an opponent, else at no board.
 *
 * Returns: whether it went well
 */
gboolean brg_incident_desk_set_player (BrgIncidentDesk *desk,
                                       gint64 entry_id,
                                       gint round,
                                       GError **error);

/**
 * brg_incident_desk_set_side:
 * @desk: a desk with a game
 * @side: who did it, by the colours as they are now; %BRG_COLOUR_NONE for both
 */
void brg_incident_desk_set_side (BrgIncidentDesk *desk, BrgColour side);

/**
 * brg_incident_desk_is_side_open:
 * @desk: a desk
 *
 * Returns: whether nobody has told yet who it was, and the game does not tell it: nobody is shown
 * as chosen, whether it is asked already or not
 */
gboolean brg_incident_desk_is_side_open (const BrgIncidentDesk *desk);

/**
 * brg_incident_desk_asks_side:
 * @desk: a desk
 *
 * Returns: whether it is to be told first who of the two it was: neither a person nor the stored
 *   game nor its clocks have told it
 */
gboolean brg_incident_desk_asks_side (const BrgIncidentDesk *desk);

/**
 * brg_incident_desk_set_kind:
 * @desk: a desk
 * @kind: what happened
 */
void brg_incident_desk_set_kind (BrgIncidentDesk *desk, BrgIncidentKind kind);

/**
 * brg_incident_desk_set_words:
 * @desk: a desk
 * @text: what happened, in free words
 *
 * No kind of the list fits: the book proposes nothing and the arbiter chooses.
 */
void brg_incident_desk_set_words (BrgIncidentDesk *desk, const char *text);

/** brg_incident_desk_set_gross: Whether it was a gross breach */
void brg_incident_desk_set_gross (BrgIncidentDesk *desk, gboolean is_gross);

/**
 * brg_incident_desk_take_mate:
 * @desk: a desk
 * @verdict: whether the opponent can mate, by the engine
 *
 * Answers @desk->asks_mate; without effect when nothing is asked any more.
 */
void brg_incident_desk_take_mate (BrgIncidentDesk *desk, BrgCanMateVerdict verdict);

/**
 * brg_incident_desk_is_waiting:
 * @desk: a desk
 *
 * Returns: whether the advice depends on nothing but an answer that is still looked for
 */
gboolean brg_incident_desk_is_waiting (const BrgIncidentDesk *desk);

/**
 * brg_incident_desk_set_left:
 * @desk: a desk with a game
 * @side: whose clock, by the colours as they are now
 * @left_ms: what it shows before the decision, %BRG_INCIDENT_TIME_UNKNOWN for not known
 */
void brg_incident_desk_set_left (BrgIncidentDesk *desk, BrgColour side, gint64 left_ms);

/**
 * brg_incident_desk_set_otherwise:
 * @desk: a desk
 * @is_otherwise: whether the arbiter decides otherwise; %FALSE brings the proposal back
 */
void brg_incident_desk_set_otherwise (BrgIncidentDesk *desk, gboolean is_otherwise);

/**
 * brg_incident_desk_choose:
 * @desk: a desk
 * @sanction: what is imposed
 * @clock: whose clock changes
 * @seconds: by how much
 * @result: what becomes of the game
 *
 * The arbiter decides otherwise, or chooses where the book leaves it to him.
 */
void brg_incident_desk_choose (BrgIncidentDesk *desk,
                               BrgSanction sanction,
                               BrgClockEffect clock,
                               gint seconds,
                               BrgResultEffect result);

/**
 * brg_incident_desk_choose_sanction:
 * @desk: a desk
 * @sanction: what is imposed
 *
 * The same with clock and result as they stand, but that a result follows where the sanction is
 * one: a loss, a loss of both, a new game.
 */
void brg_incident_desk_choose_sanction (BrgIncidentDesk *desk, BrgSanction sanction);

/**
 * brg_incident_desk_list_sanctions:
 * @desk: a desk
 *
 * Returns: what the arbiter may choose, a set of 1 << #BrgSanction: the list that the advice has,
 * else the general one of the book with what is proposed; with putting right, going on and no
 * sanction
 */
guint brg_incident_desk_list_sanctions (const BrgIncidentDesk *desk);

/**
 * brg_incident_desk_is_settled:
 * @desk: a desk
 *
 * Returns: whether the game that is asked about has its result, and no decision about it is being
 *   corrected
 */
gboolean brg_incident_desk_is_settled (const BrgIncidentDesk *desk);

/**
 * brg_incident_desk_may_set_result:
 * @desk: a desk
 *
 * Returns: whether a result may follow what is decided: there is a game, and its round is not
 * closed yet; what is closed is corrected
 */
gboolean brg_incident_desk_may_set_result (const BrgIncidentDesk *desk);

/** brg_incident_desk_set_effects: Whether result and clocks follow what is decided */
void brg_incident_desk_set_effects (BrgIncidentDesk *desk,
                                    gboolean enters_result,
                                    gboolean sets_clock);

G_END_DECLS
