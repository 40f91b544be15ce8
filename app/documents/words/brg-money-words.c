/* brg-money-words.c - amounts of money in words
 *
 * Tests: tests/app/test-award-forms.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-money-words.h"

#include <string.h>

char *
brg_money_words_amount (gint64 amount, const BrgWords *words)
{
  if (amount % 100 == 0)
    return g_strdup_printf ("%" G_GINT64_FORMAT, amount / 100);
  return g_strdup_printf ("%" G_GINT64_FORMAT "%s%02d", amount / 100,
                          /* Translators: what parts the hundredths of an amount: "," */
                          WC_ (words, "decimal sign", "."), (gint) (amount % 100));
}

/* Five figures and more in threes, parted by a space at which no line ends. */
static char *
dup_grouped (const char *figures)
{
  gsize n = strspn (figures, "0123456789");
  GString *text = g_string_new (figures);

  for (gsize place = n; n >= 5 && place > 3; place -= 3)
    g_string_insert (text, (gssize) place - 3, "\u00a0");
  return g_string_free (text, FALSE);
}

char *
brg_money_words_sum (gint64 amount, const char *currency, const BrgWords *words)
{
  g_autofree char *plain = brg_money_words_amount (amount, words);
  g_autofree char *figures = dup_grouped (plain);

  g_return_val_if_fail (currency != NULL, NULL);

  return *currency == '\0' ? g_steal_pointer (&figures)
                           : g_strdup_printf ("%s\u00a0%s", figures, currency);
}
