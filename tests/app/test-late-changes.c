/* test-late-changes.c - something changes after a round was paired, by every system
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <locale.h>

#include "brg-correction.h"
#include "brg-draft-bans.h"
#include "brg-draft-job.h"
#include "brg-draft-private.h"
#include "brg-leaving.h"
#include "brg-test.h"
#include "system-events.h"

/* Three rounds that are played, and one on the wall; of a table all of its rounds. */
static BrgSnapshot *
make_snapshot (const SystemEvent *event)
{
  BrgSnapshot *snapshot = system_event_make_snapshot (event);
  gint n_wanted = MIN (event->n_rounds, 4);
  BrgRound *last;

  while ((gint) snapshot->rounds->len < n_wanted)
    {
      g_autoptr (BrgDraft) draft = system_event_pair (snapshot);

      for (gint round = brg_draft_get_first_round (draft);
           round <= brg_draft_get_last_round (draft) && round <= n_wanted; round++)
        system_event_play (snapshot, draft, round);
    }
  last = snapshot->rounds->pdata[n_wanted - 1];
  last->state = BRG_ROUND_PUBLISHED;
  for (guint i = 0; i < last->games->len; i++)
    {
      BrgGame *game = &g_array_index (last->games, BrgGame, i);

      if (game->black != BRG_NOBODY)
        game->white_outcome = game->black_outcome = BRG_OUTCOME_NONE;
    }
  return snapshot;
}

static gint
count_different (const BrgImpact *impact)
{
  gint n = 0;

  for (guint i = 0; i < impact->rounds->len; i++)
    n += g_array_index (impact->rounds, BrgImpactRound, i).n_different;
  return n;
}

/* A level meeting stands in the way of the next round of its bracket. */
static gboolean
has_no_pairing (const BrgImpact *impact)
{
  for (guint i = 0; i < impact->rounds->len; i++)
    if (!g_array_index (impact->rounds, BrgImpactRound, i).exists)
      return TRUE;
  return FALSE;
}

/* The first board of round 1 that was played gets the opposite result. A table keeps its pairs; a
 * Swiss and a bracket tell how many boards of the wall would be others. */
static void
test_correction (gconstpointer data)
{
  const SystemEvent *event = data;
  g_autoptr (BrgSnapshot) snapshot = make_snapshot (event);
  const BrgRound *first = snapshot->rounds->pdata[0];
  const BrgGame *game = NULL;
  g_autoptr (BrgCorrection) correction = NULL;

  for (guint i = 0; game == NULL && i < first->games->len; i++)
    if (g_array_index (first->games, BrgGame, i).white_outcome == BRG_OUTCOME_WIN ||
        g_array_index (first->games, BrgGame, i).white_outcome == BRG_OUTCOME_LOSS)
      game = &g_array_index (first->games, BrgGame, i);
  g_assert_nonnull (game);
  correction = brg_correction_new (snapshot, 1, game, game->black_outcome, game->white_outcome);
  brg_correction_compute (correction);
  g_assert_nonnull (correction->impact);
  g_assert_cmpint (correction->impact->n_scores_changed, ==, 2);
  g_assert_true (brg_correction_may_choose (correction, brg_correction_propose (correction)));
  if (system_event_get_system (event)->kind == BRG_TOURNAMENT_ROUND_ROBIN)
    {
      g_assert_cmpuint (correction->impact->rounds->len, ==, 0);
      g_assert_cmpint (brg_correction_propose (correction), ==, BRG_CORRECT_AND_KEEP_PAIRS);
      return;
    }
  g_assert_cmpuint (correction->impact->rounds->len, >, 0);
  g_assert_true (count_different (correction->impact) > 0 || has_no_pairing (correction->impact));
}

/* Who leaves before the round on the wall: the effect is told, and it is his own first of all. */
static void
test_withdrawal (gconstpointer data)
{
  const SystemEvent *event = data;
  g_autoptr (BrgSnapshot) snapshot = make_snapshot (event);
  g_autoptr (BrgLeaving) leaving = brg_leaving_new (snapshot, 0, (gint) snapshot->rounds->len - 1);

  g_assert_nonnull (leaving->impact);
  if (system_event_get_system (event)->kind == BRG_TOURNAMENT_ROUND_ROBIN)
    g_assert_cmpuint (leaving->impact->rounds->len, ==, 0);
}

/* rus-draughts-2022 5.4.10.8: one pair is broken up for good, and of the other boards as few as
 * possible change: at most three. */
static void
test_repair (gconstpointer data)
{
  const SystemEvent *event = data;
  g_autoptr (BrgSnapshot) snapshot = make_snapshot (event);
  g_autoptr (BrgDraft) draft = NULL;
  g_autoptr (GArray) before = brg_draft_boards_new ();
  guint n_kept = 0;

  g_ptr_array_set_size (snapshot->rounds, 2);
  draft = system_event_pair (snapshot);
  for (guint i = 0; i < brg_draft_get_boards (draft, 3)->len; i++)
    brg_draft_boards_append (before,
                             &g_array_index (brg_draft_get_boards (draft, 3), BrgDraftBoard, i));
  g_assert_true (brg_draft_forbid (draft, 1, BRG_STAYS));
  g_assert_true (brg_draft_compute (draft, BRG_DRAFT_FREE, NULL));
  g_assert_true (brg_draft_is_complete (draft));
  for (guint i = 0; i < before->len; i++)
    {
      const BrgDraftBoard *board = &g_array_index (before, BrgDraftBoard, i);
      gint now = brg_draft_find_board (draft, 3, board->white);

      n_kept += board->black == BRG_NOBODY
                    ? g_array_index (brg_draft_get_boards (draft, 3), BrgDraftBoard, now).black ==
                          BRG_NOBODY
                    : now == brg_draft_find_board (draft, 3, board->black);
    }
  g_assert_cmpuint (n_kept, <, before->len);
  g_assert_cmpuint (n_kept, >=, before->len - 4);
}

static void
add_test (const char *name, const SystemEvent *event, GTestDataFunc func)
{
  g_autofree char *path = g_strdup_printf ("/app/late-changes/%s/%s-%d-%d", name, event->system,
                                           event->n_players, event->cycles);

  g_test_add_data_func (path, event, func);
}

BRG_TEST_TOPIC ("late-changes")
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < n_system_events; i++)
    {
      const BrgPairingSystem *system = system_event_get_system (&system_events[i]);

      add_test ("correction", &system_events[i], test_correction);
      add_test ("withdrawal", &system_events[i], test_withdrawal);
      if (system->kind == BRG_TOURNAMENT_SWISS && !system->is_knockout)
        add_test ("rus-draughts-2022/5.4.10.8", &system_events[i], test_repair);
    }
  return g_test_run ();
}
