/* test-draft.c - who plays, start numbers and settings of a draft
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-draft-numbers.h"
#include "brg-snapshot-tournament.h"
#include "brg-test.h"
#include "draft-fixture.h"

#define DRAUGHTS "rus-draughts-2022"

static void
test_begins_with_what_is_known (void)
{
  g_autoptr (BrgSnapshot) snapshot = draft_fixture_new ("coefficients", DRAUGHTS, 6, 5, TRUE);
  g_autoptr (BrgDraft) draft = NULL;
  BrgDraftCounts counts;

  draft_fixture_play (snapshot, "1-2 1, 3-4 1, 5-6 1");
  draft_fixture_entry (snapshot, 1)->left_after = 1;
  draft_fixture_entry (snapshot, 2)->joins_round = 3;
  draft_fixture_announce (snapshot, 3, 2, BRG_OUTCOME_ZERO_BYE);
  draft_fixture_announce (snapshot, 4, 3, BRG_OUTCOME_ZERO_BYE);
  draft_fixture_announce (snapshot, 5, 2, BRG_OUTCOME_HALF_BYE);
  draft = brg_draft_new (snapshot);
  g_assert_cmpint (brg_draft_get_first_round (draft), ==, 2);
  g_assert_cmpint (brg_draft_get_last_round (draft), ==, 2);
  g_assert_cmpint (brg_draft_get_presence (draft, 0), ==, BRG_PRESENCE_PLAYS);
  g_assert_cmpint (brg_draft_get_presence (draft, 1), ==, BRG_PRESENCE_GONE);
  g_assert_cmpint (brg_draft_get_presence (draft, 2), ==, BRG_PRESENCE_LATER);
  g_assert_cmpint (brg_draft_get_presence (draft, 3), ==, BRG_PRESENCE_ZERO_BYE);
  g_assert_cmpint (brg_draft_get_presence (draft, 4), ==, BRG_PRESENCE_PLAYS);
  g_assert_cmpint (brg_draft_get_presence (draft, 5), ==, BRG_PRESENCE_HALF_BYE);
  counts = brg_draft_count (draft);
  g_assert_cmpint (counts.n_play, ==, 2);
  g_assert_cmpint (counts.n_absent, ==, 1);
  g_assert_cmpint (counts.n_byes, ==, 1);
  g_assert_cmpint (counts.n_leave, ==, 0);
  g_assert_cmpint (counts.n_gone, ==, 1);
  g_assert_cmpint (counts.n_later, ==, 1);
}

/* What may be chosen for somebody who is there. */
static const struct
{
  const char *path;
  const char *system;
  const char *rulebook;
  BrgPresence presence;
  gboolean is_allowed;
} choices[] = {
  { "/app/draft/rus-draughts-2022/5.4.10.2/absence-is-a-loss", "coefficients", DRAUGHTS,
    BRG_PRESENCE_ZERO_BYE, TRUE },
  { "/app/draft/rus-draughts-2022/5.4.10.2/no-half-point-bye", "coefficients", DRAUGHTS,
    BRG_PRESENCE_HALF_BYE, FALSE },
  { "/app/draft/rus-draughts-2022/5.4.10.2/no-full-point-bye", "coefficients", DRAUGHTS,
    BRG_PRESENCE_FULL_BYE, FALSE },
  { "/app/draft/half-point-bye-of-the-regulations", "coefficients", "fide-2023",
    BRG_PRESENCE_HALF_BYE, TRUE },
  { "/app/draft/nobody-misses-a-table", "berger", DRAUGHTS, BRG_PRESENCE_ZERO_BYE, FALSE },
  { "/app/draft/leaves-before-a-table", "berger", DRAUGHTS, BRG_PRESENCE_LEAVES, TRUE },
  { "/app/draft/who-is-there-cannot-return", "coefficients", DRAUGHTS, BRG_PRESENCE_RETURNS,
    FALSE },
  { "/app/draft/who-is-there-is-not-gone", "coefficients", DRAUGHTS, BRG_PRESENCE_GONE, FALSE },
  { "/app/draft/who-is-there-does-not-join-later", "coefficients", DRAUGHTS, BRG_PRESENCE_LATER,
    FALSE },
};

static void
test_choice (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  g_autoptr (BrgSnapshot) snapshot =
      draft_fixture_new (choices[i].system, choices[i].rulebook, 4, 3, TRUE);
  g_autoptr (BrgDraft) draft = brg_draft_new (snapshot);

  g_assert_cmpint (brg_draft_may_be (draft, 0, choices[i].presence), ==, choices[i].is_allowed);
  g_assert_cmpint (brg_draft_set_presence (draft, 0, choices[i].presence), ==,
                   choices[i].is_allowed);
  g_assert_cmpint (brg_draft_get_presence (draft, 0), ==,
                   choices[i].is_allowed ? choices[i].presence : BRG_PRESENCE_PLAYS);
}

static void
test_toggle (void)
{
  g_autoptr (BrgSnapshot) snapshot = draft_fixture_new ("coefficients", DRAUGHTS, 4, 3, TRUE);
  g_autoptr (BrgDraft) draft = NULL;

  draft_fixture_entry (snapshot, 1)->left_after = 0;
  draft_fixture_entry (snapshot, 2)->joins_round = 2;
  draft = brg_draft_new (snapshot);
  g_assert_true (brg_draft_toggle_presence (draft, 0, BRG_PRESENCE_ZERO_BYE));
  g_assert_cmpint (brg_draft_get_presence (draft, 0), ==, BRG_PRESENCE_ZERO_BYE);
  g_assert_true (brg_draft_toggle_presence (draft, 0, BRG_PRESENCE_ZERO_BYE));
  g_assert_cmpint (brg_draft_get_presence (draft, 0), ==, BRG_PRESENCE_PLAYS);
  g_assert_true (brg_draft_toggle_presence (draft, 1, BRG_PRESENCE_ZERO_BYE));
  g_assert_cmpint (brg_draft_get_presence (draft, 1), ==, BRG_PRESENCE_RETURNS);
  g_assert_true (brg_draft_takes_part (draft, 1));
  g_assert_true (brg_draft_toggle_presence (draft, 1, BRG_PRESENCE_ZERO_BYE));
  g_assert_cmpint (brg_draft_get_presence (draft, 1), ==, BRG_PRESENCE_GONE);
  g_assert_true (brg_draft_toggle_presence (draft, 2, BRG_PRESENCE_ZERO_BYE));
  g_assert_cmpint (brg_draft_get_presence (draft, 2), ==, BRG_PRESENCE_PLAYS);
  /* He may be announced for later again. */
  g_assert_true (brg_draft_set_presence (draft, 2, BRG_PRESENCE_LATER));
}

static void
test_many_absent (void)
{
  g_autoptr (BrgSnapshot) snapshot = draft_fixture_new ("coefficients", DRAUGHTS, 100, 9, TRUE);
  g_autoptr (BrgDraft) draft = brg_draft_new (snapshot);

  for (gint i = 0; i < 25; i++)
    brg_draft_set_presence (draft, i, BRG_PRESENCE_ZERO_BYE);
  g_assert_false (brg_draft_has_many_absent (draft));
  brg_draft_set_presence (draft, 25, BRG_PRESENCE_LEAVES);
  g_assert_true (brg_draft_has_many_absent (draft));
}

static void
test_missed (void)
{
  g_autoptr (BrgSnapshot) snapshot = draft_fixture_new ("coefficients", DRAUGHTS, 8, 5, TRUE);
  g_autoptr (BrgDraft) draft = NULL;
  g_autoptr (GArray) missed = NULL;
  g_autoptr (GArray) left = NULL;
  g_autoptr (GArray) none = NULL;

  draft_fixture_play (snapshot, "1-2 +, 3-4 -, 5-6 1");
  /* One was absent, the other had wished half a point. */
  draft_fixture_announce (snapshot, 6, 1, BRG_OUTCOME_ZERO_BYE);
  draft_fixture_announce (snapshot, 7, 1, BRG_OUTCOME_HALF_BYE);
  draft = brg_draft_new (snapshot);
  missed = brg_draft_list_missed (draft);
  g_assert_cmpuint (missed->len, ==, 3);
  g_assert_cmpint (g_array_index (missed, gint, 0), ==, 1);
  g_assert_cmpint (g_array_index (missed, gint, 1), ==, 2);
  g_assert_cmpint (g_array_index (missed, gint, 2), ==, 6);
  brg_draft_set_presence (draft, 6, BRG_PRESENCE_PLAYS);
  brg_draft_set_presence (draft, 1, BRG_PRESENCE_ZERO_BYE);
  left = brg_draft_list_missed (draft);
  g_assert_cmpuint (left->len, ==, 1);
  /* He comes: it was asked and answered. */
  brg_draft_set_presence (draft, 2, BRG_PRESENCE_PLAYS);
  none = brg_draft_list_missed (draft);
  g_assert_cmpuint (none->len, ==, 0);
}

/* Who came too late and lost by it was there: nobody asks whether he comes. */
static void
test_came_late (void)
{
  g_autoptr (BrgSnapshot) snapshot = draft_fixture_new ("coefficients", DRAUGHTS, 8, 5, TRUE);
  const BrgRound *round;
  g_autoptr (BrgDraft) draft = NULL;
  g_autoptr (GArray) missed = NULL;

  draft_fixture_play (snapshot, "1-2 +, 3-4 -, 5-6 1, 7-8 =");
  round = brg_snapshot_get_round (snapshot, 1);
  g_array_index (round->games, BrgGame, 0).came = 1u << BRG_COLOUR_BLACK;
  /* It is no matter that the opponent of an absent player came late. */
  g_array_index (round->games, BrgGame, 1).came = 1u << BRG_COLOUR_BLACK;
  draft = brg_draft_new (snapshot);
  missed = brg_draft_list_missed (draft);
  g_assert_cmpuint (missed->len, ==, 1);
  g_assert_cmpint (g_array_index (missed, gint, 0), ==, 2);
}

/* Ids of the entries that have numbers, by number. */
static char *
dup_numbered (BrgDraft *draft)
{
  BrgSnapshot *preview = brg_draft_get_preview (draft);
  g_autoptr (GString) text = g_string_new (NULL);

  for (gint i = 0; i < brg_snapshot_count_numbered (preview); i++)
    {
      const BrgEntry *entry = brg_snapshot_get_entry (preview, i);

      g_string_append_printf (text, "%s%d:%d", i > 0 ? " " : "", entry->number,
                              (gint) entry->id - 100);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
number (BrgDraft *draft, BrgNumbering numbering, guint64 seed)
{
  BrgDraftSettings settings = *brg_draft_get_settings (draft);

  settings.numbering = numbering;
  settings.seed = seed;
  brg_draft_set_settings (draft, &settings);
}

/* The draws are those of the published example of the generator. */
static void
test_numbers_by_lot (void)
{
  g_autoptr (BrgSnapshot) ten = draft_fixture_new ("coefficients", DRAUGHTS, 10, 5, FALSE);
  g_autoptr (BrgSnapshot) six = draft_fixture_new ("berger", DRAUGHTS, 6, 0, FALSE);
  g_autoptr (BrgDraft) swiss = brg_draft_new (ten);
  g_autoptr (BrgDraft) table = brg_draft_new (six);
  g_autofree char *drawn = NULL;
  g_autofree char *drawn_six = NULL;

  number (swiss, BRG_NUMBERING_LOTS, 12345);
  drawn = dup_numbered (swiss);
  g_assert_cmpstr (drawn, ==, "1:3 2:2 3:7 4:1 5:8 6:9 7:10 8:5 9:4 10:6");
  g_assert_cmpint (brg_draft_get_settings (table)->numbering, ==, BRG_NUMBERING_LOTS);
  number (table, BRG_NUMBERING_LOTS, 1);
  drawn_six = dup_numbered (table);
  g_assert_cmpstr (drawn_six, ==, "1:4 2:5 3:6 4:1 5:2 6:3");
}

/* How numbers are given unless the arbiter wants it otherwise. */
static void
test_numbering_of_systems (void)
{
  static const struct
  {
    const char *system;
    BrgNumbering numbering;
  } rows[] = {
    { "berger", BRG_NUMBERING_LOTS },       { "coefficients", BRG_NUMBERING_RATING },
    { "solkoff", BRG_NUMBERING_RATING },    { "buchholz", BRG_NUMBERING_RATING },
    { "blind", BRG_NUMBERING_LOTS },        { "knockout", BRG_NUMBERING_RATING },
    { "all-places", BRG_NUMBERING_RATING }, { "scheveningen", BRG_NUMBERING_LIST },
    { "match", BRG_NUMBERING_LOTS },        { "dutch", BRG_NUMBERING_FIDE },
    { "lim", BRG_NUMBERING_FIDE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (BrgSnapshot) snapshot = draft_fixture_new (rows[i].system, DRAUGHTS, 2, 1, FALSE);
      g_autoptr (BrgDraft) draft = brg_draft_new (snapshot);

      g_assert_cmpint (brg_draft_get_settings (draft)->numbering, ==, rows[i].numbering);
      draft_fixture_pair (draft);
    }
}

/* Who lost a semi-final plays on where there is a match for third place, and only there. */
static void
test_match_for_third_place (void)
{
  static const struct
  {
    const char *system;
    guint n_boards;
    BrgPresence loser;
  } rows[] = {
    { "knockout", 1, BRG_PRESENCE_OUT },
    { "third-place", 2, BRG_PRESENCE_PLAYS },
    { "all-places", 2, BRG_PRESENCE_PLAYS },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (BrgSnapshot) snapshot = draft_fixture_new (rows[i].system, DRAUGHTS, 4, 2, TRUE);
      g_autoptr (BrgDraft) draft = NULL;

      draft_fixture_play (snapshot, "1-4 1, 2-3 1");
      draft = brg_draft_new (snapshot);
      g_assert_cmpint (brg_draft_get_presence (draft, 3), ==, rows[i].loser);
      draft_fixture_pair (draft);
      g_assert_cmpuint (brg_draft_get_boards (draft, 2)->len, ==, rows[i].n_boards);
      g_assert_true (brg_draft_is_complete (draft));
    }
}

/* The same seed gives the same numbers, whatever numbers stand in the list now. */
static void
test_lots_do_not_depend_on_numbers (void)
{
  g_autoptr (BrgSnapshot) snapshot = draft_fixture_new ("coefficients", DRAUGHTS, 10, 5, FALSE);
  g_autoptr (BrgDraft) draft = NULL;
  g_autofree char *drawn = NULL;

  for (gint i = 0; i < 10; i++)
    draft_fixture_entry (snapshot, i)->number = 10 - i;
  for (gint i = 0; i < 5; i++)
    {
      gpointer swap = snapshot->entries->pdata[i];

      snapshot->entries->pdata[i] = snapshot->entries->pdata[9 - i];
      snapshot->entries->pdata[9 - i] = swap;
    }
  draft = brg_draft_new (snapshot);
  g_assert_cmpint (brg_draft_get_settings (draft)->numbering, ==, BRG_NUMBERING_KEEP);
  number (draft, BRG_NUMBERING_LOTS, 12345);
  drawn = dup_numbered (draft);
  g_assert_cmpstr (drawn, ==, "1:3 2:2 3:7 4:1 5:8 6:9 7:10 8:5 9:4 10:6");
}

static void
test_numbers_by_rating (void)
{
  static const gint ratings[] = { 0, 1900, 2100, 1900, 0, 2100, 2200, 0 };
  g_autoptr (BrgSnapshot) snapshot = draft_fixture_new ("coefficients", DRAUGHTS, 8, 5, FALSE);
  g_autoptr (BrgDraft) draft = NULL;
  BrgSnapshot *preview;
  gboolean differ = FALSE;
  g_autofree char *first = NULL;

  for (gint i = 0; i < 8; i++)
    draft_fixture_entry (snapshot, i)->rating = ratings[i];
  draft = brg_draft_new (snapshot);
  g_assert_cmpint (brg_draft_get_settings (draft)->numbering, ==, BRG_NUMBERING_RATING);
  preview = brg_draft_get_preview (draft);
  for (gint i = 0; i + 1 < 8; i++)
    g_assert_cmpint (brg_snapshot_get_entry (preview, i)->rating, >=,
                     brg_snapshot_get_entry (preview, i + 1)->rating);
  first = dup_numbered (draft);
  for (guint64 seed = 1; seed <= 20; seed++)
    {
      g_autofree char *drawn = NULL;

      number (draft, BRG_NUMBERING_RATING, seed);
      drawn = dup_numbered (draft);
      differ |= !g_str_equal (drawn, first);
    }
  g_assert_true (differ);
}

static void
test_numbers_kept (void)
{
  g_autoptr (BrgSnapshot) swiss = draft_fixture_new ("coefficients", DRAUGHTS, 5, 5, TRUE);
  g_autoptr (BrgSnapshot) table = draft_fixture_new ("berger", DRAUGHTS, 5, 0, TRUE);
  g_autoptr (BrgDraft) swiss_draft = NULL;
  g_autoptr (BrgDraft) table_draft = NULL;
  g_autofree char *swiss_numbers = NULL;
  g_autofree char *table_numbers = NULL;

  /* Number 5 has none yet, number 2 leaves. */
  draft_fixture_entry (swiss, 4)->number = 0;
  draft_fixture_entry (table, 4)->number = 0;
  swiss_draft = brg_draft_new (swiss);
  table_draft = brg_draft_new (table);
  number (swiss_draft, BRG_NUMBERING_KEEP, 1);
  number (table_draft, BRG_NUMBERING_KEEP, 1);
  brg_draft_set_presence (swiss_draft, 1, BRG_PRESENCE_LEAVES);
  brg_draft_set_presence (table_draft, 1, BRG_PRESENCE_LEAVES);
  swiss_numbers = dup_numbered (swiss_draft);
  table_numbers = dup_numbered (table_draft);
  g_assert_cmpstr (swiss_numbers, ==, "1:1 2:2 3:3 4:4 5:5");
  g_assert_cmpstr (table_numbers, ==, "1:1 2:3 3:4 4:5");
}

static void
test_leavers_get_no_number (void)
{
  g_autoptr (BrgSnapshot) snapshot = draft_fixture_new ("coefficients", DRAUGHTS, 4, 5, FALSE);
  g_autoptr (BrgDraft) draft = NULL;
  g_autofree char *numbers = NULL;

  draft_fixture_entry (snapshot, 0)->left_after = 0;
  draft_fixture_entry (snapshot, 2)->joins_round = 2;
  draft = brg_draft_new (snapshot);
  number (draft, BRG_NUMBERING_LIST, 1);
  brg_draft_set_presence (draft, 3, BRG_PRESENCE_ZERO_BYE);
  /* Who comes later or misses the round is classified with all others. */
  numbers = dup_numbered (draft);
  g_assert_cmpstr (numbers, ==, "1:2 2:3 3:4");
}

static void
test_late_entries (void)
{
  g_autoptr (BrgSnapshot) snapshot = draft_fixture_new ("coefficients", DRAUGHTS, 7, 5, TRUE);
  g_autoptr (BrgDraft) draft = NULL;
  g_autoptr (BrgTournament) tournament = NULL;
  g_autofree char *numbers = NULL;
  g_autofree char *without = NULL;

  for (gint i = 4; i < 7; i++)
    draft_fixture_entry (snapshot, i)->number = 0;
  draft_fixture_entry (snapshot, 4)->joins_round = 2;
  draft_fixture_entry (snapshot, 5)->joins_round = 3;
  draft_fixture_entry (snapshot, 6)->joins_round = 2;
  draft_fixture_entry (snapshot, 6)->rating = 2000;
  draft_fixture_play (snapshot, "1-3 1, 2-4 1");
  draft = brg_draft_new (snapshot);
  g_assert_true (brg_draft_gives_numbers (draft));
  g_assert_false (brg_draft_may_number (draft, BRG_NUMBERING_KEEP));
  number (draft, BRG_NUMBERING_RATING, 1);
  numbers = dup_numbered (draft);
  g_assert_cmpstr (numbers, ==, "1:1 2:2 3:3 4:4 5:7 6:5");
  tournament = brg_snapshot_to_tournament (brg_draft_get_preview (draft));
  g_assert_cmpint (brg_tournament_cell (tournament, 4, 1)->outcome, ==, BRG_OUTCOME_ZERO_BYE);
  /* He comes a round earlier than he said. */
  brg_draft_set_presence (draft, 5, BRG_PRESENCE_PLAYS);
  g_assert_cmpint (brg_snapshot_count_numbered (brg_draft_get_preview (draft)), ==, 7);
  brg_draft_set_presence (draft, 4, BRG_PRESENCE_LEAVES);
  brg_draft_set_presence (draft, 5, BRG_PRESENCE_LEAVES);
  brg_draft_set_presence (draft, 6, BRG_PRESENCE_LEAVES);
  g_assert_false (brg_draft_gives_numbers (draft));
  without = dup_numbered (draft);
  g_assert_cmpstr (without, ==, "1:1 2:2 3:3 4:4");
}

static void
test_preview_holds_decisions (void)
{
  g_autoptr (BrgSnapshot) snapshot = draft_fixture_new ("coefficients", "fide-2023", 6, 5, TRUE);
  g_autoptr (BrgDraft) draft = NULL;
  g_autoptr (BrgTournament) tournament = NULL;

  draft_fixture_play (snapshot, "1-2 1, 3-4 1, 5-6 1");
  draft_fixture_entry (snapshot, 5)->left_after = 1;
  draft_fixture_announce (snapshot, 0, 2, BRG_OUTCOME_ZERO_BYE);
  draft = brg_draft_new (snapshot);
  brg_draft_set_presence (draft, 0, BRG_PRESENCE_PLAYS);
  brg_draft_set_presence (draft, 1, BRG_PRESENCE_HALF_BYE);
  brg_draft_set_presence (draft, 2, BRG_PRESENCE_LEAVES);
  brg_draft_set_presence (draft, 5, BRG_PRESENCE_RETURNS);
  tournament = brg_snapshot_to_tournament (brg_draft_get_preview (draft));
  g_assert_cmpint (brg_tournament_cell (tournament, 0, 2)->outcome, ==, BRG_OUTCOME_NONE);
  g_assert_cmpint (brg_tournament_cell (tournament, 1, 2)->outcome, ==, BRG_OUTCOME_HALF_BYE);
  g_assert_cmpint (tournament->players[2].left_after, ==, 1);
  g_assert_cmpint (tournament->players[5].left_after, ==, BRG_STAYS);
  g_assert_cmpint (brg_tournament_score (tournament, 0, 1), ==, BRG_POINT);
  /* The snapshot is untouched. */
  g_assert_cmpint (brg_snapshot_get_entry (snapshot, 5)->left_after, ==, 1);
}

static void
test_settings (void)
{
  g_autoptr (BrgSnapshot) snapshot = draft_fixture_new ("coefficients", DRAUGHTS, 6, 5, TRUE);
  g_autoptr (BrgDraft) first = brg_draft_new (snapshot);
  g_autoptr (BrgDraft) later = NULL;
  BrgDraftSettings settings = *brg_draft_get_settings (first);
  gint n_white = 0;

  g_assert_true (brg_draft_has_colour_lot (first));
  g_assert_true (settings.draws_colour);
  for (guint64 seed = 0; seed < 64; seed++)
    {
      settings.seed = seed;
      brg_draft_set_settings (first, &settings);
      g_assert_cmpint (brg_draft_get_settings (first)->initial_colour, !=, BRG_COLOUR_NONE);
      n_white += brg_draft_get_settings (first)->initial_colour == BRG_COLOUR_WHITE;
    }
  g_assert_cmpint (n_white, >, 10);
  g_assert_cmpint (n_white, <, 54);
  settings.draws_colour = FALSE;
  settings.initial_colour = BRG_COLOUR_BLACK;
  brg_draft_set_settings (first, &settings);
  g_assert_cmpint (brg_draft_get_settings (first)->initial_colour, ==, BRG_COLOUR_BLACK);

  draft_fixture_play (snapshot, "1-4 1, 5-2 1, 3-6 1");
  draft_fixture_play (snapshot, "4-3 1, 2-1 1, 6-5 1");
  snapshot->group->initial_colour = BRG_COLOUR_WHITE;
  later = brg_draft_new (snapshot);
  g_assert_false (brg_draft_has_colour_lot (later));
  settings.n_rounds = 1;
  settings.cycles = 0;
  brg_draft_set_settings (later, &settings);
  g_assert_cmpint (brg_draft_get_settings (later)->n_rounds, ==, 3);
  g_assert_cmpint (brg_draft_get_settings (later)->cycles, ==, 1);
  g_assert_cmpint (brg_draft_get_settings (later)->initial_colour, ==, BRG_COLOUR_WHITE);
}

BRG_TEST_TOPIC ("draft")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/draft/begins-with-what-is-known", test_begins_with_what_is_known);
  for (gsize i = 0; i < G_N_ELEMENTS (choices); i++)
    g_test_add_data_func (choices[i].path, GSIZE_TO_POINTER (i), test_choice);
  g_test_add_func ("/app/draft/toggle", test_toggle);
  g_test_add_func ("/app/draft/many-absent", test_many_absent);
  g_test_add_func ("/app/draft/missed-the-last-round", test_missed);
  g_test_add_func ("/app/draft/came-too-late", test_came_late);
  g_test_add_func ("/app/draft/rus-draughts-2022/5.4.10.4/numbers-by-lot", test_numbers_by_lot);
  g_test_add_func ("/app/draft/rus-draughts-2022/5.4.10.4/numbering-of-systems",
                   test_numbering_of_systems);
  g_test_add_func ("/app/draft/rus-draughts-2022/1.4/third-place", test_match_for_third_place);
  g_test_add_func ("/app/draft/lots-do-not-depend-on-numbers", test_lots_do_not_depend_on_numbers);
  g_test_add_func ("/app/draft/rus-draughts-2022/5.4.10.5.1/numbers-by-rating",
                   test_numbers_by_rating);
  g_test_add_func ("/app/draft/numbers-kept", test_numbers_kept);
  g_test_add_func ("/app/draft/leavers-get-no-number", test_leavers_get_no_number);
  g_test_add_func ("/app/draft/late-entries", test_late_entries);
  g_test_add_func ("/app/draft/preview-holds-decisions", test_preview_holds_decisions);
  g_test_add_func ("/app/draft/settings", test_settings);
  return g_test_run ();
}
