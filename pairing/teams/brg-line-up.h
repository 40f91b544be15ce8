/* brg-line-up.h - who of a team sits on which board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * BRG_LINE_UP_ARTICLE:
 *
 * The article of a rule book that line-ups follow.
 */
#define BRG_LINE_UP_ARTICLE "rus-draughts-2022 5.4.9.2"

/**
 * BrgLineUpRule:
 * @BRG_LINE_UP_TIED: every player is tied to his board; a reserve sits down in the place of the one
 *   who is missing
 * @BRG_LINE_UP_ORDER: the order of the application is kept; who follows a missing player moves up,
 *   reserves come last
 * @BRG_LINE_UP_FREE: the captain seats his players as he likes in every round
 *
 * What the regulations say of line-ups.
 */
typedef enum
{
  BRG_LINE_UP_TIED,
  BRG_LINE_UP_ORDER,
  BRG_LINE_UP_FREE,
} BrgLineUpRule;

#define BRG_N_LINE_UP_RULES (BRG_LINE_UP_FREE + 1)

/**
 * BrgLineUpRegulations:
 * @n_boards: boards of a match, at least 1
 * @rule: who may sit where
 * @reserve_from: first board on which a reserve may play, 1 for all boards
 * @one_colour: whether all boards of a team have the colour of its first, see brg_match_colour()
 *
 * What the regulations of an event fix. A player is known by his place in the application of his
 * team, from 1; places after @n_boards are reserves. A line-up gives the place of who sits on every
 * board, board 1 first, and 0 where nobody does.
 */
typedef struct
{
  gint n_boards;
  BrgLineUpRule rule;
  gint reserve_from;
  gboolean one_colour;
} BrgLineUpRegulations;

/**
 * BrgLineUpFaultKind:
 * @BRG_LINE_UP_FAULT_UNKNOWN: the team has nobody with this place
 * @BRG_LINE_UP_FAULT_TWICE: the player already sits on a board further up
 * @BRG_LINE_UP_FAULT_NOT_HIS_BOARD: players are tied to boards and this is not his
 * @BRG_LINE_UP_FAULT_RESERVE_BOARD: a reserve sits on a board further up than he may
 * @BRG_LINE_UP_FAULT_OUT_OF_ORDER: somebody further up follows him in the application
 * @BRG_LINE_UP_FAULT_GAP: nobody sits there, though somebody who sits further down had to move up
 *
 * What is wrong with a line-up.
 */
typedef enum
{
  BRG_LINE_UP_FAULT_UNKNOWN,
  BRG_LINE_UP_FAULT_TWICE,
  BRG_LINE_UP_FAULT_NOT_HIS_BOARD,
  BRG_LINE_UP_FAULT_RESERVE_BOARD,
  BRG_LINE_UP_FAULT_OUT_OF_ORDER,
  BRG_LINE_UP_FAULT_GAP,
} BrgLineUpFaultKind;

#define BRG_N_LINE_UP_FAULTS (BRG_LINE_UP_FAULT_GAP + 1)

/**
 * BrgLineUpFault:
 * @kind: what is wrong
 * @board: the board, from 1
 * @place: the place of who sits there, 0 for a gap
 * @article: (not nullable): the article, static
 *
 * One thing that is wrong with a line-up.
 */
typedef struct
{
  BrgLineUpFaultKind kind;
  gint board;
  gint place;
  const char *article;
} BrgLineUpFault;

/**
 * brg_line_up_default:
 * @regulations: the regulations
 * @first_round: (nullable) (array): the line-up of the team's first round, %NULL in that round
 * @n_players: players of the team, reserves included
 * @places: (out) (array): the line-up, room for @n_boards
 *
 * The line-up of a team whose captain has handed in none: that of round 1, and there the order of
 * the application (rus-draughts-2022 5.4.9.2).
 */
void brg_line_up_default (const BrgLineUpRegulations *regulations,
                          const gint *first_round,
                          gint n_players,
                          gint *places);

/**
 * brg_line_up_fill:
 * @regulations: the regulations
 * @wanted: (array): the line-up that was planned
 * @present: (array length=n_players): for every place of the application from 1 whether the player
 *   is there
 * @n_players: players of the team, reserves included
 * @places: (out) (array): the line-up, room for @n_boards
 *
 * Seats a team some of whose players are missing. Tied to boards, everybody stays where he was and
 * reserves take what is empty; by the order of the application, those behind move up and reserves
 * follow; if seating is free, those who have no board take what is empty, in the order of the
 * application. A player who was not planned takes part where the rule lets him. Nobody sits twice,
 * and no reserve sits above @reserve_from.
 *
 * Returns: whether every board has a player
 */
gboolean brg_line_up_fill (const BrgLineUpRegulations *regulations,
                           const gint *wanted,
                           const gboolean *present,
                           gint n_players,
                           gint *places);

/**
 * brg_line_up_check:
 * @regulations: the regulations
 * @places: (array): a line-up
 * @n_players: players of the team, reserves included
 *
 * Returns: (transfer full) (element-type BrgLineUpFault): what is wrong with it, by boards; empty
 *   for a line-up that the regulations allow
 */
GArray *brg_line_up_check (const BrgLineUpRegulations *regulations,
                           const gint *places,
                           gint n_players);

/**
 * brg_team_may_play:
 * @n_present: players of a team who have come
 * @n_boards: boards of a match
 *
 * A team of which less than half and less than two people have come loses the match
 * (rus-draughts-2022 5.4.9.4).
 *
 * Returns: whether the team may play
 */
gboolean brg_team_may_play (gint n_present, gint n_boards);

G_END_DECLS
