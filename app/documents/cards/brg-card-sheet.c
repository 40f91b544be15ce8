/* brg-card-sheet.c - cards that are cut from a sheet: how many, where they stand, where it is cut
 *
 * Tests: tests/app/test-card-sheets.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-card-sheet.h"

#include "brg-form-style.h"

/* In millimetres. */
#define CROP_LENGTH 6.0
#define CROP_GAP 2.0
/* Sizes of paper are whole millimetres; less than this is no difference. */
#define HAIR 0.01
/* Less than that is not cut off. */
#define LEAST_REST 1.0

/* How many cards of a length stand in @room. */
static guint
count_in (double room, double border, double foot, double length)
{
  double free = room - 2 * border - foot + HAIR;

  return free < length ? 0 : (guint) (free / length);
}

static BrgCardSheet
lay (const BrgCardKind *kind, BrgSheetSize size, gboolean is_landscape, gboolean is_turned)
{
  BrgPrintSheet paper = brg_form_style_sheet_of (size, is_landscape);
  BrgCardSheet sheet = { .width = is_turned ? kind->height : kind->width,
                         .height = is_turned ? kind->width : kind->height,
                         .paper_width = paper.width / BRG_MM,
                         .paper_height = paper.height / BRG_MM };
  double least_width = is_turned ? kind->least_height : kind->least_width;
  double least_height = is_turned ? kind->least_width : kind->least_height;

  sheet.n_across = count_in (sheet.paper_width, kind->border, 0, least_width);
  sheet.n_down = count_in (sheet.paper_height, kind->border, kind->foot, least_height);
  return sheet;
}

/* The way to lay them that holds more; the first one when it does not matter. */
static BrgCardSheet
lay_best (const BrgCardKind *kind, BrgSheetSize size, gboolean is_landscape)
{
  BrgCardSheet plain = lay (kind, size, is_landscape, FALSE);
  BrgCardSheet turned;

  if (kind->fit != BRG_CARD_TURNABLE)
    return plain;
  turned = lay (kind, size, is_landscape, TRUE);
  return brg_card_sheet_count (&turned) > brg_card_sheet_count (&plain) ? turned : plain;
}

static BrgCardSheet
choose (const BrgCardKind *kind, const BrgDocumentOptions *options)
{
  BrgOrientation asked =
      options->orientation != BRG_ORIENTATION_AUTO ? options->orientation : kind->lies;
  gboolean is_small =
      kind->sheet_is_card && options->sheet == BRG_SHEET_USUAL && options->card_size == BRG_CARD_A5;
  BrgSheetSize size = is_small ? BRG_SHEET_A5 : options->sheet;
  BrgCardSheet upright = lay_best (kind, size, FALSE);
  BrgCardSheet broad = lay_best (kind, size, TRUE);
  guint n_upright = brg_card_sheet_count (&upright);
  guint n_broad = brg_card_sheet_count (&broad);

  if (asked == BRG_ORIENTATION_AUTO)
    return n_broad > n_upright ? broad : upright;
  if (asked == BRG_ORIENTATION_LANDSCAPE)
    return n_broad > 0 || n_upright == 0 ? broad : upright;
  return n_upright > 0 || n_broad == 0 ? upright : broad;
}

BrgCardSheet
brg_card_sheet_find (const BrgCardKind *kind, const BrgDocumentOptions *options)
{
  BrgCardSheet sheet = { 0 };

  g_return_val_if_fail (kind != NULL && options != NULL, sheet);
  g_return_val_if_fail (options->sheet < BRG_N_SHEET_SIZES, sheet);

  sheet = choose (kind, options);
  sheet.n_across = MAX (sheet.n_across, 1);
  sheet.n_down = MAX (sheet.n_down, 1);
  if (kind->fit != BRG_CARD_EXACT)
    {
      sheet.width = sheet.paper_width / sheet.n_across;
      sheet.height = sheet.paper_height / sheet.n_down;
    }
  if (kind->fit == BRG_CARD_CENTRED)
    {
      sheet.inset_x = (sheet.width - kind->width) / 2;
      sheet.inset_y = (sheet.height - kind->height) / 2;
    }
  if (kind->border > 0)
    {
      sheet.left = (sheet.paper_width - sheet.n_across * sheet.width) / 2;
      sheet.top = (sheet.paper_height - sheet.n_down * sheet.height) / 2 - kind->foot / 2;
    }
  return sheet;
}

BrgPrintPage *
brg_card_sheet_page_new (const BrgCardSheet *sheet)
{
  g_return_val_if_fail (sheet != NULL, NULL);

  return brg_print_page_new (sheet->paper_width * BRG_MM, sheet->paper_height * BRG_MM);
}

guint
brg_card_sheet_count (const BrgCardSheet *sheet)
{
  g_return_val_if_fail (sheet != NULL, 0);

  return sheet->n_across * sheet->n_down;
}

BrgCard
brg_card_sheet_place (const BrgCardSheet *sheet,
                      BrgPrintPage *page,
                      BrgTypesetter *typesetter,
                      guint place)
{
  BrgCard card = { page, typesetter, 0, 0 };

  g_return_val_if_fail (sheet != NULL && place < sheet->n_across * sheet->n_down, card);

  card.left = (sheet->left + place % sheet->n_across * sheet->width + sheet->inset_x) * BRG_MM;
  card.top = (sheet->top + place / sheet->n_across * sheet->height + sheet->inset_y) * BRG_MM;
  return card;
}

void
brg_card_sheet_add_cuts (const BrgCardSheet *sheet, BrgPrintPage *page)
{
  g_return_if_fail (sheet != NULL && page != NULL);

  for (guint column = 1; column <= sheet->n_across; column++)
    {
      double x = (sheet->left + column * sheet->width) * BRG_MM;

      if (x > page->width - LEAST_REST * BRG_MM)
        break;
      brg_print_page_add_line (page, BRG_PRINT_PAGE_LINE_CUT, x, 0, x, page->height);
    }
  for (guint row = 1; row <= sheet->n_down; row++)
    {
      double y = (sheet->top + row * sheet->height) * BRG_MM;

      if (y > page->height - LEAST_REST * BRG_MM)
        break;
      brg_print_page_add_line (page, BRG_PRINT_PAGE_LINE_CUT, 0, y, page->width, y);
    }
}

BrgCard
brg_card_sheet_next (const BrgCardSheet *sheet,
                     BrgDocument *document,
                     BrgPrintPage **page,
                     BrgTypesetter *typesetter,
                     guint index,
                     double type_size)
{
  guint place = index % brg_card_sheet_count (sheet);

  if (place == 0)
    {
      *page = brg_card_sheet_page_new (sheet);
      brg_card_sheet_add_cuts (sheet, *page);
      brg_document_take_page (document, *page, type_size);
    }
  return brg_card_sheet_place (sheet, *page, typesetter, place);
}

static void
add_crop (BrgPrintPage *page, double x, double y, double dx, double dy)
{
  double from = CROP_GAP * BRG_MM;
  double to = (CROP_GAP + CROP_LENGTH) * BRG_MM;

  brg_print_page_add_line (page, BRG_PRINT_PAGE_LINE_STRONG, x + dx * from, y + dy * from,
                           x + dx * to, y + dy * to);
}

void
brg_card_sheet_add_crop_marks (const BrgCardSheet *sheet, BrgPrintPage *page)
{
  double left;
  double right;
  double top;
  double bottom;

  g_return_if_fail (sheet != NULL && page != NULL);

  left = sheet->left * BRG_MM;
  top = sheet->top * BRG_MM;
  right = left + sheet->n_across * sheet->width * BRG_MM;
  bottom = top + sheet->n_down * sheet->height * BRG_MM;
  for (guint column = 0; column <= sheet->n_across; column++)
    {
      double x = left + column * sheet->width * BRG_MM;

      add_crop (page, x, top, 0, -1);
      add_crop (page, x, bottom, 0, 1);
    }
  for (guint row = 0; row <= sheet->n_down; row++)
    {
      double y = top + row * sheet->height * BRG_MM;

      add_crop (page, left, y, -1, 0);
      add_crop (page, right, y, 1, 0);
    }
}
