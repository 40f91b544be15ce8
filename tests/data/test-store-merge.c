/* test-store-merge.c - two persons of the register are found to be one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-removed-person.h"
#include "brg-sql.h"
#include "brg-store-merge.h"
#include "brg-store-persons.h"
#include "brg-test.h"
#include "store-fixture.h"

#include <string.h>

typedef struct
{
  StoreFixture base;
  gint64 kept; /* of the first event */
  gint64 gone; /* of the second */
} Two;

static BrgPerson *
load (Two *two, gint64 id)
{
  g_autoptr (GError) error = NULL;
  BrgPerson *person = brg_store_load_person (two->base.store, id, &error);

  g_assert_no_error (error);
  return person;
}

static void
change (Two *two, gint64 id, const char *family, const char *fide_id, const char *rank)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgPerson) person = load (two, id);

  brg_person_set_text (person, BRG_PERSON_FAMILY_NAME, family);
  brg_person_set_text (person, BRG_PERSON_FIDE_ID, fide_id);
  brg_person_add_rank (person, rank, "2025-02-12", "");
  g_assert_true (brg_store_update_person (two->base.store, 0, person, &error));
  g_assert_no_error (error);
}

/* A second event with players of its own, of whom one played in the first under another name. */
static void
open_two (Two *two)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) first = NULL;
  g_autoptr (BrgSnapshot) second = NULL;
  gint64 group_id;

  store_fixture_open (&two->base, 4);
  first = store_fixture_load (&two->base);
  brg_store_create_event (two->base.store, first->event, first->group, first->entries, &group_id,
                          &error);
  g_assert_no_error (error);
  second = brg_store_load (two->base.store, group_id, &error);
  two->kept = brg_snapshot_get_entry (first, 0)->person_id;
  two->gone = brg_snapshot_get_entry (second, 1)->person_id;
  g_assert_cmpint (two->kept, !=, two->gone);
  change (two, two->kept, "Ковтун", "4100018", "кмс");
  change (two, two->gone, "Kovtun", "4100999", "мс");
}

/* Every row that a merge may touch, as text. */
static char *
dup_state (Two *two)
{
  static const char *const queries[] = {
    "SELECT group_concat (id || '|' || family_name || '|' || fide_id || '|' || birth) FROM"
    " (SELECT * FROM person ORDER BY id)",
    "SELECT group_concat (id || '|' || person_id) FROM (SELECT * FROM entry ORDER BY id)",
    "SELECT group_concat (id || '|' || person_id || '|' || name) FROM"
    " (SELECT * FROM person_rank ORDER BY id)",
    "SELECT ifnull (group_concat (old_id || '|' || person_id || '|' || name || '|' || fide_id), '')"
    " FROM (SELECT * FROM person_alias ORDER BY old_id)",
  };
  g_autoptr (GString) state = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (queries); i++)
    {
      gboolean has_row = FALSE;
      sqlite3_stmt *stmt = brg_sql_query (two->base.store, NULL, queries[i], "");

      g_assert_true (brg_sql_step (two->base.store, stmt, &has_row, NULL) && has_row);
      g_string_append_printf (state, "%s\n", brg_sql_get_text (stmt, 0));
      sqlite3_reset (stmt);
    }
  return g_string_free (g_steal_pointer (&state), FALSE);
}

static void
test_merged (void)
{
  Two two = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgPerson) person = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *undone = NULL;
  g_autofree char *redone = NULL;

  open_two (&two);
  before = dup_state (&two);
  person = load (&two, two.kept);
  brg_person_add_rank (person, "мс", "2025-02-12", "");
  g_assert_true (
      brg_store_merge_persons (two.base.store, two.base.event_id, person, two.gone, &error));
  g_assert_no_error (error);
  after = dup_state (&two);
  store_fixture_reopen (&two.base);
  {
    g_autoptr (BrgPerson) by_old = load (&two, two.gone);
    const BrgPersonAlias *alias;

    g_assert_cmpint (by_old->id, ==, two.kept);
    g_assert_cmpuint (by_old->entries->len, ==, 2);
    g_assert_cmpuint (by_old->ranks->len, ==, 2);
    g_assert_cmpuint (by_old->aliases->len, ==, 1);
    alias = by_old->aliases->pdata[0];
    g_assert_cmpint (alias->old_id, ==, two.gone);
    g_assert_true (g_str_has_prefix (alias->name, "Kovtun"));
    g_assert_cmpstr (alias->fide_id, ==, "4100999");
  }
  /* Who is another one now was not removed: his name is not taken out of the journal. */
  {
    g_autoptr (GPtrArray) removed = brg_removed_person_list (two.base.store, &error);

    g_assert_cmpuint (removed->len, ==, 0);
  }
  g_assert_true (brg_journal_undo (two.base.store, two.base.event_id, &error));
  g_assert_no_error (error);
  undone = dup_state (&two);
  g_assert_cmpstr (undone, ==, before);
  g_assert_true (brg_journal_redo (two.base.store, two.base.event_id, &error));
  redone = dup_state (&two);
  g_assert_cmpstr (redone, ==, after);
  brg_journal_verify (two.base.store, &error);
  g_assert_no_error (error);
  store_fixture_close (&two.base);
}

/* The number that the card loses is the one that is kept beside it, whoever it was of. */
static void
test_other_number (void)
{
  Two two = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgPerson) person = NULL;
  g_autoptr (BrgPerson) after = NULL;
  const BrgPersonAlias *alias;

  open_two (&two);
  person = load (&two, two.kept);
  brg_person_set_text (person, BRG_PERSON_FAMILY_NAME, "Kovtun");
  brg_person_set_text (person, BRG_PERSON_FIDE_ID, "4100999");
  g_assert_true (brg_store_merge_persons (two.base.store, 0, person, two.gone, &error));
  g_assert_no_error (error);
  after = load (&two, two.kept);
  alias = after->aliases->pdata[0];
  g_assert_true (g_str_has_prefix (alias->name, "Ковтун"));
  g_assert_cmpstr (alias->fide_id, ==, "4100018");
  store_fixture_close (&two.base);
}

/* A number that was given up leads on through a second merge. */
static void
test_chain (void)
{
  Two two = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgPerson) person = NULL;
  g_autoptr (BrgPerson) third = NULL;
  g_autoptr (BrgPerson) found = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;
  gint64 group_id;

  open_two (&two);
  person = load (&two, two.kept);
  g_assert_true (brg_store_merge_persons (two.base.store, 0, person, two.gone, &error));
  snapshot = store_fixture_load (&two.base);
  brg_store_create_event (two.base.store, snapshot->event, snapshot->group, snapshot->entries,
                          &group_id, &error);
  g_assert_no_error (error);
  g_clear_pointer (&snapshot, brg_snapshot_unref);
  snapshot = brg_store_load (two.base.store, group_id, &error);
  third = load (&two, brg_snapshot_get_entry (snapshot, 0)->person_id);
  g_assert_true (brg_store_merge_persons (two.base.store, 0, third, two.kept, &error));
  g_assert_no_error (error);
  found = load (&two, two.gone);
  g_assert_cmpint (found->id, ==, third->id);
  g_assert_cmpuint (found->entries->len, ==, 3);
  g_assert_cmpuint (found->aliases->len, ==, 2);
  brg_journal_verify (two.base.store, &error);
  g_assert_no_error (error);
  store_fixture_close (&two.base);
}

static void
test_refused (void)
{
  Two two = { 0 };
  g_autoptr (BrgPerson) person = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (GError) same_group = NULL;
  g_autoptr (GError) himself = NULL;
  g_autoptr (GError) nobody = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  gint64 other;

  open_two (&two);
  before = dup_state (&two);
  snapshot = store_fixture_load (&two.base);
  other = brg_snapshot_get_entry (snapshot, 1)->person_id;
  person = load (&two, two.kept);
  g_assert_false (brg_store_merge_persons (two.base.store, 0, person, other, &same_group));
  g_assert_error (same_group, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  g_assert_cmpstr (
      same_group->message, ==,
      "Both play in “Первенство области”. If they are one, join their two entries there "
      "first.");
  g_assert_false (brg_store_merge_persons (two.base.store, 0, person, two.kept, &himself));
  g_assert_error (himself, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  g_assert_false (brg_store_merge_persons (two.base.store, 0, person, 4711, &nobody));
  g_assert_error (nobody, BRG_STORE_ERROR, BRG_STORE_ERROR_NOT_FOUND);
  after = dup_state (&two);
  g_assert_cmpstr (before, ==, after);
  store_fixture_close (&two.base);
}

BRG_TEST_TOPIC ("store-merge")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/data/store-merge/merged", test_merged);
  g_test_add_func ("/data/store-merge/other-number", test_other_number);
  g_test_add_func ("/data/store-merge/chain", test_chain);
  g_test_add_func ("/data/store-merge/refused", test_refused);
  return g_test_run ();
}
