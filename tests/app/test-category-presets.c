/* test-category-presets.c - classifications that rule books know, and amounts of money
 *
 * Expected values: rus-draughts-2022 2.1, table 1.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-category-members.h"
#include "brg-category-presets.h"
#include "brg-test.h"

static guint
find_preset (BrgDiscipline discipline, const char *title)
{
  guint n = brg_category_presets_count (discipline);

  for (guint i = 0; i < n; i++)
    if (g_str_equal (brg_category_presets_get_title (discipline, i), title))
      return i;
  g_assert_not_reached ();
}

typedef struct
{
  const char *path;
  BrgDiscipline discipline;
  const char *title;
  gint age;
  const char *expected; /* names of the categories of somebody of that age */
} Case;

static const Case cases[] = {
  { "rus-draughts-2022/2.1/under-17-at-16", BRG_DISCIPLINE_RUSSIAN, "Under 17", 16, "Under 17" },
  { "rus-draughts-2022/2.1/under-17-at-17", BRG_DISCIPLINE_RUSSIAN, "Under 17", 17, "" },
  { "rus-draughts-2022/2.1/under-27-at-26", BRG_DISCIPLINE_INTERNATIONAL, "Under 27", 26,
    "Under 27" },
  { "rus-draughts-2022/2.1/together-at-13", BRG_DISCIPLINE_DRAUGHTS64,
    "Under 17 and under 14 combined", 13, "Under 14" },
  { "rus-draughts-2022/2.1/together-at-14", BRG_DISCIPLINE_DRAUGHTS64,
    "Under 17 and under 14 combined", 14, "Under 17" },
  { "rus-draughts-2022/2.1/together-at-17", BRG_DISCIPLINE_DRAUGHTS64,
    "Under 17 and under 14 combined", 17, "" },
  { "rus-draughts-2022/2.1/renju-at-15", BRG_DISCIPLINE_RENJU, "12 to 15", 15, "12 to 15" },
  { "rus-draughts-2022/2.1/renju-under-12-at-12", BRG_DISCIPLINE_RENJU, "Under 12", 12, "" },
  { "chess/u18-at-18", BRG_DISCIPLINE_CHESS, "U18", 18, "U18" },
  { "chess/u18-at-19", BRG_DISCIPLINE_CHESS960, "U18", 19, "" },
  { "chess/veterans-at-50", BRG_DISCIPLINE_CHESS, "Veterans 50+", 50, "Veterans 50+" },
  { "chess/veterans-at-64", BRG_DISCIPLINE_CHESS, "Veterans 65+", 64, "" },
};

static void
test_case (gconstpointer data)
{
  const Case *c = data;
  g_autoptr (GPtrArray) made =
      brg_category_presets_make (c->discipline, find_preset (c->discipline, c->title));
  g_autoptr (BrgEntry) entry = brg_entry_new ();
  g_autoptr (GString) text = g_string_new (NULL);

  g_free (entry->birth);
  entry->birth = g_strdup_printf ("%d", 2026 - c->age);
  for (guint i = 0; i < made->len; i++)
    if (brg_category_judge (made->pdata[i], entry, 2026) == BRG_MEMBERSHIP_IN)
      g_string_append (text, ((const BrgCategory *) made->pdata[i])->name);
  g_assert_cmpstr (text->str, ==, c->expected);
}

/* Two groups that play together have nobody in common and leave nobody between them out. */
static void
test_together (void)
{
  static const BrgDiscipline disciplines[] = { BRG_DISCIPLINE_RUSSIAN, BRG_DISCIPLINE_RENJU };

  for (guint d = 0; d < G_N_ELEMENTS (disciplines); d++)
    for (guint i = 0; i < brg_category_presets_count (disciplines[d]); i++)
      {
        g_autoptr (GPtrArray) made = brg_category_presets_make (disciplines[d], i);

        g_assert_cmpuint (made->len, >=, 1);
        if (made->len == 2)
          g_assert_cmpint (((const BrgCategory *) made->pdata[0])->age_from, ==,
                           ((const BrgCategory *) made->pdata[1])->age_to + 1);
      }
}

static void
test_amounts (void)
{
  static const struct
  {
    const char *text;
    gint64 amount; /* -1 for none */
  } amounts[] = {
    { "", 0 },
    { "300", 30000 },
    { "31.67", 3167 },
    { "1 500,5", 150050 },
    { "1\u00a0500", 150000 },
    { "0.05", 5 },
    { "1.234", -1 },
    { "1,2,3", -1 },
    { "-5", -1 },
    { "5 EUR", -1 },
    { "99999999999999999999", -1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (amounts); i++)
    {
      gint64 amount = -7;
      gboolean is_one = brg_category_parse_amount (amounts[i].text, &amount);

      g_assert_cmpint (is_one, ==, amounts[i].amount >= 0);
      if (is_one)
        g_assert_cmpint (amount, ==, amounts[i].amount);
    }
}

BRG_TEST_TOPIC ("category-presets")
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/app/category-presets/", cases[i].path, NULL);

      g_test_add_data_func (path, &cases[i], test_case);
    }
  g_test_add_func ("/app/category-presets/together", test_together);
  g_test_add_func ("/app/category-presets/amounts", test_amounts);
  return g_test_run ();
}
