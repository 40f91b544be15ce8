/* test-store-take-list.c - a list that is taken in a second time
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-journal.h"
#include "brg-store-papers.h"
#include "brg-store-take-list.h"
#include "brg-test.h"
#include "store-fixture.h"

#define PASSPORT "6310 778899"
#define ADDRESS "ул. Минская, 27"

/* Player 0 as a list has him, who is there already without any of it. */
static BrgEntry *
make_listed (StoreFixture *fixture)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  BrgEntry *entry = brg_entry_copy (brg_snapshot_get_entry (snapshot, 0));

  g_free (entry->coach);
  entry->coach = g_strdup ("Волчек А.А.");
  g_free (entry->delegation);
  entry->delegation = g_strdup ("Пензенская область");
  g_free (entry->title);
  entry->title = g_strdup ("мс");
  entry->rating = 2222;
  entry->papers = brg_personal_papers_new ();
  brg_personal_papers_set (entry->papers, BRG_PAPER_PASSPORT, PASSPORT);
  brg_personal_papers_set (entry->papers, BRG_PAPER_ADDRESS, ADDRESS);
  return entry;
}

static void
clear_fields (StoreFixture *fixture)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  g_autoptr (BrgEntry) entry = brg_entry_copy (brg_snapshot_get_entry (snapshot, 0));
  g_autoptr (GError) error = NULL;

  g_free (entry->coach);
  g_free (entry->title);
  entry->coach = g_strdup ("");
  entry->title = g_strdup ("");
  entry->rating = 1999;
  g_assert_true (brg_store_update_entry (fixture->store, entry, &error));
  g_assert_no_error (error);
}

static void
take (StoreFixture *fixture, BrgEntry *new_one, BrgEntry *known)
{
  g_autoptr (GPtrArray) added = g_ptr_array_new ();
  g_autoptr (GPtrArray) completed = g_ptr_array_new ();
  g_autoptr (GError) error = NULL;

  if (new_one != NULL)
    g_ptr_array_add (added, new_one);
  g_ptr_array_add (completed, known);
  g_assert_true (
      brg_store_take_list (fixture->store, fixture->group_id, added, completed, NULL, &error));
  g_assert_no_error (error);
}

static void
assert_passport (StoreFixture *fixture, gint64 person_id, const char *passport)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgPersonalPapers) papers = brg_store_load_papers (fixture->store, person_id, &error);

  g_assert_no_error (error);
  g_assert_cmpstr (papers->texts[BRG_PAPER_PASSPORT], ==, passport);
}

static guint
bit (BrgEntryLack lack)
{
  return 1u << lack;
}

/* What is empty is filled, what stands is left, and one undo takes it back. */
static void
test_complete (void)
{
  StoreFixture fixture;
  g_autoptr (BrgEntry) listed = NULL;
  g_autoptr (BrgSnapshot) before = NULL;
  g_autoptr (BrgSnapshot) after = NULL;
  g_autoptr (BrgSnapshot) undone = NULL;
  g_autoptr (BrgEntry) new_one = brg_entry_new ();
  g_autoptr (GError) error = NULL;

  store_fixture_open (&fixture, 4);
  clear_fields (&fixture);
  listed = make_listed (&fixture);
  before = store_fixture_load (&fixture);
  g_assert_cmpuint (brg_store_find_lacks (fixture.store, listed->id, listed), ==,
                    bit (BRG_ENTRY_LACK_TITLE) | bit (BRG_ENTRY_LACK_COACH) |
                        bit (BRG_ENTRY_LACK_DELEGATION));
  g_free (new_one->family_name);
  new_one->family_name = g_strdup ("Новый");
  take (&fixture, new_one, listed);
  after = store_fixture_load (&fixture);
  g_assert_cmpuint (after->entries->len, ==, 5);
  g_assert_cmpstr (brg_snapshot_get_entry (after, 0)->title, ==, "мс");
  g_assert_cmpstr (brg_snapshot_get_entry (after, 0)->coach, ==, "Волчек А.А.");
  g_assert_cmpstr (brg_snapshot_get_entry (after, 0)->delegation, ==, "Пензенская область");
  g_assert_cmpint (brg_snapshot_get_entry (after, 0)->rating, ==, 1999);
  g_assert_cmpuint (brg_store_find_lacks (fixture.store, listed->id, listed), ==, 0);
  g_assert_true (brg_journal_undo (fixture.store, fixture.event_id, &error));
  g_assert_no_error (error);
  undone = store_fixture_load (&fixture);
  g_assert_cmpuint (undone->entries->len, ==, 4);
  g_assert_cmpstr (brg_snapshot_get_entry (undone, 0)->title, ==, "");
  g_assert_cmpstr (brg_snapshot_get_entry (undone, 0)->delegation, ==, "");
  store_fixture_close (&fixture);
}

/* Papers that were off at the first import come with the second one. */
static void
test_papers (void)
{
  StoreFixture fixture;
  g_autoptr (BrgEntry) listed = NULL;
  g_autoptr (GError) error = NULL;
  const guint papers = bit (BRG_ENTRY_LACK_PASSPORT) | bit (BRG_ENTRY_LACK_ADDRESS);

  store_fixture_open (&fixture, 4);
  listed = make_listed (&fixture);
  g_assert_cmpuint (brg_store_find_lacks (fixture.store, listed->id, listed) & papers, ==, 0);
  g_assert_true (brg_store_keep_papers (fixture.store, fixture.event_id, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (brg_store_find_lacks (fixture.store, listed->id, listed) & papers, ==, papers);
  take (&fixture, NULL, listed);
  assert_passport (&fixture, listed->person_id, PASSPORT);
  /* Nothing that stands is written over. */
  brg_personal_papers_set (listed->papers, BRG_PAPER_PASSPORT, "1111 111111");
  brg_personal_papers_set (listed->papers, BRG_PAPER_PHONE, "+7 8412 11-22-33");
  g_assert_cmpuint (brg_store_find_lacks (fixture.store, listed->id, listed), ==,
                    bit (BRG_ENTRY_LACK_PHONE));
  take (&fixture, NULL, listed);
  assert_passport (&fixture, listed->person_id, PASSPORT);
  store_fixture_close (&fixture);
}

/* Undo takes the papers of its own import along, and nothing that was typed by hand since. */
static void
test_papers_undone (void)
{
  StoreFixture fixture;
  g_autoptr (BrgEntry) listed = NULL;
  g_autoptr (BrgPersonalPapers) typed = brg_personal_papers_new ();
  g_autoptr (BrgPersonalPapers) left = NULL;
  g_autoptr (GError) error = NULL;

  store_fixture_open (&fixture, 4);
  listed = make_listed (&fixture);
  brg_store_keep_papers (fixture.store, fixture.event_id, &error);
  take (&fixture, NULL, listed);
  brg_personal_papers_set (listed->papers, BRG_PAPER_PHONE, "+7 8412 11-22-33");
  take (&fixture, NULL, listed);
  g_assert_true (brg_journal_undo (fixture.store, fixture.event_id, &error));
  assert_passport (&fixture, listed->person_id, PASSPORT);
  left = brg_store_load_papers (fixture.store, listed->person_id, &error);
  g_assert_cmpstr (left->texts[BRG_PAPER_PHONE], ==, "");
  g_assert_true (brg_journal_undo (fixture.store, fixture.event_id, &error));
  assert_passport (&fixture, listed->person_id, "");
  g_clear_pointer (&left, brg_personal_papers_free);
  left = brg_store_load_papers (fixture.store, listed->person_id, &error);
  g_assert_cmpstr (left->texts[BRG_PAPER_ADDRESS], ==, "");
  take (&fixture, NULL, listed);
  brg_personal_papers_set (typed, BRG_PAPER_PASSPORT, "2222 222222");
  brg_store_set_papers (fixture.store, fixture.event_id, listed->person_id, typed, &error);
  g_assert_true (brg_journal_undo (fixture.store, fixture.event_id, &error));
  g_assert_no_error (error);
  assert_passport (&fixture, listed->person_id, "2222 222222");
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("store-take-list")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/data/store-take-list/complete", test_complete);
  g_test_add_func ("/data/store-take-list/papers", test_papers);
  g_test_add_func ("/data/store-take-list/papers-undone", test_papers_undone);
  return g_test_run ();
}
