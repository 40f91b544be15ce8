/* brg-pdf-texts.c - what a PDF says of itself beside its pages
 *
 * Tests: tests/data/test-store-printed.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-pdf-texts.h"

#include <string.h>

/* Longer than any name or heading. */
#define MOST_TEXT 4096

static const char *const keys[] = { "/Title", "/Author", "/Subject", "/Keywords" };

/* `(A \(b\) c)`: the sign behind a stroke, or three digits of eight. */
static gsize
read_literal (const guint8 *data, gsize size, GByteArray *text)
{
  guint depth = 1;
  gsize at = 1;

  for (; at < size && depth > 0 && text->len < MOST_TEXT; at++)
    {
      guint8 sign = data[at];

      if (sign == '\\' && at + 3 < size && data[at + 1] >= '0' && data[at + 1] <= '3')
        {
          sign =
              (guint8) (((data[at + 1] & 7) << 6) | ((data[at + 2] & 7) << 3) | (data[at + 3] & 7));
          at += 3;
        }
      else if (sign == '\\' && at + 1 < size)
        sign = data[++at];
      else if (sign == '(')
        depth++;
      else if (sign == ')' && --depth == 0)
        break;
      g_byte_array_append (text, &sign, 1);
    }
  return at;
}

/* `<FEFF0410>` */
static gsize
read_digits (const guint8 *data, gsize size, GByteArray *text)
{
  gint high = -1;
  gsize at = 1;

  for (; at < size && data[at] != '>' && text->len < MOST_TEXT; at++)
    {
      gint digit = g_ascii_xdigit_value ((char) data[at]);
      guint8 byte;

      if (digit < 0)
        continue;
      if (high < 0)
        {
          high = digit;
          continue;
        }
      byte = (guint8) (high * 16 + digit);
      high = -1;
      g_byte_array_append (text, &byte, 1);
    }
  return at;
}

static void
append_line (GString *texts, const GByteArray *text)
{
  static const guint8 mark[] = { 0xFE, 0xFF };
  gboolean is_wide = text->len >= 2 && memcmp (text->data, mark, sizeof mark) == 0;
  g_autofree char *line = is_wide
                              ? g_convert ((const char *) text->data + 2, (gssize) text->len - 2,
                                           "UTF-8", "UTF-16BE", NULL, NULL, NULL)
                              : g_convert ((const char *) text->data, (gssize) text->len, "UTF-8",
                                           "ISO-8859-1", NULL, NULL, NULL);

  if (line != NULL)
    g_string_append_printf (texts, "%s\n", line);
}

/* The string behind a key, and how many bytes it takes; none where something else stands. */
static gsize
read_string (const guint8 *data, gsize size, GString *texts)
{
  g_autoptr (GByteArray) text = g_byte_array_new ();
  gsize at = 0;

  while (at < size && g_ascii_isspace ((char) data[at]))
    at++;
  if (at >= size || (data[at] != '(' && data[at] != '<'))
    return at;
  at += data[at] == '(' ? read_literal (data + at, size - at, text)
                        : read_digits (data + at, size - at, text);
  if (text->len > 0)
    append_line (texts, text);
  return at;
}

static gsize
measure_key (const guint8 *data, gsize size)
{
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    if (strlen (keys[i]) <= size && memcmp (data, keys[i], strlen (keys[i])) == 0)
      return strlen (keys[i]);
  return 0;
}

char *
brg_pdf_texts_dup (GBytes *pdf)
{
  g_autoptr (GString) texts = g_string_new (NULL);
  gsize size;
  const guint8 *data = g_bytes_get_data (pdf, &size);
  gsize at = 0;

  while (at < size)
    {
      const guint8 *stroke = memchr (data + at, '/', size - at);
      gsize key;

      if (stroke == NULL)
        break;
      at = (gsize) (stroke - data);
      key = measure_key (stroke, size - at);
      at += key > 0 ? key + read_string (stroke + key, size - at - key, texts) : 1;
    }
  return g_string_free (g_steal_pointer (&texts), FALSE);
}
