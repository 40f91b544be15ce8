/* test-palette.c - the colours are those of the style sheets, and can be read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-palette.h"
#include "brg-test.h"

#include <stdio.h>

typedef struct
{
  BrgScheme scheme;
  const char *sheet;
} Sheet;

static const Sheet sheets[] = {
  { BRG_SCHEME_LIGHT, "style.css" },
  { BRG_SCHEME_DARK, "style-dark.css" },
  { BRG_SCHEME_LIGHT_CONTRAST, "style-hc.css" },
  { BRG_SCHEME_DARK_CONTRAST, "style-hc-dark.css" },
};

typedef struct
{
  const char *path;
  BrgInkName text;
  BrgInkName ground;
  double least; /* 4.5 for text, 3 for signs and rings */
} Contrast;

static const Contrast contrasts[] = {
  { "fg", BRG_INK_FG, BRG_INK_VIEW, 4.5 },
  { "fg-on-page", BRG_INK_FG, BRG_INK_WINDOW, 4.5 },
  { "fg-on-selected", BRG_INK_FG, BRG_INK_SELECTED, 4.5 },
  { "dim", BRG_INK_DIM, BRG_INK_VIEW, 4.5 },
  { "dim-on-page", BRG_INK_DIM, BRG_INK_WINDOW, 4.5 },
  { "dim-on-selected", BRG_INK_DIM, BRG_INK_SELECTED, 4.5 },
  { "faint", BRG_INK_FAINT, BRG_INK_VIEW, 3 },
  { "accent", BRG_INK_ACCENT_FG, BRG_INK_ACCENT, 4.5 },
  { "accent-text", BRG_INK_ACCENT_TEXT, BRG_INK_VIEW, 4.5 },
  { "ring", BRG_INK_RING, BRG_INK_VIEW, 3 },
  { "ring-on-page", BRG_INK_RING, BRG_INK_WINDOW, 3 },
  { "ring-on-selected", BRG_INK_RING, BRG_INK_SELECTED, 3 },
  { "ring-on-adjourned", BRG_INK_RING, BRG_INK_ADJOURNED_BG, 3 },
  { "ring-on-neutral", BRG_INK_RING, BRG_INK_NEUTRAL_BG, 3 },
  { "ok", BRG_INK_OK, BRG_INK_OK_BG, 4.5 },
  { "warn", BRG_INK_WARN, BRG_INK_WARN_BG, 4.5 },
  { "error", BRG_INK_ERROR, BRG_INK_ERROR_BG, 4.5 },
  { "adjourned", BRG_INK_ADJOURNED, BRG_INK_ADJOURNED_BG, 4.5 },
  { "adjourned-on-view", BRG_INK_ADJOURNED, BRG_INK_VIEW, 4.5 },
  { "neutral", BRG_INK_NEUTRAL, BRG_INK_NEUTRAL_BG, 4.5 },
  { "info", BRG_INK_INFO, BRG_INK_INFO_BG, 4.5 },
};

/* `#rrggbb` or `rgba(r, g, b, a)`, which is all that the sheets use. */
static void
parse_colour (const char *text, BrgInk *ink)
{
  guint red = 0;
  guint green = 0;
  guint blue = 0;
  char alpha[16] = "1";

  if (*text == '#')
    g_assert_cmpint (sscanf (text, "#%2x%2x%2x", &red, &green, &blue), ==, 3);
  else
    g_assert_cmpint (sscanf (text, "rgba(%u, %u, %u, %15[0-9.])", &red, &green, &blue, alpha), ==,
                     4);
  *ink = (BrgInk){ red / 255.0, green / 255.0, blue / 255.0, g_ascii_strtod (alpha, NULL) };
}

static char *
find_definition (const char *sheet, const char *name)
{
  g_autofree char *pattern = g_strdup_printf ("@define-color %s ([^;]+);", name);
  g_autoptr (GRegex) regex = g_regex_new (pattern, 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;

  if (!g_regex_match (regex, sheet, 0, &match))
    return NULL;
  return g_match_info_fetch (match, 1);
}

static void
test_sheet (gconstpointer data)
{
  const Sheet *expected = data;
  g_autofree char *path = g_build_filename (g_getenv ("BRG_STYLE_DIR"), expected->sheet, NULL);
  g_autofree char *sheet = NULL;
  g_autoptr (GError) error = NULL;
  BrgPalette palette;

  g_file_get_contents (path, &sheet, NULL, &error);
  g_assert_no_error (error);
  brg_palette_init (&palette, expected->scheme);
  for (gint i = 0; i < BRG_N_INKS; i++)
    {
      const BrgInk *ink = &palette.ink[i];
      g_autofree char *text = find_definition (sheet, brg_palette_get_css_name ((BrgInkName) i));
      BrgInk defined;

      g_test_message ("%s", brg_palette_get_css_name ((BrgInkName) i));
      g_assert_nonnull (text);
      parse_colour (text, &defined);
      g_assert_cmpfloat_with_epsilon (ink->red, defined.red, 0.002);
      g_assert_cmpfloat_with_epsilon (ink->green, defined.green, 0.002);
      g_assert_cmpfloat_with_epsilon (ink->blue, defined.blue, 0.002);
      g_assert_cmpfloat_with_epsilon (ink->alpha, defined.alpha, 0.003);
    }
}

static double
contrast (const BrgInk *a, const BrgInk *b)
{
  double one = brg_ink_get_luminance (a) + 0.05;
  double other = brg_ink_get_luminance (b) + 0.05;

  return one > other ? one / other : other / one;
}

static void
test_contrast (gconstpointer data)
{
  const Contrast *expected = data;

  for (gint scheme = 0; scheme < BRG_N_SCHEMES; scheme++)
    {
      BrgPalette palette;

      brg_palette_init (&palette, (BrgScheme) scheme);
      g_test_message ("scheme %d", scheme);
      g_assert_cmpfloat (contrast (&palette.ink[expected->text], &palette.ink[expected->ground]),
                         >=, expected->least);
    }
}

/* The two values that WCAG 2 gives itself. */
static void
test_luminance (void)
{
  const BrgInk black = { 0, 0, 0, 1 };
  const BrgInk white = { 1, 1, 1, 1 };

  g_assert_cmpfloat_with_epsilon (contrast (&black, &white), 21, 0.001);
  g_assert_cmpfloat_with_epsilon (contrast (&white, &white), 1, 0.001);
}

BRG_TEST_TOPIC ("palette")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/widgets/palette/luminance", test_luminance);
  for (gsize i = 0; i < G_N_ELEMENTS (sheets); i++)
    {
      g_autofree char *path = g_strdup_printf ("/widgets/palette/sheet/%s", sheets[i].sheet);

      g_test_add_data_func (path, &sheets[i], test_sheet);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (contrasts); i++)
    {
      g_autofree char *path = g_strdup_printf ("/widgets/palette/contrast/%s", contrasts[i].path);

      g_test_add_data_func (path, &contrasts[i], test_contrast);
    }
  return g_test_run ();
}
