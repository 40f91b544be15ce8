/* team-fixture.c - snapshots of small team events, written as text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "team-fixture.h"

#include <string.h>

#include "brg-match.h"
#include "brg-rulebooks.h"
#include "brg-snapshot-teams.h"

static BrgEntry *
make_entry (char *name, gint64 id)
{
  BrgEntry *entry = brg_entry_new ();

  g_free (entry->family_name);
  entry->family_name = name;
  entry->id = id;
  return entry;
}

BrgSnapshot *
team_fixture_new (gint n_teams, gint n_players, gint n_boards)
{
  BrgSnapshot *snapshot = brg_snapshot_new ();

  g_free (snapshot->group->system);
  snapshot->group->system = g_strdup ("coefficients");
  snapshot->group->n_rounds = 5;
  snapshot->group->boards = n_boards;
  snapshot->event->rulebook = brg_rulebook_find ("rus-draughts-2022");
  brg_snapshot_add_players (snapshot);
  for (gint team = 1; team <= n_teams; team++)
    {
      BrgEntry *entry = make_entry (g_strdup_printf ("Team%d", team), 100 * team);

      entry->is_team = TRUE;
      entry->number = team;
      g_ptr_array_add (snapshot->entries, entry);
      for (gint place = 1; place <= n_players; place++)
        {
          BrgEntry *player =
              make_entry (g_strdup_printf ("P%d%d", team, place), 100 * team + place);

          player->team_id = entry->id;
          player->team_place = place;
          g_ptr_array_add (snapshot->players->entries, player);
        }
    }
  brg_snapshot_finish_teams (snapshot);
  return snapshot;
}

static gint
find_player (const BrgSnapshot *snapshot, gint team, gint place)
{
  for (gint i = 0; i < (gint) snapshot->players->entries->len; i++)
    if (brg_snapshot_get_entry (snapshot->players, i)->id == 100 * team + place)
      return i;
  g_assert_not_reached ();
}

static void
set_result (BrgGame *game, char letter)
{
  static const char letters[] = "10=+-*";
  static const char mirrored[] = "01=-+*";
  const char *place = strchr (letters, letter);

  if (letter == '.')
    return;
  if (letter == 'x')
    {
      game->white = game->black;
      game->black = BRG_NOBODY;
      game->white_outcome = BRG_OUTCOME_FORFEIT_WIN;
      game->black_outcome = BRG_OUTCOME_FORFEIT_LOSS;
      return;
    }
  g_assert_nonnull (place);
  g_assert_true (brg_outcome_from_code (letter, &game->white_outcome));
  g_assert_true (brg_outcome_from_code (mirrored[place - letters], &game->black_outcome));
}

static void
add_boards (BrgSnapshot *snapshot, BrgRound *boards, const BrgGame *match, const char *letters)
{
  for (gint board = 1; board <= snapshot->group->boards; board++)
    {
      gboolean first_is_white = brg_match_colour (board, BRG_COLOUR_WHITE,
                                                  snapshot->group->one_colour) == BRG_COLOUR_WHITE;
      BrgGame game = { .id = match->id * 10 + board,
                       .board = 1000 * match->board + board,
                       .match_id = match->id,
                       .match_board = board };

      game.white =
          find_player (snapshot, (first_is_white ? match->white : match->black) + 1, board);
      game.black =
          find_player (snapshot, (first_is_white ? match->black : match->white) + 1, board);
      if (letters != NULL)
        set_result (&game, letters[board - 1]);
      g_array_append_val (boards->games, game);
    }
}

BrgRound *
team_fixture_add_round (BrgSnapshot *snapshot, BrgRoundState state, const char *matches)
{
  BrgRound *round = brg_round_new ((gint) snapshot->rounds->len + 1);
  BrgRound *boards = brg_round_new (round->number);
  g_auto (GStrv) words = g_strsplit (matches, " ", -1);

  round->state = state;
  boards->state = state;
  for (gint i = 0; words[i] != NULL; i++)
    {
      g_auto (GStrv) parts = g_strsplit (words[i], ":", 2);
      g_auto (GStrv) numbers = g_strsplit (parts[0], "-", 2);
      BrgGame match = { .id = round->number * 1000 + i + 1, .board = i + 1, .black = BRG_NOBODY };

      match.white = (gint) g_ascii_strtoll (numbers[0], NULL, 10) - 1;
      if (numbers[1] != NULL)
        match.black = (gint) g_ascii_strtoll (numbers[1], NULL, 10) - 1;
      else
        match.white_outcome = BRG_OUTCOME_PAIRING_BYE;
      g_array_append_val (round->games, match);
      if (numbers[1] != NULL)
        add_boards (snapshot, boards, &match, parts[1]);
    }
  g_ptr_array_add (snapshot->rounds, round);
  g_ptr_array_add (snapshot->players->rounds, boards);
  brg_snapshot_finish_teams (snapshot);
  return round;
}

void
team_fixture_file (BrgSnapshot *snapshot, gint team, gint round, const char *filed_at)
{
  BrgLineUp line_up = { .team = team - 1, .round = round };

  g_strlcpy (line_up.filed_at, filed_at, sizeof line_up.filed_at);
  g_array_append_val (snapshot->line_ups, line_up);
}
