/* brg-store-merge.c - two persons of the register are found to be one
 *
 * Tests: tests/data/test-store-merge.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-merge.h"

#include <glib/gi18n-lib.h>

#include "brg-action.h"
#include "brg-store-contest-kind.h"
#include "brg-store-merge-private.h"
#include "brg-store-person-rows.h"
#include "brg-store-persons.h"
#include "brg-store-rows.h"

/* Columns: name of the event, name of the group. */
static gboolean
refuse_group (sqlite3_stmt *stmt, GError **error)
{
  g_autofree char *event = brg_sql_dup_text (stmt, 0);
  g_autofree char *group = brg_sql_dup_text (stmt, 1);

  sqlite3_reset (stmt);
  if (*group == '\0')
    g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
                 /* Translators: name of an event */
                 _ ("Both play in “%s”. If they are one, join their two entries there first."),
                 event);
  else
    g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
                 /* Translators: names of an event and of a group of it */
                 _ ("Both play in “%s”, group “%s”. If they are one, join their two entries there "
                    "first."),
                 event, group);
  return FALSE;
}

static gboolean
check_is_person (BrgStore *store, gint64 id, GError **error)
{
  gint64 count = 0;

  if (!brg_sql_get_int (store, &count, error,
                        "SELECT count(*) FROM person p WHERE p.id = ?1 AND NOT EXISTS"
                        " (SELECT 1 FROM entry e WHERE e.person_id = p.id AND e.is_team = 1)",
                        "i", id))
    return FALSE;
  if (count == 1)
    return TRUE;
  g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_NOT_FOUND,
               /* Translators: a number of the register */
               _ ("The register has no person No. %d."), (gint) id);
  return FALSE;
}

/* Which of two passports is right the program cannot know, and neither may be lost. */
static gboolean
check_papers (BrgStore *store, gint64 kept_id, gint64 gone_id, GError **error)
{
  gint64 count = 0;

  if (!brg_sql_get_int (store, &count, error,
                        "WITH his (id) AS (SELECT ?1 UNION SELECT old_id FROM person_alias"
                        " WHERE person_id = ?1), other (id) AS (SELECT ?2 UNION SELECT old_id"
                        " FROM person_alias WHERE person_id = ?2)"
                        " SELECT EXISTS (SELECT 1 FROM personal_paper JOIN his ON id = person_id)"
                        " + EXISTS (SELECT 1 FROM personal_paper JOIN other ON id = person_id)",
                        "ii", kept_id, gone_id))
    return FALSE;
  return count < 2 || brg_store_refuse (error, _ ("Both have personal papers. Empty those that "
                                                  "are not right first; the others stay."));
}

gboolean
brg_store_check_persons (BrgStore *store,
                         gint64 kept_id,
                         gint64 gone_id,
                         gint64 joined_group_id,
                         GError **error)
{
  gboolean has_row = FALSE;
  sqlite3_stmt *stmt;

  if (kept_id == gone_id)
    return brg_store_refuse (error, _ ("That is one and the same person already."));
  if (!check_is_person (store, kept_id, error) || !check_is_person (store, gone_id, error))
    return FALSE;
  stmt = brg_sql_query (store, error,
                        "SELECT v.name, g.name FROM entry a JOIN entry b ON b.group_id = a.group_id"
                        " JOIN event_group g ON g.id = a.group_id JOIN event v ON v.id = g.event_id"
                        " WHERE a.person_id = ?1 AND b.person_id = ?2 AND a.group_id <> ?3"
                        " ORDER BY v.id, g.id LIMIT 1",
                        "iii", kept_id, gone_id, joined_group_id);
  if (stmt == NULL || !brg_sql_step (store, stmt, &has_row, error))
    return FALSE;
  return has_row ? refuse_group (stmt, error) : check_papers (store, kept_id, gone_id, error);
}

gboolean
brg_store_check_merge (BrgStore *store, gint64 kept_id, gint64 gone_id, GError **error)
{
  g_return_val_if_fail (store != NULL, FALSE);

  return brg_store_check_persons (store, kept_id, gone_id, 0, error);
}

/* What no longer stands in the card is still found. */
static char *
dup_lost (const char *before, const char *gone, const char *now, const char *between)
{
  gboolean has_before = *before != '\0' && !g_str_equal (before, now);
  gboolean has_gone =
      *gone != '\0' && !g_str_equal (gone, now) && !(has_before && g_str_equal (before, gone));

  return g_strconcat (has_before ? before : "", has_before && has_gone ? between : "",
                      has_gone ? gone : "", NULL);
}

static char *
dup_lost_numbers (const BrgPerson *before, const BrgPerson *gone, const BrgPerson *kept)
{
  return dup_lost (before->texts[BRG_PERSON_FIDE_ID], gone->texts[BRG_PERSON_FIDE_ID],
                   kept->texts[BRG_PERSON_FIDE_ID], " ");
}

static char *
dup_lost_names (const BrgPerson *before, const BrgPerson *gone, const BrgPerson *kept)
{
  g_autofree char *first = brg_person_dup_name (before);
  g_autofree char *second = brg_person_dup_name (gone);
  g_autofree char *now = brg_person_dup_name (kept);

  return dup_lost (first, second, now, ", ");
}

static gboolean
move_rows (BrgStore *store, gint64 kept_id, gint64 gone_id, GError **error)
{
  static const char *const steps[] = {
    "UPDATE entry SET person_id = ?1 WHERE person_id = ?2",
    "UPDATE person_alias SET person_id = ?1 WHERE person_id = ?2",
    "INSERT INTO person_photo (person_id, kind, picture) SELECT ?1, kind, picture FROM person_photo"
    " WHERE person_id = ?2 AND NOT EXISTS (SELECT 1 FROM person_photo WHERE person_id = ?1)",
    "DELETE FROM person_photo WHERE person_id = ?2 AND ?1 > 0",
    "DELETE FROM person_rank WHERE person_id = ?2 AND ?1 > 0",
    "DELETE FROM person_rating WHERE person_id = ?2 AND ?1 > 0",
    "DELETE FROM person WHERE id = ?2 AND ?1 > 0",
  };

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    if (!brg_sql_run (store, error, steps[i], "ii", kept_id, gone_id))
      return FALSE;
  return TRUE;
}

static gboolean
write_alias (BrgStore *store,
             const BrgPerson *before,
             const BrgPerson *gone,
             const BrgPerson *kept,
             GError **error)
{
  g_autofree char *name = dup_lost_names (before, gone, kept);
  g_autofree char *numbers = dup_lost_numbers (before, gone, kept);

  return brg_sql_run (store, error,
                      "INSERT INTO person_alias (old_id, person_id, name, fide_id)"
                      " VALUES (?1, ?2, ?3, ?4)",
                      "iitt", gone->id, kept->id, name, numbers);
}

gboolean
brg_store_join_persons (BrgAction *action, const BrgPerson *kept, gint64 gone_id, GError **error)
{
  BrgStore *store = brg_action_get_store (action);
  g_autoptr (BrgPerson) before = brg_store_load_person (store, kept->id, error);
  g_autoptr (BrgPerson) gone =
      before != NULL ? brg_store_load_person (store, gone_id, error) : NULL;
  g_autofree char *name = NULL;
  g_autofree char *other = NULL;

  if (gone == NULL || !brg_store_check_person (kept, before, gone, error) ||
      !move_rows (store, kept->id, gone_id, error) ||
      !brg_store_write_person (store, kept, error) ||
      !brg_store_check_contest_chief_of_person (store, kept->id, error) ||
      !write_alias (store, before, gone, kept, error))
    return FALSE;
  name = brg_person_dup_name (kept);
  other = brg_person_dup_name (gone);
  brg_action_set_text (action, "name", name);
  brg_action_set_int (action, "number", kept->id);
  brg_action_set_text (action, "other", other);
  brg_action_set_int (action, "former", gone_id);
  return TRUE;
}

gboolean
brg_store_merge_persons (BrgStore *store,
                         gint64 event_id,
                         const BrgPerson *kept,
                         gint64 gone_id,
                         GError **error)
{
  g_autoptr (BrgAction) action = NULL;

  g_return_val_if_fail (store != NULL && kept != NULL, FALSE);

  if (!brg_store_check_merge (store, kept->id, gone_id, error))
    return FALSE;
  action = brg_action_begin (store, "persons-merge", event_id, error);
  return action != NULL && brg_store_join_persons (action, kept, gone_id, error) &&
         brg_action_commit (g_steal_pointer (&action), error);
}
