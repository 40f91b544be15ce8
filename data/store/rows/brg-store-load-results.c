/* brg-store-load-results.c - reads what makes the places of a group final
 *
 * Tests: tests/data/test-snapshot.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-load-results.h"

#include "brg-sql.h"
#include "brg-store-playoff-rows.h"
#include "brg-store-words.h"
#include "brg-text-tidy.h"

static void
take_text (char **place, sqlite3_stmt *stmt, int column)
{
  g_free (*place);
  *place = brg_text_dup_neutral (brg_sql_get_text (stmt, column));
}

static gboolean
load_categories (BrgStore *store, BrgSnapshot *snapshot, GError **error)
{
  sqlite3_stmt *stmt =
      brg_sql_query (store, error,
                     "SELECT id, name, sex, age_from, age_to, rating_from, rating_to, federation,"
                     " organisation FROM category WHERE group_id = ?1 ORDER BY position, id",
                     "i", snapshot->group->id);
  gboolean has_row;

  if (stmt == NULL)
    return FALSE;
  while (brg_sql_step (store, stmt, &has_row, error))
    {
      BrgCategory *category;

      if (!has_row)
        return TRUE;
      category = brg_category_new ();
      category->id = sqlite3_column_int64 (stmt, 0);
      take_text (&category->name, stmt, 1);
      take_text (&category->sex, stmt, 2);
      category->age_from = sqlite3_column_int (stmt, 3);
      category->age_to = sqlite3_column_int (stmt, 4);
      category->rating_from = sqlite3_column_int (stmt, 5);
      category->rating_to = sqlite3_column_int (stmt, 6);
      take_text (&category->federation, stmt, 7);
      take_text (&category->organisation, stmt, 8);
      g_ptr_array_add (snapshot->categories, category);
    }
  return FALSE;
}

static gint
find_category (const BrgSnapshot *snapshot, gint64 id)
{
  for (guint i = 0; id != 0 && i < snapshot->categories->len; i++)
    if (((const BrgCategory *) snapshot->categories->pdata[i])->id == id)
      return (gint) i;
  return -1;
}

static gboolean
load_prizes (BrgStore *store, BrgSnapshot *snapshot, GError **error)
{
  sqlite3_stmt *stmt =
      brg_sql_query (store, error,
                     "SELECT p.id, p.category_id, p.first_place, p.last_place, p.amount, p.note"
                     " FROM prize p LEFT JOIN category c ON c.id = p.category_id"
                     " WHERE p.group_id = ?1 ORDER BY c.position, p.first_place, p.id",
                     "i", snapshot->group->id);
  gboolean has_row;

  if (stmt == NULL)
    return FALSE;
  while (brg_sql_step (store, stmt, &has_row, error))
    {
      BrgPrize *prize;

      if (!has_row)
        return TRUE;
      prize = brg_prize_new ();
      prize->id = sqlite3_column_int64 (stmt, 0);
      prize->category = find_category (snapshot, sqlite3_column_int64 (stmt, 1));
      prize->first_place = sqlite3_column_int (stmt, 2);
      prize->last_place = sqlite3_column_int (stmt, 3);
      prize->amount = sqlite3_column_int64 (stmt, 4);
      take_text (&prize->note, stmt, 5);
      g_ptr_array_add (snapshot->prizes, prize);
    }
  return FALSE;
}

static gboolean
load_norms (BrgStore *store, BrgSnapshot *snapshot, GError **error)
{
  sqlite3_stmt *stmt =
      brg_sql_query (store, error,
                     "SELECT id, name, sex, games, average, unrated, percent, halves, source"
                     " FROM norm WHERE group_id = ?1 ORDER BY position, id",
                     "i", snapshot->group->id);
  gboolean has_row;

  if (stmt == NULL)
    return FALSE;
  while (brg_sql_step (store, stmt, &has_row, error))
    {
      BrgNormWay *way;

      if (!has_row)
        return TRUE;
      way = brg_norm_way_new ();
      way->id = sqlite3_column_int64 (stmt, 0);
      take_text (&way->name, stmt, 1);
      take_text (&way->sex, stmt, 2);
      way->games = sqlite3_column_int (stmt, 3);
      way->average = sqlite3_column_int (stmt, 4);
      way->unrated = sqlite3_column_int (stmt, 5);
      way->percent = sqlite3_column_int (stmt, 6);
      way->halves = sqlite3_column_int (stmt, 7);
      take_text (&way->source, stmt, 8);
      g_ptr_array_add (snapshot->norms, way);
    }
  return FALSE;
}

static BrgTieOrder *
get_order (BrgSnapshot *snapshot, sqlite3_stmt *stmt)
{
  gint64 id = sqlite3_column_int64 (stmt, 0);
  BrgTieOrder *order;

  if (snapshot->tie_orders->len > 0)
    {
      order = snapshot->tie_orders->pdata[snapshot->tie_orders->len - 1];
      if (order->id == id)
        return order;
    }
  order = brg_tie_order_new ();
  order->id = id;
  order->method = brg_store_tie_method_from_word (brg_sql_get_text (stmt, 1));
  take_text (&order->note, stmt, 2);
  order->overrules = (BrgTieReach) sqlite3_column_int (stmt, 5);
  g_ptr_array_add (snapshot->tie_orders, order);
  return order;
}

static gboolean
load_tie_orders (BrgStore *store, BrgSnapshot *snapshot, GError **error)
{
  sqlite3_stmt *stmt = brg_sql_query (
      store, error,
      "SELECT o.id, o.method, o.note, p.entry_id, p.position, o.overrules FROM tie_order o"
      " JOIN tie_order_place p ON p.order_id = o.id WHERE o.group_id = ?1"
      " ORDER BY o.id, p.position, p.entry_id",
      "i", snapshot->group->id);
  gboolean has_row;

  if (stmt == NULL)
    return FALSE;
  while (brg_sql_step (store, stmt, &has_row, error))
    {
      BrgTieOrder *order;
      BrgTiePlace place;

      if (!has_row)
        return TRUE;
      order = get_order (snapshot, stmt);
      place.entry = brg_snapshot_find_entry (snapshot, sqlite3_column_int64 (stmt, 3));
      place.position = sqlite3_column_int (stmt, 4);
      if (place.entry >= 0)
        g_array_append_val (order->places, place);
    }
  return FALSE;
}

gboolean
brg_store_load_results (BrgStore *store, BrgSnapshot *snapshot, GError **error)
{
  g_return_val_if_fail (store != NULL && snapshot != NULL, FALSE);

  return load_categories (store, snapshot, error) && load_prizes (store, snapshot, error) &&
         load_norms (store, snapshot, error) && load_tie_orders (store, snapshot, error) &&
         brg_store_load_playoffs (store, snapshot, error);
}
