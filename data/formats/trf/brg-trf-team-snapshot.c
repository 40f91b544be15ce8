/* brg-trf-team-snapshot.c - teams of a report file as those of an event
 *
 * Tests: tests/data/test-trf-teams.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-trf-team-snapshot.h"

#include <string.h>

#include "brg-line-up.h"
#include "brg-match.h"
#include "brg-meeting-games.h"
#include "brg-snapshot-teams.h"
#include "brg-snapshot-tournament.h"
#include "brg-trf-line.h"
#include "brg-trf-matches.h"
#include "brg-trf-schedule.h"
#include "brg-trf-system.h"

/* One of the codes of 362, with the points behind it or in the next word; returns how many words
 * were taken, 0 when they are not understood. */
static guint
read_match_value (char **words, BrgScoring *scoring)
{
  static const char codes[] = "WDL";
  gint *const values[] = { &scoring->win, &scoring->draw, &scoring->loss };
  gboolean is_glued = strlen (words[0]) > 2;
  const char *number = is_glued ? words[0] + 2 : words[1];
  const char *code;
  gint points;

  if (g_ascii_toupper (words[0][0]) != 'T' || words[0][1] == '\0' || number == NULL ||
      !brg_trf_parse_points (number, &points))
    return 0;
  code = strchr (codes, g_ascii_toupper (words[0][1]));
  if (code != NULL)
    *values[code - codes] = points;
  return is_glued ? 1 : 2;
}

gboolean
brg_trf_read_match_points (const char *text, BrgScoring *scoring)
{
  g_auto (GStrv) words = NULL;
  guint n_words = 0;

  g_return_val_if_fail (scoring != NULL, FALSE);

  words = g_strsplit_set (text != NULL ? text : "", " \t", -1);
  for (guint i = 0; words[i] != NULL; i++)
    if (*words[i] != '\0')
      words[n_words++] = words[i];
    else
      g_free (words[i]);
  words[n_words] = NULL;
  for (guint i = 0; i < n_words;)
    {
      guint n_taken = read_match_value (&words[i], scoring);

      if (n_taken == 0)
        return FALSE;
      i += n_taken;
    }
  *scoring = brg_scoring_from_game (scoring->win, scoring->draw, scoring->loss);
  scoring->pairing_bye = scoring->draw;
  return TRUE;
}

static void
fill_group (BrgGroup *group, const BrgTrf *trf)
{
  group->boards = brg_trf_count_boards (trf);
  group->one_colour = brg_trf_has_one_colour (trf);
  group->board_points_first =
      brg_trf_system_has_board_points_first (trf->texts[BRG_TRF_TEXT_TYPE_CODE]);
  group->line_up = BRG_LINE_UP_FREE;
  brg_trf_read_match_points (trf->texts[BRG_TRF_TEXT_MATCH_POINTS], &group->match_scoring);
  if (trf->teams->bye_match_points != BRG_TRF_NO_POINTS)
    group->match_scoring.pairing_bye = trf->teams->bye_match_points;
}

static void
replace (char **place, const char *text)
{
  g_free (*place);
  *place = g_strdup (text);
}

static void
add_entries (BrgSnapshot *snapshot, const BrgTrf *trf)
{
  for (guint i = 0; i < trf->teams->teams->len; i++)
    {
      const BrgTrfTeam *team = trf->teams->teams->pdata[i];
      BrgEntry *entry = brg_entry_new ();
      g_autofree char *number = g_strdup_printf ("%d", team->number);

      entry->id = (gint64) i + 1;
      entry->is_team = TRUE;
      entry->number = team->number;
      replace (&entry->family_name, *team->name != '\0' ? team->name : number);
      g_ptr_array_add (snapshot->entries, entry);
    }
}

/* Players in the order of teams; @index_of gets their index in the view of players. */
static void
add_players (BrgSnapshot *snapshot, const BrgTrf *trf, gint *index_of)
{
  gint64 id = (gint64) trf->teams->teams->len;

  for (guint i = 0; i < trf->teams->teams->len; i++)
    {
      const BrgTrfTeam *team = trf->teams->teams->pdata[i];

      for (guint place = 0; place < team->players->len; place++)
        {
          gint player = brg_trf_find_player (trf, g_array_index (team->players, gint, place));
          BrgEntry *entry = brg_trf_player_to_entry (brg_trf_get_player (trf, player));

          entry->id = ++id;
          entry->team_id = (gint64) i + 1;
          entry->team_place = (gint) place + 1;
          index_of[player] = (gint) snapshot->players->entries->len;
          g_ptr_array_add (snapshot->players->entries, entry);
        }
    }
}

static void
add_absence (BrgSnapshot *snapshot, gint team, gint round, BrgOutcome outcome, gboolean is_paired)
{
  BrgAbsence absence = { .entry = team, .round = round, .outcome = outcome };

  /* That nobody was paired with an absent team shows the round itself. */
  if (outcome != BRG_OUTCOME_ZERO_BYE || !is_paired)
    g_array_append_val (snapshot->absences, absence);
}

static void
add_matches (BrgSnapshot *snapshot, BrgRound *round, const GPtrArray *meetings, gint64 *id)
{
  for (guint i = 0; i < meetings->len; i++)
    {
      const BrgTrfMeeting *meeting = meetings->pdata[i];
      BrgGame match = {
        .white = meeting->white,
        .black = meeting->black,
        .white_outcome = meeting->outcome,
      };

      if (meeting->black == BRG_NOBODY && meeting->outcome != BRG_OUTCOME_PAIRING_BYE)
        {
          add_absence (snapshot, meeting->white, round->number, meeting->outcome, TRUE);
          continue;
        }
      match.id = ++*id;
      match.board = (gint) round->games->len + 1;
      g_array_append_val (round->games, match);
    }
}

/* Byes on request of rounds to come. */
static void
add_announced (BrgSnapshot *snapshot, const BrgTrf *trf, gint last_paired)
{
  for (guint i = 0; i < trf->teams->byes->len; i++)
    {
      const BrgTrfTeamBye *bye = &g_array_index (trf->teams->byes, BrgTrfTeamBye, i);

      if (bye->round > last_paired && bye->outcome != BRG_OUTCOME_PAIRING_BYE)
        add_absence (snapshot, brg_trf_find_team (trf, bye->team), bye->round, bye->outcome, FALSE);
    }
}

static void
add_bans (BrgSnapshot *snapshot, const BrgTrf *trf)
{
  for (guint i = 0; i < trf->teams->forbidden->len; i++)
    {
      const BrgTrfForbidden *group = trf->teams->forbidden->pdata[i];

      for (guint k = 0; k < group->numbers->len; k++)
        for (guint l = k + 1; l < group->numbers->len; l++)
          {
            BrgBan ban = {
              .entry = brg_trf_find_team (trf, g_array_index (group->numbers, gint, k)),
              .other = brg_trf_find_team (trf, g_array_index (group->numbers, gint, l)),
              .first_round = group->first_round,
              .last_round =
                  group->last_round >= trf->tournament->n_rounds ? BRG_STAYS : group->last_round,
            };

            if (ban.entry != ban.other)
              g_array_append_val (snapshot->bans, ban);
          }
    }
}

static void
append_board (BrgRound *round, const BrgGame *match, gint64 *id, BrgGame board)
{
  board.id = ++*id;
  board.match_id = match->id;
  board.board = 1000 * match->board + board.match_board;
  g_array_append_val (round->games, board);
}

/* rus-draughts-2022 5.4.6: the games of a meeting on the board. */
static void
copy_games (const BrgTournament *tournament, gint round, const BrgTrfBoard *row, BrgGame *board)
{
  for (gint i = 1; i <= tournament->n_games && tournament->n_games > 1; i++)
    {
      board->white_games[i - 1] = brg_meeting_games_get (tournament, row->white, round, i);
      board->black_games[i - 1] = brg_meeting_games_get (tournament, row->black, round, i);
    }
}

/* The boards of a match as the report has them. */
static void
add_boards (BrgRound *round,
            const BrgGame *match,
            const BrgTrf *trf,
            const BrgTrfMeeting *meeting,
            const gint *index_of,
            gint64 *id)
{
  for (guint i = 0; i < meeting->boards->len; i++)
    {
      const BrgTrfBoard *row = &g_array_index (meeting->boards, BrgTrfBoard, i);
      BrgGame board = {
        .match_board = row->board,
        .white = index_of[row->white],
        .black = BRG_NOBODY,
        .white_outcome = BRG_OUTCOME_FORFEIT_WIN,
        .black_outcome = BRG_OUTCOME_FORFEIT_LOSS,
      };

      if (row->black != BRG_NOBODY)
        {
          board.black = index_of[row->black];
          board.white_outcome =
              brg_tournament_cell (trf->tournament, row->white, round->number)->outcome;
          board.black_outcome =
              brg_tournament_cell (trf->tournament, row->black, round->number)->outcome;
          copy_games (trf->tournament, round->number, row, &board);
        }
      append_board (round, match, id, board);
    }
}

/* Open boards of a match that a table has planned: in the order of the application. */
static void
add_planned_boards (const BrgSnapshot *snapshot, BrgRound *round, const BrgGame *match, gint64 *id)
{
  BrgLineUpRegulations regulations = brg_group_get_line_up_regulations (snapshot->group);
  const gint teams[] = { match->white, match->black };
  g_autofree gint *places[2] = { NULL, NULL };
  gint first[2];

  for (guint i = 0; i < G_N_ELEMENTS (teams); i++)
    {
      gint n_players;

      first[i] = brg_snapshot_find_players (snapshot, teams[i], &n_players);
      places[i] = g_new0 (gint, regulations.n_boards);
      brg_line_up_default (&regulations, NULL, n_players, places[i]);
    }
  for (gint k = 0; k < regulations.n_boards; k++)
    {
      gint white =
          brg_match_colour (k + 1, BRG_COLOUR_WHITE, regulations.one_colour) != BRG_COLOUR_WHITE;
      BrgGame board = { .match_board = k + 1, .black = BRG_NOBODY };

      if (places[white][k] == 0)
        white = 1 - white;
      if (places[white][k] == 0)
        continue;
      board.white = first[white] + places[white][k] - 1;
      if (places[1 - white][k] != 0)
        board.black = first[1 - white] + places[1 - white][k] - 1;
      else
        {
          board.white_outcome = BRG_OUTCOME_FORFEIT_WIN;
          board.black_outcome = BRG_OUTCOME_FORFEIT_LOSS;
        }
      append_board (round, match, id, board);
    }
}

static const BrgTrfMeeting *
find_meeting (const GPtrArray *meetings, const BrgGame *match)
{
  for (guint i = 0; i < meetings->len; i++)
    {
      const BrgTrfMeeting *meeting = meetings->pdata[i];

      if (meeting->white == match->white && meeting->black == match->black)
        return meeting;
    }
  return NULL;
}

static void
add_round_boards (BrgSnapshot *snapshot,
                  const BrgTrf *trf,
                  guint index,
                  const gint *index_of,
                  gint64 *id)
{
  const BrgRound *matches = snapshot->rounds->pdata[index];
  BrgRound *boards = snapshot->players->rounds->pdata[index];
  gboolean is_in_report = matches->number <= trf->tournament->n_rounds;
  g_autoptr (GPtrArray) meetings =
      is_in_report ? brg_trf_list_matches (trf, matches->number, snapshot->group->boards)
                   : g_ptr_array_new ();

  for (guint i = 0; i < matches->games->len; i++)
    {
      const BrgGame *match = &g_array_index (matches->games, BrgGame, i);
      const BrgTrfMeeting *meeting = find_meeting (meetings, match);

      if (match->black == BRG_NOBODY)
        continue;
      if (meeting != NULL)
        add_boards (boards, match, trf, meeting, index_of, id);
      else
        add_planned_boards (snapshot, boards, match, id);
    }
}

static void
give_ids (BrgSnapshot *snapshot, gint64 *id)
{
  for (guint i = 0; i < snapshot->rounds->len; i++)
    {
      BrgRound *round = snapshot->rounds->pdata[i];

      for (guint k = 0; k < round->games->len; k++)
        if (g_array_index (round->games, BrgGame, k).id == 0)
          g_array_index (round->games, BrgGame, k).id = ++*id;
    }
}

/* The colours of the players say nothing of the lot for the first team. */
static void
settle_initial_colour (BrgSnapshot *snapshot, const BrgTrf *trf)
{
  g_autoptr (BrgTournament) teams = NULL;

  if (!trf->initial_colour_is_inferred)
    return;
  teams = brg_snapshot_to_tournament (snapshot);
  snapshot->group->initial_colour = brg_trf_infer_initial_colour (teams);
}

void
brg_trf_add_teams (BrgSnapshot *snapshot, const BrgTrf *trf)
{
  g_autofree gint *index_of = NULL;
  gint64 id = 0;
  gint last;

  g_return_if_fail (snapshot != NULL && trf != NULL && trf->teams != NULL);

  fill_group (snapshot->group, trf);
  add_entries (snapshot, trf);
  last = brg_trf_last_match_round (trf);
  for (gint number = 1; number <= last; number++)
    {
      BrgRound *round = brg_round_new (number);
      g_autoptr (GPtrArray) meetings = brg_trf_list_matches (trf, number, snapshot->group->boards);

      add_matches (snapshot, round, meetings, &id);
      g_ptr_array_add (snapshot->rounds, round);
    }
  if (trf->tournament->kind == BRG_TOURNAMENT_ROUND_ROBIN)
    {
      brg_trf_schedule_plan_rest (snapshot);
      g_array_set_size (snapshot->absences, 0);
    }
  else
    add_announced (snapshot, trf, last);
  add_bans (snapshot, trf);
  give_ids (snapshot, &id);
  settle_initial_colour (snapshot, trf);
  brg_snapshot_add_players (snapshot);
  index_of = g_new0 (gint, trf->tournament->n_players);
  add_players (snapshot, trf, index_of);
  for (guint i = 0; i < snapshot->rounds->len; i++)
    add_round_boards (snapshot, trf, i, index_of, &id);
  brg_snapshot_finish_teams (snapshot);
}
