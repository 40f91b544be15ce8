/* brg-rounds-page-matches.c - the rounds page: the headers of matches above their boards
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-rounds-page-private.h"

void
brg_rounds_page_fit_items (GListStore *items, guint n_wanted)
{
  guint n_items = g_list_model_get_n_items (G_LIST_MODEL (items));
  g_autoptr (GPtrArray) added = g_ptr_array_new_with_free_func (g_object_unref);

  if (n_items > n_wanted)
    g_list_store_splice (items, n_wanted, n_items - n_wanted, NULL, 0);
  for (guint i = n_items; i < n_wanted; i++)
    g_ptr_array_add (added, brg_board_item_new ());
  if (added->len > 0)
    g_list_store_splice (items, n_items, 0, added->pdata, added->len);
}

static void
take_items (GPtrArray *rows, GListStore *items, guint first, guint n_items)
{
  for (guint i = first; i < first + n_items; i++)
    g_ptr_array_add (rows, g_list_model_get_item (G_LIST_MODEL (items), i));
}

static gboolean
is_same (GListStore *store, const GPtrArray *rows)
{
  if (g_list_model_get_n_items (G_LIST_MODEL (store)) != rows->len)
    return FALSE;
  for (guint i = 0; i < rows->len; i++)
    {
      g_autoptr (GObject) item = g_list_model_get_item (G_LIST_MODEL (store), i);

      if (item != rows->pdata[i])
        return FALSE;
    }
  return TRUE;
}

/* Every match above its boards. Rows that stay where they are keep their widgets. */
static void
arrange_rows (BrgRoundsPage *self, const GArray *matches)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; matches->len == 0 && i < self->stores->len; i++)
    take_items (rows, self->stores->pdata[i], 0, g_list_model_get_n_items (self->stores->pdata[i]));
  for (guint i = 0; i < matches->len; i++)
    {
      const BrgTeamMatch *match = &g_array_index (matches, BrgTeamMatch, i);

      take_items (rows, self->match_headers, i, 1);
      take_items (rows, self->items, (guint) MAX (match->first_board, 0), (guint) match->n_boards);
    }
  if (!is_same (self->rows, rows))
    g_list_store_splice (self->rows, 0, g_list_model_get_n_items (G_LIST_MODEL (self->rows)),
                         rows->pdata, rows->len);
}

static void
fill_match_headers (BrgRoundsPage *self, BrgSnapshot *snapshot, const GArray *matches)
{
  g_autofree gint *points = brg_board_points_before (snapshot, self->round);

  brg_rounds_page_fit_items (self->match_headers, matches->len);
  for (guint i = 0; i < matches->len; i++)
    {
      g_autoptr (BrgBoardItem) item = g_list_model_get_item (G_LIST_MODEL (self->match_headers), i);

      brg_board_item_show_match (item, snapshot, &g_array_index (matches, BrgTeamMatch, i), points);
    }
}

void
brg_rounds_page_show_matches (BrgRoundsPage *self, BrgSnapshot *snapshot, const GArray *matches)
{
  fill_match_headers (self, snapshot, matches);
  arrange_rows (self, matches);
}

const BrgTeamMatch *
brg_rounds_page_get_match (BrgRoundsPage *self)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->match_headers)); i++)
    {
      g_autoptr (BrgBoardItem) item = g_list_model_get_item (G_LIST_MODEL (self->match_headers), i);
      const BrgTeamMatch *match = brg_board_item_get_match (item);

      if (brg_team_match_has_board (match, self->index))
        return match;
    }
  return NULL;
}
