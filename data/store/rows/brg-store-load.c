/* brg-store-load.c - reads one group as a snapshot
 *
 * Tests: tests/data/test-store.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-load.h"

#include "brg-discipline.h"
#include "brg-rulebooks.h"

#include <glib/gi18n-lib.h>

#include "brg-date-text.h"
#include "brg-journal-mark.h"
#include "brg-mode-rows.h"
#include "brg-pairing.h"
#include "brg-snapshot-mark.h"
#include "brg-snapshot-teams.h"
#include "brg-sql.h"
#include "brg-store-draw.h"
#include "brg-store-group-rows.h"
#include "brg-store-load-arrivals.h"
#include "brg-store-load-results.h"
#include "brg-store-timetable-rows.h"
#include "brg-store-words.h"
#include "brg-text-tidy.h"

typedef void (*ReadRow) (sqlite3_stmt *stmt, gpointer data);

static gboolean
read_rows (BrgStore *store, sqlite3_stmt *stmt, ReadRow read, gpointer data, GError **error)
{
  gboolean has_row;

  if (stmt == NULL)
    return FALSE;
  while (brg_sql_step (store, stmt, &has_row, error))
    {
      if (!has_row)
        return TRUE;
      read (stmt, data);
    }
  return FALSE;
}

static void
take_text (char **place, sqlite3_stmt *stmt, int column)
{
  g_free (*place);
  *place = brg_text_dup_neutral (brg_sql_get_text (stmt, column));
}

/* A day that cannot be is none: a file may come from anybody. */
static void
take_date (char **place, sqlite3_stmt *stmt, int column)
{
  const char *text = brg_sql_get_text (stmt, column);
  g_autofree char *date = brg_date_text_normalise (text);

  g_free (*place);
  *place = g_strdup (g_strcmp0 (date, text) == 0 ? text : "");
}

static void
read_group (sqlite3_stmt *stmt, gpointer data)
{
  BrgSnapshot *snapshot = data;
  BrgGroup *group = snapshot->group;
  g_autofree char *colour = brg_sql_dup_text (stmt, 11);

  group->id = sqlite3_column_int64 (stmt, 0);
  snapshot->event->id = sqlite3_column_int64 (stmt, 1);
  take_text (&group->name, stmt, 2);
  take_text (&group->system, stmt, 3);
  group->n_rounds = sqlite3_column_int (stmt, 4);
  group->cycles = sqlite3_column_int (stmt, 5);
  group->swap_last_rounds = sqlite3_column_int (stmt, 6);
  group->scoring = brg_scoring_from_game (
      sqlite3_column_int (stmt, 7), sqlite3_column_int (stmt, 8), sqlite3_column_int (stmt, 9));
  group->scoring.pairing_bye = sqlite3_column_int (stmt, 10);
  group->initial_colour = brg_store_colour_from_word (colour);
  take_text (&group->tie_breaks, stmt, 12);
  take_text (&group->time_control, stmt, 13);
  group->default_minutes = sqlite3_column_int (stmt, 14);
  group->seed = (guint64) sqlite3_column_int64 (stmt, 15);
  group->baku = sqlite3_column_int (stmt, 16);
  group->boards = sqlite3_column_int (stmt, 17);
  group->board_points_first = sqlite3_column_int (stmt, 18);
  group->match_scoring = brg_scoring_from_game (
      sqlite3_column_int (stmt, 19), sqlite3_column_int (stmt, 20), sqlite3_column_int (stmt, 21));
  group->match_scoring.pairing_bye = sqlite3_column_int (stmt, 22);
  group->line_up = brg_store_line_up_from_word (brg_sql_get_text (stmt, 23));
  group->reserve_from = sqlite3_column_int (stmt, 24);
  take_text (&group->round_order, stmt, 25);
  group->previous_id = sqlite3_column_int64 (stmt, 26);
  take_text (&group->tie_break_edition, stmt, 27);
  take_text (&group->rating_kind, stmt, 28);
  take_text (&group->totals_by, stmt, 29);
  group->totals_best = sqlite3_column_int (stmt, 30);
  take_text (&group->totals_of, stmt, 31);
  take_text (&group->prize_sharing, stmt, 32);
  take_text (&group->prize_currency, stmt, 33);
  group->prizes_once = sqlite3_column_int (stmt, 34);
  group->one_colour = sqlite3_column_int (stmt, 35);
  group->meeting_games = sqlite3_column_int (stmt, 36);
  take_text (&group->opening_table, stmt, 37);
  take_text (&group->own_openings, stmt, 38);
  group->has_majority = sqlite3_column_int (stmt, 39);
  take_text (&group->renju_rule, stmt, 40);
  group->is_postal = sqlite3_column_int (stmt, 41) != 0;
  brg_contest_kind_find (brg_sql_get_text (stmt, 42), &group->contest);
}

static void
read_event (sqlite3_stmt *stmt, gpointer data)
{
  BrgEvent *event = data;
  g_autofree char *rulebook = brg_sql_dup_text (stmt, 8);
  g_autofree char *discipline = brg_sql_dup_text (stmt, 9);
  g_autofree char *state = brg_sql_dup_text (stmt, 10);

  take_text (&event->name, stmt, 0);
  take_text (&event->place, stmt, 1);
  take_text (&event->venue, stmt, 2);
  take_text (&event->organiser, stmt, 3);
  take_text (&event->federation, stmt, 4);
  take_text (&event->starts, stmt, 5);
  take_text (&event->ends, stmt, 6);
  take_text (&event->zone, stmt, 7);
  event->rulebook = brg_rulebook_find (rulebook);
  brg_discipline_from_id (discipline, &event->discipline);
  event->state = g_str_equal (state, "closed") ? BRG_EVENT_CLOSED : BRG_EVENT_OPEN;
}

static void
read_official (sqlite3_stmt *stmt, gpointer data)
{
  g_autofree char *role = brg_sql_dup_text (stmt, 1);
  g_autofree char *name = brg_text_dup_neutral (brg_sql_get_text (stmt, 2));
  g_autofree char *category = brg_sql_dup_text (stmt, 3);
  g_autofree char *post = brg_sql_dup_text (stmt, 7);
  BrgOfficial *official = brg_official_new (brg_store_role_from_words (role, post), name, category);

  official->id = sqlite3_column_int64 (stmt, 0);
  take_text (&official->birth, stmt, 4);
  take_text (&official->federation, stmt, 5);
  take_text (&official->organisation, stmt, 6);
  take_text (&official->site, stmt, 8);
  g_ptr_array_add (data, official);
}

/* Columns of read_entry(). */
#define SELECT_ENTRIES                                                                        \
  "SELECT e.id, p.id, e.number, p.family_name, p.given_name, p.father_name, p.sex, p.birth,"  \
  " e.title, e.rating, e.federation, e.organisation, p.fide_id, e.joins_round, e.left_after," \
  " e.left_reason, e.coach, e.is_team, e.team_id, e.team_place, e.captain, e.carried_points," \
  " e.k_factor, e.leaver_rule, e.is_excluded, p.sight, e.assistant,"                          \
  " coalesce (d.name, ''), coalesce (nullif (d.region, ''), p.region),"                       \
  " coalesce (a.state, 'open')"                                                               \
  " FROM entry e JOIN person p ON p.id = e.person_id LEFT JOIN admission a"                   \
  " ON a.entry_id = e.id LEFT JOIN delegation d ON d.id = a.delegation_id"

static void
read_entry (sqlite3_stmt *stmt, gpointer data)
{
  BrgEntry *entry = brg_entry_new ();

  entry->id = sqlite3_column_int64 (stmt, 0);
  entry->person_id = sqlite3_column_int64 (stmt, 1);
  entry->number = sqlite3_column_int (stmt, 2);
  take_text (&entry->family_name, stmt, 3);
  take_text (&entry->given_name, stmt, 4);
  take_text (&entry->father_name, stmt, 5);
  take_text (&entry->sex, stmt, 6);
  take_date (&entry->birth, stmt, 7);
  take_text (&entry->title, stmt, 8);
  entry->rating = sqlite3_column_int (stmt, 9);
  take_text (&entry->federation, stmt, 10);
  take_text (&entry->organisation, stmt, 11);
  take_text (&entry->fide_id, stmt, 12);
  entry->joins_round = sqlite3_column_int (stmt, 13);
  if (sqlite3_column_type (stmt, 14) != SQLITE_NULL)
    entry->left_after = sqlite3_column_int (stmt, 14);
  take_text (&entry->left_reason, stmt, 15);
  take_text (&entry->coach, stmt, 16);
  entry->is_team = sqlite3_column_int (stmt, 17);
  entry->team_id = sqlite3_column_int64 (stmt, 18);
  entry->team_place = sqlite3_column_int (stmt, 19);
  take_text (&entry->captain, stmt, 20);
  entry->carried_points = sqlite3_column_int (stmt, 21);
  entry->k_factor = sqlite3_column_int (stmt, 22);
  entry->leaver_rule = brg_store_leaver_rule_from_word (brg_sql_get_text (stmt, 23));
  entry->is_excluded = sqlite3_column_int (stmt, 24);
  take_text (&entry->sight, stmt, 25);
  take_text (&entry->assistant, stmt, 26);
  take_text (&entry->delegation, stmt, 27);
  take_text (&entry->region, stmt, 28);
  brg_admission_state_from_id ((const char *) sqlite3_column_text (stmt, 29), &entry->admission);
  g_ptr_array_add (data, entry);
}

static void
read_round (sqlite3_stmt *stmt, gpointer data)
{
  BrgRound *round = brg_round_new (sqlite3_column_int (stmt, 1));
  g_autofree char *state = brg_sql_dup_text (stmt, 2);

  round->id = sqlite3_column_int64 (stmt, 0);
  round->state = brg_store_round_state_from_word (state);
  take_text (&round->starts_at, stmt, 3);
  take_text (&round->published_at, stmt, 4);
  take_text (&round->closed_at, stmt, 5);
  take_text (&round->changed_reason, stmt, 6);
  take_text (&round->changed_by, stmt, 7);
  g_ptr_array_add (data, round);
}

/* What rows of pairings and absences need to find their place. */
typedef struct
{
  BrgSnapshot *snapshot;
  GHashTable *index_of_entry; /* gint64 id in the entry -> index + 1 */
} Places;

static gint
find_entry (const Places *places, gint64 id)
{
  return GPOINTER_TO_INT (g_hash_table_lookup (places->index_of_entry, &id)) - 1;
}

/* @data: the places of both views, those of players second; boards of matches are theirs. */
static void
read_game (sqlite3_stmt *stmt, gpointer data)
{
  Places *places = (Places *) data + (sqlite3_column_type (stmt, 12) != SQLITE_NULL);
  gint number = sqlite3_column_int (stmt, 0);
  BrgRound *round;
  BrgGame game = {
    .id = sqlite3_column_int64 (stmt, 1),
    .board = sqlite3_column_int (stmt, 2),
    .white = find_entry (places, sqlite3_column_int64 (stmt, 3)),
    .black = sqlite3_column_type (stmt, 4) == SQLITE_NULL
                 ? BRG_NOBODY
                 : find_entry (places, sqlite3_column_int64 (stmt, 4)),
    .is_manual = sqlite3_column_int (stmt, 5),
    .white_outcome = brg_store_outcome_from_word (brg_sql_get_text (stmt, 6)),
    .black_outcome = brg_store_outcome_from_word (brg_sql_get_text (stmt, 7)),
    .rating_white = brg_store_outcome_from_word (brg_sql_get_text (stmt, 8)),
    .rating_black = brg_store_outcome_from_word (brg_sql_get_text (stmt, 9)),
    .is_verified = sqlite3_column_int (stmt, 10),
    .is_adjudicated = sqlite3_column_int (stmt, 11),
    .match_id = sqlite3_column_int64 (stmt, 12),
    .match_board = sqlite3_column_int (stmt, 13),
    .second_white = brg_store_outcome_from_word (brg_sql_get_text (stmt, 14)),
    .second_black = brg_store_outcome_from_word (brg_sql_get_text (stmt, 15)),
    .has_second = sqlite3_column_bytes (stmt, 14) > 0,
    .opening = sqlite3_column_int (stmt, 16),
    .has_letters = sqlite3_column_int (stmt, 17) != 0,
    .is_overdue = sqlite3_column_int (stmt, 18) != 0,
  };

  if (number < 1 || (guint) number > places->snapshot->rounds->len)
    return;
  round = places->snapshot->rounds->pdata[number - 1];
  g_array_append_val (round->games, game);
}

/* @data as in read_game(). */
static void
read_meeting_game (sqlite3_stmt *stmt, gpointer data)
{
  Places *places = (Places *) data + (sqlite3_column_type (stmt, 1) != SQLITE_NULL);
  gint number = sqlite3_column_int (stmt, 0);
  gint64 id = sqlite3_column_int64 (stmt, 2);
  gint i = sqlite3_column_int (stmt, 3) - 1;
  BrgRound *round;

  if (number < 1 || (guint) number > places->snapshot->rounds->len || i < 0 ||
      i >= BRG_MEETING_MOST_GAMES)
    return;
  round = places->snapshot->rounds->pdata[number - 1];
  for (guint k = 0; k < round->games->len; k++)
    {
      BrgGame *game = &g_array_index (round->games, BrgGame, k);

      if (game->id != id)
        continue;
      game->white_games[i] = brg_store_outcome_from_word (brg_sql_get_text (stmt, 4));
      game->black_games[i] = brg_store_outcome_from_word (brg_sql_get_text (stmt, 5));
    }
}

static void
read_absence (sqlite3_stmt *stmt, gpointer data)
{
  Places *places = data;
  BrgAbsence absence = {
    .entry = find_entry (places, sqlite3_column_int64 (stmt, 0)),
    .round = sqlite3_column_int (stmt, 1),
    .outcome = brg_store_outcome_from_word (brg_sql_get_text (stmt, 2)),
  };

  g_array_append_val (places->snapshot->absences, absence);
}

/* @data as in read_game(). */
static void
read_rating (sqlite3_stmt *stmt, gpointer data)
{
  Places *places = (Places *) data + (sqlite3_column_type (stmt, 5) != SQLITE_NULL);
  gint entry = find_entry (places, sqlite3_column_int64 (stmt, 0));
  g_autofree char *list = brg_sql_dup_text (stmt, 3);
  g_autofree char *day = brg_sql_dup_text (stmt, 4);

  if (entry >= 0)
    brg_entry_add_rating (places->snapshot->entries->pdata[entry], sqlite3_column_int (stmt, 1),
                          sqlite3_column_int (stmt, 2), list, day);
}

static void
read_ban (sqlite3_stmt *stmt, gpointer data)
{
  Places *places = data;
  BrgBan ban = {
    .id = sqlite3_column_int64 (stmt, 0),
    .entry = find_entry (places, sqlite3_column_int64 (stmt, 1)),
    .other = find_entry (places, sqlite3_column_int64 (stmt, 2)),
    .first_round = sqlite3_column_int (stmt, 3),
    .last_round =
        sqlite3_column_type (stmt, 4) == SQLITE_NULL ? BRG_STAYS : sqlite3_column_int (stmt, 4),
  };

  g_array_append_val (places->snapshot->bans, ban);
}

static void
read_kept_apart (sqlite3_stmt *stmt, gpointer data)
{
  Places *places = data;
  BrgKeptApart apart = {
    .id = sqlite3_column_int64 (stmt, 0),
    .is_last = sqlite3_column_int (stmt, 2),
    .n_rounds = sqlite3_column_int (stmt, 3),
  };

  if (brg_apart_field_from_id (brg_sql_get_text (stmt, 1), &apart.field))
    g_array_append_val (places->snapshot->kept_apart, apart);
}

static void
read_line_up (sqlite3_stmt *stmt, gpointer data)
{
  Places *places = data;
  BrgLineUp line_up = {
    .team = find_entry (places, sqlite3_column_int64 (stmt, 0)),
    .round = sqlite3_column_int (stmt, 1),
  };

  g_strlcpy (line_up.filed_at, brg_sql_get_text (stmt, 2), sizeof line_up.filed_at);
  g_array_append_val (places->snapshot->line_ups, line_up);
}

static void
read_decision (sqlite3_stmt *stmt, gpointer data)
{
  Places *places = data;
  g_autofree char *method = brg_sql_dup_text (stmt, 3);
  g_autofree char *note = brg_sql_dup_text (stmt, 4);
  g_autofree char *extra_games = brg_sql_dup_text (stmt, 5);
  g_autofree char *extra_lot = brg_sql_dup_text (stmt, 6);
  BrgMeetingNote decision = {
    .id = sqlite3_column_int64 (stmt, 0),
    .round = sqlite3_column_int (stmt, 1),
    .winner = find_entry (places, sqlite3_column_int64 (stmt, 2)),
    .method = brg_store_decision_from_word (method),
    .note = note,
    .extra_games = extra_games,
    .extra_lot = extra_lot,
  };

  brg_snapshot_append_decision (places->snapshot, &decision);
}

static void
read_section (sqlite3_stmt *stmt, gpointer data)
{
  Places *places = data;
  BrgSectionPlace place = {
    .entry = find_entry (places, sqlite3_column_int64 (stmt, 0)),
    .round = sqlite3_column_int (stmt, 1),
    .number = sqlite3_column_int (stmt, 2),
  };

  g_array_append_val (places->snapshot->sections, place);
}

static void
read_virtual_points (sqlite3_stmt *stmt, gpointer data)
{
  Places *places = data;
  BrgVirtualPoints points = {
    .entry = find_entry (places, sqlite3_column_int64 (stmt, 0)),
    .round = sqlite3_column_int (stmt, 1),
    .points = sqlite3_column_int (stmt, 2),
  };

  g_array_append_val (places->snapshot->virtual_points, points);
}

static void
read_journal_head (sqlite3_stmt *stmt, gpointer data)
{
  BrgSnapshot *snapshot = data;
  g_autofree char *hash = brg_sql_dup_text (stmt, 2);
  g_autofree char *mark = NULL;

  snapshot->journal_id = sqlite3_column_int64 (stmt, 0);
  take_text (&snapshot->saved_at, stmt, 1);
  mark = g_strdup_printf ("%" G_GINT64_FORMAT ":%.*s", snapshot->journal_id,
                          BRG_JOURNAL_MARK_DIGITS, hash);
  brg_snapshot_set_mark (snapshot, mark);
}

static gboolean
load_frame (BrgStore *store, BrgSnapshot *snapshot, gint64 group_id, GError **error)
{
  gint64 event_id;

  if (!read_rows (store,
                  brg_sql_query (store, error,
                                 "SELECT id, event_id, name, system, n_rounds, cycles,"
                                 " swap_last_rounds, win_points, draw_points, loss_points,"
                                 " bye_points, initial_colour, tie_breaks, time_control,"
                                 " default_minutes, seed, baku, boards, board_points_first,"
                                 " match_win, match_draw, match_loss, match_bye, line_up,"
                                 " reserve_from, round_order, previous_id, tie_break_edition,"
                                 " rating_kind, totals_by, totals_best, totals_of, prize_sharing,"
                                 " prize_currency, prizes_once, one_colour, meeting_games,"
                                 " opening_table, own_openings, has_majority, renju_rule,"
                                 " EXISTS (SELECT 1 FROM postal_terms p WHERE p.group_id = g.id),"
                                 " (SELECT kind FROM contest_terms WHERE group_id = g.id)"
                                 " FROM event_group g WHERE id = ?1",
                                 "i", group_id),
                  read_group, snapshot, error))
    return FALSE;
  if (snapshot->group->id == 0)
    {
      g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_NOT_FOUND,
                           _ ("The event no longer exists."));
      return FALSE;
    }
  event_id = snapshot->event->id;
  brg_snapshot_set_doubted (snapshot, store->is_doubted);
  snapshot->group->fide_mode = brg_mode_load (
      store->db, group_id, &snapshot->group->fide_left_round, snapshot->mode_remarks);
  return read_rows (store,
                    brg_sql_query (store, error,
                                   "SELECT name, place, venue, organiser, federation, starts, ends,"
                                   " zone, rulebook, discipline, state FROM event WHERE id = ?1",
                                   "i", event_id),
                    read_event, snapshot->event, error) &&
         read_rows (store,
                    brg_sql_query (store, error,
                                   "SELECT id, role, name, category, birth, federation,"
                                   " organisation, post, site FROM official WHERE event_id = ?1"
                                   " ORDER BY position, id",
                                   "i", event_id),
                    read_official, snapshot->event->officials, error) &&
         brg_store_load_group_states (store, snapshot, event_id, error) &&
         read_rows (store,
                    brg_sql_query (store, error,
                                   "SELECT id, at, hash FROM journal WHERE event_id = ?1"
                                   " ORDER BY id DESC LIMIT 1",
                                   "i", event_id),
                    read_journal_head, snapshot, error);
}

/* Teams, where teams are paired: their players have a view of their own. */
static gboolean
load_entries (BrgStore *store, BrgSnapshot *snapshot, GError **error)
{
  return read_rows (store,
                    brg_sql_query (store, error,
                                   SELECT_ENTRIES " WHERE e.group_id = ?1 AND e.is_team = ?2"
                                                  " ORDER BY e.number IS NULL, e.number, e.id",
                                   "ii", snapshot->group->id,
                                   (gint64) (snapshot->group->boards > 0)),
                    read_entry, snapshot->entries, error) &&
         read_rows (store,
                    brg_sql_query (store, error,
                                   "SELECT r.id, r.number, r.state, coalesce (t.starts_at, ''),"
                                   " r.published_at, r.closed_at, r.changed_reason, r.changed_by"
                                   " FROM round r LEFT JOIN timetable_row t"
                                   " ON t.group_id = r.group_id AND t.kind = 'round'"
                                   " AND t.round = r.number"
                                   " WHERE r.group_id = ?1 ORDER BY r.number",
                                   "i", snapshot->group->id),
                    read_round, snapshot->rounds, error);
}

static gboolean
load_timetable (BrgStore *store, BrgSnapshot *snapshot, GError **error)
{
  g_free (snapshot->timetable_at);
  snapshot->timetable_at = brg_store_dup_timetable_announced (store, snapshot->group->id, error);
  return snapshot->timetable_at != NULL &&
         brg_store_read_timetable (store, snapshot->group->id, snapshot->timetable, error);
}

static gboolean
load_players (BrgStore *store, BrgSnapshot *snapshot, GError **error)
{
  if (snapshot->group->boards == 0)
    return TRUE;
  brg_snapshot_add_players (snapshot);
  return read_rows (store,
                    brg_sql_query (store, error,
                                   SELECT_ENTRIES " JOIN entry t ON t.id = e.team_id"
                                                  " WHERE e.group_id = ?1"
                                                  " ORDER BY t.number IS NULL, t.number, t.id,"
                                                  " e.team_place, e.id",
                                   "i", snapshot->group->id),
                    read_entry, snapshot->players->entries, error);
}

static void
fill_places (Places *places, BrgSnapshot *snapshot)
{
  places->snapshot = snapshot;
  for (guint i = 0; snapshot != NULL && i < snapshot->entries->len; i++)
    {
      BrgEntry *entry = snapshot->entries->pdata[i];

      g_hash_table_insert (places->index_of_entry, &entry->id, GINT_TO_POINTER ((gint) i + 1));
    }
}

static gboolean
load_announced (BrgStore *store, Places *places, GError **error)
{
  gint64 group_id = places->snapshot->group->id;

  return read_rows (store,
                    brg_sql_query (store, error,
                                   "SELECT a.entry_id, a.round, a.outcome FROM absence a"
                                   " JOIN entry e ON e.id = a.entry_id WHERE e.group_id = ?1"
                                   " AND e.team_id IS NULL ORDER BY a.round, e.number, e.id",
                                   "i", group_id),
                    read_absence, places, error) &&
         read_rows (store,
                    brg_sql_query (store, error,
                                   "SELECT f.id, f.player_id, f.other_id, f.first_round,"
                                   " f.last_round FROM forbidden_pair f"
                                   " JOIN entry e ON e.id = f.player_id WHERE e.group_id = ?1"
                                   " ORDER BY f.id",
                                   "i", group_id),
                    read_ban, places, error) &&
         read_rows (store,
                    brg_sql_query (store, error,
                                   "SELECT id, field, place = 'last', n_rounds FROM kept_apart"
                                   " WHERE group_id = ?1 ORDER BY id",
                                   "i", group_id),
                    read_kept_apart, places, error) &&
         read_rows (store,
                    brg_sql_query (store, error,
                                   "SELECT l.team_id, l.round, l.filed_at FROM line_up l"
                                   " JOIN entry e ON e.id = l.team_id WHERE e.group_id = ?1"
                                   " ORDER BY l.round, e.number, e.id",
                                   "i", group_id),
                    read_line_up, places, error) &&
         read_rows (
             store,
             brg_sql_query (
                 store, error,
                 "SELECT d.id, d.round, d.winner_id, d.method, d.note, d.extra_games, d.extra_lot"
                 " FROM decision d JOIN entry e ON e.id = d.winner_id"
                 " WHERE e.group_id = ?1 ORDER BY d.round, e.number, d.id",
                 "i", group_id),
             read_decision, places, error) &&
         read_rows (store,
                    brg_sql_query (store, error,
                                   "SELECT s.entry_id, s.round, s.number FROM section s"
                                   " JOIN entry e ON e.id = s.entry_id WHERE e.group_id = ?1"
                                   " ORDER BY s.round, e.number, e.id",
                                   "i", group_id),
                    read_section, places, error) &&
         read_rows (store,
                    brg_sql_query (store, error,
                                   "SELECT v.entry_id, v.round, v.points FROM virtual_points v"
                                   " JOIN entry e ON e.id = v.entry_id WHERE e.group_id = ?1"
                                   " ORDER BY v.round, e.number, e.id",
                                   "i", group_id),
                    read_virtual_points, places, error);
}

static gboolean
load_games (BrgStore *store, BrgSnapshot *snapshot, GError **error)
{
  g_autoptr (GHashTable) index_of_entry = g_hash_table_new (g_int64_hash, g_int64_equal);
  g_autoptr (GHashTable) index_of_player = g_hash_table_new (g_int64_hash, g_int64_equal);
  Places places[] = { { NULL, index_of_entry }, { NULL, index_of_player } };

  fill_places (&places[0], snapshot);
  fill_places (&places[1], snapshot->players);
  if (!read_rows (store,
                  brg_sql_query (store, error,
                                 "SELECT r.number, p.id, p.board, p.white_id, p.black_id,"
                                 " p.manual, s.white, s.black, s.rating_white, s.rating_black,"
                                 " s.verified, s.adjudicated, p.match_id, p.match_board,"
                                 " s.second_white, s.second_black,"
                                 " (SELECT m.start_number + 1 FROM game m"
                                 " WHERE m.pairing_id = p.id AND m.meeting_game = 1),"
                                 " EXISTS (SELECT 1 FROM postal_record l"
                                 " WHERE l.pairing_id = p.id AND l.line LIKE 'letter %'),"
                                 " " BRG_SQL_LOST_ON_TIME
                                 " FROM round r JOIN pairing p ON p.round_id = r.id"
                                 " LEFT JOIN result s ON s.pairing_id = p.id AND s.game = 1"
                                 " WHERE r.group_id = ?1 ORDER BY r.number, p.board",
                                 "i", snapshot->group->id),
                  read_game, places, error) ||
      !read_rows (store,
                  brg_sql_query (store, error,
                                 "SELECT r.number, p.match_id, p.id, m.game, m.white, m.black"
                                 " FROM round r JOIN pairing p ON p.round_id = r.id"
                                 " JOIN meeting_game m ON m.pairing_id = p.id"
                                 " WHERE r.group_id = ?1",
                                 "i", snapshot->group->id),
                  read_meeting_game, places, error) ||
      !read_rows (store,
                  brg_sql_query (store, error,
                                 "SELECT t.entry_id, t.from_round, t.rating, t.list, t.day,"
                                 " e.team_id FROM entry_rating t JOIN entry e ON e.id = t.entry_id"
                                 " WHERE e.group_id = ?1 ORDER BY t.entry_id, t.from_round",
                                 "i", snapshot->group->id),
                  read_rating, places, error) ||
      !load_announced (store, &places[0], error))
    return FALSE;
  if (snapshot->players != NULL)
    brg_snapshot_finish_teams (snapshot);
  return TRUE;
}

/* rus-chess-2014 22.9: only the numbers of a round robin are drawn so. */
static gboolean
load_draw (BrgStore *store, BrgSnapshot *snapshot, GError **error)
{
  g_autoptr (GError) own_error = NULL;

  if (!brg_snapshot_is_round_robin (snapshot) || brg_snapshot_count_numbered (snapshot) == 0)
    return TRUE;
  snapshot->draw = brg_store_load_draw (store, snapshot, &own_error);
  if (own_error == NULL)
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&own_error));
  return FALSE;
}

BrgSnapshot *
brg_store_load (BrgStore *store, gint64 group_id, GError **error)
{
  g_autoptr (BrgSnapshot) snapshot = NULL;

  g_return_val_if_fail (store != NULL, NULL);

  snapshot = brg_snapshot_new ();
  if (!load_frame (store, snapshot, group_id, error) || !load_entries (store, snapshot, error) ||
      !load_timetable (store, snapshot, error) || !load_players (store, snapshot, error) ||
      !load_games (store, snapshot, error) || !load_draw (store, snapshot, error) ||
      !brg_store_load_arrivals (store, snapshot, error) ||
      !brg_store_load_results (store, snapshot, error))
    return NULL;
  return g_steal_pointer (&snapshot);
}

GPtrArray *
brg_store_list_other_entries (BrgStore *store, gint64 group_id, GError **error)
{
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_entry_free);

  g_return_val_if_fail (store != NULL, NULL);

  if (!read_rows (store,
                  brg_sql_query (store, error,
                                 SELECT_ENTRIES " WHERE e.group_id <> ?1 AND e.is_team = 0"
                                                " ORDER BY e.id DESC",
                                 "i", group_id),
                  read_entry, entries, error))
    return NULL;
  return g_steal_pointer (&entries);
}
