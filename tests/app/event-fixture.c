/* event-fixture.c - snapshots of small events, written as text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "event-fixture.h"

#include "brg-rulebooks.h"

BrgSnapshot *
event_fixture_new (const char *system, const char *rulebook, gint n_players, gint n_rounds)
{
  BrgSnapshot *snapshot = brg_snapshot_new ();

  g_free (snapshot->group->system);
  snapshot->group->system = g_strdup (system);
  snapshot->group->n_rounds = n_rounds;
  snapshot->event->rulebook = brg_rulebook_find (rulebook);
  for (gint i = 1; i <= n_players; i++)
    {
      BrgEntry *entry = brg_entry_new ();

      g_free (entry->family_name);
      entry->family_name = g_strdup_printf ("Player%02d", i);
      entry->id = 1000 + i;
      entry->number = i;
      g_ptr_array_add (snapshot->entries, entry);
    }
  return snapshot;
}

static BrgOutcome
read_letter (char letter)
{
  BrgOutcome outcome = BRG_OUTCOME_NONE;

  g_assert_true (brg_outcome_from_code (letter, &outcome));
  return outcome;
}

static char
mirror (char letter)
{
  static const char pairs[] = "1001==+--+**";

  for (guint i = 0; pairs[i] != '\0'; i += 2)
    if (pairs[i] == letter)
      return pairs[i + 1];
  g_assert_not_reached ();
}

static BrgGame
read_board (const char *word)
{
  BrgGame game = { .is_manual = *word == '!', .black = BRG_NOBODY };
  g_auto (GStrv) parts = g_strsplit (word + game.is_manual, ":", 2);
  g_auto (GStrv) numbers = g_strsplit (parts[0], "-", 2);

  game.white = (gint) g_ascii_strtoll (numbers[0], NULL, 10) - 1;
  if (numbers[1] == NULL)
    {
      game.white_outcome = BRG_OUTCOME_PAIRING_BYE;
      return game;
    }
  game.black = (gint) g_ascii_strtoll (numbers[1], NULL, 10) - 1;
  if (parts[1] != NULL)
    {
      game.white_outcome = read_letter (parts[1][0]);
      game.black_outcome = read_letter (parts[1][1] != '\0' ? parts[1][1] : mirror (parts[1][0]));
    }
  return game;
}

BrgRound *
event_fixture_add_round (BrgSnapshot *snapshot, BrgRoundState state, const char *boards)
{
  BrgRound *round = brg_round_new ((gint) snapshot->rounds->len + 1);
  g_auto (GStrv) words = g_strsplit (boards, " ", -1);

  round->state = state;
  for (gint i = 0; words[i] != NULL; i++)
    {
      BrgGame game = read_board (words[i]);

      game.board = i + 1;
      game.id = round->number * 100 + i + 1;
      g_array_append_val (round->games, game);
    }
  g_ptr_array_add (snapshot->rounds, round);
  return round;
}

BrgGame *
event_fixture_game (BrgSnapshot *snapshot, gint round, gint board)
{
  const BrgRound *paired = brg_snapshot_get_round (snapshot, round);

  g_assert_nonnull (paired);
  return &g_array_index (paired->games, BrgGame, board - 1);
}

static void
add_games (BrgRound *round, const BrgTournament *tournament)
{
  for (gint player = 0; player < tournament->n_players; player++)
    {
      const BrgCell *cell = brg_tournament_cell (tournament, player, round->number);
      BrgGame game = { .board = (gint) round->games->len + 1,
                       .white = player,
                       .black = cell->opponent,
                       .white_outcome = cell->outcome };

      game.id = round->number * 100 + game.board;
      if (cell->opponent != BRG_NOBODY && cell->colour == BRG_COLOUR_WHITE)
        game.black_outcome =
            brg_tournament_cell (tournament, cell->opponent, round->number)->outcome;
      else if (cell->opponent != BRG_NOBODY || cell->outcome != BRG_OUTCOME_PAIRING_BYE)
        continue;
      g_array_append_val (round->games, game);
    }
}

BrgSnapshot *
event_fixture_from_tournament (const char *system,
                               const char *rulebook,
                               const BrgTournament *tournament)
{
  BrgSnapshot *snapshot =
      event_fixture_new (system, rulebook, tournament->n_players, tournament->n_rounds);

  snapshot->group->cycles = tournament->cycles;
  snapshot->group->scoring = tournament->scoring;
  for (gint player = 0; player < tournament->n_players; player++)
    ((BrgEntry *) snapshot->entries->pdata[player])->rating = tournament->players[player].rating;
  for (gint number = 1; number <= brg_tournament_last_paired_round (tournament); number++)
    {
      BrgRound *round = brg_round_new (number);

      round->state = BRG_ROUND_CLOSED;
      add_games (round, tournament);
      g_ptr_array_add (snapshot->rounds, round);
    }
  return snapshot;
}
