/* brg-card.c - what is put on a card
 *
 * Tests: tests/app/test-documents-cards.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-card.h"

#include "brg-form-style.h"

#define MOST_LINES 2
#define STEP 0.25
#define SOFT_HYPHEN "\u00ad"
/* In millimetres: lines that differ by less are as long as each other. */
#define EVEN_STEP 1.0
/* In points: what the typesetter adds to a box, and the type in which it counts. */
#define HAIR 0.08
#define COUNTED_SIZE 10
/* Smaller than this nobody reads it; such a text takes more lines. */
#define LEAST_TYPE 4.0

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

double
brg_card_even_width (const BrgCard *card, const BrgCardText *text, double width)
{
  double least = width / 2;

  g_return_val_if_fail (card != NULL && text != NULL, width);

  if (text->n_lines < 2)
    return width;
  while (width - least > EVEN_STEP)
    {
      double middle = (least + width) / 2;

      if (count_lines (card, &text->type, text->text, middle) > text->n_lines)
        least = middle;
      else
        width = middle;
    }
  return width;
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

/* The widest part that stands on one line, with the hyphen that it may end with. */
static double
widest_part (const BrgCard *card, BrgType type, const char *text)
{
  g_autofree char *shown = g_strdelimit (g_strdup (text), " ", '\n');
  g_auto (GStrv) words = g_strsplit (shown, "\n", -1);
  double widest = 0;

  for (guint i = 0; words[i] != NULL; i++)
    {
      g_auto (GStrv) parts = g_strsplit (words[i], SOFT_HYPHEN, -1);

      for (guint k = 0; parts[k] != NULL; k++)
        {
          g_autofree char *part = g_strconcat (parts[k], parts[k + 1] != NULL ? "-" : "", NULL);

          widest = MAX (widest, brg_card_text_width (card, type, part));
        }
    }
  return widest;
}

BrgCardText
brg_card_fit_head (const BrgCard *card, BrgType largest, const char *text, double width, guint most)
{
  BrgType type = largest;

  g_return_val_if_fail (card != NULL && text != NULL, ((BrgCardText){ text, largest, 0 }));

  while (widest_part (card, type, text) > width && type.size > LEAST_TYPE)
    type.size = MAX (type.size - STEP, LEAST_TYPE);
  return brg_card_fit_lines (card, type, text, width, most);
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
