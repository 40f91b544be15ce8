/* brg-pdf-catalog.c - what cairo cannot say of a PDF as a whole
 *
 * Tests: tests/app/papers/test-paper-pdf.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-pdf-catalog.h"

#include <string.h>

#define TAGGED "   /MarkInfo << /Marked true >>\n"

/* Where @text begins last before @end; NULL when it does not. A PDF is no string: it holds zeros.
 */
static const char *
find_last (const char *begin, const char *end, const char *text)
{
  gsize length = strlen (text);

  for (gsize from = (gsize) (end - begin) + 1; from > length; from--)
    if (memcmp (begin + from - 1 - length, text, length) == 0)
      return begin + from - 1 - length;
  return NULL;
}

static const char *
find_first (const char *begin, const char *end, const char *text)
{
  gsize length = strlen (text);

  for (const char *place = begin; place + length <= end; place++)
    if (memcmp (place, text, length) == 0)
      return place;
  return NULL;
}

/* The number behind a key of the trailer; -1 for none. */
static gint64
read_key (const char *trailer, const char *end, const char *key)
{
  const char *place = find_first (trailer, end, key);

  return place != NULL ? g_ascii_strtoll (place + strlen (key), NULL, 10) : -1;
}

/* What stands between the brackets of an object, without them; NULL when it is not found. */
static char *
dup_object (const char *begin, const char *end, gint64 number)
{
  g_autofree char *head = g_strdup_printf ("\n%" G_GINT64_FORMAT " 0 obj\n<<", number);
  const char *object = find_last (begin, end, head);
  const char *from = object != NULL ? object + strlen (head) : NULL;
  const char *to = from != NULL ? find_first (from, end, "endobj") : NULL;
  const char *close = to != NULL ? find_last (from, to, ">>") : NULL;

  return close != NULL ? g_strndup (from, (gsize) (close - from)) : NULL;
}

gboolean
brg_pdf_catalog_set_language (GByteArray *pdf, const char *language)
{
  const char *begin;
  const char *end;
  const char *trailer;
  const char *start;
  gint64 size;
  gint64 root;
  gint64 info;
  g_autofree char *catalog = NULL;
  g_autoptr (GString) more = g_string_new (NULL);
  gboolean has_tags;
  gsize object_at;
  gsize table_at;

  g_return_val_if_fail (pdf != NULL && language != NULL, FALSE);

  begin = (const char *) pdf->data;
  end = begin + pdf->len;
  trailer = find_last (begin, end, "trailer");
  start = trailer != NULL ? find_first (trailer, end, "startxref") : NULL;
  if (start == NULL)
    return FALSE;
  size = read_key (trailer, start, "/Size ");
  root = read_key (trailer, start, "/Root ");
  info = read_key (trailer, start, "/Info ");
  catalog = root > 0 ? dup_object (begin, trailer, root) : NULL;
  if (catalog == NULL || size <= 0 || info <= 0)
    return FALSE;
  has_tags = strstr (catalog, "/StructTreeRoot") != NULL;
  object_at = pdf->len;
  g_string_append_printf (more,
                          "%" G_GINT64_FORMAT " 0 obj\n<<%s   /Lang (%s)\n%s"
                          "   /ViewerPreferences << /DisplayDocTitle true >>\n>>\nendobj\n",
                          root, catalog, language,
                          strstr (catalog, "/MarkInfo") == NULL && has_tags ? TAGGED : "");
  table_at = object_at + more->len;
  g_string_append_printf (more,
                          "xref\n%" G_GINT64_FORMAT " 1\n%010" G_GSIZE_FORMAT " 00000 n \n"
                          "trailer\n<< /Size %" G_GINT64_FORMAT "\n   /Root %" G_GINT64_FORMAT
                          " 0 R\n   /Info %" G_GINT64_FORMAT " 0 R\n   /Prev %" G_GINT64_FORMAT
                          "\n>>\nstartxref\n%" G_GSIZE_FORMAT "\n%%%%EOF\n",
                          root, object_at, size, root, info,
                          g_ascii_strtoll (start + strlen ("startxref"), NULL, 10), table_at);
  g_byte_array_append (pdf, (const guint8 *) more->str, (guint) more->len);
  return TRUE;
}
