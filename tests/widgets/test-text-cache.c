/* test-text-cache.c - short texts of a table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-test.h"
#include "brg-text-cache.h"

#include "canvas.h"

static const BrgInk black = { 0, 0, 0, 1 };

static void
test_layouts_are_kept (void)
{
  g_autoptr (TextContext) context = canvas_new_context (1);
  g_autoptr (BrgTextCache) cache = brg_text_cache_new (context);
  PangoLayout *plain = brg_text_cache_get_layout (cache, "Юдин", BRG_TEXT_PLAIN);

  g_assert_true (brg_text_cache_get_layout (cache, "Юдин", BRG_TEXT_PLAIN) == plain);
  g_assert_false (brg_text_cache_get_layout (cache, "Юдин", BRG_TEXT_BOLD) == plain);
}

static void
test_memory_is_bounded (void)
{
  g_autoptr (TextContext) context = canvas_new_context (1);
  g_autoptr (BrgTextCache) cache = brg_text_cache_new (context);
  PangoLayout *first = brg_text_cache_get_layout (cache, "first", BRG_TEXT_PLAIN);
  gpointer watched = first;

  g_object_add_weak_pointer (G_OBJECT (first), &watched);
  for (gint i = 0; i < 20000; i++)
    {
      g_autofree char *text = g_strdup_printf ("%d", i);

      brg_text_cache_get_layout (cache, text, BRG_TEXT_PLAIN);
    }
  g_assert_null (watched);
}

static void
test_widths (void)
{
  g_autoptr (TextContext) context = canvas_new_context (1);
  g_autoptr (BrgTextCache) cache = brg_text_cache_new (context);
  gint plain = brg_text_cache_get_width (cache, "Ковтун Андрей", BRG_TEXT_PLAIN);

  g_assert_cmpint (brg_text_cache_get_width (cache, NULL, BRG_TEXT_PLAIN), ==, 0);
  g_assert_cmpint (brg_text_cache_get_width (cache, "", BRG_TEXT_PLAIN), ==, 0);
  g_assert_cmpint (plain, >, 50);
  g_assert_cmpint (brg_text_cache_get_width (cache, "Ковтун Андрей", BRG_TEXT_SMALL), <, plain);
  g_assert_cmpint (brg_text_cache_get_width (cache, "Ковтун Андрей", BRG_TEXT_LARGE), >, plain);
  /* Figures of one width, or columns of points would not align. */
  g_assert_cmpint (brg_text_cache_get_width (cache, "1111", BRG_TEXT_PLAIN), ==,
                   brg_text_cache_get_width (cache, "8888", BRG_TEXT_PLAIN));
}

static void
test_unit_follows_scale (void)
{
  g_autoptr (TextContext) context = canvas_new_context (1);
  g_autoptr (TextContext) large = canvas_new_context (2);
  g_autoptr (BrgTextCache) cache = brg_text_cache_new (context);

  g_assert_cmpfloat_with_epsilon (brg_text_cache_get_unit (cache), 1, 0.001);
  g_assert_cmpfloat_with_epsilon (brg_text_cache_get_context_unit (large), 2, 0.001);
}

static void
test_notices_new_font (void)
{
  g_autoptr (TextContext) context = canvas_new_context (1);
  g_autoptr (BrgTextCache) cache = brg_text_cache_new (context);
  PangoFontDescription *font = pango_font_description_from_string ("Sans 12");

  g_assert_true (brg_text_cache_is_current (cache, context));
  pango_context_set_font_description (context, font);
  g_assert_false (brg_text_cache_is_current (cache, context));
  pango_font_description_set_size (font, 10 * PANGO_SCALE);
  pango_context_set_font_description (context, font);
  g_assert_true (brg_text_cache_is_current (cache, context));
  pango_cairo_context_set_resolution (context, 120);
  g_assert_false (brg_text_cache_is_current (cache, context));
  pango_font_description_free (font);
}

typedef struct
{
  const char *path;
  double align;
  gboolean at_left;
  gboolean at_right;
} Align;

static const Align aligns[] = {
  { "/widgets/text-cache/align/left", 0, TRUE, FALSE },
  { "/widgets/text-cache/align/centre", 0.5, FALSE, FALSE },
  { "/widgets/text-cache/align/right", 1, FALSE, TRUE },
};

static void
test_align (gconstpointer data)
{
  const Align *expected = data;
  g_autoptr (TextContext) context = canvas_new_context (1);
  g_autoptr (BrgTextCache) cache = brg_text_cache_new (context);
  g_autoptr (Canvas) canvas = canvas_new (200, 40);
  const BrgTextBox box = { 20, 0, 160, 40, expected->align };

  brg_text_cache_draw (cache, canvas->cr, "HHH", BRG_TEXT_PLAIN, &box, &black);
  g_assert_cmpint (canvas_count (canvas, 0, 0, 200, 40), >, 20);
  g_assert_cmpint (canvas_count (canvas, 20, 0, 10, 40) > 0, ==, expected->at_left);
  g_assert_cmpint (canvas_count (canvas, 170, 0, 10, 40) > 0, ==, expected->at_right);
  /* Text is in the middle of the box: as much room above capitals as below, give or take. */
  g_assert_cmpint (canvas_count (canvas, 0, 0, 200, 12), ==, 0);
  g_assert_cmpint (canvas_count (canvas, 0, 28, 200, 12), ==, 0);
}

static gint
lowest_row (Canvas *canvas)
{
  for (gint y = canvas->height - 1; y >= 0; y--)
    if (canvas_count (canvas, 0, y, canvas->width, 1) > 0)
      return y;
  return -1;
}

static void
test_sizes_share_a_baseline (void)
{
  g_autoptr (TextContext) context = canvas_new_context (1);
  g_autoptr (BrgTextCache) cache = brg_text_cache_new (context);
  g_autoptr (Canvas) plain = canvas_new (60, 40);
  g_autoptr (Canvas) large = canvas_new (60, 40);
  const BrgTextBox box = { 0, 0, 60, 40, 0 };

  brg_text_cache_draw (cache, plain->cr, "H", BRG_TEXT_PLAIN, &box, &black);
  brg_text_cache_draw (cache, large->cr, "H", BRG_TEXT_LARGE | BRG_TEXT_BOLD, &box, &black);
  g_assert_cmpint (lowest_row (plain), ==, lowest_row (large));
}

static void
test_long_text_is_cut (void)
{
  g_autoptr (TextContext) context = canvas_new_context (1);
  g_autoptr (BrgTextCache) cache = brg_text_cache_new (context);
  g_autoptr (Canvas) canvas = canvas_new (200, 40);
  const BrgTextBox box = { 0, 0, 60, 40, 0 };
  gint width = brg_text_cache_get_width (cache, "Свердловская область", BRG_TEXT_PLAIN);

  g_assert_cmpint (width, >, 60);
  brg_text_cache_draw_cut (cache, canvas->cr, "Свердловская область", BRG_TEXT_PLAIN, &box, &black);
  g_assert_cmpint (canvas_count (canvas, 0, 0, 60, 40), >, 0);
  g_assert_cmpint (canvas_count (canvas, 60, 0, 140, 40), ==, 0);
  /* The kept layout is still the whole text. */
  g_assert_cmpint (brg_text_cache_get_width (cache, "Свердловская область", BRG_TEXT_PLAIN), ==,
                   width);
}

BRG_TEST_TOPIC ("text-cache")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/widgets/text-cache/layouts-are-kept", test_layouts_are_kept);
  g_test_add_func ("/widgets/text-cache/memory-is-bounded", test_memory_is_bounded);
  g_test_add_func ("/widgets/text-cache/widths", test_widths);
  g_test_add_func ("/widgets/text-cache/unit-follows-scale", test_unit_follows_scale);
  g_test_add_func ("/widgets/text-cache/notices-new-font", test_notices_new_font);
  for (gsize i = 0; i < G_N_ELEMENTS (aligns); i++)
    g_test_add_data_func (aligns[i].path, &aligns[i], test_align);
  g_test_add_func ("/widgets/text-cache/sizes-share-a-baseline", test_sizes_share_a_baseline);
  g_test_add_func ("/widgets/text-cache/long-text-is-cut", test_long_text_is_cut);
  return g_test_run ();
}
