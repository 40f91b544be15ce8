/* test-store-groups.c - several groups in an event, and stages
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-snapshot-teams.h"
#include "brg-snapshot-tournament.h"
#include "brg-store-forbidden.h"
#include "brg-store-groups.h"
#include "brg-store-lists.h"
#include "brg-store-removal.h"
#include "brg-store-split.h"
#include "brg-test.h"
#include "postal-fixture.h"
#include "teams-fixture.h"

static BrgGroup *
make_group (const char *name)
{
  BrgGroup *group = brg_group_new ();

  g_free (group->name);
  group->name = g_strdup (name);
  g_free (group->system);
  group->system = g_strdup ("berger");
  return group;
}

/* Names of the groups, "A|B". */
static char *
dup_names (StoreFixture *fixture)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) groups = brg_store_list_groups (fixture->store, fixture->event_id, &error);
  g_autoptr (GString) text = g_string_new (NULL);

  g_assert_no_error (error);
  for (guint i = 0; i < groups->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? "|" : "",
                            ((const BrgGroupName *) groups->pdata[i])->name);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
assert_names (StoreFixture *fixture, const char *expected)
{
  g_autofree char *names = dup_names (fixture);

  g_assert_cmpstr (names, ==, expected);
}

static void
undo (StoreFixture *fixture)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (brg_journal_undo (fixture->store, fixture->event_id, &error));
  g_assert_no_error (error);
}

/* Removes an entry of a group; the title that the journal has for it. */
static char *
dup_title_of_removal (StoreFixture *fixture, gint64 group_id, gint64 other_group_id)
{
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgJournalEntry) entry = NULL;
  g_autoptr (GError) error = NULL;

  snapshot = brg_store_load (fixture->store, group_id, &error);
  g_assert_no_error (error);
  brg_store_remove_entry (fixture->store, brg_snapshot_get_entry (snapshot, 0)->id, &error);
  g_assert_no_error (error);
  entry = brg_journal_peek_undo (fixture->store, fixture->event_id);
  g_assert_true (brg_journal_entry_is_of_group (entry, group_id));
  g_assert_false (brg_journal_entry_is_of_group (entry, other_group_id));
  return brg_journal_entry_dup_title (entry);
}

/* The journal is that of the event: once it has two groups, a title says which one is meant. */
static void
test_titles (void)
{
  StoreFixture fixture;
  g_autoptr (BrgGroup) group = make_group ("B");
  g_autoptr (BrgJournalEntry) added = NULL;
  g_autofree char *alone = NULL;
  g_autofree char *among = NULL;
  g_autoptr (GError) error = NULL;
  gint64 group_id;

  store_fixture_open (&fixture, 4);
  alone = dup_title_of_removal (&fixture, fixture.group_id, fixture.group_id + 1);
  g_assert_true (g_str_has_prefix (alone, "Player removed: "));
  brg_store_add_group (fixture.store, fixture.event_id, group, "A", &group_id, &error);
  g_assert_no_error (error);
  added = brg_journal_peek_undo (fixture.store, fixture.event_id);
  g_assert_true (brg_journal_entry_is_of_group (added, fixture.group_id));
  among = dup_title_of_removal (&fixture, fixture.group_id, group_id);
  g_assert_true (g_str_has_prefix (among, "A: Player removed: "));
  store_fixture_close (&fixture);
}

static void
test_add_group (void)
{
  StoreFixture fixture;
  g_autoptr (BrgGroup) group = make_group ("B");
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgJournalEntry) entry = NULL;
  g_autofree char *title = NULL;
  g_autoptr (GError) error = NULL;
  gint64 group_id;

  store_fixture_open (&fixture, 4);
  assert_names (&fixture, "");
  g_assert_true (
      brg_store_add_group (fixture.store, fixture.event_id, group, "A", &group_id, &error));
  g_assert_no_error (error);
  assert_names (&fixture, "A|B");
  g_assert_true (brg_store_has_group (fixture.store, group_id));
  entry = brg_journal_peek_undo (fixture.store, fixture.event_id);
  title = brg_journal_entry_dup_title (entry);
  g_assert_cmpstr (title, ==, "New group: B");
  snapshot = brg_store_load (fixture.store, group_id, &error);
  g_assert_no_error (error);
  g_assert_cmpint (snapshot->n_groups, ==, 2);
  g_assert_cmpint (snapshot->n_open_groups, ==, 1);
  g_free (snapshot->group->name);
  /* As when it was made: capitals do not part two names. */
  snapshot->group->name = g_strdup ("a");
  g_assert_false (brg_store_update_group (fixture.store, snapshot->group, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  g_clear_error (&error);
  g_assert_cmpstr (snapshot->group->system, ==, "berger");
  g_assert_cmpint (snapshot->event->id, ==, fixture.event_id);
  g_assert_cmpuint (snapshot->entries->len, ==, 0);
  undo (&fixture);
  assert_names (&fixture, "");
  g_assert_false (brg_store_has_group (fixture.store, group_id));
  g_assert_false (brg_store_has_group (fixture.store, 0));
  g_assert_true (brg_store_has_group (fixture.store, fixture.group_id));
  store_fixture_close (&fixture);
}

typedef struct
{
  const char *path;
  const char *name;
  const char *unnamed;
  const char *message;
} RefusedCase;

static const RefusedCase refused[] = {
  { "no-name", "", "A", "The new group needs a name." },
  { "first-without-name", "B", NULL,
    "The existing group needs a name, so that the two can be told apart." },
  { "first-with-empty-name", "B", "",
    "The existing group needs a name, so that the two can be told apart." },
  { "same-name", "Юниоры", "юниоры", "Another group of the event is already called “Юниоры”." },
};

static void
test_refused (gconstpointer data)
{
  const RefusedCase *test = data;
  StoreFixture fixture;
  g_autoptr (BrgGroup) group = make_group (test->name);
  g_autoptr (GError) error = NULL;
  gint64 group_id;

  store_fixture_open (&fixture, 2);
  g_assert_false (brg_store_add_group (fixture.store, fixture.event_id, group, test->unnamed,
                                       &group_id, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  g_assert_cmpstr (error->message, ==, test->message);
  assert_names (&fixture, "");
  store_fixture_close (&fixture);
}

/* Those with the start numbers 3 and 1 play on, the third with a point and a half. */
static GPtrArray *
choose_entries (const BrgSnapshot *snapshot)
{
  static const gint chosen[] = { 2, 0 };
  GPtrArray *entries = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_entry_free);

  for (guint i = 0; i < G_N_ELEMENTS (chosen); i++)
    {
      BrgEntry *entry = brg_entry_copy (brg_snapshot_get_entry (snapshot, chosen[i]));

      entry->number = (gint) i + 1;
      entry->carried_points = i == 0 ? 3 * BRG_POINT / 2 : 0;
      g_ptr_array_add (entries, entry);
    }
  return entries;
}

static gint64
add_final (StoreFixture *fixture, const BrgSnapshot *snapshot, GPtrArray *entries)
{
  g_autoptr (BrgGroup) group = make_group ("Final");
  g_autoptr (GError) error = NULL;
  gint64 group_id;

  group->previous_id = snapshot->group->id;
  g_assert_true (brg_store_add_stage (fixture->store, fixture->event_id, group, "Groups", entries,
                                      &group_id, &error));
  g_assert_no_error (error);
  return group_id;
}

static gint
count_players (StoreFixture *fixture)
{
  g_autoptr (GPtrArray) events = brg_store_list_events (fixture->store, NULL);

  return ((const BrgEventSummary *) events->pdata[0])->n_players;
}

/* rus-draughts-2022 1.4 */
static void
test_add_stage (void)
{
  StoreFixture fixture;
  g_autoptr (BrgSnapshot) before = NULL;
  g_autoptr (BrgSnapshot) final = NULL;
  g_autoptr (GPtrArray) entries = NULL;
  g_autoptr (BrgTournament) tournament = NULL;
  g_autoptr (BrgJournalEntry) entry = NULL;
  g_autofree char *title = NULL;
  gint64 group_id;

  store_fixture_open (&fixture, 4);
  before = store_fixture_load (&fixture);
  entries = choose_entries (before);
  group_id = add_final (&fixture, before, entries);
  assert_names (&fixture, "Groups|Final");
  final = brg_store_load (fixture.store, group_id, NULL);
  g_assert_cmpint (final->group->previous_id, ==, before->group->id);
  g_assert_cmpuint (final->entries->len, ==, 2);
  for (gint i = 0; i < 2; i++)
    {
      const BrgEntry *old = brg_snapshot_get_entry (before, i == 0 ? 2 : 0);
      const BrgEntry *new = brg_snapshot_get_entry (final, i);

      g_assert_cmpint (new->person_id, ==, old->person_id);
      g_assert_cmpint (new->id, !=, old->id);
      g_assert_cmpint (new->number, ==, i + 1);
      g_assert_cmpint (new->rating, ==, old->rating);
      g_assert_cmpstr (new->family_name, ==, old->family_name);
    }
  tournament = brg_snapshot_to_tournament (final);
  g_assert_cmpint (brg_tournament_score (tournament, 0, 0), ==, 3 * BRG_POINT / 2);
  g_assert_cmpint (brg_tournament_score (tournament, 1, 0), ==, 0);
  g_assert_cmpint (count_players (&fixture), ==, 4);
  entry = brg_journal_peek_undo (fixture.store, fixture.event_id);
  title = brg_journal_entry_dup_title (entry);
  g_assert_cmpstr (title, ==, "Next stage: Final, 2 players");
  undo (&fixture);
  assert_names (&fixture, "");
  g_assert_null (brg_store_load (fixture.store, group_id, NULL));
  g_assert_true (brg_journal_redo (fixture.store, fixture.event_id, NULL));
  assert_names (&fixture, "Groups|Final");
  store_fixture_close (&fixture);
}

/* A person who leaves the list of one stage stays in the other. */
static void
test_remove_from_stage (void)
{
  StoreFixture fixture;
  g_autoptr (BrgSnapshot) before = NULL;
  g_autoptr (BrgSnapshot) final = NULL;
  g_autoptr (BrgSnapshot) after = NULL;
  g_autoptr (GPtrArray) entries = NULL;
  g_autoptr (GError) error = NULL;
  gint64 group_id;

  store_fixture_open (&fixture, 4);
  before = store_fixture_load (&fixture);
  entries = choose_entries (before);
  group_id = add_final (&fixture, before, entries);
  final = brg_store_load (fixture.store, group_id, NULL);
  g_assert_true (
      brg_store_remove_entry (fixture.store, brg_snapshot_get_entry (final, 1)->id, &error));
  g_assert_no_error (error);
  after = store_fixture_load (&fixture);
  g_assert_cmpuint (after->entries->len, ==, 4);
  g_assert_true (brg_store_delete_event (fixture.store, fixture.event_id, &error));
  g_assert_no_error (error);
  store_fixture_close (&fixture);
}

static void
test_stage_refused (void)
{
  StoreFixture fixture;
  g_autoptr (BrgSnapshot) before = NULL;
  g_autoptr (GPtrArray) entries = NULL;
  g_autoptr (BrgGroup) group = make_group ("Final");
  g_autoptr (GError) error = NULL;
  BrgEntry *second;
  gint64 group_id;

  store_fixture_open (&fixture, 4);
  before = store_fixture_load (&fixture);
  entries = choose_entries (before);
  group->previous_id = before->group->id;
  second = entries->pdata[1];
  second->id = brg_snapshot_get_entry (before, 2)->id;
  second->person_id = brg_snapshot_get_entry (before, 2)->person_id;
  g_assert_false (brg_store_add_stage (fixture.store, fixture.event_id, group, "Groups", entries,
                                       &group_id, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  g_clear_error (&error);
  second->id = 999;
  g_assert_false (brg_store_add_stage (fixture.store, fixture.event_id, group, "Groups", entries,
                                       &group_id, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  g_assert_cmpstr (error->message, ==, "The lists of players have changed. Choose them again.");
  assert_names (&fixture, "");
  store_fixture_close (&fixture);
}

/* A team brings its players, who keep their places. */
static void
test_teams (void)
{
  TeamsFixture fixture = { 0 };
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_entry_free);
  g_autoptr (BrgSnapshot) before = NULL;
  g_autoptr (BrgSnapshot) final = NULL;
  g_autoptr (BrgGroup) group = NULL;
  gint64 group_id;

  teams_fixture_open (&fixture, 2, 3, 2);
  before = store_fixture_load (&fixture.store);
  group = brg_group_copy (before->group);
  g_free (group->name);
  group->name = g_strdup ("Final");
  group->previous_id = group->id;
  for (gint team = 1; team >= 0; team--)
    {
      gint n_players;
      gint first = brg_snapshot_find_players (before, team, &n_players);
      BrgEntry *entry = brg_entry_copy (brg_snapshot_get_entry (before, team));

      entry->number = 2 - team;
      g_ptr_array_add (entries, entry);
      for (gint i = first; i < first + n_players; i++)
        {
          entry = brg_entry_copy (brg_snapshot_get_entry (before->players, i));
          entry->number = 0;
          g_ptr_array_add (entries, entry);
        }
    }
  g_assert_true (brg_store_add_stage (fixture.store.store, fixture.store.event_id, group, "Groups",
                                      entries, &group_id, NULL));
  final = brg_store_load (fixture.store.store, group_id, NULL);
  g_assert_nonnull (final);
  g_assert_cmpuint (final->entries->len, ==, 2);
  g_assert_cmpuint (final->players->entries->len, ==, 6);
  g_assert_cmpstr (brg_snapshot_get_entry (final, 0)->family_name, ==, "B");
  for (gint i = 0; i < 6; i++)
    {
      static const char *const names[] = { "b1", "b2", "b3", "a1", "a2", "a3" };
      const BrgEntry *player = brg_snapshot_get_entry (final->players, i);

      g_assert_cmpstr (player->family_name, ==, names[i]);
      g_assert_cmpint (player->team_place, ==, i % 3 + 1);
      g_assert_cmpint (player->team_id, ==, brg_snapshot_get_entry (final, i / 3)->id);
    }
  teams_fixture_close (&fixture);
}

/* "A: 1 3; B: 2 4": the groups and the family names of their players. */
static char *
dup_lists (StoreFixture *fixture)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) groups = brg_store_list_groups (fixture->store, fixture->event_id, &error);
  g_autoptr (GString) text = g_string_new (NULL);

  g_assert_no_error (error);
  for (guint i = 0; i < groups->len; i++)
    {
      const BrgGroupName *group = groups->pdata[i];
      g_autoptr (BrgSnapshot) snapshot = brg_store_load (fixture->store, group->id, &error);

      g_assert_no_error (error);
      g_string_append_printf (text, "%s%s:", i > 0 ? "; " : "", group->name);
      for (guint j = 0; j < snapshot->entries->len; j++)
        g_string_append_printf (text, " %s",
                                brg_snapshot_get_entry (snapshot, (gint) j)->family_name);
      if (snapshot->bans->len + snapshot->kept_apart->len > 0)
        g_string_append_printf (text, " bans %u apart %u", snapshot->bans->len,
                                snapshot->kept_apart->len);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
assert_lists (StoreFixture *fixture, const char *expected)
{
  g_autofree char *found = dup_lists (fixture);

  g_assert_cmpstr (found, ==, expected);
}

static void
test_split (void)
{
  static const char *const names[] = { "A", "B", "C", NULL };
  static const char *const twice[] = { "A", "B", "b", NULL };
  static const gint places[] = { 0, 1, 2, 2, 1, 0 };
  const BrgKeptApart apart = { 0, BRG_APART_FEDERATION, TRUE, 3 };
  StoreFixture fixture;
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autofree char *before = NULL;
  g_autoptr (GError) error = NULL;

  store_fixture_open (&fixture, 6);
  snapshot = store_fixture_load (&fixture);
  brg_store_keep_apart (fixture.store, fixture.group_id, &apart, &error);
  g_assert_no_error (error);
  for (gint other = 1; other < 6; other++)
    {
      brg_store_forbid_pair (fixture.store, brg_snapshot_get_entry (snapshot, 0)->id,
                             brg_snapshot_get_entry (snapshot, other)->id, 1, 2, &error);
      g_assert_no_error (error);
    }
  before = dup_lists (&fixture);
  g_assert_false (brg_store_split_group (fixture.store, snapshot, twice, 3, places, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  g_clear_error (&error);
  brg_store_split_group (fixture.store, snapshot, names, 3, places, &error);
  g_assert_no_error (error);
  assert_lists (&fixture, "A: Игрок1 Игрок6 bans 1 apart 1; B: Игрок2 Игрок5 bans 0 apart 1; "
                          "C: Игрок3 Игрок4 bans 0 apart 1");
  /* The list that was divided is no more. */
  g_assert_false (brg_store_split_group (fixture.store, snapshot, names, 3, places, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  g_clear_error (&error);
  undo (&fixture);
  assert_lists (&fixture, before);
  store_fixture_publish (&fixture);
  g_assert_false (brg_store_split_group (fixture.store, snapshot, names, 3, places, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  store_fixture_close (&fixture);
}

/* A group that is added is of the kind that it was made as. */
static void
test_kinds (void)
{
  static const char *const names[] = { "Composing", "Solving", "Letters" };
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;

  postal_fixture_open (&fixture, 4);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (BrgGroup) group = make_group (names[i]);
      g_autoptr (BrgSnapshot) snapshot = NULL;
      gint64 group_id;

      group->contest = i == 0   ? BRG_CONTEST_COMPOSING
                       : i == 1 ? BRG_CONTEST_SOLVING
                                : BRG_CONTEST_NONE;
      group->is_postal = i == 2;
      brg_store_add_group (fixture.store, fixture.event_id, group, "A", &group_id, &error);
      g_assert_no_error (error);
      snapshot = brg_store_load (fixture.store, group_id, &error);
      g_assert_no_error (error);
      g_assert_cmpuint (snapshot->group->contest, ==, group->contest);
      g_assert_cmpint (snapshot->group->is_postal, ==, group->is_postal);
      undo (&fixture);
      g_assert_false (brg_store_has_group (fixture.store, group_id));
      g_assert_true (brg_journal_redo (fixture.store, fixture.event_id, NULL));
    }
  store_fixture_close (&fixture);
}

/* rus-draughts-2022 1.4: a final by correspondence of groups by correspondence. */
static void
test_postal_stage (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) before = NULL;
  g_autoptr (BrgSnapshot) final = NULL;
  g_autoptr (BrgGroup) group = make_group ("Final");
  g_autoptr (GPtrArray) entries = NULL;
  g_autoptr (GError) error = NULL;
  gint64 group_id;

  postal_fixture_open (&fixture, 4);
  before = store_fixture_load (&fixture);
  entries = choose_entries (before);
  group->previous_id = before->group->id;
  group->is_postal = TRUE;
  brg_store_add_stage (fixture.store, fixture.event_id, group, "Groups", entries, &group_id,
                       &error);
  g_assert_no_error (error);
  final = brg_store_load (fixture.store, group_id, &error);
  g_assert_no_error (error);
  g_assert_true (final->group->is_postal);
  store_fixture_close (&fixture);
}

/* rus-draughts-2022 10.3.1: the parts of a list by correspondence have its regulations. */
static void
test_split_postal (void)
{
  static const char *const names[] = { "A", "B", NULL };
  static const gint places[] = { 0, 1, 1, 0 };
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgPostalEvent) second = NULL;
  g_autoptr (BrgPostalTerms) terms = brg_postal_terms_new ();
  g_autoptr (GPtrArray) groups = NULL;
  g_autoptr (GError) error = NULL;

  store_fixture_open (&fixture, 4);
  terms->start = brg_postal_day_from_iso ("2026-03-01");
  terms->end = brg_postal_day_from_iso ("2028-03-01");
  snapshot = store_fixture_load (&fixture);
  g_free (snapshot->group->system);
  snapshot->group->system = g_strdup ("berger");
  brg_store_update_group (fixture.store, snapshot->group, &error);
  g_assert_no_error (error);
  brg_store_set_postal_terms (fixture.store, fixture.group_id, terms, &error);
  g_assert_no_error (error);
  brg_store_split_group (fixture.store, snapshot, names, 2, places, &error);
  g_assert_no_error (error);
  groups = brg_store_list_groups (fixture.store, fixture.event_id, &error);
  g_assert_no_error (error);
  second = brg_store_load_postal_terms (fixture.store,
                                        ((const BrgGroupName *) groups->pdata[1])->id, &error);
  g_assert_no_error (error);
  g_assert_nonnull (second->terms);
  g_assert_cmpint (second->terms->end, ==, terms->end);
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("store-groups")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/data/store-groups/add-group", test_add_group);
  g_test_add_func ("/data/store-groups/titles-name-the-group", test_titles);
  for (guint i = 0; i < G_N_ELEMENTS (refused); i++)
    {
      g_autofree char *path = g_strconcat ("/data/store-groups/refused/", refused[i].path, NULL);

      g_test_add_data_func (path, &refused[i], test_refused);
    }
  g_test_add_func ("/data/store-groups/split", test_split);
  g_test_add_func ("/data/store-groups/kinds", test_kinds);
  g_test_add_func ("/data/store-groups/rus-draughts-2022/1.4/postal-stage", test_postal_stage);
  g_test_add_func ("/data/store-groups/rus-draughts-2022/10.3.1/split-postal", test_split_postal);
  g_test_add_func ("/data/store-groups/rus-draughts-2022/1.4/add-stage", test_add_stage);
  g_test_add_func ("/data/store-groups/rus-draughts-2022/1.4/remove-from-stage",
                   test_remove_from_stage);
  g_test_add_func ("/data/store-groups/rus-draughts-2022/1.4/refused", test_stage_refused);
  g_test_add_func ("/data/store-groups/rus-draughts-2022/1.4/teams", test_teams);
  return g_test_run ();
}
