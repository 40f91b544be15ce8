/* brg-rulebooks.c - the list of rule books
 *
 * Tests: tests/engine/test-rulebook.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-rulebooks.h"

#include "brg-book.h"

/* A further book is one more file and its row here. */
static const BrgRulebook *const books[] = {
  &brg_book_fide_2023,       &brg_book_rus_chess_2014,    &brg_book_ukr_chess_2016,
  &brg_book_ussr_chess_1956, &brg_book_rus_draughts_2022,
};

const BrgRulebook *const *
brg_rulebooks (guint *n_rulebooks)
{
  g_return_val_if_fail (n_rulebooks != NULL, NULL);

  *n_rulebooks = G_N_ELEMENTS (books);
  return books;
}

const BrgRulebook *
brg_rulebook_find (const char *id)
{
  g_return_val_if_fail (id != NULL, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (books); i++)
    if (g_str_equal (books[i]->id, id))
      return books[i];
  return NULL;
}
