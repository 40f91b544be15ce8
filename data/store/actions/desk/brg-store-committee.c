/* brg-store-committee.c - the appeals committee of an event
 *
 * Rules: rus-chess-2014 25.2; rus-draughts-2022 5.4.17.5
 * Tests: tests/data/test-store-protests.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-committee.h"

#include <glib/gi18n-lib.h>

#include "brg-action.h"
#include "brg-sql.h"
#include "brg-store-rows.h"

static const char *const role_words[BRG_N_COMMITTEE_ROLES] = { "chair", "member", "reserve" };

static gpointer
read_member (sqlite3_stmt *stmt)
{
  g_autofree char *name = brg_sql_dup_text (stmt, 2);
  g_autofree char *role = brg_sql_dup_text (stmt, 1);
  BrgCommitteeMember *member = brg_committee_member_new (BRG_COMMITTEE_RESERVE, name);

  for (guint i = 0; i < BRG_N_COMMITTEE_ROLES; i++)
    if (g_str_equal (role_words[i], role))
      member->role = i;
  member->id = sqlite3_column_int64 (stmt, 0);
  brg_protest_take_text (&member->birth, brg_sql_dup_text (stmt, 3));
  brg_protest_take_text (&member->federation, brg_sql_dup_text (stmt, 4));
  brg_protest_take_text (&member->organisation, brg_sql_dup_text (stmt, 5));
  member->entry_id = sqlite3_column_int64 (stmt, 6);
  return member;
}

GPtrArray *
brg_store_list_committee (BrgStore *store, gint64 event_id, GError **error)
{
  g_return_val_if_fail (store != NULL, NULL);

  return brg_sql_list (
      store,
      brg_sql_query (store, error,
                     "SELECT id, role, name, birth, federation, organisation, entry_id"
                     " FROM committee_member WHERE event_id = ?1 ORDER BY position",
                     "i", event_id),
      read_member, (GDestroyNotify) brg_committee_member_free, error);
}

static const BrgCommitteeMember *
find_member (const GPtrArray *members, gint64 id)
{
  for (guint i = 0; i < members->len; i++)
    if (((const BrgCommitteeMember *) members->pdata[i])->id == id)
      return members->pdata[i];
  return NULL;
}

static gboolean
check_members (const GPtrArray *before, const GPtrArray *members, GError **error)
{
  for (guint i = 0; i < members->len; i++)
    {
      const BrgCommitteeMember *member = members->pdata[i];
      g_autofree char *name = g_strstrip (g_strdup (member->name));

      if (*name == '\0')
        return brg_store_refuse (error, _ ("Every member of the committee needs a name."));
      if (member->id != 0 && find_member (before, member->id) == NULL)
        {
          g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_NOT_FOUND,
                       /* Translators: %s is a name */
                       _ ("%s is no longer in the committee."), member->name);
          return FALSE;
        }
    }
  return TRUE;
}

static gboolean
remove_member (BrgStore *store, const BrgCommitteeMember *member, GError **error)
{
  gint64 n_votes;

  if (!brg_sql_get_int (store, &n_votes, error,
                        "SELECT count(*) FROM protest_vote WHERE member_id = ?1", "i", member->id))
    return FALSE;
  if (n_votes > 0)
    {
      g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
                   /* Translators: %s is a name */
                   _ ("%s is hearing an appeal and stays in the committee."), member->name);
      return FALSE;
    }
  return brg_sql_run (store, error, "DELETE FROM committee_member WHERE id = ?1", "i", member->id);
}

static gboolean
write_member (BrgStore *store,
              gint64 event_id,
              guint position,
              const BrgCommitteeMember *member,
              GError **error)
{
  gint64 id = member->id;

  if (id == 0)
    {
      if (!brg_sql_run (store, error,
                        "INSERT INTO committee_member (event_id, position, role, name)"
                        " VALUES (?1, 1, 'reserve', ?2)",
                        "it", event_id, member->name))
        return FALSE;
      id = sqlite3_last_insert_rowid (store->db);
    }
  return brg_sql_run (store, error,
                      "UPDATE committee_member SET position = ?2, role = ?3, name = ?4, birth = ?5,"
                      " federation = ?6, organisation = ?7, entry_id = ?8 WHERE id = ?1",
                      "iitttttI", id, (gint64) position, role_words[member->role], member->name,
                      member->birth, member->federation, member->organisation, member->entry_id);
}

static gboolean
write_members (BrgStore *store,
               gint64 event_id,
               const GPtrArray *before,
               const GPtrArray *members,
               GError **error)
{
  for (guint i = 0; i < before->len; i++)
    if (find_member (members, ((const BrgCommitteeMember *) before->pdata[i])->id) == NULL &&
        !remove_member (store, before->pdata[i], error))
      return FALSE;
  for (guint i = 0; i < members->len; i++)
    if (!write_member (store, event_id, i + 1, members->pdata[i], error))
      return FALSE;
  return TRUE;
}

gboolean
brg_store_set_committee (BrgStore *store, gint64 event_id, const GPtrArray *members, GError **error)
{
  g_autoptr (GPtrArray) before = NULL;
  g_autoptr (BrgAction) action = NULL;
  g_autoptr (GString) names = g_string_new (NULL);

  g_return_val_if_fail (store != NULL && members != NULL, FALSE);

  before = brg_store_list_committee (store, event_id, error);
  if (before == NULL || !check_members (before, members, error))
    return FALSE;
  action = brg_action_begin (store, "committee-set", event_id, error);
  if (action == NULL || !write_members (store, event_id, before, members, error))
    return FALSE;
  for (guint i = 0; i < members->len; i++)
    g_string_append_printf (names, "%s%s", i > 0 ? ", " : "",
                            ((const BrgCommitteeMember *) members->pdata[i])->name);
  brg_action_set_text (action, "names", names->str);
  return brg_action_commit (g_steal_pointer (&action), error);
}
