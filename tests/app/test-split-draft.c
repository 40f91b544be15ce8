/* test-split-draft.c - a list of players divided into groups, and stored
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-split-draft.h"
#include "brg-test.h"
#include "event-fixture.h"

static void
set_text (char **place, const char *text)
{
  g_free (*place);
  *place = g_strdup (text);
}

/* "Group 1: Player01 Player04 (2100); Group 2: ..." */
static char *
describe (const BrgSplitDraft *draft)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (gint group = 0; group < brg_split_draft_count_groups (draft); group++)
    {
      g_autoptr (GPtrArray) members = brg_split_draft_list (draft, group);

      g_string_append_printf (text, "%s%s:", group > 0 ? "; " : "",
                              brg_split_draft_get_name (draft, group));
      for (guint i = 0; i < members->len; i++)
        g_string_append_printf (text, " %s", ((const BrgEntry *) members->pdata[i])->family_name);
      g_string_append_printf (text, " (%d)", brg_split_draft_get_average (draft, group));
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

#define assert_groups(draft, expected)         \
  G_STMT_START                                 \
  {                                            \
    g_autofree char *found = describe (draft); \
    g_assert_cmpstr (found, ==, expected);     \
  }                                            \
  G_STMT_END

/* The list is not in the order of strength; who has no rating comes last. */
static BrgSnapshot *
make_list (void)
{
  static const struct
  {
    gint rating;
    const char *federation;
    const char *organisation;
  } players[] = {
    { 1800, "RUS", "Perm" }, { 2000, "BLR", "Perm" }, { 0, "RUS", "" },
    { 1900, "RUS", "perm" }, { 2100, "RUS", "Omsk" }, { 1700, "KAZ", "" },
  };
  BrgSnapshot *snapshot = event_fixture_new ("dutch", "fide-2023", G_N_ELEMENTS (players), 5);

  for (guint i = 0; i < G_N_ELEMENTS (players); i++)
    {
      BrgEntry *entry = snapshot->entries->pdata[i];

      entry->rating = players[i].rating;
      set_text (&entry->federation, players[i].federation);
      set_text (&entry->organisation, players[i].organisation);
    }
  return snapshot;
}

static void
test_divide (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_list ();
  g_autoptr (BrgSplitDraft) draft = NULL;

  g_assert_true (brg_split_draft_may_divide (snapshot));
  draft = brg_split_draft_new (snapshot);
  g_assert_cmpint (brg_split_draft_count_most (draft), ==, 3);
  /* By rating 5, 2, 4, 1, 6, 3; of Perm 2, 4, 1. */
  assert_groups (draft, "Group 1: Player05 Player04 Player06 (1900); "
                        "Group 2: Player02 Player01 Player03 (1900)");
  brg_split_draft_divide (draft, 3, BRG_APART_ORGANISATION);
  assert_groups (draft, "Group 1: Player05 Player01 (1950); Group 2: Player02 Player06 (1850); "
                        "Group 3: Player04 Player03 (1900)");
  brg_split_draft_divide (draft, 2, BRG_SPLIT_SPREADS_NOBODY);
  assert_groups (draft, "Group 1: Player05 Player01 Player06 (1867); "
                        "Group 2: Player02 Player04 Player03 (1950)");
}

static void
test_when (void)
{
  g_autoptr (BrgSnapshot) three = event_fixture_new ("dutch", "fide-2023", 3, 5);
  g_autoptr (BrgSnapshot) begun = event_fixture_new ("dutch", "fide-2023", 4, 5);
  g_autoptr (BrgSnapshot) contest = event_fixture_new ("dutch", "rus-draughts-2022", 4, 5);

  event_fixture_add_round (begun, BRG_ROUND_PUBLISHED, "1-2 3-4");
  g_assert_false (brg_split_draft_may_divide (three));
  g_assert_false (brg_split_draft_may_divide (begun));
  /* rus-draughts-2022 11.5: nobody plays in a contest of composition. */
  contest->group->contest = BRG_CONTEST_COMPOSING;
  g_assert_false (brg_split_draft_may_divide (contest));
}

BRG_TEST_TOPIC ("split-draft")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/split-draft/divide", test_divide);
  g_test_add_func ("/app/split-draft/when", test_when);
  return g_test_run ();
}
