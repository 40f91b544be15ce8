/* test-check-in-list.c - who is there for the next round, and whose badge it is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-badge-code.h"
#include "brg-check-in-list.h"
#include "brg-draft.h"
#include "brg-rulebooks.h"
#include "brg-store-players.h"
#include "brg-test.h"
#include "store-fixture.h"

#include <string.h>

static void
mark (StoreFixture *fixture, gint entry, gint round, BrgCheckInMark wanted)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  g_autoptr (GError) error = NULL;

  brg_store_check_in (fixture->store, brg_snapshot_get_entry (snapshot, entry)->id, round, wanted,
                      &error);
  g_assert_no_error (error);
}

static BrgCheckInList *
load (StoreFixture *fixture)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  g_autoptr (GError) error = NULL;
  BrgCheckInList *list = brg_check_in_list_new (fixture->store, snapshot, &error);

  g_assert_no_error (error);
  return list;
}

/* rus-draughts-2022 5.4.10.2: those who left are not expected, the undecided stand first. */
static void
test_fates (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgCheckInList) before = NULL;
  g_autoptr (BrgCheckInList) list = NULL;
  g_autoptr (GArray) missing = NULL;
  g_autoptr (GError) error = NULL;

  store_fixture_open (&fixture, 6);
  before = load (&fixture);
  g_assert_false (brg_check_in_list_has_begun (before));
  mark (&fixture, 0, 1, BRG_CHECK_IN_HERE);
  mark (&fixture, 1, 1, BRG_CHECK_IN_ZERO);
  mark (&fixture, 2, 1, BRG_CHECK_IN_HALF);
  mark (&fixture, 3, 1, BRG_CHECK_IN_WAITED);
  snapshot = store_fixture_load (&fixture);
  brg_store_withdraw (fixture.store, brg_snapshot_get_entry (snapshot, 4)->id, 0, "", &error);
  g_assert_no_error (error);
  list = load (&fixture);
  g_assert_true (brg_check_in_list_has_begun (list) && brg_check_in_list_is_possible (list));
  g_assert_cmpint (brg_check_in_list_get_fate (list, 0), ==, BRG_FATE_HERE);
  g_assert_cmpint (brg_check_in_list_get_fate (list, 1), ==, BRG_FATE_ZERO);
  g_assert_cmpint (brg_check_in_list_get_fate (list, 2), ==, BRG_FATE_HALF);
  g_assert_cmpint (brg_check_in_list_get_fate (list, 3), ==, BRG_FATE_WAITED);
  g_assert_cmpint (brg_check_in_list_get_fate (list, 4), ==, BRG_FATE_GONE);
  g_assert_cmpint (brg_check_in_list_get_fate (list, 5), ==, BRG_FATE_OPEN);
  g_assert_cmpint (brg_check_in_list_count_expected (list), ==, 5);
  g_assert_cmpint (brg_check_in_list_count (list, BRG_FATE_HERE), ==, 1);
  missing = brg_check_in_list_list_missing (list);
  g_assert_cmpuint (missing->len, ==, 4);
  g_assert_cmpint (g_array_index (missing, gint, 0), ==, 5);
  g_assert_cmpint (g_array_index (missing, gint, 1), ==, 1);
  store_fixture_close (&fixture);
}

static gint
find_meant (const BrgCheckInList *list, gint one, gint other)
{
  g_autoptr (GArray) found = g_array_new (FALSE, FALSE, sizeof (gint));

  g_array_append_val (found, one);
  if (other != BRG_NOBODY)
    g_array_append_val (found, other);
  return brg_check_in_list_find_meant (list, found);
}

/* Only one who is missing is meant without being chosen; of one who is here it is told again. */
static void
test_meant (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgCheckInList) list = NULL;
  g_autoptr (GArray) nobody = g_array_new (FALSE, FALSE, sizeof (gint));
  g_autoptr (GError) error = NULL;

  store_fixture_open (&fixture, 6);
  mark (&fixture, 0, 1, BRG_CHECK_IN_HERE);
  mark (&fixture, 1, 1, BRG_CHECK_IN_HERE);
  mark (&fixture, 2, 1, BRG_CHECK_IN_ZERO);
  snapshot = store_fixture_load (&fixture);
  brg_store_withdraw (fixture.store, brg_snapshot_get_entry (snapshot, 4)->id, 0, "", &error);
  g_assert_no_error (error);
  list = load (&fixture);
  g_assert_cmpint (brg_check_in_list_find_meant (list, nobody), ==, BRG_NOBODY);
  g_assert_cmpint (find_meant (list, 3, BRG_NOBODY), ==, 3);
  g_assert_cmpint (find_meant (list, 3, 5), ==, BRG_NOBODY);
  g_assert_cmpint (find_meant (list, 2, 3), ==, BRG_NOBODY);
  g_assert_cmpint (find_meant (list, 0, 3), ==, 3);
  g_assert_cmpint (find_meant (list, 4, 3), ==, 3);
  g_assert_cmpint (find_meant (list, 0, BRG_NOBODY), ==, 0);
  g_assert_cmpint (find_meant (list, 4, BRG_NOBODY), ==, 4);
  g_assert_cmpint (find_meant (list, 0, 1), ==, BRG_NOBODY);
  store_fixture_close (&fixture);
}

/* rus-draughts-2022 5.4.10.2: a round that is missed is lost; elsewhere half a point can be asked
 * for. */
static void
test_half (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgCheckInList) draughts = NULL;
  g_autoptr (BrgCheckInList) chess = NULL;

  store_fixture_open (&fixture, 6);
  snapshot = store_fixture_load (&fixture);
  draughts = brg_check_in_list_new (fixture.store, snapshot, NULL);
  g_assert_false (brg_check_in_list_may_be (draughts, BRG_FATE_HALF));
  g_assert_true (brg_check_in_list_may_be (draughts, BRG_FATE_ZERO));
  snapshot->event->rulebook = brg_rulebook_find ("fide-2023");
  chess = brg_check_in_list_new (fixture.store, snapshot, NULL);
  g_assert_true (brg_check_in_list_may_be (chess, BRG_FATE_HALF));
  store_fixture_close (&fixture);
}

/* The pairing asks about those whom nobody has seen, and no more once it was answered. */
static void
test_asked (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (GArray) asked = NULL;
  g_autoptr (GArray) left = NULL;
  BrgDraft *draft;

  store_fixture_open (&fixture, 6);
  snapshot = store_fixture_load (&fixture);
  draft = brg_draft_new (snapshot);
  brg_draft_set_unseen (draft, 2);
  brg_draft_set_unseen (draft, 4);
  asked = brg_draft_list_missed (draft);
  g_assert_cmpuint (asked->len, ==, 2);
  g_assert_cmpint (g_array_index (asked, gint, 0), ==, 2);
  g_assert_true (brg_draft_set_presence (draft, 2, BRG_PRESENCE_PLAYS));
  g_assert_true (brg_draft_set_presence (draft, 4, BRG_PRESENCE_ZERO_BYE));
  left = brg_draft_list_missed (draft);
  g_assert_cmpuint (left->len, ==, 0);
  brg_draft_free (draft);
  store_fixture_close (&fixture);
}

static void
test_codes (void)
{
  g_autoptr (BrgSnapshot) snapshot = brg_snapshot_new ();
  g_autofree char *code = NULL;
  gint n_found = 0;

  for (gint64 id = 17; id <= 300; id += 283)
    {
      BrgEntry *entry = brg_entry_new ();

      entry->id = id;
      g_free (entry->family_name);
      entry->family_name = g_strdup (id == 17 ? "Ковтун" : "Ильдаров");
      g_ptr_array_add (snapshot->entries, entry);
    }
  code = brg_badge_code_dup (brg_snapshot_get_entry (snapshot, 0));
  g_assert_true (g_str_has_prefix (code, "B17-") && strlen (code) == strlen ("B17-00"));
  g_assert_cmpint (brg_badge_code_find (snapshot, code), ==, 0);
  /* The figures of one code in a hundred are right. */
  for (gint proof = 0; proof < 100; proof++)
    {
      g_autofree char *typed = g_strdup_printf ("b17-%02d", proof);

      n_found += brg_badge_code_find (snapshot, typed) == 0;
    }
  g_assert_cmpint (n_found, ==, 1);
  g_assert_cmpint (brg_badge_code_find (snapshot, "B18-08"), ==, BRG_NOBODY);
  g_assert_true (brg_badge_code_is_one ("B17-5"));
  g_assert_false (brg_badge_code_is_one ("B17"));
  g_assert_false (brg_badge_code_is_one ("Bond"));
  g_assert_false (brg_badge_code_is_one ("17"));
  g_assert_false (brg_badge_code_is_one ("B17-6x"));
}

/* The row of a badge from another file is somebody else's here. Letters that are written in two
 * ways do not spoil it. */
static void
test_foreign_codes (void)
{
  static const char *const names[] = { "Артёмов", "Сидоров", "Завьялов", "Тагиров", "Юшин" };
  g_autoptr (BrgSnapshot) snapshot = brg_snapshot_new ();
  BrgEntry *entry = brg_entry_new ();
  g_autofree char *code = NULL;

  entry->id = 17;
  g_ptr_array_add (snapshot->entries, entry);
  g_free (entry->family_name);
  entry->family_name = g_strdup ("Артемов");
  code = brg_badge_code_dup (entry);
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_free (entry->family_name);
      entry->family_name = g_strdup (names[i]);
      g_assert_cmpint (brg_badge_code_find (snapshot, code), ==, i == 0 ? 0 : BRG_NOBODY);
    }
}

BRG_TEST_TOPIC ("check-in-list")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/check-in-list/rus-draughts-2022/5.4.10.2/fates", test_fates);
  g_test_add_func ("/app/check-in-list/rus-draughts-2022/5.4.10.2/half", test_half);
  g_test_add_func ("/app/check-in-list/meant", test_meant);
  g_test_add_func ("/app/check-in-list/asked", test_asked);
  g_test_add_func ("/app/check-in-list/codes", test_codes);
  g_test_add_func ("/desk/check-in-list/foreign-codes", test_foreign_codes);
  return g_test_run ();
}
