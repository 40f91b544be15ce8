/* brg-trf-reader.c - reads FIDE tournament report files
 *
 * Lines are sorted by their tag first, because what a line means may depend on a later one (teams,
 * number of rounds). Then come the players, the rounds, and the records that name players.
 *
 * Tests: tests/data/test-trf-read.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-trf-reader.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>
#include <string.h>

#include "brg-acceleration.h"
#include "brg-meeting-games.h"
#include "brg-text-file.h"

#include "brg-trf-reading-private.h"

static const char *const team_tags[] = { "013", "300", "310", "320", "330", "801", "802" };

static const BrgTrfLine *
get_line (const BrgTrfReading *reading, guint index)
{
  return &g_array_index (reading->lines, BrgTrfLine, index);
}

static gboolean
is_team_record (const BrgTrfLine *line)
{
  for (guint i = 0; i < G_N_ELEMENTS (team_tags); i++)
    if (brg_trf_line_has_tag (line, team_tags[i]))
      return TRUE;
  return FALSE;
}

/* National records begin with a federation, extensions with other capitals. */
static gboolean
is_known_kind (const BrgTrfLine *line)
{
  if (line->n_bytes >= 3 && memcmp (line->text, "###", 3) == 0)
    return TRUE;
  if (is_team_record (line) || brg_trf_line_has_tag (line, "240") ||
      brg_trf_line_has_tag (line, "250") || brg_trf_line_has_tag (line, "260") ||
      brg_trf_line_has_tag (line, "299"))
    return TRUE;
  return line->n_bytes >= 3 && g_ascii_isupper (line->text[0]) && g_ascii_isupper (line->text[1]) &&
         g_ascii_isupper (line->text[2]) && (line->n_bytes == 3 || line->text[3] == ' ');
}

static void
keep_line (BrgTrfReading *reading, const BrgTrfLine *line)
{
  BrgTrfRaw *raw = g_new0 (BrgTrfRaw, 1);

  raw->text = g_strchomp (g_strndup (line->text, line->n_bytes));
  raw->after_players = reading->trf->players->len > 0;
  raw->line = line->number;
  g_ptr_array_add (reading->trf->raw, raw);
  if (!is_known_kind (line))
    brg_format_notes_add (reading->trf->notes, line->number, 1,
                          _ ("an unknown record was kept as it is"));
}

static gboolean
begins_with (const BrgTrfLine *line, const char *comment)
{
  return line->n_bytes > strlen (comment) && memcmp (line->text, comment, strlen (comment)) == 0;
}

/* Lines that are dealt with when all players are known. */
static gboolean
is_read_later (const BrgTrfReading *reading, const BrgTrfLine *line)
{
  return brg_trf_is_detail (reading, line) || brg_trf_is_team_detail (reading, line) ||
         begins_with (line, BRG_TRF_ADJOURNED) || begins_with (line, BRG_TRF_CARRIED) ||
         begins_with (line, BRG_TRF_MEETINGS) || begins_with (line, BRG_TRF_GAMES) ||
         begins_with (line, BRG_TRF_DISCIPLINE);
}

static gboolean
read_line (BrgTrfReading *reading, BrgTrfLine *line)
{
  gboolean is_known;

  if (brg_trf_line_has_tag (line, "001"))
    {
      if (brg_trf_line_fit_columns (line))
        brg_format_notes_add (reading->trf->notes, line->number, 1,
                              _ ("the columns of this line count bytes instead of characters"));
      return brg_trf_read_player (reading, line);
    }
  if (!brg_trf_read_header (reading, line, &is_known))
    {
      if (!brg_trf_mend (reading, BRG_TRF_REPAIR_RECORD))
        return FALSE;
      brg_trf_keep_as_comment (reading, line);
      return TRUE;
    }
  if (!is_known && !is_read_later (reading, line))
    keep_line (reading, line);
  return TRUE;
}

/* Any file may be taken for a report: what has no player is not cut into lines at all. */
static gboolean
has_player (const char *text, gsize length)
{
  const char *end = text + length;

  for (const char *p = text; end - p > 3; p++)
    {
      if (memcmp (p, "001", 3) == 0 && g_ascii_isspace (p[3]))
        return TRUE;
      while (p < end && *p != '\n' && *p != '\r')
        p++;
    }
  return FALSE;
}

static gboolean
read_lines (BrgTrfReading *reading)
{
  for (guint i = 0; i < reading->lines->len; i++)
    reading->trf->is_team = reading->trf->is_team || is_team_record (get_line (reading, i));
  brg_trf_prepare_teams (reading);
  for (guint i = 0; i < reading->lines->len; i++)
    if (!read_line (reading, &g_array_index (reading->lines, BrgTrfLine, i)))
      return FALSE;
  return TRUE;
}

typedef struct
{
  BrgTrfPlayer *player;
  const BrgTrfLine *line;
} PlayerLine;

static gint
compare_numbers (gconstpointer a, gconstpointer b)
{
  const PlayerLine *one = a;
  const PlayerLine *other = b;

  if (one->player->number != other->player->number)
    return one->player->number < other->player->number ? -1 : 1;
  return one->line->number < other->line->number ? -1 : one->line->number > other->line->number;
}

/* Finds out who has which number. */
static void
index_players (BrgTrfReading *reading)
{
  reading->index_of = g_new (gint, BRG_TRF_MAX_PLAYERS + 1);
  for (gint i = 0; i <= BRG_TRF_MAX_PLAYERS; i++)
    reading->index_of[i] = BRG_NOBODY;
  for (gint i = 0; i < (gint) reading->trf->players->len; i++)
    reading->index_of[brg_trf_get_player (reading->trf, i)->number] = i;
}

static void
find_player_lines (BrgTrfReading *reading)
{
  guint n_seen = 0;

  reading->player_lines = g_new0 (const BrgTrfLine *, reading->trf->players->len);
  for (guint i = 0; i < reading->lines->len; i++)
    if (brg_trf_line_has_tag (get_line (reading, i), "001"))
      reading->player_lines[n_seen++] = get_line (reading, i);
}

/* Puts the players in the order of pairing. */
static gboolean
sort_players (BrgTrfReading *reading)
{
  GPtrArray *players = reading->trf->players;
  g_autofree PlayerLine *order = NULL;

  find_player_lines (reading);
  if (!brg_trf_number_players (reading))
    return FALSE;
  order = g_new0 (PlayerLine, players->len);
  for (guint i = 0; i < players->len; i++)
    order[i] = (PlayerLine){ players->pdata[i], reading->player_lines[i] };
  if (!reading->trf->numbers_by_line)
    qsort (order, players->len, sizeof *order, compare_numbers);
  for (guint i = 0; i < players->len; i++)
    {
      players->pdata[i] = order[i].player;
      reading->player_lines[i] = order[i].line;
    }
  index_players (reading);
  return TRUE;
}

static gboolean
make_tournament (BrgTrfReading *reading)
{
  BrgTrf *trf = reading->trf;
  gint cycles;
  gint n_rounds;
  BrgTournamentKind kind = brg_trf_detect_kind (trf, &cycles);

  if (!brg_trf_settle_n_rounds (reading, &n_rounds))
    return FALSE;
  brg_tournament_free (trf->tournament);
  trf->tournament = brg_tournament_new (kind, (gint) trf->players->len, n_rounds);
  trf->tournament->cycles = cycles;
  for (gint i = 0; i < trf->tournament->n_players; i++)
    {
      BrgPlayer *player = &trf->tournament->players[i];

      player->number = trf->numbers_by_line ? i + 1 : brg_trf_get_player (trf, i)->number;
      player->rating = brg_trf_get_player (trf, i)->rating;
    }
  return TRUE;
}

static gint
find_token_player (const BrgTrfReading *reading, const GArray *tokens, guint index)
{
  gint number = 0;

  brg_trf_parse_number (g_array_index (tokens, BrgTrfToken, index).text, BRG_TRF_MAX_PLAYERS,
                        &number);
  return reading->index_of[number];
}

/* Our comment on an adjourned game, see brg_trf_write(). It changes open games only. */
static void
read_adjourned_line (BrgTrfReading *reading, const BrgTrfLine *line)
{
  BrgTournament *tournament = reading->trf->tournament;
  g_autoptr (GArray) tokens = brg_trf_line_tokens (line, strlen (BRG_TRF_ADJOURNED) + 1);
  gint round = 0;
  gint white;
  gint black;

  if (tokens->len < 3 ||
      !brg_trf_parse_number (g_array_index (tokens, BrgTrfToken, 0).text, tournament->n_rounds,
                             &round) ||
      round == 0)
    return;
  white = find_token_player (reading, tokens, 1);
  black = find_token_player (reading, tokens, 2);
  if (white == BRG_NOBODY || black == BRG_NOBODY ||
      brg_tournament_cell (tournament, white, round)->opponent != black ||
      brg_tournament_cell (tournament, white, round)->outcome != BRG_OUTCOME_NONE)
    return;
  brg_tournament_cell (tournament, white, round)->outcome = BRG_OUTCOME_ADJOURNED;
  brg_tournament_cell (tournament, black, round)->outcome = BRG_OUTCOME_ADJOURNED;
}

/* Our comment on points of an earlier stage in TRF16, see brg_trf_write(). */
static void
read_carried_line (BrgTrfReading *reading, const BrgTrfLine *line)
{
  g_autoptr (GArray) tokens = brg_trf_line_tokens (line, strlen (BRG_TRF_CARRIED) + 1);
  gint player;
  gint points;

  if (tokens->len < 2 ||
      !brg_trf_parse_points (g_array_index (tokens, BrgTrfToken, 1).text, &points))
    return;
  player = find_token_player (reading, tokens, 0);
  if (player != BRG_NOBODY)
    brg_tournament_set_carried (reading->trf->tournament, player, points);
}

/* Our comment on the games of a meeting, see brg_trf_write(). */
static void
read_meetings_line (BrgTrfReading *reading, const BrgTrfLine *line)
{
  g_autoptr (GArray) tokens = brg_trf_line_tokens (line, strlen (BRG_TRF_MEETINGS) + 1);
  gint n_games = 1;

  if (tokens->len >= 1 &&
      brg_trf_parse_number (g_array_index (tokens, BrgTrfToken, 0).text, BRG_MEETING_MOST_GAMES,
                            &n_games) &&
      n_games >= 1)
    brg_meeting_games_set_number (reading->trf->tournament, n_games);
}

static gboolean
read_games (const char *letters, gint n_games, BrgOutcome *games)
{
  if ((gint) strlen (letters) != n_games)
    return FALSE;
  for (gint i = 0; i < n_games; i++)
    if (letters[i] == '.')
      games[i] = BRG_OUTCOME_NONE;
    else if (!brg_outcome_from_code (letters[i], &games[i]) || brg_outcome_is_bye (games[i]))
      return FALSE;
  return TRUE;
}

typedef struct
{
  gint round;
  gint white;
  gint black;
  BrgOutcome games[2][BRG_MEETING_MOST_GAMES];
} GamesLine;

static gboolean
parse_games_line (BrgTrfReading *reading, const BrgTrfLine *line, GamesLine *parsed)
{
  const BrgTournament *tournament = reading->trf->tournament;
  g_autoptr (GArray) tokens = brg_trf_line_tokens (line, strlen (BRG_TRF_GAMES) + 1);

  if (tokens->len < 5 ||
      !brg_trf_parse_number (g_array_index (tokens, BrgTrfToken, 0).text, tournament->n_rounds,
                             &parsed->round) ||
      parsed->round == 0 ||
      !read_games (g_array_index (tokens, BrgTrfToken, 3).text, tournament->n_games,
                   parsed->games[0]) ||
      !read_games (g_array_index (tokens, BrgTrfToken, 4).text, tournament->n_games,
                   parsed->games[1]))
    return FALSE;
  parsed->white = find_token_player (reading, tokens, 1);
  parsed->black = find_token_player (reading, tokens, 2);
  return parsed->white != BRG_NOBODY && parsed->black != BRG_NOBODY;
}

static gboolean
makes_result (const BrgTournament *tournament, const GamesLine *parsed)
{
  BrgOutcome outcomes[2];

  brg_meeting_games_judge (parsed->games[0], parsed->games[1], tournament->n_games, FALSE,
                           &outcomes[0], &outcomes[1]);
  return outcomes[0] == brg_tournament_cell (tournament, parsed->white, parsed->round)->outcome &&
         outcomes[1] == brg_tournament_cell (tournament, parsed->black, parsed->round)->outcome;
}

/* Games that do not make the result of the round are not taken, and that is told: the result
 * counts. */
static void
read_games_line (BrgTrfReading *reading, const BrgTrfLine *line)
{
  BrgTournament *tournament = reading->trf->tournament;
  GamesLine parsed = { 0 };

  if (tournament->n_games == 1 || !parse_games_line (reading, line, &parsed))
    brg_format_notes_add (reading->trf->notes, line->number, 1,
                          _ ("the games of a meeting cannot be read; its result counts"));
  else if (brg_tournament_cell (tournament, parsed.white, parsed.round)->opponent != parsed.black)
    brg_format_notes_add (
        reading->trf->notes, line->number, 1,
        _ ("players %d and %d did not meet in round %d; the games of that meeting are left out"),
        brg_trf_get_player (reading->trf, parsed.white)->number,
        brg_trf_get_player (reading->trf, parsed.black)->number, parsed.round);
  else if (!makes_result (tournament, &parsed))
    brg_format_notes_add (
        reading->trf->notes, line->number, 1,
        _ ("the games of players %d and %d do not give the result of round %d; the result counts"),
        brg_trf_get_player (reading->trf, parsed.white)->number,
        brg_trf_get_player (reading->trf, parsed.black)->number, parsed.round);
  else
    for (gint i = 1; i <= tournament->n_games; i++)
      {
        brg_meeting_games_set (tournament, parsed.white, parsed.round, i, parsed.games[0][i - 1]);
        brg_meeting_games_set (tournament, parsed.black, parsed.round, i, parsed.games[1][i - 1]);
      }
}

/* Our comment on the discipline, see brg_trf_write(); one that is not known tells nothing. */
static void
read_discipline_line (BrgTrfReading *reading, const BrgTrfLine *line)
{
  g_autoptr (GArray) tokens = brg_trf_line_tokens (line, strlen (BRG_TRF_DISCIPLINE) + 1);

  if (tokens->len >= 1)
    brg_discipline_from_id (g_array_index (tokens, BrgTrfToken, 0).text, &reading->trf->discipline);
}

/* rus-draughts-2022 app. 2: who is named first in a table has Black in renju. */
static void
settle_discipline (BrgTrfReading *reading)
{
  BrgTrf *trf = reading->trf;

  trf->knows_discipline = TRUE;
  trf->discipline = brg_trf_guess_discipline (trf);
  for (guint i = 0; i < reading->lines->len; i++)
    if (begins_with (get_line (reading, i), BRG_TRF_DISCIPLINE))
      read_discipline_line (reading, get_line (reading, i));
  trf->tournament->black_begins = trf->discipline == BRG_DISCIPLINE_RENJU;
}

static void
read_comments (BrgTrfReading *reading)
{
  for (guint i = 0; i < reading->lines->len; i++)
    if (begins_with (get_line (reading, i), BRG_TRF_ADJOURNED))
      read_adjourned_line (reading, get_line (reading, i));
    else if (begins_with (get_line (reading, i), BRG_TRF_CARRIED))
      read_carried_line (reading, get_line (reading, i));
    else if (begins_with (get_line (reading, i), BRG_TRF_MEETINGS))
      read_meetings_line (reading, get_line (reading, i));
  /* An adjourned game may stand behind its meeting. */
  for (guint i = 0; i < reading->lines->len; i++)
    if (begins_with (get_line (reading, i), BRG_TRF_GAMES))
      read_games_line (reading, get_line (reading, i));
}

/* A blank in a round that was paired is an absence; in a round robin it is the free round. */
static void
fill_blanks (BrgTournament *tournament)
{
  gint last = brg_tournament_last_paired_round (tournament);

  for (gint round = 1; round <= last && tournament->kind == BRG_TOURNAMENT_SWISS; round++)
    for (gint player = 0; player < tournament->n_players; player++)
      {
        BrgCell *cell = brg_tournament_cell (tournament, player, round);

        if (cell->opponent == BRG_NOBODY && cell->outcome == BRG_OUTCOME_NONE)
          cell->outcome = BRG_OUTCOME_ZERO_BYE;
      }
}

static void
settle_initial_colour (BrgTrfReading *reading)
{
  BrgTournament *tournament = reading->trf->tournament;

  tournament->initial_colour = reading->initial_colour;
  if (reading->initial_colour != BRG_COLOUR_NONE || tournament->kind != BRG_TOURNAMENT_SWISS)
    return;
  tournament->initial_colour = brg_trf_infer_initial_colour (tournament);
  reading->trf->initial_colour_is_inferred = tournament->initial_colour != BRG_COLOUR_NONE;
}

/* Acceleration that is named in the coded type only: the numbers of the file say who is in the
 * upper group. */
static void
settle_named_acceleration (BrgTrf *trf)
{
  BrgTournament *tournament = trf->tournament;
  const char *type = trf->texts[BRG_TRF_TEXT_TYPE_CODE];
  gint n_upper = brg_acceleration_count_group (tournament->n_players);

  if (type == NULL || !g_str_has_suffix (type, "_BAKU") || trf->is_team || n_upper == 0 ||
      tournament->kind != BRG_TOURNAMENT_SWISS ||
      !brg_acceleration_is_allowed (&tournament->scoring))
    return;
  n_upper = MIN (n_upper, tournament->n_players);
  brg_acceleration_apply (tournament, tournament->players[n_upper - 1].number);
}

/* Acceleration and forbidden pairs are input of the pairing, so the tournament has them too. */
static void
settle_pairing_rules (BrgTrf *trf)
{
  BrgTournament *tournament = trf->tournament;

  if (trf->accelerations->len == 0)
    settle_named_acceleration (trf);
  for (gint round = 1; trf->accelerations->len > 0 && round <= tournament->n_rounds; round++)
    for (gint player = 0; player < tournament->n_players; player++)
      brg_tournament_set_virtual_points (tournament, player, round,
                                         brg_trf_virtual_points (trf, player, round));
  for (guint i = 0; i < trf->forbidden->len; i++)
    {
      const BrgTrfForbidden *group = trf->forbidden->pdata[i];

      for (guint j = 0; j < group->numbers->len; j++)
        for (guint k = j + 1; k < group->numbers->len; k++)
          {
            gint player = brg_trf_find_player (trf, g_array_index (group->numbers, gint, j));
            gint other = brg_trf_find_player (trf, g_array_index (group->numbers, gint, k));

            if (player != other)
              brg_tournament_forbid (tournament, player, other, group->first_round,
                                     group->last_round);
          }
    }
}

static gboolean
is_adjusted (const BrgTrf *trf, gint number)
{
  for (guint i = 0; i < trf->adjustments->len; i++)
    {
      const GArray *numbers = ((BrgTrfAdjustment *) trf->adjustments->pdata[i])->numbers;

      if (numbers->len == 0)
        return TRUE;
      for (guint j = 0; j < numbers->len; j++)
        if (g_array_index (numbers, gint, j) == number)
          return TRUE;
    }
  return FALSE;
}

/* The points of a record may or may not hold byes of the rounds to come and virtual points. */
static gboolean
explains_points (const BrgTrf *trf, gint index, gint last)
{
  gint points = brg_trf_get_player (trf, index)->points;
  gint score = brg_tournament_score (trf->tournament, index, last);

  for (gint round = last; round <= trf->tournament->n_rounds; round++)
    {
      if (round > last)
        score += brg_scoring_points (&trf->tournament->scoring,
                                     brg_tournament_cell (trf->tournament, index, round)->outcome);
      if (points == score || points == score + brg_trf_virtual_points (trf, index, last) ||
          points == score + brg_trf_virtual_points (trf, index, last + 1))
        return TRUE;
    }
  return FALSE;
}

static char *
format_points (gint points)
{
  return g_strdup_printf ("%s%d.%02d", points < 0 ? "-" : "", ABS (points) / BRG_POINT,
                          ABS (points) % BRG_POINT * 100 / BRG_POINT);
}

static void
check_points (BrgTrfReading *reading, gint index, gint last)
{
  const BrgTrf *trf = reading->trf;
  const BrgTrfPlayer *player = brg_trf_get_player (trf, index);
  g_autofree char *written = NULL;
  g_autofree char *counted = NULL;

  if (player->points == BRG_TRF_NO_POINTS || explains_points (trf, index, last) ||
      is_adjusted (trf, player->number))
    return;
  written = format_points (player->points);
  counted = format_points (brg_tournament_score (trf->tournament, index, last));
  brg_format_notes_add (trf->notes, reading->player_lines[index]->number, 81,
                        _ ("player %d has %s points here and %s by his results, which were taken"),
                        player->number, written, counted);
}

static void
check_count (BrgTrfReading *reading)
{
  const char *text = reading->trf->texts[BRG_TRF_TEXT_N_PLAYERS];
  gint64 announced = text != NULL ? g_ascii_strtoll (text, NULL, 10) : 0;
  guint count = (guint) CLAMP (announced, 0, BRG_TRF_MAX_PLAYERS);

  if (count == 0 || count == reading->trf->players->len)
    return;
  for (guint i = 0; i < reading->lines->len; i++)
    if (brg_trf_line_has_tag (get_line (reading, i), "062"))
      brg_format_notes_add (reading->trf->notes, get_line (reading, i)->number, 5,
                            _ ("%u players are announced and %u are there"), count,
                            reading->trf->players->len);
}

static gboolean
read_report (BrgTrfReading *reading)
{
  gint last;

  if (!brg_trf_check_lengths (reading) || !read_lines (reading) || !sort_players (reading))
    return FALSE;
  if (!make_tournament (reading) || !brg_trf_finish_scoring (reading) ||
      !brg_trf_read_cells (reading) || !brg_trf_check_games (reading))
    return FALSE;
  brg_trf_settle_byes (reading);
  if (!brg_trf_read_details (reading) || !brg_trf_read_teams (reading))
    return FALSE;
  settle_discipline (reading);
  read_comments (reading);
  fill_blanks (reading->trf->tournament);
  settle_initial_colour (reading);
  settle_pairing_rules (reading->trf);
  last = brg_tournament_last_paired_round (reading->trf->tournament);
  for (gint i = 0; i < reading->trf->tournament->n_players; i++)
    check_points (reading, i, last);
  check_count (reading);
  brg_trf_note_doubts (reading);
  brg_format_notes_sort (reading->trf->notes);
  return TRUE;
}

static gint
compare_repairs (gconstpointer a, gconstpointer b)
{
  const BrgTrfRepair *one = *(BrgTrfRepair *const *) a;
  const BrgTrfRepair *other = *(BrgTrfRepair *const *) b;

  if (one->line != other->line)
    return one->line < other->line ? -1 : 1;
  return one->column < other->column ? -1 : one->column > other->column;
}

static BrgTrf *
read_text (BrgTrfReading *reading, const char *text, gsize length, const char *name, GError **error)
{
  g_autoptr (BrgTrf) trf = brg_trf_new (NULL);
  gboolean is_sound;

  if (!has_player (text, length))
    {
      brg_format_set_error (
          error, BRG_FORMAT_ERROR_NOT_RECOGNISED, name, 1, 1,
          _ ("this is not a tournament report, expected lines that begin with 001"));
      return NULL;
    }
  reading->trf = trf;
  reading->lines = brg_trf_lines_split (text, length, BRG_TRF_MOST_LINES + 1);
  reading->twins = g_hash_table_new (NULL, NULL);
  is_sound = read_report (reading);
  if (!is_sound)
    brg_format_set_error (error, reading->fault.code, name, reading->fault.line,
                          reading->fault.column, "%s", reading->fault.text);
  g_ptr_array_sort (trf->repairs, compare_repairs);
  g_array_unref (reading->lines);
  g_hash_table_unref (reading->twins);
  g_free (reading->fault.text);
  g_free (reading->player_lines);
  g_free (reading->index_of);
  return is_sound ? g_steal_pointer (&trf) : NULL;
}

BrgTrf *
brg_trf_read (const char *text, gssize length, const char *name, GError **error)
{
  BrgTrfReading reading = { 0 };

  g_return_val_if_fail (text != NULL, NULL);
  g_return_val_if_fail (name != NULL, NULL);

  return read_text (&reading, text, length < 0 ? strlen (text) : (gsize) length, name, error);
}

BrgTrf *
brg_trf_read_mending (const char *text,
                      gssize length,
                      const char *name,
                      const GPtrArray *left,
                      GError **error)
{
  BrgTrfReading reading = { .mends = TRUE, .left = left };

  g_return_val_if_fail (text != NULL, NULL);
  g_return_val_if_fail (name != NULL, NULL);

  return read_text (&reading, text, length < 0 ? strlen (text) : (gsize) length, name, error);
}

BrgTrf *
brg_trf_load (GFile *file, const char *name, GError **error)
{
  g_autoptr (BrgTextFile) text_file = brg_text_file_load (file, name, error);

  if (text_file == NULL)
    return NULL;
  return brg_trf_read (text_file->text, (gssize) text_file->length, text_file->name, error);
}
