/* test-event-status.c - what hangs on the status of an event, held against stored events
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-equipment-list.h"
#include "brg-event-parts.h"
#include "brg-event-regulations.h"
#include "brg-event-status.h"
#include "brg-rulebooks.h"
#include "brg-store-committee.h"
#include "brg-test.h"

#include <string.h>

#include "store-fixture.h"

static void
set (StoreFixture *fixture, const char *name, gint64 value)
{
  g_autoptr (GError) error = NULL;

  brg_event_regulations_save (fixture->store, fixture->event_id, brg_regulations_find (name), value,
                              &error);
  g_assert_no_error (error);
}

static char *
dup_warnings (StoreFixture *fixture)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);

  return brg_event_status_dup_warnings (fixture->store, snapshot);
}

static void
choose (StoreFixture *fixture,
        const char *rulebook,
        BrgDiscipline discipline,
        const char *control,
        const char *category)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  g_autoptr (BrgEvent) event = brg_event_copy (snapshot->event);
  g_autoptr (BrgGroup) group = brg_group_copy (snapshot->group);
  g_autoptr (GError) error = NULL;

  event->rulebook = brg_rulebook_find (rulebook);
  event->discipline = discipline;
  g_free (group->time_control);
  group->time_control = g_strdup (control);
  g_ptr_array_set_size (event->officials, 0);
  g_ptr_array_add (event->officials,
                   brg_official_new (BRG_OFFICIAL_CHIEF_ARBITER, "А. Б. Судья", category));
  brg_store_update_event_and_group (fixture->store, event, group, &error);
  g_assert_no_error (error);
}

/* Each rule that is not kept is told with its article; nothing is refused. */
static void
test_draughts (void)
{
  StoreFixture fixture = { 0 };
  g_autofree char *silent = NULL;
  g_autofree char *mechanical = NULL;
  g_autofree char *expensive = NULL;
  g_autofree char *other = NULL;

  store_fixture_open (&fixture, 6);
  choose (&fixture, "rus-draughts-2022", BRG_DISCIPLINE_GIVEAWAY, "60", "1");
  silent = dup_warnings (&fixture);
  g_assert_cmpstr (silent, ==, "");
  set (&fixture, "rule-level", BRG_LEVEL_REGIONAL);
  set (&fixture, "rule-clocks", BRG_CLOCKS_MECHANICAL);
  mechanical = dup_warnings (&fixture);
  g_assert_nonnull (strstr (mechanical, "Here they are mechanical. (par.\u00a04.2)"));
  g_assert_null (strchr (mechanical, '\n'));
  set (&fixture, "rule-entry-fee", 600050);
  expensive = dup_warnings (&fixture);
  g_assert_nonnull (strstr (expensive, "Here it is 6000.50. (par.\u00a05.2)"));
  /* As a file may bring it. */
  choose (&fixture, "rus-draughts-2022", BRG_DISCIPLINE_CHESS, "90", "1");
  other = dup_warnings (&fixture);
  g_assert_nonnull (strstr (other, "What is played here is none of them. (par.\u00a01.2)"));
  store_fixture_close (&fixture);
}

static void
test_chess (void)
{
  StoreFixture fixture = { 0 };
  g_autofree char *first = NULL;
  g_autofree char *alone = NULL;
  g_autofree char *named = NULL;
  g_autoptr (GPtrArray) members =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_committee_member_free);
  g_autoptr (GError) error = NULL;

  store_fixture_open (&fixture, 6);
  choose (&fixture, "rus-chess-2014", BRG_DISCIPLINE_CHESS, "90+30", "1");
  set (&fixture, "rule-level", BRG_LEVEL_NATIONAL);
  first = dup_warnings (&fixture);
  g_assert_nonnull (strstr (first, "Here the category is: 1. (art.\u00a021.1)"));
  g_assert_nonnull (
      strstr (first, "Here it is not named, or not made up as the book wants. (art.\u00a025.2)"));
  choose (&fixture, "rus-chess-2014", BRG_DISCIPLINE_CHESS, "90+30", "Всероссийской");
  g_ptr_array_add (members, brg_committee_member_new (BRG_COMMITTEE_CHAIR, "Г. Д. Член"));
  brg_store_set_committee (fixture.store, fixture.event_id, members, &error);
  g_assert_no_error (error);
  alone = dup_warnings (&fixture);
  g_assert_nonnull (strstr (alone, "not made up as the book wants. (art.\u00a025.2)"));
  for (guint i = 0; i < 4; i++)
    g_ptr_array_add (members,
                     brg_committee_member_new (i < 2 ? BRG_COMMITTEE_MEMBER : BRG_COMMITTEE_RESERVE,
                                               i % 2 == 0 ? "А. Б." : "В. Г."));
  brg_store_set_committee (fixture.store, fixture.event_id, members, &error);
  g_assert_no_error (error);
  named = dup_warnings (&fixture);
  g_assert_cmpstr (named, ==, "");
  store_fixture_close (&fixture);
}

/* rus-chess-2014 25.2, 25.2.2, 25.2.3: not only how many there are. */
static void
test_committee (void)
{
  static const struct
  {
    const char *births[6];
    const char *first; /* name of the chair */
    guint n_seats;
    gboolean is_kept;
  } cases[] = {
    { { "1970", "1980-05-05", "1990", "1999", "2000" }, "Г. Д. Член", 3, TRUE },
    { { "1970", "1980-05-05", "2015", "1999", "2000" }, "Г. Д. Член", 3, FALSE },
    { { "1970", "1980-05-05", "1990", "1999", "2015" }, "Г. Д. Член", 3, FALSE },
    { { "1970", "1980-05-05", "1990", "1999", "2000", "1988" }, "Г. Д. Член", 4, FALSE },
    { { "1970", "1980-05-05", "1990", "1999", "2000" }, "А. Б. Судья", 3, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      StoreFixture fixture = { 0 };
      g_autoptr (GPtrArray) members =
          g_ptr_array_new_with_free_func ((GDestroyNotify) brg_committee_member_free);
      g_autoptr (BrgSnapshot) snapshot = NULL;
      g_autoptr (GError) error = NULL;

      store_fixture_open (&fixture, 6);
      choose (&fixture, "rus-chess-2014", BRG_DISCIPLINE_CHESS, "90+30", "Всероссийской");
      for (guint n = 0; n < cases[i].n_seats + 2; n++)
        {
          g_autofree char *name = g_strdup_printf ("Заседатель%c Я.", 'A' + (gint) n);
          BrgCommitteeMember *member =
              brg_committee_member_new (n == 0                 ? BRG_COMMITTEE_CHAIR
                                        : n < cases[i].n_seats ? BRG_COMMITTEE_MEMBER
                                                               : BRG_COMMITTEE_RESERVE,
                                        n == 0 ? cases[i].first : name);

          g_free (member->birth);
          member->birth = g_strdup (cases[i].births[n]);
          g_ptr_array_add (members, member);
        }
      brg_store_set_committee (fixture.store, fixture.event_id, members, &error);
      g_assert_no_error (error);
      snapshot = store_fixture_load (&fixture);
      g_test_message ("case %u", i);
      g_assert_cmpint (brg_event_status_has_committee (fixture.store, snapshot), ==,
                       cases[i].is_kept);
      store_fixture_close (&fixture);
    }
}

/* rus-draughts-2022 5.4.17.5: it may be there; what is there is as the book wants it. */
static void
test_draughts_committee (void)
{
  StoreFixture fixture = { 0 };
  g_autofree char *none = NULL;
  g_autofree char *even = NULL;
  g_autofree char *elsewhere = NULL;
  g_autoptr (GPtrArray) members =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_committee_member_free);
  g_autoptr (GError) error = NULL;

  store_fixture_open (&fixture, 6);
  choose (&fixture, "rus-draughts-2022", BRG_DISCIPLINE_RUSSIAN, "60", "1");
  set (&fixture, "rule-level", BRG_LEVEL_NATIONAL);
  none = dup_warnings (&fixture);
  g_assert_null (strstr (none, "5.4.17.5"));
  for (guint i = 0; i < 4; i++)
    {
      g_autofree char *name = g_strdup_printf ("Заседатель%c Я.", 'A' + (gint) i);

      g_ptr_array_add (members, brg_committee_member_new (
                                    i == 0 ? BRG_COMMITTEE_CHAIR : BRG_COMMITTEE_MEMBER, name));
    }
  brg_store_set_committee (fixture.store, fixture.event_id, members, &error);
  g_assert_no_error (error);
  even = dup_warnings (&fixture);
  g_assert_nonnull (strstr (even, "not made up as the book wants. (par.\u00a05.4.17.5)"));
  set (&fixture, "rule-level", BRG_LEVEL_LOCAL);
  elsewhere = dup_warnings (&fixture);
  g_assert_nonnull (strstr (elsewhere, "(par.\u00a05.4.17.5)"));
  store_fixture_close (&fixture);
}

/* rus-draughts-2022 4.2: who was refused or has left needs no board. */
static void
test_boards (void)
{
  g_autoptr (BrgSnapshot) snapshot = brg_snapshot_new ();

  for (guint i = 0; i < 8; i++)
    g_ptr_array_add (snapshot->entries, brg_entry_new ());
  g_assert_cmpint (brg_equipment_list_count_games (snapshot), ==, 4);
  ((BrgEntry *) snapshot->entries->pdata[0])->left_after = 0;
  ((BrgEntry *) snapshot->entries->pdata[1])->admission = BRG_ADMISSION_REFUSED;
  g_assert_cmpint (brg_equipment_list_count_games (snapshot), ==, 3);
  ((BrgEntry *) snapshot->entries->pdata[2])->left_after = 2;
  g_assert_cmpint (brg_equipment_list_count_games (snapshot), ==, 2);
}

/* rus-draughts-2022 5.4.12.2, 5.4.12.13, 3.1.3: what is typed is what is stored. */
static void
test_parts (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GPtrArray) sites = brg_event_parts_parse (" Самара : П. Иванов;; Казань ;: никто");
  g_autoptr (GPtrArray) organisers = brg_event_parts_parse ("Федерация; Министерство: призы");
  g_autofree char *text = brg_event_parts_dup_text (sites);
  g_autofree char *warnings = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpstr (text, ==, "Самара: П. Иванов; Казань");
  store_fixture_open (&fixture, 6);
  choose (&fixture, "rus-draughts-2022", BRG_DISCIPLINE_RUSSIAN, "60", "1");
  brg_store_set_parts (fixture.store, fixture.event_id, BRG_PART_SITE, sites, &error);
  g_assert_no_error (error);
  brg_store_set_parts (fixture.store, fixture.event_id, BRG_PART_ORGANISER, organisers, &error);
  g_assert_no_error (error);
  brg_store_set_remote (fixture.store, fixture.event_id, "lidraughts", FALSE, &error);
  g_assert_no_error (error);
  warnings = dup_warnings (&fixture);
  g_assert_nonnull (strstr (warnings, "Nobody has said so here. (par.\u00a05.4.12.13)"));
  g_assert_nonnull (strstr (warnings, "Here a site has no arbiter. (par.\u00a05.4.12.2)"));
  g_assert_nonnull (strstr (warnings, "not said of all what they do. (par.\u00a03.1.3)"));
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("event-status")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/event-status/rus-draughts-2022 4.2, 5.2, 1.2/warnings", test_draughts);
  g_test_add_func ("/event-status/rus-draughts-2022 4.2/boards", test_boards);
  g_test_add_func ("/event-status/rus-draughts-2022 5.4.17.5/committee", test_draughts_committee);
  g_test_add_func ("/event-status/rus-chess-2014 25.2, 25.2.2, 25.2.3/committee", test_committee);
  g_test_add_func ("/event-status/rus-chess-2014 21.1, 25.2/warnings", test_chess);
  g_test_add_func ("/event-status/rus-draughts-2022 5.4.12.2, 5.4.12.13, 3.1.3/parts", test_parts);
  return g_test_run ();
}
