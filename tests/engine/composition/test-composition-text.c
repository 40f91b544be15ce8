/* test-composition-text.c - solutions as lines, and moves as they are printed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-composition-text.h"
#include "brg-draughts-fen.h"
#include "brg-test.h"

typedef struct
{
  const char *path;
  const char *text;
  guint n_lines;
  guint n_plies; /* of the last line */
  BrgCompositionLineEnd end;
  const char *broken;
} LineCase;

/* From W:W13,17,18,20,21,30:B10,11,19,27. */
static const LineCase line_cases[] = {
  { "/engine/composition-text/rus-draughts-2022/6.1.6.2/one-line",
    "1.d4-e5 f6:d4 2.b4-c5 d6:b4 3.a5:e1", 1, 5, BRG_COMPOSITION_LINE_WHITE, NULL },
  { "/engine/composition-text/rus-draughts-2022/6.1.6.2/numbers-apart",
    " 1. d4-e5 f6:d4  2. b4-c5 d6:b4 3. a5:e1 ", 1, 5, BRG_COMPOSITION_LINE_WHITE, NULL },
  { "/engine/composition-text/rus-draughts-2022/6.1.6.2/no-numbers", "d4-e5 f6:d4 b4-c5", 1, 3,
    BRG_COMPOSITION_LINE_WHITE, NULL },
  { "/engine/composition-text/rus-draughts-2022/6.1.6.2/signs-of-praise",
    "1.d4-e5! f6:d4? 2.b4-c5!!", 1, 3, BRG_COMPOSITION_LINE_WHITE, NULL },
  { "/engine/composition-text/rus-draughts-2022/6.1.6.2/two-lines",
    "1.d4-e5 | 1.d4-e5 f6:d4 2.b4-c5 d4:b6 3.a5:e1", 2, 5, BRG_COMPOSITION_LINE_WHITE, NULL },
  { "/engine/composition-text/rus-draughts-2022/11.2.3/ends-with-black", "1.d4-e5 f6:d4", 1, 2,
    BRG_COMPOSITION_LINE_BLACK, NULL },
  { "/engine/composition-text/rus-draughts-2022/11.2.3/nothing-played", " ", 1, 0,
    BRG_COMPOSITION_LINE_EMPTY, NULL },
  { "/engine/composition-text/rus-draughts-2022/11.2.3/numbers-only", "1. 2.", 1, 0,
    BRG_COMPOSITION_LINE_EMPTY, NULL },
  { "/engine/composition-text/rus-draughts-2022/11.2.3/last-line-empty", "1.d4-e5 |", 2, 0,
    BRG_COMPOSITION_LINE_EMPTY, NULL },
  { "/engine/composition-text/rus-draughts-2022/11.2.3/no-such-move", "1.d4-e5 f6:d4 2.b4-a5", 1, 2,
    BRG_COMPOSITION_LINE_BROKEN, "b4-a5" },
  { "/engine/composition-text/rus-draughts-2022/11.2.3/no-move-at-all", "1.d4-e5 hello 2.b4-c5", 1,
    1, BRG_COMPOSITION_LINE_BROKEN, "hello" },
  { "/engine/composition-text/rus-draughts-2022/11.2.3/short-moves-are-not-read", "1.de5", 1, 0,
    BRG_COMPOSITION_LINE_BROKEN, "de5" },
};

static void
test_line (gconstpointer data)
{
  const LineCase *test = data;
  g_autoptr (GPtrArray) lines = NULL;
  const BrgCompositionLine *line;
  BrgDraughtsPosition position;

  g_assert_true (brg_draughts_fen_read ("W:W13,17,18,20,21,30:B10,11,19,27", BRG_DRAUGHTS_RUSSIAN,
                                        &position, NULL));
  lines = brg_composition_text_read (&position, test->text);
  g_assert_cmpuint (lines->len, ==, test->n_lines);
  line = lines->pdata[lines->len - 1];
  g_assert_cmpint (line->end, ==, test->end);
  g_assert_cmpuint (line->plies->len, ==, test->n_plies);
  g_assert_cmpstr (line->broken, ==, test->broken);
}

/* A piece off the board: the moves go on as long as they are the same. */
static void
test_without (void)
{
  g_autoptr (GPtrArray) lines = NULL;
  BrgDraughtsPosition position;
  BrgCompositionLine *other;

  g_assert_true (brg_draughts_fen_read ("W:W13,17,18,20,21,30:B10,11,19,27", BRG_DRAUGHTS_RUSSIAN,
                                        &position, NULL));
  lines = brg_composition_text_read (&position, "1.d4-e5 f6:d4 2.b4-c5 d6:b4 3.a5:e1");
  other = brg_composition_line_without (lines->pdata[0],
                                        brg_draughts_square_from_number (BRG_DRAUGHTS_RUSSIAN, 20));
  g_assert_nonnull (other);
  g_assert_cmpuint (other->plies->len, ==, 5);
  g_assert_cmpuint (other->last.pieces[BRG_COLOUR_BLACK], ==, 0);
  brg_composition_line_free (other);
  /* e3 is taken by the last move: without it that is another capture. */
  g_assert_null (brg_composition_line_without (
      lines->pdata[0], brg_draughts_square_from_number (BRG_DRAUGHTS_RUSSIAN, 27)));
  g_assert_null (brg_composition_line_without (
      lines->pdata[0], brg_draughts_square_from_number (BRG_DRAUGHTS_RUSSIAN, 13)));
}

/* Every legal move is written as a text of its own, and read back as this move. */
static void
test_move_texts (gconstpointer data)
{
  const char *const *pair = data;
  BrgDraughtsVariant variant =
      g_str_equal (pair[0], "100") ? BRG_DRAUGHTS_INTERNATIONAL : BRG_DRAUGHTS_RUSSIAN;
  g_auto (BrgDraughtsMoveList) legal = { 0 };
  g_autoptr (GHashTable) texts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  BrgDraughtsPosition position;

  g_assert_true (brg_draughts_fen_read (pair[1], variant, &position, NULL));
  brg_draughts_moves_generate (&position, &legal);
  for (guint i = 0; i < legal.n_moves; i++)
    {
      char *text = brg_composition_dup_move (&position, &legal.moves[i]);
      g_autoptr (GPtrArray) lines = brg_composition_text_read (&position, text);
      const BrgCompositionLine *line = lines->pdata[0];

      g_test_message ("%s", text);
      g_assert_cmpint (line->end, ==, BRG_COMPOSITION_LINE_WHITE);
      g_assert_true (
          brg_draughts_move_is_same (&brg_composition_line_ply (line, 0)->move, &legal.moves[i]));
      g_assert_true (g_hash_table_add (texts, text));
    }
  for (guint i = 2; pair[i] != NULL; i++)
    g_assert_true (g_hash_table_contains (texts, pair[i]));
}

/* The board, a position, texts that are among those of its moves. */
static const char *const quiet_texts[] = { "64", "W:W22,K32:B1", "c3-b4", "c3-d4", "g1-a7", NULL };
static const char *const plain_texts[] = { "100", "W:W32:B28,19", "32:14", NULL };
/* d4 by f6 and h4, or by b6: the squares of turning tell them apart. */
static const char *const fork_texts[] = { "64", "W:WK26:B8,9,10,11,16,19", NULL };
/* Drawing 5 of 6.1.5.9: ways that cross are one move, written with no square of turning. */
static const char *const circle_texts[] = { "64", "W:WK31:B7,9,10,14,15,22", "e1:d4", NULL };

BRG_TEST_TOPIC ("composition-text")
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (line_cases); i++)
    g_test_add_data_func (line_cases[i].path, &line_cases[i], test_line);
  g_test_add_func ("/engine/composition-text/rus-draughts-2022/11.2.4/without-a-piece",
                   test_without);
  g_test_add_data_func ("/engine/composition-text/rus-draughts-2022/6.1.6.2/quiet", quiet_texts,
                        test_move_texts);
  g_test_add_data_func ("/engine/composition-text/rus-draughts-2022/7.3/numbers", plain_texts,
                        test_move_texts);
  g_test_add_data_func ("/engine/composition-text/rus-draughts-2022/6.1.6.2/turning", fork_texts,
                        test_move_texts);
  g_test_add_data_func ("/engine/composition-text/rus-draughts-2022/6.1.5.9/one-move", circle_texts,
                        test_move_texts);
  return g_test_run ();
}
