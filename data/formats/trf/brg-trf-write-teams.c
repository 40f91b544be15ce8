/* brg-trf-write-teams.c - records of a report file about teams
 *
 * Tests: tests/data/test-trf-teams.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n-lib.h>

#include "brg-trf-writer-private.h"

static void
put_players (BrgTrfWriting *writing, const BrgTrfTeam *team, guint column)
{
  brg_trf_pad_to (writing, column);
  for (guint i = 0; i < team->players->len; i++)
    g_string_append_printf (writing->text, "%s%4d", i > 0 ? " " : "",
                            g_array_index (team->players, gint, i));
}

static gboolean
put_points (BrgTrfWriting *writing, guint first, guint last, gint points)
{
  g_autofree char *text = points == BRG_TRF_NO_POINTS
                              ? g_strdup ("")
                              : brg_trf_format_points (writing, points, last - first + 1);

  if (text == NULL)
    return FALSE;
  brg_trf_put_right (writing, first, last, text);
  return TRUE;
}

static void
note_cut_name (BrgTrfWriting *writing, const BrgTrfTeam *team)
{
  if (g_utf8_strlen (team->name, -1) > 32)
    brg_format_notes_add (writing->notes, 0, 0,
                          _ ("the name “%s” of a team was cut to 32 characters"), team->name);
}

/* 013: a name and players. */
static void
write_team_16 (BrgTrfWriting *writing, const BrgTrfTeam *team)
{
  g_string_append (writing->text, "013 ");
  brg_trf_put_left (writing, 5, 36, team->name);
  put_players (writing, team, 37);
  brg_trf_end_line (writing);
}

static gboolean
write_team_26 (BrgTrfWriting *writing, const BrgTrfTeam *team)
{
  g_string_append_printf (writing->text, "310 %3d", team->number);
  brg_trf_put_left (writing, 9, 40, team->name);
  brg_trf_put_left (writing, 42, 46, team->nickname);
  brg_trf_put_right (writing, 48, 53, team->strength);
  if (!put_points (writing, 55, 60, team->match_points) ||
      !put_points (writing, 62, 67, team->points))
    return FALSE;
  brg_trf_pad_to (writing, 69);
  if (team->rank > 0)
    g_string_append_printf (writing->text, "%3d", team->rank);
  put_players (writing, team, 74);
  brg_trf_end_line (writing);
  return TRUE;
}

static void
write_line_ups (BrgTrfWriting *writing)
{
  const GPtrArray *line_ups = writing->trf->teams->line_ups;

  for (guint i = 0; i < line_ups->len; i++)
    {
      const BrgTrfLineUp *line_up = line_ups->pdata[i];

      g_string_append_printf (writing->text, "300 %3d %3d %3d", line_up->round, line_up->team,
                              line_up->opponent);
      for (guint k = 0; k < line_up->players->len; k++)
        {
          gint number = g_array_index (line_up->players, gint, k);

          g_string_append_printf (writing->text, number == 0 ? " %04d" : " %4d", number);
        }
      brg_trf_end_line (writing);
    }
}

static gint
find_last_bye_round (const BrgTrfTeams *teams)
{
  gint last = 0;

  for (guint i = 0; i < teams->byes->len; i++)
    if (g_array_index (teams->byes, BrgTrfTeamBye, i).outcome == BRG_OUTCOME_PAIRING_BYE)
      last = MAX (last, g_array_index (teams->byes, BrgTrfTeamBye, i).round);
  return last;
}

static gint
find_bye_team (const BrgTrfTeams *teams, gint round)
{
  for (guint i = 0; i < teams->byes->len; i++)
    {
      const BrgTrfTeamBye *bye = &g_array_index (teams->byes, BrgTrfTeamBye, i);

      if (bye->round == round && bye->outcome == BRG_OUTCOME_PAIRING_BYE)
        return bye->team;
    }
  return 0;
}

/* 320: both scores of the bye, then the team of every round. */
static gboolean
write_pairing_byes (BrgTrfWriting *writing)
{
  const BrgTrfTeams *teams = writing->trf->teams;

  if (teams->bye_match_points == BRG_TRF_NO_POINTS && teams->bye_points == BRG_TRF_NO_POINTS &&
      find_last_bye_round (teams) == 0)
    return TRUE;
  g_string_append (writing->text, "320");
  if (!put_points (writing, 5, 8, teams->bye_match_points) ||
      !put_points (writing, 10, 13, teams->bye_points))
    return FALSE;
  for (gint round = 1; round <= find_last_bye_round (teams); round++)
    g_string_append_printf (writing->text, " %03d", find_bye_team (teams, round));
  brg_trf_end_line (writing);
  return TRUE;
}

static void
write_forfeits (BrgTrfWriting *writing)
{
  const GArray *forfeits = writing->trf->teams->forfeits;

  for (guint i = 0; i < forfeits->len; i++)
    {
      const BrgTrfMatch *match = &g_array_index (forfeits, BrgTrfMatch, i);

      g_string_append_printf (
          writing->text, "330 %c%c %3d %3d %3d", brg_outcome_to_code (match->white_outcome),
          brg_outcome_to_code (match->black_outcome), match->round, match->white, match->black);
      brg_trf_end_line (writing);
    }
}

/* 240, a line a bye, in the order in which they are known. */
static void
write_byes (BrgTrfWriting *writing)
{
  const GArray *byes = writing->trf->teams->byes;

  for (guint i = 0; i < byes->len; i++)
    {
      const BrgTrfTeamBye *bye = &g_array_index (byes, BrgTrfTeamBye, i);

      if (bye->outcome == BRG_OUTCOME_PAIRING_BYE)
        continue;
      g_string_append_printf (writing->text, "240 %c %3d %4d", brg_outcome_to_code (bye->outcome),
                              bye->round, bye->team);
      brg_trf_end_line (writing);
    }
}

static void
write_forbidden (BrgTrfWriting *writing)
{
  const GPtrArray *bans = writing->trf->teams->forbidden;

  for (guint i = 0; i < bans->len; i++)
    {
      const BrgTrfForbidden *ban = bans->pdata[i];

      g_string_append_printf (writing->text, "260 %3d %3d", ban->first_round, ban->last_round);
      for (guint k = 0; k < ban->numbers->len; k++)
        g_string_append_printf (writing->text, " %4d", g_array_index (ban->numbers, gint, k));
      brg_trf_end_line (writing);
    }
}

static void
note_left_out (BrgTrfWriting *writing)
{
  const BrgTrfTeams *teams = writing->trf->teams;

  if (teams->line_ups->len > 0)
    brg_trf_note_left_out (writing, "300");
  if (find_last_bye_round (teams) > 0)
    brg_trf_note_left_out (writing, "320");
  if (teams->forfeits->len > 0)
    brg_trf_note_left_out (writing, "330");
  for (guint i = 0; i < teams->byes->len; i++)
    if (g_array_index (teams->byes, BrgTrfTeamBye, i).outcome != BRG_OUTCOME_PAIRING_BYE)
      {
        brg_trf_note_left_out (writing, "240");
        break;
      }
  if (teams->forbidden->len > 0)
    brg_trf_note_left_out (writing, "260");
}

gboolean
brg_trf_write_teams (BrgTrfWriting *writing)
{
  const BrgTrfTeams *teams = writing->trf->teams;

  if (teams == NULL)
    return TRUE;
  for (guint i = 0; i < teams->teams->len; i++)
    {
      note_cut_name (writing, teams->teams->pdata[i]);
      if (writing->dialect == BRG_TRF_16)
        write_team_16 (writing, teams->teams->pdata[i]);
      else if (!write_team_26 (writing, teams->teams->pdata[i]))
        return FALSE;
    }
  if (writing->dialect == BRG_TRF_16)
    {
      note_left_out (writing);
      return TRUE;
    }
  if (!write_pairing_byes (writing))
    return FALSE;
  write_forfeits (writing);
  write_line_ups (writing);
  write_byes (writing);
  write_forbidden (writing);
  return TRUE;
}
