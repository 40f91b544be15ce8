/* test-store-players.c - what is kept of a player, and players who come late
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "brg-snapshot-tournament.h"
#include "brg-test.h"
#include "store-fixture.h"

static void
set_text (char **place, const char *text)
{
  g_free (*place);
  *place = g_strdup (text);
}

static BrgEntry *
make_entry (gint joins_round)
{
  BrgEntry *entry = brg_entry_new ();

  set_text (&entry->family_name, "Мазур");
  set_text (&entry->given_name, "Ольга");
  set_text (&entry->father_name, "Сергеевна");
  set_text (&entry->sex, "f");
  set_text (&entry->birth, "2009-05-17");
  set_text (&entry->title, "кмс");
  entry->rating = 1874;
  set_text (&entry->federation, "RUS");
  set_text (&entry->organisation, "СШОР-3");
  set_text (&entry->coach, "С. Н. Мазур, И. П. Белов");
  set_text (&entry->fide_id, "34100010");
  entry->joins_round = joins_round;
  return entry;
}

static const BrgEntry *
find_entry (const BrgSnapshot *snapshot, gint64 id)
{
  for (gint i = 0; i < (gint) snapshot->entries->len; i++)
    if (brg_snapshot_get_entry (snapshot, i)->id == id)
      return brg_snapshot_get_entry (snapshot, i);
  g_assert_not_reached ();
}

/* What the rounds from 1 on bring a player, a letter each, `-` for nothing that was noted. */
static void
assert_absences (StoreFixture *fixture, gint64 id, const char *expected)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  g_autofree char *found = g_strnfill (strlen (expected), '-');

  for (guint i = 0; i < snapshot->absences->len; i++)
    {
      const BrgAbsence *absence = &g_array_index (snapshot->absences, BrgAbsence, i);

      if (brg_snapshot_get_entry (snapshot, absence->entry)->id == id)
        found[absence->round - 1] = brg_outcome_to_code (absence->outcome);
    }
  g_assert_cmpstr (found, ==, expected);
}

static void
undo (StoreFixture *fixture)
{
  g_autoptr (GError) error = NULL;

  brg_journal_undo (fixture->store, fixture->event_id, &error);
  g_assert_no_error (error);
}

static void
test_everything_is_kept (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgEntry) entry = make_entry (1);
  g_autoptr (BrgSnapshot) snapshot = NULL;
  const BrgEntry *kept;
  gint64 id = 0;

  store_fixture_open (&fixture, 2);
  brg_store_add_entry (fixture.store, fixture.group_id, entry, BRG_OUTCOME_ZERO_BYE, &id, &error);
  g_assert_no_error (error);
  store_fixture_reopen (&fixture);
  snapshot = store_fixture_load (&fixture);
  kept = find_entry (snapshot, id);
  g_assert_cmpint (kept->number, ==, 0);
  g_assert_cmpstr (kept->family_name, ==, entry->family_name);
  g_assert_cmpstr (kept->given_name, ==, entry->given_name);
  g_assert_cmpstr (kept->father_name, ==, entry->father_name);
  g_assert_cmpstr (kept->sex, ==, entry->sex);
  g_assert_cmpstr (kept->birth, ==, entry->birth);
  g_assert_cmpstr (kept->title, ==, entry->title);
  g_assert_cmpint (kept->rating, ==, entry->rating);
  g_assert_cmpstr (kept->federation, ==, entry->federation);
  g_assert_cmpstr (kept->organisation, ==, entry->organisation);
  g_assert_cmpstr (kept->coach, ==, entry->coach);
  g_assert_cmpstr (kept->fide_id, ==, entry->fide_id);
  g_assert_cmpint (kept->joins_round, ==, 1);
  store_fixture_close (&fixture);
}

static void
test_missed_rounds (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgEntry) entry = make_entry (3);
  gint64 id = 0;

  store_fixture_open (&fixture, 4);
  store_fixture_publish (&fixture);
  store_fixture_publish (&fixture);
  brg_store_add_entry (fixture.store, fixture.group_id, entry, BRG_OUTCOME_HALF_BYE, &id, &error);
  g_assert_no_error (error);
  assert_absences (&fixture, id, "HH--");
  entry->id = id;
  entry->joins_round = 4;
  brg_store_update_late_entry (fixture.store, entry, BRG_OUTCOME_HALF_BYE, &error);
  g_assert_no_error (error);
  assert_absences (&fixture, id, "HHH-");
  entry->joins_round = 3;
  brg_store_update_late_entry (fixture.store, entry, BRG_OUTCOME_ZERO_BYE, &error);
  g_assert_no_error (error);
  assert_absences (&fixture, id, "----");
  undo (&fixture);
  assert_absences (&fixture, id, "HHH-");
  undo (&fixture);
  assert_absences (&fixture, id, "HH--");
  /* Details alone leave the rounds as they are. */
  entry->rating = 1900;
  brg_store_update_entry (fixture.store, entry, &error);
  g_assert_no_error (error);
  assert_absences (&fixture, id, "HH--");
  brg_journal_verify (fixture.store, &error);
  g_assert_no_error (error);
  store_fixture_close (&fixture);
}

/* Half a point for each of two missed rounds counts in the tournament. */
static void
test_missed_rounds_count (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgEntry) entry = make_entry (3);
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgTournament) tournament = NULL;
  BrgEntry *late;

  store_fixture_open (&fixture, 4);
  store_fixture_publish (&fixture);
  store_fixture_publish (&fixture);
  brg_store_add_entry (fixture.store, fixture.group_id, entry, BRG_OUTCOME_HALF_BYE, NULL, &error);
  g_assert_no_error (error);
  snapshot = store_fixture_load (&fixture);
  late = snapshot->entries->pdata[4];
  g_assert_cmpstr (late->family_name, ==, "Мазур");
  late->number = 5;
  tournament = brg_snapshot_to_tournament (snapshot);
  g_assert_cmpint (brg_tournament_score (tournament, 4, 2), ==, BRG_POINT);
  store_fixture_close (&fixture);
}

static void
test_paired_player_joins_no_later (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgEntry) entry = NULL;

  store_fixture_open (&fixture, 4);
  store_fixture_publish (&fixture);
  snapshot = store_fixture_load (&fixture);
  entry = brg_entry_copy (brg_snapshot_get_entry (snapshot, 1));
  entry->joins_round = 2;
  g_assert_false (brg_store_update_entry (fixture.store, entry, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("store-players")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/data/store-players/everything-is-kept", test_everything_is_kept);
  g_test_add_func ("/data/store-players/missed-rounds", test_missed_rounds);
  g_test_add_func ("/data/store-players/missed-rounds-count", test_missed_rounds_count);
  g_test_add_func ("/data/store-players/paired-player-joins-no-later",
                   test_paired_player_joins_no_later);
  return g_test_run ();
}
