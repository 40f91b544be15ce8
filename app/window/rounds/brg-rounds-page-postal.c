/* brg-rounds-page-postal.c - the rounds page: games by correspondence, of all rounds at once
 *
 * Rules: rus-draughts-2022 10.3.2
 * Tests: tests/gui/letters-begin.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-letters-row.h"
#include "brg-rounds-page-private.h"
#include "brg-shell.h"

/* rus-draughts-2022 10.3.2: all games begin on one day, so that no round is played before another.
 */
gboolean
brg_rounds_page_has_all_rounds (BrgRoundsPage *self)
{
  const BrgSnapshot *boards = brg_rounds_page_get_boards (self);

  return boards != NULL && boards->group->is_postal;
}

void
brg_rounds_page_read_letters (BrgRoundsPage *self)
{
  g_clear_pointer (&self->letters, brg_letters_desk_release);
  if (brg_rounds_page_has_all_rounds (self))
    self->letters = brg_letters_desk_hold (brg_page_get_session (BRG_PAGE (self)));
}

static const BrgPostalCase *
find_case (BrgRoundsPage *self, const BrgGame *game)
{
  return self->letters != NULL && game != NULL
             ? brg_postal_desk_find (self->letters->desk, game->id)
             : NULL;
}

void
brg_rounds_page_show_letters (BrgRoundsPage *self, BrgBoardItem *item, const BrgGame *game)
{
  const BrgPostalCase *matter = find_case (self, game);
  g_autofree char *state = NULL;

  if (matter == NULL)
    {
      brg_board_item_set_letters (item, brg_rounds_page_has_all_rounds (self) ? "" : NULL, "");
      return;
    }
  state = brg_letters_row_dup_state (self->letters->desk, matter);
  brg_board_item_set_letters (item, matter->code, state);
}

void
brg_rounds_page_fit_rounds (BrgRoundsPage *self, gint n_rounds)
{
  if ((gint) self->stores->len > n_rounds)
    g_ptr_array_set_size (self->stores, n_rounds);
  while ((gint) self->stores->len < n_rounds)
    g_ptr_array_add (self->stores, g_list_store_new (BRG_TYPE_BOARD_ITEM));
}

void
brg_rounds_page_take_items (BrgRoundsPage *self, gint round)
{
  guint place = brg_rounds_page_has_all_rounds (self) ? (guint) (round - 1) : 0;

  g_return_if_fail (place < self->stores->len);

  self->items = self->stores->pdata[place];
}

void
brg_rounds_page_move_to_item (BrgRoundsPage *self, BrgBoardItem *item)
{
  gint index = brg_board_item_get_index (item);
  gint round = brg_board_item_get_round (item);

  if (round == self->round)
    brg_rounds_page_move_to (self, index);
  else
    brg_rounds_page_show_board (self, round, index);
}

gboolean
brg_rounds_page_open_letters (BrgRoundsPage *self)
{
  const BrgGame *game = brg_rounds_page_get_game (self);
  g_autofree char *target = NULL;

  if (find_case (self, game) == NULL)
    return FALSE;
  target = g_strdup_printf ("game/%" G_GINT64_FORMAT, game->id);
  brg_shell_go (brg_shell_find (GTK_WIDGET (self)), "letters", target);
  return TRUE;
}
