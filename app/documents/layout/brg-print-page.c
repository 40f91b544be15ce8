/* brg-print-page.c - a page as a list of things to draw
 *
 * Tests: tests/app/test-documents-layout.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-print-page.h"

#include "brg-diagram-draw.h"
#include "brg-form-style.h"
#include "brg-paint.h"

#include <string.h>

#define TINT 0.88
#define HATCH_SPACING (2.4 * BRG_MM)
#define HATCH_LINE 0.25
#define DOT 0.4
#define DOT_GAP 1.3
#define DASH (2.2 * BRG_MM)
#define DASH_GAP (1.4 * BRG_MM)
#define FOLD_GAP (1.1 * BRG_MM)
#define RING 0.9

static const double line_widths[BRG_N_PRINT_PAGE_LINE_STYLES] = {
  [BRG_PRINT_PAGE_LINE_HAIR] = 0.25,  [BRG_PRINT_PAGE_LINE_DOTTED] = 0.4,
  [BRG_PRINT_PAGE_LINE_STRONG] = 0.9, [BRG_PRINT_PAGE_LINE_BLANK] = 0.5,
  [BRG_PRINT_PAGE_LINE_CUT] = 0.85,   [BRG_PRINT_PAGE_LINE_FOLD] = 0.85,
  [BRG_PRINT_PAGE_LINE_STRIKE] = 0.9,
};

static void
clear_text (gpointer data)
{
  g_free (((BrgPrintPageText *) data)->markup);
}

static void
clear_image (gpointer data)
{
  g_bytes_unref (((BrgPrintPageImage *) data)->png);
}

BrgPrintPage *
brg_print_page_new (double width, double height)
{
  BrgPrintPage *page = g_new0 (BrgPrintPage, 1);

  page->width = width;
  page->height = height;
  page->areas = g_array_new (FALSE, FALSE, sizeof (BrgPrintPageArea));
  page->lines = g_array_new (FALSE, FALSE, sizeof (BrgPrintPageLine));
  page->texts = g_array_new (FALSE, FALSE, sizeof (BrgPrintPageText));
  g_array_set_clear_func (page->texts, clear_text);
  page->boards = g_array_new (FALSE, FALSE, sizeof (BrgPrintPageBoard));
  page->discs = g_array_new (FALSE, FALSE, sizeof (BrgPrintPageDisc));
  page->sheet_text = -1;
  page->images = g_array_new (FALSE, FALSE, sizeof (BrgPrintPageImage));
  g_array_set_clear_func (page->images, clear_image);
  return page;
}

void
brg_print_page_free (BrgPrintPage *page)
{
  if (page == NULL)
    return;
  g_array_unref (page->areas);
  g_array_unref (page->lines);
  g_array_unref (page->texts);
  g_array_unref (page->boards);
  g_array_unref (page->discs);
  g_array_unref (page->images);
  g_clear_pointer (&page->ground, g_bytes_unref);
  g_free (page);
}

void
brg_print_page_set_role (BrgPrintPage *page, BrgPrintRole role, guint row)
{
  g_return_if_fail (page != NULL);

  page->role = role;
  page->row = row;
  page->column = 0;
  page->key = BRG_PRINT_KEY_NONE;
}

void
brg_print_page_set_column (BrgPrintPage *page, guint column, BrgPrintKey key)
{
  g_return_if_fail (page != NULL);

  page->column = column;
  page->key = key;
}

void
brg_print_page_set_sheet_text (BrgPrintPage *page, const char *text)
{
  BrgPrintPageText *place;

  g_return_if_fail (page != NULL && text != NULL);

  if (page->sheet_text < 0)
    return;
  place = &g_array_index (page->texts, BrgPrintPageText, (guint) page->sheet_text);
  g_free (place->markup);
  place->markup = g_markup_escape_text (text, -1);
}

void
brg_print_page_add_text (BrgPrintPage *page,
                         const BrgType *type,
                         char *markup,
                         double x,
                         double baseline,
                         double width,
                         double align)
{
  BrgPrintPageText text = { markup,    *type,        x,         baseline, width, align, page->role,
                            page->row, page->column, page->key, FALSE };

  if (*markup == '\0')
    g_free (markup);
  else
    g_array_append_val (page->texts, text);
}

void
brg_print_page_turn_texts (BrgPrintPage *page, guint first)
{
  g_return_if_fail (page != NULL);

  for (guint i = first; i < page->texts->len; i++)
    g_array_index (page->texts, BrgPrintPageText, i).is_turned = TRUE;
}

void
brg_print_page_add_line (BrgPrintPage *page,
                         BrgPrintPageLineStyle style,
                         double x1,
                         double y1,
                         double x2,
                         double y2)
{
  BrgPrintPageLine line = { style, x1, y1, x2, y2 };

  g_array_append_val (page->lines, line);
}

void
brg_print_page_add_area (BrgPrintPage *page,
                         BrgPrintPageAreaKind kind,
                         double x,
                         double y,
                         double width,
                         double height)
{
  BrgPrintPageArea area = { kind, x, y, width, height };

  g_array_append_val (page->areas, area);
}

void
brg_print_page_add_board (BrgPrintPage *page,
                          const BrgBoardPicture *picture,
                          double x,
                          double y,
                          double square)
{
  BrgPrintPageBoard board = { *picture, x, y, square };

  g_array_append_val (page->boards, board);
}

void
brg_print_page_add_disc (BrgPrintPage *page, double x, double y, double radius, gboolean is_black)
{
  BrgPrintPageDisc disc = { x, y, radius, is_black };

  g_array_append_val (page->discs, disc);
}

static const BrgInk black = { 0, 0, 0, 1 };

static void
draw_area (cairo_t *cr, const BrgPrintPageArea *area)
{
  double grey = area->kind == BRG_PRINT_PAGE_AREA_TINT    ? TINT
                : area->kind == BRG_PRINT_PAGE_AREA_SOLID ? 0
                                                          : 1;

  if (area->kind == BRG_PRINT_PAGE_AREA_HATCH)
    {
      brg_paint_hatch (cr, area->x, area->y, area->width, area->height, HATCH_SPACING, HATCH_LINE,
                       &black);
      return;
    }
  cairo_save (cr);
  cairo_set_source_rgb (cr, grey, grey, grey);
  cairo_rectangle (cr, area->x, area->y, area->width, area->height);
  cairo_fill (cr);
  cairo_restore (cr);
}

/* All lines of a style at once: each stroke of a sheet is looked at twice before it is written. */
static void
draw_lines (cairo_t *cr, const GArray *lines, BrgPrintPageLineStyle style)
{
  static const double dots[] = { DOT, DOT_GAP };
  static const double dashes[] = { DASH, DASH_GAP };
  static const double folds[] = { DOT, FOLD_GAP };
  gboolean has_lines = FALSE;

  cairo_save (cr);
  cairo_set_line_width (cr, line_widths[style]);
  /* Square ends close the corners of a table; dots and blanks end where they end. */
  cairo_set_line_cap (cr, style == BRG_PRINT_PAGE_LINE_HAIR || style == BRG_PRINT_PAGE_LINE_STRONG
                              ? CAIRO_LINE_CAP_SQUARE
                              : CAIRO_LINE_CAP_BUTT);
  if (style == BRG_PRINT_PAGE_LINE_DOTTED)
    cairo_set_dash (cr, dots, G_N_ELEMENTS (dots), 0);
  else if (style == BRG_PRINT_PAGE_LINE_CUT)
    cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  else if (style == BRG_PRINT_PAGE_LINE_FOLD)
    cairo_set_dash (cr, folds, G_N_ELEMENTS (folds), 0);
  for (guint i = 0; i < lines->len; i++)
    {
      const BrgPrintPageLine *line = &g_array_index (lines, BrgPrintPageLine, i);

      if (line->style != style)
        continue;
      cairo_move_to (cr, line->x1, line->y1);
      cairo_line_to (cr, line->x2, line->y2);
      has_lines = TRUE;
    }
  if (has_lines)
    cairo_stroke (cr);
  cairo_restore (cr);
}

static void
draw_disc (cairo_t *cr, const BrgPrintPageDisc *disc)
{
  cairo_save (cr);
  cairo_new_path (cr);
  cairo_arc (cr, disc->x, disc->y, disc->radius - RING / 2, 0, 2 * G_PI);
  cairo_set_line_width (cr, RING);
  if (disc->is_black)
    cairo_fill_preserve (cr);
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
draw_text (const BrgPrintPage *page,
           const BrgPrintPageText *text,
           BrgTypesetter *typesetter,
           cairo_t *cr)
{
  cairo_save (cr);
  if (text->is_turned)
    {
      cairo_translate (cr, page->width, page->height);
      cairo_rotate (cr, G_PI);
    }
  brg_typesetter_draw (typesetter, cr, &text->type, text->markup, text->x, text->baseline,
                       text->width, text->align);
  cairo_restore (cr);
}

static const cairo_user_data_key_t untagged;

void
brg_print_page_leave_tags (cairo_t *cr)
{
  static const gboolean is_untagged = TRUE;

  g_return_if_fail (cr != NULL);

  cairo_set_user_data (cr, &untagged, (void *) &is_untagged, NULL);
}

/* The tags of a PDF: they are no more than names on every other surface. */
static const char *const tags[] = {
  [BRG_PRINT_ROLE_TEXT] = "P",  [BRG_PRINT_ROLE_TITLE] = "H1", [BRG_PRINT_ROLE_HEAD] = "TH",
  [BRG_PRINT_ROLE_CELL] = "TD", [BRG_PRINT_ROLE_FOOT] = "P",
};

static void
begin_text (cairo_t *cr, const BrgPrintPageText *before, const BrgPrintPageText *text)
{
  gboolean goes_on = before != NULL && brg_print_page_text_is_of_table (before) &&
                     brg_print_page_text_is_of_table (text);

  if (goes_on && (before->role != text->role || before->row != text->row))
    {
      cairo_tag_end (cr, "TR");
      cairo_tag_begin (cr, "TR", NULL);
    }
  else if (brg_print_page_text_is_of_table (text) && !goes_on)
    {
      cairo_tag_begin (cr, "Table", NULL);
      cairo_tag_begin (cr, "TR", NULL);
    }
  cairo_tag_begin (cr, tags[text->role], NULL);
}

static void
end_text (cairo_t *cr, const BrgPrintPageText *text, const BrgPrintPageText *next)
{
  cairo_tag_end (cr, tags[text->role]);
  if (brg_print_page_text_is_of_table (text) &&
      (next == NULL || !brg_print_page_text_is_of_table (next)))
    {
      cairo_tag_end (cr, "TR");
      cairo_tag_end (cr, "Table");
    }
}

static void
draw_texts (const BrgPrintPage *page, BrgTypesetter *typesetter, cairo_t *cr)
{
  const BrgPrintPageText *texts = (const BrgPrintPageText *) page->texts->data;
  guint n = page->texts->len;
  gboolean has_tags = cairo_get_user_data (cr, &untagged) == NULL;

  for (guint i = 0; i < n; i++)
    {
      const BrgPrintPageText *text = &texts[i];

      if (has_tags)
        begin_text (cr, i > 0 ? &texts[i - 1] : NULL, text);
      draw_text (page, text, typesetter, cr);
      if (has_tags)
        end_text (cr, text, i + 1 < n ? &texts[i + 1] : NULL);
    }
}

/* Where width and height stand in a PNG, each as four bytes. */
#define PNG_WIDTH 16
#define PNG_HEIGHT 20

static guint32
read_size (const guint8 *at)
{
  return (guint32) at[0] << 24 | (guint32) at[1] << 16 | (guint32) at[2] << 8 | at[3];
}

void
brg_print_page_set_ground (BrgPrintPage *page, GBytes *png, gboolean covers)
{
  g_return_if_fail (page != NULL);

  g_clear_pointer (&page->ground, g_bytes_unref);
  page->ground = png != NULL ? g_bytes_ref (png) : NULL;
  page->covers = covers;
}

void
brg_print_page_place_ground (const BrgPrintPage *page,
                             double *x,
                             double *y,
                             double *width,
                             double *height)
{
  double natural;
  double scale;

  g_return_if_fail (page != NULL && page->ground != NULL);
  g_return_if_fail (x != NULL && y != NULL && width != NULL && height != NULL);

  natural = brg_print_page_measure_image (page->ground, page->height);
  scale = natural > 0 ? page->width / natural : 1;
  scale = page->covers ? MAX (scale, 1) : MIN (scale, 1);
  *width = natural > 0 ? natural * scale : page->width;
  *height = page->height * scale;
  *x = (page->width - *width) / 2;
  *y = (page->height - *height) / 2;
}

/* What the picture says of itself: nothing is decoded for a measure. */
double
brg_print_page_measure_image (GBytes *png, double height)
{
  static const guint8 sign[] = { 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n' };
  const guint8 *data;
  gsize size;

  g_return_val_if_fail (png != NULL, 0);

  data = g_bytes_get_data (png, &size);
  if (size < PNG_HEIGHT + 4 || memcmp (data, sign, sizeof sign) != 0)
    return 0;
  return height * read_size (data + PNG_WIDTH) / MAX (read_size (data + PNG_HEIGHT), 1);
}

void
brg_print_page_add_image (BrgPrintPage *page,
                          GBytes *png,
                          double x,
                          double y,
                          double width,
                          double height)
{
  BrgPrintPageImage image = { g_bytes_ref (png), x, y, width, height };

  g_array_append_val (page->images, image);
}

static void
draw_image (cairo_t *cr, BrgTypesetter *typesetter, const BrgPrintPageImage *image)
{
  cairo_surface_t *surface = brg_typesetter_get_image (typesetter, image->png);

  if (cairo_surface_status (surface) != CAIRO_STATUS_SUCCESS)
    return;
  cairo_save (cr);
  cairo_translate (cr, image->x, image->y);
  cairo_scale (cr, image->width / cairo_image_surface_get_width (surface),
               image->height / cairo_image_surface_get_height (surface));
  cairo_set_source_surface (cr, surface, 0, 0);
  cairo_paint (cr);
  cairo_restore (cr);
}

/* The image is not the first thing on the sheet: to cairo 1.16 that is an error of a tagged one. */
static void
draw_ground (const BrgPrintPage *page, BrgTypesetter *typesetter, cairo_t *cr)
{
  BrgPrintPageImage image = { .png = page->ground };

  if (page->ground == NULL)
    return;
  brg_print_page_place_ground (page, &image.x, &image.y, &image.width, &image.height);
  cairo_save (cr);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_rectangle (cr, 0, 0, page->width, page->height);
  cairo_fill_preserve (cr);
  cairo_clip (cr);
  draw_image (cr, typesetter, &image);
  cairo_restore (cr);
}

void
brg_print_page_draw (const BrgPrintPage *page, BrgTypesetter *typesetter, cairo_t *cr)
{
  g_return_if_fail (page != NULL && typesetter != NULL && cr != NULL);

  cairo_save (cr);
  draw_ground (page, typesetter, cr);
  cairo_set_source_rgb (cr, 0, 0, 0);
  for (guint i = 0; i < page->areas->len; i++)
    draw_area (cr, &g_array_index (page->areas, BrgPrintPageArea, i));
  for (guint i = 0; i < page->boards->len; i++)
    {
      const BrgPrintPageBoard *board = &g_array_index (page->boards, BrgPrintPageBoard, i);

      brg_diagram_draw (&board->picture, typesetter, cr, board->x, board->y, board->square);
    }
  for (guint style = 0; style < BRG_N_PRINT_PAGE_LINE_STYLES; style++)
    if (style != BRG_PRINT_PAGE_LINE_STRIKE)
      draw_lines (cr, page->lines, style);
  for (guint i = 0; i < page->discs->len; i++)
    draw_disc (cr, &g_array_index (page->discs, BrgPrintPageDisc, i));
  draw_texts (page, typesetter, cr);
  draw_lines (cr, page->lines, BRG_PRINT_PAGE_LINE_STRIKE);
  /* Last: an image as the first thing of a tagged sheet is an error to cairo 1.16. */
  for (guint i = 0; i < page->images->len; i++)
    draw_image (cr, typesetter, &g_array_index (page->images, BrgPrintPageImage, i));
  cairo_restore (cr);
}
