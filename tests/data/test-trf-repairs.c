/* test-trf-repairs.c - faults of tournament report files that can be mended, and their lines
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <gio/gio.h>
#include <string.h>

#include "brg-format-error.h"
#include "brg-snapshot.h"
#include "brg-test.h"
#include "brg-text-file.h"
#include "brg-trf-reader.h"
#include "brg-trf-repair.h"
#include "brg-trf-snapshot.h"
#include "brg-trf-writer.h"
#include "trf-fixture.h"

static BrgTrf *
mend (const char *text, const GPtrArray *left)
{
  g_autoptr (GError) error = NULL;
  BrgTrf *trf = brg_trf_read_mending (text, -1, "cup.trf", left, &error);

  g_assert_no_error (error);
  return trf;
}

/* line:column id: detail, for every repair. */
static char *
describe (const BrgTrf *trf)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < trf->repairs->len; i++)
    {
      const BrgTrfRepair *repair = trf->repairs->pdata[i];

      g_string_append_printf (text, "%s%u:%u %s%s%s", i > 0 ? "; " : "", repair->line,
                              repair->column, brg_trf_repair_get_id (repair->kind),
                              repair->detail != NULL ? " " : "",
                              repair->detail != NULL ? repair->detail : "");
      g_assert_true (repair->is_taken);
    }
  return g_string_free (text, FALSE);
}

typedef struct
{
  const char *path;
  const char *header;
  const char *players[TRF_FIXTURE_MOST_PLAYERS];
  const char *repairs;
  const char *cells[TRF_FIXTURE_MOST_PLAYERS]; /* as they are then, by index; NULL: not looked at */
} Case;

static const Case cases[] = {
  { "/data/trf-repairs/sound",
    "",
    { "              2 w 1", "              1 b 0" },
    "",
    { "1w1", "0b0" } },
  { "/data/trf-repairs/opponent-missing",
    "",
    { "              9 w 1", "              3 w 1", "              2 b 0" },
    "1:92 field",
    { "-1-Z", "2w1", "1b0" } },
  { "/data/trf-repairs/not-mirrored",
    "",
    { "              2 w 1", "              3 b 0", "              2 w 1" },
    "1:92 no-game",
    { "-1-Z", "2b0", "1w1" } },
  { "/data/trf-repairs/half-a-game",
    "",
    { "              2 w 1", "" },
    "1:92 from-opponent",
    { "1w1", "0b0" } },
  { "/data/trf-repairs/half-a-result",
    "",
    { "              2 w =", "              1 b" },
    "1:99 from-opponent",
    { "1w=", "0b=" } },
  { "/data/trf-repairs/both-white",
    "",
    { "              2 w 1", "              1 w 0" },
    "1:97 colours",
    { "1w1", "0b0" } },
  { "/data/trf-repairs/both-win",
    "",
    { "              2 w 1", "              1 b 1" },
    "1:99 open-game",
    { "1w ", "0b " } },
  { "/data/trf-repairs/slipped-columns",
    "",
    { "              2 w 1", "             1 b 0" },
    "1:92 from-opponent; 2:96 field",
    { "1w1", "0b0" } },
  { "/data/trf-repairs/more-rounds",
    "142 1\n",
    { "              2 w 1     2 b 1", "              1 b 0     1 w 0" },
    "2:102 more-rounds 2",
    { "1w1 1b1", "0b0 0w0" } },
  { "/data/trf-repairs/bye-behind-the-end",
    "142 1\n",
    { "              2 w 1  0000 - H", "              1 b 0" },
    "2:102 field",
    { "1w1", "0b0" } },
  { "/data/trf-repairs/full-bye",
    "",
    { "              2 w 1", "              1 b 0", "           0000 - F" },
    "3:99 pairing-bye",
    { "1w1", "0b0", "-1-U" } },
  { "/data/trf-repairs/full-bye-on-request",
    "240 F   1    3\n",
    { "              2 w 1", "              1 b 0", "           0000 - F" },
    "",
    { "1w1", "0b0", "-1-F" } },
  { "/data/trf-repairs/two-full-byes",
    "",
    { "              2 w 1", "              1 b 0", "           0000 - F", "           0000 - F" },
    "",
    { NULL } },
  { "/data/trf-repairs/bye-to-come",
    "142 3\n",
    { "              2 w 1", "              1 b 0", "           0000 - U  0000 - U" },
    "4:109 bye-to-come",
    { "1w1 -1-  -1- ", NULL } },
  { "/data/trf-repairs/bans-of-nobody",
    "260   1   3    1    5\n260   1   3    1    2    7\nXXP 1 8\n",
    { "", "" },
    "1:21 number; 2:26 number; 3:7 number",
    { NULL } },
  { "/data/trf-repairs/acceleration-of-nobody",
    "142 3\nXXA    9  1.0  1.0\nXXA    1  1.0\n",
    { "", "" },
    "2:8 record",
    { NULL } },
  { "/data/trf-repairs/points-of-nobody",
    "299     1.0 000    9\n",
    { "              2 w 1", "              1 b 0" },
    "1:20 number",
    { NULL } },
  { "/data/trf-repairs/bye-of-nobody",
    "142 2\n240 H   2    7    1\n",
    { "              2 w 1", "              1 b 0" },
    "2:14 number",
    { "1w1 -1-H", "0b0 -1- " } },
  { "/data/trf-repairs/bye-of-no-round",
    "142 3\n240 H   4    1\n",
    { "              2 w 1", "              1 b 0" },
    "2:9 record",
    { NULL } },
  { "/data/trf-repairs/records",
    "142 nine\n152 Green\n162  W three\nXXC white2\nBBW  x\n",
    { "              2 w 1", "              1 b 0" },
    "1:5 record; 2:5 record; 3:8 record; 4:5 record; 5:5 record",
    { "1w1", "0b0" } },
  { "/data/trf-repairs/fields",
    "",
    { "many   1=     2 w 1", "              1 b 0" },
    "1:81 field; 1:86 field",
    { "1w1", "0b0" } },
};

static void
test_case (gconstpointer data)
{
  const Case *c = data;
  g_autofree char *text = trf_fixture_make_report (c->header, c->players);
  g_autoptr (BrgTrf) trf = mend (text, NULL);
  g_autofree char *repairs = describe (trf);

  g_assert_cmpstr (repairs, ==, c->repairs);
  for (gint i = 0; i < TRF_FIXTURE_MOST_PLAYERS && c->cells[i] != NULL; i++)
    trf_fixture_assert_cells (trf, i, c->cells[i]);
}

/* What was mended is a sound file, and the line that could not be taken is a comment of it. */
static void
test_written (gconstpointer data)
{
  const Case *c = data;
  g_autofree char *text = trf_fixture_make_report (c->header, c->players);
  g_autoptr (BrgTrf) trf = mend (text, NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *written = brg_trf_write (trf, BRG_TRF_26, NULL, &error);
  g_autoptr (BrgTrf) again = NULL;

  g_assert_no_error (error);
  again = brg_trf_read (written, -1, "again", &error);
  g_assert_no_error (error);
  for (guint i = 0; i < trf->repairs->len; i++)
    {
      const BrgTrfRepair *repair = trf->repairs->pdata[i];
      g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
      g_autofree char *comment = g_strconcat ("### ", lines[repair->line - 1], NULL);

      if (repair->kind == BRG_TRF_REPAIR_RECORD)
        g_assert_nonnull (strstr (written, comment));
    }
}

/* A needed repair that is left refuses the file with the place; another one leaves it as it is. */
static void
test_left (void)
{
  static const char *const half[] = { "              2 w 1", "", NULL };
  static const char *const bye[] = { "              2 w 1", "              1 b 0",
                                     "           0000 - F", NULL };
  g_autofree char *half_text = trf_fixture_make_report ("", half);
  g_autofree char *bye_text = trf_fixture_make_report ("", bye);
  g_autoptr (BrgTrf) first = mend (half_text, NULL);
  g_autoptr (BrgTrf) second = mend (bye_text, NULL);
  g_autoptr (BrgTrf) kept = NULL;
  g_autoptr (GError) error = NULL;

  ((BrgTrfRepair *) first->repairs->pdata[0])->is_taken = FALSE;
  g_assert_true (((BrgTrfRepair *) first->repairs->pdata[0])->is_needed);
  g_assert_null (brg_trf_read_mending (half_text, -1, "cup.trf", first->repairs, &error));
  g_assert_cmpstr (error->message, ==,
                   "cup.trf:1:92: player 1 has the opponent 2 in round 1, who has none (line 2), "
                   "expected each to name the other");

  ((BrgTrfRepair *) second->repairs->pdata[0])->is_taken = FALSE;
  g_assert_false (((BrgTrfRepair *) second->repairs->pdata[0])->is_needed);
  kept = mend (bye_text, second->repairs);
  trf_fixture_assert_cells (kept, 2, "-1-F");
  g_assert_cmpuint (kept->repairs->len, ==, 1);
  g_assert_false (((BrgTrfRepair *) kept->repairs->pdata[0])->is_taken);
}

/* Where a number is left in, the whole line may still be left out. */
static void
test_other_way (void)
{
  g_autofree char *text =
      trf_fixture_make_report ("XXP 1 8\n", (const char *const[]){ "", "", NULL });
  g_autoptr (BrgTrf) first = mend (text, NULL);
  g_autoptr (BrgTrf) second = NULL;
  BrgTrfRepair *left = first->repairs->pdata[0];

  left->is_taken = FALSE;
  second = mend (text, first->repairs);
  g_assert_cmpuint (second->repairs->len, ==, 2);
  g_assert_cmpint (((BrgTrfRepair *) second->repairs->pdata[1])->kind, ==, BRG_TRF_REPAIR_RECORD);
}

/* Two with one number: opponents go on naming both by it, and each keeps his games. */
static void
test_doubled_numbers (void)
{
  static const struct
  {
    gint number;
    const char *name;
    const char *cells;
  } rows[] = {
    { 1, "Abel", "              2 w 1     3 b 0" }, { 2, "Bell", "              1 b 0     4 w 1" },
    { 2, "Cole", "              4 w =          " }, { 3, "Dorn", "                        1 w 1" },
    { 3, "Dorn", "                        1 w 1" }, { 4, "Ebel", "              2 b =     2 b 0" },
  };
  g_autoptr (GString) lines = g_string_new (NULL);
  g_autoptr (BrgTrf) trf = NULL;
  g_autofree char *repairs = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_string_append_printf (lines, "001 %4d      %-33s 2000 %27s%s\n", rows[i].number, rows[i].name,
                            "", rows[i].cells);
  trf = mend (lines->str, NULL);
  repairs = describe (trf);
  g_assert_cmpstr (repairs, ==, "3:5 new-number 5; 5:5 line-twice");
  g_assert_cmpuint (trf->players->len, ==, 5);
  trf_fixture_assert_cells (trf, 0, "1w1 2b0");
  trf_fixture_assert_cells (trf, 3, "4b= 1b0");
  g_assert_cmpstr (brg_trf_get_player (trf, 4)->name, ==, "Cole");
  trf_fixture_assert_cells (trf, 4, "3w= -1-Z");
}

static const char *const team_players[] = {
  "              3 w 1", "              4 b =", "              1 b 0", "              2 w =", NULL,
};

static BrgTrf *
mend_teams (const char *header, const GPtrArray *left)
{
  g_autofree char *text = trf_fixture_make_report (header, team_players);

  return mend (text, left);
}

static void
assert_team (const BrgTrf *trf, guint index, gint number, const char *name, gint last_player)
{
  const BrgTrfTeam *team = trf->teams->teams->pdata[index];

  g_assert_cmpint (team->number, ==, number);
  g_assert_cmpstr (team->name, ==, name);
  g_assert_cmpuint (team->players->len, ==, 2);
  g_assert_cmpint (g_array_index (team->players, gint, 1), ==, last_player);
}

#define TEAM(number, name, players) \
  "310   " number " " name          \
  "                                                              " players "\n"

static void
test_into_team (void)
{
  const char *header = TEAM ("1", "Rooks", "   1    2") TEAM ("2", "Pawns", "   3");
  g_autoptr (BrgTrf) trf = mend_teams (header, NULL);
  g_autofree char *repairs = describe (trf);
  g_autoptr (BrgSnapshot) snapshot = brg_trf_to_snapshot (trf, "cup");
  g_autoptr (BrgTrf) left = NULL;
  g_autoptr (BrgSnapshot) players = NULL;

  g_assert_cmpstr (repairs, ==, "6:5 into-team Pawns");
  assert_team (trf, 1, 2, "Pawns", 4);
  g_assert_nonnull (snapshot->players);
  ((BrgTrfRepair *) trf->repairs->pdata[0])->is_taken = FALSE;
  left = mend_teams (header, trf->repairs);
  players = brg_trf_to_snapshot (left, "cup");
  g_assert_null (players->players);
}

static void
test_new_team (void)
{
  g_autoptr (BrgTrf) trf =
      mend_teams (TEAM ("1", "Rooks", "   1    2") "330 +-   1   1   7\n", NULL);
  g_autofree char *repairs = describe (trf);

  g_assert_cmpstr (repairs, ==, "5:5 new-team Team 7");
  assert_team (trf, 1, 7, "Team 7", 4);
  g_assert_cmpuint (trf->teams->forfeits->len, ==, 1);
}

static void
test_team_records (void)
{
  const char *header = TEAM ("1", "Rooks", "   1    2    9")
      TEAM ("1", "Pawns", "   3    4    1") "260   1   1   1   8\n330 +-   1   1   8\n300   1   2  "
                                            " 1    4    1\n320  1.0  1.0   1   8\n";
  g_autoptr (BrgTrf) trf = mend_teams (header, NULL);
  g_autofree char *repairs = describe (trf);
  g_autoptr (BrgSnapshot) snapshot = brg_trf_to_snapshot (trf, "cup");

  g_assert_cmpstr (repairs, ==,
                   "1:89 number; 2:5 new-number 2; 2:89 number; 3:19 number; 4:18 record; "
                   "5:25 number; 6:21 number");
  g_assert_nonnull (snapshot);
}

/* The highest number is taken, and another player has none. */
/* A remark on a player stands where he is named, also behind a number that is nobody's. */
static void
test_place_behind_nobody (void)
{
  static const char *const players[TRF_FIXTURE_MOST_PLAYERS] = { "              2 w 1",
                                                                 "              1 b 0" };
  g_autofree char *text = trf_fixture_make_report ("240 H   1    7    1\n", players);
  g_autoptr (BrgTrf) trf = mend (text, NULL);
  g_autofree char *notes = trf_fixture_describe_notes (trf);

  g_assert_nonnull (strstr (notes, "1:19: player 1 has a bye here"));
}

static void
test_no_number_left (void)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (brg_trf_read_mending ("012 Cup\n001 9999      Rook, A\n001           Pawn, B\n",
                                       -1, "cup.trf", NULL, &error));
  g_assert_true (g_str_has_prefix (error->message, "cup.trf:3:5: there is no pairing number left"));
}

/* What only looks like a player is no report. */
static void
test_no_player (void)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (brg_trf_read_mending ("0012345\n", -1, "cup.trf", NULL, &error));
  g_assert_error (error, BRG_FORMAT_ERROR, BRG_FORMAT_ERROR_NOT_RECOGNISED);
}

static const struct
{
  const char *path;
  const char *mark;
  BrgEncoding encoding;
} encodings[] = {
  { "/data/trf-repairs/encoding/utf-8", "\xEF\xBB\xBF", BRG_ENCODING_UTF8 },
  { "/data/trf-repairs/encoding/cp1251", "", BRG_ENCODING_WINDOWS_1251 },
};

/* CRLF, a mark in front, Cyrillic of Windows: columns stay columns. */
static void
test_encoding (gconstpointer data)
{
  const guint *which = data;
  g_autofree char *plain =
      g_strdup_printf ("012 Кубок города\r\n"
                       "001    1      Иванов, Иван%21s 2000 %27s              2 w 1\r\n"
                       "001    2      Петров, Пётр%21s 1990 %27s              1 b 0\r\n",
                       "", "", "", "");
  g_autofree char *body = encodings[*which].encoding == BRG_ENCODING_UTF8
                              ? g_strdup (plain)
                              : g_convert (plain, -1, "WINDOWS-1251", "UTF-8", NULL, NULL, NULL);
  g_autofree char *all = g_strconcat (encodings[*which].mark, body, NULL);
  g_autoptr (GBytes) bytes = g_bytes_new (all, strlen (all));
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgTextFile) file = brg_text_file_new_from_bytes (bytes, "cup.trf", &error);
  g_autoptr (BrgTrf) trf = NULL;

  g_assert_no_error (error);
  g_assert_cmpint (file->encoding, ==, encodings[*which].encoding);
  trf = mend (file->text, NULL);
  g_assert_cmpuint (trf->repairs->len, ==, 0);
  g_assert_cmpstr (brg_trf_get_player (trf, 1)->family_name, ==, "Петров");
  trf_fixture_assert_cells (trf, 0, "1w1");
}

/* Bad bytes are no letters of anything: the file is refused with the place. */
static void
test_bad_bytes (void)
{
  static const char text[] = "012 Шахматы и шашки в клубе\n001    1      Иван\xffов, Пётр Ильич";
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, sizeof text - 1);
  g_autoptr (GError) error = NULL;

  g_assert_null (brg_text_file_new_from_bytes (bytes, "cup.trf", &error));
  g_assert_error (error, BRG_FORMAT_ERROR, BRG_FORMAT_ERROR_ENCODING);
  g_assert_true (g_str_has_prefix (error->message, "cup.trf:2:"));
}

/* Chess without a known code is a Dutch Swiss. */
static void
test_fide_system (void)
{
  static const char *const codes[] = { "", "192 CUSTOM_SWISS\n", "192 FIDE_LIM\n" };

  for (guint i = 0; i < G_N_ELEMENTS (codes); i++)
    {
      g_autofree char *text = trf_fixture_make_report (
          codes[i], (const char *const[]){ "              2 w 1", "              1 b 0", NULL });
      g_autoptr (BrgTrf) trf = mend (text, NULL);
      g_autoptr (BrgSnapshot) snapshot = brg_trf_to_snapshot (trf, "cup");

      g_assert_cmpstr (snapshot->group->system, ==, "dutch");
    }
}

BRG_TEST_TOPIC ("trf-repairs")
{
  static const guint which[] = { 0, 1 };

  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat (cases[i].path, "/written", NULL);

      g_test_add_data_func (cases[i].path, &cases[i], test_case);
      g_test_add_data_func (path, &cases[i], test_written);
    }
  g_test_add_func ("/data/trf-repairs/place-behind-nobody", test_place_behind_nobody);
  g_test_add_func ("/data/trf-repairs/no-number-left", test_no_number_left);
  g_test_add_func ("/data/trf-repairs/no-player", test_no_player);
  g_test_add_func ("/data/trf-repairs/left", test_left);
  g_test_add_func ("/data/trf-repairs/other-way", test_other_way);
  g_test_add_func ("/data/trf-repairs/doubled-numbers", test_doubled_numbers);
  g_test_add_func ("/data/trf-repairs/into-team", test_into_team);
  g_test_add_func ("/data/trf-repairs/new-team", test_new_team);
  g_test_add_func ("/data/trf-repairs/team-records", test_team_records);
  for (guint i = 0; i < G_N_ELEMENTS (encodings); i++)
    g_test_add_data_func (encodings[i].path, &which[i], test_encoding);
  g_test_add_func ("/data/trf-repairs/bad-bytes", test_bad_bytes);
  g_test_add_func ("/data/trf-repairs/fide-system", test_fide_system);
  return g_test_run ();
}
