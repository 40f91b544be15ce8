/* brg-result-table.h - a tournament as a text file: crosstable, rounds of a Swiss, matches of teams
 *
 * A text of lines with fields parted by tabs. Lines that begin with `#` come first and say what it
 * is; empty lines are passed over.
 *
 *     #kind       rr, swiss or team
 *     #cycles     rr: how often everybody meets everybody, 1 or 2; 1 if not said
 *     #meeting    games of a micro-match, 1 to 12: the sum of its games is the one result of a
 *                 meeting (rus-draughts-2022 5.4.6); a meeting is one game if not said
 *     #win        points for a win, 1 or 2, a draw is half of it; 1 if not said
 *     #boards     team: boards of a match
 *     #withdrawn  who left: numbers parted by commas; `9@4` left after round 4
 *     #forfeits   who of them is decided about: everything counts, the rest is lost
 *     #annulled   who of them is decided about: nothing counts
 *
 * A line a player follows: number, from 1 in their order, name, rating, which may be empty, and
 * then for rr a cell for every opponent: `1 = 0` played, `+ -` not played, `*` adjourned, `.` no
 * game yet, `X` against oneself; with two cycles two characters, of micro-matches the games of the
 * first cycle and then those of the second. The colours are those of the Berger table, in the
 * second cycle reversed; a leaver of a crosstable without a round left before the first. For swiss
 * a field for every round: `opponent:colour:result`, colour `w`, `b` or `-`, of a micro-match that
 * of its first game and a character for every game; without opponent `0:-:+` is the odd player's
 * plus, `0:-:H`, `0:-:F`, `0:-:Z` a half-point bye, a full one and an absence. For team there is a
 * line `T number name` for every team and then `M round team team results` for every match, with a
 * character for every board from the side of the first-named team, of micro-matches for every game,
 * board after board: `1 = 0 + -`, `d` when neither was there. The first-named has White on board 1.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-text-file.h"
#include "brg-tournament.h"

G_BEGIN_DECLS

/**
 * BRG_RESULT_TABLE_MAX_PLAYERS:
 *
 * The most players, teams or rounds that are read.
 */
#define BRG_RESULT_TABLE_MAX_PLAYERS 500

/**
 * BRG_RESULT_TABLE_MAX_BOARDS:
 *
 * The most boards that a match may have.
 */
#define BRG_RESULT_TABLE_MAX_BOARDS 50

/**
 * BrgResultTableKind:
 * @BRG_RESULT_TABLE_ROUND_ROBIN: a crosstable
 * @BRG_RESULT_TABLE_SWISS: rounds of a Swiss
 * @BRG_RESULT_TABLE_TEAMS: matches of teams, all that they play
 */
typedef enum
{
  BRG_RESULT_TABLE_ROUND_ROBIN,
  BRG_RESULT_TABLE_SWISS,
  BRG_RESULT_TABLE_TEAMS,
} BrgResultTableKind;

/**
 * BrgResultTable:
 * @kind: what the file is
 * @tournament: the tournament before the rule for leavers, a round for every meeting; of teams a
 *   round robin if everybody meets everybody equally often, else a Swiss, with 2-1-0 for matches
 * and all boards, whose micro-matches are added up
 * @names: (array zero-terminated=1): names in the order of the numbers
 *
 * A tournament that was read.
 */
typedef struct
{
  BrgResultTableKind kind;
  BrgTournament *tournament;
  char **names;
} BrgResultTable;

/**
 * brg_result_table_read:
 * @text_file: a text
 * @n_games: games of a meeting where the text does not say, 1 for no micro-matches
 * @error: return location for an error of %BRG_FORMAT_ERROR
 *
 * Reads a tournament. Both sides of a game must agree, every number must exist, and nobody has two
 * games in a round.
 *
 * Returns: (transfer full) (nullable): the tournament; %NULL with @error set
 */
BrgResultTable *brg_result_table_read (const BrgTextFile *text_file, gint n_games, GError **error);

/**
 * brg_result_table_free:
 * @table: (nullable): a table
 */
void brg_result_table_free (BrgResultTable *table);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgResultTable, brg_result_table_free)

G_END_DECLS
