/* brg-document-private.h - fields of a document, for the files that make and write it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-document.h"

G_BEGIN_DECLS

struct _BrgDocument
{
  GPtrArray *pages; /* element-type BrgPrintPage, owned */
  char *language;
  char *title;
  char *author;
  char *created; /* UTC, or empty */
  double type_size;
};

G_END_DECLS
