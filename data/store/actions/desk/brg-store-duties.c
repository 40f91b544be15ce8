/* brg-store-duties.c - who watches which boards, and whom an official must not judge
 *
 * Tests: tests/data/test-store-duties.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-duties.h"

#include <glib/gi18n-lib.h>

#include "brg-action.h"
#include "brg-sql.h"
#include "brg-store-rows.h"

BrgInterest *
brg_interest_new (gint64 official_id, gint64 entry_id, const char *note)
{
  BrgInterest *interest = g_new0 (BrgInterest, 1);

  interest->official_id = official_id;
  interest->entry_id = entry_id;
  interest->note = g_strdup (note);
  return interest;
}

void
brg_interest_free (BrgInterest *interest)
{
  if (interest == NULL)
    return;
  g_free (interest->note);
  g_free (interest);
}

static GArray *
read_duties (BrgStore *store, gint64 group_id, gint round, GError **error)
{
  g_autoptr (GArray) duties = g_array_new (FALSE, FALSE, sizeof (BrgDuty));
  sqlite3_stmt *stmt = brg_sql_query (store, error,
                                      "SELECT official_id, first_board, last_board FROM duty"
                                      " WHERE group_id = ?1 AND round = ?2"
                                      " ORDER BY first_board, last_board, id",
                                      "ii", group_id, (gint64) round);
  gboolean has_row = TRUE;

  if (stmt == NULL)
    return NULL;
  while (has_row)
    {
      BrgDuty duty;

      if (!brg_sql_step (store, stmt, &has_row, error))
        return NULL;
      if (!has_row)
        break;
      duty.official_id = sqlite3_column_int64 (stmt, 0);
      duty.first_board = sqlite3_column_int (stmt, 1);
      duty.last_board = sqlite3_column_int (stmt, 2);
      g_array_append_val (duties, duty);
    }
  return g_steal_pointer (&duties);
}

GArray *
brg_store_list_duties (BrgStore *store,
                       gint64 group_id,
                       gint round,
                       gboolean *is_own,
                       GError **error)
{
  g_autoptr (GArray) duties = NULL;

  g_return_val_if_fail (store != NULL && round >= 0, NULL);

  duties = read_duties (store, group_id, round, error);
  if (duties == NULL)
    return NULL;
  if (is_own != NULL)
    *is_own = duties->len > 0;
  if (duties->len == 0 && round > 0)
    return read_duties (store, group_id, 0, error);
  return g_steal_pointer (&duties);
}

static gboolean
check_official (BrgStore *store, gint64 event_id, gint64 official_id, GError **error)
{
  gint64 count;

  if (!brg_sql_get_int (store, &count, error,
                        "SELECT count(*) FROM official WHERE id = ?1 AND event_id = ?2", "ii",
                        official_id, event_id))
    return FALSE;
  return count == 1 || brg_store_refuse (error, _ ("The official no longer exists."));
}

static gboolean
do_overlap (const BrgDuty *a, const BrgDuty *b)
{
  return a->official_id == b->official_id && a->first_board <= b->last_board &&
         b->first_board <= a->last_board;
}

static gboolean
check_duties (BrgStore *store,
              gint64 event_id,
              const BrgDuty *duties,
              guint n_duties,
              GError **error)
{
  for (guint i = 0; i < n_duties; i++)
    {
      if (duties[i].first_board < 1 || duties[i].last_board < duties[i].first_board)
        return brg_store_refuse (error, _ ("The last board of a sector cannot be before its "
                                           "first."));
      for (guint k = 0; k < i; k++)
        if (do_overlap (&duties[i], &duties[k]))
          return brg_store_refuse (error, _ ("Two sectors of the same official share a board."));
      if (!check_official (store, event_id, duties[i].official_id, error))
        return FALSE;
    }
  return TRUE;
}

static gint
compare_duties (gconstpointer left, gconstpointer right)
{
  const BrgDuty *a = left;
  const BrgDuty *b = right;

  if (a->first_board != b->first_board)
    return a->first_board < b->first_board ? -1 : 1;
  if (a->last_board != b->last_board)
    return a->last_board < b->last_board ? -1 : 1;
  return (a->official_id > b->official_id) - (a->official_id < b->official_id);
}

static gboolean
is_same_list (GArray *before, const BrgDuty *duties, guint n_duties)
{
  g_autoptr (GArray) after = g_array_new (FALSE, FALSE, sizeof (BrgDuty));

  if (before->len != n_duties)
    return FALSE;
  if (n_duties > 0)
    g_array_append_vals (after, duties, n_duties);
  g_array_sort (after, compare_duties);
  g_array_sort (before, compare_duties);
  for (guint i = 0; i < n_duties; i++)
    if (compare_duties (&g_array_index (after, BrgDuty, i), &g_array_index (before, BrgDuty, i)) !=
        0)
      return FALSE;
  return TRUE;
}

static gboolean
write_duties (BrgStore *store,
              gint64 group_id,
              gint round,
              const BrgDuty *duties,
              guint n_duties,
              GError **error)
{
  if (!brg_sql_run (store, error, "DELETE FROM duty WHERE group_id = ?1 AND round = ?2", "ii",
                    group_id, (gint64) round))
    return FALSE;
  for (guint i = 0; i < n_duties; i++)
    if (!brg_sql_run (store, error,
                      "INSERT INTO duty (group_id, round, official_id, first_board, last_board)"
                      " VALUES (?1, ?2, ?3, ?4, ?5)",
                      "iiiii", group_id, (gint64) round, duties[i].official_id,
                      (gint64) duties[i].first_board, (gint64) duties[i].last_board))
      return FALSE;
  return TRUE;
}

gboolean
brg_store_set_duties (BrgStore *store,
                      gint64 group_id,
                      gint round,
                      const BrgDuty *duties,
                      guint n_duties,
                      GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  g_autoptr (GArray) before = NULL;
  gint64 event_id;

  g_return_val_if_fail (store != NULL && round >= 0, FALSE);
  g_return_val_if_fail (duties != NULL || n_duties == 0, FALSE);

  before = read_duties (store, group_id, round, error);
  if (before == NULL || !brg_store_find_event_of_group (store, group_id, &event_id, error) ||
      !check_duties (store, event_id, duties, n_duties, error))
    return FALSE;
  if (is_same_list (before, duties, n_duties))
    return TRUE;
  action = brg_action_begin_in_group (store, "duties-set", group_id, error);
  if (action == NULL || !write_duties (store, group_id, round, duties, n_duties, error))
    return FALSE;
  brg_action_set_int (action, "round", round);
  brg_action_set_int (action, "count", n_duties);
  return brg_action_commit (g_steal_pointer (&action), error);
}

static gpointer
read_interest (sqlite3_stmt *stmt)
{
  g_autofree char *note = brg_sql_dup_text (stmt, 2);

  return brg_interest_new (sqlite3_column_int64 (stmt, 0), sqlite3_column_int64 (stmt, 1), note);
}

GPtrArray *
brg_store_list_interests (BrgStore *store, gint64 event_id, GError **error)
{
  g_return_val_if_fail (store != NULL, NULL);

  return brg_sql_list (
      store,
      brg_sql_query (store, error,
                     "SELECT i.official_id, i.entry_id, i.note FROM official_interest i"
                     " JOIN official o ON o.id = i.official_id WHERE o.event_id = ?1"
                     " ORDER BY o.position, i.entry_id",
                     "i", event_id),
      read_interest, (GDestroyNotify) brg_interest_free, error);
}

static gboolean
check_interests (BrgStore *store, gint64 event_id, const GPtrArray *interests, GError **error)
{
  for (guint i = 0; i < interests->len; i++)
    {
      gint64 entry_id = ((const BrgInterest *) interests->pdata[i])->entry_id;
      gint64 count;

      for (guint k = 0; k < i; k++)
        if (((const BrgInterest *) interests->pdata[k])->entry_id == entry_id)
          return brg_store_refuse (error, _ ("A player appears twice."));
      if (!brg_sql_get_int (store, &count, error,
                            "SELECT count(*) FROM entry e JOIN event_group g ON g.id = e.group_id"
                            " WHERE e.id = ?1 AND g.event_id = ?2",
                            "ii", entry_id, event_id))
        return FALSE;
      if (count == 0)
        return brg_store_refuse (error, _ ("The player is no longer in the event."));
    }
  return TRUE;
}

static gboolean
write_interests (BrgStore *store, gint64 official_id, const GPtrArray *interests, GError **error)
{
  if (!brg_sql_run (store, error, "DELETE FROM official_interest WHERE official_id = ?1", "i",
                    official_id))
    return FALSE;
  for (guint i = 0; i < interests->len; i++)
    {
      const BrgInterest *interest = interests->pdata[i];

      if (!brg_sql_run (store, error,
                        "INSERT INTO official_interest (official_id, entry_id, note)"
                        " VALUES (?1, ?2, ?3)",
                        "iit", official_id, interest->entry_id, interest->note))
        return FALSE;
    }
  return TRUE;
}

/* Whose interests they are, for the journal. */
static gboolean
note_official (BrgStore *store, BrgAction *action, gint64 official_id, GError **error)
{
  g_autofree char *name = NULL;
  gboolean has_row;
  sqlite3_stmt *stmt =
      brg_sql_query (store, error, "SELECT name FROM official WHERE id = ?1", "i", official_id);

  if (stmt == NULL || !brg_sql_step (store, stmt, &has_row, error))
    return FALSE;
  if (has_row)
    {
      name = brg_sql_dup_text (stmt, 0);
      sqlite3_reset (stmt);
      brg_action_set_text (action, "name", name);
    }
  return TRUE;
}

gboolean
brg_store_set_interests (BrgStore *store,
                         gint64 event_id,
                         gint64 official_id,
                         const GPtrArray *interests,
                         GError **error)
{
  g_autoptr (BrgAction) action = NULL;

  g_return_val_if_fail (store != NULL && interests != NULL, FALSE);

  if (!check_official (store, event_id, official_id, error) ||
      !check_interests (store, event_id, interests, error))
    return FALSE;
  action = brg_action_begin (store, "interests-set", event_id, error);
  if (action == NULL || !write_interests (store, official_id, interests, error) ||
      !note_official (store, action, official_id, error))
    return FALSE;
  brg_action_set_int (action, "count", interests->len);
  return brg_action_commit (g_steal_pointer (&action), error);
}
