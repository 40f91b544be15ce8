/* test-validate-contest.c - a contest of composition from a stranger: what does not fit is named
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-test.h"
#include "contest-fixture.h"

#include <sqlite3.h>
#include <string.h>

/* What somebody did to the file, and what has to be named. */
typedef struct
{
  const char *path;
  BrgContestKind kind;
  const char *sql;
  const char *named;
} Change;

#define COMPOSING BRG_CONTEST_COMPOSING
#define SOLVING BRG_CONTEST_SOLVING

static const Change changes[] = {
  { "untouched/composing", COMPOSING, "", NULL },
  { "untouched/solving", SOLVING, "", NULL },
  { "book-without-contests", COMPOSING,
    "UPDATE event SET rulebook = 'fide-2023', discipline = 'chess'", "column group_id" },
  { "teams", COMPOSING, "UPDATE event_group SET boards = 4", "column group_id" },
  { "rounds", COMPOSING,
    "INSERT INTO round (group_id, number, state) SELECT group_id, 1, 'planned' FROM contest_terms",
    "column group_id" },
  { "letters", COMPOSING,
    "INSERT INTO postal_terms (group_id, channel, first_day, last_day, norm_days, norm_moves)"
    " SELECT group_id, 'post', '2026-03-01', '2028-03-01', 50, 10 FROM contest_terms",
    "column group_id" },
  { "no-day", COMPOSING, "UPDATE contest_terms SET announced_on = '2026-02-30'",
    "column announced_on" },
  { "closing-before-announcement", COMPOSING, "UPDATE contest_terms SET closing_on = '2026-08-09'",
    "column closing_on" },
  { "results-before-closing", COMPOSING, "UPDATE contest_terms SET preliminary_on = '2026-11-14'",
    "column preliminary_on" },
  { "final-before-preliminary", COMPOSING, "UPDATE contest_terms SET final_on = '2026-12-19'",
    "column final_on" },
  { "published-on-no-day", COMPOSING, "UPDATE contest_terms SET stage = 'preliminary'",
    "column preliminary_done" },
  { "open-and-published", COMPOSING, "UPDATE contest_terms SET preliminary_done = '2026-12-20'",
    "column preliminary_done" },
  { "final-before", COMPOSING,
    "UPDATE contest_terms SET stage = 'final', preliminary_done = '2026-12-20', final_done ="
    " '2026-12-19'",
    "column final_done" },
  { "many-works-of-one", COMPOSING, "UPDATE contest_terms SET n_works = 10000", "column n_works" },
  { "many-counted", COMPOSING, "UPDATE contest_terms SET n_counted = 10000", "column n_counted" },
  { "many-copies", COMPOSING, "UPDATE contest_terms SET n_copies = 10000", "column n_copies" },
  { "bonus-beyond", SOLVING, "UPDATE contest_terms SET bonus_inexact = 1000001",
    "column bonus_side" },
  { "section-of-no-contest", COMPOSING, "DELETE FROM contest_terms", "column group_id" },
  { "section-of-no-board", COMPOSING, "UPDATE contest_section SET board = '81'", "column board" },
  { "ending-on-100", COMPOSING, "UPDATE contest_section SET board = '100', kind = 'ending'",
    "column board" },
  { "round-at-no-moment", SOLVING, "UPDATE contest_section SET starts_at = 'soon'",
    "column starts_at" },
  { "round-of-days", SOLVING, "UPDATE contest_section SET minutes = 10001", "column minutes" },
  { "sheet-on-no-day", COMPOSING, "UPDATE contest_judge SET handed_on = 'never'",
    "column handed_on" },
  { "solution-without-end", COMPOSING,
    "UPDATE contest_work SET solution = printf ('%.*c', 4001, '1') WHERE number = 3",
    "column solution" },
  { "long-solution", COMPOSING,
    "UPDATE contest_work SET solution = printf ('%.*c', 4000, '1') WHERE number = 3", NULL },
  { "variant-without-end", SOLVING,
    "UPDATE contest_variant SET line = printf ('%.*c', 4001, '1') WHERE position = 1",
    "column line" },
  { "sections-without-end", COMPOSING,
    "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100) INSERT INTO"
    " contest_section (group_id, position, name) SELECT (SELECT min (group_id) FROM"
    " contest_section), i + 9, 'A' || i FROM n",
    "column group_id" },
  { "works-without-end", COMPOSING,
    "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000) INSERT INTO"
    " contest_work (section_id, number, board, kind, work_group, task, n_moves, fen) SELECT"
    " section_id, i + 100, board, kind, work_group, task, n_moves, fen FROM n, contest_work WHERE"
    " number = 1",
    "column section_id" },
  { "judges-without-end", COMPOSING,
    "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20) INSERT INTO"
    " contest_judge (section_id, position, name) SELECT (SELECT min (id) FROM contest_section), i +"
    " 2, 'A' FROM n",
    "column section_id" },
  { "work-of-another-kind", COMPOSING,
    "UPDATE contest_work SET kind = 'zadacha', task = 'block:1,0' WHERE number = 4",
    "column section_id" },
  { "number-twice", COMPOSING, "UPDATE contest_work SET number = 1 WHERE number = 4",
    "column number" },
  { "no-position", COMPOSING, "UPDATE contest_work SET fen = 'W:W99:B1' WHERE number = 4",
    "column fen" },
  { "no-task", COMPOSING, "UPDATE contest_work SET task = 'fly' WHERE number = 4", "column fen" },
  { "no-group", COMPOSING, "UPDATE contest_work SET work_group = 'tiny' WHERE number = 4",
    "column fen" },
  { "moves-without-end", COMPOSING, "UPDATE contest_work SET n_moves = 31 WHERE number = 4",
    "column fen" },
  { "received-on-no-day", COMPOSING, "UPDATE contest_work SET received_on = 'x'",
    "column received_on" },
  { "printed-on-no-day", COMPOSING, "UPDATE contest_work SET first_on = 'x'", "column first_on" },
  { "revised-beyond", COMPOSING, "UPDATE contest_work SET revised = 10001, revised_reason = 'x'",
    "column revised" },
  { "revised-for-nothing", COMPOSING, "UPDATE contest_work SET revised = 5000", "column revised" },
  { "excluded-for-nothing", COMPOSING, "UPDATE contest_work SET state = 'excluded'",
    "column state" },
  { "points-beyond", SOLVING, "UPDATE contest_work SET points = 1000001", "column points" },
  { "author-without-name", COMPOSING, "UPDATE contest_author SET entry_id = NULL",
    "column entry_id" },
  { "author-of-another-group", COMPOSING,
    "UPDATE contest_author SET entry_id = (SELECT min (id) FROM entry)", "column entry_id" },
  { "authors-without-end", COMPOSING,
    "INSERT INTO contest_author (work_id, position, name) SELECT work_id, 9, 'A' FROM"
    " contest_author LIMIT 1",
    "column position" },
  { "gap-among-variants", SOLVING, "UPDATE contest_variant SET position = 3 WHERE position = 2",
    "column position" },
  { "variant-beyond", SOLVING, "UPDATE contest_variant SET points = 1000001", "column points" },
  { "mark-of-another-section", COMPOSING,
    "INSERT INTO contest_section (id, group_id, position, name) SELECT 99, group_id, 2, 'B' FROM"
    " contest_terms; UPDATE contest_judge SET section_id = 99",
    "column judge_id" },
  { "remark-on-no-day", COMPOSING, "UPDATE contest_remark SET received_on = 'x'",
    "column received_on" },
  { "remark-answered-never", COMPOSING, "UPDATE contest_remark SET outcome = 'upheld'",
    "column answered_on" },
  { "answer-of-another-group", SOLVING,
    "UPDATE contest_answer SET entry_id = (SELECT min (id) FROM entry) WHERE id = 1",
    "column entry_id" },
  { "answer-to-what-is-judged", SOLVING, "UPDATE contest_terms SET kind = 'composing'",
    "column work_id" },
  { "handed-in-at-no-moment", SOLVING, "UPDATE contest_answer SET handed_at = 'x'",
    "column handed_at" },
  { "found-without-end", SOLVING, "UPDATE contest_answer SET n_side = 1001", "column n_side" },
  { "more-than-the-variant", SOLVING,
    "UPDATE contest_answer_part SET points = 5001 WHERE position = 2", "column points" },
  { "more-than-the-work", SOLVING, "UPDATE contest_work SET points = 2999 WHERE number = 1",
    "column points" },
  { "part-of-no-variant", SOLVING,
    "INSERT INTO contest_answer_part (answer_id, position, points) VALUES (1, 2, 0)",
    "column points" },
};

/* The file of a kind, made once. */
static const char *
get_file (BrgContestKind kind, gsize *length)
{
  static char *files[BRG_N_CONTEST_KINDS];
  static gsize lengths[BRG_N_CONTEST_KINDS];
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;

  if (files[kind] == NULL)
    {
      contest_fixture_open (&fixture, kind);
      contest_fixture_fill (&fixture);
      g_clear_pointer (&fixture.store, brg_store_free);
      g_file_get_contents (fixture.path, &files[kind], &lengths[kind], &error);
      g_assert_no_error (error);
      store_fixture_close (&fixture);
    }
  *length = lengths[kind];
  return files[kind];
}

static void
test_change (gconstpointer data)
{
  const Change *test = data;
  g_autofree char *folder = g_dir_make_tmp ("berger-test-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "work.berger", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgStore) store = NULL;
  gsize length;
  const char *file = get_file (test->kind, &length);
  char *message = NULL;
  sqlite3 *db = NULL;

  g_assert_true (g_file_set_contents (path, file, (gssize) length, &error));
  g_assert_cmpint (sqlite3_open (path, &db), ==, SQLITE_OK);
  sqlite3_exec (db, test->sql, NULL, NULL, &message);
  g_assert_cmpstr (message, ==, NULL);
  sqlite3_close (db);
  store = brg_store_open (path, BRG_STORE_READ_ONLY, &error);
  if (test->named == NULL)
    g_assert_no_error (error);
  else
    {
      g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_DAMAGED);
      if (strstr (error->message, test->named) == NULL)
        g_error ("%s is not named: %s", test->named, error->message);
    }
  g_clear_pointer (&store, brg_store_free);
  store_fixture_remove_folder (folder);
}

BRG_TEST_TOPIC ("validate-contest")
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      g_autofree char *path = g_strconcat ("/data/validate-contest/", changes[i].path, NULL);

      g_test_add_data_func (path, &changes[i], test_change);
    }
  return g_test_run ();
}
