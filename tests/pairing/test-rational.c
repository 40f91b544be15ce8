/* test-rational.c - exact fractions and how they are written
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-points.h"
#include "brg-rational.h"
#include "brg-test.h"

static void
test_lowest_terms (void)
{
  static const gint64 rows[][4] = {
    { 1, 2, 1, 2 },
    { 2, 4, 1, 2 },
    { -2, 4, -1, 2 },
    { 2, -4, -1, 2 },
    { -6, -4, 3, 2 },
    { 0, 7, 0, 1 },
    { 0, -7, 0, 1 },
    { 21, 7, 3, 1 },
    { 60, 60, 1, 1 },
    { 7, 60, 7, 60 },
    { 1000000, 10, 100000, 1 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      BrgRational value = brg_rational (rows[i][0], rows[i][1]);

      g_assert_cmpint (value.num, ==, rows[i][2]);
      g_assert_cmpint (value.den, ==, rows[i][3]);
    }
}

static void
test_no_denominator (void)
{
  BrgRational value;

  g_test_expect_message ("berger", G_LOG_LEVEL_CRITICAL, "*den != 0*");
  value = brg_rational (1, 0);
  g_test_assert_expected_messages ();
  g_assert_cmpint (value.num, ==, 0);
  g_assert_cmpint (value.den, ==, 1);
}

static void
test_compare (void)
{
  static const struct
  {
    BrgRational a;
    BrgRational b;
    gint order;
  } rows[] = {
    { { 1, 2 }, { 1, 2 }, 0 },
    { { 1, 3 }, { 1, 2 }, -1 },
    { { 2, 3 }, { 3, 5 }, 1 },
    { { -1, 2 }, { -1, 3 }, -1 },
    { { -1, 2 }, { 0, 1 }, -1 },
    { { 0, 1 }, { -1, 1000000 }, 1 },
    { { 2000000000, 1 }, { 1, 2000000000 }, 1 },
    { { 333333333, 1000000000 }, { 1, 3 }, -1 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      gint order = brg_rational_compare (rows[i].a, rows[i].b);
      gint reversed = brg_rational_compare (rows[i].b, rows[i].a);

      g_assert_cmpint ((order > 0) - (order < 0), ==, rows[i].order);
      g_assert_cmpint ((reversed > 0) - (reversed < 0), ==, -rows[i].order);
    }
}

static void
test_text (void)
{
  static const struct
  {
    BrgRational value;
    guint decimals;
    const char *text;
  } rows[] = {
    { { 12, 1 }, 2, "12" },     { { 27, 2 }, 2, "13.5" },   { { 33, 4 }, 2, "8.25" },
    { { 1, 3 }, 2, "0.33" },    { { 2, 3 }, 2, "0.67" },    { { 1, 3 }, 0, "0" },
    { { 1, 2 }, 0, "1" },       { { -1, 2 }, 0, "-1" },     { { -1, 3 }, 0, "0" },
    { { -27, 2 }, 1, "-13.5" }, { { 1, 8 }, 2, "0.13" },    { { -1, 8 }, 2, "-0.13" },
    { { 199, 200 }, 2, "1" },   { { 999, 1000 }, 2, "1" },  { { 201, 200 }, 2, "1.01" },
    { { 1, 100 }, 4, "0.01" },  { { 0, 1 }, 3, "0" },       { { 1, 3 }, 9, "0.333333333" },
    { { 10, 1 }, 0, "10" },     { { 101, 10 }, 3, "10.1" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text = brg_rational_to_text (rows[i].value, rows[i].decimals);

      g_assert_cmpstr (text, ==, rows[i].text);
    }
}

static void
test_figures (void)
{
  static const struct
  {
    BrgRational value;
    const char *figures;
  } rows[] = {
    { { 0, 1 }, "0" },       { { 12, 1 }, "12" },    { { 1, 2 }, "½" },    { { 27, 2 }, "13½" },
    { { 33, 4 }, "8¼" },     { { 3, 4 }, "¾" },      { { 1, 3 }, "⅓" },    { { 8, 3 }, "2⅔" },
    { { -4, 1 }, "−4" },     { { -1, 2 }, "−½" },    { { -7, 2 }, "−3½" }, { { 1, 10 }, "0.1" },
    { { -21, 10 }, "−2.1" }, { { 1, 6 }, "0.1667" }, { { 7, 5 }, "1.4" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *figures = brg_rational_to_figures (rows[i].value);

      g_assert_cmpstr (figures, ==, rows[i].figures);
    }
}

static void
test_points (void)
{
  static const struct
  {
    gint64 units;
    const char *figures;
  } rows[] = {
    { 0, "0" },
    { BRG_POINT, "1" },
    { 9 * BRG_POINT / 2, "4½" },
    { BRG_POINT / 3, "⅓" },
    { -BRG_POINT / 2, "−½" },
    { BRG_POINT / 10, "0.1" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *figures = brg_points_to_figures (rows[i].units);

      g_assert_cmpstr (figures, ==, rows[i].figures);
    }
}

BRG_TEST_TOPIC ("rational")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/pairing/rational/lowest-terms", test_lowest_terms);
  g_test_add_func ("/pairing/rational/no-denominator", test_no_denominator);
  g_test_add_func ("/pairing/rational/compare", test_compare);
  g_test_add_func ("/pairing/rational/text", test_text);
  g_test_add_func ("/pairing/rational/figures", test_figures);
  g_test_add_func ("/pairing/rational/points", test_points);
  return g_test_run ();
}
