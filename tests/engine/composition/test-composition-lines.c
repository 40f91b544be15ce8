/* test-composition-lines.c - the author's lines: refuted, other ways, what is tolerated, finals
 *
 * Works of ../../fixtures/composition, and changes of them whose answer follows from the reading.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-composition-lines.h"
#include "brg-composition-tolerance.h"
#include "brg-draughts-fen.h"
#include "brg-test.h"

#include "composition-fixture.h"

#define P002 "x\t64\tW:W8,11,16,27,30:B9,15,17,18,22\tW\tproblem\t-\twin\t"
#define P002_TEXT "1.c1-d2 c3:h4 2.g7-h8 e5:g7 3.h8:d8 h4:e7 4.d8:h4"
#define P006 "x\t64\tW:W19,23,24,30,31:B9,12,17,28\tW\tproblem\t-\twin\t3\t"
#define P006_ONE "1.f4-g5 h6:d2 2.c1:e3 h2:d2 3.e1:c7"
#define MINIATURE "64/problem/miniature"

static const WorkCase cases[] = {
  /* All is said of so many moves of White. */
  { "/engine/composition-lines/rus-draughts-2022/11.2.3/solved-within-the-limit",
    P002 "4\t" P002_TEXT, "sound\t-\t-\t-\t" MINIATURE "\t4.d8:f6/F;4.d8:g5/F" },
  { "/engine/composition-lines/rus-draughts-2022/11.2.3/not-within-one-move-less",
    P002 "3\t" P002_TEXT, "unsolvable\t11.2.3:unsolvable\t-\t-\t" MINIATURE "\t-" },
  /* The text fails: a move that does not solve, none that can be played, or none at all. */
  { "/engine/composition-lines/rus-draughts-2022/11.2.3/black-move-that-cannot-be-played",
    P002 "4\t1.c1-d2 c3:h6 2.g7-h8", "refuted\t11.2.3:author-fails\t-\t-\t" MINIATURE "\t-" },
  { "/engine/composition-lines/rus-draughts-2022/11.2.3/white-move-that-cannot-be-played",
    P002 "4\t1.c1-d2 c3:h4 2.g7-h7",
    "refuted\t11.2.3:author-fails\t2.g7-h8/partial\t-\t" MINIATURE "\t-" },
  { "/engine/composition-lines/rus-draughts-2022/11.2.3/ends-after-black", P002 "4\t1.c1-d2 c3:h4",
    "refuted\t11.2.3:author-fails\t-\t-\t" MINIATURE "\t-" },
  { "/engine/composition-lines/rus-draughts-2022/11.2.3/goes-on-after-the-end",
    P002 "4\t" P002_TEXT " b6-a5",
    "refuted\t11.2.3:author-fails\t4.d8:f6/partial;4.d8:g5/partial\t-\t" MINIATURE "\t-" },
  { "/engine/composition-lines/rus-draughts-2022/11.2.3/a-line-without-moves",
    P002 "4\t" P002_TEXT " |",
    "refuted\t11.2.3:unfinished\t-\t-\t" MINIATURE "\t4.d8:f6/F;4.d8:g5/F" },
  { "/engine/composition-lines/rus-draughts-2022/11.2.3/a-key-that-fails",
    "x\t64\tW:W10,11,14,20,24,32:B2,3,25,26\tW\tproblem\t-\twin\t4\t1.f6-e7 d8:f6 2.d6-e7",
    "refuted\t11.2.3:author-fails\t1.d6-e7/full\t-\t" MINIATURE "\t-" },
  /* A variation that the author left out must be won, no more. */
  { "/engine/composition-lines/rus-draughts-2022/11.3.3/one-of-two-lines", P006 P006_ONE,
    "sound\t-\t-\t-\t" MINIATURE "\t-" },
  { "/engine/composition-lines/rus-draughts-2022/11.2.6/partial-after-a-choice-of-black",
    "x\t64\tW:W13,17,20,21,26,29:B10,11,18,19\tW\tproblem\t-\twin\t4\t1.b4-c5 d4:b6 2.a5:g7",
    "cooked-later\t11.2.6:partial\t2.a5:g3/partial\t-\t" MINIATURE "\topen-final" },
  { "/engine/composition-lines/rus-draughts-2022/11.2.6/full-before-one",
    "x\t64\tW:W6,9,12,16,28:B4,7,13,26\tW\tproblem\t-\twin\t4\t1.h6-g7 h8:h4 2.h2-g3 h4:f2 3.c7-d8 "
    "a5:c7 4.d8:d8",
    "cooked-later\t11.2.6:full\t3.c7-b8/full\t-\t" MINIATURE "\t-" },
  { "/engine/composition-lines/rus-draughts-2022/11.2.6/full-at-the-first-move",
    "x\t64\tW:W6,9,11,15,21:B4,22,27,28\tW\tproblem\t-\twin\t5\t1.f6-g7 h8:d4 2.a3-b4 c3:a5 "
    "3.c7-d8 "
    "a5:c7 4.d8:g1",
    "cooked-first\t11.2.6:full\t1.a3-b4/full\t-\t" MINIATURE "\t-" },
  /* The last stroke: a blemish on 64 squares, a partial side solution on 100. */
  { "/engine/composition-lines/rus-draughts-2022/11.2.7.3/last-stroke-on-100",
    "x\t100\tW:W23,26,K32,39,K45:B8,14,16,24\tW\tproblem\t-\twin\t4\t1.26-21 16:38 2.39-33 38:18 "
    "3.45:33",
    "cooked-later\t11.2.6:partial\t3.45:29/partial;3.45:38/partial;3.45:42/partial;3.45:47/partial"
    "\t-\t100/problem/kings\t-" },
  { "/engine/composition-lines/rus-draughts-2022/11.2.7.3/alternative-stroke",
    "x\t100\tW:W7,11,13,27,30,34,37:B16,28,33,43\tW\tproblem\t-\twin\t4\t1.7-1 16:7 2.1:23:32:49 "
    "33-38 3.49:32",
    "cooked-first\t11.2.4:final,11.2.6:full\t1.34-29/full;1.37-32/full\t-\t100/problem/miniature\t"
    "2.1:29:38:49/A" },
  { "/engine/composition-lines/rus-draughts-2022/11.3.7.5/transposition-on-64",
    "x\t64\tW:W12,26,27,28,32:B3,10,18,20\tW\tproblem\t-\twin\t5\t1.f2-g3 h4:f2 2.g1:e7 f8:d6 "
    "3.h6-g7 d6-c5 4.d2-c3 c5-b4 5.c3:a5",
    "cooked-later\t11.2.4:final,11.2.6:full\t3.h2-g3/full\t-\t" MINIATURE "\t3.d2-c3/T" },
  /* A line may stop before the end, but not in the middle of the combination. */
  { "/engine/composition-lines/rus-draughts-2022/11.2.7.2/open-final",
    "x\t64\tW:W6,9,14,27,29,31:B2,7,8,13\tW\tproblem\t-\twin\t5\t1.c7-b8 a5:c7 2.b8:h6",
    "sound\t-\t-\t-\t" MINIATURE "\topen-final" },
  { "/engine/composition-lines/rus-draughts-2022/11.2.7.2/black-still-takes",
    "x\t64\tW:W7,9,18,20,22:B2,6,8,11,13,16\tW\tproblem\t-\twin\t5\t1.d4-e5 f6:b2 2.h4:h8",
    "sound\t11.2.7.2:final\t-\t-\t" MINIATURE "\t-" },
};

typedef struct
{
  const char *path;
  const char *board;
  const char *fen;
  const char *text;
  guint n; /* of the half-move */
  const char *other;
  BrgCompositionTolerance tolerance;
} OtherCase;

static const OtherCase others[] = {
  /* d2 or h4 on the way from e1 to g5. */
  { "/engine/composition-lines/rus-draughts-2022/11.2.7.3/alternative-move", "64", "W:WK31,30:B1,2",
    "1.c1-b2 b8-a7 2.e1-d2 a7-b6 3.d2-g5", 2, "e1-h4", BRG_COMPOSITION_STEPS },
  { "/engine/composition-lines/rus-draughts-2022/11.2.7.3/"
    "alternative-move-at-the-end-has-no-second-step",
    "64", "W:WK31,30:B1,2", "1.c1-b2 b8-a7 2.e1-d2", 2, "e1-h4", BRG_COMPOSITION_ANOTHER_WAY },
  { "/engine/composition-lines/rus-draughts-2022/11.2.7.3/another-square-in-the-end", "64",
    "W:WK31,30:B1,2", "1.c1-b2 b8-a7 2.e1-d2 a7-b6 3.d2-c1", 2, "e1-h4",
    BRG_COMPOSITION_ANOTHER_WAY },
  /* Two steps of two men in either order. */
  { "/engine/composition-lines/rus-draughts-2022/11.3.5/two-moves-exchanged", "64",
    "W:W30,32,29:B1", "1.a1-b2 b8-a7 2.c1-d2 a7-b6 3.g1-f2", 2, "g1-f2",
    BRG_COMPOSITION_TRANSPOSITION },
  { "/engine/composition-lines/rus-draughts-2022/11.3.5/two-moves-exchanged-on-100", "100",
    "W:W48,50,46:B1", "1.46-41 1-6 2.48-42 6-11 3.50-44", 2, "50-44",
    BRG_COMPOSITION_TRANSPOSITION },
  { "/engine/composition-lines/rus-draughts-2022/11.3.5/no-later-move-of-the-line", "64",
    "W:W30,32,29:B1", "1.a1-b2 b8-a7 2.c1-d2 a7-b6 3.g1-f2", 2, "g1-h2",
    BRG_COMPOSITION_ANOTHER_WAY },
  /* The king lands behind the last man on any square. */
  { "/engine/composition-lines/rus-draughts-2022/11.2.7.3/last-stroke-of-a-king", "64",
    "W:WK29,32:B15,1", "1.a1:f6", 0, "a1:h8", BRG_COMPOSITION_ANOTHER_WAY },
  { "/engine/composition-lines/rus-draughts-2022/11.2.7.3/last-stroke-that-ends-the-play", "64",
    "W:WK29,32:B15", "1.a1:f6", 0, "a1:h8", BRG_COMPOSITION_LAST_STROKE },
};

static void
test_other (gconstpointer data)
{
  const OtherCase *test = data;
  BrgDraughtsVariant variant =
      g_str_equal (test->board, "100") ? BRG_DRAUGHTS_INTERNATIONAL : BRG_DRAUGHTS_RUSSIAN;
  g_autoptr (GPtrArray) lines = NULL;
  g_autoptr (GPtrArray) other = NULL;
  const BrgCompositionLine *line;
  const BrgCompositionLine *move;
  guint n_left = BRG_COMPOSITION_MAX_ORDERS;
  BrgDraughtsPosition position;

  g_assert_true (brg_draughts_fen_read (test->fen, variant, &position, NULL));
  lines = brg_composition_text_read (&position, test->text);
  line = lines->pdata[0];
  g_assert_cmpint (line->end, ==, BRG_COMPOSITION_LINE_WHITE);
  other =
      brg_composition_text_read (&brg_composition_line_ply (line, test->n)->before, test->other);
  move = other->pdata[0];
  g_assert_cmpuint (move->plies->len, ==, 1);
  g_assert_cmpint (brg_composition_tolerance_find (
                       line, test->n, &brg_composition_line_ply (move, 0)->move, &n_left),
                   ==, test->tolerance);
  g_assert_cmpuint (n_left, >, 0);
}

/* An answer that had to be broken off can be told from others. */
static void
test_orders_bounded (void)
{
  g_autoptr (GPtrArray) lines = NULL;
  g_autoptr (GPtrArray) other = NULL;
  const BrgCompositionLine *line;
  const BrgCompositionLine *move;
  guint n_left = 2;
  BrgDraughtsPosition position;

  g_assert_true (brg_draughts_fen_read ("W:W30,32,29:B1", BRG_DRAUGHTS_RUSSIAN, &position, NULL));
  lines = brg_composition_text_read (&position, "1.a1-b2 b8-a7 2.c1-d2 a7-b6 3.g1-f2");
  line = lines->pdata[0];
  other = brg_composition_text_read (&brg_composition_line_ply (line, 2)->before, "g1-f2");
  move = other->pdata[0];
  brg_composition_tolerance_find (line, 2, &brg_composition_line_ply (move, 0)->move, &n_left);
  g_assert_cmpuint (n_left, ==, 0);
}

static const struct
{
  const char *fen;
  gboolean is_economic;
} finals[] = {
  { "B:W22:B", TRUE },
  { "B:W22,23:B", FALSE },
  { "B:WK32:B28", TRUE },
  { "B:WK32,K1:B28", FALSE },
  /* The man on c1 stands behind b2: both are needed. */
  { "B:W25,30:B21", TRUE },
  { "B:W25,30,32:B21", FALSE },
};

static void
test_finals (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (finals); i++)
    {
      BrgDraughtsPosition position;

      g_test_message ("%s", finals[i].fen);
      g_assert_true (brg_draughts_fen_read (finals[i].fen, BRG_DRAUGHTS_RUSSIAN, &position, NULL));
      g_assert_false (brg_draughts_moves_any (&position));
      g_assert_cmpint (brg_composition_final_is_economic (&position), ==, finals[i].is_economic);
    }
}

static void
test_counts (gconstpointer data)
{
  const char *const *test = data;
  g_autoptr (BrgCompositionSearch) search = brg_composition_search_new (NULL);
  g_auto (BrgComposition) work = { 0 };
  g_auto (BrgCompositionFindings) findings = { 0 };
  g_autoptr (GPtrArray) lines = NULL;
  g_autofree char *counts = NULL;

  read_work (test[0], &work);
  lines = brg_composition_text_read (&work.position, work.solution);
  brg_composition_search_begin (search, BRG_DRAUGHTS_RUSSIAN, &work.task);
  brg_composition_lines_check (search, &work, lines, &findings);
  counts =
      g_strdup_printf ("%u %u %u %u-%u-%u", findings.n_variants, findings.n_uncovered,
                       findings.n_looked, findings.n_cleared, findings.n_locked, findings.n_open);
  g_assert_cmpstr (counts, ==, test[1]);
}

/* Lines, replies of Black that stand in none, how far all first moves were searched, and ends:
 * cleared, locked, open. */
static const char *const one_line[] = { P006 P006_ONE, "1 1 3 1-0-0" };
static const char *const two_lines[] = { P006 P006_ONE " | 1.f4-g5 h2:d2 2.c1:e3 h6:d2 3.e1:c7",
                                         "2 0 3 2-0-0" };

static const char *const locked_line[] = {
  "x\t64\tW:WK6,8,11,20,30:B4,K31\tW\tzadacha\t-\tblock:1,0\t3\t1.c1-d2 e1:g5 2.h4:f6",
  "1 0 3 0-1-0",
};
static const char *const open_line[] = {
  "x\t64\tW:W6,9,14,27,29,31:B2,7,8,13\tW\tproblem\t-\twin\t5\t1.c7-b8 a5:c7 2.b8:h6",
  "1 0 5 0-0-1",
};

BRG_TEST_TOPIC ("composition-lines")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/composition-lines/orders-bounded", test_orders_bounded);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add_data_func (cases[i].path, &cases[i], test_work_case);
  for (gsize i = 0; i < G_N_ELEMENTS (others); i++)
    g_test_add_data_func (others[i].path, &others[i], test_other);
  g_test_add_func ("/engine/composition-lines/rus-draughts-2022/11.1.1/economic-finals",
                   test_finals);
  g_test_add_data_func ("/engine/composition-lines/rus-draughts-2022/11.2.5/one-line-counted",
                        one_line, test_counts);
  g_test_add_data_func ("/engine/composition-lines/rus-draughts-2022/11.2.5/two-lines-counted",
                        two_lines, test_counts);
  g_test_add_data_func ("/engine/composition-lines/rus-draughts-2022/11.2.8.2/locked-end-counted",
                        locked_line, test_counts);
  g_test_add_data_func ("/engine/composition-lines/rus-draughts-2022/11.2.7.2/open-end-counted",
                        open_line, test_counts);
  return g_test_run ();
}
