/* brg-card.c - cards that are cut from a sheet: where they stand, and what is put on them
 *
 * Tests: tests/app/test-documents-cards.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-card.h"

#include "brg-form-style.h"

/* In millimetres. */
#define PAPER_WIDTH 210.0
#define PAPER_HEIGHT 297.0
#define CROP_LENGTH 6.0
#define CROP_GAP 2.0

#define MOST_LINES 2
#define STEP 0.25
/* In points: what the typesetter adds to a box, and the type in which it counts. */
#define HAIR 0.08
#define COUNTED_SIZE 10
/* Smaller than this nobody reads it; such a text takes more lines. */
#define LEAST_TYPE 4.0

BrgPrintPage *
brg_card_page_new (void)
{
  return brg_print_page_new (PAPER_WIDTH * BRG_MM, PAPER_HEIGHT * BRG_MM);
}

BrgPrintPage *
brg_card_sheet_page_new (const BrgCardSheet *sheet)
{
  g_return_val_if_fail (sheet != NULL, NULL);

  if (sheet->is_on_a4)
    return brg_card_page_new ();
  return brg_print_page_new (sheet->n_across * sheet->width * BRG_MM,
                             sheet->n_down * sheet->height * BRG_MM);
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

  card.left = (sheet->left + place % sheet->n_across * sheet->width) * BRG_MM;
  card.top = (sheet->top + place / sheet->n_across * sheet->height) * BRG_MM;
  return card;
}

void
brg_card_sheet_add_cuts (const BrgCardSheet *sheet, BrgPrintPage *page)
{
  g_return_if_fail (sheet != NULL && page != NULL);

  for (guint column = 1; column < sheet->n_across; column++)
    {
      double x = (sheet->left + column * sheet->width) * BRG_MM;

      brg_print_page_add_line (page, BRG_PRINT_PAGE_LINE_CUT, x, 0, x, page->height);
    }
  for (guint row = 1; row < sheet->n_down; row++)
    {
      double y = (sheet->top + row * sheet->height) * BRG_MM;

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

/* What a box of a width in millimetres has for its lines, in points: they are counted at one size,
 * whose hair of room grows with the type, and what is drawn larger has not so much. */
static double
line_width (const BrgType *type, double width)
{
  return width * BRG_MM - MAX (HAIR * type->size / COUNTED_SIZE - HAIR / 2, 0);
}

static char *
dup_markup (const BrgCard *card, const BrgType *type, const char *text, double width)
{
  return brg_typesetter_dup_name_markup (card->typesetter, type, text, line_width (type, width));
}

static void
put (const BrgCard *card,
     const BrgType *type,
     const char *text,
     double x,
     double baseline,
     double width,
     double align)
{
  brg_print_page_add_text (card->page, type, dup_markup (card, type, text, width),
                           card->left + x * BRG_MM, card->top + baseline * BRG_MM, width * BRG_MM,
                           align);
}

static guint
count_lines (const BrgCard *card, const BrgType *type, const char *text, double width)
{
  g_autofree char *markup = dup_markup (card, type, text, width);

  return brg_typesetter_count_lines (card->typesetter, type, markup, line_width (type, width));
}

/* Makes the type smaller until the text takes no more lines, but not smaller than @least. */
static guint
shrink (const BrgCard *card,
        BrgType *type,
        const char *text,
        double width,
        guint most,
        double least)
{
  guint n_lines = count_lines (card, type, text, width);

  while (n_lines > most && type->size > least)
    {
      type->size = MAX (type->size - STEP, least);
      n_lines = count_lines (card, type, text, width);
    }
  return n_lines;
}

void
brg_card_add_text (const BrgCard *card,
                   BrgType type,
                   const char *text,
                   double x,
                   double baseline,
                   double width,
                   double align)
{
  g_return_if_fail (card != NULL && text != NULL);

  shrink (card, &type, text, width, 1, LEAST_TYPE);
  put (card, &type, text, x, baseline, width, align);
}

BrgCardText
brg_card_fit (const BrgCard *card, BrgType largest, double small, const char *text, double width)
{
  BrgCardText fitted = { text, largest, 0 };

  g_return_val_if_fail (card != NULL && text != NULL, fitted);

  fitted.n_lines = shrink (card, &fitted.type, text, width, 1, small);
  if (fitted.n_lines > 1)
    fitted.n_lines = shrink (card, &fitted.type, text, width, MOST_LINES, LEAST_TYPE);
  return fitted;
}

double
brg_card_text_step (const BrgCardText *text)
{
  g_return_val_if_fail (text != NULL, 0);

  return text->type.size * BRG_LEADING / BRG_MM;
}

BrgCardText
brg_card_wrap (const BrgCard *card, BrgType type, const char *text, double width)
{
  BrgCardText wrapped = { text, type, 0 };

  g_return_val_if_fail (card != NULL && text != NULL, wrapped);

  wrapped.n_lines = count_lines (card, &type, text, width);
  return wrapped;
}

BrgCardText
brg_card_fit_lines (const BrgCard *card,
                    BrgType largest,
                    const char *text,
                    double width,
                    guint most)
{
  BrgCardText fitted = { text, largest, 0 };

  g_return_val_if_fail (card != NULL && text != NULL, fitted);

  fitted.n_lines = shrink (card, &fitted.type, text, width, most, LEAST_TYPE);
  return fitted;
}

BrgCardText
brg_card_fit_readable (const BrgCard *card,
                       BrgType largest,
                       const char *text,
                       double width,
                       guint most)
{
  BrgCardText fitted = { text, largest, 0 };

  g_return_val_if_fail (card != NULL && text != NULL, fitted);

  fitted.n_lines = shrink (card, &fitted.type, text, width, most, BRG_CARD_READABLE);
  return fitted;
}

void
brg_card_add_raised (const BrgCard *card,
                     BrgType type,
                     const char *text,
                     double x,
                     double baseline,
                     double width,
                     double height)
{
  BrgCardText fitted = { text, type, 0 };
  double rise = 0;

  g_return_if_fail (card != NULL && text != NULL);

  fitted.n_lines = shrink (card, &fitted.type, text, width, 1, BRG_CARD_READABLE);
  if (fitted.n_lines > 1)
    fitted.type = type;
  for (; fitted.n_lines > 1; fitted.type.size = MAX (fitted.type.size - STEP, LEAST_TYPE))
    {
      fitted.n_lines = count_lines (card, &fitted.type, text, width);
      rise = (fitted.n_lines - 1) * brg_card_text_step (&fitted);
      if (rise + brg_card_cap (fitted.type) <= height || fitted.type.size <= LEAST_TYPE)
        break;
    }
  brg_card_add_lines (card, &fitted, x, baseline - rise, width, 0);
}

double
brg_card_add_lines (const BrgCard *card,
                    const BrgCardText *text,
                    double x,
                    double baseline,
                    double width,
                    double align)
{
  g_return_val_if_fail (card != NULL && text != NULL, baseline);

  put (card, &text->type, text->text, x, baseline, width, align);
  return baseline + (text->n_lines - 1) * brg_card_text_step (text);
}

double
brg_card_text_width (const BrgCard *card, BrgType type, const char *text)
{
  g_return_val_if_fail (card != NULL && text != NULL, 0);

  return brg_typesetter_text_width (card->typesetter, &type, text) / BRG_MM;
}

double
brg_card_cap (BrgType type)
{
  return type.size * BRG_CAP_HEIGHT / BRG_MM;
}

BrgType
brg_card_sans (double size, gboolean is_bold)
{
  return (BrgType){ BRG_FACE_SANS, size, is_bold, FALSE };
}

BrgType
brg_card_serif (double size, gboolean is_bold)
{
  return (BrgType){ BRG_FACE_SERIF, size, is_bold, FALSE };
}

double
brg_card_add_fitted (const BrgCard *card,
                     const BrgCardText *text,
                     double x,
                     double baseline,
                     double width)
{
  g_return_val_if_fail (card != NULL && text != NULL, baseline);

  put (card, &text->type, text->text, x, baseline, width, 0);
  return baseline + (text->n_lines - 1) * brg_card_text_step (text);
}

void
brg_card_add_line (const BrgCard *card,
                   BrgPrintPageLineStyle style,
                   double x1,
                   double y1,
                   double x2,
                   double y2)
{
  g_return_if_fail (card != NULL);

  brg_print_page_add_line (card->page, style, card->left + x1 * BRG_MM, card->top + y1 * BRG_MM,
                           card->left + x2 * BRG_MM, card->top + y2 * BRG_MM);
}

void
brg_card_add_box (const BrgCard *card, double x, double y, double width, double height)
{
  brg_card_add_line (card, BRG_PRINT_PAGE_LINE_STRONG, x, y, x + width, y);
  brg_card_add_line (card, BRG_PRINT_PAGE_LINE_STRONG, x, y + height, x + width, y + height);
  brg_card_add_line (card, BRG_PRINT_PAGE_LINE_STRONG, x, y, x, y + height);
  brg_card_add_line (card, BRG_PRINT_PAGE_LINE_STRONG, x + width, y, x + width, y + height);
}

void
brg_card_add_disc (const BrgCard *card, double x, double y, double radius, gboolean is_black)
{
  g_return_if_fail (card != NULL);

  brg_print_page_add_disc (card->page, card->left + x * BRG_MM, card->top + y * BRG_MM,
                           radius * BRG_MM, is_black);
}
