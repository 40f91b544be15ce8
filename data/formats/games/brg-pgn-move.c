/* brg-pgn-move.c - finds the move that a word of a recorded game means
 *
 * Tests: tests/data/test-pgn-read.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-pgn-private.h"

#include "brg-san-pgn.h"
#include "brg-san-read.h"

guint
brg_pgn_find_move (const BrgPosition *position, const char *text, gsize length, BrgMove *move)
{
  /* A letter is taken in one language at a time: the Russian king has two letters, the knight the
   * first of them, so a word in all languages at once would often be ambiguous. */
  static const BrgLanguage languages[] = { BRG_LANGUAGE_ENGLISH, BRG_LANGUAGE_RUSSIAN,
                                           BRG_LANGUAGE_UKRAINIAN };
  BrgMoveList fits;

  *move = brg_san_read_pgn (position, text, length);
  if (*move != BRG_MOVE_NONE)
    return 1;
  for (gsize i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      guint n_fits = brg_san_read (position, text, (gssize) length, languages[i], &fits);

      if (n_fits == 1)
        *move = fits.moves[0];
      if (n_fits > 0)
        return n_fits;
    }
  return 0;
}
