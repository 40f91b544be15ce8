/* brg-roman.c - Roman numerals for the rounds of a Swiss table
 *
 * Tests: tests/app/test-documents-words.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-roman.h"

char *
brg_roman (guint number)
{
  static const struct
  {
    guint value;
    const char *letters;
  } steps[] = {
    { 100, "C" }, { 90, "XC" }, { 50, "L" }, { 40, "XL" }, { 10, "X" },
    { 9, "IX" },  { 5, "V" },   { 4, "IV" }, { 1, "I" },
  };
  g_autoptr (GString) numeral = g_string_new (NULL);

  g_return_val_if_fail (number >= 1 && number <= 399, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    for (; number >= steps[i].value; number -= steps[i].value)
      g_string_append (numeral, steps[i].letters);
  return g_string_free (g_steal_pointer (&numeral), FALSE);
}
