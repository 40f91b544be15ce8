/* brg-furniture.h - what stands on a page around the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-form-style.h"
#include "brg-form.h"
#include "brg-print-page.h"
#include "brg-typesetter.h"

G_BEGIN_DECLS

/**
 * BrgFurniture:
 * @form: the form
 * @sizes: its sizes
 * @sheet: the sheet
 * @typesetter: a typesetter
 * @is_dense: whether lines of the head stand side by side and everything is closer
 *
 * What head, end and foot of a page are made from. Nothing is owned.
 */
typedef struct
{
  const BrgForm *form;
  const BrgFormSizes *sizes;
  const BrgPrintSheet *sheet;
  BrgTypesetter *typesetter;
  gboolean is_dense;
} BrgFurniture;

/**
 * brg_furniture_head:
 * @furniture: what to draw
 * @page: the first page
 *
 * Draws organiser, number of the form, title, subtitles, date and round.
 *
 * Returns: where the board or the table begins
 */
double brg_furniture_head (const BrgFurniture *furniture, BrgPrintPage *page);

/**
 * brg_furniture_running_head:
 * @furniture: what to draw
 * @page: a page after the first
 *
 * Draws the title in one small line.
 *
 * Returns: where the table begins
 */
double brg_furniture_running_head (const BrgFurniture *furniture, BrgPrintPage *page);

/**
 * brg_furniture_foot:
 * @furniture: what to draw
 * @page: a page
 * @sheet_text: `sheet 1 of 2`
 *
 * Draws the line at the foot of a page and what stands under it.
 */
void brg_furniture_foot (const BrgFurniture *furniture, BrgPrintPage *page, const char *sheet_text);

/**
 * brg_furniture_dup_sheet_text:
 * @words: words
 * @sheet: a sheet, from 1
 * @n_sheets: how many there are
 *
 * Returns: (transfer full): `sheet 1 of 2`
 */
char *brg_furniture_dup_sheet_text (const BrgWords *words, guint sheet, guint n_sheets);

G_END_DECLS
