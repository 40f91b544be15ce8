/* test-player-list.c - who plays, who is counted, who is searched for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-player-key.h"
#include "brg-player-list.h"
#include "brg-test.h"

#include "brg-rulebooks.h"

static void
set_text (char **place, const char *text)
{
  g_free (*place);
  *place = g_strdup (text);
}

static BrgEntry *
add_player (BrgSnapshot *snapshot, const char *family, const char *given, gint number, gint rating)
{
  BrgEntry *entry = brg_entry_new ();

  set_text (&entry->family_name, family);
  set_text (&entry->given_name, given);
  entry->id = (gint64) snapshot->entries->len + 1;
  entry->number = number;
  entry->rating = rating;
  g_ptr_array_add (snapshot->entries, entry);
  return entry;
}

static BrgSnapshot *
make_snapshot (const char *system, const char *rulebook)
{
  BrgSnapshot *snapshot = brg_snapshot_new ();

  set_text (&snapshot->group->system, system);
  snapshot->group->n_rounds = 3;
  snapshot->event->rulebook = brg_rulebook_find (rulebook);
  add_player (snapshot, "Ветлугин", "Аркадий", 1, 2347);
  add_player (snapshot, "Косогорова", "Варвара", 2, 2318);
  add_player (snapshot, "Стрижаков", "Роман", 3, 0);
  add_player (snapshot, "Омаров", "Ильдар", 4, 2236);
  return snapshot;
}

static void
add_round (BrgSnapshot *snapshot, gint white, gint black)
{
  BrgRound *round = brg_round_new ((gint) snapshot->rounds->len + 1);
  BrgGame game = { .board = 1, .white = white, .black = black };

  g_array_append_val (round->games, game);
  g_ptr_array_add (snapshot->rounds, round);
}

static void
add_absence (BrgSnapshot *snapshot, gint entry, gint round, BrgOutcome outcome)
{
  BrgAbsence absence = { entry, round, outcome };

  g_array_append_val (snapshot->absences, absence);
}

static void
assert_state (const BrgSnapshot *snapshot, gint index, BrgPlayerStateKind kind, gint round)
{
  BrgPlayerState state = brg_player_state_find (snapshot, index);

  g_assert_cmpint (state.kind, ==, kind);
  g_assert_cmpint (state.round, ==, round);
}

static void
test_states (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_snapshot ("coefficients", "rus-draughts-2022");
  BrgEntry *late = snapshot->entries->pdata[1];
  BrgEntry *gone = snapshot->entries->pdata[2];

  add_round (snapshot, 0, 3);
  late->joins_round = 3;
  gone->left_after = 1;
  add_absence (snapshot, 3, 1, BRG_OUTCOME_ZERO_BYE);
  add_absence (snapshot, 3, 2, BRG_OUTCOME_HALF_BYE);
  assert_state (snapshot, 0, BRG_PLAYER_PLAYS, 0);
  assert_state (snapshot, 1, BRG_PLAYER_JOINS, 3);
  assert_state (snapshot, 2, BRG_PLAYER_LEFT, 1);
  assert_state (snapshot, 3, BRG_PLAYER_MISSES, 2);
  g_assert_cmpint (brg_player_state_find (snapshot, 3).outcome, ==, BRG_OUTCOME_HALF_BYE);
  late->joins_round = 2;
  assert_state (snapshot, 1, BRG_PLAYER_PLAYS, 0);
}

static void
test_next_round (void)
{
  g_autoptr (BrgSnapshot) swiss = make_snapshot ("coefficients", "rus-draughts-2022");
  g_autoptr (BrgSnapshot) round_robin = make_snapshot ("berger", "rus-draughts-2022");

  g_assert_cmpint (brg_player_list_next_round (swiss), ==, 1);
  add_round (swiss, 0, 1);
  add_round (swiss, 0, 2);
  g_assert_cmpint (brg_player_list_next_round (swiss), ==, 3);
  add_round (swiss, 0, 3);
  g_assert_cmpint (brg_player_list_next_round (swiss), ==, 0);
  g_assert_cmpint (brg_player_list_next_round (round_robin), ==, 1);
  add_round (round_robin, 0, 1);
  g_assert_cmpint (brg_player_list_next_round (round_robin), ==, 0);
}

static void
test_half_bye (void)
{
  g_autoptr (BrgSnapshot) draughts = make_snapshot ("coefficients", "rus-draughts-2022");
  g_autoptr (BrgSnapshot) code = make_snapshot ("coefficients", "ussr-chess-1956");
  g_autoptr (BrgSnapshot) chess = make_snapshot ("coefficients", "fide-2023");
  g_autoptr (BrgSnapshot) round_robin = make_snapshot ("berger", "fide-2023");

  g_assert_false (brg_player_list_may_have_half_bye (draughts));
  g_assert_false (brg_player_list_may_have_half_bye (code));
  g_assert_true (brg_player_list_may_have_half_bye (chess));
  g_assert_false (brg_player_list_may_have_half_bye (round_robin));
}

static void
test_was_paired (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_snapshot ("coefficients", "rus-draughts-2022");

  add_round (snapshot, 0, 1);
  add_round (snapshot, 3, BRG_NOBODY);
  g_assert_true (brg_player_list_was_paired (snapshot, 0));
  g_assert_true (brg_player_list_was_paired (snapshot, 1));
  g_assert_false (brg_player_list_was_paired (snapshot, 2));
  g_assert_true (brg_player_list_was_paired (snapshot, 3));
}

static void
test_counts (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_snapshot ("coefficients", "rus-draughts-2022");
  BrgPlayerCounts counts;

  add_round (snapshot, 0, 3);
  ((BrgEntry *) snapshot->entries->pdata[2])->left_after = 0;
  add_absence (snapshot, 1, 2, BRG_OUTCOME_ZERO_BYE);
  add_player (snapshot, "Лихачёв", "Юлий", 0, 1500);
  counts = brg_player_counts_find (snapshot);
  g_assert_cmpint (counts.n_players, ==, 5);
  g_assert_cmpint (counts.n_rated, ==, 4);
  g_assert_cmpint (counts.n_left, ==, 1);
  g_assert_cmpint (counts.n_missing, ==, 1);
  g_assert_cmpint (counts.n_unnumbered, ==, 1);
}

/* rus-draughts-2022 5.3: who was refused has not withdrawn, and needs no number. */
static void
test_refused (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_snapshot ("coefficients", "rus-draughts-2022");
  BrgEntry *refused = add_player (snapshot, "Лихачёв", "Юлий", 0, 1500);
  BrgPlayerCounts counts;

  refused->left_after = 0;
  refused->admission = BRG_ADMISSION_REFUSED;
  counts = brg_player_counts_find (snapshot);
  g_assert_cmpint (counts.n_refused, ==, 1);
  g_assert_cmpint (counts.n_left, ==, 0);
  g_assert_cmpint (counts.n_unnumbered, ==, 0);
}

static void
test_doubts (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_snapshot ("coefficients", "rus-draughts-2022");
  g_autofree BrgPlayerDoubt *doubts = NULL;
  g_autofree gint *others = NULL;

  add_player (snapshot, "Лихачёв", "Юлий", 0, 1500);
  add_player (snapshot, "Omarov", "Ildar", 5, 2240);
  doubts = brg_player_list_find_doubts (snapshot, &others);
  g_assert_cmpint (doubts[0], ==, BRG_PLAYER_DOUBT_NONE);
  g_assert_cmpint (doubts[3], ==, BRG_PLAYER_DOUBT_DUPLICATE);
  g_assert_cmpint (others[3], ==, 5);
  g_assert_cmpint (doubts[4], ==, BRG_PLAYER_DOUBT_NO_NUMBER);
  g_assert_cmpint (others[4], ==, -1);
  g_assert_cmpint (doubts[5], ==, BRG_PLAYER_DOUBT_DUPLICATE);
  g_assert_cmpint (others[5], ==, 3);
}

/* What nearly everybody has is missed where it is empty; a late entry has no number yet. */
static void
test_missing_fields (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_snapshot ("coefficients", "rus-draughts-2022");
  g_autofree BrgPlayerDoubt *doubts = NULL;
  g_autofree BrgPlayerDoubt *late = NULL;

  for (gint i = 0; i < 4; i++)
    set_text (&((BrgEntry *) snapshot->entries->pdata[i])->birth, "1990");
  add_player (snapshot, "Лихачёв", "", 5, 1500);
  doubts = brg_player_list_find_doubts (snapshot, NULL);
  g_assert_cmpint (doubts[0], ==, BRG_PLAYER_DOUBT_NONE);
  g_assert_cmpint (doubts[4], ==, BRG_PLAYER_DOUBT_NO_GIVEN_NAME);
  set_text (&((BrgEntry *) snapshot->entries->pdata[4])->given_name, "Юлий");
  ((BrgEntry *) snapshot->entries->pdata[4])->number = 0;
  add_round (snapshot, 0, 1);
  late = brg_player_list_find_doubts (snapshot, NULL);
  g_assert_cmpint (late[4], ==, BRG_PLAYER_DOUBT_NO_BIRTH);
}

typedef struct
{
  const char *words;
  gboolean matches;
} SearchCase;

static void
test_search (void)
{
  static const SearchCase cases[] = {
    { "", TRUE },        { "лих", TRUE },   { "ЛИХАЧЕВ", TRUE },  { "lik", TRUE },
    { "юл лих", TRUE },  { "ихач", FALSE }, { "рязань", TRUE },   { "ряз лих", TRUE },
    { "17", TRUE },      { "7", FALSE },    { "тверь", FALSE },   { "лих тверь", FALSE },
    { "кмс", TRUE },     { "41000", TRUE }, { "дюсш № 2", TRUE }, { "сомова", TRUE },
    { "юлий", TRUE },    { "yuli", TRUE },  { "lihachev", TRUE }, { "llihachev", TRUE },
    { "llllll", FALSE }, { "ллл", FALSE },
  };
  g_autoptr (BrgSnapshot) snapshot = make_snapshot ("coefficients", "rus-draughts-2022");
  BrgEntry *entry = add_player (snapshot, "Лихачёв-Сомова", "Юлий", 0, 1500);
  g_autofree char *key = NULL;

  set_text (&entry->organisation, "Рязань, ДЮСШ № 2");
  set_text (&entry->title, "кмс");
  set_text (&entry->fide_id, "4100018");
  key = brg_player_key_new (entry, 17);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_test_message ("%s", cases[i].words);
      g_assert_cmpint (brg_player_key_matches (key, cases[i].words), ==, cases[i].matches);
    }
}

BRG_TEST_TOPIC ("player-list")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/player-list/states", test_states);
  g_test_add_func ("/app/player-list/next-round", test_next_round);
  g_test_add_func ("/app/player-list/half-bye", test_half_bye);
  g_test_add_func ("/app/player-list/was-paired", test_was_paired);
  g_test_add_func ("/app/player-list/counts", test_counts);
  g_test_add_func ("/app/player-list/rus-draughts-2022/5.3/refused", test_refused);
  g_test_add_func ("/app/player-list/doubts", test_doubts);
  g_test_add_func ("/app/player-list/missing-fields", test_missing_fields);
  g_test_add_func ("/app/player-list/search", test_search);
  return g_test_run ();
}
