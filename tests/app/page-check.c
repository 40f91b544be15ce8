/* page-check.c - what must be so on every page: nothing off the sheet, nothing covered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "page-check.h"

#include "brg-test.h"

#include <math.h>
#include <string.h>

/* Where the ink of a text is; one that is turned is measured from the other corner. */
typedef struct
{
  double left;
  double top;
  double right;
  double bottom;
  const char *markup;
} Ink;

static Ink
find_ink (const BrgPrintPage *page, const BrgPrintPageText *text, BrgTypesetter *typesetter)
{
  BrgTextWidth width = brg_typesetter_measure (typesetter, &text->type, text->markup);
  guint n_lines = brg_typesetter_count_lines (typesetter, &text->type, text->markup, text->width);
  /* Lines are counted at another size than they are drawn at, and that is a hair more generous. */
  gboolean is_broken = n_lines > 1 || width.natural > text->width + 0.08;
  double used = is_broken ? MAX (text->width, width.least) : width.natural;
  double left = text->x + (text->width - used) * text->align;
  Ink ink = { left, text->baseline - text->type.size * BRG_CAP_HEIGHT, left + used,
              text->baseline +
                  (MAX (n_lines, is_broken ? 2 : 1) - 1) * text->type.size * BRG_LEADING,
              text->markup };

  if (!text->is_turned)
    return ink;
  return (Ink){ page->width - ink.right, page->height - ink.bottom, page->width - ink.left,
                page->height - ink.top, text->markup };
}

static gboolean
overlap (const Ink *a, const Ink *b)
{
  return a->left < b->right - 0.1 && b->left < a->right - 0.1 && a->top < b->bottom - 0.1 &&
         b->top < a->bottom - 0.1;
}

/* A bar of a code is covered by nothing; a black ground holds the whole of its white text. Tints
 * and what is white lie under texts. */
static void
check_area (const Ink *ink, const BrgPrintPageArea *area)
{
  Ink other = { area->x, area->y, area->x + area->width, area->y + area->height, "" };

  if (area->kind != BRG_PRINT_PAGE_AREA_SOLID || !overlap (ink, &other))
    return;
  g_assert_nonnull (strstr (ink->markup, "white"));
  g_assert_cmpfloat (ink->left, >=, other.left);
  g_assert_cmpfloat (ink->right, <=, other.right);
  g_assert_cmpfloat (ink->top, >=, other.top);
  g_assert_cmpfloat (ink->bottom, <=, other.bottom);
}

static void
check_board (const Ink *ink, const BrgPrintPageBoard *board)
{
  Ink other = { board->x, board->y, board->x + board->picture.n_files * board->square,
                board->y + board->picture.n_ranks * board->square, "" };

  if (overlap (ink, &other))
    g_error ("“%s” stands on a board", ink->markup);
}

static void
check_card (const Ink *ink, const PageCards *cards)
{
  if (ink->bottom >= cards->top + cards->n_down * cards->height)
    return;
  g_assert_cmpfloat (floor ((ink->left - cards->left) / cards->width), ==,
                     floor ((ink->right - cards->left) / cards->width));
  g_assert_cmpfloat (floor ((ink->top - cards->top) / cards->height), ==,
                     floor ((ink->bottom - cards->top) / cards->height));
}

static void
check_margins (const BrgPrintPage *page, const Ink *ink, double margin)
{
  if (ink->left < margin || ink->right > page->width - margin || ink->top < margin ||
      ink->bottom > page->height - margin)
    g_error ("“%s” reaches from %.1f, %.1f to %.1f, %.1f of %.1f x %.1f", ink->markup, ink->left,
             ink->top, ink->right, ink->bottom, page->width, page->height);
}

void
page_check_texts (const BrgPrintPage *page,
                  BrgTypesetter *typesetter,
                  double margin,
                  const PageCards *cards)
{
  g_autoptr (GArray) inks = g_array_new (FALSE, FALSE, sizeof (Ink));

  for (guint i = 0; i < page->texts->len; i++)
    {
      Ink ink = find_ink (page, &g_array_index (page->texts, BrgPrintPageText, i), typesetter);

      check_margins (page, &ink, margin);
      if (cards != NULL)
        check_card (&ink, cards);
      for (guint j = 0; j < page->areas->len; j++)
        check_area (&ink, &g_array_index (page->areas, BrgPrintPageArea, j));
      for (guint j = 0; j < page->boards->len; j++)
        check_board (&ink, &g_array_index (page->boards, BrgPrintPageBoard, j));
      for (guint j = 0; j < inks->len; j++)
        {
          const Ink *other = &g_array_index (inks, Ink, j);

          if (overlap (&ink, other))
            g_error ("“%s” covers “%s”", ink.markup, other->markup);
        }
      g_array_append_val (inks, ink);
    }
}

void
page_check_document (const BrgDocument *document, double margin, const PageCards *cards)
{
  g_autoptr (BrgTypesetter) typesetter = brg_typesetter_new ("ru");

  for (guint i = 0; i < brg_document_get_n_pages (document); i++)
    page_check_texts (brg_document_get_page (document, i), typesetter, margin, cards);
}

char *
page_check_dup_text (const BrgDocument *document)
{
  g_autoptr (GString) all = g_string_new (NULL);

  for (guint i = 0; i < brg_document_get_n_pages (document); i++)
    {
      const BrgPrintPage *page = brg_document_get_page (document, i);

      for (guint j = 0; j < page->texts->len; j++)
        {
          g_autofree char *plain =
              brg_typesetter_dup_plain (g_array_index (page->texts, BrgPrintPageText, j).markup);

          g_string_append_printf (all, "%s\n", plain);
        }
    }
  return g_string_free (g_steal_pointer (&all), FALSE);
}

guint
page_check_count (const BrgDocument *document, const char *part)
{
  guint n = 0;

  for (guint i = 0; i < brg_document_get_n_pages (document); i++)
    {
      const BrgPrintPage *page = brg_document_get_page (document, i);

      for (guint j = 0; j < page->texts->len; j++)
        n += strstr (g_array_index (page->texts, BrgPrintPageText, j).markup, part) != NULL ? 1 : 0;
    }
  return n;
}

char *
page_check_drop_soft_hyphens (const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, "\u00ad", -1);

  return g_strjoinv ("", parts);
}
