/* test-rating-list.c - rating lists as they are published, read as a stream
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>
#include <string.h>

#include "brg-rating-list.h"
#include "brg-test.h"

#define HEAD                                                                                 \
  "ID Number      Name                                                         Fed Sex Tit " \
  " WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag"

/* A line by the columns that FIDE's list of October 2026 has; @titles pushes what follows. */
static char *
make_line (const char *number,
           const char *name,
           const char *titles,
           const char *arena,
           const char *standard,
           const char *birth)
{
  g_autofree char *wide =
      g_strdup_printf ("%s%*s", name, (int) MAX (0, 61 - g_utf8_strlen (name, -1)), "");

  return g_strdup_printf ("%-15s%s%-4s%-4s%-5s%-5s%-15s%-4s%-6s%-4s%-3s%-6s%-4s%-3s%-6s%-4s%-3s%-"
                          "6s%-4s",
                          number, wide, "NOR", "M", "GM", "", titles, arena, standard, "9", "10",
                          "2750", "0", "20", "", "0", "20", birth, "wi");
}

typedef struct
{
  GPtrArray *players; /* of GStrv */
  guint stop_after;
  GCancellable *cancellable;
} Taken;

static gboolean
take (const BrgListedPlayer *player, gpointer data, GError **error)
{
  Taken *taken = data;
  char **values = g_new0 (char *, BRG_N_LISTED_FIELDS + 1);

  (void) error;
  for (guint i = 0; i < BRG_N_LISTED_FIELDS; i++)
    values[i] = g_strdup (player->values[i]);
  g_ptr_array_add (taken->players, values);
  if (taken->players->len == taken->stop_after)
    g_cancellable_cancel (taken->cancellable);
  return TRUE;
}

typedef struct
{
  Taken taken;
  BrgRatingListInfo info;
  GPtrArray *notes;
  GError *error;
  gboolean is_read;
} Reading;

static void
reading_clear (Reading *reading)
{
  g_ptr_array_unref (reading->taken.players);
  g_ptr_array_unref (reading->notes);
  g_clear_error (&reading->error);
  g_clear_object (&reading->taken.cancellable);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Reading, reading_clear)

static void
read_bytes (Reading *reading, const char *file_name, const char *bytes, gssize length)
{
  g_autofree char *folder = g_dir_make_tmp ("rating-list-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, file_name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  reading->taken.players = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  reading->taken.cancellable = g_cancellable_new ();
  reading->notes = brg_format_notes_new ();
  g_assert_true (g_file_set_contents (path, bytes, length, NULL));
  reading->is_read = brg_rating_list_read (file, "LIST", NULL, &reading->info, reading->notes, take,
                                           &reading->taken, NULL, NULL, reading->taken.cancellable,
                                           &reading->error);
  g_unlink (path);
  g_rmdir (folder);
}

static const char *
get_value (const Reading *reading, guint player, BrgListedField field)
{
  g_assert_cmpuint (player, <, reading->taken.players->len);
  return ((char **) reading->taken.players->pdata[player])[field];
}

static void
test_text_columns (void)
{
  g_auto (Reading) reading = { 0 };
  g_autofree char *line = make_line ("1503014", "Carlsen, Magnus", "", "", "2840", "1990");
  g_autofree char *text = g_strconcat (HEAD "\r\n", line, "\r\n", NULL);

  read_bytes (&reading, "players_list_foa.txt", text, -1);
  g_assert_no_error (reading.error);
  g_assert_cmpint (reading.info.n_players, ==, 1);
  g_assert_cmpint (reading.info.kind, ==, BRG_RATING_NONE);
  g_assert_cmpint (reading.info.n_doubtful, ==, 0);
  g_assert_cmpstr (get_value (&reading, 0, BRG_LISTED_NUMBER), ==, "1503014");
  g_assert_cmpstr (get_value (&reading, 0, BRG_LISTED_NAME), ==, "Carlsen, Magnus");
  g_assert_cmpstr (get_value (&reading, 0, BRG_LISTED_FEDERATION), ==, "NOR");
  g_assert_cmpstr (get_value (&reading, 0, BRG_LISTED_SEX), ==, "M");
  g_assert_cmpstr (get_value (&reading, 0, BRG_LISTED_TITLE), ==, "GM");
  g_assert_cmpstr (get_value (&reading, 0, BRG_LISTED_STANDARD), ==, "2840");
  g_assert_cmpstr (get_value (&reading, 0, BRG_LISTED_STANDARD_GAMES), ==, "9");
  g_assert_cmpstr (get_value (&reading, 0, BRG_LISTED_STANDARD_K), ==, "10");
  g_assert_cmpstr (get_value (&reading, 0, BRG_LISTED_RAPID), ==, "2750");
  g_assert_cmpstr (get_value (&reading, 0, BRG_LISTED_RAPID_GAMES), ==, "");
  g_assert_cmpstr (get_value (&reading, 0, BRG_LISTED_BLITZ), ==, "");
  g_assert_cmpstr (get_value (&reading, 0, BRG_LISTED_BIRTH), ==, "1990");
  g_assert_cmpstr (get_value (&reading, 0, BRG_LISTED_FLAG), ==, "wi");
}

/* Titles of 15 letters fill their column, longer ones push; a title of the arena may stand glued
 * behind. */
static void
test_text_pushed (void)
{
  static const char *const titles[] = { "FA", "FA,DI,FT,NA,SI", "IA,FST,IO,LSI,N",
                                        "DI,FI,NA,SI,FST,IA,LSI", "DI,FI,FST,IA,IO,LSI,NA,SI" };

  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    {
      g_auto (Reading) reading = { 0 };
      g_autofree char *line = make_line ("700001", "Player, One", titles[i], "", "2405", "1969");
      g_autofree char *bare = make_line ("700002", "Player, Two", titles[i], "", "", "");
      g_autofree char *text = g_strconcat (HEAD "\r\n", line, "\r\n", bare, "\r\n", NULL);

      read_bytes (&reading, "players_list_foa.txt", text, -1);
      g_assert_no_error (reading.error);
      g_assert_cmpint (reading.info.n_doubtful, ==, 0);
      g_assert_cmpstr (get_value (&reading, 0, BRG_LISTED_OTHER_TITLES), ==, titles[i]);
      g_assert_cmpstr (get_value (&reading, 0, BRG_LISTED_STANDARD), ==, "2405");
      g_assert_cmpstr (get_value (&reading, 0, BRG_LISTED_STANDARD_K), ==, "10");
      g_assert_cmpstr (get_value (&reading, 0, BRG_LISTED_RAPID), ==, "2750");
      g_assert_cmpstr (get_value (&reading, 0, BRG_LISTED_BIRTH), ==, "1969");
      g_assert_cmpstr (get_value (&reading, 0, BRG_LISTED_FLAG), ==, "wi");
      g_assert_cmpstr (get_value (&reading, 1, BRG_LISTED_STANDARD), ==, "");
      g_assert_cmpstr (get_value (&reading, 1, BRG_LISTED_RAPID), ==, "2750");
    }
}

/* A list of one kind: the month stands over its ratings, the file's name says which. */
static void
test_text_one_kind (void)
{
  static const struct
  {
    const char *file;
    BrgListedField field;
    BrgRatingKind kind;
  } rows[] = {
    { "standard_oct26frl.txt", BRG_LISTED_STANDARD, BRG_RATING_STANDARD },
    { "rapid_oct26frl.txt", BRG_LISTED_RAPID, BRG_RATING_RAPID },
    { "Blitz_oct26frl.txt", BRG_LISTED_BLITZ, BRG_RATING_BLITZ },
    { "list.txt", BRG_LISTED_STANDARD, BRG_RATING_STANDARD },
  };
  static const char text[] =
      "ID Number      Name                                    Fed Sex Tit  WTit OTit           "
      "OCT26 Gms K  B-day Flag\r\n"
      "1503014        Carlsen, Magnus                         NOR M   GM                       "
      "2840  9   10 1990      \r\n";

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_auto (Reading) reading = { 0 };

      read_bytes (&reading, rows[i].file, text, -1);
      g_assert_no_error (reading.error);
      g_assert_cmpint (reading.info.kind, ==, rows[i].kind);
      g_assert_cmpstr (reading.info.month, ==, "OCT26");
      for (BrgListedField field = BRG_LISTED_STANDARD; field <= BRG_LISTED_BLITZ; field += 3)
        g_assert_cmpstr (get_value (&reading, 0, field), ==, field == rows[i].field ? "2840" : "");
      g_assert_cmpstr (get_value (&reading, 0, rows[i].field + 1), ==, "9");
      g_assert_cmpstr (get_value (&reading, 0, rows[i].field + 2), ==, "10");
    }
}

/* Columns are counted in characters where a list is written so, in bytes where it is not. */
static void
test_text_letters (void)
{
  g_auto (Reading) in_characters = { 0 };
  g_auto (Reading) in_bytes = { 0 };
  g_auto (Reading) eight_bit = { 0 };
  g_autofree char *line = make_line ("1", "Ågård, Bjørn Ærø", "", "", "2000", "1980");
  g_autofree char *characters = g_strconcat (HEAD "\n", line, "\n", NULL);
  g_autofree char *cyrillic = make_line ("2", "Кириллов, Пётр Михайлович", "", "", "2100", "1970");
  g_autofree char *windows = g_convert (cyrillic, -1, "CP1251", "UTF-8", NULL, NULL, NULL);
  g_autofree char *old = g_strconcat (HEAD "\r\n", windows, "\r\n", NULL);
  g_autofree char *bytes =
      g_strdup_printf (HEAD "\n%-15s%-61s%-4s%-4s%-5s%-5s%-15s%-4s%-6s%-4s%-3s\n", "3",
                       "Müller, Jürgen", "GER", "M", "", "", "", "", "1900", "0", "40");

  read_bytes (&in_characters, "players_list.txt", characters, -1);
  g_assert_cmpstr (get_value (&in_characters, 0, BRG_LISTED_NAME), ==, "Ågård, Bjørn Ærø");
  g_assert_cmpstr (get_value (&in_characters, 0, BRG_LISTED_FEDERATION), ==, "NOR");
  g_assert_cmpstr (get_value (&in_characters, 0, BRG_LISTED_BIRTH), ==, "1980");
  read_bytes (&in_bytes, "players_list.txt", bytes, -1);
  g_assert_cmpstr (get_value (&in_bytes, 0, BRG_LISTED_NAME), ==, "Müller, Jürgen");
  g_assert_cmpstr (get_value (&in_bytes, 0, BRG_LISTED_FEDERATION), ==, "GER");
  g_assert_cmpstr (get_value (&in_bytes, 0, BRG_LISTED_STANDARD), ==, "1900");
  read_bytes (&eight_bit, "players_list.txt", old, -1);
  g_assert_cmpstr (get_value (&eight_bit, 0, BRG_LISTED_NAME), ==, "Кириллов, Пётр Михайлович");
  g_assert_cmpstr (get_value (&eight_bit, 0, BRG_LISTED_STANDARD), ==, "2100");
}

#define PLAYER(number, name)                                                                   \
  "<player><fideid>" number "</fideid><name>" name "</name><country>IND</country><sex>F</sex>" \
  "<title>WGM</title><w_title>WGM</w_title><o_title>FA, FT</o_title><foa_title></foa_title>"   \
  "<rating>2300</rating><games>4</games><k>20</k><rapid_rating>0</rapid_rating>"               \
  "<rapid_games>0</rapid_games><rapid_k>20</rapid_k><blitz_rating>2222</blitz_rating>"         \
  "<blitz_games>0</blitz_games><blitz_k>20</blitz_k><birthday>2001</birthday><flag>w</flag></" \
  "player>"

static void
test_xml (void)
{
  g_auto (Reading) reading = { 0 };

  read_bytes (
      &reading, "players_list_xml_foa.xml",
      "<playerslist>" PLAYER (
          "35000001", "O&apos;Neil, A &amp; B") "<!-- <player> -->\n"
                                                "<player>\n<fideid>7</fideid>\n<name>Short, "
                                                "Nigel</name>\n<what/>\n</player>\n"
                                                "</playerslist>",
      -1);
  g_assert_no_error (reading.error);
  g_assert_cmpint (reading.info.n_players, ==, 2);
  g_assert_cmpstr (get_value (&reading, 0, BRG_LISTED_NAME), ==, "O'Neil, A & B");
  g_assert_cmpstr (get_value (&reading, 0, BRG_LISTED_OTHER_TITLES), ==, "FA, FT");
  g_assert_cmpstr (get_value (&reading, 0, BRG_LISTED_STANDARD), ==, "2300");
  g_assert_cmpstr (get_value (&reading, 0, BRG_LISTED_RAPID), ==, "");
  g_assert_cmpstr (get_value (&reading, 0, BRG_LISTED_BLITZ), ==, "2222");
  g_assert_cmpstr (get_value (&reading, 1, BRG_LISTED_NAME), ==, "Short, Nigel");
  g_assert_cmpstr (get_value (&reading, 1, BRG_LISTED_BIRTH), ==, "");
}

/* Pieces are a megabyte: elements and lines lie across their ends. */
static void
test_across_pieces (void)
{
  g_autoptr (GString) text = g_string_new (HEAD "\r\n");
  g_autoptr (GString) xml = g_string_new ("<playerslist>");
  g_auto (Reading) of_text = { 0 };
  g_auto (Reading) of_xml = { 0 };
  guint n = 15000;

  for (guint i = 1; i <= n; i++)
    {
      g_autofree char *number = g_strdup_printf ("%u", i);
      g_autofree char *line = make_line (number, "Player, P", "", "", "2405", "1969");

      g_string_append_printf (text, "%s\r\n", line);
      g_string_append_printf (xml, "<player><fideid>%u</fideid><name>Player, P</name></player>", i);
    }
  g_string_append (xml, "</playerslist>");
  read_bytes (&of_text, "players_list.txt", text->str, -1);
  read_bytes (&of_xml, "players_list.xml", xml->str, -1);
  g_assert_cmpint (of_text.info.n_players, ==, n);
  g_assert_cmpint (of_xml.info.n_players, ==, n);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *number = g_strdup_printf ("%u", i + 1);

      g_assert_cmpstr (get_value (&of_text, i, BRG_LISTED_NUMBER), ==, number);
      g_assert_cmpstr (get_value (&of_text, i, BRG_LISTED_BIRTH), ==, "1969");
      g_assert_cmpstr (get_value (&of_xml, i, BRG_LISTED_NUMBER), ==, number);
    }
}

static void
test_doubtful (void)
{
  g_auto (Reading) reading = { 0 };
  g_autofree char *good = make_line ("1", "Good, One", "", "", "2405", "1969");
  g_autofree char *odd = make_line ("2", "Odd, Two", "", "", "24x5", "1969");
  g_autofree char *none = make_line ("", "Nobody, Three", "", "", "2405", "1969");
  g_autofree char *text = g_strconcat (HEAD "\n", odd, "\n", none, "\n\n", good, "\n", "4\n", NULL);

  read_bytes (&reading, "players_list.txt", text, -1);
  g_assert_no_error (reading.error);
  g_assert_cmpint (reading.info.n_players, ==, 2);
  g_assert_cmpstr (get_value (&reading, 0, BRG_LISTED_NAME), ==, "Odd, Two");
  g_assert_cmpstr (get_value (&reading, 0, BRG_LISTED_STANDARD), ==, "");
  g_assert_cmpstr (get_value (&reading, 1, BRG_LISTED_NAME), ==, "Good, One");
  g_assert_cmpuint (reading.notes->len, ==, 3);
  g_assert_cmpuint (((BrgFormatNote *) reading.notes->pdata[0])->line, ==, 2);
  g_assert_cmpuint (((BrgFormatNote *) reading.notes->pdata[1])->line, ==, 3);
  g_assert_cmpuint (((BrgFormatNote *) reading.notes->pdata[2])->line, ==, 6);
}

static void
test_refused (void)
{
  static const struct
  {
    const char *text;
    int code;
  } rows[] = {
    { "", BRG_FORMAT_ERROR_NOT_RECOGNISED },
    { "Name;Rating\nCarlsen;2840\n", BRG_FORMAT_ERROR_NOT_RECOGNISED },
    { HEAD "\r\n", BRG_FORMAT_ERROR_NOT_RECOGNISED },
    { "<html><body>404</body></html>", BRG_FORMAT_ERROR_NOT_RECOGNISED },
    { "<playerslist></playerslist>", BRG_FORMAT_ERROR_NOT_RECOGNISED },
    { "<playerslist>" PLAYER ("1", "A") "<player><fideid>2</fideid>", BRG_FORMAT_ERROR_SYNTAX },
    { "\x89PNG\r\n\x1a\n", BRG_FORMAT_ERROR_NOT_RECOGNISED },
  };
  g_autofree char *long_line = g_strnfill (3 * 1024 * 1024, 'x');
  g_auto (Reading) of_long_line = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_auto (Reading) reading = { 0 };

      read_bytes (&reading, "players_list.txt", rows[i].text, -1);
      g_assert_false (reading.is_read);
      g_assert_error (reading.error, BRG_FORMAT_ERROR, rows[i].code);
      g_assert_true (g_str_has_prefix (reading.error->message, "LIST:1:1: "));
    }
  read_bytes (&of_long_line, "players_list.txt", long_line, -1);
  g_assert_error (of_long_line.error, BRG_FORMAT_ERROR, BRG_FORMAT_ERROR_NOT_RECOGNISED);
}

static void
test_cancelled (void)
{
  g_autoptr (GString) text = g_string_new (HEAD "\r\n");
  g_auto (Reading) reading = { .taken = { .stop_after = 10 } };
  guint n = 15000;

  for (guint i = 1; i <= n; i++)
    {
      g_autofree char *number = g_strdup_printf ("%u", i);
      g_autofree char *line = make_line (number, "Player, P", "", "", "2405", "1969");

      g_string_append_printf (text, "%s\r\n", line);
    }
  read_bytes (&reading, "players_list.txt", text->str, -1);
  g_assert_error (reading.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_cmpuint (reading.taken.players->len, <, n);
}

BRG_TEST_TOPIC ("rating-list")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/data/rating-list/text/columns", test_text_columns);
  g_test_add_func ("/data/rating-list/text/pushed", test_text_pushed);
  g_test_add_func ("/data/rating-list/text/one-kind", test_text_one_kind);
  g_test_add_func ("/data/rating-list/text/letters", test_text_letters);
  g_test_add_func ("/data/rating-list/xml", test_xml);
  g_test_add_func ("/data/rating-list/across-pieces", test_across_pieces);
  g_test_add_func ("/data/rating-list/doubtful", test_doubtful);
  g_test_add_func ("/data/rating-list/refused", test_refused);
  g_test_add_func ("/data/rating-list/cancelled", test_cancelled);
  return g_test_run ();
}
