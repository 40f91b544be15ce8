/* test-documents-sheets.c - what stays on one sheet, and what stands at its top
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-document-layout.h"
#include "brg-document.h"
#include "brg-form-style.h"
#include "brg-report-layout.h"
#include "brg-test.h"
#include "documents-fixture.h"

#include <string.h>

#define N_TEAMS 40
#define N_ROWS 5

/* Every sheet begins with a team, never with one of its players. */
static void
test_together (void)
{
  g_autoptr (BrgWords) words = fixture_open_russian ();
  g_autoptr (BrgForm) form = brg_form_new (BRG_FORM_LIST);
  g_autoptr (BrgDocument) document = NULL;
  BrgDocumentOptions options;

  brg_document_options_init (&options, words);
  brg_form_set_text (&form->title, g_strdup ("Boards"));
  brg_form_add_column (form, BRG_COLUMN_NAME, "Name");
  for (guint i = 0; i < N_TEAMS * N_ROWS; i++)
    {
      BrgFormRow *row = brg_form_add_row (form);

      row->with_above = i % N_ROWS > 0;
      brg_form_set_cell (row, 0, g_strdup_printf ("%u", i), BRG_FORM_PLAIN);
    }
  document = brg_document_layout (form, &options);
  g_assert_cmpuint (brg_document_get_n_pages (document), >, 2);
  for (guint i = 0; i < brg_document_get_n_pages (document); i++)
    g_assert_cmpuint (brg_document_get_page (document, i)->first_row % N_ROWS, ==, 0);
}

static GBytes *
make_logo (void)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 40, 20);
  g_autofree char *path = fixture_dup_output ("logo.png");
  char *data;
  gsize size;

  g_assert_cmpint (cairo_surface_write_to_png (surface, path), ==, CAIRO_STATUS_SUCCESS);
  cairo_surface_destroy (surface);
  g_assert_true (g_file_get_contents (path, &data, &size, NULL));
  return g_bytes_new_take (data, size);
}

/* The lines of approval end at the right edge, below the right logo. */
static void
check_top (const BrgPrintPage *page, double logo_height)
{
  BrgPrintSheet sheet = brg_form_style_sheet (FALSE);
  gboolean is_found = FALSE;

  g_assert_cmpuint (page->images->len, ==, 2);
  for (guint i = 0; i < page->texts->len; i++)
    {
      const BrgPrintPageText *text = &g_array_index (page->texts, BrgPrintPageText, i);

      if (!g_str_equal (text->markup, "APPROVED"))
        continue;
      is_found = TRUE;
      g_assert_cmpfloat_with_epsilon (text->x + text->width, sheet.right, 0.1);
      g_assert_cmpfloat (text->baseline - text->type.size * BRG_CAP_HEIGHT, >,
                         sheet.top + logo_height * BRG_MM);
      g_assert_cmpfloat (text->baseline, <, sheet.top + (logo_height + 8) * BRG_MM);
    }
  g_assert_true (is_found);
}

static void
test_letterhead (void)
{
  static const char *const facts[] = { "Place", "Kamsk", NULL };
  g_autoptr (BrgWords) words = fixture_open_russian ();
  g_autoptr (BrgForm) form = brg_form_new (BRG_FORM_PROTOCOL);
  g_autoptr (BrgDocument) document = NULL;
  g_autoptr (GPtrArray) cover = NULL;
  BrgDocumentOptions options;

  brg_document_options_init (&options, words);
  options.orientation = BRG_ORIENTATION_PORTRAIT;
  brg_form_set_text (&form->title, g_strdup ("Title"));
  brg_form_set_text (&form->approval, g_strdup ("APPROVED\nby the president of the federation"));
  for (guint side = 0; side < BRG_N_LETTERHEAD_SIDES; side++)
    form->logos[side] = make_logo ();
  brg_form_add_column (form, BRG_COLUMN_NAME, "Name");
  brg_form_set_cell (brg_form_add_row (form), 0, g_strdup ("Ivanov"), BRG_FORM_PLAIN);
  document = brg_document_layout (form, &options);
  check_top (brg_document_get_page (document, 0), 18);
  cover = brg_report_layout_cover (form, facts, &options);
  check_top (cover->pdata[0], 16);
}

/* Initials stand together, a number stands by its word, and in a signature a name by its initials.
 */
static void
test_kept_together (void)
{
  static const char *const pieces[] = { "А. Б.", "д. 27", "ст. 24.2", "№ 4", "No. 4" };
  g_autoptr (BrgTypesetter) typesetter = brg_typesetter_new ("ru");
  BrgType type = { .face = BRG_FACE_SERIF, .size = 10 };
  const char *name = "Воздвиженская-Преображенский А. Б.";
  const char *last = "Преображенский А. Б.";
  double least = brg_typesetter_text_width (typesetter, &type, last) + 1;
  g_autofree char *roomy = brg_typesetter_dup_name_markup (typesetter, &type, name, least);
  g_autofree char *narrow = brg_typesetter_dup_name_markup (typesetter, &type, name, least - 4);
  g_autofree char *plain = brg_typesetter_dup_plain (roomy);

  for (guint i = 0; i < G_N_ELEMENTS (pieces); i++)
    {
      g_autofree char *text = g_strdup_printf ("и %s и", pieces[i]);

      g_assert_cmpfloat_with_epsilon (brg_typesetter_measure (typesetter, &type, text).least,
                                      brg_typesetter_text_width (typesetter, &type, pieces[i]), 1);
    }
  g_assert_cmpfloat_with_epsilon (brg_typesetter_measure (typesetter, &type, roomy).least, least,
                                  2);
  g_assert_cmpstr (plain, ==, name);
  g_assert_cmpstr (narrow, ==, name);
}

BRG_TEST_TOPIC ("documents-sheets")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/documents/sheets/together", test_together);
  g_test_add_func ("/documents/sheets/letterhead", test_letterhead);
  g_test_add_func ("/documents/sheets/kept-together", test_kept_together);
  return g_test_run ();
}
