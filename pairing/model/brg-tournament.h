/* brg-tournament.h - a tournament as a value: players, rounds, outcomes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-colour.h"
#include "brg-points.h"
#include "brg-tie-method.h"

G_BEGIN_DECLS

/**
 * BRG_NOBODY:
 *
 * A player index that means no player.
 */
#define BRG_NOBODY (-1)

/**
 * BRG_STAYS:
 *
 * Value of #BrgPlayer.left_after for a player who has not left.
 */
#define BRG_STAYS G_MAXINT

/**
 * BrgTournamentKind:
 * @BRG_TOURNAMENT_SWISS: Swiss system, or a knock-out: every round is paired from the results of
 *   those before it
 * @BRG_TOURNAMENT_ROUND_ROBIN: everybody meets everybody, once or more, or everybody of the other
 *   side: a table fixes all rounds
 *
 * What unplayed rounds and tie-breaks depend on.
 */
typedef enum
{
  BRG_TOURNAMENT_SWISS,
  BRG_TOURNAMENT_ROUND_ROBIN,
} BrgTournamentKind;

/**
 * BrgLeaverRule:
 * @BRG_LEAVER_BY_BOOK: as the rule book says
 * @BRG_LEAVER_FORFEITS: the jury decided: results count, games that were not played are lost
 *   (rus-draughts-2022 5.4.9.5); by correspondence what had begun is decided game by game (10.5.3)
 * @BRG_LEAVER_ANNULLED: the jury decided: nothing counts (rus-draughts-2022 5.4.9.5, 10.5.3)
 *
 * What becomes of the rounds of somebody who left.
 */
typedef enum
{
  BRG_LEAVER_BY_BOOK,
  BRG_LEAVER_FORFEITS,
  BRG_LEAVER_ANNULLED,
} BrgLeaverRule;

#define BRG_N_LEAVER_RULES (BRG_LEAVER_ANNULLED + 1)

/**
 * BrgPlayer:
 * @number: start number, at least 1; players are kept in ascending order of it
 * @rating: rating, 0 for none
 * @left_after: last round in which the player belonged to the event, 0 when he left before the
 *   first, %BRG_STAYS while he has not left
 * @leaver_rule: what becomes of his rounds when he has left
 *
 * What pairing and standings know of a player. Names live with the caller.
 */
typedef struct
{
  gint number;
  gint rating;
  gint left_after;
  BrgLeaverRule leaver_rule;
} BrgPlayer;

/**
 * BrgCell:
 * @opponent: index of the opponent, or %BRG_NOBODY
 * @colour: colour in this round; kept for games that were forfeited
 * @outcome: what the round brought, %BRG_OUTCOME_NONE while it is open
 * @came: whether he came after the start: a loss without play is one for being late then, not for
 *   absence
 * @lacks_record: whether the game was played by correspondence and is a minus to both because
 *   nobody sent its record: a minus that counts as a loss (rus-draughts-2022 10.5.8)
 *
 * One player's round. A player who was not paired and has no bye has %BRG_NOBODY and
 * %BRG_OUTCOME_NONE. For the round to be paired, announced absences and byes already stand here as
 * an outcome without opponent; everybody else is empty.
 */
typedef struct
{
  gint opponent;
  BrgColour colour;
  BrgOutcome outcome;
  gboolean came;
  gboolean lacks_record;
} BrgCell;

/**
 * BrgTeamBoard:
 * @outcome: what the team's player got on the board, %BRG_OUTCOME_NONE while the game is open and
 *   where neither team has anybody
 * @points: what it brings to the team, in units of %BRG_POINT
 *
 * A board of a match, seen by one team.
 */
typedef struct
{
  BrgOutcome outcome;
  gint points;
} BrgTeamBoard;

/**
 * BrgForbiddenPair:
 * @player: index of a player
 * @other: index of another player
 * @first_round: first round of the ban
 * @last_round: last round of the ban
 * @is_apart: whether the ban is one of a whole kind: the event keeps those of one federation apart,
 *   for example (rus-chess-2014 22.8)
 *
 * Two who may not be paired, team mates for example.
 */
typedef struct
{
  gint player;
  gint other;
  gint first_round;
  gint last_round;
  gboolean is_apart;
} BrgForbiddenPair;

/**
 * BrgDecidedOrder:
 * @method: how it came about
 * @reach: what it is stronger than
 * @positions: (array): for every player of the tournament his position among those of the order,
 *   from 1, equal ones staying equal; 0 for who is not in it
 *
 * The order of players who are equal in points and in all tie-breaks.
 */
typedef struct
{
  BrgTieMethod method;
  BrgTieReach reach;
  gint *positions;
} BrgDecidedOrder;

/**
 * BrgTournament:
 * @kind: Swiss or round robin
 * @n_players: number of players
 * @n_rounds: number of rounds that the event has or will have
 * @cycles: how often everybody meets everybody in a round robin, how many games a meeting of a
 *   knock-out has, 1 for a Swiss
 * @is_two_sided: round robin only: whether the first half of the players, the one more of an odd
 *   number included, meets only the second half (Scheveningen)
 * @black_begins: round robin only: whether the first-named of a table has Black, as in renju
 *   (rus-draughts-2022 app. 2)
 * @players: (array length=n_players): the players in ascending order of start numbers
 * @cells: round by round, @n_players each; use brg_tournament_cell()
 * @scoring: what outcomes are worth
 * @is_postal: whether it is played by correspondence: the chief arbiter decides what the results of
 *   players who left are worth (rus-draughts-2022 10.5.3)
 * @initial_colour: colour of start number 1 by lot before round 1, or %BRG_COLOUR_NONE
 * @virtual_points: (nullable): round by round, @n_players each: points that count for pairing only
 *   (acceleration, fide-acceleration-2026 1.4), in units of %BRG_POINT; use
 * brg_tournament_virtual_points()
 * @board_points: (nullable): round by round, @n_players each, where the players are teams and
 *   @scoring gives match points: points on the boards of their matches, in units of %BRG_POINT; use
 *   brg_tournament_set_board_points()
 * @board_points_first: whether points on the boards are the primary score of teams and match points
 *   the secondary one (rus-draughts-2022 5.4.9.6.1), instead of the other way about
 *   (rus-draughts-2022 5.4.9.6.2)
 * @board_scoring: teams only: what matches and byes bring on the boards at most:
 *   brg_match_get_board_scoring()
 * @n_boards: teams only: boards of a match, 0 where single boards are not known
 * @boards: (nullable): round by round, @n_players times @n_boards each: the boards of the matches;
 *   use brg_tournament_board() and brg_tournament_set_board()
 * @n_games: games of a meeting where a round is a micro-match (rus-draughts-2022 5.4.6), else 1
 * @games: (nullable): round by round, @n_players times @n_games each: the games of the meetings;
 * see brg-meeting-games.h
 * @carried: (nullable) (array length=n_players): points that a player brought from an earlier
 * stage, in units of %BRG_POINT; use brg_tournament_carried()
 * @forbidden: (element-type BrgForbiddenPair) (nullable): pairs that may not be made
 * @decided_orders: (element-type BrgDecidedOrder) (nullable): lots and play-offs among equal
 * players, the last one last; use brg_tournament_add_decided_order()
 *
 * A tournament as pairing and standings see it. A plain value: copy it, change the copy, compare.
 */
typedef struct
{
  BrgTournamentKind kind;
  gint n_players;
  gint n_rounds;
  gint cycles;
  gboolean is_two_sided;
  gboolean is_postal;
  gboolean black_begins;
  BrgPlayer *players;
  BrgCell *cells;
  BrgScoring scoring;
  BrgColour initial_colour;
  gint *virtual_points;
  gint *board_points;
  gboolean board_points_first;
  BrgScoring board_scoring;
  gint n_boards;
  BrgTeamBoard *boards;
  gint n_games;
  BrgOutcome *games;
  gint *carried;
  GArray *forbidden;
  GPtrArray *decided_orders;
} BrgTournament;

/**
 * brg_tournament_new:
 * @kind: Swiss or round robin
 * @n_players: number of players, at least 0
 * @n_rounds: number of rounds, at least 0
 *
 * Makes a tournament with start numbers 1 to @n_players, no ratings, nobody gone, empty rounds of
 * one game, one cycle and the scoring 1-½-0.
 *
 * Returns: (transfer full): the tournament
 */
BrgTournament *brg_tournament_new (BrgTournamentKind kind, gint n_players, gint n_rounds);

/**
 * brg_tournament_copy:
 * @tournament: a tournament
 *
 * Returns: (transfer full): an independent copy
 */
BrgTournament *brg_tournament_copy (const BrgTournament *tournament);

/**
 * brg_tournament_cut:
 * @tournament: a tournament
 * @round: a round, at least 1
 *
 * Goes back to what was known before @round was paired: the results of the earlier rounds, and in
 * the column of @round who had said that he would be absent. In a Swiss who has a blank there in a
 * round that was paired was absent. The number of rounds stays, but is not less than @round.
 * What was decided among equal players is left behind.
 *
 * Returns: (transfer full): a tournament of its own
 */
BrgTournament *brg_tournament_cut (const BrgTournament *tournament, gint round);

/**
 * brg_tournament_free:
 * @tournament: (nullable): a tournament
 */
void brg_tournament_free (BrgTournament *tournament);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgTournament, brg_tournament_free)

/**
 * brg_tournament_cell:
 * @tournament: a tournament
 * @player: index of a player
 * @round: a round, 1 to #BrgTournament.n_rounds
 *
 * Returns: (transfer none): the player's cell of that round
 */
static inline BrgCell *
brg_tournament_cell (const BrgTournament *tournament, gint player, gint round)
{
  g_assert (player >= 0 && player < tournament->n_players);
  g_assert (round >= 1 && round <= tournament->n_rounds);

  return &tournament->cells[(gsize) (round - 1) * (gsize) tournament->n_players + (gsize) player];
}

/**
 * brg_tournament_set_game:
 * @tournament: a tournament
 * @round: a round
 * @white: index of the player with White
 * @black: index of the player with Black
 * @white_outcome: what White got, %BRG_OUTCOME_NONE while the game is open
 * @black_outcome: what Black got
 *
 * Writes both cells of a game.
 */
void brg_tournament_set_game (BrgTournament *tournament,
                              gint round,
                              gint white,
                              gint black,
                              BrgOutcome white_outcome,
                              BrgOutcome black_outcome);

/**
 * brg_tournament_set_bye:
 * @tournament: a tournament
 * @round: a round
 * @player: index of a player
 * @outcome: a bye, or %BRG_OUTCOME_NONE to empty the cell
 *
 * Writes a round without an opponent.
 */
void brg_tournament_set_bye (BrgTournament *tournament,
                             gint round,
                             gint player,
                             BrgOutcome outcome);

/**
 * brg_tournament_score:
 * @tournament: a tournament
 * @player: index of a player
 * @through_round: last round that counts; 0 gives what the player brought
 *
 * Returns: the points of the player with those that he brought from an earlier stage, in units of
 *   %BRG_POINT; of teams the primary score
 */
gint brg_tournament_score (const BrgTournament *tournament, gint player, gint through_round);

/**
 * brg_tournament_round_points:
 * @tournament: a tournament
 * @player: index of a player
 * @round: a round of the tournament
 *
 * Returns: what the round adds to brg_tournament_score(), in units of %BRG_POINT
 */
gint brg_tournament_round_points (const BrgTournament *tournament, gint player, gint round);

/**
 * brg_tournament_pairing_score:
 * @tournament: a tournament
 * @player: index of a player
 * @round: a round to be paired
 *
 * Adds to the points of the earlier rounds the virtual points of @round
 * (fide-acceleration-2026 1.5) and for every adjourned game a draw; of a match that has adjourned
 * boards, a draw on each (fide-handling-2026 3.1).
 *
 * Returns: the points by which FIDE's systems pair the player, in units of %BRG_POINT
 */
gint brg_tournament_pairing_score (const BrgTournament *tournament, gint player, gint round);

/**
 * brg_tournament_get_scoring:
 * @tournament: a tournament
 *
 * Returns: (transfer none): what results are worth in brg_tournament_score():
 * #BrgTournament.scoring, or #BrgTournament.board_scoring where points on the boards come first
 */
const BrgScoring *brg_tournament_get_scoring (const BrgTournament *tournament);

/**
 * brg_tournament_carried:
 * @tournament: a tournament
 * @player: index of a player
 *
 * Returns: the points that the player brought from an earlier stage, in units of %BRG_POINT
 *   (rus-draughts-2022 1.4)
 */
gint brg_tournament_carried (const BrgTournament *tournament, gint player);

/**
 * brg_tournament_set_carried:
 * @tournament: a tournament
 * @player: index of a player
 * @points: what he brings from an earlier stage, in units of %BRG_POINT
 */
void brg_tournament_set_carried (BrgTournament *tournament, gint player, gint points);

/**
 * brg_tournament_count_opponents:
 * @tournament: a round robin
 * @player: index of a player
 *
 * Returns: how many opponents the table has for the player in a cycle
 */
gint brg_tournament_count_opponents (const BrgTournament *tournament, gint player);

/**
 * brg_tournament_virtual_points:
 * @tournament: a tournament
 * @player: index of a player
 * @round: a round
 *
 * Returns: the points that the player has in this round for pairing only, in units of %BRG_POINT
 */
gint brg_tournament_virtual_points (const BrgTournament *tournament, gint player, gint round);

/**
 * brg_tournament_set_virtual_points:
 * @tournament: a tournament
 * @player: index of a player
 * @round: a round
 * @points: points for pairing only, in units of %BRG_POINT
 */
void brg_tournament_set_virtual_points (BrgTournament *tournament,
                                        gint player,
                                        gint round,
                                        gint points);

/**
 * brg_tournament_board_score:
 * @tournament: a tournament of teams
 * @player: index of a team
 * @through_round: last round that counts; 0 gives 0
 *
 * Returns: the secondary score of the team, in units of %BRG_POINT (fide-team-swiss-2026 1.2):
 * points on the boards, or of matches where those on the boards come first
 */
gint brg_tournament_board_score (const BrgTournament *tournament, gint player, gint through_round);

/**
 * brg_tournament_set_board_points:
 * @tournament: a tournament of teams
 * @player: index of a team
 * @round: a round
 * @points: points on the boards of the match, or for the bye, in units of %BRG_POINT
 */
void brg_tournament_set_board_points (BrgTournament *tournament,
                                      gint player,
                                      gint round,
                                      gint points);

/**
 * brg_tournament_set_n_boards:
 * @tournament: a tournament of teams
 * @n_boards: boards of a match, at least 1
 *
 * Makes room for the boards of all matches and forgets those that it had.
 */
void brg_tournament_set_n_boards (BrgTournament *tournament, gint n_boards);

/**
 * brg_tournament_board:
 * @tournament: a tournament of teams
 * @player: index of a team
 * @round: a round
 * @board: a board of the match, 1 to #BrgTournament.n_boards
 *
 * Returns: (transfer none): the board of the team's match in that round; of a round without a match
 *   it is open and brings nothing
 */
const BrgTeamBoard *brg_tournament_board (const BrgTournament *tournament,
                                          gint player,
                                          gint round,
                                          gint board);

/**
 * brg_tournament_set_board:
 * @tournament: a tournament of teams that has room for boards
 * @player: index of a team
 * @round: a round
 * @board: a board of the match
 * @outcome: what the team's player got
 * @points: what it brings to the team, in units of %BRG_POINT
 *
 * Writes one side of a board; points of the match are not touched.
 */
void brg_tournament_set_board (BrgTournament *tournament,
                               gint player,
                               gint round,
                               gint board,
                               BrgOutcome outcome,
                               gint points);

/**
 * brg_tournament_decide_match:
 * @tournament: a tournament of teams
 * @player: index of a team
 * @round: a round in which it has an opponent
 * @outcome: what the match brings, %BRG_OUTCOME_NONE to open it again
 *
 * Writes a team's side of a match that is decided as a whole: a forfeit is one on every board.
 * Points on the boards are those of #BrgTournament.board_scoring, an even part on each board.
 */
void brg_tournament_decide_match (BrgTournament *tournament,
                                  gint player,
                                  gint round,
                                  BrgOutcome outcome);

/**
 * brg_tournament_forbid:
 * @tournament: a tournament
 * @player: index of a player
 * @other: index of another player
 * @first_round: first round of the ban
 * @last_round: last round of the ban
 *
 * Forbids a pair.
 */
void brg_tournament_forbid (BrgTournament *tournament,
                            gint player,
                            gint other,
                            gint first_round,
                            gint last_round);

/**
 * brg_tournament_keep_apart:
 * @tournament: a tournament
 * @player: index of a player
 * @other: index of another player
 * @first_round: first round of the ban
 * @last_round: last round of the ban
 *
 * Forbids a pair because the event keeps all of its kind apart: players of one federation, for
 * example (rus-chess-2014 22.8).
 */
void brg_tournament_keep_apart (BrgTournament *tournament,
                                gint player,
                                gint other,
                                gint first_round,
                                gint last_round);

/**
 * brg_tournament_find_ban:
 * @tournament: a tournament
 * @player: index of a player
 * @other: index of another player
 * @round: a round
 *
 * Returns: (nullable) (transfer none): the first ban that forbids this pair in this round
 */
const BrgForbiddenPair *brg_tournament_find_ban (const BrgTournament *tournament,
                                                 gint player,
                                                 gint other,
                                                 gint round);

/**
 * brg_tournament_is_forbidden:
 * @tournament: a tournament
 * @player: index of a player
 * @other: index of another player
 * @round: a round
 *
 * Returns: whether the event forbids this pair in this round
 */
gboolean brg_tournament_is_forbidden (const BrgTournament *tournament,
                                      gint player,
                                      gint other,
                                      gint round);

/**
 * brg_tournament_add_decided_order:
 * @tournament: a tournament
 * @method: how the order came about
 * @positions: (array): for every player his position, from 1, or 0 for who is not in it
 *
 * Adds an order of players who are equal in points and in all tie-breaks. It works on a group of
 * equal players if all of them are in it; of several orders the last one works.
 */
void brg_tournament_add_decided_order (BrgTournament *tournament,
                                       BrgTieMethod method,
                                       const gint *positions);

/**
 * brg_tournament_add_strong_order:
 * @tournament: a tournament
 * @method: how the order came about
 * @reach: what it is stronger than
 * @positions: (array): for every player his position, from 1, or 0 for who is not in it
 *
 * Adds an order as brg_tournament_add_decided_order() does. A stronger one also works on players
 * whom tie-breaks part, or points, provided that they stand together in the table, with nobody else
 * between them or equal to one of them.
 */
void brg_tournament_add_strong_order (BrgTournament *tournament,
                                      BrgTieMethod method,
                                      BrgTieReach reach,
                                      const gint *positions);

/**
 * brg_tournament_last_paired_round:
 * @tournament: a tournament
 *
 * Returns: the last round in which somebody has an opponent or the odd player's bye, 0 for none.
 * Byes that were only announced do not make a round.
 */
gint brg_tournament_last_paired_round (const BrgTournament *tournament);

/**
 * brg_tournament_find_number:
 * @tournament: a tournament
 * @number: a start number
 *
 * Returns: index of the player, or %BRG_NOBODY
 */
gint brg_tournament_find_number (const BrgTournament *tournament, gint number);

G_END_DECLS
