/* brg-site-markup.c - texts of an event inside pages
 *
 * Tests: tests/app/test-site-pages.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-site-markup.h"

#include <stdarg.h>
#include <string.h>

#define REPLACEMENT "\357\277\275"
#define SOFT_HYPHEN 0xad
#define WORD_JOINER 0x2060

/* Marks, embeddings, overrides and isolates. */
static gboolean
turns_writing (gunichar letter)
{
  return letter == 0x61c || letter == 0x200e || letter == 0x200f ||
         (letter >= 0x202a && letter <= 0x202e) || (letter >= 0x2066 && letter <= 0x2069);
}

/* HTML, "control characters" and "noncharacters": an error of the page. */
static gboolean
is_forbidden (gunichar letter)
{
  return letter < 0x20 || (letter >= 0x7f && letter <= 0x9f) ||
         (letter >= 0xfdd0 && letter <= 0xfdef) || (letter & 0xfffe) == 0xfffe ||
         (letter >= 0xd800 && letter <= 0xdfff);
}

static const char *
find_entity (gunichar letter)
{
  switch (letter)
    {
    case '<':
      return "&lt;";
    case '>':
      return "&gt;";
    case '&':
      return "&amp;";
    case '"':
      return "&quot;";
    case '\'':
      return "&#39;";
    case '\n':
    case '\r':
    case '\t':
      return " ";
    case SOFT_HYPHEN:
    case WORD_JOINER:
      return "";
    default:
      return is_forbidden (letter) ? REPLACEMENT : NULL;
    }
}

void
brg_site_markup_text (GString *html, const char *text)
{
  g_autofree char *valid = NULL;

  g_return_if_fail (html != NULL && text != NULL);

  if (!g_utf8_validate (text, -1, NULL))
    text = valid = g_utf8_make_valid (text, -1);
  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar letter = g_utf8_get_char (p);
      const char *entity = find_entity (letter);

      if (entity != NULL)
        g_string_append (html, entity);
      else if (turns_writing (letter))
        g_string_append_printf (html, "&#x%x;", letter);
      else
        g_string_append_len (html, p, g_utf8_next_char (p) - p);
    }
}

void
brg_site_markup_printf (GString *html, const char *format, ...)
{
  va_list arguments;

  g_return_if_fail (html != NULL && format != NULL);

  va_start (arguments, format);
  for (const char *p = format; *p != '\0'; p++)
    if (*p != '%')
      g_string_append_c (html, *p);
    else
      switch (*++p)
        {
        case 's':
          brg_site_markup_text (html, va_arg (arguments, const char *));
          break;
        case 'd':
          g_string_append_printf (html, "%d", va_arg (arguments, int));
          break;
        case 'u':
          g_string_append_printf (html, "%u", va_arg (arguments, guint));
          break;
        case '%':
          g_string_append_c (html, '%');
          break;
        default:
          g_return_if_reached ();
        }
  va_end (arguments);
}
