/* brg-card-letterhead.c - the letterhead of the event on what is drawn by hand
 *
 * Tests: tests/app/papers/test-paper-letterhead.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-card-letterhead.h"

#include "brg-form-style.h"
#include "brg-header-footer.h"

double
brg_card_letterhead_add (const BrgCard *card,
                         const BrgForm *form,
                         double left,
                         double right,
                         double top,
                         double most_logo)
{
  BrgPrintSheet sheet;
  BrgHeaderFooter frame;

  g_return_val_if_fail (card != NULL && form != NULL, 0);

  sheet = (BrgPrintSheet){ .width = card->page->width,
                           .height = card->page->height,
                           .left = card->left + left * BRG_MM,
                           .right = card->left + right * BRG_MM,
                           .top = card->top + top * BRG_MM };
  frame = (BrgHeaderFooter){ .form = form, .sheet = &sheet, .typesetter = card->typesetter };
  return brg_header_footer_letterhead (&frame, card->page, most_logo) / BRG_MM;
}

void
brg_card_letterhead_add_logos (const BrgCard *card,
                               const BrgForm *form,
                               double left,
                               double right,
                               double top,
                               double most_width,
                               double most_height)
{
  g_return_if_fail (card != NULL && form != NULL);

  for (guint side = 0; side < BRG_N_LETTERHEAD_SIDES; side++)
    {
      BrgLogoSize size =
          brg_header_footer_fit_logo (form->logos[side], most_width * BRG_MM, most_height * BRG_MM);
      double x = side == BRG_LETTERHEAD_LEFT ? left * BRG_MM : right * BRG_MM - size.width;

      if (size.width > 0)
        brg_print_page_add_image (card->page, form->logos[side], card->left + x,
                                  card->top + top * BRG_MM, size.width, size.height);
    }
}

void
brg_card_letterhead_add_foot (const BrgCard *card,
                              const BrgForm *form,
                              double left,
                              double right,
                              double baseline,
                              double size)
{
  g_return_if_fail (card != NULL && form != NULL);

  if (*form->foot_text == '\0')
    return;
  brg_print_page_set_role (card->page, BRG_PRINT_ROLE_FOOT, 0);
  brg_card_add_text (card, brg_card_serif (size, FALSE), form->foot_text, left, baseline,
                     right - left, 0.5);
  brg_print_page_set_role (card->page, BRG_PRINT_ROLE_TEXT, 0);
}
