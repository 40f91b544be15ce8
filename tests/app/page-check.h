/* page-check.h - what must be so on every page: nothing off the sheet, nothing covered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-document.h"

G_BEGIN_DECLS

/* Cards on a sheet, in points: a text may not reach from one to the next. */
typedef struct
{
  double width;
  double height;
  double left;
  double top;
  guint n_down;
} PageCards;

/* Every text stays away from the edges of the paper by @margin points and on its card, covers no
 * other, and no bar or black ground that is not its own. @cards may be NULL. */
void page_check_texts (const BrgPrintPage *page,
                       BrgTypesetter *typesetter,
                       double margin,
                       const PageCards *cards);

/* The same of all pages. */
void page_check_document (const BrgDocument *document, double margin, const PageCards *cards);

/* How many texts of the document hold @part; markup counts as it stands. */
guint page_check_count (const BrgDocument *document, const char *part);

/* All texts of the document as they are read, one a line; to be freed. */
char *page_check_dup_text (const BrgDocument *document);

/* The text without soft hyphens and line breaks within it; to be freed. */
char *page_check_drop_soft_hyphens (const char *text);

G_END_DECLS
