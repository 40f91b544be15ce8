/* brg-text-tidy.c - cells and headings as people type them, made regular
 *
 * Tests: tests/data/test-text-tidy.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-text-tidy.h"

#include <string.h>

/* Letters of a text that a sentence says again. */
#define MOST_QUOTED 60
#define MOST_IN_SENTENCE 200

static gboolean
is_blank (gunichar c)
{
  return g_unichar_isspace (c) || g_unichar_type (c) == G_UNICODE_SPACE_SEPARATOR;
}

static gboolean
is_invisible (gunichar c)
{
  return g_unichar_iscntrl (c) || g_unichar_type (c) == G_UNICODE_FORMAT;
}

/* The characters that stand for an apostrophe inside a word: keyboards have no agreement. */
static gboolean
is_apostrophe (gunichar c)
{
  return c == '\'' || c == '`' || c == 0x2018 || c == 0x2019 || c == 0x02bc || c == 0x00b4;
}

static void
append_after_blank (GString *text, gboolean *has_blank, gunichar c)
{
  if (*has_blank && text->len > 0)
    g_string_append_c (text, ' ');
  *has_blank = FALSE;
  g_string_append_unichar (text, c);
}

char *
brg_text_tidy (const char *text)
{
  g_autoptr (GString) tidy = g_string_new (NULL);
  gboolean has_blank = FALSE;

  for (const char *p = text; p != NULL && *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (is_blank (c))
        has_blank = TRUE;
      else if (!is_invisible (c))
        append_after_blank (tidy, &has_blank, c);
    }
  if (g_str_is_ascii (tidy->str))
    return g_string_free (g_steal_pointer (&tidy), FALSE);
  return g_utf8_normalize (tidy->str, -1, G_NORMALIZE_NFC);
}

char *
brg_text_fold (const char *text)
{
  g_autofree char *tidy = brg_text_tidy (text);
  g_autofree char *folded = g_utf8_casefold (tidy, -1);
  g_autoptr (GString) key = g_string_new (NULL);
  gboolean has_blank = FALSE;

  for (const char *p = folded; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (is_apostrophe (c))
        continue;
      if (g_unichar_isalnum (c) || g_unichar_ismark (c))
        append_after_blank (key, &has_blank, c == 0x0451 ? 0x0435 : c);
      else
        has_blank = TRUE;
    }
  return g_string_free (g_steal_pointer (&key), FALSE);
}

/* What a terminal would carry out; lines and columns are none. */
static gboolean
is_control (gunichar c)
{
  return (c < 0x20 && c != '\n' && c != '\t' && c != '\r') || (c >= 0x7f && c < 0xa0 && c != 0x85);
}

/* The first bytes of everything that is dropped; most texts have none of them. */
static gboolean
may_mislead (const char *text)
{
  for (; *text != '\0'; text++)
    if ((guchar) *text < 0x80 && is_control ((guchar) *text))
      return TRUE;
    else
      switch ((guchar) *text)
        {
        case 0xc2: /* the soft hyphen */
        case 0xd8: /* the Arabic mark */
        case 0xe1: /* the Mongolian one */
        case 0xe2: /* marks of direction, joiners */
        case 0xef: /* the mark of byte order, marks around notes */
        case 0xf3: /* tags */
          return TRUE;
        default:
          break;
        }
  return FALSE;
}

/* Persian and the scripts of India write with joiners; ours never do. */
static gboolean
is_joined (const char *from, const char *at)
{
  gunichar before = at > from ? g_utf8_get_char (g_utf8_prev_char (at)) : 0;
  gunichar after = g_utf8_get_char (g_utf8_next_char (at));

  return before >= 0x0600 && before < 0x1e00 &&
         (g_unichar_isalpha (before) || g_unichar_ismark (before)) && after >= 0x0600 &&
         after < 0x1e00 && g_unichar_isalpha (after);
}

static gboolean
is_joiner (gunichar c)
{
  return c == 0x200c || c == 0x200d;
}

char *
brg_text_dup_neutral (const char *text)
{
  g_autoptr (GString) neutral = NULL;

  g_return_val_if_fail (text != NULL, NULL);

  if (!may_mislead (text))
    return g_strdup (text);
  neutral = g_string_new (NULL);
  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar c = g_utf8_get_char (at);

      if (!is_control (c) &&
          (g_unichar_type (c) != G_UNICODE_FORMAT || (is_joiner (c) && is_joined (text, at))))
        g_string_append_unichar (neutral, c);
    }
  return g_string_free (g_steal_pointer (&neutral), FALSE);
}

gboolean
brg_text_is_blank (const char *text)
{
  g_return_val_if_fail (text != NULL, TRUE);

  while (g_ascii_isspace (*text))
    text++;
  return *text == '\0';
}

guint
brg_text_find_bad_line (const char *text, gsize length)
{
  const char *end = text;
  guint line = 1;

  g_return_val_if_fail (text != NULL, 0);

  if (g_utf8_validate_len (text, length, &end))
    return 0;
  for (const char *place = text; place < end; place++)
    line += *place == '\n';
  return line;
}

/* Embeddings, overrides and isolates turn what stands behind them on the line. */
static gboolean
is_turning (gunichar c)
{
  return (c >= 0x202a && c <= 0x202e) || (c >= 0x2066 && c <= 0x2069);
}

gboolean
brg_text_is_printable (const char *text)
{
  g_return_val_if_fail (text != NULL, FALSE);

  for (; *text != '\0'; text = g_utf8_next_char (text))
    {
      gunichar c = g_utf8_get_char (text);

      if (g_unichar_iscntrl (c) || c == 0x2028 || c == 0x2029 || (c >= 0xfdd0 && c <= 0xfdef) ||
          (c & 0xfffe) == 0xfffe)
        return FALSE;
    }
  return TRUE;
}

gboolean
brg_text_turns (const char *text)
{
  g_return_val_if_fail (text != NULL, FALSE);

  for (; *text != '\0'; text = g_utf8_next_char (text))
    if (is_turning (g_utf8_get_char (text)))
      return TRUE;
  return FALSE;
}

gboolean
brg_text_has_printable_lines (const char *text)
{
  g_auto (GStrv) lines = NULL;

  g_return_val_if_fail (text != NULL, FALSE);

  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    if (!brg_text_is_printable (lines[i]))
      return FALSE;
  return TRUE;
}

char *
brg_text_join_points (char *text)
{
  char *to = text;

  g_return_val_if_fail (text != NULL, NULL);

  for (const char *from = text; *from != '\0';)
    {
      gsize n_points = strspn (from, ".");

      if (n_points == 0)
        *to++ = *from++;
      from += n_points;
      for (gsize i = n_points == 2 ? 1 : 0; i < n_points; i++)
        *to++ = '.';
    }
  *to = '\0';
  return text;
}

static char *
dup_begin (const char *text, gssize length, guint most)
{
  g_autofree char *valid = g_utf8_make_valid (text, length);
  g_autofree char *begin = NULL;

  if (g_utf8_strlen (valid, -1) <= (glong) most)
    return g_steal_pointer (&valid);
  begin = g_utf8_substring (valid, 0, most);
  return g_strconcat (begin, "…", NULL);
}

char *
brg_text_dup_quoted (const char *text)
{
  g_return_val_if_fail (text != NULL, NULL);

  return dup_begin (text, -1, MOST_QUOTED);
}

char *
brg_text_dup_brief (const char *sentence)
{
  static const char *const marks[][2] = { { "“", "”" }, { "«", "»" } };
  g_autoptr (GString) brief = g_string_new (NULL);

  g_return_val_if_fail (sentence != NULL, NULL);

  for (const char *at = sentence; *at != '\0';)
    {
      const char *end = NULL;

      for (guint i = 0; i < G_N_ELEMENTS (marks) && end == NULL; i++)
        if (g_str_has_prefix (at, marks[i][0]))
          end = strstr (at, marks[i][1]);
      if (end != NULL)
        {
          g_autofree char *begin = dup_begin (at, end - at, MOST_IN_SENTENCE + 1);

          g_string_append (brief, begin);
          at = end;
        }
      else
        g_string_append_c (brief, *at++);
    }
  return g_string_free (g_steal_pointer (&brief), FALSE);
}
