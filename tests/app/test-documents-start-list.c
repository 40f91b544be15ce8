/* test-documents-start-list.c - the start list in five orders with the columns that were chosen
 *
 * With BERGER_KEEP_PAGES set to a folder the files stay there to be looked at.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-document-layout.h"
#include "brg-document-pdf.h"
#include "brg-form-style.h"
#include "brg-start-list-columns.h"
#include "brg-start-list-form.h"
#include "brg-test.h"
#include "documents-fixture.h"
#include "page-check.h"

#include <string.h>

#define EVERYTHING \
  "number,name,birth,title,rating,federation,region,organisation,coach,fide,attendance"

static void
set_text (char **place, const char *text)
{
  g_free (*place);
  *place = g_strdup (text);
}

/* Everything that a list can show of a player. */
static void
fill_players (Fixture *fixture)
{
  static const char *const regions[] = { "Пермский край", "Удмуртия", "", "Ярославская обл." };

  for (guint i = 0; i < fixture->snapshot->entries->len; i++)
    {
      BrgEntry *entry = fixture->snapshot->entries->pdata[i];

      set_text (&entry->birth, i % 2 == 0 ? "2011-02-03" : "2009");
      set_text (&entry->federation, i % 3 == 0 ? "RUS" : "KAZ");
      set_text (&entry->region, regions[i % 4]);
      if (i % 4 == 2)
        {
          set_text (&entry->organisation, "");
          set_text (&entry->federation, "");
        }
      set_text (&entry->coach, "Орлова И. П.");
      set_text (&entry->fide_id, "4100018");
    }
}

static BrgForm *
make_form (const Fixture *fixture,
           const char *language,
           BrgDocumentOrder order,
           const char *columns,
           BrgDocument **document)
{
  g_autoptr (BrgWords) words = fixture_open_words (language);
  BrgDocumentOptions options;
  BrgForm *form;

  brg_document_options_init (&options, words);
  options.order = order;
  options.columns = columns;
  form = brg_start_list_form_new (fixture->snapshot, &options);
  if (document != NULL)
    *document = brg_document_layout (form, &options);
  return form;
}

static guint
find_column (const char *columns, const char *id)
{
  g_auto (GStrv) ids = g_strsplit (columns, ",", -1);
  guint i = 0;

  while (!g_str_equal (ids[i], id))
    i++;
  return i;
}

static const BrgEntry *
entry_of_row (const Fixture *fixture, const BrgFormRow *row)
{
  return fixture->snapshot->entries->pdata[g_ascii_strtoll (row->cells[0].text, NULL, 10) - 1];
}

static gboolean
is_section (const BrgForm *form, guint row)
{
  return brg_form_get_row (form, row)->cells[0].span > 1;
}

/* Every player once in every order; neighbours stand in that order. */
static void
test_orders (void)
{
  static const BrgDocumentOrder orders[] = { BRG_DOCUMENT_BY_NUMBER, BRG_DOCUMENT_BY_RATING,
                                             BRG_DOCUMENT_BY_NAME, BRG_DOCUMENT_BY_REGION,
                                             BRG_DOCUMENT_BY_TITLE };
  g_autoptr (Fixture) fixture = fixture_new_swiss ();

  fill_players (fixture);
  for (guint i = 0; i < G_N_ELEMENTS (orders); i++)
    {
      g_autoptr (BrgForm) form =
          make_form (fixture, "ru", orders[i], "number,name,rating,title", NULL);
      const BrgEntry *before = NULL;
      guint n_players = 0;
      guint n_sections = 0;

      for (guint j = 0; j < form->rows->len; j++)
        {
          const BrgEntry *entry;

          if (is_section (form, j))
            {
              n_sections++;
              before = NULL;
              continue;
            }
          entry = entry_of_row (fixture, brg_form_get_row (form, j));
          n_players++;
          if (before != NULL && orders[i] == BRG_DOCUMENT_BY_NUMBER)
            g_assert_cmpint (before->number, <, entry->number);
          if (before != NULL &&
              (orders[i] == BRG_DOCUMENT_BY_RATING || orders[i] == BRG_DOCUMENT_BY_TITLE))
            g_assert_cmpint (before->rating, >=, entry->rating);
          if (before != NULL &&
              (orders[i] == BRG_DOCUMENT_BY_NAME || orders[i] == BRG_DOCUMENT_BY_REGION))
            g_assert_cmpint (g_utf8_collate (before->family_name, entry->family_name), <=, 0);
          before = entry;
        }
      g_assert_cmpuint (n_players, ==, 24);
      g_assert_cmpuint (n_sections, ==,
                        orders[i] == BRG_DOCUMENT_BY_REGION  ? 4
                        : orders[i] == BRG_DOCUMENT_BY_TITLE ? 3
                                                             : 0);
    }
}

/* A section says how many it has; who has no region stands last. */
static void
test_sections (void)
{
  static const char *const regions[] = { "Пермский край – 6 участников", "Удмуртия – 6 участников",
                                         "Ярославская обл. – 6 участников",
                                         "регион не указан – 6 участников" };
  static const char *const titles[] = { "мс – ", "кмс – ", "1 р. – " };
  g_autoptr (Fixture) fixture = fixture_new_swiss ();
  g_autoptr (BrgForm) by_region = NULL;
  g_autoptr (BrgForm) by_title = NULL;
  guint n = 0;

  fill_players (fixture);
  by_region = make_form (fixture, "ru", BRG_DOCUMENT_BY_REGION, "number,name", NULL);
  by_title = make_form (fixture, "ru", BRG_DOCUMENT_BY_TITLE, "number,name", NULL);
  for (guint i = 0; i < by_region->rows->len; i++)
    if (is_section (by_region, i))
      g_assert_cmpstr (brg_form_get_row (by_region, i)->cells[0].text, ==, regions[n++]);
  g_assert_cmpuint (n, ==, 4);
  n = 0;
  for (guint i = 0; i < by_title->rows->len; i++)
    if (is_section (by_title, i))
      g_assert_true (g_str_has_prefix (brg_form_get_row (by_title, i)->cells[0].text, titles[n++]));
  g_assert_cmpuint (n, ==, 3);
}

/* What the list has by itself is what may be ticked as that: these columns, chosen, make the same
 * table, and less one of them lacks that one alone. */
static void
test_usual (void)
{
  guint n_columns;
  const BrgStartListColumn *columns = brg_start_list_columns (&n_columns);
  g_autoptr (Fixture) fixture = fixture_new_swiss ();
  g_autoptr (BrgWords) words = fixture_open_words ("en");
  g_autoptr (BrgForm) usual = make_form (fixture, "en", BRG_DOCUMENT_BY_NUMBER, "", NULL);
  g_autoptr (GString) chosen = g_string_new (NULL);
  g_autoptr (BrgForm) less = NULL;
  BrgDocumentOptions options;
  guint n_empty = 0;

  brg_document_options_init (&options, words);
  for (guint i = 0; i < n_columns; i++)
    {
      gboolean is_usual = brg_start_list_form_is_usual (fixture->snapshot, &columns[i], &options);

      n_empty += columns[i].is_usual && !is_usual;
      if (is_usual && !g_str_equal (columns[i].id, "rating"))
        g_string_append_printf (chosen, "%s%s", chosen->len > 0 ? "," : "", columns[i].id);
    }
  g_assert_cmpuint (n_empty, >, 0);
  less = make_form (fixture, "en", BRG_DOCUMENT_BY_NUMBER, chosen->str, NULL);
  g_assert_cmpuint (less->columns->len, ==, usual->columns->len - 1);
}

static void
test_columns (void)
{
  static const char *const wrong[] = { "nummer", "number,,name", "number,name,number",
                                       ",",      "number;name",  " " };
  g_autoptr (GError) error = NULL;

  g_assert_true (brg_start_list_columns_check (EVERYTHING, &error));
  g_assert_true (brg_start_list_columns_check (" name , rating ", &error));
  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_assert_false (brg_start_list_columns_check (wrong[i], &error));
      g_assert_error (error, BRG_START_LIST_ERROR, BRG_START_LIST_ERROR_COLUMN);
      g_clear_error (&error);
    }
}

/* Each column that was chosen is there, in that order, in three languages; one is for the pen. */
static void
test_fields (void)
{
  static const struct
  {
    const char *language;
    const char *heads[12];
  } cases[] = {
    { "ru",
      { "№", "Фамилия, имя", "Дата рожд.", "Зв., р/д", "Рейтинг", "Фед.", "Регион", "Организация",
        "Тренер", "№ ФИДЕ", "Явка", NULL } },
    { "uk",
      { "№", "Прізвище", "", "", "Рейтинг", "", "Регіон", "Організація", "Тренер", "№ ФІДЕ", "Явка",
        NULL } },
    { "en",
      { "No.", "Name", "Date of birth", "Title", "Rating", "Fed.", "Region", "Organisation",
        "Coach", "FIDE no.", "Present", NULL } },
  };
  g_autoptr (Fixture) fixture = fixture_new_swiss ();

  fill_players (fixture);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (BrgForm) form =
          make_form (fixture, cases[i].language, BRG_DOCUMENT_BY_NUMBER, EVERYTHING, NULL);
      const BrgFormRow *row = brg_form_get_row (form, 0);

      g_assert_cmpuint (form->columns->len, ==, 11);
      for (guint j = 0; cases[i].heads[j] != NULL; j++)
        {
          g_autofree char *head =
              page_check_drop_soft_hyphens (brg_form_get_column (form, j)->head);

          g_assert_true (g_str_has_prefix (head, cases[i].heads[j]));
        }
      g_assert_cmpstr (row->cells[find_column (EVERYTHING, "birth")].text, ==, "03.02.2011");
      g_assert_cmpstr (row->cells[find_column (EVERYTHING, "region")].text, ==, "Пермский край");
      g_assert_cmpstr (row->cells[find_column (EVERYTHING, "coach")].text, ==, "Орлова И. П.");
      g_assert_cmpstr (row->cells[find_column (EVERYTHING, "fide")].text, ==, "4100018");
      g_assert_cmpstr (row->cells[find_column (EVERYTHING, "attendance")].text, ==, "");
      g_assert_cmpstr (brg_form_get_row (form, 1)->cells[2].text, ==, "2009");
    }
}

static void
keep (const BrgDocument *document, const char *name)
{
  g_autofree char *path = fixture_dup_output (name);
  g_autoptr (GError) error = NULL;

  brg_document_write_pdf (document, path, &error);
  g_assert_no_error (error);
}

/* Names of 80 letters, two players and 300, sections, with usual names all columns there are: every
 * player's name stands on a sheet. */
static void
test_geometry (void)
{
  static const gint sizes[] = { 2, 24, 300 };
  static const char *const sets[] = { "", "number,name,rating,region,attendance", EVERYTHING };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    for (guint is_long = 0; is_long < 2; is_long++)
      for (guint set = 0; set + is_long < G_N_ELEMENTS (sets); set++)
        {
          g_autoptr (Fixture) fixture = fixture_new_large_swiss (sizes[i], 1);
          g_autoptr (BrgDocument) document = NULL;
          g_autoptr (BrgForm) form = NULL;
          g_autofree char *name =
              g_strdup_printf ("start-list-%d-%u-%u.pdf", sizes[i], is_long, set);

          fill_players (fixture);
          if (is_long)
            fixture_set_long_names (fixture);
          form =
              make_form (fixture, "ru", set == 2 ? BRG_DOCUMENT_BY_NUMBER : BRG_DOCUMENT_BY_REGION,
                         sets[set], &document);
          page_check_document (document, 8 * BRG_MM, NULL);
          if (is_long)
            g_assert_cmpuint (page_check_count (document, "Преображенская"), >=, sizes[i]);
          g_assert_cmpuint (form->rows->len, ==, sizes[i] + (set == 2 ? 0 : sizes[i] == 2 ? 2 : 4));
          keep (document, name);
        }
}

BRG_TEST_TOPIC ("documents-start-list")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/documents/start-list/orders", test_orders);
  g_test_add_func ("/documents/start-list/sections", test_sections);
  g_test_add_func ("/documents/start-list/columns", test_columns);
  g_test_add_func ("/documents/start-list/usual", test_usual);
  g_test_add_func ("/documents/start-list/fields", test_fields);
  g_test_add_func ("/documents/start-list/geometry", test_geometry);
  return g_test_run ();
}
