/* brg-store-event.c - actions on events and groups
 *
 * Tests: tests/data/test-store.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-event.h"

#include <glib/gi18n-lib.h>

#include "brg-action.h"
#include "brg-backup.h"
#include "brg-discipline.h"
#include "brg-store-content.h"
#include "brg-store-contest-kind.h"
#include "brg-store-event-detail.h"
#include "brg-store-group-rows.h"
#include "brg-store-groups.h"
#include "brg-store-mode-pairs.h"
#include "brg-store-officials.h"
#include "brg-store-postal-kind.h"
#include "brg-store-postal-rows.h"
#include "brg-store-private.h"
#include "brg-store-protest-rows.h"
#include "brg-store-rows.h"
#include "brg-store-team-rows.h"
#include "brg-zone.h"

static gboolean
check_zone (const BrgEvent *event, GError **error)
{
  if (*event->zone == '\0' || brg_zone_is_name (event->zone))
    return TRUE;
  return brg_store_refuse (error, _ ("The time zone is no name such as Europe/Moscow."));
}

static gboolean
insert_event (BrgStore *store, const BrgEvent *event, gint64 *event_id, GError **error)
{
  g_autofree char *now = brg_sql_dup_now (store);

  if (!check_zone (event, error) ||
      !brg_sql_run (store, error,
                    "INSERT INTO event (name, place, venue, organiser, federation, starts, ends,"
                    " zone, rulebook, discipline, created_at)"
                    " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)",
                    "ttttttttttt", event->name, event->place, event->venue, event->organiser,
                    event->federation, event->starts, event->ends, event->zone, event->rulebook->id,
                    brg_discipline_to_id (event->discipline), now))
    return FALSE;
  *event_id = sqlite3_last_insert_rowid (store->db);
  return brg_store_write_officials (store, *event_id, event, error);
}

/* What is held in its groups is what its book knows. */
static gboolean
check_kinds (BrgStore *store, gint64 event_id, GError **error)
{
  return brg_store_check_postal_group (store, 0, event_id, error) &&
         brg_store_check_contest_group (store, 0, event_id, error);
}

/* The group that an event begins with is no later stage, whatever it was taken from: a group of
 * another event would never be let in again. */
static gboolean
insert_first_group (BrgStore *store,
                    gint64 event_id,
                    const BrgGroup *group,
                    gint64 *group_id,
                    GError **error)
{
  return brg_store_insert_group (store, event_id, group, group_id, error) &&
         brg_sql_run (store, error, "UPDATE event_group SET previous_id = NULL WHERE id = ?1", "i",
                      *group_id);
}

gboolean
brg_store_create_event (BrgStore *store,
                        const BrgEvent *event,
                        const BrgGroup *group,
                        GPtrArray *entries,
                        gint64 *group_id,
                        GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  gint64 event_id;

  g_return_val_if_fail (store != NULL && event != NULL && group != NULL, FALSE);
  g_return_val_if_fail (group_id != NULL, FALSE);

  action = brg_action_begin (store, "event-create", 0, error);
  if (action == NULL || !insert_event (store, event, &event_id, error) ||
      !insert_first_group (store, event_id, group, group_id, error) ||
      !brg_store_settle_group_kind (store, *group_id, group, error))
    return FALSE;
  if (entries != NULL && (!brg_store_insert_entries (store, *group_id, entries, TRUE, ids, error) ||
                          !brg_store_check_contest_chief (store, event_id, error)))
    return FALSE;
  brg_action_set_event (action, event_id);
  brg_action_set_text (action, "name", event->name);
  return brg_action_commit (g_steal_pointer (&action), error);
}

gboolean
brg_store_import_event (BrgStore *store,
                        const BrgSnapshot *snapshot,
                        const char *source,
                        gint64 *group_id,
                        GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  gint64 event_id;

  g_return_val_if_fail (store != NULL && snapshot != NULL && source != NULL, FALSE);
  g_return_val_if_fail (group_id != NULL, FALSE);

  action = brg_action_begin (store, "event-import", 0, error);
  if (action == NULL || !insert_event (store, snapshot->event, &event_id, error) ||
      !insert_first_group (store, event_id, snapshot->group, group_id, error) ||
      !brg_store_insert_content (store, *group_id, snapshot, error) ||
      !brg_store_look_at_import (action, *group_id, error))
    return FALSE;
  brg_action_set_event (action, event_id);
  brg_action_set_text (action, "name", snapshot->event->name);
  brg_action_set_text (action, "source", source);
  return brg_action_commit (g_steal_pointer (&action), error);
}

static gboolean
write_event (BrgStore *store, const BrgEvent *event, GError **error)
{
  return check_zone (event, error) &&
         brg_sql_run (store, error,
                      "UPDATE event SET name = ?2, place = ?3, venue = ?4, organiser = ?5,"
                      " federation = ?6, starts = ?7, ends = ?8, zone = ?9, rulebook = ?10,"
                      " discipline = ?11 WHERE id = ?1",
                      "itttttttttt", event->id, event->name, event->place, event->venue,
                      event->organiser, event->federation, event->starts, event->ends, event->zone,
                      event->rulebook->id, brg_discipline_to_id (event->discipline)) &&
         brg_store_write_officials (store, event->id, event, error);
}

gboolean
brg_store_update_event (BrgStore *store, const BrgEvent *event, GError **error)
{
  g_autoptr (BrgAction) action = NULL;

  g_return_val_if_fail (store != NULL && event != NULL, FALSE);

  action = brg_action_begin (store, "event-update", event->id, error);
  if (action == NULL || !brg_store_note_detail (store, action, event, NULL, error) ||
      !brg_store_move_postal_days (store, event, error) || !write_event (store, event, error) ||
      !brg_store_check_contest_chief (store, event->id, error) ||
      !check_kinds (store, event->id, error))
    return FALSE;
  return brg_action_commit (g_steal_pointer (&action), error);
}

/* A group of teams and one of players hold different rows. */
static gboolean
check_boards (BrgStore *store, const BrgGroup *group, GError **error)
{
  gint64 n_rounds;
  gint64 n_entries;
  gint n_boards;

  if (!brg_store_count_boards (store, group->id, &n_boards, error))
    return FALSE;
  if (group->boards == n_boards)
    return TRUE;
  if (!brg_sql_get_int (store, &n_rounds, error, "SELECT count(*) FROM round WHERE group_id = ?1",
                        "i", group->id) ||
      !brg_sql_get_int (store, &n_entries, error, "SELECT count(*) FROM entry WHERE group_id = ?1",
                        "i", group->id))
    return FALSE;
  if (n_rounds > 0)
    return brg_store_refuse (error, _ ("The number of boards cannot change once a round is "
                                       "paired."));
  if (n_entries > 0 && n_boards == 0)
    return brg_store_refuse (error, _ ("There are players without a team. Remove them to make "
                                       "it a team event."));
  return n_entries == 0 || group->boards > 0 ||
         brg_store_refuse (error, _ ("There are teams. Remove them to make it an individual "
                                     "event."));
}

/* rus-draughts-2022 5.4.6: the games of a meeting are those that were announced. */
static gboolean
check_meeting (BrgStore *store, const BrgGroup *group, GError **error)
{
  gint64 n_others;

  if (!brg_sql_get_int (store, &n_others, error,
                        "SELECT count(*) FROM event_group g JOIN round r ON r.group_id = g.id"
                        " WHERE g.id = ?1 AND g.meeting_games <> ?2",
                        "ii", group->id, (gint64) group->meeting_games))
    return FALSE;
  return n_others == 0 || brg_store_refuse (error, _ ("The games of a meeting cannot change once a"
                                                      " round is paired."));
}

/* Once a round is paired announced tie-breaks are changed: the journal says from what to what. */
static gboolean
note_tie_breaks (BrgStore *store, BrgAction *action, const BrgGroup *group, GError **error)
{
  sqlite3_stmt *stmt = brg_sql_query (store, error,
                                      "SELECT tie_breaks FROM event_group WHERE id = ?1 AND EXISTS"
                                      " (SELECT 1 FROM round WHERE group_id = ?1)",
                                      "i", group->id);
  g_autofree char *before = NULL;
  gboolean has_row;

  if (stmt == NULL || !brg_sql_step (store, stmt, &has_row, error))
    return FALSE;
  if (!has_row)
    return TRUE;
  before = brg_sql_dup_text (stmt, 0);
  sqlite3_reset (stmt);
  if (g_str_equal (before, group->tie_breaks))
    return TRUE;
  brg_action_set_text (action, "tie_breaks_before", before);
  brg_action_set_text (action, "tie_breaks", group->tie_breaks);
  return TRUE;
}

/* The rules of the last round are others than those of the rounds before. */
static gboolean
write_group (BrgStore *store, BrgAction *action, const BrgGroup *group, GError **error)
{
  gint64 n_rounds;

  return brg_sql_get_int (store, &n_rounds, error, "SELECT n_rounds FROM event_group WHERE id = ?1",
                          "i", group->id) &&
         brg_store_write_group (store, group->id, group, error) &&
         brg_store_look_at_last_round (action, group->id, (gint) n_rounds, error);
}

gboolean
brg_store_update_group (BrgStore *store, const BrgGroup *group, GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  gint64 event_id;

  g_return_val_if_fail (store != NULL && group != NULL, FALSE);

  if (!brg_store_find_event_of_group (store, group->id, &event_id, error) ||
      !check_boards (store, group, error) || !check_meeting (store, group, error))
    return FALSE;
  action = brg_action_begin_in_group (store, "group-update", group->id, error);
  if (action == NULL ||
      !brg_store_check_group_name (store, event_id, group->id, group->name, error) ||
      !note_tie_breaks (store, action, group, error) ||
      !brg_store_note_detail (store, action, NULL, group, error) ||
      !write_group (store, action, group, error) ||
      !brg_store_settle_group_kind (store, group->id, group, error) ||
      !check_kinds (store, event_id, error))
    return FALSE;
  return brg_action_commit (g_steal_pointer (&action), error);
}

gboolean
brg_store_update_event_and_group (BrgStore *store,
                                  const BrgEvent *event,
                                  const BrgGroup *group,
                                  GError **error)
{
  g_autoptr (BrgAction) action = NULL;

  g_return_val_if_fail (store != NULL && event != NULL && group != NULL, FALSE);

  if (!check_boards (store, group, error) || !check_meeting (store, group, error))
    return FALSE;
  action = brg_action_begin (store, "event-update", event->id, error);
  if (action == NULL ||
      !brg_store_check_group_name (store, event->id, group->id, group->name, error) ||
      !note_tie_breaks (store, action, group, error) ||
      !brg_store_note_detail (store, action, event, group, error) ||
      !brg_store_move_postal_days (store, event, error) || !write_event (store, event, error) ||
      !write_group (store, action, group, error) ||
      !brg_store_settle_group_kind (store, group->id, group, error) ||
      !check_kinds (store, event->id, error) ||
      !brg_store_check_contest_chief (store, event->id, error))
    return FALSE;
  return brg_action_commit (g_steal_pointer (&action), error);
}

static gboolean
set_event_state (BrgStore *store,
                 const char *name,
                 gint64 event_id,
                 const char *state,
                 GError **error)
{
  g_autoptr (BrgAction) action = brg_action_begin (store, name, event_id, error);

  if (action == NULL || !brg_sql_run (store, error, "UPDATE event SET state = ?2 WHERE id = ?1",
                                      "it", event_id, state))
    return FALSE;
  return brg_action_commit (g_steal_pointer (&action), error);
}

gboolean
brg_store_close_event (BrgStore *store, gint64 event_id, GError **error)
{
  g_return_val_if_fail (store != NULL, FALSE);

  if (!brg_store_check_protests_decided (store, event_id, error) ||
      !brg_store_check_entries_agree (store, event_id, 0, error) ||
      !set_event_state (store, "event-close", event_id, "closed", error))
    return FALSE;
  brg_backup_make (store);
  return TRUE;
}

gboolean
brg_store_reopen_event (BrgStore *store, gint64 event_id, GError **error)
{
  g_return_val_if_fail (store != NULL, FALSE);

  return set_event_state (store, "event-reopen", event_id, "open", error);
}

#define SECTIONS_OF_EVENT                                                                          \
  " (SELECT s.id FROM contest_section s JOIN event_group g ON g.id = s.group_id WHERE g.event_id " \
  "= ?1)"
#define WORKS_OF_EVENT                                                                    \
  " (SELECT w.id FROM contest_work w JOIN contest_section s ON s.id = w.section_id JOIN " \
  "event_group"                                                                           \
  " g ON g.id = s.group_id WHERE g.event_id = ?1)"

/* Children before parents. Persons of the event that nobody else needs go as well. */
static const char *const delete_steps[] = {
  "DELETE FROM postal_record WHERE pairing_id IN (SELECT p.id FROM pairing p JOIN round r ON"
  " r.id = p.round_id JOIN event_group g ON g.id = r.group_id WHERE g.event_id = ?1)",
  "UPDATE postal_measure SET appeal_of_id = NULL WHERE group_id IN (SELECT id FROM event_group"
  " WHERE event_id = ?1)",
  "DELETE FROM postal_measure WHERE group_id IN (SELECT id FROM event_group WHERE event_id = ?1)",
  "DELETE FROM postal_notice WHERE break_id IN (SELECT b.id FROM postal_break b JOIN entry e ON"
  " e.id = b.entry_id JOIN event_group g ON g.id = e.group_id WHERE g.event_id = ?1)",
  "DELETE FROM postal_break WHERE entry_id IN (SELECT e.id FROM entry e JOIN event_group g ON"
  " g.id = e.group_id WHERE g.event_id = ?1)",
  "DELETE FROM postal_sheet WHERE entry_id IN (SELECT e.id FROM entry e JOIN event_group g ON"
  " g.id = e.group_id WHERE g.event_id = ?1)",
  "DELETE FROM postal_terms WHERE group_id IN (SELECT id FROM event_group WHERE event_id = ?1)",
  "DELETE FROM contest_answer_part WHERE answer_id IN (SELECT a.id FROM contest_answer a JOIN entry"
  " e ON e.id = a.entry_id JOIN event_group g ON g.id = e.group_id WHERE g.event_id = ?1)",
  "DELETE FROM contest_answer WHERE work_id IN" WORKS_OF_EVENT,
  "DELETE FROM contest_remark WHERE work_id IN" WORKS_OF_EVENT,
  "DELETE FROM contest_mark WHERE work_id IN" WORKS_OF_EVENT,
  "DELETE FROM contest_variant WHERE work_id IN" WORKS_OF_EVENT,
  "DELETE FROM contest_author WHERE work_id IN" WORKS_OF_EVENT,
  "DELETE FROM contest_work WHERE section_id IN" SECTIONS_OF_EVENT,
  "DELETE FROM contest_judge WHERE section_id IN" SECTIONS_OF_EVENT,
  "DELETE FROM contest_section WHERE group_id IN (SELECT id FROM event_group WHERE event_id = ?1)",
  "DELETE FROM contest_terms WHERE group_id IN (SELECT id FROM event_group WHERE event_id = ?1)",
  "DELETE FROM finish_request WHERE pairing_id IN (SELECT p.id FROM pairing p JOIN round r ON"
  " r.id = p.round_id JOIN event_group g ON g.id = r.group_id WHERE g.event_id = ?1)",
  "DELETE FROM envelope_event WHERE envelope_id IN (SELECT v.id FROM envelope v JOIN event_group "
  "g"
  " ON g.id = v.group_id WHERE g.event_id = ?1)",
  "DELETE FROM envelope WHERE group_id IN (SELECT id FROM event_group WHERE event_id = ?1)",
  "DELETE FROM attachment WHERE incident_id IN (SELECT id FROM incident WHERE event_id = ?1)",
  "DELETE FROM attachment WHERE protest_id IN (SELECT p.id FROM protest p JOIN event_group g ON"
  " g.id = p.group_id WHERE g.event_id = ?1)",
  "DELETE FROM protest_vote WHERE member_id IN (SELECT id FROM committee_member"
  " WHERE event_id = ?1)",
  "UPDATE protest SET appeal_of_id = NULL WHERE group_id IN (SELECT id FROM event_group"
  " WHERE event_id = ?1)",
  "DELETE FROM protest WHERE group_id IN (SELECT id FROM event_group WHERE event_id = ?1)",
  "DELETE FROM committee_member WHERE event_id = ?1",
  "UPDATE incident SET supersedes_id = NULL WHERE event_id = ?1",
  "DELETE FROM incident WHERE event_id = ?1",
  "DELETE FROM timetable WHERE group_id IN (SELECT id FROM event_group WHERE event_id = ?1)",
  "DELETE FROM timetable_row WHERE group_id IN (SELECT id FROM event_group WHERE event_id = ?1)",
  "DELETE FROM drawing WHERE group_id IN (SELECT id FROM event_group WHERE event_id = ?1)",
  "DELETE FROM drawn_number WHERE entry_id IN (SELECT e.id FROM entry e JOIN event_group g ON"
  " g.id = e.group_id WHERE g.event_id = ?1)",
  "DELETE FROM duty WHERE group_id IN (SELECT id FROM event_group WHERE event_id = ?1)",
  "DELETE FROM official_interest WHERE official_id IN (SELECT id FROM official"
  " WHERE event_id = ?1)",
  "DELETE FROM game WHERE group_id IN (SELECT id FROM event_group WHERE event_id = ?1)",
  "DELETE FROM document WHERE group_id IN (SELECT id FROM event_group WHERE event_id = ?1)",
  "DELETE FROM meeting_game WHERE pairing_id IN (SELECT p.id FROM pairing p JOIN round r ON"
  " r.id = p.round_id JOIN event_group g ON g.id = r.group_id WHERE g.event_id = ?1)",
  "DELETE FROM result WHERE pairing_id IN (SELECT p.id FROM pairing p JOIN round r ON"
  " r.id = p.round_id JOIN event_group g ON g.id = r.group_id WHERE g.event_id = ?1)",
  "DELETE FROM attendance WHERE pairing_id IN (SELECT p.id FROM pairing p JOIN round r ON"
  " r.id = p.round_id JOIN event_group g ON g.id = r.group_id WHERE g.event_id = ?1)",
  "DELETE FROM score_sheet WHERE pairing_id IN (SELECT p.id FROM pairing p JOIN round r ON"
  " r.id = p.round_id JOIN event_group g ON g.id = r.group_id WHERE g.event_id = ?1)",
  "DELETE FROM pairing WHERE round_id IN (SELECT r.id FROM round r JOIN event_group g ON"
  " g.id = r.group_id WHERE g.event_id = ?1)",
  "DELETE FROM round WHERE group_id IN (SELECT id FROM event_group WHERE event_id = ?1)",
  "DELETE FROM entry_paper WHERE entry_id IN (SELECT e.id FROM entry e JOIN event_group g ON"
  " g.id = e.group_id WHERE g.event_id = ?1)",
  "DELETE FROM entry_fee WHERE entry_id IN (SELECT e.id FROM entry e JOIN event_group g ON"
  " g.id = e.group_id WHERE g.event_id = ?1)",
  "DELETE FROM admission WHERE entry_id IN (SELECT e.id FROM entry e JOIN event_group g ON"
  " g.id = e.group_id WHERE g.event_id = ?1)",
  "DELETE FROM group_limit WHERE group_id IN (SELECT id FROM event_group WHERE event_id = ?1)",
  "DELETE FROM delegation_receipt WHERE delegation_id IN (SELECT id FROM delegation"
  " WHERE event_id = ?1)",
  "DELETE FROM delegation_head WHERE delegation_id IN (SELECT id FROM delegation"
  " WHERE event_id = ?1)",
  "DELETE FROM delegation WHERE event_id = ?1",
  "DELETE FROM admission_item WHERE event_id = ?1",
  "DELETE FROM admission_member WHERE event_id = ?1",
  "DELETE FROM admission_terms WHERE event_id = ?1",
  "DELETE FROM check_in WHERE entry_id IN (SELECT e.id FROM entry e JOIN event_group g ON"
  " g.id = e.group_id WHERE g.event_id = ?1)",
  "DELETE FROM entry_rating WHERE entry_id IN (SELECT e.id FROM entry e JOIN event_group g ON"
  " g.id = e.group_id WHERE g.event_id = ?1)",
  "DELETE FROM absence WHERE entry_id IN (SELECT e.id FROM entry e JOIN event_group g ON"
  " g.id = e.group_id WHERE g.event_id = ?1)",
  "DELETE FROM forbidden_pair WHERE player_id IN (SELECT e.id FROM entry e JOIN event_group g ON"
  " g.id = e.group_id WHERE g.event_id = ?1)",
  "DELETE FROM kept_apart WHERE group_id IN (SELECT id FROM event_group WHERE event_id = ?1)",
  "DELETE FROM line_up WHERE team_id IN (SELECT e.id FROM entry e JOIN event_group g ON"
  " g.id = e.group_id WHERE g.event_id = ?1)",
  "DELETE FROM decision WHERE winner_id IN (SELECT e.id FROM entry e JOIN event_group g ON"
  " g.id = e.group_id WHERE g.event_id = ?1)",
  "DELETE FROM section WHERE entry_id IN (SELECT e.id FROM entry e JOIN event_group g ON"
  " g.id = e.group_id WHERE g.event_id = ?1)",
  "DELETE FROM virtual_points WHERE entry_id IN (SELECT e.id FROM entry e JOIN event_group g ON"
  " g.id = e.group_id WHERE g.event_id = ?1)",
  "DELETE FROM playoff_game WHERE playoff_id IN (SELECT p.id FROM playoff p JOIN event_group g ON"
  " g.id = p.group_id WHERE g.event_id = ?1)",
  "DELETE FROM playoff_player WHERE playoff_id IN (SELECT p.id FROM playoff p JOIN event_group g"
  " ON g.id = p.group_id WHERE g.event_id = ?1)",
  "DELETE FROM playoff WHERE group_id IN (SELECT id FROM event_group WHERE event_id = ?1)",
  "DELETE FROM tie_order_place WHERE order_id IN (SELECT o.id FROM tie_order o JOIN event_group g"
  " ON g.id = o.group_id WHERE g.event_id = ?1)",
  "DELETE FROM tie_order WHERE group_id IN (SELECT id FROM event_group WHERE event_id = ?1)",
  "DELETE FROM prize WHERE group_id IN (SELECT id FROM event_group WHERE event_id = ?1)",
  "DELETE FROM category WHERE group_id IN (SELECT id FROM event_group WHERE event_id = ?1)",
  "DELETE FROM irregular_act WHERE group_id IN (SELECT id FROM event_group WHERE event_id = ?1)",
  "DELETE FROM fide_mode WHERE group_id IN (SELECT id FROM event_group WHERE event_id = ?1)",
  "DELETE FROM norm WHERE group_id IN (SELECT id FROM event_group WHERE event_id = ?1)",
  "DELETE FROM entry WHERE group_id IN (SELECT id FROM event_group WHERE event_id = ?1)",
  "DELETE FROM person_rank WHERE person_id NOT IN (SELECT person_id FROM entry) AND ?1 > 0",
  "DELETE FROM person_rating WHERE person_id NOT IN (SELECT person_id FROM entry) AND ?1 > 0",
  "DELETE FROM person_photo WHERE person_id NOT IN (SELECT person_id FROM entry) AND ?1 > 0",
  "DELETE FROM person_alias WHERE person_id NOT IN (SELECT person_id FROM entry) AND ?1 > 0",
  "DELETE FROM person WHERE id NOT IN (SELECT person_id FROM entry) AND ?1 > 0",
  BRG_SQL_DROP_ORPHAN_PAPERS " AND ?1 > 0",
  "DELETE FROM printed_paper WHERE group_id IN (SELECT id FROM event_group WHERE event_id = ?1)",
  "DELETE FROM event_group WHERE event_id = ?1",
  "DELETE FROM paper_set WHERE event_id = ?1",
  "DELETE FROM paper_option WHERE event_id = ?1",
  "DELETE FROM paper_template WHERE event_id = ?1",
  "DELETE FROM site WHERE event_id = ?1",
  "DELETE FROM letterhead_logo WHERE event_id = ?1",
  "DELETE FROM letterhead WHERE event_id = ?1",
  "DELETE FROM setting WHERE event_id = ?1",
  "DELETE FROM equipment_check WHERE event_id = ?1",
  "DELETE FROM event_part WHERE event_id = ?1",
  "DELETE FROM remote_play WHERE event_id = ?1",
  "DELETE FROM money_row WHERE event_id = ?1",
  "DELETE FROM official WHERE event_id = ?1",
  "DELETE FROM event WHERE id = ?1",
};

static gboolean
delete_rows (BrgStore *store, gint64 event_id, GError **error)
{
  for (guint i = 0; i < G_N_ELEMENTS (delete_steps); i++)
    if (!brg_sql_run (store, error, delete_steps[i], "i", event_id))
      return FALSE;
  return TRUE;
}

gboolean
brg_store_delete_event (BrgStore *store, gint64 event_id, GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  g_autofree char *name = NULL;

  g_return_val_if_fail (store != NULL, FALSE);

  action = brg_action_begin (store, "event-delete", 0, error);
  if (action == NULL)
    return FALSE;
  name = brg_store_dup_event_name (store, event_id, error);
  if (name == NULL || !delete_rows (store, event_id, error))
    return FALSE;
  brg_action_set_text (action, "name", name);
  return brg_action_commit (g_steal_pointer (&action), error);
}

char *
brg_store_get_setting (BrgStore *store, gint64 event_id, const char *name)
{
  char *value = NULL;
  gboolean has_row;
  sqlite3_stmt *stmt;

  g_return_val_if_fail (store != NULL && name != NULL, NULL);

  stmt = brg_sql_query (store, NULL, "SELECT value FROM setting WHERE event_id = ?1 AND name = ?2",
                        "it", event_id, name);
  if (stmt != NULL && brg_sql_step (store, stmt, &has_row, NULL) && has_row)
    {
      value = brg_sql_dup_text (stmt, 0);
      sqlite3_reset (stmt);
    }
  return value != NULL ? value : g_strdup ("");
}

gboolean
brg_store_set_setting (BrgStore *store,
                       gint64 event_id,
                       const char *name,
                       const char *value,
                       GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  g_autofree char *was = NULL;

  g_return_val_if_fail (store != NULL && name != NULL && value != NULL, FALSE);

  action = brg_action_begin (store, "setting", event_id, error);
  was = brg_store_get_setting (store, event_id, name);
  if (action == NULL ||
      !brg_sql_run (store, error,
                    "INSERT INTO setting (event_id, name, value) VALUES (?1, ?2, ?3)"
                    " ON CONFLICT (event_id, name) DO UPDATE SET value = excluded.value",
                    "itt", event_id, name, value))
    return FALSE;
  brg_action_set_text (action, "name", name);
  brg_action_set_text (action, "now", value);
  brg_action_set_text (action, "was", was);
  return brg_action_commit (g_steal_pointer (&action), error);
}
