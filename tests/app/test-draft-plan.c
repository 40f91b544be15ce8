/* test-draft-plan.c - a draft is stored as it was shown
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-action-names.h"
#include "brg-draft-bans.h"
#include "brg-draft-job.h"
#include "brg-draft-numbers.h"
#include "brg-draft-pairs.h"
#include "brg-draft-plan.h"
#include "brg-journal.h"
#include "brg-pairing-removal.h"
#include "brg-snapshot-tournament.h"
#include "brg-store-rounds.h"
#include "brg-test.h"
#include "store-fixture.h"

static void
pair (BrgDraft *draft)
{
  g_autoptr (GError) error = NULL;

  brg_draft_compute (draft, BRG_DRAFT_ALL, &error);
  g_assert_no_error (error);
}

static BrgSnapshot *
store_draft (StoreFixture *fixture, BrgDraft *draft, gint publish_through)
{
  g_autoptr (BrgRoundPlan) plan = brg_draft_to_plan (draft, publish_through);
  guint n_changed = brg_draft_count_manual (draft) + brg_draft_count_bans (draft);
  g_autoptr (GError) error = NULL;

  /* rus-draughts-2022 5.4.10.12: who shows the draft asks for it. */
  if (n_changed > 0)
    {
      g_assert_false (brg_store_add_rounds (fixture->store, plan, &error));
      g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
      g_clear_error (&error);
      plan->changed_reason = "reason";
      plan->changed_by = "arbiter";
    }
  brg_store_add_rounds (fixture->store, plan, &error);
  g_assert_no_error (error);
  brg_journal_verify (fixture->store, &error);
  g_assert_no_error (error);
  return store_fixture_load (fixture);
}

static void
assert_entries_are_as_shown (BrgDraft *draft, const BrgSnapshot *stored)
{
  BrgSnapshot *preview = brg_draft_get_preview (draft);

  g_assert_cmpuint (stored->entries->len, ==, preview->entries->len);
  for (gint i = 0; i < (gint) stored->entries->len; i++)
    {
      const BrgEntry *entry = brg_snapshot_get_entry (stored, i);
      const BrgEntry *shown = brg_snapshot_get_entry (preview, i);

      g_assert_cmpint (entry->id, ==, shown->id);
      g_assert_cmpint (entry->number, ==, shown->number);
      g_assert_cmpint (entry->left_after, ==, shown->left_after);
      g_assert_cmpint (entry->joins_round, ==, shown->joins_round);
    }
}

static void
assert_boards_are_as_shown (BrgDraft *draft, const BrgSnapshot *stored, gint number)
{
  const GArray *boards = brg_draft_get_boards (draft, number);
  const BrgRound *round = brg_snapshot_get_round (stored, number);

  g_assert_nonnull (round);
  g_assert_cmpuint (round->games->len, ==, boards->len);
  for (guint i = 0; i < boards->len; i++)
    {
      const BrgDraftBoard *board = &g_array_index (boards, BrgDraftBoard, i);
      const BrgGame *game = &g_array_index (round->games, BrgGame, i);

      g_assert_cmpint (game->board, ==, (gint) i + 1);
      g_assert_cmpint (game->white, ==, board->white);
      g_assert_cmpint (game->black, ==, board->black);
      g_assert_cmpint (game->is_manual, ==, board->is_manual);
      if (board->black == BRG_NOBODY)
        g_assert_cmpint (game->white_outcome, ==, BRG_OUTCOME_PAIRING_BYE);
    }
}

static void
assert_absences_are_as_shown (BrgDraft *draft, const BrgSnapshot *stored)
{
  g_autoptr (BrgTournament) shown = brg_snapshot_to_tournament (brg_draft_get_preview (draft));
  g_autoptr (BrgTournament) found = brg_snapshot_to_tournament (stored);
  gint round = brg_draft_get_first_round (draft);

  for (gint player = 0; player < shown->n_players; player++)
    if (brg_draft_find_board (draft, round, player) < 0)
      g_assert_cmpint (brg_tournament_cell (found, player, round)->outcome, ==,
                       brg_tournament_cell (shown, player, round)->outcome);
}

static void
add_late_entry (StoreFixture *fixture, const char *name, gint joins_round)
{
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_entry_free);
  BrgEntry *entry = brg_entry_new ();
  g_autoptr (GError) error = NULL;

  g_free (entry->family_name);
  entry->family_name = g_strdup (name);
  entry->joins_round = joins_round;
  g_ptr_array_add (entries, entry);
  g_assert_true (brg_store_add_entries (fixture->store, fixture->group_id, entries, NULL, &error));
}

static void
enter_results (StoreFixture *fixture, gint round)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  const BrgRound *paired = brg_snapshot_get_round (snapshot, round);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < paired->games->len; i++)
    {
      const BrgGame *game = &g_array_index (paired->games, BrgGame, i);

      if (game->black != BRG_NOBODY)
        g_assert_true (brg_store_set_result (fixture->store, game->id, BRG_OUTCOME_WIN,
                                             BRG_OUTCOME_LOSS, &error));
    }
  g_assert_true (brg_store_close_round (fixture->store, paired->id, &error));
}

static void
test_first_round (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) before = NULL;
  g_autoptr (BrgSnapshot) after = NULL;
  g_autoptr (BrgDraft) draft = NULL;
  BrgDraftSettings settings;

  store_fixture_open (&fixture, 9);
  before = store_fixture_load (&fixture);
  draft = brg_draft_new (before);
  settings = *brg_draft_get_settings (draft);
  settings.numbering = BRG_NUMBERING_LOTS;
  settings.seed = G_MAXUINT64 - 5;
  settings.n_rounds = 8;
  brg_draft_set_settings (draft, &settings);
  g_assert_true (brg_draft_set_presence (draft, 3, BRG_PRESENCE_LEAVES));
  g_assert_true (brg_draft_set_presence (draft, 4, BRG_PRESENCE_ZERO_BYE));
  pair (draft);
  g_assert_cmpint (brg_draft_find_board (draft, 1, brg_draft_find_player (draft, 4)), ==, -1);
  brg_draft_swap_colours (draft, 1, 1);
  after = store_draft (&fixture, draft, 1);
  assert_entries_are_as_shown (draft, after);
  assert_boards_are_as_shown (draft, after, 1);
  assert_absences_are_as_shown (draft, after);
  g_assert_cmpint (brg_snapshot_get_round (after, 1)->state, ==, BRG_ROUND_PUBLISHED);
  g_assert_cmpint (after->group->n_rounds, ==, 8);
  g_assert_cmpuint (after->group->seed, ==, G_MAXUINT64 - 5);
  g_assert_cmpint (after->group->initial_colour, ==,
                   brg_draft_get_settings (draft)->initial_colour);
  store_fixture_close (&fixture);
}

static void
test_later_round (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) first = NULL;
  g_autoptr (BrgSnapshot) before = NULL;
  g_autoptr (BrgSnapshot) after = NULL;
  g_autoptr (BrgDraft) first_draft = NULL;
  g_autoptr (BrgDraft) draft = NULL;
  g_autoptr (GError) error = NULL;

  store_fixture_open (&fixture, 8);
  first = store_fixture_load (&fixture);
  first_draft = brg_draft_new (first);
  pair (first_draft);
  {
    g_autoptr (BrgSnapshot) published = store_draft (&fixture, first_draft, 1);

    g_assert_cmpuint (published->rounds->len, ==, 1);
  }
  enter_results (&fixture, 1);
  add_late_entry (&fixture, "Поздний", 3);
  add_late_entry (&fixture, "Ранний", 2);
  g_assert_true (brg_store_withdraw (fixture.store, brg_snapshot_get_entry (first, 6)->id, 1,
                                     "болезнь", &error));
  g_assert_true (brg_store_set_absence (fixture.store, brg_snapshot_get_entry (first, 2)->id, 2,
                                        BRG_OUTCOME_ZERO_BYE, &error));
  before = store_fixture_load (&fixture);
  draft = brg_draft_new (before);
  g_assert_true (brg_draft_set_presence (draft, 2, BRG_PRESENCE_PLAYS));
  g_assert_true (brg_draft_set_presence (draft, 5, BRG_PRESENCE_ZERO_BYE));
  g_assert_true (brg_draft_set_presence (draft, 6, BRG_PRESENCE_RETURNS));
  g_assert_true (brg_draft_set_presence (draft, 7, BRG_PRESENCE_LEAVES));
  pair (draft);
  after = store_draft (&fixture, draft, 2);
  assert_entries_are_as_shown (draft, after);
  assert_boards_are_as_shown (draft, after, 2);
  assert_absences_are_as_shown (draft, after);
  g_assert_cmpint (brg_snapshot_count_numbered (after), ==, 9);
  store_fixture_close (&fixture);
}

/* The late entry announced for round 3 is there in round 2. */
static void
test_comes_earlier (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) before = NULL;
  g_autoptr (BrgSnapshot) after = NULL;
  g_autoptr (BrgDraft) draft = NULL;

  store_fixture_open (&fixture, 4);
  store_fixture_publish (&fixture);
  enter_results (&fixture, 1);
  add_late_entry (&fixture, "Поздний", 3);
  before = store_fixture_load (&fixture);
  draft = brg_draft_new (before);
  g_assert_true (brg_draft_toggle_presence (draft, 4, BRG_PRESENCE_ZERO_BYE));
  pair (draft);
  after = store_draft (&fixture, draft, 2);
  assert_entries_are_as_shown (draft, after);
  g_assert_cmpint (brg_snapshot_get_entry (after, 4)->number, ==, 5);
  store_fixture_close (&fixture);
}

static void
test_nothing_to_write_but_pairs (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) before = NULL;
  g_autoptr (BrgDraft) draft = NULL;
  g_autoptr (BrgRoundPlan) plan = NULL;

  store_fixture_open (&fixture, 6);
  store_fixture_publish (&fixture);
  enter_results (&fixture, 1);
  before = store_fixture_load (&fixture);
  draft = brg_draft_new (before);
  pair (draft);
  plan = brg_draft_to_plan (draft, 1);
  g_assert_cmpuint (plan->boards->len, ==, 3);
  g_assert_cmpuint (plan->absences->len, ==, 0);
  g_assert_cmpuint (plan->stays->len, ==, 0);
  g_assert_cmpuint (plan->numbering->len, ==, 0);
  g_assert_false (plan->renumber);
  g_assert_null (plan->settings);
  g_assert_cmpint (plan->initial_colour, ==, BRG_COLOUR_NONE);
  g_assert_cmpint (plan->publish_through, ==, 1);
  store_fixture_close (&fixture);
}

static void
test_round_robin (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) before = NULL;
  g_autoptr (BrgSnapshot) after = NULL;
  g_autoptr (BrgDraft) draft = NULL;
  g_autoptr (BrgGroup) group = NULL;
  g_autoptr (GError) error = NULL;
  BrgDraftSettings settings;

  store_fixture_open (&fixture, 6);
  {
    g_autoptr (BrgSnapshot) swiss = store_fixture_load (&fixture);

    group = brg_group_copy (swiss->group);
  }
  g_free (group->system);
  group->system = g_strdup ("berger");
  g_assert_true (brg_store_update_group (fixture.store, group, &error));
  before = store_fixture_load (&fixture);
  draft = brg_draft_new (before);
  settings = *brg_draft_get_settings (draft);
  settings.cycles = 2;
  settings.swap_last_rounds = TRUE;
  brg_draft_set_settings (draft, &settings);
  brg_draft_set_presence (draft, 1, BRG_PRESENCE_LEAVES);
  pair (draft);
  after = store_draft (&fixture, draft, 1);
  assert_entries_are_as_shown (draft, after);
  g_assert_cmpuint (after->rounds->len, ==, 10);
  for (gint round = 1; round <= 10; round++)
    assert_boards_are_as_shown (draft, after, round);
  g_assert_cmpint (brg_snapshot_get_round (after, 1)->state, ==, BRG_ROUND_PUBLISHED);
  g_assert_cmpint (brg_snapshot_get_round (after, 2)->state, ==, BRG_ROUND_PLANNED);
  g_assert_cmpint (after->group->cycles, ==, 2);
  g_assert_true (after->group->swap_last_rounds);
  store_fixture_close (&fixture);
}

/* A pair that is forbidden in the assistant is forbidden once the round is stored, and not before.
 */
static void
test_forbidden_pair (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) before = NULL;
  g_autoptr (BrgSnapshot) unchanged = NULL;
  g_autoptr (BrgSnapshot) after = NULL;
  g_autoptr (BrgDraft) draft = NULL;
  BrgDraftBoard forbidden;
  const BrgBan *ban;
  gint64 ids[2];

  store_fixture_open (&fixture, 9);
  before = store_fixture_load (&fixture);
  draft = brg_draft_new (before);
  pair (draft);
  forbidden = g_array_index (brg_draft_get_boards (draft, 1), BrgDraftBoard, 0);
  ids[0] = brg_snapshot_get_entry (brg_draft_get_preview (draft), forbidden.white)->id;
  ids[1] = brg_snapshot_get_entry (brg_draft_get_preview (draft), forbidden.black)->id;
  g_assert_true (brg_draft_forbid (draft, 0, BRG_STAYS));
  g_assert_true (brg_draft_compute (draft, BRG_DRAFT_FREE, NULL));
  unchanged = store_fixture_load (&fixture);
  g_assert_cmpuint (unchanged->bans->len, ==, 0);
  after = store_draft (&fixture, draft, 1);
  assert_boards_are_as_shown (draft, after, 1);
  g_assert_cmpuint (after->bans->len, ==, 1);
  ban = &g_array_index (after->bans, BrgBan, 0);
  g_assert_cmpint (brg_snapshot_get_entry (after, ban->entry)->id, ==, ids[0]);
  g_assert_cmpint (brg_snapshot_get_entry (after, ban->other)->id, ==, ids[1]);
  g_assert_cmpint (ban->first_round, ==, 1);
  g_assert_cmpint (ban->last_round, ==, BRG_STAYS);
  g_assert_cmpstr (brg_snapshot_get_round (after, 1)->changed_reason, ==, "reason");
  g_assert_cmpstr (brg_snapshot_get_round (after, 1)->changed_by, ==, "arbiter");
  store_fixture_close (&fixture);
}

static void
assert_removal (StoreFixture *fixture, gint round, const char *reason, const char *author)
{
  g_autoptr (GPtrArray) journal = brg_journal_list (fixture->store, fixture->event_id, NULL);
  g_autofree char *found = NULL;
  g_autofree char *by = NULL;

  g_assert_cmpint (brg_pairing_removal_find (journal, fixture->group_id, round, &found, &by), ==,
                   *reason != '\0');
  g_assert_cmpstr (found, ==, reason);
  g_assert_cmpstr (by, ==, author);
}

/* A published round that is drawn anew keeps why it was removed and who decided, whoever removed
 * it: the arbiter, or the correction of an earlier result. */
static void
test_drawn_anew (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) before = NULL;
  g_autoptr (BrgSnapshot) after = NULL;
  g_autoptr (BrgDraft) draft = NULL;
  g_autoptr (BrgRoundPlan) plan = NULL;
  g_autoptr (BrgJournalEntry) entry = NULL;
  g_autofree char *title = NULL;

  store_fixture_open (&fixture, 6);
  store_fixture_publish (&fixture);
  assert_removal (&fixture, 1, "", "");
  brg_store_remove_rounds (fixture.store, fixture.group_id, 1, "a late player", "G. Osipov",
                           &error);
  g_assert_no_error (error);
  assert_removal (&fixture, 1, "a late player", "G. Osipov");
  before = store_fixture_load (&fixture);
  draft = brg_draft_new (before);
  pair (draft);
  plan = brg_draft_to_plan (draft, 1);
  plan->changed_reason = "a late player";
  plan->changed_by = "G. Osipov";
  brg_store_add_rounds (fixture.store, plan, &error);
  g_assert_no_error (error);
  after = store_fixture_load (&fixture);
  g_assert_cmpstr (brg_snapshot_get_round (after, 1)->changed_reason, ==, "a late player");
  entry = brg_journal_peek_undo (fixture.store, fixture.event_id);
  title = brg_journal_entry_dup_title (entry);
  g_assert_nonnull (strstr (title, "decision on the pairs: a late player (G. Osipov)"));
  /* What is paired now was not removed since. */
  assert_removal (&fixture, 2, "", "");
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("draft-plan")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/draft-plan/first-round", test_first_round);
  g_test_add_func ("/app/draft-plan/later-round", test_later_round);
  g_test_add_func ("/app/draft-plan/comes-earlier", test_comes_earlier);
  g_test_add_func ("/app/draft-plan/nothing-but-pairs", test_nothing_to_write_but_pairs);
  g_test_add_func ("/app/draft-plan/round-robin", test_round_robin);
  g_test_add_func ("/app/draft-plan/rus-draughts-2022 5.4.10.12/forbidden-pair",
                   test_forbidden_pair);
  g_test_add_func ("/app/draft-plan/rus-draughts-2022 5.4.10.12/drawn-anew", test_drawn_anew);
  return g_test_run ();
}
