/* paper-words.h - where every word of a laid-out page stands, and what is wrong there
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-document.h"
#include "brg-form.h"

G_BEGIN_DECLS

/* A word of a page, its box in points. */
typedef struct
{
  char *word;
  double left;
  double right;
  double top;
  double bottom;
  guint text;       /* index of the text that it belongs to */
  gboolean is_torn; /* a line ends inside it, and a line of its own would have held it */
} PaperWord;

/* (element-type PaperWord) (transfer full): the words of a page. */
GArray *paper_words_list (const BrgPrintPage *page, BrgTypesetter *typesetter);

/* Where words may stand on a sheet, in points from its edges. */
typedef struct
{
  double left;
  double right;
  double top;
  double bottom;
} PaperMargins;

/* Adds what is wrong on the pages of a document, a sentence each: words outside the margins, words
 * that overlap or are crossed by a line or torn, and too small ones. */
void paper_words_check (const BrgDocument *document,
                        const PaperMargins *margins,
                        BrgTypesetter *typesetter,
                        GPtrArray *complaints);

/* Adds what the pages of a document do not have of its form: headings, cells, notes, signatures,
 * title. */
void paper_words_check_form (const BrgDocument *document,
                             const BrgForm *form,
                             GPtrArray *complaints);

G_END_DECLS
