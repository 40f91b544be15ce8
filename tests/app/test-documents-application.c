/* test-documents-application.c - every field of the entries of appendices 3 and 4
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "brg-application-form.h"
#include "brg-document-pdf.h"
#include "brg-form-style.h"
#include "brg-test.h"
#include "brg-typesetter.h"
#include "documents-fixture.h"
#include "page-check.h"

static void
set (char **place, const char *text)
{
  g_free (*place);
  *place = g_strdup (text);
}

static void
add_applicant (BrgApplication *application, guint number, const char *name)
{
  BrgApplicant *applicant = brg_application_form_add (application);
  g_autofree char *passport = g_strdup_printf ("6300 %06u", number);

  set (&applicant->name, name);
  set (&applicant->birth, "1994-03-14");
  set (&applicant->insurance, "112-233-445 95");
  set (&applicant->title, "кмс");
  set (&applicant->discipline, "Русские шашки");
  set (&applicant->address, "410000, Саратов, ул. Мира, 5");
  set (&applicant->passport, passport);
  set (&applicant->coach, "Смолин П. А.");
}

static BrgApplication *
make_entry (BrgEntryStage stage, guint n_applicants, gboolean is_long)
{
  BrgApplication *application = brg_application_form_new (stage);

  set (&application->organisation, "Федерация шашек Ярославской области");
  set (&application->event, "Первенство области");
  set (&application->place, "г. Камск, клуб");
  set (&application->starts, "2026-11-16");
  set (&application->ends, "2026-11-22");
  set (&application->representative, "Орлов Пётр Аркадьевич");
  set (&application->doctor, "Сомов А. Б.");
  set (&application->clinic, "Диспансер № 1");
  set (&application->doctor_on, "2026-11-12");
  set (&application->heads[BRG_HEAD_FEDERATION], "И. В. Дроздецкий");
  set (&application->heads[BRG_HEAD_AUTHORITY], "К. К. Панов");
  set (&application->signed_on, "2026-11-13");
  for (guint i = 1; i <= n_applicants; i++)
    {
      g_autofree char *name =
          is_long ? g_strdup ("Преображенская-Константинопольская Александра-Екатерина "
                              "Мухаметгалиевна-Рахматулло")
                  : g_strdup_printf ("Трегубов Юрий Номер%u", i);

      add_applicant (application, i, name);
    }
  return application;
}

static BrgDocument *
lay_out (const BrgApplication *application, const char *language, const char *name)
{
  g_autoptr (Fixture) fixture = fixture_new_swiss ();
  g_autoptr (BrgWords) words =
      g_str_equal (language, "ru") ? fixture_open_russian () : brg_words_open (language);
  g_autofree char *path = fixture_dup_output (name);
  g_autoptr (GError) error = NULL;
  BrgDocumentOptions options;
  BrgDocument *document;

  brg_document_options_init (&options, words);
  document = brg_application_form_lay_out (fixture->snapshot, application, &options);
  brg_document_write_pdf (document, path, &error);
  g_assert_no_error (error);
  return document;
}

static const BrgPrintPageText *
find (const BrgPrintPage *page, const char *text)
{
  for (guint i = 0; i < page->texts->len; i++)
    {
      const BrgPrintPageText *found = &g_array_index (page->texts, BrgPrintPageText, i);
      g_autofree char *plain = brg_typesetter_dup_plain (found->markup);

      if (g_str_equal (plain, text))
        return found;
    }
  return NULL;
}

static guint
count (const BrgPrintPage *page, const char *text)
{
  guint n = 0;

  for (guint i = 0; i < page->texts->len; i++)
    n += g_str_equal (g_array_index (page->texts, BrgPrintPageText, i).markup, text);
  return n;
}

static void
assert_all (const BrgPrintPage *page, const char *const *texts, guint n_texts)
{
  for (guint i = 0; i < n_texts; i++)
    if (find (page, texts[i]) == NULL)
      g_error ("“%s” does not stand on the sheet", texts[i]);
}

/* What both forms have: captions as the appendices print them, and what stands above each. */
static const char *const common[] = {
  "(организация)",
  "Федерация шашек Ярославской области",
  "(наименование соревнований)",
  "Первенство области",
  "Проводимых в",
  "(место проведения)",
  "г. Камск, клуб",
  "(дата проведения)",
  "16 – 22 ноября 2026 г.",
  "следующих спортсменов:",
  "№",
  "Ф.И.О.",
  "Дата рождения/ № страхового свидетельства",
  "Спортивный разряд/ спортивное звание",
  "Спортивная дисциплина",
  "Домашний адрес с индексом",
  "Данные паспорта/ свидетельства о рождении",
  "Личный тренер",
  "1",
  "Трегубов Юрий Номер1",
  "14.03.1994",
  "112-233-445 95",
  "кмс",
  "Русские шашки",
  "410000, Саратов, ул. Мира, 5",
  "6300 000001",
  "Смолин П. А.",
  "Представителем назначается:",
  "(Ф.И.О.)",
  "Орлов Пётр Аркадьевич",
  "Руководитель региональной спортивной федерации",
  "И. В. Дроздецкий",
  "Руководитель органа исполнительной власти субъекта Российской Федерации в области физической "
  "культуры и спорта",
  "К. К. Панов",
  "(подпись)",
  "(расшифровка подписи)",
  "М. П.",
  "13 ноября 2026 г.",
};

/* rus-draughts-2022 app. 3 */
static void
test_preliminary (void)
{
  g_autoptr (BrgApplication) application = make_entry (BRG_ENTRY_PRELIMINARY, 4, FALSE);
  g_autoptr (BrgDocument) document = lay_out (application, "ru", "entry-preliminary.pdf");
  const BrgPrintPage *page = brg_document_get_page (document, 0);

  g_assert_cmpuint (brg_document_get_n_pages (document), ==, 1);
  g_assert_cmpfloat (page->width, >, page->height);
  assert_all (page, common, G_N_ELEMENTS (common));
  g_assert_nonnull (find (page, "ПРЕДВАРИТЕЛЬНАЯ ЗАЯВКА НА УЧАСТИЕ"));
  g_assert_nonnull (find (page, "Форма: приложение № 3"));
  /* A stamp of the federation and one of the authority; the doctor has no part in it. */
  g_assert_cmpuint (count (page, "М. П."), ==, 2);
  g_assert_cmpuint (count (page, "(подпись)"), ==, 2);
  g_assert_null (find (page, "Допуск врача"));
  g_assert_null (find (page, "Допущен"));
  g_assert_null (find (page, "Сомов А. Б., 12.11.2026"));
}

/* rus-draughts-2022 app. 4, 2.2.3: the doctor's mark beside each name, his name and the day. */
static void
test_final (void)
{
  g_autoptr (BrgApplication) application = make_entry (BRG_ENTRY_FINAL, 4, FALSE);
  g_autoptr (BrgDocument) document = lay_out (application, "ru", "entry-final.pdf");
  const BrgPrintPage *page = brg_document_get_page (document, 0);
  static const char *const own[] = {
    "ЗАЯВКА НА УЧАСТИЕ",
    "Форма: приложение № 4",
    "Допуск врача",
    "Печать и подпись медицинской организации",
    "Диспансер № 1",
    "(фамилия и инициалы врача, дата допуска)",
    "Сомов А. Б., 12.11.2026",
    "Допущено врачом: ____ из 4.",
  };

  g_assert_cmpuint (brg_document_get_n_pages (document), ==, 1);
  assert_all (page, common, G_N_ELEMENTS (common));
  assert_all (page, own, G_N_ELEMENTS (own));
  g_assert_cmpuint (count (page, "М. П."), ==, 3);
  g_assert_cmpuint (count (page, "(подпись)"), ==, 3);
  g_assert_cmpuint (count (page, "Допущен"), ==, 4);
  g_assert_cmpuint (count (page, "подпись, личная печать"), ==, 4);
}

/* rus-draughts-2022 app. 3, app. 4: four numbered rows to be filled in by hand. */
static void
test_blank (void)
{
  for (guint stage = 0; stage < BRG_N_ENTRY_STAGES; stage++)
    {
      g_autoptr (BrgApplication) application = brg_application_form_new ((BrgEntryStage) stage);
      g_autoptr (BrgDocument) document = lay_out (application, "ru", "entry-blank.pdf");
      const BrgPrintPage *page = brg_document_get_page (document, 0);

      g_assert_cmpuint (brg_document_get_n_pages (document), ==, 1);
      g_assert_cmpuint (page->n_rows, ==, 4);
      g_assert_true (page->has_end);
      g_assert_null (find (page, "Допущено врачом: ____ из 0."));
      g_assert_nonnull (find (page, "4"));
      g_assert_null (find (page, "5"));
      g_assert_nonnull (find (page, "«____» ______________ 20____ г."));
    }
}

/* Nothing leaves the sheet or stands in a neighbour's column; rows keep their order, signatures
 * have two rows above them. */
static void
check_sheets (const BrgDocument *document, const BrgPrintSheet *sheet, guint n_applicants)
{
  BrgPrintSheet paper = sheet != NULL ? *sheet : brg_form_style_sheet (TRUE);
  g_autoptr (BrgTypesetter) typesetter = brg_typesetter_new ("ru");
  guint n_rows = 0;

  for (guint i = 0; i < brg_document_get_n_pages (document); i++)
    {
      const BrgPrintPage *page = brg_document_get_page (document, i);
      gboolean is_last = i == brg_document_get_n_pages (document) - 1;

      g_assert_cmpuint (page->first_row, ==, n_rows);
      g_assert_cmpint (page->has_end, ==, is_last);
      if (is_last)
        g_assert_cmpuint (page->n_rows, >=, MIN (n_applicants, 2));
      n_rows += page->n_rows;
      for (guint j = 0; j < page->texts->len; j++)
        {
          const BrgPrintPageText *text = &g_array_index (page->texts, BrgPrintPageText, j);
          BrgTextWidth width = brg_typesetter_measure (typesetter, &text->type, text->markup);
          guint n_lines =
              brg_typesetter_count_lines (typesetter, &text->type, text->markup, text->width);

          /* Nothing is set twice. */
          for (guint k = 0; k < j; k++)
            {
              const BrgPrintPageText *other = &g_array_index (page->texts, BrgPrintPageText, k);

              if (other->x == text->x && other->baseline == text->baseline &&
                  other->align == text->align)
                g_error ("“%s” is set over “%s”", text->markup, other->markup);
            }
          g_assert_cmpfloat (text->x, >=, paper.left - 0.01);
          g_assert_cmpfloat (text->x + text->width, <=, paper.right + 0.5);
          if (width.least > text->width + 0.5)
            g_error ("“%s” has no room in %g", text->markup, text->width);
          g_assert_cmpfloat (text->baseline + (n_lines - 1) * text->type.size * BRG_LEADING, <=,
                             page->height);
        }
    }
  g_assert_cmpuint (n_rows, ==, n_applicants);
}

static void
test_sizes (void)
{
  static const guint sizes[] = { 1, 2, 5, 6, 8, 9, 60, 300 };

  for (guint stage = 0; stage < BRG_N_ENTRY_STAGES; stage++)
    for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
      for (guint is_long = 0; is_long < 2; is_long++)
        {
          g_autoptr (BrgApplication) application =
              make_entry ((BrgEntryStage) stage, sizes[i], is_long != 0);
          g_autoptr (BrgDocument) document = lay_out (application, "ru", "entry-sizes.pdf");

          check_sheets (document, NULL, sizes[i]);
        }
}

/* The entry takes the sheet that is asked for, either way, and loses nothing on it. */
static void
test_papers (void)
{
  g_autoptr (Fixture) fixture = fixture_new_swiss ();
  g_autoptr (BrgWords) words = fixture_open_russian ();
  g_autoptr (BrgTypesetter) typesetter = brg_typesetter_new ("ru");
  BrgDocumentOptions options;

  brg_document_options_init (&options, words);
  for (guint k = 0; k < 2 * 2 * BRG_N_SHEET_SIZES; k++)
    {
      gboolean is_landscape = k % 2 == 0;
      g_autoptr (BrgApplication) application = make_entry ((BrgEntryStage) (k / 2 % 2), 7, FALSE);
      g_autoptr (BrgDocument) document = NULL;
      BrgPrintSheet sheet;

      options.sheet = (BrgSheetSize) (k / 4);
      options.orientation = is_landscape ? BRG_ORIENTATION_LANDSCAPE : BRG_ORIENTATION_PORTRAIT;
      document = brg_application_form_lay_out (fixture->snapshot, application, &options);
      sheet = brg_form_style_sheet_of (options.sheet, is_landscape);
      for (guint i = 0; i < brg_document_get_n_pages (document); i++)
        {
          const BrgPrintPage *page = brg_document_get_page (document, i);

          g_assert_cmpfloat (page->width, ==, sheet.width);
          g_assert_cmpfloat (page->height, ==, sheet.height);
          page_check_texts (page, typesetter, 4.4 * BRG_MM, NULL);
        }
      check_sheets (document, &sheet, 7);
    }
}

/* Every text may be as long as the store allows a name to be. */
static void
test_long (void)
{
  g_autoptr (BrgApplication) application = make_entry (BRG_ENTRY_FINAL, 3, TRUE);
  const char *long_text =
      "Региональная общественная организация «Федерация шашек, рэндзю и "
      "стоклеточных шашек Кабардино-Балкарской Республики имени первого тренера»";
  g_autoptr (BrgDocument) document = NULL;
  g_autoptr (BrgDocument) english = NULL;

  set (&application->organisation, long_text);
  set (&application->event, long_text);
  set (&application->place, long_text);
  set (&application->representative, long_text);
  set (&application->doctor, long_text);
  set (&application->clinic, long_text);
  set (&application->heads[BRG_HEAD_FEDERATION], long_text);
  set (&application->heads[BRG_HEAD_AUTHORITY], long_text);
  g_ptr_array_add (application->others, brg_delegation_head_new (long_text, long_text));
  document = lay_out (application, "ru", "entry-long.pdf");
  check_sheets (document, NULL, 3);
  english = lay_out (application, "en", "entry-long-en.pdf");
  check_sheets (english, NULL, 3);
}

BRG_TEST_TOPIC ("documents-application")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/documents/application/rus-draughts-2022 app. 3/preliminary", test_preliminary);
  g_test_add_func ("/documents/application/rus-draughts-2022 app. 4, 2.2.3/final", test_final);
  g_test_add_func ("/documents/application/rus-draughts-2022 app. 3, app. 4/blank", test_blank);
  g_test_add_func ("/documents/application/sizes", test_sizes);
  g_test_add_func ("/documents/application/papers", test_papers);
  g_test_add_func ("/documents/application/long", test_long);
  return g_test_run ();
}
