/* test-validate.c - a workspace from a stranger: what does not fit is named and not opened
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-schema.h"
#include "brg-sql.h"
#include "brg-test.h"
#include "store-fixture.h"
#include "teams-fixture.h"

#include <glib/gstdio.h>
#include <sqlite3.h>

/* What somebody did to the file, and what has to be named. */
typedef struct
{
  const char *path;
  const char *sql;
  const char *named;
} Change;

static const Change changes[] = {
  { "rulebook", "UPDATE event SET rulebook = 'fide-1066'", "column rulebook" },
  { "discipline", "UPDATE event SET discipline = 'go'", "column discipline" },
  { "zone", "UPDATE event SET zone = '../../etc'", "column zone" },
  { "system", "UPDATE event_group SET system = 'magic'", "column system" },
  { "many-rounds", "UPDATE event_group SET n_rounds = 2147483647", "column n_rounds" },
  { "no-such-player", "UPDATE pairing SET white_id = 4711 WHERE id = 1", "pairing" },
  { "paired-without-a-number", "UPDATE entry SET number = NULL WHERE is_team = 1",
    "column white_id" },
  { "moment-of-sqlite",
    "INSERT INTO timetable_row (group_id, kind, round, starts_at) SELECT id, 'round', 9, 'now' FROM"
    " event_group LIMIT 1",
    "column starts_at" },
  { "year-9999",
    "INSERT INTO timetable_row (group_id, kind, round, starts_at)"
    " SELECT id, 'round', 9, '9999-12-31T23:59Z' FROM event_group LIMIT 1",
    "column starts_at" },
  { "no-day-of-the-calendar",
    "INSERT INTO timetable_row (group_id, kind, round, day)"
    " SELECT id, 'round', 9, '2026-02-31' FROM event_group LIMIT 1",
    "column day" },
  { "text-of-no-paper",
    "INSERT INTO paper_template (event_id, kind, name, text) SELECT id, 'nosuch', 'A', 'b' FROM "
    "event"
    " LIMIT 1",
    "table paper_template, row 1, column kind" },
  { "pages-in-no-language",
    "INSERT INTO site (event_id, folder, language) SELECT id, '/srv', 'zz' FROM event LIMIT 1",
    "column language" },
  { "post-of-nobody", "UPDATE official SET post = 'king'", "column post" },
  { "draw-without-an-hour",
    "INSERT INTO drawing (group_id, drawn_at, way, drawn_by) SELECT id, 'soon', 'tickets', 'A'"
    " FROM event_group LIMIT 1",
    "column drawn_at" },
  { "number-drawn-too-high",
    "INSERT INTO drawn_number (entry_id, number) SELECT id, 1000001 FROM entry LIMIT 1",
    "column number" },
  /* The event of the test is a Swiss: nothing of play by correspondence belongs to it. */
  { "postal-terms-of-a-swiss",
    "INSERT INTO postal_terms (group_id, channel, first_day, last_day, norm_days, norm_moves)"
    " SELECT id, 'post', '2026-03-01', '2028-03-01', 50, 10 FROM event_group LIMIT 1",
    "column group_id" },
  { "postal-terms-without-a-norm",
    "UPDATE event_group SET system = 'berger'; INSERT INTO postal_terms (group_id, channel,"
    " first_day, last_day, norm_days, norm_moves) SELECT id, 'post', '2026-03-01', '2028-03-01', 0,"
    " 10 FROM event_group LIMIT 1",
    "column norm_days" },
  { "postal-day-that-is-none",
    "INSERT INTO postal_break (entry_id, first_day, last_day) SELECT id, '2026-02-30',"
    " '2026-03-01' FROM entry LIMIT 1",
    "column first_day" },
  { "postal-notice-to-himself",
    "INSERT INTO postal_break (id, entry_id, first_day, last_day) SELECT 1, id, '2026-02-01',"
    " '2026-03-01' FROM entry LIMIT 1; INSERT INTO postal_notice (break_id, opponent_id, told_on)"
    " SELECT 1, entry_id, '2026-01-01' FROM postal_break",
    "column opponent_id" },
  { "postal-line-that-is-none",
    "INSERT INTO postal_record (pairing_id, position, line) SELECT id, 1, 'postcard 1 white' FROM"
    " pairing LIMIT 1",
    "column line" },
  { "postal-letter-of-no-such-group",
    "INSERT INTO postal_record (pairing_id, position, line) SELECT id, 1, 'told date=01.03.2026'"
    " FROM pairing LIMIT 1",
    "column pairing_id" },
  { "postal-decision-of-the-wrong-office",
    "INSERT INTO postal_measure (group_id, number, entry_id, office, kind, article, decided_on)"
    " SELECT group_id, 1, id, 'secretary', 'loss', '10.2.9', '2026-03-01' FROM entry LIMIT 1",
    "column kind" },
  { "postal-decision-without-an-article",
    "INSERT INTO postal_measure (group_id, number, entry_id, office, kind, decided_on)"
    " SELECT group_id, 1, id, 'secretary', 'remark', '2026-03-01' FROM entry LIMIT 1",
    "column article" },
  { "postal-decision-with-an-article-of-another-chapter",
    "UPDATE event SET rulebook = 'rus-draughts-2022'; INSERT INTO postal_measure (group_id, number,"
    " entry_id, office, kind, article, decided_on, reason) SELECT group_id, 1, id, 'secretary',"
    " 'remark', '5.4.5.1', '2026-03-01', 'late' FROM entry LIMIT 1",
    "column article" },
  { "postal-decision-without-grounds",
    "UPDATE event SET rulebook = 'rus-draughts-2022'; INSERT INTO postal_measure (group_id, number,"
    " entry_id, office, kind, article, decided_on) SELECT group_id, 1, id, 'secretary', 'remark',"
    " '10.2.9', '2026-03-01' FROM entry LIMIT 1",
    "column reason" },
  { "money-for-nothing-known",
    "INSERT INTO money_row (event_id, kind, name, amount) SELECT id, 'bribe', 'A', 1 FROM event"
    " LIMIT 1",
    "column kind" },
  { "money-on-no-day",
    "INSERT INTO money_row (event_id, kind, name, amount, day) SELECT id, 'hall', 'A', 1,"
    " '2026-02-30' FROM event LIMIT 1",
    "column day" },
  { "money-without-end",
    "INSERT INTO money_row (event_id, kind, name, amount) SELECT id, 'hall', 'A',"
    " 9000000000000000000 FROM event LIMIT 1",
    "column amount" },
  { "money-in-too-many-rows",
    "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10001)"
    " INSERT INTO money_row (event_id, kind, name, amount) SELECT (SELECT min (id) FROM event),"
    " 'hall', 'A', 1 FROM n",
    "column event_id" },
  { "term-of-letters", "INSERT INTO disqualification (name, last_day) VALUES ('A', 'zz')",
    "column last_day" },
  { "licence-of-letters", "UPDATE person SET licence_until = 'zz'", "column licence_until" },
  { "insurance-of-letters", "UPDATE person SET insurance_until = '2026'",
    "column insurance_until" },
  { "deaf-word", "UPDATE person SET hearing = 'loud'", "person" },
  { "title-of-no-day",
    "INSERT INTO person_rank (person_id, name, day) SELECT min (id), 'A', 'zz' FROM person",
    "column day" },
  { "rating-of-no-day",
    "INSERT INTO person_rating (person_id, list, day, rating) SELECT min (id), 'A', 'zz', 1 FROM"
    " person",
    "column day" },
  { "rating-beyond",
    "INSERT INTO person_rating (person_id, list, rating) SELECT min (id), 'A', 100001 FROM person",
    "column rating" },
  { "photo-of-nobody", "INSERT INTO person_photo VALUES (4711, '', '')", "person_photo" },
  { "photo-of-letters", "INSERT INTO person_photo SELECT min (id), 'png', 'zz' FROM person",
    "column picture" },
  { "photo-cut", "INSERT INTO person_photo SELECT min (id), 'png', '89504e47' FROM person",
    "column picture" },
  { "former-number-of-another",
    "INSERT INTO person_alias SELECT max (id), min (id), 'A', '' FROM"
    " person",
    "column old_id" },
  { "long-paper",
    "INSERT INTO personal_paper (person_id, passport) VALUES (1,"
    " hex (zeroblob (3000)))",
    "column passport" },
  { "deadline-of-letters",
    "INSERT INTO admission_terms (event_id, final_by) SELECT id, 'soon' FROM event LIMIT 1",
    "column final_by" },
  { "unknown-ground",
    "INSERT INTO admission (entry_id, state, ground, decided_at) SELECT id, 'refused', 'nose',"
    " '2026-11-17T09:00:00Z' FROM entry WHERE is_team = 0 LIMIT 1",
    "column ground" },
  { "team-that-is-admitted",
    "INSERT INTO admission (entry_id, state, decided_at) SELECT id, 'admitted',"
    " '2026-11-17T09:00:00Z' FROM entry WHERE is_team = 1 LIMIT 1",
    "column entry_id" },
  { "delegation-of-another-event",
    "INSERT INTO event (id, name, rulebook, discipline, created_at) SELECT 99, 'B', rulebook,"
    " discipline, created_at FROM event LIMIT 1;"
    "INSERT INTO delegation (id, event_id, name) VALUES (7, 99, 'A');"
    "INSERT INTO admission (entry_id, delegation_id) SELECT id, 7 FROM entry WHERE is_team = 0"
    " LIMIT 1",
    "column delegation_id" },
  { "taken-out-and-playing",
    "INSERT INTO admission (entry_id, state, ground, decided_at, took_out) SELECT id, 'refused',"
    " 'age', '2026-11-17T09:00:00Z', 1 FROM entry WHERE is_team = 0 LIMIT 1",
    "column took_out" },
  { "sex-of-a-group",
    "INSERT INTO group_limit (group_id, kind, word) SELECT id, 'sex', 'x' FROM event_group LIMIT 1",
    "column word" },
  { "age-of-methuselah",
    "INSERT INTO group_limit (group_id, kind, number) SELECT id, 'age-under', 969 FROM event_group"
    " LIMIT 1",
    "column number" },
  { "set-of-many-letters",
    "INSERT INTO paper_set SELECT id, 'before', hex (zeroblob (40)), 1, 1 FROM event LIMIT 1",
    "column kind" },
  { "printed-at-no-moment",
    "INSERT INTO printed_paper (group_id, number, kind, round, title, language, way, copies,"
    " sheets, printed_at, sha256) VALUES (1, 1, 'table', 0, 'A', 'ru', 'saved', 1, 1, 'soon',"
    " hex (zeroblob (32)))",
    "column printed_at" },
  { "printed-hash-of-letters",
    "INSERT INTO printed_paper (group_id, number, kind, round, title, language, way, copies,"
    " sheets, printed_at, sha256) VALUES (1, 1, 'table', 0, 'A', 'ru', 'saved', 1, 1,"
    " '2026-11-17T09:00:00Z', replace (hex (zeroblob (32)), '0', 'z'))",
    "column sha256" },
  { "file-of-another-size",
    "INSERT INTO paper_file (sha256, size, is_packed, bytes, words_size, words) VALUES"
    " (hex (zeroblob (32)), 5, 0, x'616263', 0, x'')",
    "column bytes" },
  { "approval-of-five-lines",
    "INSERT INTO letterhead (event_id, approval) SELECT id, replace ('1,2,3,4,5', ',', char (10))"
    " FROM event LIMIT 1",
    "column approval" },
  { "logo-of-letters", "INSERT INTO letterhead_logo SELECT id, 'left', 'zz' FROM event LIMIT 1",
    "column picture" },
  { "picture-of-letters",
    "INSERT INTO paper_option (event_id, kind, picture) SELECT id, 'diplomas', 'zz' FROM event"
    " LIMIT 1",
    "column picture" },
  { "picture-that-is-none",
    "INSERT INTO paper_option (event_id, kind, picture) SELECT id, 'diplomas', '89504e470d0a1a0a'"
    " FROM event LIMIT 1",
    "column picture" },
  { "paper-of-no-such-name",
    "INSERT INTO paper_option (event_id, kind) SELECT id, '../table' FROM event LIMIT 1",
    "table paper_option, row 1 '../table', column kind" },
  { "choice-that-turns-the-page",
    "INSERT INTO paper_option (event_id, kind, choice) SELECT id, 'table', 'a' || char (12) FROM"
    " event LIMIT 1",
    "column choice" },
  { "foot-of-two-lines",
    "INSERT INTO letterhead (event_id, foot) SELECT id, 'a' || char (10) || 'b' FROM event LIMIT 1",
    "table letterhead, row 1, column foot" },
  { "foot-without-end",
    "INSERT INTO letterhead (event_id, foot) SELECT id, hex (zeroblob (61)) FROM event LIMIT 1",
    "table letterhead, row 1, column foot" },
  { "approval-with-a-bell",
    "INSERT INTO letterhead (event_id, approval) SELECT id, char (7) FROM event LIMIT 1",
    "table letterhead, row 1, column approval" },
  { "template-with-a-bell",
    "INSERT INTO paper_template (event_id, kind, name, text) SELECT id, 'diplomas', 'A', char (7)"
    " FROM event LIMIT 1",
    "table paper_template, row 1, column text" },
  { "template-of-two-names",
    "INSERT INTO paper_template (event_id, kind, name, text) SELECT id, 'diplomas', 'A' || char"
    " (10), 'b' FROM event LIMIT 1",
    "table paper_template, row 1, column name" },
  { "template-of-a-book",
    "INSERT INTO paper_template (event_id, kind, name, text) SELECT id, 'diplomas', 'A',"
    " hex (zeroblob (4097)) FROM event LIMIT 1",
    "table paper_template, row 1, column text" },
  { "event-of-no-day", "UPDATE event SET starts = 'soon'", "column starts" },
  { "event-in-month-13", "UPDATE event SET ends = '2026-13-01'", "column ends" },
  { "round-closed-at-no-moment", "UPDATE round SET closed_at = 'now'", "column closed_at" },
  { "edition-of-nobody", "UPDATE event_group SET tie_break_edition = 'fide-1066'",
    "column tie_break_edition" },
  { "rated-by-nobody", "UPDATE event_group SET rating_kind = 'bullet'", "column rating_kind" },
  { "second-result", "UPDATE result SET second_black = '?'", "column second_black" },
  { "decided-by-dice",
    "INSERT INTO decision (round, winner_id, method) SELECT 1, id, 'dice' FROM entry LIMIT 1",
    "table decision, row 1, column method" },
  { "line-up-of-a-player",
    "INSERT INTO line_up (team_id, round, filed_at) SELECT id, 1, '' FROM entry WHERE is_team = 0"
    " LIMIT 1",
    "table line_up, row 1, column team_id" },
  { "playoff-of-no-format",
    "INSERT INTO playoff (group_id, format) SELECT id, 'dice' FROM event_group LIMIT 1",
    "table playoff, row 1, column format" },
  { "category-of-methuselah",
    "INSERT INTO category (group_id, position, name, age_to) SELECT id, 1, 'A', 1969 FROM"
    " event_group LIMIT 1",
    "table category, row 1, column age_to" },
  { "incident-of-no-kind",
    "INSERT INTO incident (event_id, number, state, at, recorded_at, kind) SELECT id, 1, 'decided',"
    " '', '', 'sneeze' FROM event LIMIT 1",
    "table incident, row 1, column kind" },
  { "incident-in-no-round",
    "INSERT INTO incident (event_id, number, state, at, recorded_at, round) SELECT id, 1,"
    " 'decided', '', '', -3 FROM event LIMIT 1",
    "table incident, row 1, column round" },
  { "sanction-of-nobody",
    "INSERT INTO incident (event_id, number, state, at, recorded_at, sanction) SELECT id, 1,"
    " 'decided', '', '', 'whip' FROM event LIMIT 1",
    "table incident, row 1, column sanction" },
  { "incident-of-another-event",
    "INSERT INTO event (id, name, rulebook, discipline, created_at) SELECT 99, 'B', rulebook,"
    " discipline, created_at FROM event LIMIT 1;"
    "INSERT INTO incident (event_id, number, state, at, recorded_at, entry_id) SELECT 99, 1,"
    " 'decided', '', '', id FROM entry LIMIT 1",
    "table incident, row 1, column entry_id" },
  { "protest-filed-never",
    "INSERT INTO protest (group_id, number, entry_id, filed_at, subject) SELECT group_id, 1, id,"
    " 'soon', 'A' FROM entry LIMIT 1",
    "table protest, row 1, column filed_at" },
  { "envelope-sealed-never",
    "INSERT INTO envelope (group_id, pairing_id, number, sealer, manner, sealed_at) SELECT"
    " r.group_id, p.id, 1, 'white', 'sealed', 'soon' FROM pairing p JOIN round r ON r.id ="
    " p.round_id LIMIT 1",
    "table envelope, row 1, column sealed_at" },
  { "what-no-envelope-does",
    "INSERT INTO envelope (id, group_id, pairing_id, number, sealer, manner, sealed_at) SELECT 7,"
    " r.group_id, p.id, 1, 'white', 'sealed', '2026-11-17T09:00:00Z' FROM pairing p JOIN round r"
    " ON r.id = p.round_id LIMIT 1; INSERT INTO envelope_event (envelope_id, position, kind, at)"
    " VALUES (7, 1, 'fly', '')",
    "table envelope_event, row 1, column kind" },
  { "document-of-no-moment",
    "INSERT INTO document (group_id, kind, number, title, created_at, sha256, pdf) SELECT id, "
    "'table',"
    " 1, 'A', 'soon', '', x'' FROM event_group LIMIT 1",
    "table document, row 1, column created_at" },
  { "site-of-no-language",
    "INSERT INTO site (event_id, folder, language) SELECT id, '/x', '..' FROM event LIMIT 1",
    "table site, row 1, column language" },
  { "site-of-two-lines",
    "INSERT INTO site (event_id, folder, language) SELECT id, '/x' || char (10), 'ru' FROM event"
    " LIMIT 1",
    "table site, row 1, column folder" },
  { "fee-without-a-day",
    "INSERT INTO entry_fee (entry_id, amount) SELECT id, 100 FROM entry LIMIT 1",
    "column paid_on" },
  { "paper-seen-never",
    "INSERT INTO entry_paper (entry_id, item, state, seen_on, seen_by) SELECT id, 'identity',"
    " 'seen', 'never', 'A' FROM entry LIMIT 1",
    "column seen_on" },
  { "board-0", "UPDATE pairing SET match_board = 0 WHERE match_id IS NOT NULL",
    "column match_board" },
  { "bad-utf-8", "UPDATE person SET family_name = CAST (x'ff' AS TEXT) WHERE id = 1",
    "column family_name" },
  { "zero-in-a-text", "UPDATE person SET given_name = CAST (x'410042' AS TEXT) WHERE id = 1",
    "column given_name" },
  { "long-text", "UPDATE event SET place = hex (zeroblob (600000))", "column place" },
  { "unknown-result", "UPDATE result SET white = '?'", "column white" },
  { "gap-in-rounds", "UPDATE round SET number = 9", "column number" },
  { "stage-of-itself", "UPDATE event_group SET previous_id = id", "column previous_id" },
  { "trigger", "CREATE TRIGGER t AFTER UPDATE ON entry BEGIN DELETE FROM result; END",
    "trigger t" },
  { "view", "CREATE VIEW v AS SELECT * FROM entry", "view v" },
  { "own-tables", "CREATE TABLE more (a)", "table more" },
  { "lost-index", "DROP INDEX pairing_by_match", "index pairing_by_match" },
  { "looser-table",
    "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = replace (sql, 'STRICT', '') WHERE"
    " name = 'entry'",
    "table entry" },
  { "hidden-trigger",
    "PRAGMA writable_schema = ON; INSERT INTO sqlite_schema VALUES ('trigger', 'sqlite_stat_x',"
    " 'event', 0, 'CREATE TRIGGER sqlite_stat_x AFTER INSERT ON event BEGIN DELETE FROM result;"
    " END')",
    "trigger sqlite_stat_x" },
  { "nested-arguments",
    "CREATE TEMP TABLE kept AS SELECT * FROM main.sqlite_schema"
    " WHERE name = 'journal_is_not_rewritten'; DROP TRIGGER journal_is_not_rewritten;"
    "UPDATE journal SET arguments = replace (hex (zeroblob (500)), '00', '[') WHERE id = 1;"
    "PRAGMA writable_schema = ON; INSERT INTO main.sqlite_schema SELECT * FROM kept",
    "column arguments" },
  { "long-name", "UPDATE event_group SET tie_breaks = hex (zeroblob (3000))", "column tie_breaks" },
  { "many-rounds-to-play", "UPDATE event_group SET n_rounds = 301", "column n_rounds" },
  { "field-of-half-a-gigabyte", "UPDATE person SET birth = CAST (zeroblob (150000000) AS TEXT)",
    "larger than Berger reads" },
  { "sign-in-the-version", "PRAGMA user_version = -5", "not a Berger workspace" },
};

/* What only a CHECK refuses, or the type of a column, in the tables from the first to the last; the
 * second half of a clause and one of the whole table as well. */
static const Change clauses[] = {
  { "state-of-a-round", "UPDATE round SET state = 'adjourned'",
    "table round, row 1, column state" },
  { "sheet-of-papers",
    "INSERT INTO paper_option (event_id, kind, sheet) SELECT id, 'table', 'a2' FROM event",
    "table paper_option, row 1 'table', column sheet" },

  { "state", "UPDATE event SET state = 'adjourned'", "table event, row 1, column state" },
  { "nameless", "INSERT INTO remote_play (event_id, platform) SELECT id, '' FROM event",
    "table remote_play, row 1, column platform" },
  { "neither-yes-nor-no",
    "INSERT INTO remote_play (event_id, platform, identified) SELECT id, 'x', 2 FROM event",
    "table remote_play, row 1, column identified" },
  { "place-of-a-bar",
    "INSERT INTO kept_apart (group_id, field, place, n_rounds) SELECT id, 'federation', 'middle',"
    " 1 FROM event_group LIMIT 1",
    "table kept_apart, row 1, column place" },
  { "day-and-moment",
    "INSERT INTO timetable_row (group_id, kind, round, day, starts_at)"
    " SELECT id, 'round', 9, '2026-02-01', '2026-02-01T10:00Z' FROM event_group LIMIT 1",
    "column day" },
  { "minutes-of-two-days",
    "INSERT INTO timetable_row (group_id, kind, round, day, minutes)"
    " SELECT id, 'round', 9, '2026-02-01', 2881 FROM event_group LIMIT 1",
    "column minutes" },
  { "from-round-0",
    "INSERT INTO entry_rating (entry_id, from_round, rating) SELECT min (id), 0, 1 FROM entry",
    "table entry_rating, row 1 0, column from_round" },
  { "nobody", "INSERT INTO disqualification (name) VALUES ('')",
    "table disqualification, row 1, column name" },
};

static void
test_change (gconstpointer data)
{
  const Change *test = data;
  g_autofree char *path = NULL;
  TeamsFixture teams = { 0 };
  sqlite3 *db = NULL;

  teams_fixture_open (&teams, 4, 5, 4);
  teams_fixture_pair (&teams, "A-B C-D", TRUE);
  teams_fixture_enter (&teams, 1, 1, 1, "10");
  path = g_build_filename (teams.store.folder, "changed.berger", NULL);
  g_assert_true (brg_backup_write (teams.store.store, path, NULL));
  g_assert_cmpint (sqlite3_open (path, &db), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (db,
                                 "PRAGMA ignore_check_constraints = ON; PRAGMA foreign_keys = OFF;",
                                 NULL, NULL, NULL),
                   ==, SQLITE_OK);
  sqlite3_exec (db, test->sql, NULL, NULL, NULL);
  sqlite3_close (db);
  for (guint mode = BRG_STORE_READ_ONLY; mode <= BRG_STORE_READ_WRITE; mode++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (BrgStore) store = brg_store_open (path, (BrgStoreMode) mode, &error);

      g_assert_null (store);
      g_assert_true (g_error_matches (error, BRG_STORE_ERROR, BRG_STORE_ERROR_DAMAGED) ||
                     g_error_matches (error, BRG_STORE_ERROR, BRG_STORE_ERROR_NOT_A_WORKSPACE));
      g_test_message ("%s", error->message);
      g_assert_nonnull (strstr (error->message, test->named));
    }
  teams_fixture_close (&teams);
}

/* Where the first page of a table begins in the file. */
static gsize
find_page (const char *path, const char *name)
{
  g_autofree char *sql = g_strdup_printf ("SELECT (rootpage - 1) * page_size FROM sqlite_schema,"
                                          " pragma_page_size WHERE name = '%s'",
                                          name);
  sqlite3_stmt *stmt = NULL;
  sqlite3 *db = NULL;
  gsize place;

  g_assert_cmpint (sqlite3_open (path, &db), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_prepare_v2 (db, sql, -1, &stmt, NULL), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_step (stmt), ==, SQLITE_ROW);
  place = (gsize) sqlite3_column_int64 (stmt, 0);
  sqlite3_finalize (stmt);
  sqlite3_close (db);
  return place;
}

/* Of a broken page one sentence is said, and none of SQLite's words. */
static void
test_broken_page (void)
{
  static const char *const broken[] = { "entry", "event", "setting" };
  StoreFixture fixture = { 0 };

  store_fixture_open (&fixture, 4);
  for (guint i = 0; i < G_N_ELEMENTS (broken); i++)
    {
      g_autofree char *path = g_build_filename (fixture.folder, "broken.berger", NULL);
      g_autoptr (GError) error = NULL;
      g_autofree char *bytes = NULL;
      gsize length;

      g_test_message ("%s", broken[i]);
      g_assert_true (brg_backup_write (fixture.store, path, NULL));
      g_assert_true (g_file_get_contents (path, &bytes, &length, NULL));
      bytes[find_page (path, broken[i])] = 0x77;
      g_assert_true (g_file_set_contents (path, bytes, (gssize) length, NULL));
      g_assert_null (brg_store_open (path, BRG_STORE_READ_ONLY, &error));
      g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_DAMAGED);
      g_assert_cmpstr (error->message, ==, "The file is damaged. Open the last copy instead.");
      g_remove (path);
    }
  store_fixture_close (&fixture);
}

/* Statistics of another program steer nothing: they are taken away, or not looked at. */
static void
test_statistics (void)
{
  StoreFixture fixture = { 0 };
  gint64 n_tables = -1;
  sqlite3 *db = NULL;

  store_fixture_open (&fixture, 4);
  g_clear_pointer (&fixture.store, brg_store_free);
  g_assert_cmpint (sqlite3_open (fixture.path, &db), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (db,
                                 "ANALYZE; UPDATE sqlite_stat1 SET stat ="
                                 " '9999999999999999999 0 unordered'",
                                 NULL, NULL, NULL),
                   ==, SQLITE_OK);
  sqlite3_close (db);
  for (guint mode = BRG_STORE_READ_ONLY; mode <= BRG_STORE_READ_WRITE; mode++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (BrgStore) store = brg_store_open (fixture.path, (BrgStoreMode) mode, &error);

      g_assert_no_error (error);
      g_assert_true (brg_journal_verify (store, &error));
      g_assert_no_error (error);
      g_assert_true (brg_sql_get_int (store, &n_tables, &error,
                                      "SELECT count(*) FROM sqlite_schema WHERE name LIKE"
                                      " 'sqlite_stat%'",
                                      ""));
      g_assert_cmpint (n_tables, ==, 0);
    }
  store_fixture_close (&fixture);
}

/* Tables of a file of today are known without making them anew, those of one that was brought up to
 * date as well; nothing else is. */
static void
test_exact (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  sqlite3 *db = NULL;

  store_fixture_open (&fixture, 4);
  g_assert_true (brg_schema_is_exact (fixture.store->db));
  g_clear_pointer (&fixture.store, brg_store_free);
  store_fixture_write_older (fixture.path, 12);
  g_assert_cmpint (sqlite3_open (fixture.path, &db), ==, SQLITE_OK);
  g_assert_false (brg_schema_is_exact (db));
  sqlite3_close (db);
  fixture.store = brg_store_open (fixture.path, BRG_STORE_READ_WRITE, &error);
  g_assert_no_error (error);
  g_assert_true (brg_schema_is_exact (fixture.store->db));
  g_assert_cmpint (
      sqlite3_exec (fixture.store->db, "CREATE INDEX x ON entry (rating)", NULL, NULL, NULL), ==,
      SQLITE_OK);
  g_assert_false (brg_schema_is_exact (fixture.store->db));
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("validate")
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      g_autofree char *path = g_strconcat ("/data/validate/", changes[i].path, NULL);

      g_test_add_data_func (path, &changes[i], test_change);
    }
  for (guint i = 0; i < G_N_ELEMENTS (clauses); i++)
    {
      g_autofree char *path = g_strconcat ("/data/validate/clause/", clauses[i].path, NULL);

      g_test_add_data_func (path, &clauses[i], test_change);
    }
  g_test_add_func ("/data/validate/exact", test_exact);
  g_test_add_func ("/data/validate/broken-page", test_broken_page);
  g_test_add_func ("/data/validate/statistics", test_statistics);
  return g_test_run ();
}
