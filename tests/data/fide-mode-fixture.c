/* fide-mode-fixture.c - a tournament in FIDE mode that is paired by its system
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fide-mode-fixture.h"

#include "brg-pairing-systems.h"
#include "brg-rulebooks.h"
#include "brg-snapshot-tournament.h"

void
fide_mode_open (StoreFixture *fixture, gint n_players, gint n_rounds)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgEvent) event = brg_event_new ();
  g_autoptr (BrgGroup) group = brg_group_new ();
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_entry_free);
  g_autoptr (BrgSnapshot) snapshot = NULL;

  fixture->folder = g_dir_make_tmp ("berger-test-XXXXXX", &error);
  g_assert_no_error (error);
  fixture->path = g_build_filename (fixture->folder, "work.berger", NULL);
  fixture->store = brg_store_open (fixture->path, BRG_STORE_CREATE, &error);
  g_assert_no_error (error);
  g_free (event->name);
  event->name = g_strdup ("Open");
  event->rulebook = brg_rulebook_find ("fide-2023");
  event->discipline = BRG_DISCIPLINE_CHESS;
  g_free (group->system);
  group->system = g_strdup ("dutch");
  group->n_rounds = n_rounds;
  group->initial_colour = BRG_COLOUR_WHITE;
  group->fide_mode = BRG_FIDE_MODE_ON;
  for (gint i = 1; i <= n_players; i++)
    {
      BrgEntry *entry = brg_entry_new ();

      g_free (entry->family_name);
      entry->family_name = g_strdup_printf ("Player%d", i);
      entry->number = i;
      entry->rating = 2400 - i;
      g_ptr_array_add (entries, entry);
    }
  brg_store_create_event (fixture->store, event, group, entries, &fixture->group_id, &error);
  g_assert_no_error (error);
  snapshot = store_fixture_load (fixture);
  fixture->event_id = snapshot->event->id;
}

BrgRoundPlan *
fide_mode_plan (StoreFixture *fixture)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  g_autoptr (BrgTournament) tournament = brg_snapshot_to_tournament (snapshot);
  BrgPairingRequest request = { .round = (gint) snapshot->rounds->len + 1 };
  g_autoptr (BrgPairing) pairing = NULL;
  BrgRoundPlan *plan = brg_round_plan_new (fixture->group_id);

  /* What has no result yet is a draw for the pairing. */
  for (gint round = 1; round < request.round; round++)
    for (gint i = 0; i < tournament->n_players; i++)
      {
        BrgCell *cell = brg_tournament_cell (tournament, i, round);

        if (cell->opponent != BRG_NOBODY && cell->outcome == BRG_OUTCOME_NONE)
          cell->outcome = BRG_OUTCOME_ADJOURNED;
      }
  pairing = brg_pairing_system_pair (brg_pairing_system_find (snapshot->group->system), tournament,
                                     &request, &error);
  g_assert_no_error (error);
  g_assert_true (pairing->exists);
  for (guint i = 0; i < pairing->pairs->len; i++)
    {
      BrgPair pair = g_array_index (pairing->pairs, BrgPair, i);
      BrgPlannedBoard board = {
        .round = request.round,
        .white_id = brg_snapshot_get_entry (snapshot, pair.white)->id,
        .black_id =
            pair.black != BRG_NOBODY ? brg_snapshot_get_entry (snapshot, pair.black)->id : 0,
      };

      g_array_append_val (plan->boards, board);
    }
  plan->publish_through = request.round;
  plan->changed_reason = "by hand";
  plan->changed_by = "CA";
  return plan;
}

void
fide_mode_pair (StoreFixture *fixture)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgRoundPlan) plan = fide_mode_plan (fixture);

  brg_store_add_rounds (fixture->store, plan, &error);
  g_assert_no_error (error);
}

void
fide_mode_enter (StoreFixture *fixture, gint round, BrgOutcome white, BrgOutcome black)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  const BrgRound *paired = brg_snapshot_get_round (snapshot, round);

  for (guint i = 0; i < paired->games->len; i++)
    {
      const BrgGame *game = &g_array_index (paired->games, BrgGame, i);

      if (game->black == BRG_NOBODY)
        continue;
      brg_store_set_result (fixture->store, game->id, white, black, &error);
      g_assert_no_error (error);
    }
}

void
fide_mode_play (StoreFixture *fixture, gint n)
{
  for (gint i = 0; i < n; i++)
    {
      g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);

      fide_mode_pair (fixture);
      fide_mode_enter (fixture, (gint) snapshot->rounds->len + 1, BRG_OUTCOME_WIN,
                       BRG_OUTCOME_LOSS);
    }
}

void
fide_mode_assert_held (StoreFixture *fixture,
                       gboolean done,
                       GError *error,
                       const char *act,
                       BrgIrregularLevel level)
{
  const GPtrArray *findings = brg_store_get_irregular (fixture->store);
  gboolean is_there = FALSE;

  g_assert_false (done);
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_IRREGULAR);
  g_assert_nonnull (findings);
  for (guint i = 0; i < findings->len; i++)
    {
      const BrgModeFinding *finding = findings->pdata[i];

      if (!g_str_equal (finding->act->id, act))
        continue;
      is_there = TRUE;
      g_assert_cmpint (finding->act->level, ==, level);
    }
  g_assert_true (is_there);
  g_error_free (error);
}

void
fide_mode_confirm (StoreFixture *fixture)
{
  g_autoptr (GError) error = NULL;

  brg_store_do_irregular (fixture->store, &error);
  g_assert_no_error (error);
  brg_journal_verify (fixture->store, &error);
  g_assert_no_error (error);
}

char *
fide_mode_dup_last_line (StoreFixture *fixture)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);

  for (guint i = snapshot->mode_remarks->len; i > 0; i--)
    {
      char *line = brg_mode_remark_dup_line (snapshot->mode_remarks->pdata[i - 1]);

      if (line != NULL)
        return line;
    }
  return NULL;
}
