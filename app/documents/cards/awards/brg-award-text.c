/* brg-award-text.c - the text of a diploma: lines with named fields
 *
 * Tests: tests/app/test-documents-diplomas.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-award-text.h"

#include <glib/gi18n.h>
#include <string.h>

#include "brg-text-tidy.h"

G_DEFINE_QUARK (brg - award - text - error - quark, brg_award_text_error)

static const char *const names[BRG_N_AWARD_FIELDS] = {
  [BRG_AWARD_EVENT] = "event",
  [BRG_AWARD_GROUP] = "group",
  [BRG_AWARD_DISCIPLINE] = "discipline",
  [BRG_AWARD_SITE] = "site",
  [BRG_AWARD_DATES] = "dates",
  [BRG_AWARD_ORGANISER] = "organiser",
  [BRG_AWARD_NAME] = "name",
  [BRG_AWARD_TITLE] = "title",
  [BRG_AWARD_RATING] = "rating",
  [BRG_AWARD_REGION] = "region",
  [BRG_AWARD_ORGANISATION] = "organisation",
  [BRG_AWARD_COACH] = "coach",
  [BRG_AWARD_NUMBER] = "number",
  [BRG_AWARD_PLACE] = "place",
  [BRG_AWARD_POINTS] = "points",
  [BRG_AWARD_ROUNDS] = "rounds",
  [BRG_AWARD_LIST] = "list",
  [BRG_AWARD_PRIZE] = "prize",
};

static const struct
{
  const char *sign;
  BrgAwardStyle style;
} styles[] = {
  { "## ", BRG_AWARD_HEADING },
  { "# ", BRG_AWARD_HEADLINE },
  { "> ", BRG_AWARD_SMALL },
};

/* The field that begins at @at, behind its brace; what follows it, NULL when there is none. */
static const char *
read_field (const char *at, guint *field)
{
  for (guint i = 0; i < BRG_N_AWARD_FIELDS; i++)
    {
      gsize length = strlen (names[i]);

      if (strncmp (at, names[i], length) == 0 && at[length] == '}')
        {
          *field = i;
          return at + length + 1;
        }
    }
  return NULL;
}

char *
brg_award_text_dup_fields (void)
{
  GString *known = g_string_new (NULL);

  for (guint i = 0; i < BRG_N_AWARD_FIELDS; i++)
    g_string_append_printf (known, "%s{%s}", i > 0 ? " " : "", names[i]);
  return g_string_free (known, FALSE);
}

static gboolean
fail (GError **error, guint line, const char *from, const char *at, const char *what)
{
  g_set_error (error, BRG_AWARD_TEXT_ERROR, BRG_AWARD_TEXT_ERROR_SYNTAX, "%u:%ld: %s", line,
               g_utf8_pointer_to_offset (from, at) + 1, what);
  return FALSE;
}

static gboolean
check_line (const char *text, guint line, GError **error)
{
  const char *at = text;

  if (g_utf8_strlen (text, -1) > BRG_AWARD_TEXT_MOST_LETTERS)
    return fail (error, line, text, text, _ ("the line is longer than 200 characters"));
  while (*at != '\0')
    {
      guint field;

      if (g_unichar_iscntrl (g_utf8_get_char (at)))
        return fail (error, line, text, at, _ ("a control character"));
      if ((*at == '{' && at[1] == '{') || (*at == '}' && at[1] == '}'))
        {
          at += 2;
          continue;
        }
      if (*at == '}')
        return fail (error, line, text, at, _ ("a closing brace without a field; write it twice"));
      if (*at == '{')
        {
          const char *next = read_field (at + 1, &field);
          g_autofree char *known = NULL;
          g_autofree char *what = NULL;

          if (next != NULL)
            {
              at = next;
              continue;
            }
          known = brg_award_text_dup_fields ();
          /* Translators: names of fields, {event} {name} */
          what = g_strdup_printf (_ ("there is no such field; known: %s"), known);
          return fail (error, line, text, at, what);
        }
      at = g_utf8_next_char (at);
    }
  return TRUE;
}

/* Lines end with a line feed, as some programs write them with a carriage return before it. */
static char **
split_lines (const char *text)
{
  char **lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    if (g_str_has_suffix (lines[i], "\r"))
      lines[i][strlen (lines[i]) - 1] = '\0';
  return lines;
}

gboolean
brg_award_text_check (const char *text, gsize length, GError **error)
{
  g_auto (GStrv) lines = NULL;
  guint n_lines;
  guint bad;

  g_return_val_if_fail (text != NULL, FALSE);

  if (length > BRG_AWARD_TEXT_MOST_BYTES)
    return fail (error, 1, text, text, _ ("the text is longer than 8192 bytes"));
  bad = brg_text_find_bad_line (text, length);
  if (bad > 0)
    return fail (error, bad, text, text, _ ("the text is not UTF-8, or has a zero byte"));
  lines = split_lines (text);
  n_lines = g_strv_length (lines);
  if (n_lines > 0 && *lines[n_lines - 1] == '\0')
    n_lines--;
  if (n_lines == 0)
    return fail (error, 1, text, text, _ ("the text is empty"));
  if (n_lines > BRG_AWARD_TEXT_MOST_LINES)
    return fail (error, BRG_AWARD_TEXT_MOST_LINES + 1, text, text, _ ("more than 40 lines"));
  for (guint i = 0; i < n_lines; i++)
    if (!check_line (lines[i], i + 1, error))
      return FALSE;
  return TRUE;
}

static const char *
read_style (const char *text, BrgAwardStyle *style)
{
  for (guint i = 0; i < G_N_ELEMENTS (styles); i++)
    if (g_str_has_prefix (text, styles[i].sign))
      {
        *style = styles[i].style;
        return text + strlen (styles[i].sign);
      }
  *style = BRG_AWARD_TEXT;
  return text;
}

/* NULL for a line whose fields are all empty. */
static char *
fill_line (const char *at, const char *const *values)
{
  g_autoptr (GString) filled = g_string_new (NULL);
  guint n_fields = 0;
  guint n_filled = 0;

  while (*at != '\0')
    {
      guint field;
      const char *next = *at == '{' && at[1] != '{' ? read_field (at + 1, &field) : NULL;

      if (next != NULL)
        {
          g_string_append (filled, values[field]);
          n_fields++;
          n_filled += *values[field] != '\0' ? 1 : 0;
          at = next;
          continue;
        }
      g_string_append_c (filled, *at);
      at += (*at == '{' && at[1] == '{') || (*at == '}' && at[1] == '}') ? 2 : 1;
    }
  return n_fields > 0 && n_filled == 0 ? NULL : g_string_free (g_steal_pointer (&filled), FALSE);
}

static void
clear_line (gpointer data)
{
  g_free (((BrgAwardLine *) data)->text);
}

GArray *
brg_award_text_fill (const char *text, const char *const *values)
{
  GArray *filled;
  g_auto (GStrv) lines = NULL;

  g_return_val_if_fail (text != NULL && values != NULL, NULL);

  filled = g_array_new (FALSE, FALSE, sizeof (BrgAwardLine));
  g_array_set_clear_func (filled, clear_line);
  lines = split_lines (text);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      BrgAwardLine line;
      const char *rest = read_style (lines[i], &line.style);

      line.text = fill_line (rest, values);
      if (line.text != NULL)
        g_array_append_val (filled, line);
    }
  return filled;
}
