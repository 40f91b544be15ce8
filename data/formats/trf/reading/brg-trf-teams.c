/* brg-trf-teams.c - records of a report file about teams
 *
 * A team is a record 310, or 013 in files before TRF26. Line-ups out of order, byes, forfeits and
 * bans name teams by the numbers of 310; a team of 013 has the number of its line among them.
 *
 * Tests: tests/data/test-trf-teams.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "brg-trf-matches.h"
#include "brg-trf-reading-private.h"
#include "brg-trf-team-snapshot.h"

#define MAX_TEAMS 999

typedef gboolean (*Reader) (BrgTrfReading *reading, const BrgTrfLine *line);

static const BrgTrfToken *
get_token (const GArray *tokens, guint index)
{
  return &g_array_index (tokens, BrgTrfToken, index);
}

static BrgTrfTeam *
find_team (const BrgTrfReading *reading, gint number)
{
  gint index = brg_trf_find_team (reading->trf, number);

  return index == BRG_NOBODY ? NULL : reading->trf->teams->teams->pdata[index];
}

static gboolean
read_team_number (BrgTrfReading *reading,
                  const BrgTrfLine *line,
                  const BrgTrfToken *token,
                  gint *number)
{
  if (!brg_trf_parse_number (token->text, MAX_TEAMS, number) || *number == 0)
    return brg_trf_fail (reading, BRG_FORMAT_ERROR_SYNTAX, line, token->column,
                         _ ("“%s” is not a team number, expected a number from 1 to %d"),
                         token->text, MAX_TEAMS);
  if (find_team (reading, *number) == NULL)
    return brg_trf_fail (reading, BRG_FORMAT_ERROR_CONTRADICTION, line, token->column,
                         _ ("there is no team %d, expected the number of a team of this file"),
                         *number);
  return TRUE;
}

static gboolean
has_player (const BrgTrfTeam *team, gint number)
{
  for (guint i = 0; i < team->players->len; i++)
    if (g_array_index (team->players, gint, i) == number)
      return TRUE;
  return FALSE;
}

static BrgTrfTeam *
find_team_of (const BrgTrfReading *reading, gint number)
{
  const GPtrArray *teams = reading->trf->teams->teams;

  for (guint i = 0; i < teams->len; i++)
    if (has_player (teams->pdata[i], number))
      return teams->pdata[i];
  return NULL;
}

static gboolean
check_is_free (BrgTrfReading *reading,
               const BrgTrfLine *line,
               const BrgTrfToken *token,
               gint number)
{
  const BrgTrfTeam *team = find_team_of (reading, number);

  return team == NULL ||
         brg_trf_fail (reading, BRG_FORMAT_ERROR_CONTRADICTION, line, token->column,
                       _ ("player %d is already in the team “%s”, expected every player in one "
                          "team"),
                       number, team->name);
}

/* Start numbers of a team's players: nobody may be in two teams. */
static gboolean
read_team_players (BrgTrfReading *reading, const BrgTrfLine *line, guint column, BrgTrfTeam *team)
{
  g_autoptr (GArray) tokens = brg_trf_line_tokens (line, column);

  for (guint i = 0; i < tokens->len; i++)
    {
      const BrgTrfToken *token = get_token (tokens, i);
      gint number;

      if (brg_trf_read_player_number (reading, line, token, &number) &&
          check_is_free (reading, line, token, number))
        g_array_append_val (team->players, number);
      else if (!brg_trf_mend (reading, BRG_TRF_REPAIR_NUMBER))
        return FALSE;
    }
  return TRUE;
}

static gboolean
read_points (BrgTrfReading *reading, const BrgTrfLine *line, guint first, guint last, gint *points)
{
  g_autofree char *text = brg_trf_line_slice (line, first, last);

  if (*text == '\0' || brg_trf_parse_points (text, points))
    return TRUE;
  return brg_trf_fail (reading, BRG_FORMAT_ERROR_SYNTAX, line, first,
                       _ ("“%s” is not a number of points, expected a number such as 1.0"), text);
}

/* 013: a name and players. */
static gboolean
read_team_16 (BrgTrfReading *reading, const BrgTrfLine *line)
{
  BrgTrfTeams *teams = reading->trf->teams;
  g_autofree char *name = brg_trf_line_slice (line, 5, 36);
  BrgTrfTeam *team = brg_trf_teams_add (teams, (gint) teams->teams->len + 1, name);

  team->line = line->number;
  return read_team_players (reading, line, 37, team);
}

/* Whether a line of a team has the number: the team may be read later. */
static gboolean
is_named (const BrgTrfReading *reading, gint wanted)
{
  for (guint i = 0; i < reading->lines->len; i++)
    {
      const BrgTrfLine *line = &g_array_index (reading->lines, BrgTrfLine, i);
      g_autofree char *text = NULL;
      gint number;

      if (!brg_trf_line_has_tag (line, "310"))
        continue;
      text = brg_trf_line_slice (line, 5, 7);
      if (brg_trf_parse_number (text, MAX_TEAMS, &number) && number == wanted)
        return TRUE;
    }
  return FALSE;
}

/* Greater than MAX_TEAMS when none is left. */
static gint
find_free_number (const BrgTrfReading *reading)
{
  gint number = 1;

  while (find_team (reading, number) != NULL || is_named (reading, number))
    number++;
  return number;
}

static gboolean
read_new_number (BrgTrfReading *reading, const BrgTrfLine *line, gint *number)
{
  g_autofree char *text = brg_trf_line_slice (line, 5, 7);

  if (!brg_trf_parse_number (text, MAX_TEAMS, number) || *number == 0)
    return brg_trf_fail (reading, BRG_FORMAT_ERROR_SYNTAX, line, 5,
                         _ ("“%s” is not a team number, expected a number from 1 to %d"), text,
                         MAX_TEAMS);
  if (find_team (reading, *number) != NULL)
    return brg_trf_fail (reading, BRG_FORMAT_ERROR_CONTRADICTION, line, 5,
                         _ ("the team number %d is already taken, expected a different one for "
                            "every team"),
                         *number);
  return TRUE;
}

static gboolean
read_rank (BrgTrfReading *reading, const BrgTrfLine *line, gint *rank)
{
  g_autofree char *text = brg_trf_line_slice (line, 69, 71);

  if (*text == '\0' || brg_trf_parse_number (text, MAX_TEAMS, rank))
    return TRUE;
  return brg_trf_fail (reading, BRG_FORMAT_ERROR_SYNTAX, line, 69,
                       _ ("“%s” is not a place, expected a number from 1 to %d"), text, MAX_TEAMS);
}

/* A field that was read, or may be left empty. */
static gboolean
may_go_on (BrgTrfReading *reading, gboolean is_read)
{
  return is_read || brg_trf_mend (reading, BRG_TRF_REPAIR_FIELD);
}

/* 310: number, name, nickname, strength, both scores, place, players. */
static gboolean
read_team_26 (BrgTrfReading *reading, const BrgTrfLine *line)
{
  g_autofree char *name = brg_trf_line_slice (line, 9, 40);
  BrgTrfTeam *team;
  gint number;

  if (!read_new_number (reading, line, &number))
    {
      number = find_free_number (reading);
      if (number > MAX_TEAMS ||
          !brg_trf_mend_as (reading, BRG_TRF_REPAIR_NEW_NUMBER, g_strdup_printf ("%d", number)))
        return FALSE;
    }
  team = brg_trf_teams_add (reading->trf->teams, number, name);
  team->line = line->number;
  g_free (team->nickname);
  team->nickname = brg_trf_line_slice (line, 42, 46);
  g_free (team->strength);
  team->strength = brg_trf_line_slice (line, 48, 53);
  return may_go_on (reading, read_points (reading, line, 55, 60, &team->match_points)) &&
         may_go_on (reading, read_points (reading, line, 62, 67, &team->points)) &&
         may_go_on (reading, read_rank (reading, line, &team->rank)) &&
         read_team_players (reading, line, 73, team);
}

static gint
compare_teams (gconstpointer a, gconstpointer b)
{
  const BrgTrfTeam *one = *(BrgTrfTeam *const *) a;
  const BrgTrfTeam *other = *(BrgTrfTeam *const *) b;

  return one->number - other->number;
}

static gboolean
read_team (BrgTrfReading *reading, const BrgTrfLine *line)
{
  return g_str_equal (reading->team_tag, "310") ? read_team_26 (reading, line)
                                                : read_team_16 (reading, line);
}

/* A board of a line-up. Who belongs to no team yet is of the one he plays for. */
static gboolean
read_line_up_player (BrgTrfReading *reading,
                     const BrgTrfLine *line,
                     const BrgTrfToken *token,
                     BrgTrfLineUp *line_up)
{
  BrgTrfTeam *team = find_team (reading, line_up->team);
  gint number = 0;

  if (strspn (token->text, "0") != strlen (token->text) &&
      !brg_trf_read_player_number (reading, line, token, &number) &&
      !brg_trf_mend (reading, BRG_TRF_REPAIR_NUMBER))
    return FALSE;
  if (number > BRG_TRF_MAX_PLAYERS || reading->index_of[number] == BRG_NOBODY)
    number = 0;
  if (number != 0 && !has_player (team, number))
    {
      gboolean is_free = find_team_of (reading, number) == NULL;

      brg_trf_fail (reading, BRG_FORMAT_ERROR_CONTRADICTION, line, token->column,
                    _ ("player %d is not in team %d, expected one of its players"), number,
                    line_up->team);
      if (!brg_trf_mend_as (reading, is_free ? BRG_TRF_REPAIR_INTO_TEAM : BRG_TRF_REPAIR_NUMBER,
                            is_free ? g_strdup (team->name) : NULL))
        return FALSE;
      if (is_free)
        g_array_append_val (team->players, number);
      else
        number = 0;
    }
  g_array_append_val (line_up->players, number);
  return TRUE;
}

/* 300: round, team, opponent, players by boards. */
static gboolean
read_line_up (BrgTrfReading *reading, const BrgTrfLine *line)
{
  g_autoptr (GArray) tokens = brg_trf_line_tokens (line, 4);
  GPtrArray *line_ups = reading->trf->teams->line_ups;
  BrgTrfLineUp *line_up;
  gint numbers[3];

  if (tokens->len < 4)
    return brg_trf_fail_short (reading, line, _ ("a round, two teams and players"));
  if (!brg_trf_read_event_round (reading, line, get_token (tokens, 0), &numbers[0]) ||
      !read_team_number (reading, line, get_token (tokens, 1), &numbers[1]) ||
      !read_team_number (reading, line, get_token (tokens, 2), &numbers[2]))
    return FALSE;
  line_up = brg_trf_teams_add_line_up (reading->trf->teams, numbers[0], numbers[1], numbers[2]);
  for (guint i = 3; i < tokens->len; i++)
    if (!read_line_up_player (reading, line, get_token (tokens, i), line_up))
      {
        g_ptr_array_set_size (line_ups, (gint) line_ups->len - 1);
        return FALSE;
      }
  return TRUE;
}

/* 320: both scores of the bye, then the team of every round, 000 for none. */
static gboolean
read_pairing_byes (BrgTrfReading *reading, const BrgTrfLine *line)
{
  BrgTrfTeams *teams = reading->trf->teams;
  g_autoptr (GArray) tokens = brg_trf_line_tokens (line, 15);
  guint n_before = teams->byes->len;

  if (!may_go_on (reading, read_points (reading, line, 5, 8, &teams->bye_match_points)) ||
      !may_go_on (reading, read_points (reading, line, 10, 13, &teams->bye_points)))
    return FALSE;
  for (guint i = 0; i < tokens->len; i++)
    {
      const BrgTrfToken *token = get_token (tokens, i);
      BrgTrfTeamBye bye = { .round = (gint) i + 1, .outcome = BRG_OUTCOME_PAIRING_BYE };

      if (strspn (token->text, "0") == strlen (token->text))
        continue;
      if (bye.round > reading->trf->tournament->n_rounds)
        {
          /* A line is taken whole or not at all. */
          g_array_set_size (teams->byes, n_before);
          return brg_trf_fail (
              reading, BRG_FORMAT_ERROR_CONTRADICTION, line, token->column,
              _ ("round %d of a tournament of %d rounds, expected one of its rounds"), bye.round,
              reading->trf->tournament->n_rounds);
        }
      if (read_team_number (reading, line, token, &bye.team))
        g_array_append_val (teams->byes, bye);
      else if (!brg_trf_mend (reading, BRG_TRF_REPAIR_NUMBER))
        {
          g_array_set_size (teams->byes, n_before);
          return FALSE;
        }
    }
  return TRUE;
}

/* 330: result, round, two teams. */
static gboolean
read_forfeit (BrgTrfReading *reading, const BrgTrfLine *line)
{
  g_autoptr (GArray) tokens = brg_trf_line_tokens (line, 4);
  BrgTrfMatch match;

  if (tokens->len < 4)
    return brg_trf_fail_short (reading, line, _ ("a result, a round and two teams"));
  if (!g_str_equal (get_token (tokens, 0)->text, "+-") &&
      !g_str_equal (get_token (tokens, 0)->text, "-+") &&
      !g_str_equal (get_token (tokens, 0)->text, "--"))
    return brg_trf_fail (reading, BRG_FORMAT_ERROR_SYNTAX, line, get_token (tokens, 0)->column,
                         _ ("“%s” is not a match forfeit, expected +-, -+ or --"),
                         get_token (tokens, 0)->text);
  brg_outcome_from_code (get_token (tokens, 0)->text[0], &match.white_outcome);
  brg_outcome_from_code (get_token (tokens, 0)->text[1], &match.black_outcome);
  if (!brg_trf_read_event_round (reading, line, get_token (tokens, 1), &match.round) ||
      !read_team_number (reading, line, get_token (tokens, 2), &match.white) ||
      !read_team_number (reading, line, get_token (tokens, 3), &match.black))
    return FALSE;
  if (match.white == match.black)
    return brg_trf_fail (reading, BRG_FORMAT_ERROR_CONTRADICTION, line,
                         get_token (tokens, 3)->column,
                         _ ("team %d is its own opponent, expected another team"), match.black);
  g_array_append_val (reading->trf->teams->forfeits, match);
  return TRUE;
}

static gboolean
read_team_numbers (BrgTrfReading *reading,
                   const BrgTrfLine *line,
                   const GArray *tokens,
                   GArray *numbers)
{
  for (guint i = 2; i < tokens->len; i++)
    {
      gint number;

      if (read_team_number (reading, line, get_token (tokens, i), &number))
        g_array_append_val (numbers, number);
      else if (!brg_trf_mend (reading, BRG_TRF_REPAIR_NUMBER))
        return FALSE;
    }
  if (numbers->len + 2 < tokens->len)
    brg_trf_keep_as_comment (reading, line);
  return TRUE;
}

/* 240: type, round, teams. */
static gboolean
read_byes (BrgTrfReading *reading, const BrgTrfLine *line)
{
  g_autoptr (GArray) tokens = brg_trf_line_tokens (line, 4);
  g_autoptr (GArray) numbers = g_array_new (FALSE, FALSE, sizeof (gint));
  BrgTrfTeamBye bye;

  if (!brg_trf_read_bye_type (reading, line, tokens, &bye.outcome, &bye.round) ||
      !read_team_numbers (reading, line, tokens, numbers))
    return FALSE;
  for (guint i = 0; i < numbers->len; i++)
    {
      bye.team = g_array_index (numbers, gint, i);
      g_array_append_val (reading->trf->teams->byes, bye);
    }
  return TRUE;
}

/* 260: first and last round, teams. */
static gboolean
read_forbidden (BrgTrfReading *reading, const BrgTrfLine *line)
{
  g_autoptr (GArray) tokens = brg_trf_line_tokens (line, 4);
  g_autoptr (GArray) numbers = g_array_new (FALSE, FALSE, sizeof (gint));
  gint first_round;
  gint last_round;

  if (!brg_trf_read_ban_rounds (reading, line, tokens, &first_round, &last_round) ||
      !read_team_numbers (reading, line, tokens, numbers))
    return FALSE;
  if (numbers->len >= 2 || numbers->len + 2 == tokens->len)
    brg_trf_forbid (reading->trf->teams->forbidden, first_round, last_round, numbers);
  return TRUE;
}

/* 362 is kept as a text of the tournament. */
static gboolean
check_match_points (BrgTrfReading *reading, const BrgTrfLine *line)
{
  g_autofree char *text = brg_trf_line_slice (line, 4, G_MAXUINT);
  BrgScoring scoring = brg_scoring_two_one ();

  if (brg_trf_read_match_points (text, &scoring))
    return TRUE;
  if (reading->mends)
    brg_trf_set_text (reading->trf, BRG_TRF_TEXT_MATCH_POINTS, NULL);
  return brg_trf_fail (reading, BRG_FORMAT_ERROR_SYNTAX, line, 5,
                       _ ("the match points are not understood, expected for example TW 2.0   "
                          "TD 1.0   TL 0.0"));
}

/* Which word is the round. */
static const struct
{
  const char *tag;
  Reader read;
  gint round_word;
} records[] = {
  { "300", read_line_up, 0 }, { "320", read_pairing_byes, -1 }, { "330", read_forfeit, 1 },
  { "240", read_byes, 1 },    { "260", read_forbidden, -1 },
};

void
brg_trf_prepare_teams (BrgTrfReading *reading)
{
  for (guint i = 0; i < reading->lines->len; i++)
    {
      const BrgTrfLine *line = &g_array_index (reading->lines, BrgTrfLine, i);

      if (brg_trf_line_has_tag (line, "310"))
        reading->team_tag = "310";
      else if (reading->team_tag == NULL && brg_trf_line_has_tag (line, "013"))
        reading->team_tag = "013";
    }
  if (reading->team_tag != NULL)
    reading->trf->teams = brg_trf_teams_new ();
}

gboolean
brg_trf_is_team_detail (const BrgTrfReading *reading, const BrgTrfLine *line)
{
  if (reading->team_tag == NULL)
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (records); i++)
    if (brg_trf_line_has_tag (line, records[i].tag))
      return TRUE;
  return brg_trf_line_has_tag (line, reading->team_tag);
}

/* The last round that a line names, 0 for none. */
static gint
get_last_round (const BrgTrfLine *line)
{
  gint round = 0;

  if (brg_trf_line_has_tag (line, "320"))
    {
      g_autoptr (GArray) tokens = brg_trf_line_tokens (line, 15);

      return (gint) MIN (tokens->len, BRG_TRF_MAX_ROUNDS);
    }
  for (guint i = 0; i < G_N_ELEMENTS (records); i++)
    if (records[i].round_word >= 0 && brg_trf_line_has_tag (line, records[i].tag))
      {
        g_autoptr (GArray) tokens = brg_trf_line_tokens (line, 4);

        if ((gint) tokens->len > records[i].round_word)
          brg_trf_parse_number (get_token (tokens, (guint) records[i].round_word)->text,
                                BRG_TRF_MAX_ROUNDS, &round);
      }
  return round;
}

/* For files that do not say the number of rounds. */
gint
brg_trf_last_team_round (const BrgTrfReading *reading)
{
  gint last = 0;

  for (guint i = 0; reading->team_tag != NULL && i < reading->lines->len; i++)
    last = MAX (last, get_last_round (&g_array_index (reading->lines, BrgTrfLine, i)));
  return last;
}

static gboolean
read_records (BrgTrfReading *reading, const char *tag, Reader read)
{
  for (guint i = 0; i < reading->lines->len; i++)
    {
      const BrgTrfLine *line = &g_array_index (reading->lines, BrgTrfLine, i);

      if (!brg_trf_line_has_tag (line, tag) || read (reading, line))
        continue;
      if (!brg_trf_mend (reading, BRG_TRF_REPAIR_RECORD))
        return FALSE;
      brg_trf_keep_as_comment (reading, line);
    }
  return TRUE;
}

/* Teams in a report of players, for a count of teams: their players meet anybody. */
static void
note_players_event (BrgTrfReading *reading)
{
  gint player;
  gint round;

  if (brg_trf_check_matches (reading->trf, &player, &round))
    return;
  brg_format_notes_add (
      reading->trf->notes, reading->player_lines[player]->number,
      round == 0 ? 5 : BRG_TRF_ROUND_COLUMN + BRG_TRF_ROUND_WIDTH * (guint) (round - 1),
      round == 0 ? _ ("player %d has games and belongs to no team: the report was "
                      "taken as one of players")
                 : _ ("the team of player %d does not meet one other team in this "
                      "round: the report was taken as one of players"),
      brg_trf_get_player (reading->trf, player)->number);
}

gboolean
brg_trf_read_teams (BrgTrfReading *reading)
{
  if (reading->team_tag == NULL)
    return TRUE;
  if (!read_records (reading, reading->team_tag, read_team))
    return FALSE;
  g_ptr_array_sort (reading->trf->teams->teams, compare_teams);
  brg_trf_fill_team_gaps (reading);
  for (guint i = 0; i < G_N_ELEMENTS (records); i++)
    if (!read_records (reading, records[i].tag, records[i].read))
      return FALSE;
  if (!read_records (reading, "362", check_match_points))
    return FALSE;
  note_players_event (reading);
  return TRUE;
}
