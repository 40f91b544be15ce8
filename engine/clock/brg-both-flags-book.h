/* brg-both-flags-book.h - what a book says when both flags are down and nobody knows which fell
 * first
 *
 * For brg-both-flags.c and the files of the books.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-rulebook.h"

G_BEGIN_DECLS

/* Articles, case by case. */
struct _BrgBothFlagsBook
{
  const char *earlier;      /* in an earlier period play goes on; NULL: the period does not count */
  const char *last;         /* in the last one a draw */
  const char *fast;         /* nullable: rapid and blitz that are not watched: a draw at any time */
  const char *announcement; /* nullable: it holds only when it was announced */
  const char *not_blitz;    /* nullable: and never there */
  const char *no_increment; /* nullable: nor in games with an increment */
};

G_END_DECLS
