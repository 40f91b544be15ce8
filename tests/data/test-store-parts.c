/* test-store-parts.c - sites, platform and organisers of an event in the database
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-journal.h"
#include "brg-store-parts.h"
#include "brg-test.h"
#include "store-fixture.h"

static char *
dup_parts (StoreFixture *fixture, BrgEventPartKind kind)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) parts =
      brg_store_list_parts (fixture->store, fixture->event_id, kind, &error);
  GString *text = g_string_new (NULL);

  g_assert_no_error (error);
  for (guint i = 0; i < parts->len; i++)
    {
      const BrgEventPart *part = parts->pdata[i];

      g_string_append_printf (text, "%s%s: %s", i > 0 ? "; " : "", part->name, part->detail);
    }
  return g_string_free (text, FALSE);
}

#define assert_parts(fixture, kind, expected)                 \
  G_STMT_START                                                \
  {                                                           \
    g_autofree char *found_parts = dup_parts (fixture, kind); \
    g_assert_cmpstr (found_parts, ==, expected);              \
  }                                                           \
  G_STMT_END

static void
set (StoreFixture *fixture, BrgEventPartKind kind, const char *first, const char *second)
{
  g_autoptr (GPtrArray) parts =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_event_part_free);
  g_autoptr (GError) error = NULL;

  if (first != NULL)
    g_ptr_array_add (parts, brg_event_part_new (first, "П. Д. Второй"));
  if (second != NULL)
    g_ptr_array_add (parts, brg_event_part_new (second, ""));
  brg_store_set_parts (fixture->store, fixture->event_id, kind, parts, &error);
  g_assert_no_error (error);
}

/* rus-draughts-2022 5.4.12.2, 3.1.3: each list is one act, and one undo takes it back. */
static void
test_lists (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GPtrArray) nameless =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_event_part_free);
  g_autoptr (GError) error = NULL;

  store_fixture_open (&fixture, 4);
  set (&fixture, BRG_PART_SITE, " Самара ", "Казань");
  set (&fixture, BRG_PART_ORGANISER, "Федерация", NULL);
  assert_parts (&fixture, BRG_PART_SITE, "Самара: П. Д. Второй; Казань: ");
  assert_parts (&fixture, BRG_PART_ORGANISER, "Федерация: П. Д. Второй");
  set (&fixture, BRG_PART_SITE, NULL, NULL);
  assert_parts (&fixture, BRG_PART_SITE, "");
  g_assert_true (brg_journal_undo (fixture.store, fixture.event_id, &error));
  g_assert_no_error (error);
  assert_parts (&fixture, BRG_PART_SITE, "Самара: П. Д. Второй; Казань: ");
  g_ptr_array_add (nameless, brg_event_part_new ("  ", "П. Д. Второй"));
  g_assert_false (
      brg_store_set_parts (fixture.store, fixture.event_id, BRG_PART_SITE, nameless, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  assert_parts (&fixture, BRG_PART_SITE, "Самара: П. Д. Второй; Казань: ");
  store_fixture_close (&fixture);
}

static void
assert_title (StoreFixture *fixture, const char *expected)
{
  g_autoptr (BrgJournalEntry) last = brg_journal_peek_undo (fixture->store, fixture->event_id);
  g_autofree char *title = NULL;

  g_assert_nonnull (last);
  title = brg_journal_entry_dup_title (last);
  g_assert_cmpstr (title, ==, expected);
}

/* What Undo takes back is named with what comes back. */
static void
test_old_and_new (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  gint64 event_id;

  store_fixture_open (&fixture, 4);
  event_id = fixture.event_id;
  set (&fixture, BRG_PART_SITE, "Самара", NULL);
  assert_title (&fixture, "Sites: Самара instead of –");
  set (&fixture, BRG_PART_SITE, "Самара", "Казань");
  assert_title (&fixture, "Sites: Самара, Казань instead of Самара");
  set (&fixture, BRG_PART_SITE, NULL, NULL);
  assert_title (&fixture, "Sites cleared: Самара, Казань");
  set (&fixture, BRG_PART_ORGANISER, "Федерация", NULL);
  set (&fixture, BRG_PART_ORGANISER, "Клуб", NULL);
  assert_title (&fixture, "Organisers: Клуб instead of Федерация");
  brg_store_set_remote (fixture.store, event_id, "abc", FALSE, &error);
  assert_title (&fixture, "Played over the internet: abc instead of –");
  brg_store_set_remote (fixture.store, event_id, "def", FALSE, &error);
  assert_title (&fixture, "Played over the internet: def instead of abc");
  brg_store_set_remote (fixture.store, event_id, "", FALSE, &error);
  assert_title (&fixture, "Played at the boards, not over the internet: def");
  g_assert_no_error (error);
  store_fixture_close (&fixture);
}

/* rus-draughts-2022 5.4.12.1, 5.4.12.13 */
static void
test_remote (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autofree char *none = NULL;
  g_autofree char *platform = NULL;
  g_autofree char *undone = NULL;
  gboolean is_identified = TRUE;

  store_fixture_open (&fixture, 4);
  none = brg_store_get_remote (fixture.store, fixture.event_id, &is_identified);
  g_assert_null (none);
  g_assert_false (is_identified);
  g_assert_true (
      brg_store_set_remote (fixture.store, fixture.event_id, " lidraughts ", TRUE, &error));
  platform = brg_store_get_remote (fixture.store, fixture.event_id, &is_identified);
  g_assert_cmpstr (platform, ==, "lidraughts");
  g_assert_true (is_identified);
  g_assert_true (brg_journal_undo (fixture.store, fixture.event_id, &error));
  g_assert_no_error (error);
  undone = brg_store_get_remote (fixture.store, fixture.event_id, NULL);
  g_assert_null (undone);
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("store-parts")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/store/parts/rus-draughts-2022 5.4.12.2, 3.1.3/lists", test_lists);
  g_test_add_func ("/store/parts/rus-draughts-2022 5.4.12.1, 5.4.12.13/remote", test_remote);
  g_test_add_func ("/store/parts/old-and-new", test_old_and_new);
  return g_test_run ();
}
