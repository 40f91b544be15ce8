/* test-documents-lines.c - as many lines are drawn as were counted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-test.h"
#include "brg-typesetter.h"

/* How many lines are seen. */
static guint
count_drawn (BrgTypesetter *typesetter, const BrgType *type, const char *text, double width)
{
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *cr = cairo_create (surface);
  double left;
  double top;
  double right;
  double height;

  brg_typesetter_draw (typesetter, cr, type, text, 0, 0, width, 0);
  cairo_recording_surface_ink_extents (surface, &left, &top, &right, &height);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  /* The first line stands above the baseline, what comes behind it a line lower each. */
  return 1 + (guint) ((top + height) / (type->size * BRG_LEADING) + 0.5);
}

/* How much wider than its box a line may be, in points. */
#define TOLERANCE 0.08

/* A box that is just as wide as a part of its text, or all but the tolerance, at the size at which
 * lines are counted: at larger sizes more is missing. */
static void
test_just_fitting (void)
{
  static const char *const texts[][2] = {
    { "64 клетки, проблема, концовка", "проблема, концовка" },
    { "Московская область, Сергиев Посад, школа", "Сергиев Посад, школа" },
    { "White begins and locks two men and a king", "White begins and locks" },
  };
  BrgType reference = { BRG_FACE_SANS, 10, FALSE, FALSE };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    for (guint tenths = 60; tenths < 150; tenths++)
      {
        g_autoptr (BrgTypesetter) typesetter = brg_typesetter_new ("ru");
        BrgType type = { BRG_FACE_SANS, tenths / 10.0, FALSE, FALSE };
        double lack = tenths % 2 == 0 ? 0 : 0.97 * TOLERANCE;
        double width = (brg_typesetter_text_width (typesetter, &reference, texts[i][1]) - lack) *
                       type.size / reference.size;
        guint n_lines = brg_typesetter_count_lines (typesetter, &type, texts[i][0], width);

        g_assert_cmpuint (n_lines, ==, 2);
        g_assert_cmpuint (count_drawn (typesetter, &type, texts[i][0], width), ==, n_lines);
      }
}

BRG_TEST_TOPIC ("documents-lines")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/documents/lines/just-fitting", test_just_fitting);
  return g_test_run ();
}
