/* test-export-text.c - a group as a file for other programs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "brg-export-text.h"
#include "brg-import-file.h"
#include "brg-test.h"
#include "brg-trf-reader.h"

/* The report of ../fixtures/trf as an event. */
static BrgSnapshot *
load_event (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "fixtures", "trf", name, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgImportFile) file = brg_import_file_load (path, &error);

  g_assert_no_error (error);
  return brg_import_file_make_event (file, file->trf->tournament->kind);
}

static char *export(const BrgSnapshot *snapshot, BrgExportKind kind)
{
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (GError) error = NULL;
  char *text = brg_export_make (snapshot, kind, words, NULL, &error);

  g_assert_no_error (error);
  return text;
}

/* Everybody has a place, and nobody has more points than the first. */
static void
test_places (void)
{
  static const BrgExportKind kinds[] = { BRG_EXPORT_TRF_16, BRG_EXPORT_TRF_26 };
  g_autoptr (BrgSnapshot) snapshot = load_event ("t024-rr-odd.trf");

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autofree char *text = export(snapshot, kinds[i]);
      g_autoptr (BrgTrf) trf = brg_trf_read (text, -1, "out.trf", NULL);
      gint best = 0;

      g_assert_nonnull (trf);
      for (gint k = 0; k < (gint) trf->players->len; k++)
        {
          const BrgTrfPlayer *player = brg_trf_get_player (trf, k);

          g_assert_cmpint (player->rank, >, 0);
          if (player->rank == 1)
            best = MAX (best, player->points);
        }
      for (gint k = 0; k < (gint) trf->players->len; k++)
        g_assert_cmpint (brg_trf_get_player (trf, k)->points, <=, best);
    }
}

static void
test_players (void)
{
  g_autoptr (BrgSnapshot) snapshot = load_event ("coefficients-0003.trf");
  g_autofree char *text = export(snapshot, BRG_EXPORT_PLAYERS);
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgImportFile) again = NULL;

  g_assert_true (g_str_has_prefix (text, "\xef\xbb\xbf"));
  again = brg_import_file_new_from_text (text + 3, "players.csv", &error);
  g_assert_no_error (error);
  g_assert_cmpuint (again->table->rows->len, ==, snapshot->entries->len);
  for (guint i = 0; i < snapshot->entries->len; i++)
    {
      const BrgEntry *before = snapshot->entries->pdata[i];
      const BrgEntry *after = ((BrgPlayerRow *) again->table->rows->pdata[i])->entry;

      g_assert_cmpint (before->number, ==, after->number);
      g_assert_cmpstr (before->family_name, ==, after->family_name);
      g_assert_cmpint (before->rating, ==, after->rating);
    }
}

static void
test_standings (void)
{
  g_autoptr (BrgSnapshot) snapshot = load_event ("coefficients-0003.trf");
  g_autofree char *text = export(snapshot, BRG_EXPORT_STANDINGS);
  g_auto (GStrv) lines = g_strsplit (text, "\r\n", -1);

  /* A heading, thirteen players, and the end of the last line. */
  g_assert_cmpuint (g_strv_length (lines), ==, 15);
  /* Number 4 won the event with 4.5 points. */
  g_assert_nonnull (strstr (lines[1], "Test0004"));
}

static void
test_availability (void)
{
  g_autoptr (BrgSnapshot) snapshot = brg_snapshot_new ();

  for (guint kind = 0; kind < BRG_N_EXPORT_KINDS; kind++)
    g_assert_false (brg_export_is_available (snapshot, kind));
  g_ptr_array_add (snapshot->entries, brg_entry_new ());
  g_assert_true (brg_export_is_available (snapshot, BRG_EXPORT_TRF_26));
  g_assert_true (brg_export_is_available (snapshot, BRG_EXPORT_PLAYERS));
  g_assert_false (brg_export_is_available (snapshot, BRG_EXPORT_STANDINGS));
  /* rus-draughts-2022 11.5.2: of a contest there are its participants. */
  snapshot->group->contest = BRG_CONTEST_COMPOSING;
  g_assert_false (brg_export_is_available (snapshot, BRG_EXPORT_TRF_26));
  g_assert_true (brg_export_is_available (snapshot, BRG_EXPORT_PLAYERS));
}

typedef struct
{
  const char *event;
  BrgExportKind kind;
  const char *expected;
} NameCase;

static void
test_names (void)
{
  static const NameCase cases[] = {
    { "Кубок Приволжья", BRG_EXPORT_TRF_26, "Кубок Приволжья.trf" },
    { "Cup 1/2: \"A\"", BRG_EXPORT_TRF_16, "Cup 12 A-trf16.trf" },
    { "..\\..\\etc", BRG_EXPORT_PLAYERS, "etc-players.csv" },
    { "???", BRG_EXPORT_STANDINGS, "event-standings.csv" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (BrgSnapshot) snapshot = brg_snapshot_new ();
      g_autofree char *name = NULL;

      g_free (snapshot->event->name);
      snapshot->event->name = g_strdup (cases[i].event);
      name = brg_export_dup_name (snapshot, cases[i].kind);
      g_assert_cmpstr (name, ==, cases[i].expected);
    }
}

static void
test_encoding (void)
{
  static const struct
  {
    const char *text;
    BrgEncoding encoding;
    const char *bytes;
    const char *lost;
  } rows[] = {
    { "\xef\xbb\xbfЁж;1\r\n", BRG_ENCODING_UTF8, "\xef\xbb\xbfЁж;1\r\n", "" },
    /* The table of Windows-1251: 0xA8 is YO, 0xE6 is zhe, 0xB9 the number sign. */
    { "\xef\xbb\xbfЁж;1\r\n", BRG_ENCODING_WINDOWS_1251, "\xa8\xe6;1\r\n", "" },
    { "№ Łą Łż", BRG_ENCODING_WINDOWS_1251, "\xb9 ?? ??", "Łąż" },
    { "½", BRG_ENCODING_WINDOWS_1251, "?", "½" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *lost = NULL;
      g_autoptr (GBytes) bytes = brg_export_encode (rows[i].text, rows[i].encoding, &lost);
      gsize size;
      const char *data = g_bytes_get_data (bytes, &size);

      g_assert_cmpmem (data, size, rows[i].bytes, strlen (rows[i].bytes));
      g_assert_cmpstr (lost, ==, rows[i].lost);
    }
}

static void
test_beginning (void)
{
  static const struct
  {
    const char *text;
    guint n_lines;
    const char *beginning;
  } rows[] = {
    { "\xef\xbb\xbf"
      "a\r\nb\r\nc\r\n",
      2, "a\r\nb\r\n" },
    { "a\nb", 5, "a\nb" },
    { "", 3, "" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *beginning = brg_export_dup_beginning (rows[i].text, rows[i].n_lines);

      g_assert_cmpstr (beginning, ==, rows[i].beginning);
    }
}

BRG_TEST_TOPIC ("export-text")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/export-text/places", test_places);
  g_test_add_func ("/app/export-text/players", test_players);
  g_test_add_func ("/app/export-text/standings", test_standings);
  g_test_add_func ("/app/export-text/availability", test_availability);
  g_test_add_func ("/app/export-text/names", test_names);
  g_test_add_func ("/app/export-text/encoding", test_encoding);
  g_test_add_func ("/app/export-text/beginning", test_beginning);
  return g_test_run ();
}
