/* test-documents-event.c - the panel of arbiters and the settings of the clocks
 *
 * With BERGER_KEEP_PAGES set to a folder the files stay there to be looked at.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-clock-form.h"
#include "brg-document-layout.h"
#include "brg-document-pdf.h"
#include "brg-form-style.h"
#include "brg-panel-form.h"
#include "brg-test.h"
#include "documents-fixture.h"
#include "page-check.h"

#include <string.h>

#define MARGIN (8 * BRG_MM)

static BrgForm *
make (const Fixture *fixture,
      BrgForm *(*new_form) (const BrgSnapshot *, const BrgDocumentOptions *),
      const char *language,
      const char *name)
{
  g_autoptr (BrgWords) words = fixture_open_words (language);
  g_autoptr (BrgDocument) document = NULL;
  g_autofree char *path = NULL;
  g_autoptr (GError) error = NULL;
  BrgDocumentOptions options;
  BrgForm *form;

  brg_document_options_init (&options, words);
  form = new_form (fixture->snapshot, &options);
  if (form == NULL)
    return NULL;
  document = brg_document_layout (form, &options);
  page_check_document (document, MARGIN, NULL);
  path = fixture_dup_output (name);
  brg_document_write_pdf (document, path, &error);
  g_assert_no_error (error);
  return form;
}

static void
add_official (Fixture *fixture,
              BrgOfficialRole role,
              const char *name,
              const char *category,
              const char *federation)
{
  BrgOfficial *official = brg_official_new (role, name, category);

  g_free (official->federation);
  official->federation = g_strdup (federation);
  g_ptr_array_add (fixture->snapshot->event->officials, official);
}

/* Role, name, category, region; days and mark are blank; doctor and captain are not of the panel.
 * The organiser signs, nobody else. */
static void
test_panel (void)
{
  static const struct
  {
    const char *language;
    const char *title;
    const char *role;
    const char *signed_by;
  } cases[] = {
    { "ru", "Список судейской коллегии", "Главный судья", "От организатора:" },
    { "uk", "Список суддівської колегії", "Головний суддя", "Від організатора:" },
    { "en", "Panel of arbiters", "Chief arbiter", "For the organiser:" },
  };
  g_autoptr (Fixture) fixture = fixture_new_swiss ();

  add_official (fixture, BRG_OFFICIAL_DOCTOR, "Сомов", "", "");
  add_official (fixture, BRG_OFFICIAL_ARBITER, "Л. Г. Сафиуллина", "3", "Пермский край");
  add_official (fixture, BRG_OFFICIAL_CAPTAIN, "Лужин", "", "");
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *name = g_strdup_printf ("panel-%s.pdf", cases[i].language);
      g_autoptr (BrgForm) form = make (fixture, brg_panel_form_new, cases[i].language, name);
      const BrgFormRow *last = brg_form_get_row (form, 2);

      g_assert_cmpstr (form->title, ==, cases[i].title);
      g_assert_cmpuint (form->rows->len, ==, 3);
      g_assert_cmpuint (form->columns->len, ==, 7);
      g_assert_cmpstr (brg_form_get_row (form, 0)->cells[1].text, ==, cases[i].role);
      g_assert_cmpstr (last->cells[0].text, ==, "3");
      g_assert_cmpstr (last->cells[2].text, ==, "Л. Г. Сафиуллина");
      g_assert_cmpstr (last->cells[3].text, !=, "");
      g_assert_cmpstr (last->cells[4].text, ==, "Пермский край");
      g_assert_cmpstr (last->cells[5].text, ==, "");
      g_assert_cmpstr (last->cells[6].text, ==, "");
      g_assert_cmpuint (form->signatures->len, ==, 1);
      g_assert_cmpstr (((BrgFormSignature *) form->signatures->pdata[0])->role, ==,
                       cases[i].signed_by);
    }
}

static void
test_panel_size (void)
{
  g_autoptr (Fixture) fixture = fixture_new_swiss ();
  g_autoptr (BrgForm) form = NULL;
  g_autoptr (Fixture) nobody = fixture_new_swiss ();

  for (guint i = 0; i < 298; i++)
    add_official (fixture, BRG_OFFICIAL_ARBITER,
                  "Галиуллина-Константинопольская-Преображенская Дарья-Екатерина Мухаметгалиевна",
                  "вк", "Ямало-Ненецкий автономный округ");
  fixture_set_long_names (fixture);
  form = make (fixture, brg_panel_form_new, "ru", "panel-long.pdf");
  g_assert_cmpuint (form->rows->len, ==, 300);
  g_ptr_array_set_size (nobody->snapshot->event->officials, 0);
  g_assert_false (brg_panel_form_has (nobody->snapshot));
  add_official (nobody, BRG_OFFICIAL_DOCTOR, "Сомов", "", "");
  g_assert_false (brg_panel_form_has (nobody->snapshot));
}

/* What stands in the row of a period, and what it makes in all. */
static void
test_clock (void)
{
  static const struct
  {
    const char *control;
    const char *rows[3];
    const char *note;
  } cases[] = {
    { "90+30",
      { "1|all the rest|1:30:00|30|increment (Fischer)", NULL },
      "With what is added for 60 moves: 2:00:00." },
    { "40/120+30, 60+30",
      { "1|40|2:00:00|30|increment (Fischer)", "2|all the rest|1:00:00|30|increment (Fischer)",
        NULL },
      "Main time in all: 3:00:00 for each player." },
    { "40/150, 16/60",
      { "1|40|2:30:00|0|nothing added", "2|16, then again|1:00:00|0|nothing added", NULL },
      "Main time in all: 3:30:00 for each player." },
    { "25 d10", { "1|all the rest|0:25:00|10|delay (Bronstein)", NULL }, "Time control: 25d10." },
  };
  g_autoptr (Fixture) fixture = fixture_new_swiss ();

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (BrgForm) form = NULL;
      g_autofree char *notes = NULL;

      g_free (fixture->snapshot->group->time_control);
      fixture->snapshot->group->time_control = g_strdup (cases[i].control);
      g_assert_true (brg_clock_form_has (fixture->snapshot));
      form = make (fixture, brg_clock_form_new, "en", "clock.pdf");
      for (guint j = 0; cases[i].rows[j] != NULL; j++)
        {
          const BrgFormCell *cells = brg_form_get_row (form, j)->cells;
          g_autofree char *row = g_strjoin ("|", cells[0].text, cells[1].text, cells[2].text,
                                            cells[3].text, cells[4].text, NULL);

          g_assert_cmpstr (row, ==, cases[i].rows[j]);
          g_assert_cmpuint (form->rows->len, >, j);
          g_assert_true (cases[i].rows[j + 1] != NULL || form->rows->len == j + 1);
        }
      g_ptr_array_add (form->notes, NULL);
      notes = g_strjoinv (" ", (char **) form->notes->pdata);
      g_ptr_array_set_size (form->notes, (gint) form->notes->len - 1);
      if (strstr (notes, cases[i].note) == NULL)
        g_error ("“%s” is missing in “%s”", cases[i].note, notes);
    }
}

static void
test_clock_languages (void)
{
  static const char *const cases[][4] = {
    { "ru", "Установка часов", "добавление (Фишер)", "Проверка часов:" },
    { "uk", "Встановлення годинників", "додавання (Фішер)", "Перевірка годинників:" },
    { "en", "Clock settings", "increment (Fischer)", "Clocks checked by:" },
  };
  g_autoptr (Fixture) fixture = fixture_new_swiss ();

  g_free (fixture->snapshot->group->time_control);
  fixture->snapshot->group->time_control = g_strdup ("soon");
  g_assert_false (brg_clock_form_has (fixture->snapshot));
  g_assert_null (make (fixture, brg_clock_form_new, "en", "clock.pdf"));
  g_free (fixture->snapshot->group->time_control);
  fixture->snapshot->group->time_control = g_strdup ("90+30");
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *name = g_strdup_printf ("clock-%s.pdf", cases[i][0]);
      g_autoptr (BrgForm) form = make (fixture, brg_clock_form_new, cases[i][0], name);

      g_assert_cmpstr (form->title, ==, cases[i][1]);
      g_assert_cmpstr (brg_form_get_row (form, 0)->cells[4].text, ==, cases[i][2]);
      g_assert_cmpstr (((BrgFormSignature *) form->signatures->pdata[1])->role, ==, cases[i][3]);
    }
}

BRG_TEST_TOPIC ("documents-event")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/documents/event/panel/fields", test_panel);
  g_test_add_func ("/documents/event/panel/size", test_panel_size);
  g_test_add_func ("/documents/event/clock/periods", test_clock);
  g_test_add_func ("/documents/event/clock/languages", test_clock_languages);
  return g_test_run ();
}
