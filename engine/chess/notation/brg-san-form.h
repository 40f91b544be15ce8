/* brg-san-form.h - what a written move says: which man, from where, to where
 *
 * For the readers of brg-san.h and brg-sealed.h only.
 * Rules: fide-2023 C.8, C.9, C.10, C.11
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-moves.h"
#include "brg-notation.h"
#include "brg-san-symbols.h"

G_BEGIN_DECLS

/* Not said. */
#define BRG_SAN_OPEN (-1)

/* A set of kinds is 1 << BrgChessKind, added up. */
#define BRG_SAN_PAWN (1u << BRG_CHESS_PAWN)
#define BRG_SAN_ALL_KINDS                                                                  \
  (BRG_SAN_PAWN | 1u << BRG_CHESS_KNIGHT | 1u << BRG_CHESS_BISHOP | 1u << BRG_CHESS_ROOK | \
   1u << BRG_CHESS_QUEEN | 1u << BRG_CHESS_KING)

/**
 * BrgSanShape:
 * @BRG_SAN_CASTLING: the sign of castling
 * @BRG_SAN_SHORT: the square reached, perhaps a file or rank left
 * @BRG_SAN_FILES: a pawn's capture by two files
 * @BRG_SAN_FULL: the square left and the square reached
 * @BRG_SAN_HALF: full, but half of the square reached is missing or off the board
 * @BRG_SAN_ASTRAY: full, but the square left is off the board
 *
 * How much a text says. The last two cannot be taken as they stand.
 */
typedef enum
{
  BRG_SAN_CASTLING,
  BRG_SAN_SHORT,
  BRG_SAN_FILES,
  BRG_SAN_FULL,
  BRG_SAN_HALF,
  BRG_SAN_ASTRAY,
} BrgSanShape;

/**
 * BrgSanForm:
 * @shape: how much is said
 * @kinds: which men may be meant; none if the letter means nothing in the language
 * @promotions: of a pawn, what it may become; none if the letter means nothing; all if there is
 *   no letter
 * @has_promotion: whether there is a letter of promotion
 * @is_coordinates: whether it can be a move as programs write them
 * @is_long_castling: which sign of castling
 * @from_file: 0 to 7 or %BRG_SAN_OPEN
 * @from_rank: the same
 * @to_file: the same
 * @to_rank: the same
 *
 * What a text says.
 */
typedef struct
{
  BrgSanShape shape;
  guint kinds;
  guint promotions;
  gboolean has_promotion;
  gboolean is_coordinates;
  gboolean is_long_castling;
  gint8 from_file;
  gint8 from_rank;
  gint8 to_file;
  gint8 to_rank;
} BrgSanForm;

#define BRG_SAN_MAX_FORMS 2

/**
 * BrgSanForms:
 * @n_forms: none if the text is malformed
 * @is_torn: whether one form is %BRG_SAN_HALF only by guess: nothing parts its squares, so that the
 *   text may as well be malformed
 * @forms: what the text may say
 *
 * All that a text may say: C2—C4 in Russian is a pawn's move or a bishop's.
 */
typedef struct
{
  guint n_forms;
  gboolean is_torn;
  BrgSanForm forms[BRG_SAN_MAX_FORMS];
} BrgSanForms;

/**
 * brg_san_forms_read:
 * @forms: (out): what the text may say
 * @symbols: a text
 * @language: the language of the writer
 *
 * Understands a text without looking at a board.
 */
void brg_san_forms_read (BrgSanForms *forms, const BrgSanSymbols *symbols, BrgLanguage language);

/**
 * brg_san_form_allows:
 * @form: what a text says
 * @position: a position
 * @move: a legal move of it
 *
 * Castling is allowed by its sign only. Whether a pawn steps or captures is left open.
 *
 * Returns: whether @move is what @form says, in all that it says
 */
gboolean brg_san_form_allows (const BrgSanForm *form, const BrgPosition *position, BrgMove move);

/**
 * brg_san_form_find:
 * @form: what a text says, in a shape that can be taken as it stands
 * @position: a position
 * @legal: its legal moves
 * @fits: (inout): gets the moves, each only once
 *
 * Finds the moves that a text fits; a pawn that is only said to arrive somewhere captures only if
 * no step is legal.
 */
void brg_san_form_find (const BrgSanForm *form,
                        const BrgPosition *position,
                        const BrgMoveList *legal,
                        BrgMoveList *fits);

/**
 * brg_san_add_once:
 * @fits: (inout): moves
 * @move: a move
 *
 * Adds a move unless it is there.
 */
void brg_san_add_once (BrgMoveList *fits, BrgMove move);

G_END_DECLS
