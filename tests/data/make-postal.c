/* make-postal.c - writes a workspace with an event by correspondence, for tests of programs
 *
 * make-postal FILE PLAYERS [LETTERS [GAME [CHANNEL]]]: event 2 is a round robin of so many by the
 * Berger table; its rounds are planned from the second on. With LETTERS all games have begun and
 * every one has so many letters. GAME is russian, international or giveaway, CHANNEL post, email,
 * phone or server: `make-postal FILE 6 8 international server`.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdio.h>

#include "brg-postal-move.h"
#include "postal-fixture.h"

#define MOST_PLAYERS 200
#define MOST_LETTERS 100
#define FIRST_DAY "2026-03-01"

/* What is asked for. */
typedef struct
{
  guint64 n_players;
  guint64 n_letters;
  gboolean has_letters;
  BrgDiscipline discipline;
  BrgDraughtsVariant variant;
  BrgPostalChannel channel;
} Asked;

/* A game of so many half-moves; FALSE when this one ended before. */
static gboolean
play (const Asked *asked, GRand *chance, GPtrArray *moves)
{
  BrgDraughtsPosition position = brg_draughts_position_start (asked->variant);

  g_ptr_array_set_size (moves, 0);
  while (moves->len < asked->n_letters)
    {
      g_auto (BrgDraughtsMoveList) list;
      const BrgDraughtsMove *move;
      BrgDraughtsMove read;
      char text[BRG_DRAUGHTS_MOVE_LENGTH];

      brg_draughts_move_list_init (&list);
      brg_draughts_moves_generate (&position, &list);
      if (list.n_moves == 0)
        return FALSE;
      move = &list.moves[g_rand_int_range (chance, 0, (gint32) list.n_moves)];
      brg_postal_move_write_full (&position, move, text);
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

/* Everybody answers on the day on which he gets a letter; a letter runs three days. A server counts
 * them. */
static char *
dup_file (const Asked *asked, const GPtrArray *moves, const char *white, const char *black)
{
  GString *text = g_string_new ("corr 1\nstart 01.03.2026\nend 01.03.2028\n");
  gboolean is_server = asked->channel == BRG_POSTAL_BY_SERVER;
  BrgPostalDay day = brg_postal_day_from_iso (FIRST_DAY);

  g_string_append_printf (text, "white %s\nblack %s\ngame %s\nchannel %s\n", white, black,
                          brg_postal_variant_get_id (asked->variant),
                          brg_postal_channel_get_id (asked->channel));
  for (guint i = 0; i < moves->len; i++, day += 3)
    {
      g_autofree char *sent = dup_day (day);
      g_autofree char *before = dup_day (day - 3);

      g_string_append_printf (text, "letter %u %s", i + 1, i % 2 == 0 ? "white" : "black");
      if (i > 0 && !is_server)
        g_string_append_printf (text, " first=%s rcv=%s", before, sent);
      g_string_append_printf (text, " sent=%s %s moves=%s\n", sent,
                              is_server ? "days=3" : "tot=0/0", (const char *) moves->pdata[i]);
    }
  return g_string_free (text, FALSE);
}

static void
fill_game (StoreFixture *fixture,
           const Asked *asked,
           GRand *chance,
           const BrgSnapshot *snapshot,
           const BrgGame *board)
{
  g_autoptr (GPtrArray) moves = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (BrgPostalGame) game = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (BrgPostalFault) fault = { 0 };
  g_autofree char *text = NULL;
  guint line;

  while (!play (asked, chance, moves))
    ;
  text = dup_file (asked, moves, brg_snapshot_get_entry (snapshot, board->white)->family_name,
                   brg_snapshot_get_entry (snapshot, board->black)->family_name);
  game = brg_postal_file_read (text, strlen (text), &fault);
  g_assert_nonnull (game);
  brg_store_import_postal_game (fixture->store, board->id, game, "made", &line, &error);
  g_assert_no_error (error);
}

static void
fill (StoreFixture *fixture, const Asked *asked)
{
  g_autoptr (GRand) chance = g_rand_new_with_seed (26);
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);

  for (guint i = 0; i < snapshot->rounds->len; i++)
    {
      const BrgRound *round = snapshot->rounds->pdata[i];

      for (guint n = 0; n < round->games->len; n++)
        fill_game (fixture, asked, chance, snapshot, &g_array_index (round->games, BrgGame, n));
    }
}

static gboolean
read_asked (int argc, char *argv[], Asked *asked)
{
  asked->has_letters = argc > 3;
  return argc >= 3 && argc <= 6 &&
         g_ascii_string_to_unsigned (argv[2], 10, 2, MOST_PLAYERS, &asked->n_players, NULL) &&
         (argc < 4 ||
          g_ascii_string_to_unsigned (argv[3], 10, 0, MOST_LETTERS, &asked->n_letters, NULL)) &&
         brg_discipline_from_id (argc > 4 ? argv[4] : "russian", &asked->discipline) &&
         brg_postal_discipline_get_variant (asked->discipline, &asked->variant) &&
         brg_postal_channel_find (argc > 5 ? argv[5] : "post", &asked->channel);
}

int
main (int argc, char *argv[])
{
  StoreFixture fixture = { 0 };
  Asked asked = { 0 };
  g_autoptr (GError) error = NULL;

  if (!read_asked (argc, argv, &asked))
    {
      gboolean is_asked = argc > 1 && g_str_equal (argv[1], "--help");

      fprintf (is_asked ? stdout : stderr,
               "Usage: make-postal FILE PLAYERS [LETTERS [GAME [CHANNEL]]]\n"
               "PLAYERS is 2 to %d, LETTERS 0 to %d a game, GAME russian, international or\n"
               "giveaway, CHANNEL post, email, phone or server.\n",
               MOST_PLAYERS, MOST_LETTERS);
      return is_asked ? 0 : 2;
    }
  postal_fixture_open_other (&fixture, (gint) asked.n_players, asked.discipline, asked.channel);
  brg_backup_pause (fixture.store, TRUE);
  /* That of the fixture: only one event is left to be opened. */
  brg_store_delete_event (fixture.store, 1, &error);
  g_assert_no_error (error);
  postal_fixture_plan_table (&fixture, asked.has_letters ? MOST_PLAYERS + 1 : 2);
  /* Without a letter all games have begun. */
  if (asked.n_letters > 0)
    fill (&fixture, &asked);
  brg_backup_pause (fixture.store, FALSE);
  brg_backup_write (fixture.store, argv[1], &error);
  g_assert_no_error (error);
  store_fixture_close (&fixture);
  return 0;
}
