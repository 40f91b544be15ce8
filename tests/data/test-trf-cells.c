/* test-trf-cells.c - the rounds of a player in tournament report files
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <gio/gio.h>

#include "brg-test.h"
#include "trf-fixture.h"

typedef struct
{
  const char *path;
  const char *header;
  const char *players[TRF_FIXTURE_MOST_PLAYERS];
  const char *cells[TRF_FIXTURE_MOST_PLAYERS]; /* expected; index, colour, result of each round */
  const char *notes;
} CellCase;

static const CellCase cell_cases[] = {
  { "/data/trf-cells/played",
    "",
    { " 1.0    1     2 w 1     3 b 0", " 1.0    2     1 b 0  0000 - U",
      " 1.0    3  0000 - Z     1 w 1" },
    { "1w1 2b0", "0b0 -1-U", "-1-Z 0w1" },
    "" },
  { "/data/trf-cells/every-result",
    "142 5\n",
    { "              2 w =     2 b W     2 w +     2 b 0     2 w -",
      "              1 b =     1 w L     1 b -     1 w 0     1 b -" },
    { "1w= 1bW 1w+ 1b0 1w-", "0b= 0wL 0b- 0w0 0b-" },
    "2:102: players 1 and 2 met in round 1 and again in round 2; in a Swiss two meet once\n"
    "2:122: players 1 and 2 met in round 1 and again in round 4; in a Swiss two meet once\n" },
  { "/data/trf-cells/lower-case",
    "",
    { "              2 W w     2 B d", "              1 s l     1 W d" },
    { "1wW 1bD", "0bL 0wD" },
    "1:102: players 1 and 2 met in round 1 and again in round 2; in a Swiss two meet once\n" },
  { "/data/trf-cells/draw-and-loss",
    "",
    { "              2 w =     2 b D", "              1 b 0     1 w L" },
    { "1w= 1bD", "0b0 0wL" },
    "1:102: players 1 and 2 met in round 1 and again in round 2; in a Swiss two meet once\n" },
  { "/data/trf-cells/byes-of-old-files",
    "",
    { "           0000 - +  0000 - =  0000 - -     4 w 1",
      "                                            3 b 0",
      "           0000 - H  0000 - F  0000 - 0     2 w 1",
      "                  H         F         -     1 b 0" },
    { "-1-U -1-H -1-Z 3w1", "-1-Z -1-Z -1-Z 2b0", "-1-H -1-F -1-Z 1w1", "-1-H -1-F -1-Z 0b0" },
    "" },
  { "/data/trf-cells/forfeit-without-colours",
    "",
    { "              2 - -", "              1 - +" },
    { "1--", "0-+" },
    NULL },
  { "/data/trf-cells/open-game",
    "142 2\n",
    { "              2 w", "              1 b", "           0000 - H" },
    { "1w  -1- ", "0b  -1- ", "-1-H -1- " },
    "" },
  { "/data/trf-cells/next-round",
    "142 3\n",
    { "              2 w 1  0000 - H", "              1 b 0", "           0000 - U  0000 - Z", "" },
    { "1w1 -1-H -1- ", "0b0 -1-  -1- ", "-1-U -1-Z -1- ", "-1-Z -1-  -1- " },
    "" },
  { "/data/trf-cells/240",
    "142 4\n240 H   3    1    2\n240 Z   2    2\n240 F   1    3\n",
    { "              2 w 1", "              1 b 0", "", "" },
    { "1w1 -1-  -1-H -1- ", "0b0 -1-Z -1-H -1- ", "-1-F -1-  -1-  -1- ", "-1-Z -1-  -1-  -1- " },
    "" },
  { "/data/trf-cells/240-extends-rounds", "240 H   3    1\n", { "" }, { "-1-  -1-  -1-H" }, "" },
  { "/data/trf-cells/240-against-table",
    "240 H   1    1\n",
    { "              2 w 1", "              1 b 0" },
    { "1w1", "0b0" },
    "1:14: player 1 has a bye here and something else in round 1 of his own record, which was "
    "taken\n" },
  { "/data/trf-cells/xxz",
    "XXR 3\nXXZ 1 3\n",
    { "              2 w 1", "              1 b 0", "           0000 - U" },
    { "1w1 -1-Z -1- ", "0b0 -1-  -1- ", "-1-U -1-Z -1- " },
    "" },
  { "/data/trf-cells/xxz-after-last",
    "XXR 1\nXXZ 1\n",
    { "              2 w 1", "              1 b 0" },
    { "1w1", "0b0" },
    "2:1: players are absent from a round after the last one; ignored\n" },
  { "/data/trf-cells/one-colour",
    "",
    { "              2 w 1", "              1   0" },
    { "1w1", "0b0" },
    "2:97: the colour of player 2 is missing and was taken from his opponent\n" },
  { "/data/trf-cells/rated-for-one",
    "",
    { "              2 w 1", "              1 b L" },
    { "1w1", "0bL" },
    "1:99: the game of players 1 and 2 is rated for one of them only\n" },
  { "/data/trf-cells/two-byes",
    "",
    { "              2 w 1", "              1 b 0", "           0000 - U", "           0000 - U" },
    { "1w1", "0b0", "-1-U", "-1-U" },
    "4:92: players 3 and 4 both have the pairing-allocated bye in round 1, expected one\n" },
  { "/data/trf-cells/adjourned",
    "### berger: adjourned 1 1 2\n",
    { "              2 w", "              1 b" },
    { "1w*", "0b*" },
    "" },
  { "/data/trf-cells/adjourned-letter",
    "",
    { "              2 w X", "              1 b X" },
    { "1w*", "0b*" },
    "" },
  { "/data/trf-cells/adjourned-but-finished",
    "### berger: adjourned 1 1 2\n",
    { "              2 w 1", "              1 b 0" },
    { "1w1", "0b0" },
    "" },
  { "/data/trf-cells/round-robin-free-round",
    "092 Individual: Round-Robin\n",
    { "              2 w 1  0000 - Z     3 b 1", "              1 b 0     3 w =         -",
      "                        2 b =     1 w 0" },
    { "1w1 -1-  2b1", "0b0 2w= -1- ", "-1-  1b= 0w0" },
    "" },
  { "/data/trf-cells/points-differ",
    "",
    { " 1.5    1     2 w 1", " 0.0    2     1 b 0" },
    { "1w1", "0b0" },
    "1:81: player 1 has 1.50 points here and 1.00 by his results, which were taken\n" },
  { "/data/trf-cells/points-with-announced-bye",
    "142 2\n",
    { " 1.5    1     2 w 1  0000 - H", " 0.0    2     1 b 0" },
    { "1w1 -1-H", "0b0 -1- " },
    "" },
  { "/data/trf-cells/points-with-virtual",
    "142 2\n250       1.0   1   2    1    1\n",
    { " 2.0    1     2 w 1", " 0.0    2     1 b 0" },
    { "1w1 -1- ", "0b0 -1- " },
    "" },
  { "/data/trf-cells/points-adjusted",
    "299          -0.5  001    1\n",
    { " 0.5    1     2 w 1", " 0.0    2     1 b 0" },
    { "1w1", "0b0" },
    "" },
  { "/data/trf-cells/points-carried",
    "299           1.5  000    2\n299           0.5         1    2\n",
    { " 1.5    1     2 w 1", " 2.0    2     1 b 0" },
    { "1w1", "0b0" },
    "" },
  { "/data/trf-cells/points-carried-comment",
    "### berger: carried 2 1.5\n### berger: carried 9 1.5\n### berger: carried 1\n",
    { " 1.0    1     2 w 1", " 1.5    2     1 b 0" },
    { "1w1", "0b0" },
    "" },
  { "/data/trf-cells/announced-players",
    "062 3\n",
    { "              2 w 1", "              1 b 0" },
    { "1w1", "0b0" },
    "1:5: 3 players are announced and 2 are there\n" },
};

static void
test_cells (gconstpointer data)
{
  const CellCase *c = data;
  g_autoptr (BrgTrf) trf = trf_fixture_read (c->header, c->players);
  g_autofree char *notes = trf_fixture_describe_notes (trf);

  for (gint i = 0; i < TRF_FIXTURE_MOST_PLAYERS && c->cells[i] != NULL; i++)
    trf_fixture_assert_cells (trf, i, c->cells[i]);
  g_assert_cmpstr (notes, ==, c->notes != NULL ? c->notes : "");
}

BRG_TEST_TOPIC ("trf-cells")
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cell_cases); i++)
    g_test_add_data_func (cell_cases[i].path, &cell_cases[i], test_cells);
  return g_test_run ();
}
