/* brg-playoff-private.h - parts of which play-offs are made
 *
 * Only for the files of pairing/playoff. A function that plays something asks for its games with
 * brg_playoff_ask_game() and gives the places, or %NULL while games, moves or a decision lack.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-playoff.h"
#include "brg-tournament.h"

G_BEGIN_DECLS

/**
 * BrgPlayoffPlace:
 * @player: index of a player
 * @position: where he stands among the players of a part, from 1
 */
typedef struct
{
  gint player;
  gint position;
} BrgPlayoffPlace;

/**
 * BrgPlayoffRun:
 * @setup: what was decided
 * @recorded: (array length=n_recorded): games that are recorded
 * @n_recorded: how many
 * @playoff: what comes out
 * @group: group that is played now, from 1; 0 without groups
 * @board: number of boards before those of the group
 *
 * A replay under way.
 */
typedef struct
{
  const BrgPlayoffSetup *setup;
  const BrgPlayoffGame *recorded;
  guint n_recorded;
  BrgPlayoff *playoff;
  gint group;
  gint board;
} BrgPlayoffRun;

/**
 * BrgPlayoffLot:
 * @BRG_PLAYOFF_LOT_NUMBERS: numbers for the pairs
 * @BRG_PLAYOFF_LOT_COLOUR: who has White
 * @BRG_PLAYOFF_LOT_ORDER: who wins
 * @BRG_PLAYOFF_LOT_BRACKET: who meets whom in a later stage of a knock-out
 *
 * What is drawn; each has lots of its own.
 */
typedef enum
{
  BRG_PLAYOFF_LOT_NUMBERS,
  BRG_PLAYOFF_LOT_COLOUR,
  BRG_PLAYOFF_LOT_ORDER,
  BRG_PLAYOFF_LOT_BRACKET,
} BrgPlayoffLot;

/* Formats: (transfer full) (nullable) (element-type BrgPlayoffPlace): the places of all players. */
GArray *brg_playoff_play_chess (BrgPlayoffRun *run);
GArray *brg_playoff_play_match (BrgPlayoffRun *run);
GArray *brg_playoff_play_round_robin (BrgPlayoffRun *run);
GArray *brg_playoff_play_team_match (BrgPlayoffRun *run);

/* Notes what happens. @players: (element-type gint) (transfer full). */
void brg_playoff_add_step (BrgPlayoffRun *run,
                           BrgPlayoffStepKind kind,
                           const char *article,
                           gint stage,
                           BrgPlayoffControl control,
                           gint number,
                           GArray *players);

/* (transfer full): players of the first @n places, of all for -1. */
GArray *brg_playoff_list_players (const GArray *places, gint n);

/* (transfer full): two players. */
GArray *brg_playoff_list_two (gint player, gint other);

/* (transfer full): the value of the option, or what counts if nothing was said. */
char *brg_playoff_dup_option (const BrgPlayoffRun *run, const char *id);
gboolean brg_playoff_has_option (const BrgPlayoffRun *run, const char *id, const char *value);
gint brg_playoff_get_number (const BrgPlayoffRun *run, const char *id);

/* Asks the arbiter. @players: (element-type gint) (transfer full). */
void brg_playoff_ask (BrgPlayoffRun *run, const char *id, gint stage, GArray *players);

/* A game as the rules have it; @board in the group. Returns: its index in the games of the replay.
 */
guint brg_playoff_ask_game (BrgPlayoffRun *run,
                            gint stage,
                            gint round,
                            gint board,
                            gint white,
                            gint black,
                            BrgPlayoffControl control);
BrgPlayoffGame *brg_playoff_get_game (const BrgPlayoffRun *run, guint index);
gboolean brg_playoff_game_is_over (const BrgPlayoffGame *game);

/* Twice the points: 2 for a win. */
gint brg_playoff_get_halves (const BrgPlayoffGame *game, gint player);

/* (transfer full): the players in the order of the lot. */
GArray *brg_playoff_draw_order (const BrgPlayoffRun *run,
                                BrgPlayoffLot lot,
                                gint stage,
                                const GArray *players);
gboolean brg_playoff_draw_white (const BrgPlayoffRun *run,
                                 gint stage,
                                 gint round,
                                 gint player,
                                 gint other);

/* Parts. One game, colours by lot: the winner, or %BRG_NOBODY. */
gint brg_playoff_play_one_game (BrgPlayoffRun *run,
                                gint stage,
                                gint round,
                                gint board,
                                gint player,
                                gint other,
                                BrgPlayoffControl control);

/* A meeting of @n_games from round @round + 1 on, its first colours by lot; @lead in half points of
 * the first player. Returns: whether it is over. */
gboolean brg_playoff_play_games (BrgPlayoffRun *run,
                                 gint stage,
                                 gint round,
                                 gint board,
                                 const gint *pair,
                                 gint n_games,
                                 BrgPlayoffControl control,
                                 gint *lead);

/* Everybody meets everybody by the Berger tables; the players are in the order of their numbers.
 * @counts_meetings: a meeting of several games counts as one result. */
GArray *brg_playoff_play_table (BrgPlayoffRun *run,
                                gint stage,
                                const GArray *numbers,
                                gint n_games,
                                gboolean counts_meetings,
                                BrgPlayoffControl control);

/* How many share the first place. */
gint brg_playoff_count_first (const GArray *places);

/* Puts the places of the first players, which were played out, in front. */
void brg_playoff_replace_first (GArray *places, const GArray *first);

/* Sorts @players by @keys, the smaller first, and gives them positions. */
GArray *brg_playoff_rank (const GArray *players, const gint64 *keys);

/* Places of the players by the moves of the games that they won in the stage, the fewest first;
 * %NULL while moves lack. @board: 0 for all boards of the group. */
GArray *brg_playoff_count_moves (BrgPlayoffRun *run, gint stage, gint board, const GArray *players);

G_END_DECLS
