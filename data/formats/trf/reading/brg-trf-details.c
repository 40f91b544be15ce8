/* brg-trf-details.c - records of a report file that name players: byes, acceleration, bans
 *
 * Numbers are taken as words, not by columns: programs disagree on columns here, and the order of
 * the numbers is always the same.
 *
 * Tests: tests/data/test-trf-read.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "brg-trf-reading-private.h"

typedef gboolean (*Reader) (BrgTrfReading *reading, const BrgTrfLine *line, const GArray *tokens);

static const BrgTrfToken *
get_token (const GArray *tokens, guint index)
{
  return &g_array_index (tokens, BrgTrfToken, index);
}

static gboolean
read_player_numbers (BrgTrfReading *reading,
                     const BrgTrfLine *line,
                     const GArray *tokens,
                     guint first,
                     GArray *numbers)
{
  gboolean is_whole = TRUE;

  for (guint i = first; i < tokens->len; i++)
    {
      gint number;

      if (brg_trf_read_player_number (reading, line, get_token (tokens, i), &number))
        g_array_append_val (numbers, number);
      else if (!brg_trf_mend (reading, BRG_TRF_REPAIR_NUMBER))
        return FALSE;
      else
        is_whole = FALSE;
    }
  if (!is_whole)
    brg_trf_keep_as_comment (reading, line);
  return TRUE;
}

/* Whether too few are left of the numbers from a word on, some of which were nobody's: of one
 * player no pair can be forbidden, and points for nobody would be points for everybody. */
static gboolean
has_lost_all (const GArray *tokens, guint first, const GArray *numbers, guint n_needed)
{
  return numbers->len < n_needed && tokens->len > first + numbers->len;
}

static gboolean
read_virtual_points (BrgTrfReading *reading,
                     const BrgTrfLine *line,
                     const BrgTrfToken *token,
                     gint *points)
{
  if (brg_trf_parse_points (token->text, points))
    return TRUE;
  return brg_trf_fail (reading, BRG_FORMAT_ERROR_SYNTAX, line, token->column,
                       _ ("“%s” is not a number of points, expected a number such as 1.0"),
                       token->text);
}

/* The table of results holds; a bye that it does not show is noted and left. */
static void
announce_bye (BrgTrfReading *reading,
              const BrgTrfLine *line,
              guint column,
              gint number,
              gint round,
              BrgOutcome outcome)
{
  BrgTournament *tournament = reading->trf->tournament;
  gint player = reading->index_of[number];
  const BrgCell *cell = brg_tournament_cell (tournament, player, round);

  if (round <= brg_tournament_last_paired_round (tournament))
    reading->trf->lists_past_byes = TRUE;
  if (outcome == BRG_OUTCOME_ZERO_BYE && tournament->kind == BRG_TOURNAMENT_ROUND_ROBIN)
    return;
  if (cell->opponent == BRG_NOBODY && cell->outcome == BRG_OUTCOME_NONE)
    brg_tournament_set_bye (tournament, round, player, outcome);
  else if (cell->outcome != outcome)
    brg_format_notes_add (reading->trf->notes, line->number, column,
                          _ ("player %d has a bye here and something else in round %d of his own "
                             "record, which was taken"),
                          number, round);
}

static gboolean
is_number (const BrgTrfToken *token, gint number)
{
  gint written;

  return brg_trf_parse_number (token->text, BRG_TRF_MAX_PLAYERS, &written) && written == number;
}

/* 240: type, round, players. */
static gboolean
read_byes (BrgTrfReading *reading, const BrgTrfLine *line, const GArray *tokens)
{
  g_autoptr (GArray) numbers = g_array_new (FALSE, FALSE, sizeof (gint));
  BrgOutcome outcome;
  gint round;
  guint at = 2;

  if (!brg_trf_read_bye_type (reading, line, tokens, &outcome, &round) ||
      !read_player_numbers (reading, line, tokens, 2, numbers))
    return FALSE;
  for (guint i = 0; i < numbers->len; i++)
    {
      gint number = g_array_index (numbers, gint, i);

      /* Between them may be some that are nobody's. */
      while (!is_number (get_token (tokens, at), number))
        at++;
      announce_bye (reading, line, get_token (tokens, at++)->column, number, round, outcome);
    }
  return TRUE;
}

/* 250: points, or match points and points, then rounds and players from and to. */
static gboolean
read_acceleration (BrgTrfReading *reading, const BrgTrfLine *line, const GArray *tokens)
{
  BrgTrfAcceleration a = { 0 };
  guint n_points = tokens->len == 6 ? 2 : 1;

  if (tokens->len < 5)
    return brg_trf_fail_short (reading, line,
                               _ ("points, first and last round, first and last player"));
  if (n_points == 2 && !read_virtual_points (reading, line, get_token (tokens, 0), &a.match_points))
    return FALSE;
  if (!read_virtual_points (reading, line, get_token (tokens, n_points - 1), &a.points) ||
      !brg_trf_read_round (reading, line, get_token (tokens, n_points), 1, &a.first_round) ||
      !brg_trf_read_round (reading, line, get_token (tokens, n_points + 1), 1, &a.last_round))
    return FALSE;
  /* The ends of the range need not be players: a number may be missing. */
  if (!brg_trf_parse_number (get_token (tokens, n_points + 2)->text, BRG_TRF_MAX_PLAYERS,
                             &a.first_number) ||
      !brg_trf_parse_number (get_token (tokens, n_points + 3)->text, BRG_TRF_MAX_PLAYERS,
                             &a.last_number))
    return brg_trf_fail (reading, BRG_FORMAT_ERROR_SYNTAX, line,
                         get_token (tokens, n_points + 2)->column,
                         _ ("the range of players is not a pair of numbers, expected for example "
                            "1 24"));
  if (a.first_round > a.last_round || a.first_number > a.last_number)
    return brg_trf_fail (reading, BRG_FORMAT_ERROR_CONTRADICTION, line,
                         get_token (tokens, n_points)->column,
                         _ ("a range ends before it begins, expected the smaller number first"));
  g_array_append_val (reading->trf->accelerations, a);
  return TRUE;
}

/* XXA: player, then virtual points of every round. Equal rounds in a row are kept as one. */
static gboolean
read_xxa (BrgTrfReading *reading, const BrgTrfLine *line, const GArray *tokens)
{
  gint number;
  BrgTrfAcceleration *last = NULL;

  if (tokens->len == 0)
    return brg_trf_fail_short (reading, line, _ ("a player and points"));
  if (!brg_trf_read_player_number (reading, line, get_token (tokens, 0), &number))
    return FALSE;
  for (guint i = 1; i < tokens->len && i <= BRG_TRF_MAX_ROUNDS; i++)
    {
      BrgTrfAcceleration a = {
        .first_round = (gint) i,
        .last_round = (gint) i,
        .first_number = number,
        .last_number = number,
      };

      if (!read_virtual_points (reading, line, get_token (tokens, i), &a.points))
        return FALSE;
      if (last != NULL && last->points == a.points)
        last->last_round = a.last_round;
      else
        {
          g_array_append_val (reading->trf->accelerations, a);
          last = &g_array_index (reading->trf->accelerations, BrgTrfAcceleration,
                                 reading->trf->accelerations->len - 1);
        }
    }
  return TRUE;
}

/* 260: first and last round, players. */
static gboolean
read_forbidden (BrgTrfReading *reading, const BrgTrfLine *line, const GArray *tokens)
{
  g_autoptr (GArray) numbers = g_array_new (FALSE, FALSE, sizeof (gint));
  gint first_round;
  gint last_round;

  if (!brg_trf_read_ban_rounds (reading, line, tokens, &first_round, &last_round) ||
      !read_player_numbers (reading, line, tokens, 2, numbers))
    return FALSE;
  if (has_lost_all (tokens, 2, numbers, 2))
    return TRUE;
  brg_trf_forbid (reading->trf->forbidden, first_round, last_round, numbers);
  return TRUE;
}

/* XXP: players, for all rounds. */
static gboolean
read_xxp (BrgTrfReading *reading, const BrgTrfLine *line, const GArray *tokens)
{
  g_autoptr (GArray) numbers = g_array_new (FALSE, FALSE, sizeof (gint));

  if (!read_player_numbers (reading, line, tokens, 0, numbers))
    return FALSE;
  if (has_lost_all (tokens, 0, numbers, 2))
    return TRUE;
  brg_trf_forbid (reading->trf->forbidden, 1, MAX (reading->trf->tournament->n_rounds, 1), numbers);
  return TRUE;
}

/* XXZ: players who will miss the round to be paired. */
static gboolean
read_xxz (BrgTrfReading *reading, const BrgTrfLine *line, const GArray *tokens)
{
  g_autoptr (GArray) numbers = g_array_new (FALSE, FALSE, sizeof (gint));
  gint round = brg_tournament_last_paired_round (reading->trf->tournament) + 1;

  if (!read_player_numbers (reading, line, tokens, 0, numbers))
    return FALSE;
  if (round > reading->trf->tournament->n_rounds)
    {
      brg_format_notes_add (reading->trf->notes, line->number, 1,
                            _ ("players are absent from a round after the last one; ignored"));
      return TRUE;
    }
  for (guint i = 0; i < numbers->len; i++)
    announce_bye (reading, line, get_token (tokens, i)->column, g_array_index (numbers, gint, i),
                  round, BRG_OUTCOME_ZERO_BYE);
  return TRUE;
}

/* A bonus for no round in particular: with such points a player begins. */
static gboolean
is_carried (gunichar kind, guint n_points, gint round, const GArray *numbers)
{
  return kind == ' ' && n_points == 1 && round == 0 && numbers->len > 0;
}

static void
carry_points (BrgTrfReading *reading, const GArray *numbers, gint points)
{
  BrgTournament *tournament = reading->trf->tournament;

  for (guint i = 0; i < numbers->len; i++)
    {
      gint player = reading->index_of[g_array_index (numbers, gint, i)];

      brg_tournament_set_carried (tournament, player,
                                  brg_tournament_carried (tournament, player) + points);
    }
}

/* 299: type at column 5 or blank, points or match points and points, round or nothing for all,
 * players. The round has three columns and the players have four: a first whole number that ends
 * within five columns of the points is the round. */
static gboolean
read_adjustment (BrgTrfReading *reading, const BrgTrfLine *line, const GArray *tokens)
{
  g_autoptr (GArray) numbers = g_array_new (FALSE, FALSE, sizeof (gint));
  gint points[2] = { BRG_TRF_NO_POINTS, BRG_TRF_NO_POINTS };
  gunichar kind = brg_trf_line_char (line, 5);
  guint n_points = 0;
  guint i = kind == ' ' ? 0 : 1;
  guint points_end = 0;
  gint round = 0;
  BrgTrfAdjustment *adjustment;

  if (kind >= 0x80 || strchr ("WDLFHZ+- ", g_ascii_toupper ((gchar) kind)) == NULL)
    return brg_trf_fail (reading, BRG_FORMAT_ERROR_SYNTAX, line, 5,
                         _ ("this is not a type of points, expected one of W D L F H Z + - or "
                            "a blank"));
  for (; i < tokens->len && n_points < 2 && strpbrk (get_token (tokens, i)->text, ".,") != NULL;
       i++)
    {
      const BrgTrfToken *token = get_token (tokens, i);

      if (!read_virtual_points (reading, line, token, &points[n_points++]))
        return FALSE;
      points_end = token->column + (guint) strlen (token->text) - 1;
    }
  if (n_points == 0)
    return brg_trf_fail_short (reading, line, _ ("points, a round and players"));
  if (i < tokens->len &&
      get_token (tokens, i)->column + strlen (get_token (tokens, i)->text) - 1 <= points_end + 5)
    {
      if (!brg_trf_read_round (reading, line, get_token (tokens, i), 0, &round))
        return FALSE;
      i++;
    }
  if (!read_player_numbers (reading, line, tokens, i, numbers))
    return FALSE;
  if (has_lost_all (tokens, i, numbers, 1))
    return TRUE;
  if (is_carried (kind, n_points, round, numbers))
    {
      carry_points (reading, numbers, points[0]);
      return TRUE;
    }
  adjustment = g_new0 (BrgTrfAdjustment, 1);
  adjustment->kind = g_ascii_toupper ((gchar) kind);
  adjustment->match_points = n_points == 2 ? points[0] : BRG_TRF_NO_POINTS;
  adjustment->points = points[n_points - 1];
  adjustment->round = round;
  adjustment->line = line->number;
  adjustment->numbers = g_steal_pointer (&numbers);
  g_ptr_array_add (reading->trf->adjustments, adjustment);
  return TRUE;
}

/* In the order in which they are read: XXZ needs to know which rounds 240 leaves open. */
static const struct
{
  const char *tag;
  Reader read;
  gboolean may_name_teams; /* in a file with teams the numbers are teams: kept as it is */
} details[] = {
  { "240", read_byes, TRUE },      { "250", read_acceleration, TRUE },
  { "260", read_forbidden, TRUE }, { "299", read_adjustment, TRUE },
  { "XXA", read_xxa, FALSE },      { "XXP", read_xxp, FALSE },
  { "XXZ", read_xxz, FALSE },
};

gboolean
brg_trf_is_detail (const BrgTrfReading *reading, const BrgTrfLine *line)
{
  for (guint i = 0; i < G_N_ELEMENTS (details); i++)
    if (brg_trf_line_has_tag (line, details[i].tag))
      return !(details[i].may_name_teams && reading->trf->is_team);
  return FALSE;
}

gboolean
brg_trf_read_details (BrgTrfReading *reading)
{
  for (guint i = 0; i < G_N_ELEMENTS (details); i++)
    {
      if (details[i].may_name_teams && reading->trf->is_team)
        continue;
      /* 250 beats XXA. */
      if (g_str_equal (details[i].tag, "XXA") && reading->trf->accelerations->len > 0)
        continue;
      for (guint j = 0; j < reading->lines->len; j++)
        {
          const BrgTrfLine *line = &g_array_index (reading->lines, BrgTrfLine, j);
          g_autoptr (GArray) tokens = NULL;

          if (!brg_trf_line_has_tag (line, details[i].tag))
            continue;
          tokens = brg_trf_line_tokens (line, 4);
          if (details[i].read (reading, line, tokens))
            continue;
          if (!brg_trf_mend (reading, BRG_TRF_REPAIR_RECORD))
            return FALSE;
          brg_trf_keep_as_comment (reading, line);
        }
    }
  return TRUE;
}

/* The last round of which a bye is announced, for files that do not say the number of rounds. */
gint
brg_trf_last_bye_round (const BrgTrfReading *reading)
{
  gint last = 0;

  if (reading->trf->is_team)
    return brg_trf_last_team_round (reading);
  for (guint i = 0; i < reading->lines->len; i++)
    {
      const BrgTrfLine *line = &g_array_index (reading->lines, BrgTrfLine, i);
      g_autoptr (GArray) tokens = NULL;
      gint round = 0;

      if (!brg_trf_line_has_tag (line, "240"))
        continue;
      tokens = brg_trf_line_tokens (line, 4);
      if (tokens->len >= 2 &&
          brg_trf_parse_number (get_token (tokens, 1)->text, BRG_TRF_MAX_ROUNDS, &round))
        last = MAX (last, round);
    }
  return last;
}
