/* brg-trf.h - FIDE tournament report files as a value
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "brg-format-error.h"
#include "brg-snapshot.h"
#include "brg-tournament.h"

G_BEGIN_DECLS

/**
 * BRG_TRF_MAX_PLAYERS:
 *
 * The highest start number that the format has room for.
 */
#define BRG_TRF_MAX_PLAYERS 9999

/**
 * BRG_TRF_MAX_ROUNDS:
 *
 * The highest round that the format has room for.
 */
#define BRG_TRF_MAX_ROUNDS 999

/**
 * BRG_TRF_NO_POINTS:
 *
 * Stands for points that are not given.
 */
#define BRG_TRF_NO_POINTS G_MININT

/**
 * BrgTrfText:
 * @BRG_TRF_TEXT_NAME: 012, name of the tournament
 * @BRG_TRF_TEXT_CITY: 022
 * @BRG_TRF_TEXT_FEDERATION: 032
 * @BRG_TRF_TEXT_STARTS: 042, first day, in any shape; see brg_date_text_normalise()
 * @BRG_TRF_TEXT_ENDS: 052, last day
 * @BRG_TRF_TEXT_N_PLAYERS: 062, number of players; counted when it is not given
 * @BRG_TRF_TEXT_N_RATED: 072, number of rated players; counted when it is not given
 * @BRG_TRF_TEXT_N_TEAMS: 082, number of teams
 * @BRG_TRF_TEXT_TYPE: 092, type of the tournament in words
 * @BRG_TRF_TEXT_CHIEF_ARBITER: 102
 * @BRG_TRF_TEXT_TIME_CONTROL: 122, in words
 * @BRG_TRF_TEXT_STARTING_RANK: 172, method of the initial order where there are national ratings
 * @BRG_TRF_TEXT_CONTROLLER: 182, program or person that paired
 * @BRG_TRF_TEXT_TYPE_CODE: 192, coded type, `FIDE_DUTCH_2026`
 * @BRG_TRF_TEXT_TIE_BREAKS: 202, codes of the tie-breaks
 * @BRG_TRF_TEXT_STANDINGS: 212, codes of what defines the standings, with `PTS`
 * @BRG_TRF_TEXT_TIME_CODE: 222, coded time control, `5400+30`
 * @BRG_TRF_TEXT_BOARD_COLOURS: 352, colours of the boards of a team
 * @BRG_TRF_TEXT_MATCH_POINTS: 362, points of team matches, columns as in the file
 *
 * Records of the tournament that are one text each. From 172 on they belong to TRF26 only.
 */
typedef enum
{
  BRG_TRF_TEXT_NAME,
  BRG_TRF_TEXT_CITY,
  BRG_TRF_TEXT_FEDERATION,
  BRG_TRF_TEXT_STARTS,
  BRG_TRF_TEXT_ENDS,
  BRG_TRF_TEXT_N_PLAYERS,
  BRG_TRF_TEXT_N_RATED,
  BRG_TRF_TEXT_N_TEAMS,
  BRG_TRF_TEXT_TYPE,
  BRG_TRF_TEXT_CHIEF_ARBITER,
  BRG_TRF_TEXT_TIME_CONTROL,
  BRG_TRF_TEXT_STARTING_RANK,
  BRG_TRF_TEXT_CONTROLLER,
  BRG_TRF_TEXT_TYPE_CODE,
  BRG_TRF_TEXT_TIE_BREAKS,
  BRG_TRF_TEXT_STANDINGS,
  BRG_TRF_TEXT_TIME_CODE,
  BRG_TRF_TEXT_BOARD_COLOURS,
  BRG_TRF_TEXT_MATCH_POINTS,
} BrgTrfText;

#define BRG_TRF_N_TEXTS (BRG_TRF_TEXT_MATCH_POINTS + 1)

/**
 * BrgTrfPlayer:
 * @number: start number, 1 to %BRG_TRF_MAX_PLAYERS
 * @sex: `m`, `f` or empty
 * @title: title, `GM`; short forms of old files are spelled out, unknown ones kept
 * @name: name as in the file, `Lastname, Firstname`
 * @family_name: what stands before the comma, the whole name without one
 * @given_name: what stands behind the comma
 * @rating: rating, 0 for none
 * @federation: federation, or empty
 * @fide_id: FIDE id as in the file, or empty
 * @birth_text: date of birth as in the file, or empty
 * @birth: date of birth `YYYY-MM-DD` or `YYYY`, or empty when @birth_text is not understood
 * @points: points in the standings in units of %BRG_POINT, or %BRG_TRF_NO_POINTS; a writer counts
 *   the results then
 * @rank: place, 0 for none
 * @line: its line in the file, 0 for none
 *
 * A player record. Texts are never %NULL. Rounds are in #BrgTrf.tournament at the same index.
 */
typedef struct
{
  gint number;
  char *sex;
  char *title;
  char *name;
  char *family_name;
  char *given_name;
  gint rating;
  char *federation;
  char *fide_id;
  char *birth_text;
  char *birth;
  gint points;
  gint rank;
  guint line;
} BrgTrfPlayer;

/**
 * BrgTrfAcceleration:
 * @match_points: virtual match points, in units of %BRG_POINT; 0 for individuals
 * @points: virtual points, in units of %BRG_POINT
 * @first_round: first round
 * @last_round: last round
 * @first_number: first start number
 * @last_number: last start number
 *
 * Points that count for pairing only (250, `XXA`).
 */
typedef struct
{
  gint match_points;
  gint points;
  gint first_round;
  gint last_round;
  gint first_number;
  gint last_number;
} BrgTrfAcceleration;

/**
 * BrgTrfForbidden:
 * @first_round: first round
 * @last_round: last round
 * @numbers: (element-type gint): start numbers; no two of them may meet
 *
 * Pairs that may not be made (260, `XXP`).
 */
typedef struct
{
  gint first_round;
  gint last_round;
  GArray *numbers;
} BrgTrfForbidden;

/**
 * brg_trf_forbid:
 * @forbidden: (element-type BrgTrfForbidden): pairs of players, or of teams, that may not be made
 * @first_round: first round
 * @last_round: last round
 * @numbers: (element-type gint): the numbers of those no two of whom may meet
 */
void brg_trf_forbid (GPtrArray *forbidden, gint first_round, gint last_round, GArray *numbers);

/**
 * BrgTrfAdjustment:
 * @kind: `W D L F H Z + -`, or a blank for a bonus or penalty
 * @match_points: match points, in units of %BRG_POINT, or %BRG_TRF_NO_POINTS
 * @points: points, in units of %BRG_POINT, or %BRG_TRF_NO_POINTS
 * @round: round, 0 for all
 * @numbers: (element-type gint): start numbers, none for everybody
 * @line: its line in the file, 0 for none
 *
 * Points that do not follow from the results (299). A bonus of players for all rounds is none of
 * these, but #BrgTournament.carried.
 */
typedef struct
{
  gchar kind;
  gint match_points;
  gint points;
  gint round;
  GArray *numbers;
  guint line;
} BrgTrfAdjustment;

/**
 * BrgTrfRaw:
 * @text: the line as it was
 * @after_players: whether it stood behind the first player record
 * @line: its line in the file, 0 for none
 * @is_comment: whether it is a comment that was made of a line which could not be taken
 *
 * A line that is kept and written again: comments, tables, national records, unknown ones.
 */
typedef struct
{
  char *text;
  gboolean after_players;
  guint line;
  gboolean is_comment;
} BrgTrfRaw;

/**
 * BrgTrfTeam:
 * @number: number of the team, from 1
 * @name: its name
 * @nickname: a short name, or empty
 * @strength: its strength as in the file, a mean rating for example, or empty
 * @match_points: points of its matches in units of %BRG_POINT, or %BRG_TRF_NO_POINTS
 * @points: points on the boards, likewise
 * @rank: place, 0 for none
 * @players: (element-type gint): start numbers of its players in the order of the application
 * @line: its line in the file, 0 for none
 *
 * A team (310; 013 has no more than name and players). Texts are never %NULL.
 */
typedef struct
{
  gint number;
  char *name;
  char *nickname;
  char *strength;
  gint match_points;
  gint points;
  gint rank;
  GArray *players;
  guint line;
} BrgTrfTeam;

/**
 * BrgTrfLineUp:
 * @round: the round
 * @team: number of the team
 * @opponent: number of the other team
 * @players: (element-type gint): for every board from 1 the start number of who sits there, 0 for
 *   nobody
 *
 * A line-up that is not in the order of the application (300).
 */
typedef struct
{
  gint round;
  gint team;
  gint opponent;
  GArray *players;
} BrgTrfLineUp;

/**
 * BrgTrfMatch:
 * @round: the round
 * @white: number of the team that is named first
 * @black: number of the other team
 * @white_outcome: %BRG_OUTCOME_FORFEIT_WIN or %BRG_OUTCOME_FORFEIT_LOSS
 * @black_outcome: likewise
 *
 * A match that was decided without play (330).
 */
typedef struct
{
  gint round;
  gint white;
  gint black;
  BrgOutcome white_outcome;
  BrgOutcome black_outcome;
} BrgTrfMatch;

/**
 * BrgTrfTeamBye:
 * @round: the round
 * @team: number of the team
 * @outcome: %BRG_OUTCOME_PAIRING_BYE (320) or a bye on request (240)
 *
 * A round in which a team has no opponent.
 */
typedef struct
{
  gint round;
  gint team;
  BrgOutcome outcome;
} BrgTrfTeamBye;

/**
 * BrgTrfTeams:
 * @teams: (element-type BrgTrfTeam): by numbers
 * @line_ups: (element-type BrgTrfLineUp): line-ups out of order
 * @forfeits: (element-type BrgTrfMatch): matches decided without play
 * @byes: (element-type BrgTrfTeamBye): rounds without an opponent
 * @forbidden: (element-type BrgTrfForbidden): teams that may not meet, by their numbers (260)
 * @bye_match_points: what the odd team's bye is worth, or %BRG_TRF_NO_POINTS
 * @bye_points: what it brings on the boards, or %BRG_TRF_NO_POINTS
 *
 * The teams of a report. Their matches are what the boards of their players show.
 */
typedef struct
{
  GPtrArray *teams;
  GPtrArray *line_ups;
  GArray *forfeits;
  GArray *byes;
  GPtrArray *forbidden;
  gint bye_match_points;
  gint bye_points;
} BrgTrfTeams;

/**
 * brg_trf_teams_new:
 *
 * Returns: (transfer full): teams of which nothing is known
 */
BrgTrfTeams *brg_trf_teams_new (void);

/**
 * brg_trf_teams_free:
 * @teams: (nullable): teams
 */
void brg_trf_teams_free (BrgTrfTeams *teams);

/**
 * brg_trf_teams_add:
 * @teams: teams
 * @number: number of a team, higher than those before
 * @name: its name
 *
 * Returns: (transfer none): a new team without players
 */
BrgTrfTeam *brg_trf_teams_add (BrgTrfTeams *teams, gint number, const char *name);

/**
 * brg_trf_teams_add_line_up:
 * @teams: teams
 * @round: the round
 * @team: number of the team
 * @opponent: number of the other team
 *
 * Returns: (transfer none): a new line-up without boards
 */
BrgTrfLineUp *brg_trf_teams_add_line_up (BrgTrfTeams *teams, gint round, gint team, gint opponent);

/**
 * BrgTrf:
 * @texts: texts of the tournament, %NULL where there is none
 * @text_lines: the line of each text in the file, 0 for none
 * @deputies: (element-type utf8): 112, a line each
 * @round_dates: (element-type utf8): 132, date of every round, `YYYY-MM-DD` or as in the file,
 *   empty where there is none; not longer than the last date
 * @dates_line: the line of the dates in the file, 0 for none
 * @players: (element-type BrgTrfPlayer): the players, at the same index as in @tournament
 * @tournament: (owned): rounds, points of outcomes, initial colour
 * @initial_colour_is_inferred: whether the file does not say the initial colour and it follows from
 *   the first colours instead; a writer does not write it then
 * @numbers_by_line: `XXC rank`: for pairing, players are numbered by their lines; then
 *   #BrgPlayer.number of @tournament is the number of the line and #BrgTrfPlayer.number the one by
 *   which the file refers to the player
 * @knows_discipline: whether @discipline is known
 * @discipline: what is played: our comment says it, else the words of the file and its points
 * @is_team: whether the file has records about teams; those that @teams has no place for are in
 *   @raw
 * @teams: (nullable): the teams and their players
 * @lists_past_byes: whether 240 names the byes of paired rounds as well, which the table of results
 *   shows anyway; pairing programs that read no more than a prefix of the table like it
 * @unknown_points: 162 `X`, what a result not yet known is worth, or %BRG_TRF_NO_POINTS
 * @accelerations: (element-type BrgTrfAcceleration): a later one beats an earlier one
 * @forbidden: (element-type BrgTrfForbidden): pairs that may not be made
 * @adjustments: (element-type BrgTrfAdjustment): points that do not follow from the results, apart
 *   from those of #BrgTournament.carried
 * @raw: (element-type BrgTrfRaw): lines kept as they were
 * @notes: (element-type BrgFormatNote): what was doubtful in reading
 * @repairs: (element-type BrgTrfRepair): what was mended, or could be; see brg_trf_read_mending()
 *
 * A tournament report file. The tournament has zero-point byes where a Swiss leaves a blank in a
 * round that was paired; in a round robin a round without opponent stays empty. Byes announced for
 * rounds to come (`0000 - H`, 240, `XXZ`) stand in the cells of those rounds.
 */
typedef struct
{
  char *texts[BRG_TRF_N_TEXTS];
  guint text_lines[BRG_TRF_N_TEXTS];
  GPtrArray *deputies;
  GPtrArray *round_dates;
  guint dates_line;
  GPtrArray *players;
  BrgTournament *tournament;
  gboolean initial_colour_is_inferred;
  gboolean numbers_by_line;
  gboolean knows_discipline;
  BrgDiscipline discipline;
  gboolean is_team;
  BrgTrfTeams *teams;
  gboolean lists_past_byes;
  gint unknown_points;
  GArray *accelerations;
  GPtrArray *forbidden;
  GPtrArray *adjustments;
  GPtrArray *raw;
  GPtrArray *notes;
  GPtrArray *repairs;
} BrgTrf;

/**
 * brg_trf_new:
 * @tournament: (transfer full) (nullable): the tournament; %NULL for one without players
 *
 * Returns: (transfer full): a report with nothing but the tournament and a record with start number
 *   and rating for each of its players
 */
BrgTrf *brg_trf_new (BrgTournament *tournament);

/**
 * brg_trf_free:
 * @trf: (nullable): a report
 */
void brg_trf_free (BrgTrf *trf);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgTrf, brg_trf_free)

/**
 * brg_trf_set_text:
 * @trf: a report
 * @which: a text
 * @text: (nullable): its value; %NULL or empty for none
 *
 * Sets a text of the tournament.
 */
void brg_trf_set_text (BrgTrf *trf, BrgTrfText which, const char *text);

/**
 * brg_trf_player_new:
 * @number: start number
 *
 * Returns: (transfer full): a player record with empty texts and no points
 */
BrgTrfPlayer *brg_trf_player_new (gint number);

/**
 * brg_trf_player_free:
 * @player: (nullable): a player record
 */
void brg_trf_player_free (BrgTrfPlayer *player);

/**
 * brg_trf_get_player:
 * @trf: a report
 * @index: index of a player
 *
 * Returns: (transfer none): the player record
 */
BrgTrfPlayer *brg_trf_get_player (const BrgTrf *trf, gint index);

/**
 * brg_trf_find_player:
 * @trf: a report
 * @number: a start number of the file
 *
 * Returns: index of the player, or %BRG_NOBODY
 */
gint brg_trf_find_player (const BrgTrf *trf, gint number);

/**
 * brg_trf_player_set_entry:
 * @player: a player record
 * @entry: a player of an event
 *
 * Fills the record with the person's data: name, sex, title, rating, federation, FIDE id, birth. A
 * father's name follows the given name.
 */
void brg_trf_player_set_entry (BrgTrfPlayer *player, const BrgEntry *entry);

/**
 * brg_trf_player_to_entry:
 * @player: a player record
 *
 * Returns: (transfer full): the person as an entry with the start number of the record; the part of
 *   the name behind the comma is split into given and father's name when it is Cyrillic
 */
BrgEntry *brg_trf_player_to_entry (const BrgTrfPlayer *player);

/**
 * brg_trf_virtual_points:
 * @trf: a report
 * @player: index of a player
 * @round: a round
 *
 * Returns: the points that the player has for pairing in this round beside his own, in units of
 *   %BRG_POINT: by the records (250, `XXA`), or by the rules where only the coded type (192
 *   `_BAKU`) names the acceleration
 */
gint brg_trf_virtual_points (const BrgTrf *trf, gint player, gint round);

/**
 * brg_trf_is_forbidden:
 * @trf: a report
 * @player: index of a player
 * @other: index of another player
 * @round: a round
 *
 * Returns: whether the file forbids this pair in this round
 */
gboolean brg_trf_is_forbidden (const BrgTrf *trf, gint player, gint other, gint round);

/**
 * brg_trf_infer_initial_colour:
 * @tournament: a Swiss
 *
 * Finds the colour that number 1 had by lot from the first round with colours: it goes to the first
 * player by number who has a colour, and changes with every player before him who took part.
 *
 * Returns: the colour, %BRG_COLOUR_NONE when nobody has had one
 */
BrgColour brg_trf_infer_initial_colour (const BrgTournament *tournament);

G_END_DECLS
