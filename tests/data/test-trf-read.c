/* test-trf-read.c - reads tournament report files
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <gio/gio.h>
#include <string.h>

#include "brg-test.h"
#include "brg-trf-reader.h"
#include "brg-trf.h"
#include "trf-fixture.h"

typedef struct
{
  const char *path;
  const char *header;
  BrgScoring expected; /* in tenths of a point */
} ScoringCase;

static const ScoringCase scoring_cases[] = {
  { "/data/trf-read/points/default", "", { 10, 5, 0, 10, 0, 10, 10, 5, 0 } },
  { "/data/trf-read/points/162", "162  W 3.0    D 1.0\n", { 30, 10, 0, 30, 0, 30, 30, 10, 0 } },
  { "/data/trf-read/points/162-all",
    "162  W 3.0    D 2.0    L 1.0    A 0.5    P 1.5\n",
    { 30, 20, 10, 30, 5, 15, 30, 20, 5 } },
  { "/data/trf-read/points/162-narrow",
    "162  W03.0    D01.0    Z 0.5\n",
    { 30, 10, 0, 30, 5, 30, 30, 10, 5 } },
  { "/data/trf-read/points/bb",
    "BBW  3.0\nBBD  1.0\nBBL  0.5\nBBZ  0.2\nBBF  0.1\nBBU  2.0\n",
    { 30, 10, 5, 30, 1, 20, 30, 10, 2 } },
  { "/data/trf-read/points/xxs", "XXS W=3 D=1\n", { 30, 10, 0, 30, 0, 10, 30, 10, 0 } },
  { "/data/trf-read/points/xxs-pab", "XXS W=3 D=1 PAB=1.5\n", { 30, 10, 0, 30, 0, 15, 30, 10, 0 } },
  { "/data/trf-read/points/xxs-single",
    "XXS WW=3 BW=3\nXXS FL=0.5 HPB=0 FPB=2 FW=2 ZPB=0.1\n",
    { 30, 5, 0, 20, 5, 10, 20, 0, 1 } },
  { "/data/trf-read/points/later-beats-earlier",
    "XXS W=3\nXXS W=2 PAB=2\n",
    { 20, 5, 0, 20, 0, 20, 20, 5, 0 } },
  { "/data/trf-read/points/trf26-beats-extension",
    "162  W 2.0    D 1.0\nBBW  3.0\nBBL  0.5\n",
    { 20, 10, 5, 20, 0, 20, 20, 10, 0 } },
};

static void
test_scoring (gconstpointer data)
{
  static const char *const players[TRF_FIXTURE_MOST_PLAYERS] = { "" };
  const ScoringCase *c = data;
  g_autoptr (BrgTrf) trf = trf_fixture_read (c->header, players);
  const gint *expected = (const gint *) &c->expected;
  const gint *found = (const gint *) &trf->tournament->scoring;

  for (gsize i = 0; i < sizeof c->expected / sizeof *expected; i++)
    g_assert_cmpint (found[i], ==, expected[i] * BRG_POINT / 10);
}

typedef struct
{
  const char *path;
  const char *header;
  BrgTournamentKind kind;
  gint cycles;
} KindCase;

static const KindCase kind_cases[] = {
  { "/data/trf-read/kind/nothing", "", BRG_TOURNAMENT_SWISS, 1 },
  { "/data/trf-read/kind/swiss", "092 Individual: Swiss-System (Dutch)\n", BRG_TOURNAMENT_SWISS,
    1 },
  { "/data/trf-read/kind/round-robin", "092 Individual: Round-Robin\n", BRG_TOURNAMENT_ROUND_ROBIN,
    1 },
  { "/data/trf-read/kind/double", "092 Individual: Double Round-Robin\n",
    BRG_TOURNAMENT_ROUND_ROBIN, 2 },
  { "/data/trf-read/kind/one-word", "092 Roundrobin\n", BRG_TOURNAMENT_ROUND_ROBIN, 1 },
  { "/data/trf-read/kind/russian", "092 Круговая система, в два круга\n",
    BRG_TOURNAMENT_ROUND_ROBIN, 2 },
  { "/data/trf-read/kind/ukrainian", "092 Колова система\n", BRG_TOURNAMENT_ROUND_ROBIN, 1 },
  { "/data/trf-read/kind/russian-scheveningen", "092 Схевенингенская система\n",
    BRG_TOURNAMENT_ROUND_ROBIN, 1 },
  { "/data/trf-read/kind/ukrainian-scheveningen", "092 Схевенінгенська система\n",
    BRG_TOURNAMENT_ROUND_ROBIN, 1 },
  { "/data/trf-read/kind/russian-swiss", "092 Швейцарская система\n", BRG_TOURNAMENT_SWISS, 1 },
  { "/data/trf-read/kind/double-swiss", "092 Double Swiss\n", BRG_TOURNAMENT_SWISS, 1 },
  { "/data/trf-read/kind/code-dutch", "092 Round-Robin\n192 FIDE_DUTCH_2026\n",
    BRG_TOURNAMENT_SWISS, 1 },
  { "/data/trf-read/kind/code", "192 FIDE_ROUNDROBIN\n", BRG_TOURNAMENT_ROUND_ROBIN, 1 },
  { "/data/trf-read/kind/code-double", "192 FIDE_DOUBLEROUNDROBIN\n", BRG_TOURNAMENT_ROUND_ROBIN,
    2 },
  { "/data/trf-read/kind/code-games", "192 BERGER_ROUNDROBIN_G4\n", BRG_TOURNAMENT_ROUND_ROBIN, 4 },
  { "/data/trf-read/kind/code-team", "192 FIDE_TEAM_DOUBLEROUNDROBIN\n", BRG_TOURNAMENT_ROUND_ROBIN,
    2 },
  { "/data/trf-read/kind/code-scheveningen", "192 FIDE_SCHEVENINGEN\n", BRG_TOURNAMENT_ROUND_ROBIN,
    1 },
  { "/data/trf-read/kind/code-double-swiss", "192 FIDE_DOUBLESWISS_BAKU\n", BRG_TOURNAMENT_SWISS,
    1 },
};

static void
test_kind (gconstpointer data)
{
  static const char *const players[TRF_FIXTURE_MOST_PLAYERS] = { "" };
  const KindCase *c = data;
  g_autoptr (BrgTrf) trf = trf_fixture_read (c->header, players);

  g_assert_cmpint (trf->tournament->kind, ==, c->kind);
  g_assert_cmpint (trf->tournament->cycles, ==, c->cycles);
}

typedef struct
{
  const char *path;
  const char *header;
  const char *players[TRF_FIXTURE_MOST_PLAYERS];
  BrgColour expected;
  gboolean is_inferred;
} ColourCase;

static const ColourCase colour_cases[] = {
  { "/data/trf-read/initial-colour/152",
    "152 B\n",
    { "              2 w 1", "              1 b 0" },
    BRG_COLOUR_BLACK,
    FALSE },
  { "/data/trf-read/initial-colour/xxc", "XXC black1\n", { "", "" }, BRG_COLOUR_BLACK, FALSE },
  { "/data/trf-read/initial-colour/152-beats-xxc",
    "152 W\nXXC black1\n",
    { "" },
    BRG_COLOUR_WHITE,
    FALSE },
  { "/data/trf-read/initial-colour/unknown", "142 5\n", { "", "" }, BRG_COLOUR_NONE, FALSE },
  { "/data/trf-read/initial-colour/fide-dutch-2026/5.2.5/first-player",
    "",
    { "              2 b 1", "              1 w 0" },
    BRG_COLOUR_BLACK,
    TRUE },
  { "/data/trf-read/initial-colour/fide-dutch-2026/5.2.5/one-before-him",
    "",
    { "           0000 - U", "              3 w 1", "              2 b 0" },
    BRG_COLOUR_BLACK,
    TRUE },
  { "/data/trf-read/initial-colour/fide-dutch-2026/5.2.5/absent-does-not-count",
    "",
    { "           0000 - Z", "              3 w 1", "              2 b 0" },
    BRG_COLOUR_WHITE,
    TRUE },
  { "/data/trf-read/initial-colour/fide-dutch-2026/5.2.5/first-round-without-colours",
    "",
    { "              2 - +     3 w 1", "              1 - -  0000 - U",
      "           0000 - Z     1 b 0" },
    BRG_COLOUR_WHITE,
    TRUE },
};

static void
test_initial_colour (gconstpointer data)
{
  const ColourCase *c = data;
  g_autoptr (BrgTrf) trf = trf_fixture_read (c->header, c->players);

  g_assert_cmpint (trf->tournament->initial_colour, ==, c->expected);
  g_assert_cmpint (trf->initial_colour_is_inferred, ==, c->is_inferred);
}

/* Every column of a record, in an order of lines that is not that of numbers. */
static void
test_player (void)
{
  static const char text[] =
      "001    7 w wg Ґалаґан, Марія-Єлизавета Петрівна 2345 UKR    14102340 1984/11/02  0.5    2\r"
      "001    3 m  g Vasquez,Rodrigo                   2558 CHI     3400042 1969.12.06  1.5    "
      "1\r\n"
      "001    5 FKMS Ann                                  0                 1983/00/00\n"
      "001    9 x                                                           yesterday9";
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgTrf) trf = brg_trf_read (text, -1, "cup.trf", &error);
  g_autofree char *notes = NULL;
  const BrgTrfPlayer *player;

  g_assert_no_error (error);
  g_assert_cmpint (trf->tournament->n_players, ==, 4);
  g_assert_cmpint (trf->tournament->n_rounds, ==, 0);

  player = brg_trf_get_player (trf, 0);
  g_assert_cmpint (player->number, ==, 3);
  g_assert_cmpstr (player->sex, ==, "m");
  g_assert_cmpstr (player->title, ==, "GM");
  g_assert_cmpstr (player->name, ==, "Vasquez,Rodrigo");
  g_assert_cmpstr (player->family_name, ==, "Vasquez");
  g_assert_cmpstr (player->given_name, ==, "Rodrigo");
  g_assert_cmpint (player->rating, ==, 2558);
  g_assert_cmpstr (player->federation, ==, "CHI");
  g_assert_cmpstr (player->fide_id, ==, "3400042");
  g_assert_cmpstr (player->birth_text, ==, "1969.12.06");
  g_assert_cmpstr (player->birth, ==, "1969-12-06");
  g_assert_cmpint (player->points, ==, 90);
  g_assert_cmpint (player->rank, ==, 1);
  g_assert_cmpint (trf->tournament->players[0].number, ==, 3);
  g_assert_cmpint (trf->tournament->players[0].rating, ==, 2558);

  player = brg_trf_get_player (trf, 1);
  g_assert_cmpstr (player->sex, ==, "f");
  g_assert_cmpstr (player->title, ==, "KMS");
  g_assert_cmpstr (player->family_name, ==, "Ann");
  g_assert_cmpstr (player->given_name, ==, "");
  g_assert_cmpint (player->rating, ==, 0);
  g_assert_cmpstr (player->birth, ==, "1983");
  g_assert_cmpint (player->points, ==, BRG_TRF_NO_POINTS);
  g_assert_cmpint (player->rank, ==, 0);

  player = brg_trf_get_player (trf, 2);
  g_assert_cmpstr (player->title, ==, "WGM");
  g_assert_cmpstr (player->family_name, ==, "Ґалаґан");
  g_assert_cmpstr (player->given_name, ==, "Марія-Єлизавета Петрівна");
  g_assert_cmpint (player->rating, ==, 2345);
  g_assert_cmpstr (player->fide_id, ==, "14102340");

  g_assert_cmpint (brg_trf_find_player (trf, 7), ==, 2);
  g_assert_cmpint (brg_trf_find_player (trf, 4), ==, BRG_NOBODY);
  notes = trf_fixture_describe_notes (trf);
  g_assert_cmpstr (notes, ==,
                   "1:81: player 7 has 0.50 points here and 0.00 by his results, which were taken\n"
                   "2:81: player 3 has 1.50 points here and 0.00 by his results, which were taken\n"
                   "4:10: the sex is not understood, expected m, w or a blank\n"
                   "4:15: player 9 has no family name; the number stands for it\n"
                   "4:70: the date of birth “yesterday9” is not understood, expected YYYY/MM/DD\n");
}

/* A program that counts bytes puts what follows the name too far to the left. */
static void
test_byte_columns (void)
{
  static const char text[] = "001    1      Müller, Jürgen                  2100 GER     4600001 "
                             "1970/01/01  1.0    1     "
                             "2 w 1\n"
                             "001    2      Meier, Jan                        2000 GER     4600002 "
                             "1971/01/01  0.0    2     "
                             "1 b 0\n";
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgTrf) trf = brg_trf_read (text, -1, "cup.trf", &error);
  g_autofree char *notes = NULL;

  g_assert_no_error (error);
  g_assert_cmpstr (brg_trf_get_player (trf, 0)->name, ==, "Müller, Jürgen");
  g_assert_cmpint (brg_trf_get_player (trf, 0)->rating, ==, 2100);
  trf_fixture_assert_cells (trf, 0, "1w1");
  notes = trf_fixture_describe_notes (trf);
  g_assert_cmpstr (notes, ==, "1:1: the columns of this line count bytes instead of characters\n");
}

static void
test_entry (void)
{
  static const char text[] =
      "001    3 w wg Ґалаґан, Марія-Єлизавета Петрівна 2345 UKR    14102340 1984/11/02\n"
      "001    4      Haub,Thorsten Michael\n"
      "001    5      Player 0005\n";
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgTrf) trf = brg_trf_read (text, -1, "cup.trf", &error);
  g_autoptr (BrgEntry) first = NULL;
  g_autoptr (BrgEntry) second = NULL;
  g_autoptr (BrgEntry) third = NULL;
  BrgTrfPlayer *copy = brg_trf_player_new (3);

  g_assert_no_error (error);
  first = brg_trf_player_to_entry (brg_trf_get_player (trf, 0));
  g_assert_cmpstr (first->family_name, ==, "Ґалаґан");
  g_assert_cmpstr (first->given_name, ==, "Марія-Єлизавета");
  g_assert_cmpstr (first->father_name, ==, "Петрівна");
  g_assert_cmpstr (first->sex, ==, "f");
  g_assert_cmpstr (first->birth, ==, "1984-11-02");
  g_assert_cmpstr (first->title, ==, "WGM");
  g_assert_cmpstr (first->federation, ==, "UKR");
  g_assert_cmpstr (first->fide_id, ==, "14102340");
  g_assert_cmpint (first->number, ==, 3);
  g_assert_cmpint (first->rating, ==, 2345);
  second = brg_trf_player_to_entry (brg_trf_get_player (trf, 1));
  g_assert_cmpstr (second->given_name, ==, "Thorsten Michael");
  g_assert_cmpstr (second->father_name, ==, "");
  third = brg_trf_player_to_entry (brg_trf_get_player (trf, 2));
  g_assert_cmpstr (third->family_name, ==, "Player 0005");

  brg_trf_player_set_entry (copy, first);
  g_assert_cmpstr (copy->name, ==, "Ґалаґан, Марія-Єлизавета Петрівна");
  g_assert_cmpstr (copy->birth, ==, "1984-11-02");
  g_assert_cmpint (copy->rating, ==, 2345);
  brg_trf_player_free (copy);
}

static void
test_header (void)
{
  static const char header[] =
      "012 Кубок Москвы\n022 Москва\n032 RUS\n042 28. 07. 2005\n052 May 29, 2020\n"
      "092 Individual: Swiss-System\n102 Токарев, В. С.\n112 One, A.\n112 Two, B.\n122 90+30\n"
      "132                                                                                        "
      "05/07/28            05/07/30\n"
      "172 RUS NRO\n182 Berger\n192 FIDE_DUTCH_2026_BAKU\n202 BH/C1,BH\n212 PTS,BH/C1\n"
      "222 5400+30\n352 WBWB\n362  TW 2.0    TD 1.0\n012 Кубок Москвы 2005\n";
  static const char *const players[TRF_FIXTURE_MOST_PLAYERS] = { "              2 w 1",
                                                                 "              1 b 0" };
  static const char *const expected[BRG_TRF_N_TEXTS] = {
    "Кубок Москвы 2005",
    "Москва",
    "RUS",
    "28. 07. 2005",
    "May 29, 2020",
    NULL,
    NULL,
    NULL,
    "Individual: Swiss-System",
    "Токарев, В. С.",
    "90+30",
    "RUS NRO",
    "Berger",
    "FIDE_DUTCH_2026_BAKU",
    "BH/C1,BH",
    "PTS,BH/C1",
    "5400+30",
    "WBWB",
    " TW 2.0    TD 1.0",
  };
  g_autoptr (BrgTrf) trf = trf_fixture_read (header, players);
  g_autofree char *notes = trf_fixture_describe_notes (trf);

  for (guint i = 0; i < BRG_TRF_N_TEXTS; i++)
    g_assert_cmpstr (trf->texts[i], ==, expected[i]);
  g_assert_cmpuint (trf->deputies->len, ==, 2);
  g_assert_cmpstr (trf->deputies->pdata[1], ==, "Two, B.");
  g_assert_cmpuint (trf->round_dates->len, ==, 3);
  g_assert_cmpstr (trf->round_dates->pdata[0], ==, "2005-07-28");
  g_assert_cmpstr (trf->round_dates->pdata[1], ==, "");
  g_assert_cmpstr (trf->round_dates->pdata[2], ==, "2005-07-30");
  g_assert_cmpstr (notes, ==, "20:1: a second record 012; the later one was taken\n");
}

static void
test_acceleration (void)
{
  static const char *const players[TRF_FIXTURE_MOST_PLAYERS] = { "", "", "" };
  g_autoptr (BrgTrf) trf26 =
      trf_fixture_read ("142 5\n250       1.0   1   3    1    2\n250  2.0  0.5   4   5    1    2\n"
                        "250       1.5   2   2    2    2\nXXA    3  1.0\n",
                        players);
  g_autoptr (BrgTrf) trf16 =
      trf_fixture_read ("XXR 5\nXXA    1  1.0  1.0  0.5\nXXA 3 0.0 1.0\n", players);

  g_assert_cmpint (brg_trf_virtual_points (trf26, 0, 1), ==, 60);
  g_assert_cmpint (brg_tournament_virtual_points (trf26->tournament, 0, 1), ==, 60);
  g_assert_cmpint (brg_trf_virtual_points (trf26, 0, 5), ==, 30);
  g_assert_cmpint (brg_trf_virtual_points (trf26, 1, 2), ==, 90);
  g_assert_cmpint (brg_trf_virtual_points (trf26, 1, 3), ==, 60);
  g_assert_cmpint (brg_trf_virtual_points (trf26, 2, 1), ==, 0);
  g_assert_cmpint (brg_trf_virtual_points (trf16, 0, 2), ==, 60);
  g_assert_cmpint (brg_trf_virtual_points (trf16, 0, 3), ==, 30);
  g_assert_cmpint (brg_trf_virtual_points (trf16, 0, 4), ==, 0);
  g_assert_cmpint (brg_trf_virtual_points (trf16, 2, 1), ==, 0);
  g_assert_cmpint (brg_trf_virtual_points (trf16, 2, 2), ==, 60);
}

/* A code that names the acceleration is enough; records go before it; three points for a win cannot
 * be accelerated. */
static void
test_acceleration_by_name (void)
{
  static const char *const players[TRF_FIXTURE_MOST_PLAYERS] = { "", "", "" };
  g_autoptr (BrgTrf) named = trf_fixture_read ("142 5\n192 FIDE_DUTCH_BAKU\n", players);
  g_autoptr (BrgTrf) recorded =
      trf_fixture_read ("142 5\n192 FIDE_DUTCH_BAKU\n250       0.5   1   1    3    3\n", players);
  g_autoptr (BrgTrf) football =
      trf_fixture_read ("142 5\n162  W 3.0    D 1.0\n192 FIDE_DUTCH_BAKU\n", players);

  g_assert_cmpint (brg_tournament_virtual_points (named->tournament, 1, 1), ==, 60);
  g_assert_cmpint (brg_tournament_virtual_points (named->tournament, 1, 2), ==, 60);
  g_assert_cmpint (brg_tournament_virtual_points (named->tournament, 1, 3), ==, 30);
  g_assert_cmpint (brg_tournament_virtual_points (named->tournament, 1, 4), ==, 0);
  g_assert_cmpint (brg_tournament_virtual_points (named->tournament, 2, 1), ==, 0);
  g_assert_cmpint (brg_trf_virtual_points (named, 1, 1), ==, 60);
  g_assert_cmpint (brg_tournament_virtual_points (recorded->tournament, 1, 1), ==, 0);
  g_assert_cmpint (brg_tournament_virtual_points (recorded->tournament, 2, 1), ==, 30);
  g_assert_cmpint (brg_tournament_virtual_points (football->tournament, 1, 1), ==, 0);
}

static void
test_forbidden (void)
{
  static const char *const players[TRF_FIXTURE_MOST_PLAYERS] = { "", "", "", "" };
  g_autoptr (BrgTrf) trf =
      trf_fixture_read ("142 5\n260   2   3    1    3    4\nXXP 1 2\n", players);

  g_assert_false (brg_trf_is_forbidden (trf, 0, 2, 1));
  g_assert_true (brg_trf_is_forbidden (trf, 0, 2, 2));
  g_assert_true (brg_tournament_is_forbidden (trf->tournament, 2, 0, 2));
  g_assert_false (brg_tournament_is_forbidden (trf->tournament, 2, 0, 1));
  g_assert_true (brg_trf_is_forbidden (trf, 3, 2, 3));
  g_assert_false (brg_trf_is_forbidden (trf, 3, 2, 4));
  g_assert_true (brg_trf_is_forbidden (trf, 1, 0, 1));
  g_assert_true (brg_trf_is_forbidden (trf, 0, 1, 5));
  g_assert_false (brg_trf_is_forbidden (trf, 1, 2, 2));
}

typedef struct
{
  const char *path;
  const char *line;
  gchar kind;
  gint match_points;
  gint points;
  gint round;
  guint n_numbers;
} AdjustmentCase;

/* Columns of the standard, of another program, and with blanks where the standard allows them. */
static const AdjustmentCase adjustment_cases[] = {
  { "/data/trf-read/299/standard", "299 +   2.0   2.5  003    1    2\n", '+', 120, 150, 3, 2 },
  { "/data/trf-read/299/no-match-points", "299 W         1.0  000    1\n", 'W', BRG_TRF_NO_POINTS,
    60, 0, 1 },
  { "/data/trf-read/299/no-round", "299 -        -0.5         2\n", '-', BRG_TRF_NO_POINTS, -30, 0,
    1 },
  { "/data/trf-read/299/narrow", "299 W  1.0  1.5   3    1    2    3\n", 'W', 60, 90, 3, 3 },
  { "/data/trf-read/299/penalty", "299          -1.0  001    2\n", ' ', BRG_TRF_NO_POINTS, -60, 1,
    1 },
  { "/data/trf-read/299/everybody", "299 F         1.0  002\n", 'F', BRG_TRF_NO_POINTS, 60, 2, 0 },
};

static void
test_adjustment (gconstpointer data)
{
  static const char *const players[TRF_FIXTURE_MOST_PLAYERS] = { "", "", "" };
  const AdjustmentCase *c = data;
  g_autoptr (BrgTrf) trf = trf_fixture_read (c->line, players);
  const BrgTrfAdjustment *adjustment;

  g_assert_cmpuint (trf->adjustments->len, ==, 1);
  adjustment = trf->adjustments->pdata[0];
  g_assert_cmpint (adjustment->kind, ==, c->kind);
  g_assert_cmpint (adjustment->match_points, ==, c->match_points);
  g_assert_cmpint (adjustment->points, ==, c->points);
  g_assert_cmpint (adjustment->round, ==, c->round);
  g_assert_cmpuint (adjustment->numbers->len, ==, c->n_numbers);
}

static void
test_raw_lines (void)
{
  static const char header[] =
      "### by hand\nXYZ    1      Kept, As It Is\nDAT 0001 EMAIL a@b\n"
      "foo bar\n240 H   1    9\n801   1 Team\n250 00.0 02.0 001 003 0001 0090\n";
  static const char *const players[TRF_FIXTURE_MOST_PLAYERS] = { "              2 w 1",
                                                                 "              1 b 0" };
  g_autoptr (BrgTrf) trf = trf_fixture_read (header, players);
  g_autofree char *notes = trf_fixture_describe_notes (trf);

  g_assert_true (trf->is_team);
  g_assert_cmpuint (trf->raw->len, ==, 7);
  g_assert_cmpstr (((BrgTrfRaw *) trf->raw->pdata[0])->text, ==, "### by hand");
  g_assert_cmpstr (((BrgTrfRaw *) trf->raw->pdata[4])->text, ==, "240 H   1    9");
  g_assert_cmpuint (trf->accelerations->len, ==, 0);
  g_assert_cmpstr (notes, ==, "4:1: an unknown record was kept as it is\n");
}

/* XXC rank: numbers for pairing follow the lines, references the numbers of the records. */
static void
test_numbers_by_line (void)
{
  static const char text[] = "XXC rank white1\n"
                             "001    7      Seven, A                          2000                 "
                             "            1.0    1     "
                             "3 w 1\n"
                             "001    3      Three, B                          2100                 "
                             "            0.0    2     "
                             "7 b 0\n";
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgTrf) trf = brg_trf_read (text, -1, "cup.trf", &error);

  g_assert_no_error (error);
  g_assert_true (trf->numbers_by_line);
  g_assert_cmpint (brg_trf_get_player (trf, 0)->number, ==, 7);
  g_assert_cmpint (trf->tournament->players[0].number, ==, 1);
  g_assert_cmpint (trf->tournament->players[1].number, ==, 2);
  g_assert_cmpint (brg_trf_find_player (trf, 3), ==, 1);
  trf_fixture_assert_cells (trf, 0, "1w1");
  trf_fixture_assert_cells (trf, 1, "0b0");
}

/* A file of 284 players as a program of 2005 wrote it. */
static void
test_karl_mala (void)
{
  g_autoptr (BrgTrf) trf = trf_fixture_load ("karl-mala-2005.trf");
  gint titled = 0;

  g_assert_cmpint (trf->tournament->n_players, ==, 284);
  g_assert_cmpint (trf->tournament->n_rounds, ==, 7);
  g_assert_cmpint (trf->tournament->kind, ==, BRG_TOURNAMENT_SWISS);
  g_assert_cmpint (brg_tournament_last_paired_round (trf->tournament), ==, 7);
  g_assert_cmpstr (trf->texts[BRG_TRF_TEXT_NAME], ==, "9. Karl-Mala-Gedenkturnier");
  g_assert_cmpstr (trf->texts[BRG_TRF_TEXT_STARTS], ==, "28. 07. 2005");
  g_assert_null (trf->texts[BRG_TRF_TEXT_FEDERATION]);
  /* The points that the arbiter's program printed are the sums of the results. */
  g_assert_cmpuint (trf->notes->len, ==, 0);
  for (gint i = 0; i < 284; i++)
    {
      const BrgTrfPlayer *player = brg_trf_get_player (trf, i);

      g_assert_cmpint (brg_tournament_score (trf->tournament, i, 7), ==, player->points);
      titled += *player->title != '\0';
    }
  g_assert_cmpint (titled, ==, 20);
  trf_fixture_assert_cells (trf, 0, "140w1 77b1 41w1 20b1 15w1 24b= 30w=");
  /* 001 13: a forfeit without colours, then gone. */
  trf_fixture_assert_cells (trf, 12, "152-- -1-Z -1-Z -1-Z -1-Z -1-Z -1-Z");
}

static void
test_lichess (void)
{
  g_autoptr (BrgTrf) trf = trf_fixture_load ("lichess-swiss-2020.trf");

  g_assert_cmpint (trf->tournament->n_players, ==, 13);
  g_assert_cmpint (trf->tournament->n_rounds, ==, 10);
  g_assert_cmpint (brg_tournament_last_paired_round (trf->tournament), ==, 10);
  g_assert_cmpint (trf->tournament->initial_colour, ==, BRG_COLOUR_WHITE);
  g_assert_cmpuint (trf->notes->len, ==, 0);
  trf_fixture_assert_cells (trf, 4, "-1-H -1-Z 9w1 8b1 2w1 1b1 3w0 0w0 10b1 5b0");
  trf_fixture_assert_cells (trf, 5, "2w0 -1-U 10b1 0w= 1b= 8b= 6w0 3b0 11w1 4w1");
}

static const char *const fixtures[] = {
  "blind-0002.trf",         "coefficients-0003.trf", "dutch-0018.trf",         "dutch-0060.trf",
  "dutch-0067.trf",         "dutch-0072.trf",        "raw-0001.trf",           "raw-0003.trf",
  "t005-forfeits.trf",      "t012-blankcells.trf",   "t013-unplayedmoves.trf", "t024-rr-odd.trf",
  "t026-rr-dblforfeit.trf", "t028-rr-double.trf",    "team001-rr.trf",
};

/* The points of these files come from other programs and are the sums of what was read. */
static void
test_fixture (gconstpointer data)
{
  g_autoptr (BrgTrf) trf = trf_fixture_load (data);
  gint last = brg_tournament_last_paired_round (trf->tournament);
  g_autofree char *notes = trf_fixture_describe_notes (trf);

  g_assert_cmpstr (notes, ==, "");
  for (gint i = 0; i < trf->tournament->n_players; i++)
    g_assert_cmpint (brg_tournament_score (trf->tournament, i, last), ==,
                     brg_trf_get_player (trf, i)->points);
}

static void
test_announced_in_file (void)
{
  g_autoptr (BrgTrf) trf = trf_fixture_load ("dutch-0018.trf");
  gint last = brg_tournament_last_paired_round (trf->tournament);
  guint n_announced = 0;

  g_assert_cmpint (last, <, trf->tournament->n_rounds);
  for (gint i = 0; i < trf->tournament->n_players; i++)
    n_announced += brg_outcome_is_bye (brg_tournament_cell (trf->tournament, i, last + 1)->outcome);
  g_assert_cmpuint (n_announced, >, 0);
}

BRG_TEST_TOPIC ("trf-read")
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (scoring_cases); i++)
    g_test_add_data_func (scoring_cases[i].path, &scoring_cases[i], test_scoring);
  for (gsize i = 0; i < G_N_ELEMENTS (kind_cases); i++)
    g_test_add_data_func (kind_cases[i].path, &kind_cases[i], test_kind);
  for (gsize i = 0; i < G_N_ELEMENTS (colour_cases); i++)
    g_test_add_data_func (colour_cases[i].path, &colour_cases[i], test_initial_colour);
  for (gsize i = 0; i < G_N_ELEMENTS (adjustment_cases); i++)
    g_test_add_data_func (adjustment_cases[i].path, &adjustment_cases[i], test_adjustment);
  for (gsize i = 0; i < G_N_ELEMENTS (fixtures); i++)
    {
      g_autofree char *path = g_strconcat ("/data/trf-read/file/", fixtures[i], NULL);

      g_test_add_data_func (path, fixtures[i], test_fixture);
    }
  g_test_add_func ("/data/trf-read/player", test_player);
  g_test_add_func ("/data/trf-read/byte-columns", test_byte_columns);
  g_test_add_func ("/data/trf-read/entry", test_entry);
  g_test_add_func ("/data/trf-read/header", test_header);
  g_test_add_func ("/data/trf-read/acceleration", test_acceleration);
  g_test_add_func ("/data/trf-read/fide-acceleration-2026/1.2/by-name", test_acceleration_by_name);
  g_test_add_func ("/data/trf-read/forbidden", test_forbidden);
  g_test_add_func ("/data/trf-read/raw-lines", test_raw_lines);
  g_test_add_func ("/data/trf-read/numbers-by-line", test_numbers_by_line);
  g_test_add_func ("/data/trf-read/file/karl-mala", test_karl_mala);
  g_test_add_func ("/data/trf-read/file/lichess", test_lichess);
  g_test_add_func ("/data/trf-read/file/announced", test_announced_in_file);
  return g_test_run ();
}
