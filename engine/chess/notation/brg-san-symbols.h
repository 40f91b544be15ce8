/* brg-san-symbols.h - a written move without what does not matter in it
 *
 * For the readers of brg-san.h and brg-sealed.h only. Letters that look alike become one: Latin
 * where there is a Latin one. Words of an announcement become letters, digits and figurines.
 * Rules: fide-2023 C.13, D.2.1
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define BRG_SAN_MAX_SYMBOLS 12

/* A zero in castling; letters O and the digit are one. */
#define BRG_SAN_ZERO '0'

/**
 * BrgSanSymbols:
 * @n_symbols: how many there are
 * @symbols: letters, digits and the white figurines ♔ to ♙
 * @gaps: bit i is set if a dash or a sign of capture stands before symbol i
 *
 * What is left of a text.
 */
typedef struct
{
  guint n_symbols;
  gunichar symbols[BRG_SAN_MAX_SYMBOLS];
  guint gaps;
} BrgSanSymbols;

/**
 * brg_san_symbols_read:
 * @symbols: (out): what is left
 * @text: a move as somebody wrote it
 * @length: bytes of @text, -1 if it ends with a zero
 *
 * Leaves out numbers of moves, blanks, dots, dashes, marks of capture, check, mate, draw offers and
 * quality.
 *
 * Returns: whether @text can be a move; not if it is too long, empty or not UTF-8
 */
gboolean brg_san_symbols_read (BrgSanSymbols *symbols, const char *text, gssize length);

/**
 * brg_san_symbols_without:
 * @symbols: some symbols
 * @index: one of them
 *
 * Returns: the symbols without that one
 */
BrgSanSymbols brg_san_symbols_without (const BrgSanSymbols *symbols, guint index);

/**
 * brg_san_symbols_swapped:
 * @symbols: some symbols
 * @index: one of them but the last
 *
 * Returns: the symbols with that one and the next exchanged
 */
BrgSanSymbols brg_san_symbols_swapped (const BrgSanSymbols *symbols, guint index);

G_END_DECLS
