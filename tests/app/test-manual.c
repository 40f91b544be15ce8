/* test-manual.c - the manual: its texts as they are written, and as one book
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "brg-article-find.h"
#include "brg-format-error.h"
#include "brg-manual.h"
#include "brg-test.h"

static const char *const languages[] = { "en", "ru", "uk" };

static BrgManual *
open_manual (const char *language)
{
  g_autoptr (GError) error = NULL;
  BrgManual *manual = brg_manual_open (language, &error);

  g_assert_no_error (error);
  return manual;
}

static const char *
get_run (const BrgManualTopic *topic, guint block, guint cell, guint run, BrgManualRunKind kind)
{
  const BrgManualBlock *there = topic->blocks->pdata[block];
  const GPtrArray *runs = there->cells->pdata[cell];
  const BrgManualRun *found = runs->pdata[run];

  g_assert_cmpint (found->kind, ==, kind);
  return found->text;
}

static void
test_text (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgManualTopic) topic = brg_manual_topic_parse (
      "pages: rounds boards\nrules: fide-2023/9.6.2\n\n# A title\n\n"
      "Words with **weight**, `typed`, {{Ctrl+P}} and\na [link](results#2).\n"
      "\n## One\n- an item\n  that goes on\n1. a step\n2. another\n\n"
      "| a | b |\n| c | **d** |\n\n![seen](rounds)\n\nLast.\n",
      "t", &error);
  static const BrgManualBlockKind kinds[] = {
    BRG_MANUAL_PARAGRAPH, BRG_MANUAL_HEADING, BRG_MANUAL_ITEM,
    BRG_MANUAL_STEP,      BRG_MANUAL_STEP,    BRG_MANUAL_ROW,
    BRG_MANUAL_ROW,       BRG_MANUAL_PICTURE, BRG_MANUAL_PARAGRAPH,
  };

  g_assert_no_error (error);
  g_assert_cmpstr (topic->title, ==, "A title");
  g_assert_cmpuint (g_strv_length (topic->pages), ==, 2);
  g_assert_cmpstr (topic->rules[0], ==, "fide-2023/9.6.2");
  g_assert_null (topic->sheets);
  g_assert_cmpuint (topic->blocks->len, ==, G_N_ELEMENTS (kinds));
  for (guint i = 0; i < topic->blocks->len; i++)
    g_assert_cmpint (((BrgManualBlock *) topic->blocks->pdata[i])->kind, ==, kinds[i]);
  g_assert_cmpstr (get_run (topic, 0, 0, 0, BRG_MANUAL_PLAIN), ==, "Words with ");
  g_assert_cmpstr (get_run (topic, 0, 0, 1, BRG_MANUAL_STRONG), ==, "weight");
  g_assert_cmpstr (get_run (topic, 0, 0, 3, BRG_MANUAL_LITERAL), ==, "typed");
  g_assert_cmpstr (get_run (topic, 0, 0, 5, BRG_MANUAL_KEY), ==, "Ctrl+P");
  g_assert_cmpstr (get_run (topic, 0, 0, 6, BRG_MANUAL_PLAIN), ==, " and a ");
  g_assert_cmpstr (get_run (topic, 0, 0, 7, BRG_MANUAL_LINK), ==, "link");
  g_assert_cmpstr (get_run (topic, 2, 0, 0, BRG_MANUAL_PLAIN), ==, "an item that goes on");
  g_assert_cmpuint (((BrgManualBlock *) topic->blocks->pdata[4])->number, ==, 2);
  g_assert_cmpstr (get_run (topic, 6, 1, 0, BRG_MANUAL_STRONG), ==, "d");
  g_assert_cmpuint (((BrgManualBlock *) topic->blocks->pdata[6])->number, ==, 1);
  g_assert_cmpstr (((BrgManualBlock *) topic->blocks->pdata[7])->picture, ==, "rounds");
}

/* What is no mark stands as it is. */
static void
test_no_marks (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgManualTopic) topic =
      brg_manual_topic_parse ("# T\n\n2 * 3 ** [a] (b) `open {{ and [](x) [y]() end", "t", &error);

  g_assert_no_error (error);
  g_assert_cmpstr (get_run (topic, 0, 0, 0, BRG_MANUAL_PLAIN), ==,
                   "2 * 3 ** [a] (b) `open {{ and [](x) [y]() end");
}

typedef struct
{
  const char *path;
  const char *text;
  const char *message;
} BadCase;

static const BadCase bad_cases[] = {
  { "/app/manual/refuses/empty", "", "t:1:*" },
  { "/app/manual/refuses/no-title", "Words.\n", "t:1:*" },
  { "/app/manual/refuses/unknown-key", "colour: red\n\n# T\n", "t:1:*pages*" },
  { "/app/manual/refuses/text-before-title", "pages: a\n\nWords.\n", "t:3:*title*" },
  { "/app/manual/refuses/second-title", "# T\n\n# U\n", "t:3:*second*" },
  { "/app/manual/refuses/open-row", "# T\n\n| a | b\n", "t:3:*|*" },
  { "/app/manual/refuses/stray-indent", "# T\n\n  words\n", "t:3:*no part*" },
  { "/app/manual/refuses/third-level", "# T\n\n### X\n", "t:3:*no part*" },
};

static void
test_bad (gconstpointer data)
{
  const BadCase *row = data;
  g_autoptr (GError) error = NULL;

  g_assert_null (brg_manual_topic_parse (row->text, "t", &error));
  g_assert_error (error, BRG_FORMAT_ERROR, BRG_FORMAT_ERROR_SYNTAX);
  if (!g_pattern_match_simple (row->message, error->message))
    g_error ("%s", error->message);
}

static guint
count_headings (const BrgManualTopic *topic)
{
  guint n_headings = 0;

  for (guint i = 0; i < topic->blocks->len; i++)
    n_headings += ((BrgManualBlock *) topic->blocks->pdata[i])->kind == BRG_MANUAL_HEADING;
  return n_headings;
}

/* Every topic has the same parts in every language. */
static void
test_languages_agree (void)
{
  g_autoptr (BrgManual) english = open_manual ("en");

  for (gsize i = 1; i < G_N_ELEMENTS (languages); i++)
    {
      g_autoptr (BrgManual) manual = open_manual (languages[i]);
      const GPtrArray *entries = brg_manual_get_entries (manual);

      g_assert_cmpuint (entries->len, ==, brg_manual_get_entries (english)->len);
      for (guint k = 0; k < entries->len; k++)
        {
          const BrgManualEntry *entry = entries->pdata[k];
          const BrgManualEntry *there = brg_manual_find (english, entry->id);

          if (count_headings (entry->topic) != count_headings (there->topic))
            g_error ("%s/%s: %u parts, %u in English", languages[i], entry->id,
                     count_headings (entry->topic), count_headings (there->topic));
          g_assert_cmpstr (entry->part, !=, "");
        }
    }
}

static void
check_rule (const char *rule, const char *place)
{
  g_autofree char *tag = g_strdup (rule);
  char *slash = strchr (tag, '/');
  const BrgRulebook *rulebook;

  if (slash != NULL)
    *slash = ' ';
  if (slash == NULL || brg_article_find (tag, &rulebook) == NULL)
    g_error ("%s: there is no article “%s”", place, rule);
}

static void
check_link (const BrgManual *manual, const char *target, const char *place)
{
  g_auto (GStrv) parts = g_strsplit (target, "#", 2);
  const BrgManualEntry *entry;

  if (g_str_has_prefix (target, "rule:"))
    {
      check_rule (target + strlen ("rule:"), place);
      return;
    }
  if (g_str_has_prefix (target, "page:"))
    return;
  entry = brg_manual_find (manual, parts[0]);
  if (entry == NULL)
    g_error ("%s: no topic “%s”", place, target);
  if (parts[1] != NULL &&
      (guint) g_ascii_strtoull (parts[1], NULL, 10) > count_headings (entry->topic))
    g_error ("%s: “%s” has no such part", place, target);
}

static void
check_runs (const BrgManual *manual, const GPtrArray *runs, const char *place)
{
  for (guint i = 0; i < runs->len; i++)
    {
      const BrgManualRun *run = runs->pdata[i];

      if (run->kind == BRG_MANUAL_LINK)
        check_link (manual, run->target, place);
      /* A mark that was not understood. */
      g_assert_null (strstr (run->text, "**"));
      g_assert_null (strstr (run->text, "]("));
      g_assert_null (strstr (run->text, "{{"));
    }
}

static void
test_links (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      g_autoptr (BrgManual) manual = open_manual (languages[i]);
      const GPtrArray *entries = brg_manual_get_entries (manual);

      for (guint k = 0; k < entries->len; k++)
        {
          const BrgManualEntry *entry = entries->pdata[k];
          g_autofree char *place = g_strconcat (languages[i], "/", entry->id, NULL);

          for (guint b = 0; b < entry->topic->blocks->len; b++)
            {
              const BrgManualBlock *block = entry->topic->blocks->pdata[b];

              for (guint c = 0; c < block->cells->len; c++)
                check_runs (manual, block->cells->pdata[c], place);
            }
          for (guint r = 0; entry->rules != NULL && entry->rules[r] != NULL; r++)
            check_rule (entry->rules[r], place);
        }
    }
}

static void
test_search (void)
{
  g_autoptr (BrgManual) manual = open_manual ("ru");
  g_autoptr (GPtrArray) nothing = brg_manual_search (manual, "  ");
  g_autoptr (GPtrArray) missing = brg_manual_search (manual, "велосипед");
  g_autoptr (GPtrArray) first = brg_manual_search (manual, "ПЕРВЫЙ час");
  g_autoptr (GPtrArray) text = brg_manual_search (manual, "чёрн");

  g_assert_cmpuint (nothing->len, ==, 0);
  g_assert_cmpuint (missing->len, ==, 0);
  g_assert_cmpuint (first->len, >, 0);
  g_assert_cmpstr (((BrgManualHit *) first->pdata[0])->entry->id, ==, "first-hour");
  g_assert_cmpuint (text->len, >, 0);
  g_assert_nonnull (strstr (((BrgManualHit *) text->pdata[0])->text, "чёрн"));
}

static void
test_finds_what_it_explains (void)
{
  g_autoptr (BrgManual) manual = open_manual ("uk");

  g_assert_cmpstr (brg_manual_find_for_page (manual, "rounds")->id, ==, "results");
  g_assert_null (brg_manual_find_for_page (manual, "nowhere"));
  g_assert_null (brg_manual_find_for_page (manual, NULL));
  g_assert_null (brg_manual_find_for_sheet (manual, "brg-no-sheet"));
  g_assert_null (brg_manual_find (manual, "no-topic"));
}

/* An article leads to the topics that speak of it, of a paragraph of it, or of what it is part of.
 */
static void
test_finds_rules (void)
{
  g_autoptr (BrgManual) manual = open_manual ("en");
  g_autoptr (GPtrArray) whole = brg_manual_find_for_rule (manual, "fide-2023/8.7");
  g_autoptr (GPtrArray) above = brg_manual_find_for_rule (manual, "fide-2023/8");
  g_autoptr (GPtrArray) other = brg_manual_find_for_rule (manual, "fide-2023/8.70");
  g_autoptr (GPtrArray) nowhere = brg_manual_find_for_rule (manual, "no-book/1");
  const BrgManualEntry *results = brg_manual_find (manual, "results");

  g_assert_true (g_ptr_array_find (whole, results, NULL));
  g_assert_true (g_ptr_array_find (above, results, NULL));
  g_assert_false (g_ptr_array_find (other, results, NULL));
  g_assert_cmpuint (nowhere->len, ==, 0);
}

/* What a topic shows is there in every language. */
static void
test_pictures (void)
{
  guint n_pictures = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      g_autoptr (BrgManual) manual = open_manual (languages[i]);
      const GPtrArray *entries = brg_manual_get_entries (manual);

      for (guint k = 0; k < entries->len; k++)
        {
          const BrgManualEntry *entry = entries->pdata[k];

          for (guint b = 0; b < entry->topic->blocks->len; b++)
            {
              const BrgManualBlock *block = entry->topic->blocks->pdata[b];
              g_autoptr (GError) error = NULL;
              g_autoptr (GBytes) png = NULL;

              if (block->kind != BRG_MANUAL_PICTURE)
                continue;
              png = brg_manual_load_picture (languages[i], block->picture, &error);
              g_assert_no_error (error);
              n_pictures++;
            }
        }
    }
  g_assert_cmpuint (n_pictures, >, 0);
}

BRG_TEST_TOPIC ("manual")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/manual/text", test_text);
  g_test_add_func ("/app/manual/no-marks", test_no_marks);
  for (gsize i = 0; i < G_N_ELEMENTS (bad_cases); i++)
    g_test_add_data_func (bad_cases[i].path, &bad_cases[i], test_bad);
  g_test_add_func ("/app/manual/languages-agree", test_languages_agree);
  g_test_add_func ("/app/manual/links", test_links);
  g_test_add_func ("/app/manual/search", test_search);
  g_test_add_func ("/app/manual/finds-what-it-explains", test_finds_what_it_explains);
  g_test_add_func ("/app/manual/finds-rules", test_finds_rules);
  g_test_add_func ("/app/manual/pictures", test_pictures);
  return g_test_run ();
}
