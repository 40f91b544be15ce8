/* brg-sealed.h - what a written move can mean when nobody can be asked
 *
 * A sealed move is judged by what stands in the envelope. What the text fits as it stands comes
 * first; if it fits nothing, the moves are found that one slip of the pen leads away from.
 * Rules: fide-2023 guideline I.8, ussr-chess-1956 21
 * Tests: tests/engine/test-sealed.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-moves.h"
#include "brg-notation.h"
#include "brg-rulebook.h"

G_BEGIN_DECLS

/**
 * BrgSealedVerdict:
 * @BRG_SEALED_UNIQUE: the text as it stands is one legal move
 * @BRG_SEALED_OBVIOUS_SLIP: it is none, but exactly one is a single slip away
 * @BRG_SEALED_AMBIGUOUS: it is several, or it is none and several are a slip away
 * @BRG_SEALED_IMPOSSIBLE: no legal move can be meant
 *
 * What a text is in a position.
 */
typedef enum
{
  BRG_SEALED_UNIQUE,
  BRG_SEALED_OBVIOUS_SLIP,
  BRG_SEALED_AMBIGUOUS,
  BRG_SEALED_IMPOSSIBLE,
} BrgSealedVerdict;

#define BRG_N_SEALED_VERDICTS (BRG_SEALED_IMPOSSIBLE + 1)

/**
 * BrgSealedOutcome:
 * @BRG_SEALED_STANDS: the move is made on the board
 * @BRG_SEALED_LOSES: the game is lost for the writer, unless it has ended otherwise before
 * @BRG_SEALED_ARBITER: the book leaves it to the arbiter
 *
 * What follows.
 */
typedef enum
{
  BRG_SEALED_STANDS,
  BRG_SEALED_LOSES,
  BRG_SEALED_ARBITER,
} BrgSealedOutcome;

/**
 * BrgSealedReading:
 * @verdict: what the text is
 * @is_literal: whether @candidates are what it fits as it stands, not what a slip leads away from
 * @candidates: the moves that can be meant
 *
 * What was found in an envelope.
 */
typedef struct
{
  BrgSealedVerdict verdict;
  gboolean is_literal;
  BrgMoveList candidates;
} BrgSealedReading;

/**
 * brg_sealed_judge:
 * @position: the position that was adjourned
 * @text: what was written; need not be valid UTF-8
 * @length: bytes of @text, -1 if it ends with a zero
 * @language: the language of the writer
 * @reading: (out): what it is
 *
 * Slips that are looked for, one at a time: in full notation file or rank of the square reached,
 * wrong, missing or off the board; the square left; the letter of the man; castling written as a
 * king's move. In short notation a wrong file or rank of the square left, but not the square
 * reached. A letter of promotion where nothing is promoted. In a text that is no move in any form
 * one sign too many, or two neighbours exchanged. A sign of castling is never taken for another.
 * A man must be named: only for brg_san_read() squares alone are enough.
 */
void brg_sealed_judge (const BrgPosition *position,
                       const char *text,
                       gssize length,
                       BrgLanguage language,
                       BrgSealedReading *reading);

/**
 * BrgSealedConsequence:
 * @outcome: what becomes of the move
 * @article: the article without the id of its book
 *
 * What a book says of a text.
 */
struct _BrgSealedConsequence
{
  BrgSealedOutcome outcome;
  const char *article;
};

/**
 * brg_sealed_outcome:
 * @rulebook: a book on chess
 * @reading: what was found
 * @article: (out) (nullable): the article without the id of the book, a constant string; %NULL
 *   where the book is silent on adjourned games
 *
 * Returns: what follows
 */
BrgSealedOutcome brg_sealed_outcome (const BrgRulebook *rulebook,
                                     const BrgSealedReading *reading,
                                     const char **article);

G_END_DECLS
