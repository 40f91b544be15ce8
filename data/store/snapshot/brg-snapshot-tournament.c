/* brg-snapshot-tournament.c - a group as pairing and standings see it
 *
 * Rules: rus-chess-2014 24.2; rus-draughts-2022 1.4, 5.4.5.4, 5.4.5.5, 5.4.9.6.1, 5.4.9.6.2,
 *   10.5.3, app. 2;
 *   fide-acceleration-2026 1.2, 1.3; fide-team-swiss-2026 1.4
 * Tests: tests/data/test-snapshot.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-snapshot-tournament.h"

#include "brg-acceleration.h"
#include "brg-match.h"
#include "brg-meeting-games.h"
#include "brg-pairing-systems.h"
#include "brg-pairing.h"

/* An entry that is not on any board of a round of a Swiss: what the round brought him. Who is out
 * of a bracket misses nothing. */
static BrgOutcome
unpaired_outcome (const BrgEntry *entry, gint round, gboolean is_paired_round)
{
  if (round < entry->joins_round || round > entry->left_after || is_paired_round)
    return BRG_OUTCOME_ZERO_BYE;
  return BRG_OUTCOME_NONE;
}

/* A board of a match to which the other team has nobody to send: the whole point, or nothing. */
static BrgOutcome
bye_outcome (const BrgGame *game)
{
  switch ((gint) game->white_outcome)
    {
    case BRG_OUTCOME_FORFEIT_WIN:
      return BRG_OUTCOME_FULL_BYE;
    case BRG_OUTCOME_FORFEIT_LOSS:
      return BRG_OUTCOME_ZERO_BYE;
    default:
      return game->white_outcome;
    }
}

/* In a table nobody waits for the game, and the rule book says what becomes of the player who left.
 * Elsewhere the next pairing asks how it ended, whether the arbiter has entered that or not:
 * whoever is there has won. rus-draughts-2022 1.4: in a knock-out he goes on, begun or not. */
static gboolean
settles_unplayable (const BrgSnapshot *snapshot, const BrgRound *round)
{
  const BrgPairingSystem *system = brg_pairing_system_find (snapshot->group->system);

  if (system == NULL || system->kind == BRG_TOURNAMENT_ROUND_ROBIN)
    return FALSE;
  return round->state != BRG_ROUND_PLANNED || brg_snapshot_is_knockout (snapshot);
}

void
brg_snapshot_get_outcomes (const BrgSnapshot *snapshot,
                           const BrgRound *round,
                           const BrgGame *game,
                           BrgOutcome *white,
                           BrgOutcome *black)
{
  gboolean has_white;
  gboolean has_black;

  g_return_if_fail (snapshot != NULL && round != NULL && game != NULL);
  g_return_if_fail (white != NULL && black != NULL);

  *white = game->white_outcome;
  *black = game->black_outcome;
  if (!brg_game_is_missing (game) || !settles_unplayable (snapshot, round))
    return;
  has_white = brg_snapshot_get_entry (snapshot, game->white)->left_after >= round->number;
  has_black = brg_snapshot_get_entry (snapshot, game->black)->left_after >= round->number;
  if (has_white && has_black)
    return;
  *white = has_white ? BRG_OUTCOME_FORFEIT_WIN : BRG_OUTCOME_FORFEIT_LOSS;
  *black = has_black ? BRG_OUTCOME_FORFEIT_WIN : BRG_OUTCOME_FORFEIT_LOSS;
}

/* rus-draughts-2022 5.4.6: the games of a meeting; those that can no longer be played have what the
 * meeting brings. */
static void
copy_games (BrgTournament *tournament,
            gint round,
            const BrgGame *game,
            BrgOutcome white,
            BrgOutcome black)
{
  for (gint i = 1; i <= tournament->n_games && tournament->n_games > 1; i++)
    {
      brg_meeting_games_set (tournament, game->white, round, i, game->white_games[i - 1]);
      brg_meeting_games_set (tournament, game->black, round, i, game->black_games[i - 1]);
    }
  if (brg_outcome_is_forfeit (white))
    {
      brg_meeting_games_fill (tournament, game->white, round, white);
      brg_meeting_games_fill (tournament, game->black, round, black);
    }
}

static void
copy_came (BrgTournament *tournament, gint round, const BrgGame *game)
{
  brg_tournament_cell (tournament, game->white, round)->came =
      (game->came & 1u << BRG_COLOUR_WHITE) != 0;
  brg_tournament_cell (tournament, game->black, round)->came =
      (game->came & 1u << BRG_COLOUR_BLACK) != 0;
}

/* rus-draughts-2022 10.5.8: by correspondence a minus to both is that of a game whose record nobody
 * sent. */
static void
copy_records (BrgTournament *tournament, gint round, const BrgGame *game)
{
  gboolean lacks_record = tournament->is_postal &&
                          game->white_outcome == BRG_OUTCOME_FORFEIT_LOSS &&
                          game->black_outcome == BRG_OUTCOME_FORFEIT_LOSS;

  brg_tournament_cell (tournament, game->white, round)->lacks_record = lacks_record;
  brg_tournament_cell (tournament, game->black, round)->lacks_record = lacks_record;
}

static void
copy_round (BrgTournament *tournament, const BrgSnapshot *snapshot, const BrgRound *round)
{
  for (guint i = 0; i < round->games->len; i++)
    {
      const BrgGame *game = &g_array_index (round->games, BrgGame, i);
      BrgOutcome white;
      BrgOutcome black;

      brg_snapshot_get_outcomes (snapshot, round, game, &white, &black);
      if (game->black == BRG_NOBODY)
        brg_tournament_set_bye (tournament, round->number, game->white, bye_outcome (game));
      else
        {
          brg_tournament_set_game (tournament, round->number, game->white, game->black, white,
                                   black);
          copy_games (tournament, round->number, game, white, black);
          copy_came (tournament, round->number, game);
          copy_records (tournament, round->number, game);
        }
    }
}

/* rus-draughts-2022 10.5.3: by correspondence all games begin at once, so that none of those of a
 * player who leaves is of a round before it. */
static gint
find_left_after (const BrgSnapshot *snapshot, gint left_after)
{
  return snapshot->group->is_postal && left_after != BRG_STAYS ? 0 : left_after;
}

/* rus-draughts-2022 5.4.5.4, 10.5.3: a game that has begun was played; it is counted lost or
 * adjudicated as a game of its own, unless everything is annulled. */
static gboolean
is_adjudicated_later (const BrgTournament *tournament, const BrgGame *game)
{
  const BrgPlayer *white = &tournament->players[game->white];
  const BrgPlayer *black = &tournament->players[game->black];

  return (white->left_after != BRG_STAYS || black->left_after != BRG_STAYS) &&
         (white->left_after == BRG_STAYS || white->leaver_rule != BRG_LEAVER_ANNULLED) &&
         (black->left_after == BRG_STAYS || black->leaver_rule != BRG_LEAVER_ANNULLED);
}

static void
open_begun (BrgTournament *tournament, const BrgSnapshot *snapshot)
{
  for (guint i = 0; i < snapshot->rounds->len; i++)
    {
      const BrgRound *round = snapshot->rounds->pdata[i];

      for (guint k = 0; k < round->games->len; k++)
        {
          const BrgGame *game = &g_array_index (round->games, BrgGame, k);
          BrgOutcome outcome;

          if (!game->has_letters || !brg_game_is_missing (game))
            continue;
          outcome =
              is_adjudicated_later (tournament, game) ? BRG_OUTCOME_ADJOURNED : BRG_OUTCOME_NONE;
          brg_tournament_set_game (tournament, round->number, game->white, game->black, outcome,
                                   outcome);
        }
    }
}

void
brg_snapshot_set_leaver (const BrgSnapshot *snapshot,
                         BrgTournament *tournament,
                         gint entry,
                         gint left_after,
                         BrgLeaverRule rule)
{
  g_return_if_fail (snapshot != NULL && tournament != NULL);
  g_return_if_fail (entry >= 0 && entry < tournament->n_players);

  tournament->players[entry].left_after = find_left_after (snapshot, left_after);
  tournament->players[entry].leaver_rule = rule;
  if (snapshot->group->is_postal)
    open_begun (tournament, snapshot);
}

static void
copy_absence (BrgTournament *tournament, const BrgAbsence *absence)
{
  if (absence->entry >= tournament->n_players || absence->round > tournament->n_rounds)
    return;
  /* rus-chess-2014 24.2; rus-draughts-2022 5.4.5.5: what he has stays, and nothing comes to it: a
   * bye that was announced before he left is no longer his. */
  if (absence->round > tournament->players[absence->entry].left_after)
    return;
  brg_tournament_set_bye (tournament, absence->round, absence->entry, absence->outcome);
}

static gboolean
was_there_first (const BrgEntry *entry)
{
  return entry->joins_round <= 1 && entry->left_after >= 1;
}

static void
copy_bans (BrgTournament *tournament, const BrgSnapshot *snapshot)
{
  for (guint i = 0; i < snapshot->bans->len; i++)
    {
      const BrgBan *ban = &g_array_index (snapshot->bans, BrgBan, i);

      if (ban->entry < tournament->n_players && ban->other < tournament->n_players)
        brg_tournament_forbid (tournament, ban->entry, ban->other, ban->first_round,
                               ban->last_round);
    }
}

static void
keep_members_apart (BrgTournament *tournament, const GArray *members, gint first, gint last)
{
  for (guint i = 0; i < members->len; i++)
    for (guint j = i + 1; j < members->len; j++)
      brg_tournament_keep_apart (tournament, g_array_index (members, gint, i),
                                 g_array_index (members, gint, j), first, last);
}

/* rus-chess-2014 22.8 */
static void
copy_kept_apart (BrgTournament *tournament, const BrgSnapshot *snapshot)
{
  for (guint i = 0; i < snapshot->kept_apart->len; i++)
    {
      const BrgKeptApart *apart = &g_array_index (snapshot->kept_apart, BrgKeptApart, i);
      g_autoptr (GPtrArray) kinds =
          brg_kept_apart_list (apart, snapshot->entries, tournament->n_players);
      gint first;
      gint last;

      brg_kept_apart_get_rounds (apart, brg_snapshot_count_rounds (snapshot), &first, &last);
      for (guint k = 0; k < kinds->len; k++)
        keep_members_apart (tournament, kinds->pdata[k], first, last);
    }
}

/* fide-acceleration-2026 1.2, 1.3: the leaders are the first half of those who were there when
 * round 1 was paired, and the last of them stays the same person whoever comes late. */
static void
accelerate (BrgTournament *tournament, const BrgSnapshot *snapshot)
{
  const BrgPairingSystem *system = brg_pairing_system_find (snapshot->group->system);
  gint n_first = 0;
  gint n_leaders;

  if (!snapshot->group->baku || system == NULL || !system->may_accelerate ||
      !brg_acceleration_is_allowed (&tournament->scoring))
    return;
  for (gint i = 0; i < tournament->n_players; i++)
    n_first += was_there_first (brg_snapshot_get_entry (snapshot, i));
  n_leaders = brg_acceleration_count_group (n_first);
  for (gint i = 0; n_leaders > 0 && i < tournament->n_players; i++)
    if (was_there_first (brg_snapshot_get_entry (snapshot, i)) && --n_leaders == 0)
      brg_acceleration_apply (tournament, tournament->players[i].number);
}

static void
copy_virtual_points (BrgTournament *tournament, const BrgSnapshot *snapshot)
{
  for (guint i = 0; !snapshot->group->baku && i < snapshot->virtual_points->len; i++)
    {
      const BrgVirtualPoints *points =
          &g_array_index (snapshot->virtual_points, BrgVirtualPoints, i);

      if (points->entry < tournament->n_players && points->round <= tournament->n_rounds)
        brg_tournament_set_virtual_points (tournament, points->entry, points->round,
                                           points->points);
    }
}

static gboolean
is_two_sided (const BrgSnapshot *snapshot)
{
  const BrgPairingSystem *system = brg_pairing_system_find (snapshot->group->system);

  return system != NULL && system->is_two_sided;
}

/* fide-team-swiss-2026 1.4: a bye brings points on the boards too, an announced one like that of
 * the odd team. */
static void
copy_board_points (BrgTournament *tournament, const BrgSnapshot *snapshot)
{
  const BrgGroup *group = snapshot->group;

  tournament->board_scoring =
      brg_match_get_board_scoring (&group->match_scoring, &group->scoring, group->boards);
  for (gint round = 1; round <= tournament->n_rounds; round++)
    for (gint team = 0; team < tournament->n_players; team++)
      {
        BrgOutcome outcome = brg_tournament_cell (tournament, team, round)->outcome;

        if (brg_outcome_is_bye (outcome))
          brg_tournament_set_board_points (
              tournament, team, round, brg_scoring_points (&tournament->board_scoring, outcome));
      }
  for (guint i = 0; i < snapshot->rounds->len; i++)
    {
      const BrgRound *round = snapshot->rounds->pdata[i];

      for (guint k = 0; k < round->games->len; k++)
        {
          const BrgGame *match = &g_array_index (round->games, BrgGame, k);

          if (match->black == BRG_NOBODY)
            continue;
          brg_tournament_set_board_points (tournament, match->white, round->number,
                                           match->white_points);
          brg_tournament_set_board_points (tournament, match->black, round->number,
                                           match->black_points);
        }
    }
}

/* The sides of a board of a match, in the order in which the match names the teams. */
static void
copy_board (BrgTournament *tournament,
            const BrgSnapshot *snapshot,
            const BrgGame *match,
            const BrgRound *round,
            const BrgGame *board)
{
  const BrgScoring *scoring = &snapshot->group->scoring;
  const BrgEntry *white = brg_snapshot_get_entry (snapshot->players, board->white);
  gboolean is_first = white->team_id == brg_snapshot_get_entry (snapshot, match->white)->id;
  gint team = is_first ? match->white : match->black;
  gint other = is_first ? match->black : match->white;
  BrgOutcome outcome;
  BrgOutcome other_outcome;

  brg_snapshot_get_outcomes (snapshot->players, round, board, &outcome, &other_outcome);
  brg_tournament_set_board (tournament, team, round->number, board->match_board, outcome,
                            brg_scoring_points (scoring, outcome));
  brg_tournament_set_board (tournament, other, round->number, board->match_board, other_outcome,
                            brg_scoring_points (scoring, other_outcome));
}

/* rus-draughts-2022 5.4.9.6.1: results on the boards part teams that are equal otherwise. */
static void
copy_boards (BrgTournament *tournament, const BrgSnapshot *snapshot)
{
  brg_tournament_set_n_boards (tournament, snapshot->group->boards);
  for (guint i = 0; i < snapshot->rounds->len; i++)
    {
      const BrgRound *matches = snapshot->rounds->pdata[i];
      const BrgRound *boards = brg_snapshot_get_round (snapshot->players, matches->number);
      g_autoptr (GHashTable) match_of = g_hash_table_new (g_int64_hash, g_int64_equal);

      for (guint k = 0; k < matches->games->len; k++)
        {
          BrgGame *match = &g_array_index (matches->games, BrgGame, k);

          if (match->black != BRG_NOBODY && !brg_outcome_is_pending (match->white_outcome))
            g_hash_table_insert (match_of, &match->id, match);
        }
      for (guint k = 0; boards != NULL && k < boards->games->len; k++)
        {
          const BrgGame *board = &g_array_index (boards->games, BrgGame, k);
          const BrgGame *match = g_hash_table_lookup (match_of, &board->match_id);

          if (match != NULL && board->match_board >= 1 &&
              board->match_board <= tournament->n_boards)
            copy_board (tournament, snapshot, match, boards, board);
        }
    }
}

/* What was decided among those who are equal in everything else. */
static void
copy_tie_orders (BrgTournament *tournament, const BrgSnapshot *snapshot)
{
  /* Without numbers nobody has a place. */
  if (tournament->n_players == 0)
    return;
  for (guint i = 0; i < snapshot->tie_orders->len; i++)
    {
      const BrgTieOrder *order = snapshot->tie_orders->pdata[i];
      g_autofree gint *positions = g_new0 (gint, tournament->n_players);

      for (guint k = 0; k < order->places->len; k++)
        {
          const BrgTiePlace *place = &g_array_index (order->places, BrgTiePlace, k);

          if (place->entry < tournament->n_players)
            positions[place->entry] = place->position;
        }
      brg_tournament_add_strong_order (tournament, order->method, order->overrules, positions);
    }
}

BrgTournament *
brg_snapshot_to_tournament (const BrgSnapshot *snapshot)
{
  BrgTournament *tournament;
  gboolean is_round_robin;
  gboolean has_teams;
  gboolean are_paired;
  gboolean is_knockout;

  g_return_val_if_fail (snapshot != NULL, NULL);

  is_knockout = brg_snapshot_is_knockout (snapshot);
  is_round_robin = brg_snapshot_is_round_robin (snapshot);
  tournament = brg_tournament_new (
      is_round_robin ? BRG_TOURNAMENT_ROUND_ROBIN : BRG_TOURNAMENT_SWISS,
      brg_snapshot_count_numbered (snapshot), brg_snapshot_count_rounds (snapshot));
  has_teams = brg_snapshot_has_teams (snapshot);
  /* The boards of a match between teams are the meetings, not the match. */
  if (!has_teams)
    brg_meeting_games_set_number (tournament, snapshot->group->meeting_games);
  are_paired = !brg_snapshot_is_of_players (snapshot);
  tournament->cycles = are_paired ? snapshot->group->cycles : 1;
  tournament->is_two_sided = are_paired && is_two_sided (snapshot);
  tournament->is_postal = snapshot->group->is_postal;
  /* rus-draughts-2022 app. 2, 9.2.4.1 */
  tournament->black_begins = snapshot->event->discipline == BRG_DISCIPLINE_RENJU;
  /* rus-draughts-2022 5.4.9.6.1, 5.4.9.6.2: teams have the points of their matches and those on
   * their boards, and the regulations say which come first. */
  tournament->scoring = has_teams ? snapshot->group->match_scoring : snapshot->group->scoring;
  tournament->board_points_first = has_teams && snapshot->group->board_points_first;
  tournament->initial_colour = snapshot->group->initial_colour;
  for (gint i = 0; i < tournament->n_players; i++)
    {
      const BrgEntry *entry = brg_snapshot_get_entry (snapshot, i);

      tournament->players[i] = (BrgPlayer){
        .number = entry->number,
        .rating = entry->rating,
        .left_after = find_left_after (snapshot, entry->left_after),
        .leaver_rule = entry->leaver_rule,
      };
      if (entry->carried_points != 0)
        brg_tournament_set_carried (tournament, i, entry->carried_points);
      for (gint round = 1; !is_round_robin && round <= tournament->n_rounds; round++)
        brg_tournament_set_bye (
            tournament, round, i,
            unpaired_outcome (entry, round,
                              (guint) round <= snapshot->rounds->len && !is_knockout));
    }
  for (guint i = 0; i < snapshot->absences->len; i++)
    copy_absence (tournament, &g_array_index (snapshot->absences, BrgAbsence, i));
  for (guint i = 0; i < snapshot->rounds->len; i++)
    copy_round (tournament, snapshot, snapshot->rounds->pdata[i]);
  if (snapshot->group->is_postal)
    open_begun (tournament, snapshot);
  copy_bans (tournament, snapshot);
  copy_kept_apart (tournament, snapshot);
  if (are_paired)
    {
      copy_virtual_points (tournament, snapshot);
      accelerate (tournament, snapshot);
    }
  if (has_teams)
    copy_board_points (tournament, snapshot);
  if (has_teams && snapshot->players != NULL)
    copy_boards (tournament, snapshot);
  copy_tie_orders (tournament, snapshot);
  return tournament;
}
