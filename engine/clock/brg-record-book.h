/* brg-record-book.h - what a book says of writing the moves
 *
 * For brg-record-duty.c and the files of the books.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-rulebook.h"

G_BEGIN_DECLS

/* Articles by discipline. */
struct _BrgRecordRule
{
  guint disciplines; /* bit set: 1 << BrgDiscipline */
  const char *duty;
  const char *short_of_time; /* nullable: nobody is freed */
  const char *fast;          /* nullable: of rapid and blitz the book says nothing */
  gboolean watched_blitz;    /* in blitz with enough arbiters moves are written */
};

G_END_DECLS
