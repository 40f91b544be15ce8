/* test-draughts-fen.c - positions of draughts as text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-draughts-fen.h"
#include "brg-test.h"

#include <string.h>

typedef struct
{
  const char *path;
  BrgDraughtsVariant variant;
  const char *text;
  const char *numbers;
  const char *letters;
} Case;

static const Case cases[] = {
  { "/engine/draughts-fen/numbers", BRG_DRAUGHTS_RUSSIAN, "B:W18,19,22,27:B7,K13",
    "B:W18,19,22,27:B7,K13", "B:Wd4,f4,c3,f2:Be7,Ka5" },
  { "/engine/draughts-fen/letters", BRG_DRAUGHTS_64, "B:Wf2,d4,f4,c3:BKa5,e7",
    "B:W18,19,22,27:B7,K13", "B:Wd4,f4,c3,f2:Be7,Ka5" },
  { "/engine/draughts-fen/letters-and-numbers-mixed", BRG_DRAUGHTS_64, "b:w27,D4,f4,c3:b7,ka5",
    "B:W18,19,22,27:B7,K13", "B:Wd4,f4,c3,f2:Be7,Ka5" },
  { "/engine/draughts-fen/sides-in-other-order", BRG_DRAUGHTS_GIVEAWAY, "W:B1:W32", "W:W32:B1",
    "W:Wg1:Bb8" },
  { "/engine/draughts-fen/ranges", BRG_DRAUGHTS_RUSSIAN, "W:W21-32:B1-3,4-12",
    "W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12",
    "W:Wa3,c3,e3,g3,b2,d2,f2,h2,a1,c1,e1,g1:Bb8,d8,f8,h8,a7,c7,e7,g7,b6,d6,f6,h6" },
  { "/engine/draughts-fen/range-of-kings-and-letters", BRG_DRAUGHTS_RUSSIAN, "W:WKa1-e1:B5",
    "W:WK29,K30,K31:B5", "W:WKa1,Kc1,Ke1:Ba7" },
  { "/engine/draughts-fen/blanks-dot-and-counts", BRG_DRAUGHTS_RUSSIAN,
    " W : W 30 , K31 : B 1 :H0 :F1 . ", "W:W30,K31:B1", "W:Wc1,Ke1:Bb8" },
  { "/engine/draughts-fen/a-side-without-pieces", BRG_DRAUGHTS_RUSSIAN, "W:W:B1", "W:W:B1",
    "W:W:Bb8" },
  { "/engine/draughts-fen/both-without-pieces", BRG_DRAUGHTS_RUSSIAN, "B:B:W.", "B:W:B", "B:W:B" },
  { "/engine/draughts-fen/100-squares", BRG_DRAUGHTS_INTERNATIONAL, "W:WK46,50:B1,K5",
    "W:WK46,50:B1,K5", "W:WK46,50:B1,K5" },
  { "/engine/draughts-fen/rus-draughts-2022 5.4.14.2/king-not-marked", BRG_DRAUGHTS_RUSSIAN,
    "B:W1:B32", "B:W1:B32", "B:Wb8:Bg1" },
};

static void
test_case (gconstpointer data)
{
  const Case *vector = data;
  BrgDraughtsPosition position, again;
  g_autofree char *numbers = NULL;
  g_autofree char *letters = NULL;

  g_assert_true (brg_draughts_fen_read (vector->text, vector->variant, &position, NULL));
  g_assert_cmpint (position.variant, ==, vector->variant);
  numbers = brg_draughts_fen_write (&position, BRG_DRAUGHTS_FEN_NUMBERS);
  letters = brg_draughts_fen_write (&position, BRG_DRAUGHTS_FEN_LETTERS);
  g_assert_cmpstr (numbers, ==, vector->numbers);
  g_assert_cmpstr (letters, ==, vector->letters);
  g_assert_true (brg_draughts_fen_read (numbers, vector->variant, &again, NULL));
  g_assert_cmpmem (&again, sizeof again, &position, sizeof position);
  g_assert_true (brg_draughts_fen_read (letters, vector->variant, &again, NULL));
  g_assert_cmpmem (&again, sizeof again, &position, sizeof position);
}

static void
test_starts (void)
{
  for (guint variant = 0; variant < BRG_N_DRAUGHTS_VARIANTS; variant++)
    {
      BrgDraughtsPosition start = brg_draughts_position_start ((BrgDraughtsVariant) variant);
      BrgDraughtsPosition read;

      g_assert_true (brg_draughts_fen_read (
          variant == BRG_DRAUGHTS_INTERNATIONAL ? "W:W31-50:B1-20" : "W:W21-32:B1-12",
          (BrgDraughtsVariant) variant, &read, NULL));
      g_assert_true (brg_draughts_position_is_same (&read, &start));
    }
}

static void
test_faults (void)
{
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "fixtures", "draughts", "fen-faults.tsv", NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  guint n_faults = 0;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_auto (GStrv) fields = g_strsplit (lines[i], "\t", -1);
      BrgDraughtsPosition position = { .turn = 77 };
      g_autofree char *message = NULL;
      g_autofree char *column = NULL;
      BrgDraughtsFenFault fault;

      if (*lines[i] == '#' || *lines[i] == '\0')
        continue;
      g_assert_false (brg_draughts_fen_read (fields[3],
                                             g_str_equal (fields[0], "international")
                                                 ? BRG_DRAUGHTS_INTERNATIONAL
                                                 : BRG_DRAUGHTS_RUSSIAN,
                                             &position, &fault));
      message = brg_draughts_fen_fault_to_text (&fault);
      g_assert_cmpstr (message, ==, fields[2]);
      column = g_strdup_printf ("%d", fault.column);
      g_assert_cmpstr (column, ==, fields[1]);
      g_assert_cmpint (position.turn, ==, 77);
      n_faults++;
    }
  g_assert_cmpuint (n_faults, ==, 32);
}

/* Every text cut short or with one character changed is read or refused, and never both. */
static void
test_mangled (void)
{
  static const char characters[] = "WBK:,-.0129a hx";
  const char *text = "W:W31,Kc1,5-7:B1,K20:H0:F1.";
  gsize length = strlen (text);

  for (gsize at = 0; at < length; at++)
    for (gsize i = 0; i < sizeof characters; i++)
      {
        g_autofree char *mangled = g_strdup (text);
        BrgDraughtsPosition position;
        BrgDraughtsFenFault fault = { .column = -1 };

        mangled[at] = characters[i];
        if (brg_draughts_fen_read (mangled, BRG_DRAUGHTS_RUSSIAN, &position, &fault))
          g_assert_cmpint (fault.column, ==, -1);
        else
          g_assert_cmpint (fault.column, >, 0);
        g_assert_cmpint (fault.column, <=, (gint) strlen (mangled) + 1);
      }
}

BRG_TEST_TOPIC ("draughts-fen")
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add_data_func (cases[i].path, &cases[i], test_case);
  g_test_add_func ("/engine/draughts-fen/rus-draughts-2022 6.1.3.1, 7.2/starts", test_starts);
  g_test_add_func ("/engine/draughts-fen/faults", test_faults);
  g_test_add_func ("/engine/draughts-fen/mangled", test_mangled);
  return g_test_run ();
}
