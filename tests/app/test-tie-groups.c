/* test-tie-groups.c - who is equal in everything, and how an order of them is told
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-test.h"
#include "brg-tie-groups.h"

#include "brg-tie-words.h"
#include "event-fixture.h"

/* Two rounds of six players: 1 and 2 have two points, 3 and 4 one and a half, 5 and 6 none. */
static BrgSnapshot *
make_snapshot (void)
{
  BrgSnapshot *snapshot = event_fixture_new ("dutch", "fide-2023", 6, 2);

  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-5:1 2-6:1 3-4:=");
  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-6:1 2-5:1 4-3:=");
  g_free (snapshot->group->tie_breaks);
  snapshot->group->tie_breaks = g_strdup ("BH");
  return snapshot;
}

static void
add_order (BrgSnapshot *snapshot,
           BrgTieMethod method,
           const char *note,
           const BrgTiePlace *places,
           guint n_places)
{
  BrgTieOrder *order = brg_tie_order_new ();

  order->method = method;
  g_free (order->note);
  order->note = g_strdup (note);
  g_array_append_vals (order->places, places, n_places);
  g_ptr_array_add (snapshot->tie_orders, order);
}

/* "1-2 shared: Player01, Player02": a group a line. */
static char *
join_groups (const BrgSnapshot *snapshot)
{
  g_autoptr (BrgEventTable) table = brg_event_table_new (snapshot, 0);
  g_autoptr (GPtrArray) groups = brg_tie_groups_list (table);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < groups->len; i++)
    {
      const BrgTieGroup *group = groups->pdata[i];
      g_autofree char *names = brg_tie_groups_dup_names (snapshot, group);
      g_autofree char *places = brg_tie_groups_dup_places (group);

      g_string_append_printf (text, "%s%s %s %d: %s", i > 0 ? "\n" : "", places,
                              group->is_shared ? "shared" : "parted", group->order, names);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
test_shared (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_snapshot ();
  g_autofree char *groups = join_groups (snapshot);

  g_assert_cmpstr (groups, ==,
                   "Places 1–2 shared -1: Player01, Player02\n"
                   "Places 3–4 shared -1: Player03, Player04\n"
                   "Places 5–6 shared -1: Player05, Player06");
}

static void
test_ordered (void)
{
  static const BrgTiePlace lot[] = { { 0, 2 }, { 1, 1 } };
  static const BrgTiePlace level[] = { { 4, 1 }, { 5, 1 } };
  g_autoptr (BrgSnapshot) snapshot = make_snapshot ();
  g_autoptr (BrgEventTable) table = NULL;
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autofree char *groups = NULL;
  g_autofree char *told = NULL;
  g_auto (GStrv) sentences = NULL;

  add_order (snapshot, BRG_TIE_BY_LOT, "4711", lot, G_N_ELEMENTS (lot));
  /* Equal positions stay equal. */
  add_order (snapshot, BRG_TIE_BY_OTHER, "the jury", level, G_N_ELEMENTS (level));
  groups = join_groups (snapshot);
  g_assert_cmpstr (groups, ==,
                   "Places 1–2 parted 0: Player02, Player01\n"
                   "Places 3–4 shared -1: Player03, Player04\n"
                   "Places 5–6 shared 1: Player05, Player06");
  table = brg_event_table_new (snapshot, 0);
  sentences = brg_tie_words_list (words, snapshot, table->standings);
  told = g_strjoinv ("\n", sentences);
  g_assert_cmpstr (told, ==,
                   "* Places 1–2: by lot, seed 4711.\n* Places 5–6: by decision: the jury.");
}

static void
test_how (void)
{
  static const struct
  {
    BrgTieMethod method;
    const char *note;
    const char *text;
  } rows[] = {
    { BRG_TIE_BY_LOT, "4711", "by lot, seed 4711" },
    { BRG_TIE_BY_LOT, "", "by lot" },
    { BRG_TIE_BY_LOT, "from a hat", "by lot: from a hat" },
    { BRG_TIE_BY_PLAYOFF, "2-1", "by play-off: 2-1" },
    { BRG_TIE_BY_OTHER, "jury", "by decision: jury" },
  };
  g_autoptr (BrgWords) words = brg_words_open ("en");

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (BrgTieOrder) order = brg_tie_order_new ();
      g_autofree char *text = NULL;

      order->method = rows[i].method;
      g_free (order->note);
      order->note = g_strdup (rows[i].note);
      text = brg_tie_words_how (words, order);
      g_assert_cmpstr (text, ==, rows[i].text);
    }
}

/* rus-draughts-2022 1.4: the bracket gives the places, equal ones are not put in order by hand. */
static void
test_bracket (void)
{
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("knockout", "rus-draughts-2022", 4, 2);
  g_autofree char *groups = NULL;

  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-4:1 2-3:1");
  groups = join_groups (snapshot);
  g_assert_cmpstr (groups, ==, "");
}

BRG_TEST_TOPIC ("tie-groups")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/tie-groups/shared", test_shared);
  g_test_add_func ("/app/tie-groups/rus-draughts-2022/5.4.8.13/ordered", test_ordered);
  g_test_add_func ("/app/tie-groups/rus-chess-2014/30.5/how", test_how);
  g_test_add_func ("/app/tie-groups/rus-draughts-2022/1.4/bracket", test_bracket);
  return g_test_run ();
}
