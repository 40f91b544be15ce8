/* test-varma-lots.c - the procedure with envelopes: from the seed, by hand, and where it is
 * impossible
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-draft-numbers.h"
#include "brg-draft-plan.h"
#include "brg-test.h"
#include "brg-varma-lots.h"
#include "brg-varma-text.h"

#include "brg-draft-private.h"
#include "draft-fixture.h"

/* A round robin; @regions has a letter a player, `.` for none. */
static BrgSnapshot *
make_group (const char *regions)
{
  BrgSnapshot *snapshot =
      draft_fixture_new ("berger", "rus-chess-2014", (gint) strlen (regions), 0, FALSE);

  for (gint i = 0; regions[i] != '\0'; i++)
    if (regions[i] != '.')
      {
        BrgEntry *entry = draft_fixture_entry (snapshot, i);

        g_free (entry->organisation);
        entry->organisation = g_strdup_printf ("%c", regions[i]);
      }
  return snapshot;
}

static BrgVarmaLots *
make_lots (BrgSnapshot *snapshot, guint64 seed)
{
  g_autofree gint *entries = g_new (gint, snapshot->entries->len);

  for (guint i = 0; i < snapshot->entries->len; i++)
    entries[i] = (gint) (snapshot->entries->len - 1 - i);
  return brg_varma_lots_new (snapshot, entries, (gint) snapshot->entries->len,
                             BRG_DELEGATION_ORGANISATION, seed);
}

static const BrgVarmaTurn *
get_turn (const BrgVarmaLots *lots, guint turn)
{
  return &g_array_index (brg_varma_lots_get_turns (lots), BrgVarmaTurn, turn);
}

/* Delegations in the order in which they draw, "BBBAADD.". */
static char *
dup_sequence (const BrgVarmaLots *lots)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < brg_varma_lots_get_turns (lots)->len; i++)
    g_string_append (text, *get_turn (lots, i)->delegation != '\0' ? get_turn (lots, i)->delegation
                                                                   : ".");
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
test_order (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_group ("A.BBADDBE.");
  g_autoptr (BrgVarmaLots) lots = make_lots (snapshot, 1);
  g_autofree char *sequence = dup_sequence (lots);

  g_assert_cmpstr (sequence, ==, "BBBAADDE..");
  /* А3, А4, А8 of one delegation, by alphabet. */
  g_assert_cmpint (get_turn (lots, 0)->entry, ==, 2);
  g_assert_cmpint (get_turn (lots, 1)->entry, ==, 3);
  g_assert_cmpint (get_turn (lots, 2)->entry, ==, 7);
  g_assert_cmpint (get_turn (lots, 0)->size, ==, 3);
  g_assert_cmpint (get_turn (lots, 9)->size, ==, 1);
}

/* 3 3 2 2 of ten: every delegation draws from one envelope of the table 9/10, whatever the seed,
 * and the same seed gives the same. */
static void
test_seed (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_group ("AAABBBCCDD");

  for (guint64 seed = 0; seed < 50; seed++)
    {
      g_autoptr (BrgVarmaLots) lots = make_lots (snapshot, seed);
      g_autoptr (BrgVarmaLots) again = make_lots (snapshot, seed);
      g_autoptr (GPtrArray) parted = brg_varma_lots_list_parted (lots);
      g_autoptr (GArray) late = brg_varma_lots_list_late (lots);
      g_autofree gint *order = NULL;
      g_autofree gint *second = NULL;
      g_autofree char *remarks = brg_varma_lots_dup_remarks (lots);

      g_assert_true (brg_varma_lots_is_complete (lots));
      g_assert_cmpuint (parted->len, ==, 0);
      g_assert_cmpuint (late->len, ==, 0);
      g_assert_cmpstr (remarks, ==, "");
      order = brg_varma_lots_dup_order (lots);
      second = brg_varma_lots_dup_order (again);
      g_assert_cmpmem (order, 10 * sizeof *order, second, 10 * sizeof *second);
      for (guint i = 0; i < 10; i++)
        {
          const BrgVarmaTurn *turn = get_turn (lots, i);

          g_assert_cmpint (order[turn->number - 1], ==, turn->entry);
          g_assert_cmpint (turn->envelope, ==, brg_varma_get_group (10, turn->number));
          if (turn->size == 3)
            g_assert_cmpint (turn->envelope, <=, 1);
        }
    }
}

#define assert_fault(lots, turn, kind, text)                        \
  G_STMT_START                                                      \
  {                                                                 \
    g_autofree char *fault = brg_varma_lots_dup_fault (lots, turn); \
    g_assert_cmpint (get_turn (lots, turn)->fault, ==, kind);       \
    g_assert_cmpstr (fault, ==, text);                              \
  }                                                                 \
  G_STMT_END

/* Table 9/10: A 3 4 8, B 5 7 9, C 1 6, D 2 10. */
static void
test_by_hand (void)
{
  static const gint numbers[] = { 3, 4, 8, 5, 7, 9, 1, 6, 2, 10 };
  g_autoptr (BrgSnapshot) snapshot = make_group ("AAABBBCCDD");
  g_autoptr (BrgVarmaLots) lots = make_lots (snapshot, 1);
  g_autoptr (BrgDrawRecord) record = NULL;
  g_autofree char *remarks = NULL;

  brg_varma_lots_set_by_hand (lots, TRUE);
  g_assert_false (brg_varma_lots_is_complete (lots));
  remarks = brg_varma_lots_dup_remarks (lots);
  g_assert_cmpstr (remarks, ==, "10 numbers are still to be drawn.");
  brg_varma_lots_set_number (lots, 0, 1);
  assert_fault (lots, 0, BRG_VARMA_FAULT_SMALL_ENVELOPE,
                "Number 1 belongs to envelope C, which does not have enough numbers for 3 "
                "players.");
  brg_varma_lots_set_number (lots, 0, 11);
  assert_fault (lots, 0, BRG_VARMA_FAULT_NUMBER, "The numbers are 1 to 10.");
  brg_varma_lots_set_number (lots, 0, 3);
  assert_fault (lots, 0, BRG_VARMA_FAULT_NONE, "");
  brg_varma_lots_set_number (lots, 1, 5);
  assert_fault (lots, 1, BRG_VARMA_FAULT_OTHER_ENVELOPE,
                "Number 5 belongs to envelope B, but the delegation draws from envelope A.");
  brg_varma_lots_set_number (lots, 1, 3);
  assert_fault (lots, 1, BRG_VARMA_FAULT_TAKEN, "Number 3 is drawn twice.");
  brg_varma_lots_set_number (lots, 1, 0);
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      g_assert_false (brg_varma_lots_is_complete (lots));
      brg_varma_lots_set_number (lots, i, numbers[i]);
      g_assert_cmpint (get_turn (lots, i)->fault, ==, BRG_VARMA_FAULT_NONE);
    }
  g_assert_true (brg_varma_lots_is_complete (lots));
  record = brg_varma_lots_to_record (lots);
  g_assert_true (record->is_by_hand);
  g_assert_cmpuint (record->steps->len, ==, 10);
  g_assert_cmpint (g_array_index (record->steps, BrgDrawStep, 3).number, ==, 5);
  g_assert_cmpint (g_array_index (record->steps, BrgDrawStep, 3).envelope, ==, 1);
  g_assert_cmpint (g_array_index (record->steps, BrgDrawStep, 3).entry_id, ==, 104);
}

/* Five of ten find no envelope: they draw in parts when the arbiter says so, else not. */
static void
test_too_large (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_group ("AAAAABBCCD");
  g_autoptr (BrgVarmaLots) lots = make_lots (snapshot, 7);
  g_autofree char *remarks = brg_varma_lots_dup_remarks (lots);

  g_assert_false (brg_varma_lots_is_complete (lots));
  g_assert_true (
      g_str_has_prefix (remarks, "A: no envelope has enough numbers for all 5 players."));
  brg_varma_lots_set_parts (lots, TRUE);
  g_assert_true (brg_varma_lots_is_complete (lots));
  brg_varma_lots_set_by_hand (lots, TRUE);
  brg_varma_lots_set_number (lots, 0, 3);
  brg_varma_lots_set_number (lots, 1, 5);
  g_assert_cmpint (get_turn (lots, 0)->fault, ==, BRG_VARMA_FAULT_SMALL_ENVELOPE);
  for (gint i = 0, number = 1; i < 10; i++, number++)
    brg_varma_lots_set_number (lots, (guint) i, number);
  g_assert_true (brg_varma_lots_is_complete (lots));
  brg_varma_lots_set_parts (lots, FALSE);
  g_assert_false (brg_varma_lots_is_complete (lots));
}

/* Of twelve 6 and 12 are in one envelope and meet in the last round. */
static void
test_late (void)
{
  static const gint numbers[] = { 6, 12, 8, 1, 2, 7, 3, 11, 4, 5, 9, 10 };
  g_autoptr (BrgSnapshot) snapshot = make_group ("AAABBBCCCCDD");
  g_autoptr (BrgVarmaLots) lots = make_lots (snapshot, 7);
  g_autofree char *remarks = NULL;

  brg_varma_lots_set_by_hand (lots, TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    brg_varma_lots_set_number (lots, (i + 4) % 12, numbers[i]);
  remarks = brg_varma_lots_dup_remarks (lots);
  g_assert_cmpstr (remarks, ==, "А1 and А2 of the same delegation meet in round 11.");
}

/* Two of one delegation who have one name: the remark tells them apart. */
static void
test_namesakes (void)
{
  static const gint numbers[] = { 6, 12, 8, 1, 2, 7, 3, 11, 4, 5, 9, 10 };
  g_autoptr (BrgSnapshot) snapshot = make_group ("AAABBBCCCCDD");
  g_autoptr (BrgVarmaLots) lots = NULL;
  g_autofree char *remarks = NULL;

  for (gint i = 0; i < 2; i++)
    {
      BrgEntry *entry = draft_fixture_entry (snapshot, i);

      g_free (entry->family_name);
      entry->family_name = g_strdup ("Ivanov");
      g_free (entry->birth);
      entry->birth = g_strdup_printf ("%d", 2001 + i);
    }
  lots = make_lots (snapshot, 7);
  brg_varma_lots_set_by_hand (lots, TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    brg_varma_lots_set_number (lots, (i + 4) % 12, numbers[i]);
  remarks = brg_varma_lots_dup_remarks (lots);
  g_assert_cmpstr (remarks, ==,
                   "Ivanov (2001) and Ivanov (2002) of the same delegation meet in round 11.");
}

static void
test_no_table (void)
{
  static const struct
  {
    const char *regions;
    gboolean has_table;
  } cases[] = {
    { "AABBCCDD", FALSE },
    { "AABBCC...", TRUE },
    { "AABBCC..................", TRUE },
    { "AABBCCDDEEFFGGHHIIJJKKLLM", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (BrgSnapshot) snapshot = make_group (cases[i].regions);
      g_autoptr (BrgVarmaLots) lots = make_lots (snapshot, 7);
      g_autofree char *remarks = brg_varma_lots_dup_remarks (lots);

      g_assert_cmpint (brg_varma_lots_has_table (lots), ==, cases[i].has_table);
      g_assert_cmpint (*remarks == '\0', ==, cases[i].has_table);
      if (!cases[i].has_table)
        g_assert_false (brg_varma_lots_is_complete (lots));
    }
}

static BrgDraft *
make_draft (BrgSnapshot *snapshot)
{
  BrgDraft *draft = brg_draft_new (snapshot);
  BrgDraftSettings settings = *brg_draft_get_settings (draft);

  settings.numbering = BRG_NUMBERING_VARMA;
  settings.seed = 42;
  brg_draft_set_settings (draft, &settings);
  return draft;
}

/* The numbers of a draft are those of its draw, outlive other settings, and the plan keeps who drew
 * them. */
static void
test_draft (void)
{
  static const gint numbers[] = { 8, 3, 4, 9, 5, 7, 6, 1, 10, 2 };
  g_autoptr (BrgSnapshot) snapshot = make_group ("AAABBBCCDD");
  g_autoptr (BrgDraft) draft = make_draft (snapshot);
  g_autoptr (BrgRoundPlan) plan = NULL;
  BrgDraftSettings settings;
  BrgVarmaLots *lots = brg_draft_get_lots (draft);

  g_assert_true (brg_draft_has_numbers (draft));
  for (guint i = 0; i < 10; i++)
    g_assert_cmpint (brg_draft_find_player (draft, get_turn (lots, i)->entry), ==,
                     get_turn (lots, i)->number - 1);
  brg_varma_lots_set_by_hand (lots, TRUE);
  brg_draft_take_lots (draft);
  g_assert_false (brg_draft_has_numbers (draft));
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    brg_varma_lots_set_number (lots, i, numbers[i]);
  brg_draft_take_lots (draft);
  g_assert_true (brg_draft_has_numbers (draft));
  settings = *brg_draft_get_settings (draft);
  settings.cycles = 2;
  brg_draft_set_settings (draft, &settings);
  g_assert_true (brg_draft_get_lots (draft) == lots);
  for (guint i = 0; i < 10; i++)
    g_assert_cmpint (brg_draft_find_player (draft, get_turn (lots, i)->entry), ==, numbers[i] - 1);
  draft_fixture_pair (draft);
  plan = brg_draft_to_plan (draft, 1);
  g_assert_cmpstr (plan->method, ==, "varma");
  g_assert_true (plan->draw->is_by_hand);
  g_assert_cmpint (g_array_index (plan->numbering, gint64, 7), ==, 101);
  /* Who leaves changes the draw. */
  brg_draft_set_presence (draft, 9, BRG_PRESENCE_LEAVES);
  g_assert_cmpuint (brg_varma_lots_get_turns (brg_draft_get_lots (draft))->len, ==, 9);
  g_assert_false (brg_varma_lots_is_by_hand (brg_draft_get_lots (draft)));
}

/* Without a table there are no numbers from it; another way is always there. */
static void
test_draft_without_table (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_group ("AABBCC");
  g_autoptr (BrgSnapshot) swiss =
      draft_fixture_new ("coefficients", "rus-draughts-2022", 10, 5, FALSE);
  g_autoptr (BrgDraft) draft = make_draft (snapshot);
  g_autoptr (BrgDraft) other = make_draft (swiss);
  BrgDraftSettings settings = *brg_draft_get_settings (draft);

  g_assert_false (brg_draft_has_numbers (draft));
  settings.numbering = BRG_NUMBERING_LOTS;
  brg_draft_set_settings (draft, &settings);
  g_assert_true (brg_draft_has_numbers (draft));
  g_assert_cmpint (brg_draft_get_settings (other)->numbering, !=, BRG_NUMBERING_VARMA);
}

BRG_TEST_TOPIC ("varma-lots")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/varma-lots/rus-chess-2014/22.9.1.2/order", test_order);
  g_test_add_func ("/app/varma-lots/rus-chess-2014/22.9.1/seed", test_seed);
  g_test_add_func ("/app/varma-lots/rus-chess-2014/22.9.1.3/by-hand", test_by_hand);
  g_test_add_func ("/app/varma-lots/too-large", test_too_large);
  g_test_add_func ("/app/varma-lots/late", test_late);
  g_test_add_func ("/app/varma-lots/namesakes", test_namesakes);
  g_test_add_func ("/app/varma-lots/rus-chess-2014/22.9/no-table", test_no_table);
  g_test_add_func ("/app/varma-lots/draft", test_draft);
  g_test_add_func ("/app/varma-lots/draft-without-table", test_draft_without_table);
  return g_test_run ();
}
