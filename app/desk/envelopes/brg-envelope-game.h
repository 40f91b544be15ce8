/* brg-envelope-game.h - an adjourned game on the board: its position, the sealed move, the clocks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-desk-game.h"
#include "brg-envelope-desk.h"
#include "brg-game-clock.h"
#include "brg-stored-game.h"

G_BEGIN_DECLS

/**
 * BrgEnvelopeGame:
 * @game: the game at the adjourned position
 * @is_stored: whether this is the game that is stored, so that moves and clocks can be written into
 *   it; when it stands elsewhere it is left alone
 *
 * An adjourned game on the board.
 */
typedef struct
{
  BrgDeskGame *game;
  gboolean is_stored;
} BrgEnvelopeGame;

/**
 * brg_envelope_game_open:
 * @envelope: an envelope
 * @record: (transfer full): what is stored of its game
 *
 * When the stored moves lead to the position on the envelope the game is taken as it is; one of
 * which nothing is stored begins with that position.
 *
 * Returns: (transfer full) (nullable): the game, %NULL when nobody has told the position
 */
BrgEnvelopeGame *brg_envelope_game_open (const BrgStoredEnvelope *envelope, BrgStoredGame *record);

/**
 * brg_envelope_game_open_last:
 * @envelope: an envelope
 * @record: (transfer full): what is stored of its game
 *
 * The same when moves may have been made since: then the game stands behind them. A reply that was
 * sealed is read there.
 *
 * Returns: (transfer full) (nullable): the game
 */
BrgEnvelopeGame *brg_envelope_game_open_last (const BrgStoredEnvelope *envelope,
                                              BrgStoredGame *record);

/** brg_envelope_game_free: Frees @game, which may be %NULL */
void brg_envelope_game_free (BrgEnvelopeGame *game);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgEnvelopeGame, brg_envelope_game_free)

/**
 * BrgEnvelopeReading:
 * @content: what the envelope holds by this
 * @tone: how that sounds
 * @verdict: in one or two words, a constant text in the user's language
 * @sentence: the same in a sentence
 * @article: (nullable): book id and article
 * @choices: (element-type BrgDeskChoice): the moves that can be meant
 *
 * What a text from an envelope can mean.
 */
typedef struct
{
  BrgEnvelopeContent content;
  BrgDeskTone tone;
  const char *verdict;
  char *sentence;
  char *article;
  GArray *choices;
} BrgEnvelopeReading;

/**
 * brg_envelope_game_judge:
 * @game: an adjourned game
 * @snapshot: its group
 * @text: what was found in the envelope
 * @notation: id of the notation that the user reads
 *
 * Chess is judged by brg-sealed.h, other games by their own readers.
 *
 * Returns: (transfer full): what it can mean
 */
BrgEnvelopeReading *brg_envelope_game_judge (BrgEnvelopeGame *game,
                                             const BrgSnapshot *snapshot,
                                             const char *text,
                                             const char *notation);

/** brg_envelope_reading_free: Frees @reading, which may be %NULL */
void brg_envelope_reading_free (BrgEnvelopeReading *reading);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgEnvelopeReading, brg_envelope_reading_free)

/**
 * brg_envelope_game_is_played:
 * @content: what an envelope holds
 *
 * Returns: whether its move is made on the board
 */
gboolean brg_envelope_content_is_played (BrgEnvelopeContent content);

/**
 * brg_envelope_game_play:
 * @game: an adjourned game
 * @move: a legal move
 *
 * Makes the move on the board.
 *
 * Returns: (transfer full): the game as it is to be stored
 */
BrgStoredGame *brg_envelope_game_play (BrgEnvelopeGame *game, const BrgGameMove *move);

G_END_DECLS
