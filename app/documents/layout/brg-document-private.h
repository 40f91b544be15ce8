/* brg-document-private.h - fields of a document, for the files that make and write it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-document.h"
#include "brg-typesetter.h"

G_BEGIN_DECLS

/* What begins on a page. */
typedef struct
{
  guint page;
  guint level; /* 0, or 1 below the last one of 0 */
  char *title;
} BrgDocumentPart;

struct _BrgDocument
{
  GPtrArray *pages; /* element-type BrgPrintPage, owned */
  GArray *parts;    /* element-type BrgDocumentPart: none for a document of one part */
  char *language;
  char *title;
  char *author;
  char *created; /* UTC, or empty */
  double type_size;
  BrgTypesetter
      *typesetter; /* owned, of the first page that is drawn on: pictures are decoded once */
};

G_END_DECLS
