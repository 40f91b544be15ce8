/* brg-form-style.h - sizes of type, rows and sheets
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-document-options.h"
#include "brg-form.h"

G_BEGIN_DECLS

/**
 * BRG_MM:
 *
 * One millimetre in points.
 */
#define BRG_MM (72.0 / 25.4)

/**
 * BrgRowSize:
 * @type: type size in points
 * @row: height of a row in millimetres
 */
typedef struct
{
  double type;
  double row;
} BrgRowSize;

/**
 * BrgFormSizes:
 * @largest: used while everything fits one sheet
 * @least: down to here a table is made smaller to fit one sheet
 * @paging: type size when it needs several
 * @floor: down to this type size a table is made smaller for its width; then its columns are spread
 *   over several sheets
 * @orientation: how the sheet lies unless the options say otherwise
 * @centred_heads: whether all headings stand in the middle
 * @bold_left: whether the text left above the table is bold, as a date
 * @title: type size of the title
 * @is_asked: whether the type size was asked for, so that names are broken before it is left
 */
typedef struct
{
  BrgRowSize largest;
  BrgRowSize least;
  double paging;
  double floor;
  BrgOrientation orientation;
  gboolean centred_heads;
  gboolean bold_left;
  double title;
  gboolean is_asked;
} BrgFormSizes;

/**
 * brg_form_style_sizes:
 * @style: a style
 * @font_size: type size that is wanted, 0 for the usual ones
 *
 * Returns: the sizes
 */
BrgFormSizes brg_form_style_sizes (BrgFormStyle style, double font_size);

/**
 * brg_form_style_row_height:
 * @sizes: sizes
 * @type: a type size
 *
 * Returns: height of a row of that type, in points
 */
double brg_form_style_row_height (const BrgFormSizes *sizes, double type);

/**
 * BrgPrintSheet:
 * @width: width of the paper in points
 * @height: height of the paper
 * @left: left edge of what is printed; there is room for binding
 * @right: right edge
 * @top: upper edge
 * @bottom: lower edge of what stands above the foot
 * @foot: where the line above the foot is
 */
typedef struct
{
  double width;
  double height;
  double left;
  double right;
  double top;
  double bottom;
  double foot;
} BrgPrintSheet;

/**
 * brg_form_style_sheet:
 * @is_landscape: how the sheet lies
 *
 * Returns: an A4 sheet with its margins
 */
BrgPrintSheet brg_form_style_sheet (gboolean is_landscape);

/**
 * brg_form_style_sheet_of:
 * @size: size of the sheet
 * @is_landscape: how it lies
 *
 * Returns: a sheet of that size with its margins; those of A5 are smaller, for a card has no room
 *   for binding
 */
BrgPrintSheet brg_form_style_sheet_of (BrgSheetSize size, gboolean is_landscape);

/**
 * brg_form_style_sheet_for:
 * @form: a form
 * @options: how it is wanted
 * @is_landscape: how the sheet lies
 *
 * Returns: the sheet that is wanted, with its margins and with room for a text under the foot
 */
BrgPrintSheet brg_form_style_sheet_for (const BrgForm *form,
                                        const BrgDocumentOptions *options,
                                        gboolean is_landscape);

G_END_DECLS
