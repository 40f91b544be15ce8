/* test-trf-errors.c - tournament report files that are refused, with line and column
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <gio/gio.h>

#include "brg-format-error.h"
#include "brg-test.h"
#include "brg-trf-reader.h"
#include "trf-fixture.h"

typedef struct
{
  const char *path;
  const char *header;
  const char *players[TRF_FIXTURE_MOST_PLAYERS];
  BrgFormatError code;
  const char *message;
} BadCase;

static const BadCase bad_cases[] = {
  { "/data/trf-errors/nothing",
    "",
    { NULL },
    BRG_FORMAT_ERROR_NOT_RECOGNISED,
    "cup.trf:1:1: this is not a tournament report, expected lines that begin with 001" },
  { "/data/trf-errors/opponent-missing",
    "012 Cup\n",
    { "              9 w 1" },
    BRG_FORMAT_ERROR_CONTRADICTION,
    "cup.trf:2:92: the opponent 9 has no player record, expected the pairing number of a "
    "player of this file" },
  { "/data/trf-errors/against-himself",
    "",
    { "              1 w 1" },
    BRG_FORMAT_ERROR_CONTRADICTION,
    "cup.trf:1:92: player 1 is his own opponent, expected another player" },
  { "/data/trf-errors/not-mirrored",
    "",
    { "              2 w 1", "              3 b 0", "              2 w 1" },
    BRG_FORMAT_ERROR_CONTRADICTION,
    "cup.trf:1:92: player 1 has the opponent 2 in round 1, who has the opponent 3 (line 2), "
    "expected each to name the other" },
  { "/data/trf-errors/opponent-has-none",
    "",
    { "              2 w 1", "           0000 - Z" },
    BRG_FORMAT_ERROR_CONTRADICTION,
    "cup.trf:1:92: player 1 has the opponent 2 in round 1, who has none (line 2), expected each to "
    "name the other" },
  { "/data/trf-errors/both-white",
    "",
    { "              2 w 1", "              1 w 0" },
    BRG_FORMAT_ERROR_CONTRADICTION,
    "cup.trf:1:97: players 1 and 2 both have White in their game, expected w for one and b for the "
    "other" },
  { "/data/trf-errors/both-black-second-round",
    "142 2\n",
    { "              2 w 1     2 b 1", "              1 b 0     1 b 0" },
    BRG_FORMAT_ERROR_CONTRADICTION,
    "cup.trf:2:107: players 1 and 2 both have Black in their game, expected w for one and b for "
    "the other" },
  { "/data/trf-errors/no-colours",
    "",
    { "              2 - 1", "              1 - 0" },
    BRG_FORMAT_ERROR_CONTRADICTION,
    "cup.trf:1:97: players 1 and 2 have a game without colours, expected w for one and b for the "
    "other" },
  { "/data/trf-errors/both-win",
    "",
    { "              2 w 1", "              1 b 1" },
    BRG_FORMAT_ERROR_CONTRADICTION,
    "cup.trf:1:99: players 1 and 2 have the results “1” and “1” in their game, expected results "
    "that one game can have" },
  { "/data/trf-errors/win-and-draw",
    "",
    { "              2 w W", "              1 b =" },
    BRG_FORMAT_ERROR_CONTRADICTION,
    "cup.trf:1:99: players 1 and 2 have the results “W” and “=” in their game, expected results "
    "that one game can have" },
  { "/data/trf-errors/both-forfeit-wins",
    "",
    { "              2 w +", "              1 b +" },
    BRG_FORMAT_ERROR_CONTRADICTION,
    "cup.trf:1:99: players 1 and 2 have the results “+” and “+” in their game, expected results "
    "that one game can have" },
  { "/data/trf-errors/forfeit-and-played",
    "",
    { "              2 w +", "              1 b 0" },
    BRG_FORMAT_ERROR_CONTRADICTION,
    "cup.trf:1:99: players 1 and 2 have the results “+” and “0” in their game, expected results "
    "that one game can have" },
  { "/data/trf-errors/half-a-result",
    "",
    { "              2 w 1", "              1 b" },
    BRG_FORMAT_ERROR_CONTRADICTION,
    "cup.trf:1:99: players 1 and 2 have the results “1” and “ ” in their game, expected results "
    "that one game can have" },
  { "/data/trf-errors/bye-with-opponent",
    "",
    { "              2 w U", "              1 b 0" },
    BRG_FORMAT_ERROR_CONTRADICTION,
    "cup.trf:1:99: a bye with an opponent, expected opponent 0000 or another result" },
  { "/data/trf-errors/too-many-rounds",
    "142 1\n",
    { "              2 w 1     2 b 1", "              1 b 0     1 w 0" },
    BRG_FORMAT_ERROR_CONTRADICTION,
    "cup.trf:2:102: round 2 of a tournament of 1 round, expected the end of the line" },
  { "/data/trf-errors/same-number-twice",
    "001    2      Early, Bird\n",
    { "", "" },
    BRG_FORMAT_ERROR_CONTRADICTION,
    "cup.trf:3:5: the pairing number 2 is already taken (line 1), expected a different one for "
    "every player" },
  { "/data/trf-errors/number-not-numeric",
    "001   1a      Early, Bird\n",
    { NULL },
    BRG_FORMAT_ERROR_SYNTAX,
    "cup.trf:1:5: “1a” is not a number, expected a pairing number" },
  { "/data/trf-errors/number-missing",
    "001\n",
    { NULL },
    BRG_FORMAT_ERROR_SYNTAX,
    "cup.trf:1:5: there is no pairing number, expected 1 to 9999" },
  { "/data/trf-errors/rating-not-numeric",
    "001    1      Jóhannesson, Þór                  21x0\n",
    { NULL },
    BRG_FORMAT_ERROR_SYNTAX,
    "cup.trf:1:49: “21x0” is not a number, expected a rating" },
  { "/data/trf-errors/points-not-numeric",
    "",
    { "many" },
    BRG_FORMAT_ERROR_SYNTAX,
    "cup.trf:1:81: “many” is not a number of points, expected a number such as 1.0" },
  { "/data/trf-errors/place-not-numeric",
    "",
    { " 1.0   1=" },
    BRG_FORMAT_ERROR_SYNTAX,
    "cup.trf:1:86: “1=” is not a number, expected a place" },
  { "/data/trf-errors/opponent-not-numeric",
    "",
    { "             a2 w 1" },
    BRG_FORMAT_ERROR_SYNTAX,
    "cup.trf:1:92: “a2” is not an opponent, expected a pairing number or 0000" },
  { "/data/trf-errors/no-colour-letter",
    "",
    { "              2 x 1", "              1 b 0" },
    BRG_FORMAT_ERROR_SYNTAX,
    "cup.trf:1:97: this is not a colour, expected w, b or -" },
  { "/data/trf-errors/no-result-letter",
    "",
    { "              2 w 5", "              1 b 0" },
    BRG_FORMAT_ERROR_SYNTAX,
    "cup.trf:1:99: this is not a result, expected one of 1 = 0 W D L + - U F H Z" },
  { "/data/trf-errors/slipped-columns",
    "",
    { "              2 w 1", "             1 b 0" },
    BRG_FORMAT_ERROR_SYNTAX,
    "cup.trf:2:96: a character between the columns of a round, expected a blank" },
  { "/data/trf-errors/rounds-not-numeric",
    "142 nine\n",
    { "" },
    BRG_FORMAT_ERROR_SYNTAX,
    "cup.trf:1:5: “nine” is not a number of rounds, expected a number from 1 to 999" },
  { "/data/trf-errors/initial-colour",
    "152 Green\n",
    { "" },
    BRG_FORMAT_ERROR_SYNTAX,
    "cup.trf:1:5: “Green” is not a colour, expected W or B" },
  { "/data/trf-errors/xxc",
    "XXC white2\n",
    { "" },
    BRG_FORMAT_ERROR_SYNTAX,
    "cup.trf:1:5: “white2” is not understood, expected rank, white1 or black1" },
  { "/data/trf-errors/162-letter",
    "162  W 3.0    Q 1.0\n",
    { "" },
    BRG_FORMAT_ERROR_SYNTAX,
    "cup.trf:1:15: “Q” is not a result, expected W, D, L, A, P or X" },
  { "/data/trf-errors/162-points",
    "162  W three\n",
    { "" },
    BRG_FORMAT_ERROR_SYNTAX,
    "cup.trf:1:8: “three” is not a number of points, expected a number such as 1.0" },
  { "/data/trf-errors/xxs-code",
    "XXS W=3 E=1\n",
    { "" },
    BRG_FORMAT_ERROR_SYNTAX,
    "cup.trf:1:9: “E=1” does not say what a result is worth, expected for example W=3, D=1 or "
    "PAB=1" },
  { "/data/trf-errors/xxs-colours",
    "\nXXS WW=3 BW=2\n",
    { "" },
    BRG_FORMAT_ERROR_UNSUPPORTED,
    "cup.trf:2:1: a result is worth more with one colour than with the other, expected the same "
    "points for both" },
  { "/data/trf-errors/bb-points",
    "BBW  x\n",
    { "" },
    BRG_FORMAT_ERROR_SYNTAX,
    "cup.trf:1:5: “x” is not a number of points, expected a number such as 1.0" },
  { "/data/trf-errors/240-type",
    "240 U   1    1\n",
    { "" },
    BRG_FORMAT_ERROR_SYNTAX,
    "cup.trf:1:5: “U” is not a type of bye, expected F, H or Z" },
  { "/data/trf-errors/240-player",
    "240 H   1    7\n",
    { "" },
    BRG_FORMAT_ERROR_CONTRADICTION,
    "cup.trf:1:14: there is no player 7, expected the pairing number of a player of this file" },
  { "/data/trf-errors/240-round",
    "142 3\n240 H   4    1\n",
    { "" },
    BRG_FORMAT_ERROR_CONTRADICTION,
    "cup.trf:2:9: round 4 of a tournament of 3 rounds, expected one of its rounds" },
  { "/data/trf-errors/240-short",
    "240 H\n",
    { "" },
    BRG_FORMAT_ERROR_SYNTAX,
    "cup.trf:1:6: the record ends too early, expected a type of bye, a round and players" },
  { "/data/trf-errors/250-short",
    "250  1.0   1   3    1\n",
    { "" },
    BRG_FORMAT_ERROR_SYNTAX,
    "cup.trf:1:22: the record ends too early, expected points, first and last round, first and "
    "last player" },
  { "/data/trf-errors/250-range",
    "250       1.0   3   1    1    1\n",
    { "" },
    BRG_FORMAT_ERROR_CONTRADICTION,
    "cup.trf:1:17: a range ends before it begins, expected the smaller number first" },
  { "/data/trf-errors/260-player",
    "260   1   3    1    5\n",
    { "" },
    BRG_FORMAT_ERROR_CONTRADICTION,
    "cup.trf:1:21: there is no player 5, expected the pairing number of a player of this file" },
  { "/data/trf-errors/xxp-text",
    "XXP one\n",
    { "" },
    BRG_FORMAT_ERROR_SYNTAX,
    "cup.trf:1:5: “one” is not a pairing number, expected a number from 1 to 9999" },
  { "/data/trf-errors/xxa-points",
    "XXA    1  1.0  a\n",
    { "" },
    BRG_FORMAT_ERROR_SYNTAX,
    "cup.trf:1:16: “a” is not a number of points, expected a number such as 1.0" },
  { "/data/trf-errors/299-type",
    "299 Q   1.0   1.0   001    1\n",
    { "" },
    BRG_FORMAT_ERROR_SYNTAX,
    "cup.trf:1:5: this is not a type of points, expected one of W D L F H Z + - or a blank" },
};

static void
test_bad (gconstpointer data)
{
  const BadCase *c = data;
  g_autofree char *text = trf_fixture_make_report (c->header, c->players);
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgTrf) trf = brg_trf_read (text, -1, "cup.trf", &error);

  g_assert_null (trf);
  g_assert_cmpstr (error != NULL ? error->message : NULL, ==, c->message);
  g_assert_error (error, BRG_FORMAT_ERROR, (gint) c->code);
}

BRG_TEST_TOPIC ("trf-errors")
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (bad_cases); i++)
    g_test_add_data_func (bad_cases[i].path, &bad_cases[i], test_bad);
  return g_test_run ();
}
