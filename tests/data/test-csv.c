/* test-csv.c - tables as text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>
#include <string.h>

#include "brg-csv.h"
#include "brg-test.h"

/* What was read as one line: cells in brackets, rows ended by a slash. */
static char *
describe (const BrgCsv *csv)
{
  GString *text = g_string_new (NULL);

  for (guint row = 0; row < csv->rows->len; row++)
    {
      for (guint column = 0; column < brg_csv_get_row_length (csv, row); column++)
        g_string_append_printf (text, "[%s]", brg_csv_get_cell (csv, row, column)->text);
      g_string_append_c (text, '/');
    }
  return g_string_free (text, FALSE);
}

typedef struct
{
  const char *path;
  const char *text;
  char separator; /* the one expected */
  const char *expected;
} Case;

static const Case cases[] = {
  { "/data/csv/rfc-4180/plain", "a,b\r\nc,d\r\n", ',', "[a][b]/[c][d]/" },
  { "/data/csv/rfc-4180/no-final-line-end", "a,b\r\nc,d", ',', "[a][b]/[c][d]/" },
  { "/data/csv/rfc-4180/quoted", "\"a\",\"b\"\r\n", ',', "[a][b]/" },
  { "/data/csv/rfc-4180/line-end-in-cell", "\"a\r\nb\",c\r\n", ',', "[a\r\nb][c]/" },
  { "/data/csv/rfc-4180/separator-in-cell", "\"a,b\",c\r\n", ',', "[a,b][c]/" },
  { "/data/csv/rfc-4180/doubled-quote", "\"a\"\"b\",c\r\n", ',', "[a\"b][c]/" },
  { "/data/csv/rfc-4180/empty-quoted", "\"\",b\r\n", ',', "[][b]/" },
  { "/data/csv/line-ends/lf", "a;b\nc;d\n", ';', "[a][b]/[c][d]/" },
  { "/data/csv/line-ends/cr", "a;b\rc;d\r", ';', "[a][b]/[c][d]/" },
  { "/data/csv/line-ends/mixed", "a;b\r\nc;d\re;f\n", ';', "[a][b]/[c][d]/[e][f]/" },
  { "/data/csv/detect/semicolon", "a;b;c\nd;e;f\n", ';', "[a][b][c]/[d][e][f]/" },
  { "/data/csv/detect/tab", "a\tb\nc\td\n", '\t', "[a][b]/[c][d]/" },
  { "/data/csv/detect/bar", "a|b\nc|d\n", '|', "[a][b]/[c][d]/" },
  { "/data/csv/detect/comma-in-names", "x;y\nIvanov, I;1\nPetrov, P;2\n", ';',
    "[x][y]/[Ivanov, I][1]/[Petrov, P][2]/" },
  { "/data/csv/detect/comma-in-every-row", "a, b;1\nc, d;2\n", ';', "[a, b][1]/[c, d][2]/" },
  { "/data/csv/detect/decimal-comma", "a\t1,5\t2,5\nb\t3\t4,5\n", '\t',
    "[a][1,5][2,5]/[b][3][4,5]/" },
  { "/data/csv/detect/quoted-separators", "\"a;b\",c\n\"d;e\",f\n", ',', "[a;b][c]/[d;e][f]/" },
  { "/data/csv/detect/title-lines-above", "Cup\n\nx;y;z\na;b;c\nd;e;f\n", ';',
    "[Cup]/[x][y][z]/[a][b][c]/[d][e][f]/" },
  { "/data/csv/detect/one-column", "a\nb\n", ',', "[a]/[b]/" },
  { "/data/csv/detect/nothing", "", ',', "" },
  { "/data/csv/detect/named", "sep=|\r\na,b|c\r\n", '|', "[a,b][c]/" },
  { "/data/csv/detect/named-only", "sep=;", ';', "" },
  { "/data/csv/detect/not-named", "sep=ab;c\n", ';', "[sep=ab][c]/" },
  { "/data/csv/sloppy/quote-inside", "Club \"Spartak\";b\n", ';', "[Club \"Spartak\"][b]/" },
  { "/data/csv/sloppy/blanks-around-quotes", "a, \"b\" ,c\n", ',', "[a][b][c]/" },
  { "/data/csv/sloppy/blanks-are-text", "a, b ,c\n", ',', "[a][ b ][c]/" },
  { "/data/csv/sloppy/empty-lines", "\na;b\n\n;\n \t;\u00a0\nc;d\n\n", ';', "[a][b]/[c][d]/" },
  { "/data/csv/sloppy/short-and-long-rows", "a;b\nc\nd;e;f\ng;h\n", ';',
    "[a][b]/[c]/[d][e][f]/[g][h]/" },
  { "/data/csv/sloppy/pasted-quotes", "\"Spartak\" Moscow\tb\n\"Lokomotiv\" Kiev\td\n", '\t',
    "[\"Spartak\" Moscow][b]/[\"Lokomotiv\" Kiev][d]/" },
};

static void
test_read (gconstpointer data)
{
  const Case *c = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgCsv) csv = brg_csv_read (c->text, -1, "list.csv", BRG_CSV_DETECT, &error);
  g_autofree char *description = NULL;

  g_assert_no_error (error);
  description = describe (csv);
  g_assert_cmpstr (description, ==, c->expected);
  g_assert_cmpint (csv->separator, ==, c->separator);
}

typedef struct
{
  const char *path;
  const char *text;
  const char *message;
} BadCase;

static const BadCase bad_cases[] = {
  { "/data/csv/error/open-quote", "a;b\nc;\"d\ne;f\n",
    "list.csv:2:3: a quote that is not closed, expected another quote before the end of the file" },
  { "/data/csv/error/open-quote-first-row", "Юдин;\"d",
    "list.csv:1:6: a quote that is not closed, expected another quote before the end of the file" },
  { "/data/csv/error/open-quote-tab", "a\tb\nc\t\"d",
    "list.csv:2:3: a quote that is not closed, expected another quote before the end of the file" },
  { "/data/csv/error/text-after-quote", "a;b\n\"Спартак\" Москва;d\n",
    "list.csv:2:11: text after a closing quote, expected the end of the cell; a quote inside a "
    "quoted cell is written twice" },
  { "/data/csv/error/line-counts-inside-quotes", "\"a\r\nb\rc\";\"d\"e\n",
    "list.csv:3:7: text after a closing quote, expected the end of the cell; a quote inside a "
    "quoted cell is written twice" },
};

static void
test_bad (gconstpointer data)
{
  const BadCase *c = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgCsv) csv = brg_csv_read (c->text, -1, "list.csv", BRG_CSV_DETECT, &error);

  g_assert_null (csv);
  g_assert_error (error, BRG_FORMAT_ERROR, BRG_FORMAT_ERROR_SYNTAX);
  g_assert_cmpstr (error->message, ==, c->message);
}

static void
test_places (void)
{
  static const struct
  {
    guint row, column, line, place;
  } places[] = {
    { 0, 0, 2, 1 }, { 0, 1, 2, 6 }, { 1, 0, 3, 1 }, { 1, 1, 4, 4 }, { 2, 0, 6, 1 }, { 2, 1, 6, 4 },
  };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgCsv) csv =
      brg_csv_read ("\r\nЮдин;x\r\n\"a\nb\";\"c\"\r\n\rщы;x", -1, "list.csv", ';', &error);

  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      const BrgCsvCell *cell = brg_csv_get_cell (csv, places[i].row, places[i].column);

      g_assert_cmpuint (cell->line, ==, places[i].line);
      g_assert_cmpuint (cell->column, ==, places[i].place);
    }
  g_assert_null (brg_csv_get_cell (csv, 0, 2));
  g_assert_cmpuint (csv->n_columns, ==, 2);
}

static void
test_length (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgCsv) csv = brg_csv_read ("a;bcd", 3, "list.csv", ';', &error);
  g_autofree char *description = NULL;

  g_assert_no_error (error);
  description = describe (csv);
  g_assert_cmpstr (description, ==, "[a][b]/");
}

static void
test_write (void)
{
  static const char *const header[] = { "Name", "Club;Town", NULL };
  static const char *const rows[][3] = {
    { "Иванов, Иван", "\"Спартак\"", NULL },
    { " blank", "two\nlines", NULL },
    { "=1+1", "", NULL },
    { "sep=;", "tab\there", NULL },
    /* What a spreadsheet would carry out; results and numbers stay. */
    { "+cmd|' /C calc'!A0", "@SUM(A1)", NULL },
    { "+", "-12.5", NULL },
    { "'=1", "=", NULL },
  };
  g_autoptr (GPtrArray) list = g_ptr_array_new ();
  g_autofree char *text = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_ptr_array_add (list, (gpointer) rows[i]);
  text = brg_csv_write (header, list, ';', BRG_CSV_SAFE);
  g_assert_cmpstr (text, ==,
                   "Name;\"Club;Town\"\r\n"
                   "Иванов, Иван;\"\"\"Спартак\"\"\"\r\n"
                   "\" blank\";\"two\nlines\"\r\n"
                   "'=1+1;\r\n"
                   "\"sep=;\";tab\there\r\n"
                   "'+cmd|' /C calc'!A0;'@SUM(A1)\r\n"
                   "+;-12.5\r\n"
                   "''=1;=\r\n");
}

/* For programs that take the apostrophe for a part of the text. */
static void
test_write_raw (void)
{
  static const char *const row[] = { "=1+1", "+cmd|' /C calc'!A0", "a;b", NULL };
  g_autoptr (GPtrArray) list = g_ptr_array_new ();
  g_autofree char *text = NULL;

  g_ptr_array_add (list, (gpointer) row);
  text = brg_csv_write (NULL, list, ';', BRG_CSV_RAW);
  g_assert_cmpstr (text, ==, "=1+1;+cmd|' /C calc'!A0;\"a;b\"\r\n");
}

/* Whatever the cells hold, reading gives back what was written. */
static void
test_round_trip (void)
{
  static const char *const pieces[] = { "a", ";", ",",     "\t", "|", "\"", "\r", "\n", "\r\n", " ",
                                        "Ы", "=", "sep=;", "'",  "x", "й",  "+",  "-",  "@" };
  g_autoptr (GRand) random = g_rand_new_with_seed (20261);

  for (guint trial = 0; trial < 2000; trial++)
    {
      char separator = ",;|\t"[g_rand_int_range (random, 0, 4)];
      guint n_columns = (guint) g_rand_int_range (random, 1, 5);
      g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
      g_autoptr (GError) error = NULL;
      g_autofree char *text = NULL;
      g_autoptr (BrgCsv) csv = NULL;

      for (guint row = 0; row < 3; row++)
        {
          GStrv cells = g_new0 (char *, n_columns + 1);

          for (guint column = 0; column < n_columns; column++)
            {
              GString *cell = g_string_new (column == 0 ? "z" : NULL);

              for (gint i = g_rand_int_range (random, 0, 6); i > 0; i--)
                g_string_append (
                    cell, pieces[g_rand_int_range (random, 0, (gint32) G_N_ELEMENTS (pieces))]);
              cells[column] = g_string_free (cell, FALSE);
            }
          g_ptr_array_add (rows, cells);
        }
      text = brg_csv_write (NULL, rows, separator, BRG_CSV_SAFE);
      csv = brg_csv_read (text, -1, "list.csv", separator, &error);
      g_assert_no_error (error);
      g_assert_cmpuint (csv->rows->len, ==, rows->len);
      for (guint row = 0; row < rows->len; row++)
        {
          g_assert_cmpuint (brg_csv_get_row_length (csv, row), ==, n_columns);
          for (guint column = 0; column < n_columns; column++)
            g_assert_cmpstr (brg_csv_get_cell (csv, row, column)->text, ==,
                             ((GStrv) rows->pdata[row])[column]);
        }
    }
}

/* Who looks on sees how far it is, and may stop it. */
static void
test_watched (void)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  gint permille = -1;
  BrgCsvWatch watch = { cancellable, &permille, 0 };
  g_autoptr (BrgCsv) csv = NULL;
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < 4096; i++)
    g_string_append (text, "a;b;c\n");
  csv = brg_csv_read_watched (text->str, -1, "list.csv", BRG_CSV_DETECT, &watch, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (csv->rows->len, ==, 4096);
  g_assert_cmpint (permille, ==, 750);
  g_clear_pointer (&csv, brg_csv_free);
  watch.most_rows = 100;
  g_string_append (text, "\n;;\nd;e;f\n");
  csv = brg_csv_read_watched (text->str, -1, "list.csv", BRG_CSV_DETECT, &watch, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (csv->rows->len, ==, 100);
  g_assert_cmpuint (csv->n_more, ==, 3997);
  g_assert_cmpstr (brg_csv_get_cell (csv, 99, 1)->text, ==, "b");
  g_cancellable_cancel (cancellable);
  g_assert_null (brg_csv_read_watched (text->str, -1, "list.csv", BRG_CSV_DETECT, &watch, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

/* A row of a million cells is no row of a list of players. */
static void
test_too_many_columns (void)
{
  g_autofree char *most = g_strnfill (399, ';');
  g_autofree char *text = g_strconcat ("Name", most, "\nAbe", most, "\n", NULL);
  g_autofree char *wide = g_strconcat (text, "Bor;", most, "\n", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgCsv) csv = brg_csv_read (text, -1, "list.csv", BRG_CSV_DETECT, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (csv->n_columns, ==, 400);
  g_assert_null (brg_csv_read (wide, -1, "list.csv", BRG_CSV_DETECT, &error));
  g_assert_error (error, BRG_FORMAT_ERROR, BRG_FORMAT_ERROR_TOO_LARGE);
  g_assert_cmpstr (error->message, ==,
                   "list.csv:3:404: the row is too long, expected at most 400 cells");
}

BRG_TEST_TOPIC ("csv")
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add_data_func (cases[i].path, &cases[i], test_read);
  for (gsize i = 0; i < G_N_ELEMENTS (bad_cases); i++)
    g_test_add_data_func (bad_cases[i].path, &bad_cases[i], test_bad);
  g_test_add_func ("/data/csv/places", test_places);
  g_test_add_func ("/data/csv/length", test_length);
  g_test_add_func ("/data/csv/write", test_write);
  g_test_add_func ("/data/csv/write-raw", test_write_raw);
  g_test_add_func ("/data/csv/round-trip", test_round_trip);
  g_test_add_func ("/data/csv/watched", test_watched);
  g_test_add_func ("/data/csv/too-many-columns", test_too_many_columns);
  return g_test_run ();
}
