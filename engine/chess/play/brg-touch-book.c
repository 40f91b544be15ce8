/* brg-touch-book.c - what the books of chess say of touching men, as a table
 *
 * Rules: fide-2023 4.2.1, 4.3.1 to 4.3.3, 4.4.1 to 4.4.4, 4.5, 4.7; rus-chess-2014 4.2 to 4.6;
 *   ukr-chess-2016 4.2 to 4.7; ussr-chess-1956 6, 9, 10, 14
 * Tests: tests/engine/test-touch.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-touch-book.h"

static const BrgTouchBook books[] = {
  {
      .rulebook = "fide-2023",
      .mixed = BRG_TOUCH_MIXED_FIRST,
      .must_castle = TRUE,
      .barred = BRG_TOUCH_BARRED_ROOK,
      .choice_at_touch = TRUE,
      .adjust = "fide-2023 4.2.1",
      .own = "fide-2023 4.3.1",
      .enemy = "fide-2023 4.3.2",
      .both_colours = "fide-2023 4.3.3",
      .castle = "fide-2023 4.4.1",
      .no_castling = "fide-2023 4.4.3",
      .rook_first = "fide-2023 4.4.2",
      .nothing = "fide-2023 4.5",
      .choice = "fide-2023 4.4.4",
      .released = "fide-2023 4.7",
      .released_king = "fide-2023 4.7.2",
      .released_pawn = "fide-2023 4.7",
      .released_piece = "fide-2023 4.7.3",
      .failed_attempt = "fide-2023 4.7.2",
  },
  {
      .rulebook = "rus-chess-2014",
      .mixed = BRG_TOUCH_MIXED_TAKE,
      .mixed_is_for_two = TRUE,
      .must_castle = TRUE,
      .barred = BRG_TOUCH_BARRED_ALL,
      .knows_both = TRUE,
      .choice_at_touch = TRUE,
      .adjust = "rus-chess-2014 4.2",
      .own = "rus-chess-2014 4.3.1",
      .enemy = "rus-chess-2014 4.3.2",
      .both_colours = "rus-chess-2014 4.3.3",
      .castle = "rus-chess-2014 4.4.1",
      .no_castling = "rus-chess-2014 4.4.3",
      .rook_first = "rus-chess-2014 4.4.2",
      .nothing = "rus-chess-2014 4.5",
      .choice = "rus-chess-2014 4.4.4",
      .released = "rus-chess-2014 4.6",
      .released_king = "rus-chess-2014 4.6.2",
      .released_pawn = "rus-chess-2014 4.6.3",
      .released_piece = "rus-chess-2014 4.6.3",
  },
  {
      .rulebook = "ukr-chess-2016",
      .mixed = BRG_TOUCH_MIXED_FIRST,
      .mixed_is_for_two = TRUE,
      .must_castle = TRUE,
      .barred = BRG_TOUCH_BARRED_ROOK,
      .choice_at_touch = TRUE,
      .adjust = "ukr-chess-2016 4.2",
      .own = "ukr-chess-2016 4.3.1",
      .enemy = "ukr-chess-2016 4.3.2",
      .both_colours = "ukr-chess-2016 4.3.3",
      .castle = "ukr-chess-2016 4.4.1",
      .no_castling = "ukr-chess-2016 4.4.3",
      .rook_first = "ukr-chess-2016 4.4.2",
      .nothing = "ukr-chess-2016 4.5",
      .choice = "ukr-chess-2016 4.4.4",
      .released = "ukr-chess-2016 4.7",
      .released_king = "ukr-chess-2016 4.7.2",
      .released_pawn = "ukr-chess-2016 4.7",
      .released_piece = "ukr-chess-2016 4.7.3",
      .failed_attempt = "ukr-chess-2016 4.7.2",
  },
  {
      .rulebook = "ussr-chess-1956",
      .mixed = BRG_TOUCH_MIXED_TAKE_AT_ONCE,
      .mixed_is_for_two = TRUE,
      .rook_binds = TRUE,
      .adjust = "ussr-chess-1956 14",
      .own = "ussr-chess-1956 14",
      .enemy = "ussr-chess-1956 14",
      .both_colours = "ussr-chess-1956 14",
      .castle = "ussr-chess-1956 14",
      .no_castling = "ussr-chess-1956 14",
      .nothing = "ussr-chess-1956 14",
      .choice = "ussr-chess-1956 6",
      .released = "ussr-chess-1956 6",
      .released_king = "ussr-chess-1956 6",
      .released_pawn = "ussr-chess-1956 9",
      .released_piece = "ussr-chess-1956 6",
      .failed_attempt = "ussr-chess-1956 10",
      .failed_castling = "ussr-chess-1956 10",
  },
};

const BrgTouchBook *
brg_touch_book_find (const BrgRulebook *rulebook)
{
  for (gsize i = 0; i < G_N_ELEMENTS (books); i++)
    if (g_str_equal (books[i].rulebook, rulebook->id))
      return &books[i];
  return NULL;
}
