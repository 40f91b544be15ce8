/* test-sample.c - the sample event
 *
 * Points were counted by hand from the table of results without the games of number 9.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-event-table.h"
#include "brg-incident-count.h"
#include "brg-next-step.h"
#include "brg-sample-table.h"
#include "brg-sample.h"
#include "brg-test.h"
#include "store-fixture.h"

/* Without number 9: he played 4 of 11 games, so none of them counts. */
static const gint points[BRG_SAMPLE_PLAYERS] = { 7, 9, 7, 9, 3, 5, 2, 10, 0, 7, 5, 2 };

typedef struct
{
  const char *path;
  const char *language;
  const char *name;
} LanguageCase;

static const LanguageCase language_cases[] = {
  { "/app/sample/language/en", "en", "Club Championship" },
  { "/app/sample/language/ru", "ru", "Первенство клуба" },
  { "/app/sample/language/uk", "uk", "Першість клубу" },
  { "/app/sample/language/unknown", "de", "Club Championship" },
};

static BrgSnapshot *
make_sample (StoreFixture *fixture, const char *language)
{
  g_autoptr (GError) error = NULL;
  BrgSnapshot *snapshot;
  gint64 group_id = 0;

  g_assert_true (brg_sample_make (fixture->store, BRG_SAMPLE_ROUND_ROBIN, language, "2026-11-21",
                                  &group_id, &error));
  g_assert_no_error (error);
  snapshot = brg_store_load (fixture->store, group_id, &error);
  g_assert_no_error (error);
  return snapshot;
}

static void
test_language (gconstpointer data)
{
  const LanguageCase *test = data;
  StoreFixture fixture;
  g_autoptr (BrgSnapshot) snapshot = NULL;

  store_fixture_open (&fixture, 4);
  snapshot = make_sample (&fixture, test->language);
  g_assert_cmpstr (snapshot->event->name, ==, test->name);
  g_assert_cmpstr (snapshot->event->rulebook->id, ==, "rus-draughts-2022");
  g_assert_cmpint (snapshot->event->discipline, ==, BRG_DISCIPLINE_RUSSIAN);
  g_assert_cmpstr (snapshot->event->starts, ==, "2026-11-21");
  g_assert_cmpuint (snapshot->entries->len, ==, BRG_SAMPLE_PLAYERS);
  g_assert_cmpuint (snapshot->event->officials->len, ==, BRG_SAMPLE_OFFICIALS);
  for (guint i = 0; i < snapshot->event->officials->len; i++)
    {
      const BrgOfficial *official = snapshot->event->officials->pdata[i];

      g_assert_cmpstr (official->name, !=, "");
      g_assert_cmpstr (official->category, !=, "");
    }
  for (guint i = 0; i < snapshot->entries->len; i++)
    {
      const BrgEntry *entry = snapshot->entries->pdata[i];

      g_assert_cmpstr (entry->family_name, !=, "");
      g_assert_cmpstr (entry->organisation, !=, "");
    }
  store_fixture_close (&fixture);
}

static void
test_rounds (void)
{
  StoreFixture fixture;
  g_autoptr (BrgSnapshot) snapshot = NULL;
  const BrgEntry *leaver;
  BrgNextStep step;

  store_fixture_open (&fixture, 4);
  snapshot = make_sample (&fixture, "en");
  g_assert_cmpuint (snapshot->rounds->len, ==, 11);
  for (gint number = 1; number <= 11; number++)
    g_assert_cmpint (brg_snapshot_get_round (snapshot, number)->state, ==,
                     number <= 6   ? BRG_ROUND_CLOSED
                     : number == 7 ? BRG_ROUND_PUBLISHED
                                   : BRG_ROUND_PLANNED);
  leaver = brg_snapshot_get_entry (snapshot, BRG_SAMPLE_LEAVER - 1);
  g_assert_cmpint (leaver->left_after, ==, 4);
  g_assert_cmpstr (leaver->left_reason, ==, "business trip");
  /* Of six boards one is the leaver's and three are in. */
  step = brg_next_step_find (snapshot);
  g_assert_cmpint (step.kind, ==, BRG_STEP_CLOSE);
  g_assert_cmpint (step.round, ==, 7);
  g_assert_cmpint (brg_round_counts_find (snapshot, 7).n_missing, ==, 2);
  store_fixture_close (&fixture);
}

static void
test_points (void)
{
  StoreFixture fixture;
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgEventTable) table = NULL;

  store_fixture_open (&fixture, 4);
  snapshot = make_sample (&fixture, "en");
  table = brg_event_table_new (snapshot, 0);
  for (gint player = 0; player < BRG_SAMPLE_PLAYERS; player++)
    if (player != BRG_SAMPLE_LEAVER - 1)
      {
        const BrgStandings *standings = table->standings;

        g_assert_cmpint (standings->lines[standings->line_of[player]].points, ==,
                         points[player] * BRG_POINT);
      }
  store_fixture_close (&fixture);
}

static void
test_found_again (void)
{
  StoreFixture fixture;
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgEvent) renamed = NULL;
  g_autoptr (GError) error = NULL;

  store_fixture_open (&fixture, 4);
  g_assert_cmpint (brg_sample_find (fixture.store, BRG_SAMPLE_ROUND_ROBIN), ==, 0);
  snapshot = make_sample (&fixture, "en");
  g_assert_cmpint (brg_sample_find (fixture.store, BRG_SAMPLE_ROUND_ROBIN), ==,
                   snapshot->group->id);
  renamed = brg_event_copy (snapshot->event);
  g_free (renamed->name);
  renamed->name = g_strdup ("Mine");
  g_assert_true (brg_store_update_event (fixture.store, renamed, &error));
  g_assert_cmpint (brg_sample_find (fixture.store, BRG_SAMPLE_ROUND_ROBIN), ==,
                   snapshot->group->id);
  g_assert_true (brg_store_delete_event (fixture.store, snapshot->event->id, &error));
  g_assert_no_error (error);
  g_assert_cmpint (brg_sample_find (fixture.store, BRG_SAMPLE_ROUND_ROBIN), ==, 0);
  store_fixture_close (&fixture);
}

static guint
count_copies (const StoreFixture *fixture)
{
  g_autofree char *folder = g_build_filename (fixture->folder, "copies", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  guint n = 0;

  while (dir != NULL && g_dir_read_name (dir) != NULL)
    n++;
  return n;
}

/* The journal proves itself and can be taken back step by step; copies are not driven out. */
static void
test_journal (void)
{
  StoreFixture fixture;
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgSnapshot) undone = NULL;
  g_autoptr (GPtrArray) entries = NULL;
  g_autoptr (GError) error = NULL;

  store_fixture_open (&fixture, 4);
  snapshot = make_sample (&fixture, "en");
  g_assert_true (brg_journal_verify (fixture.store, &error));
  g_assert_no_error (error);
  entries = brg_journal_list (fixture.store, snapshot->event->id, &error);
  g_assert_no_error (error);
  /* Event, mark, pairing; six closings and six starts; a withdrawal; 34 + 3 results. */
  g_assert_cmpuint (entries->len, ==, 3 + 12 + 1 + 37);
  g_assert_cmpuint (count_copies (&fixture), ==, 1);
  g_assert_true (brg_journal_undo (fixture.store, snapshot->event->id, &error));
  undone = brg_store_load (fixture.store, snapshot->group->id, &error);
  g_assert_cmpint (brg_round_counts_find (undone, 7).n_missing, ==, 3);
  store_fixture_close (&fixture);
}

/* Sixty in the fourth round, ten results, two notes that are not decided. */
static void
test_swiss (void)
{
  StoreFixture fixture;
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;
  gint64 group_id = 0;
  guint n_drafts = 0;
  guint n_protests = 0;

  store_fixture_open (&fixture, 4);
  brg_sample_make (fixture.store, BRG_SAMPLE_SWISS, "ru", "2026-11-21", &group_id, &error);
  g_assert_no_error (error);
  snapshot = brg_store_load (fixture.store, group_id, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (snapshot->entries->len, ==, 60);
  g_assert_cmpuint (snapshot->rounds->len, ==, 4);
  g_assert_cmpint (brg_round_counts_find (snapshot, 4).n_missing, ==, 20);
  brg_incident_desk_count_waiting (fixture.store, snapshot, &n_drafts, &n_protests);
  g_assert_cmpuint (n_drafts, ==, 2);
  for (guint i = 0; i < 60; i++)
    for (guint k = i + 1; k < 60; k++)
      {
        const BrgEntry *one = snapshot->entries->pdata[i];
        const BrgEntry *other = snapshot->entries->pdata[k];

        g_assert_false (g_str_equal (one->family_name, other->family_name) &&
                        g_str_equal (one->given_name, other->given_name));
      }
  g_assert_cmpint (brg_sample_find (fixture.store, BRG_SAMPLE_SWISS), ==, group_id);
  g_assert_cmpint (brg_sample_find (fixture.store, BRG_SAMPLE_TEAMS), ==, 0);
  store_fixture_close (&fixture);
}

static void
test_teams (void)
{
  StoreFixture fixture;
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;
  gint64 group_id = 0;

  store_fixture_open (&fixture, 4);
  brg_sample_make (fixture.store, BRG_SAMPLE_TEAMS, "en", "2026-11-21", &group_id, &error);
  g_assert_no_error (error);
  snapshot = brg_store_load (fixture.store, group_id, &error);
  g_assert_no_error (error);
  g_assert_true (brg_snapshot_has_teams (snapshot));
  g_assert_cmpuint (snapshot->entries->len, ==, 8);
  g_assert_cmpuint (snapshot->rounds->len, ==, 3);
  g_assert_cmpint (brg_snapshot_get_round (snapshot, 2)->state, ==, BRG_ROUND_CLOSED);
  g_assert_cmpint (brg_round_counts_find (snapshot, 3).n_missing, ==, 16);
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("sample")
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (language_cases); i++)
    g_test_add_data_func (language_cases[i].path, &language_cases[i], test_language);
  g_test_add_func ("/app/sample/rounds", test_rounds);
  g_test_add_func ("/app/sample/points", test_points);
  g_test_add_func ("/app/sample/found-again", test_found_again);
  g_test_add_func ("/app/sample/journal", test_journal);
  g_test_add_func ("/app/sample/swiss", test_swiss);
  g_test_add_func ("/app/sample/teams", test_teams);
  return g_test_run ();
}
