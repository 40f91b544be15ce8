/* brg-play-order-book.h - what a book calls the table of the order of play, and how it is written
 *
 * For the paper of a round robin and the files of the books.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-rulebook.h"

G_BEGIN_DECLS

/* The context of the texts below. */
#define BRG_PLAY_ORDER_CONTEXT "order of play"

/**
 * BrgPlayOrderBook:
 * @article: book id and article of the tables
 * @title: the title, marked for translation with %BRG_PLAY_ORDER_CONTEXT
 * @round: head of the column of rounds, marked like it
 * @first: that who stands first has White, marked like it; in renju he has Black, which only
 *   @first_black says
 * @first_black: (nullable): the same of games in which Black begins
 * @between: what stands between two numbers
 *
 * The section of a book on the order of play in a round robin.
 */
struct _BrgPlayOrderBook
{
  const char *article;
  const char *title;
  const char *round;
  const char *first;
  const char *first_black;
  const char *between;
};

G_END_DECLS
