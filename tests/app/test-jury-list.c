/* test-jury-list.c - who officiates: what is missing or odd
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "brg-jury-list.h"
#include "brg-jury.h"
#include "brg-rulebooks.h"
#include "brg-store-admission.h"
#include "brg-store-committee.h"
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

/* rus-chess-2014 25.2.2, 25.2.3: what is wrong with a committee is told with its article. */
static void
test_committee (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GPtrArray) officials =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_official_free);
  g_autoptr (GPtrArray) members =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_committee_member_free);
  g_autoptr (GError) error = NULL;
  BrgCommitteeMember *young;

  store_fixture_open (&fixture, 4);
  g_ptr_array_add (officials, brg_official_new (BRG_OFFICIAL_CHIEF_ARBITER, "А. Главный", "1"));
  set_officials (&fixture, officials, "rus-chess-2014");
  g_ptr_array_add (members, brg_committee_member_new (BRG_COMMITTEE_CHAIR, "Первый П."));
  g_ptr_array_add (members, brg_committee_member_new (BRG_COMMITTEE_MEMBER, "Второй В."));
  g_ptr_array_add (members, brg_committee_member_new (BRG_COMMITTEE_MEMBER, "Третий Т."));
  young = brg_committee_member_new (BRG_COMMITTEE_MEMBER, "Юный Ю.");
  g_free (young->birth);
  young->birth = g_strdup ("2015-01-01");
  g_ptr_array_add (members, young);
  g_ptr_array_add (members, brg_committee_member_new (BRG_COMMITTEE_RESERVE, "Запасной З."));
  g_ptr_array_add (members, brg_committee_member_new (BRG_COMMITTEE_RESERVE, "Запасная И."));
  brg_store_set_committee (fixture.store, fixture.event_id, members, &error);
  g_assert_no_error (error);
  assert_remarks (&fixture, "no-committee 21.4.8, committee 25.2.2, committee 25.2.3");
  store_fixture_close (&fixture);
}

/* rus-draughts-2022 12.1, 12.4.5: one chief secretary; a file may bring two. */
static void
test_secretaries (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgEvent) event = NULL;
  g_autoptr (GError) error = NULL;

  store_fixture_open (&fixture, 4);
  snapshot = store_fixture_load (&fixture);
  event = brg_event_copy (snapshot->event);
  event->rulebook = brg_rulebook_find ("rus-draughts-2022");
  event->discipline = BRG_DISCIPLINE_RUSSIAN;
  g_ptr_array_set_size (event->officials, 0);
  g_ptr_array_add (event->officials,
                   brg_official_new (BRG_OFFICIAL_CHIEF_ARBITER, "А. Главный", "1"));
  g_ptr_array_add (event->officials,
                   brg_official_new (BRG_OFFICIAL_CHIEF_SECRETARY, "Б. Первая", "1"));
  g_ptr_array_add (event->officials,
                   brg_official_new (BRG_OFFICIAL_CHIEF_SECRETARY, "В. Вторая", "1"));
  g_assert_false (brg_store_update_event (fixture.store, event, &error));
  g_assert_nonnull (strstr (error->message, "one chief secretary"));
  g_clear_error (&error);
  /* Where no book bars it they are stored; the book of draughts tells it then. */
  event->rulebook = brg_rulebook_find ("fide-2023");
  event->discipline = BRG_DISCIPLINE_CHESS;
  g_assert_cmpuint (brg_jury_get_most (event->rulebook, BRG_OFFICIAL_CHIEF_SECRETARY), ==, 0);
  g_assert_true (brg_store_update_event (fixture.store, event, &error));
  g_assert_no_error (error);
  event->rulebook = brg_rulebook_find ("rus-draughts-2022");
  event->discipline = BRG_DISCIPLINE_RUSSIAN;
  g_assert_true (brg_store_update_event (fixture.store, event, &error));
  g_assert_no_error (error);
  assert_remarks (&fixture, "two-secretaries 12.4.5");
  store_fixture_close (&fixture);
}

/* rus-draughts-2022 2.1, table 1: rapid of teams is for men and women. */
static void
test_youth (void)
{
  static const struct
  {
    const char *name;
    gint under;
    gint least;
    gboolean is_youth;
  } cases[] = {
    { "A", 0, 0, FALSE },
    { "A", 17, 0, TRUE },
    { "A", 27, 0, TRUE },
    { "A", 50, 0, FALSE },
    { "A", 0, 60, FALSE },
    { "youths (under 17)", 0, 0, TRUE },
    { "men", 0, 0, FALSE },
    { "Girls (under 14)", 0, 0, TRUE },
    { "youths (under 17)", 0, 40, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      StoreFixture fixture = { 0 };
      g_autoptr (BrgSnapshot) loaded = NULL;
      g_autoptr (BrgSnapshot) snapshot = brg_snapshot_new ();
      g_autoptr (GPtrArray) limits =
          g_ptr_array_new_with_free_func ((GDestroyNotify) brg_admission_limit_free);
      g_autoptr (GPtrArray) remarks = NULL;
      g_autoptr (GError) error = NULL;
      gboolean is_told = FALSE;

      store_fixture_open (&fixture, 4);
      loaded = store_fixture_load (&fixture);
      snapshot->event->rulebook = brg_rulebook_find ("rus-draughts-2022");
      snapshot->event->discipline = BRG_DISCIPLINE_RUSSIAN;
      snapshot->group->id = loaded->group->id;
      snapshot->group->boards = 3;
      g_free (snapshot->group->time_control);
      snapshot->group->time_control = g_strdup ("15+5");
      g_free (snapshot->group->name);
      snapshot->group->name = g_strdup (cases[i].name);
      if (cases[i].under > 0)
        g_ptr_array_add (limits,
                         brg_admission_limit_new (BRG_LIMIT_AGE_UNDER, cases[i].under, "", ""));
      if (cases[i].least > 0)
        g_ptr_array_add (limits,
                         brg_admission_limit_new (BRG_LIMIT_AGE_LEAST, cases[i].least, "", ""));
      if (limits->len > 0)
        brg_store_set_group_limits (fixture.store, loaded->group->id, limits, &error);
      g_assert_no_error (error);
      remarks = brg_jury_list_check (fixture.store, snapshot);
      for (guint n = 0; n < remarks->len; n++)
        is_told |= g_str_equal (((BrgJuryRemark *) remarks->pdata[n])->id, "youth-teams");
      g_test_message ("case %u", i);
      g_assert_cmpint (is_told, ==, cases[i].is_youth);
      store_fixture_close (&fixture);
    }
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
  g_test_add_func ("/app/jury-list/rus-chess-2014 25.2.2, 25.2.3/committee", test_committee);
  g_test_add_func ("/app/jury-list/rus-draughts-2022 12.1, 12.4.5/secretaries", test_secretaries);
  g_test_add_func ("/app/jury-list/rus-draughts-2022 2.1/youth-teams", test_youth);
  g_test_add_func ("/app/jury-list/rus-draughts-2022 2.1/ages", test_ages);
  return g_test_run ();
}
