/* brg-notation.h - how moves of chess are written in the languages and books
 *
 * Rules: fide-2023 appendix C, D.2.1; ussr-chess-1956 appendix on notation
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-chess.h"

G_BEGIN_DECLS

/**
 * BrgLanguage:
 * @BRG_LANGUAGE_ENGLISH: K Q R B N
 * @BRG_LANGUAGE_RUSSIAN: Кр Ф Л С К
 * @BRG_LANGUAGE_UKRAINIAN: Кр Ф Т С К
 * @BRG_LANGUAGE_ANY: not known: a letter may be any man that it is in one of the others
 *
 * The language of a scoresheet, which decides what the letters of the pieces mean.
 */
typedef enum
{
  BRG_LANGUAGE_ENGLISH,
  BRG_LANGUAGE_RUSSIAN,
  BRG_LANGUAGE_UKRAINIAN,
  BRG_LANGUAGE_ANY,
} BrgLanguage;

#define BRG_N_LANGUAGES (BRG_LANGUAGE_ANY + 1)

/**
 * brg_language_from_id:
 * @id: `en`, `ru`, `uk` or `any`
 * @language: (out): the language; untouched when the id is unknown
 *
 * Returns: whether @id is known
 */
gboolean brg_language_from_id (const char *id, BrgLanguage *language);

/**
 * BrgNotation:
 * @id: `en`, `1956`
 * @language: with which a move so written is to be read
 * @is_full: whether the square left is always written
 * @is_coordinates: whether moves are written as programs do, see brg-uci.h; then nothing below
 *   counts
 * @kinds: by #BrgChessKind, what stands for a man that moves
 * @promoted: by #BrgChessKind, what stands for what a pawn becomes
 * @files: what stands for the files a to h
 * @ranks: what stands for the ranks 1 to 8
 * @blank: what parts the words
 * @quiet: between the square left and the square reached; only if @is_full
 * @capture: the same when something is captured
 * @castling: the short one and the long one
 * @check: behind a move that gives check
 * @mate: behind a move that gives mate
 *
 * A way to write moves.
 */
typedef struct
{
  const char *id;
  BrgLanguage language;
  gboolean is_full;
  gboolean is_coordinates;
  const char *const *kinds;
  const char *const *promoted;
  const char *const *files;
  const char *const *ranks;
  const char *blank;
  const char *quiet;
  const char *capture;
  const char *castling[2];
  const char *check;
  const char *mate;
} BrgNotation;

/**
 * brg_notations:
 * @n_notations: (out): how many there are
 *
 * `en` is how PGN wants it; `ru`, `uk` and `figurine` are short as well. `long`, `ru-long`,
 * `uk-long` and `figurine-long` name the square left. `1956` is the full form of ussr-chess-1956.
 * `uci` is how programs write. `blind` is how moves are announced by fide-2023 D.2.1,
 * `blind-ru` and `blind-uk` the same in Cyrillic letters.
 *
 * Returns: (transfer none) (array length=n_notations): all notations
 */
const BrgNotation *brg_notations (guint *n_notations);

/**
 * brg_notation_find:
 * @id: id of a notation
 *
 * Returns: (transfer none) (nullable): the notation
 */
const BrgNotation *brg_notation_find (const char *id);

G_END_DECLS
