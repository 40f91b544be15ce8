/* test-formats-damaged.c - files that were cut off, overwritten or mixed up
 *
 * Whatever stands in a file, reading it ends with a value or with one error that has a place, and a
 * report that was read can be written and read again. The damage is random with a fixed seed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <gio/gio.h>
#include <string.h>

#include "brg-player-table-write.h"
#include "brg-player-table.h"
#include "brg-test.h"
#include "brg-text-file.h"
#include "brg-trf-reader.h"
#include "brg-trf-writer.h"
#include "brg-trf.h"

enum
{
  N_TRIALS = 200, /* of every file */
};

/* What tends to break readers: numbers out of range, bytes of other encodings, odd line ends. */
static const char *const pieces[] = {
  "9999",   "99999999999999999999",
  "-1",     "0",
  " ",      "\t",
  "\r",     "\n",
  "\xff",   "\xd0",
  "\xe2",   "\x1a",
  "001 ",   "\n001",
  "240 ",   "\n250 ",
  "XXA ",   "\"",
  ";",      ",",
  "0000 -", "w 1",
  "###",    "\n162  W",
  "1.5",    "\xef\xbb\xbf",
  "é",      "Щ",
  "sep=;",  "\nXXC rank",
  "\n013 ", "\n299 +",
};

static void
damage_once (GByteArray *bytes, GRand *random)
{
  guint length = bytes->len;
  guint at = length > 0 ? (guint) g_rand_int_range (random, 0, (gint32) length) : 0;
  guint n = length > at ? (guint) g_rand_int_range (random, 0, (gint32) MIN (length - at, 40)) : 0;
  const char *piece = pieces[g_rand_int_range (random, 0, (gint32) G_N_ELEMENTS (pieces))];
  g_autofree guint8 *copy = NULL;

  switch (g_rand_int_range (random, 0, 6))
    {
    case 0:
      g_byte_array_set_size (bytes, at);
      break;
    case 1:
      if (length > 0)
        bytes->data[at] = (guint8) g_rand_int_range (random, 0, 256);
      break;
    case 2:
      if (n > 0)
        g_byte_array_remove_range (bytes, at, n);
      break;
    case 3:
      copy = g_memdup2 (bytes->data + at, n);
      if (n > 0)
        g_byte_array_append (bytes, copy, n);
      break;
    case 4:
      for (guint i = 0; i < strlen (piece) && at + i < length; i++)
        bytes->data[at + i] = (guint8) piece[i];
      break;
    default:
      copy = g_memdup2 (bytes->data + at, length - at);
      g_byte_array_set_size (bytes, at);
      g_byte_array_append (bytes, (const guint8 *) piece, (guint) strlen (piece));
      if (length > at)
        g_byte_array_append (bytes, copy, length - at);
      break;
    }
}

static GBytes *
damage (const guint8 *data, gsize size, GRand *random)
{
  GByteArray *bytes = g_byte_array_new ();

  g_byte_array_append (bytes, data, (guint) size);
  for (gint i = g_rand_int_range (random, 1, 4); i > 0; i--)
    damage_once (bytes, random);
  return g_byte_array_free_to_bytes (bytes);
}

static void
assert_has_place (const GError *error)
{
  g_assert_nonnull (error);
  g_assert_cmpint (error->domain, ==, BRG_FORMAT_ERROR);
  if (!g_regex_match_simple ("^damaged:[1-9][0-9]*:[1-9][0-9]*: .", error->message, 0, 0))
    g_error ("an error without place: %s", error->message);
}

static void
try_report (const char *text, gsize length)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgTrf) trf = brg_trf_read (text, (gssize) length, "damaged", &error);

  if (trf == NULL)
    {
      assert_has_place (error);
      return;
    }
  for (guint dialect = BRG_TRF_16; dialect <= BRG_TRF_26; dialect++)
    {
      g_autoptr (GError) write_error = NULL;
      g_autofree char *written = brg_trf_write (trf, dialect, NULL, &write_error);
      g_autoptr (GError) read_error = NULL;
      g_autoptr (BrgTrf) again = NULL;

      if (written == NULL)
        {
          g_assert_error (write_error, BRG_FORMAT_ERROR, BRG_FORMAT_ERROR_UNSUPPORTED);
          continue;
        }
      again = brg_trf_read (written, -1, "again", &read_error);
      g_assert_no_error (read_error);
      g_assert_cmpint (again->tournament->n_players, ==, trf->tournament->n_players);
    }
}

static void
try_table (const char *text, gsize length)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgCsv) csv = brg_csv_read (text, (gssize) length, "damaged", BRG_CSV_DETECT, &error);
  g_autoptr (BrgPlayerMapping) mapping = NULL;
  g_autoptr (BrgPlayerTable) table = NULL;
  g_autoptr (GPtrArray) entries = NULL;

  if (csv == NULL)
    {
      assert_has_place (error);
      return;
    }
  mapping = brg_player_mapping_guess (csv);
  table = brg_player_table_read (csv, mapping);
  entries = brg_player_table_dup_entries (table, &error);
  if (entries == NULL)
    assert_has_place (error);
  else
    g_free (brg_player_table_write (entries, NULL, csv->separator, BRG_CSV_SAFE));
}

static void
test_file (gconstpointer path)
{
  g_autofree char *data = NULL;
  gsize size;
  g_autoptr (GError) error = NULL;
  g_autoptr (GRand) random = g_rand_new_with_seed (g_str_hash (strrchr (path, '/')));

  g_file_get_contents (path, &data, &size, &error);
  g_assert_no_error (error);
  for (guint trial = 0; trial < brg_test_rounds (N_TRIALS); trial++)
    {
      g_autoptr (GBytes) bytes = damage ((const guint8 *) data, size, random);
      g_autoptr (GError) text_error = NULL;
      g_autoptr (BrgTextFile) text_file =
          brg_text_file_new_from_bytes (bytes, "damaged", &text_error);

      if (text_file == NULL)
        {
          assert_has_place (text_error);
          continue;
        }
      g_assert_true (g_utf8_validate (text_file->text, (gssize) text_file->length, NULL));
      try_report (text_file->text, text_file->length);
      try_table (text_file->text, text_file->length);
    }
}

static void
add_folder (const char *first, const char *second)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, first, second, NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".trf") || g_str_has_suffix (name, ".csv") ||
        g_str_has_suffix (name, ".tsv"))
      {
        g_autofree char *path = g_strconcat ("/data/formats-damaged/", name, NULL);

        g_test_add_data_func_full (path, g_build_filename (folder, name, NULL), test_file, g_free);
      }
}

BRG_TEST_TOPIC ("formats-damaged")
{
  g_test_init (&argc, &argv, NULL);
  add_folder ("fixtures", "trf");
  add_folder ("fixtures", "csv");
  return g_test_run ();
}
