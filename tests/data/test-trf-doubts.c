/* test-trf-doubts.c - reports that lie are read, and what cannot be so is told with its place
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "brg-store-event.h"
#include "brg-test.h"
#include "brg-trf-reader.h"
#include "brg-trf-snapshot.h"
#include "store-fixture.h"

/* Four players of a Swiss; %1 to %4 are the names, births, ids, points and rounds of the cases. */
#define PLAYER(number, name, id, birth, points, rounds) \
  "001    " number "      " name " 2000 RUS " id " " birth " " points "    1" rounds "\n"
#define NAME_1 "Abe, Anna                        "
#define NAME_2 "Bor, Boris                       "
#define NAME_3 "Cid, Cora                        "
#define NAME_4 "Dov, Dana                        "
#define NO_NAME "                                 "
#define NO_ID "           "
#define HEAD "012 Cup\n042 2026/11/20\n052 2026/11/22\n092 Individual: Swiss-System\n142 2\n"

static const struct
{
  const char *path;
  const char *text;
  const char *told; /* LINE:COLUMN: and a part of the sentence; NULL for nothing */
} cases[] = {
  { "/data/trf-doubts/sound",
    HEAD PLAYER ("1", NAME_1, NO_ID, "1990/01/01", " 2.0", "     2 w 1     3 b 1")
        PLAYER ("2", NAME_2, NO_ID, "1990/01/02", " 1.0", "     1 b 0     4 w 1")
            PLAYER ("3", NAME_3, NO_ID, "1990/01/03", " 1.0", "     4 w 1     1 w 0")
                PLAYER ("4", NAME_4, NO_ID, "1990/01/04", " 0.0", "     3 b 0     2 b 0"),
    NULL },
  { "/data/trf-doubts/met-twice",
    HEAD PLAYER ("1", NAME_1, NO_ID, "1990/01/01", " 2.0", "     2 w 1     2 b 1")
        PLAYER ("2", NAME_2, NO_ID, "1990/01/02", " 0.0", "     1 b 0     1 w 0")
            PLAYER ("3", NAME_3, NO_ID, "1990/01/03", " 1.0", "     4 w 1     4 - -")
                PLAYER ("4", NAME_4, NO_ID, "1990/01/04", " 1.0", "     3 b 0     3 - +"),
    "6:102: players 1 and 2 met in round 1 and again in round 2" },
  { "/data/trf-doubts/games-of-another-result",
    HEAD PLAYER ("1", NAME_1, NO_ID, "1990/01/01", " 2.0", "     2 w 1     3 b 1") PLAYER (
        "2",
        NAME_2,
        NO_ID,
        "1990/01/02",
        " 1.0",
        "     1 b 0     4 w 1")
        PLAYER ("3", NAME_3, NO_ID, "1990/01/03", " 1.0", "     4 w 1     1 w 0") PLAYER (
            "4",
            NAME_4,
            NO_ID,
            "1990/01/04",
            " 0.0",
            "     3 b 0     2 b 0") "### berger: meetings of 2\n### berger: games 1 1 2 00 11\n",
    "11:1: the games of players 1 and 2 do not give the result of round 1" },
  { "/data/trf-doubts/games-of-nobody",
    HEAD PLAYER ("1", NAME_1, NO_ID, "1990/01/01", " 2.0", "     2 w 1     3 b 1") PLAYER (
        "2",
        NAME_2,
        NO_ID,
        "1990/01/02",
        " 1.0",
        "     1 b 0     4 w 1")
        PLAYER ("3", NAME_3, NO_ID, "1990/01/03", " 1.0", "     4 w 1     1 w 0") PLAYER (
            "4",
            NAME_4,
            NO_ID,
            "1990/01/04",
            " 0.0",
            "     3 b 0     2 b 0") "### berger: meetings of 2\n### berger: games 1 1 3 11 00\n",
    "11:1: players 1 and 3 did not meet in round 1" },
  { "/data/trf-doubts/points",
    HEAD PLAYER ("1", NAME_1, NO_ID, "1990/01/01", " 1.5", "     2 w 1     3 b 1")
        PLAYER ("2", NAME_2, NO_ID, "1990/01/02", " 1.0", "     1 b 0     4 w 1")
            PLAYER ("3", NAME_3, NO_ID, "1990/01/03", " 1.0", "     4 w 1     1 w 0")
                PLAYER ("4", NAME_4, NO_ID, "1990/01/04", " 0.0", "     3 b 0     2 b 0"),
    "6:81: player 1 has 1.50 points here and 2.00 by his results" },
  { "/data/trf-doubts/no-name",
    HEAD PLAYER ("1", NO_NAME, NO_ID, "1990/01/01", " 2.0", "     2 w 1     3 b 1")
        PLAYER ("2", NAME_2, NO_ID, "1990/01/02", " 1.0", "     1 b 0     4 w 1")
            PLAYER ("3", NAME_3, NO_ID, "1990/01/03", " 1.0", "     4 w 1     1 w 0")
                PLAYER ("4", NAME_4, NO_ID, "1990/01/04", " 0.0", "     3 b 0     2 b 0"),
    "6:15: player 1 has no family name" },
  { "/data/trf-doubts/born-later",
    HEAD PLAYER ("1", NAME_1, NO_ID, "2026/11/21", " 2.0", "     2 w 1     3 b 1")
        PLAYER ("2", NAME_2, NO_ID, "1990/01/02", " 1.0", "     1 b 0     4 w 1")
            PLAYER ("3", NAME_3, NO_ID, "1990/01/03", " 1.0", "     4 w 1     1 w 0")
                PLAYER ("4", NAME_4, NO_ID, "1990/01/04", " 0.0", "     3 b 0     2 b 0"),
    "6:70: nobody who plays was born “2026/11/21”" },
  { "/data/trf-doubts/no-such-birth",
    HEAD PLAYER ("1", NAME_1, NO_ID, "1990/02/30", " 2.0", "     2 w 1     3 b 1")
        PLAYER ("2", NAME_2, NO_ID, "1990/01/02", " 1.0", "     1 b 0     4 w 1")
            PLAYER ("3", NAME_3, NO_ID, "1990/01/03", " 1.0", "     4 w 1     1 w 0")
                PLAYER ("4", NAME_4, NO_ID, "1990/01/04", " 0.0", "     3 b 0     2 b 0"),
    "6:70: the date of birth “1990/02/30” is not understood" },
  { "/data/trf-doubts/twins",
    HEAD PLAYER ("1", NAME_1, NO_ID, "1990/01/01", " 2.0", "     2 w 1     3 b 1")
        PLAYER ("2", NAME_1, NO_ID, "1990/01/01", " 1.0", "     1 b 0     4 w 1")
            PLAYER ("3", NAME_3, NO_ID, "1990/01/03", " 1.0", "     4 w 1     1 w 0")
                PLAYER ("4", NAME_4, NO_ID, "1990/01/04", " 0.0", "     3 b 0     2 b 0"),
    "7:15: player 2 seems to be player 1 (line 6)" },
  { "/data/trf-doubts/same-id",
    HEAD PLAYER ("1", NAME_1, "   34100001", "1990/01/01", " 2.0", "     2 w 1     3 b 1")
        PLAYER ("2", NAME_2, "   34100001", "1990/01/02", " 1.0", "     1 b 0     4 w 1")
            PLAYER ("3", NAME_3, NO_ID, "1990/01/03", " 1.0", "     4 w 1     1 w 0")
                PLAYER ("4", NAME_4, NO_ID, "1990/01/04", " 0.0", "     3 b 0     2 b 0"),
    "7:15: player 2 seems to be player 1 (line 6)" },
  { "/data/trf-doubts/ends-before",
    "012 Cup\n042 2026/11/20\n052 2026/11/19\n092 Individual: Swiss-System\n" PLAYER ("1",
                                                                                      NAME_1,
                                                                                      NO_ID,
                                                                                      "1990/01/01",
                                                                                      " 1.0",
                                                                                      "     2 w 1")
        PLAYER ("2", NAME_2, NO_ID, "1990/01/02", " 0.0", "     1 b 0"),
    "3:5: the last day 2026-11-19 is before the first one" },
  { "/data/trf-doubts/no-such-day",
    "012 Cup\n042 2026/02/30\n092 Individual: Swiss-System\n" PLAYER ("1",
                                                                      NAME_1,
                                                                      NO_ID,
                                                                      "1990/01/01",
                                                                      " 1.0",
                                                                      "     2 w 1")
        PLAYER ("2", NAME_2, NO_ID, "1990/01/02", " 0.0", "     1 b 0"),
    "2:5: there is no day “2026/02/30”" },
};

/* Whatever a report says, the workspace takes it or a sentence tells why not. */
static void
assert_is_stored (BrgTrf *trf)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) snapshot = brg_trf_to_snapshot (trf, "cup");
  g_autoptr (GError) error = NULL;
  gint64 group_id;

  store_fixture_open (&fixture, 2);
  brg_store_import_event (fixture.store, snapshot, "cup.trf", &group_id, &error);
  g_assert_no_error (error);
  store_fixture_reopen (&fixture);
  store_fixture_close (&fixture);
}

static char *
dup_notes (const BrgTrf *trf)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < trf->notes->len; i++)
    {
      const BrgFormatNote *note = trf->notes->pdata[i];

      g_string_append_printf (text, "%u:%u: %s\n", note->line, note->column, note->text);
    }
  return g_string_free (text, FALSE);
}

static void
test_case (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgTrf) trf = brg_trf_read (cases[i].text, -1, "cup.trf", &error);
  g_autofree char *notes = NULL;

  g_assert_no_error (error);
  notes = dup_notes (trf);
  g_test_message ("%s", notes);
  if (cases[i].told == NULL)
    g_assert_cmpstr (notes, ==, "");
  else
    {
      g_assert_true (g_str_has_prefix (notes, cases[i].told));
      g_assert_cmpuint (trf->notes->len, ==, 1);
    }
  assert_is_stored (trf);
}

/* What contradicts itself is refused with its place; nothing is taken over. */
static const struct
{
  const char *path;
  const char *rounds[2];
  const char *told;
} refusals[] = {
  { "/data/trf-doubts/refused/two-opponents",
    { "     2 w 1     2 b 1", "     1 b 0     3 w 0" },
    "cup.trf:6:102: " },
  { "/data/trf-doubts/refused/colours",
    { "     2 w 1     3 b 1", "     1 w 0     4 w 1" },
    "cup.trf:6:97: players 1 and 2 both have White" },
  { "/data/trf-doubts/refused/results",
    { "     2 w 1     3 b 1", "     1 b 1     4 w 1" },
    "cup.trf:6:99: players 1 and 2 have the results “1” and “1”" },
  { "/data/trf-doubts/refused/round-beyond",
    { "     2 w 1     3 b 1     4 w 1", "     1 b 0     4 w 1" },
    "cup.trf:6:112: round 3 of a tournament of 2 rounds" },
};

static void
test_refused (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autoptr (GString) text = g_string_new (HEAD);
  g_autoptr (GError) error = NULL;

  g_string_append_printf (text, PLAYER ("1", NAME_1, NO_ID, "1990/01/01", "    ", "%s"),
                          refusals[i].rounds[0]);
  g_string_append_printf (text, PLAYER ("2", NAME_2, NO_ID, "1990/01/02", "    ", "%s"),
                          refusals[i].rounds[1]);
  g_string_append (text,
                   PLAYER ("3", NAME_3, NO_ID, "1990/01/03", "    ", "     4 w 1     1 w 0")
                       PLAYER ("4", NAME_4, NO_ID, "1990/01/04", "    ", "     3 b 0     2 b 0"));
  g_assert_null (brg_trf_read (text->str, -1, "cup.trf", &error));
  g_assert_nonnull (error);
  g_test_message ("%s", error->message);
  g_assert_true (g_str_has_prefix (error->message, refusals[i].told));
}

static void
assert_too_long (const char *text, const char *place)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (brg_trf_read (text, -1, "cup.trf", &error));
  g_assert_error (error, BRG_FORMAT_ERROR, BRG_FORMAT_ERROR_TOO_LARGE);
  g_assert_true (g_str_has_prefix (error->message, place));
}

static void
test_lengths (void)
{
  g_autofree char *long_name = g_strnfill (1000, 'x');
  g_autofree char *long_line = g_strnfill (20000, ' ');
  g_autofree char *name = g_strdup_printf ("012 %s\n%s", long_name, cases[0].text);
  g_autofree char *player = g_strdup_printf ("%s001%sx\n", cases[0].text, long_line);

  assert_too_long (name, "cup.trf:1:1001: the line has 1004 characters, expected 1000 at most");
  assert_too_long (player, "cup.trf:10:16385: the line has 20004 characters");
}

BRG_TEST_TOPIC ("trf-doubts")
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add_data_func (cases[i].path, GUINT_TO_POINTER (i), test_case);
  for (guint i = 0; i < G_N_ELEMENTS (refusals); i++)
    g_test_add_data_func (refusals[i].path, GUINT_TO_POINTER (i), test_refused);
  g_test_add_func ("/data/trf-doubts/lengths", test_lengths);
  return g_test_run ();
}
