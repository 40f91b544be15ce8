/* brg-store-delegations.c - who enters players: delegations with their entries
 *
 * Rules: rus-draughts-2022 2.2.2, 5.1
 * Tests: tests/data/test-store-admission.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-delegations.h"

#include <glib/gi18n-lib.h>

#include "brg-action.h"
#include "brg-store-admission-days.h"
#include "brg-store-entry-place.h"
#include "brg-store-rows.h"

static const char *const stages[BRG_N_ENTRY_STAGES] = { "preliminary", "final" };

static void
take_text (char **place, sqlite3_stmt *stmt, int column)
{
  g_free (*place);
  *place = brg_sql_dup_text (stmt, column);
}

static void
read_delegation (sqlite3_stmt *stmt, GPtrArray *list)
{
  BrgDelegation *delegation = brg_delegation_new ();

  delegation->id = sqlite3_column_int64 (stmt, 0);
  take_text (&delegation->name, stmt, 1);
  take_text (&delegation->region, stmt, 2);
  take_text (&delegation->representative, stmt, 3);
  take_text (&delegation->doctor, stmt, 4);
  take_text (&delegation->clinic, stmt, 5);
  take_text (&delegation->doctor_on, stmt, 6);
  g_ptr_array_add (list, delegation);
}

static BrgDelegation *
find (GPtrArray *list, gint64 id)
{
  for (guint i = 0; i < list->len; i++)
    if (((BrgDelegation *) list->pdata[i])->id == id)
      return list->pdata[i];
  return NULL;
}

static void
read_head (sqlite3_stmt *stmt, GPtrArray *list)
{
  BrgDelegation *delegation = find (list, sqlite3_column_int64 (stmt, 0));
  g_autofree char *role = brg_sql_dup_text (stmt, 1);
  g_autofree char *name = brg_sql_dup_text (stmt, 2);

  if (delegation != NULL)
    g_ptr_array_add (delegation->heads, brg_delegation_head_new (role, name));
}

static void
read_receipt (sqlite3_stmt *stmt, GPtrArray *list)
{
  BrgDelegation *delegation = find (list, sqlite3_column_int64 (stmt, 0));
  g_autofree char *stage = brg_sql_dup_text (stmt, 1);

  for (guint i = 0; delegation != NULL && i < BRG_N_ENTRY_STAGES; i++)
    if (g_str_equal (stages[i], stage))
      {
        take_text (&delegation->receipts[i].received_on, stmt, 2);
        take_text (&delegation->receipts[i].signed_on, stmt, 3);
        delegation->receipts[i].is_original = sqlite3_column_int (stmt, 4);
      }
}

static gboolean
read_rows (BrgStore *store,
           sqlite3_stmt *stmt,
           void (*read) (sqlite3_stmt *stmt, GPtrArray *list),
           GPtrArray *list,
           GError **error)
{
  gboolean has_row;

  if (stmt == NULL)
    return FALSE;
  while (brg_sql_step (store, stmt, &has_row, error))
    {
      if (!has_row)
        return TRUE;
      read (stmt, list);
    }
  return FALSE;
}

GPtrArray *
brg_store_list_delegations (BrgStore *store, gint64 event_id, GError **error)
{
  g_autoptr (GPtrArray) list =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_delegation_free);

  g_return_val_if_fail (store != NULL, NULL);

  if (!read_rows (store,
                  brg_sql_query (store, error,
                                 "SELECT id, name, region, representative, doctor, clinic,"
                                 " doctor_on FROM delegation WHERE event_id = ?1 ORDER BY name, id",
                                 "i", event_id),
                  read_delegation, list, error) ||
      !read_rows (store,
                  brg_sql_query (store, error,
                                 "SELECT h.delegation_id, h.role, h.name FROM delegation_head h"
                                 " JOIN delegation d ON d.id = h.delegation_id"
                                 " WHERE d.event_id = ?1 ORDER BY h.position",
                                 "i", event_id),
                  read_head, list, error) ||
      !read_rows (store,
                  brg_sql_query (store, error,
                                 "SELECT r.delegation_id, r.stage, r.received_on, r.signed_on,"
                                 " r.is_original FROM delegation_receipt r"
                                 " JOIN delegation d ON d.id = r.delegation_id"
                                 " WHERE d.event_id = ?1",
                                 "i", event_id),
                  read_receipt, list, error))
    return NULL;
  return g_steal_pointer (&list);
}

/* ----- Written ----- */

static gboolean
check_name (BrgStore *store,
            gint64 event_id,
            const BrgDelegation *delegation,
            const char *name,
            GError **error)
{
  gint64 n_others;

  if (*name == '\0')
    return brg_store_refuse (error, _ ("A delegation needs a name."));
  if (!brg_sql_get_int (store, &n_others, error,
                        "SELECT count(*) FROM delegation WHERE event_id = ?1 AND name = ?2 AND id"
                        " <> ?3",
                        "iti", event_id, name, delegation->id))
    return FALSE;
  return n_others == 0 ||
         brg_store_refuse (error, _ ("Another delegation of this event has that name."));
}

static gboolean
write_heads (BrgStore *store, gint64 id, const GPtrArray *heads, GError **error)
{
  if (!brg_sql_run (store, error, "DELETE FROM delegation_head WHERE delegation_id = ?1", "i", id))
    return FALSE;
  for (guint i = 0; i < heads->len; i++)
    {
      const BrgDelegationHead *head = heads->pdata[i];

      if (*head->role == '\0' || *head->name == '\0')
        return brg_store_refuse (error, _ ("Who signs an entry needs a name and a post."));
      if (!brg_sql_run (store, error,
                        "INSERT INTO delegation_head (delegation_id, position, role, name)"
                        " VALUES (?1, ?2, ?3, ?4)",
                        "iitt", id, (gint64) i + 1, head->role, head->name))
        return FALSE;
    }
  return TRUE;
}

static gboolean
write_receipt (BrgStore *store,
               gint64 id,
               BrgEntryStage stage,
               const BrgEntryReceipt *receipt,
               GError **error)
{
  g_autofree char *received = NULL;
  g_autofree char *signed_on = NULL;

  if (!brg_admission_days_read (receipt->received_on, &received, error) ||
      !brg_admission_days_read (receipt->signed_on, &signed_on, error) ||
      !brg_sql_run (store, error,
                    "DELETE FROM delegation_receipt WHERE delegation_id = ?1 AND stage = ?2", "it",
                    id, stages[stage]))
    return FALSE;
  if (*received == '\0')
    return (*signed_on == '\0' && !receipt->is_original) ||
           brg_store_refuse (error, _ ("An entry that has come has the day on which it came."));
  return brg_sql_run (store, error,
                      "INSERT INTO delegation_receipt (delegation_id, stage, received_on,"
                      " signed_on, is_original) VALUES (?1, ?2, ?3, ?4, ?5)",
                      "ittti", id, stages[stage], received, signed_on,
                      (gint64) (receipt->is_original != FALSE));
}

/* rus-draughts-2022 2.2.3: nobody plays before the doctor has admitted him. */
static gboolean
check_doctor (BrgStore *store, gint64 event_id, const char *day, GError **error)
{
  gint64 is_late;

  if (!brg_sql_get_int (store, &is_late, error,
                        "SELECT count(*) FROM event WHERE id = ?1 AND ends <> '' AND ends < ?2",
                        "it", event_id, day))
    return FALSE;
  return is_late == 0 ||
         brg_store_refuse (error, _ ("The doctor admits players before the event ends."));
}

static gboolean
write_row (BrgStore *store,
           gint64 event_id,
           const BrgDelegation *delegation,
           const char *name,
           gint64 *id,
           GError **error)
{
  g_autofree char *doctor_on = NULL;

  if (!brg_admission_days_read (delegation->doctor_on, &doctor_on, error) ||
      !check_doctor (store, event_id, doctor_on, error))
    return FALSE;
  *id = delegation->id;
  if (delegation->id != 0)
    return brg_sql_run (store, error,
                        "UPDATE delegation SET name = ?2, region = ?3, representative = ?4,"
                        " doctor = ?5, clinic = ?6, doctor_on = ?7 WHERE id = ?1",
                        "itttttt", delegation->id, name, delegation->region,
                        delegation->representative, delegation->doctor, delegation->clinic,
                        doctor_on);
  if (!brg_sql_run (store, error,
                    "INSERT INTO delegation (event_id, name, region, representative, doctor,"
                    " clinic, doctor_on) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
                    "itttttt", event_id, name, delegation->region, delegation->representative,
                    delegation->doctor, delegation->clinic, doctor_on))
    return FALSE;
  *id = sqlite3_last_insert_rowid (store->db);
  return TRUE;
}

static gboolean
write_member (BrgStore *store, gint64 entry_id, gint64 id, GError **error)
{
  return brg_sql_run (store, error,
                      "INSERT INTO admission (entry_id, delegation_id) VALUES (?1, ?2)"
                      " ON CONFLICT (entry_id) DO UPDATE SET delegation_id ="
                      " excluded.delegation_id",
                      "iI", entry_id, id);
}

static gboolean
write_members (BrgStore *store, gint64 id, const GArray *entry_ids, GError **error)
{
  for (guint i = 0; entry_ids != NULL && i < entry_ids->len; i++)
    if (!write_member (store, g_array_index (entry_ids, gint64, i), id, error))
      return FALSE;
  return TRUE;
}

gboolean
brg_store_save_delegation (BrgStore *store,
                           gint64 event_id,
                           const BrgDelegation *delegation,
                           const GArray *entry_ids,
                           gint64 *id,
                           GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  g_autofree char *name = NULL;
  gint64 row;

  g_return_val_if_fail (store != NULL && delegation != NULL, FALSE);

  name = g_strstrip (g_strdup (delegation->name));
  if (!check_name (store, event_id, delegation, name, error))
    return FALSE;
  action = brg_action_begin (store, delegation->id == 0 ? "delegation-add" : "delegation-update",
                             event_id, error);
  if (action == NULL || !write_row (store, event_id, delegation, name, &row, error) ||
      !write_heads (store, row, delegation->heads, error) ||
      !write_receipt (store, row, BRG_ENTRY_PRELIMINARY,
                      &delegation->receipts[BRG_ENTRY_PRELIMINARY], error) ||
      !write_receipt (store, row, BRG_ENTRY_FINAL, &delegation->receipts[BRG_ENTRY_FINAL], error) ||
      !write_members (store, row, entry_ids, error))
    return FALSE;
  brg_action_set_text (action, "name", name);
  if (!brg_action_commit (g_steal_pointer (&action), error))
    return FALSE;
  if (id != NULL)
    *id = row;
  return TRUE;
}

static char *
dup_name (BrgStore *store, gint64 event_id, gint64 id, GError **error)
{
  gboolean has_row = FALSE;
  char *name = NULL;
  sqlite3_stmt *stmt =
      brg_sql_query (store, error, "SELECT name FROM delegation WHERE id = ?1 AND event_id = ?2",
                     "ii", id, event_id);

  if (stmt == NULL || !brg_sql_step (store, stmt, &has_row, error))
    return NULL;
  if (has_row)
    {
      name = brg_sql_dup_text (stmt, 0);
      sqlite3_reset (stmt);
    }
  else
    g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_NOT_FOUND,
                         _ ("The delegation is no longer there."));
  return name;
}

gboolean
brg_store_remove_delegation (BrgStore *store, gint64 event_id, gint64 id, GError **error)
{
  static const char *const steps[] = {
    "DELETE FROM delegation_head WHERE delegation_id = ?1",
    "DELETE FROM delegation_receipt WHERE delegation_id = ?1",
    "UPDATE admission SET delegation_id = NULL WHERE delegation_id = ?1",
    "DELETE FROM delegation WHERE id = ?1",
  };
  g_autoptr (BrgAction) action = NULL;
  g_autofree char *name = NULL;

  g_return_val_if_fail (store != NULL, FALSE);

  name = dup_name (store, event_id, id, error);
  if (name == NULL)
    return FALSE;
  action = brg_action_begin (store, "delegation-remove", event_id, error);
  if (action == NULL)
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    if (!brg_sql_run (store, error, steps[i], "i", id))
      return FALSE;
  brg_action_set_text (action, "name", name);
  return brg_action_commit (g_steal_pointer (&action), error);
}

gboolean
brg_store_join_delegation (BrgStore *store, gint64 entry_id, gint64 id, GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  g_auto (BrgEntryPlace) place = { 0 };
  g_autofree char *name = NULL;

  g_return_val_if_fail (store != NULL, FALSE);

  if (!brg_store_find_entry (store, entry_id, &place, error))
    return FALSE;
  name = id != 0 ? dup_name (store, place.event_id, id, error) : g_strdup ("");
  if (name == NULL)
    return FALSE;
  action = brg_action_begin_in_group (store, "delegation-join", place.group_id, error);
  if (action == NULL || !write_member (store, entry_id, id, error))
    return FALSE;
  brg_action_set_text (action, "name", place.name);
  brg_action_set_text (action, "delegation", name);
  return brg_action_commit (g_steal_pointer (&action), error);
}
