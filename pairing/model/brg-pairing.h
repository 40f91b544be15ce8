/* brg-pairing.h - what a pairing system is asked and what it answers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-tournament.h"

G_BEGIN_DECLS

/**
 * BRG_PAIRING_ERROR:
 *
 * Error domain of the pairing library. That no pairing exists is an answer, not an error.
 */
#define BRG_PAIRING_ERROR (brg_pairing_error_quark ())
GQuark brg_pairing_error_quark (void);

/**
 * BrgPairingError:
 * @BRG_PAIRING_ERROR_ROUND: the round cannot be paired now: out of range, or earlier ones are open
 * @BRG_PAIRING_ERROR_PLAYERS: too few players, or too many for the system
 * @BRG_PAIRING_ERROR_LOCKED: the pairs fixed beforehand contradict each other or the absences
 * @BRG_PAIRING_ERROR_ORDER: the changed order of rounds is not an order of all of them
 * @BRG_PAIRING_ERROR_OPTIONS: a tournament as it is wanted cannot be generated
 */
typedef enum
{
  BRG_PAIRING_ERROR_ROUND,
  BRG_PAIRING_ERROR_PLAYERS,
  BRG_PAIRING_ERROR_LOCKED,
  BRG_PAIRING_ERROR_ORDER,
  BRG_PAIRING_ERROR_OPTIONS,
} BrgPairingError;

/**
 * BrgPair:
 * @white: index of the player with White, or of the player with the bye
 * @black: index of the player with Black, %BRG_NOBODY for a bye
 *
 * One board.
 */
typedef struct
{
  gint white;
  gint black;
} BrgPair;

/**
 * BrgMeetingDecision:
 * @round: a round of the meeting
 * @winner: index of the player who has won it
 *
 * How a meeting of a knock-out was decided that had ended level: by further games, or by lot.
 */
typedef struct
{
  gint round;
  gint winner;
} BrgMeetingDecision;

/**
 * BrgPairingRequest:
 * @round: round to be paired, 1 to #BrgTournament.n_rounds
 * @seed: the event's seed for systems that draw lots
 * @locked: (array length=n_locked) (nullable): pairs that the arbiter has fixed, with their colours
 * @n_locked: number of @locked
 * @swap_last_rounds: double round robin only: let the last two rounds of the first cycle change
 *   places, so that nobody has three equal colours in a row where the cycles meet
 * @round_order: (nullable): where a table fixes all rounds: for every round of the event the round
 *   of the schedule that is played then, as many as #BrgPairingSystem.count_rounds() says
 *   (rus-draughts-2022 app. 2, note); %NULL for the order of the schedule, which goes through one
 *   cycle after the other and has @swap_last_rounds done
 * @sections: (nullable): Swiss only: for every player of the tournament the number of the group in
 *   which he is drawn in this round, as the regulations may demand (rus-draughts-2022 5.4.10.9);
 * only players of one group meet, and each group may have an odd player. %NULL for one field
 * @decisions: (array length=n_decisions) (nullable): knock-outs only: meetings that were decided
 *   otherwise than by their games, whatever the games say
 * @n_decisions: number of @decisions
 * @explain: whether the answer shall hold reasons
 * @asked: (nullable): two players whom no ban parts, or one and the bye: a Swiss then says as a
 *   reason of no pair by which criterion they come behind the answer (%BRG_REASON_WORSE), that they
 *   come later in the order (%BRG_REASON_LATER), or that the rest could not be paired
 *
 * What is asked of a system beside the tournament. The tournament holds the results of all earlier
 * rounds; in the column of @round stand announced byes and absences only (see #BrgCell), whatever
 * else is there is ignored.
 */
typedef struct
{
  gint round;
  guint64 seed;
  const BrgPair *locked;
  guint n_locked;
  gboolean swap_last_rounds;
  const gint *round_order;
  const gint *sections;
  const BrgMeetingDecision *decisions;
  guint n_decisions;
  gboolean explain;
  const BrgPair *asked;
} BrgPairingRequest;

/**
 * brg_pairing_request_find_locked:
 * @request: what is asked
 * @player: index of a player
 * @other: index of another player
 *
 * Returns: (transfer none) (nullable): the locked pair of these two, whoever has White
 */
const BrgPair *brg_pairing_request_find_locked (const BrgPairingRequest *request,
                                                gint player,
                                                gint other);

/**
 * BrgReasonKind:
 *
 * Why something is as it is. Every kind says which fields of #BrgReason it uses. The caller turns a
 * reason into a sentence in the user's language.
 *
 * @BRG_REASON_TABLE: the table of the round robin says so; @number: round of the table
 * @BRG_REASON_LOCKED: the arbiter fixed this pair
 * @BRG_REASON_SAME_GROUP: both have the same points; @points
 * @BRG_REASON_MOVED_DOWN: @player comes down from a higher group; @points: his own points
 * @BRG_REASON_ODD_GROUP: @player goes down because his group had an odd number; @number: its size
 * @BRG_REASON_GROUP_STUCK: @player goes down because his group cannot be paired in itself
 * @BRG_REASON_PASSES_GROUP: @player finds nobody in the next group and passes it; @points: of it
 * @BRG_REASON_FIRST_CHOICE: @other is the first in the order of search for @player
 * @BRG_REASON_MET: @other is passed over for @player: they met; @number: round in which they met
 * @BRG_REASON_SAME_COLOUR_BAR: @other is passed over: both may not have the same colour again;
 *   @colour: the barred one
 * @BRG_REASON_BREAKS_REST: @other is passed over: the rest could not be paired then
 * @BRG_REASON_BYE_LAST: @player has the bye as the last of the classification
 * @BRG_REASON_BYE_HAD_ONE: @player is passed over for the bye: he has had a win without play
 * @BRG_REASON_BYE_BREAKS_REST: @player is passed over for the bye: the others could not be paired
 * @BRG_REASON_COLOUR_LOT: @player gets @colour by the lot of number 1
 * @BRG_REASON_COLOUR_BOTH: both get the colour they are due
 * @BRG_REASON_COLOUR_ONE: only @player has a due colour and gets it; @colour
 * @BRG_REASON_COLOUR_RUN: both are due @colour; @player has had the other longer in a row; @number:
 *   length of his run
 * @BRG_REASON_COLOUR_SURPLUS: both are due @colour; @player has had the other more often
 * @BRG_REASON_COLOUR_PLACE: both are due @colour; @player is the better placed
 * @BRG_REASON_COLOUR_STRONGER: both are due @colour; the preference of @player is the stronger one
 * @BRG_REASON_COLOUR_ALTERNATE: both are due @colour; @player had the other one when their colours
 *   last differed
 * @BRG_REASON_COLOUR_FIRST: without any games the better placed @player gets @colour
 * @BRG_REASON_CANNOT_GO_DOWN: @other, who would be the one to go down, stays and @player goes
 *   instead: @other would find no opponent in the next group, or the rest could not be paired
 * @BRG_REASON_ABSENT: @player does not take part in the round; @number: the round
 * @BRG_REASON_OTHER_SECTION: @player and @other are drawn in different groups in this round
 * @BRG_REASON_SAME_SIDE: @player and @other are on one side of a Scheveningen table
 * @BRG_REASON_BRACKET: @player and @other are neighbours in the bracket; @number: the stage
 * @BRG_REASON_BRACKET_PLACES: the meeting of @player and @other is for places from @number on
 * @BRG_REASON_BRACKET_BYE: the bracket has nobody against @player, who goes on without a game
 * @BRG_REASON_NOT_IN_BRACKET: @player and @other do not meet in this round of the bracket; without
 *   @other: @player is not free in it
 * @BRG_REASON_UNDECIDED: it is not decided who of @player and @other goes on; @number: last round
 * of their meeting
 * @BRG_REASON_COLOUR_DRAWN: @player gets @colour by lot
 * @BRG_REASON_COLOUR_CHANGES: @player gets @colour because colours change from game to game;
 *   @number: which game of the meeting it is
 * @BRG_REASON_FORBIDDEN: the event forbids that @player and @other meet in this round
 * @BRG_REASON_KEPT_APART: the event keeps @player and @other apart in this round, and all who have
 *   that in common which they have
 * @BRG_REASON_ABSOLUTE_BAR: @player and @other must both have @colour
 * @BRG_REASON_BYE_SCORE: @player has the bye: nobody with fewer points may have it; @points: his
 * own
 * @BRG_REASON_BYE_UNPLAYED: of those who may have the bye @player has the fewest rounds without
 *   play; @number: how many
 * @BRG_REASON_WORSE: @player with @other would be worse by the criterion that @article names
 * @BRG_REASON_LATER: @player with @other would be as good, but comes later in the order of
 *   candidates that @article describes
 * @BRG_REASON_MOVED_UP: @player comes up from a lower group; @points: his own points
 * @BRG_REASON_COLOUR_FEWER: @player has White: he had it less often than @other, or less often than
 *   Black by a greater number
 * @BRG_REASON_COLOUR_CHANGE: @player has @colour: it is the other one's turn
 * @BRG_REASON_COLOUR_LIMIT: @player has @colour: else one of the two would have a colour three
 * times running or three times more than the other one
 * @BRG_REASON_COLOUR_LOWER: both are due @colour; @player is the lower ranked
 * @BRG_REASON_COLOUR_ONLY: only @player is due a colour, @colour, and gets it
 * @BRG_REASON_SECOND_GAME: @player and @other play the second game of their match; without @other:
 *   the bye of @player is for that game too
 * @BRG_REASON_BYE_MAY: @player may have the bye: he has had no win without play
 * @BRG_REASON_COLOUR_TABLE: the table gives @colour to @player
 * @BRG_REASON_MATCH_GAME: @player and @other play game @number of their match
 * @BRG_REASON_BRACKET_SEAT: the seat beside @player is empty in stage @number of the bracket
 * @BRG_REASON_ADJOURNED: the game of @player and @other in round @number is adjourned and a draw
 *   for the points of this round
 * @BRG_REASON_ADJOURNED_NOTHING: the same, and it gives no points yet
 */
typedef enum
{
  BRG_REASON_TABLE,
  BRG_REASON_LOCKED,
  BRG_REASON_SAME_GROUP,
  BRG_REASON_MOVED_DOWN,
  BRG_REASON_ODD_GROUP,
  BRG_REASON_GROUP_STUCK,
  BRG_REASON_PASSES_GROUP,
  BRG_REASON_FIRST_CHOICE,
  BRG_REASON_MET,
  BRG_REASON_SAME_COLOUR_BAR,
  BRG_REASON_BREAKS_REST,
  BRG_REASON_BYE_LAST,
  BRG_REASON_BYE_HAD_ONE,
  BRG_REASON_BYE_BREAKS_REST,
  BRG_REASON_COLOUR_LOT,
  BRG_REASON_COLOUR_BOTH,
  BRG_REASON_COLOUR_ONE,
  BRG_REASON_COLOUR_RUN,
  BRG_REASON_COLOUR_SURPLUS,
  BRG_REASON_COLOUR_PLACE,
  BRG_REASON_COLOUR_STRONGER,
  BRG_REASON_COLOUR_ALTERNATE,
  BRG_REASON_COLOUR_FIRST,
  BRG_REASON_CANNOT_GO_DOWN,
  BRG_REASON_ABSENT,
  BRG_REASON_OTHER_SECTION,
  BRG_REASON_SAME_SIDE,
  BRG_REASON_BRACKET,
  BRG_REASON_BRACKET_PLACES,
  BRG_REASON_BRACKET_BYE,
  BRG_REASON_NOT_IN_BRACKET,
  BRG_REASON_UNDECIDED,
  BRG_REASON_COLOUR_DRAWN,
  BRG_REASON_COLOUR_CHANGES,
  BRG_REASON_FORBIDDEN,
  BRG_REASON_KEPT_APART,
  BRG_REASON_ABSOLUTE_BAR,
  BRG_REASON_BYE_SCORE,
  BRG_REASON_BYE_UNPLAYED,
  BRG_REASON_WORSE,
  BRG_REASON_LATER,
  BRG_REASON_MOVED_UP,
  BRG_REASON_COLOUR_FEWER,
  BRG_REASON_COLOUR_CHANGE,
  BRG_REASON_COLOUR_LIMIT,
  BRG_REASON_COLOUR_LOWER,
  BRG_REASON_COLOUR_ONLY,
  BRG_REASON_SECOND_GAME,
  BRG_REASON_BYE_MAY,
  BRG_REASON_COLOUR_TABLE,
  BRG_REASON_MATCH_GAME,
  BRG_REASON_BRACKET_SEAT,
  BRG_REASON_ADJOURNED,
  BRG_REASON_ADJOURNED_NOTHING,
} BrgReasonKind;

#define BRG_N_REASON_KINDS (BRG_REASON_ADJOURNED_NOTHING + 1)

/**
 * brg_reason_kind_get_id:
 * @kind: a kind of reason
 *
 * Returns: its word for scripts, `moved-down`; a constant string
 */
const char *brg_reason_kind_get_id (BrgReasonKind kind);

/**
 * brg_reason_kind_is_about_colour:
 * @kind: a kind of reason
 *
 * Returns: whether it says why somebody of a pair has his colour
 */
gboolean brg_reason_kind_is_about_colour (BrgReasonKind kind);

/**
 * BrgReason:
 * @kind: what is said
 * @article: book id and article, `rus-draughts-2022 5.4.10.5.4`; a constant string
 * @pair: index into #BrgPairing.pairs that this is about, -1 where it is about none of them
 * @player: index of a player, or %BRG_NOBODY
 * @other: index of another player, or %BRG_NOBODY
 * @colour: a colour, or %BRG_COLOUR_NONE
 * @points: points in units of %BRG_POINT
 * @number: a count, round or length, as the kind says
 *
 * One step of the way to a pair.
 */
typedef struct
{
  BrgReasonKind kind;
  const char *article;
  gint pair;
  gint player;
  gint other;
  BrgColour colour;
  gint points;
  gint number;
} BrgReason;

/**
 * BrgPairing:
 * @exists: whether a pairing was found; when not, @pairs is empty and @obstacles says why
 * @pairs: (element-type BrgPair): the boards in order, byes last
 * @reasons: (element-type BrgReason): grouped by pair, in the order in which they are to be read
 * @obstacles: (element-type BrgReason): when there is no pairing: the bans that block it
 *
 * A system's answer.
 */
typedef struct
{
  gboolean exists;
  GArray *pairs;
  GArray *reasons;
  GArray *obstacles;
} BrgPairing;

/**
 * brg_pairing_new:
 *
 * Returns: (transfer full): an answer without boards, #BrgPairing.exists is %TRUE
 */
BrgPairing *brg_pairing_new (void);

/**
 * brg_pairing_free:
 * @pairing: (nullable): an answer
 */
void brg_pairing_free (BrgPairing *pairing);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgPairing, brg_pairing_free)

/**
 * BrgPairingSystem:
 * @id: name on the command line and in the database, `coefficients`; a constant string
 * @kind: what its tournaments are to standings
 * @article: the article that describes the system
 * @draws_lots: whether the answer depends on #BrgPairingRequest.seed
 * @is_knockout: whether it is a bracket, in which every meeting needs a winner: a level one is to
 * be decided, see #BrgPairingRequest.decisions
 * @ignores_ratings: whether the start numbers are drawn, whatever the ratings are
 * @is_two_sided: what #BrgTournament.is_two_sided shall be
 * @may_accelerate: whether #BrgTournament.virtual_points count in its pairing
 * @needs_initial_colour: whether a lot for the colour of number 1 precedes round 1
 * @is_for_teams: whether it is made for teams; any other system may pair them too
 * @has_two_game_matches: whether two rounds are a match of the same pairs, so that the number of
 *   rounds is even
 * @count_rounds: number of rounds for so many players, 0 where the organiser chooses
 * @pair_round: pairs one round; brg_pairing_system_pair() has checked the request
 * @list_bans: (nullable): appends to @bans (element-type BrgReason) what forbids that @player and
 *   @other, who take part, meet, or that @player has the bye if @other is %BRG_NOBODY; %NULL where
 *   a table says everything
 * @find_round: (nullable): the round of the table in which @player and @other meet, 0 if they never
 *   do; %NULL where there is no table
 *
 * A pairing system. It knows neither window nor database: values go in, pairs with reasons come
 * out, and the same input gives the same pairs on every machine.
 */
typedef struct
{
  const char *id;
  BrgTournamentKind kind;
  const char *article;
  gboolean draws_lots;
  gboolean is_knockout;
  gboolean ignores_ratings;
  gboolean is_two_sided;
  gboolean may_accelerate;
  gboolean needs_initial_colour;
  gboolean is_for_teams;
  gboolean has_two_game_matches;
  gint (*count_rounds) (gint n_players, gint cycles);
  BrgPairing *(*pair_round) (const BrgTournament *tournament,
                             const BrgPairingRequest *request,
                             GError **error);
  void (*list_bans) (const BrgTournament *tournament,
                     gint round,
                     gint player,
                     gint other,
                     GArray *bans);
  gint (*find_round) (gint n_players, gint player, gint other);
} BrgPairingSystem;

G_END_DECLS
