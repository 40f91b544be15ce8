/* test-store-site.c - where the pages of an event are written, and how
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-site.h"

#include "brg-test.h"
#include "store-fixture.h"

static void
assert_none (StoreFixture *fixture)
{
  g_auto (BrgSiteSetting) setting = { 0 };
  g_autoptr (GError) error = NULL;

  g_assert_true (brg_store_load_site (fixture->store, fixture->event_id, &setting, &error));
  g_assert_no_error (error);
  g_assert_null (setting.folder);
}

static void
test_kept (void)
{
  StoreFixture fixture = { 0 };
  g_auto (BrgSiteSetting) found = { 0 };
  g_autoptr (GError) error = NULL;
  char folder[] = "/srv/pages";
  char language[] = "uk";
  BrgSiteSetting setting = { folder, language, TRUE, FALSE, TRUE };

  store_fixture_open (&fixture, 4);
  assert_none (&fixture);
  g_assert_true (brg_store_set_site (fixture.store, fixture.event_id, &setting, &error));
  g_assert_no_error (error);
  store_fixture_reopen (&fixture);
  g_assert_true (brg_store_load_site (fixture.store, fixture.event_id, &found, &error));
  g_assert_cmpstr (found.folder, ==, folder);
  g_assert_cmpstr (found.language, ==, language);
  g_assert_true (found.only_this && !found.hides_children && found.is_automatic);

  g_assert_true (brg_journal_undo (fixture.store, fixture.event_id, &error));
  g_assert_no_error (error);
  assert_none (&fixture);
  store_fixture_close (&fixture);
}

static void
test_refused (void)
{
  StoreFixture fixture = { 0 };
  char good[] = "/srv/pages";
  char relative[] = "pages";
  char broken[] = "/srv/a\nb";
  char language[] = "uk";
  char none[] = "";
  const BrgSiteSetting wrong[] = {
    { NULL, language, FALSE, FALSE, FALSE },
    { relative, language, FALSE, FALSE, FALSE },
    { broken, language, FALSE, FALSE, FALSE },
    { good, none, FALSE, FALSE, FALSE },
  };

  store_fixture_open (&fixture, 4);
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_false (brg_store_set_site (fixture.store, fixture.event_id, &wrong[i], &error));
      g_assert_nonnull (error);
      assert_none (&fixture);
    }
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("store-site")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/data/store/site/kept-and-undone", test_kept);
  g_test_add_func ("/data/store/site/refused", test_refused);
  return g_test_run ();
}
