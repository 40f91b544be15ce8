/* brg-store-event-detail.c - what an action on an event changes, from what to what
 *
 * Tests: tests/data/test-journal.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-event-detail.h"

#include "brg-discipline.h"
#include "brg-sql.h"

/* What differs so far. */
typedef struct
{
  guint n_differing;
  const char *field; /* NULL: what cannot be told in a few words */
  char *was;         /* owned */
  char *now;         /* owned */
} Detail;

static void
clear_detail (Detail *detail)
{
  g_free (detail->was);
  g_free (detail->now);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Detail, clear_detail)

static void
add_difference (Detail *detail, const char *field, const char *was, const char *now)
{
  detail->n_differing++;
  detail->field = field;
  g_free (detail->was);
  g_free (detail->now);
  detail->was = g_strdup (was);
  detail->now = g_strdup (now);
}

static void
compare (Detail *detail, const char *field, const char *was, const char *now)
{
  if (!g_str_equal (was, now))
    add_difference (detail, field, was, now);
}

/* The columns of one row, each with the text that it will have. */
static gboolean
compare_row (BrgStore *store,
             Detail *detail,
             sqlite3_stmt *stmt,
             const char *const *fields,
             const char *const *texts,
             GError **error)
{
  gboolean has_row;

  if (stmt == NULL || !brg_sql_step (store, stmt, &has_row, error))
    return FALSE;
  for (guint i = 0; has_row && fields[i] != NULL; i++)
    {
      g_autofree char *was = brg_sql_dup_text (stmt, (gint) i);

      compare (detail, fields[i], was, texts[i]);
    }
  if (has_row)
    sqlite3_reset (stmt);
  return TRUE;
}

/* One official in the place of another; a longer change is told as before. */
static gboolean
compare_officials (BrgStore *store, Detail *detail, const BrgEvent *event, GError **error)
{
  sqlite3_stmt *stmt = brg_sql_query (
      store, error, "SELECT name FROM official WHERE event_id = ?1 ORDER BY position", "i",
      event->id);
  gboolean has_row = TRUE;
  guint i = 0;

  if (stmt == NULL)
    return FALSE;
  for (;; i++)
    {
      g_autofree char *was = NULL;

      if (!brg_sql_step (store, stmt, &has_row, error))
        return FALSE;
      if (!has_row)
        break;
      was = brg_sql_dup_text (stmt, 0);
      compare (detail, "official", was,
               i < event->officials->len ? ((BrgOfficial *) event->officials->pdata[i])->name : "");
    }
  for (; i < event->officials->len; i++)
    compare (detail, "official", "", ((BrgOfficial *) event->officials->pdata[i])->name);
  return TRUE;
}

/* What is told by ids is no text to be named. */
static gboolean
compare_kind (BrgStore *store, Detail *detail, const BrgEvent *event, GError **error)
{
  static const char *const fields[] = { "rulebook", "discipline", NULL };
  const char *const texts[] = { event->rulebook->id, brg_discipline_to_id (event->discipline) };
  guint n_before = detail->n_differing;

  if (!compare_row (store, detail,
                    brg_sql_query (store, error,
                                   "SELECT rulebook, discipline FROM event WHERE id = ?1", "i",
                                   event->id),
                    fields, texts, error))
    return FALSE;
  if (detail->n_differing > n_before)
    detail->field = NULL;
  return TRUE;
}

static gboolean
compare_event (BrgStore *store, Detail *detail, const BrgEvent *event, GError **error)
{
  static const char *const fields[] = { "name",       "place",  "venue", "organiser",
                                        "federation", "starts", "ends",  NULL };
  const char *const texts[] = { event->name,       event->place,  event->venue, event->organiser,
                                event->federation, event->starts, event->ends };

  return compare_row (
             store, detail,
             brg_sql_query (store, error,
                            "SELECT name, place, venue, organiser, federation, starts, ends"
                            " FROM event WHERE id = ?1",
                            "i", event->id),
             fields, texts, error) &&
         compare_officials (store, detail, event, error) &&
         compare_kind (store, detail, event, error);
}

static gboolean
compare_group (BrgStore *store, Detail *detail, const BrgGroup *group, GError **error)
{
  static const char *const fields[] = { "group", "time-control", NULL };
  const char *const texts[] = { group->name, group->time_control };

  return compare_row (store, detail,
                      brg_sql_query (store, error,
                                     "SELECT name, time_control FROM event_group WHERE id = ?1",
                                     "i", group->id),
                      fields, texts, error);
}

gboolean
brg_store_note_detail (BrgStore *store,
                       BrgAction *action,
                       const BrgEvent *event,
                       const BrgGroup *group,
                       GError **error)
{
  g_auto (Detail) detail = { 0 };

  g_return_val_if_fail (store != NULL && action != NULL, FALSE);

  if ((event != NULL && !compare_event (store, &detail, event, error)) ||
      (group != NULL && !compare_group (store, &detail, group, error)))
    return FALSE;
  if (detail.n_differing != 1 || detail.field == NULL)
    return TRUE;
  brg_action_set_text (action, "field", detail.field);
  brg_action_set_text (action, "was", *detail.was != '\0' ? detail.was : "–");
  brg_action_set_text (action, "now", *detail.now != '\0' ? detail.now : "–");
  return TRUE;
}
