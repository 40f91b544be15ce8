/* brg-finish-book.h - what a book says of requests in a quickplay finish
 *
 * For brg-finish-request.c and the files of the books.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-finish-request.h"

G_BEGIN_DECLS

/* A request, with the articles that bar it. */
struct _BrgFinishRequest
{
  BrgFinishKind kind;
  const char *announcement; /* nullable: it need not be announced */
  const char *not_blitz;
  const char *not_incremented;
  const char *stage; /* what a quickplay finish is */
  const char *other; /* nullable: the request that comes before this one */
  BrgFinishRule rule;
};

G_END_DECLS
