/* brg-rational.c - exact fractions for tie-breaks
 *
 * Tests: tests/pairing/test-rational.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-rational.h"

#include "brg-points.h"

/* Holds every product of two numerators and denominators. */
__extension__ typedef __int128 BrgProduct;

static gint64
greatest_common_divisor (gint64 a, gint64 b)
{
  while (b != 0)
    {
      gint64 rest = a % b;

      a = b;
      b = rest;
    }
  return ABS (a);
}

BrgRational
brg_rational (gint64 num, gint64 den)
{
  gint64 common;

  g_return_val_if_fail (den != 0, ((BrgRational){ 0, 1 }));

  common = greatest_common_divisor (num, den);
  if (den < 0)
    common = -common;
  return (BrgRational){ num / common, den / common };
}

BrgRational
brg_rational_points (gint64 units)
{
  return brg_rational (units, BRG_POINT);
}

gint
brg_rational_compare (BrgRational a, BrgRational b)
{
  BrgProduct left = (BrgProduct) a.num * b.den;
  BrgProduct right = (BrgProduct) b.num * a.den;

  return (left > right) - (left < right);
}

char *
brg_rational_to_text (BrgRational value, guint decimals)
{
  g_autoptr (GString) text = g_string_new (NULL);
  gint64 scale = 1;
  BrgProduct scaled;
  gint64 whole;
  gint64 rest;

  g_return_val_if_fail (value.den > 0, NULL);
  g_return_val_if_fail (decimals <= 9, NULL);

  for (guint i = 0; i < decimals; i++)
    scale *= 10;
  /* Half away from zero: add half a step before the division cuts. */
  scaled = ((BrgProduct) ABS (value.num) * scale * 2 + value.den) / (2 * (BrgProduct) value.den);
  whole = (gint64) (scaled / scale);
  rest = (gint64) (scaled % scale);
  if (value.num < 0 && scaled != 0)
    g_string_append_c (text, '-');
  g_string_append_printf (text, "%" G_GINT64_FORMAT, whole);
  if (rest != 0)
    {
      g_string_append_printf (text, ".%0*" G_GINT64_FORMAT, (int) decimals, rest);
      while (text->str[text->len - 1] == '0')
        g_string_truncate (text, text->len - 1);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
brg_rational_to_figures (BrgRational value)
{
  static const struct
  {
    gint64 num;
    gint64 den;
    const char *sign;
  } signs[] = {
    { 1, 2, "½" }, { 1, 4, "¼" }, { 3, 4, "¾" }, { 1, 3, "⅓" }, { 2, 3, "⅔" },
  };
  gint64 whole;
  gint64 rest;
  const char *minus;

  g_return_val_if_fail (value.den > 0, NULL);

  whole = ABS (value.num) / value.den;
  rest = ABS (value.num) % value.den;
  minus = value.num < 0 ? "−" : "";
  if (rest == 0)
    return g_strdup_printf ("%s%" G_GINT64_FORMAT, minus, whole);
  for (guint i = 0; i < G_N_ELEMENTS (signs); i++)
    if (rest * signs[i].den == signs[i].num * value.den)
      return whole == 0 ? g_strdup_printf ("%s%s", minus, signs[i].sign)
                        : g_strdup_printf ("%s%" G_GINT64_FORMAT "%s", minus, whole, signs[i].sign);
  {
    g_autofree char *digits = brg_rational_to_text (brg_rational (ABS (value.num), value.den), 4);

    return g_strconcat (minus, digits, NULL);
  }
}

char *
brg_points_to_figures (gint64 units)
{
  return brg_rational_to_figures (brg_rational_points (units));
}
