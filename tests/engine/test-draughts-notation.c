/* test-draughts-notation.c - moves of draughts, written and read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-draughts-fen.h"
#include "brg-draughts-notation.h"
#include "brg-draughts-read.h"
#include "brg-test.h"

#include <string.h>

/* Positions of the rule book; where it prints only the diagram, one that gives the printed moves.
 */
#define FIGURE_6 "B:Wb4,d4,f4,a3,e3,b2,d2,f2,a1:Bc7,e7,g7,a5,c5"
#define FIGURE_8 "W:WKd2:Bg7,b6,d6,f6,f4"
#define FIGURE_12 "W:WK47:B11,12,19,30,38,40"
#define START ""

static BrgDraughtsPosition
read_position (BrgDraughtsVariant variant, const char *fen)
{
  BrgDraughtsPosition position = brg_draughts_position_start (variant);

  if (*fen != '\0')
    g_assert_true (brg_draughts_fen_read (fen, variant, &position, NULL));
  return position;
}

/* Writing. */

typedef struct
{
  const char *path;
  BrgDraughtsVariant variant;
  const char *fen;
  const char *notation;
  const char *moves; /* all legal ones, sorted */
} WriteCase;

static const WriteCase write_cases[] = {
  { "6.1.6.2/start", BRG_DRAUGHTS_RUSSIAN, START, "full",
    "a3-b4 c3-b4 c3-d4 e3-d4 e3-f4 g3-f4 g3-h4" },
  { "6.1.6.2/start-short", BRG_DRAUGHTS_RUSSIAN, START, "short", "ab4 cb4 cd4 ed4 ef4 gf4 gh4" },
  /* rus-draughts-2022 10.2.2: a capital E. */
  { "10.2.2/start-in-a-letter", BRG_DRAUGHTS_RUSSIAN, START, "letter",
    "E3-d4 E3-f4 a3-b4 c3-b4 c3-d4 g3-f4 g3-h4" },
  { "6.1.6.2/figure-8", BRG_DRAUGHTS_RUSSIAN, FIGURE_8, "full",
    "d2:a5 d2:g5:e7:c5:a7 d2:h6:f8:c5:a7" },
  { "6.1.6.2/figure-8-all-turns", BRG_DRAUGHTS_RUSSIAN, FIGURE_8, "route",
    "d2:g5:d8:a5 d2:g5:e7:c5:a7 d2:h6:f8:c5:a7" },
  { "6.1.6.2/figure-8-short", BRG_DRAUGHTS_RUSSIAN, FIGURE_8, "short",
    "d:a5 d:g5:e7:c5:a7 d:h6:f8:c5:a7" },
  { "6.1.6.2/figure-8-numbers", BRG_DRAUGHTS_RUSSIAN, FIGURE_8, "numeric",
    "26x12x3x14x5 26x13 26x16x7x14x5" },
  { "6.1.6.2/two-ways-of-one-move", BRG_DRAUGHTS_RUSSIAN, FIGURE_6, "full", "a5:c3" },
  { "7.3/figure-12", BRG_DRAUGHTS_INTERNATIONAL, FIGURE_12, "full", "47:24:35:44:6 47:24:8:17:6" },
  { "7.3/no-short-form", BRG_DRAUGHTS_INTERNATIONAL, FIGURE_12, "short",
    "47:24:35:44:6 47:24:8:17:6" },
  { "7.3/start", BRG_DRAUGHTS_INTERNATIONAL, START, "full",
    "31-26 31-27 32-27 32-28 33-28 33-29 34-29 34-30 35-30" },
  { "pdn/figure-12", BRG_DRAUGHTS_INTERNATIONAL, FIGURE_12, "pdn", "47x24x35x44x6 47x24x8x17x6" },
  { "pdn/figure-8", BRG_DRAUGHTS_RUSSIAN, FIGURE_8, "pdn", "d2:a5 d2:g5:e7:c5:a7 d2:h6:f8:c5:a7" },
  /* Kings on a1 and a3: both go to b2. */
  { "6.1.6.2/short-form-clashes", BRG_DRAUGHTS_RUSSIAN, "W:WKa1,Ka3,c1:Bd4,e5", "short",
    "a1-b2 a3-b2 ab4 ac3 ac5 ad6 ae7 af8 cb2 cd2" },
};

static int
compare_texts (const void *a, const void *b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static void
test_write (gconstpointer data)
{
  const WriteCase *row = data;
  BrgDraughtsPosition position = read_position (row->variant, row->fen);
  g_auto (BrgDraughtsMoveList) legal = { 0 };
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *joined = NULL;
  char text[BRG_DRAUGHTS_MOVE_LENGTH];

  brg_draughts_moves_generate (&position, &legal);
  for (guint i = 0; i < legal.n_moves; i++)
    g_ptr_array_add (
        texts, g_strdup (brg_draughts_move_write (
                   &position, &legal.moves[i], brg_draughts_notation_find (row->notation), text)));
  g_ptr_array_sort (texts, compare_texts);
  g_ptr_array_add (texts, NULL);
  joined = g_strjoinv (" ", (char **) texts->pdata);
  g_assert_cmpstr (joined, ==, row->moves);
}

/* Reading. */

typedef struct
{
  const char *path;
  BrgDraughtsVariant variant;
  const char *fen;
  const char *text;
  BrgDraughtsReading reading;
  const char *moves; /* what it fits, all turns named, sorted */
} ReadCase;

static const ReadCase read_cases[] = {
  { "6.1.6.2/full", BRG_DRAUGHTS_RUSSIAN, START, "c3-d4", BRG_DRAUGHTS_READ_ANY, "c3-d4" },
  { "6.1.6.2/short", BRG_DRAUGHTS_RUSSIAN, START, "cd4", BRG_DRAUGHTS_READ_ANY, "c3-d4" },
  { "6.1.6.2/cyrillic-b", BRG_DRAUGHTS_RUSSIAN, START, "а3-в4", BRG_DRAUGHTS_READ_ANY, "a3-b4" },
  { "6.1.6.2/cyrillic-capitals", BRG_DRAUGHTS_RUSSIAN, START, "С3–В4", BRG_DRAUGHTS_READ_ANY,
    "c3-b4" },
  { "6.1.6.1/spoken-names", BRG_DRAUGHTS_RUSSIAN, START, "ж3-ф4", BRG_DRAUGHTS_READ_ANY, "g3-f4" },
  { "10.2.2/capital-e", BRG_DRAUGHTS_RUSSIAN, START, "E3-d4", BRG_DRAUGHTS_READ_FULL, "e3-d4" },
  { "10.2.2/short-is-impossible", BRG_DRAUGHTS_RUSSIAN, START, "Ed4", BRG_DRAUGHTS_READ_FULL, "" },
  { "any/no-sign", BRG_DRAUGHTS_RUSSIAN, START, "c3d4", BRG_DRAUGHTS_READ_ANY, "c3-d4" },
  { "any/wrong-sign", BRG_DRAUGHTS_RUSSIAN, START, "c3:d4", BRG_DRAUGHTS_READ_ANY, "c3-d4" },
  { "any/blanks", BRG_DRAUGHTS_RUSSIAN, START, " c3 - d4 ", BRG_DRAUGHTS_READ_ANY, "c3-d4" },
  { "any/number", BRG_DRAUGHTS_RUSSIAN, START, "1. c3-d4", BRG_DRAUGHTS_READ_ANY, "c3-d4" },
  { "app-5/marks", BRG_DRAUGHTS_RUSSIAN, START, "c3-d4!?", BRG_DRAUGHTS_READ_ANY, "c3-d4" },
  { "any/numbers-on-64", BRG_DRAUGHTS_RUSSIAN, START, "22-18", BRG_DRAUGHTS_READ_ANY, "c3-d4" },
  { "any/light-square", BRG_DRAUGHTS_RUSSIAN, START, "c3-c4", BRG_DRAUGHTS_READ_ANY, "" },
  { "any/one-square", BRG_DRAUGHTS_RUSSIAN, START, "d4", BRG_DRAUGHTS_READ_ANY, "" },
  { "any/no-move", BRG_DRAUGHTS_RUSSIAN, START, "b2-c3", BRG_DRAUGHTS_READ_ANY, "" },
  { "any/not-utf-8", BRG_DRAUGHTS_RUSSIAN, START,
    "c3\xff"
    "d4",
    BRG_DRAUGHTS_READ_ANY, "" },
  { "any/word", BRG_DRAUGHTS_RUSSIAN, START, "resigns", BRG_DRAUGHTS_READ_ANY, "" },
  { "6.1.6.2/figure-8-without-turns", BRG_DRAUGHTS_RUSSIAN, FIGURE_8, "d2:a7",
    BRG_DRAUGHTS_READ_ANY, "d2:g5:e7:c5:a7 d2:h6:f8:c5:a7" },
  { "6.1.6.2/figure-8-short-without-turns", BRG_DRAUGHTS_RUSSIAN, FIGURE_8, "d:a7",
    BRG_DRAUGHTS_READ_ANY, "d2:g5:e7:c5:a7 d2:h6:f8:c5:a7" },
  { "6.1.6.2/figure-8-turns", BRG_DRAUGHTS_RUSSIAN, FIGURE_8, "d2:h6:f8:c5:a7",
    BRG_DRAUGHTS_READ_ANY, "d2:h6:f8:c5:a7" },
  { "6.1.6.2/figure-8-one-turn", BRG_DRAUGHTS_RUSSIAN, FIGURE_8, "d2:f8:a7", BRG_DRAUGHTS_READ_ANY,
    "d2:h6:f8:c5:a7" },
  { "6.1.6.2/figure-8-taken-piece", BRG_DRAUGHTS_RUSSIAN, FIGURE_8, "d2:f6:a7",
    BRG_DRAUGHTS_READ_ANY, "d2:g5:e7:c5:a7" },
  { "6.1.6.2/figure-8-wrong-order", BRG_DRAUGHTS_RUSSIAN, FIGURE_8, "d2:f8:h6:a7",
    BRG_DRAUGHTS_READ_ANY, "" },
  { "6.1.6.2/figure-8-common-turn", BRG_DRAUGHTS_RUSSIAN, FIGURE_8, "d2:c5:a7",
    BRG_DRAUGHTS_READ_ANY, "d2:g5:e7:c5:a7 d2:h6:f8:c5:a7" },
  { "7.3/figure-12", BRG_DRAUGHTS_INTERNATIONAL, FIGURE_12, "47:24:8:17:6", BRG_DRAUGHTS_READ_ANY,
    "47:24:8:17:6" },
  { "7.3/figure-12-without-turns", BRG_DRAUGHTS_INTERNATIONAL, FIGURE_12, "47x6",
    BRG_DRAUGHTS_READ_ANY, "47:24:35:44:6 47:24:8:17:6" },
  { "7.3/no-sign", BRG_DRAUGHTS_INTERNATIONAL, START, "3228", BRG_DRAUGHTS_READ_ANY, "32-28" },
  { "7.3/digits-of-two-moves", BRG_DRAUGHTS_INTERNATIONAL, "W:WK2,K21:B50,49", "213",
    BRG_DRAUGHTS_READ_ANY, "2-13 21-3" },
  { "7.3/letters-mean-nothing", BRG_DRAUGHTS_INTERNATIONAL, START, "c3-d4", BRG_DRAUGHTS_READ_ANY,
    "" },
  { "6.1.6.2/short-form-of-two", BRG_DRAUGHTS_RUSSIAN, "W:WKa1,Ka3,c1:Bd4,e5", "ab2",
    BRG_DRAUGHTS_READ_ANY, "a1-b2 a3-b2" },
};

static void
test_read (gconstpointer data)
{
  const ReadCase *row = data;
  BrgDraughtsPosition position = read_position (row->variant, row->fen);
  g_auto (BrgDraughtsMoveList) fits = { 0 };
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *joined = NULL;
  char text[BRG_DRAUGHTS_MOVE_LENGTH];
  guint n_fits = brg_draughts_move_read (&position, row->text, -1, row->reading, &fits);

  g_assert_cmpuint (n_fits, ==, fits.n_moves);
  for (guint i = 0; i < fits.n_moves; i++)
    g_ptr_array_add (
        texts, g_strdup (brg_draughts_move_write (&position, &fits.moves[i],
                                                  brg_draughts_notation_find ("route"), text)));
  g_ptr_array_sort (texts, compare_texts);
  g_ptr_array_add (texts, NULL);
  joined = g_strjoinv (" ", (char **) texts->pdata);
  g_assert_cmpstr (joined, ==, row->moves);
}

/* The game of rus-draughts-2022 6.1.6.2 in both notations, that of rus-draughts-2022 7.3 and the
 * moves of rus-draughts-2022 10.5.1. */
static const struct
{
  BrgDraughtsVariant variant;
  const char *notation;
  const char *moves;
} samples[] = {
  { BRG_DRAUGHTS_RUSSIAN, "full", "e3-d4 d6-c5 f2-e3 f6-g5 c3-b4 g5-h4 b4:d6 h4:f2 e1:g3 c7:h4" },
  { BRG_DRAUGHTS_RUSSIAN, "short", "ed4 dc5 fe3 fg5 cb4 gh4 b:d6 h:f2 e:g3 c:h4" },
  { BRG_DRAUGHTS_INTERNATIONAL, "full", "32-28 18-23 37-32 23-29 34:23 17-22 28:17 19:26" },
  { BRG_DRAUGHTS_RUSSIAN, "short", "cd4 fg5 dc5 b:d4 e:c5" },
};

static void
test_samples (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (samples); i++)
    {
      BrgDraughtsPosition position = brg_draughts_position_start (samples[i].variant);
      g_auto (GStrv) words = g_strsplit (samples[i].moves, " ", -1);

      for (char **word = words; *word != NULL; word++)
        {
          g_auto (BrgDraughtsMoveList) fits = { 0 };
          char text[BRG_DRAUGHTS_MOVE_LENGTH];

          g_assert_cmpuint (
              brg_draughts_move_read (&position, *word, -1, BRG_DRAUGHTS_READ_ANY, &fits), ==, 1);
          g_assert_cmpstr (
              brg_draughts_move_write (&position, &fits.moves[0],
                                       brg_draughts_notation_find (samples[i].notation), text),
              ==, *word);
          brg_draughts_move_make (&position, &fits.moves[0], NULL);
        }
    }
}

/* What is written in any notation is read as this move and no other. */
static void
check_all (const BrgDraughtsPosition *position)
{
  g_auto (BrgDraughtsMoveList) legal = { 0 };
  guint n_notations;
  const BrgDraughtsNotation *notations = brg_draughts_notations (&n_notations);

  brg_draughts_moves_generate (position, &legal);
  for (guint i = 0; i < legal.n_moves; i++)
    for (guint n = 0; n < n_notations; n++)
      {
        g_auto (BrgDraughtsMoveList) fits = { 0 };
        char text[BRG_DRAUGHTS_MOVE_LENGTH];

        brg_draughts_move_write (position, &legal.moves[i], &notations[n], text);
        brg_draughts_move_read (position, text, -1, BRG_DRAUGHTS_READ_ANY, &fits);
        g_assert_cmpuint (fits.n_moves, ==, 1);
        g_assert_true (brg_draughts_move_is_same (&fits.moves[0], &legal.moves[i]));
      }
}

/* The positions of the perft file: many captures, captures in a circle, kings among kings. */
static void
test_back (void)
{
  static const struct
  {
    BrgDraughtsVariant variant;
    const char *fen;
  } positions[] = {
    { BRG_DRAUGHTS_RUSSIAN, "B:W7,8,K9,17,18,19,25,26,K27,30:BK23,K31" },
    { BRG_DRAUGHTS_RUSSIAN, "B:W14,K15,16,K24,25,26:BK13,K17,K21" },
    { BRG_DRAUGHTS_RUSSIAN, "W:WK31,K32:B2,7,8,15,16,17,18,K25,27" },
    { BRG_DRAUGHTS_RUSSIAN, "W:WK2,K21:B4,9,K10,11,18,19,22,K27,28" },
    { BRG_DRAUGHTS_RUSSIAN, "B:WK2,6,14,K16,K22,K24,K25,28,29:BK12,K20" },
    { BRG_DRAUGHTS_RUSSIAN, "B:WK4,K7,8,9,K17,19,K24,K27,29,K30:B5,12,K16" },
    { BRG_DRAUGHTS_RUSSIAN, "W:WK3,K8,K10,K13,K15,25:BK5,9,11,17,18,K23,K31,K32" },
    { BRG_DRAUGHTS_RUSSIAN, "W:WK18,K22,K25,K29:BK1,K2,K3,K4" },
    { BRG_DRAUGHTS_INTERNATIONAL, "W:WK26:B12,13,22,23,32,33,42" },
    { BRG_DRAUGHTS_INTERNATIONAL, "W:WK46:B18,22,32,41" },
    { BRG_DRAUGHTS_INTERNATIONAL, "W:WK10,33:BK9,19,21,29,K40,41" },
    { BRG_DRAUGHTS_64_MAJORITY, "W:WK26:B8,9,10,11,19" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (positions); i++)
    {
      BrgDraughtsPosition position = read_position (positions[i].variant, positions[i].fen);
      g_auto (BrgDraughtsMoveList) legal = { 0 };

      check_all (&position);
      brg_draughts_moves_generate (&position, &legal);
      for (guint m = 0; m < legal.n_moves; m++)
        {
          BrgDraughtsPosition after = position;

          brg_draughts_move_make (&after, &legal.moves[m], NULL);
          check_all (&after);
        }
    }
}

BRG_TEST_TOPIC ("draughts-notation")
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (write_cases); i++)
    {
      g_autofree char *path =
          g_strconcat ("/draughts-notation/write/rus-draughts-2022 ", write_cases[i].path, NULL);

      g_test_add_data_func (path, &write_cases[i], test_write);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (read_cases); i++)
    {
      g_autofree char *path =
          g_strconcat ("/draughts-notation/read/rus-draughts-2022 ", read_cases[i].path, NULL);

      g_test_add_data_func (path, &read_cases[i], test_read);
    }
  g_test_add_func ("/draughts-notation/rus-draughts-2022 6.1.6.2/games-of-the-book", test_samples);
  g_test_add_func ("/draughts-notation/write-and-read-back", test_back);
  return g_test_run ();
}
