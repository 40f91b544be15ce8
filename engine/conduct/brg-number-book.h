/* brg-number-book.h - the numbers that a book names where regulations may set others
 *
 * For brg-regulations.c and the files of the books.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-rulebook.h"

G_BEGIN_DECLS

/**
 * BrgBookNumber:
 * @regulation: name of the regulation, `rule-report-days`, see brg_regulations_list()
 * @disciplines: bit set: 1 << BrgDiscipline
 * @tempo: how fast; unknown for all
 * @number: the number while the regulations are silent
 * @article: book id and article
 *
 * A number of a book. Regulations that only some books leave open, as the supervision of fast play,
 * are asked for only where there is one.
 */
struct _BrgBookNumber
{
  const char *regulation;
  guint disciplines;
  BrgTempo tempo;
  gint number;
  const char *article;
};

G_END_DECLS
