/* brg-store-officials.c - the officials of an event
 *
 * Tests: tests/data/test-store-duties.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-officials.h"

#include <glib/gi18n-lib.h>

#include "brg-jury.h"
#include "brg-snapshot.h"
#include "brg-sql.h"
#include "brg-store-rows.h"
#include "brg-store-words.h"

/* (element-type gint64): rows of the officials of an event. */
static GArray *
list_rows (BrgStore *store, gint64 event_id, GError **error)
{
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  sqlite3_stmt *stmt =
      brg_sql_query (store, error, "SELECT id FROM official WHERE event_id = ?1", "i", event_id);
  gboolean has_row = TRUE;

  if (stmt == NULL)
    return NULL;
  while (has_row)
    {
      gint64 id;

      if (!brg_sql_step (store, stmt, &has_row, error))
        return NULL;
      id = has_row ? sqlite3_column_int64 (stmt, 0) : 0;
      if (has_row)
        g_array_append_val (ids, id);
    }
  return g_steal_pointer (&ids);
}

/* Of two officials of one row only the first keeps it. */
static gboolean
is_first_of_row (const GPtrArray *officials, guint index)
{
  gint64 id = ((const BrgOfficial *) officials->pdata[index])->id;

  for (guint i = 0; i < index; i++)
    if (((const BrgOfficial *) officials->pdata[i])->id == id)
      return FALSE;
  return TRUE;
}

static gboolean
has_row (const GArray *ids, gint64 id)
{
  for (guint i = 0; i < ids->len; i++)
    if (g_array_index (ids, gint64, i) == id)
      return TRUE;
  return FALSE;
}

static gboolean
is_listed (const GPtrArray *officials, gint64 id)
{
  for (guint i = 0; i < officials->len; i++)
    if (((const BrgOfficial *) officials->pdata[i])->id == id)
      return TRUE;
  return FALSE;
}

static gboolean
delete_row (BrgStore *store, gint64 id, GError **error)
{
  return brg_sql_run (store, error, "DELETE FROM duty WHERE official_id = ?1", "i", id) &&
         brg_sql_run (store, error, "DELETE FROM official_interest WHERE official_id = ?1", "i",
                      id) &&
         brg_sql_run (store, error, "DELETE FROM official WHERE id = ?1", "i", id);
}

static gboolean
write_row (BrgStore *store,
           gint64 event_id,
           gint64 id,
           guint position,
           const BrgOfficial *official,
           GError **error)
{
  const char *post;
  const char *role = brg_store_role_to_words (official->role, &post);

  if (id == 0)
    {
      if (!brg_sql_run (store, error,
                        "INSERT INTO official (event_id, position, role, name)"
                        " VALUES (?1, ?2, ?3, ?4)",
                        "iitt", event_id, (gint64) position, role, official->name))
        return FALSE;
      id = sqlite3_last_insert_rowid (store->db);
    }
  return brg_sql_run (store, error,
                      "UPDATE official SET position = ?2, role = ?3, name = ?4, category = ?5,"
                      " birth = ?6, federation = ?7, organisation = ?8, post = ?9, site = ?10"
                      " WHERE id = ?1",
                      "iitttttttt", id, (gint64) position, role, official->name, official->category,
                      official->birth, official->federation, official->organisation, post,
                      official->site);
}

static gint64
count_role (const GPtrArray *officials, BrgOfficialRole role)
{
  gint64 count = 0;

  for (guint i = 0; i < officials->len; i++)
    count += ((const BrgOfficial *) officials->pdata[i])->role == role;
  return count;
}

/* Whether there are more than the book lets. Older files may have more: they are not made worse. */
static gboolean
find_too_many (BrgStore *store,
               const BrgEvent *event,
               BrgOfficialRole role,
               gint64 event_id,
               gboolean *is_too_many,
               GError **error)
{
  const char *post;
  const char *word = brg_store_role_to_words (role, &post);
  gint64 most = brg_jury_get_most (event->rulebook, role);
  gint64 count = count_role (event->officials, role);
  gint64 n_before = 0;

  *is_too_many = FALSE;
  if (most == 0 || count <= most)
    return TRUE;
  if (!brg_sql_get_int (store, &n_before, error,
                        "SELECT count(*) FROM official WHERE event_id = ?1 AND role = ?2"
                        " AND post = ?3",
                        "itt", event_id, word, post))
    return FALSE;
  *is_too_many = count > n_before;
  return TRUE;
}

/* rus-chess-2014 21.1, rus-draughts-2022 12.1: there is one chief arbiter; 12.4.5: and one chief
 * secretary. */
static gboolean
check_main_jury (BrgStore *store, const BrgEvent *event, gint64 event_id, GError **error)
{
  gboolean has_chiefs;
  gboolean has_secretaries;

  if (!find_too_many (store, event, BRG_OFFICIAL_CHIEF_ARBITER, event_id, &has_chiefs, error) ||
      !find_too_many (store, event, BRG_OFFICIAL_CHIEF_SECRETARY, event_id, &has_secretaries,
                      error))
    return FALSE;
  if (has_chiefs)
    return brg_store_refuse (error, _ ("An event has one chief arbiter; another one is a deputy or "
                                       "an arbiter."));
  return !has_secretaries ||
         brg_store_refuse (error,
                           _ ("An event has one chief secretary; another one is a secretary."));
}

gboolean
brg_store_write_officials (BrgStore *store, gint64 event_id, const BrgEvent *event, GError **error)
{
  const GPtrArray *officials = event->officials;
  g_autoptr (GArray) ids = list_rows (store, event_id, error);

  if (ids == NULL || !check_main_jury (store, event, event_id, error))
    return FALSE;
  for (guint i = 0; i < ids->len; i++)
    {
      gint64 id = g_array_index (ids, gint64, i);

      if (!is_listed (officials, id) && !delete_row (store, id, error))
        return FALSE;
    }
  for (guint i = 0; i < officials->len; i++)
    {
      const BrgOfficial *official = officials->pdata[i];
      gboolean stays = has_row (ids, official->id) && is_first_of_row (officials, i);

      if (!write_row (store, event_id, stays ? official->id : 0, i, official, error))
        return FALSE;
    }
  return TRUE;
}
