/* brg-form.c - the content of a printed form, as a value
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-form.h"

#include "brg-text-tidy.h"

#include <string.h>

static void
clear_column (gpointer data)
{
  g_free (((BrgFormColumn *) data)->head);
}

static void
free_signature (gpointer data)
{
  BrgFormSignature *signature = data;

  g_free (signature->role);
  g_free (signature->name);
  g_free (signature->category);
  g_free (signature);
}

static void
free_diagram (gpointer data)
{
  BrgFormDiagram *diagram = data;

  for (guint i = 0; i < BRG_N_FORM_CAPTIONS; i++)
    g_free (diagram->captions[i]);
  g_free (diagram);
}

BrgForm *
brg_form_new (BrgFormStyle style)
{
  BrgForm *form = g_new0 (BrgForm, 1);
  char **const texts[] = { &form->organiser,  &form->form_number, &form->title,
                           &form->left,       &form->right,       &form->stamp,
                           &form->foot_event, &form->foot_number, &form->foot_middle,
                           &form->approval,   &form->foot_text,   &form->subject };

  form->style = style;
  form->n_blocks = 1;
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    *texts[i] = g_strdup ("");
  form->subtitles = g_ptr_array_new_with_free_func (g_free);
  form->preface = g_ptr_array_new_with_free_func (g_free);
  form->columns = g_array_new (FALSE, TRUE, sizeof (BrgFormColumn));
  g_array_set_clear_func (form->columns, clear_column);
  form->struck_columns = g_array_new (FALSE, FALSE, sizeof (guint));
  form->rows = g_ptr_array_new ();
  form->diagrams = g_ptr_array_new_with_free_func (free_diagram);
  form->notes = g_ptr_array_new_with_free_func (g_free);
  form->signatures = g_ptr_array_new_with_free_func (free_signature);
  return form;
}

static void
free_row (BrgFormRow *row, guint n_columns)
{
  for (guint i = 0; i < n_columns; i++)
    {
      g_free (row->cells[i].text);
      g_free (row->cells[i].aside);
    }
  g_free (row->cells);
  g_free (row);
}

void
brg_form_free (BrgForm *form)
{
  if (form == NULL)
    return;
  for (guint i = 0; i < form->rows->len; i++)
    free_row (form->rows->pdata[i], form->columns->len);
  g_ptr_array_unref (form->rows);
  g_ptr_array_unref (form->diagrams);
  g_array_unref (form->columns);
  g_array_unref (form->struck_columns);
  g_ptr_array_unref (form->subtitles);
  g_ptr_array_unref (form->preface);
  g_ptr_array_unref (form->notes);
  g_ptr_array_unref (form->signatures);
  g_free (form->organiser);
  g_free (form->form_number);
  g_free (form->title);
  g_free (form->left);
  g_free (form->right);
  g_free (form->stamp);
  g_free (form->foot_event);
  g_free (form->foot_number);
  g_free (form->foot_middle);
  g_free (form->approval);
  g_free (form->foot_text);
  for (guint side = 0; side < BRG_N_LETTERHEAD_SIDES; side++)
    g_clear_pointer (&form->logos[side], g_bytes_unref);
  g_free (form->subject);
  g_free (form);
}

BrgFormColumn *
brg_form_add_column (BrgForm *form, BrgFormColumnKind kind, const char *head)
{
  BrgFormColumn *column;

  g_return_val_if_fail (form != NULL && head != NULL, NULL);
  g_return_val_if_fail (form->rows->len == 0, NULL);

  g_array_set_size (form->columns, form->columns->len + 1);
  column = &g_array_index (form->columns, BrgFormColumn, form->columns->len - 1);
  column->kind = kind;
  column->head = g_strdup (head);
  return column;
}

const BrgFormColumn *
brg_form_get_column (const BrgForm *form, guint index)
{
  g_return_val_if_fail (form != NULL && index < form->columns->len, NULL);

  return &g_array_index (form->columns, BrgFormColumn, index);
}

char *
brg_form_dup_plain (const char *text)
{
  g_return_val_if_fail (text != NULL, NULL);

  /* Soft hyphens and joiners of the layout are not seen either. */
  return g_strdelimit (brg_text_dup_neutral (text), "\n", ' ');
}

char *
brg_form_dup_head (const BrgForm *form, guint column)
{
  const BrgFormColumn *own;
  g_autofree char *shared = NULL;
  guint first = column;

  g_return_val_if_fail (form != NULL && column < form->columns->len, NULL);

  own = brg_form_get_column (form, column);
  while (first > 0 && brg_form_get_column (form, first)->shares_head)
    first--;
  /* The blanks behind a head make room on paper for what is written in by hand. */
  if (first == column)
    return g_strchomp (brg_form_dup_plain (own->head));
  shared = brg_form_dup_plain (brg_form_get_column (form, first)->head);
  return g_strdup_printf ("%s %u", shared, column - first + 1);
}

BrgFormRow *
brg_form_add_row (BrgForm *form)
{
  BrgFormRow *row;

  g_return_val_if_fail (form != NULL && form->columns->len > 0, NULL);

  row = g_new0 (BrgFormRow, 1);
  row->cells = g_new0 (BrgFormCell, form->columns->len);
  for (guint i = 0; i < form->columns->len; i++)
    row->cells[i] = (BrgFormCell){ .text = g_strdup (""), .span = 1 };
  g_ptr_array_add (form->rows, row);
  return row;
}

void
brg_form_drop_last_row (BrgForm *form)
{
  g_return_if_fail (form != NULL && form->rows->len > 0);

  free_row (g_ptr_array_steal_index (form->rows, form->rows->len - 1), form->columns->len);
}

const BrgFormRow *
brg_form_get_row (const BrgForm *form, guint index)
{
  g_return_val_if_fail (form != NULL && index < form->rows->len, NULL);

  return form->rows->pdata[index];
}

void
brg_form_set_cell (BrgFormRow *row, guint column, char *text, BrgFormMark mark)
{
  g_return_if_fail (row != NULL && text != NULL);

  g_free (row->cells[column].text);
  row->cells[column].text = text;
  row->cells[column].mark = mark;
}

static gboolean
is_empty (const BrgForm *form, guint column)
{
  for (guint i = 0; i < form->rows->len; i++)
    {
      const BrgFormCell *cell = &brg_form_get_row (form, i)->cells[column];

      if (cell->span > 0 && *cell->text != '\0')
        return FALSE;
    }
  return TRUE;
}

/* A text that runs over several columns has one less to run over. */
static void
drop_cell (BrgFormRow *row, guint column, guint n_columns)
{
  guint first = column;

  while (first > 0 && row->cells[first].span == 0)
    first--;
  if (first < column)
    row->cells[first].span--;
  g_free (row->cells[column].text);
  g_free (row->cells[column].aside);
  memmove (&row->cells[column], &row->cells[column + 1],
           (n_columns - column - 1) * sizeof (BrgFormCell));
}

void
brg_form_drop_column (BrgForm *form, guint column)
{
  g_return_if_fail (form != NULL && column < form->columns->len);
  g_return_if_fail (form->struck_columns->len == 0);

  for (guint i = 0; i < form->rows->len; i++)
    drop_cell (form->rows->pdata[i], column, form->columns->len);
  g_array_remove_index (form->columns, column);
}

void
brg_form_drop_empty (BrgForm *form, guint column)
{
  g_return_if_fail (form != NULL && column < form->columns->len);

  if (form->rows->len > 0 && is_empty (form, column))
    brg_form_drop_column (form, column);
}

void
brg_form_span_cell (BrgFormRow *row, guint column, guint span)
{
  g_return_if_fail (row != NULL && span >= 1);

  row->cells[column].span = span;
  for (guint i = 1; i < span; i++)
    row->cells[column + i].span = 0;
}

BrgFormDiagram *
brg_form_add_diagram (BrgForm *form, const BrgBoardPicture *picture)
{
  BrgFormDiagram *diagram;

  g_return_val_if_fail (form != NULL, NULL);
  g_return_val_if_fail (form->style == BRG_FORM_DIAGRAMS || form->diagrams->len == 0, NULL);
  g_return_val_if_fail (picture != NULL, NULL);

  diagram = g_new0 (BrgFormDiagram, 1);
  diagram->picture = *picture;
  for (guint i = 0; i < BRG_N_FORM_CAPTIONS; i++)
    diagram->captions[i] = g_strdup ("");
  g_ptr_array_add (form->diagrams, diagram);
  return diagram;
}

void
brg_form_set_text (char **field, char *text)
{
  g_return_if_fail (field != NULL && text != NULL);

  g_free (*field);
  *field = text;
}
