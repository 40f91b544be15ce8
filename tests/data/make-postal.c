/* make-postal.c - writes a workspace with an event by correspondence, for tests of programs
 *
 * make-postal FILE PLAYERS [LETTERS]: event 2 is a round robin of so many by the Berger table; its
 * rounds are planned from the second on. With LETTERS all games have begun and every one has so
 * many letters.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdio.h>

#include "brg-postal-move.h"
#include "postal-fixture.h"

#define MOST_PLAYERS 200
#define MOST_LETTERS 100
#define FIRST_DAY "2026-03-01"

/* A game of so many half-moves; FALSE when this one ended before. */
static gboolean
play (GRand *chance, guint n_letters, GPtrArray *moves)
{
  BrgDraughtsPosition position = brg_draughts_position_start (BRG_DRAUGHTS_RUSSIAN);

  g_ptr_array_set_size (moves, 0);
  while (moves->len < n_letters)
    {
      g_auto (BrgDraughtsMoveList) list;
      const BrgDraughtsMove *move;
      BrgDraughtsMove read;
      char text[BRG_POSTAL_MOVE_LENGTH];

      brg_draughts_move_list_init (&list);
      brg_draughts_moves_generate (&position, &list);
      if (list.n_moves == 0)
        return FALSE;
      move = &list.moves[g_rand_int_range (chance, 0, (gint32) list.n_moves)];
      brg_postal_move_write (BRG_DRAUGHTS_RUSSIAN, move, text);
      if (brg_postal_move_read (&position, text, &read) != BRG_POSTAL_GOOD)
        return FALSE;
      g_ptr_array_add (moves, g_strdup (text));
      brg_draughts_move_make (&position, &read, NULL);
    }
  return TRUE;
}

static char *
dup_day (BrgPostalDay day)
{
  char text[BRG_POSTAL_DAY_LENGTH];

  return g_strdup (brg_postal_day_write (day, text));
}

/* Everybody answers on the day on which he gets a letter; a letter runs three days. */
static char *
dup_file (const GPtrArray *moves, const char *white, const char *black)
{
  GString *text = g_string_new ("corr 1\nstart 01.03.2026\nend 01.03.2028\n");
  BrgPostalDay day = brg_postal_day_from_iso (FIRST_DAY);

  g_string_append_printf (text, "white %s\nblack %s\n", white, black);
  for (guint i = 0; i < moves->len; i++, day += 3)
    {
      g_autofree char *sent = dup_day (day);
      g_autofree char *before = dup_day (day - 3);

      g_string_append_printf (text, "letter %u %s", i + 1, i % 2 == 0 ? "white" : "black");
      if (i > 0)
        g_string_append_printf (text, " first=%s rcv=%s", before, sent);
      g_string_append_printf (text, " sent=%s tot=0/0 moves=%s\n", sent,
                              (const char *) moves->pdata[i]);
    }
  return g_string_free (text, FALSE);
}

static void
fill_game (StoreFixture *fixture,
           GRand *chance,
           const BrgSnapshot *snapshot,
           const BrgGame *board,
           guint n_letters)
{
  g_autoptr (GPtrArray) moves = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (BrgPostalGame) game = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (BrgPostalFault) fault = { 0 };
  g_autofree char *text = NULL;
  guint line;

  while (!play (chance, n_letters, moves))
    ;
  text = dup_file (moves, brg_snapshot_get_entry (snapshot, board->white)->family_name,
                   brg_snapshot_get_entry (snapshot, board->black)->family_name);
  game = brg_postal_file_read (text, strlen (text), &fault);
  g_assert_nonnull (game);
  brg_store_import_postal_game (fixture->store, board->id, game, "made", &line, &error);
  g_assert_no_error (error);
}

static void
fill (StoreFixture *fixture, guint n_letters)
{
  g_autoptr (GRand) chance = g_rand_new_with_seed (26);
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);

  for (guint i = 0; i < snapshot->rounds->len; i++)
    {
      const BrgRound *round = snapshot->rounds->pdata[i];

      for (guint n = 0; n < round->games->len; n++)
        fill_game (fixture, chance, snapshot, &g_array_index (round->games, BrgGame, n), n_letters);
    }
}

int
main (int argc, char *argv[])
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  guint64 n_players;
  guint64 n_letters = 0;

  if (argc < 3 || argc > 4 ||
      !g_ascii_string_to_unsigned (argv[2], 10, 2, MOST_PLAYERS, &n_players, NULL) ||
      (argc > 3 && !g_ascii_string_to_unsigned (argv[3], 10, 0, MOST_LETTERS, &n_letters, NULL)))
    {
      gboolean is_asked = argc > 1 && g_str_equal (argv[1], "--help");

      fprintf (is_asked ? stdout : stderr,
               "Usage: make-postal FILE PLAYERS [LETTERS]\n"
               "PLAYERS is 2 to %d, LETTERS 0 to %d a game.\n",
               MOST_PLAYERS, MOST_LETTERS);
      return is_asked ? 0 : 2;
    }
  postal_fixture_open (&fixture, (gint) n_players);
  brg_backup_pause (fixture.store, TRUE);
  /* That of the fixture: only one event is left to be opened. */
  brg_store_delete_event (fixture.store, 1, &error);
  g_assert_no_error (error);
  postal_fixture_plan_table (&fixture, argc > 3 ? MOST_PLAYERS + 1 : 2);
  /* Without a letter all games have begun. */
  if (n_letters > 0)
    fill (&fixture, (guint) n_letters);
  brg_backup_pause (fixture.store, FALSE);
  brg_backup_write (fixture.store, argv[1], &error);
  g_assert_no_error (error);
  store_fixture_close (&fixture);
  return 0;
}
