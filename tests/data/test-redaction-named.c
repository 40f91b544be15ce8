/* test-redaction-named.c - names of those who have no card are taken out as well
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-action.h"
#include "brg-named-columns.h"
#include "brg-sql.h"
#include "brg-store-private.h"
#include "brg-test.h"
#include "redaction-fixture.h"

#define NAME FAMILY " " GIVEN " " FATHER
#define SHORT "А. В. " FAMILY

/* As somebody was noted, and how that row goes again. */
static const struct
{
  const char *path;
  const char *name;
  const char *add;
  const char *remove;
} lists[] = {
  { "official", NAME,
    "INSERT INTO official (event_id, position, role, name) VALUES (1, 90, 'arbiter', '" NAME "')",
    "DELETE FROM official WHERE name = '" NAME "'" },
  { "official-with-initials", SHORT,
    "INSERT INTO official (event_id, position, role, name) VALUES (1, 90, 'arbiter', '" SHORT "')",
    "DELETE FROM official WHERE name = '" SHORT "'" },
  { "disqualification", NAME,
    "INSERT INTO disqualification (name, reason) VALUES ('" NAME "', 'обман; " FAMILY "')",
    "DELETE FROM disqualification" },
  { "money", NAME,
    "INSERT INTO money_row (event_id, kind, name, amount) SELECT 1, 'prize', '" NAME "', 500",
    "DELETE FROM money_row" },
  { "delegation", NAME,
    "INSERT INTO delegation (event_id, name, representative) VALUES (1, 'Камск', '" NAME "')",
    "DELETE FROM delegation" },
  { "judge", NAME,
    "INSERT INTO contest_section (id, group_id, position, name) VALUES (70, 1, 90, 'А');"
    "INSERT INTO contest_judge (section_id, position, name) VALUES (70, 1, '" NAME "')",
    "DELETE FROM contest_judge; DELETE FROM contest_section WHERE id = 70" },
};

static void
change (StoreFixture *fixture, const char *sql)
{
  g_autoptr (GError) error = NULL;
  BrgAction *action = brg_action_begin (fixture->store, "event-update", fixture->event_id, &error);

  g_assert_no_error (error);
  brg_sql_script (fixture->store->db, sql, &error);
  g_assert_no_error (error);
  brg_action_commit (action, &error);
  g_assert_no_error (error);
}

static void
test_list (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  StoreFixture fixture = { 0 };
  BrgRedactionReport report = { 0 };
  g_autoptr (GError) error = NULL;
  gint64 number = brg_named_columns_number (lists[i].name);

  store_fixture_open (&fixture, 4);
  change (&fixture, lists[i].add);
  /* Who is on the list is in force. */
  g_assert_cmpint (redaction_find_removed (&fixture, lists[i].name), ==, 0);
  g_assert_false (brg_redaction_run (fixture.store, number, "В. Токарев", "просьба", NULL, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  change (&fixture, lists[i].remove);
  brg_backup_make (fixture.store);
  g_assert_cmpint (redaction_find_removed (&fixture, lists[i].name), ==, number);
  g_assert_cmpuint (redaction_count_holders (&fixture, FAMILY), >=, 2);
  redaction_take_out (&fixture, lists[i].name, &report);
  g_assert_cmpuint (report.n_entries, ==, 2);
  g_assert_cmpuint (redaction_count_holders (&fixture, FAMILY), ==, 0);
  g_assert_cmpint (redaction_find_removed (&fixture, lists[i].name), ==, 0);
  redaction_assert_sound (&fixture);
  store_fixture_close (&fixture);
}

/* One person, however he is written; and what is nobody's name. */
static void
test_number (void)
{
  g_assert_cmpint (brg_named_columns_number ("Токарев В. С."), ==,
                   brg_named_columns_number ("токарев  В.С."));
  g_assert_cmpint (brg_named_columns_number ("Токарев В. С."), !=,
                   brg_named_columns_number ("Токарев В. Т."));
  g_assert_cmpint (brg_named_columns_number ("Токарев В. С."), ==,
                   brg_named_columns_number ("Токарев В. С"));
  g_assert_true (brg_named_columns_is_number (brg_named_columns_number ("Smith, Alice")));
  g_assert_cmpint (brg_named_columns_number ("Призы"), ==, 0);
  g_assert_cmpint (brg_named_columns_number ("Кубок № 2 Камска"), ==, 0);
  g_assert_cmpint (brg_named_columns_number ("[#12] [#13]"), ==, 0);
  g_assert_cmpint (brg_named_columns_number (""), ==, 0);
}

BRG_TEST_TOPIC ("redaction-named")
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      g_autofree char *path = g_strconcat ("/data/redaction-named/", lists[i].path, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_list);
    }
  g_test_add_func ("/data/redaction-named/number", test_number);
  return g_test_run ();
}
