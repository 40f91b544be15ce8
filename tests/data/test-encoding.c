/* test-encoding.c - the text of a file, whatever its encoding
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <gio/gio.h>
#include <string.h>

#include "brg-format-error.h"
#include "brg-test.h"
#include "brg-text-file.h"

static const char russian[] = "№;Фамилия;Имя;Рейтинг\r\n1;Щербаков;Игорь;2150\r\n2;Юдин;Пётр;\r\n";
static const char ukrainian[] = "Прізвище;Ім'я;Область\nЄвтушенко;Їжак;Київ\nҐудзь;Андрій;Львів\n";
static const char capitals[] = "ИВАНОВ\nПЕТРОВ\nСИДОРОВ\nКУЗНЕЦОВ\nМОСКВА\n";
static const char small[] = "иванов\nпетров\nсидоров\nкузнецов\nмосква\n";
static const char german[] =
    "Nachname;Verein\nMüller;Schachfreunde Köln\nGroß;Görlitz\nÖsterle;Zürich\n";
static const char french[] = "Nom;Prénom\nLefèvre;François\nGarçon;Théo\nŒuvrard;Zoé\n";
static const char spanish[] = "Apellido;Nombre\nNúñez;José\nPeña;Íñigo\nGarcía;Ángel\n";
static const char one_accent[] = "001    1      Fernandez,José                    2000 ESP\n";

typedef struct
{
  const char *path;
  const char *text;
  const char *charset;
  BrgEncoding expected;
} Case;

static const Case cases[] = {
  { "/data/encoding/windows-1251/russian", russian, "CP1251", BRG_ENCODING_WINDOWS_1251 },
  { "/data/encoding/windows-1251/ukrainian", ukrainian, "CP1251", BRG_ENCODING_WINDOWS_1251 },
  { "/data/encoding/windows-1251/capitals", capitals, "CP1251", BRG_ENCODING_WINDOWS_1251 },
  { "/data/encoding/windows-1251/small", small, "CP1251", BRG_ENCODING_WINDOWS_1251 },
  { "/data/encoding/koi8/capitals", capitals, "KOI8-R", BRG_ENCODING_KOI8 },
  { "/data/encoding/koi8/small", small, "KOI8-R", BRG_ENCODING_KOI8 },
  { "/data/encoding/koi8/ukrainian", ukrainian, "KOI8-U", BRG_ENCODING_KOI8 },
  { "/data/encoding/cp866/russian", russian, "CP866", BRG_ENCODING_CP866 },
  { "/data/encoding/cp866/capitals", capitals, "CP866", BRG_ENCODING_CP866 },
  { "/data/encoding/cp866/small", small, "CP866", BRG_ENCODING_CP866 },
  { "/data/encoding/windows-1252/german", german, "CP1252", BRG_ENCODING_WINDOWS_1252 },
  { "/data/encoding/windows-1252/french", french, "CP1252", BRG_ENCODING_WINDOWS_1252 },
  { "/data/encoding/windows-1252/spanish", spanish, "CP1252", BRG_ENCODING_WINDOWS_1252 },
  { "/data/encoding/windows-1252/latin-1", german, "ISO-8859-1", BRG_ENCODING_WINDOWS_1252 },
  { "/data/encoding/windows-1252/one-accent", one_accent, "CP1252", BRG_ENCODING_WINDOWS_1252 },
  { "/data/encoding/utf-8/russian", russian, "UTF-8", BRG_ENCODING_UTF8 },
  { "/data/encoding/utf-8/one-accent", one_accent, "UTF-8", BRG_ENCODING_UTF8 },
};

static BrgTextFile *
read_bytes (const void *data, gsize size, GError **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new (data, size);

  return brg_text_file_new_from_bytes (bytes, "list.csv", error);
}

static void
test_guess (gconstpointer data)
{
  const Case *c = data;
  g_autoptr (GError) error = NULL;
  gsize size;
  g_autofree char *bytes = g_convert (c->text, -1, c->charset, "UTF-8", NULL, &size, &error);
  g_autoptr (BrgTextFile) text_file = NULL;

  g_assert_no_error (error);
  text_file = read_bytes (bytes, size, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (brg_encoding_get_name (text_file->encoding), ==,
                   brg_encoding_get_name (c->expected));
  g_assert_cmpstr (text_file->text, ==, c->text);
  g_assert_cmpuint (text_file->length, ==, strlen (c->text));
  g_assert_false (text_file->has_mark);
}

/* Every name of a list by itself, the least that a file can hold, in every spelling. */
static void
test_single_names (void)
{
  static const char *const names[] = {
    "Алексеев", "Бирюков",   "Васильев", "Григорьева", "Дмитриев", "Егорова", "Жуковский",
    "Зайцев",   "Игнатьева", "Ковалёв",  "Лебедева",   "Морозов",  "Никитин", "Орлова",
    "Павлов",   "Романова",  "Степанов", "Тарасов",    "Ульянова", "Фёдоров", "Харитонов",
    "Цветков",  "Чернышёв",  "Шевченко", "Щукина",     "Юрьев",    "Яковлев", "Бондаренко",
    "Гнатюк",   "Ткаченко",  "Кравчук",  "Петренко",   "Савченко",
  };
  static const struct
  {
    const char *charset;
    BrgEncoding expected;
  } charsets[] = {
    { "CP1251", BRG_ENCODING_WINDOWS_1251 },
    { "KOI8-R", BRG_ENCODING_KOI8 },
    { "CP866", BRG_ENCODING_CP866 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    for (guint j = 0; j < G_N_ELEMENTS (charsets); j++)
      {
        g_autofree char *upper = g_utf8_strup (names[i], -1);
        g_autofree char *lower = g_utf8_strdown (names[i], -1);
        const char *const spellings[] = { names[i], upper, lower };

        for (guint k = 0; k < G_N_ELEMENTS (spellings); k++)
          {
            gsize size;
            g_autofree char *bytes =
                g_convert (spellings[k], -1, charsets[j].charset, "UTF-8", NULL, &size, NULL);

            g_assert_nonnull (bytes);
            g_assert_cmpint (brg_encoding_guess ((const guint8 *) bytes, size), ==,
                             charsets[j].expected);
          }
      }
}

static void
test_byte_order_marks (void)
{
  static const struct
  {
    const char *bytes;
    gsize size;
    BrgEncoding expected;
  } marks[] = {
    { "\xef\xbb\xbf\xd0\xaf!", 6, BRG_ENCODING_UTF8 },
    { "\xff\xfe\x2f\x04!\0", 6, BRG_ENCODING_UTF16_LE },
    { "\xfe\xff\x04\x2f\0!", 6, BRG_ENCODING_UTF16_BE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (BrgTextFile) text_file = read_bytes (marks[i].bytes, marks[i].size, &error);

      g_assert_no_error (error);
      g_assert_cmpstr (text_file->text, ==, "Я!");
      g_assert_cmpint (text_file->encoding, ==, marks[i].expected);
      g_assert_true (text_file->has_mark);
    }
}

static void
test_normal_form (void)
{
  /* i + combining breve becomes one letter. */
  static const char decomposed[] = "Сергеи\xcc\x86";
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgTextFile) text_file = read_bytes (decomposed, strlen (decomposed), &error);

  g_assert_no_error (error);
  g_assert_cmpstr (text_file->text, ==, "Сергей");
}

static void
test_end_of_file_sign (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgTextFile) text_file = read_bytes ("012 Cup\r\n\x1a", 10, &error);

  g_assert_no_error (error);
  g_assert_cmpstr (text_file->text, ==, "012 Cup\r\n");
}

static void
test_empty (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgTextFile) text_file = read_bytes ("", 0, &error);

  g_assert_no_error (error);
  g_assert_cmpstr (text_file->text, ==, "");
  g_assert_cmpint (text_file->encoding, ==, BRG_ENCODING_UTF8);
}

typedef struct
{
  const char *path;
  const char *bytes;
  gsize size;
  const char *message;
} BadCase;

static const BadCase bad_cases[] = {
  { "/data/encoding/error/zero-byte", "ab\ncd\0ef", 8,
    "list.csv:2:3: a zero byte: this is not a text file" },
  { "/data/encoding/error/damaged-utf-8", "\xd0\x98\xd0\xb2\xd0\xb0\xd0\xbd\r\n\xd0\xbe\xd0;\n", 14,
    "list.csv:2:2: damaged UTF-8, expected a character" },
  { "/data/encoding/error/damaged-utf-8-after-mark",
    "\xef\xbb\xbf"
    "a\xff",
    5, "list.csv:1:2: damaged UTF-8, expected a character" },
  { "/data/encoding/error/utf-16-odd",
    "\xff\xfe"
    "a\0b",
    5, "list.csv:1:2: damaged UTF-16, expected a character" },
  { "/data/encoding/error/utf-16-surrogate",
    "\xff\xfe"
    "a\0\n\0\0\xdc"
    "b\0",
    10, "list.csv:2:1: damaged UTF-16, expected a character" },
};

static void
test_bad (gconstpointer data)
{
  const BadCase *c = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgTextFile) text_file = read_bytes (c->bytes, c->size, &error);

  g_assert_null (text_file);
  g_assert_error (error, BRG_FORMAT_ERROR, BRG_FORMAT_ERROR_ENCODING);
  g_assert_cmpstr (error->message, ==, c->message);
}

static void
test_too_large (void)
{
  gsize size = BRG_TEXT_FILE_MAX_SIZE + 1;
  g_autofree char *bytes = g_malloc (size);
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgTextFile) text_file = NULL;

  memset (bytes, 'a', size);
  text_file = read_bytes (bytes, size, &error);
  g_assert_null (text_file);
  g_assert_error (error, BRG_FORMAT_ERROR, BRG_FORMAT_ERROR_TOO_LARGE);
  g_assert_cmpstr (error->message, ==,
                   "list.csv:1:1: the file is too large, expected at most 64 MiB");
}

static void
test_load (void)
{
  g_autoptr (GFileIOStream) stream = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = g_file_new_tmp ("brg-encoding-XXXXXX", &stream, &error);
  g_autoptr (BrgTextFile) text_file = NULL;
  g_autoptr (BrgTextFile) missing = NULL;

  g_assert_no_error (error);
  g_output_stream_write_all (g_io_stream_get_output_stream (G_IO_STREAM (stream)),
                             "\xcc\xee\xf1\xea\xe2\xe0\n", 7, NULL, NULL, &error);
  g_assert_no_error (error);
  g_io_stream_close (G_IO_STREAM (stream), NULL, &error);
  g_assert_no_error (error);

  text_file = brg_text_file_load (file, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (text_file->text, ==, "Москва\n");
  g_assert_cmpstr (text_file->name, ==, g_file_peek_path (file));

  g_file_delete (file, NULL, &error);
  g_assert_no_error (error);
  missing = brg_text_file_load (file, "list.csv", &error);
  g_assert_null (missing);
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
}

/* A device without end is given up at the limit instead of filling the memory. */
static void
test_endless (void)
{
  g_autoptr (GFile) file = g_file_new_for_path ("/dev/zero");
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgTextFile) text_file = NULL;

  if (!g_file_query_exists (file, NULL))
    {
      g_test_skip ("no /dev/zero");
      return;
    }
  text_file = brg_text_file_load (file, "zero", &error);
  g_assert_null (text_file);
  g_assert_error (error, BRG_FORMAT_ERROR, BRG_FORMAT_ERROR_TOO_LARGE);
}

/* Whoever sees that the guess is wrong chooses himself. */
static void
test_chosen (gconstpointer data)
{
  const Case *c = data;
  g_autoptr (GError) error = NULL;
  gsize size;
  g_autofree char *converted = g_convert (c->text, -1, c->charset, "UTF-8", NULL, &size, &error);
  g_autoptr (GBytes) bytes = g_bytes_new (converted, size);
  g_autoptr (BrgTextFile) text_file = NULL;

  g_assert_no_error (error);
  text_file = brg_text_file_new_in (bytes, "list.csv", c->expected, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (text_file->text, ==, c->text);
  g_assert_cmpint (text_file->encoding, ==, c->expected);
}

static void
test_chosen_otherwise (void)
{
  static const char in_1251[] = "\xcf\xb8\xf2\xf0"; /* the name Peter */
  g_autoptr (GBytes) bytes = g_bytes_new_static (in_1251, strlen (in_1251));
  g_autoptr (GBytes) marked = g_bytes_new_static ("\xef\xbb\xbf"
                                                  "a",
                                                  4);
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgTextFile) western =
      brg_text_file_new_in (bytes, "list.csv", BRG_ENCODING_WINDOWS_1252, &error);
  g_autoptr (BrgTextFile) utf8 = brg_text_file_new_in (bytes, "list.csv", BRG_ENCODING_UTF8, NULL);
  g_autoptr (BrgTextFile) with_mark =
      brg_text_file_new_in (marked, "list.csv", BRG_ENCODING_UTF8, &error);

  g_assert_no_error (error);
  g_assert_cmpstr (western->text, ==, "Ï¸òð");
  g_assert_null (utf8);
  g_assert_cmpstr (with_mark->text, ==, "a");
  g_assert_true (with_mark->has_mark);
}

/* For a window the place is words; the file is named in its heading. */
static void
test_error_words (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) other = g_error_new (G_FILE_ERROR, G_FILE_ERROR_NOENT, "a:1:2: gone");
  g_autofree char *words = NULL;
  g_autofree char *kept = brg_format_error_dup_words (other);

  brg_format_set_error (&error, BRG_FORMAT_ERROR_SYNTAX, "a: b.csv", 2, 17, "no number: %s",
                        "x:1:1: y");
  words = brg_format_error_dup_words (error);
  g_assert_cmpstr (words, ==, "Line 2, character 17: no number: x:1:1: y");
  g_assert_cmpstr (kept, ==, "a:1:2: gone");
}

BRG_TEST_TOPIC ("encoding")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/data/encoding/error-words", test_error_words);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add_data_func (cases[i].path, &cases[i], test_guess);
  for (gsize i = 0; i < G_N_ELEMENTS (bad_cases); i++)
    g_test_add_data_func (bad_cases[i].path, &bad_cases[i], test_bad);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat (cases[i].path, "/chosen", NULL);

      g_test_add_data_func (path, &cases[i], test_chosen);
    }
  g_test_add_func ("/data/encoding/chosen-otherwise", test_chosen_otherwise);
  g_test_add_func ("/data/encoding/single-names", test_single_names);
  g_test_add_func ("/data/encoding/byte-order-marks", test_byte_order_marks);
  g_test_add_func ("/data/encoding/normal-form", test_normal_form);
  g_test_add_func ("/data/encoding/end-of-file-sign", test_end_of_file_sign);
  g_test_add_func ("/data/encoding/empty", test_empty);
  g_test_add_func ("/data/encoding/error/too-large", test_too_large);
  g_test_add_func ("/data/encoding/load", test_load);
  g_test_add_func ("/data/encoding/endless", test_endless);
  return g_test_run ();
}
