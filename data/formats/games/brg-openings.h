/* brg-openings.h - tables of start positions for draughts-64, and the lot that takes one
 *
 * The tables are in data/tables/draughts64-openings.tsv, where their sources are named.
 * Rules: rus-draughts-2022 5.4.1.3, 6.2.2, 6.2.3
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * BRG_OPENINGS_DRAW:
 *
 * The first of the streams of brg_lots_begin() from which openings are drawn, 2^33: above those of
 * rounds and colours.
 */
#define BRG_OPENINGS_DRAW (G_GUINT64_CONSTANT (1) << 33)

/**
 * BRG_OPENINGS_MAX_ROUND:
 *
 * The highest number of a round or a board that an opening can be drawn for.
 */
#define BRG_OPENINGS_MAX_ROUND 65535

/**
 * BRG_OPENINGS_MAX_CODE:
 *
 * The most bytes of a code in a table that is learnt.
 */
#define BRG_OPENINGS_MAX_CODE 16

/**
 * BrgOpening:
 * @code: number of the card and of the line on it, `12-IV`
 * @printed: the moves as the table prints them, `ab4 ba5`; of a set position how White's and then
 *   Black's men are displaced, where the table says so; empty where there is nothing to say
 * @moves: (nullable): the opening moves from the usual start, in full notation parted by blanks;
 *   empty if the players may begin as they like; %NULL for a set position
 * @fen: the position that play begins with; squares in it count from 1 = b8 to 32 = g1
 * @is_free_only: whether it is only for play with free choice of capture, not with the majority
 *   rule of 6.2.3
 *
 * A start position.
 */
typedef struct
{
  const char *code;
  const char *printed;
  const char *moves;
  const char *fen;
  gboolean is_free_only;
} BrgOpening;

/**
 * BrgOpenings:
 *
 * One table of openings.
 */
typedef struct _BrgOpenings BrgOpenings;

/**
 * brg_openings_get_ids:
 *
 * Tables are approved by the federations; the regulations of an event name the one that is used
 * (rus-draughts-2022 6.2.2).
 *
 * Returns: (transfer none) (array zero-terminated=1): ids of the tables, `fmjd`, `idf-basic`,
 *   `idf-ballots`
 */
const char *const *brg_openings_get_ids (void);

/**
 * brg_openings_get:
 * @id: id of a table
 *
 * The tables are constants: each is read once.
 *
 * Returns: (transfer none) (nullable): the table, also one that was learnt; %NULL if there is none
 *   of this id
 */
const BrgOpenings *brg_openings_get (const char *id);

/**
 * brg_openings_intern_id:
 * @id: id of a table
 *
 * Returns: (transfer none) (nullable): the same as a constant string; %NULL if there is no such
 * table
 */
const char *brg_openings_intern_id (const char *id);

/**
 * brg_openings_learn:
 * @text: a table that a federation has made itself: an opening a line, its moves in full notation
 *   from the usual start or a starting position as `W:Wa1,c1:Bb8,d8`, before them its code and a
 *   tab where it has one; lines after a `#` are remarks
 * @file: name of the file for errors
 * @error: return location for an error of %BRG_FORMAT_ERROR
 *
 * Reads a table of the regulations (rus-draughts-2022 6.2.2). The same text has always the same id,
 * and a table that was read once stays.
 *
 * Returns: (transfer none) (nullable): id for brg_openings_get(), a constant string; %NULL with
 *   @error set when a line is no opening
 */
const char *brg_openings_learn (const char *text, const char *file, GError **error);

/** brg_openings_get_n: Returns: the number of openings */
guint brg_openings_get_n (const BrgOpenings *openings);

/** brg_openings_get_nth: Returns: (transfer none): an opening, in the order of the table */
const BrgOpening *brg_openings_get_nth (const BrgOpenings *openings, guint n);

/**
 * brg_openings_find:
 * @openings: a table
 * @code: code of an opening
 *
 * Returns: (transfer none) (nullable): the opening
 */
const BrgOpening *brg_openings_find (const BrgOpenings *openings, const char *code);

/**
 * brg_openings_draw:
 * @openings: a table
 * @has_majority: whether the majority rule is played (rus-draughts-2022 6.2.3)
 * @seed: the event's seed, recorded before the draw
 * @round: number of the round, up to %BRG_OPENINGS_MAX_ROUND
 * @board: number of the board, up to %BRG_OPENINGS_MAX_ROUND; 0 for one draw for all boards
 *
 * Draws an opening, all that are for this game equally likely: the first brg_lots_below() of stream
 * %BRG_OPENINGS_DRAW + 2^16 × @round + @board, counted through the openings in their order. The
 * same arguments give the same opening, so a draw can be checked.
 *
 * Returns: (transfer none): the opening
 */
const BrgOpening *brg_openings_draw (const BrgOpenings *openings,
                                     gboolean has_majority,
                                     guint64 seed,
                                     guint round,
                                     guint board);

G_END_DECLS
