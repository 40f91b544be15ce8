/* test-documents-admission.c - the protocol of the admission committee
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-admission-form.h"
#include "brg-document-layout.h"
#include "brg-document-pdf.h"
#include "brg-form-style.h"
#include "brg-test.h"
#include "documents-fixture.h"

enum
{
  NUMBER,
  NAME,
  BIRTH,
  TITLE,
  REGION,
  IDENTITY,
  DOCTOR,
  FEE,
  DECISION,
  WHY,
};

static void
set (char **place, const char *text)
{
  g_free (*place);
  *place = g_strdup (text);
}

static BrgAdmissionProtocol *
make_protocol (GPtrArray *members)
{
  BrgAdmissionProtocol *protocol = brg_admission_protocol_new ();

  set (&protocol->number, "1");
  set (&protocol->day, "2026-11-16");
  set (&protocol->hours, "12:00 – 18:00");
  set (&protocol->place, "г. Камск, комната 3");
  protocol->members = members;
  g_ptr_array_add (protocol->papers, g_strdup ("Личность"));
  g_ptr_array_add (protocol->papers, g_strdup ("Врач"));
  g_ptr_array_add (protocol->papers, g_strdup ("Взнос"));
  return protocol;
}

static void
add_line (BrgAdmissionProtocol *protocol,
          const BrgEntry *entry,
          BrgAdmissionState state,
          BrgAdmissionGround ground,
          const char *why)
{
  BrgAdmissionLine *line = brg_admission_protocol_add (protocol, entry);

  line->region = g_strdup ("Тверская обл.");
  line->state = state;
  line->ground = ground;
  line->why = g_strdup (why);
  for (guint i = 0; i < protocol->papers->len; i++)
    line->marks[i] = BRG_MARK_YES;
}

static GPtrArray *
make_members (void)
{
  GPtrArray *members = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_admission_member_free);

  g_ptr_array_add (members, brg_admission_member_new (BRG_ADMISSION_CHAIR, "Токарев В. С."));
  g_ptr_array_add (members, brg_admission_member_new (BRG_ADMISSION_MEMBER, "Перминова О. И."));
  g_ptr_array_add (members, brg_admission_member_new (BRG_ADMISSION_ORGANISER, "Корнилов Н. А."));
  g_ptr_array_add (members, brg_admission_member_new (BRG_ADMISSION_DOCTOR, "Васнецова Е. Р."));
  return members;
}

static void
set_officials (Fixture *fixture)
{
  GPtrArray *officials = fixture->snapshot->event->officials;

  g_ptr_array_set_size (officials, 0);
  g_ptr_array_add (officials, brg_official_new (BRG_OFFICIAL_CHIEF_ARBITER, "Токарев В. С.", "1"));
  g_ptr_array_add (officials,
                   brg_official_new (BRG_OFFICIAL_CHIEF_SECRETARY, "Перминова О. И.", ""));
}

static const char *
get_text (const BrgForm *form, guint row, guint column)
{
  return brg_form_get_row (form, row)->cells[column].text;
}

static gboolean
holds (const GPtrArray *texts, const char *text)
{
  for (guint i = 0; i < texts->len; i++)
    if (g_str_equal (texts->pdata[i], text))
      return TRUE;
  return FALSE;
}

/* rus-draughts-2022 5.3: who sits there, what was seen, what was decided and why; totals counted.
 */
static void
test_fields (void)
{
  g_autoptr (Fixture) fixture = fixture_new_swiss ();
  g_autoptr (BrgWords) words = fixture_open_russian ();
  g_autoptr (GPtrArray) members = make_members ();
  g_autoptr (BrgAdmissionProtocol) protocol = make_protocol (members);
  g_autoptr (BrgForm) form = NULL;
  const BrgEntry *const *entries = (const BrgEntry *const *) fixture->snapshot->entries->pdata;
  const BrgFormSignature *signature;
  BrgDocumentOptions options;

  set_officials (fixture);
  set (&((BrgEntry *) entries[0])->birth, "1991-05-18");
  set (&((BrgEntry *) entries[0])->title, "мс");
  set (&((BrgEntry *) entries[1])->birth, "2007");
  add_line (protocol, entries[0], BRG_ADMISSION_ADMITTED, BRG_GROUND_NONE, "");
  add_line (protocol, entries[1], BRG_ADMISSION_REFUSED, BRG_GROUND_DOCTOR,
            "Не допущен (п. 2.2.3)");
  add_line (protocol, entries[2], BRG_ADMISSION_EXCEPTION, BRG_GROUND_LATE, "поезд");
  add_line (protocol, entries[3], BRG_ADMISSION_LATER, BRG_GROUND_NONE, "взнос 1 500 ₽");
  add_line (protocol, entries[4], BRG_ADMISSION_OPEN, BRG_GROUND_NONE, "");
  add_line (protocol, entries[5], BRG_ADMISSION_REFUSED, BRG_GROUND_AGE, "");
  ((BrgAdmissionLine *) protocol->lines->pdata[1])->marks[1] = BRG_MARK_NO;
  ((BrgAdmissionLine *) protocol->lines->pdata[2])->marks[0] = BRG_MARK_COPY;
  ((BrgAdmissionLine *) protocol->lines->pdata[2])->marks[1] = BRG_MARK_EXPIRED;
  ((BrgAdmissionLine *) protocol->lines->pdata[2])->marks[2] = BRG_MARK_NOT_ASKED;
  brg_document_options_init (&options, words);
  form = brg_admission_form_new (fixture->snapshot, protocol, &options);
  g_assert_cmpstr (form->title, ==, "ПРОТОКОЛ № 1 комиссии по допуску участников");
  g_assert_cmpstr (form->form_number, ==, "Форма организатора, п.\u00a05.3");
  g_assert_cmpstr (form->right, ==, "16 ноября 2026 г., 12:00 – 18:00");
  g_assert_true (g_str_has_prefix (form->left, "г. Камск, комната 3"));
  g_assert_true (holds (form->preface, "Председатель: Токарев В. С., главный судья"));
  g_assert_true (holds (form->preface, "Члены комиссии: Перминова О. И., главный секретарь; "
                                       "Корнилов Н. А., представитель проводящей организации; "
                                       "Васнецова Е. Р., врач соревнований"));
  g_assert_cmpstr (get_text (form, 0, NUMBER), ==, "1");
  g_assert_cmpstr (get_text (form, 0, BIRTH), ==, "18.05.1991");
  g_assert_cmpstr (get_text (form, 1, BIRTH), ==, "2007");
  g_assert_cmpstr (get_text (form, 0, TITLE), ==, "мс");
  g_assert_cmpstr (get_text (form, 0, REGION), ==, "Тверская обл.");
  g_assert_cmpstr (get_text (form, 0, DECISION), ==, "допустить");
  g_assert_cmpstr (get_text (form, 1, DECISION), ==, "отказать");
  g_assert_cmpstr (get_text (form, 2, DECISION), ==, "допустить\nкак исключение");
  g_assert_cmpstr (get_text (form, 3, DECISION), ==, "отложить");
  g_assert_cmpstr (get_text (form, 4, DECISION), ==, "");
  g_assert_cmpstr (get_text (form, 1, WHY), ==, "Не допущен (п. 2.2.3)");
  g_assert_cmpstr (get_text (form, 0, DOCTOR), ==, "✓");
  g_assert_cmpstr (get_text (form, 1, DOCTOR), ==, "нет");
  g_assert_true ((brg_form_get_row (form, 1)->cells[DOCTOR].mark & BRG_FORM_BOLD) != 0);
  g_assert_cmpstr (get_text (form, 2, IDENTITY), ==, "копия");
  g_assert_cmpstr (get_text (form, 2, DOCTOR), ==, "истёк");
  g_assert_cmpstr (get_text (form, 2, FEE), ==, "–");
  g_assert_true (holds (form->notes, "Рассмотрены документы спортсменов: 5 из 6."));
  g_assert_true (holds (form->notes, "Решено: допустить 1, допустить как исключение 1, отказать 2, "
                                     "отложить 1."));
  g_assert_true (holds (form->notes, "Отказ: возраст 1, заключение врача 1."));
  g_assert_cmpuint (form->signatures->len, ==, 4);
  signature = form->signatures->pdata[0];
  g_assert_cmpstr (signature->role, ==, "Председатель комиссии, главный судья:");
  g_assert_cmpstr (signature->name, ==, "Токарев В. С.");
  g_assert_cmpstr (signature->category, !=, "");
  /* Nobody gets an empty bracket. */
  g_assert_cmpstr (((const BrgFormSignature *) form->signatures->pdata[1])->category, ==, "");
  g_assert_cmpstr (((const BrgFormSignature *) form->signatures->pdata[3])->role, ==,
                   "Врач соревнований:");
  g_assert_cmpstr (form->stamp, ==, "М. П.");
}

/* rus-draughts-2022 5.3: what nobody has looked for is not missing, and of a fee nothing is said
 * where there is no column of it. */
static void
test_unseen (void)
{
  static const BrgAdmissionMark marks[] = { BRG_MARK_YES, BRG_MARK_UNSEEN, BRG_MARK_NO };
  static const gboolean notes[][3] = { { FALSE, FALSE, FALSE },
                                       { FALSE, FALSE, TRUE },
                                       { FALSE, TRUE, FALSE } };

  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    {
      g_autoptr (Fixture) fixture = fixture_new_swiss ();
      g_autoptr (BrgWords) words = brg_words_open ("en");
      g_autoptr (BrgAdmissionProtocol) protocol = make_protocol (NULL);
      g_autoptr (BrgForm) form = NULL;
      BrgDocumentOptions options;

      protocol->has_fee = FALSE;
      add_line (protocol, brg_snapshot_get_entry (fixture->snapshot, 0), BRG_ADMISSION_OPEN,
                BRG_GROUND_NONE, "");
      ((BrgAdmissionLine *) protocol->lines->pdata[0])->marks[0] = marks[i];
      brg_document_options_init (&options, words);
      form = brg_admission_form_new (fixture->snapshot, protocol, &options);
      g_assert_cmpint (holds (form->notes, "“no”: not brought or not paid."), ==, notes[i][0]);
      g_assert_cmpint (holds (form->notes, "“no”: not brought."), ==, notes[i][1]);
      g_assert_cmpint (holds (form->notes, "An empty cell: not looked at yet."), ==, notes[i][2]);
      if (marks[i] == BRG_MARK_UNSEEN)
        g_assert_cmpstr (get_text (form, 0, IDENTITY), ==, "");
    }
}

/* rus-draughts-2022 5.3: the column of grounds says of what they are, and a postponement has its
 * own. */
static void
test_grounds (void)
{
  static const struct
  {
    BrgAdmissionState states[3];
    const char *head;
  } cases[] = {
    { { BRG_ADMISSION_ADMITTED, BRG_ADMISSION_OPEN, BRG_ADMISSION_OPEN }, "Основание" },
    { { BRG_ADMISSION_REFUSED, BRG_ADMISSION_OPEN, BRG_ADMISSION_REFUSED }, "Основание отказа" },
    { { BRG_ADMISSION_EXCEPTION, BRG_ADMISSION_OPEN, BRG_ADMISSION_OPEN },
      "Основание допуска как исключения" },
    { { BRG_ADMISSION_LATER, BRG_ADMISSION_OPEN, BRG_ADMISSION_OPEN }, "Основание отсрочки" },
    { { BRG_ADMISSION_LATER, BRG_ADMISSION_EXCEPTION, BRG_ADMISSION_REFUSED },
      "Основание отказа, допуска как исключения, отсрочки" },
  };
  g_autoptr (BrgWords) words = fixture_open_words ("ru");

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (Fixture) fixture = fixture_new_swiss ();
      g_autoptr (BrgAdmissionProtocol) protocol = make_protocol (NULL);
      g_autoptr (BrgForm) form = NULL;
      BrgDocumentOptions options;

      for (guint k = 0; k < G_N_ELEMENTS (cases[i].states); k++)
        add_line (protocol, fixture->snapshot->entries->pdata[k], cases[i].states[k],
                  BRG_GROUND_NONE, "");
      brg_document_options_init (&options, words);
      form = brg_admission_form_new (fixture->snapshot, protocol, &options);
      g_assert_cmpstr (brg_form_get_column (form, WHY)->head, ==, cases[i].head);
    }
}

/* Without a committee the chief arbiter and the secretary sign. */
static void
test_unknown (void)
{
  g_autoptr (Fixture) fixture = fixture_new_swiss ();
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (BrgAdmissionProtocol) protocol = make_protocol (NULL);
  g_autoptr (BrgForm) form = NULL;
  BrgDocumentOptions options;

  set (&protocol->number, "");
  set (&protocol->day, "");
  set (&protocol->hours, "");
  add_line (protocol, brg_snapshot_get_entry (fixture->snapshot, 0), BRG_ADMISSION_OPEN,
            BRG_GROUND_NONE, "");
  brg_document_options_init (&options, words);
  form = brg_admission_form_new (fixture->snapshot, protocol, &options);
  g_assert_cmpstr (form->title, ==, "Protocol of the admission committee");
  g_assert_cmpstr (form->right, ==, "____ ______________ 20____");
  g_assert_cmpuint (form->preface->len, ==, 0);
  g_assert_cmpuint (form->signatures->len, ==, 2);
  g_assert_cmpstr (((const BrgFormSignature *) form->signatures->pdata[0])->role, ==,
                   "Chief arbiter:");
  g_assert_cmpstr (((const BrgFormSignature *) form->signatures->pdata[1])->role, ==,
                   "Chief secretary:");
}

/* No line of a text comes down to the first line of what stands below it in the same column. */
static void
check_below (const BrgPrintPage *page, const BrgPrintPageText *text, BrgTypesetter *typesetter)
{
  guint n_lines = brg_typesetter_count_lines (typesetter, &text->type, text->markup, text->width);
  double last = text->baseline + (n_lines - 1) * text->type.size * BRG_LEADING;

  for (guint i = 0; i < page->texts->len; i++)
    {
      const BrgPrintPageText *other = &g_array_index (page->texts, BrgPrintPageText, i);

      if (other != text && other->x == text->x && other->align == text->align &&
          other->baseline >= text->baseline)
        g_assert_cmpfloat (other->baseline - other->type.size * BRG_CAP_HEIGHT, >=, last);
    }
}

/* Broad, one part of columns, whatever the names: nothing is lost and no word leaves its cell. */
static void
test_sizes (void)
{
  static const gint sizes[] = { 1, 24, 60, 300 };
  g_autoptr (BrgWords) words = fixture_open_russian ();
  g_autoptr (BrgTypesetter) typesetter = brg_typesetter_new ("ru");
  g_autoptr (GPtrArray) members = make_members ();

  for (guint i = 0; i < 2 * G_N_ELEMENTS (sizes); i++)
    {
      gint n = sizes[i / 2];
      g_autoptr (Fixture) fixture = fixture_new_large_swiss (MAX (n, 4), 1);
      g_autoptr (BrgAdmissionProtocol) protocol = make_protocol (members);
      g_autoptr (BrgForm) form = NULL;
      g_autoptr (BrgDocument) document = NULL;
      g_autofree char *path = fixture_dup_output ("admission-sizes.pdf");
      BrgDocumentOptions options;
      guint n_rows = 0;

      for (guint k = 0; k < 3; k++)
        g_ptr_array_add (protocol->papers, g_strdup ("Полисы"));
      for (gint k = 0; k < n; k++)
        {
          BrgEntry *entry = fixture->snapshot->entries->pdata[k];

          if (i % 2 == 1)
            {
              set (&entry->family_name, "Преображенская-Константинопольская");
              set (&entry->given_name, "Александра-Екатерина");
              set (&entry->father_name, "Мухаметгалиевна-Рахматулло");
            }
          add_line (protocol, entry, k % 7 == 3 ? BRG_ADMISSION_REFUSED : BRG_ADMISSION_ADMITTED,
                    k % 7 == 3 ? BRG_GROUND_PAPERS : BRG_GROUND_NONE,
                    k % 7 == 3
                        ? "Не представлено: полис страхования жизни и здоровья от несчастных "
                          "случаев (п. 2.2.4)"
                        : "");
        }
      brg_document_options_init (&options, words);
      form = brg_admission_form_new (fixture->snapshot, protocol, &options);
      document = brg_document_layout (form, &options);
      brg_document_write_pdf (document, path, NULL);
      for (guint k = 0; k < brg_document_get_n_pages (document); k++)
        {
          const BrgPrintPage *page = brg_document_get_page (document, k);

          g_assert_cmpfloat (page->width, >, page->height);
          g_assert_cmpuint (page->first_row, ==, n_rows);
          n_rows += page->n_rows;
          for (guint j = 0; j < page->texts->len; j++)
            {
              const BrgPrintPageText *text = &g_array_index (page->texts, BrgPrintPageText, j);

              g_assert_cmpfloat (
                  brg_typesetter_measure (typesetter, &text->type, text->markup).least, <=,
                  text->width + 0.5);
              g_assert_cmpfloat (text->type.size, >=, 6.5 - 0.01);
              check_below (page, text, typesetter);
            }
        }
      g_assert_cmpuint (n_rows, ==, n);
    }
}

BRG_TEST_TOPIC ("documents-admission")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/documents/admission/rus-draughts-2022 5.3/fields", test_fields);
  g_test_add_func ("/documents/admission/rus-draughts-2022 5.3/grounds", test_grounds);
  g_test_add_func ("/documents/admission/unknown-committee", test_unknown);
  g_test_add_func ("/documents/admission/rus-draughts-2022 5.3/unseen", test_unseen);
  g_test_add_func ("/documents/admission/sizes", test_sizes);
  return g_test_run ();
}
