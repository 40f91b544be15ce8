/* test-status.c - what hangs on the status of an event
 *
 * Expected values: written from the articles.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-rulebooks.h"
#include "brg-status.h"
#include "brg-test.h"

#include <string.h>

#define UNSET BRG_REGULATION_UNSET
#define DRAUGHTS "rus-draughts-2022"
#define CHESS "rus-chess-2014"

typedef struct
{
  const char *path;
  const char *rulebook;
  gint level;
  gboolean is_swiss;
  guint n_manual;
  gint clocks;
  gint64 entry_fee;
  gboolean has_committee;
  const char *category;
  gboolean is_registered;
  const char *expected; /* articles with their states: + kept, ? open, ! missed */
} Case;

static const Case cases[] = {
  { "rus-draughts-2022 5.4.10.10/nothing-said", DRAUGHTS, UNSET, TRUE, 5, UNSET, UNSET, FALSE, "",
    TRUE, "?5.2 +1.2" },
  { "rus-draughts-2022 5.4.10.10/by-hand", DRAUGHTS, BRG_LEVEL_REGIONAL, TRUE, 1, UNSET, UNSET,
    FALSE, "", TRUE, "!5.4.10.10 +5.4.11 ?4.2 ?5.2 ?5.2 +1.2" },
  { "rus-draughts-2022 5.4.10.10/not-a-swiss", DRAUGHTS, BRG_LEVEL_REGIONAL, FALSE, 1, UNSET, UNSET,
    FALSE, "", TRUE, "+5.4.11 ?4.2 ?5.2 ?5.2 +1.2" },
  { "rus-draughts-2022 4.2, 5.1, 5.4.11/mechanical", DRAUGHTS, BRG_LEVEL_NATIONAL, TRUE, 0,
    BRG_CLOCKS_MECHANICAL, 0, TRUE, "", TRUE, "+5.4.10.10 +5.4.11 !4.2 +5.4.17.5 +5.2 ?5.1 +1.2" },
  { "rus-draughts-2022 5.4.17.5/none", DRAUGHTS, BRG_LEVEL_INTERREGIONAL, TRUE, 0,
    BRG_CLOCKS_ELECTRONIC, 500000, FALSE, "", TRUE,
    "+5.4.10.10 +5.4.11 +4.2 ?5.4.17.5 +5.2 ?5.2 ?5.1 +1.2" },
  { "rus-draughts-2022 5.4.17.5/beyond", DRAUGHTS, BRG_LEVEL_REGIONAL, TRUE, 0,
    BRG_CLOCKS_ELECTRONIC, 0, TRUE, "", TRUE, "+5.4.10.10 +5.4.11 +4.2 !5.4.17.5 +5.2 ?5.2 +1.2" },
  { "rus-draughts-2022 5.2/too-high", DRAUGHTS, BRG_LEVEL_LOCAL, TRUE, 3, BRG_CLOCKS_MECHANICAL,
    500001, FALSE, "", TRUE, "!5.2 ?5.2 ?2.2.6 +1.2" },
  { "rus-draughts-2022 2.2.6, 1.2/club", DRAUGHTS, BRG_LEVEL_CLUB, FALSE, 0, UNSET, UNSET, FALSE,
    "", FALSE, "?5.2 ?5.2 ?2.2.6 !1.2" },
  { "rus-chess-2014 21.1/unknown", CHESS, BRG_LEVEL_NATIONAL, TRUE, 0, UNSET, UNSET, TRUE, "", TRUE,
    "?21.1 +25.2" },
  { "rus-chess-2014 21.1/first", CHESS, BRG_LEVEL_INTERNATIONAL, TRUE, 0, UNSET, UNSET, FALSE, "1",
    TRUE, "!21.1 !25.2" },
  { "rus-chess-2014 21.1/all-russian", CHESS, BRG_LEVEL_NATIONAL, TRUE, 0, UNSET, UNSET, TRUE,
    "Всероссийской", TRUE, "+21.1 +25.2" },
  { "rus-chess-2014 25.2/municipal", CHESS, BRG_LEVEL_LOCAL, TRUE, 0, UNSET, UNSET, FALSE, "2",
    TRUE, "!25.2" },
  { "ussr-chess-1956 27/only-arbiters", "ussr-chess-1956", BRG_LEVEL_NATIONAL, TRUE, 9,
    BRG_CLOCKS_MECHANICAL, 900000, FALSE, "", FALSE, "" },
  { "fide-2023/silent", "fide-2023", BRG_LEVEL_NATIONAL, TRUE, 9, BRG_CLOCKS_MECHANICAL, 900000,
    FALSE, "", FALSE, "" },
};

/* Articles with their states. */
static char *
dup_findings (const BrgStatusQuery *query)
{
  g_autoptr (GArray) findings = brg_status_check (query);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < findings->len; i++)
    {
      const BrgStatusFinding *finding = &g_array_index (findings, BrgStatusFinding, i);

      g_string_append_printf (text, "%s%c%s", i > 0 ? " " : "",
                              finding->state == BRG_STATUS_KEPT   ? '+'
                              : finding->state == BRG_STATUS_OPEN ? '?'
                                                                  : '!',
                              strchr (finding->rule->article, ' ') + 1);
    }
  return g_string_free (text, FALSE);
}

static void
test_case (gconstpointer data)
{
  const Case *item = data;
  const BrgStatusQuery query = {
    .rulebook = brg_rulebook_find (item->rulebook),
    .level = item->level,
    .is_swiss = item->is_swiss,
    .n_manual = item->n_manual,
    .clocks = item->clocks,
    .entry_fee = item->entry_fee,
    .has_committee = item->has_committee,
    .chief_category = item->category,
    .is_registered = item->is_registered,
  };
  g_autofree char *text = dup_findings (&query);

  g_assert_cmpstr (text, ==, item->expected);
}

/* rus-draughts-2022 5.4.12.2, 5.4.12.13, 3.1.3: only of events over the internet, or with several
 * organisers. */
static void
test_parts (void)
{
  static const struct
  {
    gboolean is_remote;
    gboolean is_identified;
    guint n_sites;
    guint n_unwatched;
    guint n_organisers;
    guint n_idle;
    const char *expected;
  } items[] = {
    { FALSE, FALSE, 2, 2, 1, 1, "" },
    { TRUE, FALSE, 0, 0, 0, 0, "!5.4.12.13 ?5.4.12.2" },
    { TRUE, TRUE, 2, 0, 1, 1, "+5.4.12.13 +5.4.12.2" },
    { TRUE, TRUE, 2, 1, 2, 0, "+5.4.12.13 !5.4.12.2 +3.1.3" },
    { FALSE, TRUE, 0, 0, 3, 1, "!3.1.3" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (items); i++)
    {
      const BrgStatusQuery query = {
        .rulebook = brg_rulebook_find (DRAUGHTS),
        .level = UNSET,
        .clocks = UNSET,
        .entry_fee = UNSET,
        .chief_category = "",
        .is_registered = TRUE,
        .is_remote = items[i].is_remote,
        .is_identified = items[i].is_identified,
        .n_sites = items[i].n_sites,
        .n_unwatched = items[i].n_unwatched,
        .n_organisers = items[i].n_organisers,
        .n_idle = items[i].n_idle,
      };
      g_autofree char *found = dup_findings (&query);
      g_autofree char *expected =
          g_strjoin (*items[i].expected != '\0' ? " " : "", "?5.2", items[i].expected, NULL);
      g_autofree char *whole = g_strconcat (expected, " +1.2", NULL);

      g_assert_cmpstr (found, ==, whole);
    }
}

static void
test_category (void)
{
  static const char *const national[] = { "Судья ВК",
                                          "СС ВК",
                                          "спортивный судья ВК",
                                          "судья международной категории",
                                          "ФИДЕ-арбитр",
                                          "ФА",
                                          "ВК",
                                          "Всероссийской",
                                          "судья всероссийской категории",
                                          "международный арбитр",
                                          "МА",
                                          "IA",
                                          "FA" };
  static const char *const others[] = {
    "мастер спорта", "мастер ФИДЕ", "Fabrikant", "ВКонтакте", "международный мастер", "1",
    "первой",        "II",          "",          "юный судья"
  };

  for (guint i = 0; i < G_N_ELEMENTS (national); i++)
    g_assert_true (brg_status_is_national_category (national[i]));
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    g_assert_false (brg_status_is_national_category (others[i]));
}

/* A book that has a status names every level by a name of its own. */
static void
test_names (void)
{
  g_assert_cmpstr (brg_status_find_name (brg_rulebook_find (DRAUGHTS), BRG_LEVEL_LOCAL), ==,
                   "Municipal");
  g_assert_cmpstr (brg_status_find_name (brg_rulebook_find ("ussr-chess-1956"), BRG_LEVEL_LOCAL),
                   ==, "District or qualifying");
  g_assert_null (brg_status_find_name (brg_rulebook_find (DRAUGHTS), BRG_LEVEL_BLIND));
  g_assert_null (brg_status_find_name (brg_rulebook_find ("fide-2023"), BRG_LEVEL_LOCAL));
  g_assert_null (brg_status_find_name (brg_rulebook_find (DRAUGHTS), UNSET));
}

BRG_TEST_TOPIC ("status")
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/engine/status/", cases[i].path, NULL);

      g_test_add_data_func (path, &cases[i], test_case);
    }
  g_test_add_func ("/engine/status/rus-chess-2014 21.1/category", test_category);
  g_test_add_func ("/engine/status/rus-draughts-2022 5.4.12, 5.4.12.2, 5.4.12.13, 3.1.3/parts",
                   test_parts);
  g_test_add_func ("/engine/status/names", test_names);
  return g_test_run ();
}
