/* brg-form-cells.h - the cells of a form as tables for other programs have them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-form.h"

G_BEGIN_DECLS

/**
 * BrgFormValue:
 * @text: (transfer full): the text, without places where a line may end
 * @is_number: whether it is a number
 * @number: then its value
 * @has_fraction: whether it is written with a fraction or hundredths
 *
 * What a cell holds.
 */
typedef struct
{
  char *text;
  gboolean is_number;
  double number;
  gboolean has_fraction;
} BrgFormValue;

/**
 * brg_form_value_clear:
 * @value: a value
 */
void brg_form_value_clear (BrgFormValue *value);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BrgFormValue, brg_form_value_clear)

/**
 * brg_form_cells_get:
 * @form: a form
 * @row: a row
 * @column: a column
 *
 * A number is what stands in a column of figures and is one: `19½` is 19.5, `12 345,50` is 12345.5;
 * `+`, `1–3` and `007` are texts.
 *
 * Returns: (transfer full): what the cell holds; empty for one that another cell covers
 */
BrgFormValue brg_form_cells_get (const BrgForm *form, guint row, guint column);

/**
 * brg_form_cells_has_heads:
 * @form: a form
 *
 * Returns: whether any column has a heading
 */
gboolean brg_form_cells_has_heads (const BrgForm *form);

G_END_DECLS
