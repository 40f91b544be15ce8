/* brg-store-admission.c - who may play, who decides on it and what was decided
 *
 * Rules: rus-draughts-2022 2.2.1, 2.2.5, 5.1, 5.3; rus-chess-2014 13.12
 * Tests: tests/data/test-store-admission.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-admission.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "brg-action.h"
#include "brg-store-admission-days.h"
#include "brg-store-entry-place.h"
#include "brg-store-leaver.h"
#include "brg-store-rows.h"

static void
take_text (char **place, sqlite3_stmt *stmt, int column)
{
  g_free (*place);
  *place = brg_sql_dup_text (stmt, column);
}

/* ----- Deadlines ----- */

BrgAdmissionTerms *
brg_store_load_admission_terms (BrgStore *store, gint64 event_id, GError **error)
{
  g_autoptr (BrgAdmissionTerms) terms = brg_admission_terms_new ();
  gboolean has_row;
  sqlite3_stmt *stmt;

  g_return_val_if_fail (store != NULL, NULL);

  stmt = brg_sql_query (store, error,
                        "SELECT preliminary_by, final_by, meets_on, protocol FROM admission_terms"
                        " WHERE event_id = ?1",
                        "i", event_id);
  if (stmt == NULL || !brg_sql_step (store, stmt, &has_row, error))
    return NULL;
  if (has_row)
    {
      take_text (&terms->preliminary_by, stmt, 0);
      take_text (&terms->final_by, stmt, 1);
      take_text (&terms->meets_on, stmt, 2);
      take_text (&terms->protocol, stmt, 3);
      sqlite3_reset (stmt);
    }
  return g_steal_pointer (&terms);
}

/* Inside an action. */
static gboolean
write_terms (BrgStore *store, gint64 event_id, const BrgAdmissionTerms *terms, GError **error)
{
  g_autofree char *preliminary = NULL;
  g_autofree char *final = NULL;
  g_autofree char *meets = NULL;

  if (!brg_admission_days_read (terms->preliminary_by, &preliminary, error) ||
      !brg_admission_days_read (terms->final_by, &final, error) ||
      !brg_admission_days_read (terms->meets_on, &meets, error))
    return FALSE;
  /* rus-draughts-2022 5.1: first the preliminary entry, then the final one. */
  if (*preliminary != '\0' && *final != '\0' && strcmp (preliminary, final) > 0)
    return brg_store_refuse (error, _ ("The preliminary entry comes before the final one."));
  if (!brg_sql_run (store, error, "DELETE FROM admission_terms WHERE event_id = ?1", "i", event_id))
    return FALSE;
  return (*preliminary == '\0' && *final == '\0' && *meets == '\0' && *terms->protocol == '\0') ||
         brg_sql_run (store, error,
                      "INSERT INTO admission_terms (event_id, preliminary_by, final_by, meets_on,"
                      " protocol) VALUES (?1, ?2, ?3, ?4, ?5)",
                      "itttt", event_id, preliminary, final, meets, terms->protocol);
}

gboolean
brg_store_set_admission_terms (BrgStore *store,
                               gint64 event_id,
                               const BrgAdmissionTerms *terms,
                               GError **error)
{
  g_autoptr (BrgAction) action = NULL;

  g_return_val_if_fail (store != NULL && terms != NULL, FALSE);

  action = brg_action_begin (store, "admission-terms", event_id, error);
  return action != NULL && write_terms (store, event_id, terms, error) &&
         brg_action_commit (g_steal_pointer (&action), error);
}

/* ----- The committee ----- */

static gpointer
read_member (sqlite3_stmt *stmt)
{
  g_autofree char *role_id = brg_sql_dup_text (stmt, 0);
  g_autofree char *name = brg_sql_dup_text (stmt, 1);
  BrgAdmissionRole role = BRG_ADMISSION_MEMBER;

  brg_admission_role_from_id (role_id, &role);
  return brg_admission_member_new (role, name);
}

GPtrArray *
brg_store_list_admission_members (BrgStore *store, gint64 event_id, GError **error)
{
  g_return_val_if_fail (store != NULL, NULL);

  return brg_sql_list (store,
                       brg_sql_query (store, error,
                                      "SELECT role, name FROM admission_member WHERE event_id = ?1"
                                      " ORDER BY position",
                                      "i", event_id),
                       read_member, (GDestroyNotify) brg_admission_member_free, error);
}

static gboolean
write_members (BrgStore *store, gint64 event_id, const GPtrArray *members, GError **error)
{
  if (!brg_sql_run (store, error, "DELETE FROM admission_member WHERE event_id = ?1", "i",
                    event_id))
    return FALSE;
  for (guint i = 0; i < members->len; i++)
    {
      const BrgAdmissionMember *member = members->pdata[i];

      if (!brg_sql_run (store, error,
                        "INSERT INTO admission_member (event_id, position, role, name)"
                        " VALUES (?1, ?2, ?3, ?4)",
                        "iitt", event_id, (gint64) i + 1, brg_admission_role_to_id (member->role),
                        member->name))
        return FALSE;
    }
  return TRUE;
}

static gboolean
check_members (const GPtrArray *members, GError **error)
{
  guint n_chairs = 0;

  for (guint i = 0; i < members->len; i++)
    {
      const BrgAdmissionMember *member = members->pdata[i];

      if (*member->name == '\0')
        return brg_store_refuse (error, _ ("A member of the committee needs a name."));
      n_chairs += member->role == BRG_ADMISSION_CHAIR;
    }
  return n_chairs <= 1 || brg_store_refuse (error, _ ("The committee has one chair."));
}

gboolean
brg_store_set_admission_committee (BrgStore *store,
                                   gint64 event_id,
                                   const BrgAdmissionTerms *terms,
                                   const GPtrArray *members,
                                   GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  g_autoptr (GString) names = g_string_new (NULL);

  g_return_val_if_fail (store != NULL && members != NULL, FALSE);

  if (!check_members (members, error))
    return FALSE;
  for (guint i = 0; i < members->len; i++)
    g_string_append_printf (names, "%s%s", i > 0 ? ", " : "",
                            ((const BrgAdmissionMember *) members->pdata[i])->name);
  action = brg_action_begin (store, "admission-committee", event_id, error);
  if (action == NULL || !write_members (store, event_id, members, error) ||
      (terms != NULL && !write_terms (store, event_id, terms, error)))
    return FALSE;
  brg_action_set_text (action, "names", names->str);
  return brg_action_commit (g_steal_pointer (&action), error);
}

/* ----- Which papers ----- */

static gpointer
read_item (sqlite3_stmt *stmt)
{
  BrgAdmissionItem *item = g_new0 (BrgAdmissionItem, 1);

  item->item = brg_sql_dup_text (stmt, 0);
  item->title = brg_sql_dup_text (stmt, 1);
  item->is_wanted = sqlite3_column_int (stmt, 2);
  return item;
}

GPtrArray *
brg_store_list_admission_items (BrgStore *store, gint64 event_id, GError **error)
{
  g_return_val_if_fail (store != NULL, NULL);

  return brg_sql_list (store,
                       brg_sql_query (store, error,
                                      "SELECT item, title, is_wanted FROM admission_item"
                                      " WHERE event_id = ?1 ORDER BY item",
                                      "i", event_id),
                       read_item, (GDestroyNotify) brg_admission_item_free, error);
}

static gboolean
find_book (BrgStore *store, gint64 event_id, const BrgRulebook **book, GError **error)
{
  if (!brg_store_find_rulebook (store, event_id, book, error))
    return FALSE;
  if (*book == NULL)
    g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_NOT_FOUND,
                         _ ("The event is no longer there."));
  return *book != NULL;
}

gboolean
brg_store_set_admission_item (BrgStore *store,
                              gint64 event_id,
                              const char *item,
                              const char *title,
                              gboolean is_wanted,
                              GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  g_autofree char *stripped = NULL;
  const BrgRulebook *book;
  gboolean is_of_book;

  g_return_val_if_fail (store != NULL && item != NULL && title != NULL, FALSE);

  stripped = g_strstrip (g_strdup (title));
  if (!find_book (store, event_id, &book, error))
    return FALSE;
  is_of_book = brg_admission_find_paper (book, item) != NULL;
  if (*item == '\0' || (!is_of_book && is_wanted && *stripped == '\0'))
    return brg_store_refuse (error, _ ("A paper that the rule book does not name needs a name."));
  action = brg_action_begin (store, is_wanted ? "admission-item" : "admission-item-drop", event_id,
                             error);
  if (action == NULL ||
      !brg_sql_run (store, error, "DELETE FROM admission_item WHERE event_id = ?1 AND item = ?2",
                    "it", event_id, item))
    return FALSE;
  /* What the book asks for needs no row, nor what nobody asks for. */
  if (is_of_book != is_wanted &&
      !brg_sql_run (store, error,
                    "INSERT INTO admission_item (event_id, item, title, is_wanted)"
                    " VALUES (?1, ?2, ?3, ?4)",
                    "itti", event_id, item, stripped, (gint64) (is_wanted != FALSE)))
    return FALSE;
  brg_action_set_text (action, "item", item);
  brg_action_set_text (action, "book", book->id);
  brg_action_set_text (action, "title", stripped);
  return brg_action_commit (g_steal_pointer (&action), error);
}

/* ----- Limits of a group ----- */

static gpointer
read_limit (sqlite3_stmt *stmt)
{
  g_autofree char *id = brg_sql_dup_text (stmt, 0);
  g_autofree char *word = brg_sql_dup_text (stmt, 2);
  g_autofree char *article = brg_sql_dup_text (stmt, 3);
  BrgAdmissionLimitKind kind = BRG_LIMIT_QUALIFICATION;

  brg_admission_limit_from_id (id, &kind);
  return brg_admission_limit_new (kind, sqlite3_column_int (stmt, 1), word, article);
}

static gint
compare_limits (gconstpointer a, gconstpointer b)
{
  const BrgAdmissionLimit *one = *(const BrgAdmissionLimit *const *) a;
  const BrgAdmissionLimit *other = *(const BrgAdmissionLimit *const *) b;

  return (gint) one->kind - (gint) other->kind;
}

GPtrArray *
brg_store_list_group_limits (BrgStore *store, gint64 group_id, GError **error)
{
  GPtrArray *limits;

  g_return_val_if_fail (store != NULL, NULL);

  limits = brg_sql_list (store,
                         brg_sql_query (store, error,
                                        "SELECT kind, number, word, article FROM group_limit"
                                        " WHERE group_id = ?1",
                                        "i", group_id),
                         read_limit, (GDestroyNotify) brg_admission_limit_free, error);
  if (limits != NULL)
    g_ptr_array_sort (limits, compare_limits);
  return limits;
}

static gint
find_number (const GPtrArray *limits, BrgAdmissionLimitKind kind)
{
  for (guint i = 0; i < limits->len; i++)
    if (((const BrgAdmissionLimit *) limits->pdata[i])->kind == kind)
      return ((const BrgAdmissionLimit *) limits->pdata[i])->number;
  return 0;
}

static gboolean
check_limit (const GPtrArray *limits, guint i, GError **error)
{
  const BrgAdmissionLimit *limit = limits->pdata[i];
  gboolean is_age = limit->kind == BRG_LIMIT_AGE_UNDER || limit->kind == BRG_LIMIT_AGE_LEAST;

  for (guint k = 0; k < i; k++)
    if (((const BrgAdmissionLimit *) limits->pdata[k])->kind == limit->kind)
      return brg_store_refuse (error, _ ("A group has one limit of a kind."));
  if (brg_admission_limit_is_number (limit->kind)
          ? limit->number < 1 || limit->number > (is_age ? 150 : 100000)
          : *limit->word == '\0')
    return brg_store_refuse (error, _ ("A limit needs a number or a word that it can be."));
  if (limit->kind == BRG_LIMIT_SEX && !g_str_equal (limit->word, "m") &&
      !g_str_equal (limit->word, "f"))
    return brg_store_refuse (error, _ ("The sex of a group is m or f."));
  return TRUE;
}

static gboolean
check_limits (const GPtrArray *limits, GError **error)
{
  gint under = find_number (limits, BRG_LIMIT_AGE_UNDER);
  gint least = find_number (limits, BRG_LIMIT_RATING_LEAST);
  gint most = find_number (limits, BRG_LIMIT_RATING_MOST);

  for (guint i = 0; i < limits->len; i++)
    if (!check_limit (limits, i, error))
      return FALSE;
  if ((under > 0 && find_number (limits, BRG_LIMIT_AGE_LEAST) >= under) ||
      (most > 0 && least > most))
    return brg_store_refuse (error, _ ("Nobody can keep these limits."));
  return TRUE;
}

static gboolean
write_limits (BrgStore *store, gint64 group_id, const GPtrArray *limits, GError **error)
{
  if (!brg_sql_run (store, error, "DELETE FROM group_limit WHERE group_id = ?1", "i", group_id))
    return FALSE;
  for (guint i = 0; i < limits->len; i++)
    {
      const BrgAdmissionLimit *limit = limits->pdata[i];
      gboolean is_number = brg_admission_limit_is_number (limit->kind);

      if (!brg_sql_run (store, error,
                        "INSERT INTO group_limit (group_id, kind, number, word, article)"
                        " VALUES (?1, ?2, ?3, ?4, ?5)",
                        "ititt", group_id, brg_admission_limit_to_id (limit->kind),
                        is_number ? (gint64) limit->number : (gint64) 0,
                        is_number ? "" : limit->word, limit->article))
        return FALSE;
    }
  return TRUE;
}

gboolean
brg_store_set_group_limits (BrgStore *store,
                            gint64 group_id,
                            const GPtrArray *limits,
                            GError **error)
{
  g_autoptr (BrgAction) action = NULL;

  g_return_val_if_fail (store != NULL && limits != NULL, FALSE);

  if (!check_limits (limits, error))
    return FALSE;
  action = brg_action_begin_in_group (store, "group-limits", group_id, error);
  if (action == NULL || !write_limits (store, group_id, limits, error))
    return FALSE;
  brg_action_set_int (action, "count", limits->len);
  return brg_action_commit (g_steal_pointer (&action), error);
}

/* ----- Decisions ----- */

static gpointer
read_admission (sqlite3_stmt *stmt)
{
  BrgAdmission *row = brg_admission_new (sqlite3_column_int64 (stmt, 0));
  g_autofree char *state = brg_sql_dup_text (stmt, 2);
  g_autofree char *ground = brg_sql_dup_text (stmt, 3);

  row->delegation_id = sqlite3_column_int64 (stmt, 1);
  brg_admission_state_from_id (state, &row->state);
  brg_admission_ground_from_id (ground, &row->ground);
  take_text (&row->article, stmt, 4);
  take_text (&row->reason, stmt, 5);
  take_text (&row->decided_by, stmt, 6);
  take_text (&row->decided_at, stmt, 7);
  take_text (&row->entered_on, stmt, 8);
  take_text (&row->accepted_on, stmt, 9);
  return row;
}

GPtrArray *
brg_store_list_admissions (BrgStore *store, gint64 group_id, GError **error)
{
  g_return_val_if_fail (store != NULL, NULL);

  return brg_sql_list (store,
                       brg_sql_query (store, error,
                                      "SELECT a.entry_id, a.delegation_id, a.state, a.ground,"
                                      " a.article, a.reason, a.decided_by, a.decided_at,"
                                      " a.entered_on, a.accepted_on FROM admission a"
                                      " JOIN entry e ON e.id = a.entry_id WHERE e.group_id = ?1",
                                      "i", group_id),
                       read_admission, (GDestroyNotify) brg_admission_free, error);
}

static gboolean
check_decision (const BrgAdmission *admission, GError **error)
{
  g_autofree char *reason = g_strstrip (g_strdup (admission->reason));

  if (admission->state == BRG_ADMISSION_REFUSED && admission->ground == BRG_GROUND_NONE)
    return brg_store_refuse (error, _ ("A refusal needs a ground."));
  if (admission->ground == BRG_GROUND_OTHER && *reason == '\0')
    return brg_store_refuse (error, _ ("Another ground needs words."));
  return admission->state != BRG_ADMISSION_EXCEPTION || *reason != '\0' ||
         brg_store_refuse (error, _ ("An exception needs a reason."));
}

static gboolean
check_place (BrgStore *store,
             const BrgAdmission *admission,
             const BrgEntryPlace *place,
             GError **error)
{
  gint64 n_games;

  if (place->is_team)
    return brg_store_refuse (error, _ ("The committee admits players, not teams."));
  if (!brg_sql_get_int (store, &n_games, error,
                        "SELECT count(*) FROM pairing WHERE white_id = ?1 OR black_id = ?1", "i",
                        admission->entry_id))
    return FALSE;
  return admission->state != BRG_ADMISSION_REFUSED || n_games == 0 ||
         brg_store_refuse (error, _ ("The player has already been paired and can only be "
                                     "withdrawn."));
}

/* Who is refused is out of the list as somebody who left before the first round; who had left
 * before has left whatever is decided. */
static gboolean
move_in_list (BrgStore *store,
              const BrgAdmission *admission,
              const BrgEntryPlace *place,
              gboolean was_taken_out,
              gboolean *takes_out,
              GError **error)
{
  gint64 has_left;

  *takes_out = admission->state == BRG_ADMISSION_REFUSED && was_taken_out;
  if (!brg_sql_get_int (store, &has_left, error,
                        "SELECT left_after IS NOT NULL FROM entry WHERE id = ?1", "i",
                        admission->entry_id))
    return FALSE;
  if (admission->state == BRG_ADMISSION_REFUSED && !has_left)
    {
      *takes_out = TRUE;
      return brg_store_write_leaver (store, admission->entry_id, place, 0, "", BRG_LEAVER_BY_BOOK,
                                     FALSE, error);
    }
  return admission->state == BRG_ADMISSION_REFUSED || !was_taken_out ||
         brg_store_write_return (store, admission->entry_id, place, error);
}

static gboolean
write_decision (BrgStore *store, const BrgAdmission *admission, gboolean takes_out, GError **error)
{
  g_autofree char *now = brg_sql_dup_now (store);
  gboolean is_decided = admission->state != BRG_ADMISSION_OPEN;

  return brg_sql_run (store, error,
                      "INSERT INTO admission (entry_id, state, ground, article, reason, decided_by,"
                      " decided_at, took_out) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)"
                      " ON CONFLICT (entry_id) DO UPDATE SET state = excluded.state,"
                      " ground = excluded.ground, article = excluded.article,"
                      " reason = excluded.reason, decided_by = excluded.decided_by,"
                      " decided_at = excluded.decided_at, took_out = excluded.took_out",
                      "itttttti", admission->entry_id, brg_admission_state_to_id (admission->state),
                      is_decided ? brg_admission_ground_to_id (admission->ground) : "",
                      is_decided ? admission->article : "", is_decided ? admission->reason : "",
                      is_decided ? admission->decided_by : "", is_decided ? now : "",
                      (gint64) (takes_out != FALSE));
}

gboolean
brg_store_decide_admission (BrgStore *store, const BrgAdmission *admission, GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  g_auto (BrgEntryPlace) place = { 0 };
  gint64 was_taken_out;
  gboolean takes_out;

  g_return_val_if_fail (store != NULL && admission != NULL, FALSE);

  if (!check_decision (admission, error) ||
      !brg_store_find_entry (store, admission->entry_id, &place, error) ||
      !check_place (store, admission, &place, error) ||
      !brg_sql_get_int (store, &was_taken_out, error,
                        "SELECT coalesce (sum (took_out), 0) FROM admission WHERE entry_id = ?1",
                        "i", admission->entry_id))
    return FALSE;
  action = brg_action_begin_in_group (store, "admission-decide", place.group_id, error);
  /* The decision is written first: nobody comes back whom the committee refuses. */
  if (action == NULL || !write_decision (store, admission, FALSE, error) ||
      !move_in_list (store, admission, &place, was_taken_out != 0, &takes_out, error) ||
      !write_decision (store, admission, takes_out, error))
    return FALSE;
  brg_action_set_text (action, "name", place.name);
  brg_action_set_text (action, "state", brg_admission_state_to_id (admission->state));
  brg_action_set_text (action, "ground", brg_admission_ground_to_id (admission->ground));
  brg_action_set_text (action, "reason", admission->reason);
  return brg_action_commit (g_steal_pointer (&action), error);
}

gboolean
brg_store_set_entry_days (BrgStore *store,
                          gint64 entry_id,
                          const char *entered_on,
                          const char *accepted_on,
                          GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  g_auto (BrgEntryPlace) place = { 0 };
  g_autofree char *entered = NULL;
  g_autofree char *accepted = NULL;

  g_return_val_if_fail (store != NULL && entered_on != NULL && accepted_on != NULL, FALSE);

  if (!brg_admission_days_read (entered_on, &entered, error) ||
      !brg_admission_days_read (accepted_on, &accepted, error) ||
      !brg_store_find_entry (store, entry_id, &place, error))
    return FALSE;
  action = brg_action_begin_in_group (store, "entry-days", place.group_id, error);
  if (action == NULL ||
      !brg_sql_run (store, error,
                    "INSERT INTO admission (entry_id, entered_on, accepted_on) VALUES (?1, ?2, ?3)"
                    " ON CONFLICT (entry_id) DO UPDATE SET entered_on = excluded.entered_on,"
                    " accepted_on = excluded.accepted_on",
                    "itt", entry_id, entered, accepted))
    return FALSE;
  brg_action_set_text (action, "name", place.name);
  return brg_action_commit (g_steal_pointer (&action), error);
}
