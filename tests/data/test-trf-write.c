/* test-trf-write.c - writes tournament report files
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>
#include <string.h>

#include "brg-test.h"
#include "brg-trf-reader.h"
#include "brg-trf-writer.h"
#include "brg-trf.h"

static char *
write_report (const BrgTrf *trf, BrgTrfDialect dialect)
{
  g_autoptr (GError) error = NULL;
  char *text = brg_trf_write (trf, dialect, NULL, &error);

  g_assert_no_error (error);
  return text;
}

static BrgTrf *
read_report (const char *text)
{
  g_autoptr (GError) error = NULL;
  BrgTrf *trf = brg_trf_read (text, -1, "cup.trf", &error);

  g_assert_no_error (error);
  return trf;
}

static void
set_string (char **place, const char *text)
{
  g_free (*place);
  *place = g_strdup (text);
}

/* Three players, two rounds played of four, byes announced for rounds 3 and 4. */
static BrgTrf *
make_event (void)
{
  BrgTournament *tournament = brg_tournament_new (BRG_TOURNAMENT_SWISS, 3, 4);
  BrgTrf *trf;
  BrgTrfPlayer *player;

  tournament->players[1].number = 7;
  tournament->players[2].number = 12;
  tournament->players[0].rating = 2150;
  tournament->players[1].rating = 987;
  tournament->initial_colour = BRG_COLOUR_BLACK;
  brg_tournament_set_game (tournament, 1, 1, 0, BRG_OUTCOME_LOSS, BRG_OUTCOME_WIN);
  brg_tournament_set_bye (tournament, 1, 2, BRG_OUTCOME_PAIRING_BYE);
  brg_tournament_set_game (tournament, 2, 0, 2, BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW);
  brg_tournament_set_bye (tournament, 2, 1, BRG_OUTCOME_ZERO_BYE);
  brg_tournament_set_bye (tournament, 3, 2, BRG_OUTCOME_HALF_BYE);
  brg_tournament_set_bye (tournament, 4, 0, BRG_OUTCOME_ZERO_BYE);
  brg_tournament_set_bye (tournament, 4, 1, BRG_OUTCOME_ZERO_BYE);

  trf = brg_trf_new (tournament);
  brg_trf_set_text (trf, BRG_TRF_TEXT_NAME, "Кубок\r\nМосквы");
  brg_trf_set_text (trf, BRG_TRF_TEXT_STARTS, "2026-09-12");
  brg_trf_set_text (trf, BRG_TRF_TEXT_TYPE_CODE, "FIDE_DUTCH_2026");
  g_ptr_array_add (trf->deputies, g_strdup ("Токарев, В. С."));
  g_ptr_array_add (trf->round_dates, g_strdup ("2026-09-12"));
  g_ptr_array_add (trf->round_dates, g_strdup (""));
  g_ptr_array_add (trf->round_dates, g_strdup ("2026-09-14"));
  player = brg_trf_get_player (trf, 0);
  set_string (&player->name, "Щербаков, Игорь");
  set_string (&player->sex, "m");
  set_string (&player->title, "GM");
  set_string (&player->federation, "RUS");
  set_string (&player->fide_id, "4100018");
  set_string (&player->birth, "1985-03-04");
  player->rank = 1;
  player = brg_trf_get_player (trf, 1);
  set_string (&player->name, "Костянтинопольська-Заболотна, Єлизавета");
  set_string (&player->sex, "f");
  set_string (&player->birth, "1990");
  player->rank = 3;
  return trf;
}

/* Checked by hand against the columns of the standard. */
static void
test_trf26 (void)
{
  g_autoptr (BrgTrf) trf = make_event ();
  g_autofree char *text = write_report (trf, BRG_TRF_26);

  g_assert_cmpstr (
      text, ==,
      "012 Кубок  Москвы\r\n"
      "042 2026/09/12\r\n"
      "062 3\r\n"
      "072 2\r\n"
      "112 Токарев, В. С.\r\n"
      "132                                                                                        "
      "26/09/12            26/09/14\r\n"
      "142 4\r\n"
      "152 B\r\n"
      "192 FIDE_DUTCH_2026\r\n"
      "240 H   3   12\r\n"
      "240 Z   4    1    7\r\n"
      "001    1 m GM Щербаков, Игорь                   2150 RUS     4100018 1985/03/04  1.5    1  "
      "   7 b 1    12 w =\r\n"
      "001    7 w    Костянтинопольська-Заболотна, Єли  987                 1990        0.0    3  "
      "   1 w 0  0000 - Z\r\n"
      "001   12                                                                         1.5       "
      "0000 - U     1 b =  0000 - H\r\n");
}

static void
test_trf16 (void)
{
  g_autoptr (BrgTrf) trf = make_event ();
  g_autoptr (GPtrArray) notes = brg_format_notes_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *text = brg_trf_write (trf, BRG_TRF_16, notes, &error);

  g_assert_no_error (error);
  g_assert_cmpstr (
      text, ==,
      "012 Кубок  Москвы\r\n"
      "042 2026/09/12\r\n"
      "062 3\r\n"
      "072 2\r\n"
      "112 Токарев, В. С.\r\n"
      "132                                                                                        "
      "26/09/12            26/09/14\r\n"
      "XXR 4\r\n"
      "XXC black1\r\n"
      "001    1 m GM Щербаков, Игорь                   2150 RUS     4100018 1985/03/04  1.5    1  "
      "   7 b 1    12 w =            0000 - Z\r\n"
      "001    7 w    Костянтинопольська-Заболотна, Єли  987                 1990        0.0    3  "
      "   1 w 0  0000 - Z            0000 - Z\r\n"
      "001   12                                                                         1.5       "
      "0000 - U     1 b =  0000 - H\r\n");
  g_assert_cmpuint (notes->len, ==, 2);
  g_assert_cmpstr (((BrgFormatNote *) notes->pdata[0])->text, ==,
                   "TRF16 has no record 192: it was left out");
  g_assert_cmpstr (((BrgFormatNote *) notes->pdata[1])->text, ==,
                   "the name “Костянтинопольська-Заболотна, Єлизавета” was cut to 33 characters");
}

typedef struct
{
  const char *path;
  BrgScoring scoring; /* in tenths of a point */
  const char *trf26;
  const char *trf16;
} ScoringCase;

static const ScoringCase scoring_cases[] = {
  { "/data/trf-write/points/usual", { 10, 5, 0, 10, 0, 10, 10, 5, 0 }, "", "" },
  { "/data/trf-write/points/2-1-0",
    { 20, 10, 0, 20, 0, 20, 20, 10, 0 },
    "162  W 2.0    D 1.0\r\n",
    "BBW  2.0\r\nBBD  1.0\r\nXXS W=2.0 D=1.0 PAB=2.0\r\n" },
  { "/data/trf-write/points/3-1-0-bye-2",
    { 30, 10, 0, 30, 0, 20, 30, 10, 0 },
    "162  W 3.0    D 1.0    P 2.0\r\n",
    "BBW  3.0\r\nBBD  1.0\r\nBBU  2.0\r\nXXS W=3.0 D=1.0 PAB=2.0\r\n" },
  { "/data/trf-write/points/3-2-1",
    { 30, 20, 10, 30, 5, 30, 30, 20, 5 },
    "162  W 3.0    D 2.0    L 1.0    A 0.5\r\n",
    "BBW  3.0\r\nBBD  2.0\r\nBBL  1.0\r\nBBZ  0.5\r\n"
    "XXS W=3.0 D=2.0 L=1.0 ZPB=0.5 PAB=3.0 FL=0.5\r\n" },
  { "/data/trf-write/points/everything",
    { 100, 50, 10, 90, 2, 80, 70, 40, 5 },
    "162  W10.0    D 5.0    L 1.0    A 0.5    P 8.0\r\nBBF  0.2\r\nXXS FW=9.0 FPB=7.0 HPB=4.0\r\n",
    "BBW 10.0\r\nBBD  5.0\r\nBBL  1.0\r\nBBZ  0.5\r\nBBU  8.0\r\nBBF  0.2\r\n"
    "XXS W=10.0 D=5.0 L=1.0 ZPB=0.5 PAB=8.0 FL=0.2 FW=9.0 FPB=7.0 HPB=4.0\r\n" },
  { "/data/trf-write/points/only-byes",
    { 10, 5, 0, 10, 0, 10, 5, 0, 0 },
    "XXS FPB=0.5 HPB=0.0\r\n",
    "XXS FPB=0.5 HPB=0.0\r\n" },
};

static void
test_scoring (gconstpointer data)
{
  const ScoringCase *c = data;
  g_autoptr (BrgTrf) trf = brg_trf_new (brg_tournament_new (BRG_TOURNAMENT_SWISS, 1, 1));
  const gint *tenths = (const gint *) &c->scoring;
  gint *points = (gint *) &trf->tournament->scoring;
  const char *const expected[] = { c->trf16, c->trf26 };

  for (gsize i = 0; i < sizeof c->scoring / sizeof *tenths; i++)
    points[i] = tenths[i] * BRG_POINT / 10;
  for (guint dialect = BRG_TRF_16; dialect <= BRG_TRF_26; dialect++)
    {
      g_autofree char *text = write_report (trf, dialect);
      g_autofree char *whole =
          g_strdup_printf ("062 1\r\n072 0\r\n%s 1\r\n%s001    1%73s0.0\r\n",
                           dialect == BRG_TRF_16 ? "XXR" : "142", expected[dialect], "");
      g_autoptr (BrgTrf) again = read_report (text);

      g_assert_cmpstr (text, ==, whole);
      g_assert_cmpmem (&again->tournament->scoring, sizeof (BrgScoring), points,
                       sizeof (BrgScoring));
    }
}

static void
test_acceleration (void)
{
  static const char header[] = "142 3\r\n250       1.0   1   2    1    2\r\n"
                               "250       0.5   3   3    1    2\r\n260   1   3    1    2\r\n"
                               "260   2   2    2    3\r\n001    1\r\n001    2\r\n001    3\r\n";
  g_autoptr (BrgTrf) trf = read_report (header);
  g_autofree char *trf26 = write_report (trf, BRG_TRF_26);
  g_autofree char *trf16 = write_report (trf, BRG_TRF_16);

  g_assert_nonnull (strstr (trf26, "\r\n250       1.0   1   2    1    2\r\n"
                                   "250       0.5   3   3    1    2\r\n"
                                   "260   1   3    1    2\r\n260   2   2    2    3\r\n001 "));
  /* XXP knows no range of rounds: such a ban stays a record of TRF26. */
  g_assert_nonnull (strstr (trf16, "\r\nXXA    1  1.0  1.0  0.5\r\nXXA    2  1.0  1.0  0.5\r\n"
                                   "260   2   2    2    3\r\nXXP    1    2\r\n001 "));
}

static void
test_adjustments (void)
{
  static const char text[] = "299 +   2.0   2.5  003    1    2\r\n299 -        -0.5  000    1\r\n"
                             "001    1\r\n001    2\r\n";
  g_autoptr (BrgTrf) trf = read_report (text);
  g_autofree char *written = write_report (trf, BRG_TRF_26);

  g_assert_nonnull (strstr (written, "\r\n299 +   2.0   2.5  003    1    2\r\n"
                                     "299 -        -0.5  000    1\r\n001 "));
}

/* rus-draughts-2022 1.4: what was brought from an earlier stage is in the points, and stands beside
 * them. */
static void
test_carried (gconstpointer data)
{
  BrgTrfDialect dialect = GPOINTER_TO_INT (data);
  g_autoptr (BrgTrf) trf = read_report ("001    1\r\n001    2\r\n001    3\r\n");
  g_autoptr (BrgTrf) again = NULL;
  g_autofree char *written = NULL;
  g_autofree char *rewritten = NULL;

  brg_tournament_set_carried (trf->tournament, 0, BRG_POINT / 2);
  brg_tournament_set_carried (trf->tournament, 2, BRG_POINT / 2);
  brg_tournament_set_carried (trf->tournament, 1, -2 * BRG_POINT);
  written = write_report (trf, dialect);
  g_assert_nonnull (
      strstr (written, dialect == BRG_TRF_26
                           ? "\r\n299           0.5  000    1    3\r\n"
                             "299          -2.0  000    2\r\n001 "
                           : "\r\n### berger: carried 1 0.5\r\n### berger: carried 2 -2.0\r\n"
                             "### berger: carried 3 0.5\r\n001 "));
  again = read_report (written);
  g_assert_cmpuint (again->notes->len, ==, 0);
  g_assert_cmpuint (again->raw->len, ==, 0);
  for (gint i = 0; i < 3; i++)
    {
      gint points = brg_tournament_carried (trf->tournament, i);

      g_assert_cmpint (brg_tournament_carried (again->tournament, i), ==, points);
      g_assert_cmpint (brg_trf_get_player (again, i)->points, ==, points);
    }
  rewritten = write_report (again, dialect);
  g_assert_cmpstr (rewritten, ==, written);
}

/* Lines that nobody understands stay where they were. */
static void
test_raw_lines (void)
{
  static const char text[] = "### before\n"
                             "142 1\n"
                             "001    1\n"
                             "XYZ    1      National, Record\n"
                             "### after\n"
                             "013 Team                               1\n";
  g_autoptr (BrgTrf) trf = read_report (text);
  g_autofree char *written = write_report (trf, BRG_TRF_16);

  g_assert_nonnull (strstr (written, "XXR 1\r\n### before\r\n001    1"));
  g_assert_true (g_str_has_suffix (written, "\r\nXYZ    1      National, Record\r\n### after\r\n"
                                            "013 Team                               1\r\n"));
}

static void
test_adjourned (void)
{
  BrgTournament *tournament = brg_tournament_new (BRG_TOURNAMENT_ROUND_ROBIN, 2, 1);
  g_autoptr (BrgTrf) trf = brg_trf_new (tournament);
  g_autofree char *text = NULL;
  g_autoptr (BrgTrf) again = NULL;

  brg_tournament_set_game (tournament, 1, 1, 0, BRG_OUTCOME_ADJOURNED, BRG_OUTCOME_ADJOURNED);
  text = write_report (trf, BRG_TRF_26);
  g_assert_nonnull (strstr (text, "     2 b ?\r\n"));
  g_assert_true (g_str_has_suffix (text, "### berger: adjourned 1 2 1\r\n"));
  again = read_report (text);
  g_assert_cmpint (brg_tournament_cell (again->tournament, 0, 1)->outcome, ==,
                   BRG_OUTCOME_ADJOURNED);
  g_assert_cmpuint (again->raw->len, ==, 0);
  g_assert_cmpint (again->tournament->kind, ==, BRG_TOURNAMENT_ROUND_ROBIN);
}

/* A name never ends inside a character: 33 characters of two and of four bytes. */
static void
test_long_names (void)
{
  static const char *const names[] = {
    "ЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩ",
    "𝔄𝔄𝔄𝔄𝔄𝔄𝔄𝔄𝔄𝔄𝔄𝔄𝔄𝔄𝔄𝔄𝔄𝔄𝔄𝔄𝔄𝔄𝔄𝔄𝔄𝔄𝔄𝔄𝔄𝔄𝔄𝔄𝔄𝔄𝔄𝔄",
    "Longname, Of Many Words And Moreover Them",
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (BrgTrf) trf = brg_trf_new (brg_tournament_new (BRG_TOURNAMENT_SWISS, 1, 1));
      g_autofree char *cut = g_utf8_substring (names[i], 0, 33);
      g_autofree char *text = NULL;
      g_autoptr (BrgTrf) again = NULL;

      set_string (&brg_trf_get_player (trf, 0)->name, names[i]);
      brg_trf_get_player (trf, 0)->rating = 2222;
      text = write_report (trf, BRG_TRF_16);
      g_assert_true (g_utf8_validate (text, -1, NULL));
      again = read_report (text);
      g_assert_cmpstr (brg_trf_get_player (again, 0)->name, ==, cut);
      g_assert_cmpint (brg_trf_get_player (again, 0)->rating, ==, 2222);
    }
}

static void
assert_refused (const BrgTrf *trf, const char *message)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = brg_trf_write (trf, BRG_TRF_26, NULL, &error);

  g_assert_null (text);
  g_assert_error (error, BRG_FORMAT_ERROR, BRG_FORMAT_ERROR_UNSUPPORTED);
  g_assert_cmpstr (error->message, ==, message);
}

static void
test_refused (void)
{
  g_autoptr (BrgTrf) trf = brg_trf_new (brg_tournament_new (BRG_TOURNAMENT_SWISS, 1, 1));
  g_autoptr (BrgTrf) long_trf = brg_trf_new (brg_tournament_new (BRG_TOURNAMENT_SWISS, 0, 1000));
  BrgTrfPlayer *player = brg_trf_get_player (trf, 0);

  player->points = BRG_POINT / 3;
  assert_refused (trf, "the points 20/60 do not fit into a tournament report, expected tenths "
                       "below 100");
  player->points = 100 * BRG_POINT;
  assert_refused (trf, "the points 6000/60 do not fit into a tournament report, expected "
                       "tenths below 100");
  player->points = 0;
  player->number = 10000;
  assert_refused (trf, "player 10000 has the rating 0 and the place 0, expected numbers with at "
                       "most four digits");
  assert_refused (long_trf, "1000 rounds do not fit into a tournament report, expected at most "
                            "999");
}

BRG_TEST_TOPIC ("trf-write")
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (scoring_cases); i++)
    g_test_add_data_func (scoring_cases[i].path, &scoring_cases[i], test_scoring);
  g_test_add_func ("/data/trf-write/trf26", test_trf26);
  g_test_add_func ("/data/trf-write/trf16", test_trf16);
  g_test_add_func ("/data/trf-write/acceleration", test_acceleration);
  g_test_add_func ("/data/trf-write/adjustments", test_adjustments);
  g_test_add_data_func ("/data/trf-write/rus-draughts-2022/1.4/trf26", GINT_TO_POINTER (BRG_TRF_26),
                        test_carried);
  g_test_add_data_func ("/data/trf-write/rus-draughts-2022/1.4/trf16", GINT_TO_POINTER (BRG_TRF_16),
                        test_carried);
  g_test_add_func ("/data/trf-write/raw-lines", test_raw_lines);
  g_test_add_func ("/data/trf-write/adjourned", test_adjourned);
  g_test_add_func ("/data/trf-write/long-names", test_long_names);
  g_test_add_func ("/data/trf-write/refused", test_refused);
  return g_test_run ();
}
