/* brg-form-style.c - sizes of type, rows and sheets
 *
 * Tests: tests/app/test-documents-layout.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-form-style.h"

static const BrgFormSizes styles[] = {
  [BRG_FORM_PROTOCOL] = { .largest = { 11.5, 8.6 },
                          .least = { 8.5, 3.7 },
                          .paging = 10,
                          .floor = 8,
                          .orientation = BRG_ORIENTATION_PORTRAIT,
                          .centred_heads = TRUE,
                          .bold_left = TRUE,
                          .title = 16 },
  [BRG_FORM_TABLE] = { .largest = { 8.6, 4.85 },
                       .least = { 7.6, 3.8 },
                       .paging = 8.6,
                       .floor = 6.5,
                       .orientation = BRG_ORIENTATION_LANDSCAPE,
                       .title = 15 },
  [BRG_FORM_SQUARE] = { .largest = { 10.5, 7.4 },
                        .least = { 7.6, 4.2 },
                        .paging = 8.2,
                        .floor = 6.3,
                        .orientation = BRG_ORIENTATION_AUTO,
                        .title = 15 },
  [BRG_FORM_WALL] = { .largest = { 15, 9.6 },
                      .least = { 12, 7.2 },
                      .paging = 12.5,
                      .floor = 12,
                      .orientation = BRG_ORIENTATION_AUTO,
                      .title = 20 },
  [BRG_FORM_LIST] = { .largest = { 10.5, 6.2 },
                      .least = { 8.6, 4.3 },
                      .paging = 9.5,
                      .floor = 7.5,
                      .orientation = BRG_ORIENTATION_PORTRAIT,
                      .title = 15 },
  [BRG_FORM_BROAD] = { .largest = { 9.5, 5.3 },
                       .least = { 9.5, 5.3 },
                       .paging = 9.5,
                       .floor = 6.5,
                       .orientation = BRG_ORIENTATION_LANDSCAPE,
                       .centred_heads = TRUE,
                       .title = 16,
                       .is_asked = TRUE },
  [BRG_FORM_DIAGRAMS] = { .largest = { 11, 6 },
                          .least = { 9, 5 },
                          .paging = 9,
                          .floor = 6,
                          .orientation = BRG_ORIENTATION_PORTRAIT,
                          .title = 16 },
};

BrgFormSizes
brg_form_style_sizes (BrgFormStyle style, double font_size)
{
  BrgFormSizes sizes;

  g_return_val_if_fail (style < G_N_ELEMENTS (styles), styles[BRG_FORM_TABLE]);

  sizes = styles[style];
  if (font_size > 0)
    {
      double row = brg_form_style_row_height (&sizes, sizes.paging) / BRG_MM;
      BrgRowSize asked = { font_size, row * font_size / sizes.paging };

      sizes.largest = asked;
      sizes.least = asked;
      sizes.paging = font_size;
      sizes.floor = MIN (sizes.floor, font_size);
      sizes.is_asked = TRUE;
    }
  return sizes;
}

double
brg_form_style_row_height (const BrgFormSizes *sizes, double type)
{
  const BrgRowSize *low;
  const BrgRowSize *high;

  g_return_val_if_fail (sizes != NULL, 0);

  low = &sizes->least;
  high = &sizes->largest;
  /* Below the least size and for a size that was asked for, in proportion. */
  if (type <= low->type || high->type <= low->type)
    return type * low->row / low->type * BRG_MM;
  return (low->row + (high->row - low->row) * (type - low->type) / (high->type - low->type)) *
         BRG_MM;
}

/* Millimetres: the short side and the long one. */
static const struct
{
  double width;
  double height;
} sizes_of_paper[BRG_N_SHEET_SIZES] = {
  [BRG_SHEET_USUAL] = { 210, 297 },      [BRG_SHEET_A3] = { 297, 420 },
  [BRG_SHEET_A4] = { 210, 297 },         [BRG_SHEET_A5] = { 148, 210 },
  [BRG_SHEET_LETTER] = { 215.9, 279.4 },
};

/* Millimetres: upright and broad, and of a small sheet. */
typedef struct
{
  double left;
  double right;
  double top;
  double bottom;
} Margins;

static const Margins upright = { 20, 15, 15, 12 };
static const Margins broad = { 18, 12, 11, 10 };
static const Margins small = { 12, 9, 9, 10 };
static const Margins small_broad = { 12, 9, 8, 9 };

/* What a text under the foot takes, in millimetres. */
#define FOOT_TEXT 3.4

BrgPrintSheet
brg_form_style_sheet_of (BrgSheetSize size, gboolean is_landscape)
{
  double short_side = sizes_of_paper[size].width * BRG_MM;
  double long_side = sizes_of_paper[size].height * BRG_MM;
  const Margins *usual = is_landscape ? &broad : &upright;
  const Margins *margins = size != BRG_SHEET_A5 ? usual : is_landscape ? &small_broad : &small;
  BrgPrintSheet sheet = { .width = is_landscape ? long_side : short_side,
                          .height = is_landscape ? short_side : long_side };

  sheet.left = margins->left * BRG_MM;
  sheet.right = sheet.width - margins->right * BRG_MM;
  sheet.top = margins->top * BRG_MM;
  sheet.foot = sheet.height - margins->bottom * BRG_MM;
  sheet.bottom = sheet.foot - 2 * BRG_MM;
  return sheet;
}

BrgPrintSheet
brg_form_style_sheet (gboolean is_landscape)
{
  return brg_form_style_sheet_of (BRG_SHEET_USUAL, is_landscape);
}

BrgPrintSheet
brg_form_style_sheet_for (const BrgForm *form,
                          const BrgDocumentOptions *options,
                          gboolean is_landscape)
{
  BrgPrintSheet sheet;

  g_return_val_if_fail (form != NULL && options != NULL,
                        brg_form_style_sheet_of (BRG_SHEET_USUAL, FALSE));
  g_return_val_if_fail (options->sheet < BRG_N_SHEET_SIZES,
                        brg_form_style_sheet_of (BRG_SHEET_USUAL, FALSE));

  sheet = brg_form_style_sheet_of (options->sheet, is_landscape);
  if (*form->foot_text != '\0')
    {
      sheet.foot -= FOOT_TEXT * BRG_MM;
      sheet.bottom -= FOOT_TEXT * BRG_MM;
    }
  return sheet;
}
