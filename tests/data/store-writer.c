/* store-writer.c - does actions as fast as it can and acknowledges each one
 *
 *   store-writer WAY FILE EVENT GROUP SEED
 *
 * Run by test-kill, which kills it at a random moment. After every action that returned it prints
 * the id and the hash of the last journal entry and flushes: from then on the action must not be
 * lost. WAY says what it does: `results` and moves, `every` action, `import`, `publish` with
 * copies, `copy`, or `upgrade`, which is opening an older file. `letterhead` is one act beside
 * whoever leads; then it ends.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdio.h>

#include "brg-store-game-rows.h"
#include "brg-store-games.h"
#include "brg-store-letterhead.h"
#include "every-action.h"
#include "store-fixture.h"

static void
acknowledge (StoreFixture *fixture)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) entries = brg_journal_list (fixture->store, -1, &error);
  const BrgJournalEntry *last;

  g_assert_no_error (error);
  last = entries->pdata[entries->len - 1];
  printf ("%" G_GINT64_FORMAT " %s\n", last->id, last->hash);
  fflush (stdout);
}

static void
enter_some_result (StoreFixture *fixture, GRand *rand)
{
  static const BrgOutcome outcomes[][2] = {
    { BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS },  { BRG_OUTCOME_LOSS, BRG_OUTCOME_WIN },
    { BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW }, { BRG_OUTCOME_FORFEIT_WIN, BRG_OUTCOME_FORFEIT_LOSS },
    { BRG_OUTCOME_NONE, BRG_OUTCOME_NONE },
  };
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  const BrgRound *round = snapshot->rounds->pdata[snapshot->rounds->len - 1];
  gint board = g_rand_int_range (rand, 0, (gint) round->games->len);
  gint outcome = g_rand_int_range (rand, 0, G_N_ELEMENTS (outcomes));
  g_autoptr (GError) error = NULL;

  brg_store_set_result (fixture->store, g_array_index (round->games, BrgGame, board).id,
                        outcomes[outcome][0], outcomes[outcome][1], &error);
  g_assert_no_error (error);
}

/* Plays on at some board, or takes a move back. */
static void
play_some_move (StoreFixture *fixture, GRand *rand)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  const BrgRound *round = snapshot->rounds->pdata[snapshot->rounds->len - 1];
  gint board = g_rand_int_range (rand, 0, (gint) round->games->len);
  gint64 pairing_id = g_array_index (round->games, BrgGame, board).id;
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgStoredGame) game =
      brg_store_load_game (fixture->store, fixture->group_id, pairing_id, &error);
  gsize length;

  g_assert_no_error (error);
  length = strlen (game->moves);
  if (length > 0 && g_rand_int_range (rand, 0, 4) == 0)
    game->moves[length - 4] = '\0';
  else
    {
      g_autofree char *moves = game->moves;

      game->moves = g_strconcat (moves, " Nf3", NULL);
    }
  brg_store_save_game (fixture->store, game, BRG_GAME_CHANGE_MOVE, "Nf3", &error);
  g_assert_no_error (error);
}

static void
enter_or_play (StoreFixture *fixture, GRand *rand)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);

  switch (g_rand_int_range (rand, 0, 12))
    {
    case 0:
      if (snapshot->rounds->len < 9)
        store_fixture_publish (fixture);
      break;
    case 1:
      brg_journal_undo (fixture->store, fixture->event_id, NULL);
      break;
    case 2:
      brg_journal_redo (fixture->store, fixture->event_id, NULL);
      break;
    case 3:
    case 4:
    case 5:
      if (snapshot->rounds->len > 0)
        play_some_move (fixture, rand);
      break;
    default:
      if (snapshot->rounds->len > 0)
        enter_some_result (fixture, rand);
    }
}

static void
do_anything (StoreFixture *fixture, GRand *rand)
{
  g_autoptr (GPtrArray) rows = every_action_list ();
  const EveryAction *row = rows->pdata[g_rand_int_range (rand, 0, (gint) rows->len)];
  Desk desk = { fixture->store, rand, NULL };

  brg_backup_pause (fixture->store, TRUE);
  row->act (&desk, NULL);
}

/* What was imported goes again, or the file grows without end. */
static void
import (StoreFixture *fixture, GRand *rand G_GNUC_UNUSED)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  g_autoptr (BrgSnapshot) imported = NULL;
  gint64 group_id;

  brg_store_import_event (fixture->store, snapshot, "file", &group_id, &error);
  g_assert_no_error (error);
  acknowledge (fixture);
  imported = brg_store_load (fixture->store, group_id, &error);
  g_assert_no_error (error);
  brg_store_delete_event (fixture->store, imported->event->id, &error);
  g_assert_no_error (error);
}

static void
publish (StoreFixture *fixture, GRand *rand G_GNUC_UNUSED)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  g_autoptr (GError) error = NULL;

  if (snapshot->rounds->len < 5)
    store_fixture_publish (fixture);
  else
    brg_store_remove_rounds (fixture->store, fixture->group_id, 2, NULL, NULL, &error);
  g_assert_no_error (error);
}

static void
copy (StoreFixture *fixture, GRand *rand)
{
  enter_or_play (fixture, rand);
  brg_backup_make (fixture->store);
}

static void
stay_open (StoreFixture *fixture G_GNUC_UNUSED, GRand *rand G_GNUC_UNUSED)
{
}

/* One act of another program beside a window that leads, which no program of ours would do. */
static void
write_letterhead (StoreFixture *fixture, GRand *rand G_GNUC_UNUSED)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgLetterhead) letterhead =
      brg_store_load_letterhead (fixture->store, fixture->event_id, &error);

  g_assert_no_error (error);
  g_free (letterhead->foot);
  letterhead->foot = g_strdup ("xx");
  brg_store_set_letterhead (fixture->store, fixture->event_id, letterhead, NULL, &error);
  g_assert_no_error (error);
}

static const struct
{
  const char *name;
  void (*act) (StoreFixture *fixture, GRand *rand);
  gboolean is_once;
} ways[] = {
  { "results", enter_or_play, FALSE },
  { "every", do_anything, FALSE },
  { "import", import, FALSE },
  { "publish", publish, FALSE },
  { "copy", copy, FALSE },
  { "upgrade", stay_open, FALSE },
  { "letterhead", write_letterhead, TRUE },
};

int
main (int argc, char *argv[])
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (GRand) rand = NULL;
  guint way = 0;

  g_assert_cmpint (argc, ==, 6);
  while (!g_str_equal (ways[way].name, argv[1]))
    way++;
  fixture.path = argv[2];
  fixture.event_id = g_ascii_strtoll (argv[3], NULL, 10);
  fixture.group_id = g_ascii_strtoll (argv[4], NULL, 10);
  rand = g_rand_new_with_seed ((guint32) g_ascii_strtoull (argv[5], NULL, 10));
  fixture.store = brg_store_open (fixture.path, BRG_STORE_READ_WRITE, &error);
  g_assert_no_error (error);
  do
    {
      ways[way].act (&fixture, rand);
      acknowledge (&fixture);
    }
  while (!ways[way].is_once);
  brg_store_free (fixture.store);
  return 0;
}
