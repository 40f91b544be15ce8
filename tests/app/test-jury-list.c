/* test-jury-list.c - who officiates: what is missing or odd
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "brg-jury-list.h"
#include "brg-rulebooks.h"
#include "brg-store-event.h"
#include "brg-test.h"
#include "store-fixture.h"

/* The ids of the remarks on an event, with their articles. */
static char *
dup_remarks (StoreFixture *fixture)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  g_autoptr (GPtrArray) remarks = brg_jury_list_check (fixture->store, snapshot);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < remarks->len; i++)
    {
      const BrgJuryRemark *remark = remarks->pdata[i];

      g_string_append_printf (text, "%s%s %s", i > 0 ? ", " : "", remark->id,
                              remark->article != NULL ? strchr (remark->article, ' ') + 1 : "-");
    }
  return g_string_free (text, FALSE);
}

static void
assert_remarks (StoreFixture *fixture, const char *expected)
{
  g_autofree char *text = dup_remarks (fixture);

  g_assert_cmpstr (text, ==, expected);
}

static void
set_officials (StoreFixture *fixture, GPtrArray *officials, const char *rulebook)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  g_autoptr (BrgEvent) event = brg_event_copy (snapshot->event);

  event->rulebook = brg_rulebook_find (rulebook);
  if ((event->rulebook->disciplines & 1u << event->discipline) == 0)
    event->discipline = BRG_DISCIPLINE_CHESS;
  g_ptr_array_set_size (event->officials, 0);
  for (guint i = 0; i < officials->len; i++)
    g_ptr_array_add (event->officials, brg_official_copy (officials->pdata[i]));
  brg_store_update_event (fixture->store, event, &error);
  g_assert_no_error (error);
}

static void
test_remarks (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GPtrArray) officials =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_official_free);
  BrgOfficial *sector;

  store_fixture_open (&fixture, 4);
  set_officials (&fixture, officials, "rus-draughts-2022");
  assert_remarks (&fixture, "no-chief 12.4.1");
  g_ptr_array_add (officials, brg_official_new (BRG_OFFICIAL_CHIEF_ARBITER, "А. Главный", "1"));
  g_ptr_array_add (officials,
                   brg_official_new (BRG_OFFICIAL_SECTOR_ARBITER, "Б. Боковой", "лучшая"));
  g_ptr_array_add (officials, brg_official_new (BRG_OFFICIAL_DOCTOR, "В. Врач", "высшая"));
  set_officials (&fixture, officials, "rus-draughts-2022");
  assert_remarks (&fixture, "no-sector 12.4.6, unknown-category -");
  sector = officials->pdata[1];
  g_free (sector->site);
  sector->site = g_strdup ("Зал 2");
  g_free (sector->category);
  sector->category = g_strdup ("второй категории");
  set_officials (&fixture, officials, "rus-draughts-2022");
  assert_remarks (&fixture, "");
  set_officials (&fixture, officials, "rus-chess-2014");
  assert_remarks (&fixture, "no-committee 21.4.8");
  store_fixture_close (&fixture);
}

/* Names of age groups follow the birth, the sex and the year of the event. */
static void
test_ages (void)
{
  g_autoptr (BrgEvent) event = brg_event_new ();
  g_autofree char *girl = NULL;
  g_autofree char *nobody = NULL;
  g_autoptr (GPtrArray) names = NULL;

  event->rulebook = brg_rulebook_find ("rus-draughts-2022");
  event->discipline = BRG_DISCIPLINE_RUSSIAN;
  g_free (event->starts);
  event->starts = g_strdup ("2026-11-21");
  girl = brg_jury_list_dup_age_group (event, "f", "2013-12-31");
  g_assert_cmpstr (girl, ==, "girls (under 14)");
  nobody = brg_jury_list_dup_age_group (event, "", "2013");
  g_assert_cmpstr (nobody, ==, "");
  names = brg_jury_list_list_age_groups (event);
  g_assert_cmpuint (names->len, ==, 15);
  g_assert_cmpstr (names->pdata[14], ==, "students (17 to 25)");
}

BRG_TEST_TOPIC ("jury-list")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/jury-list/rus-chess-2014 21.4.8/remarks", test_remarks);
  g_test_add_func ("/app/jury-list/rus-draughts-2022 2.1/ages", test_ages);
  return g_test_run ();
}
