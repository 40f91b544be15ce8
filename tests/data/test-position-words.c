/* test-position-words.c - what is wrong with a position, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-position-words.h"

#include <string.h>

typedef struct
{
  const char *path;
  const char *fen;
  const char *words;
} Case;

static const Case cases[] = {
  { "/position-words/no-king", "8/8/8/8/8/8/8/4K3 w - - 0 1", "Black has no king." },
  { "/position-words/no-white-king", "4k3/8/8/8/8/8/8/8 w - - 0 1", "White has no king." },
  { "/position-words/fide-2023 3.9.2/opponent-in-check", "4k3/8/8/8/8/8/8/4RK2 w - - 0 1",
    "Black’s king on e8 is in check, but it is White’s move." },
  { "/position-words/letter", "4k3/8/8/8/8/8/8/4Kx2 w - - 0 1",
    "“x” is no piece and no number of empty squares." },
  { "/position-words/cyrillic-letter", "4k3/8/8/8/8/8/8/4Kф2 w - - 0 1",
    "“ф” is no piece and no number of empty squares." },
  { "/position-words/rank", "4k3/8/8/7/8/8/8/4K3 w - - 0 1", "Rank 5 has 7 of 8 squares." },
  { "/position-words/missing", "4k3/8/8/8/8/8/8/4K3 w",
    "The rights to castle are missing: KQkq, or - for none." },
  { "/position-words/turn", "4k3/8/8/8/8/8/8/4K3 x - - 0 1",
    "The player having the move is w or b." },
  { "/position-words/number", "4k3/8/8/8/8/8/8/4K3 w - - x 1",
    "The number of half-moves without capture and pawn move is a whole number." },
  { "/position-words/range", "4k3/8/8/8/8/8/8/4K3 w - - 0 0",
    "The number of the move is from 1 to 9999." },
};

static void
test_fen (gconstpointer data)
{
  const Case *expected = data;
  BrgPosition position;
  BrgFenFault fault;
  g_autofree char *words = NULL;
  g_autofree char *sentence = NULL;

  g_assert_false (
      brg_fen_read (expected->fen, BRG_CHESS_ORTHODOX, BRG_POSITION_COMPOSED, &position, &fault));
  words = brg_position_words_dup_fen_fault (&fault);
  sentence = g_strdup_printf ("Column %d: %s", fault.column, expected->words);
  g_assert_cmpstr (words, ==, sentence);
}

static void
assert_whole (const char *words)
{
  g_assert_nonnull (words);
  g_assert_null (strchr (words, '{'));
  g_assert_true (g_str_has_suffix (words, "."));
}

/* Every fault of either side has a sentence, and nothing is left to be filled in. */
static void
test_all_have_words (void)
{
  for (gint kind = 0; kind < BRG_N_POSITION_FAULT_KINDS; kind++)
    for (gint side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
      {
        BrgPositionFault fault = { (BrgPositionFaultKind) kind, (BrgColour) side, 28 };
        g_autofree char *words = brg_position_words_dup_fault (&fault);

        assert_whole (words);
      }
  for (gint kind = 0; kind < BRG_N_FEN_FAULT_KINDS; kind++)
    for (guint field = 0; field < 6; field++)
      {
        BrgFenFault fault = { .kind = (BrgFenFaultKind) kind,
                              .column = 7,
                              .field = field,
                              .rank = 3,
                              .number = 1,
                              .character = 'x',
                              .position = { BRG_POSITION_FAULT_NO_KING, BRG_COLOUR_WHITE,
                                            BRG_CHESS_NO_SQUARE } };
        g_autofree char *words = brg_position_words_dup_fen_fault (&fault);

        assert_whole (words);
        g_assert_true (g_str_has_prefix (words, "Column 7: "));
      }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add_data_func (cases[i].path, &cases[i], test_fen);
  g_test_add_func ("/position-words/all", test_all_have_words);
  return g_test_run ();
}
