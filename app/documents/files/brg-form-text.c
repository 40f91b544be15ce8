/* brg-form-text.c - a form as plain text, for a Braille display and for who listens
 *
 * Tests: tests/app/papers/test-paper-text.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-form-text.h"

#include <string.h>

#include "brg-form-cells.h"

#define USUAL_WIDTH 80

/* Between columns. */
#define GAP 2

/* How far what goes on in a further line stands in. */
#define HANGING 2

typedef struct
{
  GString *text;
  const BrgForm *form;
  const BrgWords *words;
  guint width;
} Writer;

/* The words without letters that a Braille table has no cell for: dashes and spaces of print. */
static char *
dup_plain (const char *text)
{
  g_autofree char *line = brg_form_dup_plain (text);
  GString *plain = g_string_new (NULL);

  for (const char *at = line; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar letter = g_utf8_get_char (at);

      if (letter == 0x2212 || letter == 0x2010 || letter == 0x2011 || letter == 0x2013 ||
          letter == 0x2014)
        g_string_append_c (plain, '-');
      else if (g_unichar_isspace (letter))
        g_string_append_c (plain, ' ');
      else if (!g_unichar_iszerowidth (letter))
        g_string_append_unichar (plain, letter);
    }
  return g_string_free (plain, FALSE);
}

static guint
count (const char *text)
{
  return (guint) g_utf8_strlen (text, -1);
}

/* Where a line of at most @room letters ends: at a blank, or within a word that is longer. */
static const char *
find_end (const char *text, guint room)
{
  const char *end = count (text) <= room ? text + strlen (text) : NULL;
  const char *at = text;

  for (guint i = 0; end == NULL && i <= room; i++, at = g_utf8_next_char (at))
    if (*at == ' ')
      for (end = at; i < room;)
        {
          at = g_utf8_next_char (at);
          i++;
          if (*at == ' ')
            end = at;
        }
  return end != NULL ? end : g_utf8_offset_to_pointer (text, room);
}

/* A paragraph; its further lines stand in. */
static void
append_wrapped (Writer *writer, const char *text, guint hanging)
{
  guint indent = 0;

  for (const char *at = text; *at != '\0';)
    {
      const char *end = find_end (at, writer->width - indent);

      g_string_append_printf (writer->text, "%*s%.*s\n", (gint) indent, "", (gint) (end - at), at);
      indent = hanging;
      for (at = end; *at == ' ';)
        at++;
    }
}

static void
append_paragraph (Writer *writer, const char *text)
{
  g_autofree char *plain = dup_plain (text);

  append_wrapped (writer, g_strstrip (plain), 0);
}

/* What begins a new part stands behind an empty line. */
static void
part (Writer *writer)
{
  if (writer->text->len > 0 && !g_str_has_suffix (writer->text->str, "\n\n"))
    g_string_append_c (writer->text, '\n');
}

static char *
dup_cell (const Writer *writer, guint row, guint column)
{
  const BrgFormCell *cell = &brg_form_get_row (writer->form, row)->cells[column];
  g_auto (BrgFormValue) value = brg_form_cells_get (writer->form, row, column);
  g_autofree char *text = cell->span > 0 ? dup_plain (value.text) : g_strdup ("");

  return g_strdup (g_strstrip (text));
}

static char *
dup_head (const Writer *writer, guint column)
{
  g_autofree char *head = brg_form_dup_head (writer->form, column);

  return dup_plain (head);
}

static gboolean
is_right (const BrgForm *form, guint column)
{
  return brg_form_get_column (form, column)->kind == BRG_COLUMN_NUMBER;
}

/* Whether a line is drawn through the row: the text says so. */
static gboolean
is_struck (const Writer *writer, guint row)
{
  return brg_form_get_row (writer->form, row)->struck_until > 0;
}

/* How wide each column is; %NULL when they do not stand beside one another or a cell takes several.
 */
static guint *
find_widths (const Writer *writer)
{
  guint n_columns = writer->form->columns->len;
  g_autofree guint *widths = g_new0 (guint, n_columns);
  guint whole = 0;

  for (guint i = 0; i < n_columns; i++)
    {
      g_autofree char *head = dup_head (writer, i);

      widths[i] = count (head);
      for (guint row = 0; row < writer->form->rows->len; row++)
        {
          g_autofree char *cell = dup_cell (writer, row, i);

          if (brg_form_get_row (writer->form, row)->cells[i].span > 1 || is_struck (writer, row))
            return NULL;
          widths[i] = MAX (widths[i], count (cell));
        }
      whole += widths[i] + (i > 0 ? GAP : 0);
    }
  return whole <= writer->width ? g_steal_pointer (&widths) : NULL;
}

static void
append_padded (GString *line, const char *text, guint width, gboolean is_right)
{
  gint missing = (gint) (width - count (text));

  g_string_append_printf (line, "%*s%s%*s", is_right ? missing : 0, "", text,
                          is_right ? 0 : missing, "");
}

/* A line of the table; @row behind the last one is the head. */
static void
append_line (Writer *writer, const guint *widths, guint row)
{
  g_autoptr (GString) line = g_string_new (NULL);

  for (guint i = 0; i < writer->form->columns->len; i++)
    {
      g_autofree char *cell =
          row < writer->form->rows->len ? dup_cell (writer, row, i) : dup_head (writer, i);

      if (i > 0)
        g_string_append_printf (line, "%*s", GAP, "");
      append_padded (line, cell, widths[i], is_right (writer->form, i));
    }
  g_string_append_printf (writer->text, "%s\n", g_strchomp (line->str));
}

/* `Head cell`, unless the cell says it alone: a name, or what has no heading. */
static void
append_said (GString *said, const Writer *writer, guint row, guint column)
{
  g_autofree char *cell = dup_cell (writer, row, column);
  g_autofree char *head = dup_head (writer, column);
  BrgFormColumnKind kind = brg_form_get_column (writer->form, column)->kind;
  gboolean shares_head = brg_form_get_column (writer->form, column)->shares_head;
  gboolean is_plain = kind == BRG_COLUMN_NAME || column == 0 || *head == '\0' || shares_head;

  if (*cell == '\0')
    return;
  if (said->len > 0)
    g_string_append (said, shares_head || g_str_has_suffix (said->str, ".") ? " " : "; ");
  if (!is_plain)
    g_string_append_printf (said, "%s%s ", head, kind == BRG_COLUMN_SQUARE ? ":" : "");
  g_string_append (said, cell);
  if (column == 0 && g_ascii_isdigit (cell[strlen (cell) - 1]))
    g_string_append_c (said, '.');
}

/* A row as a paragraph. */
static void
append_record (Writer *writer, guint row)
{
  g_autoptr (GString) said = g_string_new (NULL);

  for (guint i = 0; i < writer->form->columns->len; i++)
    append_said (said, writer, row, i);
  if (said->len == 0)
    return;
  if (is_struck (writer, row))
    /* Translators: a line is drawn through a row of a table on paper */
    g_string_append_printf (said, "; %s", W_ (writer->words, "struck out"));
  append_wrapped (writer, said->str, HANGING);
}

static void
append_table (Writer *writer)
{
  g_autofree guint *widths = NULL;

  if (writer->form->columns->len == 0 || writer->form->rows->len == 0)
    return;
  part (writer);
  widths = find_widths (writer);
  if (widths != NULL && brg_form_cells_has_heads (writer->form))
    {
      append_line (writer, widths, writer->form->rows->len);
      part (writer);
    }
  for (guint row = 0; row < writer->form->rows->len; row++)
    {
      if (row > 0 && brg_form_get_row (writer->form, row)->line_above)
        part (writer);
      if (widths != NULL)
        append_line (writer, widths, row);
      else
        append_record (writer, row);
    }
}

static void
append_all (Writer *writer, const GPtrArray *sentences)
{
  for (guint i = 0; i < sentences->len; i++)
    append_paragraph (writer, sentences->pdata[i]);
}

static void
append_signatures (Writer *writer)
{
  part (writer);
  for (guint i = 0; i < writer->form->signatures->len; i++)
    {
      const BrgFormSignature *signature = writer->form->signatures->pdata[i];
      g_autofree char *line = g_strdup_printf (
          "%s%s%s%s%s", signature->role, *signature->name != '\0' ? ": " : "", signature->name,
          *signature->category != '\0' ? " " : "", signature->category);

      append_paragraph (writer, line);
    }
}

static void
append_head (Writer *writer)
{
  const BrgForm *form = writer->form;

  append_paragraph (writer, form->organiser);
  append_paragraph (writer, form->form_number);
  append_paragraph (writer, form->approval);
  part (writer);
  append_paragraph (writer, form->title);
  append_all (writer, form->subtitles);
  append_paragraph (writer, form->left);
  append_paragraph (writer, form->right);
  part (writer);
  append_all (writer, form->preface);
}

char *
brg_form_text_make (const BrgForm *form, const BrgWords *words)
{
  g_autoptr (GString) text = g_string_new (NULL);
  Writer writer = { .text = text, .form = form, .words = words };

  g_return_val_if_fail (form != NULL && words != NULL, NULL);
  g_return_val_if_fail (form->text_width == 0 || form->text_width >= BRG_TEXT_LEAST_WIDTH, NULL);

  writer.width = form->text_width > 0 ? form->text_width : USUAL_WIDTH;
  append_head (&writer);
  append_table (&writer);
  part (&writer);
  append_all (&writer, form->notes);
  append_signatures (&writer);
  part (&writer);
  append_paragraph (&writer, form->foot_middle);
  append_paragraph (&writer, form->foot_text);
  return g_string_free (g_steal_pointer (&text), FALSE);
}
