/* test-category-members.c - who belongs to a classification
 *
 * Expected values: table 1 of rus-draughts-2022 2.1 and the sentence under it, worked by hand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <locale.h>

#include "brg-category-members.h"
#include "brg-test.h"

typedef struct
{
  const char *path;
  const char *sex;
  gint age_from;
  gint age_to;
  gint rating_from;
  gint rating_to;
  const char *federation;
  const char *organisation;
  const char *player_sex;
  const char *birth;
  gint rating;
  const char *player_federation;
  const char *player_organisation;
  BrgMembership expected;
} Case;

#define OUT BRG_MEMBERSHIP_OUT
#define IN BRG_MEMBERSHIP_IN
#define UNKNOWN BRG_MEMBERSHIP_UNKNOWN

/* The event is played in 2026. */
static const Case cases[] = {
  { "rus-draughts-2022/2.1/under-17-turns-16", "", 0, 16, 0, 0, "", "", "m", "2010-12-31", 0, "",
    "", IN },
  { "rus-draughts-2022/2.1/under-17-turns-17-in-december", "", 0, 16, 0, 0, "", "", "m",
    "2009-12-31", 0, "", "", OUT },
  { "rus-draughts-2022/2.1/a-year-is-enough", "", 0, 16, 0, 0, "", "", "m", "2010", 0, "", "", IN },
  { "rus-draughts-2022/2.1/no-date-is-not-known", "", 0, 16, 0, 0, "", "", "m", "", 0, "", "",
    UNKNOWN },
  { "rus-draughts-2022/2.1/no-date-of-the-other-sex-is-out", "f", 0, 16, 0, 0, "", "", "m", "", 0,
    "", "", OUT },
  { "rus-draughts-2022/2.1/no-sex-is-not-known", "f", 0, 16, 0, 0, "", "", "", "2012", 0, "", "",
    UNKNOWN },
  { "rus-draughts-2022/2.1/renju-12-to-15-turns-12", "", 12, 15, 0, 0, "", "", "", "2014", 0, "",
    "", IN },
  { "rus-draughts-2022/2.1/renju-12-to-15-turns-11", "", 12, 15, 0, 0, "", "", "", "2015", 0, "",
    "", OUT },
  { "veteran-turns-50", "", 50, 0, 0, 0, "", "", "", "1976-11-30", 0, "", "", IN },
  { "veteran-turns-49", "", 50, 0, 0, 0, "", "", "", "1977-01-01", 0, "", "", OUT },
  { "rating/limit-itself", "", 0, 0, 0, 1800, "", "", "", "", 1800, "", "", IN },
  { "rating/above", "", 0, 0, 0, 1800, "", "", "", "", 1801, "", "", OUT },
  { "rating/unrated-is-below", "", 0, 0, 0, 1800, "", "", "", "", 0, "", "", IN },
  { "rating/unrated-does-not-reach", "", 0, 0, 1600, 1800, "", "", "", "", 0, "", "", OUT },
  { "federation/other-case", "", 0, 0, 0, 0, "rus", "", "", "", 0, " RUS ", "", IN },
  { "federation/another", "", 0, 0, 0, 0, "RUS", "", "", "", 0, "UKR", "", OUT },
  { "federation/none-is-not-known", "", 0, 0, 0, 0, "RUS", "", "", "", 0, "", "", UNKNOWN },
  { "organisation/cyrillic-case", "", 0, 0, 0, 0, "", "клуб «дамка»", "", "", 0, "", "Клуб «Дамка»",
    IN },
  { "no-limits-take-everybody", "", 0, 0, 0, 0, "", "", "", "", 0, "", "", IN },
};

static BrgCategory *
make_category (const Case *c)
{
  BrgCategory *category = brg_category_new ();

  g_free (category->sex);
  g_free (category->federation);
  g_free (category->organisation);
  category->sex = g_strdup (c->sex);
  category->federation = g_strdup (c->federation);
  category->organisation = g_strdup (c->organisation);
  category->age_from = c->age_from;
  category->age_to = c->age_to;
  category->rating_from = c->rating_from;
  category->rating_to = c->rating_to;
  return category;
}

static void
set_text (char **field, const char *text)
{
  g_free (*field);
  *field = g_strdup (text);
}

static BrgEntry *
make_entry (const Case *c)
{
  BrgEntry *entry = brg_entry_new ();

  set_text (&entry->family_name, "A");
  set_text (&entry->sex, c->player_sex);
  set_text (&entry->birth, c->birth);
  set_text (&entry->federation, c->player_federation);
  set_text (&entry->organisation, c->player_organisation);
  entry->rating = c->rating;
  return entry;
}

static void
test_judge (gconstpointer data)
{
  const Case *c = data;
  g_autoptr (BrgCategory) category = make_category (c);
  g_autoptr (BrgEntry) entry = make_entry (c);

  g_assert_cmpint (brg_category_judge (category, entry, 2026), ==, c->expected);
}

static void
test_list (void)
{
  g_autoptr (BrgSnapshot) snapshot = brg_snapshot_new ();
  g_autoptr (BrgCategory) category = brg_category_new ();
  const char *births[] = { "2010", "", "2009-05-01", "2015-01-01" };
  g_autofree gint *members = NULL;
  g_autofree gint *without_year = NULL;
  guint n_members;
  guint n_unknown;

  for (guint i = 0; i < G_N_ELEMENTS (births); i++)
    {
      BrgEntry *entry = brg_entry_new ();

      set_text (&entry->family_name, "A");
      set_text (&entry->birth, births[i]);
      g_ptr_array_add (snapshot->entries, entry);
    }
  category->age_to = 16;
  set_text (&snapshot->event->starts, "2026-11-22");
  members = brg_category_list_members (snapshot, category, &n_members, &n_unknown);
  g_assert_cmpuint (n_members, ==, 2);
  g_assert_cmpint (members[0], ==, 0);
  g_assert_cmpint (members[1], ==, 3);
  g_assert_cmpuint (n_unknown, ==, 1);
  /* Without a date of the event nobody's age is known. */
  set_text (&snapshot->event->starts, "");
  without_year = brg_category_list_members (snapshot, category, &n_members, &n_unknown);
  g_assert_cmpuint (n_members, ==, 0);
  g_assert_cmpuint (n_unknown, ==, 4);
}

BRG_TEST_TOPIC ("category-members")
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/data/category-members/", cases[i].path, NULL);

      g_test_add_data_func (path, &cases[i], test_judge);
    }
  g_test_add_func ("/data/category-members/list", test_list);
  return g_test_run ();
}
