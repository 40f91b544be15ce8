/* brg-stored-game.h - a game on a board as a value: position, moves, clock, what was noted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-colour.h"
#include "brg-rulebook.h"

G_BEGIN_DECLS

/**
 * BrgStoredGame:
 * @id: row in the database, 0 while nothing is stored of the game
 * @group_id: row of the group
 * @pairing_id: row of the board's pairing, #BrgGame.id; 0 for the arbiter's own board, of which a
 *   group has one
 * @discipline: what is played on the board
 * @start: FEN of the first position, empty for the initial one; in draughts-64 words may stand
 *   before it, each followed by a bar, as brg-desk-draughts.h tells: `majority|idf-basic:12-IV|`;
 *   in renju how the opening is settled, or the stones of a composed board, as
 *   brg-desk-renju-opening.h tells
 * @start_number: Chess960: number of the initial position, 0 to 959; draughts-64: index of the
 *   opening in its table; -1 for none
 * @is_drawn: whether @start_number was drawn by lot
 * @start_seed: seed of that lot
 * @moves: the moves as PGN or PDN movetext without tags, variations and remarks included; or empty
 * @clock: the clock as text, empty while none is set
 * @illegal: illegal moves that were counted, by #BrgColour
 * @draw_offer: who offered a draw last, %BRG_COLOUR_NONE for nobody
 * @draw_offer_ply: number of half-moves that had been made then
 * @notes: what the arbiter noted
 * @meeting_game: which game of a micro-match it is, from 1; 1 where there is one game
 *
 * What is stored of a game. Texts are never %NULL; the store does not look into them.
 */
typedef struct
{
  gint64 id;
  gint64 group_id;
  gint64 pairing_id;
  BrgDiscipline discipline;
  char *start;
  gint start_number;
  gboolean is_drawn;
  guint64 start_seed;
  char *moves;
  char *clock;
  gint illegal[3];
  BrgColour draw_offer;
  gint draw_offer_ply;
  char *notes;
  gint meeting_game;
} BrgStoredGame;

/**
 * brg_stored_game_new:
 * @group_id: row of the group
 * @pairing_id: row of the board's pairing, 0 for the arbiter's own board
 * @discipline: what is played
 *
 * Returns: (transfer full): a game of which nothing is stored
 */
BrgStoredGame *brg_stored_game_new (gint64 group_id, gint64 pairing_id, BrgDiscipline discipline);

/**
 * brg_stored_game_copy:
 * @game: a game
 *
 * Returns: (transfer full): a copy
 */
BrgStoredGame *brg_stored_game_copy (const BrgStoredGame *game);

/**
 * brg_stored_game_free:
 * @game: (nullable): a game
 */
void brg_stored_game_free (BrgStoredGame *game);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgStoredGame, brg_stored_game_free)

/**
 * brg_stored_game_is_untouched:
 * @game: a game
 *
 * Returns: whether nothing has been entered that would be missed: no position, moves, clock, counts
 *   or notes
 */
gboolean brg_stored_game_is_untouched (const BrgStoredGame *game);

G_END_DECLS
