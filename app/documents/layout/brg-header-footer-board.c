/* brg-header-footer-board.c - a board above the table, with what is said about it beside it
 *
 * Tests: tests/app/test-documents-lot-slip.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-header-footer-board.h"

#include "brg-form-style.h"
#include "brg-header-footer.h"

#include "brg-diagram-draw.h"

/* Lengths in millimetres. */
#define SIDE 62.0
#define GAP 8.0
#define BELOW 6.0

typedef struct
{
  BrgType type;
  double room; /* above it, as a part of its size */
} CaptionType;

static const CaptionType caption_types[BRG_N_FORM_CAPTIONS] = {
  [BRG_CAPTION_HEADING] = { { BRG_FACE_SERIF, 15, TRUE, FALSE }, 0 },
  [BRG_CAPTION_PLACE] = { { BRG_FACE_SERIF, 11, FALSE, FALSE }, 0.1 },
  [BRG_CAPTION_TURN] = { { BRG_FACE_SERIF, 11, TRUE, FALSE }, 0.7 },
  [BRG_CAPTION_NOTES] = { { BRG_FACE_SERIF, 11, FALSE, FALSE }, 0.2 },
  [BRG_CAPTION_REMARK] = { { BRG_FACE_SERIF, 10, FALSE, TRUE }, 0.9 },
  [BRG_CAPTION_CODE] = { { BRG_FACE_SANS, 7, FALSE, FALSE }, 1.1 },
};

/* Returns the lower edge. */
static double
add_captions (const BrgHeaderFooter *header_footer,
              const BrgFormDiagram *diagram,
              BrgPrintPage *page,
              double x,
              double y)
{
  double width = header_footer->sheet->right - x;

  for (guint caption = 0; caption < BRG_N_FORM_CAPTIONS; caption++)
    {
      const BrgType *type = &caption_types[caption].type;
      char *markup = g_markup_escape_text (diagram->captions[caption], -1);
      guint n_lines;

      if (*markup == '\0')
        {
          g_free (markup);
          continue;
        }
      n_lines = brg_typesetter_count_lines (header_footer->typesetter, type, markup, width);
      y += caption_types[caption].room * type->size;
      brg_print_page_add_text (page, type, markup, x, y + type->size, width, 0);
      y += n_lines * type->size * BRG_LEADING;
    }
  return y;
}

double
brg_header_footer_board (const BrgHeaderFooter *header_footer, BrgPrintPage *page, double y)
{
  const BrgForm *form;
  const BrgFormDiagram *diagram;
  double square;
  double left;
  double foot;

  g_return_val_if_fail (header_footer != NULL && page != NULL, y);

  form = header_footer->form;
  if (form->style == BRG_FORM_DIAGRAMS || form->diagrams->len == 0)
    return y;
  diagram = form->diagrams->pdata[0];
  square = SIDE * BRG_MM / MAX (diagram->picture.n_files, diagram->picture.n_ranks);
  left = header_footer->sheet->left + brg_diagram_margin (&diagram->picture, square);
  brg_print_page_add_board (page, &diagram->picture, left, y, square);
  foot = y + SIDE * BRG_MM + brg_diagram_margin (&diagram->picture, square);
  return MAX (foot, add_captions (header_footer, diagram, page, left + (SIDE + GAP) * BRG_MM, y)) +
         BELOW * BRG_MM;
}
