/* test-store-equipment.c - the check list of hall and equipment in the database
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-journal.h"
#include "brg-rulebooks.h"
#include "brg-store-event.h"
#include "brg-store-parts.h"
#include "brg-test.h"
#include "store-fixture.h"

/* "clocks 2026-03-07 Name; ..." */
static char *
dup_checks (StoreFixture *fixture)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) checks =
      brg_store_list_equipment (fixture->store, fixture->event_id, &error);
  GString *text = g_string_new (NULL);

  g_assert_no_error (error);
  for (guint i = 0; i < checks->len; i++)
    {
      const BrgEquipmentCheck *check = checks->pdata[i];

      g_string_append_printf (text, "%s%s %s %s", i > 0 ? "; " : "", check->item, check->day,
                              check->name);
    }
  return g_string_free (text, FALSE);
}

#define assert_checks(fixture, expected)                  \
  G_STMT_START                                            \
  {                                                       \
    g_autofree char *found_checks = dup_checks (fixture); \
    g_assert_cmpstr (found_checks, ==, expected);         \
  }                                                       \
  G_STMT_END

static void
choose_book (StoreFixture *fixture, const char *id, BrgDiscipline discipline)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  g_autoptr (BrgEvent) event = brg_event_copy (snapshot->event);
  g_autoptr (GError) error = NULL;

  event->rulebook = brg_rulebook_find (id);
  event->discipline = discipline;
  brg_store_update_event (fixture->store, event, &error);
  g_assert_no_error (error);
}

static void
check (StoreFixture *fixture, const char *item, const char *day, const char *name)
{
  g_autoptr (GError) error = NULL;

  brg_store_check_equipment (fixture->store, fixture->event_id, item, day, name, &error);
  g_assert_no_error (error);
}

/* rus-draughts-2022 4.2: a tick with its day and who looked; each act can be undone. */
static void
test_tick (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;

  store_fixture_open (&fixture, 4);
  choose_book (&fixture, "rus-draughts-2022", BRG_DISCIPLINE_RUSSIAN);
  assert_checks (&fixture, "");
  check (&fixture, "clocks", "2026-03-07", " В. С. Токарев ");
  check (&fixture, "hall", "2026-03-06", "П. Д. Второй");
  assert_checks (&fixture, "clocks 2026-03-07 В. С. Токарев; hall 2026-03-06 П. Д. Второй");
  check (&fixture, "clocks", "2026-03-08", "П. Д. Второй");
  assert_checks (&fixture, "hall 2026-03-06 П. Д. Второй; clocks 2026-03-08 П. Д. Второй");
  brg_store_uncheck_equipment (fixture.store, fixture.event_id, "hall", &error);
  g_assert_no_error (error);
  assert_checks (&fixture, "clocks 2026-03-08 П. Д. Второй");
  g_assert_true (brg_journal_undo (fixture.store, fixture.event_id, &error));
  g_assert_true (brg_journal_undo (fixture.store, fixture.event_id, &error));
  g_assert_no_error (error);
  assert_checks (&fixture, "clocks 2026-03-07 В. С. Токарев; hall 2026-03-06 П. Д. Второй");
  store_fixture_close (&fixture);
}

static void
test_refused (void)
{
  static const struct
  {
    const char *item;
    const char *day;
    const char *name;
  } items[] = {
    { "clocks", "2026-03-07", "  " },           { "clocks", "2026", "В. С. Токарев" },
    { "clocks", "yesterday", "В. С. Токарев" }, { "glossary", "2026-03-07", "В. С. Токарев" },
    { "", "2026-03-07", "В. С. Токарев" },
  };
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;

  store_fixture_open (&fixture, 4);
  choose_book (&fixture, "rus-draughts-2022", BRG_DISCIPLINE_RUSSIAN);
  for (guint i = 0; i < G_N_ELEMENTS (items); i++)
    {
      g_assert_false (brg_store_check_equipment (fixture.store, fixture.event_id, items[i].item,
                                                 items[i].day, items[i].name, &error));
      g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
      g_clear_error (&error);
    }
  g_assert_false (
      brg_store_uncheck_equipment (fixture.store, fixture.event_id, "glossary", &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  assert_checks (&fixture, "");
  store_fixture_close (&fixture);
}

static void
assert_title (StoreFixture *fixture, const char *expected)
{
  g_autoptr (BrgJournalEntry) last = brg_journal_peek_undo (fixture->store, fixture->event_id);
  g_autofree char *title = NULL;

  g_assert_nonnull (last);
  title = brg_journal_entry_dup_title (last);
  g_assert_true (g_str_has_suffix (title, expected));
}

/* Who looked is named, and who had looked before. */
static void
test_old_and_new (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;

  store_fixture_open (&fixture, 4);
  choose_book (&fixture, "rus-draughts-2022", BRG_DISCIPLINE_RUSSIAN);
  check (&fixture, "clocks", "2026-03-07", "Анна");
  assert_title (&fixture, "(Анна)");
  check (&fixture, "clocks", "2026-03-08", "Борис");
  assert_title (&fixture, "(Борис instead of Анна)");
  brg_store_uncheck_equipment (fixture.store, fixture.event_id, "clocks", &error);
  g_assert_no_error (error);
  assert_title (&fixture, "(Борис)");
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("store-equipment")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/store/equipment/old-and-new", test_old_and_new);
  g_test_add_func ("/store/equipment/rus-draughts-2022 4.2/tick", test_tick);
  g_test_add_func ("/store/equipment/refused", test_refused);
  return g_test_run ();
}
