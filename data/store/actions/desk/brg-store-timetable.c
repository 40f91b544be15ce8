/* brg-store-timetable.c - actions on the timetable of a group
 *
 * Rules: rus-draughts-2022 3.1.1
 * Tests: tests/data/test-store-timetable.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-timetable.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "brg-action.h"
#include "brg-rulebooks.h"
#include "brg-sql.h"
#include "brg-store-rows.h"
#include "brg-store-timetable-rows.h"
#include "brg-text-tidy.h"
#include "brg-timetable-book.h"
#include "brg-zone.h"

#define MOST_TITLE 200

typedef struct
{
  BrgStore *store;
  gint64 group_id;
  const GPtrArray *rows;
  GPtrArray *before;
  const char *reason;
  gboolean is_announced;
  gint n_added;
  gint n_changed;
  gint n_removed;
} Change;

static gboolean
is_moment (const char *text)
{
  g_autoptr (GDateTime) moment = brg_timetable_moment (text);

  return moment != NULL;
}

static const BrgTimetableRow *
find_row (const GPtrArray *rows, gint64 id)
{
  for (guint i = 0; id != 0 && i < rows->len; i++)
    if (((const BrgTimetableRow *) rows->pdata[i])->id == id)
      return rows->pdata[i];
  return NULL;
}

/* What is stored already stays as it is. */
static gboolean
check_texts (const Change *change, const BrgTimetableRow *row, GError **error)
{
  const BrgTimetableRow *before = find_row (change->before, row->id);

  if (g_utf8_strlen (row->title, -1) > MOST_TITLE || g_utf8_strlen (row->place, -1) > MOST_TITLE)
    return brg_store_refuse (error, _ ("A text of the timetable is too long."));
  if ((before == NULL || !brg_timetable_row_equal (before, row)) &&
      (!brg_text_is_printable (row->title) || !brg_text_is_printable (row->place)))
    return brg_store_refuse (error,
                             _ ("A text of the timetable has a character that cannot be printed."));
  return TRUE;
}

static gboolean
check_row (const Change *change, guint index, GError **error)
{
  const BrgTimetableRow *row = change->rows->pdata[index];

  if (*row->starts_at != '\0' ? *row->day != '\0' || !is_moment (row->starts_at)
                              : !brg_timetable_is_day (row->day))
    return brg_store_refuse (error, _ ("A row of the timetable has no day."));
  if (row->minutes < 0 || row->minutes > BRG_TIMETABLE_MOST_MINUTES)
    return brg_store_refuse (error, _ ("Nothing lasts longer than a day."));
  if (row->round < 0 || row->round > 300 || (row->kind == BRG_TIMETABLE_ROUND && row->round == 0))
    return brg_store_refuse (error, _ ("The timetable names a round that cannot be."));
  if (!check_texts (change, row, error))
    return FALSE;
  if (row->kind == BRG_TIMETABLE_OTHER && *row->title == '\0')
    return brg_store_refuse (error, _ ("Say what is held."));
  if (row->kind == BRG_TIMETABLE_ROUND &&
      brg_timetable_find_round (change->rows, row->round) != row)
    return brg_store_refuse (error, _ ("A round appears twice in the timetable."));
  if (row->id != 0 &&
      (find_row (change->before, row->id) == NULL || find_row (change->rows, row->id) != row))
    return brg_store_refuse (error, _ ("A row of the timetable no longer exists."));
  return TRUE;
}

static gboolean
is_travel (const BrgTimetableRow *row)
{
  return row->kind == BRG_TIMETABLE_ARRIVAL || row->kind == BRG_TIMETABLE_DEPARTURE;
}

static char *
dup_local_day (const BrgTimetableRow *row, GTimeZone *zone)
{
  g_autoptr (GDateTime) moment = brg_timetable_moment (row->starts_at);
  g_autoptr (GDateTime) local = moment != NULL ? g_date_time_to_timezone (moment, zone) : NULL;

  return local != NULL ? g_date_time_format (local, "%Y-%m-%d") : g_strdup (row->day);
}

/* The hour may be moved, not the day. */
static gboolean
is_other_day (const BrgTimetableRow *before, const BrgTimetableRow *after, GTimeZone *zone)
{
  g_autofree char *from = dup_local_day (before, zone);
  g_autofree char *to = dup_local_day (after, zone);

  return !g_str_equal (from, to);
}

/* The book of the event and the zone where it is held. */
static gboolean
find_event (const Change *change, const BrgRulebook **rulebook, GTimeZone **zone, GError **error)
{
  sqlite3_stmt *stmt = brg_sql_query (change->store, error,
                                      "SELECT e.rulebook, e.zone FROM event e JOIN event_group g"
                                      " ON g.event_id = e.id WHERE g.id = ?1",
                                      "i", change->group_id);
  g_autofree char *id = NULL;
  g_autofree char *name = NULL;
  gboolean has_row;

  if (stmt == NULL || !brg_sql_step (change->store, stmt, &has_row, error))
    return FALSE;
  id = has_row ? brg_sql_dup_text (stmt, 0) : g_strdup ("");
  name = has_row ? brg_sql_dup_text (stmt, 1) : g_strdup ("");
  sqlite3_reset (stmt);
  *rulebook = brg_rulebook_find (id);
  *zone = brg_zone_open (name);
  return TRUE;
}

/* rus-draughts-2022 3.1.1: the organiser changes the timetable, but no day of arrival or
 * departure. */
static gboolean
check_travel (const Change *change, GError **error)
{
  g_autoptr (GTimeZone) zone = NULL;
  const BrgRulebook *rulebook;

  if (!find_event (change, &rulebook, &zone, error))
    return FALSE;
  if (!change->is_announced || rulebook == NULL || rulebook->timetable == NULL ||
      rulebook->timetable->travel_article == NULL)
    return TRUE;
  for (guint i = 0; i < change->before->len; i++)
    {
      const BrgTimetableRow *before = change->before->pdata[i];
      const BrgTimetableRow *after = find_row (change->rows, before->id);

      if (is_travel (before) &&
          (after == NULL || after->kind != before->kind || is_other_day (before, after, zone)))
        return brg_store_refuse (error, _ ("The days of arrival and departure were announced and "
                                           "are not changed (3.1.1)."));
    }
  return TRUE;
}

static void
count_changes (Change *change)
{
  for (guint i = 0; i < change->rows->len; i++)
    {
      const BrgTimetableRow *row = change->rows->pdata[i];
      const BrgTimetableRow *before = find_row (change->before, row->id);

      change->n_added += before == NULL;
      change->n_changed += before != NULL && !brg_timetable_row_equal (before, row);
    }
  for (guint i = 0; i < change->before->len; i++)
    change->n_removed +=
        find_row (change->rows, ((const BrgTimetableRow *) change->before->pdata[i])->id) == NULL;
}

/* What is announced and changed says why. */
static gboolean
write_row (const Change *change, const BrgTimetableRow *row, GError **error)
{
  g_autoptr (BrgTimetableRow) copy = brg_timetable_row_copy (row);

  if (change->is_announced && *change->reason != '\0')
    {
      g_free (copy->reason);
      copy->reason = g_strdup (change->reason);
    }
  return brg_store_write_timetable_row (change->store, change->group_id, copy, error);
}

/* Rows that go make room for the rounds that come. */
static gboolean
write_rows (const Change *change, GError **error)
{
  for (guint i = 0; i < change->before->len; i++)
    {
      gint64 id = ((const BrgTimetableRow *) change->before->pdata[i])->id;

      if (find_row (change->rows, id) == NULL &&
          !brg_store_delete_timetable_row (change->store, id, error))
        return FALSE;
    }
  for (guint i = 0; i < change->rows->len; i++)
    {
      const BrgTimetableRow *row = change->rows->pdata[i];
      const BrgTimetableRow *before = find_row (change->before, row->id);

      if ((before == NULL || !brg_timetable_row_equal (before, row)) &&
          !write_row (change, row, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
check_change (Change *change, GError **error)
{
  g_autofree char *announced_at = NULL;

  if (!brg_store_read_timetable (change->store, change->group_id, change->before, error))
    return FALSE;
  announced_at = brg_store_dup_timetable_announced (change->store, change->group_id, error);
  if (announced_at == NULL)
    return FALSE;
  change->is_announced = *announced_at != '\0';
  if (change->rows->len > BRG_STORE_TIMETABLE_MOST_ROWS)
    return brg_store_refuse (error, _ ("The timetable is too long."));
  for (guint i = 0; i < change->rows->len; i++)
    if (!check_row (change, i, error))
      return FALSE;
  count_changes (change);
  return check_travel (change, error);
}

static void
note_change (BrgAction *action, const Change *change)
{
  brg_action_set_int (action, "count", change->n_added + change->n_changed + change->n_removed);
  brg_action_set_int (action, "added", change->n_added);
  brg_action_set_int (action, "changed", change->n_changed);
  brg_action_set_int (action, "removed", change->n_removed);
  if (*change->reason != '\0')
    brg_action_set_text (action, "reason", change->reason);
}

static gboolean
carry_out (Change *change, GError **error)
{
  g_autoptr (BrgAction) action = NULL;

  if (!check_change (change, error))
    return FALSE;
  if (change->n_added + change->n_changed + change->n_removed == 0)
    return TRUE;
  if (change->is_announced && *change->reason == '\0')
    return brg_store_refuse (error, _ ("The timetable is announced: a change wants a reason."));
  action = brg_action_begin_in_group (change->store, "timetable-set", change->group_id, error);
  if (action == NULL || !write_rows (change, error))
    return FALSE;
  note_change (action, change);
  return brg_action_commit (g_steal_pointer (&action), error);
}

gboolean
brg_store_set_timetable (BrgStore *store,
                         gint64 group_id,
                         const GPtrArray *rows,
                         const char *reason,
                         GError **error)
{
  Change change = { .store = store, .group_id = group_id, .rows = rows };
  g_autofree char *stripped = NULL;
  gboolean done;

  g_return_val_if_fail (store != NULL && rows != NULL, FALSE);

  stripped = g_strstrip (g_strdup (reason != NULL ? reason : ""));
  change.reason = stripped;
  change.before = brg_timetable_rows_new ();
  done = carry_out (&change, error);
  g_ptr_array_unref (change.before);
  return done;
}

gboolean
brg_store_announce_timetable (BrgStore *store, gint64 group_id, GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  g_autofree char *announced_at = NULL;
  g_autofree char *now = NULL;
  gint64 n_rows;

  g_return_val_if_fail (store != NULL, FALSE);

  announced_at = brg_store_dup_timetable_announced (store, group_id, error);
  if (announced_at == NULL ||
      !brg_sql_get_int (store, &n_rows, error,
                        "SELECT count(*) FROM timetable_row WHERE group_id = ?1", "i", group_id))
    return FALSE;
  if (*announced_at != '\0')
    return TRUE;
  if (n_rows == 0)
    return brg_store_refuse (error, _ ("The timetable is empty."));
  now = brg_sql_dup_now (store);
  action = brg_action_begin_in_group (store, "timetable-announce", group_id, error);
  if (action == NULL || !brg_sql_run (store, error,
                                      "INSERT INTO timetable (group_id, announced_at)"
                                      " VALUES (?1, ?2)",
                                      "it", group_id, now))
    return FALSE;
  brg_action_set_int (action, "count", n_rows);
  return brg_action_commit (g_steal_pointer (&action), error);
}
