/* test-store-disqualifications.c - who is disqualified, in the database
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-disqualifications.h"
#include "brg-store-event.h"
#include "brg-test.h"
#include "store-fixture.h"

static void
set_text (char **place, const char *text)
{
  g_free (*place);
  *place = g_strdup (text);
}

static gboolean
add (StoreFixture *fixture, const char *name, const char *first, const char *last, GError **error)
{
  g_autoptr (BrgDisqualification) row = brg_disqualification_new ();

  set_text (&row->name, name);
  set_text (&row->birth, "2010");
  set_text (&row->first_day, first);
  set_text (&row->last_day, last);
  set_text (&row->decided_by, "federation, 30.05.2026");
  set_text (&row->reason, "influence on results");
  return brg_store_add_disqualification (fixture->store, fixture->event_id, row, error);
}

static guint
count (StoreFixture *fixture)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) list = brg_store_list_disqualifications (fixture->store, &error);

  g_assert_no_error (error);
  return list->len;
}

/* They belong to the workspace; what was noted is undone in the event in which it was. */
static void
test_kept (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) list = NULL;
  const BrgDisqualification *row;

  store_fixture_open (&fixture, 4);
  g_assert_true (add (&fixture, "Ковтун Артём Игоревич", "2026-05-30", "2026-11-30", &error));
  g_assert_no_error (error);
  g_assert_true (add (&fixture, "Абрамов Пётр", "", "", &error));
  store_fixture_reopen (&fixture);
  list = brg_store_list_disqualifications (fixture.store, &error);
  g_assert_cmpuint (list->len, ==, 2);
  row = list->pdata[1];
  g_assert_cmpstr (row->name, ==, "Ковтун Артём Игоревич");
  g_assert_cmpstr (row->birth, ==, "2010");
  g_assert_cmpstr (row->first_day, ==, "2026-05-30");
  g_assert_cmpstr (row->last_day, ==, "2026-11-30");
  g_assert_cmpstr (row->decided_by, ==, "federation, 30.05.2026");
  g_assert_cmpstr (row->reason, ==, "influence on results");
  g_assert_true (
      brg_store_remove_disqualification (fixture.store, fixture.event_id, row->id, &error));
  g_assert_cmpuint (count (&fixture), ==, 1);
  g_assert_true (brg_journal_undo (fixture.store, fixture.event_id, &error));
  g_assert_cmpuint (count (&fixture), ==, 2);
  g_assert_true (brg_journal_undo (fixture.store, fixture.event_id, &error));
  g_assert_cmpuint (count (&fixture), ==, 1);
  brg_journal_verify (fixture.store, &error);
  g_assert_no_error (error);
  store_fixture_close (&fixture);
}

static void
test_refused (void)
{
  static const char *const wrong[][3] = { { "", "", "" },
                                          { "A", "2026", "" },
                                          { "A", "", "31.12.2026" },
                                          { "A", "2026-02-30", "" },
                                          { "A", "2026-11-30", "2026-05-30" } };
  StoreFixture fixture = { 0 };
  g_autoptr (GError) missing = NULL;

  store_fixture_open (&fixture, 4);
  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_false (add (&fixture, wrong[i][0], wrong[i][1], wrong[i][2], &error));
      g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
    }
  g_assert_false (
      brg_store_remove_disqualification (fixture.store, fixture.event_id, 77, &missing));
  g_assert_error (missing, BRG_STORE_ERROR, BRG_STORE_ERROR_NOT_FOUND);
  g_assert_cmpuint (count (&fixture), ==, 0);
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("store-disqualifications")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/data/store-disqualifications/kept", test_kept);
  g_test_add_func ("/data/store-disqualifications/refused", test_refused);
  return g_test_run ();
}
