/* brg-lateness-book.h - what a book says of those who come late
 *
 * For brg-lateness.c and the files of the books.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-rulebook.h"

G_BEGIN_DECLS

/* What a book says, case by case. */
struct _BrgLatenessBook
{
  gboolean is_fixed;      /* the regulations cannot set another limit than the book */
  gboolean halves;        /* the time of two who are absent is shared */
  gboolean control_ends;  /* who comes when the first control is over has lost whatever his clock */
  const char *in_time;    /* both are there */
  const char *one_absent; /* one comes late within the limit */
  const char *both_absent; /* both do */
  const char *one_loses;
  const char *both_lose;
  const char *flag; /* the first period is used up before he comes */
};

G_END_DECLS
