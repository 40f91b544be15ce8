/* brg-store-lists.c - the lists of events and of their groups
 *
 * Tests: tests/data/test-store.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-lists.h"

#include "brg-rulebooks.h"
#include "brg-sql.h"
#include "brg-store-rows.h"

#define KIND_OF_CONTEST(group) \
  " coalesce ((SELECT kind FROM contest_terms WHERE group_id = " group "), '')"

static BrgContestKind
read_contest (sqlite3_stmt *stmt, int column)
{
  BrgContestKind contest = BRG_CONTEST_NONE;

  brg_contest_kind_find (brg_sql_get_text (stmt, column), &contest);
  return contest;
}

void
brg_event_summary_free (BrgEventSummary *summary)
{
  if (summary == NULL)
    return;
  g_free (summary->name);
  g_free (summary->place);
  g_free (summary->system);
  g_free (summary->changed_at);
  g_free (summary);
}

static gpointer
read_summary (sqlite3_stmt *stmt)
{
  g_autofree char *rulebook = brg_sql_dup_text (stmt, 4);
  g_autofree char *discipline = brg_sql_dup_text (stmt, 5);
  g_autofree char *state = brg_sql_dup_text (stmt, 6);
  BrgEventSummary *summary = g_new0 (BrgEventSummary, 1);

  summary->event_id = sqlite3_column_int64 (stmt, 0);
  summary->group_id = sqlite3_column_int64 (stmt, 1);
  summary->name = brg_sql_dup_text (stmt, 2);
  summary->place = brg_sql_dup_text (stmt, 3);
  summary->rulebook = brg_rulebook_find (rulebook);
  brg_discipline_from_id (discipline, &summary->discipline);
  summary->state = g_str_equal (state, "closed") ? BRG_EVENT_CLOSED : BRG_EVENT_OPEN;
  summary->system = brg_sql_dup_text (stmt, 7);
  summary->n_groups = sqlite3_column_int (stmt, 8);
  summary->n_players = sqlite3_column_int (stmt, 9);
  summary->n_rounds = sqlite3_column_int (stmt, 10);
  summary->n_missing = sqlite3_column_int (stmt, 11);
  summary->changed_at = brg_sql_dup_text (stmt, 12);
  summary->contest = read_contest (stmt, 13);
  return summary;
}

GPtrArray *
brg_store_list_events (BrgStore *store, GError **error)
{
  g_return_val_if_fail (store != NULL, NULL);

  return brg_sql_list (
      store,
      brg_sql_query (
          store, error,
          "WITH first_group AS (SELECT event_id, min (id) AS id FROM event_group GROUP BY "
          "event_id),"
          " last_round AS (SELECT g.event_id, max (r.number) AS number FROM round r"
          "   JOIN first_group g ON g.id = r.group_id WHERE r.state <> 'planned' GROUP BY "
          "g.event_id)"
          " SELECT e.id, g.id, e.name, e.place, e.rulebook, e.discipline, e.state, eg.system,"
          "  (SELECT count(*) FROM event_group WHERE event_id = e.id),"
          "  (SELECT count(DISTINCT entry.person_id) FROM entry"
          "    JOIN event_group x ON x.id = entry.group_id"
          "    WHERE x.event_id = e.id AND entry.is_team = 0),"
          "  coalesce (l.number, 0),"
          "  (SELECT count(*)" BRG_SQL_MISSING "r.group_id = g.id AND r.number = l.number),"
          "  (SELECT max (at) FROM journal WHERE event_id = e.id) AS changed_at," KIND_OF_CONTEST (
              "g.id") " FROM event e JOIN first_group g ON g.event_id = e.id JOIN event_group eg "
                      "ON eg.id = "
                      "g.id"
                      " LEFT JOIN last_round l ON l.event_id = e.id"
                      " ORDER BY changed_at DESC, e.id DESC",
          ""),
      read_summary, (GDestroyNotify) brg_event_summary_free, error);
}

void
brg_group_name_free (BrgGroupName *group)
{
  if (group == NULL)
    return;
  g_free (group->name);
  g_free (group->system);
  g_free (group);
}

gboolean
brg_store_has_group (BrgStore *store, gint64 group_id)
{
  gint64 count = 0;

  g_return_val_if_fail (store != NULL, FALSE);

  return brg_sql_get_int (store, &count, NULL, "SELECT count (*) FROM event_group WHERE id = ?1",
                          "i", group_id) &&
         count > 0;
}

static gpointer
read_group (sqlite3_stmt *stmt)
{
  BrgGroupName *group = g_new0 (BrgGroupName, 1);

  group->id = sqlite3_column_int64 (stmt, 0);
  group->name = brg_sql_dup_text (stmt, 1);
  group->previous_id = sqlite3_column_int64 (stmt, 2);
  group->system = brg_sql_dup_text (stmt, 3);
  group->contest = read_contest (stmt, 4);
  return group;
}

GPtrArray *
brg_store_list_groups (BrgStore *store, gint64 event_id, GError **error)
{
  g_return_val_if_fail (store != NULL, NULL);

  return brg_sql_list (store,
                       brg_sql_query (store, error,
                                      "SELECT id, name, previous_id, system," KIND_OF_CONTEST (
                                          "event_group.id") " FROM event_group WHERE event_id = ?1"
                                                            " ORDER BY position, id",
                                      "i", event_id),
                       read_group, (GDestroyNotify) brg_group_name_free, error);
}
