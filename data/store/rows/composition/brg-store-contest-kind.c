/* brg-store-contest-kind.c - whether a group is a contest of composition
 *
 * Rules: rus-draughts-2022 11.5, 11.6, 11.7
 * Tests: tests/data/test-store-contest.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-contest-kind.h"

#include <glib/gi18n-lib.h>

#include "brg-known-value.h"
#include "brg-name-match.h"
#include "brg-store-contest-rows.h"
#include "brg-store-contest-write.h"
#include "brg-store-rows.h"

gboolean
brg_store_check_contest_group (BrgStore *store, gint64 group_id, gint64 event_id, GError **error)
{
  gboolean is_known = TRUE;
  gboolean is_single = TRUE;
  gboolean is_free = TRUE;
  gboolean has_row = TRUE;
  sqlite3_stmt *stmt = brg_sql_query (
      store, error,
      "SELECT e.rulebook, g.boards = 0, EXISTS (SELECT 1 FROM round r WHERE r.group_id = g.id) OR"
      " EXISTS (SELECT 1 FROM postal_terms p WHERE p.group_id = g.id)"
      " FROM event_group g JOIN event e ON e.id = g.event_id WHERE g.id = ?1 OR (e.id = ?2 AND"
      " g.id IN (SELECT group_id FROM contest_terms))",
      "ii", group_id, event_id);

  if (stmt == NULL)
    return FALSE;
  while (has_row)
    {
      if (!brg_sql_step (store, stmt, &has_row, error))
        return FALSE;
      if (!has_row)
        break;
      is_known = is_known && brg_known_value_is_in ("contest", brg_sql_get_text (stmt, 0));
      is_single = is_single && sqlite3_column_int (stmt, 1) != 0;
      is_free = is_free && sqlite3_column_int (stmt, 2) == 0;
    }
  if (!is_known)
    return brg_store_refuse (error, _ ("Contests of composition are held under the draughts rules "
                                       "of 2022."));
  if (!is_single)
    return brg_store_refuse (error, _ ("In a contest of composition there are no teams."));
  return is_free || brg_store_refuse (error, _ ("The group has rounds or is played by "
                                                "correspondence: it cannot become a contest of "
                                                "composition."));
}

/* rus-draughts-2022 11.7: the chief judge does not compete; in an event, or wherever a person of
 * the register does. */
static gboolean
check_chief (BrgStore *store, gint64 event_id, gint64 person_id, GError **error)
{
  gboolean has_row = TRUE;
  sqlite3_stmt *stmt = brg_sql_query (
      store, error,
      "WITH rival (group_id, entry_id, name, is_solver) AS (SELECT s.group_id, a.entry_id, a.name,"
      " 0 FROM contest_author a JOIN contest_work w ON w.id = a.work_id AND w.state <> 'withdrawn'"
      " JOIN contest_section s ON s.id = w.section_id UNION ALL SELECT t.group_id, e.id, '', 1 FROM"
      " contest_terms t JOIN entry e ON e.group_id = t.group_id WHERE t.kind = 'solving') SELECT"
      " o.name, coalesce (p.family_name || ' ' || p.given_name || ' ' || p.father_name, r.name),"
      " r.is_solver FROM event_group g JOIN official o ON o.event_id = g.event_id AND o.role ="
      " 'chief-arbiter' JOIN rival r ON r.group_id = g.id LEFT JOIN entry e ON e.id = r.entry_id"
      " LEFT JOIN person p ON p.id = e.person_id WHERE g.event_id = ?1 OR e.person_id = ?2"
      " ORDER BY r.is_solver, o.position, o.id",
      "ii", event_id, person_id);

  if (stmt == NULL)
    return FALSE;
  while (has_row)
    {
      g_autofree char *name = NULL;
      gboolean is_solver;

      if (!brg_sql_step (store, stmt, &has_row, error))
        return FALSE;
      if (!has_row ||
          !brg_name_match_agrees (brg_sql_get_text (stmt, 0), brg_sql_get_text (stmt, 1)))
        continue;
      name = brg_sql_dup_text (stmt, 0);
      is_solver = sqlite3_column_int (stmt, 2) != 0;
      sqlite3_reset (stmt);
      g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
                   /* Translators: a name */
                   is_solver
                       ? _ ("%s is among the solvers and cannot be the chief judge (art. 11.7).")
                       /* Translators: a name */
                       : _ ("%s is among the authors and cannot be the chief judge (art. 11.7)."),
                   name);
      return FALSE;
    }
  return TRUE;
}

gboolean
brg_store_check_contest_chief (BrgStore *store, gint64 event_id, GError **error)
{
  return check_chief (store, event_id, 0, error);
}

gboolean
brg_store_check_contest_chief_of_person (BrgStore *store, gint64 person_id, GError **error)
{
  return check_chief (store, 0, person_id, error);
}

gboolean
brg_store_check_contest_is_empty (BrgStore *store, gint64 group_id, GError **error)
{
  gint64 n_works;

  if (!brg_store_count_contest_works (store, group_id, &n_works, error))
    return FALSE;
  return n_works == 0 || brg_store_refuse (error, _ ("There are works: the group stays the contest "
                                                     "that it is."));
}

static gboolean
delete_judges (BrgStore *store, gint64 group_id, GError **error)
{
  return brg_sql_run (store, error,
                      "DELETE FROM contest_judge WHERE section_id IN (SELECT id FROM"
                      " contest_section WHERE group_id = ?1)",
                      "i", group_id);
}

gboolean
brg_store_delete_contest_terms (BrgStore *store, gint64 group_id, GError **error)
{
  return brg_store_check_contest_is_empty (store, group_id, error) &&
         delete_judges (store, group_id, error) &&
         brg_sql_run (store, error, "DELETE FROM contest_section WHERE group_id = ?1", "i",
                      group_id) &&
         brg_sql_run (store, error, "DELETE FROM contest_terms WHERE group_id = ?1", "i", group_id);
}

/* Empty regulations, or those that it has of another kind: a round has nobody who gives marks. */
static gboolean
become (BrgStore *store, gint64 group_id, BrgContestKind kind, BrgContestKind held, GError **error)
{
  g_autoptr (BrgContestTerms) terms = brg_contest_terms_new (kind);

  if (held == BRG_CONTEST_NONE)
    return brg_store_check_contest_group (store, group_id, 0, error) &&
           brg_store_write_contest_terms (store, group_id, terms, error);
  return brg_store_check_contest_is_empty (store, group_id, error) &&
         (kind != BRG_CONTEST_SOLVING || delete_judges (store, group_id, error)) &&
         brg_sql_run (store, error, "UPDATE contest_terms SET kind = ?2 WHERE group_id = ?1", "it",
                      group_id, brg_contest_kind_get_id (kind));
}

gboolean
brg_store_settle_contest (BrgStore *store, gint64 group_id, BrgContestKind kind, GError **error)
{
  BrgContestKind held;
  gint64 event_id;

  g_return_val_if_fail (store != NULL, FALSE);

  if (!brg_store_find_contest_kind (store, group_id, &held, error))
    return FALSE;
  if (kind == held)
    return TRUE;
  if (kind == BRG_CONTEST_NONE)
    return brg_store_delete_contest_terms (store, group_id, error);
  return become (store, group_id, kind, held, error) &&
         brg_store_find_event_of_group (store, group_id, &event_id, error) &&
         brg_store_check_contest_chief (store, event_id, error);
}
