/* test-store-awards.c - classifications, prizes and team results in the database
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-awards.h"
#include "brg-store-groups.h"
#include "brg-test.h"
#include "store-fixture.h"

#include <string.h>

static void
set_text (char **field, const char *text)
{
  g_free (*field);
  *field = g_strdup (text);
}

static void
add_category (GPtrArray *categories, const char *name, const char *sex, gint age_to)
{
  BrgCategory *category = brg_category_new ();

  set_text (&category->name, name);
  set_text (&category->sex, sex);
  category->age_to = age_to;
  g_ptr_array_add (categories, category);
}

static void
add_prize (GPtrArray *prizes, gint category, gint first, gint last, gint64 amount, const char *note)
{
  BrgPrize *prize = brg_prize_new ();

  prize->category = category;
  prize->first_place = first;
  prize->last_place = last;
  prize->amount = amount;
  set_text (&prize->note, note);
  g_ptr_array_add (prizes, prize);
}

static GPtrArray *
new_categories (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) brg_category_free);
}

static GPtrArray *
new_prizes (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) brg_prize_free);
}

/* Copies of what is stored, to be changed. */
static GPtrArray *
copy_categories (StoreFixture *fixture)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  GPtrArray *copy = new_categories ();

  for (guint i = 0; i < snapshot->categories->len; i++)
    g_ptr_array_add (copy, brg_category_copy (snapshot->categories->pdata[i]));
  return copy;
}

static void
set_categories (StoreFixture *fixture, GPtrArray *categories)
{
  g_autoptr (GError) error = NULL;

  brg_store_set_categories (fixture->store, fixture->group_id, categories, &error);
  g_assert_no_error (error);
}

static void
set_prizes (StoreFixture *fixture, GPtrArray *prizes)
{
  g_autoptr (GError) error = NULL;

  brg_store_set_prizes (fixture->store, fixture->group_id, prizes, &error);
  g_assert_no_error (error);
}

/* "Women f0-0, U17 0-16; 0:1-1=300 cup": categories, then prizes. */
static char *
dup_awards (const BrgSnapshot *snapshot)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < snapshot->categories->len; i++)
    {
      const BrgCategory *category = snapshot->categories->pdata[i];

      g_string_append_printf (text, "%s%s %s%d-%d", i > 0 ? ", " : "", category->name,
                              category->sex, category->age_from, category->age_to);
    }
  for (guint i = 0; i < snapshot->prizes->len; i++)
    {
      const BrgPrize *prize = snapshot->prizes->pdata[i];

      g_string_append_printf (text, "; %d:%d-%d=%" G_GINT64_FORMAT " %s", prize->category,
                              prize->first_place, prize->last_place, prize->amount, prize->note);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
assert_awards (StoreFixture *fixture, const char *expected)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  g_autofree char *found = dup_awards (snapshot);

  g_assert_cmpstr (found, ==, expected);
}

static void
step (StoreFixture *fixture, gboolean (*move) (BrgStore *store, gint64 event_id, GError **error))
{
  g_autoptr (GError) error = NULL;

  move (fixture->store, fixture->event_id, &error);
  g_assert_no_error (error);
}

static void
assert_last_title (StoreFixture *fixture, const char *expected)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) journal = brg_journal_list (fixture->store, fixture->event_id, &error);
  g_autofree char *title = NULL;

  g_assert_no_error (error);
  title = brg_journal_entry_dup_title (journal->pdata[journal->len - 1]);
  g_assert_cmpstr (title, ==, expected);
}

static void
open_with_two (StoreFixture *fixture)
{
  g_autoptr (GPtrArray) categories = new_categories ();

  store_fixture_open (fixture, 4);
  add_category (categories, "Women", "f", 0);
  add_category (categories, "Under 17", "", 16);
  set_categories (fixture, categories);
}

static void
test_categories (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GPtrArray) categories = NULL;

  open_with_two (&fixture);
  assert_last_title (&fixture, "Categories: Women, Under 17");
  assert_awards (&fixture, "Women f0-0, Under 17 0-16");
  categories = copy_categories (&fixture);
  /* The other order, another limit, a third one, in one action. */
  g_ptr_array_insert (categories, 0, g_ptr_array_steal_index (categories, 1));
  ((BrgCategory *) categories->pdata[0])->age_from = 10;
  add_category (categories, "Men", "m", 0);
  set_categories (&fixture, categories);
  assert_awards (&fixture, "Under 17 10-16, Women f0-0, Men m0-0");
  step (&fixture, brg_journal_undo);
  assert_awards (&fixture, "Women f0-0, Under 17 0-16");
  step (&fixture, brg_journal_redo);
  store_fixture_reopen (&fixture);
  assert_awards (&fixture, "Under 17 10-16, Women f0-0, Men m0-0");
  step (&fixture, brg_journal_undo);
  step (&fixture, brg_journal_undo);
  assert_awards (&fixture, "");
  store_fixture_close (&fixture);
}

/* The prizes of a category go with it, and come back with it. */
static void
test_prizes (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GPtrArray) prizes = new_prizes ();
  g_autoptr (GPtrArray) categories = NULL;
  g_autoptr (GPtrArray) fewer = new_prizes ();
  g_autoptr (GError) error = NULL;

  open_with_two (&fixture);
  add_prize (prizes, -1, 1, 1, 30000, "cup");
  add_prize (prizes, 1, 1, 3, 0, "medal");
  add_prize (prizes, 0, 1, 1, 5000, "");
  set_prizes (&fixture, prizes);
  assert_last_title (&fixture, "List of prizes, 3 lines");
  assert_awards (&fixture, "Women f0-0, Under 17 0-16; -1:1-1=30000 cup; 0:1-1=5000 ;"
                           " 1:1-3=0 medal");
  categories = copy_categories (&fixture);
  g_ptr_array_remove_index (categories, 0);
  set_categories (&fixture, categories);
  assert_awards (&fixture, "Under 17 0-16; -1:1-1=30000 cup; 0:1-3=0 medal");
  step (&fixture, brg_journal_undo);
  assert_awards (&fixture, "Women f0-0, Under 17 0-16; -1:1-1=30000 cup; 0:1-1=5000 ;"
                           " 1:1-3=0 medal");
  set_prizes (&fixture, fewer);
  assert_last_title (&fixture, "Prizes cleared");
  assert_awards (&fixture, "Women f0-0, Under 17 0-16");
  brg_journal_verify (fixture.store, &error);
  g_assert_no_error (error);
  store_fixture_close (&fixture);
}

static void
test_rules (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (GError) error = NULL;

  store_fixture_open (&fixture, 4);
  brg_store_set_prize_rules (fixture.store, fixture.group_id, "equal", "руб.", FALSE, &error);
  g_assert_no_error (error);
  brg_store_set_totals (fixture.store, fixture.group_id, "organisation", 3, "places", &error);
  g_assert_no_error (error);
  assert_last_title (&fixture, "Settings of team results");
  snapshot = store_fixture_load (&fixture);
  g_assert_cmpstr (snapshot->group->prize_sharing, ==, "equal");
  g_assert_cmpstr (snapshot->group->prize_currency, ==, "руб.");
  g_assert_false (snapshot->group->prizes_once);
  g_assert_cmpstr (snapshot->group->totals_by, ==, "organisation");
  g_assert_cmpint (snapshot->group->totals_best, ==, 3);
  g_assert_cmpstr (snapshot->group->totals_of, ==, "places");
  store_fixture_close (&fixture);
}

typedef struct
{
  const char *path;
  const char *name;
  gint from;
  gint to;
  const char *message;
} BadCategory;

static const BadCategory bad_categories[] = {
  { "no-name", " ", 0, 0, "The category needs a name." },
  { "same-name", "women", 0, 0, "There is already a category “women”." },
  { "turned-limits", "Old", 60, 50, "Old: the lower limit is above the upper one." },
};

static void
test_bad_category (gconstpointer data)
{
  const BadCategory *c = data;
  StoreFixture fixture = { 0 };
  g_autoptr (GPtrArray) categories = NULL;
  g_autoptr (GError) error = NULL;

  open_with_two (&fixture);
  categories = copy_categories (&fixture);
  add_category (categories, c->name, "", c->to);
  ((BrgCategory *) categories->pdata[2])->age_from = c->from;
  g_assert_false (brg_store_set_categories (fixture.store, fixture.group_id, categories, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  g_assert_cmpstr (error->message, ==, c->message);
  assert_awards (&fixture, "Women f0-0, Under 17 0-16");
  store_fixture_close (&fixture);
}

typedef struct
{
  const char *path;
  gint category;
  gint first;
  gint last;
  gint64 amount;
} BadPrize;

static const BadPrize bad_prizes[] = {
  { "nothing", -1, 1, 1, 0 },           { "turned-places", -1, 3, 2, 100 },
  { "place-zero", -1, 0, 1, 100 },      { "place-too-far", -1, 1, 1000, 100 },
  { "negative", -1, 1, 1, -1 },         { "too-large", -1, 1, 1, BRG_MOST_PRIZE_AMOUNT + 1 },
  { "no-such-category", 2, 1, 1, 100 },
};

static void
test_bad_prize (gconstpointer data)
{
  const BadPrize *c = data;
  StoreFixture fixture = { 0 };
  g_autoptr (GPtrArray) prizes = new_prizes ();
  g_autoptr (GError) error = NULL;

  open_with_two (&fixture);
  add_prize (prizes, -1, 1, 1, 100, "");
  add_prize (prizes, c->category, c->first, c->last, c->amount, "");
  g_assert_false (brg_store_set_prizes (fixture.store, fixture.group_id, prizes, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  assert_awards (&fixture, "Women f0-0, Under 17 0-16");
  store_fixture_close (&fixture);
}

static void
test_closed (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GPtrArray) none = new_categories ();
  g_autoptr (GError) error = NULL;

  open_with_two (&fixture);
  step (&fixture, brg_store_close_event);
  g_assert_false (brg_store_set_categories (fixture.store, fixture.group_id, none, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_CLOSED);
  g_clear_error (&error);
  g_assert_false (brg_store_set_prizes (fixture.store, fixture.group_id, none, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_CLOSED);
  assert_awards (&fixture, "Women f0-0, Under 17 0-16");
  store_fixture_close (&fixture);
}

static void
test_import_and_delete (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GPtrArray) prizes = new_prizes ();
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgSnapshot) copy = NULL;
  g_autofree char *found = NULL;
  g_autoptr (GError) error = NULL;
  gint64 group_id;

  open_with_two (&fixture);
  add_prize (prizes, -1, 1, 1, 30000, "cup");
  add_prize (prizes, 1, 1, 3, 0, "medal");
  set_prizes (&fixture, prizes);
  snapshot = store_fixture_load (&fixture);
  brg_store_import_event (fixture.store, snapshot, "copy", &group_id, &error);
  g_assert_no_error (error);
  copy = brg_store_load (fixture.store, group_id, &error);
  g_assert_no_error (error);
  found = dup_awards (copy);
  g_assert_cmpstr (found, ==, "Women f0-0, Under 17 0-16; -1:1-1=30000 cup; 1:1-3=0 medal");
  brg_store_delete_event (fixture.store, fixture.event_id, &error);
  g_assert_no_error (error);
  brg_journal_undo (fixture.store, 0, &error);
  g_assert_no_error (error);
  assert_awards (&fixture, "Women f0-0, Under 17 0-16; -1:1-1=30000 cup; 1:1-3=0 medal");
  store_fixture_close (&fixture);
}

/* The next stage has the same classifications; prizes are for the places of one group. */
static void
test_next_stage (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GPtrArray) prizes = new_prizes ();
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgSnapshot) stage = NULL;
  g_autoptr (BrgGroup) group = brg_group_new ();
  g_autofree char *found = NULL;
  g_autoptr (GError) error = NULL;
  gint64 group_id;

  open_with_two (&fixture);
  add_prize (prizes, 0, 1, 1, 30000, "");
  set_prizes (&fixture, prizes);
  snapshot = store_fixture_load (&fixture);
  set_text (&group->name, "Final");
  set_text (&group->system, "berger");
  group->previous_id = fixture.group_id;
  brg_store_add_stage (fixture.store, fixture.event_id, group, "Semi-final", snapshot->entries,
                       &group_id, &error);
  g_assert_no_error (error);
  stage = brg_store_load (fixture.store, group_id, &error);
  g_assert_no_error (error);
  found = dup_awards (stage);
  g_assert_cmpstr (found, ==, "Women f0-0, Under 17 0-16");
  step (&fixture, brg_journal_undo);
  assert_awards (&fixture, "Women f0-0, Under 17 0-16; 0:1-1=30000 ");
  store_fixture_close (&fixture);
}

static void
add_way (GPtrArray *ways, const char *name, gint percent, gint halves)
{
  BrgNormWay *way = brg_norm_way_new ();

  set_text (&way->name, name);
  way->games = 9;
  way->average = 2200;
  way->percent = percent;
  way->halves = halves;
  set_text (&way->source, "Regulations, 7");
  g_ptr_array_add (ways, way);
}

static char *
dup_norms (const BrgSnapshot *snapshot)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < snapshot->norms->len; i++)
    {
      const BrgNormWay *way = snapshot->norms->pdata[i];

      g_string_append_printf (text, "%s%s%s %d %d %d %d/%d %s", i > 0 ? "; " : "", way->name,
                              way->sex, way->games, way->average, way->unrated, way->percent,
                              way->halves, way->source);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
assert_norms (StoreFixture *fixture, const char *expected)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  g_autofree char *found = dup_norms (snapshot);

  g_assert_cmpstr (found, ==, expected);
}

static GPtrArray *
new_ways (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) brg_norm_way_free);
}

#define TWO_NORMS "CMS 9 2200 0 70/0 Regulations, 7; First 9 2200 0 0/9 Regulations, 7"

static void
test_norms (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GPtrArray) ways = new_ways ();
  g_autoptr (GPtrArray) fewer = new_ways ();
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgSnapshot) stage = NULL;
  g_autoptr (BrgGroup) group = brg_group_new ();
  g_autofree char *found = NULL;
  g_autoptr (GError) error = NULL;
  gint64 group_id;

  store_fixture_open (&fixture, 4);
  add_way (ways, "CMS", 70, 0);
  add_way (ways, "First", 0, 9);
  brg_store_set_norms (fixture.store, fixture.group_id, ways, &error);
  g_assert_no_error (error);
  assert_norms (&fixture, TWO_NORMS);
  assert_last_title (&fixture, "Norms: CMS, First");
  snapshot = store_fixture_load (&fixture);
  g_ptr_array_add (fewer, brg_norm_way_copy (snapshot->norms->pdata[1]));
  brg_store_set_norms (fixture.store, fixture.group_id, fewer, &error);
  g_assert_no_error (error);
  assert_norms (&fixture, "First 9 2200 0 0/9 Regulations, 7");
  step (&fixture, brg_journal_undo);
  assert_norms (&fixture, TWO_NORMS);
  set_text (&group->name, "Final");
  set_text (&group->system, "berger");
  group->previous_id = fixture.group_id;
  brg_store_add_stage (fixture.store, fixture.event_id, group, "Semi-final", snapshot->entries,
                       &group_id, &error);
  g_assert_no_error (error);
  stage = brg_store_load (fixture.store, group_id, &error);
  g_assert_no_error (error);
  found = dup_norms (stage);
  g_assert_cmpstr (found, ==, TWO_NORMS);
  brg_store_delete_event (fixture.store, fixture.event_id, &error);
  g_assert_no_error (error);
  store_fixture_close (&fixture);
}

static void
refuse_norms (StoreFixture *fixture, const GPtrArray *ways, const char *why)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (brg_store_set_norms (fixture->store, fixture->group_id, ways, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  g_assert_nonnull (strstr (error->message, why));
}

static void
test_bad_norms (void)
{
  static const struct
  {
    const char *name;
    gint percent;
    gint halves;
    const char *why;
  } bad[] = {
    { " ", 70, 0, "needs a name" },
    { "CMS", 0, 0, "needs a score" },
    { "CMS", 70, 9, "needs a score" },
    { "CMS", 0, 19, "cannot be made" },
  };
  StoreFixture fixture = { 0 };
  g_autoptr (GPtrArray) apart = new_ways ();

  store_fixture_open (&fixture, 4);
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (GPtrArray) ways = new_ways ();

      add_way (ways, bad[i].name, bad[i].percent, bad[i].halves);
      refuse_norms (&fixture, ways, bad[i].why);
    }
  add_way (apart, "CMS", 70, 0);
  add_way (apart, "CMS", 60, 0);
  set_text (&((BrgNormWay *) apart->pdata[1])->sex, "f");
  refuse_norms (&fixture, apart, "must agree");
  assert_norms (&fixture, "");
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("store-awards")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/data/store-awards/rus-draughts-2022/2.1/categories", test_categories);
  g_test_add_func ("/data/store-awards/prizes", test_prizes);
  g_test_add_func ("/data/store-awards/rus-draughts-2022/1.3/rules", test_rules);
  g_test_add_func ("/data/store-awards/closed", test_closed);
  g_test_add_func ("/data/store-awards/import-and-delete", test_import_and_delete);
  g_test_add_func ("/data/store-awards/next-stage", test_next_stage);
  g_test_add_func ("/data/store-awards/norms", test_norms);
  g_test_add_func ("/data/store-awards/bad-norms", test_bad_norms);
  for (guint i = 0; i < G_N_ELEMENTS (bad_categories); i++)
    {
      g_autofree char *path =
          g_strconcat ("/data/store-awards/bad-category/", bad_categories[i].path, NULL);

      g_test_add_data_func (path, &bad_categories[i], test_bad_category);
    }
  for (guint i = 0; i < G_N_ELEMENTS (bad_prizes); i++)
    {
      g_autofree char *path =
          g_strconcat ("/data/store-awards/bad-prize/", bad_prizes[i].path, NULL);

      g_test_add_data_func (path, &bad_prizes[i], test_bad_prize);
    }
  return g_test_run ();
}
