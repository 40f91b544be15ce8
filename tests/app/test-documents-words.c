/* test-documents-words.c - catalogues, plurals, dates, articles, names of tie-breaks
 *
 * The Russian catalogue is compiled by msgfmt from po/ru.po.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-article-words.h"
#include "brg-criterion-words.h"
#include "brg-date-words.h"
#include "brg-mo-file.h"
#include "brg-name-order.h"
#include "brg-plural-rule.h"
#include "brg-result-text.h"
#include "brg-result-words.h"
#include "brg-roman.h"
#include "brg-rulebooks.h"
#include "brg-test.h"
#include "brg-transliteration.h"
#include "brg-words.h"
#include "documents-fixture.h"

#include <glib/gstdio.h>
#include <pango/pango.h>
#include <string.h>

/* The compiled catalogue as bytes that a test may damage. */
static GByteArray *
read_catalogue (void)
{
  g_autoptr (GError) error = NULL;
  char *contents;
  gsize length;

  g_file_get_contents (g_getenv ("DOCUMENTS_RU_MO"), &contents, &length, &error);
  g_assert_no_error (error);
  return g_byte_array_new_take ((guint8 *) contents, length);
}

static BrgMoFile *
parse (const guint8 *data, gsize length, GError **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new (data, length);

  return brg_mo_file_new (bytes, error);
}

static guint32
word_at (const GByteArray *file, gsize offset)
{
  guint32 word;

  memcpy (&word, file->data + offset, sizeof word);
  return word;
}

static void
put_word (GByteArray *file, gsize offset, guint32 word)
{
  memcpy (file->data + offset, &word, sizeof word);
}

/* The same catalogue in the other byte order: header and both tables turned round. */
static void
swap_catalogue (GByteArray *file)
{
  guint32 count = word_at (file, 8);
  const gsize tables[] = { word_at (file, 12), word_at (file, 16) };

  for (guint t = 0; t < G_N_ELEMENTS (tables); t++)
    for (guint32 i = 0; i < 2 * count; i++)
      put_word (file, tables[t] + 4 * i, GUINT32_SWAP_LE_BE (word_at (file, tables[t] + 4 * i)));
  for (gsize offset = 0; offset < 28; offset += 4)
    put_word (file, offset, GUINT32_SWAP_LE_BE (word_at (file, offset)));
}

static void
test_mo_reads (void)
{
  g_autoptr (GByteArray) file = read_catalogue ();
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgMoFile) mo = parse (file->data, file->len, &error);
  g_autofree char *language = NULL;

  g_assert_no_error (error);
  g_assert_cmpstr (brg_mo_file_lookup (mo, "Chief arbiter", 0), ==, "Главный судья");
  g_assert_cmpstr (brg_mo_file_lookup (mo, "table head\004White", 0), ==, "Белые");
  g_assert_cmpstr (brg_mo_file_lookup (mo, "%u player", 2), ==, "%u участников");
  g_assert_null (brg_mo_file_lookup (mo, "%u player", 3));
  g_assert_null (brg_mo_file_lookup (mo, "Chief arbiter", 1));
  g_assert_null (brg_mo_file_lookup (mo, "no such text", 0));
  language = brg_mo_file_dup_header (mo, "Language");
  g_assert_cmpstr (language, ==, "ru");
}

static void
test_mo_reads_other_byte_order (void)
{
  g_autoptr (GByteArray) file = read_catalogue ();
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgMoFile) mo = NULL;

  swap_catalogue (file);
  mo = parse (file->data, file->len, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (brg_mo_file_lookup (mo, "Chief secretary", 0), ==, "Главный секретарь");
}

/* Every shorter file lacks something that a table points to. */
static void
test_mo_refuses_truncated (void)
{
  g_autoptr (GByteArray) file = read_catalogue ();

  for (gsize length = 0; length < file->len; length += 1 + length / 50)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (parse (file->data, length, &error));
      g_assert_error (error, BRG_MO_FILE_ERROR, BRG_MO_FILE_ERROR_DAMAGED);
    }
}

/* A damaged byte gives an error or another text, never a crash. */
static void
test_mo_survives_damage (void)
{
  g_autoptr (GByteArray) file = read_catalogue ();
  guint32 state = 12345;

  for (guint round = 0; round < brg_test_rounds (3000); round++)
    {
      gsize at;
      guint8 kept;
      g_autoptr (BrgMoFile) mo = NULL;

      state = state * 1664525u + 1013904223u;
      at = (state >> 8) % (round % 2 == 0 ? file->len : 7 * 4 + 16 * word_at (file, 8));
      kept = file->data[at];
      file->data[at] = (guint8) (state >> 3);
      mo = parse (file->data, file->len, NULL);
      if (mo != NULL)
        brg_mo_file_lookup (mo, "%u player", round % 4);
      file->data[at] = kept;
    }
}

typedef struct
{
  const char *path;
  gsize offset;
  guint32 word;
} Damage;

static const Damage damages[] = {
  { "/documents/words/mo/refuses-magic", 0, 0x12345678 },
  { "/documents/words/mo/refuses-revision", 4, 2 << 16 },
  { "/documents/words/mo/refuses-count", 8, 0x10000000 },
  { "/documents/words/mo/refuses-table-outside", 12, 0xfffffff0 },
  { "/documents/words/mo/refuses-table-unaligned", 16, 29 },
};

static void
test_mo_refuses (gconstpointer data)
{
  const Damage *damage = data;
  g_autoptr (GByteArray) file = read_catalogue ();
  g_autoptr (GError) error = NULL;

  put_word (file, damage->offset, damage->word);
  g_assert_null (parse (file->data, file->len, &error));
  g_assert_error (error, BRG_MO_FILE_ERROR, BRG_MO_FILE_ERROR_DAMAGED);
}

typedef struct
{
  const char *path;
  const char *field;
  guint numbers[8];
  guint forms[8];
} PluralCase;

#define SLAVIC                                                                                    \
  "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) " \
  "? "                                                                                            \
  "1 : 2);"

static const PluralCase plural_cases[] = {
  { "/documents/words/plural/russian-ukrainian",
    SLAVIC,
    { 0, 1, 2, 5, 11, 21, 104, 112 },
    { 2, 0, 1, 2, 2, 0, 1, 2 } },
  { "/documents/words/plural/english",
    "nplurals=2; plural=n != 1;",
    { 0, 1, 2, 5, 11, 21, 100, 101 },
    { 1, 0, 1, 1, 1, 1, 1, 1 } },
  { "/documents/words/plural/french",
    "nplurals=2; plural=(n > 1);",
    { 0, 1, 2, 5, 11, 21, 100, 101 },
    { 0, 0, 1, 1, 1, 1, 1, 1 } },
  { "/documents/words/plural/one-form",
    "nplurals=1; plural=0;",
    { 0, 1, 2, 5, 11, 21, 100, 101 },
    { 0, 0, 0, 0, 0, 0, 0, 0 } },
  { "/documents/words/plural/polish",
    "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);",
    { 0, 1, 2, 5, 12, 21, 22, 114 },
    { 2, 0, 1, 2, 2, 2, 1, 2 } },
};

static void
test_plural (gconstpointer data)
{
  const PluralCase *c = data;
  g_autoptr (BrgPluralRule) rule = brg_plural_rule_parse (c->field);

  g_assert_nonnull (rule);
  for (guint i = 0; i < G_N_ELEMENTS (c->numbers); i++)
    g_assert_cmpuint (brg_plural_rule_form (rule, c->numbers[i]), ==, c->forms[i]);
}

static void
test_plural_refuses (void)
{
  static const char *const fields[] = {
    "",
    "nplurals=2;",
    "plural=n != 1;",
    "nplurals=0; plural=0;",
    "nplurals=99; plural=0;",
    "nplurals=2; plural=n",            /* a form too many */
    "nplurals=2; plural=n %",          /* ends too early */
    "nplurals=2; plural=1 / (n - 7);", /* divides by zero */
    "nplurals=2; plural=n != 1 x;",    /* something behind */
    "nplurals=2; plural=m != 1;",      /* another letter */
    "nplurals=2; plural=(n != 1;",     /* an open parenthesis */
    "nplurals=2; plural=n ? 1;",       /* half a choice */
    "nplurals=2; plural=system(\"x\");",
    "nplurals=1; "
    "plural=((((((((((((((((((((((((((((((((((((((((((((((0))))))))))))))))))))))))))))))))))))))))"
    "))))));",
    "nplurals=1; "
    "plural=!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!n;",
  };

  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    {
      g_autoptr (BrgPluralRule) rule = brg_plural_rule_parse (fields[i]);

      if (rule != NULL)
        g_error ("accepted: %s", fields[i]);
    }
}

/* Every language of the program must have a rule that can be read. */
static void
test_plural_of_languages (void)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "..", "po", NULL);
  g_autofree char *list = g_build_filename (folder, "LINGUAS", NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) languages = NULL;

  if (!g_file_get_contents (list, &text, NULL, NULL))
    {
      g_test_skip ("there are no translations yet");
      return;
    }
  languages = g_strsplit_set (text, " \n", -1);
  for (guint i = 0; languages[i] != NULL; i++)
    {
      g_autofree char *name = g_strdup_printf ("%s.po", languages[i]);
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autofree char *po = NULL;
      g_autoptr (BrgPluralRule) rule = NULL;
      const char *field;
      g_auto (GStrv) parts = NULL;
      g_autofree char *joined = NULL;

      if (languages[i][0] == '\0' || languages[i][0] == '#')
        continue;
      g_assert_true (g_file_get_contents (path, &po, NULL, NULL));
      field = strstr (po, "Plural-Forms:");
      g_assert_nonnull (field);
      /* A long field goes on in the next line of the file. */
      parts = g_strsplit (field + strlen ("Plural-Forms:"), "\"\n\"", -1);
      joined = g_strjoinv ("", parts);
      *strstr (joined, "\\n") = '\0';
      rule = brg_plural_rule_parse (joined);
      g_assert_nonnull (rule);
    }
}

static void
test_words_translate (void)
{
  g_autoptr (BrgWords) russian = fixture_open_russian ();
  g_autoptr (BrgWords) english = brg_words_open ("en");

  g_assert_cmpstr (W_ (russian, "Chief arbiter"), ==, "Главный судья");
  g_assert_cmpstr (W_ (english, "Chief arbiter"), ==, "Chief arbiter");
  g_assert_cmpstr (WC_ (russian, "table head", "Black"), ==, "Чёрные");
  g_assert_cmpstr (WC_ (russian, "colour in a list", "Black"), ==, "чёрн.");
  g_assert_cmpstr (WC_ (russian, "no such context", "Black"), ==, "Black");
  g_assert_cmpstr (WN_ (russian, "%u player", "%u players", 21), ==, "%u участник");
  g_assert_cmpstr (WN_ (russian, "%u player", "%u players", 24), ==, "%u участника");
  g_assert_cmpstr (WN_ (russian, "%u player", "%u players", 11), ==, "%u участников");
  g_assert_cmpstr (WN_ (english, "%u player", "%u players", 1), ==, "%u player");
  g_assert_cmpstr (WN_ (english, "%u player", "%u players", 0), ==, "%u players");
  g_assert_cmpstr (W_ (russian, ""), ==, "");
  g_assert_cmpstr (brg_words_get_language (russian), ==, "ru");
  g_assert_true (brg_words_knows_plurals (russian));
}

static void
test_words_open (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *directory = g_dir_make_tmp ("berger-words-XXXXXX", NULL);
  g_autofree char *folder = g_build_filename (directory, "ru", "LC_MESSAGES", NULL);
  g_autofree char *path = g_build_filename (folder, "berger.mo", NULL);
  g_autofree char *language = g_build_filename (directory, "ru", NULL);
  g_autoptr (GByteArray) file = read_catalogue ();
  g_autoptr (BrgWords) words = NULL;
  g_autoptr (BrgWords) damaged = NULL;
  g_autoptr (BrgWords) missing = NULL;
  g_autoptr (BrgWords) outside = NULL;

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_file_set_contents (path, (const char *) file->data, (gssize) file->len, &error);
  g_assert_no_error (error);
  g_setenv ("BERGER_LOCALEDIR", directory, TRUE);
  words = brg_words_open ("ru_RU.UTF-8");
  g_assert_cmpstr (brg_words_get_language (words), ==, "ru");
  g_assert_cmpstr (W_ (words, "Chief arbiter"), ==, "Главный судья");
  missing = brg_words_open ("uk");
  g_assert_cmpstr (brg_words_get_language (missing), ==, "en");
  outside = brg_words_open ("../ru");
  g_assert_cmpstr (brg_words_get_language (outside), ==, "en");

  g_file_set_contents (path, (const char *) file->data, (gssize) file->len / 2, &error);
  g_assert_no_error (error);
  damaged = brg_words_open ("ru");
  g_assert_cmpstr (brg_words_get_language (damaged), ==, "en");
  g_assert_null (brg_words_load ("ru", path, &error));
  g_assert_error (error, BRG_MO_FILE_ERROR, BRG_MO_FILE_ERROR_DAMAGED);
  g_assert_nonnull (strstr (error->message, path));
  g_unsetenv ("BERGER_LOCALEDIR");
  g_remove (path);
  g_rmdir (folder);
  g_rmdir (language);
  g_rmdir (directory);
}

/* Puts @text into the catalogue in place of the translation of "Round %d", which is as long. */
static void
check_format (const char *text, const char *expected)
{
  static const char old[] = "%d-й тур";
  g_autofree char *directory = g_dir_make_tmp ("berger-words-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (directory, "ru.mo", NULL);
  g_autoptr (GByteArray) file = read_catalogue ();
  g_autoptr (BrgWords) words = NULL;
  g_autoptr (GBytes) bytes = g_bytes_new_static (file->data, file->len);
  g_autoptr (BrgMoFile) mo = brg_mo_file_new (bytes, NULL);
  char *at = (char *) brg_mo_file_lookup (mo, "Round %d", 0);

  g_assert_cmpstr (at, ==, old);
  g_assert_cmpuint (strlen (text), <, sizeof old);
  memset (at, ' ', strlen (old));
  memcpy (at, text, strlen (text));
  g_assert_true (g_file_set_contents (path, (const char *) file->data, (gssize) file->len, NULL));
  words = brg_words_load ("ru", path, NULL);
  g_assert_true (g_str_has_prefix (W_ (words, "Round %d"), expected));
  g_remove (path);
  g_rmdir (directory);
}

/* A translation that takes other arguments than the code gives would read wild memory. */
static void
test_words_refuse_formats (void)
{
  check_format ("r. %d", "r. %d");
  check_format ("r. %1$d", "r. %1$d");
  check_format ("r. %02d", "r. %02d");
  check_format ("%% %d", "%% %d");
  check_format ("r. %s", "Round %d");
  check_format ("r.", "Round %d");
  check_format ("%d %d", "Round %d");
  check_format ("%2$d", "Round %d");
  check_format ("%n %d", "Round %d");
  check_format ("%ld", "Round %d");
  check_format ("%999d", "Round %d");
  check_format ("%*d", "Round %d");
  check_format ("%1$s%1$d", "Round %d");
  check_format ("%d %", "Round %d");
}

typedef struct
{
  const char *path;
  const char *first;
  const char *last;
  const char *russian;
  const char *english;
} DateCase;

static const DateCase date_cases[] = {
  { "/documents/words/date/day", "2026-11-20", "", "20 ноября 2026 г.", "20 November 2026" },
  { "/documents/words/date/same-day", "2026-05-01", "2026-05-01", "1 мая 2026 г.", "1 May 2026" },
  { "/documents/words/date/one-month", "2026-11-16", "2026-11-22", "16 – 22 ноября 2026 г.",
    "16 – 22 November 2026" },
  { "/documents/words/date/one-year", "2026-09-30", "2026-10-08", "30 сентября – 8 октября 2026 г.",
    "30 September – 8 October 2026" },
  { "/documents/words/date/two-years", "2026-12-28", "2027-01-06",
    "28 декабря 2026 г. – 6 января 2027 г.", "28 December 2026 – 6 January 2027" },
  { "/documents/words/date/empty", "", "", "", "" },
  { "/documents/words/date/only-year", "2026", "", "2026", "2026" },
  { "/documents/words/date/no-such-day", "2026-02-30", "", "2026-02-30", "2026-02-30" },
  { "/documents/words/date/leap-day", "2028-02-29", "", "29 февраля 2028 г.", "29 February 2028" },
};

static void
test_date (gconstpointer data)
{
  const DateCase *c = data;
  g_autoptr (BrgWords) russian = fixture_open_russian ();
  g_autoptr (BrgWords) english = brg_words_open ("en");
  g_autofree char *in_russian = brg_date_words_range (russian, c->first, c->last);
  g_autofree char *in_english = brg_date_words_range (english, c->first, c->last);

  g_assert_cmpstr (in_russian, ==, c->russian);
  g_assert_cmpstr (in_english, ==, c->english);
}

static void
test_moments (void)
{
  g_autoptr (BrgWords) russian = fixture_open_russian ();
  g_autoptr (BrgWords) english = brg_words_open ("en");
  g_autofree char *stamp = brg_date_words_stamp (russian, "2026-11-22T14:40:00Z", "Europe/Moscow");
  g_autofree char *iso = brg_date_words_stamp (english, "2026-11-22T14:40:59Z", "");
  g_autofree char *day = brg_date_words_local_day ("2026-11-22T22:30Z", "Europe/Moscow");
  g_autofree char *hour = brg_date_words_hour (russian, "2026-11-22T05:05Z", "Europe/Moscow");
  g_autofree char *none = brg_date_words_stamp (russian, "", "Europe/Moscow");

  g_assert_cmpstr (stamp, ==, "22.11.2026 17:40");
  g_assert_cmpstr (iso, ==, "2026-11-22 14:40");
  g_assert_cmpstr (day, ==, "2026-11-23");
  g_assert_cmpstr (hour, ==, "8:05");
  g_assert_null (none);
}

/* Nothing is left over: a slip of the finger is no other time. */
static void
test_typed_moments (void)
{
  static const struct
  {
    const char *text;
    const char *read; /* NULL for no moment */
  } rows[] = {
    { "05.12.2026 10:00", "2026-12-05 10:00" },
    { " 5.12.2026  9:07 ", "2026-12-05 09:07" },
    { "05.12.2026 10:005", NULL },
    { "05.12.20261 10:00", NULL },
    { "05.12.2026 10:00 or so", NULL },
    { "31.02.2026 10:00", NULL },
    { "05.12.2026", NULL },
    { "17:40", "2026-11-22 17:40" },
    { "17:405", NULL },
    { "", NULL },
  };
  g_autoptr (GDateTime) today = brg_date_words_moment ("2026-11-22T14:40Z", "Europe/Moscow");
  g_autoptr (GDateTime) alone = brg_date_words_read_moment ("17:40", "Europe/Moscow", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GDateTime) read =
          brg_date_words_read_moment (rows[i].text, "Europe/Moscow", today);
      g_autofree char *text = read != NULL ? g_date_time_format (read, "%Y-%m-%d %H:%M") : NULL;

      g_assert_cmpstr (text, ==, rows[i].read);
      if (read != NULL)
        g_assert_cmpint (g_date_time_get_utc_offset (read), ==, 3 * G_TIME_SPAN_HOUR);
    }
  g_assert_null (alone);
}

typedef struct
{
  const char *article;
  const char *russian;
} ArticleCase;

static void
test_articles (void)
{
  static const ArticleCase cases[] = {
    { "rus-draughts-2022 5.4.5.2", "п.\302\2405.4.5.2" },
    { "ussr-chess-1956 23", "§\302\24023" },
    { "ussr-chess-1956 17 zh", "§\302\24017\302\240ж" },
    { "rus-chess-2014 24.1.1", "ст.\302\24024.1.1" },
    { "rus-draughts-2022 app. 2", "прил.\302\2402" },
    { "fide-2023 9.6.2", "ст.\302\2409.6.2" },
    { "fide-tiebreaks-2026 8.1", "ФИДЕ\302\240C.07,\302\240п.\302\2408.1" },
    { "other-book 7", "7" },
    { "5.4.5.2", "5.4.5.2" },
  };
  g_autoptr (BrgWords) words = fixture_open_russian ();

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = brg_article_words (words, cases[i].article);

      g_assert_cmpstr (text, ==, cases[i].russian);
    }
  g_assert_cmpstr (brg_article_words_of_marks (brg_rulebook_find ("ussr-chess-1956")), ==,
                   "ussr-chess-1956 22");
  g_assert_null (brg_article_words_of_marks (brg_rulebook_find ("fide-2023")));
}

typedef struct
{
  const char *code;
  const char *rulebook;
  const char *name;
} CriterionCase;

static void
test_criteria (void)
{
  static const CriterionCase cases[] = {
    { "BH", "rus-draughts-2022", "Солкоф" },
    { "BH", "fide-2023", "Бухгольц" },
    { "BH/C1", "rus-draughts-2022", "усечённый Солкоф" },
    { "BH/C1", "rus-chess-2014", "усечённый Бухгольц-1" },
    { "SB", "rus-draughts-2022", "Зонненборн-Бергер" },
    { "SHM", "rus-draughts-2022", "Шмульян" },
    { "KS", "fide-2023", "Койя" },
    { "BH/C1/P", "fide-2023", "Бухгольц /C1/P" },
    { "XYZ", "fide-2023", "XYZ" },
  };
  g_autoptr (BrgWords) words = fixture_open_russian ();
  g_autofree char *only = brg_criterion_words_head (words, 0, 1);
  g_autofree char *second = brg_criterion_words_head (words, 1, 3);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *name =
          brg_criterion_words_name (words, cases[i].code, brg_rulebook_find (cases[i].rulebook));

      g_assert_cmpstr (name, ==, cases[i].name);
    }
  g_assert_cmpstr (only, ==, "Кт");
  g_assert_cmpstr (second, ==, "Кт2");
}

/* On the screen a column is headed by what it is. */
static void
test_criterion_shorts (void)
{
  static const struct
  {
    const char *code;
    const char *rulebook;
    const char *head;
  } cases[] = {
    { "BH", "fide-2023", "Бх" },          { "BH", "rus-draughts-2022", "Солк" },
    { "BH/C1", "fide-2023", "Бх-1" },     { "BH/M2", "fide-2023", "Бх-M2" },
    { "BH/C1/P", "fide-2023", "Бх-1/P" }, { "SB", "rus-draughts-2022", "ЗБ" },
    { "DE", "fide-2023", "ЛВ" },          { "EMMSB", "fide-2023", "EMMSB" },
  };
  g_autoptr (BrgWords) words = fixture_open_russian ();

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *head =
          brg_criterion_words_short (words, cases[i].code, brg_rulebook_find (cases[i].rulebook));

      g_assert_cmpstr (head, ==, cases[i].head);
    }
}

static void
test_criterion_values (void)
{
  g_autoptr (BrgWords) words = fixture_open_russian ();
  static const struct
  {
    const char *code;
    BrgStandingValue value;
    const char *text;
  } cases[] = {
    { "SB", { TRUE, { 27, 2 } }, "13½" },   { "AOB", { TRUE, { 1233, 100 } }, "12,33" },
    { "SHM", { TRUE, { -48, 1 } }, "−48" }, { "SHM", { TRUE, { 0, 1 } }, "0" },
    { "SB", { FALSE, { 0, 1 } }, "–" },     { "DE", { TRUE, { 2, 1 } }, "2" },
    { "DE", { TRUE, { 0, 1 } }, "–" },      { "DE/P", { TRUE, { 0, 1 } }, "–" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = brg_criterion_words_value (words, cases[i].code, &cases[i].value);

      g_assert_cmpstr (text, ==, cases[i].text);
    }
}

typedef struct
{
  const char *path;
  BrgOutcome outcome;
  const char *classic;
  const char *two_one;
} ResultCase;

static const ResultCase result_cases[] = {
  { "/documents/results/rus-draughts-2022/5.4.7.1/win", BRG_OUTCOME_WIN, "1", "2" },
  { "/documents/results/rus-draughts-2022/5.4.7.1/draw", BRG_OUTCOME_DRAW, "½", "1" },
  { "/documents/results/rus-draughts-2022/5.4.7.1/loss", BRG_OUTCOME_LOSS, "0", "0" },
  { "/documents/results/rus-draughts-2022/5.4.7.2/plus", BRG_OUTCOME_FORFEIT_WIN, "+", "+" },
  { "/documents/results/rus-draughts-2022/5.4.7.2/minus", BRG_OUTCOME_FORFEIT_LOSS, "−", "−" },
  { "/documents/results/ussr-chess-1956/22/plus-of-odd-player", BRG_OUTCOME_PAIRING_BYE, "+", "+" },
  { "/documents/results/half-bye", BRG_OUTCOME_HALF_BYE, "½", "1" },
  { "/documents/results/absent", BRG_OUTCOME_ZERO_BYE, "−", "−" },
  { "/documents/results/adjourned", BRG_OUTCOME_ADJOURNED, "✉", "✉" },
  { "/documents/results/open", BRG_OUTCOME_NONE, "", "" },
};

static void
test_result (gconstpointer data)
{
  const ResultCase *c = data;
  BrgScoring classic = brg_scoring_classic ();
  BrgScoring two_one = brg_scoring_two_one ();
  g_autofree char *in_classic = brg_result_words (&classic, c->outcome);
  g_autofree char *in_two_one = brg_result_words (&two_one, c->outcome);

  g_assert_cmpstr (in_classic, ==, c->classic);
  g_assert_cmpstr (in_two_one, ==, c->two_one);
}

/* Regulations that give half a point to the odd player must not look like a full plus. */
static void
test_result_cheap_bye (void)
{
  BrgScoring scoring = brg_scoring_classic ();
  g_autofree char *text = NULL;

  scoring.pairing_bye = scoring.draw;
  text = brg_result_words (&scoring, BRG_OUTCOME_PAIRING_BYE);
  g_assert_cmpstr (text, ==, "½");
}

/* In no line of text is there a place to break a result. */
static void
test_result_does_not_break (void)
{
  static const BrgOutcome pairs[][2] = {
    { BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS },
    { BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW },
    { BRG_OUTCOME_FORFEIT_WIN, BRG_OUTCOME_FORFEIT_LOSS },
  };
  BrgScoring scoring = brg_scoring_classic ();

  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
    {
      g_autofree char *text = brg_result_dup_text (&scoring, pairs[i][0], pairs[i][1]);
      glong n = g_utf8_strlen (text, -1);
      g_autofree PangoLogAttr *attributes = g_new0 (PangoLogAttr, n + 1);

      pango_get_log_attrs (text, -1, -1, pango_language_get_default (), attributes, (int) n + 1);
      for (glong k = 1; k < n; k++)
        g_assert_false (attributes[k].is_line_break);
    }
}

static void
test_roman (void)
{
  static const struct
  {
    guint number;
    const char *numeral;
  } cases[] = { { 1, "I" },   { 4, "IV" },    { 9, "IX" },    { 14, "XIV" },
                { 40, "XL" }, { 49, "XLIX" }, { 99, "XCIX" }, { 118, "CXVIII" } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *numeral = brg_roman (cases[i].number);

      g_assert_cmpstr (numeral, ==, cases[i].numeral);
    }
}

/* Each name comes before the next one. */
static void
test_name_order (void)
{
  static const char *const names[] = {
    "Abel",       "Ångström Z",    "Baker",  "zorn",  "Абрамов Я", "Гаврилов", "Ґалаґан",
    "Ёлкин Пётр", "Елкин Фёдор",   "Єрмак",  "Жук",   "Иванов",    "Іваненко", "Їжак",
    "Йовкин",     "Мамин Сибиряк", "Маминa", "Щукин", "Ясинский",
  };

  for (guint i = 0; i + 1 < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *first = brg_name_order_key (names[i]);
      g_autofree char *second = brg_name_order_key (names[i + 1]);

      if (strcmp (first, second) >= 0)
        g_error ("%s is not before %s", names[i], names[i + 1]);
    }
}

/* ISO 9:1995; ICAO Doc 9303 part 3 section 6; decree no. 55 of the Cabinet of Ministers of Ukraine
 * of 27 January 2010, whose examples these are. */
static void
test_transliteration (void)
{
  static const struct
  {
    const char *text;
    const char *iso9;
    const char *passport;
  } names[] = {
    { "Щукин Юрий", "Ŝukin Ûrij", "Shchukin Iurii" },
    { "Хрущёва Надежда", "Hruŝëva Nadežda", "Khrushcheva Nadezhda" },
    { "Подъячев", "Podʺâčev", "Podieiachev" },
    { "ЩУКИН", "ŜUKIN", "SHCHUKIN" },
    { "Згурський", "Zgursʹkij", "Zgurskii" },
    { "Їжакевич", "Ïžakevič", "Yizhakevych" },
    { "Кадиївка", "Kadiïvka", "Kadyivka" },
    { "Знам’янка Ґалаґан", "Znam’ânka G̀alag̀an", "Znamianka Galagan" },
    { "Юрій Згорани", "Ûrìj Zgorani", "Yurii Zghorany" },
    { "Smith, № 5", "Smith, № 5", "Smith, № 5" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *iso9 = brg_transliterate (names[i].text, BRG_TRANSLITERATE_ISO9, FALSE);
      g_autofree char *passport =
          brg_transliterate (names[i].text, BRG_TRANSLITERATE_PASSPORT, FALSE);
      g_autofree char *same = brg_transliterate (names[i].text, BRG_TRANSLITERATE_NOT, TRUE);

      g_assert_cmpstr (iso9, ==, names[i].iso9);
      g_assert_cmpstr (passport, ==, names[i].passport);
      g_assert_cmpstr (same, ==, names[i].text);
    }
  {
    g_autofree char *by_country = brg_transliterate ("Згурський", BRG_TRANSLITERATE_PASSPORT, TRUE);

    g_assert_cmpstr (by_country, ==, "Zghurskyi");
  }
}

/* FIDE B.01; titles of the FMJD; the others by their English names. */
static void
test_titles (void)
{
  static const struct
  {
    const char *title;
    const char *chess;
    const char *draughts;
  } titles[] = {
    { "гм", "GM", "GMI" },
    { "ММ", "IM", "MI" },
    { "мф", "FM", "MF" },
    { "жгм", "WGM", "GMIF" },
    { "МСМК", "MSIC", "MSIC" },
    { "мс", "MS", "MS" },
    { "мсу", "MS", "MS" },
    { "кмс", "CMS", "CMS" },
    { "змс", "HMS", "HMS" },
    { "1 р.", "cat. 1", "cat. 1" },
    { "2 розряд", "cat. 2", "cat. 2" },
    { "3 юн.", "jun. 3", "jun. 3" },
    { "б/р", "no cat.", "no cat." },
    { "GM", "GM", "GM" },
    { "1", "1", "1" },
    { "", "", "" },
    { "знаток", "znatok", "znatok" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    {
      g_autofree char *chess =
          brg_transliterate_title (titles[i].title, BRG_TRANSLITERATE_PASSPORT, FALSE);
      g_autofree char *draughts =
          brg_transliterate_title (titles[i].title, BRG_TRANSLITERATE_PASSPORT, TRUE);
      g_autofree char *same =
          brg_transliterate_title (titles[i].title, BRG_TRANSLITERATE_NOT, TRUE);

      g_assert_cmpstr (chess, ==, titles[i].chess);
      g_assert_cmpstr (draughts, ==, titles[i].draughts);
      g_assert_cmpstr (same, ==, titles[i].title);
    }
}

BRG_TEST_TOPIC ("documents-words")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/documents/words/mo/reads", test_mo_reads);
  g_test_add_func ("/documents/words/mo/reads-other-byte-order", test_mo_reads_other_byte_order);
  g_test_add_func ("/documents/words/mo/refuses-truncated", test_mo_refuses_truncated);
  g_test_add_func ("/documents/words/mo/survives-damage", test_mo_survives_damage);
  for (guint i = 0; i < G_N_ELEMENTS (damages); i++)
    g_test_add_data_func (damages[i].path, &damages[i], test_mo_refuses);
  for (guint i = 0; i < G_N_ELEMENTS (plural_cases); i++)
    g_test_add_data_func (plural_cases[i].path, &plural_cases[i], test_plural);
  g_test_add_func ("/documents/words/plural/refuses", test_plural_refuses);
  g_test_add_func ("/documents/words/plural/every-language", test_plural_of_languages);
  g_test_add_func ("/documents/words/translate", test_words_translate);
  g_test_add_func ("/documents/words/open", test_words_open);
  g_test_add_func ("/documents/words/refuse-formats", test_words_refuse_formats);
  for (guint i = 0; i < G_N_ELEMENTS (date_cases); i++)
    g_test_add_data_func (date_cases[i].path, &date_cases[i], test_date);
  g_test_add_func ("/documents/words/moments", test_moments);
  g_test_add_func ("/documents/words/typed-moments", test_typed_moments);
  g_test_add_func ("/documents/words/articles", test_articles);
  g_test_add_func ("/documents/words/criteria", test_criteria);
  g_test_add_func ("/documents/words/criterion-shorts", test_criterion_shorts);
  g_test_add_func ("/documents/words/criterion-values", test_criterion_values);
  for (guint i = 0; i < G_N_ELEMENTS (result_cases); i++)
    g_test_add_data_func (result_cases[i].path, &result_cases[i], test_result);
  g_test_add_func ("/documents/results/cheap-bye", test_result_cheap_bye);
  g_test_add_func ("/documents/results/do-not-break", test_result_does_not_break);
  g_test_add_func ("/documents/words/roman", test_roman);
  g_test_add_func ("/documents/words/name-order", test_name_order);
  g_test_add_func ("/documents/words/transliteration", test_transliteration);
  g_test_add_func ("/documents/words/titles", test_titles);
  return g_test_run ();
}
