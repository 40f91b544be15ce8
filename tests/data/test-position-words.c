/* test-position-words.c - what is wrong with a position, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-draughts-words.h"
#include "brg-position-words.h"
#include "brg-renju-words.h"
#include "brg-test.h"

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
    "“x” is neither a piece nor a number of empty squares." },
  { "/position-words/cyrillic-letter", "4k3/8/8/8/8/8/8/4Kф2 w - - 0 1",
    "“ф” is neither a piece nor a number of empty squares." },
  { "/position-words/rank", "4k3/8/8/7/8/8/8/4K3 w - - 0 1", "Rank 5 has 7 of 8 squares." },
  { "/position-words/missing", "4k3/8/8/8/8/8/8/4K3 w",
    "The castling rights are missing: KQkq, or - for none." },
  { "/position-words/turn", "4k3/8/8/8/8/8/8/4K3 x - - 0 1",
    "The player having the move is w or b." },
  { "/position-words/number", "4k3/8/8/8/8/8/8/4K3 w - - x 1",
    "The number of half-moves without a capture or pawn move is a whole number." },
  { "/position-words/range", "4k3/8/8/8/8/8/8/4K3 w - - 0 0",
    "The move number is from 1 to 9999." },
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

typedef struct
{
  const char *path;
  BrgDraughtsVariant variant;
  const char *fen;
  const char *words;
} DraughtsCase;

static const DraughtsCase draughts_cases[] = {
  { "/position-words/draughts/comma", BRG_DRAUGHTS_RUSSIAN, "w:Wc3:Bd6x",
    "Column 10: A comma or a colon should stand here." },
  { "/position-words/draughts/turn", BRG_DRAUGHTS_RUSSIAN, "",
    "Column 1: The player having the move is W or B." },
  { "/position-words/draughts/colon", BRG_DRAUGHTS_RUSSIAN, "W",
    "Column 2: A colon should stand here, before the pieces of a side." },
  { "/position-words/draughts/side", BRG_DRAUGHTS_INTERNATIONAL, "W:W31:X5",
    "Column 7: The pieces of a side begin with W or B." },
  { "/position-words/draughts/side-twice", BRG_DRAUGHTS_INTERNATIONAL, "W:W31:W5",
    "Column 7: The pieces of this side are named twice." },
  { "/position-words/draughts/square", BRG_DRAUGHTS_INTERNATIONAL, "W:W31,:B5",
    "Column 7: There should be a square here." },
  { "/position-words/draughts/no-letters-on-100", BRG_DRAUGHTS_INTERNATIONAL, "W:Wc3:B5",
    "Column 4: There should be a square here." },
  { "/position-words/draughts/off-board", BRG_DRAUGHTS_RUSSIAN, "W:W33:B5",
    "Column 4: “33” is not a square used in play." },
  { "/position-words/draughts/light-square", BRG_DRAUGHTS_RUSSIAN, "W:Wc3,Kc4:Bd6",
    "Column 8: “c4” is not a square used in play." },
  { "/position-words/draughts/occupied", BRG_DRAUGHTS_RUSSIAN, "W:Wc3:Bd6,c3",
    "Column 11: There is a piece on c3 already." },
  { "/position-words/draughts/range", BRG_DRAUGHTS_INTERNATIONAL, "W:W35-31:B5",
    "Column 7: This range ends before it begins." },
  { "/position-words/draughts/end", BRG_DRAUGHTS_INTERNATIONAL, "W:W31:B5:x",
    "Column 9: Nothing may follow the pieces." },
};

static void
test_draughts (gconstpointer data)
{
  const DraughtsCase *expected = data;
  BrgDraughtsPosition position;
  BrgDraughtsFenFault fault;
  g_autofree char *words = NULL;

  g_assert_false (brg_draughts_fen_read (expected->fen, expected->variant, &position, &fault));
  words = brg_draughts_words_dup_fen_fault (&fault);
  g_assert_cmpstr (words, ==, expected->words);
}

static const Case renju_cases[] = {
  { "/position-words/renju/word", "H8 I9 Q3",
    "Column 7: There should be a point here, as H8, or a dash for a pass." },
  { "/position-words/renju/number", "1.H8 3.I9",
    "Column 6: This is not the number of the move that follows." },
  { "/position-words/renju/both-letters", "I9 J10",
    "Column 4: The columns are lettered either with I or with J, not with both." },
  { "/position-words/renju/occupied", "H8 I9 H8",
    "Column 7: There is a stone on this point already." },
};

static void
test_renju (gconstpointer data)
{
  const Case *expected = data;
  BrgRenjuPoint moves[BRG_RENJU_MAX_MOVES];
  guint n_moves;
  BrgRenjuTextFault fault;
  g_autofree char *words = NULL;

  g_assert_false (brg_renju_moves_read (expected->fen, moves, &n_moves, &fault));
  words = brg_renju_words_dup_fault (&fault);
  g_assert_cmpstr (words, ==, expected->words);
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
  for (gint kind = 0; kind < BRG_N_DRAUGHTS_FEN_FAULT_KINDS; kind++)
    {
      BrgDraughtsFenFault fault = { (BrgDraughtsFenFaultKind) kind, 7, "c3" };
      g_autofree char *words = brg_draughts_words_dup_fen_fault (&fault);

      assert_whole (words);
    }
  for (gint kind = 0; kind < BRG_N_RENJU_TEXT_FAULT_KINDS; kind++)
    {
      BrgRenjuTextFault fault = { (BrgRenjuTextFaultKind) kind, 7 };
      g_autofree char *words = brg_renju_words_dup_fault (&fault);

      assert_whole (words);
    }
}

BRG_TEST_TOPIC ("position-words")
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add_data_func (cases[i].path, &cases[i], test_fen);
  for (gsize i = 0; i < G_N_ELEMENTS (draughts_cases); i++)
    g_test_add_data_func (draughts_cases[i].path, &draughts_cases[i], test_draughts);
  for (gsize i = 0; i < G_N_ELEMENTS (renju_cases); i++)
    g_test_add_data_func (renju_cases[i].path, &renju_cases[i], test_renju);
  g_test_add_func ("/position-words/all", test_all_have_words);
  return g_test_run ();
}
