/* brg-draughts-field.h - what is known of everybody before a round of a draughts Swiss
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-graph.h"
#include "brg-lots.h"
#include "brg-tournament.h"

G_BEGIN_DECLS

/**
 * BRG_DRAUGHTS_LONGEST_RUN:
 *
 * Nobody gets one colour more often than this in a row (rus-draughts-2022 5.4.10.2).
 */
#define BRG_DRAUGHTS_LONGEST_RUN 3

/**
 * BrgDraughtsRecord:
 * @score: points so far, in units of %BRG_POINT
 * @had_free_win: whether the player has had a win without play
 * @last_colour: colour of his last played game, %BRG_COLOUR_NONE before the first
 * @run: how many games in a row, up to the last, had that colour
 * @n_white: played games with White
 * @n_black: played games with Black
 *
 * What the earlier rounds say of one player. A game that was not played gives no colour; an
 * adjourned one was played.
 */
typedef struct
{
  gint score;
  gboolean had_free_win;
  BrgColour last_colour;
  gint run;
  gint n_white;
  gint n_black;
} BrgDraughtsRecord;

/**
 * brg_draughts_record_read:
 * @tournament: a tournament
 * @player: index of a player
 * @round: the round to be paired
 *
 * Returns: what the rounds before @round say of @player
 */
BrgDraughtsRecord brg_draughts_record_read (const BrgTournament *tournament,
                                            gint player,
                                            gint round);

/**
 * brg_draughts_record_get_bar:
 * @record: a record
 *
 * Returns: the colour that the player may not get again, %BRG_COLOUR_NONE for none
 */
BrgColour brg_draughts_record_get_bar (const BrgDraughtsRecord *record);

/**
 * brg_draughts_find_met_round:
 * @tournament: a tournament
 * @round: the round to be paired
 * @player: index of a player
 * @other: index of another player
 *
 * Returns: the earlier round in which the two played with each other, 0 if there is none. A game
 *   that one or both forfeited was not played (rus-draughts-2022 5.4.7.2).
 */
gint brg_draughts_find_met_round (const BrgTournament *tournament,
                                  gint round,
                                  gint player,
                                  gint other);

/**
 * BrgDraughtsField:
 * @tournament: (transfer none): the tournament
 * @round: the round to be paired
 * @records: (array): record of every player of the tournament
 * @n_places: number of players who are present
 * @players: (array length=n_places): index of the player on every place of the classification,
 *   best first
 * @places: (array): place of every player of the tournament, -1 for one who is absent
 * @legal: who may meet whom, by places
 *
 * The players of a round in their order. A place is an index into this order, from 0.
 */
typedef struct
{
  const BrgTournament *tournament;
  gint round;
  BrgDraughtsRecord *records;
  gint n_places;
  gint *players;
  gint *places;
  BrgGraph *legal;
} BrgDraughtsField;

/**
 * BrgDraughtsClassify:
 * @field: the field; records and players are there, the latter by score descending and start number
 *   ascending
 * @lots: the stream of the round, for methods that draw; it goes on from score to score
 * @players: (array length=n_players): the players of one score; to be put in order
 * @n_players: how many
 *
 * How a method orders players who have the same score. Called for every score, highest first.
 */
typedef void (*BrgDraughtsClassify) (const BrgDraughtsField *field,
                                     BrgLots *lots,
                                     gint *players,
                                     gint n_players);

/**
 * brg_draughts_field_new:
 * @tournament: (transfer none): a tournament; it must outlive the field
 * @round: the round to be paired
 * @classify: order of players of the same score
 * @lots: the stream from which @classify draws
 *
 * Returns: (transfer full): the field
 */
BrgDraughtsField *brg_draughts_field_new (const BrgTournament *tournament,
                                          gint round,
                                          BrgDraughtsClassify classify,
                                          BrgLots lots);

/**
 * brg_draughts_field_free:
 * @field: (nullable): a field
 */
void brg_draughts_field_free (BrgDraughtsField *field);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgDraughtsField, brg_draughts_field_free)

/**
 * brg_draughts_field_get_record:
 * @field: a field
 * @place: a place
 *
 * Returns: (transfer none): record of the player on that place
 */
static inline const BrgDraughtsRecord *
brg_draughts_field_get_record (const BrgDraughtsField *field, gint place)
{
  return &field->records[field->players[place]];
}

G_END_DECLS
