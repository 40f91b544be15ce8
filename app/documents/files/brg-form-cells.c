/* brg-form-cells.c - the cells of a form as tables for other programs have them
 *
 * Tests: tests/app/papers/test-paper-files.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-form-cells.h"

#include <string.h>

#include "brg-text-tidy.h"

#define NO_BREAK_SPACE 0xa0
#define NARROW_SPACE 0x202f
#define MINUS 0x2212

void
brg_form_value_clear (BrgFormValue *value)
{
  g_clear_pointer (&value->text, g_free);
}

gboolean
brg_form_cells_has_heads (const BrgForm *form)
{
  g_return_val_if_fail (form != NULL, FALSE);

  for (guint i = 0; i < form->columns->len; i++)
    if (*brg_form_get_column (form, i)->head != '\0')
      return TRUE;
  return FALSE;
}

static gboolean
is_of_figures (BrgFormColumnKind kind)
{
  return kind == BRG_COLUMN_NUMBER || kind == BRG_COLUMN_CENTRED || kind == BRG_COLUMN_SQUARE;
}

/* What a figure of its own adds: ¼ ½ ¾; 0 for another letter. */
static double
fraction_of (gunichar letter)
{
  switch (letter)
    {
    case 0xbc:
      return 0.25;
    case 0xbd:
      return 0.5;
    case 0xbe:
      return 0.75;
    default:
      return 0;
    }
}

/* Reads figures, spaces between them left out; how many there were. */
static guint
read_whole (const char **text, double *value)
{
  guint n = 0;

  for (const char *p = *text; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar letter = g_utf8_get_char (p);

      if (g_ascii_isdigit (*p))
        {
          *value = *value * 10 + (*p - '0');
          n++;
          *text = g_utf8_next_char (p);
        }
      else if (n == 0 || (letter != NO_BREAK_SPACE && letter != NARROW_SPACE))
        break;
    }
  return n;
}

/* Behind a point or a comma. */
static gboolean
read_parts (const char **text, double *value)
{
  double weight = 0.1;

  if ((**text != '.' && **text != ',') || !g_ascii_isdigit ((*text)[1]))
    return FALSE;
  for ((*text)++; g_ascii_isdigit (**text); (*text)++, weight /= 10)
    *value += (**text - '0') * weight;
  return TRUE;
}

static gboolean
read_number (const char *text, BrgFormValue *value)
{
  gunichar sign = g_utf8_get_char (text);
  gboolean is_negative = sign == '-' || sign == MINUS;
  const char *begin = is_negative ? g_utf8_next_char (text) : text;
  const char *p = begin;
  double number = 0;
  guint n_figures = read_whole (&p, &number);
  double fraction = fraction_of (g_utf8_get_char (p));

  /* "007" is somebody's number, and 16 figures are more than a number keeps. */
  if ((n_figures > 1 && *begin == '0') || n_figures > 15)
    return FALSE;
  if (fraction > 0)
    {
      number += fraction;
      p = g_utf8_next_char (p);
      value->has_fraction = TRUE;
    }
  else if (n_figures > 0)
    value->has_fraction = read_parts (&p, &number);
  if (*p != '\0' || (n_figures == 0 && fraction <= 0))
    return FALSE;
  value->number = is_negative ? -number : number;
  return TRUE;
}

BrgFormValue
brg_form_cells_get (const BrgForm *form, guint row, guint column)
{
  BrgFormValue value = { 0 };
  const BrgFormCell *cell;

  g_return_val_if_fail (form != NULL && row < form->rows->len, value);
  g_return_val_if_fail (column < form->columns->len, value);

  cell = &brg_form_get_row (form, row)->cells[column];
  if (cell->span == 0)
    {
      value.text = g_strdup ("");
      return value;
    }
  value.text = brg_form_dup_plain (cell->text);
  if (cell->aside != NULL)
    {
      g_autofree char *alone = g_steal_pointer (&value.text);
      g_autofree char *aside = brg_form_dup_plain (cell->aside);

      value.text = g_strdup_printf ("%s %s", alone, aside);
      return value;
    }
  if (cell->span == 1 && (cell->mark & BRG_FORM_LABEL) == 0 &&
      is_of_figures (brg_form_get_column (form, column)->kind))
    value.is_number = read_number (value.text, &value);
  return value;
}
